"""Numbers of texts and texts of numbers: a trie in a mapped file."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import marisa_trie


def write_keys(file: Path, texts: Iterable[str]) -> Keys:
    """Number texts from 0 and store them. Numbers follow the trie, not the alphabet.

    One trie and the largest cache look up fastest, for a fifth more space. Texts hold no NUL.
    """
    trie = marisa_trie.Trie(texts, num_tries=1, cache_size=marisa_trie.HUGE_CACHE)
    file.write_bytes(trie.tobytes())
    return Keys(file)


class Keys:
    """The numbers of texts, both ways."""

    def __init__(self, file: Path) -> None:
        trie = marisa_trie.Trie()
        trie.mmap(str(file))
        self._trie = trie
        self._restore = trie.restore_key
        self.get: Callable[[str], int | None] = trie.get
        """The number of a text as ``number`` gives it, for those who know that it is kana."""

    def number(self, text: str) -> int | None:
        """The number of a text, None for one that is not stored; never raises."""
        try:
            number = self.get(text)
        except UnicodeEncodeError:  # half a surrogate pair
            return None
        # The trie reads no further than a NUL, so it would take "か\0…" for か.
        return None if number is None or "\0" in text else number

    def prefixes(self, text: str) -> list[str]:
        """The stored texts that this text begins with, short ones first."""
        try:
            found: list[str] = self._trie.prefixes(text)
        except UnicodeEncodeError:  # half a surrogate pair
            return []
        return found

    def beginning(self, text: str) -> list[str]:
        """The stored texts that begin with this text."""
        try:
            found: list[str] = self._trie.keys(text)
        except UnicodeEncodeError:  # half a surrogate pair
            return []
        return found

    def text(self, number: int) -> str:
        """The text of a number."""
        text: str = self._restore(number)
        return text

    def numbers(self, texts: Iterable[str]) -> Iterator[int]:
        """The numbers of texts that are stored."""
        return map(self._trie.__getitem__, texts)
