"""Help on commands and their options, in Japanese or English.

The help of a command or option is a message code; it is looked up only when it is shown.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from importlib import import_module
from typing import TYPE_CHECKING, cast

import click

from wordsvc.cli.message import CommandError, message

if TYPE_CHECKING:
    from click.shell_completion import CompletionItem

Row = tuple[str, str]


class Command(click.Command):
    """A command whose help texts are message codes."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse; whatever is misused, the error knows of which command."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def format_help(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Usage, what the command does, its subcommands and options."""
        pieces = " ".join(self.collect_usage_pieces(ctx))
        formatter.write(f"{message('cli.help.usage')} {ctx.command_path} {pieces}\n\n")
        formatter.write(f"{message(self.help or '')}\n")
        section(formatter, message("cli.help.commands"), self.command_rows(ctx))
        section(formatter, message("cli.help.options"), list(self.option_rows(ctx)))
        if self.epilog:
            formatter.write(f"\n{message(self.epilog)}\n")

    def command_rows(self, ctx: click.Context) -> list[Row]:
        """Subcommands with what they do; none for a plain command."""
        return []

    def option_rows(self, ctx: click.Context) -> Iterable[Row]:
        """Options with what they mean."""
        for param in self.get_params(ctx):
            record = param.get_help_record(ctx)
            if record is not None and isinstance(param, click.Option):
                own = param is not self.get_help_option(ctx)
                yield record[0], message(param.help or "" if own else "cli.help.help")


class Group(Command, click.Group):
    """A group whose commands are imported only when they are called.

    ``lazy`` maps a command's name to where it is defined (``module:attribute``) and the message
    that says what it does.
    """

    def __init__(self, name: str, *, help: str, lazy: Mapping[str, Row]) -> None:  # noqa: A002
        super().__init__(name, help=help)
        self.lazy = lazy

    def list_commands(self, ctx: click.Context) -> list[str]:
        """The commands in the order of the table."""
        return list(self.lazy)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Import the command, or None where there is none of this name."""
        if cmd_name not in self.lazy:
            return None
        module, _, attribute = self.lazy[cmd_name][0].partition(":")
        return cast("click.Command", getattr(import_module(module), attribute))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which ones there are."""
        if args and args[0] not in self.lazy and not args[0].startswith("-"):
            from difflib import get_close_matches

            raise CommandError(
                "cli.error.no-such-command",
                name=args[0],
                near=get_close_matches(args[0], self.lazy),
                command=ctx.command_path,
            )
        return super().resolve_command(ctx, args)

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """Commands that begin so, without importing them, and options."""
        from click.shell_completion import CompletionItem

        names = ((name, message(code)) for name, (_, code) in self.lazy.items())
        commands = [CompletionItem(n, help=t) for n, t in names if n.startswith(incomplete)]
        return commands + click.Command.shell_complete(self, ctx, incomplete)

    def command_rows(self, ctx: click.Context) -> list[Row]:
        """What each command does, in one line, without importing it."""
        return [(name, message(code).partition("\n")[0]) for name, (_, code) in self.lazy.items()]


def section(formatter: click.HelpFormatter, title: str, rows: list[Row]) -> None:
    """A heading and two columns; nothing where there are no rows."""
    if not rows:
        return
    width = min(max(len(left) for left, _ in rows), 28)
    formatter.write(f"\n{title}\n")
    for left, right in rows:
        gap = "\n" + " " * (width + 4) if len(left) > width else " " * (width - len(left) + 2)
        formatter.write(f"  {left}{gap}{right}\n")
