"""Word Basket: hands card by card; a deal is won with an empty one."""

from __future__ import annotations

from typing import Any

from tests.contracts.recount.reading import Result, Told, best


def recount(game: list[Told]) -> Result:
    """One point a deal (WB-02, WB-07, WB-19, WB-21)."""
    _, opened = game[0]
    wins = [0] * opened["seats"]
    hands: list[list[str]] = [[] for _ in wins]
    bowl: list[dict[str, Any]] = []
    for kind, what in game[1:]:
        match kind:
            case "deal_began":
                hands, bowl = [[] for _ in wins], []
            case "drew":
                hands[what["seat"]] += what["cards"]
            case "thrown":
                hands[what["seat"]].remove(what["card"])
                bowl.append(what)
            case "hand_reset":
                hand = hands[what["seat"]]
                assert len(hand) == what["cards"]
                assert what["top"] in hand
                hand.clear()
            case "reshuffled":
                bowl.clear()
            case "withdrawn":
                take_back(bowl, hands, what)
            case "went_out":
                assert not hands[what["seat"]], "somebody goes out with cards in hand"
            case "deal_won":
                assert not hands[what["seat"]], "a deal is won with cards in hand"
                wins[what["seat"]] += 1
    return best(wins), wins


def take_back(
    bowl: list[dict[str, Any]], hands: list[list[str]], withdrawn: dict[str, Any]
) -> None:
    """The last word of that player, or the one that is named, if it still lies in the bowl."""
    reading = withdrawn.get("reading") or None
    for number in reversed(range(len(bowl))):
        one = bowl[number]
        if one["seat"] == withdrawn["seat"] and reading in (None, one["reading"]):
            hands[one["seat"]].append(one["card"])
            del bowl[number]
            return
