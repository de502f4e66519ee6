"""A kind of question, as every face asks it: over HTTP, by command, in Python, in a list."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import TYPE_CHECKING, Any

import msgspec

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.sheet import Sheets
from wordsvc.validators.verdict import Answer, Finding

if TYPE_CHECKING:
    from wordsvc.validators.word_basket.options import WordBasketRules

Cells = dict[str, Any]
"""A row of a list, by column; empty cells are left out."""


class Desk(msgspec.Struct, frozen=True):
    """What a judge has at hand. ``rules`` hold where a question of Word Basket names none."""

    lexicon: Lexicon
    sheets: Sheets
    rules: WordBasketRules | None = None


def _as_told(cells: Cells, _: Desk) -> Cells:
    return cells


def _nothing(_: Any) -> Cells:  # noqa: ANN401 - any verdict
    return {}


class Columns(msgspec.Struct, frozen=True, kw_only=True):
    """How a validator is asked by the rows of a list, and what is added to them.

    ``fields`` are the parts of a question, the main one first, with the names that their columns
    go by; ``question`` makes plain data of a question out of their cells. ``added`` are the columns
    beside answer and code with the type of their values, filled by ``cells``.
    """

    fields: Mapping[str, tuple[str, ...]]
    added: Mapping[str, type] = {}
    question: Callable[[Cells, Desk], Cells] = _as_told
    cells: Callable[[Any], Cells] = _nothing

    @property
    def main(self) -> str:
        """The field without which there is no question."""
        return next(iter(self.fields))


class Query(msgspec.Struct, frozen=True, kw_only=True):
    """The same question in a query string."""

    name: str
    question: Any
    about: str
    example: Mapping[str, Any]


class Validator(msgspec.Struct, frozen=True, kw_only=True):
    """One kind of question.

    ``path`` stands after ``/judge/`` in addresses; ``name`` is what programs call the operation,
    ``about`` (a line, then more) and ``example`` what they are told of it. ``judge`` raises
    ``Faulty`` with every fault of a question. ``counts`` are the verdicts it counts as in
    statistics, by path and answer, where that is not itself.
    """

    path: str
    name: str
    about: str
    question: Any
    verdict: Any
    judge: Callable[[Any, Desk], Any]
    example: Mapping[str, Any]
    columns: Columns
    query: Query | None = None
    counts: Callable[[Any], Iterable[tuple[str, Answer]]] | None = None

    def counted(self, verdict: Any) -> Iterable[tuple[str, Answer]]:  # noqa: ANN401
        """What a verdict counts as in statistics."""
        if self.counts is not None:
            return self.counts(verdict)
        return [(self.path, verdict.answer)] if self.answers else ()

    @property
    def answers(self) -> bool:
        """Whether a verdict says yes, no or ask; some only tell a fact."""
        return "answer" in self.verdict.__struct_fields__


def findings_of(verdict: Any) -> Iterator[Finding]:  # noqa: ANN401 - any verdict
    """What was found, in the order of the rows or words that a verdict has."""
    yield from getattr(verdict, "findings", ())
    for inner in getattr(verdict, "verdicts", ()):
        yield from inner.findings
