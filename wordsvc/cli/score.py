"""``wordsvc score``: who won this finished game, and where does every point come from?"""

from __future__ import annotations

from typing import BinaryIO

import click
import msgspec

from wordsvc.asking.score import score as added_up
from wordsvc.catalogue import scorers
from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, language, message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.validators.score import PlayerScore, Score
from wordsvc.validators.tensai_clever.scoring import TensaiCleverScore

BYTES_AT_MOST = 1 << 20
"""As long as a question may be over HTTP: no game is longer."""


@click.command("score", cls=Command, help="cli.help.score")
@click.argument("game", type=click.Choice(list(scorers())))
@click.argument("file", metavar="FILE.json", type=click.File("rb"))
@click.option("--json", "as_json", is_flag=True, help="cli.option.json")
@click.pass_obj
def score(session: Session, /, game: str, file: BinaryIO, as_json: bool) -> int:
    """Add up a finished game; ``-`` reads it from standard input."""
    raw = file.read(BYTES_AT_MOST + 1)
    if len(raw) > BYTES_AT_MOST:
        raise CommandError("cli.error.too-large", path=file.name, most=BYTES_AT_MOST)
    try:
        data = msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise CommandError("cli.error.not-json", path=file.name, reason=str(error)) from error
    result = added_up(scorers()[game], data, session.desk, language())
    if as_json:
        print_json(result)
    else:
        _print(result)
    return 0


def _print(result: Score | TensaiCleverScore) -> None:
    for player in sorted(result.players, key=lambda one: one.rank):
        _print_player(player)
    names = [result.players[place].name for place in result.winners]
    click.echo(message("cli.score.winners", names=names))
    if result.tie_break is not None:
        click.echo(message(f"cli.score.tie.{result.tie_break}"))


def _print_player(player: PlayerScore) -> None:
    said = message("cli.score.player", rank=player.rank, name=player.name, total=player.total)
    click.echo(click.style(said, bold=True))
    for line in player.lines:
        click.echo(f"  {line.points:+5d}  {line.message}")
