"""Is a secret kept at every single event, from everybody who does not know it?"""

from __future__ import annotations

from itertools import islice

import pytest

from tests.contracts.inspection import INSPECTIONS
from tests.contracts.playing import (
    CHUNK,
    GAMES,
    GAMES_OF_A_KIND,
    Playthrough,
    cases,
    disclosed,
    play,
)
from wordsvc.games.core import Chance, Refused

FEWEST, MOST = 8, 200
GAMES_HERE = min(max(GAMES_OF_A_KIND // 50, FEWEST), MOST)
CHUNKS = range(-(-GAMES_HERE // CHUNK))


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_what_a_viewer_cannot_see_may_be_anything(game: str, chunk: int) -> None:
    """L7, for all viewers after every event: permuted, it changes neither view nor slots nor news.

    The law looks at one viewer a move; this takes fewer games and leaves nobody out.
    """
    for case in islice(cases(game, chunk), GAMES_HERE - chunk * CHUNK):
        playthrough = play(case)
        try:
            check(playthrough)
        except BaseException as broken:
            broken.add_note(f"in {playthrough}")
            raise


def check(play: Playthrough) -> None:
    engine, chance = play.engine, Chance(b"every event" + play.case.secret)
    viewers = (None, *range(play.case.seats))
    for step in play.steps:
        for viewer in viewers:
            other = INSPECTIONS[engine.id].resample(step.state, viewer, chance)
            if viewer is not None:
                assert engine.legal(other, viewer) == engine.legal(step.state, viewer)
            try:
                context = play.case.context(step.version)
                events = engine.decide(other, step.seat, step.move, context)
            except Refused:
                continue
            assert disclosed(engine, events, viewer) == disclosed(engine, step.events, viewer), (
                step.move
            )
        state = step.state
        for event in step.events:
            state = engine.evolve(state, event)
            for viewer in viewers:
                other = INSPECTIONS[engine.id].resample(state, viewer, chance)
                assert engine.view(other, viewer) == engine.view(state, viewer), event
