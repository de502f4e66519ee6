"""``wordsvc table export`` and ``import``: games as records, and records as tables."""

from __future__ import annotations

import time
from pathlib import Path
from typing import BinaryIO

import click
import msgspec

from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.cli.table.opening import database_option, json_option, known, opened
from wordsvc.tables.log import Stage


class Kept(msgspec.Struct, frozen=True):
    """The table that a record has become. ``host_token`` reads it, and is shown this once."""

    table: str
    game: str
    stage: Stage
    version: int
    host_token: str


@click.command("export", cls=Command, help="admin.help.export")
@click.argument("table")
@click.option(
    "--out", metavar="FILE", type=click.Path(path_type=Path), help="admin.option.record-out"
)
@database_option
@click.pass_obj
def export(session: Session, /, *, table: str, out: Path | None, database: str | None) -> int:
    """The whole game as a record, hidden things too."""
    from wordsvc.store.records import export_record

    with opened(session, database) as log:
        found, rows = known(log, table), log.rows(table)
    if not rows:
        raise CommandError("admin.not-dealt", table=table)
    text = export_record(found, rows)
    if out is None:
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
    return 0


@click.command("import", cls=Command, help="admin.help.import")
@click.argument("file", type=click.File("rb"))
@database_option
@json_option
@click.pass_obj
def import_record(
    session: Session, /, *, file: BinaryIO, database: str | None, as_json: bool
) -> int:
    """Keep a record as a table to be read; 2 = the first wrong line is said."""
    from wordsvc.games.core.record import RecordError
    from wordsvc.store.records import import_record

    try:
        made = import_record(file.read().decode(), int(time.time()))
    except UnicodeDecodeError:
        raise CommandError("admin.not-utf8", path=file.name) from None
    except RecordError as error:
        raise CommandError(error.code, **error.facts) from None
    with opened(session, database, new=True) as log:
        log.add_whole(made.table, made.rows)
    table = made.table
    if as_json:
        print_json(Kept(table.id, table.game, table.stage, table.head, made.token))
        return 0
    click.echo(message(f"admin.imported.{table.stage}", table=table.id, version=table.head))
    click.echo(message("admin.token", token=made.token))
    return 0
