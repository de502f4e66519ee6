"""Does the table of README play, typed as it stands there?"""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from typing import Any

import pytest
from flask.testing import FlaskClient

README = Path(__file__).parents[4] / "README.md"
BLOCKS: list[str] = re.findall(r"```sh\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
EXAMPLES = [block for block in BLOCKS if "/tables" in block]


def commands(block: str) -> list[str]:
    """The lines of a block, continued ones put together."""
    joined = block.replace("\\\n", " ")
    return [line for line in joined.splitlines() if line.strip()]


def value(name: str, answer: dict[str, Any]) -> str:
    """What a reader puts in for ``name=…``: the value of that name in the answer before."""
    found: str = answer["view"]["hand"][0] if name == "card" else answer[name]
    return found


def ask(client: FlaskClient, command: str, known: dict[str, str]) -> Any:
    """Send what curl would send."""
    quoted = re.sub(r"\$(\w+)", lambda found: known[found[1]], command)
    words = iter(shlex.split(quoted)[1:])
    url, data, headers = "", None, {}
    for word in words:
        if word == "-H":
            name, _, content = next(words).partition(":")
            headers[name] = content.strip()
        elif word == "-d":
            data = next(words).encode()
        else:
            url = word
    path = url.removeprefix("http://127.0.0.1:8000")
    assert path.startswith("/api/v1/")
    method = "GET" if data is None else "POST"
    reply = client.open(path, method=method, data=data, headers=headers)
    assert reply.status_code in (200, 201), reply.get_data(as_text=True)
    return reply.get_json(silent=True) or reply.get_data(as_text=True)


@pytest.mark.parametrize("block", EXAMPLES, ids=["ja", "en"])
def test_the_example_plays(client: FlaskClient, block: str) -> None:
    known: dict[str, str] = {}
    answers: list[Any] = []
    for command in commands(block):
        if command.startswith("curl "):
            answers.append(ask(client, command, known))
            continue
        for assigned in shlex.split(command):
            name, _, given = assigned.partition("=")
            known[name] = value(name, answers[-1]) if given == "…" else given
    looked, played, record = answers[-3:]
    assert looked["version"] == 1
    assert played["events"][0]["type"] == "thrown"
    assert record.startswith("wordsvc record 1\ngame word-basket\n")
    assert json.dumps(known["card"], ensure_ascii=False).strip('"') in record


def test_both_languages_show_the_same_commands() -> None:
    japanese, english = EXAMPLES
    names = {"あき": "Aki", "はる": "Haru"}
    for name, other in names.items():
        japanese = japanese.replace(name, other)
    assert japanese == english
