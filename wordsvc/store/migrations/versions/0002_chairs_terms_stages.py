"""Chairs, terms, stages and times; a table's own row says how far it is."""

from __future__ import annotations

import json
import time
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

_NAMING = {
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}
_STRICT = {"sqlite_strict": True}
_SECONDS = sa.BigInteger().with_variant(sa.Integer, "sqlite")

_tables = sa.table(
    "tables", *(sa.column(name) for name in ("id", "game", "seats", "chairs", "stage", "head"))
)
_seats = sa.table("seats", *(sa.column(name) for name in ("table", "seat", "name", "token")))
_log = sa.table("log", *(sa.column(name) for name in ("table", "version", "events", "kind")))


def upgrade() -> None:
    """Games go on where they are; all times are that of the change."""
    now = str(int(time.time()))
    with op.batch_alter_table("tables", table_kwargs=_STRICT, naming_convention=_NAMING) as batch:
        batch.add_column(_new("chairs", sa.Text(), "[]"))
        batch.add_column(_new("terms", sa.Text(), '{"clock":null,"spectators":false}'))
        batch.add_column(sa.Column("host_seat", sa.Integer))
        batch.add_column(_new("stage", sa.Text(), "waiting"))
        batch.add_column(_new("edition", sa.Integer(), "1"))
        batch.add_column(_new("head", sa.Integer(), "0"))
        batch.add_column(_new("opened", _SECONDS, now))
        batch.add_column(_new("touched", _SECONDS, now))
    with op.batch_alter_table("log", table_kwargs=_STRICT, naming_convention=_NAMING) as batch:
        batch.add_column(_new("kind", sa.Text(), "move"))
        batch.add_column(_new("by", sa.Text(), ""))
        batch.add_column(_new("at", _SECONDS, now))
    _fill(op.get_bind())
    op.drop_table("seats")
    with op.batch_alter_table("tables", table_kwargs=_STRICT, naming_convention=_NAMING) as batch:
        batch.drop_column("seats")
        for name in ("chairs", "terms", "stage", "edition", "head", "opened", "touched"):
            batch.alter_column(name, server_default=None)
    op.create_index("ix_tables_touched", "tables", ["touched"])
    with op.batch_alter_table("log", table_kwargs=_STRICT, naming_convention=_NAMING) as batch:
        for name in ("kind", "by", "at"):
            batch.alter_column(name, server_default=None)


def _new(name: str, kind: sa.types.TypeEngine[Any], default: str) -> sa.Column[Any]:
    return sa.Column(name, kind, nullable=False, server_default=default)


def _fill(connection: sa.Connection) -> None:
    connection.execute(sa.update(_log).where(_log.c.version == 1).values(kind="opening"))
    known = sa.select(_tables.c.id, _tables.c.game, _tables.c.seats)
    for table, game, seats in connection.execute(known).all():
        mine = _log.c["table"] == table
        asked = sa.select(_log.c.events).where(mine).order_by(_log.c.version)
        rows = connection.execute(asked).scalars().all()
        filled = {
            "chairs": _chairs(connection, table, seats),
            "stage": _stage(game, list(rows)),
            "head": len(rows),
        }
        connection.execute(sa.update(_tables).where(_tables.c.id == table).values(filled))


def _chairs(connection: sa.Connection, table: str, seats: int) -> str:
    asked = sa.select(_seats.c.name, _seats.c.token).where(_seats.c["table"] == table)
    taken = connection.execute(asked.order_by(_seats.c.seat)).all()
    chairs = [{"kind": "person", "name": name, "token": token} for name, token in taken]
    chairs += [{"kind": "free", "name": "", "token": ""}] * (seats - len(chairs))
    return json.dumps(chairs, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def _stage(game: str, rows: list[str]) -> str:
    """Whether a game is over was not written down: stored games replay for ever, so it is asked."""
    from wordsvc.catalogue import ENGINES
    from wordsvc.games.core import replay

    if not rows:
        return "waiting"
    engine = ENGINES[game]
    state = replay(engine, (event for row in rows for event in engine.codec.read_events(row)))
    return "playing" if engine.outcome(state) is None else "ended"
