"""A whole game as text that people can read and programs can play again.

    wordsvc record 1
    game word-basket
    #1
      opened seats=2 …
    #2 seat 1 throw card=き word=すきやき onto=1 reach=false
      thrown seat=1 …
    end winners=[1] scores=[0,1]

A blank line and a line that begins with ``;`` say nothing. In one viewer's record the moves of
others are missing and hidden parts are blanked.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import msgspec

from wordsvc.coded_error import CodedError
from wordsvc.games.core.game import AnyGame, Viewer
from wordsvc.games.core.notation import NotationError, read, write
from wordsvc.games.core.play import Entry
from wordsvc.games.core.values import Outcome

HEADER = "wordsvc record 1"

T = TypeVar("T")

AnyEntry: TypeAlias = Entry[Any, Any]

_GAME = re.compile(r"game ([a-z-]+)")
_HEAD = re.compile(r"#([1-9][0-9]*)(?: seat (0|[1-9][0-9]{0,3})(?: (?=[a-z]))?)?")
_INDENT = "  "
_PATH = re.compile(r"at `\$\.(\w+)")


class RecordError(CodedError, ValueError):
    """The first line that is wrong. ``line`` and ``column`` count from 1."""

    def __init__(self, line: int, column: int, code: str, **facts: object) -> None:
        super().__init__(code, line=line, column=column, **facts)
        self.line = line
        self.column = column


class Record(msgspec.Struct, frozen=True):
    """A game as it was played.

    ``lines`` are, for each entry, the lines of the text on which it and its events stand.
    """

    game: str
    entries: tuple[AnyEntry, ...]
    end: Outcome | None = None
    lines: tuple[tuple[int, ...], ...] = ()


def redacted(game: AnyGame, entries: Iterable[AnyEntry], viewer: Viewer) -> tuple[AnyEntry, ...]:
    """The entries as a viewer may know them: one's own moves, and events blanked or left out."""
    return tuple(
        Entry(
            entry.version,
            entry.seat,
            entry.move if entry.seat is not None and entry.seat == viewer else None,
            tuple(e for event in entry.events if (e := game.redact(event, viewer)) is not None),
        )
        for entry in entries
    )


def text_of(game: AnyGame, entries: Sequence[AnyEntry], end: Outcome | None = None) -> str:
    """The record of these entries as text."""
    lines = [HEADER, f"game {game.id}"]
    for entry in entries:
        head = f"#{entry.version}"
        if entry.seat is not None:
            head += f" seat {entry.seat}"
        if entry.move is not None:
            head += " " + write(msgspec.to_builtins(entry.move))
        lines.append(head)
        lines += [_INDENT + write(msgspec.to_builtins(event)) for event in entry.events]
    if end is not None:
        lines.append(write({"type": "end", **msgspec.to_builtins(end)}))
    return "\n".join(lines) + "\n"


def record_of(text: str, games: Mapping[str, AnyGame]) -> Record:
    """The record that the text holds. Raises RecordError at the first line that cannot be read."""
    lines = [
        (number, line)
        for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), 1)
        if line.strip() and not line.startswith(";")
    ]
    head = [(number, line.rstrip("\r")) for number, line in lines[:2]]
    if not head or head[0][1] != HEADER:
        raise RecordError(head[0][0] if head else 1, 1, "play.record.header")
    named = _GAME.fullmatch(head[1][1]) if len(head) > 1 else None
    if named is None or named[1] not in games:
        raise RecordError(head[-1][0], 1, "play.record.game")
    return _Reader(games[named[1]]).record(lines[2:])


class _Reader:
    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.entries: list[AnyEntry] = []
        self.lines: list[tuple[int, ...]] = []
        self.end: Outcome | None = None

    def record(self, lines: Iterable[tuple[int, str]]) -> Record:
        number = 2
        for number, raw in lines:
            line = raw.rstrip("\r")
            if self.end is not None:
                raise RecordError(number, 1, "play.record.after-end")
            if line.startswith(_INDENT):
                self._event(number, line)
            elif line.startswith("end "):
                self.end = self._decoded(number, line, 0, Outcome, drop_type=True)
            else:
                self._entry(number, line)
        if not self.entries:
            raise RecordError(number + 1, 1, "play.record.line")
        return Record(self.game.id, tuple(self.entries), self.end, tuple(self.lines))

    def _entry(self, number: int, line: str) -> None:
        head = _HEAD.match(line)
        if head is None:
            raise RecordError(number, 1, "play.record.line")
        version = len(self.entries) + 1
        if head[1] != str(version):
            raise RecordError(number, 2, "play.record.version", want=version, got=head[1][:40])
        move = None
        if head.end() < len(line):
            move = self._decoded(number, line, head.end(), self.game.codec.move_type)
        self.entries.append(Entry(version, int(head[2]) if head[2] else None, move, ()))
        self.lines.append((number,))

    def _event(self, number: int, line: str) -> None:
        if not self.entries:
            raise RecordError(number, 1, "play.record.line")
        event = self._decoded(number, line, len(_INDENT), self.game.codec.event_type)
        last = self.entries[-1]
        self.entries[-1] = msgspec.structs.replace(last, events=(*last.events, event))
        self.lines[-1] = (*self.lines[-1], number)

    def _decoded(
        self, number: int, line: str, at: int, kind: type[T], *, drop_type: bool = False
    ) -> T:
        try:
            fields = read(line, at)
            if drop_type:
                del fields["type"]
            return msgspec.convert(fields, kind)
        except NotationError as fault:
            raise RecordError(number, fault.column, "play.record.notation") from fault
        except msgspec.ValidationError as fault:
            named = _PATH.search(str(fault))
            column = line.find(f" {named[1]}=", at) + 2 if named else at + 1
            raise RecordError(
                number, max(column, at + 1), "play.record.content", fault=str(fault)
            ) from fault
