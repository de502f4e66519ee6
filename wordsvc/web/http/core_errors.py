"""Errors of the core as problems: their status, and their place in the question."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

import msgspec

from wordsvc.decoding.faults import Faulty
from wordsvc.games.core.refused import Refused
from wordsvc.kana.refusal import NotKana
from wordsvc.tables import errors as tables
from wordsvc.validators.unread import Unreadable
from wordsvc.web.http.problem import Problem

Status = tuple[int, dict[str, str]]
"""A status, and headers that belong to it."""

_TABLE_STATUSES: dict[type[tables.TableError], Status] = {
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


@contextmanager
def as_problems() -> Iterator[dict[str, Any]]:
    """Whatever the core has against a question leaves as a Problem.

    The dictionary is for what was asked, by the names of the view's parameters.
    """
    arguments: dict[str, Any] = {}
    try:
        yield arguments
    except NotKana as refusal:
        raise unreadable(refusal, arguments) from None
    except Faulty as refusal:
        raise invalid(refusal) from None
    except Refused as refusal:
        raise Problem(422, refusal.code, refusal.facts) from None


def table_problem(error: tables.TableError) -> Problem:
    """Why somebody is turned away from a table, and when to come again."""
    status, headers = _table_status(type(error))
    if "seconds" in error.facts:
        headers = headers | {"Retry-After": str(error.facts["seconds"])}
    return Problem(status, error.code, error.facts, headers)


def invalid(faulty: Faulty) -> Problem:
    """A question with faults, all of them listed."""
    return Problem(400, "api.invalid", {"count": len(faulty.faults), "errors": faulty.faults})


def unreadable(refusal: NotKana, arguments: Mapping[str, Any]) -> Problem:
    """Text that is no kana, with its place in what was asked: path, query or body by name.

    Several such texts are listed; code and facts are those of the first. Where nobody told the
    place and one text is both word and reading, the reading is at fault: a word may be in kanji.
    """
    facts = {"position": refusal.position + 1, "reason": refusal.reason} | refusal.facts
    if isinstance(refusal, Unreadable) and len(refusal.faults) > 1:
        facts["errors"] = refusal.faults
    known = refusal.faults[0].pointer if isinstance(refusal, Unreadable) else None
    for name, part in arguments.items():
        inside = "" if name in ("query", "body") else f"/{name}"
        pointers = list(_pointers(refusal.text, msgspec.to_builtins(part), inside))
        if pointers:
            readings = (pointer for pointer in pointers if pointer.endswith("/reading"))
            facts["pointer"] = known if known in pointers else next(readings, pointers[0])
            break
    return Problem(400, refusal.code, facts)


def _pointers(text: str, data: object, at: str) -> Iterator[str]:
    """Where a text stands in plain data."""
    if data == text:
        yield at
    elif isinstance(data, dict):
        for name, item in data.items():
            yield from _pointers(text, item, f"{at}/{name}")
    elif isinstance(data, list | tuple):
        for index, item in enumerate(data):
            yield from _pointers(text, item, f"{at}/{index}")


def _table_status(kind: type[tables.TableError]) -> Status:
    """Its own, or else that of its nearest ancestor."""
    return next(_TABLE_STATUSES[one] for one in kind.__mro__ if one in _TABLE_STATUSES)
