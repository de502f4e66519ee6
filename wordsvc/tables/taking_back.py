"""How do players agree to take a move back?"""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from wordsvc.games.core import Refused
from wordsvc.tables.access import is_host, seat_of
from wordsvc.tables.answers import Question, TableSeen
from wordsvc.tables.backing import check_back, missing, question_of
from wordsvc.tables.errors import Busy
from wordsvc.tables.log import Conflict, Row, Table
from wordsvc.tables.playing import Position, TakenTo, advanced
from wordsvc.tables.room import TRIES, Room
from wordsvc.tables.seeing import seen_by

Say = Callable[[Table, Position, int], Row | None]


class TakingBack(Room):
    """Ask for it, agree, decline. Everything raises NoSuchTable, NoToken, WrongToken, NotStarted,
    Archived, and Refused where there is nothing to be taken back or nothing was asked.
    """

    def ask_back(self, table: str, token: str | None) -> TableSeen:
        """Ask to take back one's own last move. It is done at once where nobody else has to agree;
        asked again while the others think, nothing more happens."""

        def ask(known: Table, at: Position, seat: int) -> Row | None:
            to = check_back(known, at, seat)
            question = question_of(known, at)
            if question is not None and question.missing:
                return None
            if not missing(known, seat, question.agreed if question else ()):
                return self._row(at, seat, "back", TakenTo(to))
            return self._row(at, seat, "ask")

        return self._said(table, token, ask)

    def agree_back(self, table: str, token: str | None, question: int) -> TableSeen:
        """Let the move be taken back; with the last one who agrees, it is."""

        def agree(known: Table, at: Position, seat: int) -> Row | None:
            asked = _asked(known, at, question)
            if seat not in asked.missing and asked.missing:
                return None
            to = check_back(known, at, asked.seat)
            if asked.missing in ((), (seat,)):
                return self._row(at, seat, "back", TakenTo(to))
            return self._row(at, seat, "agree")

        return self._said(table, token, agree)

    def decline_back(self, table: str, token: str | None, question: int) -> TableSeen:
        """Let the move stand, or ask no longer. Nobody is asked about the same move again."""

        def decline(known: Table, at: Position, seat: int) -> Row | None:
            _asked(known, at, question)
            return self._row(at, seat, "decline")

        return self._said(table, token, decline)

    def _row(
        self,
        at: Position,
        seat: int,
        kind: Literal["ask", "agree", "decline", "back"],
        move: TakenTo | None = None,
    ) -> Row:
        said = None if move is None else msgspec.json.encode(move).decode()
        return Row(at.version + 1, seat, None, said, "[]", kind, at=self._now())

    def _said(self, table: str, token: str | None, say: Say) -> TableSeen:
        for _ in range(TRIES):
            known = self._live(table)
            seat = seat_of(known, token)
            at = self._started(known)
            row = say(known, at, seat)
            if row is not None:
                try:
                    self._log.append(table, row)
                except Conflict:
                    continue
                at = advanced(at, row)
            return seen_by(known, at, seat, host=is_host(known, token))
        raise Busy


def _asked(known: Table, at: Position, question: int) -> Question:
    asked = question_of(known, at)
    if asked is None or asked.question != question:
        raise Refused("tables.back-unasked", question=question)
    return asked
