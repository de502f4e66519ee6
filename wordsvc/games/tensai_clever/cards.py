"""What each card can stand for (TC-04, TC-10)."""

from __future__ import annotations

from functools import lru_cache

from wordsvc.kana import Reading
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.spelling import LONG
from wordsvc.validators.tensai_clever.square import in_order

ANIMAL = "animal"


def deck(sheet: TensaiCleverSheet) -> tuple[str, ...]:
    """Every card of the pile: ``が``, ``い/う`` (one of two) or ``animal``."""
    if sheet.deck is None:
        return ()
    counts = {**sheet.deck.letters, **sheet.deck.choices, ANIMAL: sheet.deck.animals}
    return tuple(card for card, count in counts.items() for _ in range(count))


def letters_of(card: str, sheet: TensaiCleverSheet) -> tuple[str, ...]:
    """The letters of which a card can be one."""
    return any_unvoiced(long_mark=sheet.long_mark) if card == ANIMAL else tuple(card.split("/"))


@lru_cache(maxsize=2)
def any_unvoiced(*, long_mark: bool) -> tuple[str, ...]:
    """What an animal and a 即 may be: any full-size letter without ゛ and ゜ (TC-10, TC-14)."""
    plain = tuple(letter for letter in in_order() if Reading(letter).unvoiced == letter)
    return (*plain, LONG) if long_mark else plain


def voiced_letters(sheet: TensaiCleverSheet) -> tuple[str, ...]:
    """The letters with ゛ that there are cards of (TC-18, TC-A14)."""
    letters = [letter for card in dict.fromkeys(deck(sheet)) for letter in card.split("/")]
    return tuple(
        letter
        for letter in dict.fromkeys(letters)
        if letter not in (ANIMAL, LONG) and Reading(letter).is_voiced
    )
