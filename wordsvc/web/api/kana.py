"""A text as a reading: its letters, and what a game hears."""

from __future__ import annotations

import msgspec

from wordsvc.kana import Reading, head, row, tails, to_romaji
from wordsvc.validators.fields import Text
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example

kana = Api("/api/v1", tag="kana")


class Kana(msgspec.Struct, frozen=True):
    """A text as a reading. `tails` as with a letter card, `rows` the line cards of the tails."""

    text: str
    reading: str
    letters: tuple[str, ...]
    length: int
    head: str
    tails: tuple[str, ...]
    rows: tuple[str, ...]
    unvoiced: str
    romaji: str


@kana.get("/kana/<path:text>", pure=True, limited=True, example=Example(path={"text": "スキー"}))
def read_kana(text: Text) -> Kana:
    """Read a text as kana

    Any script and width of kana. 400 with `position` (from 1) and `reason` where it is no kana.
    """
    reading = Reading.parse(text)
    ends = tails(reading)
    return Kana(
        text=text,
        reading=reading.text,
        letters=reading.letters,
        length=reading.length,
        head=head(reading),
        tails=ends,
        rows=tuple(dict.fromkeys(row(letter) for letter in ends if row(letter) in by_name())),
        unvoiced=reading.unvoiced,
        romaji=to_romaji(reading.text),
    )
