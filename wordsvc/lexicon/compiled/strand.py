"""Many short pieces of bytes in one long one: a list of them takes three times as much."""

from __future__ import annotations

from array import array
from collections.abc import Iterator


class Strand:
    """Pieces by number, in the order they came."""

    def __init__(self) -> None:
        self._bytes = bytearray()
        self._ends = array("I", [0])

    def __len__(self) -> int:
        return len(self._ends) - 1

    def __getitem__(self, number: int) -> bytes:
        if not 0 <= number < len(self):
            raise IndexError(number)
        return bytes(self._bytes[self._ends[number] : self._ends[number + 1]])

    def __iter__(self) -> Iterator[bytes]:
        return map(self.__getitem__, range(len(self)))

    def append(self, piece: bytes) -> None:
        """Put a piece at the end."""
        self._bytes += piece
        self._ends.append(len(self._bytes))
