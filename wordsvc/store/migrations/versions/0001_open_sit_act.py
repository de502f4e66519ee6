"""Tables that can be opened, sat at and played on."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Three tables; the first program made them itself and wrote no revision down."""
    tables = op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("invite", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "seats",
        sa.Column("table", sa.Text, sa.ForeignKey(tables.c.id), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("token", sa.Text, nullable=False),
        sqlite_strict=True,
    )
    op.create_table(
        "log",
        sa.Column("table", sa.Text, sa.ForeignKey(tables.c.id), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer),
        sa.Column("key", sa.Text),
        sa.Column("move", sa.Text),
        sa.Column("events", sa.Text, nullable=False),
        sa.UniqueConstraint("table", "seat", "key"),
        sqlite_strict=True,
    )
