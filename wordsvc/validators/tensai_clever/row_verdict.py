"""How is a judged row of letters shown, with what it is worth and the word that was meant?"""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from wordsvc.kana import head, tails
from wordsvc.lexicon.entry import evidence
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.tensai_clever.word import RULES, CardWord
from wordsvc.validators.verdict import Finding, Verdict, answer_of


class RowVerdict(Verdict, frozen=True, kw_only=True):
    """A row as a word: ``word`` as it was written (がつこう), ``reading`` as meant (がっこう).

    ``voiced``: a letter carries ゛; ゜ alone is not enough (TC-A24).
    """

    voiced: bool


class PinkVerdict(RowVerdict, frozen=True, kw_only=True):
    """A pink row with its points, the id of the theme that pays most for it, and the ids of all
    themes that it meets."""

    points: int
    theme: str | None
    meets: tuple[str, ...] = ()


def row_verdict(
    text: str, word: CardWord, findings: Iterable[Finding], lexicon: Lexicon
) -> RowVerdict:
    """The verdict on a word, ``findings`` of the area standing behind those of the word."""
    told = (*word.findings, *findings)
    meant = word.meant
    return RowVerdict(
        answer=answer_of(told),
        word=text,
        reading=meant.text,
        written=tuple(dict.fromkeys(entry.written for entry in word.entries)),
        letters=meant.letters,
        length=meant.length,
        head=head(meant),
        tails=tails(meant),
        cards=(),
        findings=told,
        evidence=tuple(map(evidence, word.entries)),
        rules=RULES,
        lexicon=lexicon.version,
        voiced=meant.is_voiced,
    )


def unwritten(text: str, findings: Iterable[Finding], lexicon: Lexicon) -> RowVerdict:
    """The verdict on a row without a word: nothing in it, or a hole."""
    told = tuple(findings)
    return RowVerdict(
        answer=answer_of(told), word=text, reading="", written=(), letters=(), length=0, head="",
        tails=(), cards=(), findings=told, evidence=(), rules=RULES, lexicon=lexicon.version,
        voiced=False,
    )  # fmt: skip


def paid(
    verdict: RowVerdict, points: int, theme: str | None, meets: tuple[str, ...] = ()
) -> PinkVerdict:
    """A row with what it earns; a row that is certainly wrong earns nothing."""
    fields = msgspec.structs.asdict(verdict)
    earned = 0 if verdict.answer == "no" else points
    return PinkVerdict(**fields, points=earned, theme=theme, meets=meets)
