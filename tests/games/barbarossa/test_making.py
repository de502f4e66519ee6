"""Setting up, subjects and papers (BB-01 … BB-10)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.barbarossa.table import (
    context,
    do,
    kinds,
    laid,
    offered,
    opened,
    play,
    refusal,
    works_offered,
)
from wordsvc.decoding.faults import Faulty
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.events import SubjectDeclined, SubjectWritten, TurnBegan
from wordsvc.games.barbarossa.moves import BarbarossaMove, Curse, Finish, Roll, WriteSubject
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.core import Refused, start
from wordsvc.kana import NotKana
from wordsvc.validators.barbarossa.sheet import house

DENWA = WriteSubject(1, "でんわ", "電話")
CD = WriteSubject(2, "しーでー", "CD", "赤い円盤")


def test_everybody_has_gems_stones_and_a_pawn_on_the_question_mark() -> None:
    """BB-01, BB-03, BB-04, BB-05: on tile 1, at the start, 12 gems, 3 curse stones."""
    seen = GAME.view(opened(), None)
    for player in seen.players:
        assert (player.tile, player.score, player.gems, player.stones) == (1, 0, 12, 3)
    assert seen.ring == ("question", "gem", "dragon", "dwarf", "gem", "dragon")


@pytest.mark.parametrize(
    ("seats", "works", "pegs"), [(3, 9, 13), (4, 8, 13), (5, 10, 17), (6, 12, 17)]
)
def test_works_and_pegs_follow_the_number_of_players(seats: int, works: int, pegs: int) -> None:
    """BB-02, BB-06, BB-T13: one peg on every row; the pegs always can run out."""
    state = opened(seats)
    assert len(state.works) == works
    assert state.rows == tuple(range(1, pegs + 1))
    assert 2 * works >= pegs
    assert {work.maker for work in state.works} == set(range(seats))


@pytest.mark.parametrize("seats", [2, 7])
def test_three_to_six_play(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        start(GAME, seats, BarbarossaOptions(), context())
    assert refused.value.code == "play.seats"


def test_every_work_has_a_subject_that_only_its_maker_sees() -> None:
    """BB-07, BB-08: with its reading; what is said beside it is for all."""
    state, events = do(opened(), 0, DENWA)
    assert events == (SubjectWritten(0, 1, "1", "でんわ", "電話"),)
    assert GAME.redact(events[0], 0) == events[0]
    for viewer in (1, None):
        assert GAME.redact(events[0], viewer) == SubjectWritten(0, 1, "1", "?", None)
        seen = GAME.view(state, viewer).works[0]
        assert (seen.paper, seen.reading, seen.written) == (True, None, None)
    assert GAME.view(state, 0).works[0].reading == "でんわ"


def test_a_name_tag_is_for_everybody() -> None:
    state, _ = do(opened(), 0, CD)
    assert GAME.view(state, 3).works[1].tag == "赤い円盤"


@pytest.mark.parametrize(("reading", "written"), [("めいよ", "名誉"), ("ゆうき", "勇気")])
def test_an_abstract_subject_is_sent_back_to_its_maker_alone(reading: str, written: str) -> None:
    """BB-07, BB-T05: nobody else hears what it was, nor that it was."""
    state, (event,) = do(opened(), 0, WriteSubject(1, reading, written))
    assert isinstance(event, SubjectDeclined)
    assert [finding.code for finding in event.findings] == ["barbarossa.abstract-listed"]
    assert [GAME.redact(event, viewer) for viewer in (0, 1, None)] == [event, None, None]
    assert state == opened()


@pytest.mark.parametrize(
    ("subjects", "reading", "accepted"),
    [
        ("advice", "せつめい", True),
        ("advice", "ながさき", False),
        ("dictionary", "せつめい", False),
        ("dictionary", "でんわ", True),
        ("maker", "ながさき", True),
        ("maker", "ぬるぽ", True),
    ],
)
def test_who_rules_on_subjects_is_an_option(subjects: str, reading: str, accepted: bool) -> None:
    """BB-07: what the dictionary only doubts is the maker's to answer for."""
    options = BarbarossaOptions(subjects=subjects)  # type: ignore[arg-type]
    _, (event,) = do(opened(options=options), 0, WriteSubject(1, reading))
    assert isinstance(event, SubjectWritten) == accepted


