"""What are the pink rows worth, and by which theme? (TC-24 … TC-27)"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Annotated

import msgspec

from wordsvc.decoding.faults import Fault, refuse
from wordsvc.kana import NotKana, Reading
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.sheet import DEFAULT, SheetName
from wordsvc.validators.tensai_clever.row_verdict import (
    PinkVerdict,
    paid,
    row_verdict,
    unwritten,
)
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.tensai_clever.theme import Condition, condition_faults, meets
from wordsvc.validators.tensai_clever.word import CardWord, read_word
from wordsvc.validators.verdict import Answer, Finding, answer_of

ROWS_AT_MOST = 100
POINTS_AT_MOST = 999

_EMPTY_SQUARE = re.compile(r"[\s_＿]")

RowText = Annotated[str, msgspec.Meta(max_length=LETTERS_AT_MOST)]
ThemeId = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
ThemePoints = Annotated[
    int, msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": POINTS_AT_MOST})
]


class WrittenRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row as it stands on paper, ``_`` for an empty square before a letter. ``theme`` is the id
    of the theme that the writer says the word meets."""

    text: RowText
    theme: ThemeId | None = None


class ShownTheme(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A theme on the table. Without a condition it takes that of the sheet's theme of the same id;
    where there is none either, it is met by the writer's word only."""

    id: ThemeId
    points: ThemePoints
    condition: Condition | None = None


class PinkArea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rows from the top, and the themes that lie on the table."""

    rows: Annotated[tuple[WrittenRow, ...], msgspec.Meta(max_length=ROWS_AT_MOST)]
    themes: Annotated[tuple[ShownTheme, ...], msgspec.Meta(max_length=ROWS_AT_MOST)]


class PinkQuestion(PinkArea, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The pink rows as written, and the themes on the table."""

    sheet: SheetName = DEFAULT


class PinkAreaVerdict(msgspec.Struct, frozen=True):
    """Every row judged by itself (TC-A18); ``answer`` is the worst of the written rows."""

    answer: Answer
    points: int
    verdicts: tuple[PinkVerdict, ...]


def judge_pink(area: PinkArea, sheet: TensaiCleverSheet, lexicon: Lexicon) -> PinkAreaVerdict:
    """The pink area; raises ``Faulty`` for unreadable rows, rows off the sheet, unknown themes."""
    refuse(pink_faults(area, sheet))
    themes = with_conditions(area.themes, sheet)
    verdicts = tuple(judge_row(row, themes, sheet, lexicon) for row in area.rows)
    return PinkAreaVerdict(
        answer=answer_of(finding for verdict in verdicts for finding in verdict.findings),
        points=sum(verdict.points for verdict in verdicts),
        verdicts=verdicts,
    )


def pink_points(letters: int, theme_points: int, sheet: TensaiCleverSheet) -> int:
    """What a word of so many letters earns with a theme (TC-26)."""
    return letters * sheet.pink.letter_points + theme_points


def with_conditions(
    themes: Sequence[ShownTheme], sheet: TensaiCleverSheet
) -> tuple[ShownTheme, ...]:
    """The themes with the conditions that the sheet knows for them."""
    known = {theme.id: theme.condition for theme in sheet.themes}
    return tuple(
        msgspec.structs.replace(theme, condition=theme.condition or known.get(theme.id))
        for theme in themes
    )


def judge_row(
    row: WrittenRow, themes: Sequence[ShownTheme], sheet: TensaiCleverSheet, lexicon: Lexicon
) -> PinkVerdict:
    """One row on its full content, with the theme that pays most among those it meets."""
    text = row.text.strip()
    if not text:
        return paid(unwritten(row.text, (), lexicon), 0, None)
    if _EMPTY_SQUARE.search(text):
        return paid(unwritten(row.text, [Finding("tensai.gap", "no")], lexicon), 0, None)
    word = read_word(text, sheet, lexicon)
    met = met_themes(word.meant, row.theme, themes)
    best = best_theme(met, row.theme)
    verdict = row_verdict(row.text, word, _findings(word, best, row.theme, themes), lexicon)
    if best is None:
        return paid(verdict, 0, None)
    points = pink_points(word.written.length, best.points, sheet)
    return paid(verdict, points, best.id, tuple(theme.id for theme in met))


def met_themes(
    word: Reading, claimed: str | None, themes: Sequence[ShownTheme]
) -> tuple[ShownTheme, ...]:
    """The themes that the word meets, in the order of the table.

    A theme with a condition is met when the condition holds, one without when it is claimed.
    """
    return tuple(
        theme
        for theme in themes
        if (theme.id == claimed if theme.condition is None else meets(word, theme.condition))
    )


def best_theme(met: Sequence[ShownTheme], claimed: str | None) -> ShownTheme | None:
    """The theme that pays most; the claimed one where it pays as much as another."""
    return max(met, key=lambda theme: (theme.points, theme.id == claimed), default=None)


def pink_faults(area: PinkArea, sheet: TensaiCleverSheet, at: str = "") -> Iterator[Fault]:
    """What cannot stand on this sheet, below the JSON pointer ``at``."""
    ids = [theme.id for theme in area.themes]
    for index, row in enumerate(area.rows):
        yield from _row_faults(row, index, sheet, f"{at}/rows/{index}")
        if row.theme is not None and row.theme not in ids:
            at_theme = f"{at}/rows/{index}/theme"
            yield Fault(at_theme, "tensai.unknown-theme", {"theme": row.theme})
    for index, theme in enumerate(area.themes):
        here = f"{at}/themes/{index}"
        if theme.id in ids[:index]:
            yield Fault(f"{here}/id", "tensai.theme-twice", {"theme": theme.id})
        if not 0 <= theme.points <= POINTS_AT_MOST:
            facts = {"got": theme.points, "most": POINTS_AT_MOST}
            yield Fault(f"{here}/points", "tensai.theme-points", facts)
        if theme.condition is not None:
            yield from condition_faults(theme.condition, f"{here}/condition")


def _row_faults(row: WrittenRow, index: int, sheet: TensaiCleverSheet, at: str) -> Iterator[Fault]:
    letters = _EMPTY_SQUARE.sub("", row.text)
    if not letters:
        return
    if index >= len(sheet.pink.rows):
        facts = {"square": index + 1, "most": len(sheet.pink.rows)}
        yield Fault(at, "tensai.off-sheet", facts)
        return
    try:
        length = Reading.parse(letters).length + len(_EMPTY_SQUARE.findall(row.text.strip()))
    except NotKana as refusal:
        yield Fault(f"{at}/text", refusal.code, refusal.facts)
        return
    squares = sheet.pink.rows[index].squares
    if length > squares:
        yield Fault(f"{at}/text", "tensai.off-sheet", {"square": length, "most": squares})


def _findings(
    word: CardWord, best: ShownTheme | None, claimed: str | None, themes: Sequence[ShownTheme]
) -> Iterator[Finding]:
    if not word.meant.is_voiced:
        yield Finding("tensai.unvoiced", "no")
    if best is not None:
        return
    unclaimed = [theme.id for theme in themes if theme.condition is None]
    if unclaimed and claimed is None:
        yield Finding("tensai.which-theme", "ask", {"themes": unclaimed})
    else:
        yield Finding("tensai.no-theme", "no", {"theme": claimed})
