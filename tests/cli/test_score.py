"""``score`` and ``sheet``: finished games and sheets from files."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.validators.vectors import ROOT
from wordsvc.catalogue.sheets import schema

LUCKY = {"name": "あき", "completed": [1, 0, 0, 2], "stars": [3, 0, 1, 5], "crossed": 7, "moons": 2}
HOUSE = ROOT / "wordsvc/validators/tensai_clever/sheets/house.toml"


def saved(folder: Path, data: Any) -> str:
    file = folder / "game.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    return str(file)


def test_a_game_is_added_up_line_by_line(wordsvc: Run, tmp_path: Path) -> None:
    rival = LUCKY | {"name": "はる", "moons": 3}
    file = saved(tmp_path, {"players": [LUCKY, rival]})
    ended = wordsvc("score", "super-lucky-box", file)
    assert (ended.code, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[0] == "1. はる: 59 points"
    assert lines[1].split(maxsplit=1) == ["+15", "Round 1: 1 box completed, 15 points each."]
    assert lines[-1] == "Winner: はる"


def test_a_shared_win_is_said(wordsvc: Run, tmp_path: Path) -> None:
    file = saved(tmp_path, {"players": [LUCKY, LUCKY]})
    ended = wordsvc("score", "super-lucky-box", file, lang="ja_JP.UTF-8")
    assert ended.out.splitlines()[-2:] == [
        "勝者：あき、あき",
        "同点のため、勝者は複数です。",
    ]


def test_json_is_that_of_the_api(wordsvc: Run, tmp_path: Path) -> None:
    paper = {"name": "あ", "yellow": 1, "pink": 2, "light_blue": 3, "green": 4, "wilds": 0}
    ended = wordsvc("score", "tensai-clever", saved(tmp_path, {"players": [paper]}), "--json")
    result = json.loads(ended.out)
    assert result["winners"] == [0]
    assert result["players"][0]["total"] == 1 + 2 + 3 + 4 + 1 + 18


@pytest.mark.parametrize(
    ("game", "data", "said"),
    [
        ("super-lucky-box", {"players": [LUCKY | {"moons": -1}]}, "players.0.moons: A number"),
        ("barbarossa", {"players": [], "pegs": 13}, "at least one player"),
        ("barbarossa", {"players": []}, "“pegs” is missing"),
        ("tensai-clever", [], "an object"),
    ],
)
def test_a_game_that_cannot_be_is_refused(
    wordsvc: Run, tmp_path: Path, game: str, data: Any, said: str
) -> None:
    ended = wordsvc("score", game, saved(tmp_path, data))
    assert (ended.code, ended.out) == (2, "")
    assert said in ended.err


def test_text_that_is_no_json(wordsvc: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff{")
    assert wordsvc("score", "barbarossa", str(file)).code == 2
    assert wordsvc("score", "barbarossa", str(tmp_path / "none.json")).code == 2
    assert wordsvc("score", "chess", str(file)).code == 2


def test_a_good_sheet(wordsvc: Run) -> None:
    ended = wordsvc("sheet", "check", str(HOUSE))
    assert (ended.code, ended.err) == (0, "")
    assert ended.out.startswith("Valid sheet (tensai-clever, house, ")


def test_faults_of_a_sheet_have_line_and_key(wordsvc: Run, tmp_path: Path) -> None:
    text = HOUSE.read_text(encoding="utf-8")
    text = text.replace('bonus = "voiced"', 'bonus = "gift"', 1)
    text = text.replace("count = 12", 'count = "12"')
    file = tmp_path / "mine.toml"
    file.write_text("\ufeff" + text, encoding="utf-8")
    ended = wordsvc("sheet", "check", str(file))
    lines = ended.out.splitlines()
    first = text.splitlines().index('count = "12"') + 1
    assert ended.code == 1
    assert lines[0].startswith(f"{file}:{first}: rounds.count: ")
    assert "rounds.icons[1].bonus: " in lines[1]
    assert len(lines) == 2


def test_files_that_are_no_sheets(wordsvc: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b"\xff")
    assert wordsvc("sheet", "check", str(file)).code == 2
    assert wordsvc("sheet", "check", str(tmp_path / "none.toml")).code == 2
    file.write_text("a = \n", encoding="utf-8")
    broken = wordsvc("sheet", "check", str(file))
    assert (broken.code, broken.out.startswith(f"{file}:1: ")) == (1, True)


@pytest.mark.parametrize(
    "text",
    [
        "a = " + "[" * 100_000,
        "a = " + "{a=" * 100_000,
        "a = " + "9" * 5000,
        'game = "' + "x" * 20_000_000 + '"',
    ],
    ids=["lists in lists", "tables in tables", "a long number", "a long text"],
)
def test_sheets_out_of_all_bounds_have_a_fault(wordsvc: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text, encoding="utf-8")
    ended = wordsvc("sheet", "check", str(file))
    assert (ended.code, ended.err) == (1, "")
    assert ended.out.startswith(f"{file}:1: ")


def test_a_file_that_is_too_large_is_not_read(wordsvc: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(f"[{'[],' * 400_000}[]]")
    ended = wordsvc("score", "barbarossa", str(file))
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == f"wordsvc: {file} is too large; the limit is 1048576 bytes.\n"


@pytest.mark.parametrize("game", ["tensai-clever", "barbarossa", "super-lucky-box"])
def test_the_schema_is_printed(wordsvc: Run, game: str) -> None:
    assert json.loads(wordsvc("sheet", "schema", game).out) == schema(game)


def test_a_sheet_in_the_data_folder_can_be_named(
    wordsvc: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORDSVC_DATA", str(tmp_path))
    (tmp_path / "sheets").mkdir()
    text = HOUSE.read_text(encoding="utf-8")
    mine = text.replace('name = "house"', 'name = "mine"').replace("[1, 3, 6,", "[2, 4, 6,")
    (tmp_path / "sheets/mine.toml").write_text(mine, encoding="utf-8")
    assert "2 points" in wordsvc("check", "tensai-clever", "green", "あ", "--sheet", "mine").out
    (tmp_path / "sheets/other.toml").write_text(text.replace("count = 12", "count = 0"), "utf-8")
    ended = wordsvc("check", "tensai-clever", "green", "あ")
    assert (ended.code, "other.toml.rounds.count" in ended.err) == (2, True)
