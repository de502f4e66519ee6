"""Tables exported as records, and records imported as tables."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wordsvc.catalogue import ENGINES
from wordsvc.games.core.audit import audit
from wordsvc.games.core.record import AnyEntry, RecordError, record_of, text_of
from wordsvc.tables import tokens
from wordsvc.tables.log import Chair, Row, Table
from wordsvc.tables.position import replay_rows


class ImportedTable(msgspec.Struct, frozen=True):
    """A table to be kept, and the token by which it can be read."""

    table: Table
    rows: tuple[Row, ...]
    token: str


def export_record(table: Table, rows: tuple[Row, ...]) -> str:
    """The whole game, hidden things too. Moves that were taken back are no part of it."""
    at = replay_rows(table, rows)
    return text_of(at.game, at.entries, at.game.outcome(at.state))


def import_record(text: str, now: int) -> ImportedTable:
    """The table that a record makes. Raises RecordError at the first line that is wrong.

    A game that is not over is put away: whose seats they were and what chance would have brought
    is not written in a record, so it can be read and not be played on.
    """
    record = record_of(text, ENGINES)
    game = ENGINES[record.game]
    ended = game.outcome(audit(game, record)) is not None
    if not record.entries:
        raise RecordError(text.count("\n") + 1, 1, "play.record.line")
    opened = record.entries[0].events[0]
    token = tokens.new_token()
    table = Table(
        id=tokens.new_table(),
        game=game.id,
        options=_json(opened.options),
        secret=tokens.new_secret(),
        invite=tokens.hashed(tokens.new_invite()),
        host=tokens.hashed(token),
        chairs=(Chair(),) * opened.seats,
        stage="ended" if ended else "archived",
        head=len(record.entries),
        opened=now,
        touched=now,
    )
    return ImportedTable(table, tuple(_row(entry, now) for entry in record.entries), token)


def _row(entry: AnyEntry, now: int) -> Row:
    move = None if entry.move is None else _json(entry.move)
    row = Row(entry.version, entry.seat, None, move, _json(entry.events), at=now)
    return replace(row, kind="opening") if entry.version == 1 else row


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
