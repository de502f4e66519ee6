"""When a word counts, and who says so (TC-19, TC-25 … TC-30)."""

from __future__ import annotations

import pytest

from tests.games.tensai_clever.table import (
    THEMES,
    blue,
    do,
    having,
    kinds,
    laid,
    offered,
    pink,
    refusal,
    ways,
)
from wordsvc.games.core import OneOf
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.events import Asked, Claimed, Declined, TensaiCleverEvent
from wordsvc.games.tensai_clever.moves import ClaimLightBlue, ClaimPink, Done, Vote, Write
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import TensaiCleverState
from wordsvc.kana import NotKana

CARDS = "が か ざ さ だ た"


def written(row: str = "", *words: str, **options: object) -> TensaiCleverState:
    """Seat 1 has this first pink row and these light-blue words; both seats may write."""
    state = laid(CARDS, "------", options=TensaiCleverOptions(allow_pass=True, **options))  # type: ignore[arg-type]
    return having(state, 1, pink=pink(row), light_blue=blue(*words))


def claim(state: TensaiCleverState, theme: str, meant: str | None = None) -> TensaiCleverEvent:
    """What comes of a claim on the first row."""
    _, events = do(state, 1, ClaimPink(1, theme, meant))
    (event,) = events
    return event


def codes(event: TensaiCleverEvent) -> list[str]:
    assert isinstance(event, Declined)
    return [finding.code for finding in event.findings]


def test_a_voiced_word_that_meets_a_theme_scores_three_a_letter_and_its_theme() -> None:
    """TC-25, TC-26, TC-T11: six letters, and two of them voiced, for the theme of 4 points."""
    state = written("がでんござ")
    event = claim(state, "two-voiced")
    assert event == Claimed(1, "pink-1", "がでんござ", "two-voiced", 3 * 5 + 4, "ask")
    state, _ = do(state, 1, ClaimPink(1, "two-voiced"))
    assert GAME.view(state, 0).points[1].pink == 19


def test_a_claimed_row_is_closed() -> None:
    """TC-25 (ruling): nothing more is written there, and nothing more claimed."""
    state, _ = do(written("がでんござ"), 1, ClaimPink(1, "two-voiced"))
    assert refusal(state, 1, Write(1, "が", "pink-1")) == "no-square"
    assert refusal(state, 1, ClaimPink(1, "can-be-eaten")) == "no-word"
    assert "claim_pink" not in offered(state, 1)


def test_a_theme_pays_in_several_rows() -> None:
    """TC-A18: theme cards are not used up."""
    state = having(written(), 1, pink=pink("がざ", "だば"))
    for row in (1, 2):
        state, events = do(state, 1, ClaimPink(row, "two-voiced"))
        assert kinds(events) == ["claimed"]
    assert GAME.view(state, 0).points[1].pink == 20


def test_without_a_voiced_letter_there_is_no_word_to_claim() -> None:
    """TC-25, TC-A24, TC-T12: ゜ alone is not enough; ー cannot begin a word."""
    for row in ("さかな", "ぱぴ", "ーが", ""):
        assert refusal(written(row), 1, ClaimPink(1, "can-be-eaten")) == "no-word"
        assert "claim_pink" not in offered(written(row), 1)


def test_a_word_that_does_not_meet_its_theme_scores_nothing() -> None:
    """TC-25, TC-27: where a machine can tell; the letters stand as before."""
    state = written("ごま")
    event = claim(state, "two-voiced")
    assert codes(event) == ["tensai.no-theme"]
    state, _ = do(state, 1, ClaimPink(1, "two-voiced"))
    assert GAME.view(state, 0).points[1].pink == 0
    assert kinds(do(state, 1, Write(1, "が", "pink-1"))[1]) == ["wrote"]


def test_a_theme_of_meaning_is_met_when_the_writer_says_so() -> None:
    """TC-25, TC-A04."""
    assert isinstance(claim(written("がむ"), "can-be-eaten"), Claimed)


def test_a_theme_that_does_not_lie_open_cannot_be_claimed() -> None:
    """TC-27."""
    assert refusal(written("ごま"), 1, ClaimPink(1, "ends-in-n")) == "tensai.unknown-theme"
    (slot,) = [slot for slot in GAME.legal(written("ごま"), 1) if slot.type == "claim_pink"]
    assert slot.holes["theme"] == OneOf(THEMES)


def test_letters_that_were_never_claimed_score_nothing() -> None:
    """TC-27."""
    assert GAME.view(written("がでんござ"), 0).points[1].pink == 0


def test_the_writer_rules_on_words() -> None:
    """TC-19: whatever the dictionary thinks of ざざ, it counts; what it says is told."""
    event = claim(written("ざざ"), "two-voiced")
    assert isinstance(event, Claimed)
    assert event.answer == "ask"


def test_the_dictionary_rules_if_the_table_wants_it() -> None:
    """TC-19: it refuses what it doubts."""
    assert isinstance(claim(written("ざざ", words="dictionary"), "two-voiced"), Declined)
    assert isinstance(claim(written("がむ", words="dictionary"), "can-be-eaten"), Claimed)
    assert isinstance(claim(written("ながさき", words="dictionary"), "can-be-eaten"), Declined)


def test_cards_have_no_small_letters_so_the_writer_says_what_is_meant() -> None:
    """がつこう is taken for がっこう, and the theme is met by what is meant."""
    assert claim(written("がつこう"), "small-letter") == Claimed(
        1, "pink-1", "がっこう", "small-letter", 16, "yes"
    )
    assert codes(claim(written("ぎやざ"), "small-letter")) == ["word.unknown", "tensai.no-theme"]
    assert isinstance(claim(written("ぎやざ"), "small-letter", "ぎゃざ"), Claimed)
    assert refusal(written("ごま"), 1, ClaimPink(1, "can-be-eaten", "ごみ")) == "other-word"
    with pytest.raises(NotKana):
        claim(written("ごま"), "can-be-eaten", "胡麻")


