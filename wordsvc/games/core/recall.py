"""Chance and time as a record has them, and a dictionary that is not asked again."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import NoReturn, TypeVar, cast

from wordsvc.games.core.chance import Chance
from wordsvc.games.core.context import Context
from wordsvc.games.core.expect import Impossible
from wordsvc.games.core.rows import without
from wordsvc.games.core.values import Event
from wordsvc.lexicon.protocol import Lexicon

T = TypeVar("T")
E = TypeVar("E", bound=Event)


class Unknowable(Exception):
    """The dictionary was asked, and what it said is not in the record."""


class Recollection(Context):
    """The context in which these events may have been decided."""

    def __init__(self, events: Sequence[Event]) -> None:
        super().__init__(_Recalled(events), now=time_of(events))
        self._events = events
        self._version = str(getattr(events[0], "lexicon", "")) if events else ""

    @property
    def lexicon(self) -> Lexicon:
        """A dictionary that can be handed on and not be asked."""
        return cast("Lexicon", _Silent())

    def ruling(self, kind: type[E], make: Callable[[], E]) -> E:
        """The record's own, which is believed. Raises Impossible where there is none."""
        del make
        for event in self._events:
            if isinstance(event, kind):
                return event
        raise Impossible("piece")

    def rulings(self, newest: int) -> int:
        """That of the opening event."""
        return int(getattr(self._events[0], "rulings", newest)) if self._events else newest

    @property
    def lexicon_version(self) -> str:
        """The version in the opening event."""
        return self._version


def time_of(events: Sequence[Event]) -> int:
    """When a move came, if that mattered."""
    return int(getattr(events[0], "at", 0)) if events else 0


class _Recalled(Chance):
    """Repeats the outcomes that the events contain. Raises Impossible for one that cannot be."""

    def __init__(self, events: Iterable[Event]) -> None:
        super().__init__(b"")
        self._said: Iterator[object] = iter(
            [getattr(event, name) for event in events for name in event.news]
        )

    def below(self, bound: int) -> int:
        return self.one(range(bound))

    def one(self, items: Sequence[T]) -> T:
        for said in self._said:
            if said in items:
                return cast("T", said)
        raise Impossible("piece")

    def draw(self, items: Sequence[T], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        number = min(count, len(items))
        if not number:
            return (), tuple(items)
        for said in self._said:
            if isinstance(said, tuple) and len(said) == number:
                try:
                    return said, without(items, said)
                except ValueError:
                    continue
        raise Impossible("piece")


class _Silent:
    def __getattr__(self, name: str) -> NoReturn:
        raise Unknowable(name)
