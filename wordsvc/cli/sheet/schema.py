"""``wordsvc sheet schema``: the form of a game's sheets, for editors that know JSON Schema."""

from __future__ import annotations

import json

import click

from wordsvc.catalogue import sheets
from wordsvc.cli.help import Command


@click.command("schema", cls=Command, help="cli.help.sheet-schema")
@click.argument("game", metavar="GAME", type=click.Choice(list(sheets.kinds())))
def schema(game: str) -> None:
    """Print the JSON Schema of that game's sheets."""
    click.echo(json.dumps(sheets.schema(game), ensure_ascii=False, indent=2))
