"""Refusing costs less than asking: whatever is sent is refused for little more than reading it.

Work is compared with other work of the same process, parsing a list of that length; the least of
some runs counts.
"""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
import pytest
from flask import Flask
from werkzeug.test import TestResponse

from tests.web.dearest import Dearest, bodies
from tests.web.effort import enough_memory, enough_seconds, least
from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.web.api import APIS
from wordsvc.web.api.document import DOCUMENT
from wordsvc.web.api.document.example_tables import example_log
from wordsvc.web.app import create_app
from wordsvc.web.http.batch import PROBLEMS_IN_A_ROW
from wordsvc.web.http.endpoint import Endpoint

LENGTHS = (1 << 16, 1 << 20)

TAKING = [endpoint for api in APIS for endpoint in api.endpoints if "body" in endpoint.parameters]


@pytest.fixture(scope="module")
def house(services: Services) -> Flask:
    """An application with the tables that the examples are about."""
    tables = open_tables(services.settings, services.lexicon, log=example_log())
    return create_app(msgspec.structs.replace(services, tables=tables))


@pytest.fixture(scope="module")
def document(house: Flask) -> dict[str, Any]:
    read: dict[str, Any] = house.test_client().get(DOCUMENT).get_json()
    return read


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("endpoint", TAKING, ids=lambda endpoint: endpoint.name)
def test_no_refusal_is_dear(
    house: Flask, document: dict[str, Any], endpoint: Endpoint, length: int
) -> None:
    """A batch refuses every question, but no more than so many."""
    operation = document["paths"][endpoint.template][endpoint.method.lower()]
    parsed = enough_seconds(length)
    trivial = least(partial(asked, house, endpoint, Dearest("", "application/json", b"0")), 0)[0]
    refused = 0
    for dear in bodies(document, operation, length):
        limit = parsed + trivial * (PROBLEMS_IN_A_ROW if endpoint.is_batch else 1)
        ask = partial(asked, house, endpoint, dear)
        seconds, reply = least(ask, limit)
        if is_refused(reply):
            refused += 1
            assert seconds <= limit, dear.name
            if length == LENGTHS[-1]:
                assert memory(ask) <= enough_memory(len(dear.body)), dear.name
    assert refused > 20


def asked(house: Flask, endpoint: Endpoint, dear: Dearest) -> TestResponse:
    return house.test_client().open(
        endpoint.url(endpoint.example.path),
        method=endpoint.method,
        data=dear.body,
        content_type=dear.content_type,
        headers=dict(endpoint.example.headers),
        environ_overrides={"wsgi.input_terminated": True},
        buffered=True,
    )


def is_refused(reply: TestResponse) -> bool:
    """Whether the question is, or the first of many."""
    if reply.status_code >= 400:
        assert reply.status_code in (400, 413, 422)
        return True
    lines = reply.data.splitlines()
    return bool(lines) and "status" in (first := json.loads(lines[0])) and first["status"] >= 400


def memory(work: Callable[[], object]) -> int:
    """Bytes that are held at the same time beyond those held before."""
    tracemalloc.start()
    try:
        work()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
