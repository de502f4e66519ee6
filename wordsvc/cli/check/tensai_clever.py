"""``wordsvc check tensai-clever``: what stands on the sheet, what is it worth, what may follow?"""

from __future__ import annotations

import click

from wordsvc.asking.judge import judge
from wordsvc.cli.argument import text
from wordsvc.cli.check.areas import (
    print_green,
    print_light_blue,
    print_pink,
    print_yellow,
    row_of,
    squares_of,
    themes_of,
)
from wordsvc.cli.help import Command, Group
from wordsvc.cli.message import language
from wordsvc.cli.output import EXIT, print_json
from wordsvc.cli.session import Session
from wordsvc.validators.tensai_clever.book import GREEN, LIGHT_BLUE, PINK, YELLOW
from wordsvc.validators.tensai_clever.green import GreenVerdict
from wordsvc.validators.tensai_clever.light_blue import LightBlueVerdict
from wordsvc.validators.tensai_clever.pink import PinkAreaVerdict
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.yellow import YellowVerdict

tensai_clever = Group(
    "tensai-clever",
    help="cli.help.game.tensai-clever",
    lazy={
        area: (f"wordsvc.cli.check.tensai_clever:{area.replace('-', '_')}", code)
        for area, code in (
            ("pink", "cli.help.check-pink"),
            ("light-blue", "cli.help.check-light-blue"),
            ("green", "cli.help.check-green"),
            ("yellow", "cli.help.check-yellow"),
        )
    },
)

sheet_option = click.option("--sheet", metavar="NAME", default="house", help="cli.option.sheet")
json_option = click.option("--json", "as_json", is_flag=True, help="cli.option.json")


@click.command("pink", cls=Command, help="cli.help.check-pink")
@click.argument("rows", metavar="WORD[:THEME]...", type=text, nargs=-1, required=True)
@click.option("--theme", "themes", metavar="ID[=POINTS]", multiple=True, help="cli.option.theme")
@sheet_option
@json_option
@click.pass_obj
def pink(
    session: Session,
    /,
    rows: tuple[str, ...],
    themes: tuple[str, ...],
    sheet: str,
    as_json: bool,
) -> int:
    """Judge pink rows with the themes on the table, by default all of the sheet."""
    shown = themes_of(themes, session.desk.sheets.find(TensaiCleverSheet, sheet))
    asked = {"rows": list(map(row_of, rows)), "themes": shown, "sheet": sheet}
    verdict: PinkAreaVerdict = judge(PINK, asked, session.desk, language())
    print_json(verdict) if as_json else print_pink(verdict)
    return EXIT[verdict.answer]


@click.command("light-blue", cls=Command, help="cli.help.check-light-blue")
@click.argument("words", metavar="WORD...", type=text, nargs=-1, required=True)
@sheet_option
@json_option
@click.pass_obj
def light_blue(session: Session, /, words: tuple[str, ...], sheet: str, as_json: bool) -> int:
    """Judge the words from 2 letters up."""
    asked = {"words": list(words), "sheet": sheet}
    verdict: LightBlueVerdict = judge(LIGHT_BLUE, asked, session.desk, language())
    print_json(verdict) if as_json else print_light_blue(verdict)
    return EXIT[verdict.answer]


@click.command("green", cls=Command, help="cli.help.check-green")
@click.argument("letters", metavar="LETTER...", type=text, nargs=-1)
@sheet_option
@json_option
@click.pass_obj
def green(session: Session, /, letters: tuple[str, ...], sheet: str, as_json: bool) -> int:
    """Judge the green row; one argument is taken letter by letter."""
    asked = {"letters": squares_of(letters), "sheet": sheet}
    verdict: GreenVerdict = judge(GREEN, asked, session.desk, language())
    print_json(verdict) if as_json else print_green(verdict)
    return EXIT[verdict.answer]


@click.command("yellow", cls=Command, help="cli.help.check-yellow")
@click.argument("letters", metavar="LETTER...", type=text, nargs=-1)
@sheet_option
@json_option
@click.pass_obj
def yellow(session: Session, /, letters: tuple[str, ...], sheet: str, as_json: bool) -> int:
    """Add up the crossed squares; one argument is taken letter by letter."""
    asked = {"crossed": squares_of(letters), "sheet": sheet}
    verdict: YellowVerdict = judge(YELLOW, asked, session.desk, language())
    print_json(verdict) if as_json else print_yellow(verdict)
    return EXIT[verdict.answer]
