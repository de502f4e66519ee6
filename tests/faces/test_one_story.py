"""Words are explained and found, and games scored, alike through every face."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import wordsvc
from tests.faces.faces import Faces
from wordsvc.catalogue import scorers


def plain(value: object) -> object:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("text", ["とうきょう", "ソニー", "湯たんぽ", "ぬるぽん", "すいかわり"])
def test_a_word_has_one_story(faces: Faces, text: str) -> None:
    story = faces.get(f"words/{text}")
    assert faces.terminal("explain", "--json", text) == story
    assert plain(wordsvc.explain(text, language="en")) == story


@pytest.mark.parametrize(("text", "reading"), [("飴", "たがね"), ("明日", "あす"), ("机", "いす")])
def test_a_word_means_the_same_through_every_face(faces: Faces, text: str, reading: str) -> None:
    story = faces.get(f"words/{text}", reading=reading)
    assert faces.terminal("explain", "--json", f"--reading={reading}", text) == story
    assert plain(wordsvc.explain(text, reading=reading, language="en")) == story
    assert plain(wordsvc.meaning(text, reading=reading, language="en")) == story["meanings"]
    told = [one["line"] for one in story["meanings"]]
    assert faces.meanings({"word": text, "reading": reading}) == told
    assert bool(told) == (story["verdict"]["evidence"] != [])


@pytest.mark.parametrize(
    "asked",
    [
        {"start": "す", "end": "こ,や行,7+"},
        {"length": "3-4", "kind": "verb"},
        {"end": "5"},
        {"start": "ん"},
    ],
)
def test_the_same_words_are_found(faces: Faces, asked: dict[str, Any]) -> None:
    page = faces.get("words", limit="7", **asked)
    options = [f"--{name}={value}" for name, value in asked.items()]
    assert faces.terminal("find", "--json", "--limit=7", *options) == page
    assert plain(wordsvc.find(limit=7, **asked)) == page["words"]


@pytest.mark.parametrize("game", scorers())
def test_a_finished_game_has_one_score(faces: Faces, tmp_path: Path, game: str) -> None:
    asked = scorers()[game].example
    file = tmp_path / "game.json"
    file.write_bytes(msgspec.json.encode(asked))
    scores = faces.post(f"score/{game}", asked)
    assert faces.terminal("score", game, str(file), "--json") == scores
