"""A misuse of the command line, said in one line that helps."""

from __future__ import annotations

import os
import re
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

import click

from wordsvc.cli.message import CommandError, message

if TYPE_CHECKING:
    from wordsvc.decoding.faults import Fault

_QUOTED = re.compile("'(.*)'", re.DOTALL)


def one_line(error: Exception) -> str:
    """What went wrong and what to do, in the language of the terminal."""
    if isinstance(error, click.ClickException):
        return " ".join(_message(error).split())
    return expected(error) or crash(error)


def expected(error: Exception) -> str | None:
    """What is wrong with what was typed in or set, or with a table; None for an error that is a
    bug."""
    from wordsvc.bootstrap.settings import SettingsError
    from wordsvc.decoding.faults import Faulty
    from wordsvc.files.folders import NoHome
    from wordsvc.kana import NotKana
    from wordsvc.tables.errors import TableError

    match error:
        case Faulty():
            line = " ".join(_fault(fault) for fault in error.faults)
        case NotKana() | TableError() | NoHome():
            line = message(error.code, **error.facts)
        case SettingsError():
            line = message("cli.error.setting", variable=error.variable, value=error.value)
        case _:
            return None
    return " ".join(line.split())


def crash(error: Exception) -> str:
    """What a bug is told as: the error, and the place that a report should name."""
    last = traceback.extract_tb(error.__traceback__)[-1]
    place = f"{Path(last.filename).name}:{last.lineno}"
    line = message("cli.error.crash", error=repr(error), place=place)
    return " ".join(line.split())


def system_error(error: OSError) -> str:
    """What the system refused: a file by its name, else the output itself (a full disk)."""
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return message("cli.error.output", reason=reason)
    return message("cli.error.file", path=os.fsdecode(error.filename), reason=reason)


def _fault(fault: Fault) -> str:
    """Where it is, as an option is named, and what is wrong there."""
    place = fault.pointer.strip("/").replace("/", ".")
    said = message(fault.code, **fault.facts)
    return f"{place}: {said}" if place else said


def _message(error: click.ClickException) -> str:
    if isinstance(error, CommandError) or not isinstance(error, click.UsageError):
        return error.format_message()
    command = error.ctx.command_path if error.ctx else "wordsvc"
    if isinstance(error, click.NoSuchOption):
        return message(
            "cli.error.no-such-option",
            option=error.option_name,
            near=error.possibilities or (),
            command=command,
        )
    if isinstance(error, click.MissingParameter):
        return message("cli.error.missing", what=_name(error), command=command)
    if isinstance(error, click.BadParameter):
        return _bad_value(error, command)
    return message("cli.error.usage", message=error.message.rstrip("."), command=command)


def _bad_value(error: click.BadParameter, command: str) -> str:
    """Which values there are; for a file, which one is missing."""
    kind = error.param.type if error.param else None
    if isinstance(kind, click.File | click.Path):
        path = _QUOTED.search(error.message)
        return message("cli.error.no-file", path=path[1] if path else _name(error))
    bounds = {"least": kind.min, "most": kind.max} if isinstance(kind, click.IntRange) else {}
    return message(
        "cli.error.bad-value",
        what=_name(error),
        choices=kind.choices if isinstance(kind, click.Choice) else (),
        **{name: bound for name, bound in bounds.items() if bound is not None},
        command=command,
    )


def _name(error: click.BadParameter) -> str:
    """The option or argument as the user writes it."""
    if isinstance(error.param, click.Option):
        return max(error.param.opts, key=len)
    if error.param is not None:
        return error.param.make_metavar(error.ctx or click.Context(click.Command("wordsvc")))
    return ""
