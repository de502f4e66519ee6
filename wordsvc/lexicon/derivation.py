"""Nouns made regularly from verbs and adjectives that are known."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from wordsvc.kana import to_katakana
from wordsvc.lexicon.entry import ADJECTIVE, GODAN, ICHIDAN, Entry, Kind
from wordsvc.lexicon.protocol import Known

Find = Callable[[str], Known | None]

_GODAN = dict(zip("いきぎしちにびみり", "うくぐすつぬぶむる", strict=True))
_ICHIDAN = frozenset("いきぎしじちにひびみりえけげせぜてでねへべめれ")  # 食べ, 見
_USUAL = 2.5  # Zipf below which a stem is too rare to build on
_OF_ADJECTIVES = ("さ",)
_OF_VERBS = (
    "かた",
    "すぎ",
    "わすれ",
    "なおし",
    "くらべ",
    "ごこち",
    "ほうだい",
    "やすさ",
    "にくさ",
    "づらさ",
    "っぷり",
)
_OF_DOINGS = ("び", "しつ", "ふ")  # 日, 室, 夫 after what one does (集金日, 準備室, 配達夫)
_STREET = "がい"  # after a word in katakana (ネオン街)
_POLITE = ("さま", "さん", "ちゃん")  # おじいさま as おじいさん
_KNOWN_DOING = 3.0
_SHORTEST_DOING = 4
_ENDINGS = (*_OF_VERBS, *_OF_ADJECTIVES, *_OF_DOINGS, _STREET, *_POLITE)


class Derivation(msgspec.Struct, frozen=True, gc=False):
    """A regular noun: the word it is made of and the ending."""

    stem: Entry
    ending: str


def derivation(reading: str, find: Find) -> Derivation | None:
    """The stem and ending of a regular derivation (やさしさ, はしりかた, つけわすれ), or None.

    Only endings that make a noun of any verb or adjective count, and only stems that JMdict marks
    as usual or whose frequency is known, so that chance strings do not pass.
    """
    if not reading.endswith(_ENDINGS):
        return None
    for ending in _OF_VERBS:
        if reading.endswith(ending) and (stem := verb(reading.removesuffix(ending), find)):
            return Derivation(stem, ending)
    for ending in _OF_ADJECTIVES:
        if reading.endswith(ending) and (stem := adjective(reading.removesuffix(ending), find)):
            return Derivation(stem, ending)
    for ending in _POLITE:
        if reading.endswith(ending) and (stem := _sister(reading, ending, find)):
            return Derivation(stem, ending)
    for ending in (*_OF_DOINGS, _STREET):
        if reading.endswith(ending):
            stem = _doing(reading.removesuffix(ending), find, ending)
            return Derivation(stem, ending) if stem else None
    return None


def _sister(reading: str, ending: str, find: Find) -> Entry | None:
    """The plain noun that differs only in how polite it is."""
    for other in _POLITE:
        known = find(reading.removesuffix(ending) + other) if other != ending else None
        if known is not None and known.plain and _well_known(known.entries[0]):
            return known.entries[0]
    return None


def _doing(stem: str, find: Find, ending: str) -> Entry | None:
    """The noun before a suffix: what one does, or for a street a word in katakana."""
    known = find(stem) if len(stem) >= _SHORTEST_DOING - (ending == _STREET) else None
    if known is None or not known.plain or (known.entries[0].familiarity or 0.0) < _KNOWN_DOING:
        return None
    best = known.entries[0]
    if ending == _STREET:
        return best if best.written == to_katakana(stem) else None
    return best if best.concreteness == "abstract" else None


def verb(stem: str, find: Find) -> Entry | None:
    """The verb whose 連用形 a stem is: はしり → 走る, たべ → 食べる."""
    if stem[-1:] in _ICHIDAN and (one := _usual(stem + "る", "verb", find, ICHIDAN)):
        return one
    if len(stem) > 1 and stem[-1] in _GODAN:
        return _usual(stem[:-1] + _GODAN[stem[-1]], "verb", find, GODAN)
    return None


def adjective(stem: str, find: Find) -> Entry | None:
    """The adjective that a stem belongs to: ねむ → 眠い, しずか → 静か."""
    if len(stem) < 2:
        return None
    forms = (stem + "い", stem)
    found = (_usual(form, "adjective", find, ADJECTIVE) for form in forms)
    return next(filter(None, found), None)


def _usual(reading: str, kind: Kind, find: Find, category: str) -> Entry | None:
    """The usual word of this sort; ぐらい of 小暗い, heard only inside compounds, has none."""
    known = find(reading)
    entries = known.entries if known else ()
    return next(
        (
            one
            for one in entries
            if one.kind == kind and one.category == category and _well_known(one)
        ),
        None,
    )


def _well_known(one: Entry) -> bool:
    return one.common or (one.familiarity or 0.0) >= _USUAL
