"""What the bots at a table will do next, and when."""

from __future__ import annotations

import msgspec

from wordsvc.games.core import Move
from wordsvc.games.core.bots import Bot, Intent
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.autoplay import bot_intent, forced_move
from wordsvc.tables.consent import asked_at, question_of
from wordsvc.tables.log import Conflict, Table
from wordsvc.tables.position import Command, Position, decide
from wordsvc.tables.repository import Repository
from wordsvc.tables.views import awaited_slots

PATIENCE_SECONDS = 60
"""So long bots wait for people to say whether a move may be taken back."""


class Plan(msgspec.Struct, frozen=True):
    """After so many seconds of thought, this move of that seat; None to look again then."""

    delay: float
    seat: int = 0
    move: Move | None = None


def has_bots(table: Table) -> bool:
    """Whether bots have something to do: they do not play without any person."""
    kinds = {chair.kind for chair in table.chairs}
    return table.stage == "playing" and {"person", "bot"} <= kinds


class Bots:
    """The bots of all tables: they see what their seats see, and play by the same log.

    What they think follows from the table's secret and version, so that all processes think the
    same, and of several that play the same move the log takes one.
    """

    def __init__(self, tables: Repository, lexicon: Lexicon) -> None:
        self._tables = tables
        self._lexicon = lexicon
        self._minds: dict[str, Bot] = {}

    def plan(self, table: Table, at: Position) -> Plan | None:
        """What the quickest of them does next; None where all of them wait for people."""
        if not at.version or at.game.outcome(at.state) is not None:
            return None
        if (question := question_of(table, at)) is not None:
            left = asked_at(at, question) + PATIENCE_SECONDS - self._tables.now()
            if left > 0:
                return Plan(left)
        seats = (seat for seat, chair in enumerate(table.chairs) if chair.kind == "bot")
        thoughts = ((seat, self._thought(table, at, seat)) for seat in seats)
        plans = [Plan(one.delay, seat, one.move) for seat, one in thoughts if one is not None]
        return min(plans, key=lambda plan: (plan.delay, plan.seat), default=None)

    def play(self, table: Table, at: Position, plan: Plan) -> bool:
        """Make the move; False where something else happened meanwhile."""
        if plan.move is None:
            return False
        key = f"bot:{at.version}"
        used = any((row.seat, row.key) == (plan.seat, key) for row in at.rows)  # by a person before
        command = Command(plan.seat, plan.move, None if used else key, self._tables.now(), "bot")
        try:
            self._tables.append(table.id, decide(table, at, command, self._lexicon))
        except Conflict:
            return False
        return True

    def _thought(self, table: Table, at: Position, seat: int) -> Intent | None:
        mind = self._minds.get(table.game) or at.game.bot(self._lexicon)
        self._minds[table.game] = mind
        thought = bot_intent(table, at, seat, mind)
        if thought is None and (slots := awaited_slots(at, seat)):
            return Intent(forced_move(table, at, seat, slots, self._lexicon), 1.0)
        return thought
