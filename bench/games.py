"""What do the game engines cost: a decided move, a replayed event, a view?

Real games between the sensible bots are played once, then their moves are decided and their events
replayed again. Words are judged by a dictionary that knows everything, so that no look-up counts.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from statistics import median
from typing import Any

from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Context, Played, replay
from wordsvc.games.core.game import AnyGame
from wordsvc.games.core.simulate import self_play
from wordsvc.lexicon.protocol import Known, Lexicon, Pattern, Word

ROUNDS = 7
GAMES = 6
EVENTS = 300
SEATS = 4

AnyPlayed = Played[Any, Any, Any]


class EveryWord:
    """Accepts any reading without looking it up."""

    version = "every word"

    def find(self, reading: str) -> Known | None:
        return Known(reading, plain=True, entries=())

    def readings(self, written: str) -> tuple[str, ...]:
        return ()

    def search(self, pattern: Pattern) -> Iterator[Word]:
        return iter(())


def main() -> None:
    """One line a game."""
    lexicon = services.open_lexicon(Settings.from_environ())
    print(f"{'game':18}{'a move':>12}{'300 events':>14}{'a view':>12}{'all slots':>12}")
    for game in ENGINES.values():
        print(line_of(game, [one_game(game, number, lexicon) for number in range(GAMES)]))


def line_of(game: AnyGame, played: list[AnyPlayed]) -> str:
    """Milliseconds and microseconds of CPU time."""
    moves = sum(len(one.entries) - 1 for one in played)
    events = sum(len(entry.events) for one in played for entry in one.entries)
    states = [state for one in played for state in states_of(game, one)]
    deciding = best(lambda: decide_again(game, played)) / moves
    replaying = best(lambda: replay_again(game, played)) / events
    seeing = best(lambda: [game.view(state, 0) for state in states]) / len(states)
    offering = best(lambda: [game.legal(state, 0) for state in states]) / len(states)
    return (
        f"{game.id:18}{deciding * 1e3:9.3f} ms{replaying * EVENTS * 1e3:11.2f} ms"
        f"{seeing * 1e6:9.1f} µs{offering * 1e6:9.1f} µs"
    )


def one_game(game: AnyGame, number: int, lexicon: Lexicon) -> AnyPlayed:
    """A game between bots, four if the game is for so many."""
    seats = min(max(SEATS, game.seats[0]), game.seats[-1])
    bots = [game.bot(lexicon) for _ in range(seats)]
    return self_play(game, game.options(), bots, f"bench {number}".encode(), lexicon)


def states_of(game: AnyGame, played: AnyPlayed) -> Iterator[Any]:
    """The state after each entry."""
    state = game.initial
    for entry in played.entries:
        state = replay(game, entry.events, state)
        yield state


def decide_again(game: AnyGame, played: list[AnyPlayed]) -> None:
    """Every move once more, in its state."""
    words = EveryWord()
    for one in played:
        state = game.initial
        for entry in one.entries:
            if entry.move is not None and entry.seat is not None:
                ctx = Context.seeded(b"bench", entry.version, words)
                game.decide(state, entry.seat, entry.move, ctx)
            state = replay(game, entry.events, state)


def replay_again(game: AnyGame, played: list[AnyPlayed]) -> None:
    """Every event once more."""
    for one in played:
        replay(game, (event for entry in one.entries for event in entry.events))


def best(work: Callable[[], object]) -> float:
    """The median CPU time of some rounds, in seconds."""
    times = []
    for _ in range(ROUNDS):
        started = time.process_time()
        work()
        times.append(time.process_time() - started)
    return median(times)


if __name__ == "__main__":
    main()
