"""How long a word can be objected to: until the next one, and never less than the table's option
says (WB-08, ruling 7.4)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import expect
from wordsvc.games.word_basket.state import GoneOut, Word, WordBasketState

TIMED = 2
"""The rulings from which on events tell when they were."""


def is_open(state: WordBasketState, word: Word, now: int) -> bool:
    """Whether somebody may object to the word at that time."""
    return not word.settled and (not word.followed or now < closes_at(state, word))


def closes_at(state: WordBasketState, word: Word) -> int:
    """Until when objections to the word are heard at least."""
    return word.at + 1000 * state.options.objection_seconds


def all_closed_at(state: WordBasketState) -> int:
    """Until when some word can be objected to whatever happens; 0 where there is none."""
    if not state.options.objection_seconds:
        return 0
    return max((closes_at(state, word) for word in state.words if not word.settled), default=0)


def followed(state: WordBasketState, now: int) -> tuple[Word, ...]:
    """The words that can still be objected to after another one is said."""
    return tuple(
        replace(word, followed=True)
        for word in state.words
        if not word.settled and now < closes_at(state, word)
    )


def moment(state: WordBasketState, now: int) -> int:
    """When a move came, for its event. A clock that was put back shuts no window and opens none; by
    the first rulings time was of no account."""
    return 0 if state.rulings < TIMED else max(state.now, now)


def passed(state: WordBasketState, now: int) -> WordBasketState:
    """The table at the time of an event."""
    expect(now == moment(state, now), "number")
    return replace(state, now=now)


def at(state: WordBasketState, now: int) -> WordBasketState:
    """The table at that time, if nothing else happens."""
    return replace(state, now=moment(state, now))


def wakes(state: WordBasketState) -> int | None:
    """When the next deal may be dealt, if that is still to come."""
    closed = all_closed_at(state)
    return closed if isinstance(state.phase, GoneOut) and closed > state.now else None
