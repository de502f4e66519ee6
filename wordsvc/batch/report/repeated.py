"""Words that stand in a list more than once, however they are written; found in little memory."""

from __future__ import annotations

import tempfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from heapq import nlargest
from typing import BinaryIO, cast

import msgspec

BYTES = 32 << 20
"""Lines that are counted at a time."""

SHOWN = 20
VARIANTS = 6


class Repeated(msgspec.Struct, frozen=True):
    """A word with how often it stands there and the ways it is written."""

    word: str
    times: int
    written: tuple[str, ...]


class Repetition(msgspec.Struct, frozen=True):
    """Different words, rows that repeat one, and the words that are repeated most."""

    words: int
    rows: int
    most: tuple[Repeated, ...]


def repetition(lines: BinaryIO, size: int) -> Repetition:
    """Count ``size`` bytes of lines ``normal form TAB word as it stood``."""
    words = rows = 0
    most: list[Repeated] = []
    with ExitStack() as held:
        for share in _shares(lines, max(1, -(-size // BYTES)), held):
            times, written = _counted(share)
            words += len(times)
            again = {key: count for key, count in times.items() if count > 1}
            rows += sum(again.values()) - len(again)
            top = nlargest(SHOWN, again.items(), key=lambda item: (item[1], item[0]))
            most += [_told(key, count, written[key]) for key, count in top]
    most.sort(key=lambda one: (-one.times, one.word))
    return Repetition(words, rows, tuple(most[:SHOWN]))


def _shares(lines: BinaryIO, count: int, held: ExitStack) -> Iterator[Iterable[bytes]]:
    """The lines in so many shares; the same word is always in the same share."""
    if count == 1:
        yield lines
        return
    shares = [
        held.enter_context(tempfile.TemporaryFile())  # noqa: SIM115 - as many as it takes
        for _ in range(count)
    ]
    for line in lines:
        shares[zlib.crc32(line.partition(b"\t")[0]) % count].write(line)
    for share in shares:
        share.seek(0)
        yield cast("BinaryIO", share)


def _counted(lines: Iterable[bytes]) -> tuple[dict[bytes, int], dict[bytes, list[bytes]]]:
    """How often every normal form is there, and the first few ways it is written."""
    times: dict[bytes, int] = {}
    written: dict[bytes, list[bytes]] = {}
    for line in lines:
        key, _, word = line.rstrip(b"\n").partition(b"\t")
        times[key] = times.get(key, 0) + 1
        known = written.setdefault(key, [])
        if len(known) < VARIANTS and word not in known:
            known.append(word)
    return times, written


def _told(key: bytes, times: int, written: list[bytes]) -> Repeated:
    return Repeated(key.decode(), times, tuple(word.decode() for word in written))
