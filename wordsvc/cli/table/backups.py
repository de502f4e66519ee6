"""``wordsvc table backup`` and ``restore``: everything in one file, and back."""

from __future__ import annotations

import time
from pathlib import Path

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.cli.table.opening import database_option, json_option, opened


@click.command("backup", cls=Command, help="admin.help.backup")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@database_option
@json_option
@click.pass_obj
def backup(session: Session, /, *, file: Path, database: str | None, as_json: bool) -> int:
    """Write the file; games may go on meanwhile."""
    from wordsvc.store.backup import back_up

    with opened(session, database) as log:
        done = back_up(log.database, file, int(time.time()))
    if as_json:
        print_json(done)
    else:
        click.echo(message("admin.backed-up", tables=done.tables, rows=done.rows, path=str(file)))
    return 0


@click.command("restore", cls=Command, help="admin.help.restore")
@click.argument("file", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--force", is_flag=True, help="admin.option.force")
@database_option
@json_option
@click.pass_obj
def restore(
    session: Session, /, *, file: Path, force: bool, database: str | None, as_json: bool
) -> int:
    """Take everything back from the file, or change nothing."""
    from wordsvc.store import backup as store

    try:
        with opened(session, database, new=True) as log:
            done = store.restore(log.database, file, replacing=force)
    except store.BackupDamaged as error:
        raise CommandError("admin.damaged", path=str(file), line=error.line) from None
    except store.DatabaseNotEmpty as error:
        raise CommandError("admin.not-empty", tables=error.tables) from None
    if as_json:
        print_json(done)
    else:
        click.echo(message("admin.restored", tables=done.tables, rows=done.rows))
    return 0
