"""Phrases and inflected forms in kana: what is said in a sentence and is no word."""

from __future__ import annotations

from wordsvc.lexicon.protocol import QuickLexicon
from wordsvc.lexicon.segmentation import Part, segment

_PARTICLES = frozenset("でをはがにへとも")
_DOING = (
    *("する", "した", "して", "しない", "します", "したい"),
    *("させる", "された", "している", "してる"),
)
_INFLECTED = (
    *("です", "ます", "でした", "ました", "ません", "ない", "たい", "った", "いた", "えた", "けた"),
    *("した", "きた", "んだ", "って", "いて", "んで", "ている", "けれど"),
)
_RELATION = (
    *("のなか", "のうえ", "のした", "のまえ", "のうしろ", "のよこ", "のそば", "のあいだ"),
    *("のため", "のこと", "のとき", "のあと", "のほう", "のそと"),
)
_SHORTEST = 2  # letters of a word beside an ending or particle
_SHORTEST_ATTRIBUTE = 3
_USUAL = 3.0  # Zipf of a noun that one hears before a particle
_TWO_USUAL = 4.0
_NOUN_OF_LETTERS = 3
_SPOKEN = frozenset({"た", "だ", "です", "ます", "ない", "たい", "て", "で", "けれど", "ん"})
_CONTENT = frozenset({"noun", "stem", "modifier", "other"})


def clause_in(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """The parts of an unlisted string that is surely a phrase or an inflected form, else None."""
    if parts := relation_in(reading, lexicon):
        return parts
    if parts := _pair(reading, lexicon):
        return parts
    end = reading[-1]
    if end in _PARTICLES and len(reading) > _NOUN_OF_LETTERS:
        return _with_particle(reading[:-1], end, lexicon) or _inflected(reading)
    return _doing(reading, lexicon) or _with_attribute(reading, lexicon) or _inflected(reading)


def relation_in(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A noun with の and a noun of position or relation (いえのなか), else None."""
    if not reading[_SHORTEST:].endswith(_RELATION):
        return None
    noun, of, relation = reading.rpartition("の")
    return [noun, of, relation] if lexicon.is_plain(noun) else None


def _with_particle(word: str, particle: str, lexicon: QuickLexicon) -> list[str] | None:
    """A usual noun (がっこうで), or an adverb with its と (だんだんと)."""
    noun = lexicon.noun(word) if len(word) >= _NOUN_OF_LETTERS else None
    if noun is not None and (noun.familiarity or 0.0) >= _USUAL:
        return [word, particle]
    known = lexicon.find(word) if particle in "とに" else None
    adverb = known is not None and known.entries[0].kind == "adverb"
    return [word, particle] if adverb else None


def _pair(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """Two usual nouns beside と (みぎとひだり)."""
    place = reading.find("と", _SHORTEST, -_SHORTEST)
    if place < 0:
        return None
    for one in (reading[:place], reading[place + 1 :]):
        noun = lexicon.noun(one)
        if noun is None or (noun.familiarity or 0.0) < _TWO_USUAL:
            return None
    return [reading[:place], "と", reading[place + 1 :]]


def _doing(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """A word with a form of する (りょうりする)."""
    if not reading[_SHORTEST:].endswith(_DOING):
        return None
    ending = next(ending for ending in _DOING if reading.endswith(ending))
    word = reading.removesuffix(ending)
    return [word, ending] if lexicon.find(word) else None


def _with_attribute(reading: str, lexicon: QuickLexicon) -> list[str] | None:
    """An adjective with な before a noun (きれいな花)."""
    place = reading.find("な", _SHORTEST_ATTRIBUTE, -_SHORTEST)
    if place < 0:
        return None
    known, noun = lexicon.find(reading[:place]), reading[place + 1 :]
    stem = known is not None and any(one.kind == "adjective" for one in known.entries[:3])
    return [reading[: place + 1], noun] if stem and lexicon.is_plain(noun) else None


def _inflected(reading: str) -> list[str] | None:
    """A verb or adjective in another form, or a clause that ends in one (借りてきた)."""
    if not reading[_SHORTEST:].endswith(_INFLECTED):
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
