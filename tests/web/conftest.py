"""The application on the real dictionary, in this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest
from flask import Flask
from flask.testing import FlaskClient

from tests.chance import same_chance
from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.bootstrap.settings import Settings
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.web import log
from wordsvc.web.app import create_app

__all__ = ["same_chance"]

QUIET = Settings(log_requests=False, database="memory:")

Start = Callable[..., Flask]
Logged = Callable[[], list[dict[str, Any]]]


@pytest.fixture(scope="session")
def services(lexicon: CompiledLexicon) -> Services:
    tables = open_tables(QUIET, lexicon)
    return Services(QUIET, lexicon, lexicon.info().sources, f"test-{lexicon.version}", tables)


@pytest.fixture(scope="session")
def app(services: Services) -> Flask:
    return create_app(services)


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    return app.test_client()


@pytest.fixture
def logged(capfdbinary: pytest.CaptureFixture[bytes]) -> Iterator[Logged]:
    """The lines that are logged from here on."""
    log._logger.cache_clear()
    yield lambda: [json.loads(line) for line in capfdbinary.readouterr().out.splitlines()]
    log._logger.cache_clear()


@pytest.fixture
def start(services: Services) -> Start:
    """An application of its own, with other settings."""

    def started(**changes: Any) -> Flask:
        changed = msgspec.structs.replace(QUIET, **changes)
        tables = open_tables(changed, services.lexicon, log=services.tables.log)
        return create_app(msgspec.structs.replace(services, settings=changed, tables=tables))

    return started
