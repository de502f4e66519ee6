"""Super Lucky Box: everybody crosses the same number, in boxes of their own (LB-01 … LB-24).

All seats play at the same time; no seat touches what another one has.
"""

from __future__ import annotations

from wordsvc.games.core import Game
from wordsvc.games.super_lucky_box.bot import LuckyBot
from wordsvc.games.super_lucky_box.decide import decide, setup
from wordsvc.games.super_lucky_box.events import LuckyEvent
from wordsvc.games.super_lucky_box.evolve import INITIAL, evolve
from wordsvc.games.super_lucky_box.legal import legal
from wordsvc.games.super_lucky_box.moves import LuckyMove
from wordsvc.games.super_lucky_box.options import PRESETS, LuckyOptions, option_faults
from wordsvc.games.super_lucky_box.rounds import outcome
from wordsvc.games.super_lucky_box.state import SEATS, LuckyState
from wordsvc.games.super_lucky_box.view import LuckyView, redact, view

GAME: Game[LuckyOptions, LuckyState, LuckyMove, LuckyEvent, LuckyView] = Game(
    id="super-lucky-box",
    seats=SEATS,
    options_type=LuckyOptions,
    state_type=LuckyState,
    view_type=LuckyView,
    moves=LuckyMove,
    events=LuckyEvent,
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
    bot=lambda _: LuckyBot(),
    takes_back=True,
    urgent=frozenset({"keep", "cross", "use_bonus", "skip"}),
)
