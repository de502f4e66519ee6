"""Barbarossa: works of clay to be guessed, around a ring of tiles (BB-01 … BB-39).

Turns follow one another, and curse stones interrupt them.
"""

from __future__ import annotations

from wordsvc.games.barbarossa.bot import ClayBot
from wordsvc.games.barbarossa.decide import decide, setup
from wordsvc.games.barbarossa.events import ClayEvent
from wordsvc.games.barbarossa.evolve import INITIAL, evolve
from wordsvc.games.barbarossa.legal import legal
from wordsvc.games.barbarossa.moves import URGENT, ClayMove
from wordsvc.games.barbarossa.options import PRESETS, ClayOptions, option_faults
from wordsvc.games.barbarossa.scoring import outcome
from wordsvc.games.barbarossa.state import SEATS, ClayState
from wordsvc.games.barbarossa.view import ClayView, redact, view
from wordsvc.games.core import Game

GAME: Game[ClayOptions, ClayState, ClayMove, ClayEvent, ClayView] = Game(
    id="barbarossa",
    seats=SEATS,
    options_type=ClayOptions,
    state_type=ClayState,
    view_type=ClayView,
    moves=ClayMove,
    events=ClayEvent,
    presets=PRESETS,
    option_faults=option_faults,
    initial=INITIAL,
    setup=setup,
    decide=decide,
    evolve=evolve,
    legal=legal,
    outcome=outcome,
    view=view,
    redact=redact,
    bot=ClayBot,
    urgent=URGENT,
)
