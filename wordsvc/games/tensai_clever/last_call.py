"""What becomes of words that nobody claimed, when nobody writes any more (TC-12, TC-19).

The sheet knows no moment for it: the last call and its end are our ruling. A word that the
dictionary knows counts by itself; of all others their writer says whether they do.
"""

from __future__ import annotations

from collections.abc import Iterator

from wordsvc.games.core import Context, Refused
from wordsvc.games.tensai_clever.bonuses import TensaiCleverDraft, row_of
from wordsvc.games.tensai_clever.claims import (
    Case,
    accept,
    blue_claims,
    is_of_area,
    judge_blue,
    pink_claims,
)
from wordsvc.games.tensai_clever.events import (
    AskedWord,
    CountedWord,
    Discounted,
    RefusedWord,
    Settled,
)
from wordsvc.games.tensai_clever.moves import Count
from wordsvc.games.tensai_clever.places import PINK, blue_place, pink_place
from wordsvc.games.tensai_clever.state import Doubt, Paper, TensaiCleverState
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.tensai_clever.pink import (
    PinkArea,
    ShownTheme,
    WrittenRow,
    judge_pink,
    pink_points,
)
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.verdict import answer_of

Word = CountedWord | AskedWord | RefusedWord


def settle(draft: TensaiCleverDraft, ctx: Context) -> None:
    """Complete words that are *yes* count by themselves, the rest is asked or refused."""
    state = draft.state

    def judged() -> Settled:
        words = [word for seat in range(len(state.papers)) for word in _words(state, seat, ctx)]
        return Settled(
            counted=tuple(word for word in words if isinstance(word, CountedWord)),
            asked=tuple(word for word in words if isinstance(word, AskedWord)),
            refused=tuple(word for word in words if isinstance(word, RefusedWord)),
        )

    draft.record(ctx.ruling(Settled, judged))


def count(draft: TensaiCleverDraft, seat: int, move: Count) -> None:
    """The writer's word on one of them (TC-19); where the table rules, the others vote."""
    state = draft.state
    doubts = {doubt.place: doubt for doubt in open_doubts(state.papers[seat], state.rules)}
    doubt = doubts.get(move.place)
    if doubt is None:
        raise Refused("play.clever.not-asked", place=move.place)
    if not move.accept:
        if move.theme is not None:
            raise Refused("tensai.unknown-theme", theme=move.theme)
        draft.record(Discounted(seat, doubt.place, doubt.word))
        return
    if move.theme not in (doubt.themes or (None,)):
        raise Refused("tensai.unknown-theme", theme=move.theme)
    points, own_word = 0, False
    if move.theme is not None:
        theme = state.theme(move.theme)
        letters = len(state.papers[seat].pink[row_of(doubt.place)].letters)
        points = pink_points(letters, theme.points, state.rules)
        own_word = theme.condition is None
    said = doubt.answer, doubt.findings
    accept(draft, Case(seat, doubt.place, doubt.word, move.theme, points, *said, own_word))


def open_doubts(paper: Paper, sheet: TensaiCleverSheet) -> tuple[Doubt, ...]:
    """What the writer is asked now: every pink row, and the light-blue word at which the count
    from the top stops, since what stands below it can only count with it (TC-30)."""
    if paper.claim is not None:
        return ()
    lines = zip(paper.light_blue, sheet.light_blue, strict=True)
    first = next((word.letters for line, word in lines if not line.counts), None)
    blue = None if first is None else blue_place(first)
    return tuple(
        doubt for doubt in paper.doubts if doubt.place.startswith(PINK) or doubt.place == blue
    )


def is_asked(paper: Paper, sheet: TensaiCleverSheet) -> bool:
    """Whether a word of this paper still waits for its writer or for votes."""
    return paper.claim is not None or bool(open_doubts(paper, sheet))


def _words(state: TensaiCleverState, seat: int, ctx: Context) -> Iterator[Word]:
    paper = state.papers[seat]
    for row in pink_claims(paper):
        yield from _pink(state, seat, row, ctx.lexicon)
    sizes = [word.letters for word in state.rules.light_blue]
    for letters in blue_claims(state, paper):
        yield _blue(state, seat, sizes.index(letters), ctx.lexicon)


def _pink(state: TensaiCleverState, seat: int, row: int, lexicon: Lexicon) -> Iterator[Word]:
    """For the open theme that pays most among those that say yes, the first of equals."""
    place, letters = pink_place(row), state.papers[seat].pink[row].letters
    open_themes = [state.theme(name) for name in state.themes]
    shown = tuple(ShownTheme(theme.id, theme.points) for theme in open_themes)
    area = PinkArea((WrittenRow(""),) * row + (WrittenRow("".join(letters)),), shown)
    verdict = judge_pink(area, state.rules, lexicon).verdicts[-1]
    own = {theme.id for theme in open_themes if theme.condition is None}
    themes = tuple(name for name in state.themes if name in own or name in verdict.meets)
    findings = tuple(one for one in verdict.findings if not is_of_area(one))
    if verdict.answer == "yes" and verdict.theme is not None:
        paid = next(theme.points for theme in open_themes if theme.id == verdict.theme)
        points = pink_points(len(letters), paid, state.rules)
        yield CountedWord(seat, place, verdict.reading, verdict.theme, points)
    elif themes:
        answer = answer_of(findings)
        if state.options.words == "dictionary" and answer != "yes":
            yield RefusedWord(seat, place, verdict.reading, findings)
        else:
            yield AskedWord(seat, Doubt(place, verdict.reading, themes, answer, findings))


def _blue(state: TensaiCleverState, seat: int, index: int, lexicon: Lexicon) -> Word:
    text = "".join(state.papers[seat].light_blue[index].letters)
    place = blue_place(state.rules.light_blue[index].letters)
    verdict = judge_blue(text, index, state, lexicon)
    word, answer, findings = verdict.reading, verdict.answer, verdict.findings
    if answer == "yes":
        return CountedWord(seat, place, word, None, 0)
    if state.options.words == "dictionary":
        return RefusedWord(seat, place, word, findings)
    return AskedWord(seat, Doubt(place, word, (), answer, findings))
