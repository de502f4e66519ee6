"""The commands there are, and how the program starts and ends."""

from __future__ import annotations

import errno
import io
import os
import sys
from collections.abc import Sequence

import click

from wordsvc.cli.errors import one_line, system_error
from wordsvc.cli.help import Group
from wordsvc.cli.message import message
from wordsvc.cli.session import Session

INTERRUPTED = 130  # 128 + SIGINT
COMPLETION = "_WORDSVC_COMPLETE"
PIPE_CLOSED = 141  # 128 + SIGPIPE: the reader went away, which is no verdict

program = Group(
    "wordsvc",
    help="cli.help.wordsvc",
    lazy={
        "batch": ("wordsvc.cli.batch:batch", "batch.help"),
        "check": ("wordsvc.cli.check:check", "cli.help.check"),
        "explain": ("wordsvc.cli.explain:explain", "cli.help.explain"),
        "find": ("wordsvc.cli.find:find", "cli.help.find"),
        "lexicon": ("wordsvc.cli.lexicon:lexicon", "cli.help.lexicon"),
        "score": ("wordsvc.cli.score:score", "cli.help.score"),
        "serve": ("wordsvc.cli.serve:serve", "cli.help.serve"),
        "simulate": ("wordsvc.cli.simulate:simulate", "simulate.help"),
        "sheet": ("wordsvc.cli.sheet:sheet", "cli.help.sheet"),
        "table": ("wordsvc.cli.table:table", "admin.help.table"),
    },
)


def run(args: Sequence[str], session: Session | None = None) -> int:
    """Carry out one command line. Returns the exit code; commands return theirs as a number.

    Whatever goes wrong is one line on stderr and another code than 1, which says "no".
    """
    if sys.stdout is None or sys.stderr is None:  # closed by whoever started the program
        _open_nowhere()
        return 2
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A terminal that cannot show kana gets their code points instead of a crash.
            stream.reconfigure(errors="backslashreplace")
    try:
        code = _invoke(args, session or Session())
        sys.stdout.flush()
    except (click.Abort, KeyboardInterrupt):
        click.echo(f"wordsvc: {message('cli.error.interrupted')}", err=True)
        return INTERRUPTED
    except OSError as error:
        if error.filename is None:
            _forget_output()
        if error.errno == errno.EPIPE:
            return PIPE_CLOSED
        click.echo(f"wordsvc: {system_error(error)}", err=True)
        return 2
    except Exception as error:  # noqa: BLE001  (a traceback would leave with the code of "no")
        click.echo(f"wordsvc: {one_line(error)}", err=True)
        return 2
    return code


def _invoke(args: Sequence[str], session: Session) -> int:
    if instruction := os.environ.get(COMPLETION):
        from click.shell_completion import shell_complete

        return shell_complete(program, {"obj": session}, "wordsvc", COMPLETION, instruction)
    try:
        with program.make_context("wordsvc", list(args), obj=session) as ctx:
            if os.environ.get("NO_COLOR"):
                ctx.color = False
            result = program.invoke(ctx)
    except click.exceptions.Exit as left:
        return left.exit_code
    except click.exceptions.NoArgsIsHelpError as bare:
        click.echo(bare.message, err=True)
        return bare.exit_code
    return result if isinstance(result, int) else 0


def _open_nowhere() -> None:
    """Say, where that can be heard, that there is no standard output."""
    nowhere = open(os.devnull, "w", encoding="utf-8")  # noqa: PTH123, SIM115
    missing = sys.stdout is None
    sys.stdout, sys.stderr = sys.stdout or nowhere, sys.stderr or nowhere
    if missing:
        reason = os.strerror(errno.EBADF)
        click.echo(f"wordsvc: {message('cli.error.output', reason=reason)}", err=True)


def _forget_output() -> None:
    """Send what is left in the buffer nowhere, so that closing it raises nothing."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
