"""What can people do with a shared table?"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec
from msgspec.structs import replace

from wordsvc.games import REGISTRY
from wordsvc.games.core import Move, Refused, Viewer, check_fits
from wordsvc.games.core.record import seen, text_of
from wordsvc.games.core.registry import AnyGame
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables import tokens
from wordsvc.tables.answers import Accepted, Opened, Seated, TableSeen
from wordsvc.tables.errors import (
    Busy,
    Full,
    KeyReused,
    NoSuchTable,
    NotInvited,
    NoToken,
    NotStarted,
    WrongToken,
)
from wordsvc.tables.log import Chair, Conflict, Log, Row, Table
from wordsvc.tables.playing import Ask, Position, decided, entry_of, opening, position
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.validators.shape import shaped
from wordsvc.validators.sheet_library import SheetLibrary

TRIES = 12
"""How often a move is decided again because another one was first."""


class Tables:
    """The use cases of a shared table, over a log. Holds nothing of its own."""

    def __init__(
        self,
        log: Log,
        lexicon: Lexicon,
        sheets: SheetLibrary,
        clock: Callable[[], float] = time.time,
    ) -> None:
        self._log = log
        self._lexicon = lexicon
        self._sheets = sheets
        self._clock = clock

    def open(
        self,
        game: str,
        seats: int,
        options: str | Mapping[str, Any] | None = None,
        sheet: str | None = None,
    ) -> Opened:
        """Open a table. Raises Faulty for a game or options that do not exist, and for a number of
        seats that the game or the options are not for."""
        engine = _game(game)
        chosen = self._options(engine, options, sheet)
        opened = Opened(tokens.new_table(), tokens.new_invite(), tokens.new_token())
        table = Table(
            id=opened.table,
            game=game,
            options=msgspec.json.encode(chosen).decode(),
            secret=tokens.new_secret(),
            invite=tokens.hashed(opened.invite),
            host=tokens.hashed(opened.host_token),
            chairs=(Chair(),) * seats,
            opened=self._now(),
            touched=self._now(),
        )
        try:
            opening(table, self._lexicon)  # now, not when the last player sits down
        except Refused as refused:
            raise Faulty([Fault("/seats", refused.code, refused.facts)]) from None
        self._log.add_table(table)
        return opened

    def sit(self, table: str, invite: str, name: str) -> Seated:
        """Take the next free seat; the last one starts the game. Raises NoSuchTable, NotInvited,
        Full."""
        known = self._table(table)
        if not tokens.is_same(invite.strip().lower(), known.invite):
            raise NotInvited
        token = tokens.new_token()
        taken = Chair("person", name, tokens.hashed(token))
        while known.free:
            seat = next(at for at, chair in enumerate(known.chairs) if chair.kind == "free")
            chairs = (*known.chairs[:seat], taken, *known.chairs[seat + 1 :])
            try:
                known = self._log.change(replace(known, chairs=chairs, touched=self._now()))
            except Conflict:
                known = self._table(table)
                continue
            self._rows(known)
            return Seated(seat, token)
        raise Full(seats=known.seats)

    def look(self, table: str, token: str | None) -> TableSeen:
        """The table as its caller sees it. Raises NoSuchTable, NoToken, WrongToken."""
        known = self._table(table)
        seat = _seat(known, token)
        rows = self._rows(known)
        if not rows:
            return _seen(known, seat)
        at = position(known, rows)
        outcome = at.game.outcome(at.state)
        return replace(
            _seen(known, seat),
            version=at.version,
            view=at.game.view(at.state, seat),
            slots=() if seat is None else at.game.legal(at.state, seat),
            winners=outcome and outcome.winners,
            scores=outcome and outcome.scores,
        )

    def act(
        self, table: str, token: str | None, move: Mapping[str, Any], key: str | None = None
    ) -> Accepted:
        """Play a move. The same key again gets the first answer again.

        Raises Refused for what the rules refuse, Faulty for what is no move of the game, NotKana
        for text that cannot be read, and what ``look`` raises.
        """
        known, seat, asked = self._asked(table, token, move)
        for _ in range(TRIES):
            rows = self._rows(known)
            at = _started(known, rows)
            if (before := _answered(rows, seat, key)) is not None:
                return _again(at.game, before, seat, asked)
            row, outcome = decided(known, at, Ask(seat, asked, key, self._now()), self._lexicon)
            try:
                self._log.append(table, row, stage="ended" if outcome else None)
            except Conflict:
                continue
            return _accepted(at.game, row, seat)
        raise Busy

    def try_out(self, table: str, token: str | None, move: Mapping[str, Any]) -> Accepted:
        """A dry run: whether the move fills a slot, and nothing else. Raises what ``act`` does."""
        known, seat, asked = self._asked(table, token, move)
        at = _started(known, self._rows(known))
        check_fits(at.game, at.state, seat, asked)
        return Accepted(at.version, ())

    def record(self, table: str, token: str | None) -> str:
        """The game as text: the caller's view of it until it ends, whole afterwards."""
        known = self._table(table)
        seat = _seat(known, token)
        at = _started(known, self._rows(known))
        outcome = at.game.outcome(at.state)
        entries = at.entries if outcome is not None else seen(at.game, at.entries, seat)
        return text_of(at.game, entries, outcome)

    def _options(
        self, engine: AnyGame, options: str | Mapping[str, Any] | None, sheet: str | None
    ) -> Any:  # noqa: ANN401 - the options of any game
        given = {"preset": options} if isinstance(options, str) else dict(options or {})
        if "sheet" in given:
            facts = {"key": "sheet", "known": [n for n in given if n != "sheet"]}
            raise Faulty([Fault("/options/sheet", "shape.unknown", facts)])
        if sheet is not None:
            listed = {known.name: known for known in self._sheets.of_game(engine.id)}
            if sheet not in listed:
                facts = {"got": sheet, "known": list(listed)}
                raise Faulty([Fault("/sheet", "sheet.unknown", facts)])
            given["sheet"] = msgspec.to_builtins(listed[sheet])
        try:
            return engine.options(given)
        except Faulty as faulty:
            raise faulty.under("/options") from None

    def _now(self) -> int:
        return int(self._clock())

    def _table(self, table: str) -> Table:
        known = self._log.table(table)
        if known is None:
            raise NoSuchTable(table=table)
        return known

    def _rows(self, table: Table) -> tuple[Row, ...]:
        """All rows; deals first where all seats are taken and nobody has dealt."""
        rows = self._log.rows(table.id)
        if rows or table.free:
            return rows
        with suppress(Conflict):  # another seat has dealt in the same moment
            self._log.append(table.id, opening(table, self._lexicon, self._now()), stage="playing")
        return self._log.rows(table.id)

    def _asked(
        self, table: str, token: str | None, move: Mapping[str, Any]
    ) -> tuple[Table, int, Move]:
        known = self._table(table)
        seat = _seat(known, token)
        if seat is None:
            raise WrongToken
        return known, seat, shaped(dict(move), _game(known.game).codec.move_type)


