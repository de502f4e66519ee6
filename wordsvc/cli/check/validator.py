"""A validator as a command: its main field as arguments, the others as options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import click
import msgspec

from wordsvc.asking.judge import judge
from wordsvc.cli.argument import text
from wordsvc.cli.help import Command, Group
from wordsvc.cli.message import language, message
from wordsvc.cli.output import EXIT, coloured, print_findings, print_json
from wordsvc.cli.session import Session
from wordsvc.validators.validator import Validator, findings_of

JSON = click.Option(["--json", "as_json"], is_flag=True, help="cli.option.json")


def group_of(game: str, validators: Sequence[Validator], about: str) -> click.Command:
    """The commands of a game, by the last part of their paths."""
    return Made(game, about, {one.path.rpartition("/")[2]: one for one in validators})


class Made(Group):
    """A group whose commands are made of validators."""

    def __init__(self, game: str, about: str, validators: dict[str, Validator]) -> None:
        first = {name: ("", one.about.partition("\n")[0]) for name, one in validators.items()}
        super().__init__(game, help=about, lazy=first)
        self._validators = validators

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a validator."""
        validator = self._validators.get(cmd_name)
        return None if validator is None else command_of(cmd_name, validator)


def command_of(name: str, validator: Validator) -> click.Command:
    """Everything is typed as text and read as in a list."""
    main = validator.columns.main
    others = [field.name for field in msgspec.structs.fields(validator.question)]
    params: list[click.Parameter] = [
        click.Argument([main], metavar=f"{main.upper()}...", type=text, nargs=-1, required=True)
    ]
    params += [
        click.Option([f"--{field.replace('_', '-')}", field], metavar="TEXT", type=text, help="")
        for field in others
        if field != main
    ]

    @click.pass_obj
    def called(session: Session, /, as_json: bool, **given: Any) -> int:  # noqa: ANN401
        cells = {field: value for field, value in given.items() if value is not None}
        cells[main] = " ".join(given[main])
        asked = validator.columns.question(cells, session.desk)
        return answered(session, validator, asked, as_json=as_json)

    about = validator.about.partition("\n")[0]
    return Command(name, callback=called, params=[*params, JSON], help=about)


def answered(session: Session, validator: Validator, asked: Any, *, as_json: bool) -> int:  # noqa: ANN401
    """Print the verdict; its answer as an exit code."""
    verdict = judge(validator, asked, session.desk, language())
    if as_json:
        print_json(verdict)
    else:
        _print(validator, verdict)
    return EXIT[verdict.answer] if validator.answers else 0


def _print(validator: Validator, verdict: Any) -> None:  # noqa: ANN401
    if validator.answers:
        click.echo(coloured(message(f"cli.answer.{verdict.answer}"), verdict.answer))
        print_findings(findings_of(verdict))
    for column, value in validator.columns.cells(verdict).items():
        click.echo(f"  {column}: {value}")
