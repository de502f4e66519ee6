"""The lobby: open a table, sit down, get another token or invitation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec
from msgspec.structs import replace

from wordsvc.catalogue import ENGINES
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.games.core import Refused
from wordsvc.games.core.game import AnyGame
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables import tokens
from wordsvc.tables.access import chair_at, host_of, seat_of
from wordsvc.tables.errors import (
    Archived,
    GameFinished,
    KeyReused,
    NotYourSeat,
    TableFull,
    WrongInvite,
)
from wordsvc.tables.log import Chair, Conflict, Table, Terms
from wordsvc.tables.names import seat_name, unique_name
from wordsvc.tables.position import deal
from wordsvc.tables.replies import InviteChanged, Seated, TableOpened
from wordsvc.tables.repository import Repository

SHORTEST_KEY = 16
"""A key brings a token again, so nobody may guess it."""


class Lobby:
    """What people do before they play."""

    def __init__(self, tables: Repository, lexicon: Lexicon, sheets: SheetLibrary) -> None:
        self._tables = tables
        self._lexicon = lexicon
        self._sheets = sheets

    def open(
        self,
        game: str,
        seats: int,
        options: str | Mapping[str, Any] | None = None,
        sheet: str | None = None,
        terms: Terms | None = None,
        key: str | None = None,
    ) -> TableOpened:
        """Open a table. The same key again gets the same table again.

        Raises Faulty for a game or options that do not exist, and for a number of seats that the
        game or the options are not for; KeyReused.
        """
        engine = game_of(game)
        chosen = self._options(engine, options, sheet)
        check_secret_key(key)
        opened, secret = self._named(key, game, seats, options, sheet, terms)
        table = Table(
            id=opened.table,
            game=game,
            options=msgspec.json.encode(chosen).decode(),
            secret=secret,
            invite=tokens.hashed(opened.invite),
            host=tokens.hashed(opened.host_token),
            chairs=(Chair(),) * seats,
            terms=terms or Terms(),
            opened=self._tables.now(),
            touched=self._tables.now(),
        )
        try:
            deal(table, self._lexicon)  # now, not when the last player sits down
        except Refused as refused:
            raise Faulty([Fault("/seats", refused.code, refused.facts)]) from None
        try:
            self._tables.add(table)
        except Conflict:
            if self._tables.table(table.id).secret != secret:
                raise KeyReused(key=key) from None
        return opened

    def sit(self, table: str, invite: str, name: str, key: str | None = None) -> Seated:
        """Take the next free chair; the last one starts the game. The same key again gets the same
        seat again, unless whoever sat there was removed meanwhile.

        Raises NoSuchTable, WrongInvite, Faulty, TableFull, GameFinished, Archived, KeyReused.
        """
        self.check_invited(table, invite)
        called = seat_name(name)
        check_secret_key(key)
        key = key or tokens.new_token()
        key_hash = tokens.hashed(key)
        request = tokens.hashed_request(tokens.normalized_invite(invite), called)

        def take(known: Table) -> Table:
            if any(chair.key == key_hash for chair in known.chairs):
                return known
            _check_open_to_all(known, invite)
            seat = next((n for n, one in enumerate(known.chairs) if one.kind == "free"), None)
            if seat is None:
                raise TableFull(seats=known.seats)
            unique = unique_name(called, [chair.name for chair in known.chairs])
            proof = tokens.hashed(_seat_token(known, key, known.edition))
            taken = Chair("person", unique, proof, known.edition, key_hash, request)
            return with_chair(known, seat, taken)

        known = self._tables.changed(table, take)
        self._tables.dealt(known)
        seat, chair = next((n, one) for n, one in enumerate(known.chairs) if one.key == key_hash)
        if chair.request != request:
            raise KeyReused(key=key)
        return Seated(seat, _seat_token(known, key, chair.since))

    def check_invited(self, table: str, invite: str) -> None:
        """Raises NoSuchTable, WrongInvite."""
        if not tokens.matches(tokens.normalized_invite(invite), self._tables.table(table).invite):
            raise WrongInvite

    def new_token(self, table: str, token: str | None, seat: int, key: str | None = None) -> Seated:
        """Another token for one's own seat; the old one is dead. With a key, the old token gets the
        same new one again. Raises NotYourSeat, and what ``access.seat_of`` raises."""
        fresh = tokens.new_token()
        if key is not None and token is not None:
            fresh = tokens.derived_token(self._tables.table(table).secret, "token", token, key)
        proof = tokens.hashed(fresh)

        def turn(known: Table) -> Table:
            chair = chair_at(known, seat)
            if chair.token == proof:
                return known
            if seat_of(known, token) != seat:
                raise NotYourSeat
            return with_chair(known, seat, replace(chair, token=proof))

        self._tables.changed(table, turn)
        return Seated(seat, fresh)

    def new_invite(self, table: str, token: str | None) -> InviteChanged:
        """Another invitation, for the host; the old one is dead. Raises what ``access.host_of``
        raises."""
        invite = tokens.new_invite()

        def turn(known: Table) -> Table:
            host_of(known, token)
            _check_not_archived(known)
            return replace(known, invite=tokens.hashed(invite))

        self._tables.changed(table, turn)
        return InviteChanged(invite)

    def _named(self, key: str | None, *asked: object) -> tuple[TableOpened, bytes]:
        """A new table's names and tokens, and its secret, which tells what was asked with a key."""
        if key is None:
            opened = TableOpened(tokens.new_table(), tokens.new_invite(), tokens.new_token())
            return opened, tokens.new_secret()
        shared = self._tables.log.secret()
        opened = TableOpened(
            tokens.derived_name(shared, tokens.TABLE_LETTERS, "table", key),
            tokens.derived_name(shared, tokens.INVITE_LETTERS, "invite", key),
            tokens.derived_token(shared, "host", key),
        )
        return opened, tokens.derived_secret(shared, key, tokens.hashed_request(*asked))

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


def game_of(name: str) -> AnyGame:
    """The game of that name. Raises Faulty."""
    if name not in ENGINES:
        facts = {"got": name, "known": list(ENGINES)}
        raise Faulty([Fault("/game", "tables.unknown-game", facts)])
    return ENGINES[name]


def with_chair(table: Table, seat: int, chair: Chair) -> Table:
    """The table with somebody else on that chair."""
    return replace(table, chairs=(*table.chairs[:seat], chair, *table.chairs[seat + 1 :]))


def check_secret_key(key: str | None) -> None:
    """A key that brings a token again is as good as the token. Raises Faulty for a short one."""
    if key is not None and len(key) < SHORTEST_KEY:
        facts = {"least": SHORTEST_KEY, "got": len(key)}
        raise Faulty([Fault("/Idempotency-Key", "tables.short-key", facts)])


def _seat_token(table: Table, key: str, since: int) -> str:
    """The token of whoever sits down with that key. It is another one after a removal."""
    return tokens.derived_token(table.secret, "seat", key, str(since))


def _check_open_to_all(table: Table, invite: str) -> None:
    """Somebody may sit down with this invitation, if there is a chair."""
    if not tokens.matches(tokens.normalized_invite(invite), table.invite):
        raise WrongInvite
    _check_not_archived(table)
    if table.stage == "ended":
        raise GameFinished


def _check_not_archived(table: Table) -> None:
    if table.stage == "archived":
        raise Archived
