"""The SQL tables in which everything is kept.

Whole values are text: chairs and terms in canonical JSON, moves and events as the games write them.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
)

NAMING = {
    "ix": "ix_%(table_name)s_%(column_0_N_name)s",
    "uq": "uq_%(table_name)s_%(column_0_N_name)s",
    "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
    "pk": "pk_%(table_name)s",
}

metadata = MetaData(naming_convention=NAMING)

Seconds = BigInteger().with_variant(Integer, "sqlite")

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("invite", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("chairs", Text, nullable=False),
    Column("terms", Text, nullable=False),
    Column("host_seat", Integer),
    Column("stage", Text, nullable=False),
    Column("edition", Integer, nullable=False),
    Column("head", Integer, nullable=False),
    Column("opened", Seconds, nullable=False),
    Column("touched", Seconds, nullable=False),
    Index(None, "touched"),
    sqlite_strict=True,
)
"""A ``tables.Table`` a row; ``edition`` and ``head`` are what a writer must have seen."""

log = Table(
    "log",
    metadata,
    Column("table", Text, ForeignKey(tables.c.id), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("seat", Integer),
    Column("key", Text),
    Column("move", Text),
    Column("events", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("by", Text, nullable=False),
    Column("at", Seconds, nullable=False),
    UniqueConstraint("table", "seat", "key"),
    sqlite_strict=True,
)
"""A ``tables.Row`` a row. The two keys are the lock: whoever comes second finds them taken."""

secrets = Table(
    "secrets",
    metadata,
    Column("name", Text, primary_key=True),
    Column("secret", LargeBinary, nullable=False),
    sqlite_strict=True,
)
"""What all processes of a house share and nobody is told. No backup has it."""
