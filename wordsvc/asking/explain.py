"""The whole story of a word in sentences."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wordsvc.asking.localize import localize, localize_all
from wordsvc.lexicon.entry import Evidence, evidence
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.messages import Language
from wordsvc.validators.verdict import Verdict, answer_of
from wordsvc.validators.word import explain as known_of
from wordsvc.validators.word_basket.connection import ANYTHING
from wordsvc.validators.word_basket.presets import preset
from wordsvc.validators.word_basket.situation import Situation
from wordsvc.validators.word_basket.trial import attempt, verdict


class Explained(msgspec.Struct, frozen=True):
    """What is known of a text.

    ``verdict`` is the official one on the word as a word: neither its length nor ん at its end
    count here. ``entries`` are those of every reading the text may have, ``version`` is that of the
    dictionary.
    """

    text: str
    entries: tuple[Evidence, ...]
    verdict: Verdict
    why: tuple[str, ...]
    version: str

    @property
    def known(self) -> bool:
        """Whether a dictionary has the text, or it is regularly made of a word that one has."""
        return bool(self.entries) or self.verdict.answer == "yes"


def explain(text: str, lexicon: Lexicon, language: Language) -> Explained:
    """Everything known of a text in kana or kanji; raises NotKana where it is neither."""
    rules = preset()
    story = known_of(text, lexicon, rules.options.words)
    best = story.candidates[0]
    trial = replace(
        attempt(best, Situation(rules, ANYTHING, None, last=False)),
        findings=best.findings,
        answer=answer_of(best.findings),
    )
    return Explained(
        text=text,
        entries=tuple(map(evidence, story.entries)),
        verdict=localize(verdict(text, trial, lexicon.version), language),
        why=tuple(finding.message for finding in localize_all(story.why, language)),
        version=lexicon.version,
    )
