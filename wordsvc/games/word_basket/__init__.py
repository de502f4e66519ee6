"""Word Basket: a word from the field to a card of the hand, and the fastest counts (WB-05)."""

from __future__ import annotations

from wordsvc.games.core import Game
from wordsvc.games.word_basket.bot import BasketBot
from wordsvc.games.word_basket.decide import decide, setup
from wordsvc.games.word_basket.ending import outcome
from wordsvc.games.word_basket.events import BasketEvent
from wordsvc.games.word_basket.evolve import INITIAL, evolve
from wordsvc.games.word_basket.legal import legal
from wordsvc.games.word_basket.moves import BasketMove
from wordsvc.games.word_basket.options import PRESETS, TableOptions, settled_options
from wordsvc.games.word_basket.state import SEATS, BasketState
from wordsvc.games.word_basket.view import BasketView, redact, view

GAME: Game[TableOptions, BasketState, BasketMove, BasketEvent, BasketView] = Game(
    id="word-basket",
    seats=SEATS,
    options_type=TableOptions,
    state_type=BasketState,
    view_type=BasketView,
    moves=BasketMove,
    events=BasketEvent,
    presets=PRESETS,
    settle=settled_options,
    initial=INITIAL,
    setup=setup,
    decide=decide,
    evolve=evolve,
    legal=legal,
    outcome=outcome,
    view=view,
    redact=redact,
    bot=BasketBot,
    urgent=frozenset({"vote", "next_deal"}),
)
