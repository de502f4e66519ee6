"""What a string may be that stands in no dictionary: derived, misspelt, a compound, a phrase."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import Any

from wordsvc.kana import Reading, unvoiced
from wordsvc.kana.writing import is_kana
from wordsvc.lexicon.compound import compound_parts
from wordsvc.lexicon.counting import counted_form, counted_readings, number_readings
from wordsvc.lexicon.derivation import derivation
from wordsvc.lexicon.protocol import QuickLexicon
from wordsvc.lexicon.segmentation import Part, PartKind, pieces, segment
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, Finding, Level
from wordsvc.validators.word.clauses import clause_in, relation_in

Piece = tuple[str, PartKind]

NO_READING = Reading("")
_WORDLIKE = frozenset({"noun", "affix", "stem"})
_HIRAGANA = re.compile("[ぁ-ゖ]")
_HONORIFIC = ("お", "ご")
_CONTENTS = frozenset({"noun", "modifier", "stem"})
_UNSURE = frozenset({"unknown", "other", "affix"})
# Auxiliaries of the written language (き, り, れ) are found in any chance string.
_SPOKEN = frozenset({"な", "ぬ", "ない", "たい", "た", "だ"})
_RELATIONS = frozenset(
    [
        *("中", "上", "下", "前", "後ろ", "後", "横", "そば", "側", "傍", "間", "外"),
        *("ため", "為", "こと", "事", "とき", "時", "ほう", "方"),
        *("向こう", "隣", "周り", "近く"),
    ]
)
_SUFFIXES = {"日": "び", "室": "しつ", "夫": "ふ", "街": "がい"}
_SHORTEST = 2
_SOUNDS = re.compile("[^ゃゅょぁぃぅぇぉゎ][ゃゅょぁぃぅぇぉゎ]*").findall
_PIECES = re.compile("[0-9]+|[^0-9]").findall
_SHORTEST_SLIP = 4
_USUAL = 3.0  # Zipf of a noun that a child says
_SHORTEST_PHRASE = 5  # を and two words of two letters, or a modifier of three and one word


def of_kana(
    reading: str, lexicon: QuickLexicon, rules: WordRules, spelt: str = ""
) -> tuple[Finding, ...]:
    """Findings for a reading that no dictionary has; none for a regular derivation.

    ``spelt`` are the kana that stood there, which may tell one part from another (りゅうさんカリ).
    """
    if derivation(reading, lexicon.find):
        return ()
    if counted := counted_form(reading):
        return _counted(counted, rules)
    surely = _surely_wrong(reading, lexicon)
    if surely is not None:
        return (surely,)
    if reading[0] in _HONORIFIC and (polite := _polite(reading, lexicon, rules)) is not None:
        return polite
    if nouns := compound_parts(reading, lexicon, spelt):
        first, second, of = nouns
        return _finding("word.compound", rules.compound, {"parts": [first, second], "of": of})
    return _of_nothing(reading, lexicon, rules)


def _of_nothing(reading: str, lexicon: QuickLexicon, rules: WordRules) -> tuple[Finding, ...]:
    """Findings for what is put together of no two nouns: a phrase, a child's slip, or unknown."""
    if may_be_phrase(reading, lexicon) and (parts := phrase_in(pieces(reading))):
        return (Finding("word.phrase", "no", {"parts": parts}),)
    if standard := childs_slip(reading, lexicon):
        return (Finding("word.spelling", "no", {"standard": as_spelt(standard, lexicon)}),)
    return _finding("word.unknown", rules.unknown, {})


def _surely_wrong(reading: str, lexicon: QuickLexicon) -> Finding | None:
    """A misspelling or a phrase."""
    if meant := lexicon.correction(reading):
        level: Level = "no" if meant.by_ear else "ask"
        return Finding("word.spelling", level, {"standard": as_spelt(meant.standard, lexicon)})
    if parts := clause_in(reading, lexicon):
        return Finding("word.phrase", "no", {"parts": parts})
    return None


