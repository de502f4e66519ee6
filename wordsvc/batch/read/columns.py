"""The columns of a list that are parts of a question, and whether it has a header at all."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

from wordsvc.batch.errors import BatchError
from wordsvc.batch.spec import Spec


class WantedColumns(msgspec.Struct, frozen=True, kw_only=True):
    """What the asker says about columns: the name or number (from 1) of the main one and of the
    reading, whether there is a header (None = look), which parts of a question to take (None =
    all that have a column of their name).
    """

    column: str | None = None
    reading: str | None = None
    header: bool | None = None
    parts: tuple[str, ...] | None = None


Arrangement = tuple[bool, dict[str, int]]


def arrange(first: Sequence[str], wanted: WantedColumns, spec: Spec) -> Arrangement:
    """Whether ``first`` is a header, and the place of the column of each part of a question.

    Raises BatchError where the main column cannot be told (``batch.which-column``) or there is no
    column of a given name or number (``batch.no-column``).
    """
    names = [_plain(name) for name in first]
    known = _by_name(names, wanted, spec)
    named = [name for name in (wanted.column, wanted.reading) if name and _is_name(name, names)]
    header = wanted.header if wanted.header is not None else bool(known or named)
    fields = dict(known) if header else {}
    if wanted.column is not None:
        fields[spec.main] = _place(wanted.column, names, first, header=header)
    if wanted.reading is not None and "reading" in spec.fields:
        fields["reading"] = _place(wanted.reading, names, first, header=header)
    if spec.main not in fields:
        if len(first) > 1:
            raise BatchError("batch.which-column", columns=list(first))
        fields[spec.main] = 0
    main = fields.pop(spec.main)
    rest = {name: place for name, place in fields.items() if place != main}
    return header, {spec.main: main, **rest}


def keys(first: Sequence[str], wanted: WantedColumns, spec: Spec) -> dict[str, str]:
    """The key of each part of a question, by the keys of a first object."""
    if wanted.column is not None and wanted.column not in first:
        raise BatchError("batch.no-column", want=wanted.column, columns=list(first))
    names = [_plain(name) for name in first]
    found = {field: first[place] for field, place in _by_name(names, wanted, spec).items()}
    if wanted.column is not None:
        found[spec.main] = wanted.column
    if wanted.reading is not None and "reading" in spec.fields:
        found["reading"] = wanted.reading
    if spec.main not in found and first:
        raise BatchError("batch.which-column", columns=list(first))
    # Later objects may have what the first one has not.
    main = found.pop(spec.main, spec.main)
    rest = ((field, found.get(field, field)) for field in _taken(wanted, spec))
    others = {field: key for field, key in rest if field != spec.main and key != main}
    return {spec.main: main} | others


def _by_name(names: Sequence[str], wanted: WantedColumns, spec: Spec) -> dict[str, int]:
    found: dict[str, int] = {}
    for field in _taken(wanted, spec):
        free = (
            names.index(alias)
            for alias in map(_plain, spec.fields[field])
            if alias in names and names.index(alias) not in found.values()
        )
        place = next(free, None)
        if place is not None:
            found[field] = place
    return found


def _taken(wanted: WantedColumns, spec: Spec) -> list[str]:
    parts = wanted.parts
    return [field for field in spec.fields if parts is None or field in {spec.main, *parts}]


def _place(column: str, names: Sequence[str], first: Sequence[str], *, header: bool) -> int:
    if header and _is_name(column, names):
        return names.index(_plain(column))
    numbers = [str(number) for number in range(1, max(len(names), 1) + 1)]
    if _plain(column) in numbers:
        return numbers.index(_plain(column))
    raise BatchError("batch.no-column", want=column, columns=list(first))


def _is_name(column: str, names: Sequence[str]) -> bool:
    return _plain(column) in names


def _plain(name: str) -> str:
    return unicodedata.normalize("NFKC", name).strip().casefold()
