"""The options of a table of Word Basket."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Annotated, Any, Literal

import msgspec
from msgspec.structs import replace

from wordsvc.decoding.faults import Faulty
from wordsvc.games.core import Options
from wordsvc.validators.word_basket import WordBasketOptions, WordBasketRules, presets, resolve
from wordsvc.validators.word_basket.options import HandSize, Letters

Referee = Literal["challenge", "auto"]
OnAsk = Literal["vote", "player", "dictionary"]
Deals = Annotated[int, msgspec.Meta(ge=1, le=99)]
Seconds = Annotated[int, msgspec.Meta(ge=0, le=60)]


class Handicap(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How one player plays under other conditions than the table (WB-31); null = as the table."""

    shortest: Letters | None = None
    shortest_last: Letters | None = None
    hand: HandSize | None = None


class WordBasketTableOptions(Options, frozen=True, kw_only=True):
    """``rules``: about words and cards. ``referee``: who notices a bad word, the other players
    ("challenge", as in the leaflet) or the program at once ("auto").

    ``ask``: who rules on a doubtful word: all players by vote (WB-15), the player who said it, or
    the dictionary, which then refuses it. ``deals``: how many are played; most deals won wins.
    ``handicaps`` by seat. ``objection_seconds``: a word can be objected to for so long at least,
    also when the next one has been said (ours; the leaflet knows no such time, WB-08).
    """

    rules: WordBasketOptions = WordBasketOptions()
    referee: Referee = "challenge"
    ask: OnAsk = "vote"
    deals: Deals = 3
    handicaps: tuple[Handicap | None, ...] = ()
    objection_seconds: Seconds = 0


PRESETS: Mapping[str, WordBasketTableOptions] = MappingProxyType(
    {preset.name: WordBasketTableOptions(rules=preset.options) for preset in presets()}
    | {"auto": WordBasketTableOptions(referee="auto")}
)


def settled_options(given: str | Mapping[str, Any] | None) -> str | Mapping[str, Any] | None:
    """The request with ``rules`` and handicaps resolved where they are named: ``{"rules":
    "kids2"}``, ``{"rules": {"preset": "family", "shortest": 2}}``, ``{"handicaps": [null,
    "strong4"]}``. Raises Faulty with pointers into the request."""
    if not isinstance(given, Mapping):
        return given
    fields = dict(given)
    if "rules" in fields:
        rules = _resolved(fields["rules"], "/rules")
        fields["rules"] = msgspec.to_builtins(rules.options)
    handicaps = fields.get("handicaps")
    if isinstance(handicaps, list):
        fields["handicaps"] = [
            _handicap(one, f"/handicaps/{seat}") if isinstance(one, str) else one
            for seat, one in enumerate(handicaps)
        ]
    return fields


def _handicap(name: str, pointer: str) -> dict[str, Any]:
    options = _resolved(name, pointer).options
    return {"shortest": options.shortest, "shortest_last": options.shortest_last}


def _resolved(asked: Any, pointer: str) -> WordBasketRules:  # noqa: ANN401
    try:
        return resolve(asked)
    except Faulty as faulty:
        raise Faulty(
            replace(fault, pointer=pointer + fault.pointer) for fault in faulty.faults
        ) from None


@lru_cache(maxsize=256)
def rules_of(options: WordBasketTableOptions, seat: int) -> WordBasketRules:
    """The rules that hold for a seat, its handicap included (WB-31)."""
    rules = options.rules
    handicap = options.handicaps[seat] if seat < len(options.handicaps) else None
    if handicap is not None:
        shortest = rules.shortest if handicap.shortest is None else handicap.shortest
        own_last = handicap.shortest is None and handicap.shortest_last is None
        rules = replace(
            rules,
            shortest=shortest,
            shortest_last=rules.shortest_last if own_last else handicap.shortest_last,
            hand=rules.hand if handicap.hand is None else handicap.hand,
        )
    return WordBasketRules.of("table", rules)
