"""The summary of a run in a few lines, and the exit code that tells it."""

from __future__ import annotations

import click

from wordsvc.batch.run import Failure
from wordsvc.batch.tally import BLANK, ERROR, Tally
from wordsvc.cli.batch.progress import clock
from wordsvc.cli.message import message

CODES_AT_MOST = 5
FAILED = 2


def print_summary(tally: Tally, seconds: float, out: str) -> None:
    """Rows, answers and the most frequent reasons, on stderr."""
    counts = {name: f"{tally.answers.get(name, 0):,}" for name in ("yes", "no", "ask", ERROR)}
    rate = tally.rows / max(seconds, 1e-9)
    click.echo(
        message(
            "batch.summary",
            rows=f"{tally.rows:,}",
            **counts,
            time=clock(seconds),
            rate=f"{rate:,.0f}",
        ),
        err=True,
    )
    frequent = sorted(tally.codes.items(), key=lambda item: (-item[1], item[0]))[:CODES_AT_MOST]
    if frequent:
        reasons = [f"{code} {times:,}" for code, times in frequent]
        click.echo(message("batch.reasons", reasons=reasons), err=True)
    if out != "-":
        click.echo(message("batch.written", path=out), err=True)


def print_failure(failure: Failure) -> None:
    """A list that could not be judged to its end."""
    line = " ".join(message(failure.error.code, **failure.error.facts).split())
    click.echo(f"wordsvc: {line}", err=True)


def exit_code(tally: Tally) -> int:
    """Any no 1, else any ask 3, else any row that could not be asked 2, else 0."""
    found = {answer for answer, times in tally.answers.items() if times and answer != BLANK}
    return 1 if "no" in found else 3 if "ask" in found else FAILED if ERROR in found else 0
