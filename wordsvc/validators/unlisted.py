"""What may a string be that stands in no dictionary?  Derived, misspelt, a compound, a phrase."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from wordsvc.kana import Reading
from wordsvc.lexicon.compound import nouns_in
from wordsvc.lexicon.cut import Part, cut
from wordsvc.lexicon.derive import derived
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.lexicon.variants import lengthened, misspelt
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, Finding

NO_READING = Reading("")
_WORDLIKE = frozenset({"noun", "affix", "stem"})
_HIRAGANA = re.compile("[ぁ-ゖ]")
_HONORIFIC = ("お", "ご")
_SPOKEN = frozenset({"な", "ぬ", "ない", "たい", "た", "だ"})
_SHORTEST = 2
_LAST_NOUNS = (2, 3, 4)  # letters of a noun that a phrase may end in


def of_kana(reading: str, lexicon: Lexicon, rules: WordRules) -> tuple[Finding, ...]:
    """Findings for a reading that no dictionary has; none for a regular derivation."""
    if derived(reading, lexicon.find):
        return ()
    if standard := misspelt(reading, lexicon.is_plain):
        return (Finding("word.spelling", "no", {"standard": standard}),)
    if standard := lengthened(reading, lexicon.is_plain):
        return (Finding("word.spelling", "ask", {"standard": standard}),)
    if (compound := of_nouns(reading, lexicon, rules)) is not None:
        return compound
    parts = cut(reading) if may_be_phrase(reading, lexicon) else ()
    if is_phrase(parts):
        facts = {"parts": [part.surface for part in parts]}
        return (Finding("word.phrase", "no", facts),)
    return _told("word.unknown", rules.unknown, {})


def beside_names(reading: str, lexicon: Lexicon, rules: WordRules) -> tuple[Finding, ...] | None:
    """Findings for what is listed only as a name nobody knows (せまさ, おはし), or None."""
    return () if derived(reading, lexicon.find) else _polite(reading, lexicon, rules)


def of_nouns(reading: str, lexicon: Lexicon, rules: WordRules) -> tuple[Finding, ...] | None:
    """The finding that a reading is put together from nouns, or from お and one; else None."""
    if (polite := _polite(reading, lexicon, rules)) is not None:
        return polite
    if nouns := nouns_in(reading, lexicon):
        first, second, of = nouns
        return _told("word.compound", rules.compound, {"parts": [first, second], "of": of})
    return None


def _polite(reading: str, lexicon: Lexicon, rules: WordRules) -> tuple[Finding, ...] | None:
    if reading[0] not in _HONORIFIC or not lexicon.is_plain(reading[1:]):
        return None
    noun = lexicon.nouns(reading[1:])[0].written
    return _told("word.compound", rules.compound, {"parts": [reading[0], noun], "of": False})


def of_writing(
    written: str, lexicon: Lexicon, rules: WordRules
) -> tuple[Reading, tuple[Finding, ...]]:
    """The proposed reading of an unlisted word in kanji, empty if nobody knows, and findings."""
    parts = cut(written)
    if not all(part.reading for part in parts):
        return NO_READING, (Finding("word.no-reading", "ask", {"written": [written]}),)
    proposed = Reading.parse("".join(part.reading for part in parts))
    if derived(proposed.text, lexicon.find):
        return proposed, ()
    if len(parts) < _SHORTEST:
        return proposed, _told("word.unknown", rules.unknown, {})
    of = _joined_by_of(parts)
    facts: dict[str, Any] = {
        "parts": [part.surface for part in parts],
        "reading": proposed.text,
    }
    if of or not _HIRAGANA.search(written) or all(part.kind in _WORDLIKE for part in parts):
        return proposed, _told("word.compound", rules.compound, {**facts, "of": of})
    return proposed, (Finding("word.phrase", "no", facts),)


def may_be_phrase(reading: str, lexicon: Lexicon) -> bool:
    """Whether it pays to cut a string: it has を, or begins with a word and ends in a noun."""
    if "を" in reading:
        return True
    if not any(len(first) > _SHORTEST for first in lexicon.prefixes(reading)):
        return False
    return any(lexicon.is_plain(reading[-length:]) for length in _LAST_NOUNS)


def is_phrase(parts: Sequence[Part]) -> bool:
    """Whether a string in kana is surely a phrase: 大きな犬, 首を横に振る, 見知らぬ人の家.

    Any string can be cut into particles and short stems, so a phrase needs a particle を, or a
    modifier or inflected stem of three letters, beside other pieces of two letters and more.
    """
    if any(part.kind in ("unknown", "other", "affix") or _old_ending(part) for part in parts):
        return False
    contents = [part for part in parts if part.kind in ("noun", "modifier", "stem")]
    if len(contents) < _SHORTEST or any(len(part.surface) < _SHORTEST for part in contents):
        return False
    return contents[-1] is parts[-1] and any(
        part.surface == "を"
        or (part.kind == "modifier" and len(part.surface) > _SHORTEST)
        or (part.kind == "stem" and len(part.surface) > _SHORTEST and after.kind == "auxiliary")
        for part, after in pairwise(parts)
    )


def _old_ending(part: Part) -> bool:
    """Auxiliaries of the written language (き, り, れ) are found in any chance string."""
    return part.kind == "auxiliary" and part.surface not in _SPOKEN


def _joined_by_of(parts: Sequence[Part]) -> bool:
    """Noun + の + noun, which may be one word to everybody (天の川): the table decides."""
    kinds = [part.kind for part in parts]
    return (
        kinds.count("of") == 1
        and kinds[0] in _WORDLIKE
        and kinds[-1] in _WORDLIKE
        and all(kind in _WORDLIKE or kind == "of" for kind in kinds)
    )


def _told(code: str, answer: Answer, facts: dict[str, Any]) -> tuple[Finding, ...]:
    return () if answer == "yes" else (Finding(code, answer, facts),)
