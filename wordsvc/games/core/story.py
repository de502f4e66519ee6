"""How does a decision look ahead? It tells events one by one and sees what each leads to."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from wordsvc.games.core.values import Event, State

S = TypeVar("S", bound=State)
E = TypeVar("E", bound=Event)


class Story(Generic[S, E]):
    """The events of one decision so far, and the state that they lead to."""

    __slots__ = ("_events", "_evolve", "state")

    def __init__(self, state: S, evolve: Callable[[S, E], S]) -> None:
        self.state = state
        self._evolve = evolve
        self._events: list[E] = []

    def tell(self, event: E) -> None:
        """This happens next."""
        self._events.append(event)
        self.state = self._evolve(self.state, event)

    @property
    def events(self) -> tuple[E, ...]:
        """All that has been told."""
        return tuple(self._events)
