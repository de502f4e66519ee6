"""Every error class of the project, raised where it is not expected, is told in one shape.

The classes are found by walking the package, so that a new one is held to this as well.
"""

from __future__ import annotations

import inspect
import json
import pickle
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from pkgutil import walk_packages
from typing import Any

import click
import pytest
from werkzeug.test import TestResponse

import wordsvc
from tests.web.conftest import Logged, logged, same_chance, services
from wordsvc.bootstrap.services import Services
from wordsvc.bootstrap.settings import SettingsError
from wordsvc.cli import program
from wordsvc.coded_error import CodedError
from wordsvc.decoding.faults import Faulty
from wordsvc.files.folders import NoHome
from wordsvc.games.core import Refused
from wordsvc.kana import NotKana
from wordsvc.messages import templates
from wordsvc.tables import NoSuchTable, TableError
from wordsvc.validators.unread import Unread
from wordsvc.web.app import create_app
from wordsvc.web.http.api import Api
from wordsvc.web.http.problem import Problem

__all__ = ["logged", "same_chance", "services"]

OVER_HTTP = (Faulty, NotKana, Problem, Refused, TableError)
BY_COMMAND = (Faulty, NoHome, NotKana, OSError, SettingsError, TableError, click.ClickException)
"""What whoever asked is told, with all their descendants; anything else is a bug."""

REQUIRED = {
    "code": "play.over",
    "faults": [Unread.at("", NotKana("か!", 1, "symbol"))],
    "reason": "symbol",
    "status": 422,
    "why": NoSuchTable(),
}


def walked() -> Iterator[type[Exception]]:
    """All error classes of all modules, but the two that nobody raises themselves."""
    for found in walk_packages(wordsvc.__path__, "wordsvc."):
        if found.name.endswith(("__main__", ".env")) or ".versions." in found.name:
            continue  # what runs when it is imported
        for kind in vars(import_module(found.name)).values():
            if (
                isinstance(kind, type)
                and issubclass(kind, Exception)
                and kind.__module__ == found.name
                and kind not in {CodedError, TableError}
            ):
                yield kind


CLASSES = sorted(walked(), key=lambda kind: f"{kind.__module__}.{kind.__qualname__}")
every_class = pytest.mark.parametrize("kind", CLASSES, ids=lambda kind: kind.__qualname__)


def example(kind: type[Exception]) -> Exception:
    """One error of the class."""
    if not inspect.isfunction(kind.__init__):
        return kind("x")
    given: dict[str, Any] = {}
    for name, parameter in inspect.signature(kind).parameters.items():
        if parameter.default is parameter.empty and parameter.kind is (
            parameter.POSITIONAL_OR_KEYWORD
        ):
            simple = {"int": 1, "Path": Path("x")}.get(str(parameter.annotation), "x")
            given[name] = REQUIRED.get(name, simple)
    return kind(**given)


Raising = Callable[[Exception], TestResponse]


@pytest.fixture(scope="module")
def raising(services: Services) -> Raising:
    """Asks an application with one endpoint more, which raises the error."""
    api = Api("/api", tag="test")
    errors: list[Exception] = []

    @api.get("/raises")
    def raises() -> None:
        raise errors.pop()

    app = create_app(services)
    api.mount(app, services, lambda endpoint: None)

    def asked(error: Exception) -> TestResponse:
        errors.append(error)
        return app.test_client().get("/api/raises")

    return asked


def test_the_walk_finds_the_classes_of_all_rooms() -> None:
    rooms = {kind.__module__.split(".")[1] for kind in CLASSES}
    assert rooms >= {"batch", "bootstrap", "cli", "games", "kana", "lexicon", "store", "tables"}
    assert len([kind for kind in CLASSES if issubclass(kind, TableError)]) > 20


@every_class
def test_every_error_of_a_handler_is_told_as_one_problem(
    kind: type[Exception], raising: Raising, logged: Logged
) -> None:
    reply = raising(example(kind))
    told = reply.get_json()
    assert reply.content_type == "application/problem+json"
    assert told["status"] == reply.status_code
    assert_said(told["code"])
    failures = [line for line in logged() if line["event"] == "failure"]
    if issubclass(kind, OVER_HTTP):
        assert reply.status_code in {400, 401, 403, 404, 409, 422, 503}
        assert failures == []
    else:
        assert (reply.status_code, told["code"]) == (500, "api.internal")
        assert told["facts"]["id"] == reply.headers["X-Request-ID"] == failures[0]["id"]
        assert [line["error"] for line in failures] == [kind.__name__]


@every_class
def test_every_error_of_a_command_is_one_line(
    kind: type[Exception], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With its own message, or as a bug with the name that a report should give."""
    error = example(kind)
    if isinstance(error, OSError):
        error.filename = "x"  # else it is the output that failed

    def fails(*_: object) -> int:
        raise error

    monkeypatch.setattr(program, "_invoke", fails)
    assert program.run([]) == 2
    said = capsys.readouterr().err
    assert said.startswith("wordsvc: ")
    assert said.count("\n") == 1
    if not issubclass(kind, BY_COMMAND):
        assert kind.__name__ in said
    elif code := getattr(error, "code", None):
        assert_said(code)
        assert code not in said


@every_class
def test_every_error_comes_through_a_process_border_as_it_was(kind: type[Exception]) -> None:
    error = example(kind)
    there = pickle.loads(pickle.dumps(error))
    assert type(there) is kind
    assert (str(there), repr(there)) == (str(error), repr(error))
    assert repr(vars(there)) == repr(vars(error))


@pytest.mark.usefixtures("logged")
def test_an_error_while_an_error_is_told_is_told_and_logged_once(
    raising: Raising,
    monkeypatch: pytest.MonkeyPatch,
    capfdbinary: pytest.CaptureFixture[bytes],
) -> None:
    def broken(error: TableError) -> Problem:
        raise KeyError("secret") from error

    monkeypatch.setattr("wordsvc.web.middleware.errors.table_problem", broken)
    reply = raising(NoSuchTable())
    printed = capfdbinary.readouterr()
    assert (reply.status_code, reply.get_json()["code"]) == (500, "api.internal")
    (line,) = map(json.loads, printed.out.splitlines())
    assert (line["event"], line["error"]) == ("failure", "KeyError")
    assert (printed.err, "secret" in printed.out.decode() + reply.text) == (b"", False)


def assert_said(code: str) -> None:
    for language in ("ja", "en"):
        assert code in templates(code.partition(".")[0], language), (code, language)
