"""``wordsvc serve``: run the API and the pages."""

from __future__ import annotations

import click
import msgspec

from wordsvc.bootstrap.settings import PREFIX, Settings
from wordsvc.cli.help import Command, Row, section
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.session import Session


class Serve(Command):
    """A command that also explains the variables of the environment."""

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What every command shows, and every setting with its default."""
        super().format_help(ctx, formatter)
        section(formatter, message("cli.help.settings"), settings_rows())


def settings_rows() -> list[Row]:
    """Each setting with what it means and its default."""
    defaults = msgspec.to_builtins(Settings(), enc_hook=str)
    return [
        (PREFIX + name.upper(), f"{message(f'settings.{name}')}{_default(defaults[name])}")
        for name in Settings.__struct_fields__
    ]


def _default(value: object) -> str:
    if value in (None, "", (), []):
        return ""
    return f" [{value if isinstance(value, str) else msgspec.json.encode(value).decode()}]"


@click.command("serve", cls=Serve, help="cli.help.serve")
@click.option("--host", metavar="ADDRESS", help="cli.option.host")
@click.option("--port", metavar="N", type=click.IntRange(1, 65535), help="cli.option.port")
@click.option("--workers", metavar="N", type=click.IntRange(1), help="cli.option.workers")
@click.option("--database", metavar="URL", help="admin.option.database")
@click.pass_obj
def serve(
    session: Session,
    /,
    host: str | None,
    port: int | None,
    workers: int | None,
    database: str | None,
) -> None:
    """Serve until the process is told to stop."""
    from wordsvc.cli.table.opening import chosen, made_ready
    from wordsvc.web import serve as server

    given = {"host": host, "port": port, "workers": workers}
    changes = {name: value for name, value in given.items() if value is not None}
    settings = msgspec.structs.replace(chosen(session.settings, database), **changes)
    try:
        server.check_address(settings)
        made_ready(settings)
        _ = session.lexicon  # is built now, or the reason why not is said in one line
        server.run(settings)
    except server.CannotListen as error:
        raise CommandError(error.code, **error.facts) from error
