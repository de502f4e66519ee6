"""``wordsvc check barbarossa``: a clay subject, its n-th letter, a guess at it."""

from __future__ import annotations

import click

from wordsvc.asking.judge import judge
from wordsvc.cli.argument import text
from wordsvc.cli.help import Command, Group
from wordsvc.cli.message import language, message
from wordsvc.cli.output import EXIT, coloured, print_findings, print_json
from wordsvc.cli.session import Session
from wordsvc.validators.barbarossa.book import GUESS, LETTER, SUBJECT
from wordsvc.validators.barbarossa.guess import GuessVerdict
from wordsvc.validators.barbarossa.letters import NotedLetter
from wordsvc.validators.barbarossa.subject import SubjectVerdict

barbarossa = Group(
    "barbarossa",
    help="cli.help.game.barbarossa",
    lazy={
        what: (f"wordsvc.cli.check.barbarossa:{what}", code)
        for what, code in (
            ("subject", "cli.help.check-subject"),
            ("letter", "cli.help.check-letter"),
            ("guess", "cli.help.check-guess"),
        )
    },
)

written_option = click.option("--written", metavar="WORD", type=text, help="cli.option.written")
json_option = click.option("--json", "as_json", is_flag=True, help="cli.option.json")


@click.command("subject", cls=Command, help="cli.help.check-subject")
@click.argument("reading", metavar="READING", type=text)
@written_option
@json_option
@click.pass_obj
def subject(session: Session, /, reading: str, written: str | None, as_json: bool) -> int:
    """Judge a clay subject."""
    asked = {"reading": reading, "written": written}
    verdict: SubjectVerdict = judge(SUBJECT, asked, session.desk, language())
    print_json(verdict) if as_json else _print_subject(verdict)
    return EXIT[verdict.answer]


@click.command("letter", cls=Command, help="cli.help.check-letter")
@click.argument("reading", metavar="READING", type=text)
@click.argument("position", metavar="POSITION", type=text)
@json_option
@click.pass_obj
def letter(session: Session, /, reading: str, position: str, as_json: bool) -> int:
    """Tell the letter at a position; beyond the end there is none."""
    asked = {"reading": reading, "position": position}
    answer: NotedLetter = judge(LETTER, asked, session.desk)
    print_json(answer) if as_json else click.echo(_noted(answer))
    return 0


@click.command("guess", cls=Command, help="cli.help.check-guess")
@click.argument("reading", metavar="READING", type=text)
@click.argument("guess", metavar="GUESS", type=text)
@written_option
@json_option
@click.pass_obj
def guess(session: Session, /, reading: str, guess: str, written: str | None, as_json: bool) -> int:
    """Compare a guess with the subject."""
    asked = {"subject": {"reading": reading, "written": written}, "guess": guess}
    verdict: GuessVerdict = judge(GUESS, asked, session.desk, language())
    if as_json:
        print_json(verdict)
    else:
        relation = message(f"cli.relation.{verdict.relation}")
        answer = coloured(message(f"cli.guess.{verdict.answer}"), verdict.answer)
        click.echo(f"{answer}  {relation}")
        print_findings(verdict.findings)
    return EXIT[verdict.answer]


def _print_subject(verdict: SubjectVerdict) -> None:
    length = message("cli.verdict.length", length=verdict.length)
    answer = coloured(message(f"cli.answer.{verdict.answer}"), verdict.answer)
    click.echo(f"{answer}  {verdict.word} ({verdict.reading}, {length})")
    print_findings(verdict.findings)
    click.echo("  " + " ".join(map(_noted, verdict.letters)))
    if verdict.other_readings:
        click.echo("  " + message("cli.subject.other-readings", readings=verdict.other_readings))


def _noted(letter: NotedLetter) -> str:
    """The letter as the maker writes it down: small letters and the long mark named as such."""
    note = "" if letter.note in ("normal", "none") else f" ({message(f'cli.note.{letter.note}')})"
    return f"{letter.letter or message('cli.note.none')}{note}"
