"""Cards dealt and drawn, and a new pile when there are none (WB-03, WB-04, WB-30)."""

from __future__ import annotations

from wordsvc.games.core import Chance
from wordsvc.games.core.draft import Draft
from wordsvc.games.word_basket.events import (
    DealBegan,
    Drew,
    Reshuffled,
    TurnedUp,
    WordBasketEvent,
)
from wordsvc.games.word_basket.options import rules_of
from wordsvc.games.word_basket.resting import REBUILT
from wordsvc.games.word_basket.state import WordBasketState
from wordsvc.validators.word_basket.cards import by_name

WordBasketDraft = Draft[WordBasketState, WordBasketEvent]


def deal(draft: WordBasketDraft, number: int, chance: Chance) -> None:
    """Shuffle, give everybody a hand, open the first card (WB-03, WB-04)."""
    draft.record(DealBegan(number))
    for seat in range(len(draft.state.hands)):
        draw(draft, seat, rules_of(draft.state.options, seat).options.hand, chance)
    turn_up(draft, chance)


def draw(draft: WordBasketDraft, seat: int, count: int, chance: Chance) -> None:
    """Take so many cards from the pile, fewer where there are fewer."""
    cards, _ = chance.draw(draft.state.pile, count)
    if cards:
        draft.record(Drew(seat, cards))


def draw_for_reset(draft: WordBasketDraft, seat: int, count: int, chance: Chance) -> None:
    """WB-30: when the pile runs out on a reset, play stops for a new one. One card is left to be
    opened, so the player may get one less (ruling 7.4)."""
    in_pile = len(draft.state.pile)
    draw(draft, seat, min(count, in_pile), chance)
    if in_pile <= count:
        draft.record(Reshuffled())
        draw(draft, seat, min(count - in_pile, len(draft.state.pile) - 1), chance)
        turn_up(draft, chance)


def draw_penalty(draft: WordBasketDraft, seat: int, chance: Chance, count: int = 1) -> None:
    """As many cards as it costs. When the last one goes, play stops for a new pile as on a reset
    (WB-30, WB-A24); none is drawn that would be left to open."""
    in_pile = len(draft.state.pile)
    draw(draft, seat, min(count, in_pile), chance)
    enough = in_pile >= count if draft.state.rulings < REBUILT else in_pile > count
    if not enough and len(draft.state.bowl) > 1:
        draft.record(Reshuffled())
        draw(draft, seat, min(count - in_pile, len(draft.state.pile) - 1), chance)
        turn_up(draft, chance)


def turn_up(draft: WordBasketDraft, chance: Chance) -> None:
    """Open the top card; where a number wild may not open a game, the next ones too (WB-A16)."""
    wild_opens = draft.state.options.rules.number_wild_opens
    while draft.state.pile:
        card = chance.one(draft.state.pile)
        draft.record(TurnedUp(card))
        if wild_opens or by_name()[card].kind != "number":
            return
