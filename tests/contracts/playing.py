"""Random play that the laws look at: every game, option preset and seat count, by fixed seeds."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import groupby
from typing import Any

import msgspec

from tests.contracts.nonsense import NonsenseLexicon, say
from tests.games.core import high_card
from tests.games.owners import BARBAROSSA, LUCKY
from tests.games.tensai_clever.table import TIGHT
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Chance, Context, Entry, Move, Outcome, Refused, State, apply, start
from wordsvc.games.core.game import AnyGame

GAMES: Mapping[str, AnyGame] = {"high-card": high_card.GAME, **ENGINES}

GAMES_OF_A_KIND = int(os.environ.get("WORDSVC_TEST_GAMES", "100"))
CHUNK = 25
LONGEST = 4000

LEXICON = NonsenseLexicon()
WEIGHTS = {"throw": 8, "next_deal": 4, "write": 6, "done": 3}
MORE_OPTIONS: Mapping[str, Mapping[str, Mapping[str, Any]]] = {
    "word-basket": {
        "player rules": {"ask": "player", "deals": 1},
        "dictionary rules": {"ask": "dictionary", "referee": "auto"},
        "handicaps": {"handicaps": ["kids2", {"shortest": 4, "hand": 7}]},
        "tight": {"rules": {"hand": 7, "wild_last": False, "wo_as_o": False}, "deals": 2},
        "slow": {"objection_seconds": 4, "deals": 2},
        "slow to rule": {"objection_seconds": 9, "rules": {"hand": 7}, "ask": "dictionary"},
    },
    "tensai-clever": {
        "free": {
            "allow_pass": True,
            "plus_one_forbids_used": True,
            "help_stock": [1],
            "words": "table",
        },
        "tight": {"sheet": msgspec.to_builtins(TIGHT), "words": "table"},
        "last call": {"words": "table", "allow_pass": True},
        "no last call": {"last_call": False},
    },
    "barbarossa": {
        "all pegs": {"goal": 99, "gem_cap": 20, "floor": 2, "subjects": "maker"},
        "soon over": {"goal": 6, "goal_wins": True, "subjects": "dictionary"},
        "owner": {"sheet": msgspec.to_builtins(BARBAROSSA)},
    },
    "super-lucky-box": {
        "owner": {"sheet": msgspec.to_builtins(LUCKY)},
    },
}


class Case(msgspec.Struct, frozen=True):
    """One game to be played: the seed decides everything else."""

    game: str
    preset: str
    seats: int
    seed: int

    @property
    def options(self) -> str | Mapping[str, Any]:
        return MORE_OPTIONS.get(self.game, {}).get(self.preset, self.preset)

    @property
    def secret(self) -> bytes:
        return f"{self.game}/{self.preset}/{self.seats}/{self.seed}".encode()

    def context(self, version: int) -> Context:
        return Context.seeded(self.secret, version, LEXICON, self.now(version))

    def now(self, version: int) -> int:
        """When the move of that version comes: now quickly, now slowly after the one before."""
        return version // 5 * 6000 + version % 5 * 400


class Step(msgspec.Struct, frozen=True):
    """One accepted move, and some more that were tried in the same moment. ``state`` is the table
    at that time."""

    version: int
    state: State
    seat: int
    move: Move
    events: tuple[Any, ...]
    after: State
    tries: tuple[tuple[int, Move], ...]


class Playthrough(msgspec.Struct, frozen=True):
    case: Case
    opening: tuple[Any, ...]
    opened: State
    steps: tuple[Step, ...]
    outcome: Outcome | None

    @property
    def engine(self) -> AnyGame:
        return GAMES[self.case.game]

    @property
    def last(self) -> State:
        return self.steps[-1].after if self.steps else self.opened

    def __repr__(self) -> str:
        return str(self.case)

    def entries(self) -> tuple[Entry[Any, Any], ...]:
        first: Entry[Any, Any] = Entry(1, None, None, self.opening)
        return (first, *(Entry(s.version, s.seat, s.move, s.events) for s in self.steps))


def cases(game: str, chunk: int) -> Iterator[Case]:
    """The presets and seat counts in turn, so that a hundred games meet all of them."""
    engine = GAMES[game]
    named = [*engine.presets, *MORE_OPTIONS.get(game, {})]
    kinds = [(preset, seats) for seats in engine.seats for preset in named]
    for seed in range(chunk * CHUNK, min((chunk + 1) * CHUNK, GAMES_OF_A_KIND)):
        preset, seats = kinds[seed % len(kinds)]
        yield Case(game, preset, seats, seed)


@lru_cache(maxsize=2)
def playthroughs(game: str, chunk: int) -> tuple[Playthrough, ...]:
    return tuple(play(case) for case in cases(game, chunk))


def play(case: Case) -> Playthrough:
    engine = GAMES[case.game]
    chance = Chance(b"players of " + case.secret)
    bot = engine.random_bot(say, WEIGHTS)
    opened, opening = start(engine, case.seats, engine.options(case.options), case.context(1))
    state, steps, stale = opened, list[Step](), list[tuple[int, Move]]()
    while engine.outcome(state) is None and len(steps) < LONGEST:
        version = len(steps) + 2
        seen = engine.at(state, case.now(version))
        movers = [seat for seat in range(case.seats) if engine.legal(seen, seat)]
        seat = chance.one(movers)
        intent = bot.intend(engine.view(seen, seat), engine.legal(seen, seat), chance)
        assert intent is not None
        after, events = apply(engine, state, seat, intent.move, case.context(version))
        tries = [(chance.below(case.seats), intent.move), *stale[-2:]]
        steps.append(Step(version, seen, seat, intent.move, events, after, tuple(tries)))
        stale.append((seat, intent.move))
        state = after
    return Playthrough(case, opening, opened, tuple(steps), engine.outcome(state))


def answer(play: Playthrough, state: State, version: int, seat: int, move: Move) -> Any:
    """What a seat hears: its events as it may know them, or the refusal."""
    engine = play.engine
    try:
        events = engine.decide(state, seat, move, play.case.context(version))
    except Refused as refused:
        return refused.code, refused.facts
    return disclosed(engine, events, seat)


def disclosed(engine: AnyGame, events: tuple[Any, ...], viewer: int | None) -> list[Any]:
    """The events as a viewer hears them, without the news in them, which may come in pieces."""
    seen = [engine.redact(event, viewer) for event in events]
    plain = [without_news(event) for event in seen if event is not None]
    return [event for event, _ in groupby(plain)]


def without_news(event: Any) -> dict[str, Any]:
    fields: dict[str, Any] = msgspec.to_builtins(event)
    for name in event.news:
        fields[name] = None
    return fields
