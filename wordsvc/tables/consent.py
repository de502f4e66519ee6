"""Whether the last move may be taken back, and who has agreed to it."""

from __future__ import annotations

from itertools import takewhile

from msgspec.structs import replace

from wordsvc.games.core import Event, Refused
from wordsvc.games.core.game import AnyGame
from wordsvc.tables.log import Row, Table
from wordsvc.tables.position import GAME_ROWS, Position
from wordsvc.tables.replies import TakeBackQuestion


def question_of(table: Table, at: Position) -> TakeBackQuestion | None:
    """What is being asked at the table now. A further move ends the question."""
    asked: TakeBackQuestion | None = None
    for row in _since_the_last_move(at):
        match row.kind:
            case "ask" if row.seat is not None:
                asked = TakeBackQuestion(row.version, row.seat, (), ())
            case "agree" if asked is not None and row.seat is not None:
                asked = replace(asked, agreed=(*asked.agreed, row.seat))
            case _:
                asked = None
    if asked is None:
        return None
    return replace(asked, missing=still_to_agree(table, asked.seat, asked.agreed))


def still_to_agree(table: Table, asker: int, agreed: tuple[int, ...] = ()) -> tuple[int, ...]:
    """The other persons who have not agreed. Bots always do."""
    return tuple(
        seat
        for seat, chair in enumerate(table.chairs)
        if chair.kind == "person" and seat != asker and seat not in agreed
    )


def asked_at(at: Position, question: TakeBackQuestion) -> int:
    """When the question was asked, in seconds since 1970."""
    return at.rows[question.question - 1].at


def check_take_back(table: Table, at: Position, seat: int) -> int:
    """The version to which the seat's last move would be taken back. Raises Refused.

    Only the very last move of all, so that nobody has answered it, and only one that told nobody
    anything: no chance was drawn, and all saw the same of it.
    """
    if not at.game.takes_back:
        raise Refused("tables.back-game")
    if at.game.outcome(at.state) is not None:
        raise Refused("play.over")
    last = at.counted[-1]
    if last.seat != seat or last.by != "":
        raise Refused("tables.back-last")
    if any(row.kind == "decline" and row.seat != seat for row in _since_the_last_move(at)):
        raise Refused("tables.back-declined")
    if not all(_is_plain(at.game, event, table.seats) for event in at.entries[-1].events):
        raise Refused("tables.back-news")
    return last.version - 1


def may_take_back(table: Table, at: Position, seat: int) -> bool:
    """Whether the seat may ask now."""
    try:
        check_take_back(table, at, seat)
    except Refused:
        return False
    return True


def _is_plain(game: AnyGame, event: Event, seats: int) -> bool:
    """Whether nothing in the event came by chance or was hidden from anybody."""
    viewers = (*range(seats), None)
    return not event.news and all(game.redact(event, one) == event for one in viewers)


def _since_the_last_move(at: Position) -> tuple[Row, ...]:
    about = takewhile(lambda row: row.kind not in (*GAME_ROWS, "back"), reversed(at.rows))
    return tuple(reversed(tuple(about)))
