"""The table after a word was said, ruled on or withdrawn (WB-05 … WB-09, WB-15)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.word_basket.events import (
    Thrown,
)
from wordsvc.games.word_basket.state import (
    Deliberation,
    Due,
    GoneOut,
    Playing,
    Reach,
    Word,
    WordBasketState,
)

_AT_TABLE = (Playing, GoneOut)


def after_throw(state: WordBasketState, event: Thrown) -> WordBasketState:
    """The card is on top; the word can be challenged until the next card falls (WB-08)."""
    state = in_play(state)
    seat = event.seat
    expect_seat(seat, state.hands)
    hand = taken(state.hands[seat], (event.card,))
    expect(not event.reach or len(hand) == 1, "number")
    word = Word(seat, event.card, event.word, event.reading, state.field, last=not hand)
    reach = state.reach[seat]
    if len(hand) == 1:
        reach = "said" if event.reach else "owed"
    ruled = state.options.referee == "auto"
    state = replace(state, bowl=(*state.bowl, event.card), word=word, on_trial=ruled)
    return with_field(with_hand(state, seat, hand, reach), event.field)


def after_vote(state: WordBasketState, seat: int, *, accept: bool) -> WordBasketState:
    """One vote more on the word just said."""
    phase = state.phase
    if not isinstance(phase, Deliberation):
        raise Impossible("phase")
    expect_seat(seat, state.hands)
    expect(phase.votes[seat] is None, "seat")
    return replace(state, phase=Deliberation(put(phase.votes, seat, accept)))


def after_withdrawal(state: WordBasketState, seat: int) -> WordBasketState:
    """WB-07: everything is as it was before the word, the field too (WB-A23)."""
    word = word_ruled_on(state)
    expect(seat == word.seat, "seat")
    hand = (*state.hands[seat], word.card)
    reach = state.reach[seat] if len(hand) == 1 else "none"
    before = replace(state, phase=Playing(), bowl=state.bowl[:-1], word=None, on_trial=False)
    return with_field(
        with_hand(replace(before, due=Due(seat, 1)), seat, hand, reach), word.onto_field
    )


def after_acceptance(state: WordBasketState) -> WordBasketState:
    """Play goes on, or its player has gone out with it."""
    word = word_ruled_on(state)
    phase = Playing() if state.hands[word.seat] else GoneOut(word.seat)
    return replace(state, phase=phase, word=replace(word, settled=True), on_trial=False)


def in_play(state: WordBasketState) -> WordBasketState:
    """The table at rest, where anybody may throw (WB-05)."""
    expect(isinstance(state.phase, Playing), "phase")
    return at_rest(state)


def at_rest(state: WordBasketState) -> WordBasketState:
    """The table once all that the move before brought has happened."""
    expect(isinstance(state.phase, _AT_TABLE) and state.bowl, "phase")
    expect(not state.on_trial and not is_won(state), "phase")
    word = state.word
    out = word is not None and word.last and not state.hands[word.seat]
    expect(not out or isinstance(state.phase, GoneOut), "phase")
    if state.due is None:
        return state
    nothing_left = not state.pile and len(state.bowl) <= 1
    expect(not state.due.cards or nothing_left, "number")
    return replace(state, due=None)


def word_on_trial(state: WordBasketState) -> Word:
    """The word just said, as long as nobody has ruled on it."""
    if state.word is None or state.word.settled:
        raise Impossible("phase")
    return state.word


def word_ruled_on(state: WordBasketState) -> Word:
    """The word just said, by the dictionary or by vote."""
    word = word_on_trial(state)
    match state.phase:
        case Deliberation(votes=votes):
            expect(any(vote is not None for vote in votes), "phase")
        case Playing():
            expect(state.on_trial and state.hands[word.seat], "phase")
        case _:
            expect(state.on_trial, "phase")
    return word


def is_won(state: WordBasketState) -> bool:
    """Whether this deal is won by somebody."""
    return sum(state.wins) == state.deal


def with_field(state: WordBasketState, field: str) -> WordBasketState:
    """Another field, so that whoever looked before is too late (WB-09)."""
    return replace(state, field=field, throws=state.throws + 1)


def with_hand(
    state: WordBasketState, seat: int, hand: tuple[str, ...], reach: Reach
) -> WordBasketState:
    """The table with another hand at a seat."""
    return replace(state, hands=put(state.hands, seat, hand), reach=put(state.reach, seat, reach))
