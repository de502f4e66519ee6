"""The OpenAPI document describes every operation, with examples that are real."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest
from flask import Flask
from flask.testing import FlaskClient

from wordsvc.bootstrap.services import Services
from wordsvc.web.api import APIS
from wordsvc.web.app import create_app

DOCUMENT = "/api/v1/openapi.json"


@pytest.fixture(scope="module")
def document(app: Flask) -> dict[str, Any]:
    read: dict[str, Any] = app.test_client().get(DOCUMENT).get_json()
    return read


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    for path, methods in document["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def check(document: dict[str, Any], schema: dict[str, Any], value: object) -> None:
    """Raises where the value is not of the schema."""
    jsonschema_rs.validate(schema | {"components": document["components"]}, value)


def test_every_endpoint_stands_in_the_document(document: dict[str, Any]) -> None:
    described = {(path, method.upper()) for path, method, _ in operations(document)}
    assert described == {(e.template, e.method) for api in APIS for e in api.endpoints}
    assert document["openapi"] == "3.1.0"


def test_every_api_route_of_the_application_is_described(
    app: Flask, document: dict[str, Any]
) -> None:
    described = {operation["operationId"] for _, _, operation in operations(document)}
    routes = {
        rule.endpoint
        for rule in app.url_map.iter_rules()
        if rule.rule.startswith("/api/v1/") and rule.rule not in (DOCUMENT, "/api/v1/docs")
    }
    assert routes <= described


def test_every_operation_says_what_it_is_for(document: dict[str, Any]) -> None:
    for path, method, operation in operations(document):
        assert operation["summary"], (method, path)
        assert operation["tags"]
    names = [operation["operationId"] for _, _, operation in operations(document)]
    assert len(names) == len(set(names))


def test_every_operation_has_an_example_that_fits_its_schema(document: dict[str, Any]) -> None:
    shown = 0
    for path, method, operation in operations(document):
        for content in operation.get("requestBody", {}).get("content", {}).values():
            if content["schema"].get("type") == "string":
                continue
            assert content["example"], (method, path)
            check(document, content["schema"], content["example"])
        examples = [p for p in operation["parameters"] if "example" in p]
        assert {p["name"] for p in operation["parameters"] if p.get("required")} <= {
            p["name"] for p in examples
        }
        for parameter in examples:
            check(document, parameter["schema"], parameter["example"])
        (made,) = (reply for status, reply in operation["responses"].items() if status[0] == "2")
        for content in made["content"].values():
            if "schema" in content:
                check(document, content["schema"], content["example"])
                shown += 1
    assert shown > 5


def test_every_refusal_is_described_as_a_problem(
    client: FlaskClient, document: dict[str, Any]
) -> None:
    for path, method, operation in operations(document):
        for status, reply in operation["responses"].items():
            if int(status) >= 400:
                assert list(reply["content"]) == ["application/problem+json"], (method, path)
    problem = client.get("/api/v1/kana/%25").get_json()
    check(document, {"$ref": "#/components/schemas/ProblemReply"}, problem)


def test_every_process_writes_the_same_document(services: Services) -> None:
    documents = [create_app(services).test_client().get(DOCUMENT) for _ in range(2)]
    assert documents[0].data == documents[1].data
    assert documents[0].headers["ETag"] == documents[1].headers["ETag"]


def test_the_document_may_be_kept_and_the_docs_have_a_short_name(client: FlaskClient) -> None:
    tag = client.get(DOCUMENT).headers["ETag"]
    assert client.get(DOCUMENT, headers={"If-None-Match": tag}).status_code == 304
    assert client.get("/docs").headers["Location"] == "/api/v1/docs"
    assert DOCUMENT in client.get("/api/v1/docs").get_data(as_text=True)
