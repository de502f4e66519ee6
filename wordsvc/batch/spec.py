"""What may be asked of a list: the columns that make a question, and those that are added."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from wordsvc.catalogue import validators

ANSWER, CODE, MESSAGE = "answer", "code", "message"


class Spec(msgspec.Struct, frozen=True):
    """One validator. ``fields`` are the parts of its question with the names that their columns go
    by, the ``main`` one first; ``columns`` are those that the answer adds, of which ``numbers``
    hold whole numbers.
    """

    main: str
    fields: Mapping[str, tuple[str, ...]]
    columns: tuple[str, ...]
    numbers: frozenset[str]


def spec_of(validator: str) -> Spec:
    """The columns of the validator at that path."""
    columns = validators()[validator].columns
    return Spec(
        columns.main,
        {name: (name, *aliases) for name, aliases in columns.fields.items()},
        (ANSWER, CODE, *columns.added),
        frozenset(name for name, kind in columns.added.items() if kind is int),
    )
