"""Taking a move back: ask for it, agree, decline."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

from wordsvc.games.core import Refused
from wordsvc.tables.access import is_host, seat_of
from wordsvc.tables.consent import check_take_back, question_of, still_to_agree
from wordsvc.tables.log import Row, Table
from wordsvc.tables.position import BackTo, Position, add_row, go_back
from wordsvc.tables.replies import TableView, TakeBackQuestion
from wordsvc.tables.repository import Repository, retried
from wordsvc.tables.views import view_for

Say = Callable[[Table, Position, int], Position]
"""What a seat says, as the position after it; the same position where nothing more happens."""


class TakeBack:
    """What players say about the last move. Everything raises NoSuchTable, NoToken, WrongToken,
    NotStarted, Archived, and Refused where there is nothing to be taken back or nothing was asked.
    """

    def __init__(self, tables: Repository) -> None:
        self._tables = tables

    def ask(self, table: str, token: str | None) -> TableView:
        """Ask to take back one's own last move. It is done at once where nobody else has to agree;
        asked again while the others think, nothing more happens."""

        def say(known: Table, at: Position, seat: int) -> Position:
            to = check_take_back(known, at, seat)
            question = question_of(known, at)
            if question is not None and question.missing:
                return at
            if not still_to_agree(known, seat, question.agreed if question else ()):
                return self._back(at, seat, to)
            return self._said(at, seat, "ask")

        return self._answered(table, token, say)

    def agree(self, table: str, token: str | None, question: int) -> TableView:
        """Let the move be taken back; with the last one who agrees, it is."""

        def say(known: Table, at: Position, seat: int) -> Position:
            asked = _asked(known, at, question)
            if seat not in asked.missing and asked.missing:
                return at
            to = check_take_back(known, at, asked.seat)
            if asked.missing in ((), (seat,)):
                return self._back(at, seat, to)
            return self._said(at, seat, "agree")

        return self._answered(table, token, say)

    def decline(self, table: str, token: str | None, question: int) -> TableView:
        """Let the move stand, or ask no longer. Nobody is asked about the same move again."""

        def say(known: Table, at: Position, seat: int) -> Position:
            _asked(known, at, question)
            return self._said(at, seat, "decline")

        return self._answered(table, token, say)

    def _said(self, at: Position, seat: int, kind: Literal["ask", "agree", "decline"]) -> Position:
        return add_row(at, Row(at.version + 1, seat, None, None, "[]", kind, at=self._tables.now()))

    def _back(self, at: Position, seat: int, to: int) -> Position:
        return go_back(at, seat, BackTo(to), self._tables.now())

    def _answered(self, table: str, token: str | None, say: Say) -> TableView:
        def attempt() -> TableView:
            known = self._tables.live(table)
            seat = seat_of(known, token)
            at = self._tables.started(known)
            after = say(known, at, seat)
            if after is not at:
                self._tables.append(table, after)
            return view_for(known, after, seat, self._tables.now_ms(), host=is_host(known, token))

        return retried(attempt)


def _asked(known: Table, at: Position, question: int) -> TakeBackQuestion:
    asked = question_of(known, at)
    if asked is None or asked.question != question:
        raise Refused("tables.back-unasked", question=question)
    return asked
