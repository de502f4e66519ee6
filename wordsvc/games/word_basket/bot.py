"""A sensible player of Word Basket: usual words, each in its own time.

It sees what its seat sees, knows the rules, and hears what others say as well as its level does.
How long it thinks depends on how usual a word it finds: the more familiar, the sooner it comes to
mind. It never throws while earlier words can still be objected to by the clock: people read
slower.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wordsvc.games.core.bots import Intent
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.slots import Slot
from wordsvc.games.core.values import View
from wordsvc.games.word_basket.bot_skill import SKILLS, Skill
from wordsvc.games.word_basket.bot_words import Vocabulary
from wordsvc.games.word_basket.judging import judge_thrown
from wordsvc.games.word_basket.moves import (
    CallReach,
    Challenge,
    NextDeal,
    PointOutReach,
    Reset,
    Throw,
    Vote,
    WordBasketMove,
)
from wordsvc.games.word_basket.state import Word
from wordsvc.games.word_basket.view import WordBasketView, WordSeen
from wordsvc.lexicon.protocol import Lexicon

COMMON, RARE = 7.0, 4.0
"""Zipf values: nothing comes to mind sooner than the first; the second takes as long as usual."""
QUICKEST = 3.2
"""Seconds in which nobody has heard a word, found another one and said it."""


class WordBasketBot:
    """A player of some skill."""

    def __init__(self, lexicon: Lexicon, skill: Skill = SKILLS["normal"]) -> None:
        self._lexicon = lexicon
        self._skill = skill
        self._vocabulary = Vocabulary(lexicon, skill)

    def intend(self, view: View, slots: Sequence[Slot], chance: Chance) -> Intent | None:
        """The first thing that comes to mind."""
        if not isinstance(view, WordBasketView) or view.seat is None:
            raise TypeError("this bot plays Word Basket")
        seat = view.seat
        thoughts = [self._thought(view, seat, slot, chance) for slot in slots]
        throws = [slot for slot in slots if slot.type == "throw"]
        thoughts.append(self._slip(view, seat, throws, chance))
        found = [one for one in thoughts if one is not None]
        return min(found, key=lambda one: max(one.delay, one.earliest), default=None)

    def _thought(
        self, view: WordBasketView, seat: int, slot: Slot, chance: Chance
    ) -> Intent | None:
        holes: dict[str, Any] = slot.holes
        match slot.type:
            case "throw" if not self._slips(view, seat, chance):
                return self._throw(view, seat, holes["card"].value, chance)
            case "reset":
                patience = 3 if self._has_word(view, seat) else 2
                reset = Reset(chance.one(holes["top"].values), view.throws)
                return self._after(patience * self._skill.thinking, reset, chance, view)
            case "challenge":
                return self._objection(view, seat, holes["onto"].value, chance)
            case _:
                return self._reply(view, seat, slot, chance)

    def _reply(self, view: WordBasketView, seat: int, slot: Slot, chance: Chance) -> Intent | None:
        """What is said without a card."""
        holes: dict[str, Any] = slot.holes
        match slot.type:
            case "vote":
                accepts = view.word is None or view.word.seat == seat or self._knows(view.word)
                return self._after(4, Vote(accepts), chance)
            case "call_reach":
                return self._after(5, CallReach(), chance)
            case "point_out_reach":
                return self._after(7, PointOutReach(holes["seat"].value), chance)
            case "next_deal":
                return self._after(14, NextDeal(), chance)
            case _:
                return None

    def _throw(self, view: WordBasketView, seat: int, card: str, chance: Chance) -> Intent | None:
        last = len(view.hand) == 1
        known = self._vocabulary.good(view.options, seat, view.field, card, last=last)
        if not known:
            return None
        word = chance.one(known)
        rarity = (COMMON - (word.familiarity or self._skill.vocabulary)) / (COMMON - RARE)
        return self._say(view, card, word.reading, 0.3 + 0.7 * max(rarity, 0.0), chance)

    def _has_word(self, view: WordBasketView, seat: int) -> bool:
        """Whether a word for any card comes to mind at all."""
        last = len(view.hand) == 1
        cards = dict.fromkeys(view.hand)
        good = self._vocabulary.good
        return any(good(view.options, seat, view.field, card, last=last) for card in cards)

    def _slips(self, view: WordBasketView, seat: int, chance: Chance) -> bool:
        """Whether a wrong word comes to mind on this field; nobody goes out with one."""
        whim = chance.steady(f"{seat} slips {view.throws}").unit()
        return len(view.hand) > 1 and whim < self._skill.slips

    def _slip(
        self, view: WordBasketView, seat: int, throws: Sequence[Slot], chance: Chance
    ) -> Intent | None:
        if not throws or not self._slips(view, seat, chance):
            return None
        holes: dict[str, Any] = chance.one(throws).holes
        card = holes["card"].value
        word = self._vocabulary.slip(view.options, seat, view.field, card, chance)
        return None if word is None else self._say(view, card, word.reading, 0.6, chance)

    def _say(
        self, view: WordBasketView, card: str, reading: str, effort: float, chance: Chance
    ) -> Intent:
        reach = len(view.hand) == 2 and chance.unit() >= self._skill.forgets
        said = Throw(card, reading, view.throws, reach)
        return self._after(effort * self._skill.thinking, said, chance, view)

    def _objection(
        self, view: WordBasketView, seat: int, throws: int, chance: Chance
    ) -> Intent | None:
        """To a bad word, if it notices; once made up, its mind does not change with every look."""
        seen = next((word for word in view.words if word.throws == throws), None)
        if seen is None:
            return None
        mind = chance.steady(f"{seat} hears {throws} {seen.word}")
        bad = self._answer(view, seen) != "yes"
        if mind.unit() >= (self._skill.notices if bad else self._skill.errs):
            return None
        due = seen.at + round(1000 * self._skill.hearing * (0.6 + 0.6 * mind.unit()))
        if seen.until is not None and due >= seen.until:
            return None
        return Intent(Challenge(throws), max(0, due - view.now) / 1000)

    def _answer(self, view: WordBasketView, seen: WordSeen) -> str:
        word = Word(seen.seat, seen.card, seen.word, seen.reading, seen.onto_field, seen.last)
        return judge_thrown(view.options, word, self._lexicon).answer

    def _knows(self, seen: WordSeen) -> bool:
        """Whether some dictionary has it as a common noun."""
        known = self._lexicon.find(seen.reading)
        return known is not None and any(entry.kind == "common" for entry in known.entries)

    def _after(
        self,
        effort: float,
        move: WordBasketMove,
        chance: Chance,
        view: WordBasketView | None = None,
    ) -> Intent:
        """Nobody thinks equally fast twice: between half and one and a half times the effort. With
        a view a card falls, which waits until all windows are shut."""
        seconds = effort * (0.5 + chance.unit())
        if view is None:
            return Intent(move, seconds)
        return Intent(move, max(seconds, QUICKEST), max(0, view.closes - view.now) / 1000)
