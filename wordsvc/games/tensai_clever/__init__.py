"""Tensai Clever: six cards a round, wanted or not, written into four colours (TC-01 … TC-40).

The oya chooses among six cards; then all seats write at the same time.
"""

from __future__ import annotations

from wordsvc.games.core import Game
from wordsvc.games.tensai_clever.bot import TensaiCleverBot
from wordsvc.games.tensai_clever.decide import decide, setup
from wordsvc.games.tensai_clever.events import TensaiCleverEvent
from wordsvc.games.tensai_clever.evolve import INITIAL, evolve
from wordsvc.games.tensai_clever.legal import legal
from wordsvc.games.tensai_clever.moves import TensaiCleverMove
from wordsvc.games.tensai_clever.options import PRESETS, TensaiCleverOptions, option_faults
from wordsvc.games.tensai_clever.scoring import outcome
from wordsvc.games.tensai_clever.state import SEATS, TensaiCleverState
from wordsvc.games.tensai_clever.telling import tell
from wordsvc.games.tensai_clever.view import TensaiCleverView, redact, view

GAME: Game[
    TensaiCleverOptions, TensaiCleverState, TensaiCleverMove, TensaiCleverEvent, TensaiCleverView
] = Game(
    id="tensai-clever",
    seats=SEATS,
    options_type=TensaiCleverOptions,
    state_type=TensaiCleverState,
    view_type=TensaiCleverView,
    moves=TensaiCleverMove,
    events=TensaiCleverEvent,
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
    bot=TensaiCleverBot,
    takes_back=True,
    urgent=frozenset({"vote", "choose", "write", "write_instant", "done", "count"}),
)
