"""One question asked through every face: the answer of each, or what it says is wrong."""

from __future__ import annotations

import html
import io
import json
import re
from collections.abc import Callable, Mapping
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

import msgspec
from flask.testing import FlaskClient

import wordsvc
from tests.batch.conftest import Judge
from wordsvc.cli.program import run
from wordsvc.cli.session import Session
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.messages import sentence

Question = Mapping[str, Any]
Said = list[tuple[str, str]]
"""Faults, each as its JSON pointer and its sentence in English."""

ENGLISH = {"Accept-Language": "en"}


class Faces:
    """Each face answers a question to the validator at ``path``, in English: with a verdict as
    plain data, or with what is wrong with the question."""

    def __init__(self, client: FlaskClient, lexicon: CompiledLexicon, folder: Path) -> None:
        self._client = client
        self._session = Session()
        self._session.__dict__["lexicon"] = lexicon
        self._batch = Judge(lexicon, folder / "scratch")
        self._referee = wordsvc.open(language="en")

    def http(self, path: str, question: Question) -> Any | Said:
        """By its JSON body."""
        reply = self._client.post(f"/api/v1/judge/{path}", json=question, headers=ENGLISH)
        if reply.status_code == 200:
            return reply.get_json()
        assert reply.status_code == 400, reply.text
        facts = reply.get_json()["facts"]
        listed = facts.get("errors") or [
            {"pointer": facts["pointer"], "code": reply.get_json()["code"], "facts": facts}
        ]
        return [(one["pointer"], sentence(one["code"], one["facts"], "en")) for one in listed]

    def command(self, path: str, question: Question) -> Any | str:
        """What ``wordsvc check --json`` prints, or says on stderr, in a line."""
        args = ["check", *arguments(path, question)]
        args.insert(args.index("--"), "--json")
        return self.terminal(*args)

    def terminal(self, *args: str) -> Any | str:
        """What a command line prints as JSON, or says on stderr."""
        out, err = io.TextIOWrapper(io.BytesIO()), io.StringIO()
        with redirect_stdout(out), redirect_stderr(err):
            run(args, self._session)
        if printed := out.buffer.getvalue():
            return json.loads(printed)
        return err.getvalue().removeprefix("wordsvc: ").removesuffix("\n")

    def get(self, path: str, **query: str) -> Any:
        """What the API gives, in English."""
        reply = self._client.get(f"/api/v1/{path}", query_string=query, headers=ENGLISH)
        assert reply.status_code == 200, reply.text
        return reply.get_json()

    def post(self, path: str, body: Question) -> Any:
        """What the API answers, in English."""
        reply = self._client.post(f"/api/v1/{path}", json=body, headers=ENGLISH)
        assert reply.status_code == 200, reply.text
        return reply.get_json()

    def library(self, path: str, question: Question) -> Any | Said:
        """What ``Referee.ask`` gives or raises."""
        try:
            verdict = self._referee.ask(path, question)
        except wordsvc.Faulty as faulty:
            return [(f.pointer, sentence(f.code, f.facts, "en")) for f in faulty.faults]
        return json.loads(msgspec.json.encode(verdict))

    def page(self, question: Question) -> tuple[str, list[str]] | Said:
        """The answer that the page at ``/`` shows with its reasons, or the faults that it lists."""
        page = self._client.get("/", query_string=dict(question), headers=ENGLISH).text
        if shown := re.search(r'<section class="verdict (yes|no|ask)">', page):
            reasons = re.findall(r'<li class="(?:no|ask|note)">(.*?)(?: <a .*?)?</li>', page)
            return shown[1], [html.unescape(reason) for reason in reasons]
        found = re.findall(r'<li data-at="([^"]*)">(.*?)</li>', page)
        return [(html.unescape(at), html.unescape(said)) for at, said in found]

    def meanings(self, question: Question) -> list[str]:
        """What the page at ``/`` says that the word means."""
        page = self._client.get("/", query_string=dict(question), headers=ENGLISH).text
        return [
            html.unescape(one) for one in re.findall(r'<p class="meaning"><span>(.*?)</span>', page)
        ]

    def batch(self, path: str, question: Question) -> dict[str, Any]:
        """What stands in the row of a list beside the question."""
        line = json.dumps(question).encode()
        judged = self._batch("-", stdin=line, validator=path, format="jsonl", language="en")
        row: dict[str, Any] = json.loads(judged.written)
        return row


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
