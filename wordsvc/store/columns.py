"""Tables and rows as the values of SQL columns, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wordsvc.tables.log import Chair, Row, Table, Terms

_chairs = msgspec.json.Decoder(tuple[Chair, ...])
_terms = msgspec.json.Decoder(Terms)


def table_values(table: Table) -> dict[str, Any]:
    """By the names of the columns."""
    values = {name: getattr(table, name) for name in Table.__struct_fields__}
    return values | {"chairs": _text(table.chairs), "terms": _text(table.terms)}


def table_from(found: Sequence[Any]) -> Table:
    """From the columns in the order of the fields."""
    fields: dict[str, Any] = dict(zip(Table.__struct_fields__, found, strict=True))
    fields["secret"] = bytes(fields["secret"])
    fields["chairs"] = _chairs.decode(fields["chairs"])
    fields["terms"] = _terms.decode(fields["terms"])
    return Table(**fields)


def row_values(table: str, row: Row) -> dict[str, Any]:
    """By the names of the columns."""
    return {"table": table, **msgspec.structs.asdict(row)}


def row_from(found: Sequence[Any]) -> Row:
    """From the columns in the order of the fields."""
    return Row(*found)


def _text(value: object) -> str:
    return msgspec.json.encode(value, order="sorted").decode()
