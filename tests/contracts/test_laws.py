"""Do all games obey the laws?"""

from __future__ import annotations

from itertools import count, takewhile

import pytest

from tests.contracts.laws import LAWS
from tests.contracts.playing import CHUNK, GAMES, GAMES_OF_A_KIND, playthroughs

CHUNKS = list(takewhile(lambda chunk: chunk * CHUNK < GAMES_OF_A_KIND, count()))


@pytest.mark.parametrize("law", LAWS)
@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", GAMES)
def test_law_holds_in_random_play(game: str, chunk: int, law: str) -> None:
    """A failure names the game, the preset, the seats and the seed that show it."""
    for playthrough in playthroughs(game, chunk):
        try:
            LAWS[law](playthrough)
        except BaseException as broken:
            broken.add_note(f"in {playthrough}")
            raise


def test_the_laws_are_all_there() -> None:
    assert {name.split("-")[0] for name in LAWS} == {f"L{number}" for number in range(1, 13)}