def _game(name: str) -> AnyGame:
    if name not in REGISTRY:
        facts = {"got": name, "known": list(REGISTRY)}
        raise Faulty([Fault("/game", "tables.unknown-game", facts)])
    return REGISTRY[name]


def _seat(table: Table, token: str | None) -> Viewer:
    """The seat that the token proves, None for the host. Raises NoToken, WrongToken."""
    if token is None:
        raise NoToken
    for seat, chair in enumerate(table.chairs):
        if tokens.is_same(token, chair.token):
            return seat
    if tokens.is_same(token, table.host):
        return None
    raise WrongToken


def _seen(table: Table, seat: Viewer) -> TableSeen:
    return TableSeen(
        table=table.id,
        game=table.game,
        version=0,
        seats=tuple(chair.name for chair in table.chairs if chair.kind != "free"),
        free=table.free,
        seat=seat,
        view=None,
        slots=(),
    )


def _started(table: Table, rows: tuple[Row, ...]) -> Position:
    if not rows:
        raise NotStarted(free=table.free)
    return position(table, rows)


def _answered(rows: tuple[Row, ...], seat: int, key: str | None) -> Row | None:
    """The row that this seat's key led to before."""
    if key is None:
        return None
    return next((row for row in rows if (row.seat, row.key) == (seat, key)), None)


def _again(game: AnyGame, row: Row, seat: int, asked: Move) -> Accepted:
    if entry_of(game, row).move != asked:
        raise KeyReused(key=row.key)
    return _accepted(game, row, seat)


def _accepted(game: AnyGame, row: Row, seat: int) -> Accepted:
    events = (game.redact(event, seat) for event in entry_of(game, row).events)
    return Accepted(row.version, tuple(event for event in events if event is not None))