def as_spelt(reading: str, lexicon: QuickLexicon) -> str:
    """A noun in the kana that it is written with: in katakana where nobody writes it otherwise."""
    noun, summary = lexicon.noun(reading), lexicon.summary(reading)
    if noun is None or summary is None or reading in summary.written:
        return reading
    return noun.written if is_kana(noun.written) else reading


def beside_names(
    reading: str, lexicon: QuickLexicon, rules: WordRules
) -> tuple[Finding, ...] | None:
    """Findings for what is listed only as a name nobody knows (せまさ, おはし), or None."""
    if derivation(reading, lexicon.find):
        return ()
    if parts := relation_in(reading, lexicon):
        return (Finding("word.phrase", "no", {"parts": parts}),)
    if "の" in reading[1:-1] and (nouns := compound_parts(reading, lexicon)) and nouns[2]:
        facts = {"parts": list(nouns[:2]), "of": True}
        return _finding("word.compound", rules.compound, facts)
    return _polite(reading, lexicon, rules)


def childs_slip(reading: str, lexicon: QuickLexicon) -> str | None:
    """The usual noun of which two neighbours were changed about (とうもころし), or None."""
    sounds: list[str] = _SOUNDS(reading)
    if len(sounds) < _SHORTEST_SLIP:
        return None
    start = 0
    for here, there in pairwise(sounds):
        middle = start + len(here)
        end = middle + len(there)
        form = reading[:start] + there + here + reading[end:]
        start = middle
        if here != there and lexicon.is_plain(form) and _is_usual(form, lexicon):
            return form
    return None


def _is_usual(reading: str, lexicon: QuickLexicon) -> bool:
    noun = lexicon.noun(reading)
    return noun is not None and (noun.familiarity or 0.0) >= _USUAL


def _polite(reading: str, lexicon: QuickLexicon, rules: WordRules) -> tuple[Finding, ...] | None:
    """The finding that a reading is put together from お or ご and a noun, or None."""
    if reading[0] not in _HONORIFIC or not (noun := lexicon.noun(reading[1:])):
        return None
    facts = {"parts": [reading[0], noun.written], "of": False}
    return _finding("word.compound", rules.compound, facts)


def of_writing(
    written: str, lexicon: QuickLexicon, rules: WordRules
) -> tuple[Reading, tuple[Finding, ...]]:
    """The proposed reading of an unlisted word in kanji, empty if nobody knows, and findings."""
    if counted := counted_readings(written):
        return Reading(counted[0]), _counted(written, rules)
    return _of_parts(written, segment(written), lexicon, rules)


def _of_parts(
    written: str, parts: tuple[Part, ...], lexicon: QuickLexicon, rules: WordRules
) -> tuple[Reading, tuple[Finding, ...]]:
    if not all(part.reading for part in parts):
        return NO_READING, (Finding("word.no-reading", "ask", {"written": [written]}),)
    proposed = Reading.parse("".join(part.reading for part in parts))
    for made in (proposed, _with_suffix(parts)):
        if made is not None and derivation(made.text, lexicon.find):
            return made, ()
    if len(parts) < _SHORTEST:
        return proposed, _finding("word.unknown", rules.unknown, {})
    of = _joined_by_of(parts)
    facts: dict[str, Any] = {
        "parts": [part.surface for part in parts],
        "reading": proposed.text,
    }
    if of and parts[-1].surface in _RELATIONS:
        return proposed, (Finding("word.phrase", "no", facts),)
    if of or not _HIRAGANA.search(written) or all(part.kind in _WORDLIKE for part in parts):
        return proposed, _finding("word.compound", rules.compound, {**facts, "of": of})
    return proposed, (Finding("word.phrase", "no", facts),)


def _with_suffix(parts: Sequence[Part]) -> Reading | None:
    """The reading of a word that ends in a suffix, which the tagger reads as a word (集金日)."""
    suffix = _SUFFIXES.get(parts[-1].surface)
    if suffix is None or len(parts) < _SHORTEST:
        return None
    return Reading.parse("".join([*(part.reading for part in parts[:-1]), suffix]))


