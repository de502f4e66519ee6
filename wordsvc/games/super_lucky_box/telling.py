"""What happened in Super Lucky Box, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsvc.games.core.telling import Line
from wordsvc.games.super_lucky_box.events import (
    Crossed,
    Drew,
    Ended,
    Gained,
    Kept,
    Lapsed,
    Opened,
    Reshuffled,
    Revealed,
    RoundBegan,
    RoundScored,
    Skipped,
    SuperLuckyBoxEvent,
)
from wordsvc.validators.super_lucky_box.box import Bonus, Box


def tell(events: Sequence[SuperLuckyBoxEvent], opened: Opened) -> Iterator[Line]:
    """A line for each thing that somebody at the table would say."""
    for event in events:
        match event:
            case Kept(seat=seat, boxes=boxes):
                yield Line("log.box.kept", seat, {"count": len(boxes)})
            case RoundBegan(round=number):
                yield Line("log.box.round", facts={"round": number})
            case Revealed(number=number):
                yield Line("log.box.number", facts={"number": number})
            case Crossed(seat=seat, box=box, square=square, spent=spent, bonus=bonus):
                number = Box.parse(opened.sheet.boxes[box - 1]).numbers[square]
                code = "log.box.crossed" if bonus is None else "log.box.crossed-bonus"
                yield Line(code, seat, {"number": number, "spent": spent or None})
            case Gained(seat=seat, bonus=bonus):
                yield Line("log.box.gained", seat, _bonus(bonus))
            case Lapsed(seat=seat, bonus=bonus):
                yield Line("log.box.lapsed", seat, _bonus(bonus))
            case Skipped(seat=seat):
                yield Line("log.box.skipped", seat)
            case RoundScored(completed=completed):
                for seat, boxes in enumerate(completed):
                    yield Line("log.box.completed", seat, {"count": len(boxes)})
            case Opened() | Drew() | Reshuffled() | Ended():
                pass


def _bonus(bonus: Bonus) -> dict[str, object]:
    return {"bonus": bonus.kind, "value": bonus.value or None}
