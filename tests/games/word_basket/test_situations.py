"""Every situation of tests/data/chains.tsv, with what it does to the cards."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.games.word_basket.table import do, kinds, table
from wordsvc.games.core import Refused
from wordsvc.games.word_basket.moves import Challenge, Reset, Throw, Vote
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, WordBasketState
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word_basket.cards import by_name

FILE = Path(__file__).parents[2] / "data" / "chains.tsv"
FILLER = "む め"

Row = dict[str, str]


def situations(*events: str) -> list[Row]:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    return [row for row in rows if row["event"] in events]


def rows(expected: str) -> list[object]:
    thrown = situations("play", "start", "reset-top")
    held = [row for row in thrown if card_of(row) in by_name()]
    return [pytest.param(row, id=row["id"]) for row in held if row["expected"] == expected]


def card_of(row: Row) -> str:
    return row["card"].removeprefix("line ")


def before(row: Row) -> WordBasketState:
    """The table just before the word: its player first, with one card or with more."""
    hand = card_of(row) if row["last_card"] == "yes" else f"{card_of(row)} {FILLER}"
    field = row["field"].removeprefix("line ").replace("/", ",")
    top = row["prev_word"].rpartition("(")[2].rstrip(")") if "," in field else None
    rules = row["options"].replace("std", "official")
    return table(hand, "ぬ ね", "の", field=field, top=top, rules=rules)


def said(row: Row, lexicon: Lexicon) -> tuple[WordBasketState, WordBasketState, list[str]]:
    """The table before the word and after somebody objected to it, and what happened."""
    start = before(row)
    state, thrown = do(
        start, 0, Throw(card_of(row), row["word"], start.throws, reach=True), lexicon
    )
    state, told = do(state, 1, Challenge(state.throws), lexicon)
    return start, state, kinds((*thrown, *told))


@pytest.mark.parametrize("row", rows("accept"))
def test_a_good_word_leaves_its_card_in_the_bowl(row: Row, lexicon: Lexicon) -> None:
    start, state, told = said(row, lexicon)
    assert "stood" in told
    assert len(state.hands[0]) == len(start.hands[0]) - 1
    assert state.bowl == (*start.bowl, card_of(row))
    if row["next_letters"] == "(win)":
        assert state.phase == GoneOut(0)
    else:
        assert row["next_letters"] in state.field.split(",")


@pytest.mark.parametrize("row", rows("refuse"))
def test_a_bad_word_costs_a_card(row: Row, lexicon: Lexicon) -> None:
    assert row["effect"] == "card back, draw 1"
    start, state, told = said(row, lexicon)
    assert told[-2:] == ["withdrawn", "drew"]
    assert len(state.hands[0]) == len(start.hands[0]) + 1
    assert set(start.hands[0]) <= set(state.hands[0])
    assert (state.bowl, state.field, state.phase) == (start.bowl, start.field, Playing())


@pytest.mark.parametrize("row", rows("ask"))
def test_a_doubtful_word_costs_a_card_if_the_table_refuses_it(row: Row, lexicon: Lexicon) -> None:
    assert row["effect"] == "card back, draw 1"
    start, state, told = said(row, lexicon)
    assert told[-1] == "deliberating"
    assert isinstance(state.phase, Deliberation)
    for seat in (1, 2):
        state, events = do(state, seat, Vote(accept=False), lexicon)
    assert kinds(events) == ["voted", "withdrawn", "drew"]
    assert len(state.hands[0]) == len(start.hands[0]) + 1


def test_a_card_that_is_in_no_deck_is_in_no_hand(lexicon: Lexicon) -> None:
    """C124: there is no ん card."""
    (row,) = (row for row in situations("start") if card_of(row) not in by_name())
    state = table("か き", "く", field=row["field"].removeprefix("line "))
    with pytest.raises(Refused) as refused:
        do(state, 0, Throw(row["card"], row["word"], state.throws), lexicon)
    assert refused.value.code == "play.basket.not-held"


@pytest.mark.parametrize("row", situations("deck"), ids=lambda row: row["id"])
def test_a_reset_that_empties_the_deck_stops_play_for_a_new_one(row: Row) -> None:
    """C086: the deck has 2 cards, 4 are wanted."""
    assert row["effect"].startswith("stop, shuffle the bowl")
    state, events = do(table("い う え", "お", pile=2), 0, Reset("い", 7))
    assert kinds(events) == ["hand_reset", "drew", "reshuffled", "drew", "turned_up"]
    assert len(state.hands[0]) == 4
    assert state.bowl == (state.field,)


@pytest.mark.parametrize("row", situations("unnoticed"), ids=lambda row: row["id"])
def test_a_word_that_nobody_objected_to_in_time_stands(row: Row, lexicon: Lexicon) -> None:
    """C133: the next player has already thrown りんご."""
    state = table(f"{row['card']} {FILLER}", "ご こ", "の", field=row["field"])
    state, _ = do(state, 0, Throw(row["card"], row["word"], state.throws), lexicon)
    assert state.field == row["next_letters"]
    looked = state.throws
    state, _ = do(state, 1, Throw("こ", "りんご", state.throws), lexicon)
    with pytest.raises(Refused) as refused:
        do(state, 2, Challenge(looked), lexicon)
    assert refused.value.code == "play.basket.late"
    assert len(state.hands[0]) == 2


def test_every_situation_is_played() -> None:
    every = situations("play", "start", "reset-top", "deck", "unnoticed")
    text = FILE.read_text("utf-8")
    assert len(every) == sum(line.startswith("C") for line in text.splitlines())
