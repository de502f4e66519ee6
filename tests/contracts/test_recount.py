"""Does somebody who only has the record come to the result that the engine gave?"""

from __future__ import annotations

import pytest

from tests.contracts.playing import Playthrough, playthroughs
from tests.contracts.recount import RECOUNTS, recount
from tests.contracts.test_laws import CHUNKS
from tests.goldens.playthrough import LOGS
from wordsvc.catalogue import ENGINES
from wordsvc.games.core.record import record_of, text_of


def played(play: Playthrough) -> str:
    """The record without its last line, which has the result."""
    text = text_of(play.engine, play.entries(), play.outcome)
    return "\n".join(line for line in text.splitlines() if not line.startswith("end "))


@pytest.mark.parametrize("chunk", CHUNKS)
@pytest.mark.parametrize("game", RECOUNTS)
def test_the_record_alone_leads_to_the_same_result(game: str, chunk: int) -> None:
    """WB-02, WB-07, TC-37, TC-38, TC-39, TC-40, BB-27, BB-28, BB-38, BB-39, LB-18, LB-20, LB-21,
    LB-22, LB-24: random games of every preset, counted by somebody else's bookkeeping."""
    plays = playthroughs(game, chunk)
    assert plays
    for play in plays:
        assert play.outcome is not None, play
        winners, scores = recount(played(play))
        assert tuple(scores) == play.outcome.scores, play
        assert tuple(winners) == play.outcome.winners, play


def test_every_game_of_the_catalogue_is_recounted() -> None:
    assert RECOUNTS.keys() == ENGINES.keys()


@pytest.mark.parametrize("game", RECOUNTS)
def test_a_point_that_is_taken_away_is_missed(game: str) -> None:
    """The recount is no copy of the engine's sum: without an event it comes to another result."""
    telling = {
        "word-basket": "  deal_won ",
        "tensai-clever": "  wrote ",
        "barbarossa": "  dragon_came ",
        "super-lucky-box": "  crossed ",
    }[game]
    file = min(LOGS.glob(f"{game}-*.txt"))
    text = file.read_text(encoding="utf-8")
    end = record_of(text, ENGINES).end
    assert end is not None
    lines = text.splitlines()
    results = set()
    for number in [at for at, line in enumerate(lines) if line.startswith(telling)][:40]:
        results.add(tuple(recount("\n".join(lines[:number] + lines[number + 1 :]))[1]))
    assert results - {end.scores}
