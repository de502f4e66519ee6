"""Codes in the source and messages in both languages hold together, both ways."""

from __future__ import annotations

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import wordsvc
from wordsvc.messages import Language, sentence, templates

PACKAGE = Path(wordsvc.__file__).parent
FILES = sorted((PACKAGE / "messages").glob("*.toml"))
AREAS = sorted({file.name.split(".")[0] for file in FILES})
PREFIXES = {area: area.removesuffix("s") if area == "words" else area for area in AREAS}
CODE = re.compile(r"([a-z]+)(\.[a-z0-9-]+)+(?<!\.sqlite3)\Z")  # a file's name is no code
LANGUAGES: tuple[Language, ...] = ("ja", "en")
JAPANESE = re.compile(r"[ぁ-んァ-ヶ一-龠]")


@cache
def literals() -> frozenset[str]:
    """Every string constant in the package, page templates included."""
    in_code = {
        node.value
        for file in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    in_pages = {
        text
        for file in PACKAGE.rglob("*.html")
        for text in re.findall(r"\bt\([\"']([a-z0-9.-]+)[\"']", file.read_text(encoding="utf-8"))
    }
    return frozenset(in_code | in_pages)


@cache
def keys(area: str, language: str) -> dict[str, str]:
    """The messages of one file by code."""
    flat: dict[str, str] = {}

    def walk(tree: dict[str, object], prefix: str) -> None:
        for key, value in tree.items():
            if isinstance(value, dict):
                walk(value, f"{prefix}{key}.")
            else:
                assert isinstance(value, str), f"{prefix}{key} is no text"
                flat[prefix + key] = value

    walk(tomllib.loads((PACKAGE / f"messages/{area}.{language}.toml").read_text("utf-8")), "")
    return flat


def used_codes() -> set[str]:
    """String constants in the source that have the form of a code of a known area."""
    prefixes = set(PREFIXES.values())
    return {text for text in literals() if (found := CODE.match(text)) and found[1] in prefixes}


def test_there_are_codes_and_messages_to_compare() -> None:
    assert "words" in AREAS
    assert len(FILES) >= 2


def test_every_file_stands_in_both_languages_with_the_same_codes() -> None:
    for area in AREAS:
        assert keys(area, "ja").keys() == keys(area, "en").keys(), area


def test_every_code_stands_in_the_file_of_its_area() -> None:
    for area in AREAS:
        for code in keys(area, "ja"):
            assert code.split(".")[0] == PREFIXES[area], f"{code} in {area}"


def test_every_code_in_the_source_has_a_message() -> None:
    told = {code for area in AREAS for code in keys(area, "ja")}
    groups = {f"{code.rpartition('.')[0]}" for code in told}
    assert used_codes() - told - groups == set()


def test_every_message_is_asked_for_somewhere() -> None:
    """By its whole code, or by its group with the last part put in at run time."""
    groups = {text.removesuffix(".") for text in literals() if text.endswith(".")}
    for area in AREAS:
        for text in keys(area, "ja").values():
            groups |= set(re.findall(r"\{\w+:@([\w.-]+)\}", text))
    told = {code for area in AREAS for code in keys(area, "ja")}
    unasked = {code for code in told - literals() if code.rpartition(".")[0] not in groups}
    assert unasked == set()


def test_both_languages_use_the_same_facts() -> None:
    for area, prefix in PREFIXES.items():
        english = templates(prefix, "en")
        for code, template in templates(prefix, "ja").items():
            assert template.facts() == english[code].facts(), f"{code} in {area}"


def test_japanese_is_japanese_and_english_is_not() -> None:
    for area in AREAS:
        for code, text in keys(area, "en").items():
            assert not JAPANESE.search(text), code
        assert any(JAPANESE.search(text) for text in keys(area, "ja").values())


def test_a_code_without_a_message_is_said_as_it_is() -> None:
    assert sentence("word.unheard-of", {}, "ja") == "word.unheard-of"
    assert sentence("nowhere.at-all", {}, "en") == "nowhere.at-all"
    assert sentence("", {}, "en") == ""


def test_every_message_is_a_sentence_without_any_facts() -> None:
    for prefix in PREFIXES.values():
        for language in LANGUAGES:
            for code in templates(prefix, language):
                assert sentence(code, {}, language).strip(), code
