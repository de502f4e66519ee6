"""Phrases and inflected forms in kana: what is said in a sentence and is no word."""

from __future__ import annotations

import re

from wordsvc.lexicon.protocol import QuickLexicon
from wordsvc.lexicon.segmentation import Part, segment

_PARTICLES = frozenset("でをはがにへとも")
_DOING = re.compile("(.{2,}?)(する|した|して|しない|します|したい|させる|された|している|してる)")
_INFLECTED = re.compile(
    ".{2,}(?:です|ます|でした|ました|ません|ない|たい|った|いた|えた|けた|した|した|きた|んだ|って|いて|んで|ている|けれど)"
)
_ATTRIBUTE = re.compile("(.{3,}?)な(.{2,})")
_RELATION = re.compile(
    "(.{2,})の(なか|うえ|した|まえ|うしろ|よこ|そば|あいだ|ため|こと|とき|あと|ほう|そと)"
)
_PAIR = re.compile("(.{2,}?)と(.{2,})")
_USUAL = 3.0  # Zipf of a noun that one hears before a particle
_TWO_USUAL = 4.0
_NOUN_OF_LETTERS = 3
_SPOKEN = frozenset({"た", "だ", "です", "ます", "ない", "たい", "て", "で", "けれど", "ん"})
_CONTENT = frozenset({"noun", "stem", "modifier", "other"})


def clause_in(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """The parts of an unlisted string that is surely a phrase or an inflected form, else None."""
    if parts := relation_in(reading, lexicon):
        return parts
    if (pair := _PAIR.fullmatch(reading)) and _both(pair[1], pair[2], lexicon):
        return [pair[1], "と", pair[2]]
    end = reading[-1]
    if end in _PARTICLES and len(reading) > _NOUN_OF_LETTERS:
        return _with_particle(reading[:-1], end, lexicon) or _inflected(reading)
    if (doing := _DOING.fullmatch(reading)) and lexicon.find(doing[1]):
        return [doing[1], doing[2]]
    if (told := _ATTRIBUTE.fullmatch(reading)) and _is_attribute(told[1], told[2], lexicon):
        return [f"{told[1]}な", told[2]]
    return _inflected(reading)


def relation_in(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A noun with の and a noun of position or relation (いえのなか), else None."""
    found = _RELATION.fullmatch(reading)
    if found is None or not lexicon.is_plain(found[1]):
        return None
    return [found[1], "の", found[2]]


def _with_particle(word: str, particle: str, lexicon: QuickLexicon) -> list[str] | None:
    """A usual noun (がっこうで), or an adverb with its と (だんだんと)."""
    noun = lexicon.noun(word) if len(word) >= _NOUN_OF_LETTERS else None
    if noun is not None and (noun.familiarity or 0.0) >= _USUAL:
        return [word, particle]
    known = lexicon.find(word) if particle in "とに" else None
    adverb = known is not None and known.entries[0].kind == "adverb"
    return [word, particle] if adverb else None


def _both(one: str, other: str, lexicon: QuickLexicon) -> bool:
    """Whether two usual nouns stand beside と (みぎとひだり)."""
    nouns = [lexicon.noun(one), lexicon.noun(other)]
    return all(noun is not None and (noun.familiarity or 0.0) >= _TWO_USUAL for noun in nouns)


def _is_attribute(word: str, noun: str, lexicon: QuickLexicon) -> bool:
    """An adjective with な before a noun (きれいな花)."""
    known = lexicon.find(word)
    stem = known is not None and any(one.kind == "adjective" for one in known.entries[:3])
    return stem and lexicon.is_plain(noun)


def _inflected(reading: str) -> list[str] | None:
    """A verb or adjective in another form, or a clause that ends in one (借りてきた)."""
    if not _INFLECTED.fullmatch(reading):
        return None
    parts = segment(reading)
    if len(parts) == 1 or any(part.kind == "unknown" for part in parts):
        return None
    head, last = parts[0], parts[-1]
    if last.kind not in ("auxiliary", "particle") or last.surface not in _SPOKEN:
        return None
    if not _opens(head, parts[1:]):
        return None
    return [part.surface for part in parts]


def _opens(head: Part, rest: tuple[Part, ...]) -> bool:
    """Whether a clause opens with a word, and nothing but endings or more such words follow."""
    if head.kind == "affix":
        return bool(rest) and _opens(rest[0], rest[1:])
    tail = sum(len(part.surface) for part in rest)
    return head.kind in _CONTENT and len(head.surface) >= 2 and len(head.surface) + tail >= 4
