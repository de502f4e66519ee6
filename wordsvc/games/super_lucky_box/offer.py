"""Boxes drawn, and those kept of them (LB-03, LB-A02)."""

from __future__ import annotations

from wordsvc.games.core import Chance, Refused
from wordsvc.games.core.draft import Draft
from wordsvc.games.core.rows import without
from wordsvc.games.super_lucky_box.events import Drew, Kept, Reshuffled, SuperLuckyBoxEvent
from wordsvc.games.super_lucky_box.moves import Keep
from wordsvc.games.super_lucky_box.state import Drafting, SuperLuckyBoxState

SuperLuckyBoxDraft = Draft[SuperLuckyBoxState, SuperLuckyBoxEvent]


def offer_boxes(draft: SuperLuckyBoxDraft, count: int, chance: Chance) -> None:
    """Everybody draws so many boxes, from the discards too when the deck is empty (LB-A17)."""
    for seat in range(len(draft.state.players)):
        drawn, _ = chance.draw(draft.state.deck, count)
        if drawn:
            draft.record(Drew(seat, drawn))
        if len(drawn) < count and draft.state.discards:
            draft.record(Reshuffled())
            more, _ = chance.draw(draft.state.deck, count - len(drawn))
            draft.record(Drew(seat, more))


def to_keep(state: SuperLuckyBoxState, seat: int) -> int:
    """How many of the boxes drawn are kept: 3 before the first round, later 1."""
    setup = state.rules.setup
    first = isinstance(state.phase, Drafting) and state.phase.round == 1
    wanted = setup.boxes_kept if first else setup.new_boxes_kept
    return min(wanted, len(state.players[seat].offer))


def keep(draft: SuperLuckyBoxDraft, seat: int, move: Keep) -> None:
    """Keep some boxes and discard the others unseen."""
    offer = draft.state.players[seat].offer
    if not offer:
        raise Refused("play.box.no-choice")
    count = to_keep(draft.state, seat)
    if len(move.boxes) != count:
        raise Refused("play.box.keep", want=count, got=len(move.boxes))
    try:
        discarded = without(offer, move.boxes)
    except ValueError:
        raise Refused("play.box.not-drawn") from None
    draft.record(Kept(seat, move.boxes, discarded))


def all_chose(state: SuperLuckyBoxState) -> bool:
    """Whether the round can begin."""
    return not any(player.offer for player in state.players)
