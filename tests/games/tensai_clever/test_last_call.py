"""What may still be done after the last round, and which words count then (TC-12, TC-15, TC-19)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tensai_clever.table import (
    QUIET_ROUND,
    blue,
    do,
    having,
    kinds,
    laid,
    last_round,
    offered,
    pink,
    refusal,
    ways,
)
from tests.validators.small_lexicon import WORDS
from wordsvc.games.core import Chance
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.bot import TensaiCleverBot
from wordsvc.games.tensai_clever.events import (
    Asked,
    Claimed,
    Declined,
    Discounted,
    Ended,
    Settled,
    TensaiCleverEvent,
)
from wordsvc.games.tensai_clever.moves import (
    ClaimPink,
    Count,
    Done,
    SetAside,
    Vote,
    Write,
    WriteAside,
    WriteInstant,
    WritePlusOne,
    WriteVoiced,
)
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import Counting, LastCall, Over, TensaiCleverState
from wordsvc.validators.tensai_clever.load import house

CARDS = "が か animal さ だ い/う"
OPTIONS = TensaiCleverOptions(allow_pass=True, last_call=True)


def called(*papers: dict[str, Any], words: Any = "writer") -> TensaiCleverState:
    """The last call at a table with these papers; in round 12 the six cards were laid out."""
    options = TensaiCleverOptions(allow_pass=True, last_call=True, words=words)
    state = last_round(laid(CARDS, "------", seats=len(papers), options=options))
    for seat, changes in enumerate(papers):
        state = having(state, seat, **changes)
    for seat in range(len(papers)):
        state, _ = do(state, seat, Done())
    assert isinstance(state.phase, LastCall)
    return state


def settled(
    *papers: dict[str, Any], words: Any = "writer"
) -> tuple[TensaiCleverState, tuple[TensaiCleverEvent, ...]]:
    """The table when everybody has said おわり, and what the last one led to."""
    state = called(*papers, words=words)
    events: tuple[TensaiCleverEvent, ...] = ()
    for seat in range(len(papers)):
        state, events = do(state, seat, Done())
    return state, events


def settlement(*papers: dict[str, Any], words: Any = "writer") -> Settled:
    _, events = settled(*papers, words=words)
    (found,) = [event for event in events if isinstance(event, Settled)]
    return found


def test_done_does_not_shut_out_what_is_in_stock() -> None:
    """TC-15, TC-18, TC-A22: 「好きなタイミングで」 stands under +1 and ゛, and a letter that was
    set aside may be written at any later time; the cards of the round alone are over."""
    state = laid(CARDS, "------", options=OPTIONS)
    state = having(state, 1, plus_ones=1, voiced=1, aside=("め",), help_left=3)
    state, _ = do(state, 1, Done())
    assert offered(state, 1) == {"write_plus_one", "write_voiced", "write_aside"}
    assert refusal(state, 1, Write(1, "が", "pink-1")) == "done"
    assert refusal(state, 1, SetAside(1, "が")) == "done"
    assert refusal(state, 1, Done()) == "done"
    for move in (
        WriteVoiced("ご", "pink-1"),
        WritePlusOne(2, "か", "pink-2"),
        WriteAside("め", "pink-3"),
    ):
        state, events = do(state, 1, move)
        assert kinds(events)[0] == "wrote"
    state, events = do(state, 0, Done())
    assert kinds(events)[:2] == ["finished", "round_began"]


def test_the_round_waits_for_an_instant_that_was_gained_after_done() -> None:
    """TC-14: 即 is used on the spot, before anybody sees a further card."""
    state = having(laid(CARDS, "------", options=OPTIONS), 1, voiced=1, pink=pink("", "がざ"))
    state, _ = do(state, 1, Done())
    state, events = do(state, 1, WriteVoiced("だ", "pink-2"))
    assert kinds(events) == ["wrote", "gained"]
    state, events = do(state, 0, Done())
    assert kinds(events) == ["finished"]
    state, events = do(state, 1, WriteInstant("あ", "green"))
    assert kinds(events)[:2] == ["wrote", "round_began"]
    assert state.round == QUIET_ROUND + 1


def test_the_last_round_ends_with_a_call_and_there_is_no_other_round() -> None:
    """TC-12 (ruling): everybody goes on, with what is in stock and with claims."""
    state = called({"plus_ones": 2, "voiced": 1, "aside": ("め",)}, {"pink": pink("がでんござ")})
    assert state.round == house().rounds.count
    assert offered(state, 0) == {"write_plus_one", "write_voiced", "write_aside", "done"}
    assert offered(state, 1) == {"claim_pink", "done"}
    assert refusal(state, 0, Write(1, "が", "pink-1")) == "play.wrong-phase"
    assert kinds(do(state, 1, ClaimPink(1, "two-voiced"))[1]) == ["claimed"]


def test_plus_one_takes_each_of_the_six_cards_once() -> None:
    """TC-17: those of round 12, whether +1 took them before the last call or at it."""
    state = last_round(laid(CARDS, "------", options=OPTIONS))
    state = having(state, 0, plus_ones=3)
    state, _ = do(state, 0, WritePlusOne(2, "か", "pink-1"))
    for seat in (0, 1):
        state, _ = do(state, seat, Done())
    assert refusal(state, 0, WritePlusOne(2, "か", "pink-1")) == "extra-twice"
    state, _ = do(state, 0, WritePlusOne(3, "ま", "pink-1"))
    assert state.papers[0].wilds == 1
    assert {way["card"] for way in ways(state, 0, "write_plus_one")} == {1, 4, 5, 6}


def test_the_game_waits_until_all_have_said_that_they_are_done() -> None:
    """TC-12 (ruling)."""
    state = called({"voiced": 1}, {})
    state, events = do(state, 1, Done())
    assert kinds(events) == ["finished"]
    state, _ = do(state, 0, WriteVoiced("が", "yellow"))
    state, events = do(state, 0, Done())
    assert kinds(events) == ["finished", "settled", "ended"]
    assert isinstance(state.phase, Over)


def test_a_complete_word_that_is_yes_counts_by_itself() -> None:
    """TC-25, TC-26, TC-30: in pink for the open theme that pays most and says yes."""
    event = settlement({"pink": pink("がつこう", "でんわ"), "light_blue": blue("ごま", "たまご")})
    told = [(word.place, word.word, word.theme, word.points) for word in event.counted]
    assert told == [
        ("pink-1", "がっこう", "small-letter", 3 * 4 + 4),
        ("light-blue-2", "ごま", None, 0),
        ("light-blue-3", "たまご", None, 0),
    ]
    assert event.refused == ()


def test_of_themes_that_pay_as_much_the_first_on_the_table_is_taken() -> None:
    """TC-25 (ruling): がつこうだ has two voiced letters and a small one, each worth 4."""
    event = settlement({"pink": pink("びーだま", "がつこう")})
    assert [word.theme for word in event.counted] == ["two-voiced", "small-letter"]


def test_the_writer_is_asked_about_every_other_word() -> None:
    """TC-19: 本人基準. A row that can meet no open theme is not asked about."""
    state, events = settled({"pink": pink("ざざ", "でんわ"), "light_blue": blue("ざざ")})
    (event,) = [one for one in events if isinstance(one, Settled)]
    asked = [(one.doubt.place, one.doubt.word, one.doubt.themes) for one in event.asked]
    assert asked == [
        ("pink-1", "ざざ", ("two-voiced", "can-be-eaten")),
        ("pink-2", "でんわ", ("can-be-eaten",)),
        ("light-blue-2", "ざざ", ()),
    ]
    assert isinstance(state.phase, Counting)
    assert offered(state, 0) == {"count"}


def test_the_writers_word_counts() -> None:
    """TC-19, TC-25, TC-27: yes with a theme, or no; then the game is scored."""
    state, _ = settled({"pink": pink("ざざ", "でんわ")}, {})
    assert refusal(state, 0, Count("pink-1", True, "six-letters-or-more")) != ""
    assert refusal(state, 0, Count("pink-1", True)) != ""
    assert refusal(state, 0, Count("pink-2", False, "can-be-eaten")) != ""
    assert refusal(state, 1, Count("pink-1", True, "two-voiced")) == "not-asked"
    state, events = do(state, 0, Count("pink-1", True, "two-voiced"))
    assert events == (Claimed(0, "pink-1", "ざざ", "two-voiced", 10, "ask"),)
    assert refusal(state, 0, Count("pink-1", True, "two-voiced")) == "not-asked"
    state, events = do(state, 0, Count("pink-2", False))
    assert events[0] == Discounted(0, "pink-2", "でんわ")
    assert isinstance(events[1], Ended)
    assert [player.colours.pink for player in events[1].score.players] == [10, 0]


def test_light_blue_is_asked_from_the_top_as_far_as_words_count() -> None:
    """TC-30: what stands below a word that does not count cannot count either."""
    state, _ = settled({"light_blue": blue("ざざ", "ざざざ", "ざざざざ")})
    assert {way["place"] for way in ways(state, 0, "count")} == {"light-blue-2"}
    state, _ = do(state, 0, Count("light-blue-2", True))
    assert {way["place"] for way in ways(state, 0, "count")} == {"light-blue-3"}
    assert refusal(state, 0, Count("light-blue-4", True)) == "not-asked"
    state, events = do(state, 0, Count("light-blue-3", False))
    assert kinds(events) == ["discounted", "ended"]
    assert isinstance(state.phase, Over)
    assert state.phase.score.players[0].colours.light_blue == 3


def test_only_where_the_dictionary_rules_a_word_is_refused() -> None:
    """TC-19: what it knows counts; a theme that no machine can check is still the writer's."""
    state, events = settled({"pink": pink("ざざ", "がむ")}, words="dictionary")
    (event,) = [one for one in events if isinstance(one, Settled)]
    assert [word.place for word in event.refused] == ["pink-1"]
    assert [one.doubt.place for one in event.asked] == ["pink-2"]
    _, events = do(state, 0, Count("pink-2", True, "can-be-eaten"))
    assert isinstance(events[0], Claimed)


