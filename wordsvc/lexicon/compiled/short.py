"""Plain readings of few letters and the forms of things, in memory: compounds are made of them.

Every piece of an unlisted word is looked for here. Kept in memory, five megabytes once the first
unlisted word comes, pieces are found, or not found, in a tenth of the time that a trie takes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from wordsvc.lexicon.compiled.order import FAMILIARITY, familiarity_code
from wordsvc.lexicon.compiled.payload import Payload, PayloadWriter
from wordsvc.lexicon.protocol import Word
from wordsvc.lexicon.quick import SHORT

_Row = tuple[str, str, int]


def write_short(payload: PayloadWriter, nouns: Iterable[Word]) -> None:
    """Store the short ones of plain readings."""
    short = [
        (noun.reading, noun.written, familiarity_code(noun.familiarity))
        for noun in nouns
        if len(noun.reading) <= SHORT
    ]
    payload.add("short", msgspec.msgpack.encode(short))


def write_things(payload: PayloadWriter, things: Mapping[str, str]) -> None:
    """Store the forms under which plain readings are things, where these are not their best."""
    payload.add("things", msgspec.msgpack.encode(things))


def read_things(payload: Payload) -> Mapping[str, str]:
    """All forms of things by their readings."""
    return msgspec.msgpack.decode(payload.raw("things"), type=dict[str, str])


def read_short(payload: Payload) -> Mapping[str, Word]:
    """All plain readings of at most ``SHORT`` code points."""
    rows = msgspec.msgpack.decode(payload.raw("short"), type=list[_Row])
    return {reading: Word(reading, written, FAMILIARITY[code]) for reading, written, code in rows}
