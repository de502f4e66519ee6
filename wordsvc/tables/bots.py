"""What the bots at a table will do next, and when."""

from __future__ import annotations

import msgspec

from wordsvc.games.core import Move
from wordsvc.games.core.bots import Bot, Intent, Level
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.tables.autoplay import bot_intent, forced_move
from wordsvc.tables.consent import asked_at, question_of
from wordsvc.tables.log import Conflict, Table
from wordsvc.tables.position import Command, Position, decide
from wordsvc.tables.repository import Repository

PATIENCE_SECONDS = 60
"""So long bots wait for people to say whether a move may be taken back."""


class Plan(msgspec.Struct, frozen=True):
    """After so many seconds of thought, this move of that seat; None to look again then.

    ``earliest``: not before so many seconds, at whatever pace.
    """

    delay: float
    seat: int = 0
    move: Move | None = None
    earliest: float = 0.0


def has_bots(table: Table) -> bool:
    """Whether bots have something to do: they do not play without any person."""
    kinds = {chair.kind for chair in table.chairs}
    return table.stage == "playing" and {"person", "bot"} <= kinds


def _when(plan: Plan) -> tuple[float, int]:
    return max(plan.delay, plan.earliest), plan.seat


class Bots:
    """The bots of all tables: they see what their seats see, and play by the same log.

    What they think follows from the table's secret and version, so that all processes think the
    same, and of several that play the same move the log takes one.
    """

    def __init__(self, tables: Repository, lexicon: Lexicon) -> None:
        self._tables = tables
        self._lexicon = lexicon
        self._minds: dict[tuple[str, Level], Bot] = {}

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
        plans = [
            Plan(one.delay, seat, one.move, one.earliest)
            for seat, one in thoughts
            if one is not None
        ]
        first = min(plans, key=_when, default=None)
        return first or self._later(at)

    def play(self, table: Table, at: Position, plan: Plan) -> bool:
        """Make the move; False where something else happened meanwhile."""
        if plan.move is None:
            return False
        key = f"bot:{at.version}"
        used = any((row.seat, row.key) == (plan.seat, key) for row in at.rows)  # by a person before
        command = Command(plan.seat, plan.move, None if used else key, self._tables.now_ms(), "bot")
        try:
            self._tables.append(table.id, decide(table, at, command, self._lexicon))
        except Conflict:
            return False
        return True

    def _thought(self, table: Table, at: Position, seat: int) -> Intent | None:
        level, now = table.chairs[seat].level, self._tables.now_ms()
        key = (table.game, level)
        mind = self._minds.get(key) or at.game.bot_at(self._lexicon, level)
        self._minds[key] = mind
        thought = bot_intent(table, at, seat, mind, now)
        if thought is not None:
            return thought
        slots = [
            slot for slot in at.game.legal(at.state_at(now), seat) if slot.type in at.game.urgent
        ]
        if not slots:
            return None
        return Intent(forced_move(table, at, seat, slots, self._lexicon, now), 1.0)

    def _later(self, at: Position) -> Plan | None:
        """To look again when time has changed what may be done."""
        now = self._tables.now_ms()
        wakes = at.game.wakes(at.state_at(now))
        return None if wakes is None else Plan((wakes - now) / 1000)
