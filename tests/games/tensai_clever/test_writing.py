"""Letters from cards, bonuses and help stock (TC-10 … TC-18, TC-20 … TC-24, TC-28 … TC-36)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.games.tensai_clever.table import (
    QUIET_ROUND,
    THEMES,
    TIGHT,
    blue,
    do,
    having,
    kinds,
    laid,
    offered,
    paper,
    pink,
    refusal,
    revealed,
    ways,
)
from wordsvc.games.core import replay
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.cards import ANIMAL, deck, letters_of, voiced_letters
from wordsvc.games.tensai_clever.events import (
    Finished,
    Gained,
    Lapsed,
    Revealed,
    RoundBegan,
    TensaiCleverEvent,
    Wrote,
)
from wordsvc.games.tensai_clever.moves import (
    SetAside,
    Write,
    WriteAside,
    WriteInstant,
    WritePlusOne,
    WriteVoiced,
)
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import PinkLine
from wordsvc.kana import Reading
from wordsvc.validators.tensai_clever.load import house

MINE = "が animal か い/う ー ざ"
"""All of them are seat 1's."""


def test_a_letter_card_is_its_letter_and_a_choice_one_of_two() -> None:
    state = laid(MINE, "------")
    assert refusal(state, 1, Write(1, "か", "green")) == "letter"
    assert refusal(state, 1, Write(4, "え", "green")) == "letter"
    assert paper(state, 1, Write(4, "う", "green")).green == ("う",)
    assert paper(state, 1, Write(5, "ー", "pink-1")).pink[0].letters == ("ー",)


@pytest.mark.parametrize("letter", ["が", "ぱ", "ぁ", "", "かき"])
def test_an_animal_is_no_letter_with_a_mark(letter: str) -> None:
    """TC-10, TC-T09: nor a small one."""
    assert refusal(laid(MINE, "------"), 1, Write(2, letter, "green")) == "letter"


def test_an_animal_is_any_letter_without_a_mark() -> None:
    """TC-10: every full-size letter, and ー where the sheet has cards of it."""
    state = laid(MINE, "------")
    letters = {way["letter"] for way in ways(state, 1, "write") if way["card"] == 2}
    assert {"か", "は", "ん", "を", "ー"} <= letters
    assert not any(letter != Reading("あ" + letter).unvoiced[1:] for letter in letters)
    assert "ー" not in letters_of(ANIMAL, replace(house(), long_mark=False))


def test_an_animal_that_is_used_is_counted_at_once() -> None:
    """TC-11, TC-A06."""
    state, _ = do(laid(MINE, "------"), 1, Write(2, "か", "green"))
    assert [p.wilds for p in state.papers] == [0, 1]
    state, _ = do(state, 1, Write(3, "か", "pink-1"))
    assert state.papers[1].wilds == 1


def test_yellow_crosses_the_square_of_a_voiced_letter() -> None:
    """TC-20: and no other letter has one."""
    state = laid(MINE, "------")
    assert paper(state, 1, Write(1, "が", "yellow")).yellow == ("が",)
    assert refusal(state, 1, Write(3, "か", "yellow")) == "tensai.off-sheet"
    assert not any(w["place"] == "yellow" for w in ways(state, 1, "write") if w["card"] == 3)


def test_a_yellow_square_is_crossed_once() -> None:
    """TC-21, TC-T15."""
    state = having(laid(MINE, "------"), 1, yellow=("が",))
    assert refusal(state, 1, Write(1, "が", "yellow")) == "tensai.crossed-twice"


def test_pink_rows_are_begun_in_any_order_and_written_from_the_left() -> None:
    """TC-24: side by side; a row that is full takes no more."""
    state, _ = do(laid(MINE, "------"), 1, Write(3, "か", "pink-4"))
    state, _ = do(state, 1, Write(1, "が", "pink-2"))
    state, _ = do(state, 1, Write(6, "ざ", "pink-4"))
    assert [line.letters for line in state.papers[1].pink] == [
        (), ("が",), (), ("か", "ざ"), ()
    ]  # fmt: skip
    full = having(state, 1, pink=pink("かかかかかかかか"))
    assert refusal(full, 1, Write(5, "ー", "pink-1")) == "no-square"


@pytest.mark.parametrize("place", ["pink-0", "pink-6", "pink-", "", "light-blue-2", "red"])
def test_there_are_no_other_places(place: str) -> None:
    assert refusal(laid(MINE, "------"), 1, Write(3, "か", place)) == "no-square"


