"""What a square gives once it is written in, and what becomes of it (TC-13, TC-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsvc.games.core.draft import Draft
from wordsvc.games.tensai_clever.cards import any_unvoiced
from wordsvc.games.tensai_clever.events import Gained, Lapsed, TensaiCleverEvent, Wrote
from wordsvc.games.tensai_clever.places import GREEN, LIGHT_BLUE, YELLOW, blue_line, spots
from wordsvc.games.tensai_clever.state import Paper, TensaiCleverState
from wordsvc.validators.tensai_clever.sheet import Bonus, Icon, TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowArea, judge_yellow

TensaiCleverDraft = Draft[TensaiCleverState, TensaiCleverEvent]

ROUNDS = "rounds"


def record_written(draft: TensaiCleverDraft, wrote: Wrote) -> None:
    """The letter, then what its square gives; bonuses chain by further writing."""
    seat, sheet = wrote.seat, draft.state.rules
    before = draft.state.papers[seat]
    draft.record(wrote)
    for bonus in square_bonuses(before, draft.state.papers[seat], wrote.place, sheet):
        draft.record(Gained(seat, bonus, wrote.place))
    lapse(draft, seat)


def record_round_icons(draft: TensaiCleverDraft) -> None:
    """What the round track gives, to everybody (TC-06, TC-13)."""
    for bonus in _at(draft.state.rules.rounds.icons, draft.state.round):
        for seat in range(len(draft.state.papers)):
            draft.record(Gained(seat, bonus, ROUNDS))
            lapse(draft, seat)


def lapse(draft: TensaiCleverDraft, seat: int) -> None:
    """A 即 cannot be kept: without any square for it, it is lost."""
    sheet = draft.state.rules
    letters = any_unvoiced(long_mark=sheet.long_mark)
    while draft.state.papers[seat].instants and not any(
        spots(draft.state.papers[seat], sheet, letters)
    ):
        draft.record(Lapsed(seat))


def square_bonuses(
    before: Paper, after: Paper, place: str, sheet: TensaiCleverSheet
) -> Iterator[Bonus]:
    """What the writing of a letter in this place gives."""
    if place == YELLOW:
        old = judge_yellow(YellowArea(before.yellow), sheet).lines
        new = judge_yellow(YellowArea(after.yellow), sheet).lines
        found = [line.bonus for line in new if line not in old]
        yield from (bonus for bonus in found if bonus != "none")  # TC-23, TC-A19
    elif place == GREEN:
        yield from _at(sheet.green.icons, len(after.green))
    elif place == LIGHT_BLUE:
        line = blue_line(before, sheet) or 0
        yield from _at(sheet.light_blue[line].icons, len(after.light_blue[line].letters))
    else:
        row = row_of(place)
        yield from _at(sheet.pink.rows[row].icons, len(after.pink[row].letters))


def row_of(place: str) -> int:
    """The pink row of a place, from 0."""
    return int(place.rpartition("-")[2]) - 1


def _at(icons: Sequence[Icon], square: int) -> Iterator[Bonus]:
    yield from (icon.bonus for icon in icons if icon.at == square and icon.bonus != "none")
