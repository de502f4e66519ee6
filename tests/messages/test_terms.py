"""Every Japanese text keeps to the terms of which CONTRIBUTING.md says that one form is right."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CODE = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)
PATTERN = re.compile(r"`([^`]+)`")


def patterns() -> list[str]:
    """What is not to be written, from the table of terms."""
    page = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
    table = page.partition("| write | for | not |")[2]
    cells = [row.split(" | ", 2)[2] for row in table.splitlines() if row.startswith("| ")]
    return [pattern for cell in cells for pattern in PATTERN.findall(cell)]


def leaves(tree: dict[str, object], place: str) -> Iterator[tuple[str, str]]:
    for key, value in tree.items():
        if isinstance(value, dict):
            yield from leaves(value, f"{place}.{key}")
        elif isinstance(value, str):
            yield f"{place}.{key}", value


def texts() -> Iterator[tuple[str, str]]:
    """Every Japanese text with its place; code in documents aside."""
    for file in sorted((ROOT / "wordsvc/messages").glob("*.ja.toml")):
        yield from leaves(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    for file in sorted((ROOT / "wordsvc/validators").rglob("rules/*.toml")):
        yield from leaves(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    for folder, names in (("", "README.md"), ("docs", "*.md"), ("seeds", "*.ja.md")):
        for file in sorted((ROOT / folder).glob(names)):
            text = CODE.sub("", file.read_text(encoding="utf-8"))
            yield from ((file.name, line) for line in text.splitlines())


def test_there_are_terms_and_texts() -> None:
    assert {"単語", "主催"} <= set(patterns())
    assert len(list(texts())) > 1000


@pytest.mark.parametrize("pattern", patterns())
def test_only_the_right_form_is_written(pattern: str) -> None:
    wrong = [f"{place}: {text}" for place, text in texts() if re.search(pattern, text)]
    assert wrong == []
