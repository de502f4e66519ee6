"""Which words a house accepts: the policy half of every game's rules, as plain data."""

from __future__ import annotations

from typing import Literal

import msgspec

from wordsvc.validators.verdict import Answer

ProperNouns = Literal["yes", "no", "ask", "known"]


class WordRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a house answers for words that are not plain common nouns (WB-10, WB-15).

    ``proper = "known"`` accepts names that are widely known and asks about the others.
    """

    proper: ProperNouns = "no"
    brand: Answer = "ask"
    pronoun: Answer = "ask"
    numeral: Answer = "ask"
    na_adjective: Answer = "ask"
    obscure: Answer = "ask"
    compound: Answer = "ask"
    unknown: Answer = "ask"
