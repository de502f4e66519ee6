"""``wordsvc lexicon update``: take in a newer JMdict and build the dictionary again."""

from __future__ import annotations

from pathlib import Path

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.session import Session


@click.command("update", cls=Command, help="cli.help.lexicon-update")
@click.option(
    "--jmdict",
    "file",
    metavar="FILE",
    required=True,
    type=click.Path(path_type=Path),
    help="cli.option.jmdict",
)
@click.pass_obj
def update(session: Session, /, *, file: Path) -> int:
    """Extract the file into the user's data folder, where every later run finds it, and build."""
    from wordsvc.bootstrap.services import sources, updates
    from wordsvc.lexicon.sources.update import jmdict

    before = sources(session.settings)["jmdict"]
    folder = updates(session.settings)
    try:
        snapshot = jmdict(file, before, folder)
    except ValueError as error:
        raise CommandError("cli.lexicon.no-jmdict", reason=str(error)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise CommandError(
            "cli.error.file", path=str(error.filename or file), reason=reason
        ) from None
    facts = {"pairs": f"{snapshot.pairs:,}", "date": snapshot.date, "before": before.date}
    click.echo(message("cli.lexicon.updated", **facts, path=str(folder)))
    click.echo(message("cli.lexicon.ready", version=session.lexicon.version))
    return 0
