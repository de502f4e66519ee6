"""What is wrong with what somebody sent or typed in, place by place?"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Any

import msgspec

FAULTS_AT_MOST = 50


class Fault(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that is wrong. ``pointer`` is a JSON pointer (RFC 6901) to the place.

    ``message`` is filled in by a face, in its language; code and facts never depend on it.
    """

    pointer: str
    code: str
    facts: dict[str, Any] = {}
    message: str = ""


class Faulty(ValueError):
    """Data that cannot be used, with every fault that was found in it, in order of place."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(self.faults)

    def __str__(self) -> str:
        return "; ".join(
            f"{fault.pointer or '/'}: {fault.message or fault.code}" for fault in self.faults
        )

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.faults,)

    def under(self, pointer: str) -> Faulty:
        """The same faults where the data is a part of something larger, at ``pointer``."""
        return type(self)(
            [
                msgspec.structs.replace(fault, pointer=pointer + fault.pointer)
                for fault in self.faults
            ]
        )


def refuse(faults: Iterable[Fault]) -> None:
    """Raise :class:`Faulty` if there is any fault, with the first 50."""
    found = tuple(islice(faults, FAULTS_AT_MOST))
    if found:
        raise Faulty(found)
