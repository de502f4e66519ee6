"""What the program says, in the user's language."""

from __future__ import annotations

import os

import click

from wordsvc.messages import Language, of_locale, sentence


def language() -> Language:
    """Japanese or English, by the locale of the terminal."""
    return of_locale(os.environ)


def message(code: str, **facts: object) -> str:
    """The message of a code in the language of the terminal."""
    return sentence(code, facts, language())


class CommandError(click.ClickException):
    """A question that cannot be answered, or a command that cannot be carried out.

    Said in one line on stderr; the program leaves with exit code 2.
    """

    exit_code = 2

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts = facts

    def format_message(self) -> str:
        """The sentence in the language of the terminal."""
        return message(self.code, **self.facts)
