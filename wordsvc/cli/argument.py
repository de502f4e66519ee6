"""How are words typed into a terminal read?"""

from __future__ import annotations

import os


def word(argument: str) -> str:
    """Text as typed. In a terminal that is not UTF-8, UTF-8 bytes are read as what they are."""
    try:
        return os.fsencode(argument).decode()
    except UnicodeError:
        return argument
