"""Shared tables over HTTP: open one, play, look, read the record."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from flask import Response
from msgspec import Meta

from wordsvc.asking.localize import localize
from wordsvc.bootstrap.services import Services
from wordsvc.catalogue import ENGINES
from wordsvc.messages import Language
from wordsvc.tables import Accepted, TableLog, TableOpened, TableView, Terms
from wordsvc.web.api.document.example_tables import INVITE, OPEN, PLAYED, TOKEN
from wordsvc.web.api.tables.parts import AUTHORIZED, PREFIX, TAG, Name, Seats, set_location
from wordsvc.web.api.tables.version_tag import set_version_tag
from wordsvc.web.background import notify_bots_of_move
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example
from wordsvc.web.http.request_fields import Version

tables = Api(PREFIX, tag=TAG)


def move_schemas() -> Iterator[dict[str, Any]]:
    """The form of every move of every game."""
    for name, game in ENGINES.items():
        for kind in game.move_types:
            _, parts = msgspec.json.schema_components([kind])
            yield parts[kind.__name__] | {"title": f"{name}: {kind.__struct_config__.tag}"}


Move = Annotated[dict[str, Any], Meta(extra_json_schema={"anyOf": list(move_schemas())})]


class TableWanted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``options`` is the name of a preset or ``{preset, option: value, …}``; ``sheet`` names the
    game's sheet, the house's if not given. ``terms``: whether anybody may watch, and the minutes of
    silence after which a player may be passed. Chance cannot be chosen.
    """

    game: Name
    seats: Seats
    options: str | dict[str, Any] | None = None
    sheet: Name | None = None
    terms: Terms = Terms()


class MoveQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``dry_run``: only say whether the move could be made."""

    dry_run: bool = False


class LogQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``after``: the version up to which everything is known."""

    after: Version = 0


@tables.post(
    "/tables",
    status=201,
    limited=True,
    problems=(422, 503),
    example=Example(
        body={"game": "word-basket", "seats": 3, "options": {"deals": 1}},
        drawn={"table": OPEN, "invite": INVITE, "host_token": TOKEN},
    ),
)
def open_table(body: TableWanted, services: Services, key: str | None) -> TableOpened:
    """Open a table

    Give `invite` to those who shall play. `host_token` watches the table and has the host's powers;
    both are shown this once. With an `Idempotency-Key` that nobody can guess (16 characters or
    more), the same request sent again gives the same table again; another request with it is
    refused with 422.
    """
    opened = services.tables.lobby.open(
        body.game, body.seats, body.options, body.sheet, body.terms, key
    )
    set_location(opened.table)
    return opened


@tables.get(
    "/tables/<table>",
    limited=True,
    problems=(503,),
    example=Example(path={"table": PLAYED}, headers=AUTHORIZED),
)
def look_at_table(
    table: Name, services: Services, language: Language, token: str | None
) -> TableView:
    """What does the table look like from here?

    `slots` say what may be done now: each is a move with holes. The version is the ETag, with more
    behind it where something beside the game has changed. Where the table's terms allow spectators,
    no token is needed.
    """
    seen = services.tables.play.look(table, token)
    set_version_tag(seen)
    return localize(seen, language)


@tables.post(
    "/tables/<table>/moves",
    limited=True,
    problems=(409, 422),
    example=Example(
        path={"table": PLAYED},
        body={"type": "throw", "card": "き", "word": "つみき", "onto": 1},
        headers=AUTHORIZED,
    ),
)
def make_move(
    table: Name,
    query: MoveQuery,
    body: Move,
    *,
    services: Services,
    language: Language,
    token: str | None,
    key: str | None,
) -> Accepted:
    """Make a move

    A move against the rules is refused with 422 and the rule's code; nothing has changed then.
    With `Idempotency-Key`, the same move sent again gets the first answer again.
    """
    if query.dry_run:
        return services.tables.play.try_out(table, token, body)
    accepted = services.tables.play.act(table, token, body, key)
    notify_bots_of_move(table)
    return localize(accepted, language)


@tables.get(
    "/tables/<table>/log",
    limited=True,
    problems=(409, 503),
    example=Example(path={"table": PLAYED}, query={"after": 0}, headers=AUTHORIZED),
)
def read_log(
    table: Name, query: LogQuery, services: Services, language: Language, token: str | None
) -> TableLog:
    """What happened at the table, line by line

    The lines of all accepted commands after a version, as the caller may know them. Codes and
    facts are the same in every language.
    """
    return services.tables.play.log(table, token, query.after, language)


@tables.get(
    "/tables/<table>/record",
    limited=True,
    media_type="text/plain",
    problems=(409, 503),
    example=Example(path={"table": PLAYED}, headers=AUTHORIZED),
)
def read_record(table: Name, services: Services, token: str | None) -> Response:
    """The game as text: as the caller saw it until it ends, whole afterwards"""
    text = services.tables.play.record(table, token)
    return Response(text, content_type="text/plain; charset=utf-8")
