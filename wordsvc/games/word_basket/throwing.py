"""A card thrown, or a hand reset (WB-05 … WB-09, WB-18, WB-20, WB-21)."""

from __future__ import annotations

from wordsvc.games.core import Context, Refused
from wordsvc.games.word_basket.events import HandReset, Thrown, WentOut
from wordsvc.games.word_basket.judging import field_after, reading_meant
from wordsvc.games.word_basket.moves import Reset, Throw
from wordsvc.games.word_basket.objections import rule_on
from wordsvc.games.word_basket.piles import WordBasketDraft, draw_for_reset
from wordsvc.games.word_basket.state import Playing, WordBasketState
from wordsvc.games.word_basket.windows import moment
from wordsvc.validators.word_basket.cards import by_name


def throw(draft: WordBasketDraft, seat: int, move: Throw, ctx: Context) -> None:
    """A card from the hand with a word, good or bad: others may object (WB-07, WB-08)."""
    _check_in_time(draft.state, move.throws_seen)
    _check_held(draft.state, seat, move.card)
    reading = reading_meant(draft.state, seat, move, ctx)
    left = len(draft.state.hands[seat]) - 1
    draft.record(
        Thrown(
            seat=seat,
            card=move.card,
            word=move.word,
            reading=reading.text,
            field=field_after(move.card, reading),
            reach=move.reach and left == 1,
            at=moment(draft.state, ctx.now),
        )
    )
    if left == 0:
        draft.record(WentOut(seat))
    if draft.state.options.referee == "auto" and draft.state.word is not None:
        rule_on(draft, draft.state.word, ctx)


def reset(draft: WordBasketDraft, seat: int, move: Reset, ctx: Context) -> None:
    """The whole hand for one card more; the card on top is the field (WB-21, WB-22)."""
    _check_in_time(draft.state, move.throws_seen)
    _check_held(draft.state, seat, move.top)
    allowed = draft.state.options.rules.number_wild_on_reset
    if not allowed and by_name()[move.top].kind == "number":
        raise Refused("play.basket.number-on-top", card=move.top)
    count = len(draft.state.hands[seat])
    draft.record(HandReset(seat, count, move.top))
    draw_for_reset(draft, seat, count + 1, ctx.chance)


def _check_in_time(state: WordBasketState, throws_seen: int) -> None:
    """WB-09: of cards thrown together the lower one counts; the others return, without penalty."""
    if throws_seen != state.throws:
        raise Refused("play.basket.late", onto=throws_seen, now=state.throws)
    if not isinstance(state.phase, Playing):
        raise Refused("play.wrong-phase")


def _check_held(state: WordBasketState, seat: int, card: str) -> None:
    if card not in state.hands[seat]:
        raise Refused("play.basket.not-held", card=card)
