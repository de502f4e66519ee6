"""``wordsvc lexicon diff``: for which words does another version of the dictionary change the
answer?
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain
from pathlib import Path

import click
import msgspec

from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.cli.session import Session
from wordsvc.lexicon.compiled import CompiledLexicon, Unusable
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, answer_of
from wordsvc.validators.word import judge_word


class Change(msgspec.Struct, frozen=True):
    """A reading that two dictionaries judge differently, by the official word rules."""

    reading: str
    before: Answer
    after: Answer


@click.command("diff", cls=Command, help="cli.help.lexicon-diff")
@click.argument("old", required=False)
@click.argument("new", required=False)
@click.option(
    "--limit", metavar="N", type=click.IntRange(0), default=0, help="cli.option.diff-limit"
)
@click.pass_obj
def diff(session: Session, /, *, old: str | None, new: str | None, limit: int) -> int:
    """List the readings whose answer changes, then how many there are of each kind."""
    after = session.lexicon if new is None else opened(new, session)
    before = _previous(session, after) if old is None else opened(old, session)
    counts: Counter[tuple[Answer, Answer]] = Counter()
    for change in changes(before, after):
        counts[change.before, change.after] += 1
        if not limit or counts.total() <= limit:
            click.echo(f"{change.reading}\t{change.before}\t{change.after}")
    click.echo(message("cli.lexicon.changes", old=before.version, new=after.version), err=True)
    for (was, now), count in sorted(counts.items()):
        click.echo(f"  {was} -> {now}: {count:,}", err=True)
    if not counts:
        click.echo(f"  {message('cli.lexicon.no-changes')}", err=True)
    return 0


def changes(before: CompiledLexicon, after: CompiledLexicon) -> Iterator[Change]:
    """Readings of either dictionary that get another answer, those of the newer one first."""
    gone = (reading for reading in before if after.find(reading) is None)
    for reading in chain(after, gone):
        if before.find(reading) == after.find(reading):
            continue
        was, now = answer(reading, before), answer(reading, after)
        if was != now:
            yield Change(reading, was, now)


def answer(reading: str, lexicon: Lexicon) -> Answer:
    """What the official word rules say of a reading."""
    return answer_of(judge_word(reading, None, lexicon, WordRules())[0].findings)


def opened(name: str, session: Session) -> CompiledLexicon:
    """A dictionary by its version or its folder."""
    for folder in (Path(name), *_cached(session)):
        try:
            found = CompiledLexicon(folder)
        except Unusable:
            continue
        if found.version == name or folder == Path(name):
            return found
    known = [found.version for found in _usable(session)]
    raise CommandError("cli.lexicon.no-version", name=name, known=known)


def _previous(session: Session, current: Lexicon) -> CompiledLexicon:
    """The newest dictionary in the cache beside the current one."""
    for found in _usable(session):
        if found.version != current.version:
            return found
    raise CommandError("cli.lexicon.only-one")


def _usable(session: Session) -> Iterator[CompiledLexicon]:
    for folder in _cached(session):
        try:
            yield CompiledLexicon(folder)
        except Unusable:
            continue


def _cached(session: Session) -> list[Path]:
    from wordsvc.bootstrap.services import lexicon_folder
    from wordsvc.lexicon.cache import sets

    return sets(lexicon_folder(session.settings).parent)
