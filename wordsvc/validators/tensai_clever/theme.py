"""Which word meets a theme card, where a machine can tell? (TC-25)

A theme without a condition is met by the writer's own word (TC-19, TC-A04).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from typing import Annotated

import msgspec

from wordsvc.decoding.faults import Fault
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import LETTERS_AT_MOST

CHOICE_AT_MOST = 100

Letters = Annotated[str, msgspec.Meta(min_length=1, max_length=CHOICE_AT_MOST)]
Number = Annotated[int, msgspec.Meta(ge=1, le=LETTERS_AT_MOST)]


class Length(
    msgspec.Struct, frozen=True, tag_field="kind", tag="length", forbid_unknown_fields=True
):
    """So many letters."""

    at_least: Number = 1
    at_most: Number = LETTERS_AT_MOST


class Begins(
    msgspec.Struct, frozen=True, tag_field="kind", tag="begins", forbid_unknown_fields=True
):
    """The first letter is one of these, exactly as written."""

    letters: Letters


class Ends(msgspec.Struct, frozen=True, tag_field="kind", tag="ends", forbid_unknown_fields=True):
    """The last letter is one of these, exactly as written."""

    letters: Letters


class Contains(
    msgspec.Struct, frozen=True, tag_field="kind", tag="contains", forbid_unknown_fields=True
):
    """At least so many letters are among these."""

    letters: Letters
    at_least: Number = 1


class Repeats(
    msgspec.Struct, frozen=True, tag_field="kind", tag="repeats", forbid_unknown_fields=True
):
    """Some letter stands in the word at least so many times."""

    times: Annotated[int, msgspec.Meta(ge=2, le=LETTERS_AT_MOST)] = 2


class Voiced(
    msgspec.Struct, frozen=True, tag_field="kind", tag="voiced", forbid_unknown_fields=True
):
    """At least so many letters carry ゛."""

    at_least: Number = 2


class FirstIsLast(
    msgspec.Struct, frozen=True, tag_field="kind", tag="first-is-last", forbid_unknown_fields=True
):
    """The word ends with the letter it begins with."""


Condition = Length | Begins | Ends | Contains | Repeats | Voiced | FirstIsLast


def meets(word: Reading, condition: Condition) -> bool:  # noqa: PLR0911 - one line a kind
    """Whether a word, spelled as it was meant, meets the condition."""
    letters = word.letters
    match condition:
        case Length(at_least, at_most):
            return at_least <= word.length <= at_most
        case Begins(among):
            return letters[0] in letters_of(among)
        case Ends(among):
            return letters[-1] in letters_of(among)
        case Contains(among, at_least):
            return sum(letter in letters_of(among) for letter in letters) >= at_least
        case Repeats(times):
            return max(Counter(letters).values()) >= times
        case Voiced(at_least):
            return sum(Reading(letter).is_voiced for letter in letters) >= at_least
        case FirstIsLast():
            return len(letters) > 1 and letters[0] == letters[-1]


@lru_cache(maxsize=64)
def letters_of(text: str) -> frozenset[str]:
    """The letters of a condition; ヸ is one, though two code points (ゐ゙)."""
    return frozenset(Reading(text).letters)


def condition_faults(condition: Condition, at: str) -> Iterator[Fault]:
    """Letters that are no hiragana, and bounds that nothing fits."""
    match condition:
        case Begins(letters) | Ends(letters) | Contains(letters):
            if any(not _is_letter(letter) for letter in letters_of(letters)):
                yield Fault(f"{at}/letters", "tensai.sheet.letters", {"letters": letters})
        case Length(at_least, at_most) if at_most < at_least:
            yield Fault(f"{at}/at_most", "tensai.sheet.bounds", {"least": at_least})


def _is_letter(text: str) -> bool:
    try:
        return text == "ー" or Reading.parse(text).text == text
    except NotKana:
        return False
