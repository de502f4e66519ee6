"""Words as they are typed into a terminal."""

from __future__ import annotations

import os

from wordsvc.cli.message import CommandError
from wordsvc.kana.writing import LETTERS_AT_MOST


def text(argument: str) -> str:
    """Text as typed. In a terminal that is not UTF-8, UTF-8 bytes are read as what they are."""
    try:
        return os.fsencode(argument).decode()
    except UnicodeError:
        return argument


def word(argument: str) -> str:
    """Text that is looked up by itself."""
    typed = text(argument)
    if len(typed) > LETTERS_AT_MOST:
        raise CommandError("cli.error.too-long", got=len(typed), most=LETTERS_AT_MOST)
    return typed
