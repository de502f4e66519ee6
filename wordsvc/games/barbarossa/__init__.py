"""Barbarossa: works of clay to be guessed, around a ring of tiles (BB-01 … BB-39).

Turns follow one another, and curse stones interrupt them.
"""

from __future__ import annotations

from wordsvc.games.barbarossa.bot import BarbarossaBot
from wordsvc.games.barbarossa.decide import decide, setup
from wordsvc.games.barbarossa.events import BarbarossaEvent
from wordsvc.games.barbarossa.evolve import INITIAL, evolve
from wordsvc.games.barbarossa.legal import legal
from wordsvc.games.barbarossa.moves import URGENT, BarbarossaMove
from wordsvc.games.barbarossa.options import PRESETS, BarbarossaOptions, option_faults
from wordsvc.games.barbarossa.scoring import outcome
from wordsvc.games.barbarossa.state import SEATS, BarbarossaState
from wordsvc.games.barbarossa.telling import tell
from wordsvc.games.barbarossa.view import BarbarossaView, redact, view
from wordsvc.games.core import Game

GAME: Game[BarbarossaOptions, BarbarossaState, BarbarossaMove, BarbarossaEvent, BarbarossaView] = (
    Game(
        id="barbarossa",
        seats=SEATS,
        options_type=BarbarossaOptions,
        state_type=BarbarossaState,
        view_type=BarbarossaView,
        moves=BarbarossaMove,
        events=BarbarossaEvent,
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
        tell=tell,
        bot=BarbarossaBot,
        urgent=URGENT,
    )
)
