"""How is a table looked at, played on and read?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wordsvc.games.core import Move, check_fits
from wordsvc.games.core.record import seen, text_of
from wordsvc.tables.access import is_host, seat_of, viewer_of
from wordsvc.tables.answers import Accepted, TableSeen
from wordsvc.tables.errors import Busy, KeyReused
from wordsvc.tables.lobby import game_of
from wordsvc.tables.log import Conflict, Row, Table
from wordsvc.tables.playing import Ask, Position, decided, entry_of
from wordsvc.tables.room import TRIES, Room
from wordsvc.tables.seeing import accepted, seen_by
from wordsvc.validators.shape import shaped


class Acting(Room):
    """Look, act, read the record."""

    def look(self, table: str, token: str | None) -> TableSeen:
        """The table as its caller sees it. Raises NoSuchTable, NoToken, WrongToken."""
        known, at = self._dealt(self._table(table))
        return seen_by(known, at, viewer_of(known, token), host=is_host(known, token))

    def act(
        self, table: str, token: str | None, move: Mapping[str, Any], key: str | None = None
    ) -> Accepted:
        """Play a move. The same key again gets the first answer again.

        Raises Refused for what the rules refuse, Faulty for what is no move of the game, NotKana
        for text that cannot be read, Archived, and what ``look`` raises.
        """
        for _ in range(TRIES):
            known = self._live(table)
            seat, asked = _asked(known, token, move)
            at = self._started(known)
            if (before := _answered(at.rows, seat, key)) is not None:
                return _again(at, before, seat, asked)
            row, outcome = decided(known, at, Ask(seat, asked, key, self._now()), self._lexicon)
            try:
                self._log.append(table, row, stage="ended" if outcome else None)
            except Conflict:
                continue
            return accepted(at, row, seat)
        raise Busy

    def try_out(self, table: str, token: str | None, move: Mapping[str, Any]) -> Accepted:
        """A dry run: whether the move fills a slot, and nothing else. Raises what ``act`` does."""
        known = self._live(table)
        seat, asked = _asked(known, token, move)
        at = self._started(known)
        check_fits(at.game, at.state, seat, asked)
        return Accepted(at.version, ())

    def record(self, table: str, token: str | None) -> str:
        """The game as text: the caller's view of it until it ends, whole afterwards. Moves that
        were taken back are no part of it."""
        known = self._table(table)
        viewer = viewer_of(known, token)
        at = self._started(known)
        outcome = at.game.outcome(at.state)
        entries = at.entries if outcome is not None else seen(at.game, at.entries, viewer)
        return text_of(at.game, entries, outcome)


def _asked(table: Table, token: str | None, move: Mapping[str, Any]) -> tuple[int, Move]:
    seat = seat_of(table, token)
    return seat, shaped(dict(move), game_of(table.game).codec.move_type)


def _answered(rows: tuple[Row, ...], seat: int, key: str | None) -> Row | None:
    """The row that this seat's key led to before."""
    if key is None:
        return None
    return next((row for row in rows if (row.seat, row.key) == (seat, key)), None)


def _again(at: Position, row: Row, seat: int, asked: Move) -> Accepted:
    if entry_of(at.game, row).move != asked:
        raise KeyReused(key=row.key)
    return accepted(at, row, seat)
