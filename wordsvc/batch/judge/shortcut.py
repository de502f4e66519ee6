"""Words that were judged before, with their outcomes, so that they need not be judged again.

A plain noun that is asked about by itself is judged by its first letter, its last letter, its
length, and how many of its letters a table may count with the one before; any other word is
remembered with what was found. Every outcome here is one that the judge gave. Of words in hiragana
only the number of the outcome is kept, so that many find room.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, cast

from wordsvc.kana import NotKana, Reading
from wordsvc.kana.letters import LONG, VOICING
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.lexicon.quick import quick
from wordsvc.validators.word_basket.connecting_form import CONTRACTED

OWN_AT_MOST = 1 << 16
"""Words in hiragana remembered besides plain nouns, whose number the dictionary limits."""

OTHERS_AT_MOST = 1 << 16
"""All other words that are remembered."""


class JudgedWord(NamedTuple):
    """A word that was judged: the number of its outcome, its reading, what is said about it."""

    outcome: int
    reading: str
    message: str


class Shortcut:
    """Remembers what ``judge`` made of words that are asked about by themselves."""

    def __init__(self, lexicon: Lexicon, judge: Callable[[str], JudgedWord]) -> None:
        self._is_plain = quick(lexicon).is_plain
        self._judge = judge
        self._own: dict[str, int] = {}
        self._room = OWN_AT_MOST
        self._said: dict[int, str] = {}
        self._others: dict[str, JudgedWord] = {}
        self._shapes: dict[tuple[str, str, int, int], JudgedWord] = {}

    def look_up(self, words: list[str]) -> tuple[list[int], list[str], list[str]]:
        """Outcomes and readings of words, and what is said of them."""
        known = list(map(self._own.get, words))
        outcomes = cast("list[int]", known)  # once the gaps are filled
        readings = words.copy()
        said = self._said
        messages = [said.get(number, "") for number in outcomes] if said else [""] * len(words)
        if None in known:
            for place, outcome in enumerate(known):
                if outcome is None:
                    found = self._other(words[place])
                    outcomes[place], readings[place], messages[place] = found
        return outcomes, readings, messages

    def _other(self, word: str) -> JudgedWord:
        found = self._others.get(word)
        if found is None:
            found = self._plain_noun(word)
            if found is None:
                found = self._remembered(word, self._judge(word))
        return found

    def _plain_noun(self, word: str) -> JudgedWord | None:
        """The outcome of a plain noun by its shape, None for any other word."""
        try:
            text = Reading.parse(word).text
        except NotKana:
            return None
        if text != word or VOICING in text or not self._is_plain(text):
            return None
        end = text[-1]
        if end == LONG:
            end = text.rstrip(LONG)[-1] + LONG
        shape = text[0], end, len(text), sum(map(text.count, CONTRACTED))
        like = self._shapes.get(shape)
        if like is None:
            like = self._shapes[shape] = self._judge(word)
            if like.message:
                self._said[like.outcome] = like.message
        reading = text if like.reading else ""  # too long a word is refused unread
        if reading == word:
            self._own[word] = like.outcome
            return like._replace(reading=reading)
        return self._remembered(word, like._replace(reading=reading))

    def _remembered(self, word: str, judged: JudgedWord) -> JudgedWord:
        outcome, reading, message = judged
        if reading == word and self._said.get(outcome, "") == message and self._room:
            self._room -= 1
            self._own[word] = outcome
            return judged
        if len(self._others) >= OTHERS_AT_MOST:
            self._others.clear()
        self._others[word] = judged
        return judged
