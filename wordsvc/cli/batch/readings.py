"""How is the dictionary itself a list? As a stream of its readings, a line each."""

from __future__ import annotations

import io
from collections.abc import Iterable

NAME = "@lexicon"


class Readings(io.RawIOBase):
    """The lines of words, made as they are read."""

    def __init__(self, words: Iterable[str]) -> None:
        self._words = iter(words)
        self._left = b""

    def readable(self) -> bool:
        """It is read only."""
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        """Fill the buffer; 0 at the end."""
        while len(self._left) < len(buffer):
            word = next(self._words, None)
            if word is None:
                break
            self._left += word.encode() + b"\n"
        part, self._left = self._left[: len(buffer)], self._left[len(buffer) :]
        buffer[: len(part)] = part
        return len(part)
