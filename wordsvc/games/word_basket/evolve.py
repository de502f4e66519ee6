"""The table after each event of Word Basket; nothing is drawn, looked up or judged here."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.expect import expect, expect_seat, taken
from wordsvc.games.core.rows import put
from wordsvc.games.word_basket.events import (
    Challenged,
    DealBegan,
    DealWon,
    Deliberating,
    Drew,
    Ended,
    HandReset,
    Opened,
    ReachMissed,
    ReachSaid,
    Reshuffled,
    Stood,
    Thrown,
    TurnedUp,
    Voted,
    WentOut,
    Withdrawn,
    WordBasketEvent,
)
from wordsvc.games.word_basket.evolve_word import (
    after_acceptance,
    after_challenge,
    after_throw,
    after_vote,
    after_withdrawal,
    word_ruled_on,
)
from wordsvc.games.word_basket.resting import at_rest, in_play, is_won, with_field, with_hand
from wordsvc.games.word_basket.state import (
    SEATS,
    Deliberation,
    Due,
    GoneOut,
    Over,
    Playing,
    Reach,
    Unopened,
    WordBasketState,
)
from wordsvc.games.word_basket.windows import all_closed_at, passed

_NO_REACH: Reach = "none"
RULINGS = range(1, 3)
"""What games go by, the latest last: see ``Opened``."""
INITIAL = WordBasketState(Unopened())
"""An empty table."""


def evolve(state: WordBasketState, event: WordBasketEvent) -> WordBasketState:  # noqa: PLR0911, PLR0912
    """The table after the event. Raises Impossible."""
    match event:
        case Thrown():
            return after_throw(state, event)
        case Drew(seat=seat, cards=cards):
            return _drew(state, seat, cards)
        case TurnedUp(card=card):
            return _turned_up(state, card)
        case HandReset():
            return _hand_reset(state, event)
        case Challenged():
            return after_challenge(state, event)
        case Deliberating():
            expect(not isinstance(state.phase, Deliberation), "phase")
            word = word_ruled_on(state, event)
            votes = (None,) * len(state.hands)
            return replace(state, phase=Deliberation(votes, word.throws))
        case Voted():
            return after_vote(state, event)
        case Stood():
            return after_acceptance(state, event)
        case Withdrawn():
            return after_withdrawal(state, event)
        case WentOut(seat=seat):
            expect(isinstance(state.phase, Playing) and state.word is not None, "phase")
            expect(seat == state.out, "seat")
            return replace(state, phase=GoneOut(seat))
        case ReachSaid(seat=seat):
            state = _with_reach_owed(state, seat)
            expect(len(state.hands[seat]) == 1, "number")
            return replace(state, reach=put(state.reach, seat, "said"))
        case ReachMissed(seat=seat, by=by):
            state = _with_reach_owed(state, seat)
            expect_seat(by, state.hands)
            expect(by != seat, "seat")
            return replace(state, reach=put(state.reach, seat, "said"), due=Due(seat, 1))
        case Reshuffled():
            return _reshuffled(state)
        case DealBegan(deal=deal):
            return _dealt(state, deal)
        case DealWon(seat=seat, at=at):
            state = passed(at_rest(state), at)
            expect(state.phase == GoneOut(seat), "seat")
            expect(at >= all_closed_at(state), "phase")
            return replace(state, wins=put(state.wins, seat, state.wins[seat] + 1))
        case Ended():
            expect(isinstance(state.phase, GoneOut) and is_won(state), "phase")
            expect(state.deal == state.options.deals, "number")
            return replace(state, phase=Over())
        case Opened():
            return _opened(state, event)


def _opened(state: WordBasketState, event: Opened) -> WordBasketState:
    expect(state == INITIAL, "phase")
    expect(event.seats in SEATS, "seat")
    expect(event.rulings in RULINGS, "number")
    hands: tuple[tuple[str, ...], ...] = ((),) * event.seats
    return WordBasketState(
        Unopened(),
        event.options,
        event.deck,
        hands,
        (_NO_REACH,) * event.seats,
        pile=event.deck,
        wins=(0,) * event.seats,
        rulings=event.rulings,
    )


def _drew(state: WordBasketState, seat: int, cards: tuple[str, ...]) -> WordBasketState:
    """With two cards there is no reach; it is due each time a hand has one again (WB-A20)."""
    expect_seat(seat, state.hands)
    expect(cards, "number")
    if state.due is None:
        expect(_is_dealing(state) and not state.hands[seat], "phase")
    else:
        expect(seat == state.due.seat, "seat")
        expect(len(cards) <= state.due.cards, "number")
        state = replace(state, due=Due(seat, state.due.cards - len(cards)))
    hand = state.hands[seat] + cards
    reach: Reach = "none" if len(hand) > 1 else "owed"
    state = with_hand(replace(state, pile=taken(state.pile, cards)), seat, hand, reach)
    if isinstance(state.phase, GoneOut) and state.phase.seat == seat:
        return replace(state, phase=Playing())
    return state


def _reshuffled(state: WordBasketState) -> WordBasketState:
    """The cards of words too are in the new pile; what was said stands there to be objected to."""
    expect(state.due is not None and not state.trial, "phase")
    expect(not state.pile and state.bowl, "piece")
    words = tuple(replace(word, height=0) for word in state.words)
    return replace(state, pile=in_order(state, state.bowl), bowl=(), words=words)


def _turned_up(state: WordBasketState, card: str) -> WordBasketState:
    """Into an empty bowl, or over a number wild that may not open (WB-A16)."""
    expect(isinstance(state.phase, Playing | GoneOut) and not state.trial, "phase")
    again = state.word is None and not state.options.rules.number_wild_opens
    expect(not state.bowl or again, "phase")
    pile = taken(state.pile, (card,))
    state = replace(state, pile=pile, bowl=(*state.bowl, card), due=None)
    return with_field(state, card)


def _hand_reset(state: WordBasketState, event: HandReset) -> WordBasketState:
    """The hand lies in the bowl, and one card more is due (WB-21)."""
    state = in_play(state)
    seat = event.seat
    expect_seat(seat, state.hands)
    expect(event.cards == len(state.hands[seat]), "number")
    hand = (*taken(state.hands[seat], (event.top,)), event.top)
    due = Due(seat, event.cards + 1)
    state = replace(state, bowl=state.bowl + hand, due=due)
    return with_field(with_hand(state, seat, (), "none"), event.top)


def _dealt(state: WordBasketState, deal: int) -> WordBasketState:
    first = isinstance(state.phase, Unopened) and bool(state.hands)
    expect(first or (isinstance(state.phase, GoneOut) and is_won(state)), "phase")
    expect(deal == state.deal + 1 and deal <= state.options.deals, "number")
    seats = len(state.hands)
    return replace(
        state,
        phase=Playing(),
        hands=((),) * seats,
        reach=(_NO_REACH,) * seats,
        pile=state.deck,
        bowl=(),
        field="",
        words=(),
        due=None,
        deal=deal,
    )


def _with_reach_owed(state: WordBasketState, seat: int) -> WordBasketState:
    """The table at rest, where the player has still to say "reach"."""
    state = at_rest(state)
    expect_seat(seat, state.hands)
    expect(state.reach[seat] == "owed", "phase")
    return state


def _is_dealing(state: WordBasketState) -> bool:
    return isinstance(state.phase, Playing) and not state.bowl


def in_order(state: WordBasketState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A pile in an order that hides where its cards were."""
    left = list(cards)
    pile = []
    for card in state.deck:
        if card in left:
            left.remove(card)
            pile.append(card)
    return tuple(pile)
