"""``wordsvc table list``: which tables are kept?"""

from __future__ import annotations

from typing import get_args

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.cli.table.opening import database_option, json_option, opened
from wordsvc.cli.table.summary import minute, staged, summary
from wordsvc.tables.log import Stage


@click.command("list", cls=Command, help="admin.help.list")
@click.option("--stage", type=click.Choice(get_args(Stage)), help="admin.option.stage")
@database_option
@json_option
@click.pass_obj
def list_tables(
    session: Session, /, *, stage: Stage | None, database: str | None, as_json: bool
) -> int:
    """One line a table, those played on last first."""
    with opened(session, database) as log:
        found = [summary(table) for table in log.listed(stage=stage)]
    if as_json:
        print_json(found)
        return 0
    for one in found:
        seats = f"{one.taken}/{len(one.chairs)}"
        line = (one.table, minute(one.touched), one.game, seats, staged(one.stage))
        click.echo("  ".join((*line, message("admin.version", version=one.version))))
    if not found:
        click.echo(message("admin.none"), err=True)
    return 0
