"""Do the annotated games still go as somebody has read them, with the rule at each step?"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.goldens.annotated import FOLDER, played
from wordsvc.catalogue import ENGINES

SEEDS = Path(__file__).parents[2] / "seeds"
LONGEST = 160
RULE = re.compile(r"\b(?:WB|TC|BB|LB)-\d{2}\b")
FILES = {game: FOLDER / f"{game}.txt" for game in ENGINES}


def lines_of(game: str) -> list[str]:
    return FILES[game].read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("game", ENGINES)
def test_the_moves_lead_to_exactly_these_lines(game: str) -> None:
    """After a change that is meant: ``python -m tests.goldens.annotated``, and read the diff."""
    lines = lines_of(game)
    assert list(played(lines)) == lines
    assert lines[-1].startswith("  end ")
    assert len(lines) <= LONGEST


@pytest.mark.parametrize("game", ENGINES)
def test_every_move_has_its_rule(game: str) -> None:
    """A rule of this game, which the digest has."""
    digest = (SEEDS / f"{game}.en.md").read_text(encoding="utf-8")
    known = set(re.findall(r"\*\*([A-Z]{2}-\d{2})\*\*", digest))
    before: list[str] = []
    moves = 0
    for line in lines_of(game):
        if line.startswith(";"):
            before.append(line)
            continue
        if line.startswith(("game ", "seat ")):
            cited = set(RULE.findall(" ".join(before)))
            assert cited, f"no rule stands before: {line}"
            assert cited <= known
            moves += 1
        before = []
    assert moves > 10


def test_there_is_one_for_every_game() -> None:
    assert set(FOLDER.glob("*.txt")) == set(FILES.values())
