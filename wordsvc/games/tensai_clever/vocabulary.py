"""The words that a program has in mind, and the worth of their letters on the way."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache

import msgspec

from wordsvc.games.tensai_clever.cards import any_unvoiced, deck, letters_of
from wordsvc.kana import Reading
from wordsvc.kana.letters import FULL_SIZE
from wordsvc.lexicon.protocol import Lexicon, Pattern
from wordsvc.validators.tensai_clever.pink import pink_points
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet, Theme
from wordsvc.validators.tensai_clever.spelling import spellings
from wordsvc.validators.tensai_clever.theme import meets

WORDS_AT_MOST = 4000


class Word(msgspec.Struct, frozen=True):
    """A word with ゛ as cards spell it, and the reading that it stands for."""

    letters: str
    meant: Reading


Worth = Callable[[Word], float]


class Vocabulary:
    """The best-known words of a dictionary that score in pink and light blue."""

    def __init__(self, lexicon: Lexicon, known_from: float) -> None:
        self._lexicon = lexicon
        self._known_from = known_from
        self.words = lru_cache(maxsize=4)(self._words)

    def _words(self, longest: int) -> tuple[Word, ...]:
        found: list[Word] = []
        for word in self._lexicon.search(Pattern(shortest=2, longest=longest)):
            if (word.familiarity or 0) < self._known_from or len(found) == WORDS_AT_MOST:
                break
            reading = Reading.parse(word.reading)
            letters = on_cards(reading)
            if reading.is_voiced and _can_mean(letters, reading):
                found.append(Word(letters, reading))
        return tuple(found)


def on_cards(reading: Reading) -> str:
    """The word in the full-size letters that cards have (がっこう: がつこう)."""
    return "".join(FULL_SIZE.get(letter, letter) for letter in reading.letters)


def _can_mean(letters: str, reading: Reading) -> bool:
    """Whether a claim may say so: a final っ, for example, is no spelling of つ."""
    if letters == reading.text:
        return True
    return reading in spellings(Reading(letters), long_mark=True)


def hopes(words: Sequence[Word], worth: Worth, odds: Mapping[str, float]) -> dict[str, float]:
    """What the letters written so far may still bring, in points, for every beginning of a word.

    ``odds`` say how likely a letter still comes. Of the letters that go on, the best that comes is
    taken; a word that is complete can be left as it is.
    """
    whole: dict[str, float] = {}
    following: dict[str, set[str]] = {"": set()}
    for word in words:
        points = worth(word)
        if points <= 0:
            continue
        whole[word.letters] = max(points, whole.get(word.letters, 0.0))
        for end in range(len(word.letters)):
            following.setdefault(word.letters[:end], set()).add(word.letters[end])
    found: dict[str, float] = {}
    for start in sorted({*whole, *following}, key=len, reverse=True):
        nexts = sorted(
            ((found[start + letter], odds.get(letter, 0.0)) for letter in following.get(start, ())),
            reverse=True,
        )
        found[start] = _best_that_comes(nexts, whole.get(start, 0.0))
    return found


def _best_that_comes(nexts: Sequence[tuple[float, float]], complete: float) -> float:
    expected, none_yet = 0.0, 1.0
    for worth, chance in nexts:
        if worth <= complete:
            break
        expected += none_yet * chance * worth
        none_yet *= 1 - chance
    return expected + none_yet * complete


def letter_odds(sheet: TensaiCleverSheet, cards: int) -> dict[str, float]:
    """How likely each letter is to come among so many cards."""
    every = deck(sheet)
    unvoiced = any_unvoiced(long_mark=sheet.long_mark)
    of_letter: dict[str, int] = dict.fromkeys(unvoiced, 0)
    for card in every:
        for letter in letters_of(card, sheet):
            of_letter[letter] = of_letter.get(letter, 0) + 1
    return {letter: 1 - (1 - count / len(every)) ** cards for letter, count in of_letter.items()}


def pink_worth(themes: Sequence[Theme], sheet: TensaiCleverSheet) -> Worth:
    """Points of a pink word by the best theme that a machine can check."""
    checkable = [(theme.points, theme.condition) for theme in themes if theme.condition is not None]

    def worth(word: Word) -> float:
        met = [points for points, condition in checkable if meets(word.meant, condition)]
        return pink_points(len(word.letters), max(met), sheet) if met else 0.0

    return worth
