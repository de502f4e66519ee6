"""``wordsvc simulate``: games between programs, summed up."""

from __future__ import annotations

from typing import get_args

import click

from wordsvc.catalogue import ENGINES
from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.games.core.bots import Bot, Level
from wordsvc.games.core.game import AnyGame
from wordsvc.games.core.simulate import Summary, average, histogram, self_play, summarised
from wordsvc.games.core.words import word_finder

USUAL_SEATS = 3


@click.command("simulate", cls=Command, help="simulate.help")
@click.argument("game", metavar="GAME", type=click.Choice(list(ENGINES)))
@click.option("--seats", metavar="N", type=click.IntRange(1, 8), help="simulate.option.seats")
@click.option(
    "--games",
    metavar="N",
    type=click.IntRange(1, 1_000_000),
    default=100,
    help="simulate.option.games",
)
@click.option("--seed", metavar="S", default="1", help="simulate.option.seed")
@click.option("--preset", metavar="NAME", help="simulate.option.preset")
@click.option(
    "--random",
    "at_random",
    metavar="N",
    type=click.IntRange(0, 8),
    default=0,
    help="simulate.option.random",
)
@click.option(
    "--level",
    type=click.Choice(get_args(Level)),
    default="normal",
    help="simulate.option.level",
)
@click.option("--json", "as_json", is_flag=True, help="cli.option.json-info")
@click.pass_obj
def simulate(  # noqa: PLR0913 - its options
    session: Session,
    /,
    *,
    game: str,
    seats: int | None,
    games: int,
    seed: str,
    preset: str | None,
    at_random: int,
    level: Level,
    as_json: bool,
) -> int:
    """Play many games and sum them up; equal seeds give equal games."""
    engine = ENGINES[game]
    count = seats or max(engine.seats[0], min(USUAL_SEATS, engine.seats[-1]))
    if count not in engine.seats:
        raise CommandError("play.seats", seats=count, fewest=engine.seats[0], most=engine.seats[-1])
    options = engine.options(preset)
    bots = _bots(engine, session, count, at_random, level)
    played = []
    for number in range(games):
        secret = f"{seed}/{number}".encode()
        one = self_play(engine, options, bots, secret, session.lexicon)
        played.append((len(one.entries), engine.outcome(one.state)))
    summary = summarised(played, count)
    if as_json:
        print_json(summary)
    else:
        _print(summary)
    return 0


def _bots(engine: AnyGame, session: Session, seats: int, at_random: int, level: Level) -> list[Bot]:
    """The last ``at_random`` seats play anything, the others sensibly."""
    find = word_finder(session.lexicon)
    sensible = max(seats - at_random, 0)
    return [
        engine.bot_at(session.lexicon, level) if seat < sensible else engine.random_bot(find)
        for seat in range(seats)
    ]


def _print(summary: Summary) -> None:
    lengths = summary.lengths
    click.echo(
        message(
            "simulate.lengths",
            games=summary.games,
            fewest=min(lengths),
            most=max(lengths),
            average=f"{average(lengths):.1f}",
        )
    )
    if summary.unfinished:
        click.echo(message("simulate.unfinished", games=summary.unfinished))
    for seat, (scores, wins) in enumerate(zip(summary.scores, summary.wins, strict=True)):
        click.echo(
            message(
                "simulate.seat",
                seat=seat,
                wins=f"{100 * wins / summary.games:.1f}",
                average=f"{average(scores):.2f}",
                fewest=min(scores, default=0),
                most=max(scores, default=0),
            )
        )
    for title, values in (
        ("simulate.histogram.lengths", lengths),
        ("simulate.histogram.scores", [score for scores in summary.scores for score in scores]),
    ):
        click.echo(f"\n{message(title)}")
        for line in histogram(values):
            click.echo(f"  {line}")