def may_be_read(written: str, proposed: Reading, heard: Reading, lexicon: QuickLexicon) -> bool:
    """Whether an unlisted writing can be read so: as proposed, or part by part."""
    if counted := counted_readings(written):
        return heard.text in counted
    if not proposed.text:
        return _spells(written, heard.text)
    if unvoiced(proposed.text) == unvoiced(heard.text):
        return True
    return _read_by_parts(segment(written), unvoiced(heard.text), lexicon)


def _read_by_parts(parts: Sequence[Part], heard: str, lexicon: QuickLexicon) -> bool:
    if not parts:
        return not heard
    part, *rest = parts
    ways = {Reading.parse(part.reading).text} if part.reading else set()
    ways.update(lexicon.readings(part.surface), number_readings(part.surface))
    return any(
        heard.startswith(unvoiced(way)) and _read_by_parts(rest, heard[len(way) :], lexicon)
        for way in ways
    )


def _spells(written: str, heard: str) -> bool:
    """Whether the kana of a writing stand in its reading in order, its numbers as numbers are
    said, and something for the rest."""
    pattern = "".join(map(_pattern, _PIECES(written)))
    return re.fullmatch(pattern, heard) is not None


def _pattern(piece: str) -> str:
    if piece.isdecimal():
        return f"(?:{'|'.join(number_readings(piece)) or '.+'})"
    return re.escape(way) if (way := _kana(piece)) else ".+"


def _kana(char: str) -> str:
    heard = Reading.at_once(char)
    return char if char == "ー" else heard.text if heard else ""


def may_be_phrase(reading: str, lexicon: QuickLexicon) -> bool:
    """Whether it pays to cut a string: it has を, or starts with a word and ends in a noun."""
    if len(reading) < _SHORTEST_PHRASE:
        return False
    if "を" in reading:
        return True
    short = lexicon.short
    ends = reading[-2:] in short or reading[-3:] in short or lexicon.is_plain(reading[-4:])
    if not ends:
        return False
    starts = lexicon.prefixes(reading)
    return bool(starts) and len(starts[-1]) > _SHORTEST


def phrase_in(pieces: Iterable[Piece]) -> list[str] | None:
    """The parts of what is surely a phrase (大きな犬, 首を横に振る, 見知らぬ人の家), else None.

    Any string can be cut into particles and short stems, so a phrase needs a particle を, or a
    modifier or inflected stem of three letters, beside other pieces of two letters and more.
    """
    parts: list[Piece] = []
    for surface, kind in pieces:
        if kind in _UNSURE or (kind == "auxiliary" and surface not in _SPOKEN):
            return None
        if kind in _CONTENTS and len(surface) < _SHORTEST:
            return None
        parts.append((surface, kind))
    contents = sum(kind in _CONTENTS for _, kind in parts)
    if contents < _SHORTEST or parts[-1][1] not in _CONTENTS:
        return None
    sure = any(_binds(part, after) for part, after in pairwise(parts))
    return [surface for surface, _ in parts] if sure else None


def _binds(part: Piece, after: Piece) -> bool:
    surface, kind = part
    if surface == "を":
        return True
    inflected = kind == "modifier" or (kind == "stem" and after[1] == "auxiliary")
    return inflected and len(surface) > _SHORTEST


def _joined_by_of(parts: Sequence[Part]) -> bool:
    """Noun + の + noun, which may be one word to everybody (天の川): the table decides."""
    kinds = [part.kind for part in parts]
    return (
        kinds.count("of") == 1
        and kinds[0] in _WORDLIKE
        and kinds[-1] in _WORDLIKE
        and all(kind in _WORDLIKE or kind == "of" for kind in kinds)
    )


def _counted(written: str, rules: WordRules) -> tuple[Finding, ...]:
    """The finding for a number with a counter, which is like those that stand in lists."""
    return _finding("word.numeral", rules.numeral, {"written": [written], "kind": "numeral"})


def _finding(code: str, answer: Answer, facts: dict[str, Any]) -> tuple[Finding, ...]:
    return () if answer == "yes" else (Finding(code, answer, facts),)
