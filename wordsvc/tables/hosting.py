"""The powers of a table's host."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Literal

from msgspec.structs import replace

from wordsvc.games.core import Viewer
from wordsvc.games.core.bots import Level
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.access import chair_at, host_of, is_host, required_viewer, viewer_of
from wordsvc.tables.errors import (
    Archived,
    GameFinished,
    HostMustHandOver,
    NotHost,
    OnlyBots,
    SeatEmpty,
    SeatOccupied,
    WrongPlayer,
    WrongToken,
)
from wordsvc.tables.lobby import with_chair
from wordsvc.tables.log import Chair, Table, Terms
from wordsvc.tables.names import unique_name
from wordsvc.tables.position import deal
from wordsvc.tables.replies import TableDeleted, TableView
from wordsvc.tables.repository import Repository
from wordsvc.tables.views import view_for

After = Literal["free", "bot"]
"""What becomes of a chair whose player is removed."""


class Hosting:
    """What the host does, and whoever gets up.

    Everything raises NoSuchTable, NoToken, WrongToken and NotHost, and Archived where it changes
    something.

    Done twice, each is as if done once: what is asked for and is so already is no fault.
    """

    def __init__(self, tables: Repository, lexicon: Lexicon) -> None:
        self._tables = tables
        self._lexicon = lexicon

    def start(self, table: str, token: str | None) -> TableView:
        """Begin with those who sit; free chairs go away. Raises Refused if so few cannot play, and
        OnlyBots."""

        def gather(known: Table) -> Table:
            if known.stage != "waiting" or not known.free:
                return known
            _check_persons(replace(known, chairs=_taken(known)))
            begun = replace(known, chairs=_taken(known), host_seat=_moved(known))
            deal(begun, self._lexicon)
            return begun

        return self._hosted(table, token, gather)

    def seat_bot(
        self, table: str, token: str | None, seat: int, name: str, level: Level = "normal"
    ) -> TableView:
        """Let a bot of that level play on a free chair; one that sits there plays so from now on.

        Raises NoSuchSeat, SeatOccupied, OnlyBots, GameFinished.
        """

        def fill(known: Table) -> Table:
            chair = chair_at(known, seat)
            if chair.kind == "bot":
                same = chair.level == level
                return known if same else with_chair(known, seat, replace(chair, level=level))
            if chair.kind == "person":
                raise SeatOccupied(seat=seat, name=chair.name)
            return _with_bot(known, seat, name, level)

        return self._hosted(table, token, fill, playing=True)

    def remove(
        self,
        table: str,
        token: str | None,
        seat: int,
        name: str,
        *,
        then: After = "free",
        bot: str = "",
        level: Level = "normal",
    ) -> TableView:
        """Take the one of that name from a chair: it is free for anybody with the invitation, or a
        bot called ``bot`` plays on. Players may also go by themselves.

        Raises NoSuchSeat, WrongPlayer, HostMustHandOver, OnlyBots, GameFinished.
        """
        required_viewer(self._tables.table(table), token)

        def clear(known: Table) -> Table:
            if not is_host(known, token) and required_viewer(known, token) != seat:
                raise NotHost
            chair = chair_at(known, seat)
            if chair.kind == then:
                return known
            if chair.name != name:
                raise WrongPlayer(seat=seat, name=chair.name or None)
            if known.host_seat == seat:
                raise HostMustHandOver
            freed = with_chair(known, seat, Chair())
            return freed if then == "free" else _with_bot(freed, seat, bot, level)

        changed = self._tables.changed(table, lambda known: clear(_checked(known, playing=True)))
        return self._seen(changed, token)

    def hand_over(self, table: str, token: str | None, seat: int) -> TableView:
        """Give the host's powers to whoever sits there. The host's own token is dead then. Raises
        NoSuchSeat, SeatEmpty."""

        def give(known: Table) -> Table:
            if chair_at(known, seat).kind != "person":
                raise SeatEmpty(seat=seat)
            return known if known.host_seat == seat else replace(known, host="", host_seat=seat)

        return self._hosted(table, token, give)

    def set_terms(self, table: str, token: str | None, terms: Terms) -> TableView:
        """Lay down other terms."""
        return self._hosted(
            table,
            token,
            lambda known: known if known.terms == terms else replace(known, terms=terms),
        )

    def close(self, table: str, token: str | None) -> TableView:
        """Put the table away, to be read only."""

        def put_away(known: Table) -> Table:
            host_of(known, token)
            return known if known.stage == "archived" else replace(known, stage="archived")

        return self._seen(self._tables.changed(table, put_away), token)

    def delete(self, table: str, token: str | None) -> TableDeleted:
        """Forget the table: names, tokens, every move."""
        host_of(self._tables.table(table), token)
        self._tables.remove(table)
        return TableDeleted(table)

    def _hosted(
        self,
        table: str,
        token: str | None,
        change: Callable[[Table], Table],
        *,
        playing: bool = False,
    ) -> TableView:
        """A change by the host, and what the caller sees afterwards."""

        def by_host(known: Table) -> Table:
            host_of(known, token)
            return change(_checked(known, playing=playing))

        return self._seen(self._tables.changed(table, by_host), token)

    def _seen(self, changed: Table, token: str | None) -> TableView:
        """The table for somebody whose token may be dead since the change."""
        known, at = self._tables.dealt(changed)
        viewer: Viewer = None
        with suppress(WrongToken):
            viewer = viewer_of(known, token)
        return view_for(known, at, viewer, self._tables.now_ms(), host=is_host(known, token))


def _checked(table: Table, *, playing: bool) -> Table:
    """Something may still be changed. Raises Archived, GameFinished."""
    if table.stage == "archived":
        raise Archived
    if playing and table.stage == "ended":
        raise GameFinished
    return table


def _with_bot(table: Table, seat: int, name: str, level: Level) -> Table:
    others = [chair.name for chair in table.chairs]
    filled = with_chair(table, seat, Chair("bot", unique_name(name, others), level=level))
    if not filled.free:
        _check_persons(filled)
    return filled


def _check_persons(table: Table) -> None:
    if not any(chair.kind == "person" for chair in table.chairs):
        raise OnlyBots


def _taken(table: Table) -> tuple[Chair, ...]:
    return tuple(chair for chair in table.chairs if chair.kind != "free")


def _moved(table: Table) -> int | None:
    """Where the player with the host's powers sits without the free chairs."""
    if table.host_seat is None:
        return None
    return sum(chair.kind != "free" for chair in table.chairs[: table.host_seat])
