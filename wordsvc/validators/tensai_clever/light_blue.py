"""How far do the light-blue words count, and why do they stop there? (TC-28 … TC-30)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from wordsvc.decoding.faults import Fault, refuse
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.sheet import DEFAULT, SheetName
from wordsvc.validators.tensai_clever.row_verdict import RowVerdict, row_verdict, unwritten
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.word import read_word
from wordsvc.validators.verdict import Answer, Finding

WORDS_AT_MOST = 100

BlueText = Annotated[str, msgspec.Meta(max_length=LETTERS_AT_MOST)]


class LightBlueArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The words from the top: the first of 2 letters, the next of 3 …"""

    words: Annotated[tuple[BlueText, ...], msgspec.Meta(max_length=WORDS_AT_MOST)]


class LightBlueQuestion(LightBlueArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The light-blue words from 2 letters up."""

    sheet: SheetName = DEFAULT


class Stop(msgspec.Struct, frozen=True):
    """The word, counted from 1, at which counting stops, and the code of the reason."""

    at: int
    code: str


class LightBlueVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """``counted`` letters of the last word that counts, 0 for none; its value in ``points``.

    ``next_length``: letters of the next word that would count, null when the area is full.
    """

    answer: Answer
    counted: int
    points: int
    stops: Stop | None
    next_length: int | None
    verdicts: tuple[RowVerdict, ...]


def judge_light_blue(
    area: LightBlueArea, sheet: TensaiCleverSheet, lexicon: Lexicon
) -> LightBlueVerdict:
    """The light-blue area; raises ``Faulty`` for unreadable words and words off the sheet."""
    refuse(light_blue_faults(area, sheet))
    words = _written(area.words)
    verdicts = tuple(_judge(index, words, sheet, lexicon) for index in range(len(words)))
    good = next((n for n, verdict in enumerate(verdicts) if _stopping(verdict)), len(words))
    stop = _stopping(verdicts[good]) if good < len(words) else None
    places = sheet.light_blue
    return LightBlueVerdict(
        answer=verdicts[good].answer if stop is not None else "yes",
        counted=places[good - 1].letters if good else 0,
        points=light_blue_points(good, sheet),
        stops=Stop(good + 1, stop.code) if stop is not None else None,
        next_length=places[good].letters if good < len(places) else None,
        verdicts=verdicts,
    )


def light_blue_points(words: int, sheet: TensaiCleverSheet) -> int:
    """The value beside the last of so many words that count from the top (TC-30)."""
    return sheet.light_blue[words - 1].points if words else 0


def light_blue_faults(
    area: LightBlueArea, sheet: TensaiCleverSheet, at: str = ""
) -> Iterator[Fault]:
    """What cannot stand on this sheet, below the JSON pointer ``at``."""
    places = len(sheet.light_blue)
    for index, text in enumerate(_written(area.words)):
        here = f"{at}/words/{index}"
        if index >= places:
            yield Fault(here, "tensai.off-sheet", {"square": index + 1, "most": places})
        elif text.strip():
            try:
                Reading.parse(text)
            except NotKana as refusal:
                yield Fault(here, refusal.code, refusal.facts)


def _judge(
    index: int, words: Sequence[str], sheet: TensaiCleverSheet, lexicon: Lexicon
) -> RowVerdict:
    text = words[index]
    if not text.strip():
        return unwritten(text, [Finding("tensai.gap", "no")], lexicon)
    word = read_word(text, sheet, lexicon)
    want, got = sheet.light_blue[index].letters, word.written.length
    if got < want:
        return unwritten(text, [_short(index, words, want, got)], lexicon)
    findings: list[Finding] = []
    if got > want:
        findings.append(Finding("tensai.length", "no", {"want": want, "got": got}))
    if not word.meant.is_voiced:
        findings.append(Finding("tensai.unvoiced", "no"))
    return row_verdict(text, word, findings, lexicon)


def _short(index: int, words: Sequence[str], want: int, got: int) -> Finding:
    """A word that is not finished: wrong if another was begun after it (TC-29)."""
    facts = {"want": want, "got": got}
    if index + 1 < len(words):
        return Finding("tensai.parallel", "no", facts)
    return Finding("tensai.unfinished", "note", facts)


def _stopping(verdict: RowVerdict) -> Finding | None:
    """What keeps a word from counting: a certain fault before a doubt before being unfinished."""
    for level in ("no", "ask", "note"):
        for finding in verdict.findings:
            if finding.level == level:
                return finding
    return None


def _written(words: Sequence[str]) -> Sequence[str]:
    """The words up to the last that is begun."""
    written = list(words)
    while written and not written[-1].strip():
        written.pop()
    return written
