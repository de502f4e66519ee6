"""``wordsvc table show``: what is known of one table?"""

from __future__ import annotations

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.cli.table.opening import database_option, json_option, known, opened
from wordsvc.cli.table.summary import minute, staged, summary


@click.command("show", cls=Command, help="admin.help.show")
@click.argument("table")
@database_option
@json_option
@click.pass_obj
def show(session: Session, /, *, table: str, database: str | None, as_json: bool) -> int:
    """Game, stage, chairs and times; nothing that proves a seat or is hidden in the game."""
    with opened(session, database) as log:
        one = summary(known(log, table))
    if as_json:
        print_json(one)
        return 0
    version = message("admin.version", version=one.version)
    click.echo(f"{one.table}  {one.game}  {staged(one.stage)}  {version}")
    click.echo(
        f"  {message('admin.opened', opened=minute(one.opened), touched=minute(one.touched))}"
    )
    for seat, chair in enumerate(one.chairs):
        kind = message(f"admin.chair.{chair.kind}")
        host = f"  {message('admin.host')}" if seat == one.host_seat else ""
        click.echo(f"  {seat}  {kind}  {chair.name}".rstrip() + host)
    if one.terms.spectators:
        click.echo(f"  {message('admin.spectators')}")
    if one.terms.clock is not None:
        click.echo(f"  {message('admin.clock', minutes=one.terms.clock)}")
    return 0
