"""Challenges, votes and rulings on a word (WB-07, WB-08, WB-15)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.core.rows import put
from wordsvc.games.core.votes import majority
from wordsvc.games.word_basket.events import Challenged, Deliberating, Stood, Voted, Withdrawn
from wordsvc.games.word_basket.judging import judge_thrown
from wordsvc.games.word_basket.moves import Challenge, Vote
from wordsvc.games.word_basket.piles import WordBasketDraft, draw_penalty
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, Word, WordBasketState
from wordsvc.validators.verdict import Answer, Finding


def challenge(draft: WordBasketDraft, seat: int, move: Challenge, ctx: Context) -> None:
    """Object to the word just said, before the next one is (WB-08), or before the next deal."""
    state = draft.state
    if move.throws_seen != state.throws:
        raise Refused("play.basket.late", onto=move.throws_seen, now=state.throws)
    if not isinstance(state.phase, Playing | GoneOut):
        raise Refused("play.wrong-phase")
    if not open_to_challenge(state):
        raise Refused("play.basket.nothing-to-challenge")
    if _word(state).seat == seat:
        raise Refused("play.basket.own-word")
    draft.record(Challenged(seat))
    rule_on(draft, ctx)


def open_to_challenge(state: WordBasketState) -> bool:
    """Whether a word was said that nobody has ruled on yet."""
    return state.word is not None and not state.word.settled


def rule_on(draft: WordBasketDraft, ctx: Context) -> None:
    """Judge the word just said; the table's option says who rules on a doubtful one."""
    state = draft.state
    trial = judge_thrown(state, _word(state), ctx)
    answer: Answer = trial.answer
    if answer == "ask" and state.options.ask != "vote":
        answer = "yes" if state.options.ask == "player" else "no"
    if answer == "yes":
        draft.record(Stood())
    elif answer == "no":
        withdraw(draft, trial.findings, ctx)
    else:
        draft.record(Deliberating(trial.findings))


def vote(draft: WordBasketDraft, seat: int, phase: Deliberation, move: Vote, ctx: Context) -> None:
    """WB-15: the word stands if more than half of all players accept it."""
    if phase.votes[seat] is not None:
        raise Refused("play.basket.voted")
    draft.record(Voted(seat, move.accept))
    match majority(put(phase.votes, seat, move.accept)):
        case True:
            draft.record(Stood())
        case False:
            withdraw(draft, (), ctx)


def withdraw(draft: WordBasketDraft, findings: tuple[Finding, ...], ctx: Context) -> None:
    """WB-07: the card goes back to the hand and one is drawn."""
    seat = _word(draft.state).seat
    draft.record(Withdrawn(seat, findings))
    draw_penalty(draft, seat, ctx.chance)


def _word(state: WordBasketState) -> Word:
    if state.word is None:
        raise LookupError("no word has been said")
    return state.word
