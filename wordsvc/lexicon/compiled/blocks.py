"""The packed records of readings, of which only what is asked for is read.

A word of a million is looked up in here, so the few lines that every verdict runs through call
nothing that they could do themselves: each call of a function costs as much as a step of the trie.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from wordsvc.lexicon.compiled.header import Trait
from wordsvc.lexicon.compiled.keys import Keys
from wordsvc.lexicon.compiled.order import FAMILIARITY
from wordsvc.lexicon.compiled.packer import (
    CLAIMED,
    DOMINATED,
    FLAGS,
    KIND,
    KNOWN,
    LONG,
    PLAIN,
    RESPELT,
)
from wordsvc.lexicon.compiled.payload import Payload
from wordsvc.lexicon.entry import Entry, Evidence
from wordsvc.lexicon.protocol import Known, Word, word_of
from wordsvc.lexicon.summary import NAMED, Summary


class _First(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """Of a block only the first row: the others are passed over, in half the time."""

    row: tuple[int, int, str]


_FIRST = (*range(NAMED + 1),)


class Blocks:
    """The blocks of all readings, mapped."""

    def __init__(self, keys: Keys, payload: Payload, traits: Sequence[Trait]) -> None:
        self._keys = keys
        self._get = keys.get
        self._bytes = payload.raw("blocks")
        self._starts = payload.numbers("blocks.starts")
        self._traits = [msgspec.structs.astuple(trait) for trait in traits]
        self._shown = [(trait.kind, trait.sources) for trait in traits]
        self._decode = msgspec.msgpack.Decoder(list).decode
        self._first = msgspec.msgpack.Decoder(_First).decode

    def find(self, reading: str) -> Known | None:
        """Everything known of a hiragana reading (ー kept), or None."""
        number = self._keys.number(reading)
        return None if number is None else self.known(reading, number)

    def summary(self, reading: str) -> Summary | None:
        """All that a verdict needs of a hiragana reading, or None; a fraction of ``find``."""
        number = self._get(reading)
        if number is None:
            return None
        start = self._starts[number]
        rows = self._decode(self._bytes[start >> FLAGS : self._starts[number + 1] >> FLAGS])
        kind = start & KIND
        if kind < PLAIN:
            return self._doubtful(reading, start, rows)
        if kind == LONG:
            rows.pop()
        elif kind == PLAIN:
            return Summary.of(self.known(reading, number))
        traits = self._shown
        forms, shown = [], []
        for code, trait, written in rows:
            what, sources = traits[trait]
            form = written or reading
            forms.append(form)
            shown.append(Evidence(reading, form, what, sources, FAMILIARITY[code]))
        return Summary(tuple(forms), tuple(shown))

    def _doubtful(self, reading: str, start: int, rows: list[Any]) -> Summary:
        dominant = rows.pop() if start & DOMINATED else None
        standards = rows.pop() if start & RESPELT else None
        kind = start & KIND
        claims = rows.pop() if kind == CLAIMED else None
        traits = self._traits
        forms, shown = [], []
        for code, trait, written in rows:
            what, status, sources, _, _, _, _ = traits[trait]
            form = written or reading
            forms.append(form)
            shown.append(Evidence(reading, form, what, sources, FAMILIARITY[code]))
        if claims is None:
            claims = ((status, kind == KNOWN, 0, _FIRST[: len(rows)]),)
        else:
            forms = list(dict.fromkeys(forms))
        return Summary(tuple(forms), tuple(shown), claims, standards, dominant)

    def noun(self, reading: str) -> Word | None:
        """A plain reading as a word, None for any other."""
        number = self._get(reading)
        start = 0 if number is None else self._starts[number]
        if number is None or not start & PLAIN:
            return None
        if start & KIND == PLAIN:
            return word_of(self.known(reading, number))
        first = self._first(self._bytes[start >> FLAGS : self._starts[number + 1] >> FLAGS])
        code, _, written = first.row
        return Word(reading, written or reading, FAMILIARITY[code])

    def is_plain(self, reading: str) -> bool:
        """Whether a reading is plain; costs a fraction of ``find``."""
        number = self._get(reading)
        return number is not None and self._starts[number] & PLAIN == PLAIN

    def known(self, reading: str, number: int) -> Known:
        """Everything known of the reading with this number."""
        start = self._starts[number]
        rows = self._decode(self._bytes[start >> FLAGS : self._starts[number + 1] >> FLAGS])
        kind = start & KIND
        if kind == LONG:
            rows += self._decode(rows.pop())
        dominant = rows.pop() if start & DOMINATED else None
        standards = rows.pop() if start & RESPELT else {}
        if kind == CLAIMED:
            rows.pop()
        entries = self._entries(reading, rows)
        for place, standard in standards.items():
            entries[place] = msgspec.structs.replace(entries[place], standard=standard)
        return Known(
            reading,
            kind >= PLAIN,
            tuple(entries),
            None if dominant is None else entries[dominant[2]],
        )

    def _entries(self, reading: str, rows: Sequence[Any]) -> list[Entry]:
        traits = self._traits
        entries = []
        for code, number, written in rows:
            kind, status, sources, common, sensitive, concreteness, category = traits[number]
            entries.append(
                Entry(
                    reading,
                    written or reading,
                    kind,
                    status,
                    sources,
                    common,
                    FAMILIARITY[code],
                    None,
                    sensitive,
                    concreteness,
                    category,
                )
            )
        return entries
