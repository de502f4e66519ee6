"""``wordsvc lexicon verify``: is every byte of the compiled dictionary as it was written?"""

from __future__ import annotations

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.session import Session
from wordsvc.lexicon import compiled


@click.command("verify", cls=Command, help="cli.help.lexicon-verify")
@click.pass_obj
def verify(session: Session, /) -> int:
    """Read all files and compare them with their hashes; 0 = whole."""
    from wordsvc.bootstrap.services import lexicon_folder

    folder = lexicon_folder(session.settings)
    try:
        header = compiled.verify(folder)
    except compiled.Unusable as unusable:
        raise CommandError(f"cli.lexicon.fault.{unusable.fault}", path=str(unusable.file)) from None
    click.echo(message("cli.lexicon.whole", version=header.version, path=str(folder)))
    return 0
