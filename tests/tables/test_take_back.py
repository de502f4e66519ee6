"""When may a move be taken back, and who has to agree?"""

from __future__ import annotations

import pytest

from tests.tables.club import Club, writing
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Refused
from wordsvc.games.core.audit import audit
from wordsvc.games.core.record import record_of
from wordsvc.tables import NotStarted, TakeBackQuestion


def refusal(club: Club, seat: int) -> str:
    with pytest.raises(Refused) as refused:
        club.tables.take_back.ask(club.id, club.tokens[seat])
    assert not club.look(seat).may_take_back
    return refused.value.code


def test_a_move_is_taken_back_when_the_others_agree() -> None:
    club = writing()
    after = club.view(0)
    version = club.look(0).version
    asked = club.tables.take_back.ask(club.id, club.tokens[0])
    assert asked.question == TakeBackQuestion(version + 1, 0, (), (1,))
    assert club.view(0) == after
    back = club.tables.take_back.agree(club.id, club.tokens[1], version + 1)
    assert (back.version, back.question, back.stage) == (version + 2, None, "playing")
    assert club.view(0) != after
    assert "write" in {slot.type for slot in club.look(0).slots}


def test_what_was_taken_back_is_no_part_of_the_record() -> None:
    club = writing()
    before = club.tables.play.record(club.id, club.tokens[0])
    question = club.tables.take_back.ask(club.id, club.tokens[0]).version
    club.tables.take_back.agree(club.id, club.tokens[1], question)
    text = club.tables.play.record(club.id, club.tokens[0])
    assert before.startswith(text)
    assert before.removeprefix(text).startswith("#")
    club.play(1, "write")
    replayed = record_of(club.tables.play.record(club.id, club.tokens[1]), ENGINES)
    assert [entry.version for entry in replayed.entries] == list(
        range(1, len(replayed.entries) + 1)
    )


def test_a_game_with_moves_taken_back_replays_to_its_end() -> None:
    club = Club("tensai-clever", 1).sit("あや")
    taken = 0
    while (seen := club.look(0)).winners is None:
        if seen.may_take_back and taken < 5:
            taken += 1
            club.tables.take_back.ask(club.id, club.tokens[0])
            continue
        done = [kind for kind in ("done", "choose", "write") if kind in _kinds(club)]
        club.play(0, *done[:1])
    record = record_of(club.tables.play.record(club.id, club.tokens[0]), ENGINES)
    game = ENGINES["tensai-clever"]
    assert taken == 5
    assert game.outcome(audit(game, record)) == record.end
    assert len(record.entries) == seen.version - 2 * taken


def _kinds(club: Club) -> set[str]:
    return {slot.type for slot in club.look(0).slots}


def test_a_key_of_a_move_that_was_taken_back_still_gives_its_answer() -> None:
    club = writing()
    row = club.log.rows(club.id)[-1]
    question = club.tables.take_back.ask(club.id, club.tokens[0]).version
    club.tables.take_back.agree(club.id, club.tokens[1], question)
    assert row.move is not None
    move = club.move(0, "write")
    first = club.act(0, move, "k")
    question = club.tables.take_back.ask(club.id, club.tokens[0]).version
    club.tables.take_back.agree(club.id, club.tokens[1], question)
    assert club.act(0, move, "k") == first


def test_a_question_is_asked_once_and_ends_with_the_next_move() -> None:
    club = writing()
    asked = club.tables.take_back.ask(club.id, club.tokens[0])
    assert club.tables.take_back.ask(club.id, club.tokens[0]) == asked
    club.play(1, "write")
    assert club.look(0).question is None
    with pytest.raises(Refused) as refused:
        club.tables.take_back.agree(club.id, club.tokens[1], asked.version)
    assert refused.value.code == "tables.back-unasked"


def test_what_was_declined_is_not_asked_again() -> None:
    club = writing()
    asked = club.tables.take_back.ask(club.id, club.tokens[0])
    assert club.tables.take_back.decline(club.id, club.tokens[1], asked.version).question is None
    assert refusal(club, 0) == "tables.back-declined"


def test_the_one_who_asks_may_think_better_of_it() -> None:
    club = writing()
    asked = club.tables.take_back.ask(club.id, club.tokens[0])
    club.tables.take_back.decline(club.id, club.tokens[0], asked.version)
    assert club.look(0).may_take_back


def test_nobody_agrees_for_somebody_else_or_to_oneself() -> None:
    club = Club("tensai-clever", 3).sit("あや", "けん", "ゆう")
    while "write" not in {slot.type for slot in club.look(0).slots}:
        oya = next(seat for seat in (0, 1, 2) if club.look(seat).slots)
        club.act(oya, {"type": "choose", "want": True})
    club.play(0, "write")
    question = club.tables.take_back.ask(club.id, club.tokens[0]).version
    for seat in (0, 1, 1):
        club.tables.take_back.agree(club.id, club.tokens[seat], question)
    assert club.look(0).question == TakeBackQuestion(question, 0, (1,), (2,))
    assert club.tables.take_back.agree(club.id, club.tokens[2], question).question is None


def test_programs_agree_and_so_does_an_empty_chair() -> None:
    club = writing()
    club.tables.hosting.remove(club.id, club.host, 1, "けん", then="bot", bot="ボット")
    seen = club.tables.take_back.ask(club.id, club.tokens[0])
    assert (seen.question, seen.may_take_back) == (None, False)
    assert club.log.rows(club.id)[-1].kind == "back"


def test_when_the_last_who_was_asked_has_left_asking_again_does_it() -> None:
    club = writing()
    club.tables.take_back.ask(club.id, club.tokens[0])
    club.tables.hosting.remove(club.id, club.host, 1, "けん")
    club.tables.take_back.ask(club.id, club.tokens[0])
    assert club.log.rows(club.id)[-1].kind == "back"


def test_only_ones_own_very_last_move() -> None:
    club = writing()
    assert refusal(club, 1) == "tables.back-last"
    club.play(1, "write")
    assert refusal(club, 0) == "tables.back-last"


def test_what_chance_has_answered_stands() -> None:
    """The oya's word brings the next card."""
    club = Club("tensai-clever").sit("あや", "けん")
    oya = next(seat for seat in (0, 1) if club.look(seat).slots)
    club.play(oya, "choose")
    assert refusal(club, oya) == "tables.back-news"


def test_what_others_may_not_see_stands() -> None:
    """The boxes that were not kept are face down."""
    club = Club().sit("あや", "けん")
    club.play(0, "keep")
    assert refusal(club, 0) == "tables.back-news"


def test_before_anything_was_played_there_is_nothing_to_take_back() -> None:
    club = Club("tensai-clever").sit("あや", "けん")
    assert refusal(club, 0) == "tables.back-last"
    waiting = Club().sit("あや")
    with pytest.raises(NotStarted):
        waiting.tables.take_back.ask(waiting.id, waiting.tokens[0])


@pytest.mark.parametrize("game", ["word-basket", "barbarossa"])
def test_the_race_and_the_secrets_know_no_way_back(game: str) -> None:
    club = Club(game, 3).sit("あや", "けん", "ゆう")
    assert refusal(club, 0) == "tables.back-game"


def test_a_game_that_is_over_stays_over() -> None:
    club = Club("tensai-clever", 1).sit("あや")
    while club.look(0).winners is None:
        done = [kind for kind in ("done", "choose", "write") if kind in _kinds(club)]
        club.play(0, *done[:1])
    assert refusal(club, 0) == "play.over"
