"""``wordsvc table archive``: put away what nobody plays on any more."""

from __future__ import annotations

import re
import time
from datetime import timedelta

import click
import msgspec

from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.cli.table.opening import database_option, json_option, opened

_AGE = re.compile(r"([0-9]{1,5})([dhm])")
_UNITS = {"d": "days", "h": "hours", "m": "minutes"}


class Archived(msgspec.Struct, frozen=True):
    """How many tables were put away."""

    archived: int


@click.command("archive", cls=Command, help="admin.help.archive")
@click.option("--older-than", metavar="AGE", required=True, help="admin.option.older-than")
@database_option
@json_option
@click.pass_obj
def archive(session: Session, /, *, older_than: str, database: str | None, as_json: bool) -> int:
    """Unfinished games on which nothing was done for so long; finished ones stay as they are."""
    from wordsvc.tables.archiving import archive_abandoned

    age = _AGE.fullmatch(older_than)
    if age is None:
        raise CommandError("admin.age", got=older_than)
    before = time.time() - timedelta(**{_UNITS[age[2]]: int(age[1])}).total_seconds()
    with opened(session, database) as log:
        done = Archived(archive_abandoned(log, int(before)))
    if as_json:
        print_json(done)
    else:
        click.echo(message("admin.archived", tables=done.archived))
    return 0
