"""Which share of each group is the judge meant to answer how?"""

from __future__ import annotations

from typing import Literal, NamedTuple

Measure = Literal["yes", "not yes", "no", "right"]


class Target(NamedTuple):
    """At least (or at most) so many per cent of a group's answers are of this kind."""

    group: str
    measure: Measure
    at_least: float | None = None
    at_most: float | None = None

    def __str__(self) -> str:
        bound = f"≥ {self.at_least:g}" if self.at_least is not None else f"≤ {self.at_most:g}"
        return f"{self.measure} {bound} %"

    def reached(self, per_cent: float) -> bool:
        """Does a share reach the target?"""
        return (self.at_least is None or per_cent >= self.at_least) and (
            self.at_most is None or per_cent <= self.at_most
        )


TARGETS = (
    Target("panel yes", "yes", at_least=93),
    Target("panel yes", "no", at_most=0.5),
    Target("panel no", "yes", at_most=4),
    Target("both panels yes", "yes", at_least=98),
    Target("both panels yes", "no", at_most=0),
    Target("both panels ask", "yes", at_most=35),
    Target("both panels no", "yes", at_most=1.5),
    Target("both panels no", "no", at_least=65),
    Target("a common nouns, tier A", "yes", at_least=99.3),
    Target("a common nouns, tier A", "no", at_most=0.3),
    Target("b proper nouns", "not yes", at_least=99.5),
    Target("c no nouns, tier A", "not yes", at_least=99),
    Target("d no words", "yes", at_most=0),
    Target("e loanwords", "yes", at_least=98.5),
    Target("ambiguous, written", "right", at_least=95),
)
CONCRETE_RIGHT = 85
CONCRETE_ANSWERED = 70
