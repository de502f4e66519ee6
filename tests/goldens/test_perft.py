"""How many ways are there to play the first moves? Counted move by move, compared with a table."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from tests.games.lexicons import WORDS
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Context, Hole, Is, Slot, State, Text, apply, start
from wordsvc.games.core.game import AnyGame

FILE = Path(__file__).with_name("perft.tsv")
WORD = "すいか"


def rows() -> list[dict[str, str]]:
    lines = [line for line in FILE.read_text("utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines, delimiter="\t"))


def context(version: int) -> Context:
    return Context.seeded(b"perft", version, WORDS)


def with_words(slot: Slot) -> Slot:
    """The slot where one word is said for every text, so that its ways can be counted."""
    said: dict[str, Hole] = {
        name: Is(None if hole.optional else WORD) if isinstance(hole, Text) else hole
        for name, hole in slot.holes.items()
    }
    return Slot(slot.type, said)


def perft(game: AnyGame, state: State, seats: int, version: int, depth: int) -> int:
    """Sequences of ``depth`` moves; every one of them has to be accepted."""
    if depth == 0:
        return 1
    count = 0
    for seat in range(seats):
        for slot in game.legal(state, seat):
            for way in with_words(slot).every():
                after, _ = apply(game, state, seat, game.codec.move(way), context(version))
                count += perft(game, after, seats, version + 1, depth - 1)
    return count


@pytest.mark.parametrize("row", rows(), ids=lambda row: "-".join(list(row.values())[:4]))
def test_the_first_moves_can_be_made_in_so_many_ways(row: dict[str, str]) -> None:
    game, seats = ENGINES[row["game"]], int(row["seats"])
    state, _ = start(game, seats, game.options(row["preset"]), context(1))
    assert perft(game, state, seats, 2, int(row["depth"])) == int(row["ways"])
