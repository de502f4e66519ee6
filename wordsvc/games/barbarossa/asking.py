"""Letters, questions and guesses, asked and answered (BB-15 … BB-29)."""

from __future__ import annotations

from wordsvc.games.barbarossa.curses import back_to_curse
from wordsvc.games.barbarossa.events import (
    Answered,
    Asked,
    Guessed,
    Judged,
    LetterTold,
    PegStuck,
    StepBegan,
    TooDirect,
)
from wordsvc.games.barbarossa.moves import Answer, Ask, AskLetter, Guess, Judge
from wordsvc.games.barbarossa.state import (
    QUESTIONS,
    QUESTIONS_AND_GUESS,
    Answering,
    Asking,
    Cursing,
    Judging,
)
from wordsvc.games.barbarossa.turn import BarbarossaDraft, end_turn, over
from wordsvc.games.barbarossa.works import POSITIONS, check_askable, check_guessable
from wordsvc.games.core import Context, Refused
from wordsvc.validators.barbarossa.guess import GuessQuestion, judge_guess
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter


def ask_letter(draft: BarbarossaDraft, seat: int, move: AskLetter) -> None:
    """The dwarf reads the paper, so that no letter is ever wrong (BB-15 … BB-17)."""
    check_askable(draft.state, seat, move.work)
    if move.position not in POSITIONS:
        raise Refused("play.clay.position", position=move.position, most=POSITIONS[-1])
    reading, maker = draft.state.subject(move.work).reading, draft.state.work(move.work).maker
    verdict = judge_letter(LetterQuestion(reading, move.position))
    draft.record(LetterTold(seat, maker, move.work, move.position, verdict.letter, verdict.note))
    if isinstance(draft.state.phase, Cursing):
        back_to_curse(draft, draft.state.phase)
    else:
        end_turn(draft, seat)


def ask(draft: BarbarossaDraft, seat: int, move: Ask) -> None:
    """Any work of another player, as often as one likes (BB-19, BB-21)."""
    check_askable(draft.state, seat, move.work)
    draft.record(Asked(seat, move.work, move.question))


def answer(draft: BarbarossaDraft, phase: Answering, move: Answer) -> None:
    """いいえ ends the step, and in the second step the turn (BB-21, BB-22, BB-A17)."""
    draft.record(Answered(phase.work, move.reply))
    if move.reply == "no":
        next_step(draft, Asking(phase.seat, phase.step))


def too_direct(draft: BarbarossaDraft, phase: Answering) -> None:
    """The maker rules on questions: to compare them with the subject would answer them (BB-A25)."""
    draft.record(TooDirect(phase.work))


def next_step(draft: BarbarossaDraft, phase: Asking) -> None:
    """The second step follows the first; after it, the turn is over."""
    if phase.step == QUESTIONS:
        draft.record(StepBegan(phase.seat, QUESTIONS_AND_GUESS))
    else:
        end_turn(draft, phase.seat)


def guess(draft: BarbarossaDraft, seat: int, move: Guess, ctx: Context) -> None:
    """The maker reads it, with advice (BB-23). Raises NotKana for a guess without a letter."""
    check_guessable(draft.state, seat, move.work)
    subject, maker = draft.state.subject(move.work), draft.state.work(move.work).maker
    verdict = judge_guess(GuessQuestion(subject, move.guess), ctx.lexicon)
    draft.record(Guessed(seat, maker, move.work, move.guess, verdict.relation, verdict.answer))


def judge(draft: BarbarossaDraft, phase: Judging, move: Judge) -> None:
    """The maker's word is final (BB-24). Right or wrong, a turn is over with it (BB-25, BB-26);
    an interruption costs the stone and nothing else (BB-A22)."""
    draft.record(Judged(phase.seat, phase.work, move.right))
    if move.right:
        draft.record(PegStuck(phase.seat, phase.work, draft.state.rows[0]))
        if over(draft):
            return  # BB-A23
    if phase.curse is None:
        end_turn(draft, phase.seat)
    else:
        back_to_curse(draft, phase.curse)
