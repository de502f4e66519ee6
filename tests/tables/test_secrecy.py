"""Neither what the table tells beside the game, nor what a program does, betrays what is hidden."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.contracts.inspection import INSPECTIONS
from tests.contracts.nonsense import NonsenseLexicon
from wordsvc.catalogue import ENGINES
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.games.core import Chance
from wordsvc.games.core.words import word_finder
from wordsvc.tables import MemoryLog, Table, Tables
from wordsvc.tables.autoplay import bot_intent
from wordsvc.tables.position import Command, Position, deal, decide
from wordsvc.tables.views import view_for

MOVES = 60


def table_of(game: str, seats: int) -> Table:
    log = MemoryLog()
    tables = Tables(log, NonsenseLexicon(), SheetLibrary())
    opened = tables.lobby.open(game, seats)
    for number in range(seats):
        tables.lobby.sit(opened.table, opened.invite, str(number))
    known = log.table(opened.table)
    assert known is not None
    return replace(known, secret=game.encode())


def positions(table: Table) -> list[Position]:
    """A game by programs that do anything."""
    lexicon = NonsenseLexicon()
    at = deal(table, lexicon)
    bot = at.game.random_bot(word_finder(lexicon))
    reached = [at]
    for number in range(MOVES):
        seats = [(number + seat) % table.seats for seat in range(table.seats)]
        thoughts = ((seat, bot_intent(table, at, seat, bot, 0)) for seat in seats)
        thought = next(((seat, one) for seat, one in thoughts if one is not None), None)
        if thought is None:
            break
        command = Command(thought[0], thought[1].move)
        at = decide(table, at, command, lexicon)
        reached.append(at)
    return reached


@pytest.mark.parametrize("game", ENGINES)
def test_what_is_hidden_changes_nothing_that_is_told_or_done(game: str) -> None:
    table = table_of(game, 3)
    engine = ENGINES[game]
    bot = engine.bot(NonsenseLexicon())
    reached = positions(table)
    assert len(reached) > 20
    for at in reached:
        for viewer in (0, 1, 2, None):
            chance = Chance(b"%d:%d" % (at.version, -1 if viewer is None else viewer))
            other = replace(at, state=INSPECTIONS[engine.id].resample(at.state, viewer, chance))
            assert view_for(table, other, viewer, 0) == view_for(table, at, viewer, 0)
            if viewer is not None:
                thought = bot_intent(table, at, viewer, bot, 0)
                assert bot_intent(table, other, viewer, bot, 0) == thought
