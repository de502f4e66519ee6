"""What README and docs/api.md tell people who write clients is true."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.web.server import SECONDS, Server, serving
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.messages import templates

ROOT = Path(__file__).parents[3]
README = (ROOT / "README.md").read_text("utf-8")
API = (ROOT / "docs/api.md").read_text("utf-8")
HEADINGS = ("プログラムから", "From a program")


def examples(language: str) -> list[str]:
    """The code of one language in both quick starts."""
    starts = [
        re.search(rf"^## {heading}\n(.*?)^## ", README, re.MULTILINE | re.DOTALL)
        for heading in HEADINGS
    ]
    return [
        code
        for start in starts
        if start is not None
        for code in re.findall(rf"```{language}\n(.*?)```", start[1], re.DOTALL)
    ]


@pytest.fixture(scope="module")
def server(lexicon: CompiledLexicon) -> Iterator[Server]:
    with serving() as started:
        yield started


def run(command: str, arguments: list[str], code: str, server: Server) -> str:
    """What a quick start prints, asked of our server in place of the one on port 8000."""
    program = shutil.which(command)
    assert program, f"{command} is missing: the quick starts of README are run by it"
    told = subprocess.run(
        [program, *arguments],
        input=code.replace("127.0.0.1:8000", f"127.0.0.1:{server.port}"),
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=True,
    )
    return told.stdout.strip()


def test_the_quick_start_for_curl(server: Server) -> None:
    told = [run("sh", [], "set -e\n" + code, server) for code in examples("sh")]
    assert [json.loads(reply)["answer"] for reply in told] == ["yes", "yes"]


def test_the_quick_start_for_python(server: Server) -> None:
    told = [run(sys.executable, ["-"], code, server) for code in examples("python")]
    assert told == ["yes ゆ", "yes ゆ"]


def test_the_quick_start_for_javascript(server: Server) -> None:
    told = [run("node", ["--input-type=module"], code, server) for code in examples("js")]
    assert told == ["yes ゆ", "yes ゆ"]


def test_every_code_of_a_verdict_is_explained() -> None:
    told = set(re.findall(r"`((?:basket|word)\.[a-z-]+)`", API.partition("## コード / Codes")[2]))
    refusals = {"bad-card", "bad-field", "previous-card", "previous-and-field", "no-previous",
                "unknown-preset"}  # fmt: skip
    codes = {code for area in ("basket", "word") for code in templates(area, "en")}
    verdicts = {code for code in codes if code.count(".") == 1}
    assert told == verdicts - {f"basket.{code}" for code in refusals}
