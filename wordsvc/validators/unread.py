"""Text in a question that cannot be read as kana, told among the question's other faults."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from wordsvc.decoding.faults import FAULTS_AT_MOST, Fault, Faulty
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.word import judge_word

_STAND_IN = "あ"  # for a reading that is no kana, so that the word is looked at too


class Unread(Fault, frozen=True, omit_defaults=True, kw_only=True):
    """A fault at a text that is no kana. ``position`` counts from 0, as that of NotKana."""

    text: str
    position: int
    reason: str

    @classmethod
    def at(cls, pointer: str, error: NotKana) -> Unread:
        """What NotKana says of the text that stands at ``pointer``."""
        return cls(
            pointer,
            error.code,
            {"position": error.position + 1, "reason": error.reason} | error.facts,
            text=error.text,
            position=error.position,
            reason=error.reason,
        )


class Unreadable(Faulty, NotKana):
    """A question that has no other faults than texts which cannot be read; as NotKana, the first.

    >>> try:
    ...     read("さと%", "/word")
    ... except NotKana as error:
    ...     error.faults[0].pointer, error.position
    ('/word', 2)
    """

    faults: tuple[Unread, ...]

    def __init__(self, faults: Sequence[Unread]) -> None:
        NotKana.__init__(self, faults[0].text, faults[0].position, faults[0].reason)
        self.faults = tuple(faults)


def read(text: str, pointer: str) -> Reading:
    """The reading of the text at ``pointer``. Raises Unreadable."""
    try:
        return Reading.parse(text)
    except NotKana as error:
        raise Unreadable([Unread.at(pointer, error)]) from None


def unread_words(
    at: str, word: str, at_reading: str, reading: str | None, lexicon: Lexicon
) -> Iterator[Unread]:
    """What nobody can read: the reading that is given for a word, the word itself."""
    if reading is not None:
        try:
            Reading.parse(reading)
        except NotKana as error:
            yield Unread.at(at_reading, error)
            reading = _STAND_IN
    try:
        judge_word(word, reading, lexicon, WordRules())
    except NotKana as error:
        yield Unread.at(at, error)


def refuse_question(faults: Iterable[Fault]) -> None:
    """Raise the first 50 faults, if any: Unreadable where nothing else is wrong, or Faulty."""
    found = tuple(islice(faults, FAULTS_AT_MOST))
    unread = [fault for fault in found if isinstance(fault, Unread)]
    if unread and len(unread) == len(found):
        raise Unreadable(unread)
    if found:
        raise Faulty(found)
