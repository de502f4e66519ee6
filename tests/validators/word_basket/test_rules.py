"""Presets and options as data."""

from __future__ import annotations

from typing import Any

import pytest

from wordsvc.decoding.faults import FAULTS_AT_MOST, Faulty
from wordsvc.messages import sentence
from wordsvc.validators.word_basket import WordBasketOptions, preset, presets, resolve
from wordsvc.validators.word_basket.cards import deck
from wordsvc.validators.word_basket.presets import FOLDER
from wordsvc.validators.word_basket.resolve import typed


def faults(asked: Any) -> list[tuple[str, str]]:
    with pytest.raises(Faulty) as caught:
        resolve(asked)
    return sorted((fault.pointer, fault.code) for fault in caught.value.faults)


def test_every_file_is_a_preset() -> None:
    files = {file.name.removesuffix(".toml") for file in FOLDER.iterdir()}
    assert {one.name for one in presets()} == files
    assert presets()[0].name == "official"
    for one in presets():
        assert one.title.ja
        assert one.title.en


def test_the_official_rules_are_the_defaults() -> None:
    rules = preset()
    assert rules.options == WordBasketOptions()
    assert (rules.least, rules.least_last) == (3, 4)
    assert resolve() == resolve("official") == resolve({}) == rules


def test_what_each_preset_changes() -> None:
    assert (preset("kids2").least, preset("kids2").least_last) == (2, 3)
    assert (preset("strong4").least, preset("strong4").least_last) == (4, 5)
    family = preset("family").options.words
    assert (family.proper, family.brand, family.pronoun, family.numeral) == ("known", *["yes"] * 3)
    tournament = preset("tournament").options
    assert not tournament.number_wild_opens
    assert not tournament.number_wild_on_reset


def test_options_change_a_preset_and_its_name() -> None:
    rules = resolve({"preset": "family", "shortest": 2, "unknown": "no"})
    assert rules.name == "family shortest=2 unknown=no"
    assert (rules.least, rules.least_last) == (2, 3)
    assert rules.options.words.unknown == "no"
    assert rules.options.words.proper == "known"
    assert resolve({"words": {"unknown": "no"}}) == resolve({"words.unknown": "no"})
    assert resolve({"unknown": "no"}) == resolve({"words": {"unknown": "no"}})
    assert resolve({"shortest": 3}) == preset()
    assert resolve({"shortest_last": 5}).least_last == 5
    assert resolve({"yoon_as_one": True}).name == "official yoon_as_one=true"


def test_options_as_text() -> None:
    asked = {"shortest": "2", "yoon_as_one": "true", "unknown": "no", "shortest_last": "null"}
    rules = resolve(typed(asked))
    assert rules.options.shortest == 2
    assert rules.options.yoon_as_one is True
    assert rules.least_last == 3
    assert faults(typed({"shortest": "two"})) == [("/shortest", "shape.type")]
    assert faults({"shortest": "2"}) == [("/shortest", "shape.type")]


def test_every_fault_is_told_at_its_place() -> None:
    assert faults("house") == [("", "basket.unknown-preset")]
    assert faults({"preset": "house"}) == [("/preset", "basket.unknown-preset")]
    assert faults({"preset": 3}) == [("/preset", "shape.type")]
    asked = {"shorter": 2, "shortest": 0, "unknown": "maybe", "words": {"pro": "no", "proper": 1}}
    assert [pointer for pointer, _ in faults(asked)] == [
        "/shorter",
        "/shortest",
        "/unknown",
        "/words/pro",
        "/words/proper",
    ]
    asked = {"preset": "house", "shorter": 2, "shortest": 0}
    assert [pointer for pointer, _ in faults(asked)] == ["/preset", "/shorter", "/shortest"]
    assert faults({"preset": 3, "shortest": 0}) == [
        ("/preset", "shape.type"),
        ("/shortest", "shape.range"),
    ]
    assert faults({"words": "no"}) == [("/words", "shape.type")]
    assert faults({"words.pro": "no"}) == [("/words.pro", "shape.unknown")]
    assert faults({"a/b~c": 1}) == [("/a~1b~0c", "shape.unknown")]
    assert faults({"name": "mine"}) == [("/name", "shape.unknown")]


def test_a_flood_of_unknown_options_is_cut_off_and_none_is_repeated_at_length() -> None:
    found = faults({f"{number}{'x' * 1000}": 0 for number in range(80_000)})
    assert len(found) == FAULTS_AT_MOST
    assert max(len(pointer) for pointer, _ in found) < 50


def test_an_unknown_preset_names_the_known_ones() -> None:
    with pytest.raises(Faulty) as caught:
        preset("house")
    (fault,) = caught.value.faults
    assert "「official」か「tournament」" in sentence(fault.code, fault.facts, "ja")


def test_the_box() -> None:
    """WB-23: 45 letter cards, 6 number wilds, 9 line wilds."""
    cards = deck()
    count = {
        kind: sum(each for card, each in cards if card.kind == kind)
        for kind in ("letter", "number", "line")
    }
    assert count == {"letter": 45, "number": 6, "line": 9}
    letters = {card.name: each for card, each in cards if card.kind == "letter"}
    assert letters["わ"] == 2
    assert not {"を", "ん"} & letters.keys()
    lines = {card.name: card.letters for card, _ in cards if card.kind == "line"}
    assert lines["や行"] == {"や", "ゆ", "よ"}
    assert "わ行" not in lines