@pytest.mark.parametrize("accept", [True, False])
def test_only_where_the_table_rules_there_is_a_vote(accept: bool) -> None:
    """TC-19: on what its writer would count; the game ends when all have voted."""
    state, _ = settled({"light_blue": blue("ざざ", "ざざざ")}, {}, words="table")
    state, events = do(state, 0, Count("light-blue-2", True))
    assert isinstance(events[0], Asked)
    assert offered(state, 0) == set()
    assert offered(state, 1) == {"vote"}
    state, events = do(state, 1, Vote(0, accept))
    if accept:
        assert kinds(events) == ["voted", "claimed"]
        assert {way["place"] for way in ways(state, 0, "count")} == {"light-blue-3"}
    else:
        assert kinds(events) == ["voted", "declined", "ended"]


def test_the_table_votes_on_what_a_dictionary_takes_for_wrong_too() -> None:
    """TC-19: the dictionary refuses words only where it rules; およぐ is a verb."""
    options = TensaiCleverOptions(allow_pass=True, words="table")
    state = having(laid(CARDS, "------", options=options), 0, pink=pink("ざざだ"))
    assert isinstance(do(state, 0, ClaimPink(1, "two-voiced"))[1][0], Asked)
    assert isinstance(do(state, 0, ClaimPink(1, "small-letter"))[1][0], Declined)


