"""``simulate`` plays games between programs and sums them up."""

from __future__ import annotations

import msgspec
import pytest

from tests.cli.conftest import Run


def test_games_are_summed_up_seat_by_seat(wordsvc: Run) -> None:
    ended = wordsvc("simulate", "super-lucky-box", "--games", "3", "--seats", "2")
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0].startswith("3 games: ")
    assert [line.split(":")[0] for line in lines[1:3]] == ["Seat 0", "Seat 1"]
    assert "Moves per game:" in lines


def test_people_in_japan_are_told_in_japanese(wordsvc: Run) -> None:
    ended = wordsvc("simulate", "super-lucky-box", "--games", "1", lang="ja_JP.UTF-8")
    assert ended.out.startswith("1回：")


def test_equal_seeds_give_equal_games_and_others_do_not(wordsvc: Run) -> None:
    asked = ("simulate", "super-lucky-box", "--games", "2", "--json")
    first, again, other = (wordsvc(*asked, "--seed", seed).out for seed in ("7", "7", "8"))
    assert first == again != other
    summary = msgspec.json.decode(first)
    assert summary["games"] == 2
    assert len(summary["scores"]) == 3


def test_words_come_from_the_dictionary_and_some_seats_may_play_at_random(wordsvc: Run) -> None:
    ended = wordsvc("simulate", "word-basket", "--games", "1", "--random", "2", "--json")
    summary = msgspec.json.decode(ended.out)
    assert ended.code == 0
    assert sum(summary["wins"]) + summary["unfinished"] == pytest.approx(1)


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["word-basket", "--seats", "1"], "This game is for 2 to 8 players (got 1)."),
        (["word-basket", "--preset", "chess"], "There is no preset chess."),
        (["chess"], "It must be word-basket"),
        (["word-basket", "--games", "0"], "Invalid value for --games."),
    ],
)
def test_what_cannot_be_played_is_told_in_one_line(
    wordsvc: Run, args: list[str], said: str
) -> None:
    ended = wordsvc("simulate", *args)
    assert ended.code == 2
    assert said in ended.err
    assert ended.err.count("\n") == 1
