"""Plain text: one word a line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from wordsvc.batch.job import Block, Layout
from wordsvc.batch.read.rows import Rows, decoded, split_ends

BOM = "\ufeff"


class TextRows:
    """A block of lines."""

    head = (b"", b"")
    short: Mapping[int, int] = {}

    def __init__(self, block: Block, layout: Layout) -> None:
        self._data = block.data
        self._layout = layout

    @cached_property
    def rows(self) -> Rows:
        """Every line is a word."""
        words, faults = self._words()
        if words and words[0].startswith(BOM):
            words[0] = words[0][1:]
        (field,) = self._layout.fields
        return Rows(len(words), {field: words}, faults)

    def _words(self) -> tuple[list[str], dict[int, str]]:
        try:
            text = self._data.decode(self._layout.encoding)
        except UnicodeDecodeError:
            return decoded(self._data.splitlines(), self._layout.encoding)
        if "\r" in text:
            text = text.replace("\r\n", "\n").replace("\r", "\n")
        return (text.removesuffix("\n").split("\n"), {}) if text else ([], {})

    def own(self) -> dict[str, Sequence[str]]:
        """The words."""
        (name,) = self._layout.names
        (words,) = self.rows.fields.values()
        return {name: words}

    @cached_property
    def _split(self) -> tuple[list[bytes], list[bytes]]:
        return split_ends(self._data.splitlines(keepends=True))

    @property
    def records(self) -> list[bytes]:
        """Every line as it stood."""
        return self._split[0]

    @property
    def ends(self) -> list[bytes]:
        """How every line ended."""
        return self._split[1]
