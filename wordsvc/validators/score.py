"""How is a score explained line by line, and who stands where?"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, Any, Literal, Protocol

import msgspec

from wordsvc.decoding.faults import Fault

PLAYERS_AT_MOST = 8
NAME_AT_MOST = 64
PLAYERS = msgspec.Meta(extra_json_schema={"minItems": 1, "maxItems": PLAYERS_AT_MOST})
"""How many may be scored together; checked by :func:`player_faults`."""
TALLY_AT_MOST = 9999

Tally = Annotated[
    int, msgspec.Meta(extra_json_schema={"minimum": 0, "maximum": TALLY_AT_MOST}, title="Tally")
]
"""A count of things on paper. Its bounds stand in the schema and are checked by
:func:`tally_faults`, so that one bad number does not hide the others."""

TieBreak = Literal["lowest-colour", "moons", "shared"]


class ScoreLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """Why some points were given. The points of all lines of a player add up to the total."""

    code: str
    points: int
    facts: dict[str, Any] = {}
    message: str = ""


class PlayerScore(msgspec.Struct, frozen=True, kw_only=True):
    """What one player has in the end; ``rank`` 1 is the best, equal players share a rank."""

    name: str
    total: int
    rank: int
    lines: tuple[ScoreLine, ...]


class Score(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A finished game added up. ``players`` stand as they were given; ``winners`` are their places
    in that list, from 0. ``tie_break`` says what parted equal totals at the top: null if nothing
    had to, "shared" if nothing could. ``impossible`` names in a draft what cannot be, below a JSON
    pointer into the question.
    """

    players: tuple[PlayerScore, ...]
    winners: tuple[int, ...]
    tie_break: TieBreak | None
    impossible: tuple[Fault, ...] = ()


class Comparable(Protocol):
    """Anything that can be put in order."""

    def __lt__(self, other: Any, /) -> bool:  # noqa: ANN401
        """Whether this stands before the other."""
        ...


def ranks(keys: Sequence[Comparable]) -> tuple[int, ...]:
    """Competition ranking, the greatest key first: equal keys share a rank and push the next back.

    >>> ranks([20, 30, 20, 10])
    (2, 1, 2, 4)
    """
    return tuple(1 + sum(key < other for other in keys) for key in keys)


def winners(places: Sequence[int]) -> tuple[int, ...]:
    """Who has rank 1, as places in the list, from 0."""
    return tuple(index for index, rank in enumerate(places) if rank == 1)


def tie_break(totals: Sequence[int], won: Sequence[int], by: TieBreak) -> TieBreak | None:
    """What parted the players with the best total, where ``by`` is what this game looks at."""
    best = max(totals, default=0)
    if sum(total == best for total in totals) <= 1:
        return None
    return by if len(won) == 1 else "shared"


def player_faults(names: Sequence[str], at_most: int = PLAYERS_AT_MOST) -> Iterator[Fault]:
    """Too many or too few players, and names that do not fit a line."""
    if not names:
        yield Fault("/players", "score.no-players")
    if len(names) > at_most:
        yield Fault("/players", "score.too-many-players", {"got": len(names), "most": at_most})
    for index, name in enumerate(names):
        if len(name) > NAME_AT_MOST:
            yield Fault(f"/players/{index}/name", "score.name-too-long", {"most": NAME_AT_MOST})


def tally_faults(value: int, pointer: str, at_most: int = TALLY_AT_MOST) -> Iterator[Fault]:
    """A count that is negative or beyond what the game has."""
    if value < 0:
        yield Fault(pointer, "score.negative", {"got": value})
    elif value > at_most:
        yield Fault(pointer, "score.too-large", {"got": value, "most": at_most})