def asked(seats: int, row: str = "ざざ", theme: str = "two-voiced") -> TensaiCleverState:
    options = TensaiCleverOptions(words="table", allow_pass=True)
    state = having(laid(CARDS, "------", seats=seats, options=options), 0, pink=pink(row, "ごま"))
    return do(state, 0, ClaimPink(1, theme))[0]


def test_the_table_is_asked_about_a_doubtful_word() -> None:
    """TC-19: the others vote; more than half of all must accept, the writer being one."""
    state = asked(4)
    assert state.papers[0].claim is not None
    assert [offered(state, seat) >= {"vote"} for seat in range(4)] == [False, True, True, True]
    assert refusal(state, 0, Vote(0, True)) == "no-vote"
    state, events = do(state, 1, Vote(0, True))
    assert kinds(events) == ["voted"]
    assert refusal(state, 1, Vote(0, False)) == "no-vote"
    _, events = do(state, 3, Vote(0, True))
    assert events[1:] == (Claimed(0, "pink-1", "ざざ", "two-voiced", 10, "ask"),)


@pytest.mark.parametrize(("seats", "against"), [(2, [1]), (3, [1, 2]), (4, [2, 3])])
def test_half_of_the_table_refuses_a_word(seats: int, against: list[int]) -> None:
    """TC-19."""
    state = asked(seats)
    for seat in against:
        assert state.papers[0].claim is not None
        state, events = do(state, seat, Vote(0, False))
    assert kinds(events) == ["voted", "declined"]
    assert state.papers[0].claim is None
    assert state.papers[0].pink[0].theme is None


def test_the_table_rules_on_themes_that_no_machine_can_check() -> None:
    """TC-19, TC-A04: がむ is a word, but is it something to eat?"""
    state = asked(3, "がむ", "can-be-eaten")
    assert state.papers[0].claim is not None


def test_alone_at_a_table_the_writer_rules() -> None:
    assert asked(1).papers[0].claim is None
    assert asked(1).papers[0].pink[0].theme == "two-voiced"


def test_while_the_table_is_asked_the_row_waits_and_the_round_too() -> None:
    state = asked(2)
    assert refusal(state, 0, ClaimPink(2, "can-be-eaten")) == "no-word"
    assert "pink-1" not in {
        way["place"] for way in ways(having(state, 0, voiced=1), 0, "write_voiced")
    }
    state, _ = do(state, 0, Done())
    state, events = do(state, 1, Done())
    assert kinds(events) == ["finished"]
    _, events = do(state, 1, Vote(0, True))
    assert kinds(events)[:3] == ["voted", "claimed", "round_began"]


def test_light_blue_words_count_from_the_top_as_far_as_they_are_words() -> None:
    """TC-28, TC-30: the value beside the last, not added up."""
    state = written("", "ごま", "たまご", "かぎああ", "おべんとう")
    for letters in (2, 3, 5):
        state, events = do(state, 1, ClaimLightBlue(letters))
        assert isinstance(events[0], Claimed)
    assert GAME.view(state, 0).points[1].light_blue == 8
    state, _ = do(state, 1, ClaimLightBlue(4))
    assert GAME.view(state, 0).points[1].light_blue == 24
    assert refusal(state, 1, ClaimLightBlue(4)) == "no-word"


def test_only_a_full_place_with_a_voiced_letter_can_be_claimed() -> None:
    """TC-28, TC-T14."""
    assert refusal(written("", "ごま", "たま"), 1, ClaimLightBlue(3)) == "no-word"
    assert refusal(written("", "うめ"), 1, ClaimLightBlue(2)) == "no-word"
    assert refusal(written("", "ごま"), 1, ClaimLightBlue(9)) == "no-word"
    assert isinstance(do(written("", "ごま"), 1, ClaimLightBlue(2))[1][0], Claimed)


def test_a_light_blue_word_can_be_ruled_on_by_the_dictionary_and_by_the_table() -> None:
    """TC-19."""
    strict = written("", "ざざ", words="dictionary")
    assert isinstance(do(strict, 1, ClaimLightBlue(2))[1][0], Declined)
    asking = written("", "ざざ", words="table")
    state, events = do(asking, 1, ClaimLightBlue(2))
    assert isinstance(events[0], Asked)
    state, _ = do(state, 0, Vote(1, False))
    assert GAME.view(state, 0).points[1].light_blue == 0


def test_claims_are_made_at_any_time() -> None:
    """TC-25: also when one is done with the cards of the round."""
    state = written("がでんござ")
    done, _ = do(state, 1, Done())
    assert kinds(do(done, 1, ClaimPink(1, "two-voiced"))[1]) == ["claimed"]
    waiting = having(state, 1, instants=1)
    assert refusal(waiting, 1, ClaimPink(1, "two-voiced")) == "instant-first"


def test_the_slot_of_a_row_names_every_theme_and_the_word_that_is_meant() -> None:
    (slot,) = [slot for slot in GAME.legal(written("ごま"), 1) if slot.type == "claim_pink"]
    assert set(slot.holes) == {"row", "theme", "meant"}
    assert slot.accepts(ClaimPink(1, THEMES[3]))
    assert slot.accepts(ClaimPink(1, THEMES[0], "ごま"))
