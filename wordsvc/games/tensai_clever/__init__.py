"""Tensai Clever: six cards a round, wanted or not, written into four colours (TC-01 … TC-40).

The oya chooses among six cards; then all seats write at the same time.
"""

from __future__ import annotations

from wordsvc.games.core import Game
from wordsvc.games.tensai_clever.bot import CleverBot
from wordsvc.games.tensai_clever.decide import decide, setup
from wordsvc.games.tensai_clever.events import CleverEvent
from wordsvc.games.tensai_clever.evolve import INITIAL, evolve
from wordsvc.games.tensai_clever.legal import legal
from wordsvc.games.tensai_clever.moves import CleverMove
from wordsvc.games.tensai_clever.options import PRESETS, CleverOptions, option_faults
from wordsvc.games.tensai_clever.scoring import outcome
from wordsvc.games.tensai_clever.state import SEATS, CleverState
from wordsvc.games.tensai_clever.view import CleverView, redact, view

GAME: Game[CleverOptions, CleverState, CleverMove, CleverEvent, CleverView] = Game(
    id="tensai-clever",
    seats=SEATS,
    options_type=CleverOptions,
    state_type=CleverState,
    view_type=CleverView,
    moves=CleverMove,
    events=CleverEvent,
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
    bot=CleverBot,
    takes_back=True,
    urgent=frozenset({"vote", "choose", "write", "write_instant", "done"}),
)
