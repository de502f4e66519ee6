"""Do the green letters rise, how far, and which may still follow? (TC-31, TC-32)"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Annotated

import msgspec
from msgspec import UNSET, UnsetType

from wordsvc.decoding.faults import Fault, refuse
from wordsvc.kana import gojuon_key
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.validators.sheet import DEFAULT, SheetName
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.square import in_order, letter_of
from wordsvc.validators.verdict import Answer, Finding

SQUARES_AT_MOST = 100

Square = Annotated[str, msgspec.Meta(max_length=LETTERS_AT_MOST)]


class GreenArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What stands in the squares, from the left."""

    letters: Annotated[tuple[Square, ...], msgspec.Meta(max_length=SQUARES_AT_MOST)]


class GreenQuestion(GreenArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The green squares from the left."""

    sheet: SheetName = DEFAULT


class GreenVerdict(msgspec.Struct, frozen=True, kw_only=True):
    """How far the row holds. Squares count from 1; ``last_square`` 0 = nothing written.

    Where a square offends, ``bad_at`` names the first one, and everything else speaks of the
    letters before it.
    """

    answer: Answer
    last_square: int
    points: int
    bad_at: int | UnsetType = UNSET
    may_follow: tuple[str, ...]
    findings: tuple[Finding, ...] = ()


def judge_green(area: GreenArea, sheet: TensaiCleverSheet) -> GreenVerdict:
    """The green area; raises ``Faulty`` for squares off the sheet."""
    refuse(green_faults(area, sheet))
    written = _written(area.letters)
    finding = first_offence(written)
    good = len(written) if finding is None else int(finding.facts["square"]) - 1
    points = sheet.green.points
    last = letter_of(written[good - 1]) if good else None
    return GreenVerdict(
        answer="yes" if finding is None else "no",
        last_square=good,
        points=points[good - 1] if good else 0,
        bad_at=UNSET if finding is None else good + 1,
        may_follow=may_follow(last) if good < len(points) else (),
        findings=() if finding is None else (finding,),
    )


@lru_cache(maxsize=128)
def may_follow(last: str | None) -> tuple[str, ...]:
    """The letters that may stand to the right of ``last``, in order; all of them at the start."""
    if last is None:
        return in_order()
    after = gojuon_key(last)
    return tuple(letter for letter in in_order() if gojuon_key(letter) > after)


def first_offence(written: Sequence[str]) -> Finding | None:
    """The first square that offends: empty, not one full-size kana, equal or falling."""
    before: str | None = None
    for square, text in enumerate(written, start=1):
        code = _offence(before, text)
        if code is not None:
            facts = {"square": square, "letter": text, "before": before}
            return Finding(code, "no", facts)
        before = letter_of(text)
    return None


def green_faults(area: GreenArea, sheet: TensaiCleverSheet, at: str = "") -> Iterator[Fault]:
    """Letters written beyond the last square, below the JSON pointer ``at``."""
    squares = len(sheet.green.points)
    for index in range(squares, len(_written(area.letters))):
        facts = {"square": index + 1, "most": squares}
        yield Fault(f"{at}/letters/{index}", "tensai.off-sheet", facts)


def _offence(before: str | None, text: str) -> str | None:
    letter = letter_of(text)
    if not text.strip():
        return "tensai.gap"
    if letter is None:
        return "tensai.not-a-letter"
    if before is None or gojuon_key(letter) > gojuon_key(before):
        return None
    return "tensai.equal" if letter == before else "tensai.falling"


def _written(letters: Sequence[str]) -> Sequence[str]:
    """The squares up to the last one that is written in."""
    written = list(letters)
    while written and not written[-1].strip():
        written.pop()
    return written
