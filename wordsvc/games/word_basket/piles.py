"""Where do cards come from, and what happens when there are none? (WB-03, WB-04, WB-30)"""

from __future__ import annotations

from wordsvc.games.core import Chance
from wordsvc.games.core.story import Story
from wordsvc.games.word_basket.events import (
    DealBegan,
    Drew,
    Reshuffled,
    TurnedUp,
    WordBasketEvent,
)
from wordsvc.games.word_basket.options import rules_of
from wordsvc.games.word_basket.state import WordBasketState
from wordsvc.validators.word_basket.cards import by_name

WordBasketStory = Story[WordBasketState, WordBasketEvent]


def deal(story: WordBasketStory, number: int, chance: Chance) -> None:
    """Shuffle, give everybody a hand, open the first card (WB-03, WB-04)."""
    story.tell(DealBegan(number))
    for seat in range(len(story.state.hands)):
        draw(story, seat, rules_of(story.state.options, seat).options.hand, chance)
    turn_up(story, chance)


def draw(story: WordBasketStory, seat: int, count: int, chance: Chance) -> None:
    """Take so many cards from the pile, fewer where there are fewer."""
    cards, _ = chance.draw(story.state.pile, count)
    if cards:
        story.tell(Drew(seat, cards))


def draw_for_reset(story: WordBasketStory, seat: int, count: int, chance: Chance) -> None:
    """WB-30: when the pile runs out on a reset, play stops for a new one. One card is left to be
    opened, so the player may get one less (ruling 7.4)."""
    in_pile = len(story.state.pile)
    draw(story, seat, min(count, in_pile), chance)
    if in_pile <= count:
        story.tell(Reshuffled())
        draw(story, seat, min(count - in_pile, len(story.state.pile) - 1), chance)
        turn_up(story, chance)


def draw_penalty(story: WordBasketStory, seat: int, chance: Chance) -> None:
    """One card; from a new pile where there is none, and none at all if nothing would be left to
    open (WB-A24)."""
    if story.state.pile:
        draw(story, seat, 1, chance)
    elif len(story.state.bowl) > 1:
        story.tell(Reshuffled())
        draw(story, seat, 1, chance)
        turn_up(story, chance)


def turn_up(story: WordBasketStory, chance: Chance) -> None:
    """Open the top card; where a number wild may not open a game, the next ones too (WB-A16)."""
    wild_opens = story.state.options.rules.number_wild_opens
    while story.state.pile:
        card = chance.one(story.state.pile)
        story.tell(TurnedUp(card))
        if wild_opens or by_name()[card].kind != "number":
            return
