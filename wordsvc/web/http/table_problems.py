"""The HTTP status of each reason why somebody is turned away from a table."""

from __future__ import annotations

from wordsvc.tables import errors as tables
from wordsvc.web.http.problem import Problem

Reply = tuple[int, dict[str, str]]
"""A status, and headers that belong to it."""

_TURNED_AWAY: dict[type[tables.TableError], Reply] = {
    tables.NoToken: (401, {"WWW-Authenticate": "Bearer"}),
    tables.WrongToken: (403, {}),
    tables.NotHost: (403, {}),
    tables.NotYourSeat: (403, {}),
    tables.WrongInvite: (403, {}),
    tables.NoSuchTable: (404, {}),
    tables.NoSuchSeat: (404, {}),
    tables.TableFull: (409, {}),
    tables.NotStarted: (409, {"Retry-After": "2"}),
    tables.GameFinished: (409, {}),
    tables.Archived: (409, {}),
    tables.OnlyBots: (409, {}),
    tables.SeatEmpty: (409, {}),
    tables.WrongPlayer: (409, {}),
    tables.SeatOccupied: (409, {}),
    tables.HostMustHandOver: (409, {}),
    tables.NoClock: (409, {}),
    tables.NotAwaited: (409, {}),
    tables.TooSoon: (409, {}),
    tables.Busy: (409, {"Retry-After": "1"}),
    tables.StoreUnavailable: (503, {"Retry-After": "5"}),
    tables.KeyReused: (422, {}),
}


def problem_of(error: tables.TableError) -> Problem:
    """Why somebody is turned away from a table, and when to come again."""
    status, headers = _reply_to(type(error))
    if "seconds" in error.facts:
        headers = headers | {"Retry-After": str(error.facts["seconds"])}
    return Problem(status, error.code, error.facts, headers)


def _reply_to(kind: type[tables.TableError]) -> Reply:
    """Its own, or else that of its nearest ancestor."""
    return next(_TURNED_AWAY[one] for one in kind.__mro__ if one in _TURNED_AWAY)
