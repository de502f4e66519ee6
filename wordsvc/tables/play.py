"""Playing at a table: look, move, pass a silent player, read the record."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from wordsvc.catalogue import ENGINES
from wordsvc.decoding.shape import shaped
from wordsvc.games.core import Move, check_fits
from wordsvc.games.core.record import redacted, text_of
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.messages import Language
from wordsvc.tables.access import chair_at, is_host, required_viewer, seat_of, viewer_of
from wordsvc.tables.autoplay import forced_move
from wordsvc.tables.clock import check_silent
from wordsvc.tables.errors import KeyReused
from wordsvc.tables.lines import TableLog, log_of
from wordsvc.tables.log import Chair, Row, Table
from wordsvc.tables.position import Command, Position, decide, entry_of
from wordsvc.tables.replies import Accepted, TableView
from wordsvc.tables.repository import Repository, retried
from wordsvc.tables.views import accepted_move, awaited_slots, view_for


class Play:
    """What players do with the game itself."""

    def __init__(self, tables: Repository, lexicon: Lexicon) -> None:
        self._tables = tables
        self._lexicon = lexicon

    def look(self, table: str, token: str | None) -> TableView:
        """The table as its caller sees it. Raises NoSuchTable, NoToken, WrongToken."""
        known, at = self._tables.dealt(self._tables.table(table))
        viewer, now = viewer_of(known, token), self._tables.now_ms()
        return view_for(known, at, viewer, now, host=is_host(known, token))

    def act(
        self, table: str, token: str | None, move: Mapping[str, Any], key: str | None = None
    ) -> Accepted:
        """Play a move. The same key of the same player again gets the first answer again.

        Raises Refused for what the rules refuse, Faulty for what is no move of the game, NotKana
        for text that cannot be read, Archived, and what ``look`` raises.
        """

        def attempt() -> Accepted:
            known = self._tables.live(table)
            seat, asked = _asked(known, token, move)
            at = self._tables.started(known)
            own_key = None if key is None else _of_player(known.chairs[seat], key)
            if (before := _answered(at.rows, seat, own_key)) is not None:
                entry = entry_of(at.game, before)
                if entry.move != asked:
                    raise KeyReused(key=key)
                return accepted_move(at.game, before.version, entry.events, seat)
            command = Command(seat, asked, own_key, self._tables.now_ms())
            return self._played(known, at, command, seat)

        return retried(attempt)

    def pass_seat(self, table: str, token: str | None, seat: int) -> Accepted:
        """A bot makes one move for a seat that was waited for and silent for too long; it sees
        what that seat sees. Any player may ask for it, and the host.

        Raises NoSuchSeat, NoClock, NotAwaited, TooSoon, and what ``look`` raises.
        """

        def attempt() -> Accepted:
            known = self._tables.live(table)
            viewer = required_viewer(known, token)
            chair_at(known, seat)
            at = self._tables.started(known)
            check_silent(known, at, seat, self._tables.now())
            now = self._tables.now_ms()
            move = forced_move(known, at, seat, awaited_slots(at, seat), self._lexicon, now)
            command = Command(seat, move, None, now, "clock")
            return self._played(known, at, command, viewer)

        return retried(attempt)

    def try_out(self, table: str, token: str | None, move: Mapping[str, Any]) -> Accepted:
        """A dry run: whether the move fills a slot, and nothing else. Raises what ``act`` does."""
        known = self._tables.live(table)
        seat, asked = _asked(known, token, move)
        at = self._tables.started(known)
        check_fits(at.game, at.state_at(self._tables.now_ms()), seat, asked)
        return Accepted(at.version, ())

    def log(self, table: str, token: str | None, after: int, language: Language) -> TableLog:
        """What happened after a version, line by line. Raises NotStarted, and what ``look``
        raises."""
        known = self._tables.table(table)
        viewer = viewer_of(known, token)
        return log_of(known, self._tables.started(known), viewer, after, language)

    def record(self, table: str, token: str | None) -> str:
        """The game as text: the caller's view of it until it ends, whole afterwards. Moves that
        were taken back are no part of it."""
        known = self._tables.table(table)
        viewer = viewer_of(known, token)
        at = self._tables.started(known)
        outcome = at.game.outcome(at.state)
        entries = at.entries if outcome is not None else redacted(at.game, at.entries, viewer)
        return text_of(at.game, entries, outcome)

    def _played(self, table: Table, at: Position, command: Command, viewer: int | None) -> Accepted:
        """Decide the move and keep what it leads to. Raises Conflict."""
        after = decide(table, at, command, self._lexicon)
        self._tables.append(table.id, after)
        return accepted_move(after.game, after.version, after.entries[-1].events, viewer)


def _asked(table: Table, token: str | None, move: Mapping[str, Any]) -> tuple[int, Move]:
    seat = seat_of(table, token)
    return seat, shaped(dict(move), ENGINES[table.game].codec.move_type)


def _of_player(chair: Chair, key: str) -> str:
    """The key as it is kept: whoever sits there next has keys of their own."""
    return f"{chair.since}:{key}" if chair.since else key


def _answered(rows: tuple[Row, ...], seat: int, key: str | None) -> Row | None:
    """The row that this seat's key led to before."""
    if key is None:
        return None
    return next((row for row in rows if (row.seat, row.key) == (seat, key)), None)
