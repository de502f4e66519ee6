"""Is this a word that the house accepts?  Every reading it may have, each with its findings."""

from __future__ import annotations

import msgspec

from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.protocol import Known, Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.standings import of_entries, of_gist, only_rare_names
from wordsvc.validators.unlisted import beside_names, of_kana, of_writing
from wordsvc.validators.verdict import Answer, Finding, answer_of

_RANK: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}
_NEVER = 3.0  # a thousand times as usual
_WRITING = frozenset({"kanji", "latin", "digit", "symbol", "iteration"})


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """One reading that a word may have, what is wrong with it as a word, and who knows it.

    ``reading`` is empty where nobody can read the word (``word.no-reading``); ``entries`` stand
    best first.
    """

    reading: Reading
    findings: tuple[Finding, ...]
    entries: tuple[Entry, ...]


def in_kanji(word: str) -> bool:
    """Whether a word begins in kanji: then it need not be tried as kana, which costs more."""
    return "一" <= word[:1] <= "鿿"


def judge_word(
    word: str, reading: str | None, lexicon: Lexicon, rules: WordRules
) -> tuple[Candidate, ...]:
    """Candidates for a word as it was said or written, best first; never empty.

    A word in kana is judged by all words it can be (ruling 7.3); a word in kanji by what is
    written so, in every reading it has or in the ``reading`` that the player declares. Raises
    ``NotKana`` for text that is neither kana nor a way to write Japanese.
    """
    if reading is not None:
        return (_declared(word, Reading.parse(reading), lexicon, rules),)
    if in_kanji(word) and (found := _listed(word, lexicon, rules)):
        return found
    try:
        heard = Reading.parse(word)
    except NotKana as error:
        return _in_writing(word, error, lexicon, rules)
    return (_in_kana(heard, lexicon, rules),)


def of_listed(reading: str, found: Gist, lexicon: Lexicon, rules: WordRules) -> tuple[Finding, ...]:
    """Findings for a reading of which that is known."""
    shown = found.shown
    if found.claims is not None and shown[0].kind == "proper" and only_rare_names(shown):
        made = beside_names(reading, lexicon, rules)
        if made is not None:
            return made
    return of_gist(found, rules)


def _in_kana(heard: Reading, lexicon: Lexicon, rules: WordRules) -> Candidate:
    known = lexicon.find(heard.text)
    if known is None:
        return Candidate(heard, of_kana(heard.text, lexicon, rules), ())
    return Candidate(heard, of_listed(heard.text, Gist.of(known), lexicon, rules), known.entries)


def _declared(word: str, heard: Reading, lexicon: Lexicon, rules: WordRules) -> Candidate:
    """A word with the reading that the player gives it; the reading is never overruled."""
    try:
        spelt = Reading.parse(word)
    except NotKana as error:
        if error.reason not in _WRITING:
            raise
    else:
        if spelt != heard:
            return _misread(word, heard, (spelt.text,))
        return _in_kana(heard, lexicon, rules)
    written = fold_written(word)
    known = lexicon.find(heard.text)
    if own := _written_so(known, written):
        return Candidate(heard, of_entries(own, rules), own)
    if elsewhere := lexicon.readings(written):
        return _misread(written, heard, elsewhere)
    return _in_kana(heard, lexicon, rules)


def _misread(written: str, heard: Reading, readings: tuple[str, ...]) -> Candidate:
    """A writing that is declared to be read as it never is: すいか as りんご, 机 as いす."""
    facts = {"written": [written], "readings": list(readings)}
    return Candidate(heard, (Finding("word.spelling", "ask", facts),), ())


def _in_writing(
    word: str, error: NotKana, lexicon: Lexicon, rules: WordRules
) -> tuple[Candidate, ...]:
    """A word in kanji, letters or digits, read in every way that a dictionary knows."""
    if error.reason not in _WRITING:
        raise error
    if found := _listed(word, lexicon, rules):
        return found
    if error.reason != "kanji" or "looks_like" in error.facts:
        raise error
    heard, findings = of_writing(fold_written(word), lexicon, rules)
    return (Candidate(heard, findings, ()),)


def _listed(word: str, lexicon: Lexicon, rules: WordRules) -> tuple[Candidate, ...]:
    """What is written so in a dictionary, in every reading it has."""
    written = fold_written(word)
    found: list[Candidate] = []
    for text in lexicon.readings(written):
        own = _written_so(lexicon.find(text), written)
        if own:
            found.append(Candidate(Reading.parse(text), of_entries(own, rules), own))
    return tuple(sorted(_heard_of(found), key=_rank))


def _heard_of(found: list[Candidate]) -> list[Candidate]:
    """The candidates without readings that nobody thinks of beside a well-known one.

    中国 is ちゅうごく; that a dictionary also reads it ちゅうこく makes no noun of it.
    """
    figures = [max((one.familiarity or 0.0) for one in each.entries) for each in found]
    best = max(figures, default=0.0)
    return [one for one, figure in zip(found, figures, strict=True) if best - figure < _NEVER]


def _written_so(known: Known | None, written: str) -> tuple[Entry, ...]:
    entries = known.entries if known is not None else ()
    return tuple(entry for entry in entries if entry.written == written)


def _rank(candidate: Candidate) -> tuple[int, int]:
    return _RANK[answer_of(candidate.findings)], len(candidate.findings)
