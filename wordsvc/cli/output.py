"""Answers as JSON for programs, as lines for people."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence

import click
import msgspec

from wordsvc.cli.message import message
from wordsvc.validators.verdict import Answer, Finding, Level, Verdict

EXIT: dict[Answer, int] = {"yes": 0, "no": 1, "ask": 3}
COLOUR: dict[str, str] = {"yes": "green", "no": "red", "ask": "yellow"}
WRITTEN_AT_MOST = 6


def print_json(value: object) -> None:
    """One JSON document in UTF-8, whatever the terminal is set to: the bytes of the API."""
    sys.stdout.flush()
    sys.stdout.buffer.write(msgspec.json.encode(value) + b"\n")


def print_verdict(verdict: Verdict) -> None:
    """The answer, what may be played on it, the reasons, how the word is written."""
    answer = coloured(message(f"cli.answer.{verdict.answer}"), verdict.answer)
    click.echo(f"{answer}  {_called(verdict)}")
    if verdict.answer != "no":
        _line("cli.verdict.next", letters=verdict.tails)
        _line("cli.verdict.cards", cards=verdict.cards)
    print_findings(verdict.findings)
    written = tuple(form for form in verdict.written if form not in (verdict.word, verdict.reading))
    _line("cli.verdict.written", written=written[:WRITTEN_AT_MOST])


def print_findings(findings: Iterable[Finding]) -> None:
    """A line for each reason."""
    for finding in findings:
        click.echo(f"  {_mark(finding.level)} {finding.message}")


def coloured(text: str, answer: Answer) -> str:
    """An answer in words, in its colour."""
    return click.style(text, fg=COLOUR[answer], bold=True)


def _called(verdict: Verdict) -> str:
    """The word, with its reading where it was not asked in hiragana, and its length."""
    length = message("cli.verdict.length", length=verdict.length)
    if verdict.reading in ("", verdict.word):
        return f"{verdict.word} ({length})" if verdict.length else verdict.word
    return f"{verdict.word} ({verdict.reading}, {length})"


def _mark(level: Level) -> str:
    return click.style("-", fg=COLOUR.get(level))


def _line(code: str, **lists: Sequence[str]) -> None:
    if all(lists.values()):
        click.echo(f"  {message(code, **lists)}")
