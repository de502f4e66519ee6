"""The contract of a game, and what follows from it for all games."""

from __future__ import annotations

from wordsvc.games.core.chance import Chance
from wordsvc.games.core.context import Context
from wordsvc.games.core.expect import Impossible
from wordsvc.games.core.game import Game, Viewer
from wordsvc.games.core.play import (
    Entry,
    Played,
    apply,
    check_fits,
    play_while_valid,
    replay,
    start,
)
from wordsvc.games.core.refused import Refused
from wordsvc.games.core.slots import Hole, Is, OneOf, Several, Slot, Text
from wordsvc.games.core.values import Act, Event, Move, Options, Outcome, Phase, State, View

__all__ = [
    "Act",
    "Chance",
    "Context",
    "Entry",
    "Event",
    "Game",
    "Hole",
    "Impossible",
    "Is",
    "Move",
    "OneOf",
    "Options",
    "Outcome",
    "Phase",
    "Played",
    "Refused",
    "Several",
    "Slot",
    "State",
    "Text",
    "View",
    "Viewer",
    "apply",
    "check_fits",
    "play_while_valid",
    "replay",
    "start",
]
