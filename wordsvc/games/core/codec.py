"""Moves and events as JSON, strictly."""

from __future__ import annotations

from typing import Any, Generic, TypeVar

import msgspec

from wordsvc.games.core.values import Event, Move

M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)


class Codec(Generic[M, E]):
    """Decoders that are made once a game. All raise msgspec.ValidationError for wrong content."""

    def __init__(self, moves: Any, events: Any) -> None:  # noqa: ANN401 - unions of types
        self.move_type = moves
        self.event_type = events
        many: Any = tuple.__class_getitem__((events, ...))
        self._moves: msgspec.json.Decoder[M] = msgspec.json.Decoder(moves)
        self._events: msgspec.json.Decoder[tuple[E, ...]] = msgspec.json.Decoder(many)

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
