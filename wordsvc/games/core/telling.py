"""What happened, as codes and facts that somebody says in a language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeAlias

import msgspec

from wordsvc.games.core.values import Event
from wordsvc.validators.sheet import Title
from wordsvc.validators.verdict import Finding


class Line(msgspec.Struct, frozen=True):
    """A line of what happened: ``seat`` did it, ``seats`` are facts that are players, ``titles``
    facts with a name in each language, ``findings`` the reasons.
    """

    code: str
    seat: int | None = None
    facts: dict[str, Any] = {}
    seats: dict[str, int] = {}
    titles: dict[str, Title] = {}
    findings: tuple[Finding, ...] = ()


Tell: TypeAlias = Callable[[Sequence[Any], Any], Iterator[Line]]
"""The lines of a command's events, as a viewer may know them; with the game's first event, which
has the sheet."""


def tell_nothing(events: Sequence[Event], opened: Event) -> Iterator[Line]:
    """No line: of such a game nothing is told."""
    del events, opened
    return iter(())
