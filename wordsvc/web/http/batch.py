"""Many questions in one request, each answered as if it were asked alone.

Questions come as NDJSON, a line each, or in one JSON array; verdicts leave as NDJSON, in order, as
soon as they are there. The next question is read when the last answer has been taken, so that a
slow reader slows the judge down, and one that leaves stops it. A question that cannot be answered
is a problem in its place, and a thousand of them in a row are no batch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

import msgspec
from flask import Flask, Response, current_app, g, request, stream_with_context

from wordsvc.bootstrap.services import Services
from wordsvc.web.http import bodies, json_text, request_fields
from wordsvc.web.http.api import Api
from wordsvc.web.http.bodies import TimeBudget
from wordsvc.web.http.core_errors import as_problems
from wordsvc.web.http.endpoint import Endpoint, NoQuery
from wordsvc.web.http.places import Full, Place, Places
from wordsvc.web.http.problem import Problem, localized
from wordsvc.web.http.questions import NDJSON, questions
from wordsvc.web.log import log_failure

WAIT_SECONDS = 1
PLACES = "wordsvc-batch"
PROBLEMS_IN_A_ROW = 1000
"""After so many, a batch that is no list of questions is read no further."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class Batch(Endpoint):
    """The twin of an endpoint, which takes many of its questions."""

    @property
    def name(self) -> str:
        """That of the endpoint for one question, and more."""
        return f"{self.view.__name__}_batch"

    def answer(self, services: Services, values: Mapping[str, str]) -> Response:
        """Questions are read and answered while the reply is being taken. Raises Problem."""
        place = _place()
        try:
            return self._stream(services, place)
        except BaseException:
            place.leave()
            raise

    def _stream(self, services: Services, place: Place) -> Response:
        with as_problems():
            if request.query_string:
                request_fields.query(request, NoQuery)
            time_budget = bodies.current().time_budget()
            asked = questions(services.settings, time_budget)
        replies = self._replies(asked, self.injected(services), time_budget, place)
        response = Response(stream_with_context(replies), content_type=NDJSON)
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Accel-Buffering"] = "no"  # a proxy must not collect verdicts
        response.call_on_close(place.leave)  # also where nobody has taken the first line
        return self._finish(response, None)

    def _replies(
        self,
        questions: Iterator[bytes | Problem],
        injected: Mapping[str, Any],
        time_budget: TimeBudget,
        place: Place,
    ) -> Iterator[bytes]:
        try:
            yield from time_budget.timed_write(self._lines(questions, injected))
        except Problem as too_slow:
            yield _line(localized(too_slow, g.language))
        finally:
            place.leave()

    def _lines(
        self, questions: Iterator[bytes | Problem], injected: Mapping[str, Any]
    ) -> Iterator[bytes]:
        in_a_row = 0
        for question in questions:
            reply = self._reply(question, injected)
            if isinstance(reply, Problem):
                in_a_row += 1
                yield _line(localized(reply, g.language))
            else:
                in_a_row = 0
                yield _line(reply)
            if in_a_row == PROBLEMS_IN_A_ROW:
                end = Problem(400, "api.too-many-problems", {"most": PROBLEMS_IN_A_ROW})
                yield _line(localized(end, g.language))
                return

    def _reply(self, question: bytes | Problem, injected: Mapping[str, Any]) -> object:
        """What answers a question: the view's reply, or a Problem."""
        if isinstance(question, Problem):
            return question
        try:
            with as_problems() as asked:
                asked["body"] = json_text.value(question, self.hints["body"])
                return self.view(**asked, **injected)
        except Problem as problem:
            return problem
        except Exception as error:  # noqa: BLE001 - a bug in one answer is no end of the others
            log_failure(error)
            return Problem(500, "api.internal", {"id": g.get("request_id")})


def _line(value: object) -> bytes:
    return _encode(value) + b"\n"


def _place() -> Place:
    """One of the places for batches. Raises Problem 503 where none is free, and 429 where the
    address has its share.
    """
    places: Places = current_app.extensions[PLACES]
    try:
        return places.take(request.remote_addr, seconds=WAIT_SECONDS)
    except Full as full:
        again = {"Retry-After": "5"}
        if full.own:
            raise Problem(429, "api.too-many-batches", {"most": full.most}, again) from None
        raise Problem(503, "api.busy", headers=again) from None


class Batches(Api):
    """The twins of all endpoints that take a question as their body."""

    def __init__(self, apis: Iterable[Api]) -> None:
        super().__init__("", tag="batch")
        ones = [one for api in apis for one in api.endpoints if "body" in one.parameters]
        self.endpoints = [_batch_of(one) for one in ones]

    def mount(self, app: Flask, services: Services, before: Callable[[Endpoint], None]) -> None:
        """Put the twins on the app. A process answers only so many requests at a time."""
        app.extensions[PLACES] = Places(services.settings.batch_streams, services.settings)
        super().mount(app, services, before)


def _batch_of(one: Endpoint) -> Batch:
    same = {field.name: getattr(one, field.name) for field in fields(one)}
    about = {"path": f"{one.path}/batch", "tag": "batch", "media_type": NDJSON, "is_batch": True}
    return Batch(**same | about)
