"""Which table do the examples of the API document show? One that nobody else can see."""

from __future__ import annotations

import msgspec

from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.events import BasketEvent, DealBegan, Drew, Opened, TurnedUp
from wordsvc.games.word_basket.options import TableOptions
from wordsvc.tables import Chair, MemoryLog, Row, Table
from wordsvc.tables.tokens import hashed
from wordsvc.validators.word_basket.cards import deck

PLAYED, OPEN = "example234", "example567"
INVITE, TOKEN = "abcd2345", "the-token-that-you-were-given"


def example_log() -> MemoryLog:
    """A game of Word Basket in which つみき may be said, and a table with a free seat."""
    log = MemoryLog()
    options = msgspec.json.encode(TableOptions()).decode()
    played = Table(
        id=PLAYED,
        game=GAME.id,
        options=options,
        secret=b"example",
        invite=hashed(INVITE),
        host="",
        chairs=(Chair("person", "あき", hashed(TOKEN)), Chair("person", "はる", hashed("another"))),
    )
    log.add_table(played)
    log.add_table(msgspec.structs.replace(played, id=OPEN, chairs=(Chair(), Chair())))
    log.append(PLAYED, Row(1, None, None, None, msgspec.json.encode(_dealt()).decode(), "opening"))
    return log


def _dealt() -> tuple[BasketEvent, ...]:
    cards = tuple(card.name for card, count in deck() for _ in range(count))
    return (
        Opened(2, TableOptions(), cards, ""),
        DealBegan(1),
        Drew(0, ("き", "ら", "や行", "5", "ね")),
        Drew(1, ("あ", "そ", "む", "7+", "わ")),
        TurnedUp("つ"),
    )
