"""What is known of a string, by whom, how usual it is, and why the verdict is what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

import msgspec

from wordsvc.kana.writing import fold_written, is_kana
from wordsvc.lexicon.derivation import derivation
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.propose import proposed
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.rules import WordRules
from wordsvc.validators.verdict import Finding
from wordsvc.validators.word.candidates import Candidate, judge_word

_SHOWN = 5  # how many written forms a sentence names
_USUAL = ((4.5, "everyday"), (3.5, "usual"), (2.5, "known"), (0.0, "rare"))


class Explanation(msgspec.Struct, frozen=True):
    """The candidates of a text, best first, and the story of the best one as notes."""

    candidates: tuple[Candidate, ...]
    entries: tuple[Entry, ...]
    why: tuple[Finding, ...]

    @property
    def known(self) -> bool:
        """Whether a dictionary has the text, or it is regularly made of a word that one has."""
        return bool(self.entries) or not self.candidates[0].findings


def explain(
    text: str, lexicon: Lexicon, rules: WordRules, reading: str | None = None
) -> Explanation:
    """Everything known of a text in kana or kanji; raises ``NotKana`` where it is neither.

    With a ``reading`` the word is the one that is read so.
    """
    candidates = judge_word(text, reading, lexicon, rules)
    entries = [candidate.entries(lexicon) for candidate in candidates]
    best, own = candidates[0], entries[0]
    unknown = () if own else _unknown(text, best, lexicon)
    why = tuple(_note(finding) for finding in (*_known(own), *unknown, *best.findings))
    return Explanation(candidates, tuple(chain.from_iterable(entries)), why)


def _known(entries: Sequence[Entry]) -> Iterator[Finding]:
    nouns = [one for one in entries if one.kind == "common" and one.status != "spelling"]
    if nouns:
        best = nouns[0]
        told = {"written": _forms(nouns), "sources": list(best.sources)}
        yield Finding("why.noun", "note", told)
        yield from _how_usual(best)
    for kind in ("proper", "verb", "adjective", "adverb", "pronoun", "numeral", "affix", "other"):
        others = [one for one in entries if one.kind == kind]
        if others:
            facts: dict[str, Any] = {
                "written": _forms(others),
                "kind": kind,
                "sources": list(others[0].sources),
            }
            yield Finding("why.also" if nouns else "why.only", "note", facts)


def _how_usual(entry: Entry) -> Iterator[Finding]:
    figure = entry.familiarity
    if figure is None:
        yield Finding("why.unmeasured", "note", {"written": [entry.written]})
        return
    degree = next(name for least, name in _USUAL if figure >= least)
    facts = {"written": [entry.written], "familiarity": figure, "degree": degree}
    yield Finding("why.usual", "note", facts)


def _unknown(text: str, best: Candidate, lexicon: Lexicon) -> Iterator[Finding]:
    heard = best.reading.text
    made = derivation(heard, lexicon.find) if heard else None
    if made:
        yield Finding("why.derived", "note", {"stem": made.stem.written, "ending": made.ending})
        return
    yield Finding("why.unlisted", "note", {})
    if not is_kana(fold_written(text)) and (guess := proposed(text)):
        yield Finding("why.proposed", "note", {"reading": guess.text})


def _forms(entries: Sequence[Entry]) -> list[str]:
    return list(dict.fromkeys(one.written for one in entries))[:_SHOWN]


def _note(finding: Finding) -> Finding:
    return msgspec.structs.replace(finding, level="note")
