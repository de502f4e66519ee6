"""What happened at a table, a line each, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

import msgspec

from wordsvc.asking.localize import localize_all
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Event, Viewer
from wordsvc.games.core.telling import Line
from wordsvc.messages import Language, sentence
from wordsvc.tables.log import Row, Table
from wordsvc.tables.position import GAME_ROWS, Position, entry_of

_OF_ROWS = {
    "ask": "log.table.asked",
    "agree": "log.table.agreed",
    "decline": "log.table.declined",
    "back": "log.table.back",
}


class LogLine(msgspec.Struct, frozen=True):
    """A line of what happened, with the version of its command; ``seat`` did it, null for nobody.
    Seats in ``facts`` are counted from 0. ``message`` is in the caller's language.
    """

    version: int
    seat: int | None
    code: str
    facts: dict[str, Any]
    message: str


class TableLog(msgspec.Struct, frozen=True):
    """What happened after some version, up to ``version``."""

    version: int
    lines: tuple[LogLine, ...]


class About(NamedTuple):
    """Of which table and game, and who sits there."""

    table: str
    game: str
    names: tuple[str, ...]

    @classmethod
    def of(cls, table: Table) -> About:
        """What a table's messages are about."""
        return cls(table.id, table.game, tuple(chair.name for chair in table.chairs))


def log_of(table: Table, at: Position, viewer: Viewer, after: int, language: Language) -> TableLog:
    """All lines after a version, as the viewer may know them; also of moves taken back."""
    about = About.of(table)
    opened = at.entries[0].events[0]
    lines = (
        line
        for row in at.rows[after:]
        for line in lines_of(about, opened, row, _events_of(at, row), viewer, language)
    )
    return TableLog(at.version, tuple(lines))


def lines_of(
    about: About,
    opened: Event,
    row: Row,
    events: Sequence[Event],
    viewer: Viewer,
    language: Language,
) -> Iterator[LogLine]:
    """The lines of a row; ``opened`` is the first event of its game."""
    engine = ENGINES[about.game]
    known = [told for event in events if (told := engine.redact(event, viewer)) is not None]
    for line in (*_of_table(row), *engine.tell(known, opened)):
        yield _said(line, row.version, about.names, language)


def _of_table(row: Row) -> Iterable[Line]:
    if row.kind in _OF_ROWS:
        yield Line(_OF_ROWS[row.kind], row.seat)
    if row.by == "clock":
        yield Line("log.table.passed", row.seat)


def _events_of(at: Position, row: Row) -> tuple[Event, ...]:
    if row.kind not in GAME_ROWS:
        return ()
    entry = at.entry(row)
    return entry_of(at.game, row).events if entry is None else entry.events


def _said(line: Line, version: int, names: Sequence[str], language: Language) -> LogLine:
    """The line in a language; of several reasons the first is said, as a person would."""
    seats = line.seats if line.seat is None else {"name": line.seat} | line.seats
    why = [one.message for one in localize_all(line.findings[:1], language)]
    spoken = {
        **line.facts,
        **{fact: names[seat] for fact, seat in seats.items()},
        **{fact: title.in_language(language) for fact, title in line.titles.items()},
        "why": "".join(why),
    }
    codes = {"why": [one.code for one in line.findings]} if line.findings else {}
    facts = line.facts | line.seats | codes
    message = sentence(line.code, spoken, language)
    return LogLine(version, line.seat, line.code, facts, message)
