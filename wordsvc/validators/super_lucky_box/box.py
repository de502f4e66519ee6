"""What stands on a Lucky Box: nine numbers, and a bonus for each of its six lines?"""

from __future__ import annotations

import re
from collections.abc import Collection
from typing import Literal

import msgspec

BonusKind = Literal["number", "any", "star", "lightning", "moon", "none"]

SIDE = 3
LINES: tuple[tuple[int, ...], ...] = (
    (0, 1, 2),
    (3, 4, 5),
    (6, 7, 8),
    (0, 3, 6),
    (1, 4, 7),
    (2, 5, 8),
)
"""The squares of each line: rows from the top, then columns from the left (LB-10)."""

SQUARES = range(SIDE * SIDE)


class Bonus(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a completed line gives (LB-12 … LB-16).

    ``value`` is the number to cross for "number", the count of tokens for "lightning", else 0.
    """

    kind: BonusKind
    value: int = 0


_SIGNS: dict[str, Bonus] = {
    "?": Bonus("any"),
    "S": Bonus("star"),
    "L": Bonus("lightning", 1),
    "D": Bonus("lightning", 2),
    "M": Bonus("moon"),
    "-": Bonus("none"),
} | {str(number): Bonus("number", number) for number in range(1, 10)}

SIGNS = {bonus: sign for sign, bonus in _SIGNS.items()}
"""How a bonus is written on a face."""

PATTERN = (
    r"^[1-9]{3} [1-9]{3} [1-9]{3} \| [1-9?SLDM-]( [1-9?SLDM-]){2} \| [1-9?SLDM-]( [1-9?SLDM-]){2}$"
)


class Box(msgspec.Struct, frozen=True):
    """A face of 3 × 3 numbers, row by row, and the bonuses of its lines in the order of LINES."""

    numbers: tuple[int, ...]
    bonuses: tuple[Bonus, ...]

    @classmethod
    def parse(cls, text: str) -> Box:
        """Read ``"123 231 456 | ? - ? | L L S"``: rows, bonuses of the rows, of the columns.

        Signs: 1-9 cross that number, ? any square, S star, L one lightning, D two, M moon, - none.
        Raises ValueError for anything else.
        """
        if not re.fullmatch(PATTERN, text):
            raise ValueError(text)
        grid, rows, columns = (part.split() for part in text.split("|"))
        numbers = tuple(int(digit) for digit in "".join(grid))
        return cls(numbers, tuple(_SIGNS[sign] for sign in rows + columns))

    def __str__(self) -> str:
        """The face as :meth:`parse` reads it."""
        digits = "".join(map(str, self.numbers))
        signs = [SIGNS[bonus] for bonus in self.bonuses]
        parts = [digits[:3], digits[3:6], digits[6:]], signs[:SIDE], signs[SIDE:]
        return " | ".join(" ".join(part) for part in parts)

    def gained(self, crossed: Collection[int], square: int) -> tuple[int, ...]:
        """The lines that crossing ``square`` completes where ``crossed`` squares already are.

        Squares count 0-8, row by row. One square may complete a row and a column (LB-10).
        """
        after = {*crossed, square}
        return tuple(
            index for index, line in enumerate(LINES) if square in line and after.issuperset(line)
        )
