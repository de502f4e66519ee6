"""``wordsvc check word-basket``: may this word be played, may these words follow each other?"""

from __future__ import annotations

import click
import msgspec

from wordsvc.cli.argument import word
from wordsvc.cli.help import Command
from wordsvc.cli.output import EXIT, print_json, print_verdict
from wordsvc.cli.rules import chosen
from wordsvc.cli.say import Trouble, language
from wordsvc.cli.session import Session
from wordsvc.messages.told import told
from wordsvc.validators.word_basket import (
    BasketRules,
    Chain,
    ChainWord,
    Question,
    chain,
    judge,
)
from wordsvc.validators.word_basket.presets import NAMES


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """The command line, taken apart."""

    words: tuple[str, ...]
    reading: str | None
    previous: str | None
    previous_card: str | None
    field: str | None
    card: str | None
    last: bool

    def question(self) -> Question:
        """The question about the one word."""
        if len(self.words) != 1:
            raise Trouble("cli.error.one-word", count=len(self.words))
        return Question(
            word=self.words[0],
            reading=self.reading,
            previous=self.previous,
            previous_card=self.previous_card,
            field=self.field,
            card=self.card,
            last=self.last,
        )

    def chain(self) -> list[str | ChainWord]:
        """The words of a chain; with ``--last`` the last of them is the one to go out with."""
        for option in ("reading", "previous", "previous_card", "card"):
            if getattr(self, option) is not None:
                name = f"--{option.replace('_', '-')}"
                raise Trouble("cli.error.not-in-chain", option=name)
        *words, end = self.words
        return [*words, ChainWord(end, last=self.last)]


@click.command("word-basket", cls=Command, help="cli.help.check-word-basket")
@click.argument("words", metavar="WORD...", type=word, nargs=-1, required=True)
@click.option("--reading", metavar="R", type=word, help="cli.option.reading")
@click.option("--previous", metavar="WORD", type=word, help="cli.option.previous")
@click.option("--previous-card", metavar="C", type=word, help="cli.option.previous-card")
@click.option("--field", metavar="F", type=word, help="cli.option.field")
@click.option("--card", metavar="C", type=word, help="cli.option.card")
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
    is_chain: bool,
    rules: str | None,
    changes: tuple[str, ...],
    as_json: bool,
    **rest: object,
) -> int:
    """Judge one word, or each word of a chain against the one before."""
    asked = msgspec.convert(rest, Asked)
    wanted = chosen(rules, changes)
    if is_chain:
        return _chain(session, asked, wanted, as_json=as_json)
    verdict = told(judge(asked.question(), session.lexicon, wanted), language())
    if as_json:
        print_json(verdict)
    else:
        print_verdict(verdict)
    return EXIT[verdict.answer]


def _chain(session: Session, asked: Asked, rules: BasketRules, *, as_json: bool) -> int:
    judged = chain(asked.chain(), session.lexicon, rules, asked.field)
    verdicts = tuple(told(verdict, language()) for verdict in judged.verdicts)
    if as_json:
        print_json(Chain(judged.answer, verdicts))
    else:
        for verdict in verdicts:
            print_verdict(verdict)
    return EXIT[judged.answer]
