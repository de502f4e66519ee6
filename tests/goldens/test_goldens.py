"""Do the games still go as they went when somebody last checked them line by line?"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.goldens.playthrough import LOGS, PLAYTHROUGHS, playthrough
from wordsvc.catalogue import ENGINES
from wordsvc.games.core.audit import audit
from wordsvc.games.core.record import Record, record_of

KINDS = [(name, preset) for name, game in ENGINES.items() for preset in game.presets]
FILES = sorted(LOGS.glob("*.txt"))


def record(file: Path) -> Record:
    return record_of(file.read_text(encoding="utf-8"), ENGINES)


@pytest.mark.parametrize(("game", "preset"), KINDS)
def test_the_playthrough_is_as_it_was_read(game: str, preset: str) -> None:
    """After a change that is meant: ``python -m tests.goldens.write``, and read the diff."""
    file = PLAYTHROUGHS / f"{game}-{preset}.txt"
    assert file.exists(), "a game without a golden playthrough is not done"
    assert playthrough(ENGINES[game], preset) == file.read_text(encoding="utf-8")


def test_no_playthrough_is_left_of_a_game_that_is_gone() -> None:
    files = {file.stem for file in PLAYTHROUGHS.glob("*.txt")}
    assert files == {f"{game}-{preset}" for game, preset in KINDS}


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_log_replays_for_ever(file: Path) -> None:
    """Without chance and without a dictionary, to the end that it had."""
    stored = record(file)
    game = ENGINES[stored.game]
    assert stored.end is not None
    assert game.outcome(audit(game, stored)) == stored.end


@pytest.mark.parametrize("game", ENGINES)
def test_the_logs_hold_everything_that_can_happen(game: str) -> None:
    told = {
        type(event)
        for file in FILES
        if (stored := record(file)).game == game
        for entry in stored.entries
        for event in entry.events
    }
    asked = {
        type(entry.move)
        for file in FILES
        if (stored := record(file)).game == game
        for entry in stored.entries
    }
    assert told == set(ENGINES[game].event_types)
    assert asked - {type(None)} == set(ENGINES[game].move_types)
