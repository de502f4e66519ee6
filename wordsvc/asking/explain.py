"""The whole story of a word in sentences."""

from __future__ import annotations

from itertools import chain

import msgspec
from msgspec.structs import replace

from wordsvc.asking.localize import localize, localize_all
from wordsvc.asking.meaning import Meaning, meaning, meanings
from wordsvc.lexicon.entry import Entry, Kind
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.messages import Language
from wordsvc.validators.verdict import Verdict, answer_of
from wordsvc.validators.word import explain as known_of
from wordsvc.validators.word.candidates import Candidate, judge_word
from wordsvc.validators.word_basket.connection import ANYTHING
from wordsvc.validators.word_basket.presets import preset
from wordsvc.validators.word_basket.situation import Situation
from wordsvc.validators.word_basket.trial import attempt, verdict


class ExplainedEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """An entry of the dictionary, who has it, and what it means.

    ``marks``, ``topics`` and ``gloss`` are those of :class:`Meaning`, left out where nothing is
    known.
    """

    reading: str
    written: str
    kind: Kind
    sources: tuple[str, ...]
    familiarity: float | None
    marks: tuple[str, ...] = ()
    topics: tuple[str, ...] = ()
    gloss: str = ""


class Explained(msgspec.Struct, frozen=True):
    """What is known of a text.

    ``verdict`` is the official one on the word as a word: neither its length nor ん at its end
    count here. ``entries`` are those of every reading the text may have, ``meanings`` tell what the
    words mean that it is about, best first, ``readings`` how people read what is written, the
    reading that was judged first; ``version`` is that of the dictionary.
    """

    text: str
    readings: tuple[str, ...]
    entries: tuple[ExplainedEntry, ...]
    meanings: tuple[Meaning, ...]
    verdict: Verdict
    why: tuple[str, ...]
    version: str

    @property
    def known(self) -> bool:
        """Whether a dictionary has the text, or it is regularly made of a word that one has."""
        return bool(self.entries) or self.verdict.answer == "yes"


def explain(
    text: str, lexicon: Lexicon, language: Language, reading: str | None = None
) -> Explained:
    """Everything known of a text in kana or kanji, or of it as somebody reads it.

    Raises NotKana where the text is neither, or the reading is not kana.
    """
    rules = preset()
    story = known_of(text, lexicon, rules.options.words, reading)
    best = story.candidates[0]
    trial = replace(
        attempt(best, Situation(rules, ANYTHING, None, last=False)),
        findings=best.findings,
        answer=answer_of(best.findings),
    )
    return Explained(
        text=text,
        readings=_readings(text, story.candidates, reading is not None, lexicon),
        entries=tuple(_entry(one, lexicon, language) for one in story.entries),
        meanings=meanings(_meant(best, lexicon), trial.answer, lexicon, language),
        verdict=localize(verdict(text, trial, lexicon.version), language),
        why=tuple(finding.message for finding in localize_all(story.why, language)),
        version=lexicon.version,
    )


def _readings(
    text: str, candidates: tuple[Candidate, ...], declared: bool, lexicon: Lexicon
) -> tuple[str, ...]:
    others = judge_word(text, None, lexicon, preset().options.words) if declared else ()
    heard = (one.reading.text for one in (*candidates, *others))
    return tuple(dict.fromkeys(filter(None, heard)))


def _meant(best: Candidate, lexicon: Lexicon) -> tuple[Entry, ...]:
    """The entries of the word, or of the one that a slip was meant for (づつう: 頭痛)."""
    if own := best.entries(lexicon):
        return own
    told = (finding.facts.get("standard") for finding in best.findings)
    known = [lexicon.find(one) for one in told if isinstance(one, str)]
    return tuple(chain.from_iterable(one.entries for one in known if one is not None))


def _entry(entry: Entry, lexicon: Lexicon, language: Language) -> ExplainedEntry:
    told = meaning(entry, lexicon, language)
    return ExplainedEntry(
        reading=entry.reading,
        written=entry.written,
        kind=entry.kind,
        sources=entry.sources,
        familiarity=entry.familiarity,
        marks=told.marks,
        topics=told.topics,
        gloss=told.gloss,
    )
