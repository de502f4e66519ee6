"""``wordsvc lexicon info``: which dictionary answers here, made from what, and how old is it?"""

from __future__ import annotations

from datetime import UTC, datetime

import click

from wordsvc.cli.help import Command
from wordsvc.cli.message import message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.lexicon.age import YEARS, years_old
from wordsvc.lexicon.compiled import Info

MEGABYTE = 1_000_000


@click.command("info", cls=Command, help="cli.help.lexicon-info")
@click.option("--json", "as_json", is_flag=True, help="cli.option.json-info")
@click.pass_obj
def info(session: Session, /, *, as_json: bool) -> int:
    """Version, place, size and sources with their dates and licences."""
    from wordsvc.bootstrap.services import lexicon_folder

    about = session.lexicon.info()
    if as_json:
        print_json(about)
        return 0
    counts = about.counts
    click.echo(message("cli.lexicon.version", version=about.version))
    click.echo(message("cli.lexicon.folder", path=str(lexicon_folder(session.settings))))
    click.echo(
        message(
            "cli.lexicon.size",
            readings=f"{counts.readings:,}",
            entries=f"{counts.entries:,}",
            megabytes=f"{about.bytes / MEGABYTE:.1f}",
        )
    )
    for source in about.sources:
        click.echo(f"  {message('cli.lexicon.source', **_facts(source))}")
    warn_if_old(about)
    return 0


def warn_if_old(about: Info) -> None:
    """Say on stderr that JMdict is old and how a newer one is taken in, where that is so."""
    for source in about.sources:
        years = years_old(source.snapshot, datetime.now(UTC).date())
        if source.id == "jmdict" and years >= YEARS:
            click.echo(message("cli.lexicon.old", date=source.snapshot, years=years), err=True)


def _facts(source: object) -> dict[str, object]:
    import msgspec

    facts: dict[str, object] = msgspec.to_builtins(source)
    return facts
