"""What we take from one JMdict entry, whichever file it comes from."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wordsvc.lexicon.sources.jmdict import naming


class Form(msgspec.Struct, frozen=True):
    """A written form (keb) or a reading (reb) with its information codes and commonness marks.

    ``only`` are the written forms that a reading belongs to (re_restr), empty for all of them;
    ``apart`` is true for a reading that spells the word by itself (re_nokanji).
    """

    text: str
    info: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    only: tuple[str, ...] = ()
    apart: bool = False


class Sense(msgspec.Struct, frozen=True):
    """Parts of speech, misc, field and dialect codes of one sense, and its English glosses."""

    pos: tuple[str, ...]
    tags: tuple[str, ...] = ()
    written: tuple[str, ...] = ()
    readings: tuple[str, ...] = ()
    glosses: tuple[str, ...] = ()

    def covers(self, reading: str, written: str) -> bool:
        """Whether this sense holds for a form (stagr, stagk)."""
        return (not self.readings or reading in self.readings) and (
            not self.written or written in self.written
        )


class Pair(msgspec.Struct, frozen=True):
    """One (reading, written form) of an entry as a line of the snapshot keeps it: no glosses."""

    entry: int
    reading: str
    written: str
    reading_info: tuple[str, ...]
    written_info: tuple[str, ...]
    marks: tuple[str, ...]
    senses: tuple[tuple[tuple[str, ...], tuple[str, ...]], ...]


class Entry(msgspec.Struct, frozen=True):
    """One JMdict entry."""

    number: int
    written: tuple[Form, ...]
    readings: tuple[Form, ...]
    senses: tuple[Sense, ...]

    def pairs(self) -> Iterator[Pair]:
        """Every (reading, written form) that the entry allows.

        A reading without a written form of its own stands as its own writing. A commonness mark
        belongs to the pair when both forms bear it, or to every pair of the reading when none of
        its written forms bears it (アルカリ is common, 亜爾加里 is not what makes it so).
        """
        for reading in self.readings:
            forms = [] if reading.apart else [f for f in self.written if _belongs(reading, f)]
            claimed = {mark for form in forms for mark in form.marks}
            free = tuple(mark for mark in reading.marks if mark not in claimed)
            if not forms:
                yield self._pair(reading, Form(reading.text), reading.marks)
            for form in forms:
                shared = tuple(mark for mark in reading.marks if mark in form.marks)
                yield self._pair(reading, form, shared + free)

    def covering(self, reading: str, written: str) -> Iterator[Sense]:
        """The senses that hold for a pair, in order."""
        return (sense for sense in self.senses if sense.covers(reading, written))

    def _pair(self, reading: Form, written: Form, marks: tuple[str, ...]) -> Pair:
        senses = tuple(
            (sense.pos, sense.tags + naming.tags(sense.glosses))
            for sense in self.covering(reading.text, written.text)
        )
        return Pair(
            entry=self.number,
            reading=reading.text,
            written=written.text,
            reading_info=reading.info,
            written_info=written.info,
            marks=tuple(sorted(marks)),
            senses=senses,
        )


def _belongs(reading: Form, written: Form) -> bool:
    return not reading.only or written.text in reading.only
