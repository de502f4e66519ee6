"""``wordsvc find``: which words fit, best known first?"""

from __future__ import annotations

from itertools import islice
from typing import get_args

import click

from wordsvc.cli.argument import word
from wordsvc.cli.help import Command
from wordsvc.cli.output import print_json
from wordsvc.cli.say import say
from wordsvc.cli.session import Session
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Word
from wordsvc.validators.word_basket import find as words


@click.command("find", cls=Command, help="cli.help.find")
@click.option("--start", metavar="K", type=word, help="cli.option.start")
@click.option("--end", metavar="K[,K...]", type=word, help="cli.option.end")
@click.option("--length", metavar="N|A-B", type=word, help="cli.option.length")
@click.option("--kind", type=click.Choice(get_args(Kind)), default="common", help="cli.option.kind")
@click.option(
    "--limit", metavar="N", type=click.IntRange(1, 500), default=20, help="cli.option.limit"
)
@click.option("--json", "as_json", is_flag=True, help="cli.option.json")
@click.pass_obj
def find(
    session: Session,
    /,
    *,
    start: str | None,
    end: str | None,
    length: str | None,
    kind: Kind,
    limit: int,
    as_json: bool,
) -> int:
    """List words; nothing found is an empty list and no failure."""
    if as_json:
        from wordsvc.web.api.words import WordsQuery, find_words

        query = WordsQuery(start=start, end=end, length=length, kind=kind, limit=limit)
        print_json(find_words(query, session.services))
        return 0
    offered = words.find(session.lexicon, start=start, end=end, length=length, kind=kind)
    found = tuple(islice(offered, limit))
    for each in found:
        click.echo(_line(each))
    if not found:
        click.echo(say("cli.find.nothing"), err=True)
    return 0


def _line(found: Word) -> str:
    """The reading, and the written form where it is another."""
    return found.reading if found.written == found.reading else f"{found.reading}\t{found.written}"
