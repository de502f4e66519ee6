"""Many arrays of numbers in one mapped file."""

from __future__ import annotations

import mmap
from array import array
from collections.abc import Mapping
from pathlib import Path

_ALIGNMENT = 8


class PayloadWriter:
    """Lays sections one after another into a file."""

    def __init__(self, path: Path) -> None:
        self._file = path.open("wb")
        self.sections: dict[str, tuple[int, int]] = {}

    def add(self, name: str, content: bytes | bytearray | array[int]) -> None:
        """Append a section; arrays are written in the byte order of this machine."""
        start = self._file.tell()
        self._file.write(content)
        stop = self._file.tell()
        self.sections[name] = (start, stop)
        self._file.write(bytes(-stop % _ALIGNMENT))

    def close(self) -> None:
        """Finish the file."""
        self._file.close()


class Payload:
    """The sections of a file, mapped read-only and shared by all processes that map it."""

    def __init__(self, path: Path, sections: Mapping[str, tuple[int, int]]) -> None:
        with path.open("rb") as file:
            self._view = memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))
        self._sections = sections

    def raw(self, name: str) -> memoryview:
        """A section as bytes."""
        start, stop = self._sections[name]
        return self._view[start:stop]

    def numbers(self, name: str) -> memoryview:
        """A section as unsigned 32-bit numbers."""
        return self.raw(name).cast("I")
