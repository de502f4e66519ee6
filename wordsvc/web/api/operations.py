"""Health, readiness and metrics."""

from __future__ import annotations

from typing import Literal

import msgspec
from flask import Response

from wordsvc.bootstrap.services import Services
from wordsvc.lexicon.protocol import Pattern
from wordsvc.web.http.api import Api
from wordsvc.web.http.problem import Problem
from wordsvc.web.log import log_failure
from wordsvc.web.middleware import metrics

operations = Api("", tag="operations")


class Health(msgspec.Struct, frozen=True):
    """The process answers."""

    status: Literal["ok"] = "ok"


class Readiness(msgspec.Struct, frozen=True):
    """The service can judge words, with this dictionary."""

    status: Literal["ready"]
    lexicon: str


@operations.get("/healthz")
def is_alive() -> Health:
    """Does the process answer?"""
    return Health()


@operations.get("/readyz", problems=(503,))
def is_ready(services: Services) -> Readiness:
    """Can words be judged? A word is looked up in the dictionary for it"""
    try:
        word = next(iter(services.lexicon.search(Pattern())))
        known = services.lexicon.find(word.reading)
    except Exception as error:  # noqa: BLE001 - whatever is wrong, the answer is "not ready"
        log_failure(error)
        known = None
    if known is None:
        raise Problem(503, "api.not-ready", headers={"Retry-After": "5"})
    return Readiness("ready", services.lexicon.version)


@operations.get("/metrics", media_type="text/plain")
def read_metrics() -> Response:
    """Counters of all workers for Prometheus"""
    body, content_type = metrics.exposition()
    return Response(body, content_type=content_type)
