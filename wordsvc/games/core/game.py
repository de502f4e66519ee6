"""What must a game offer so that tables, bots, pages and laws can treat all games alike?"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeAlias, TypeVar

import msgspec

from wordsvc.games.core.bots import Bot, RandomBot, Say
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.codec import Codec
from wordsvc.games.core.context import Context
from wordsvc.games.core.slots import Slot
from wordsvc.games.core.values import Event, Move, Options, Outcome, State, View
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.validators.shape import shaped

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

Viewer: TypeAlias = int | None
"""A seat, counted from 0, or None for somebody who only watches."""


class Game(ABC, Generic[O, S, M, E, V]):
    """A pure engine: it keeps nothing, and equal questions get equal answers.

    ``decide`` knows rules, chance and dictionary, and makes no state. ``evolve`` knows only state
    and event: it never draws, looks up or judges, so that a stored game replays for ever.
    """

    id: ClassVar[str]
    seats: ClassVar[range]
    options_type: ClassVar[type[Options]]
    state_type: ClassVar[type[State]]
    view_type: ClassVar[type[View]]
    move_types: ClassVar[tuple[type[Move], ...]]
    event_types: ClassVar[tuple[type[Event], ...]]
    takes_back: ClassVar[bool] = False
    """Whether players may agree to take back a move that told nobody anything new."""
    urgent: ClassVar[frozenset[str]] = frozenset()
    """The types of moves without which the game does not go on: who may make one is waited for."""

    @property
    @abstractmethod
    def presets(self) -> Mapping[str, O]:
        """Options by name; ``official`` or ``house`` first, it is the default."""

    @abstractmethod
    def setup(self, seats: int, options: O, ctx: Context) -> tuple[E, ...]:
        """The events that open a game. Raises Refused for options that do not fit the seats."""

    @abstractmethod
    def initial(self) -> S:
        """The state before any event."""

    @abstractmethod
    def decide(self, state: S, seat: int, move: M, ctx: Context) -> tuple[E, ...]:
        """What the move leads to. Raises Refused; NotKana for text that cannot be read."""

    @abstractmethod
    def evolve(self, state: S, event: E) -> S:
        """The state after the event. Raises Impossible for one that cannot happen in this state."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> tuple[Slot, ...]:
        """What the seat may do now, in a stable order, from what it can see alone."""

    @abstractmethod
    def outcome(self, state: S) -> Outcome | None:
        """The result, or None while the game goes on."""

    @abstractmethod
    def view(self, state: S, viewer: Viewer) -> V:
        """What the viewer may see: an allow-list."""

    @abstractmethod
    def redact(self, event: E, viewer: Viewer) -> E | None:
        """The event as the viewer may know it, hidden parts blanked; None if not at all."""

    @abstractmethod
    def resample(self, state: S, viewer: Viewer, chance: Chance) -> S:
        """Another state that the viewer cannot tell from this one: what is hidden, permuted."""

    @abstractmethod
    def census(self, state: S) -> Mapping[str, int]:
        """How many of each physical thing there are, wherever they lie: the same for ever."""

    @abstractmethod
    def board(self, state: S) -> tuple[str, ...]:
        """The whole table as a few lines that a person who knows the rules can read."""

    @abstractmethod
    def bot(self, lexicon: Lexicon) -> Bot:
        """A sensible player, for any seat; words it finds in the dictionary."""

    def random_bot(self, say: Say, weights: Mapping[str, int] | None = None) -> Bot:
        """A player that does anything; ``say`` finds it words."""
        return RandomBot(self.codec.move, say, weights)

    @cached_property
    def codec(self) -> Codec[M, E]:
        """Moves and events from and to JSON."""
        return Codec(self.move_types, self.event_types)

    def options(self, given: str | Mapping[str, Any] | None = None) -> O:
        """Options from a preset's name or ``{preset, option: value, …}``.

        Raises Faulty with every fault, its pointer going into ``given``.
        """
        fields = {"preset": given} if isinstance(given, str) else dict(given or {})
        name = fields.pop("preset", next(iter(self.presets)))
        if name not in self.presets:
            facts = {"got": name, "known": list(self.presets)}
            raise Faulty([Fault("/preset", "play.unknown-preset", facts)])
        preset = self.presets[name]
        options: O = shaped(msgspec.to_builtins(preset) | fields, type(preset))
        return options
