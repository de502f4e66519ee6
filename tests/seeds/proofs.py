"""Which test proves which rule? The tests' docstrings say it, the digests list it.

``python -m tests.seeds.proofs`` writes the lists anew.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from wordsvc.catalogue import ENGINES

TESTS = Path(__file__).parents[1]
SEEDS = TESTS.parent / "seeds"
PREFIXES = {
    "word-basket": "WB",
    "super-lucky-box": "LB",
    "tensai-clever": "TC",
    "barbarossa": "BB",
}
HEADINGS = {"ja": "## どのテストがどの規則を確かめるか", "en": "## Which test proves which rule"}
RULE = re.compile(r"\b[A-Z]{2}-\d\d\b")
ROW = re.compile(r"^\| ([A-Z]{2}-\d\d) \| (\S+) \|$", re.MULTILINE)
STATED = re.compile(r"^- \*\*([A-Z]{2}-\d\d)\*\* ", re.MULTILINE)


@cache
def proofs() -> dict[str, tuple[str, ...]]:
    """Rule → ``file::test`` of every test whose docstring names it."""
    found: dict[str, list[str]] = defaultdict(list)
    for file in sorted(TESTS.rglob("test_*.py")):
        for name, said in docstrings_of(file):
            for rule in sorted(set(RULE.findall(said))):
                found[rule].append(f"{file.relative_to(TESTS).as_posix()}::{name}")
    return {rule: tuple(tests) for rule, tests in found.items()}


def docstrings_of(file: Path) -> Iterator[tuple[str, str]]:
    """The name and docstring of every test function in a file."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield node.name, ast.get_docstring(node) or ""


def digest(game: str, language: str) -> Path:
    return SEEDS / f"{game}.{language}.md"


def rules_of(text: str) -> list[str]:
    """The rules that a digest states, in its order."""
    return STATED.findall(text)


def listed(text: str, language: str) -> list[tuple[str, str]]:
    """The digest's list of proofs: rule and ``file::test``."""
    rows = text.partition(f"\n{HEADINGS[language]}\n")[2]
    return ROW.findall(rows)


def list_of(text: str) -> str:
    """The list as it is written."""
    rows = [f"| {rule} | {test} |" for rule in rules_of(text) for test in proofs().get(rule, ())]
    return "\n" + "\n".join(["| | tests/ |", "|---|---|", *rows]) + "\n"


def main() -> None:
    for game in ENGINES:
        for language, heading in HEADINGS.items():
            file = digest(game, language)
            text = file.read_text(encoding="utf-8")
            body = text.partition(f"\n{heading}\n")[0].rstrip("\n")
            file.write_text(f"{body}\n\n{heading}\n{list_of(body)}", encoding="utf-8")


if __name__ == "__main__":
    main()