def test_light_blue_is_written_word_after_word_without_a_gap() -> None:
    """TC-28, TC-29: two letters, then three; nobody says where, there is only one next square."""
    state = having(laid(MINE, "------"), 1, light_blue=blue("ご"))
    state, _ = do(state, 1, Write(3, "か", "light-blue"))
    state, _ = do(state, 1, Write(6, "ざ", "light-blue"))
    assert [line.letters for line in state.papers[1].light_blue[:3]] == [("ご", "か"), ("ざ",), ()]
    full = having(state, 1, light_blue=blue(*("か" * letters for letters in range(2, 8))))
    assert refusal(full, 1, Write(1, "が", "light-blue")) == "no-square"


@pytest.mark.parametrize(
    ("before", "card", "letter", "code"),
    [
        ("た", 2, "た", "tensai.equal"),
        ("た", 4, "う", "tensai.falling"),
        ("ぎ", 2, "ん", "tensai.falling"),
        ("", 5, "ー", "tensai.not-a-letter"),
    ],
)
def test_green_letters_rise(before: str, card: int, letter: str, code: str) -> None:
    """TC-31, TC-T10."""
    state = having(laid(MINE, "------"), 1, green=tuple(before))
    assert refusal(state, 1, Write(card, letter, "green")) == code
    assert not any(
        (way["card"], way["letter"], way["place"]) == (card, letter, "green")
        for way in ways(state, 1, "write")
    )


def test_green_ends_at_its_last_square() -> None:
    state = having(laid(MINE, "------"), 1, green=tuple("あいうえおかきくけこさし"))
    assert refusal(state, 1, Write(1, "が", "green")) == "tensai.off-sheet"


@pytest.mark.parametrize(
    ("before", "letter", "place", "bonus"),
    [
        ({"pink": pink("かかか")}, "か", "pink-1", "plus-one"),
        ({"pink": pink("", "かか")}, "か", "pink-2", "instant"),
        ({"light_blue": blue("かか", "かか")}, "か", "light-blue", "plus-one"),
        ({"light_blue": blue("かか", "かかか", "か")}, "か", "light-blue", "voiced"),
        ({"green": tuple("あいう")}, "か", "green", "plus-one"),
        ({"green": tuple("あいうえおか")}, "ん", "green", "voiced"),
    ],
)
def test_a_square_with_an_icon_gives_its_bonus(
    before: dict[str, object], letter: str, place: str, bonus: str
) -> None:
    """TC-13, TC-A17: whether or not the letters are a word."""
    state = having(laid("animal か さ た な ま", "------"), 1, **before)
    _, events = do(state, 1, Write(1, letter, place))
    assert events == (Wrote(1, "card", 1, letter, place), Gained(1, bonus, place))  # type: ignore[arg-type]


@pytest.mark.parametrize(("before", "bonus"), [("ざだば", "plus-one"), ("ぐずづ", "voiced")])
def test_a_complete_yellow_column_gives_its_bonus(before: str, bonus: str) -> None:
    """TC-23: at the foot of the first and of the third column of the house sheet."""
    last = {"ざだば": "が", "ぐずづ": "ぶ"}[before]
    state = having(laid("が ぶ か さ た な", "------"), 1, yellow=tuple(before))
    card = 1 if last == "が" else 2
    _, events = do(state, 1, Write(card, last, "yellow"))
    assert [e for e in events if isinstance(e, Gained)] == [Gained(1, bonus, "yellow")]  # type: ignore[arg-type]


def test_a_complete_yellow_line_without_an_icon_gives_no_bonus() -> None:
    """TC-22: it gives points."""
    state = having(laid("が ぶ か さ た な", "------"), 1, yellow=tuple("ぎぐげご"))
    state, events = do(state, 1, Write(1, "が", "yellow"))
    assert kinds(events) == ["wrote"]
    assert GAME.view(state, 1).points[1].yellow == 10


