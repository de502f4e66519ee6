"""Bad words, doubtful words and who says so (WB-07, WB-08, WB-10 … WB-17, WB-20)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from msgspec.structs import replace

from tests.games.word_basket.table import challenge, do, kinds, refusal, slots, table, throw
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import Deliberating, Withdrawn
from wordsvc.games.word_basket.moves import Challenge, NextDeal, Throw, Vote
from wordsvc.games.word_basket.state import Deliberation, GoneOut, Playing, WordBasketState

THREE = ("い ゆ え", "ほ と", "り ぬ")


def doubtful(**options: Any) -> WordBasketState:
    """A word that is in no dictionary has been said."""
    state, _ = throw(table(*THREE, **options), 0, "い", "きなこもい")
    return state


def test_a_bad_word_goes_back_with_one_card_more_and_the_field_is_as_before() -> None:
    """WB-07, WB-A23."""
    before = table(*THREE, field="ち")
    state, _ = throw(before, 0, "い", "ちきゅう")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert Counter(state.hands[0]) - Counter(before.hands[0]) != Counter()
    assert len(state.hands[0]) == 4
    assert (state.field, state.bowl, state.phase) == (before.field, before.bowl, Playing())
    assert len(state.pile) == len(before.pile) - 1
    assert slots(state, 1) == slots(before, 1)


def test_a_word_that_nobody_objects_to_stands_as_soon_as_the_next_one_is_said() -> None:
    """WB-08, C133: then it is too late, and the next word may be challenged, not that one."""
    state, _ = throw(table(*THREE, field="ち"), 0, "い", "ちきゅう")
    looked = state.throws
    state, _ = throw(state, 1, "ほ", "いっぽ")
    assert refusal(state, 2, Challenge(looked)) == "basket.late"
    assert state.field == "ほ"
    assert len(state.hands[0]) == 2


def test_a_stored_word_with_a_stray_character_is_judged_by_its_reading() -> None:
    """It was let pass once; now nobody can throw it, and an objection to it is still ruled on."""
    state, _ = throw(table(*THREE, field="ち"), 0, "い", "ちきゅう")
    assert state.word is not None
    stored = replace(state, words=(replace(state.word, word="地球。"),))
    assert kinds(challenge(stored, 1)[1]) == kinds(challenge(state, 1)[1])


def test_before_any_word_there_is_nothing_to_challenge() -> None:
    assert refusal(table(*THREE), 1, Challenge(7)) == "basket.nothing-to-challenge"


def test_nobody_challenges_an_own_word() -> None:
    state, _ = throw(table(*THREE, field="ち"), 0, "い", "ちきゅう")
    assert refusal(state, 0, Challenge(state.throws)) == "basket.own-word"
    assert "challenge" not in slots(state, 0)
    assert "challenge" in slots(state, 1)


def test_a_good_word_stands_and_is_challenged_only_once() -> None:
    state, _ = throw(table(*THREE, field="す"), 0, "い", "スキー")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "stood"]
    assert refusal(state, 2, Challenge(state.throws)) == "basket.nothing-to-challenge"
    assert [len(hand) for hand in state.hands] == [2, 2, 2]


@pytest.mark.parametrize(
    ("field", "card", "word", "code"),
    [
        ("と", "う", "とうきょう", "word.proper"),
        ("い", "も", "いも", "basket.short"),
        ("す", "き", "スキー", "basket.tail"),
        ("ら", "い", "スキー", "basket.head"),
        ("い", "や", "イングリッシュ", "basket.tail"),
        ("み", "か", "みかん", "basket.ends-n"),
        ("か", "5", "かとりせんこう", "basket.length"),
        ("5", "6", "てんかいず", "basket.number-on-number"),
    ],
)
def test_every_rule_about_words_is_a_reason(field: str, card: str, word: str, code: str) -> None:
    """WB-10, WB-11, WB-12, WB-13, WB-17, WB-24, WB-27."""
    state, _ = throw(table(f"{card} ゆ え", "ほ と", field=field), 0, card, word)
    _, events = challenge(state, 1)
    (withdrawn,) = (event for event in events if isinstance(event, Withdrawn))
    assert code in [found.code for found in withdrawn.findings]


def test_voicing_is_no_reason() -> None:
    """WB-14: ゆたんぽ, ボート, どたんば, はなぢ follow one another."""
    state = table("ほ と は ち い", "え", field="ゆ", referee="auto")
    for card, word in [("ほ", "ゆたんぽ"), ("と", "ボート"), ("は", "どたんば"), ("ち", "はなぢ")]:
        state, events = throw(state, 0, card, word)
        assert kinds(events)[1] == "stood", word


def test_the_last_word_needs_four_letters() -> None:
    """WB-20, WB-T11: スキー is too short to go out with, ゆたんぽ is not."""
    state, _ = throw(table("い", "え", field="す"), 0, "い", "スキー")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "withdrawn", "drew"]
    assert len(state.hands[0]) == 2
    assert state.phase == Playing()
    state, _ = throw(table("ほ", "え", field="ゆ"), 0, "ほ", "ゆたんぽ")
    state, events = challenge(state, 1)
    assert kinds(events) == ["challenged", "stood"]
    assert state.phase == GoneOut(0)


def test_a_word_in_n_is_bad_even_to_go_out_with() -> None:
    """WB-17, WB-T09: under a wild the field is then a dead end until somebody objects."""
    state, _ = throw(table("5", "え", field="き"), 0, "5", "きつねどん")
    assert state.field == "ん"
    state, events = challenge(state, 1)
    assert "withdrawn" in kinds(events)
    assert state.field == "き"


def test_everybody_is_asked_about_a_doubtful_word() -> None:
    """WB-15."""
    state, events = challenge(doubtful(), 2)
    assert kinds(events) == ["challenged", "deliberating"]
    assert isinstance(events[1], Deliberating)
    assert events[1].findings[0].code == "word.unknown"
    assert state.phase == Deliberation((None, None, None), 8)
    assert [slots(state, seat) for seat in range(3)] == [["vote"]] * 3


@pytest.mark.parametrize(
    ("votes", "ends"),
    [
        ([True, True], "stood"),
        ([False, True, True], "stood"),
        ([False, False], "withdrawn"),
        ([True, False, False], "withdrawn"),
    ],
)
def test_a_doubtful_word_stands_if_more_than_half_accept_it(votes: list[bool], ends: str) -> None:
    """WB-15: it ends as soon as the result is certain."""
    state, _ = challenge(doubtful(), 1)
    for seat, accept in enumerate(votes):
        assert isinstance(state.phase, Deliberation)
        state, events = do(state, seat, Vote(accept))
    assert kinds(events)[:2] == ["voted", ends]
    assert state.phase == Playing()
    assert len(state.hands[0]) == (2 if ends == "stood" else 4)


def test_of_two_players_both_must_accept() -> None:
    state, _ = throw(table("い ゆ", "え と"), 0, "い", "きなこもい")
    state, _ = challenge(state, 1)
    state, _ = do(state, 0, Vote(accept=True))
    state, events = do(state, 1, Vote(accept=False))
    assert kinds(events) == ["voted", "withdrawn", "drew"]


def test_while_the_table_deliberates_nothing_else_is_done() -> None:
    state, _ = challenge(doubtful(), 1)
    assert refusal(state, 1, Throw("ほ", "いっぽ", state.throws)) == "wrong-phase"
    assert refusal(state, 1, Challenge(state.throws)) == "wrong-phase"
    assert refusal(state, 1, NextDeal()) == "wrong-phase"
    state, _ = do(state, 1, Vote(accept=True))
    assert refusal(state, 1, Vote(accept=True)) == "basket.voted"
    assert slots(state, 1) == []


def test_nobody_votes_where_nothing_is_asked() -> None:
    assert refusal(table(*THREE), 0, Vote(accept=True)) == "wrong-phase"


@pytest.mark.parametrize(
    ("ask", "ends"), [("player", "stood"), ("dictionary", "withdrawn"), ("vote", "deliberating")]
)
def test_a_table_option_says_who_rules_on_a_doubtful_word(ask: str, ends: str) -> None:
    _, events = challenge(doubtful(ask=ask), 1)
    assert kinds(events)[1] == ends


@pytest.mark.parametrize(
    ("word", "ends"),
    [("きんぎょ", "stood"), ("きなこもよ", "deliberating"), ("きなこもち", "withdrawn")],
)
def test_the_program_may_rule_at_once(word: str, ends: str) -> None:
    """``referee = "auto"``: good, doubtful and bad words without anybody's objection."""
    state = table("よ ゆ え", "ほ と", referee="auto")
    state, events = throw(state, 0, "よ", word)
    assert kinds(events)[:2] == ["thrown", ends]
    assert refusal(state, 1, Challenge(state.throws)) != ""


def test_the_program_rules_on_the_word_one_goes_out_with() -> None:
    state = table("ほ", "え", field="ゆ", referee="auto")
    state, events = throw(state, 0, "ほ", "ゆたんぽ")
    assert kinds(events) == ["thrown", "went_out", "stood"]
    assert state.phase == GoneOut(0)
    state = table("よ", "え", referee="auto")
    state, events = throw(state, 0, "よ", "きなこもよ")
    assert kinds(events) == ["thrown", "went_out", "deliberating"]
    state, _ = do(state, 0, Vote(accept=True))
    state, _ = do(state, 1, Vote(accept=True))
    assert state.phase == GoneOut(0)


def test_a_withdrawn_last_word_lets_the_game_go_on() -> None:
    """WB-A22."""
    state, _ = throw(table("い", "え", field="ら"), 0, "い", "スキー", reach=True)
    assert state.phase == GoneOut(0)
    state, _ = challenge(state, 1)
    assert state.phase == Playing()
    assert len(state.hands[0]) == 2
    assert GAME.outcome(state) is None
