"""The readings that a word may have, each judged as a word."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec

from wordsvc.kana import NotKana, Reading, to_katakana
from wordsvc.kana.writing import fold_written, has_kanji, in_todays_kanji, refuse_strays
from wordsvc.lexicon.counting import in_kanji, is_counted, number
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known, Lexicon, QuickLexicon
from wordsvc.lexicon.quick import quick
from wordsvc.lexicon.summary import Summary, nouns_of, showing, supporting
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Finding, answer_of
from wordsvc.validators.word.everyday import Way, everyday, rarer
from wordsvc.validators.word.status import of_entries, of_summary, only_rare_names
from wordsvc.validators.word.unlisted import beside_names, may_be_read, of_kana, of_writing

_OUTWEIGHS = 1.6  # forty times as usual
_HEARD_OF = 2.3  # Zipf below which nobody thinks of a name
_B_ROW = (("ゔぁ", "ば"), ("ゔぃ", "び"), ("ゔぇ", "べ"), ("ゔぉ", "ぼ"), ("ゔ", "ぶ"))
_DIGITS = re.compile("[0-9]+")
_NOTHING = Summary((), ())


class Candidate(msgspec.Struct, frozen=True, gc=False):
    """One reading that a word may have, what is wrong with it as a word, and who knows it.

    ``reading`` is empty where nobody can read the word (``word.no-reading``). ``summary`` is what
    an answer shows: of an accepted word the nouns that it rests on, else all that is known of it.
    ``written`` is the written form that was judged, None where all that is read so was;
    ``others`` are readings of it that nobody says first, which are told and never taken.
    """

    reading: Reading
    findings: tuple[Finding, ...]
    summary: Summary = _NOTHING
    written: str | None = None
    others: tuple[str, ...] = ()

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
    return (judge_kana(word, heard, at_hand, rules),)


def judge_listed(word: str, lexicon: QuickLexicon, rules: WordRules) -> Candidate | None:
    """A word that stands in the dictionary as it is heard, and so need not be read; or None."""
    if not word.isidentifier():  # a trie takes letters; kana are, a control or half a character not
        return None
    summary = lexicon.summary(word)
    if summary is None or "ゔ" in word:
        return None
    return _of_summary(Reading(word), summary, lexicon, rules)


def judge_kana(word: str, heard: Reading, lexicon: QuickLexicon, rules: WordRules) -> Candidate:
    """A word in kana, judged by all words that it can be (ruling 7.3).

    Katakana is a way to write too: where the word is well known only as something else than a
    noun when it is written so, that is meant (ナイキ is no 内規).
    """
    text = heard.text
    summary = lexicon.summary(text)
    if "ゔ" in text and (twin := _twin(summary, text, lexicon)):
        summary = twin
    if summary is None:
        return Candidate(heard, of_kana(text, lexicon, rules, word))
    if word != text and (own := _only_otherwise(word, text, summary, lexicon)):
        return _judged(heard, own[0].written, own, rules)
    return _of_summary(heard, summary, lexicon, rules)


def _of_summary(
    heard: Reading, summary: Summary, lexicon: QuickLexicon, rules: WordRules
) -> Candidate:
    if summary.claims is None:
        return Candidate(heard, (), summary)
    made = beside_names(heard.text, lexicon, rules) if only_rare_names(summary.shown) else None
    findings = of_summary(summary, rules) if made is None else made
    return Candidate(heard, findings, summary if findings else summary.nouns)


def _twin(summary: Summary | None, reading: str, lexicon: QuickLexicon) -> Summary | None:
    """What is known of the same loanword as it is spelt with バ, where that decides for both.

    A plain noun is one in either spelling (クリスマスイヴ), and a name known by one is that name
    (モンテヴィデオ).
    """
    twin = lexicon.summary(_with_b(reading))
    if twin is None:
        return None
    forms = {to_katakana(_with_b(reading))}
    same = [one for one in twin.shown if one.written in forms]
    if not same or (summary is not None and summary.claims is None and twin.claims is None):
        return None
    name = all(one.kind == "proper" for one in same)
    return twin if twin.claims is None or name else None


def _with_b(reading: str) -> str:
    """A reading with the sounds of ば行 for those of ヴ (ゔぃ: び)."""
    for sound, plain in _B_ROW:
        reading = reading.replace(sound, plain)
    return reading


def _only_otherwise(
    word: str, reading: str, summary: Summary, lexicon: QuickLexicon
) -> tuple[Entry, ...]:
    """What katakana stands for where it is no noun and better known than the nouns read so."""
    written = fold_written(word)
    for one in summary.shown:
        if one.written == written and one.kind == "common":
            return ()
    known = lexicon.find(reading)
    own = _written_so(known, written)
    if known is None or not own:
        return ()
    nouns = [one for one in known.entries if one.kind == "common"]
    if any(one.written == written for one in nouns):
        return ()
    figure = _best_known(own)
    return own if figure >= _HEARD_OF and figure > _best_known(nouns) else ()


def _declared(word: str, heard: Reading, lexicon: QuickLexicon, rules: WordRules) -> Candidate:
    """A word with the reading that the player gives it; neither is ever overruled."""
    try:
        spelt = Reading.parse(word)
    except NotKana:
        written = _known_form(word, lexicon)
        if not lexicon.readings(written):
            refuse_strays(word)
    else:
        if spelt != heard:
            return _misread(word, heard, (spelt.text,))
        return judge_kana(word, heard, lexicon, rules)
    if own := _meant_by(lexicon.find(heard.text), written):
        return _judged(heard, written, own, rules)
    if elsewhere := lexicon.readings(written):
        return _misread(written, heard, elsewhere)
    proposed, findings = of_writing(written, lexicon, rules)
    if not may_be_read(written, proposed, heard, lexicon):
        readings = [proposed.text] if proposed.text else []
        findings += (_doubt(written, readings),)
    elif not findings and proposed != heard:
        findings = (_doubt(written, [proposed.text]),)
    return Candidate(heard, findings, written=written)


def _known_form(word: str, lexicon: Lexicon) -> str:
    """A writing as the dictionary has it: as it stands, with the kanji of today, or with its
    digits in kanji (2年生)."""
    written = fold_written(word)
    if lexicon.readings(written):
        return written
    todays = in_todays_kanji(written)
    if lexicon.readings(todays):
        return todays
    spelt = _DIGITS.sub(_in_kanji, todays)
    return spelt if spelt != todays and lexicon.readings(spelt) else written


def _in_kanji(digits: re.Match[str]) -> str:
    value = number(digits[0])
    return in_kanji(value) if value else digits[0]


def _misread(written: str, heard: Reading, readings: tuple[str, ...]) -> Candidate:
    """A writing that is declared to be read as it never is: すいか as りんご, 机 as いす."""
    return Candidate(heard, (_doubt(written, readings),), written=written)


def _doubt(written: str, readings: Sequence[str]) -> Finding:
    return Finding("word.spelling", "ask", {"written": [written], "readings": list(readings)})


def _in_writing(
    word: str, error: NotKana, lexicon: QuickLexicon, rules: WordRules
) -> tuple[Candidate, ...]:
    """A word in kanji, letters or digits, read in every way that a dictionary knows."""
    if found := _listed(word, lexicon, rules):
        return found
    refuse_strays(word)
    written = fold_written(word)
    if not is_counted(written) and (not has_kanji(written) or "looks_like" in error.facts):
        raise error
    heard, findings = of_writing(written, lexicon, rules)
    return (Candidate(heard, findings, written=written),)


def _listed(word: str, lexicon: Lexicon, rules: WordRules) -> tuple[Candidate, ...]:
    """What is written so in a dictionary, in the readings that people use for it."""
    written = _known_form(word, lexicon)
    ways = [
        Way(Reading.parse(text), own, answer_of(of_entries(own, rules)))
        for text in lexicon.readings(written)
        if (own := _meant_by(lexicon.find(text), written))
    ]
    if not ways:
        return ()
    kept = everyday(ways) if len(ways) > 1 else ways
    others = rarer(ways, kept)
    return tuple([_judged(way.reading, written, way.own, rules, others) for way in kept])


def _judged(
    heard: Reading,
    written: str,
    own: tuple[Entry, ...],
    rules: WordRules,
    others: tuple[str, ...] = (),
) -> Candidate:
    """A reading judged by the entries that are written so."""
    findings = of_entries(own, rules)
    nouns = () if findings else supporting(nouns_of(own))
    shown = [own[place] for place in nouns] if nouns else own
    return Candidate(heard, findings, showing(shown), written, others)


def _meant_by(known: Known | None, written: str) -> tuple[Entry, ...]:
    """The entries that are written so; of a form far better known as a name, only the names.

    Such a form is that name (山本), whatever a dictionary makes of it.
    """
    own = _written_so(known, written)
    return _names_of(own) or own


def _names_of(own: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The names among the entries of a form, where nobody thinks of the others; else none."""
    names = tuple([one for one in own if one.kind == "proper"])
    if not names or len(names) == len(own):
        return names
    others = [one for one in own if one.kind != "proper"]
    figure = _best_known(names)
    if figure < _HEARD_OF or any(one.common for one in others):
        return ()
    return names if figure - _best_known(others) >= _OUTWEIGHS else ()


def _written_so(known: Known | None, written: str) -> tuple[Entry, ...]:
    entries = known.entries if known is not None else ()
    return tuple([entry for entry in entries if entry.written == written])


def _best_known(words: Sequence[Entry]) -> float:
    """The familiarity of the best known word."""
    return max([one.familiarity or 0.0 for one in words], default=0.0)
