"""A short game with the rule at each step, for somebody who learns the rules from it.

A file begins with how the game was opened (``game id=… seats=… secret=…``). A line that begins
with ``;`` is a remark, and one with the rules stands before every move; the numbers are those of
``seeds/``. Below a move stands what happened; of the opening event only the number of seats.

``python -m tests.goldens.annotated`` writes the events below the moves that are there anew.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec
from msgspec.structs import replace

from tests.games.lexicons import WordList
from tests.games.tensai_clever.table import TIGHT
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Context, Event, apply, start
from wordsvc.games.core.notation import read, write
from wordsvc.validators.barbarossa.sheet import house as barbarossa_house
from wordsvc.validators.super_lucky_box.sheet import house as super_lucky_box_house
from wordsvc.validators.tensai_clever.sheet import Rounds

FOLDER = Path(__file__).with_name("annotated")
SHEETS: Mapping[str, Any] = {
    "two rounds": replace(
        TIGHT,
        rounds=Rounds(2, TIGHT.rounds.icons[:2]),
        play=replace(TIGHT.play, cards_a_round=4, wanted_at_most=2, help_stock=1),
    ),
    "two turns a round": replace(
        super_lucky_box_house(),
        setup=replace(super_lucky_box_house().setup, boxes_drawn=2, boxes_kept=1, turns=2),
    ),
    "one work each": replace(
        barbarossa_house(),
        goal=6,
        setup=replace(barbarossa_house().setup, works_of_three=1),
    ),
}
"""Sheets with which a whole game is short."""

LEXICON = WordList(
    {
        "おどり": "踊り", "りし": "利子", "りすと": "リスト", "とうひ": "逃避", "ひがし": "東",
        "ちょうちょう": "蝶々", "うらない": "占い", "でんわ": "電話", "しーでぃー": "CD",
        "りんご": "林檎", "かば": "河馬",
    },
    {"とうきょう": "東京"},
)  # fmt: skip
"""All words that the games need."""


def played(lines: list[str]) -> Iterator[str]:
    """The lines with the remarks and moves that are there, and the events that follow today."""
    head = read(lines[next(at for at, line in enumerate(lines) if line.startswith("game "))])
    game = ENGINES[head["id"]]
    chosen = dict(head.get("options", {}))
    if sheet := head.get("sheet"):
        chosen["sheet"] = msgspec.to_builtins(SHEETS[sheet])
    secret = head["secret"].encode()
    version, state = 1, game.initial
    for line in lines:
        if line.startswith("  "):
            continue
        yield line
        if line.startswith("game "):
            ctx = Context.seeded(secret, version, LEXICON)
            state, events = start(game, head["seats"], game.options(chosen), ctx)
            yield from map(_written, events)
        elif line.startswith("seat "):
            version += 1
            seat, move = line.removeprefix("seat ").split(" ", 1)
            ctx = Context.seeded(secret, version, LEXICON)
            state, events = apply(game, state, int(seat), game.codec.move(read(move)), ctx)
            yield from map(_written, events)
    if (outcome := game.outcome(state)) is not None:
        yield "  " + write({"type": "end", **msgspec.to_builtins(outcome)})


def _written(event: Event) -> str:
    fields = msgspec.to_builtins(event)
    if fields["type"] == "opened":
        fields = {"type": "opened", "seats": fields["seats"]}
    return "  " + write(fields)


def main() -> None:
    for file in sorted(FOLDER.glob("*.txt")):
        text = file.read_text(encoding="utf-8")
        now = "\n".join(played(text.splitlines())) + "\n"
        if now != text:
            file.write_text(now, encoding="utf-8")
            sys.stdout.write(f"written anew: {file.name}\n")


if __name__ == "__main__":
    main()
