"""How do players come by their boxes? (LB-03, LB-A02)"""

from __future__ import annotations

from wordsvc.games.core import Chance, Refused
from wordsvc.games.core.rows import without
from wordsvc.games.core.story import Story
from wordsvc.games.super_lucky_box.events import Drew, Kept, Reshuffled, SuperLuckyBoxEvent
from wordsvc.games.super_lucky_box.moves import Keep
from wordsvc.games.super_lucky_box.state import Drafting, SuperLuckyBoxState

SuperLuckyBoxStory = Story[SuperLuckyBoxState, SuperLuckyBoxEvent]


def offer_boxes(story: SuperLuckyBoxStory, count: int, chance: Chance) -> None:
    """Everybody draws so many boxes, from the discards too when the deck is empty (LB-A17)."""
    for seat in range(len(story.state.players)):
        drawn, _ = chance.draw(story.state.deck, count)
        if drawn:
            story.tell(Drew(seat, drawn))
        if len(drawn) < count and story.state.discards:
            story.tell(Reshuffled())
            more, _ = chance.draw(story.state.deck, count - len(drawn))
            story.tell(Drew(seat, more))


def to_keep(state: SuperLuckyBoxState, seat: int) -> int:
    """How many of the boxes drawn are kept: 3 before the first round, later 1."""
    setup = state.rules.setup
    first = isinstance(state.phase, Drafting) and state.phase.round == 1
    wanted = setup.boxes_kept if first else setup.new_boxes_kept
    return min(wanted, len(state.players[seat].offer))


def keep(story: SuperLuckyBoxStory, seat: int, move: Keep) -> None:
    """Keep some boxes and discard the others unseen."""
    offer = story.state.players[seat].offer
    if not offer:
        raise Refused("play.box.no-choice")
    count = to_keep(story.state, seat)
    if len(move.boxes) != count:
        raise Refused("play.box.keep", want=count, got=len(move.boxes))
    try:
        discarded = without(offer, move.boxes)
    except ValueError:
        raise Refused("play.box.not-drawn") from None
    story.tell(Kept(seat, move.boxes, discarded))


def all_chose(state: SuperLuckyBoxState) -> bool:
    """Whether the round can begin."""
    return not any(player.offer for player in state.players)
