"""Do the letters in a row make a word, and which word was meant? (TC-19)

The writer rules; this is advice. Every kind of word counts, not only common nouns, so what other
games refuse as a name or as no noun is a question to the writer here.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from wordsvc.kana import Reading
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.spelling import LONG, spellings
from wordsvc.validators.verdict import Answer, Finding, answer_of
from wordsvc.validators.word import Candidate, judge_word

RULES = "writer"
WORD_RULES = WordRules(proper="ask", brand="yes", pronoun="yes", numeral="yes", na_adjective="yes")

_ORDER: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}
_AS_WRITTEN = 0.5  # Zipf by which the letters as they stand go before another spelling
_WRITERS_OWN = frozenset({"word.not-noun"})


class CardWord(msgspec.Struct, frozen=True):
    """Letters with the word they are taken for; ``findings`` say what speaks against it."""

    written: Reading
    meant: Reading
    findings: tuple[Finding, ...]
    entries: tuple[Entry, ...]


def read_word(text: str, sheet: TensaiCleverSheet, lexicon: Lexicon) -> CardWord:
    """The best word that the letters can be. Raises NotKana for text that is not kana."""
    written = Reading.parse(text)
    best = min(_candidates(written, sheet, lexicon), key=lambda word: _worth(word, written))
    if LONG in written.text and not sheet.long_mark:
        findings = (Finding("tensai.long-mark", "no"), *best.findings)
        return msgspec.structs.replace(best, written=written, findings=findings)
    return msgspec.structs.replace(best, written=written)


def _candidates(written: Reading, sheet: TensaiCleverSheet, lexicon: Lexicon) -> Iterator[CardWord]:
    """The letters as they stand, and every other spelling that a dictionary has."""
    yield _as_written(written, lexicon)
    for spelling in spellings(written, long_mark=sheet.long_mark):
        if lexicon.find(spelling.text) is not None:
            yield _as_written(spelling, lexicon)


def _as_written(reading: Reading, lexicon: Lexicon) -> CardWord:
    candidate: Candidate = judge_word(reading.text, None, lexicon, WORD_RULES)[0]
    findings = tuple(_softened(finding) for finding in candidate.findings)
    return CardWord(reading, candidate.reading, findings, candidate.entries(lexicon))


def _softened(finding: Finding) -> Finding:
    if finding.code in _WRITERS_OWN and finding.level == "no":
        return msgspec.structs.replace(finding, level="ask")
    return finding


def _worth(word: CardWord, written: Reading) -> tuple[int, bool, float]:
    """Better words are less: the answer first, then that anything is known of the word at all,
    then how usual it is (きやべつ is cabbage, though a dictionary has キヤベツ too)."""
    usual = max((entry.familiarity or 0.0 for entry in word.entries), default=0.0)
    if word.meant == written:
        usual += _AS_WRITTEN
    return _ORDER[answer_of(word.findings)], not word.entries, -usual
