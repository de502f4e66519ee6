"""How does a game's sheet, a TOML file that people type in, become a checked value?

House sheets and sheets of owners go the same way. What a sheet may hold is a frozen msgspec type
of its game; what must hold between its parts is that game's ``faults`` function.
"""

from __future__ import annotations

import hashlib
import re
import tomllib
from collections.abc import Callable, Iterable
from typing import Annotated, Any, Literal, Protocol, TypeVar

import msgspec

from wordsvc.decoding.faults import Fault, Faulty, refuse
from wordsvc.decoding.shape import shaped
from wordsvc.decoding.toml_lines import lines_of

SHEET_BYTES_AT_MOST = 1 << 20
DEFAULT = "house"
NAME = r"^[a-z0-9][a-z0-9-]{0,39}$"

Origin = Literal["house", "owner"]
"""Whose data it is: ours, invented for this program, or copied by an owner from the game's box."""

SheetName = Annotated[str, msgspec.Meta(pattern=NAME)]


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What people call something, in both languages."""

    ja: str
    en: str

    def in_language(self, language: Literal["ja", "en"]) -> str:
        """The one of the two that is asked for."""
        return self.ja if language == "ja" else self.en


class Sheet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every sheet begins with."""

    game: str
    name: SheetName
    title: Title
    origin: Origin


S = TypeVar("S", bound=Sheet)


class Sheets(Protocol):
    """The sheets at hand."""

    def find(self, kind: type[S], name: str = DEFAULT) -> S:
        """The sheet of that kind and name. Raises ``Faulty`` (``sheet.unknown``) at ``/sheet``."""
        ...


class SheetFault(msgspec.Struct, frozen=True):
    """A fault with its place in the file: line from 1, key as it is written there."""

    line: int
    key: str
    fault: Fault


def tables_of(text: str) -> dict[str, Any]:
    """What a TOML text holds. Raises :class:`Faulty` where it is too long or no TOML."""
    if len(text) > SHEET_BYTES_AT_MOST:
        raise Faulty([Fault("", "sheet.too-long", {"most": SHEET_BYTES_AT_MOST})])
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:  # also for a number of thousands of digits
        raise Faulty([Fault("", "sheet.not-toml", _syntax(str(error)))]) from error


def read_sheet(text: str, kind: type[S], faults: Callable[[S], Iterable[Fault]]) -> S:
    """The sheet in a TOML text. Raises :class:`Faulty` with every fault, as JSON pointers.

    Faults between the parts can only be seen once every part has its shape.
    """
    sheet = shaped(tables_of(text), kind)
    refuse(faults(sheet))
    return sheet


def placed(faulty: Faulty, text: str) -> tuple[SheetFault, ...]:
    """The faults of a sheet with the lines of its text, in order of lines."""
    whole = all(fault.pointer == "" for fault in faulty.faults)
    lines = {"": 1} if whole else lines_of(text)
    found = [_placed(fault, lines) for fault in faulty.faults]
    return tuple(sorted(found, key=lambda item: item.line))


def sheet_hash(sheet: Sheet) -> str:
    """A short name of a sheet's content, whatever its file looks like (16 hexadecimal digits)."""
    return hashlib.sha256(msgspec.json.encode(sheet, order="sorted")).hexdigest()[:16]


def _placed(fault: Fault, lines: dict[str, int]) -> SheetFault:
    if fault.code == "sheet.not-toml":
        return SheetFault(fault.facts.get("line", 1), "", fault)
    pointer = fault.pointer
    while pointer not in lines:
        pointer = pointer.rpartition("/")[0]
    key = re.sub(r"/(\d+)(?=/|$)", r"[\1]", fault.pointer).replace("/", ".").lstrip(".")
    return SheetFault(lines[pointer], key.replace("~1", "/").replace("~0", "~"), fault)


def _syntax(said: str) -> dict[str, int | str]:
    place = re.search(r"line (\d+)", said)
    facts: dict[str, int | str] = {"reason": said}
    return facts | {"line": int(place[1])} if place else facts
