"""Areas of a Tensai Clever sheet, as they are typed in and as they are shown."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

import click

from wordsvc.cli.message import CommandError, message
from wordsvc.cli.output import coloured, print_findings
from wordsvc.kana import NotKana, Reading
from wordsvc.validators.tensai_clever.green import GreenVerdict
from wordsvc.validators.tensai_clever.light_blue import LightBlueVerdict
from wordsvc.validators.tensai_clever.pink import PinkAreaVerdict
from wordsvc.validators.tensai_clever.row_verdict import RowVerdict
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowVerdict
from wordsvc.validators.verdict import Answer

_POINTS = re.compile("[0-9]{1,9}")  # how many are too many, the validator says


def squares_of(arguments: Sequence[str]) -> list[str]:
    """One square an argument; a single argument of several kana is a square for each."""
    if len(arguments) == 1:
        try:
            return list(Reading.parse(arguments[0]).letters)
        except NotKana:
            return list(arguments)
    return list(arguments)


def row_of(argument: str) -> dict[str, object]:
    """``でんわ`` or, with the theme that its writer claims, ``でんわ:found-at-school``."""
    text, _, theme = argument.partition(":")
    return {"text": text, "theme": theme or None}


def themes_of(options: Iterable[str], sheet: TensaiCleverSheet) -> list[dict[str, object]]:
    """``ID=POINTS``, or the id of a theme of the sheet; nothing means all themes of the sheet."""
    known = {theme.id: theme.points for theme in sheet.themes}
    found: list[dict[str, object]] = []
    for option in options or known:
        name, equals, points = option.partition("=")
        if equals and _POINTS.fullmatch(points):
            found.append({"id": name, "points": int(points)})
        elif not equals and name in known:
            found.append({"id": name, "points": known[name]})
        else:
            raise CommandError("cli.error.theme", got=option, known=list(known))
    return found


def print_pink(verdict: PinkAreaVerdict) -> None:
    """Each row with its points and theme, then the sum."""
    for row in verdict.verdicts:
        theme = message("cli.area.theme", theme=row.theme) if row.theme else ""
        click.echo(f"{_row(row)}  {message('cli.area.points', points=row.points)}{theme}")
        print_findings(row.findings)
    click.echo(message("cli.area.sum", points=verdict.points))


def print_light_blue(verdict: LightBlueVerdict) -> None:
    """Each word, how far they count, and what comes next."""
    for row in verdict.verdicts:
        click.echo(_row(row))
        print_findings(row.findings)
    click.echo(message("cli.area.counted", counted=verdict.counted, points=verdict.points))
    if verdict.next_length is not None:
        click.echo(message("cli.area.next-length", length=verdict.next_length))


def print_green(verdict: GreenVerdict) -> None:
    """How far the row holds, and the letters that may follow."""
    said = message("cli.area.last-square", square=verdict.last_square, points=verdict.points)
    click.echo(f"{_answer(verdict.answer)}  {said}")
    print_findings(verdict.findings)
    click.echo(message("cli.area.may-follow", letters="".join(verdict.may_follow) or "-"))


def print_yellow(verdict: YellowVerdict) -> None:
    """The complete lines, the sum, and the squares that would complete more."""
    for line in verdict.lines:
        said = message("cli.area.points", points=line.points)
        letters = "".join(line.letters)
        click.echo(f"{letters}  {said}{_bonus(line.bonus)}")
    click.echo(message("cli.area.sum", points=verdict.points))
    for one in verdict.one_away:
        said = message("cli.area.one-away", letter=one.letter, points=one.points)
        click.echo(f"{said}{_bonus(one.bonus)}")


def _row(row: RowVerdict) -> str:
    meant = f" → {row.reading}" if row.reading not in ("", row.word) else ""
    return f"{_answer(row.answer)}  {row.word}{meant}"


def _answer(answer: Answer) -> str:
    return coloured(message(f"cli.area.answer.{answer}"), answer)


def _bonus(bonus: str) -> str:
    return "" if bonus == "none" else f" + {message(f'cli.bonus.{bonus}')}"
