"""One question asked through every face: what each says is wrong with it, place by place."""

from __future__ import annotations

import html
import io
import json
import re
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

from flask.testing import FlaskClient

import wordsvc
from tests.batch.conftest import Judge
from wordsvc.cli.program import run
from wordsvc.cli.session import Session
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.messages import sentence

Question = Mapping[str, Any]
Said = list[tuple[str, str]]
"""A fault as its JSON pointer and its sentence in English; no faults where there is an answer."""

ENGLISH = {"Accept-Language": "en"}


class Faces:
    """``told`` by each face about a question to the validator at ``path``."""

    def __init__(self, client: FlaskClient, lexicon: CompiledLexicon, folder: Path) -> None:
        self._client = client
        self._folder = folder
        self._session = Session()
        self._session.__dict__["lexicon"] = lexicon
        self._batch = Judge(lexicon, folder / "scratch")

    def http(self, path: str, question: Question) -> Said:
        """By its JSON body."""
        reply = self._client.post(f"/api/v1/judge/{path}", json=question, headers=ENGLISH)
        if reply.status_code == 200:
            return []
        assert reply.status_code == 400, reply.text
        facts = reply.get_json()["facts"]
        listed = facts.get("errors") or [
            {"pointer": facts["pointer"], "code": reply.get_json()["code"], "facts": facts}
        ]
        return [(one["pointer"], sentence(one["code"], one["facts"], "en")) for one in listed]

    def command(self, path: str, question: Question) -> str:
        """What ``wordsvc check`` says on stderr, in a line."""
        err = io.StringIO()
        with redirect_stdout(io.TextIOWrapper(io.BytesIO())), redirect_stderr(err):
            run(["check", *arguments(path, question)], self._session)
        return err.getvalue().removeprefix("wordsvc: ").removesuffix("\n")

    def page(self, question: Question) -> Said:
        """What the page at ``/`` lists."""
        reply = self._client.get("/", query_string=dict(question), headers=ENGLISH)
        found = re.findall(r'<li data-at="([^"]*)">(.*?)</li>', reply.text)
        return [(html.unescape(at), html.unescape(said)) for at, said in found]

    def library(self, question: Question) -> Said:
        """What ``wordsvc.judge`` raises."""
        try:
            wordsvc.judge(**question)
        except wordsvc.Faulty as faulty:
            return [(f.pointer, sentence(f.code, f.facts, "en")) for f in faulty.faults]
        return []

    def batch(self, path: str, question: Question) -> str:
        """What stands beside the row of a list."""
        line = json.dumps(question).encode()
        judged = self._batch("-", stdin=line, validator=path, format="jsonl", language="en")
        row = json.loads(judged.written)
        return row["message"] if row["answer"] == "error" else ""


def in_a_line(said: Said) -> str:
    """Faults as a terminal shows them."""
    line = " ".join(f"{at.strip('/').replace('/', '.')}: {text}" for at, text in said)
    return " ".join(line.split())


def in_a_cell(said: Said, main: str) -> str:
    """Faults as a list shows them: the place of the main field goes without saying."""
    return in_a_line(said).replace(f"{main}: ", "") if said else ""


def arguments(path: str, question: Question) -> list[str]:
    """A question as it is typed in."""
    return [*path.removesuffix("/chain").split("/"), *_ARGUMENTS[path](question)]


def _basket(question: Question) -> list[str]:
    given = dict(question)
    word = given.pop("word")
    return [*_options(given), "--", word]


def _chain(question: Question) -> list[str]:
    return [*_options({"field": question.get("field")}), "--chain", "--", *question["words"]]


def _pink(question: Question) -> list[str]:
    themes = [f"--theme={theme['id']}={theme['points']}" for theme in question["themes"]]
    rows = [f"{row['text']}:{row.get('theme') or ''}" for row in question["rows"]]
    return [*_options({"sheet": question.get("sheet")}), *themes, "--", *rows]


def _squares(field: str) -> Callable[[Question], list[str]]:
    return lambda question: [
        *_options({"sheet": question.get("sheet")}), "--", *question[field],
    ]  # fmt: skip


def _subject(question: Question) -> list[str]:
    return [*_options({"written": question.get("written")}), "--", question["reading"]]


def _letter(question: Question) -> list[str]:
    return ["--", question["reading"], str(question["position"])]


def _guess(question: Question) -> list[str]:
    subject = question["subject"]
    written = _options({"written": subject.get("written")})
    return [*written, "--", subject["reading"], question["guess"]]


def _options(given: Question) -> list[str]:
    return [
        f"--{name.replace('_', '-')}" + ("" if value is True else f"={value}")
        for name, value in given.items()
        if value not in (None, False)
    ]


_ARGUMENTS = {
    "word-basket": _basket,
    "word-basket/chain": _chain,
    "tensai-clever/pink": _pink,
    "tensai-clever/light-blue": _squares("words"),
    "tensai-clever/green": _squares("letters"),
    "tensai-clever/yellow": _squares("crossed"),
    "barbarossa/subject": _subject,
    "barbarossa/letter": _letter,
    "barbarossa/guess": _guess,
}
