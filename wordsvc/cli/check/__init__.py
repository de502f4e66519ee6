"""``wordsvc check``: one command a game that has validators."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.util import find_spec

import click

from wordsvc.catalogue import GAMES
from wordsvc.cli.check.validator import group_of
from wordsvc.cli.help import Group, Row
from wordsvc.cli.message import language, message


class Judged(Mapping[str, Row]):
    """The games that have something to judge, with where their command is defined and what it does.

    A module here that is named after the game has its command; without one it is made of the
    game's validators. Only the book of the game that is asked for is opened.
    """

    def __getitem__(self, game: str) -> Row:
        if not GAMES[game].book.validators:
            raise KeyError(game)
        name = game.replace("-", "_")
        module = f"{__name__}.{name}"
        if find_spec(module) is None:
            return "", GAMES[game].title.in_language(language())
        return f"{module}:{name}", f"cli.help.game.{game}"

    def __iter__(self) -> Iterator[str]:
        return (game for game, entry in GAMES.items() if entry.book.validators)

    def __len__(self) -> int:
        return len([*self])


class Check(Group):
    """The group of all games."""

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of a game."""
        if cmd_name not in self.lazy:
            return None
        target, about = self.lazy[cmd_name]
        if not target:
            return group_of(cmd_name, GAMES[cmd_name].book.validators, message(about))
        module, _, attribute = target.partition(":")
        command: click.Command = getattr(import_module(module), attribute)
        return command


check = Check("check", help="cli.help.check", lazy=Judged())
