"""What README, docs/library.md and the docstrings show of the library is what it does."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import wordsvc

ROOT = Path(__file__).parents[2]
PACKAGE = Path(wordsvc.__file__).parent
LIBRARY = (ROOT / "docs/library.md").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
CODE = re.compile(r"^```python\n(.*?)^```", re.MULTILINE | re.DOTALL)
SHELL = re.compile(r"^```sh\n(.*?)^```", re.MULTILINE | re.DOTALL)
TOLD = re.compile(r"^(?:print\(.*\)  )?# (.*)$", re.MULTILINE)
HEADINGS = ("Python のライブラリとして", "As a Python library")
DOCTESTED = sorted(
    ".".join(file.relative_to(PACKAGE.parent).with_suffix("").parts).removesuffix(".__init__")
    for file in PACKAGE.rglob("*.py")
    if ">>>" in file.read_text("utf-8")
)


def section(heading: str) -> str:
    found = re.search(rf"^## {heading}\n(.*?)^## ", README, re.MULTILINE | re.DOTALL)
    assert found, heading
    return found[1]


COMMANDS = dict.fromkeys(
    tuple(shlex.split(line, comments=True))
    for heading in ("コマンドで", "On the command line")
    for code in SHELL.findall(section(heading))
    for line in code.splitlines()
)
EXAMPLES = [code for text in (*map(section, HEADINGS), LIBRARY) for code in CODE.findall(text)]


@pytest.mark.parametrize("code", EXAMPLES)
def test_an_example_prints_what_its_comments_say(code: str) -> None:
    command = [sys.executable, "-X", "utf8", "-c", code]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True, cwd=ROOT)
    assert TOLD.findall(code)
    assert done.stdout.splitlines() == TOLD.findall(code)


def test_there_are_examples_in_both_languages() -> None:
    japanese, english = (CODE.findall(part) for part in LIBRARY.split("## English"))
    assert len(japanese) == len(english) > 0
    assert all(CODE.findall(section(heading)) for heading in HEADINGS)


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
def test_a_command_of_readme_is_understood(words: tuple[str, ...]) -> None:
    """Its exit code is that of an answer; a file that a reader would have is not there to read."""
    if any(Path(word).suffix == ".gz" for word in words):
        words = (*words[:3], "--help")
    done = subprocess.run([sys.executable, "-m", *words], capture_output=True, check=False)
    assert done.returncode in (0, 1, 3)
    assert done.stdout
    assert b"Traceback" not in done.stderr


@pytest.mark.parametrize("name", DOCTESTED)
def test_docstrings_show_what_happens(name: str) -> None:
    tried = doctest.testmod(import_module(name), raise_on_error=False)
    assert tried.attempted > 0
    assert tried.failed == 0


def test_the_page_names_every_function() -> None:
    functions = {"judge", "ask", "explain", "find", "meaning", "reading", "open"}
    told = set(re.findall(r"^\| `(\w+)\(", LIBRARY, re.MULTILINE))
    assert told == functions <= set(wordsvc.__all__)
