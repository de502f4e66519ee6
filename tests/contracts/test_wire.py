"""Are the codes that clients know still the same? ``wire.txt`` beside this file lists them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_type_hints

import msgspec

from wordsvc.catalogue import ENGINES
from wordsvc.messages import templates

LIST = Path(__file__).with_name("wire.txt")
AREAS = ("basket", "tensai", "barbarossa", "luckybox", "word", "play")
"""What is found about words and sheets, and why a move is refused."""


def spoken() -> Iterator[str]:
    """Everything by its kind and, in games, by its game."""
    for area in AREAS:
        for code in templates(area, "en"):
            yield f"code {code}"
    for name, game in ENGINES.items():
        for move in game.move_types:
            yield f"move {name} {_parts(move)}"
        for event in game.event_types:
            yield f"event {name} {_parts(event)}"
        for phase in msgspec.inspect.type_info(_phases(game.state_type)).types:  # type: ignore[attr-defined]
            yield f"phase {name} {_parts(phase.cls)}"
        yield f"view {name} {' '.join(game.view_type.__struct_encode_fields__)}"
        yield f"options {name} {' '.join(sorted(game.options_type.__struct_encode_fields__))}"


def _phases(state: Any) -> Any:
    return get_type_hints(state)["phase"]


def _parts(kind: Any) -> str:
    """The type as it is sent, with its fields."""
    return " ".join([kind.__struct_config__.tag, *kind.__struct_encode_fields__])


def test_the_wire_is_as_it_was() -> None:
    """What is new here is added to the list; what was in it stays."""
    assert sorted(spoken()) == LIST.read_text(encoding="utf-8").splitlines()