def test_an_instant_letter_is_written_before_anything_else() -> None:
    """TC-14."""
    state = having(laid(MINE, "------"), 1, instants=1, plus_ones=1, voiced=1, aside=("か",))
    assert offered(state, 1) == {"write_instant"}
    for move in (
        Write(3, "か", "green"), WritePlusOne(3, "か", "green"), WriteVoiced("が", "green"),
        WriteAside("か", "green"), SetAside(3, "か"),
    ):  # fmt: skip
        assert refusal(state, 1, move) == "instant-first"
    state, events = do(state, 1, WriteInstant("か", "green"))
    assert kinds(events) == ["wrote"]
    assert state.papers[1].instants == 0
    assert refusal(state, 1, WriteInstant("か", "green")) == "no-instant"


@pytest.mark.parametrize("letter", ["が", "ぱ"])
def test_an_instant_letter_has_no_mark(letter: str) -> None:
    """TC-14, TC-T20: so it never goes to yellow (TC-A13)."""
    state = having(laid(MINE, "------"), 1, instants=1)
    assert refusal(state, 1, WriteInstant(letter, "green")) == "letter"
    assert "yellow" not in {way["place"] for way in ways(state, 1, "write_instant")}


def test_an_instant_letter_obeys_the_area() -> None:
    """TC-14, TC-A13."""
    state = having(laid(MINE, "------"), 1, instants=1, green=("た",))
    assert refusal(state, 1, WriteInstant("う", "green")) == "tensai.falling"
    assert paper(state, 1, WriteInstant("ち", "green")).wilds == 0


def test_bonuses_chain() -> None:
    """TC-13, TC-14: an instant letter reaches the square of the next one."""
    state = having(laid(MINE, "------"), 1, pink=pink("", "かか", "", "", "かかか"), instants=1)
    state, events = do(state, 1, WriteInstant("か", "pink-2"))
    assert kinds(events) == ["wrote", "gained"]
    state, events = do(state, 1, WriteInstant("か", "pink-5"))
    assert kinds(events) == ["wrote"]
    assert state.papers[1].instants == 0


def test_an_instant_letter_without_a_square_is_lost() -> None:
    state = laid("が か が ざ ざ ば", "------", sheet=TIGHT)
    closed = tuple(PinkLine(("か",), "two-voiced") for _ in TIGHT.pink.rows)
    full = replace(state.papers[1].light_blue[0], letters=("か", "か"))
    state = having(state, 1, pink=closed, light_blue=(full,), green=("ん",), yellow=("ざ",))
    _, events = do(state, 1, Write(1, "が", "yellow"))
    assert events[1:] == (
        Gained(1, "instant", "yellow"), Gained(1, "instant", "yellow"), Lapsed(1), Lapsed(1)
    )  # fmt: skip


def test_a_plus_one_is_kept_until_it_is_wanted() -> None:
    """TC-15."""
    state = having(laid(MINE, "------"), 1, pink=pink("かかか"))
    state, _ = do(state, 1, Write(3, "か", "pink-1"))
    assert state.papers[1].plus_ones == 1
    state, _ = do(state, 1, WritePlusOne(1, "が", "yellow"))
    assert state.papers[1].plus_ones == 0
    assert refusal(state, 1, WritePlusOne(6, "ざ", "yellow")) == "no-plus-one"


def test_a_plus_one_takes_any_card_of_the_round() -> None:
    """TC-15, TC-A11, TC-A12: the other side's too, and one's own that is already used."""
    state = having(laid(MINE, "+-----"), 1, plus_ones=2)
    state, _ = do(state, 1, WritePlusOne(1, "が", "yellow"))
    state, _ = do(state, 1, Write(3, "か", "green"))
    assert paper(state, 1, WritePlusOne(3, "か", "pink-1")).plus_ones == 0
    strict = replace(state, options=TensaiCleverOptions(plus_one_forbids_used=True))
    assert refusal(strict, 1, WritePlusOne(3, "か", "pink-1")) == "not-extra"
    assert {way["card"] for way in ways(strict, 1, "write_plus_one")} == set()
    assert refusal(state, 1, WritePlusOne(7, "か", "pink-1")) == "not-extra"


def test_an_animal_taken_by_plus_one_is_counted() -> None:
    """TC-16."""
    state = having(laid(MINE, "-+----"), 1, plus_ones=1)
    assert paper(state, 1, WritePlusOne(2, "か", "green")).wilds == 1


def test_several_plus_ones_in_a_round_take_different_cards() -> None:
    """TC-17, TC-T19: in the next round the same place is another card."""
    state = having(laid(MINE, "------"), 1, plus_ones=3)
    state, _ = do(state, 1, WritePlusOne(2, "か", "green"))
    assert refusal(state, 1, WritePlusOne(2, "き", "green")) == "extra-twice"
    state, _ = do(state, 1, WritePlusOne(6, "ざ", "green"))
    assert state.papers[1].extra == (2, 6)


