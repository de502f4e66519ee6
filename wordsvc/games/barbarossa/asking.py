"""How are letters, questions and guesses asked and answered? (BB-15 … BB-29)"""

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
from wordsvc.games.barbarossa.turn import BarbarossaStory, end_turn, over
from wordsvc.games.barbarossa.works import POSITIONS, check_askable, check_guessable
from wordsvc.games.core import Context, Refused
from wordsvc.validators.barbarossa.guess import GuessQuestion, judge_guess
from wordsvc.validators.barbarossa.letters import LetterQuestion, judge_letter


def ask_letter(story: BarbarossaStory, seat: int, move: AskLetter) -> None:
    """The dwarf reads the paper, so that no letter is ever told wrongly (BB-15 … BB-17)."""
    check_askable(story.state, seat, move.work)
    if move.position not in POSITIONS:
        raise Refused("play.clay.position", position=move.position, most=POSITIONS[-1])
    reading, maker = story.state.subject(move.work).reading, story.state.work(move.work).maker
    told = judge_letter(LetterQuestion(reading, move.position))
    story.tell(LetterTold(seat, maker, move.work, move.position, told.letter, told.note))
    if isinstance(story.state.phase, Cursing):
        back_to_curse(story, story.state.phase)
    else:
        end_turn(story, seat)


def ask(story: BarbarossaStory, seat: int, move: Ask) -> None:
    """Any work of another player, as often as one likes (BB-19, BB-21)."""
    check_askable(story.state, seat, move.work)
    story.tell(Asked(seat, move.work, move.question))


def answer(story: BarbarossaStory, phase: Answering, move: Answer) -> None:
    """いいえ ends the step, and in the second step the turn (BB-21, BB-22, BB-A17)."""
    story.tell(Answered(phase.work, move.reply))
    if move.reply == "no":
        next_step(story, Asking(phase.seat, phase.step))


def too_direct(story: BarbarossaStory, phase: Answering) -> None:
    """The maker rules on questions: to compare them with the subject would answer them (BB-A25)."""
    story.tell(TooDirect(phase.work))


def next_step(story: BarbarossaStory, phase: Asking) -> None:
    """The second step follows the first; after it, the turn is over."""
    if phase.step == QUESTIONS:
        story.tell(StepBegan(phase.seat, QUESTIONS_AND_GUESS))
    else:
        end_turn(story, phase.seat)


def guess(story: BarbarossaStory, seat: int, move: Guess, ctx: Context) -> None:
    """The maker reads it, with advice (BB-23). Raises NotKana for a guess without a letter."""
    check_guessable(story.state, seat, move.work)
    subject, maker = story.state.subject(move.work), story.state.work(move.work).maker
    told = judge_guess(GuessQuestion(subject, move.guess), ctx.lexicon)
    story.tell(Guessed(seat, maker, move.work, move.guess, told.relation, told.answer))


def judge(story: BarbarossaStory, phase: Judging, move: Judge) -> None:
    """The maker's word is final (BB-24). Right or wrong, a turn is over with it (BB-25, BB-26);
    an interruption costs the stone and nothing else (BB-A22)."""
    story.tell(Judged(phase.seat, phase.work, move.right))
    if move.right:
        story.tell(PegStuck(phase.seat, phase.work, story.state.rows[0]))
        if over(story):
            return  # BB-A23
    if phase.curse is None:
        end_turn(story, phase.seat)
    else:
        back_to_curse(story, phase.curse)
