"""Word Basket: a word from the field to a card of the hand, and the fastest counts (WB-05)."""

from __future__ import annotations

from functools import partial

from wordsvc.games.core import Game
from wordsvc.games.word_basket.bot import WordBasketBot
from wordsvc.games.word_basket.bot_skill import SKILLS
from wordsvc.games.word_basket.decide import decide, setup
from wordsvc.games.word_basket.ending import outcome
from wordsvc.games.word_basket.events import WordBasketEvent
from wordsvc.games.word_basket.evolve import INITIAL, evolve
from wordsvc.games.word_basket.legal import legal
from wordsvc.games.word_basket.moves import WordBasketMove
from wordsvc.games.word_basket.options import PRESETS, WordBasketTableOptions, settled_options
from wordsvc.games.word_basket.state import SEATS, WordBasketState
from wordsvc.games.word_basket.telling import tell
from wordsvc.games.word_basket.view import WordBasketView, redact, view
from wordsvc.games.word_basket.windows import at, wakes

GAME: Game[
    WordBasketTableOptions, WordBasketState, WordBasketMove, WordBasketEvent, WordBasketView
] = Game(
    id="word-basket",
    seats=SEATS,
    options_type=WordBasketTableOptions,
    state_type=WordBasketState,
    view_type=WordBasketView,
    moves=WordBasketMove,
    events=WordBasketEvent,
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
    tell=tell,
    bot=WordBasketBot,
    levels={level: partial(WordBasketBot, skill=skill) for level, skill in SKILLS.items()},
    at=at,
    wakes=wakes,
    urgent=frozenset({"vote", "next_deal"}),
)
