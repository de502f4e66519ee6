"""How do moves and events travel as JSON, strictly?"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import Any, Generic, TypeVar

import msgspec

from wordsvc.games.core.values import Event, Move

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Codec(Generic[M, E]):
    """Decoders that are made once a game. All raise msgspec.ValidationError for wrong content."""

    def __init__(
        self, move_types: tuple[type[Move], ...], event_types: tuple[type[Event], ...]
    ) -> None:
        self.move_type: Any = reduce(or_, move_types)
        self.event_type: Any = reduce(or_, event_types)
        events: Any = tuple.__class_getitem__((self.event_type, ...))
        self._moves: msgspec.json.Decoder[M] = msgspec.json.Decoder(self.move_type)
        self._events: msgspec.json.Decoder[tuple[E, ...]] = msgspec.json.Decoder(events)

    def move(self, raw: object) -> M:
        """A move from decoded JSON."""
        move: M = msgspec.convert(raw, self.move_type)
        return move

    def event(self, raw: object) -> E:
        """An event from decoded JSON."""
        event: E = msgspec.convert(raw, self.event_type)
        return event

    def read_move(self, text: bytes | str) -> M:
        """A move from JSON text."""
        return self._moves.decode(text)

    def read_events(self, text: bytes | str) -> tuple[E, ...]:
        """Events from a JSON array."""
        return self._events.decode(text)
