"""The slots of a seat of Tensai Clever."""

from __future__ import annotations

from collections.abc import Iterator

from wordsvc.games.core import Hole, Is, OneOf, Slot, Text
from wordsvc.games.tensai_clever.cards import ANIMAL, any_unvoiced, letters_of, voiced_letters
from wordsvc.games.tensai_clever.claims import blue_claims, pink_claims
from wordsvc.games.tensai_clever.last_call import open_doubts
from wordsvc.games.tensai_clever.places import spots
from wordsvc.games.tensai_clever.state import (
    Counting,
    LastCall,
    Over,
    Paper,
    Revealing,
    TensaiCleverState,
    Unopened,
    Writing,
)
from wordsvc.games.tensai_clever.writing import extra_cards, must_write


def legal(state: TensaiCleverState, seat: int) -> tuple[Slot, ...]:
    """Votes first, then what must be done, then cards in the order in which they were shown."""
    if isinstance(state.phase, Unopened | Over):
        return ()
    paper = state.papers[seat]
    votes = _votes(state, seat)
    if isinstance(state.phase, Counting):
        return (*votes, *_doubts(state, paper))
    if paper.instants:
        letters = any_unvoiced(long_mark=state.rules.long_mark)
        return (*votes, *_writing(state, paper, "write_instant", {}, letters))
    return (
        *votes,
        *_of_phase(state, seat),
        *_stock(state, paper),
        *_claims(state, paper),
        *_done(state, seat),
    )


def _votes(state: TensaiCleverState, seat: int) -> list[Slot]:
    return [
        Slot("vote", {"seat": Is(other), "accept": OneOf((True, False))})
        for other, paper in enumerate(state.papers)
        if paper.claim is not None and paper.claim.votes[seat] is None
    ]


def _of_phase(state: TensaiCleverState, seat: int) -> Iterator[Slot]:
    match state.phase:
        case Revealing() if seat == state.oya:
            yield Slot("choose", {"want": OneOf((True, False))})
        case Writing() | LastCall():
            yield from _cards(state, seat)


def _cards(state: TensaiCleverState, seat: int) -> Iterator[Slot]:
    """One's own cards (TC-09), those that +1 may take (TC-15), those to be set aside (TC-33)."""
    paper, sheet = state.papers[seat], state.rules
    over = paper.done or isinstance(state.phase, LastCall)
    unused = () if over else state.unused(seat)
    for card in unused:
        letters = letters_of(state.shown[card - 1], sheet)
        yield from _writing(state, paper, "write", {"card": Is(card)}, letters)
    for card in extra_cards(state, seat) if paper.plus_ones else ():
        letters = letters_of(state.shown[card - 1], sheet)
        yield from _writing(state, paper, "write_plus_one", {"card": Is(card)}, letters)
    for card in unused if paper.help_left else ():
        if state.shown[card - 1] != ANIMAL:
            letters = letters_of(state.shown[card - 1], sheet)
            yield Slot("set_aside", {"card": Is(card), "letter": OneOf(letters)})


def _stock(state: TensaiCleverState, paper: Paper) -> Iterator[Slot]:
    if paper.voiced:
        yield from _writing(state, paper, "write_voiced", {}, voiced_letters(state.rules))
    for letter in dict.fromkeys(paper.aside):
        yield from _writing(state, paper, "write_aside", {}, (letter,))


def _claims(state: TensaiCleverState, paper: Paper) -> Iterator[Slot]:
    themes = OneOf(state.themes)
    for row in pink_claims(paper):
        holes: dict[str, Hole] = {"row": Is(row + 1), "theme": themes}
        yield Slot("claim_pink", {**holes, "meant": Text(optional=True)})
    for letters in blue_claims(state, paper):
        yield Slot("claim_light_blue", {"letters": Is(letters), "meant": Text(optional=True)})


def _done(state: TensaiCleverState, seat: int) -> Iterator[Slot]:
    phase = state.phase
    if not isinstance(phase, Writing | LastCall) or state.papers[seat].done:
        return
    if not must_write(state, seat):
        yield Slot("done")


def _doubts(state: TensaiCleverState, paper: Paper) -> Iterator[Slot]:
    """Is it a word, and in pink: for which theme? (TC-19)"""
    for doubt in open_doubts(paper, state.rules):
        place = Is(doubt.place)
        yes = OneOf(doubt.themes) if doubt.themes else Is(None)
        yield Slot("count", {"place": place, "accept": Is(True), "theme": yes})
        yield Slot("count", {"place": place, "accept": Is(False), "theme": Is(None)})


def _writing(
    state: TensaiCleverState,
    paper: Paper,
    kind: str,
    holes: dict[str, Hole],
    letters: tuple[str, ...],
) -> Iterator[Slot]:
    for some, places in spots(paper, state.rules, letters):
        yield Slot(kind, {**holes, "letter": OneOf(some), "place": OneOf(places)})
