"""Games between programs, and their summary."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import mean
from typing import cast

import msgspec

from wordsvc.games.core.bots import Bot
from wordsvc.games.core.chance import Chance
from wordsvc.games.core.context import Context
from wordsvc.games.core.game import E, Game, M, O, S, V
from wordsvc.games.core.play import Entry, Played, apply, start
from wordsvc.games.core.values import Outcome
from wordsvc.lexicon.protocol import Lexicon

LONGEST = 20_000
"""Commands after which a game is given up as endless."""


class Summary(msgspec.Struct, frozen=True):
    """Many games of one kind: commands a game, scores and wins a seat (a shared win is a part)."""

    games: int
    unfinished: int
    lengths: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    wins: tuple[float, ...]


def self_play(
    game: Game[O, S, M, E, V],
    options: O,
    bots: Sequence[Bot],
    secret: bytes,
    lexicon: Lexicon | None = None,
    *,
    at_most: int = LONGEST,
) -> Played[S, M, E]:
    """One game, a bot a seat: whoever thinks quickest moves, then all look at the table again.

    The time that they think goes by on a clock of the game's own. Given up after ``at_most``
    commands.
    """
    chance = Chance(b"players:" + secret)
    state, opening = start(game, len(bots), options, Context.seeded(secret, 1, lexicon))
    entries: list[Entry[M, E]] = [Entry(1, None, None, opening)]
    now = 0
    while game.outcome(state) is None and len(entries) < at_most:
        seen = game.at(state, now)
        intents = [
            (max(intent.delay, intent.earliest), seat, cast("M", intent.move))
            for seat, bot in enumerate(bots)
            if (slots := game.legal(seen, seat))
            and (intent := bot.intend(game.view(seen, seat), slots, chance)) is not None
        ]
        if not intents:
            wakes = game.wakes(seen)
            if wakes is None:
                break
            now = wakes
            continue
        delay, seat, move = min(intents, key=lambda intent: intent[:2])
        now += round(1000 * delay)
        version = len(entries) + 1
        ctx = Context.seeded(secret, version, lexicon, now)
        state, events = apply(game, state, seat, move, ctx)
        entries.append(Entry(version, seat, move, events))
    return Played(state, tuple(entries))


def summarised(played: Sequence[tuple[int, Outcome | None]], seats: int) -> Summary:
    """What (number of commands, outcome) of many games amount to."""
    ended = [outcome for _, outcome in played if outcome is not None]
    wins = [
        sum(1 / len(outcome.winners) for outcome in ended if seat in outcome.winners)
        for seat in range(seats)
    ]
    return Summary(
        games=len(played),
        unfinished=len(played) - len(ended),
        lengths=tuple(length for length, _ in played),
        scores=tuple(tuple(outcome.scores[seat] for outcome in ended) for seat in range(seats)),
        wins=tuple(wins),
    )


def histogram(values: Sequence[int], rows: int = 10, width: int = 40) -> list[str]:
    """Lines of ``from-to count ####``, at most so many rows."""
    if not values:
        return []
    low, high = min(values), max(values)
    step = max(1, -(-(high - low + 1) // rows))
    counts = [0] * ((high - low) // step + 1)
    for value in values:
        counts[(value - low) // step] += 1
    label = max(len(str(low)), len(str(high)))
    return [
        f"{low + at * step:>{label}}-{low + (at + 1) * step - 1:<{label}} {count:>6} "
        + "#" * round(width * count / max(counts))
        for at, count in enumerate(counts)
    ]


def average(values: Sequence[int]) -> float:
    """The mean, 0 of nothing."""
    return mean(values) if values else 0.0
