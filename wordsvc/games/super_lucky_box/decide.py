"""What does a move of Super Lucky Box lead to? (LB-01 … LB-24)"""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core import Context, Refused
from wordsvc.games.super_lucky_box.draft import LuckyStory, keep, offer_boxes
from wordsvc.games.super_lucky_box.events import LuckyEvent, Opened
from wordsvc.games.super_lucky_box.evolve import INITIAL, evolve
from wordsvc.games.super_lucky_box.moves import Cross, Keep, LuckyMove, Skip, UseBonus
from wordsvc.games.super_lucky_box.options import LuckyOptions
from wordsvc.games.super_lucky_box.rounds import go_on
from wordsvc.games.super_lucky_box.state import Drafting, LuckyState, Over, Turn
from wordsvc.games.super_lucky_box.turn import cross, skip, use_bonus
from wordsvc.validators.sheet import sheet_hash
from wordsvc.validators.super_lucky_box.sheet import house


def setup(seats: int, options: LuckyOptions, ctx: Context) -> tuple[LuckyEvent, ...]:
    """Lay out the deck and let everybody draw five boxes (LB-03)."""
    sheet = options.sheet or house()
    story = LuckyStory(INITIAL, evolve)
    story.tell(Opened(seats, replace(options, sheet=None), sheet, sheet_hash(sheet)))
    offer_boxes(story, sheet.setup.boxes_drawn, ctx.chance)
    return story.events


def decide(state: LuckyState, seat: int, move: LuckyMove, ctx: Context) -> tuple[LuckyEvent, ...]:
    """What the move leads to, up to the next choice of anybody."""
    story = LuckyStory(state, evolve)
    match state.phase, move:
        case Over(), _:
            raise Refused("play.over")
        case Drafting(), Keep():
            keep(story, seat, move)
        case Turn() as turn, Cross():
            cross(story, seat, turn, move)
        case Turn(), UseBonus():
            use_bonus(story, seat, move)
        case Turn() as turn, Skip():
            skip(story, seat, turn, move)
        case _:
            raise Refused("play.wrong-phase")
    go_on(story, ctx.chance)
    return story.events
