"""``wordsvc explain``: what is known of a word, by whom, and why is it judged as it is?"""

from __future__ import annotations

import click

from wordsvc.cli.argument import word
from wordsvc.cli.help import Command
from wordsvc.cli.output import coloured, print_json
from wordsvc.cli.say import say
from wordsvc.cli.session import Session
from wordsvc.lexicon.entry import Entry
from wordsvc.validators.explain import Explanation
from wordsvc.validators.explain import explain as explained
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import answer_of

KNOWN, NOT_KNOWN = 0, 1


@click.command("explain", cls=Command, help="cli.help.explain-text")
@click.argument("text", type=word)
@click.option("--json", "as_json", is_flag=True, help="cli.option.json")
@click.pass_obj
def explain(session: Session, /, *, text: str, as_json: bool) -> int:
    """Tell the whole story of a word; 0 where it is known."""
    story = explained(text, session.lexicon, WordRules())
    if as_json:
        print_json(story)
    else:
        _print(text, story)
    return KNOWN if story.known else NOT_KNOWN


def _print(text: str, story: Explanation) -> None:
    """The answer to the word as a word, the reasons, then every entry."""
    best = story.candidates[0]
    readings = dict.fromkeys(one.reading.text for one in story.candidates)
    others = [reading for reading in readings if reading not in ("", text)]
    called = f"{text} ({', '.join(others)})" if others else text
    answer = answer_of(best.findings)
    click.echo(f"{coloured(say(f'cli.answer-word.{answer}'), answer)}  {called}")
    for finding in story.why:
        click.echo(f"  - {say(finding.code, **finding.facts)}")
    for entry in story.entries:
        click.echo(f"    {say('cli.explain.entry', **_facts(entry))}")


def _facts(entry: Entry) -> dict[str, object]:
    return {
        "reading": entry.reading,
        "written": entry.written,
        "kind": entry.kind,
        "sources": list(entry.sources),
        "familiarity": entry.familiarity,
    }