def test_a_bot_completes_a_word_out_of_its_stock_and_then_is_done() -> None:
    """TC-18, TC-28: ま for ごま from its help stock, ご with ゛: two letters, in their order."""
    state = called({"voiced": 1, "aside": ("ま",), "light_blue": blue("")})
    bot = TensaiCleverBot(WORDS, vocabulary=0.0)
    moves = []
    while not isinstance(state.phase, Over):
        intent = bot.intend(GAME.view(state, 0), GAME.legal(state, 0), Chance(b"bot"))
        assert intent is not None
        moves.append(intent.move)
        state = do(state, 0, intent.move)[0]  # type: ignore[arg-type]
    assert moves[:2] == [WriteVoiced("ご", "light-blue"), WriteAside("ま", "light-blue")]
    assert state.phase.score.players[0].colours.light_blue == 3
    assert Done() in moves


def test_a_bot_counts_only_words_that_the_dictionary_has() -> None:
    """TC-19"""
    state, _ = settled({"pink": pink("ざざ"), "light_blue": blue("ざざ")})
    bot = TensaiCleverBot(WORDS, vocabulary=0.0)
    for _ in range(2):
        intent = bot.intend(GAME.view(state, 0), GAME.legal(state, 0), Chance(b"bot"))
        assert intent is not None
        state, events = do(state, 0, intent.move)  # type: ignore[arg-type]
        assert kinds(events)[0] == "discounted"
    assert isinstance(state.phase, Over)
