"""A word from the field to a card of the hand (WB-05, WB-06, WB-09, WB-16, WB-22 … WB-29)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.word_basket.table import (
    CARDS,
    challenge,
    do,
    kinds,
    refusal,
    slots,
    table,
    throw,
)
from wordsvc.games.core import Refused, Text
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import Thrown
from wordsvc.games.word_basket.moves import Throw
from wordsvc.games.word_basket.state import WordBasketState
from wordsvc.kana import NotKana, gojuon_key
from wordsvc.validators.word_basket.cards import by_name

ANY_END = tuple(
    sorted({letter for card in by_name().values() for letter in card.letters}, key=gojuon_key)
)
"""Every letter but ん."""


def advice(state: WordBasketState, seat: int, card: str) -> Text:
    """What the slot says of the word for that card."""
    for slot in GAME.legal(state, seat):
        if slot.type == "throw" and slot.holes["card"].accepts(card):
            hole = slot.holes["word"]
            assert isinstance(hole, Text)
            return hole
    raise AssertionError(card)


def test_anybody_may_throw_and_the_same_player_twice_running() -> None:
    """WB-05: there are no turns (C073)."""
    state = table("こ す い", "ゆ え", field="ら")
    assert "throw" in slots(state, 0)
    assert "throw" in slots(state, 1)
    state, _ = throw(state, 0, "こ", "ラッコ")
    state, events = throw(state, 0, "す", "コース")
    assert kinds(events) == ["thrown"]
    assert state.hands == (("い",), ("ゆ", "え"))


def test_the_card_thrown_is_the_next_field() -> None:
    """WB-06."""
    state, events = throw(table("い ゆ え", "ほ", field="す"), 0, "い", "スキー")
    assert events == (Thrown(0, "い", "スキー", "すきー", "い", False),)
    assert (state.field, state.bowl[-1]) == ("い", "い")
    assert state.hands[0] == ("ゆ", "え")


def test_of_cards_thrown_together_the_lower_one_counts_and_the_other_returns() -> None:
    """WB-09, WB-X10: whoever looked at the field before hears "too late", and nothing else."""
    before = table("い ゆ え", "い わ に", field="す", top="す")
    state, _ = throw(before, 0, "い", "スキー")
    with pytest.raises(Refused) as refused:
        do(state, 1, Throw("わ", "すいか", before.throws))
    assert refused.value.code == "play.basket.late"
    assert refused.value.facts == {"onto": 7, "now": 8}
    assert state.hands[1] == ("い", "わ", "に")


def test_whoever_looked_at_a_card_that_was_taken_back_is_too_late_as_well() -> None:
    """WB-09, WB-A23: the field is the one before, but not the one that was looked at."""
    state, _ = throw(table("い か え", "う", field="ち"), 0, "い", "ちきゅう")
    looked = state.throws
    state, _ = challenge(state, 1)
    assert state.field == "ち"
    assert refusal(state, 1, Throw("う", "いちじつ", looked)) == "basket.late"
    assert refusal(state, 1, Throw("う", "ちきゅう", state.throws)) == ""


def test_onto_only_rises() -> None:
    state, seen = table("い ゆ え", "ほ と", field="す"), [7]
    for seat, card, word in [
        (0, "い", "スキー"),
        (0, "ゆ", "イングリッシュ"),
        (1, "ほ", "ゆたんぽ"),
    ]:
        state, _ = throw(state, seat, card, word)
        seen.append(state.throws)
    assert seen == [7, 8, 9, 10]


def test_only_a_card_that_one_holds_can_be_thrown() -> None:
    assert refusal(table("い", "ゆ"), 0, Throw("ゆ", "きんぎょ", 7)) == "basket.not-held"
    assert refusal(table("い", "ゆ"), 0, Throw("ん", "きん", 7)) == "basket.not-held"


def test_throwing_one_wa_leaves_the_other() -> None:
    """WB-23: わ stands in the deck twice."""
    state, _ = throw(table("わ わ い", "ゆ", field="に"), 0, "わ", "にわ")
    assert state.hands[0] == ("わ", "い")


@pytest.mark.parametrize("word", ["🐟", "さと%", "き\u202eん", " "])
def test_what_cannot_be_read_is_no_move(word: str) -> None:
    """Nothing happens to the cards: the question was unreadable, not the word bad."""
    state = table("い ゆ", "え")
    with pytest.raises(NotKana):
        do(state, 0, Throw("い", word, state.throws))


def test_a_word_in_kanji_is_heard_in_the_reading_that_fits() -> None:
    """一日 on つ is ついたち, on い it is いちにち."""
    _, events = throw(table("ち ゆ", "え", field="つ"), 0, "ち", "一日")
    assert isinstance(events[0], Thrown)
    assert events[0].reading == "ついたち"
    _, events = throw(table("ち ゆ", "え", field="い"), 0, "ち", "一日")
    assert isinstance(events[0], Thrown)
    assert events[0].reading == "いちにち"


def test_a_declared_reading_is_kept() -> None:
    state = table("つ ち", "え", field="い")
    _, events = do(state, 0, Throw("つ", "一日", state.throws, reading="いちじつ"))
    assert isinstance(events[0], Thrown)
    assert events[0].reading == "いちじつ"


def test_kanji_that_nobody_can_read_are_asked_for_their_reading() -> None:
    assert refusal(table("い ゆ", "え"), 0, Throw("い", "鱻龘", 7)) == "word.no-reading"


def test_a_word_may_be_said_again() -> None:
    """WB-16."""
    state, first = throw(table("き い え", "き ゆ", field="つ", referee="auto"), 0, "き", "つみき")
    _, second = throw(replace(state, field="つ"), 1, "き", "つみき")
    assert kinds(first) == kinds(second) == ["thrown", "stood"]


def test_the_box_has_45_letters_6_number_wilds_and_9_line_wilds() -> None:
    """WB-23, WB-T18: the deck that is dealt is the box."""
    assert len(CARDS) == 60
    assert sum(card.endswith("行") for card in CARDS) == 9
    assert [CARDS.count(wild) for wild in ("5", "6", "7+")] == [2, 2, 2]
    assert CARDS.count("わ") == 2
    assert not {"を", "ん"} & set(CARDS)


@pytest.mark.parametrize(
    ("card", "word", "field", "next_field"),
    [
        ("5", "ちきゅうぎ", "ち", "き"),
        ("7+", "いんぐりっしゅ", "い", "ゆ"),
        ("5", "てんかいず", "て", "す,つ"),
        ("5", "おおそうじ", "お", "し,ち"),
        ("か行", "つみき", "つ", "き"),
        ("さ行", "てんかいず", "て", "す"),
        ("す", "てんかいず", "て", "す"),
        ("や行", "きんぎょ", "き", "よ"),
        ("あ行", "すきー", "す", "い"),
    ],
)
def test_a_wild_counts_as_the_letter_card_of_the_words_end(
    card: str, word: str, field: str, next_field: str
) -> None:
    """WB-12, WB-13, WB-14, WB-25, WB-26, WB-28: only a number wild bridges じ/ぢ and ず/づ."""
    state, _ = throw(table(f"{card} え", "え", field=field), 0, card, word)
    assert state.field == next_field
    assert state.bowl[-1] == card


@pytest.mark.parametrize(("word", "ok"), [("つみき", True), ("すいか", True), ("ちきゅう", False)])
def test_after_a_bridge_both_letters_begin_a_word(word: str, ok: bool) -> None:
    """WB-26, WB-T07: てんかいず under a number wild leads to す and to つ."""
    state = table("き か う え", "え", field="す,つ", top="5", referee="auto")
    card = {"つみき": "き", "すいか": "か", "ちきゅう": "う"}[word]
    _, events = throw(state, 0, card, word)
    assert ("withdrawn" not in kinds(events)) == ok


@pytest.mark.parametrize(
    ("card", "word", "ok"),
    [
        ("す", "てんかいず", True),
        ("さ行", "てんかいず", True),
        ("5", "てんかいず", False),
        ("6", "かとりせんこう", False),
        ("こ", "らっこ", False),
    ],
)
def test_on_a_number_wild_the_word_has_its_length_and_any_beginning(
    card: str, word: str, ok: bool
) -> None:
    """WB-27, WB-T15: an opening 5; never a number on a number."""
    state = table(f"{card} え い", "え", field="5", referee="auto")
    _, events = throw(state, 0, card, word)
    assert ("withdrawn" not in kinds(events)) == ok


def test_a_number_wild_that_was_thrown_is_a_letter_now() -> None:
    """WB-25, WB-T16: a 6 may be thrown on a 5 that was thrown."""
    state = table("5 6 い", "え", field="て", referee="auto")
    state, _ = throw(state, 0, "5", "てんかいず")
    _, events = throw(state, 0, "6", "すきやきなべ")
    assert all(
        found.code != "basket.number-on-number"
        for event in events
        for found in getattr(event, "findings", ())
    )


@pytest.mark.parametrize(("word", "ok"), [("きんぎょ", True), ("ちきゅう", False)])
def test_on_a_line_wild_any_letter_of_its_row_begins_a_word(word: str, ok: bool) -> None:
    """WB-29, WB-T17."""
    card = "よ" if word == "きんぎょ" else "う"
    state = table(f"{card} え い", "え", field="か行", referee="auto")
    _, events = throw(state, 0, card, word)
    assert ("withdrawn" not in kinds(events)) == ok


def test_the_slot_advises_how_the_word_begins_ends_and_how_long_it_is() -> None:
    """WB-05, WB-11, WB-20, WB-24, WB-28."""
    state = table("ゆ か行 5 7+", "え", field="す,つ", top="5")
    assert advice(state, 0, "ゆ") == Text(("す", "つ"), ("ゆ",), 3)
    assert advice(state, 0, "か行") == Text(("す", "つ"), ("か", "き", "く", "け", "こ"), 3)
    assert advice(state, 0, "5") == Text(("す", "つ"), ANY_END, 5, 5)
    assert advice(state, 0, "7+") == Text(("す", "つ"), ANY_END, 7)
    assert advice(state, 1, "え") == Text(("す", "つ"), ("え",), 4)


def test_the_slot_says_where_no_word_can_be_right() -> None:
    """WB-17, WB-27, WB-A19."""
    on_number = table("5 い", "え", field="6")
    assert not advice(on_number, 0, "5").possible
    assert advice(on_number, 0, "い") == Text((), ("い",), 6, 6)
    dead_end = table("い う", "え", field="ん", top="5")
    assert not advice(dead_end, 0, "い").possible
    no_wild_last = table("か行", "え", rules={"wild_last": False})
    assert not advice(no_wild_last, 0, "か行").possible
