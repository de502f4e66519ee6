"""Is this a wrong spelling, and what is the right one?"""

from __future__ import annotations

from wordsvc.kana import to_katakana, vowel
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.sources.row import Row

_IRREGULAR = frozenset({"ik", "ok", "sk"})
_ALIKE = str.maketrans("ぢづ", "じず")
_LONG = "ー"


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
    for row in (*word.jmdict, *witnesses):
        if row.lemma_reading and row.lemma_reading != word.reading:
            return row.lemma_reading
    return None


def twins(one: str, other: str) -> bool:
    """Whether two readings differ only in how a long vowel is written (にゃー, にゃあ)."""
    return spread(one) == spread(other)


def spread(reading: str) -> str:
    """A reading with every ー written as the vowel it lengthens (すきー → すきい)."""
    letters: list[str] = []
    for letter in reading:
        letters.append(vowel(letters[-1]) if letter == _LONG and letters else letter)
    return "".join(letters)


def _files_as_spelt(row: Row) -> bool:
    """A tagger keeps the word under this reading, a ー twin of it, or as a loanword.

    Nothing excuses じ for ぢ or ず for づ (いちぢく), nor the dropping of a last ー in a word where
    JMdict, which lists such twins (コンピュータ), does not (コーヒ).
    """
    reading, lemma = row.reading, row.lemma_reading
    if not lemma or lemma == reading:
        return True
    if lemma.translate(_ALIKE) == reading.translate(_ALIKE) or lemma == reading + _LONG:
        return False
    return row.lemma == to_katakana(row.lemma) or twins(reading, lemma)
