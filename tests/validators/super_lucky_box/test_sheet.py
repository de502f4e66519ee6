"""The house deck keeps what is known of the published one, and faulty sheets are told why."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter

import pytest

from tests.validators.vectors import ROOT
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.super_lucky_box.box import Box
from wordsvc.validators.super_lucky_box.sheet import boxes, boxes_of_a_player, house, load

FILE = ROOT / "wordsvc/validators/super_lucky_box/sheets/house.toml"
TEXT = FILE.read_text(encoding="utf-8")
BANDS = [{1, 2, 3}, {4, 5, 6}, {7, 8, 9}]


def rows(box: Box) -> list[set[int]]:
    return [set(box.numbers[start : start + 3]) for start in (0, 3, 6)]


def test_the_first_line_says_that_it_is_house_data() -> None:
    assert TEXT.splitlines()[0].startswith("# House data")
    assert house().origin == "house"


def test_the_script_writes_the_committed_deck_again() -> None:
    written = subprocess.run(
        [sys.executable, ROOT / "scripts/lucky_box_faces.py"],
        check=True,
        capture_output=True,
        env={"PYTHONUTF8": "1"},
    )
    assert written.stdout.decode() == TEXT


def test_sixty_distinct_faces_of_six_different_digits() -> None:
    deck = boxes(house())
    assert len(set(deck)) == len(deck) == 60
    for box in deck:
        assert all(row in BANDS for row in rows(box))
        assert len(set(box.numbers)) == 6


def test_every_digit_stands_sixty_times_in_the_deck() -> None:
    counts = Counter(number for box in boxes(house()) for number in box.numbers)
    assert counts == dict.fromkeys(range(1, 10), 60)


def test_bonuses_are_shared_out_as_in_the_published_deck() -> None:
    bonuses = Counter(bonus for box in boxes(house()) for bonus in box.bonuses)
    kinds = Counter(bonus.kind for bonus in bonuses.elements())
    numbers = {bonus.value: bonuses[bonus] for bonus in bonuses if bonus.kind == "number"}
    assert numbers == dict.fromkeys(range(1, 10), 17)
    assert kinds["none"] == 8
    assert bonuses.total() == 360
    assert {bonus.value for bonus in bonuses if bonus.kind == "lightning"} == {1, 2}
    assert min(kinds[kind] for kind in ("any", "star", "lightning", "moon")) > 0


def test_a_player_has_six_boxes_in_a_game() -> None:
    assert boxes_of_a_player(house()) == 6


@pytest.mark.parametrize(
    ("old", "new", "pointer", "code"),
    [
        ('"super-lucky-box"', '"lucky"', "/game", "shape.choice"),
        ("most = 6", 'most = "6"', "/moons/most", "shape.type"),
        ("most = 6\n", "", "/moons", "shape.missing"),
        ("most = 6", "most = 6\nleast = 0", "/moons/least", "shape.unknown"),
        ("[15, 12, 10, 8]", "[15, 12, 10]", "/box_points", "shape.too-few"),
        ("turns = 9", "turns = 19", "/setup/turns", "luckybox.sheet.turns"),
        ("boxes_kept = 3", "boxes_kept = 6", "/setup/boxes_kept", "luckybox.sheet.kept"),
        ("321 789 879 |", "321 789 87 |", "/boxes/0", "luckybox.sheet.face"),
        (
            TEXT.split('"')[-2],
            "321 789 879 | L ? 3 | 5 4 4",
            "/boxes/59",
            "luckybox.sheet.face-twice",
        ),
    ],
)
def test_a_fault_is_named_at_its_place(old: str, new: str, pointer: str, code: str) -> None:
    assert TEXT.count(old) >= 1
    with pytest.raises(Faulty) as caught:
        load(TEXT.replace(old, new, 1))
    assert [(fault.pointer, fault.code) for fault in caught.value.faults] == [(pointer, code)]


def test_a_deck_that_cannot_be_dealt_is_refused() -> None:
    head, _, rest = TEXT.partition("boxes = [")
    some = "\n".join(rest.splitlines()[:10])
    tail = rest[rest.index("]\n") :]
    with pytest.raises(Faulty) as caught:
        load(f"{head}boxes = [{some}\n{tail}")
    assert [fault.code for fault in caught.value.faults] == ["luckybox.sheet.few-boxes"]
