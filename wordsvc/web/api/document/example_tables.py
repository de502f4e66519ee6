"""The tables in the examples of the API document, in a log of their own."""

from __future__ import annotations

from functools import cache

import msgspec
from msgspec.structs import replace

from wordsvc.catalogue import ENGINES
from wordsvc.games.word_basket.events import DealBegan, Drew, Opened, TurnedUp, WordBasketEvent
from wordsvc.games.word_basket.options import WordBasketTableOptions
from wordsvc.tables import Chair, MemoryLog, Row, Table, Terms
from wordsvc.tables.consent import may_take_back
from wordsvc.tables.position import Command, deal, decide
from wordsvc.tables.tokens import hashed
from wordsvc.tables.views import awaited_slots
from wordsvc.validators.word_basket.cards import deck

PLAYED, OPEN, GATHERED, SLOW, WRITTEN = (
    "example234",
    "example567",
    "example789",
    "exampleabc",
    "exampledef",
)
INVITE, TOKEN, NEW_TOKEN = "abcd2345", "the-token-that-you-were-given", "the-token-from-now-on"
PLAYER, OTHER_PLAYER = "あき", "はる"


def example_clock() -> float:
    """Noon of New Year's Day of 2026 in Japan, in seconds since 1970: examples stand still."""
    return 1_767_236_400.0


def example_log() -> MemoryLog:
    """Word Basket in which つみき may be said, tables with free seats, one with a clock, and one
    where somebody has just written a letter; the token is that of seat 0, which hosts, or of the
    host where nobody sits."""
    log = MemoryLog()
    played = _table(PLAYED, "word-basket", Chair("person", OTHER_PLAYER, hashed("another")))
    log.add_table(played)
    log.add_table(
        replace(played, id=OPEN, chairs=(Chair(), Chair()), host_seat=None, host=hashed(TOKEN))
    )
    log.add_table(replace(played, id=GATHERED, chairs=(*played.chairs, Chair())))
    dealt = Row(1, None, None, None, msgspec.json.encode(_dealt()).decode(), "opening")
    log.append(PLAYED, dealt, stage="playing")
    for table, rows in (_slow(), _written()):
        log.add_table(table)
        for row in rows:
            log.append(table.id, row, stage="playing")
    return log


def _table(name: str, game: str, *others: Chair) -> Table:
    return Table(
        id=name,
        game=game,
        options=msgspec.json.encode(ENGINES[game].options()).decode(),
        secret=b"example",
        invite=hashed(INVITE),
        host="",
        chairs=(Chair("person", PLAYER, hashed(TOKEN)), *others),
        host_seat=0,
    )


@cache
def _slow() -> tuple[Table, tuple[Row, ...]]:
    """Everybody chooses boxes; the clock has run out since 1970."""
    other = Chair("person", OTHER_PLAYER, hashed("another"))
    table = replace(_table(SLOW, "super-lucky-box", other), terms=Terms(clock=10))
    return table, deal(table, None).rows


@cache
def _written() -> tuple[Table, tuple[Row, ...]]:
    """Whatever is offered first, until there is something to be taken back."""
    other = Chair("person", OTHER_PLAYER, hashed("another"))
    table = _table(WRITTEN, "tensai-clever", other)
    at = deal(table, None)
    while not may_take_back(table, at, 0):
        seat, slot = next((n, slots[0]) for n in (1, 0) if (slots := awaited_slots(at, n)))
        command = Command(seat, at.game.codec.move(slot.every()[0]))
        at = decide(table, at, command, None)
    return table, at.rows


def _dealt() -> tuple[WordBasketEvent, ...]:
    cards = tuple(card.name for card, count in deck() for _ in range(count))
    return (
        Opened(2, WordBasketTableOptions(), cards, ""),
        DealBegan(1),
        Drew(0, ("き", "ら", "や行", "5", "ね")),
        Drew(1, ("あ", "そ", "む", "7+", "わ")),
        TurnedUp("つ"),
    )
