"""Adding an endpoint is one function: its hints decode, encode and document."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from flask import Flask, Response, g
from flask.testing import FlaskClient
from msgspec import Meta

from wordsvc.bootstrap.services import Services
from wordsvc.messages import Language
from wordsvc.web.http import bodies
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Endpoint, Example
from wordsvc.web.http.openapi import document
from wordsvc.web.middleware import errors

toys = Api("/toys", tag="toys")
Count = Annotated[int, Meta(ge=1, le=9, description="How many.")]


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is wished for."""

    colour: str
    count: Count = 1
    wrapped: bool = False


class Toy(msgspec.Struct, frozen=True):
    name: str
    wish: Wish
    language: str


@toys.get("/<name>/<count>", example=Example(path={"name": "ball", "count": "2"}))
def see(name: str, count: Count, query: Wish, language: Language) -> Toy:
    """See a toy

    It is only looked at.
    """
    return Toy(name, msgspec.structs.replace(query, count=count), language)


@toys.post("/", status=201, limited=True, example=Example(body={"colour": "red"}))
def make(body: Wish, services: Services) -> Toy:
    """Make a toy"""
    return Toy(services.version, body, "")


@toys.get("/stream", media_type="text/plain")
def stream() -> Response:
    """A reply of its own kind"""
    return Response(iter(["a", "b"]), content_type="text/plain")


@pytest.fixture
def seen() -> list[str]:
    return []


@pytest.fixture
def toy_client(services: Services, seen: list[str]) -> FlaskClient:
    app = Flask("toys")

    @app.before_request
    def speak() -> None:
        g.language = "en"

    errors.install(app)
    bodies.install(app, services.settings)
    toys.mount(app, services, lambda endpoint: seen.append(endpoint.name))
    return app.test_client()


def test_path_query_and_language_arrive_as_their_types(toy_client: FlaskClient) -> None:
    reply = toy_client.get("/toys/ball/3?colour=red&wrapped=true")
    assert reply.get_json() == {
        "name": "ball",
        "wish": {"colour": "red", "count": 3, "wrapped": True},
        "language": "en",
    }
    assert reply.headers["Content-Language"] == "en"


def test_a_body_and_the_services_arrive_and_the_status_is_its_own(
    toy_client: FlaskClient, services: Services
) -> None:
    reply = toy_client.post("/toys/", json={"colour": "red", "count": 2})
    assert reply.status_code == 201
    assert reply.get_json()["name"] == services.version
    assert reply.get_json()["wish"] == {"colour": "red", "count": 2, "wrapped": False}


def test_faults_of_path_query_and_body(toy_client: FlaskClient) -> None:
    def faults(reply: Any) -> list[tuple[str, str]]:
        assert reply.status_code == 400
        return [(e["pointer"], e["code"]) for e in reply.get_json()["facts"]["errors"]]

    assert faults(toy_client.get("/toys/ball/many?colour=red")) == [("/count", "shape.type")]
    assert faults(toy_client.get("/toys/ball/10?colour=red")) == [("/count", "shape.range")]
    assert faults(toy_client.get("/toys/ball/1")) == [("", "shape.missing")]
    assert faults(toy_client.post("/toys/", json={"colour": 1, "count": 0, "size": 2})) == [
        ("/size", "shape.unknown"),
        ("/colour", "shape.type"),
        ("/count", "shape.range"),
    ]


def test_a_reply_may_be_a_stream(toy_client: FlaskClient) -> None:
    assert toy_client.get("/toys/stream").get_data(as_text=True) == "ab"


def test_every_answer_passes_by_the_gate(toy_client: FlaskClient, seen: list[str]) -> None:
    toy_client.get("/toys/stream")
    toy_client.post("/toys/", json={})
    assert seen == ["stream", "make"]


def test_the_hints_are_the_document() -> None:
    def ask(endpoint: Endpoint, _example: Example) -> object:
        return endpoint.name

    paths = document(toys.endpoints, {"title": "toys", "version": "1"}, ask)["paths"]
    looked = paths["/toys/{name}/{count}"]["get"]
    made = paths["/toys/"]["post"]
    assert (looked["summary"], looked["description"]) == ("See a toy", "It is only looked at.")
    assert [(p["name"], p["in"], p.get("required", False)) for p in looked["parameters"]] == [
        ("name", "path", True),
        ("count", "path", True),
        ("colour", "query", True),
        ("count", "query", False),
        ("wrapped", "query", False),
        ("Accept-Language", "header", False),
    ]
    assert looked["responses"]["200"]["content"]["application/json"]["example"] == "see"
    assert made["requestBody"]["content"]["application/json"]["example"] == {"colour": "red"}
    assert set(made["responses"]) == {"201", "400", "408", "413", "415", "429", "503"}
    assert "text/plain" in paths["/toys/stream"]["get"]["responses"]["200"]["content"]
