"""The host's powers over HTTP."""

from __future__ import annotations

import msgspec
from flask import Response, request

from wordsvc.asking.localize import localize
from wordsvc.bootstrap.services import Services
from wordsvc.messages import Language
from wordsvc.tables import InviteChanged, TableDeleted, TableView, Terms
from wordsvc.tables.tokens import normalized_invite
from wordsvc.web.api.document.example_tables import GATHERED, INVITE, OPEN, PLAYED
from wordsvc.web.api.qr import qr_svg
from wordsvc.web.api.tables.parts import AUTHORIZED, PREFIX, TAG, Name, Seat
from wordsvc.web.background import wake_bots
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example

hosting = Api(PREFIX, tag=TAG)


class NewHost(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The seat that shall have the host's powers."""

    seat: Seat


class InviteShown(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The table's invitation, which the house itself does not know."""

    invite: Name


@hosting.post(
    "/tables/<table>/start",
    limited=True,
    problems=(409, 422, 503),
    example=Example(path={"table": GATHERED}, headers=AUTHORIZED),
)
def start_table(
    table: Name, services: Services, language: Language, token: str | None
) -> TableView:
    """Begin with those who sit (host)

    Free chairs go away. Refused if the game cannot be played by so many.
    """
    seen = services.tables.hosting.start(table, token)
    wake_bots(table)
    return localize(seen, language)


@hosting.post(
    "/tables/<table>/invite",
    limited=True,
    problems=(409, 503),
    example=Example(path={"table": OPEN}, headers=AUTHORIZED, drawn={"invite": INVITE}),
)
def change_invite(table: Name, services: Services, token: str | None) -> InviteChanged:
    """Get another invitation (host)

    The old one is void.
    """
    return services.tables.lobby.new_invite(table, token)


@hosting.post(
    "/tables/<table>/invite/qr",
    limited=True,
    media_type="image/svg+xml",
    problems=(403,),
    example=Example(path={"table": OPEN}, body={"invite": INVITE}),
)
def draw_invite(table: Name, body: InviteShown, services: Services) -> Response:
    """The invitation as a QR code

    It holds the address `/tables/<id>#<invite>`. What stands behind `#` is never sent to a server,
    so that it is in no log.
    """
    services.tables.lobby.check_invited(table, body.invite)
    drawn = qr_svg(f"{request.host_url}tables/{table}#{normalized_invite(body.invite)}")
    response = Response(drawn, content_type="image/svg+xml")
    response.headers["Cache-Control"] = "no-store"
    return response


@hosting.post(
    "/tables/<table>/host",
    limited=True,
    problems=(409,),
    example=Example(path={"table": PLAYED}, body={"seat": 1}, headers=AUTHORIZED),
)
def hand_over(
    table: Name, body: NewHost, services: Services, language: Language, token: str | None
) -> TableView:
    """Hand the host's powers to a player (host)

    That seat's token has them from now on; the host's own token opens nothing any more.
    """
    return localize(services.tables.hosting.hand_over(table, token, body.seat), language)


@hosting.post(
    "/tables/<table>/terms",
    limited=True,
    problems=(409,),
    example=Example(
        path={"table": PLAYED}, body={"spectators": True, "clock": 10}, headers=AUTHORIZED
    ),
)
def change_terms(
    table: Name, body: Terms, services: Services, language: Language, token: str | None
) -> TableView:
    """Lay down whether anybody may watch, and the clock (host)

    What is not named is off: no spectators, no clock.
    """
    return localize(services.tables.hosting.set_terms(table, token, body), language)


@hosting.post(
    "/tables/<table>/archive",
    limited=True,
    problems=(409, 503),
    example=Example(path={"table": PLAYED}, headers=AUTHORIZED),
)
def archive_table(
    table: Name, services: Services, language: Language, token: str | None
) -> TableView:
    """Put the table away, to be read only (host)"""
    return localize(services.tables.hosting.close(table, token), language)


@hosting.delete(
    "/tables/<table>",
    limited=True,
    problems=(503,),
    example=Example(path={"table": PLAYED}, headers=AUTHORIZED),
)
def delete_table(table: Name, services: Services, token: str | None) -> TableDeleted:
    """Delete the table with every name and move in it (host)

    It cannot be had again.
    """
    return services.tables.hosting.delete(table, token)
