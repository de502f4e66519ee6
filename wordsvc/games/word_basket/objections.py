"""What happens when somebody objects to a word? (WB-07, WB-08, WB-15)"""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.core.rows import put
from wordsvc.games.core.votes import majority
from wordsvc.games.word_basket.events import Challenged, Deliberating, Stood, Voted, Withdrawn
from wordsvc.games.word_basket.judging import judge
from wordsvc.games.word_basket.moves import Challenge, Vote
from wordsvc.games.word_basket.piles import WordBasketStory, draw_penalty
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, Word, WordBasketState
from wordsvc.validators.verdict import Answer, Finding


def challenge(story: WordBasketStory, seat: int, move: Challenge, ctx: Context) -> None:
    """Object to the word just said, before the next one is (WB-08), or before the next deal."""
    state = story.state
    if move.onto != state.onto:
        raise Refused("play.basket.late", onto=move.onto, now=state.onto)
    if not isinstance(state.phase, Playing | GoneOut):
        raise Refused("play.wrong-phase")
    if not open_to_challenge(state):
        raise Refused("play.basket.nothing-to-challenge")
    if _word(state).seat == seat:
        raise Refused("play.basket.own-word")
    story.tell(Challenged(seat))
    rule_on(story, ctx)


def open_to_challenge(state: WordBasketState) -> bool:
    """Whether a word was said that nobody has ruled on yet."""
    return state.word is not None and not state.word.settled


def rule_on(story: WordBasketStory, ctx: Context) -> None:
    """Judge the word just said; the table's option says who rules on a doubtful one."""
    state = story.state
    trial = judge(state, _word(state), ctx)
    answer: Answer = trial.answer
    if answer == "ask" and state.options.ask != "vote":
        answer = "yes" if state.options.ask == "player" else "no"
    if answer == "yes":
        story.tell(Stood())
    elif answer == "no":
        withdraw(story, trial.findings, ctx)
    else:
        story.tell(Deliberating(trial.findings))


def vote(story: WordBasketStory, seat: int, phase: Deliberation, move: Vote, ctx: Context) -> None:
    """WB-15: the word stands if more than half of all players accept it."""
    if phase.votes[seat] is not None:
        raise Refused("play.basket.voted")
    story.tell(Voted(seat, move.accept))
    match majority(put(phase.votes, seat, move.accept)):
        case True:
            story.tell(Stood())
        case False:
            withdraw(story, (), ctx)


def withdraw(story: WordBasketStory, findings: tuple[Finding, ...], ctx: Context) -> None:
    """WB-07: the card goes back to the hand and one is drawn."""
    seat = _word(story.state).seat
    story.tell(Withdrawn(seat, findings))
    draw_penalty(story, seat, ctx.chance)


def _word(state: WordBasketState) -> Word:
    if state.word is None:
        raise LookupError("no word has been said")
    return state.word
