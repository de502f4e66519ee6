"""``wordsvc check word-basket``: may this word be played, may these words follow each other?"""

from __future__ import annotations

from typing import Any

import click

from wordsvc.asking.judge import judge
from wordsvc.cli.argument import text
from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, language
from wordsvc.cli.output import EXIT, print_json, print_verdict
from wordsvc.cli.rules import named
from wordsvc.cli.session import Session
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket.book import CHAIN, WORD_BASKET
from wordsvc.validators.word_basket.chain import Chain
from wordsvc.validators.word_basket.presets import NAMES
from wordsvc.validators.word_basket.question import WordBasketChain


@click.command("word-basket", cls=Command, help="cli.help.game.word-basket")
@click.argument("words", metavar="WORD...", type=text, nargs=-1, required=True)
@click.option("--reading", metavar="R", type=text, help="cli.option.reading")
@click.option("--previous", metavar="WORD", type=text, help="cli.option.previous")
@click.option("--previous-card", metavar="C", type=text, help="cli.option.previous-card")
@click.option("--field", metavar="F", type=text, help="cli.option.field")
@click.option("--card", metavar="C", type=text, help="cli.option.card")
@click.option("--last", is_flag=True, help="cli.option.last")
@click.option("--chain", "is_chain", is_flag=True, help="cli.option.chain")
@click.option(
    "--rules", metavar="NAME", help="cli.option.rules", shell_complete=lambda *_: list(NAMES)
)
@click.option("--rule", "changes", metavar="K=V", multiple=True, help="cli.option.rule")
@click.option("--json", "as_json", is_flag=True, help="cli.option.json")
@click.pass_obj
def word_basket(
    session: Session,
    /,
    words: tuple[str, ...],
    is_chain: bool,
    rules: str | None,
    changes: tuple[str, ...],
    as_json: bool,
    **options: object,
) -> int:
    """Judge one word, or each word of a chain against the one before."""
    given = {name: value for name, value in options.items() if value is not None}
    given["rules"] = named(rules, changes)
    if is_chain:
        return _chain(session, words, given, as_json=as_json)
    if len(words) != 1:
        raise CommandError("cli.error.one-word", count=len(words))
    verdict: Verdict = judge(WORD_BASKET, given | {"word": words[0]}, session.desk, language())
    if as_json:
        print_json(verdict)
    else:
        print_verdict(verdict)
    return EXIT[verdict.answer]


def _chain(
    session: Session, words: tuple[str, ...], given: dict[str, Any], *, as_json: bool
) -> int:
    """With ``--last`` the last of the words is the one to go out with."""
    *others, end = words
    given["words"] = [*others, {"word": end, "last": True}] if given.pop("last") else [*words]
    for option in given.keys() - WordBasketChain.__struct_fields__:
        raise CommandError("cli.error.not-in-chain", option=f"--{option.replace('_', '-')}")
    judged: Chain = judge(CHAIN, given, session.desk, language())
    if as_json:
        print_json(judged)
    else:
        for verdict in judged.verdicts:
            print_verdict(verdict)
    return EXIT[judged.answer]
