"""The index from written forms to their readings, most usual first.

Most written forms have one reading, whose number stands at the number of the form. Where there are
several, the top bit is set and the rest points into a second list: how many, then their numbers.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path

from wordsvc.lexicon.compiled.keys import Keys, write_keys
from wordsvc.lexicon.compiled.numbering import PLACE, Numbering
from wordsvc.lexicon.compiled.order import obscurity
from wordsvc.lexicon.compiled.payload import Payload, PayloadWriter
from wordsvc.lexicon.compiled.strand import Strand
from wordsvc.lexicon.protocol import Known

_SEVERAL = 1 << 31
_FORM = 2 * PLACE


class SpellingsWriter:
    """Collects who reads what how, then writes the index from written forms to readings."""

    def __init__(self) -> None:
        self._forms = Strand()
        self._reading_of = array("I")
        self._obscurity_of = array("I")

    def add(self, number: int, known: Known) -> None:
        """Take in the written forms of the reading with this number."""
        for entry in known.entries:
            self._forms.append(entry.written.encode())
            self._reading_of.append(number)
            self._obscurity_of.append(obscurity(entry))

    def write(self, file: Path, payload: PayloadWriter, numbering: Numbering) -> int:
        """Write trie and payload; returns how many forms there are."""
        forms: dict[str, int] = {}
        form_of = array("I", (forms.setdefault(one.decode(), len(forms)) for one in self._forms))
        keys = write_keys(file, forms)
        single = array("I", bytes(4 * len(forms)))
        several = array("I")
        claims = groupby(self._claims(form_of, numbering), key=lambda key: key >> _FORM)
        for final, (_, claim) in zip(keys.numbers(forms), claims, strict=True):
            readings = list(dict.fromkeys(numbering.ids[numbering.number(key)] for key in claim))
            if len(readings) == 1:
                single[final] = readings[0]
            else:
                single[final] = _SEVERAL | len(several)
                several.append(len(readings))
                several.extend(readings)
        payload.add("spellings", single)
        payload.add("several", several)
        return len(forms)

    def _claims(self, form_of: Sequence[int], numbering: Numbering) -> list[int]:
        """Sort keys of all entries: by form, then best known first, then by alphabet."""
        columns = zip(form_of, self._obscurity_of, self._reading_of, strict=True)
        return sorted(
            form << _FORM | unknown << PLACE | numbering.places[number]
            for form, unknown, number in columns
        )


class Spellings:
    """The index from written forms to numbers of readings, mapped."""

    def __init__(self, file: Path, payload: Payload) -> None:
        self._keys = Keys(file)
        self._single = payload.numbers("spellings")
        self._several = payload.numbers("several")

    def readings(self, written: str) -> Sequence[int]:
        """Numbers of the readings of a written form; empty for an unknown form."""
        form = self._keys.number(written)
        if form is None:
            return ()
        number = self._single[form]
        if not number & _SEVERAL:
            return (number,)
        start = (number ^ _SEVERAL) + 1
        return self._several[start : start + self._several[start - 1]]
