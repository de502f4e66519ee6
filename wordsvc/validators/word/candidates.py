"""The readings that a word may have, each judged as a word."""

from __future__ import annotations

import msgspec

from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import fold_written
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known, Lexicon, QuickLexicon
from wordsvc.lexicon.quick import quick
from wordsvc.lexicon.summary import Summary, nouns_of, showing, supporting
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Answer, Finding, answer_of
from wordsvc.validators.word.status import of_entries, of_summary, only_rare_names
from wordsvc.validators.word.unlisted import beside_names, of_kana, of_writing

_RANK: dict[Answer, int] = {"yes": 0, "ask": 1, "no": 2}
_NEVER = 3.0  # a thousand times as usual
_NOTHING = Summary((), ())
_WRITING = frozenset({"kanji", "latin", "digit", "symbol", "iteration"})


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """One reading that a word may have, what is wrong with it as a word, and who knows it.

    ``reading`` is empty where nobody can read the word (``word.no-reading``). ``summary`` is what
    an answer shows: of an accepted word the nouns that it rests on, else all that is known of it.
    ``written`` is the written form that was judged, None where all that is read so was.
    """

    reading: Reading
    findings: tuple[Finding, ...]
    summary: Summary = _NOTHING
    written: str | None = None

    def entries(self, lexicon: Lexicon) -> tuple[Entry, ...]:
        """Everything that the dictionary has on the word, best first."""
        known = lexicon.find(self.reading.text)
        if known is None or self.written is None:
            return known.entries if known is not None else ()
        return _written_so(known, self.written)


def judge_word(
    word: str, reading: str | None, lexicon: Lexicon, rules: WordRules
) -> tuple[Candidate, ...]:
    """Candidates for a word as it was said or written, best first; never empty.

    A word in kana is judged by all words it can be (ruling 7.3); a word in kanji by what is
    written so, in every reading it has or in the ``reading`` that the player declares. Raises
    ``NotKana`` for text that is neither kana nor a way to write Japanese.
    """
    at_hand = quick(lexicon)
    if reading is not None:
        return (_declared(word, Reading.parse(reading), at_hand, rules),)
    heard = Reading.at_once(word)
    if heard is None:
        if "一" <= word[:1] <= "鿿" and (found := _listed(word, lexicon, rules)):
            return found  # kanji need not be tried as kana, which costs more
        try:
            heard = Reading.parse(word)
        except NotKana as error:
            return _in_writing(word, error, at_hand, rules)
    return (judge_kana(heard, at_hand, rules),)


def judge_kana(heard: Reading, lexicon: QuickLexicon, rules: WordRules) -> Candidate:
    """A word in kana, judged by all words that it can be (ruling 7.3)."""
    text = heard.text
    summary = lexicon.summary(text)
    if summary is None:
        return Candidate(heard, of_kana(text, lexicon, rules))
    if summary.claims is None:
        return Candidate(heard, (), summary)
    made = beside_names(text, lexicon, rules) if only_rare_names(summary.shown) else None
    findings = of_summary(summary, rules) if made is None else made
    return Candidate(heard, findings, summary if findings else summary.nouns)


def _declared(word: str, heard: Reading, lexicon: QuickLexicon, rules: WordRules) -> Candidate:
    """A word with the reading that the player gives it; the reading is never overruled."""
    try:
        spelt = Reading.parse(word)
    except NotKana as error:
        if error.reason not in _WRITING:
            raise
    else:
        if spelt != heard:
            return _misread(word, heard, (spelt.text,))
        return judge_kana(heard, lexicon, rules)
    written = fold_written(word)
    known = lexicon.find(heard.text)
    if own := _written_so(known, written):
        return _judged(heard, written, own, rules)
    if elsewhere := lexicon.readings(written):
        return _misread(written, heard, elsewhere)
    return judge_kana(heard, lexicon, rules)


def _misread(written: str, heard: Reading, readings: tuple[str, ...]) -> Candidate:
    """A writing that is declared to be read as it never is: すいか as りんご, 机 as いす."""
    facts = {"written": [written], "readings": list(readings)}
    return Candidate(heard, (Finding("word.spelling", "ask", facts),), written=written)


def _in_writing(
    word: str, error: NotKana, lexicon: QuickLexicon, rules: WordRules
) -> tuple[Candidate, ...]:
    """A word in kanji, letters or digits, read in every way that a dictionary knows."""
    if error.reason not in _WRITING:
        raise error
    if found := _listed(word, lexicon, rules):
        return found
    if error.reason != "kanji" or "looks_like" in error.facts:
        raise error
    written = fold_written(word)
    heard, findings = of_writing(written, lexicon, rules)
    return (Candidate(heard, findings, written=written),)


def _listed(word: str, lexicon: Lexicon, rules: WordRules) -> tuple[Candidate, ...]:
    """What is written so in a dictionary, in every reading it has."""
    written = fold_written(word)
    found: list[Candidate] = []
    for text in lexicon.readings(written):
        own = _written_so(lexicon.find(text), written)
        if own:
            found.append(_judged(Reading.parse(text), written, own, rules))
    return tuple(sorted(_heard_of(found), key=_rank))


def _judged(heard: Reading, written: str, own: tuple[Entry, ...], rules: WordRules) -> Candidate:
    """A reading judged by the entries that are written so."""
    findings = of_entries(own, rules)
    nouns = () if findings else supporting(nouns_of(own))
    shown = [own[place] for place in nouns] if nouns else own
    return Candidate(heard, findings, showing(shown), written)


def _heard_of(found: list[Candidate]) -> list[Candidate]:
    """The candidates without readings that nobody thinks of beside a well-known one.

    中国 is ちゅうごく; that a dictionary also reads it ちゅうこく makes no noun of it.
    """
    figures = [max((one.familiarity or 0.0) for one in each.summary.shown) for each in found]
    best = max(figures, default=0.0)
    return [one for one, figure in zip(found, figures, strict=True) if best - figure < _NEVER]


def _written_so(known: Known | None, written: str) -> tuple[Entry, ...]:
    entries = known.entries if known is not None else ()
    return tuple(entry for entry in entries if entry.written == written)


def _rank(candidate: Candidate) -> tuple[int, int]:
    return _RANK[answer_of(candidate.findings)], len(candidate.findings)
