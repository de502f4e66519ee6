"""Words that are claimed, and who rules on them (TC-19, TC-25 … TC-30)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from wordsvc.games.core import Context, Refused
from wordsvc.games.core.rows import put
from wordsvc.games.core.votes import majority
from wordsvc.games.tensai_clever.bonuses import TensaiCleverDraft
from wordsvc.games.tensai_clever.events import Asked, Claimed, Declined, Voted
from wordsvc.games.tensai_clever.moves import ClaimLightBlue, ClaimPink, Vote
from wordsvc.games.tensai_clever.places import blue_place, pink_place
from wordsvc.games.tensai_clever.state import Paper, TensaiCleverState
from wordsvc.games.tensai_clever.writing import check_free
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.tensai_clever.light_blue import LightBlueArea, judge_light_blue
from wordsvc.validators.tensai_clever.pink import (
    PinkArea,
    ShownTheme,
    WrittenRow,
    judge_pink,
    pink_points,
)
from wordsvc.validators.tensai_clever.row_verdict import RowVerdict
from wordsvc.validators.tensai_clever.sheet import Theme
from wordsvc.validators.tensai_clever.spelling import spellings
from wordsvc.validators.verdict import Answer, Finding


class Case(msgspec.Struct, frozen=True):
    """A word that its writer would count, with what the validators say of it; ``own_word``: the
    theme has no condition that a machine can check (TC-A04)."""

    seat: int
    place: str
    word: str
    theme: str | None
    points: int
    answer: Answer
    findings: tuple[Finding, ...]
    own_word: bool = False


def claim_pink(draft: TensaiCleverDraft, seat: int, move: ClaimPink, ctx: Context) -> None:
    """The row's letters are a word that meets the theme (TC-25)."""
    state = draft.state
    paper = check_free(state, seat)
    if move.row - 1 not in pink_claims(paper):
        raise Refused("play.clever.no-word", place=pink_place(move.row - 1))
    if move.theme not in state.themes:
        raise Refused("tensai.unknown-theme", theme=move.theme)
    theme = state.theme(move.theme)
    line = paper.pink[move.row - 1]
    text = _meant("".join(line.letters), move.meant, state)
    shown = ShownTheme(theme.id, theme.points)
    area = PinkArea((WrittenRow(""),) * (move.row - 1) + (WrittenRow(text, theme.id),), (shown,))
    verdict = judge_pink(area, state.rules, ctx.lexicon).verdicts[-1]
    points = pink_points(len(line.letters), theme.points, state.rules)
    place = pink_place(move.row - 1)
    _rule(draft, _case(seat, place, verdict, theme, points))


def claim_light_blue(
    draft: TensaiCleverDraft, seat: int, move: ClaimLightBlue, ctx: Context
) -> None:
    """The letters in this place are a word (TC-28)."""
    state = draft.state
    paper = check_free(state, seat)
    place = blue_place(move.letters)
    if move.letters not in blue_claims(state, paper):
        raise Refused("play.clever.no-word", place=place)
    sizes = [word.letters for word in state.rules.light_blue]
    index = sizes.index(move.letters)
    text = _meant("".join(paper.light_blue[index].letters), move.meant, state)
    verdict = judge_blue(text, index, state, ctx.lexicon)
    _rule(draft, _case(seat, place, verdict, None, 0))


def pink_claims(paper: Paper) -> tuple[int, ...]:
    """Rows, from 0, in which a word can be claimed: open, readable, with ゛ in them."""
    if paper.claim is not None:
        return ()
    return tuple(
        row
        for row, line in enumerate(paper.pink)
        if line.theme is None and _voiced("".join(line.letters))
    )


def blue_claims(state: TensaiCleverState, paper: Paper) -> tuple[int, ...]:
    """Numbers of letters of the full light-blue places in which a word can be claimed."""
    if paper.claim is not None:
        return ()
    return tuple(
        word.letters
        for line, word in zip(paper.light_blue, state.rules.light_blue, strict=True)
        if not line.counts and len(line.letters) == word.letters and _voiced("".join(line.letters))
    )


def vote(draft: TensaiCleverDraft, seat: int, move: Vote) -> None:
    """More than half of all players must accept; the writer has said yes by claiming."""
    state = draft.state
    claim = state.papers[move.seat].claim if 0 <= move.seat < len(state.papers) else None
    if claim is None or claim.votes[seat] is not None:
        raise Refused("play.clever.no-vote", seat=move.seat)
    draft.record(Voted(seat, move.seat, move.accept))
    word, theme = claim.word, claim.theme
    match majority(put(claim.votes, seat, move.accept)):
        case True:
            draft.record(Claimed(move.seat, claim.place, word, theme, claim.points, "ask"))
        case False:
            draft.record(Declined(move.seat, claim.place, word, theme, ()))


def _case(seat: int, place: str, verdict: RowVerdict, theme: Theme | None, points: int) -> Case:
    own = theme is not None and theme.condition is None
    name = None if theme is None else theme.id
    said = verdict.answer, verdict.findings
    return Case(seat, place, verdict.reading, name, points, *said, own)


def _rule(draft: TensaiCleverDraft, case: Case) -> None:
    """The areas' own rules bind; about the word rules whom the table has chosen (TC-19)."""
    barred = any(one.level == "no" and is_of_area(one) for one in case.findings)
    refuses = draft.state.options.words == "dictionary" and case.answer != "yes"
    if barred or refuses:
        seat, place, word = case.seat, case.place, case.word
        draft.record(Declined(seat, place, word, case.theme, case.findings))
    else:
        accept(draft, case)


def accept(draft: TensaiCleverDraft, case: Case) -> None:
    """The writer says that it is a word; where the table rules, the others vote on a doubt."""
    seat, place, word, theme, points = case.seat, case.place, case.word, case.theme, case.points
    answer: Answer = "ask" if case.own_word and case.answer == "yes" else case.answer
    if draft.state.options.words == "table" and answer != "yes" and len(draft.state.papers) > 1:
        draft.record(Asked(seat, place, word, theme, points, case.findings))
    else:
        draft.record(Claimed(seat, place, word, theme, points, case.answer))


def is_of_area(finding: Finding) -> bool:
    """Whether it says something of an area's rule, and not of the word."""
    return finding.code.startswith("tensai.")


def judge_blue(text: str, index: int, state: TensaiCleverState, lexicon: Lexicon) -> RowVerdict:
    """The verdict on this word alone, whatever stands above it."""
    area = LightBlueArea(("",) * index + (text,))
    return judge_light_blue(area, state.rules, lexicon).verdicts[index]


def _meant(written: str, meant: str | None, state: TensaiCleverState) -> str:
    """The spelling that the writer means, if cards can spell it so. Raises Refused, NotKana."""
    if meant is None:
        return written
    reading = Reading.parse(meant)
    known = spellings(Reading(written), long_mark=state.rules.long_mark)
    if reading.text != written and reading not in known:
        raise Refused("play.clever.other-word", written=written, meant=reading.text)
    return reading.text


@lru_cache(maxsize=4096)
def _voiced(letters: str) -> bool:
    try:
        return Reading.parse(letters).is_voiced
    except NotKana:
        return False
