"""The slots of a seat of Word Basket."""

from __future__ import annotations

from functools import lru_cache

from wordsvc.games.core import Is, OneOf, Slot, Text
from wordsvc.games.word_basket.judging import connection
from wordsvc.games.word_basket.options import rules_of
from wordsvc.games.word_basket.reach import may_call, may_point_out
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, WordBasketState
from wordsvc.games.word_basket.windows import all_closed_at, is_open
from wordsvc.kana import gojuon_key
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.demand import demand
from wordsvc.validators.word_basket.options import WordBasketRules
from wordsvc.validators.word_basket.situation import Situation


def legal(state: WordBasketState, seat: int) -> tuple[Slot, ...]:
    """Slots in a fixed order: cards as they stand in the hand, then reset, reach, objections, the
    last word first."""
    match state.phase:
        case Playing():
            return (*_throws(state, seat), *_resets(state, seat), *_objections(state, seat))
        case Deliberation(votes=votes) if votes[seat] is None:
            return (Slot("vote", {"accept": OneOf((True, False))}),)
        case GoneOut(seat=out):
            waits = seat == out or state.now < all_closed_at(state)
            ready = () if waits else (Slot("next_deal"),)
            return (*_objections(state, seat), *ready)
        case _:
            return ()


def _throws(state: WordBasketState, seat: int) -> list[Slot]:
    """Every card may be thrown; what is said of heads, tails and length makes the word good."""
    hand = state.hands[seat]
    rules = rules_of(state.options, seat)
    return [
        Slot(
            "throw",
            {
                "card": Is(card),
                "word": _word(state.field, card, rules, last=len(hand) == 1),
                "onto": Is(state.throws),
                "reach": OneOf((False, True)),
                "reading": Text(optional=True),
            },
        )
        for card in dict.fromkeys(hand)
    ]


@lru_cache(maxsize=4096)
def _word(field: str, name: str, rules: WordBasketRules, *, last: bool) -> Text:
    """What the judge will ask of the word, as advice."""
    wanted = demand(Situation(rules, connection(field), by_name()[name], last))
    if wanted is None:
        return Text(possible=False)
    return Text(_sorted(wanted.heads), _sorted(wanted.ends), wanted.shortest, wanted.longest)


def _resets(state: WordBasketState, seat: int) -> list[Slot]:
    allowed = state.options.rules.number_wild_on_reset
    tops = tuple(
        card
        for card in dict.fromkeys(state.hands[seat])
        if allowed or by_name()[card].kind != "number"
    )
    return [Slot("reset", {"top": OneOf(tops), "onto": Is(state.throws)})] if tops else []


def _objections(state: WordBasketState, seat: int) -> list[Slot]:
    slots = [Slot("call_reach")] if may_call(state, seat) else []
    slots += [
        Slot("challenge", {"onto": Is(word.throws)})
        for word in reversed(state.words)
        if word.seat != seat and is_open(state, word, state.now)
    ]
    others = (other for other in range(len(state.hands)) if may_point_out(state, seat, other))
    return [*slots, *(Slot("point_out_reach", {"seat": Is(other)}) for other in others)]


def _sorted(letters: frozenset[str]) -> tuple[str, ...]:
    return tuple(sorted(letters, key=gojuon_key))
