"""Every game can be played over a table by whoever fills the slots that it offers."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.contracts.nonsense import NonsenseLexicon, say
from wordsvc.catalogue import ENGINES
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.games.core import Chance
from wordsvc.games.core.audit import audit
from wordsvc.games.core.bots import fill
from wordsvc.games.core.record import record_of
from wordsvc.tables import MemoryLog, Tables

MOVES = 120


@pytest.mark.parametrize("game", ENGINES)
def test_a_game_goes_on_over_a_table(game: str) -> None:
    tables = Tables(MemoryLog(), NonsenseLexicon(), SheetLibrary())
    seats = max(2, ENGINES[game].seats[0])
    opened = tables.lobby.open(game, seats)
    tokens = [
        tables.lobby.sit(opened.table, opened.invite, str(number)).token for number in range(seats)
    ]
    chance = Chance(game.encode())
    for number in range(MOVES):
        looks = [(token, tables.play.look(opened.table, token)) for token in tokens]
        if looks[0][1].winners is not None:
            break
        able = {seen.seat for _, seen in looks if seen.slots}
        waiting = looks[0][1].waiting
        assert set(waiting) <= able
        assert waiting or game == "word-basket", "a table must not stand still for ever"
        token, seen = chance.one([one for one in looks if one[1].slots])
        move: dict[str, Any] = fill(chance.one(seen.slots), chance, say)
        move = msgspec.json.decode(msgspec.json.encode(move))
        accepted = tables.play.act(opened.table, token, move, f"key {number}")
        assert accepted.version == number + 2
    text = tables.play.record(opened.table, tokens[0])
    assert text.count("\n  opened ") == 1
    assert (
        len(record_of(text, ENGINES).entries) == tables.play.look(opened.table, tokens[0]).version
    )


@pytest.mark.parametrize(("game", "seats"), [("tensai-clever", 1), ("barbarossa", 3)])
def test_a_record_is_whole_when_the_game_has_ended(game: str, seats: int) -> None:
    """Played to the end by what the table offers; then the record replays, papers and all."""
    tables = Tables(MemoryLog(), NonsenseLexicon(), SheetLibrary())
    options = {"goal": 2} if game == "barbarossa" else {"allow_pass": True}
    opened = tables.lobby.open(game, seats, options)
    tokens = [
        tables.lobby.sit(opened.table, opened.invite, str(number)).token for number in range(seats)
    ]
    chance = Chance(game.encode())
    while (seen := tables.play.look(opened.table, tokens[0])).winners is None:
        looks = [(token, tables.play.look(opened.table, token)) for token in tokens]
        token, seen = chance.one([one for one in looks if one[1].slots])
        done = [slot for slot in seen.slots if slot.type == "done"]
        tables.play.act(opened.table, token, fill(chance.one(done or seen.slots), chance, say))
    stored = record_of(tables.play.record(opened.table, tokens[0]), ENGINES)
    assert stored.end is not None
    assert stored.end.winners == seen.winners
    assert ENGINES[game].outcome(audit(ENGINES[game], stored)) == stored.end


@pytest.mark.parametrize("game", ENGINES)
def test_what_a_game_waits_for_are_moves_of_it(game: str) -> None:
    engine = ENGINES[game]
    assert engine.urgent
    assert engine.urgent <= {kind.__struct_config__.tag for kind in engine.move_types}
