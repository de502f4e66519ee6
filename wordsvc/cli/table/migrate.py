"""``wordsvc table migrate``: bring the database to the form that this program writes."""

from __future__ import annotations

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.cli.table.opening import database_option, json_option, opened


@click.command("migrate", cls=Command, help="admin.help.migrate")
@database_option
@json_option
@click.pass_obj
def migrate(session: Session, /, *, database: str | None, as_json: bool) -> int:
    """Done at the first use anyway; here it is done by hand and told."""
    with opened(session, database, new=True) as log:
        done = log.database.upgrade()
    if as_json:
        print_json(done)
    elif done.before is None:
        click.echo(message("admin.made", after=done.after))
    elif done.before == done.after:
        click.echo(message("admin.newest", after=done.after))
    else:
        click.echo(message("admin.migrated", before=done.before, after=done.after))
        if done.copy is not None:
            click.echo(message("admin.copied", path=done.copy))
    return 0
