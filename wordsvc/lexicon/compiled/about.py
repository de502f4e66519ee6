"""Contents and sources of a compiled dictionary."""

from __future__ import annotations

import msgspec


class Source(msgspec.Struct, frozen=True, omit_defaults=True):
    """A dictionary that took part; ``snapshot`` is the ISO date of its contents, if known."""

    id: str
    title: str
    version: str = ""
    snapshot: str = ""
    licence: str = ""


class Meta(msgspec.Struct, frozen=True):
    """What the builder has to say about the words it hands over."""

    sources: tuple[Source, ...] = ()


class Counts(msgspec.Struct, frozen=True):
    """How much there is. ``offered`` counts per kind the words that a search may suggest."""

    readings: int
    entries: int
    written: int
    offered: dict[str, int]


class Info(msgspec.Struct, frozen=True):
    """A compiled dictionary in figures; ``bytes`` is the size of what is mapped."""

    version: str
    format: int
    bytes: int
    counts: Counts
    sources: tuple[Source, ...]
