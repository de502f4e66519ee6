"""What does each event make of the table? Nothing is refused, drawn or looked up here."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core.rows import put, without
from wordsvc.games.word_basket.events import (
    BasketEvent,
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
)
from wordsvc.games.word_basket.state import (
    BasketState,
    Deliberation,
    GoneOut,
    Over,
    Playing,
    Reach,
    Unopened,
    Word,
)

_NO_REACH: Reach = "none"


def initial() -> BasketState:
    """An empty table."""
    return BasketState(Unopened())


def evolve(state: BasketState, event: BasketEvent) -> BasketState:  # noqa: PLR0911, PLR0912
    """The table after the event."""
    match event:
        case Thrown():
            return _thrown(state, event)
        case Drew(seat=seat, cards=cards):
            return _drew(state, seat, cards)
        case TurnedUp(card=card):
            pile = without(state.pile, (card,))
            return _field(replace(state, pile=pile, bowl=(*state.bowl, card), word=None), card)
        case HandReset(seat=seat, top=top):
            hand = (*without(state.hands[seat], (top,)), top)
            state = replace(state, bowl=state.bowl + hand, word=None)
            return _field(_hand(state, seat, (), "none"), top)
        case Withdrawn(seat=seat):
            return _withdrawn(state, seat)
        case Stood():
            return _stood(state)
        case Challenged():
            return state
        case Deliberating():
            return replace(state, phase=Deliberation((None,) * len(state.hands)))
        case Voted(seat=seat, accept=accept):
            votes = state.phase.votes if isinstance(state.phase, Deliberation) else ()
            return replace(state, phase=Deliberation(put(votes, seat, accept)))
        case WentOut(seat=seat):
            return replace(state, phase=GoneOut(seat))
        case ReachSaid(seat=seat) | ReachMissed(seat=seat):
            return replace(state, reach=put(state.reach, seat, "said"))
        case Reshuffled():
            return replace(state, pile=in_order(state, state.pile + state.bowl), bowl=())
        case DealBegan(deal=deal):
            return _dealt(state, deal)
        case DealWon(seat=seat):
            return replace(state, wins=put(state.wins, seat, state.wins[seat] + 1))
        case Ended():
            return replace(state, phase=Over())
        case Opened(seats=seats, options=options, deck=deck):
            hands: tuple[tuple[str, ...], ...] = ((),) * seats
            return BasketState(
                Unopened(),
                options,
                deck,
                hands,
                (_NO_REACH,) * seats,
                pile=deck,
                wins=(0,) * seats,
            )


def _thrown(state: BasketState, event: Thrown) -> BasketState:
    """The card is on top; the word can be challenged until the next card falls (WB-08)."""
    seat = event.seat
    hand = without(state.hands[seat], (event.card,))
    word = Word(seat, event.card, event.word, event.reading, state.field, last=not hand)
    reach = state.reach[seat]
    if len(hand) == 1:
        reach = "said" if event.reach else "owed"
    state = replace(state, bowl=(*state.bowl, event.card), word=word)
    return _field(_hand(state, seat, hand, reach), event.field)


def _drew(state: BasketState, seat: int, cards: tuple[str, ...]) -> BasketState:
    """With two cards there is no reach; with one after a reset it is to be said (WB-A20)."""
    hand = state.hands[seat] + cards
    reach = state.reach[seat]
    if len(hand) > 1:
        reach = "none"
    elif reach == "none":
        reach = "owed"
    state = _hand(replace(state, pile=without(state.pile, cards)), seat, hand, reach)
    if isinstance(state.phase, GoneOut) and state.phase.seat == seat:
        return replace(state, phase=Playing())
    return state


def _withdrawn(state: BasketState, seat: int) -> BasketState:
    """WB-07: everything is as it was before the word, the field too (WB-A23)."""
    if state.word is None:
        return state
    hand = (*state.hands[seat], state.word.card)
    reach = state.reach[seat] if len(hand) == 1 else "none"
    before = replace(state, phase=Playing(), bowl=state.bowl[:-1], word=None)
    return _field(_hand(before, seat, hand, reach), state.word.onto_field)


def _stood(state: BasketState) -> BasketState:
    """Play goes on, or its player has gone out with it."""
    if state.word is None:
        return state
    seat = state.word.seat
    phase = Playing() if state.hands[seat] else GoneOut(seat)
    return replace(state, phase=phase, word=replace(state.word, settled=True))


def _dealt(state: BasketState, deal: int) -> BasketState:
    seats = len(state.hands)
    return replace(
        state,
        phase=Playing(),
        hands=((),) * seats,
        reach=(_NO_REACH,) * seats,
        pile=state.deck,
        bowl=(),
        field="",
        word=None,
        deal=deal,
    )


def _field(state: BasketState, field: str) -> BasketState:
    """Another field, so that whoever looked before is too late (WB-09)."""
    return replace(state, field=field, onto=state.onto + 1)


def _hand(state: BasketState, seat: int, hand: tuple[str, ...], reach: Reach) -> BasketState:
    return replace(state, hands=put(state.hands, seat, hand), reach=put(state.reach, seat, reach))


def in_order(state: BasketState, cards: tuple[str, ...]) -> tuple[str, ...]:
    """A pile that tells nothing of where its cards were."""
    left = list(cards)
    pile = []
    for card in state.deck:
        if card in left:
            left.remove(card)
            pile.append(card)
    return tuple(pile)
