"""``wordsvc lexicon build``: have the compiled dictionary ready before anybody asks."""

from __future__ import annotations

import click

from wordsvc.cli.help import Command
from wordsvc.cli.lexicon.info import warn_if_old
from wordsvc.cli.message import message
from wordsvc.cli.session import Session


@click.command("build", cls=Command, help="cli.help.lexicon-build")
@click.option("--again", is_flag=True, help="cli.option.again")
@click.pass_obj
def build(session: Session, /, *, again: bool) -> int:
    """Build the dictionary where there is none, or in any case."""
    if again:
        from wordsvc.bootstrap.services import lexicon_folder
        from wordsvc.lexicon.cache import discard

        discard(lexicon_folder(session.settings))
    about = session.lexicon.info()
    click.echo(message("cli.lexicon.ready", version=about.version))
    warn_if_old(about)
    return 0
