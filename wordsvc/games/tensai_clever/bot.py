"""A sensible player of Tensai Clever, which takes what adds most expected points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

import msgspec

from wordsvc.games.core.bots import Intent
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Slot
from wordsvc.games.core.values import View
from wordsvc.games.tensai_clever.bonuses import square_bonuses
from wordsvc.games.tensai_clever.cards import ANIMAL, deck, letters_of
from wordsvc.games.tensai_clever.evolve_letters import with_letter
from wordsvc.games.tensai_clever.moves import (
    Choose,
    ClaimLightBlue,
    ClaimPink,
    Count,
    Done,
    TensaiCleverMove,
    Vote,
)
from wordsvc.games.tensai_clever.outlook import NO_CARDS, Outlook, Outlooks
from wordsvc.games.tensai_clever.places import spots
from wordsvc.games.tensai_clever.spending import Plan, plans
from wordsvc.games.tensai_clever.state import Doubt, LastCall, Paper
from wordsvc.games.tensai_clever.view import TensaiCleverView
from wordsvc.games.tensai_clever.vocabulary import Vocabulary
from wordsvc.games.tensai_clever.worth import BONUS_WORTH, wild_cost, worth_of
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.theme import meets

STOCK_WORTH: Mapping[str, float] = {"write_plus_one": 3.0, "write_voiced": 3.5, "write_aside": 1.0}
"""What is kept back is worth this much, less and less towards the end."""
ASIDE_WORTH = -0.5


class TensaiCleverBot:
    """``vocabulary`` is how rare a word (Zipf) it still knows."""

    def __init__(self, lexicon: Lexicon, vocabulary: float = 3.0) -> None:
        self._lexicon = lexicon
        self._outlooks = Outlooks(Vocabulary(lexicon, vocabulary))

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """Words first; then the letter that adds most, as long as it must or likes to write."""
        if not isinstance(view, TensaiCleverView):
            raise TypeError("this bot plays Tensai Clever")
        if view.seat is None or not slots:
            return None
        look = _Look(view, view.papers[view.seat], self._outlooks)
        move = self._vote(view, slots) or self._count(view, slots)
        move = move or look.spend(slots) or look.claim(slots) or look.best(slots)
        return None if move is None else Intent(move, chance.unit())

    def _vote(self, view: TensaiCleverView, slots: Sequence[Slot]) -> TensaiCleverMove | None:
        """A doubtful word counts if the dictionary knows it at all."""
        for slot in slots:
            if slot.type == "vote":
                seat: Any = slot.holes["seat"]
                claim = view.papers[seat.value].claim
                known = claim is not None and self._lexicon.find(claim.word) is not None
                return Vote(seat.value, known)
        return None

    def _count(self, view: TensaiCleverView, slots: Sequence[Slot]) -> TensaiCleverMove | None:
        """It is as honest about its own words, and names no theme that it cannot check."""
        for slot in slots:
            if slot.type == "count":
                place: Any = slot.holes["place"]
                doubts = view.papers[view.seat or 0].doubts
                doubt = next(one for one in doubts if one.place == place.value)
                return self._word_on(doubt, view.sheet)
        return None

    def _word_on(self, doubt: Doubt, sheet: TensaiCleverSheet) -> Count:
        checked = [one for one in sheet.themes if one.id in doubt.themes and one.condition]
        best = max(checked, key=lambda theme: theme.points, default=None)
        known = self._lexicon.find(doubt.word) is not None
        if not known or (doubt.themes and best is None):
            return Count(doubt.place, accept=False)
        return Count(doubt.place, accept=True, theme=None if best is None else best.id)


class _Look:
    """One look at the table."""

    def __init__(self, view: TensaiCleverView, paper: Paper, outlooks: Outlooks) -> None:
        self.view = view
        self.paper = paper
        self.last_call = isinstance(view.phase, LastCall)
        self.left = NO_CARDS if self.last_call else view.sheet.rounds.count - view.round
        self.outlook: Outlook = outlooks.of(view.sheet, view.themes, self.left)
        self.letter_gain = cache(self._letter_gain)
        self.worth_now = cache(lambda place: self._worth(paper, place))

    def claim(self, slots: Sequence[Slot]) -> TensaiCleverMove | None:
        """A word that is worth as much as what may still become of it."""
        kinds = {slot.type for slot in slots}
        if "claim_light_blue" in kinds:
            for place, line in zip(self.view.sheet.light_blue, self.paper.light_blue, strict=True):
                word = self.outlook.spelled.get("".join(line.letters))
                if word and len(line.letters) == place.letters and not line.counts:
                    return ClaimLightBlue(place.letters, word.meant.text)
        return self._claim_pink() if "claim_pink" in kinds else None

    def _claim_pink(self) -> TensaiCleverMove | None:
        for number, line in enumerate(self.paper.pink, 1):
            word = self.outlook.spelled.get("".join(line.letters))
            if word is None or line.theme is not None:
                continue
            met = [
                theme
                for theme in self.view.sheet.themes
                if theme.id in self.view.themes
                and theme.condition is not None
                and meets(word.meant, theme.condition)
            ]
            if not met:
                continue
            best = max(met, key=lambda theme: theme.points)
            points = best.points + len(line.letters) * self.view.sheet.pink.letter_points
            squares = self.view.sheet.pink.rows[number - 1].squares
            if points >= self.outlook.pink[squares].get(word.letters, 0.0) or self._is_end():
                return ClaimPink(number, best.id, word.meant.text)
        return None

    def _is_end(self) -> bool:
        """Whether no letter comes that could make a longer word."""
        return self.last_call or (not self.left and not self.view.options.last_call)

    def spend(self, slots: Sequence[Slot]) -> TensaiCleverMove | None:
        """At the last call, what the stock does most for: words, or a single letter."""
        if not self.last_call or any(slot.type == "write_instant" for slot in slots):
            return None
        ways = [way for way in _ways(slots) if way["type"] != "set_aside"]
        cards = sorted({way["card"] for way in ways if "card" in way})
        singles = [
            Plan(self._gain(way), (way["type"], way.get("card", 0)), way["letter"], way["place"])
            for way in ways
        ]
        words = plans(self.view, self.paper, cards, self.outlook)
        best = max([*words, *singles], key=lambda plan: plan.gain, default=None)
        if best is None or best.gain <= 0:
            return None
        kind, card = best.kind
        way = {"type": kind, "letter": best.letter, "place": best.place}
        move: TensaiCleverMove = msgspec.convert(
            way | ({"card": card} if card else {}), TensaiCleverMove
        )
        return move

    def best(self, slots: Sequence[Slot]) -> TensaiCleverMove | None:
        """The best move of all; what is optional has to be worth more than keeping it."""
        if any(slot.type == "choose" for slot in slots):
            return Choose(self._wants())
        kept = ("write_plus_one", "write_voiced", "write_aside") if self._keeps() else ()
        found = (way for way in _ways(slots) if way["type"] not in kept)
        ways = [(self._gain(way), number, way) for number, way in enumerate(found)]
        done = any(slot.type == "done" for slot in slots)
        gain, _, way = max(ways, key=lambda one: (one[0], -one[1]), default=(0.0, 0, {}))
        if way and (gain > 0 or (_is_due(slots) and not done)):
            move: TensaiCleverMove = msgspec.convert(way, TensaiCleverMove)
            return move
        return Done() if done else None

    def _keeps(self) -> bool:
        """Whether the stock waits for the last call, where all that was written is known."""
        return not self.left and self.view.options.last_call

    def _wants(self) -> bool:
        """A card that does more for this sheet than most cards would."""
        counts = Counter(deck(self.view.sheet))
        usual = sum(self._card_gain(card) * count for card, count in counts.items())
        usual /= counts.total()
        return self._card_gain(self.view.shown[-1]) > usual

    def _card_gain(self, card: str) -> float:
        cost = wild_cost(self.view.sheet) if card == ANIMAL else 0.0
        letters = letters_of(card, self.view.sheet)
        gains = [
            self.letter_gain(letter, place)
            for some, places in spots(self.paper, self.view.sheet, letters)
            for letter in some
            for place in places
        ]
        return max(gains, default=0.0) - cost

    def _gain(self, way: dict[str, Any]) -> float:
        if way["type"] == "set_aside":
            return ASIDE_WORTH
        gain = self.letter_gain(way["letter"], way["place"])
        card = way.get("card", 0)
        if card and self.view.shown[card - 1] == ANIMAL:
            gain -= wild_cost(self.view.sheet)
        kept = STOCK_WORTH.get(way["type"], 0.0)
        return gain - kept * max(self.left, 0) / self.view.sheet.rounds.count

    def _letter_gain(self, letter: str, place: str) -> float:
        after = with_letter(self.paper, letter, place, self.view.sheet)
        bonuses = square_bonuses(self.paper, after, place, self.view.sheet)
        more = self._worth(after, place) - self.worth_now(place)
        return more + sum(BONUS_WORTH[bonus] for bonus in bonuses)

    def _worth(self, paper: Paper, place: str) -> float:
        return worth_of(paper, place, self.view.sheet, self.outlook, self.left)


def _ways(slots: Sequence[Slot]) -> Iterator[dict[str, Any]]:
    for slot in slots:
        if slot.type.startswith("write") or slot.type == "set_aside":
            yield from slot.every()


def _is_due(slots: Sequence[Slot]) -> bool:
    return any(slot.type in ("write", "write_instant") for slot in slots)
