"""The sheets of a job: its own, and those of the house for other games."""

from __future__ import annotations

from typing import TypeVar

from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.validators.sheet import DEFAULT, Sheet

S = TypeVar("S", bound=Sheet)


class JobSheets:
    """Whatever name a question gives, the job says which sheet its game is played with."""

    def __init__(self, own: Sheet) -> None:
        self._own = own
        self._house = SheetLibrary()

    def find(self, kind: type[S], name: str = DEFAULT) -> S:
        """The sheet of that kind."""
        return self._own if isinstance(self._own, kind) else self._house.find(kind, name)
