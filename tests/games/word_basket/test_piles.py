"""Dealing, resetting and running out of cards (WB-01 … WB-04, WB-21, WB-22, WB-30)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.word_basket.table import CARDS, challenge, do, kinds, refusal, slots, table, throw
from wordsvc.games.core import Context, Refused, start
from wordsvc.games.core.rows import without
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import Challenged, Drew, HandReset, Opened, Thrown, TurnedUp
from wordsvc.games.word_basket.evolve import RULINGS
from wordsvc.games.word_basket.moves import PointOutReach, Reset
from wordsvc.games.word_basket.state import Due, WordBasketState


def context(secret: str, version: int = 1) -> Context:
    return Context.seeded(secret.encode(), version)


@pytest.mark.parametrize("seats", [2, 5, 8])
def test_everybody_is_dealt_five_cards_and_one_is_opened(seats: int) -> None:
    """WB-01, WB-03, WB-04, WB-A30."""
    state, events = start(GAME, seats, GAME.options(), context("deal"))
    assert [len(hand) for hand in state.hands] == [5] * seats
    assert isinstance(events[-1], TurnedUp)
    assert (len(state.bowl), len(state.pile)) == (1, 60 - 5 * seats - 1)
    assert state.field == state.bowl[0]
    assert all("throw" in slots(state, seat) for seat in range(seats))


@pytest.mark.parametrize("seats", [1, 9])
def test_the_game_is_for_two_to_eight(seats: int) -> None:
    """WB-01."""
    with pytest.raises(Refused) as refused:
        start(GAME, seats, GAME.options(), context("deal"))
    assert refused.value.code == "play.seats"


def test_the_opening_says_by_which_dictionary_and_with_which_cards_it_is_played() -> None:
    _, events = start(GAME, 2, GAME.options(), context("deal"))
    assert events[0] == Opened(2, GAME.options(), CARDS, "", RULINGS[-1])


def openings(preset: str) -> set[str]:
    """The field cards of many openings."""
    fields = set()
    for number in range(150):
        state, _ = start(GAME, 2, GAME.options(preset), context(f"opening {number}"))
        fields.add(state.field)
    return fields


def test_a_number_wild_may_open_the_game() -> None:
    """WB-27, WB-29: wilds stay as they are, a row counts as any of its letters."""
    fields = openings("official")
    assert fields & {"5", "6", "7+"}
    assert any(field.endswith("行") for field in fields)


def test_at_a_tournament_the_next_card_is_opened_on_a_number_wild() -> None:
    """WB-A16: they stay in the bowl below."""
    assert not openings("tournament") & {"5", "6", "7+"}
    opened = [
        start(GAME, 2, GAME.options("tournament"), context(f"opening {number}"))
        for number in range(150)
    ]
    assert {len(state.bowl) for state, _ in opened} >= {1, 2}


@pytest.mark.parametrize("hand", ["い", "い ゆ", "い ゆ え お あ"])
def test_a_reset_draws_one_card_more_than_were_held(hand: str) -> None:
    """WB-21, WB-T10."""
    count = len(hand.split())
    state, events = do(table(hand, "ほ"), 0, Reset("い", 7))
    assert events[0] == HandReset(0, count, "い")
    assert len(state.hands[0]) == count + 1
    assert kinds(events) == ["hand_reset", "drew"]


@pytest.mark.parametrize("top", ["い", "か行", "5"])
def test_the_card_on_top_is_the_next_field(top: str) -> None:
    """WB-22, WB-27, WB-29, WB-A15: any card, a wild too."""
    state, _ = do(table("い か行 5", "ほ"), 0, Reset(top, 7))
    assert (state.field, state.bowl[-1], state.throws) == (top, top, 8)
    assert set(state.bowl[-3:]) == {"い", "か行", "5"}


def test_at_a_tournament_no_number_wild_lies_on_top() -> None:
    """WB-A15."""
    state = table("い か行 5", "ほ", rules="tournament")
    assert refusal(state, 0, Reset("5", 7)) == "basket.number-on-top"
    assert refusal(state, 0, Reset("か行", 7)) == ""
    assert slots(table("5", "ほ", rules="tournament"), 0) == ["throw"]


def test_a_reset_too_can_be_too_late_or_with_a_card_one_does_not_hold() -> None:
    """WB-A27."""
    assert refusal(table("い", "ほ"), 0, Reset("い", 6)) == "basket.late"
    assert refusal(table("い", "ほ"), 0, Reset("ほ", 7)) == "basket.not-held"


@pytest.mark.parametrize(("pile", "drawn"), [(0, [3]), (2, [2, 1]), (3, [3])])
def test_when_the_pile_runs_out_on_a_reset_play_stops_for_a_new_one(
    pile: int, drawn: list[int]
) -> None:
    """WB-30, WB-A25, C086: the missing cards are drawn, then a new first card is opened."""
    state, events = do(table("い ゆ", "ほ と", pile=pile), 0, Reset("い", 7))
    counts = [len(event.cards) for event in events if isinstance(event, Drew)]
    assert counts == drawn
    assert kinds(events)[-1] == "turned_up"
    assert kinds(events).index("reshuffled") == (1 if pile == 0 else 2)
    assert len(state.hands[0]) == 3
    assert (state.bowl, state.field) == ((state.field,), state.bowl[0])
    assert len(state.pile) == 60 - 3 - 2 - 1


def test_a_pile_that_is_large_enough_is_not_reshuffled() -> None:
    """WB-30: one card stays."""
    state, events = do(table("い ゆ", "ほ と", pile=4), 0, Reset("い", 7))
    assert kinds(events) == ["hand_reset", "drew"]
    assert len(state.pile) == 1


def nearly_all_held(hand: str) -> WordBasketState:
    """All cards but the field are in two hands."""
    rest = without(CARDS, [*hand.split(), "き"])
    return table(hand, " ".join(rest))


def test_a_reset_that_would_leave_nothing_to_open_draws_one_card_fewer() -> None:
    """Ruling 7.4."""
    state, _ = do(nearly_all_held("い ゆ え"), 0, Reset("い", 7))
    assert len(state.hands[0]) == 3
    assert len(state.bowl) == 1
    assert state.pile == ()


def test_a_penalty_is_drawn_from_a_new_pile_where_there_is_none() -> None:
    """WB-A24."""
    state = table("い ゆ え", "ほ と", field="ち", pile=0)
    state, _ = throw(state, 0, "い", "ちきゅう")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "withdrawn", "reshuffled", "drew", "turned_up"]
    assert len(state.hands[0]) == 4
    assert state.word is None


def test_a_penalty_that_takes_the_last_card_brings_a_new_pile() -> None:
    """WB-07, WB-30, WB-A24: as on a reset, play stops and a card is opened."""
    state = table("い ゆ え", "ほ と", field="ち", pile=1)
    state, _ = throw(state, 0, "い", "ちきゅう")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "withdrawn", "drew", "reshuffled", "turned_up"]
    assert (len(state.hands[0]), len(state.bowl)) == (4, 1)
    assert state.pile
    caught = replace(table("い", "ほ と", field="ち", pile=1), reach=("owed", "none"))
    _, events = do(caught, 1, PointOutReach(0))
    assert kinds(events) == ["reach_missed", "drew", "reshuffled", "turned_up"]


def test_an_older_game_goes_on_as_it_began() -> None:
    """By its rulings a penalty may take the last card, and events name no word."""
    state = replace(table("い ゆ え", "ほ と", field="ち", pile=1), rulings=1)
    state, _ = throw(state, 0, "い", "ちきゅう")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert events[0] == Challenged(1)
    assert (state.field, state.pile) == ("ち", ())


def test_a_number_may_lie_on_top_of_a_reset_onto_a_number() -> None:
    """WB-27, WB-A15: "number on number" speaks of making a word; a tournament forbids the reset."""
    reset = Reset("6", 7)
    _, events = do(table("6 え", "ほ", field="5"), 0, reset)
    assert kinds(events)[0] == "hand_reset"
    tournament = table("6 え", "ほ", field="5", preset="tournament")
    assert refusal(tournament, 0, reset) == "basket.number-on-top"


def test_there_is_no_penalty_where_nothing_would_be_left_to_open() -> None:
    """WB-A24: if still none, no penalty."""
    state, _ = throw(nearly_all_held("い ゆ え"), 0, "い", "きんぎょ")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "withdrawn"]
    assert (len(state.hands[0]), state.field) == (3, "き")
    caught, _ = throw(nearly_all_held("い ゆ"), 0, "い", "きんぎょ")
    caught = replace(caught, bowl=caught.bowl[-1:])
    caught, events = do(caught, 1, PointOutReach(0))
    assert kinds(events) == ["reach_missed"]


def test_a_pile_tells_nothing_of_where_its_cards_were() -> None:
    """It is kept in the order of the deck; chance is asked when a card is drawn."""
    state = replace(table("い ゆ え", "ほ と", field="ち", pile=0), due=Due(0, 1))
    state = GAME.evolve(state, GAME.codec.event({"type": "reshuffled"}))
    held = [card for hand in state.hands for card in hand]
    assert state.pile == without(state.deck, held)


def test_a_penalty_that_could_not_be_drawn_is_forgotten() -> None:
    """WB-07, WB-A24: there was no card to draw, and play goes on once cards lie there again."""
    state = table("い", "ゆ え ほ", field="ち", pile=0)
    state = replace(state, bowl=state.bowl[-1:], reach=("owed", "none"))
    state, events = do(state, 1, PointOutReach(0))
    assert kinds(events) == ["reach_missed"]
    for card, word in (("ゆ", "ちゆ"), ("え", "ゆええ"), ("ほ", "えほ")):
        state, events = throw(state, 1, card, word)
        assert events[0] == Thrown(1, card, word, word, card, reach=False)
    assert refusal(state, 1, PointOutReach(0)) == "basket.no-reach-missed"
