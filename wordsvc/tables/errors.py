"""Why is somebody turned away from a table? (What the rules refuse is ``games.core.Refused``.)"""

from __future__ import annotations


class TableError(Exception):
    """``code`` has a message in both languages."""

    code = "tables"

    def __init__(self, **facts: object) -> None:
        super().__init__(self.code, facts)
        self.facts: dict[str, object] = facts


class NoSuchTable(TableError):
    """There is no table of this name."""

    code = "tables.no-such-table"


class NoToken(TableError):
    """A seat's or the host's token is needed, and none was given."""

    code = "tables.no-token"


class WrongToken(TableError):
    """The token belongs to no seat of this table, or not to one that may do this."""

    code = "tables.wrong-token"


class NotInvited(TableError):
    """The invitation is not that of this table."""

    code = "tables.not-invited"


class Full(TableError):
    """All seats are taken."""

    code = "tables.full"


class NotStarted(TableError):
    """Seats are still free, so nothing has been dealt."""

    code = "tables.not-started"


class KeyReused(TableError):
    """The key of a command was used before, for another command."""

    code = "tables.key-reused"


class Away(TableError):
    """The store cannot be reached, or has no room; nothing was changed."""

    code = "tables.away"


class Busy(TableError):
    """So many moves at once that this one did not get through."""

    code = "tables.busy"
