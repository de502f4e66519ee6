"""What each move of Super Lucky Box leads to (LB-01 … LB-24)."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.games.core import Context, Refused
from wordsvc.games.super_lucky_box.events import Opened, SuperLuckyBoxEvent
from wordsvc.games.super_lucky_box.evolve import INITIAL, evolve
from wordsvc.games.super_lucky_box.moves import Cross, Keep, Skip, SuperLuckyBoxMove, UseBonus
from wordsvc.games.super_lucky_box.offer import SuperLuckyBoxDraft, keep, offer_boxes
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
    draft = SuperLuckyBoxDraft(INITIAL, evolve)
    draft.record(Opened(seats, replace(options, sheet=None), sheet, sheet_hash(sheet)))
    offer_boxes(draft, sheet.setup.boxes_drawn, ctx.chance)
    return draft.events


def decide(
    state: SuperLuckyBoxState, seat: int, move: SuperLuckyBoxMove, ctx: Context
) -> tuple[SuperLuckyBoxEvent, ...]:
    """What the move leads to, up to the next choice of anybody."""
    draft = SuperLuckyBoxDraft(state, evolve)
    match state.phase, move:
        case Over(), _:
            raise Refused("play.over")
        case Drafting(), Keep():
            keep(draft, seat, move)
        case Turn() as turn, Cross():
            cross(draft, seat, turn, move)
        case Turn(), UseBonus():
            use_bonus(draft, seat, move)
        case Turn() as turn, Skip():
            skip(draft, seat, turn, move)
        case _:
            raise Refused("play.wrong-phase")
    go_on(draft, ctx.chance)
    return draft.events
