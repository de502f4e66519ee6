"""The names of our columns where the list has columns of the same names."""

from __future__ import annotations

from collections.abc import Collection

_PREFIX = "verdict_"


def free_names(names: tuple[str, ...], taken: Collection[str]) -> tuple[str, ...]:
    """Our names, with a prefix where the list has such a column already."""
    return tuple(_free(name, taken) for name in names)


def _free(name: str, taken: Collection[str]) -> str:
    while name in taken:
        name = _PREFIX + name
    return name
