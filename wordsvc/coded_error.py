"""An error that says what is wrong by a code, which has a message in both languages, and facts."""

from __future__ import annotations

from typing import Any


class CodedError(Exception):
    """``code`` with its ``facts``. Survives pickling, whatever a descendant's constructor takes.

    ``message`` is filled in by a face, in its language.
    """

    message = ""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, Any] = facts

    def __str__(self) -> str:
        return self.message or (f"{self.code} {self.facts}" if self.facts else self.code)

    def __reduce__(self) -> tuple[Any, ...]:
        return _restored, (type(self), self.args, vars(self))


def _restored(kind: type[CodedError], args: tuple[Any, ...], fields: dict[str, Any]) -> CodedError:
    """The error on the other side of a process border."""
    error = kind.__new__(kind, *args)
    vars(error).update(fields)
    return error
