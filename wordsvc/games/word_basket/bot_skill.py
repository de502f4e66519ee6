"""How well bots of Word Basket play, level by level."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

import msgspec

from wordsvc.games.core.bots import Level


class Skill(msgspec.Struct, frozen=True, kw_only=True):
    """What a player knows, how quickly, and what escapes it.

    * ``vocabulary``: how rare a word (Zipf) comes to mind, ``choice``: of how many one is said.
    * ``thinking``: seconds for a word of middling rarity, ``hearing``: for an objection.
    * ``notices``: the share of bad words that it objects to, ``errs``: of good words.
    * ``slips``: the share of words that it throws though they are plainly wrong.
    * ``forgets``: how often it forgets "reach".
    """

    vocabulary: float
    choice: int
    thinking: float
    hearing: float
    notices: float
    errs: float
    slips: float = 0.0
    forgets: float


SKILLS: Mapping[Level, Skill] = MappingProxyType(
    {
        "easy": Skill(
            vocabulary=3.5, choice=6, thinking=32, hearing=2.4, notices=0.5, errs=0.01,
            slips=1 / 18, forgets=0.25,
        ),
        "normal": Skill(
            vocabulary=3.1, choice=8, thinking=19, hearing=2.1, notices=0.8, errs=0.005, forgets=0.1
        ),
        "strong": Skill(
            vocabulary=2.5, choice=12, thinking=11, hearing=1.6, notices=0.97, errs=0.002,
            forgets=0.02,
        ),
    }
)  # fmt: skip
