"""Wrong spellings, and the right ones."""

from __future__ import annotations

from wordsvc.kana import to_katakana, unvoiced
from wordsvc.kana.writing import is_kana
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.policy.twins import alike
from wordsvc.lexicon.sources.row import Row
from wordsvc.lexicon.variants import long_after

_IRREGULAR = frozenset({"ik", "ok", "sk"})
_ALIKE = str.maketrans("ぢづ", "じず")
_LONG = "ー"
_SHORT = 3


def standard(word: Evidence) -> str | None:
    """The standard reading where this one is a known wrong spelling, else None.

    JMdict's irregular, outdated and search-only kana (ふいんき, はなじ) are wrong unless UniDic
    files the word under just this reading. A spelling that only the taggers have (ねづみ) is
    wrong when they file it under another reading, unless it is a ー twin of it or a loanword.
    """
    if word.house or any(_IRREGULAR.isdisjoint(row.flags) for row in word.jmdict):
        return None
    nouns = [row for row in word.analysers if row.kind == "common"]
    witnesses = [row for row in nouns if row.source == "unidic"] or ([] if word.jmdict else nouns)
    if any(_files_as_spelt(row) for row in witnesses):
        return None
    for row in word.jmdict:
        if row.lemma_reading and row.lemma_reading != word.reading:
            return row.lemma_reading
    for row in witnesses:
        if is_misspelling(word.reading, row.lemma_reading):
            return row.lemma_reading
    return None


def variant_of(word: Evidence) -> str | None:
    """The usual reading where only the taggers have this one and file it there, else None.

    ひとえ for 一日 and あわてんぼ are no misspellings, but who says them may be asked.
    """
    nouns = [row for row in word.analysers if row.kind == "common"]
    if not nouns or word.house or word.jmdict or any(_files_as_spelt(row) for row in nouns):
        return None
    return nouns[0].lemma_reading


def is_misspelling(reading: str, right: str) -> bool:
    """Whether a reading is a slip: one kana changed (うるおぼえ), or コーヒ for コーヒー.

    Voicing alone is none (ちりかみ), nor is an added or dropped kana (あわてんぼ). Only short
    words need their last ー; long ones lose it by custom.
    """
    if reading + _LONG == right:
        return len(reading) <= _SHORT
    if len(reading) != len(right):
        return False
    if reading.translate(_ALIKE) == right.translate(_ALIKE):
        return reading != right
    changed = sum(a != b for a, b in zip(reading, right, strict=True))
    return changed == 1 and unvoiced(reading) != unvoiced(right)


def is_free(reading: str, right: str) -> bool:
    """Whether a reading is a spelling seen beside the right one (エネルギ) and no slip (コーヒ)."""
    return alike(reading, right) and not is_misspelling(reading, right)


def twins(one: str, other: str) -> bool:
    """Whether two readings differ only in ー for a long vowel (ひこーき, ひこうき)."""
    if len(one) != len(other):
        return False
    return all(
        a == b or (place > 0 and _lengthens(a, b, one[place - 1]))
        for place, (a, b) in enumerate(zip(one, other, strict=True))
    )


def _lengthens(one: str, other: str, before: str) -> bool:
    """Whether one letter is ー and the other spells the same long vowel out."""
    spelt = {one, other} - {_LONG}
    return len(spelt) == 1 and spelt.pop() in long_after(before)


def _files_as_spelt(row: Row) -> bool:
    """A tagger keeps the word under this reading, a ー twin of it, or as a loanword.

    Nothing excuses じ for ぢ or ず for づ (いちぢく), nor the dropping of a last ー where JMdict,
    which lists such twins (コンピュータ), does not (コーヒ).
    """
    reading, lemma = row.reading, row.lemma_reading
    if not lemma or lemma == reading:
        return True
    if lemma.translate(_ALIKE) == reading.translate(_ALIKE) or lemma == reading + _LONG:
        return False
    loanword = is_kana(row.lemma) and row.lemma == to_katakana(row.lemma)
    return loanword or twins(reading, lemma)
