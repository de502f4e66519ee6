"""What does a move of Super Lucky Box lead to? (LB-01 … LB-24)"""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core import Context, Refused
from wordsvc.games.super_lucky_box.draft import SuperLuckyBoxStory, keep, offer_boxes
from wordsvc.games.super_lucky_box.events import Opened, SuperLuckyBoxEvent
from wordsvc.games.super_lucky_box.evolve import INITIAL, evolve
from wordsvc.games.super_lucky_box.moves import Cross, Keep, Skip, SuperLuckyBoxMove, UseBonus
from wordsvc.games.super_lucky_box.options import SuperLuckyBoxOptions
from wordsvc.games.super_lucky_box.rounds import go_on
from wordsvc.games.super_lucky_box.state import Drafting, Over, SuperLuckyBoxState, Turn
from wordsvc.games.super_lucky_box.turn import cross, skip, use_bonus
from wordsvc.validators.sheet import sheet_hash
from wordsvc.validators.super_lucky_box.sheet import house


def setup(
    seats: int, options: SuperLuckyBoxOptions, ctx: Context
) -> tuple[SuperLuckyBoxEvent, ...]:
    """Lay out the deck and let everybody draw five boxes (LB-03)."""
    sheet = options.sheet or house()
    story = SuperLuckyBoxStory(INITIAL, evolve)
    story.tell(Opened(seats, replace(options, sheet=None), sheet, sheet_hash(sheet)))
    offer_boxes(story, sheet.setup.boxes_drawn, ctx.chance)
    return story.events


def decide(
    state: SuperLuckyBoxState, seat: int, move: SuperLuckyBoxMove, ctx: Context
) -> tuple[SuperLuckyBoxEvent, ...]:
    """What the move leads to, up to the next choice of anybody."""
    story = SuperLuckyBoxStory(state, evolve)
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