@pytest.mark.parametrize("reading", ["電話", "denwa", "でん わ"])
def test_a_reading_is_written_in_kana(reading: str) -> None:
    """BB-08."""
    with pytest.raises(NotKana):
        do(opened(), 0, WriteSubject(1, reading))


def test_every_letter_of_a_reading_can_be_asked_for() -> None:
    """BB-08, BB-15: one sign may stand for several letters (㌖), so the letters are counted."""
    assert refusal(opened(), 0, WriteSubject(1, "㌖" * 11)) == "reading-long"
    state, _ = do(opened(), 0, WriteSubject(1, "㌖" * 10))
    assert len(state.subject(1).reading) == 60


def test_the_maker_chooses_among_readings_and_keeps_to_it() -> None:
    """BB-09: CD may be しーでー; once it is written it stays."""
    state, (event,) = do(opened(), 0, CD)
    assert isinstance(event, SubjectWritten)
    assert event.reading == "しーでー"
    assert refusal(state, 0, replace(CD, reading="しーでぃー")) == "not-to-write"
    assert works_offered(state, 0, "write_subject") == {1}


def test_nobody_writes_for_another() -> None:
    assert refusal(opened(), 1, DENWA) == "not-to-write"
    assert refusal(opened(), 0, WriteSubject(99, "でんわ")) == "not-to-write"


def test_who_finishes_first_begins_and_play_goes_clockwise() -> None:
    """BB-10: when everybody has finished."""
    papers = [WriteSubject(work, "でんわ") for work in range(1, 9)]
    written: list[tuple[int, BarbarossaMove]] = [
        (index // 2, paper) for index, paper in enumerate(papers)
    ]
    state = opened()
    assert refusal(state, 2, Finish()) == "unwritten"
    state = play(state, *written)
    assert offered(state, 2) == {"finish"}
    state = play(state, (2, Finish()), (0, Finish()), (3, Finish()))
    assert refusal(state, 2, Finish()) == "finished"
    assert offered(state, 2) == set()
    state, events = do(state, 1, Finish())
    assert events[-1] == TurnBegan(2)
    assert offered(state, 2) == {"roll", "spend"}
    assert "roll" not in offered(state, 0)


def test_before_the_first_turn_nobody_moves_or_interrupts() -> None:
    state = opened()
    assert refusal(state, 0, Roll()) == "play.wrong-phase"
    assert refusal(state, 0, Curse()) == "play.wrong-phase"


def test_a_subject_cannot_be_written_later() -> None:
    assert refusal(laid(), 0, DENWA) == "play.wrong-phase"


def test_a_table_of_gains_keeps_to_the_rows_that_the_rules_tell() -> None:
    """BB-28: and has a row for every peg."""
    with pytest.raises(Faulty) as faulty:
        GAME.options({"table": [-2, -1, *[0] * 11]})
    assert [fault.pointer for fault in faulty.value.faults] == ["/table/1"]
    thirteen = GAME.options({"table": [-2, -2, *[0] * 11]})
    assert kinds(GAME.setup(4, thirteen, context())) == ["opened"]
    with pytest.raises(Refused) as refused:
        GAME.setup(5, thirteen, context())
    assert refused.value.code == "barbarossa.table-rows"


def test_a_sheet_that_does_not_hold_together_is_no_option() -> None:
    sheet = msgspec.to_builtins(house())
    sheet["setup"]["gems"] = 14
    with pytest.raises(Faulty) as faulty:
        GAME.options({"sheet": sheet})
    assert [fault.pointer for fault in faulty.value.faults] == ["/sheet/setup/gems"]
