"""Subjects, written before the first turn, and who begins (BB-07 … BB-10)."""

from __future__ import annotations

from wordsvc.games.barbarossa.events import (
    Finished,
    SubjectDeclined,
    SubjectWritten,
    TurnBegan,
)
from wordsvc.games.barbarossa.moves import Finish, WriteSubject
from wordsvc.games.barbarossa.state import BarbarossaState, Making
from wordsvc.games.barbarossa.turn import BarbarossaDraft
from wordsvc.games.core import Context, Refused
from wordsvc.kana import Reading
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.validators.barbarossa.subject import Subject, judge_subject
from wordsvc.validators.verdict import Answer


def write_subject(draft: BarbarossaDraft, seat: int, move: WriteSubject, ctx: Context) -> None:
    """What is written stays (BB-09). Raises NotKana for a reading that is not kana (BB-08)."""
    if move.work not in unwritten(draft.state, seat):
        raise Refused("play.clay.not-to-write", work=move.work)
    parsed = Reading.parse(move.reading)
    if parsed.length > LETTERS_AT_MOST:  # ㌖ alone is written with six
        raise Refused("play.clay.reading-long", got=parsed.length, most=LETTERS_AT_MOST)
    reading = parsed.text
    verdict = judge_subject(Subject(reading, move.written), ctx.lexicon)
    if _accepted(draft.state, verdict.answer):
        tag = move.tag or str(move.work)
        draft.record(SubjectWritten(seat, move.work, tag, reading, move.written))
    else:
        findings = verdict.findings
        draft.record(SubjectDeclined(seat, move.work, reading, move.written, findings))


def finish(draft: BarbarossaDraft, seat: int, _: Finish) -> None:
    """The first to finish has the first turn, once everybody has (BB-10)."""
    if draft.state.players[seat].finished:
        raise Refused("play.clay.finished")
    if works := unwritten(draft.state, seat):
        raise Refused("play.clay.unwritten", works=list(works))
    draft.record(Finished(seat))
    first = draft.state.phase.first if isinstance(draft.state.phase, Making) else None
    if first is not None and all(player.finished for player in draft.state.players):
        draft.record(TurnBegan(first))


def unwritten(state: BarbarossaState, seat: int) -> tuple[int, ...]:
    """The seat's works without a subject."""
    return tuple(
        number
        for number, (work, subject) in enumerate(zip(state.works, state.subjects, strict=True), 1)
        if work.maker == seat and subject is None
    )


def _accepted(state: BarbarossaState, answer: Answer) -> bool:
    match state.options.subjects:
        case "maker":
            return True
        case "dictionary":
            return answer == "yes"
        case "advice":
            return answer != "no"
