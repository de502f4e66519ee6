"""A decision under way: each event it records shows at once what it leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from wordsvc.games.core.values import Event, State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class Draft(Generic[S, E]):
    """The events of one decision so far, and the state that they lead to."""

    __slots__ = ("_events", "_evolve", "state")

    def __init__(self, state: S, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self._evolve = evolve
        self._events: list[E] = []

    def record(self, event: E) -> None:
        """The event that happens next."""
        self._events.append(event)
        self.state = self._evolve(self.state, event)

    @property
    def events(self) -> tuple[E, ...]:
        """All that was recorded."""
        return tuple(self._events)
