"""``wordsvc find``: which words fit, best known first?"""

from __future__ import annotations

from typing import get_args

import click

from wordsvc.asking.find import WordsQuery, find_page
from wordsvc.cli.argument import text
from wordsvc.cli.help import Command
from wordsvc.cli.message import message
from wordsvc.cli.output import print_json
from wordsvc.cli.session import Session
from wordsvc.decoding.shape import shaped
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Word
from wordsvc.validators.word_basket.presets import NAMES


@click.command("find", cls=Command, help="cli.help.find")
@click.option("--start", metavar="K", type=text, help="cli.option.start")
@click.option("--end", metavar="K[,K...]", type=text, help="cli.option.end")
@click.option("--length", metavar="N|A-B", type=text, help="cli.option.length")
@click.option("--kind", type=click.Choice(get_args(Kind)), default="common", help="cli.option.kind")
@click.option("--last", is_flag=True, help="cli.option.last")
@click.option(
    "--rules", metavar="NAME", help="cli.option.rules", shell_complete=lambda *_: list(NAMES)
)
@click.option(
    "--limit", metavar="N", type=click.IntRange(1, 500), default=20, help="cli.option.limit"
)
@click.option("--json", "as_json", is_flag=True, help="cli.option.json")
@click.pass_obj
def find(  # noqa: PLR0913 - its options
    session: Session,
    /,
    *,
    start: str | None,
    end: str | None,
    length: str | None,
    kind: Kind,
    last: bool,
    rules: str | None,
    limit: int,
    as_json: bool,
) -> int:
    """List words; nothing found is an empty list and no failure."""
    asked = {"start": start, "end": end, "length": length, "kind": kind, "limit": limit}
    asked |= {"last": last, "rules": rules}
    page = find_page(shaped(asked, WordsQuery), session.lexicon)
    if as_json:
        print_json(page)
        return 0
    for each in page.words:
        click.echo(_line(each))
    if not page.words:
        click.echo(message("cli.find.nothing"), err=True)
    return 0


def _line(found: Word) -> str:
    """The reading, and the written form where it is another."""
    return found.reading if found.written == found.reading else f"{found.reading}\t{found.written}"
