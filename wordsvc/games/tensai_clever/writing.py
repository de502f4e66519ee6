"""Letters written onto a sheet (TC-09 … TC-18, TC-33 … TC-36)."""

from __future__ import annotations

from wordsvc.games.core import Refused
from wordsvc.games.tensai_clever.bonuses import TensaiCleverDraft, record_written
from wordsvc.games.tensai_clever.cards import ANIMAL, any_unvoiced, letters_of, voiced_letters
from wordsvc.games.tensai_clever.events import PutAside, Source, Wrote
from wordsvc.games.tensai_clever.moves import (
    SetAside,
    Write,
    WriteAside,
    WriteInstant,
    WritePlusOne,
    WriteVoiced,
)
from wordsvc.games.tensai_clever.places import check_place, spots
from wordsvc.games.tensai_clever.state import Paper, TensaiCleverState, Writing


def write(draft: TensaiCleverDraft, seat: int, move: Write) -> None:
    """A card of one's share, in any order (TC-09, TC-A10)."""
    check_writing(draft.state, seat)
    _check_own(draft.state, seat, move.card)
    _check_letter(draft.state, move.card, move.letter)
    _record(draft, seat, "card", move.card, move.letter, move.place)


def write_plus_one(draft: TensaiCleverDraft, seat: int, move: WritePlusOne) -> None:
    """Any of the cards revealed this round, none of them twice (TC-15, TC-17, TC-A11, TC-A12)."""
    state = draft.state
    paper = check_free(state, seat)
    if not paper.plus_ones:
        raise Refused("play.clever.no-plus-one")
    if move.card in paper.extra:
        raise Refused("play.clever.extra-twice", card=move.card)
    if move.card not in extra_cards(state, seat):
        raise Refused("play.clever.not-extra", card=move.card)
    _check_letter(state, move.card, move.letter)
    _record(draft, seat, "plus-one", move.card, move.letter, move.place)


def write_voiced(draft: TensaiCleverDraft, seat: int, move: WriteVoiced) -> None:
    """As though a card with ゛ had been used, at any time, in yellow too (TC-18, TC-A15)."""
    paper = check_free(draft.state, seat)
    if not paper.voiced:
        raise Refused("play.clever.no-voiced")
    if move.letter not in voiced_letters(draft.state.rules):
        raise Refused("play.clever.letter", letter=move.letter)
    _record(draft, seat, "voiced", 0, move.letter, move.place)


def write_instant(draft: TensaiCleverDraft, seat: int, move: WriteInstant) -> None:
    """Any letter without a mark, where the areas let it stand (TC-14, TC-A13)."""
    if not draft.state.papers[seat].instants:
        raise Refused("play.clever.no-instant")
    if move.letter not in any_unvoiced(long_mark=draft.state.rules.long_mark):
        raise Refused("play.clever.letter", letter=move.letter)
    _record(draft, seat, "instant", 0, move.letter, move.place)


def set_aside(draft: TensaiCleverDraft, seat: int, move: SetAside) -> None:
    """Keep a letter, a choice being made at once (TC-33, TC-35); animals cannot be kept (TC-36)."""
    state = draft.state
    paper = check_writing(state, seat)
    _check_own(state, seat, move.card)
    if state.shown[move.card - 1] == ANIMAL:
        raise Refused("play.clever.aside-animal")
    if not paper.help_left:
        raise Refused("play.clever.aside-full")
    _check_letter(state, move.card, move.letter)
    draft.record(PutAside(seat, move.card, move.letter))


def write_aside(draft: TensaiCleverDraft, seat: int, move: WriteAside) -> None:
    """A letter that was set aside, at any later time (TC-A22)."""
    paper = check_free(draft.state, seat)
    if move.letter not in paper.aside:
        raise Refused("play.clever.not-aside", letter=move.letter)
    _record(draft, seat, "aside", 0, move.letter, move.place)


def extra_cards(state: TensaiCleverState, seat: int) -> tuple[int, ...]:
    """The cards that +1 may take now."""
    paper = state.papers[seat]
    barred = state.share(seat) if state.options.plus_one_forbids_used else ()
    return tuple(
        card
        for card in range(1, len(state.shown) + 1)
        if card not in paper.extra and card not in barred
    )


def must_write(state: TensaiCleverState, seat: int) -> tuple[int, ...]:
    """The cards that the seat could write, and so has to (TC-A05)."""
    if state.options.allow_pass or not isinstance(state.phase, Writing):
        return ()
    paper, sheet = state.papers[seat], state.rules
    return tuple(
        card
        for card in state.unused(seat)
        if any(spots(paper, sheet, letters_of(state.shown[card - 1], sheet)))
    )


def check_free(state: TensaiCleverState, seat: int) -> Paper:
    """The seat's paper. Raises Refused while a 即 waits to be used (TC-14)."""
    paper = state.papers[seat]
    if paper.instants:
        raise Refused("play.clever.instant-first")
    return paper


def check_writing(state: TensaiCleverState, seat: int) -> Paper:
    """The paper of a seat that is not done with the cards of this round."""
    paper = check_free(state, seat)
    if paper.done:
        raise Refused("play.clever.done")
    return paper


def _check_own(state: TensaiCleverState, seat: int, card: int) -> None:
    if card not in state.share(seat):
        raise Refused("play.clever.not-yours", card=card)
    if card not in state.unused(seat):
        raise Refused("play.clever.used", card=card)


def _check_letter(state: TensaiCleverState, card: int, letter: str) -> None:
    """A card is one of its letters; an animal has no mark (TC-10)."""
    shown = state.shown[card - 1]
    if letter not in letters_of(shown, state.rules):
        raise Refused("play.clever.letter", letter=letter)


def _record(
    draft: TensaiCleverDraft, seat: int, source: Source, card: int, letter: str, place: str
) -> None:
    check_place(draft.state.papers[seat], draft.state.rules, letter, place)
    record_written(draft, Wrote(seat, source, card, letter, place))
