"""A process that plays at many tables until it is killed, and writes down what it was promised."""

from __future__ import annotations

import os
import random
from contextlib import suppress
from itertools import count
from pathlib import Path

import msgspec

from tests.games.lexicons import WORDS
from tests.tables.club import first_way
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.games.core import Refused
from wordsvc.store.opening import open_database
from wordsvc.store.sql_log import SqlLog
from wordsvc.tables import Busy, Tables

GAME = "super-lucky-box"
SEATS = 2


class Chair(msgspec.Struct, frozen=True):
    """Where one may play, and what proves it."""

    table: str
    seat: int
    token: str


class Line(msgspec.Struct, frozen=True):
    """A move that is asked for with this key, or, with a version, that was accepted."""

    table: str
    seat: int
    key: str
    move: dict[str, object]
    version: int | None = None


def house(url: str) -> Tables:
    return Tables(SqlLog(open_database(url)), WORDS, SheetLibrary())


def chairs_at(tables: Tables, number: int) -> list[Chair]:
    """So many new tables at which everybody sits."""
    chairs = []
    for _ in range(number):
        opened = tables.lobby.open(GAME, SEATS)
        sitting = [tables.lobby.sit(opened.table, opened.invite, f"p{n}") for n in range(SEATS)]
        chairs += [Chair(opened.table, one.seat, one.token) for one in sitting]
    return chairs


def lines_of(file: Path) -> list[Line]:
    """What was written; the last line may have been cut off."""
    if not file.exists():
        return []
    whole = file.read_bytes().rpartition(b"\n")[0]
    return [msgspec.json.decode(line, type=Line) for line in whole.splitlines()]


def play(url: str, chairs: list[Chair], seed: int, file: Path, before: Path | None) -> None:
    """Ask again what the killed one before was not answered, then play on anywhere."""
    tables = house(url)
    chance = random.Random(seed)
    tokens = {(chair.table, chair.seat): chair.token for chair in chairs}
    out = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def tell(line: Line) -> None:
        os.write(out, msgspec.json.encode(line) + b"\n")

    def act(line: Line) -> None:
        tell(line)
        with suppress(Refused, Busy):  # somebody else was there first
            token = tokens[line.table, line.seat]
            accepted = tables.play.act(line.table, token, line.move, line.key)
            tell(msgspec.structs.replace(line, version=accepted.version))

    if before is not None and (asked := lines_of(before)) and asked[-1].version is None:
        act(asked[-1])
    for number in count():
        chair = chance.choice(chairs)
        if slots := tables.play.look(chair.table, chair.token).slots:
            move = first_way(slots[0])
            act(Line(chair.table, chair.seat, f"{file.name}-{number}", move))
