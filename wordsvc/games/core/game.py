"""What a game offers, so that tables, bots and pages treat all games alike."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, TypeAlias, TypeVar, get_args

import msgspec

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.games.core.bots import Bot, Level, RandomBot, Say
from wordsvc.games.core.codec import Codec
from wordsvc.games.core.context import Context
from wordsvc.games.core.slots import Slot
from wordsvc.games.core.telling import Tell, tell_nothing
from wordsvc.games.core.values import Event, Move, Options, Outcome, State, View
from wordsvc.lexicon.protocol import Lexicon

O = TypeVar("O", bound=Options)  # noqa: E741
S = TypeVar("S", bound=State)
M = TypeVar("M", bound=Move)
E = TypeVar("E", bound=Event)
V = TypeVar("V", bound=View)

Viewer: TypeAlias = int | None
"""A seat, counted from 0, or None for somebody who only watches."""

Asked: TypeAlias = str | Mapping[str, Any] | None
"""A preset's name or ``{preset, option: value, …}``."""


def _as_asked(asked: Asked) -> Asked:
    return asked


def _timeless(state: S, _: int) -> S:
    return state


def _never(_: State) -> int | None:
    return None


def _no_faults(_: Options) -> tuple[Fault, ...]:
    return ()


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, M, E, V]):
    """A pure engine: it keeps nothing, and equal questions get equal answers.

    ``decide`` knows rules, chance and dictionary, and makes no state. ``evolve`` knows only state
    and event: it never draws, looks up or judges, so that a stored game replays for ever.
    """

    id: str
    seats: range
    options_type: type[O]
    state_type: type[S]
    view_type: type[V]
    moves: Any
    """The union of all moves."""
    events: Any
    """The union of all events."""
    presets: Mapping[str, O]
    """Options by name; ``official`` or ``house`` first, it is the default."""

    initial: S
    """The state before any event."""
    setup: Callable[[int, O, Context], tuple[E, ...]]
    """The events that open a game. Raises Refused for options that do not fit the seats."""
    decide: Callable[[S, int, M, Context], tuple[E, ...]]
    """What the move leads to. Raises Refused; NotKana for text that cannot be read."""
    evolve: Callable[[S, E], S]
    """The state after the event. Raises Impossible for one that cannot happen in this state."""
    legal: Callable[[S, int], tuple[Slot, ...]]
    """What the seat may do now, in a stable order, from what it can see alone."""
    outcome: Callable[[S], Outcome | None]
    """The result, or None while the game goes on."""
    view: Callable[[S, Viewer], V]
    """What the viewer may see: an allow-list."""
    redact: Callable[[E, Viewer], E | None]
    """The event as the viewer may know it, hidden parts blanked; None if not at all."""
    bot: Callable[[Lexicon], Bot]
    """A sensible player, for any seat; words it finds in the dictionary."""

    levels: Mapping[Level, Callable[[Lexicon], Bot]] = field(default_factory=dict)
    """Players of other strengths, for games whose bots have them."""
    tell: Tell = tell_nothing
    """What happened, line by line, in codes and facts."""
    takes_back: bool = False
    """Whether players may agree to take back a move that gave nobody anything new to know."""
    urgent: frozenset[str] = frozenset()
    """The types of moves without which the game does not go on: who may make one is waited for."""
    settle: Callable[[Asked], Asked] = _as_asked
    """Names in what was asked for, resolved."""
    at: Callable[[S, int], S] = _timeless
    """The state as it stands at that time, in milliseconds since 1970, if nothing else happens."""
    wakes: Callable[[S], int | None] = _never
    """When time alone will change what may be done, None if it will not."""
    option_faults: Callable[[O], Iterable[Fault]] = _no_faults
    """What does not hold together in options of the right shape."""

    @property
    def move_types(self) -> tuple[type[Move], ...]:
        """Every type of move."""
        return get_args(self.moves)

    @property
    def event_types(self) -> tuple[type[Event], ...]:
        """Every type of event."""
        return get_args(self.events)

    def bot_at(self, lexicon: Lexicon, level: Level) -> Bot:
        """A player of that strength; where a game has only one, that."""
        return self.levels.get(level, self.bot)(lexicon)

    def random_bot(self, say: Say, weights: Mapping[str, int] | None = None) -> Bot:
        """A player that does anything; ``say`` finds it words."""
        return RandomBot(self.codec.move, say, weights)

    @cached_property
    def codec(self) -> Codec[M, E]:
        """Moves and events from and to JSON."""
        return Codec(self.moves, self.events)

    def options(self, asked: Asked = None) -> O:
        """The options that were asked for.

        Raises Faulty with every fault, its pointer going into ``asked``.
        """
        settled = self.settle(asked)
        fields = {"preset": settled} if isinstance(settled, str) else dict(settled or {})
        name = shaped(fields.pop("preset", next(iter(self.presets))), str, at="/preset")
        if name not in self.presets:
            facts = {"got": name, "known": list(self.presets)}
            raise Faulty([Fault("/preset", "play.unknown-preset", facts)])
        preset = self.presets[name]
        options: O = shaped(msgspec.to_builtins(preset) | fields, type(preset))
        if faults := tuple(self.option_faults(options)):
            raise Faulty(faults)
        return options


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
