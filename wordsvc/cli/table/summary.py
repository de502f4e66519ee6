"""What an administrator may see of a table: everything but what proves or foretells something."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Literal

import msgspec

from wordsvc.cli.message import message
from wordsvc.tables.log import Stage, Table, Terms


class Sitting(msgspec.Struct, frozen=True):
    """Who has a chair."""

    kind: Literal["free", "person", "bot"]
    name: str


class Summary(msgspec.Struct, frozen=True):
    """A table without its tokens, its invitation, and the secret of its chance."""

    table: str
    game: str
    stage: Stage
    chairs: tuple[Sitting, ...]
    terms: Terms
    host_seat: int | None
    version: int
    opened: datetime
    touched: datetime
    options: msgspec.Raw

    @property
    def taken(self) -> int:
        """How many chairs somebody has."""
        return sum(chair.kind != "free" for chair in self.chairs)


def summary(table: Table) -> Summary:
    """The table as an administrator sees it."""
    return Summary(
        table=table.id,
        game=table.game,
        stage=table.stage,
        chairs=tuple(Sitting(chair.kind, chair.name) for chair in table.chairs),
        terms=table.terms,
        host_seat=table.host_seat,
        version=table.head,
        opened=datetime.fromtimestamp(table.opened, UTC),
        touched=datetime.fromtimestamp(table.touched, UTC),
        options=msgspec.Raw(table.options.encode()),
    )


def staged(stage: Stage) -> str:
    """The stage in words."""
    return message(f"admin.stage.{stage}")


def minute(moment: datetime) -> str:
    """A moment as people of this machine write it."""
    return moment.astimezone().strftime("%Y-%m-%d %H:%M")
