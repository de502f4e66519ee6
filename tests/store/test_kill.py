"""Processes are killed at random while they play: what they were promised is kept, once."""

from __future__ import annotations

import os
import random
from collections import Counter
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from threading import Event

from tests.store.logs import EVERY_DATABASE
from tests.store.players import Line, chairs_at, house, lines_of, play
from wordsvc.catalogue import ENGINES
from wordsvc.games.core.audit import audit
from wordsvc.games.core.record import record_of
from wordsvc.store.records import export_record
from wordsvc.tables import Row, Table

MOVES = max(1000, int(os.environ.get("WORDSVC_TEST_GAMES", "0")))
TABLES = MOVES // 25
PLAYERS = 4
MOVES_A_KILL = 40
LOOK_AGAIN = 0.02


class Crowd:
    """Players in processes of their own; one that is killed gets a successor."""

    def __init__(self, url: str, folder: Path) -> None:
        self.folder = folder
        self.url = url
        self.chairs = chairs_at(house(url), TABLES)
        self.files: list[Path] = []
        self._context = get_context("forkserver")
        self._context.set_forkserver_preload(["tests.store.players"])
        self._playing: list[tuple[ForkServerProcess, Path]] = []
        for _ in range(PLAYERS):
            self.join(None)

    def join(self, before: Path | None) -> None:
        number = len(self.files)
        file = self.folder / f"player-{number}"
        process = self._context.Process(
            target=play, args=(self.url, self.chairs, number, file, before), daemon=True
        )
        process.start()
        self.files.append(file)
        self._playing.append((process, file))

    def kill(self, number: int) -> Path:
        process, file = self._playing.pop(number)
        process.kill()
        process.join()
        return file

    def promised(self) -> list[Line]:
        return [line for file in self.files for line in lines_of(file) if line.version is not None]

    def wait(self, moves: int) -> None:
        """Until so many were promised."""
        pause = Event()
        while len(self.promised()) < moves:
            assert all(process.is_alive() for process, _ in self._playing)
            pause.wait(LOOK_AGAIN)

    def leave(self) -> None:
        while self._playing:
            self.kill(0)


@EVERY_DATABASE
def test_no_promised_move_is_lost_and_none_is_doubled(database_url: str, tmp_path: Path) -> None:
    chance = random.Random(10)
    crowd = Crowd(database_url, tmp_path)
    try:
        for moves in range(MOVES_A_KILL, MOVES + 1, MOVES_A_KILL):
            crowd.wait(moves)
            crowd.join(crowd.kill(chance.randrange(PLAYERS)))
    finally:
        crowd.leave()

    log = house(database_url).log
    kept = {table.id: (table, log.rows(table.id)) for table in log.listed()}
    assert len(kept) == TABLES
    for line in crowd.promised():
        assert line.version is not None
        row = kept[line.table][1][line.version - 1]
        assert row.key is not None
        key = row.key.partition(":")[2]
        assert (row.version, row.seat, key) == (line.version, line.seat, line.key)
    for table, rows in kept.values():
        check(table, rows)


def check(table: Table, rows: tuple[Row, ...]) -> None:
    """No gap, no command twice, and a game that obeys its laws from the first row to the last."""
    assert [row.version for row in rows] == list(range(1, table.head + 1))
    keys = Counter((row.seat, row.key) for row in rows if row.key is not None)
    assert set(keys.values()) <= {1}
    game = ENGINES[table.game]
    state = audit(game, record_of(export_record(table, rows), ENGINES))
    assert table.stage == ("playing" if game.outcome(state) is None else "ended")
