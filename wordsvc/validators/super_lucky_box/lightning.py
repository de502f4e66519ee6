"""Which numbers can lightning make of the card, and what does each cost? (LB-07, LB-08)"""

from __future__ import annotations

NUMBERS = 9


def shifted(number: int, steps: int) -> int:
    """The number ``steps`` further (negative: back), looping between 9 and 1.

    >>> shifted(9, 2), shifted(1, -2)
    (2, 8)
    """
    return (number - 1 + steps) % NUMBERS + 1


def cost(card: int, wanted: int) -> int:
    """The fewest lightning tokens that turn ``card`` into ``wanted``: 0 to 4.

    >>> cost(4, 9), cost(5, 5)
    (4, 0)
    """
    up = (wanted - card) % NUMBERS
    return min(up, NUMBERS - up)


def reach(card: int, tokens: int) -> dict[int, int]:
    """Every number within ``tokens`` lightning of the card, with its cost, the cheapest first."""
    costs = {number: cost(card, number) for number in range(1, NUMBERS + 1)}
    affordable = {number: price for number, price in costs.items() if price <= tokens}
    return dict(sorted(affordable.items(), key=lambda item: (item[1], item[0])))
