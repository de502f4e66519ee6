"""The table after a word was said, ruled on or withdrawn (WB-05 … WB-09, WB-15)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from wordsvc.games.core.expect import Impossible, expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.word_basket.events import About, Challenged, Thrown, Voted, Withdrawn
from wordsvc.games.word_basket.resting import at_rest, in_play, resting, with_field, with_hand
from wordsvc.games.word_basket.state import Deliberation, Due, Playing, Word, WordBasketState
from wordsvc.games.word_basket.windows import followed, is_open, passed

NAMED = 2
"""The rulings from which on events name the word that they are about."""


def after_throw(state: WordBasketState, event: Thrown) -> WordBasketState:
    """The card is on top; the word can be challenged as long as its window is open (WB-08)."""
    state = passed(in_play(state), event.at)
    seat = event.seat
    expect_seat(seat, state.hands)
    hand = taken(state.hands[seat], (event.card,))
    expect(not event.reach or len(hand) == 1, "number")
    word = Word(
        seat,
        event.card,
        event.word,
        event.reading,
        state.field,
        last=not hand,
        throws=state.throws + 1,
        at=event.at,
        height=len(state.bowl) + 1,
        back_to=state.field,
    )
    reach = state.reach[seat]
    if len(hand) == 1:
        reach = "said" if event.reach else "owed"
    state = replace(
        state,
        bowl=(*state.bowl, event.card),
        words=(*followed(state, event.at), word),
        trial=word.throws if state.options.referee == "auto" else 0,
    )
    return with_field(with_hand(state, seat, hand, reach), event.field)


def after_challenge(state: WordBasketState, event: Challenged) -> WordBasketState:
    """A word is on trial."""
    state = passed(at_rest(state), event.at)
    expect_seat(event.seat, state.hands)
    word = state.word_at(event.onto or state.throws)
    if word is None:
        raise Impossible("phase")
    expect(is_open(state, word, event.at), "phase")
    expect(event.seat != word.seat, "seat")
    _expect_named(state, event, word)
    return replace(state, trial=word.throws)


def after_vote(state: WordBasketState, event: Voted) -> WordBasketState:
    """One vote more on the word that everybody is asked about."""
    phase = state.phase
    if not isinstance(phase, Deliberation):
        raise Impossible("phase")
    expect_seat(event.seat, state.hands)
    expect(phase.votes[event.seat] is None, "seat")
    _expect_named(state, event, _tried(state))
    votes = put(phase.votes, event.seat, event.accept)
    return replace(state, phase=replace(phase, votes=votes))


def after_withdrawal(state: WordBasketState, event: Withdrawn) -> WordBasketState:
    """WB-07: the card goes back, and the field is as before (WB-A23), unless cards lie on the word.
    A card that has gone into a pile stays there, for one penalty card more (ruling 7.4)."""
    word = word_ruled_on(state, event)
    seat = event.seat
    expect(seat == word.seat, "seat")
    words = tuple(one for one in state.words if one != word)
    state = replace(state, words=words, trial=0)
    if not word.height:
        return resting(replace(state, due=Due(seat, 2)))
    hand = (*state.hands[seat], word.card)
    state = with_hand(state, seat, hand, "none" if len(hand) > 1 else "owed")
    bowl, at = state.bowl, word.height - 1
    state = resting(replace(state, bowl=bowl[:at] + bowl[at + 1 :], due=Due(seat, 1)))
    if word.height == len(bowl):
        return with_field(state, word.back_to)
    return replace(state, words=tuple(_sunk(one, word) for one in words))


def after_acceptance(state: WordBasketState, event: About) -> WordBasketState:
    """Play goes on, or somebody has gone out."""
    word = word_ruled_on(state, event)
    words = tuple(replace(one, settled=True) if one == word else one for one in state.words)
    return resting(replace(state, words=words, trial=0))


def word_ruled_on(state: WordBasketState, event: About) -> Word:
    """The word on trial, by the dictionary or by vote."""
    word = _tried(state)
    if isinstance(state.phase, Deliberation):
        expect(any(vote is not None for vote in state.phase.votes), "phase")
    else:
        expect(not isinstance(state.phase, Playing) or state.out is None, "phase")
    _expect_named(state, event, word)
    return word


def naming(state: WordBasketState, word: Word) -> dict[str, Any]:
    """What events about the word tell of it."""
    if state.rulings < NAMED:
        return {}
    names = {"thrower": word.seat, "word": word.word, "reading": word.reading}
    return {"onto": word.throws, **names}


def _expect_named(state: WordBasketState, event: About, word: Word) -> None:
    said = (event.onto, event.thrower, event.word, event.reading)
    names = (word.throws, word.seat, word.word, word.reading)
    expect(said == (names if state.rulings >= NAMED else (0, None, "", "")), "piece")


def _tried(state: WordBasketState) -> Word:
    word = state.word_at(state.trial)
    if word is None:
        raise Impossible("phase")
    return word


def _sunk(word: Word, away: Word) -> Word:
    """A word above the place from which a card was taken away."""
    if word.height <= away.height:
        return word
    back_to = away.back_to if word.height == away.height + 1 else word.back_to
    return replace(word, height=word.height - 1, back_to=back_to)