def test_a_plus_one_waits_for_the_six_cards() -> None:
    """TC-15: of those revealed this round."""
    state = having(revealed("か が", "+"), 1, plus_ones=1)
    assert offered(state, 1) == set()
    assert refusal(state, 1, WritePlusOne(1, "か", "green")) == "play.wrong-phase"


def test_a_voiced_bonus_is_any_voiced_card_at_any_time() -> None:
    """TC-18, TC-A14, TC-A15: in yellow too, but no letter with ゜."""
    state = having(revealed("か が", "+"), 1, voiced=2)
    assert offered(state, 1) == {"write_voiced"}
    assert set(voiced_letters(house())) == {w["letter"] for w in ways(state, 1, "write_voiced")}
    assert refusal(state, 1, WriteVoiced("か", "green")) == "letter"
    assert refusal(state, 1, WriteVoiced("ぱ", "green")) == "letter"
    state, events = do(state, 1, WriteVoiced("ぜ", "yellow"))
    assert events == (Wrote(1, "voiced", 0, "ぜ", "yellow"),)
    assert state.papers[1].voiced == 1
    assert refusal(having(state, 1, voiced=0), 1, WriteVoiced("が", "yellow")) == "no-voiced"


def test_three_letters_a_game_may_be_set_aside() -> None:
    """TC-33, TC-T18: a fourth may not."""
    state = laid("か が さ ざ た だ", "------")
    for card, letter in ((1, "か"), (2, "が"), (3, "さ")):
        state, events = do(state, 1, SetAside(card, letter))
        assert kinds(events) == ["put_aside"]
    assert state.papers[1].aside == ("か", "が", "さ")
    assert refusal(state, 1, SetAside(4, "ざ")) == "aside-full"
    assert "set_aside" not in offered(state, 1)


def test_a_letter_set_aside_is_written_at_any_later_time() -> None:
    """TC-33, TC-A22: in yellow too; it does not come back into the help stock."""
    state, _ = do(laid("か が さ ざ た だ", "------"), 1, SetAside(2, "が"))
    later: list[TensaiCleverEvent] = [
        Finished(0), Finished(1), RoundBegan(QUIET_ROUND + 1, 1), Revealed("な")
    ]  # fmt: skip
    state = replay(GAME, later, state)
    assert offered(state, 1) == {"choose", "write_aside"}
    state, events = do(state, 1, WriteAside("が", "yellow"))
    assert events == (Wrote(1, "aside", 0, "が", "yellow"),)
    assert (state.papers[1].aside, state.papers[1].help_left) == ((), 2)
    assert refusal(state, 1, WriteAside("が", "yellow")) == "not-aside"


@pytest.mark.parametrize(
    ("options", "allowed"),
    [
        (TensaiCleverOptions(), [3, 3]),
        (GAME.presets["experienced"], [0, 0]),
        (TensaiCleverOptions(help_stock=(0, 5)), [0, 5]),
        (TensaiCleverOptions(help_stock=(1,)), [1, 3]),
    ],
)
def test_the_help_stock_can_be_left_out_or_be_a_handicap(
    options: TensaiCleverOptions, allowed: list[int]
) -> None:
    """TC-34."""
    assert [paper.help_left for paper in laid(MINE, "------", options=options).papers] == allowed


def test_a_choice_is_made_when_it_is_set_aside() -> None:
    """TC-35."""
    state, _ = do(laid(MINE, "------"), 1, SetAside(4, "う"))
    assert refusal(state, 1, WriteAside("い", "green")) == "not-aside"
    assert paper(state, 1, WriteAside("う", "green")).green == ("う",)


def test_an_animal_cannot_be_set_aside() -> None:
    """TC-36, TC-T18."""
    state = laid(MINE, "------")
    assert refusal(state, 1, SetAside(2, "か")) == "aside-animal"
    assert 2 not in {way["card"] for way in ways(state, 1, "set_aside")}


def test_the_themes_of_these_tests_are_of_the_house() -> None:
    assert {theme.id for theme in house().themes} >= set(THEMES)
    assert set(MINE.split()) <= set(deck(house()))
