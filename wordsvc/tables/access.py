"""Access by token: whose it is, and what it allows."""

from __future__ import annotations

from wordsvc.games.core import Viewer
from wordsvc.tables import tokens
from wordsvc.tables.errors import NoSeat, NoSuchSeat, NotHost, NoToken, WrongToken
from wordsvc.tables.log import Chair, Table


def viewer_of(table: Table, token: str | None) -> Viewer:
    """The seat that the token proves; None for the host's own token, and for a spectator.

    Raises NoToken where nobody may watch without one, and WrongToken.
    """
    if token is None:
        if table.terms.spectators:
            return None
        raise NoToken
    for seat, chair in enumerate(table.chairs):
        if tokens.matches(token, chair.token):
            return seat
    if tokens.matches(token, table.host):
        return None
    raise WrongToken


def required_viewer(table: Table, token: str | None) -> Viewer:
    """The same for somebody who wants to change something: nobody does without a token."""
    if token is None:
        raise NoToken
    return viewer_of(table, token)


def seat_of(table: Table, token: str | None) -> int:
    """The seat that the token proves. Raises NoToken, WrongToken, NoSeat."""
    seat = required_viewer(table, token)
    if seat is None:
        raise NoSeat
    return seat


def is_host(table: Table, token: str | None) -> bool:
    """Whether the token has the host's powers."""
    if token is None:
        return False
    if table.host_seat is not None:
        return tokens.matches(token, table.chairs[table.host_seat].token)
    return tokens.matches(token, table.host)


def host_of(table: Table, token: str | None) -> Viewer:
    """What somebody with the host's powers sees. Raises NoToken, WrongToken, NotHost."""
    viewer = required_viewer(table, token)
    if not is_host(table, token):
        raise NotHost
    return viewer


def chair_at(table: Table, seat: int) -> Chair:
    """The chair of that number. Raises NoSuchSeat."""
    if not 0 <= seat < table.seats:
        raise NoSuchSeat(seat=seat, seats=table.seats)
    return table.chairs[seat]
