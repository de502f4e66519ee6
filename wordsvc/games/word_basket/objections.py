"""Challenges, votes and rulings on a word (WB-07, WB-08, WB-15)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.core.rows import put
from wordsvc.games.core.votes import majority
from wordsvc.games.word_basket.events import Challenged, Deliberating, Stood, Voted, Withdrawn
from wordsvc.games.word_basket.evolve_word import naming
from wordsvc.games.word_basket.judging import judge_thrown
from wordsvc.games.word_basket.moves import Challenge, Vote
from wordsvc.games.word_basket.piles import WordBasketDraft, draw_penalty
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, Word
from wordsvc.games.word_basket.windows import is_open, moment
from wordsvc.validators.verdict import Answer, Finding


def challenge(draft: WordBasketDraft, seat: int, move: Challenge, ctx: Context) -> None:
    """Object to a word as long as its window is open (WB-08), at the latest before the next
    deal."""
    state, throws, now = draft.state, move.throws_seen, moment(draft.state, ctx.now)
    if throws > state.throws:
        raise Refused("play.basket.to-come", onto=throws, now=state.throws)
    word = state.word_at(throws)
    if word is None and throws < state.throws:
        raise Refused("play.basket.late", onto=throws, now=state.throws)
    if not isinstance(state.phase, Playing | GoneOut):
        raise Refused("play.wrong-phase")
    if word is None or word.settled:
        raise Refused("play.basket.nothing-to-challenge")
    if not is_open(state, word, now):
        raise Refused("play.basket.late", onto=throws, now=state.throws)
    if word.seat == seat:
        raise Refused("play.basket.own-word")
    draft.record(Challenged(seat=seat, at=now, **naming(state, word)))
    rule_on(draft, word, ctx)


def rule_on(draft: WordBasketDraft, word: Word, ctx: Context) -> None:
    """Judge a word; the table's option says who rules on a doubtful one."""
    state = draft.state
    trial = judge_thrown(state.options, word, ctx.lexicon)
    answer: Answer = trial.answer
    if answer == "ask" and state.options.ask != "vote":
        answer = "yes" if state.options.ask == "player" else "no"
    if answer == "yes":
        draft.record(Stood(**naming(state, word)))
    elif answer == "no":
        withdraw(draft, word, trial.findings, ctx)
    else:
        draft.record(Deliberating(findings=trial.findings, **naming(state, word)))


def vote(draft: WordBasketDraft, seat: int, phase: Deliberation, move: Vote, ctx: Context) -> None:
    """WB-15: the word stands if more than half of all players accept it."""
    if phase.votes[seat] is not None:
        raise Refused("play.basket.voted")
    word = draft.state.word_at(draft.state.trial)
    if word is None:
        raise LookupError("no word is on trial")
    draft.record(Voted(seat=seat, accept=move.accept, **naming(draft.state, word)))
    match majority(put(phase.votes, seat, move.accept)):
        case True:
            draft.record(Stood(**naming(draft.state, word)))
        case False:
            withdraw(draft, word, (), ctx)


def withdraw(
    draft: WordBasketDraft, word: Word, findings: tuple[Finding, ...], ctx: Context
) -> None:
    """WB-07: the card goes back to the hand and one is drawn; two if it cannot go back."""
    naming_it = naming(draft.state, word)
    draft.record(Withdrawn(seat=word.seat, findings=findings, **naming_it))
    draw_penalty(draft, word.seat, ctx.chance, 1 if word.height else 2)
