"""Write the golden files: ``python -m tests.goldens.write``.

Playthroughs are written anew, to be read in a diff. Logs are only ever added: those that are there
must replay as they are.
"""

from __future__ import annotations

import sys

from tests.contracts.playing import MORE_OPTIONS, Case, play
from tests.goldens.playthrough import LOGS, PLAYTHROUGHS, played, playthrough
from wordsvc.catalogue import ENGINES
from wordsvc.games.core.record import text_of

SINCE = {"tensai-clever": "with-last-call"}
"""Games whose older logs are played by older rules."""


def main() -> None:
    for name, game in ENGINES.items():
        for number, preset in enumerate(game.presets):
            text = playthrough(game, preset)
            (PLAYTHROUGHS / f"{name}-{preset}.txt").write_text(text, encoding="utf-8")
            sensible = played(game, preset)
            record = text_of(game, sensible.entries, game.outcome(sensible.state))
            add(f"{name}-{preset}", record)
            if name in SINCE:
                add(f"{name}-{preset}-{SINCE[name]}", record)
            seats = game.seats[-1 - number % len(game.seats)]
            add_wild(Case(name, preset, seats, number))
        for preset in MORE_OPTIONS.get(name, {}):
            add_wild(Case(name, preset, game.seats[1], 0))


def add_wild(case: Case) -> None:
    """A game of players who do anything."""
    wild = play(case)
    name = f"{case.game}-{case.preset}-wild".replace(" ", "-")
    add(name, text_of(wild.engine, wild.entries(), wild.outcome))


def add(name: str, text: str) -> None:
    file = LOGS / f"{name}.txt"
    if not file.exists():
        file.write_text(text, encoding="utf-8")
        sys.stdout.write(f"new log {file.name}\n")


if __name__ == "__main__":
    main()
