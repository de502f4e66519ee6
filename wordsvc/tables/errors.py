"""The reasons why a table refuses a request. (What the rules refuse is ``games.core.Refused``.)"""

from __future__ import annotations

from wordsvc.coded_error import CodedError


class TableError(CodedError):
    """``code`` has a message in both languages."""

    code = "tables"

    def __init__(self, **facts: object) -> None:
        super().__init__(self.code, **facts)


class NoSuchTable(TableError):
    """There is no table of this name."""

    code = "tables.no-such-table"


class NoSuchSeat(TableError):
    """The table has no chair of this number."""

    code = "tables.no-such-seat"


class NoToken(TableError):
    """A seat's or the host's token is needed, and none was given."""

    code = "tables.no-token"


class WrongToken(TableError):
    """The token belongs to no seat of this table and is not the host's."""

    code = "tables.wrong-token"


class NoSeat(WrongToken):
    """The host's own token has no seat to act for."""

    code = "tables.no-seat"


class NotHost(TableError):
    """Only the host may do this."""

    code = "tables.not-host"


class NotYourSeat(TableError):
    """Only whoever sits there may do this."""

    code = "tables.not-yours"


class WrongInvite(TableError):
    """The invitation is not that of this table."""

    code = "tables.not-invited"


class TableFull(TableError):
    """All seats are taken."""

    code = "tables.full"


class NotStarted(TableError):
    """Seats are still free, so nothing has been dealt."""

    code = "tables.not-started"


class GameFinished(TableError):
    """The game is over, so nobody sits down or gets up any more."""

    code = "tables.finished"


class Archived(TableError):
    """The table was put away: it can be read, and nothing changes any more."""

    code = "tables.archived"


class OnlyBots(TableError):
    """Bots alone do not play."""

    code = "tables.no-person"


class SeatEmpty(TableError):
    """On that chair sits no person."""

    code = "tables.nobody-there"


class WrongPlayer(TableError):
    """On that chair sits not who was meant."""

    code = "tables.somebody-else"


class SeatOccupied(TableError):
    """The chair is not free."""

    code = "tables.taken"


class HostMustHandOver(TableError):
    """Who has the host's powers hands them over first."""

    code = "tables.host-stays"


class NoClock(TableError):
    """Nobody is passed at this table."""

    code = "tables.no-clock"


class NotAwaited(TableError):
    """The game goes on without that seat."""

    code = "tables.not-awaited"


class TooSoon(TableError):
    """That seat may still think, for so many ``seconds``."""

    code = "tables.too-soon"


class KeyReused(TableError):
    """The key of a command was used before, for another command."""

    code = "tables.key-reused"


class StoreUnavailable(TableError):
    """The store cannot be reached, or has no room; nothing was changed."""

    code = "tables.away"


class Busy(TableError):
    """So many moves at once that this one did not get through."""

    code = "tables.busy"
