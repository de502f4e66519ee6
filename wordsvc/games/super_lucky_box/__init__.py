"""Super Lucky Box: everybody crosses the same number, in boxes of their own (LB-01 … LB-24).

All seats play at the same time; no seat touches what another one has.
"""

from __future__ import annotations

from wordsvc.games.core import Game
from wordsvc.games.super_lucky_box.bot import SuperLuckyBoxBot
from wordsvc.games.super_lucky_box.decide import decide, setup
from wordsvc.games.super_lucky_box.events import SuperLuckyBoxEvent
from wordsvc.games.super_lucky_box.evolve import INITIAL, evolve
from wordsvc.games.super_lucky_box.legal import legal
from wordsvc.games.super_lucky_box.moves import SuperLuckyBoxMove
from wordsvc.games.super_lucky_box.options import PRESETS, SuperLuckyBoxOptions, option_faults
from wordsvc.games.super_lucky_box.rounds import outcome
from wordsvc.games.super_lucky_box.state import SEATS, SuperLuckyBoxState
from wordsvc.games.super_lucky_box.telling import tell
from wordsvc.games.super_lucky_box.view import SuperLuckyBoxView, redact, view

GAME: Game[
    SuperLuckyBoxOptions,
    SuperLuckyBoxState,
    SuperLuckyBoxMove,
    SuperLuckyBoxEvent,
    SuperLuckyBoxView,
] = Game(
    id="super-lucky-box",
    seats=SEATS,
    options_type=SuperLuckyBoxOptions,
    state_type=SuperLuckyBoxState,
    view_type=SuperLuckyBoxView,
    moves=SuperLuckyBoxMove,
    events=SuperLuckyBoxEvent,
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
    bot=lambda _: SuperLuckyBoxBot(),
    takes_back=True,
    urgent=frozenset({"keep", "cross", "use_bonus", "skip"}),
)
