"""Chairs over HTTP: sit down, get another token, get up, let a program sit."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from wordsvc.asking.localize import localize
from wordsvc.bootstrap.services import Services
from wordsvc.games.core.bots import Level
from wordsvc.messages import Language, sentence
from wordsvc.tables import Accepted, Seated, TableView
from wordsvc.web.api.document.example_tables import (
    INVITE,
    NEW_TOKEN,
    OPEN,
    OTHER_PLAYER,
    PLAYED,
    SLOW,
    TOKEN,
)
from wordsvc.web.api.tables.parts import AUTHORIZED, PREFIX, TAG, Name, Seat, set_location
from wordsvc.web.background import notify_bots_of_move, wake_bots
from wordsvc.web.http import seat_cookie
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example

seats = Api(PREFIX, tag=TAG)


class SeatWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The invitation to the table, and what the others shall call you. ``cookie``: keep the token
    in a cookie of this table alone, for pages, and do not show it.
    """

    invite: Name
    name: Name
    cookie: bool = False


class TokenWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``cookie``: keep the new token in a cookie of this table alone, and do not show it."""

    cookie: bool = False


class SeatTaken(msgspec.Struct, frozen=True):
    """A seat, counted from 0, and the token that proves it. It is shown this once, and not at all
    (null) where it went into a cookie.
    """

    seat: int
    token: str | None


class Removal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who sits there, so that nobody else is removed, and what becomes of the chair; of a bot, how
    well it plays."""

    name: Annotated[str, Meta(min_length=1, max_length=40)]
    then: Literal["free", "bot"] = "free"
    level: Level = "normal"


class BotQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How well the bot plays. Word Basket has three levels; elsewhere they are all one."""

    level: Level = "normal"


@seats.post(
    "/tables/<table>/seats",
    status=201,
    limited=True,
    problems=(403, 409, 422),
    example=Example(
        path={"table": OPEN},
        body={"invite": INVITE, "name": "あき"},
        drawn={"token": TOKEN},
    ),
)
def take_seat(table: Name, body: SeatWanted, services: Services, key: str | None) -> SeatTaken:
    """Sit down at a table

    The game begins when the last seat is taken. Keep the token: it is shown this once. With an
    `Idempotency-Key` that nobody can guess (16 characters or more), the same request sent again
    gives the same seat again; another request with it is refused with 422.
    """
    seated = services.tables.lobby.sit(table, body.invite, body.name, key)
    wake_bots(table)
    set_location(table)
    return _with_token(table, seated, cookie=body.cookie)


@seats.post(
    "/tables/<table>/seats/<seat>/token",
    limited=True,
    problems=(503,),
    example=Example(
        path={"table": PLAYED, "seat": "0"},
        body={"cookie": False},
        headers=AUTHORIZED,
        drawn={"token": NEW_TOKEN},
    ),
)
def change_token(
    table: Name,
    seat: Seat,
    body: TokenWanted,
    services: Services,
    token: str | None,
    key: str | None,
) -> SeatTaken:
    """Get another token for one's own seat

    The old one opens nothing any more. With `Idempotency-Key`, the old token sent again gives the
    same new one again.
    """
    seated = services.tables.lobby.new_token(table, token, seat, key)
    return _with_token(table, seated, cookie=body.cookie)


@seats.post(
    "/tables/<table>/seats/<seat>/bot",
    limited=True,
    problems=(409, 503),
    example=Example(path={"table": OPEN, "seat": "0"}, query={"level": "easy"}, headers=AUTHORIZED),
)
def seat_bot(
    table: Name,
    seat: Seat,
    query: BotQuery,
    services: Services,
    language: Language,
    token: str | None,
) -> TableView:
    """Let a program play on a free chair (host)

    If it was the last free chair before the game, the game begins. A program that sits there plays
    at that level from now on.
    """
    name = sentence("tables.bot-name", {}, language)
    seen = services.tables.hosting.seat_bot(table, token, seat, name, query.level)
    wake_bots(table)
    return localize(seen, language)


@seats.post(
    "/tables/<table>/seats/<seat>/remove",
    limited=True,
    problems=(409, 503),
    example=Example(
        path={"table": PLAYED, "seat": "1"}, body={"name": OTHER_PLAYER}, headers=AUTHORIZED
    ),
)
def remove_player(
    table: Name,
    seat: Seat,
    body: Removal,
    services: Services,
    language: Language,
    token: str | None,
) -> TableView:
    """Take somebody from a chair (host), or get up from one's own

    The chair is free for anybody with the invitation, who plays on from there if the game has
    begun; with `"then": "bot"` a program does. The token of whoever sat there is dead.
    """
    bot = sentence("tables.bot-name", {}, language)
    seen = services.tables.hosting.remove(
        table, token, seat, body.name, then=body.then, bot=bot, level=body.level
    )
    wake_bots(table)
    return localize(seen, language)


@seats.post(
    "/tables/<table>/seats/<seat>/pass",
    limited=True,
    problems=(409, 503),
    example=Example(path={"table": SLOW, "seat": "1"}, headers=AUTHORIZED),
)
def pass_player(
    table: Name, seat: Seat, services: Services, language: Language, token: str | None
) -> Accepted:
    """Pass a player who was silent for longer than the table's clock

    A program makes one sensible move for the seat. 409 with the seconds left where it is too soon.
    """
    accepted = services.tables.play.pass_seat(table, token, seat)
    notify_bots_of_move(table)
    return localize(accepted, language)


def _with_token(table: str, seated: Seated, *, cookie: bool) -> SeatTaken:
    if not cookie:
        return SeatTaken(seated.seat, seated.token)
    seat_cookie.set_token(table, seated.token)
    return SeatTaken(seated.seat, None)
