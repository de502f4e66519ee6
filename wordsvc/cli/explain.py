"""``wordsvc explain``: what is known of a word, by whom, and why is it judged as it is?"""

from __future__ import annotations

import click
import msgspec

from wordsvc.asking.explain import Explained
from wordsvc.asking.explain import explain as explained
from wordsvc.cli.argument import word
from wordsvc.cli.help import Command
from wordsvc.cli.message import language, message
from wordsvc.cli.output import coloured, print_json
from wordsvc.cli.session import Session

KNOWN, NOT_KNOWN = 0, 1


@click.command("explain", cls=Command, help="cli.help.explain-text")
@click.argument("text", type=word)
@click.option("--reading", help="cli.option.reading")
@click.option("--json", "as_json", is_flag=True, help="cli.option.json")
@click.pass_obj
def explain(session: Session, /, *, text: str, reading: str | None, as_json: bool) -> int:
    """Tell the whole story of a word; 0 where it is known."""
    heard = None if reading is None else word(reading)
    story = explained(text, session.lexicon, language(), heard)
    if as_json:
        print_json(story)
    else:
        _print(story)
    return KNOWN if story.known else NOT_KNOWN


def _print(story: Explained) -> None:
    """The answer to the word as a word, what it means, the reasons, then every entry."""
    answer = story.verdict.answer
    readings = dict.fromkeys((story.verdict.reading, *(entry.reading for entry in story.entries)))
    others = [reading for reading in readings if reading not in ("", story.text)]
    called = f"{story.text} ({', '.join(others)})" if others else story.text
    click.echo(f"{coloured(message(f'cli.answer-word.{answer}'), answer)}  {called}")
    for one in story.meanings:
        click.echo(f"  {one.line}  {one.gloss}".rstrip())
    for reason in story.why:
        click.echo(f"  - {reason}")
    for entry in story.entries:
        click.echo(f"    {message('cli.explain.entry', **msgspec.structs.asdict(entry))}")
