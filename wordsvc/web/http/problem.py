"""A question that cannot be answered, turned down in one shape (RFC 9457)."""

from __future__ import annotations

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

import msgspec
from flask import Response

from wordsvc.decoding.faults import Fault
from wordsvc.messages import Language, sentence

MEDIA_TYPE = "application/problem+json"


class Problem(Exception):
    """A request that gets no answer: HTTP status, message code, facts and further headers."""

    def __init__(
        self,
        status: int,
        code: str,
        facts: Mapping[str, Any] | None = None,
        headers: Mapping[str, str] | None = None,
    ) -> None:
        super().__init__(status, code)
        self.status = status
        self.code = code
        self.facts = dict(facts or {})
        self.headers = dict(headers or {})


class ProblemReply(msgspec.Struct, frozen=True):
    """RFC 9457 problem details. ``code`` and ``facts`` never depend on the language.

    ``facts.errors`` of ``api.invalid`` lists every fault with its JSON pointer.
    """

    type: str
    title: str
    status: int
    detail: str
    code: str
    facts: dict[str, Any]


def as_response(problem: Problem, language: Language) -> Response:
    """The problem in the asker's language."""
    body = localized(problem, language)
    response = Response(msgspec.json.encode(body), problem.status, content_type=MEDIA_TYPE)
    response.headers.update(problem.headers)
    response.headers["Content-Language"] = language
    response.headers["Cache-Control"] = "no-store"
    response.vary.add("Accept-Language")
    return response


def localized(problem: Problem, language: Language) -> ProblemReply:
    """What a problem is, with sentences in the asker's language."""
    facts = problem.facts
    detail = sentence(problem.code, facts, language)
    if errors := facts.get("errors"):
        errors = [_localized_fault(fault, language) for fault in errors]
        detail = sentence(problem.code, facts | {"first": errors[0]["detail"]}, language)
        facts = facts | {"errors": errors}
    return ProblemReply(
        type="about:blank",
        title=HTTPStatus(problem.status).phrase,
        status=problem.status,
        detail=detail,
        code=problem.code,
        facts=facts,
    )


def _localized_fault(fault: Fault, language: Language) -> dict[str, Any]:
    where = fault.pointer or "/"
    message = sentence(fault.code, fault.facts, language)
    return {
        "pointer": fault.pointer,
        "code": fault.code,
        "detail": f"{where}: {message}",
        "facts": fault.facts,
    }
