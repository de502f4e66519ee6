"""How are many questions answered in one request, each as if it were asked alone?

Questions come as NDJSON, a line each, or in one JSON array; verdicts leave as NDJSON, in order, as
soon as they are there. The next question is read when the last answer has been taken, so that a
slow reader slows the judge down, and one that leaves stops it. A question that cannot be answered
is a problem in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, fields
from typing import Any

import msgspec
from flask import Flask, Response, current_app, g, request, stream_with_context
from werkzeug.exceptions import RequestEntityTooLarge

from wordsvc.bootstrap import Services, Settings
from wordsvc.web.http import bodies, decode
from wordsvc.web.http.bodies import Patience
from wordsvc.web.http.endpoint import Api, Endpoint, NoQuery, turned_away
from wordsvc.web.http.lines import lines
from wordsvc.web.http.places import Full, Place, Places
from wordsvc.web.http.problem import Problem, told
from wordsvc.web.log import log_failure

NDJSON = "application/x-ndjson"
ALSO = ("application/ndjson", "application/jsonl")
WAIT_SECONDS = 1
PLACES = "wordsvc-batch"

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
            return self._begun(services, place)
        except BaseException:
            place.leave()
            raise

    def _begun(self, services: Services, place: Place) -> Response:
        with turned_away():
            if request.query_string:
                decode.query(request, NoQuery)
            patience = bodies.here().patience()
            questions = _questions(services.settings, patience)
        replies = self._replies(questions, self.handed_in(services), patience, place)
        response = Response(stream_with_context(replies), content_type=NDJSON)
        response.headers["Cache-Control"] = "no-store"
        response.headers["X-Accel-Buffering"] = "no"  # a proxy must not collect verdicts
        response.call_on_close(place.leave)  # also where nobody has taken the first line
        return self._finish(response, None)

    def _replies(
        self,
        questions: Iterator[bytes | Problem],
        handed: Mapping[str, Any],
        patience: Patience,
        place: Place,
    ) -> Iterator[bytes]:
        try:
            yield from patience.taken(self._said(question, handed) for question in questions)
        except Problem as too_slow:
            yield _line(told(too_slow, g.language))
        finally:
            place.leave()

    def _said(self, question: bytes | Problem, handed: Mapping[str, Any]) -> bytes:
        """The line that answers a question."""
        if isinstance(question, Problem):
            return _line(told(question, g.language))
        try:
            with turned_away() as asked:
                asked["body"] = decode.value(question, self.hints["body"])
                return _line(self.view(**asked, **handed))
        except Problem as problem:
            return _line(told(problem, g.language))
        except Exception as error:  # noqa: BLE001 - a bug in one answer is no end of the others
            log_failure(error)
            unknown = Problem(500, "api.internal", {"id": g.get("request_id")})
            return _line(told(unknown, g.language))


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
        ones = [one for api in apis for one in api.endpoints if "body" in one.takes]
        self.endpoints = [_twin(one) for one in ones]

    def mount(self, app: Flask, services: Services, before: Callable[[Endpoint], None]) -> None:
        """Put the twins on the app. A process answers only so many requests at a time."""
        app.extensions[PLACES] = Places(services.settings.batch_streams, services.settings)
        super().mount(app, services, before)


def _twin(one: Endpoint) -> Batch:
    same = {field.name: getattr(one, field.name) for field in fields(one)}
    about = {"path": f"{one.path}/batch", "tag": "batch", "media_type": NDJSON, "many": True}
    return Batch(**same | about)


def _questions(settings: Settings, patience: Patience) -> Iterator[bytes | Problem]:
    """Each question as JSON. Raises Problem or Faulty where they cannot be read at all."""
    most = settings.max_batch_body
    request.max_content_length = most
    decode.require_json(request, NDJSON, *ALSO)
    if request.content_length is not None and request.content_length > most:
        raise RequestEntityTooLarge
    if request.mimetype == decode.JSON:
        return iter(_of_array(settings.max_batch_questions))
    return _of_lines(_Source(most, patience), settings.max_body)


def _of_array(most: int) -> list[bytes]:
    """The questions of a JSON array, which has to be read as a whole."""
    array = decode.value(decode.whole(request), list[msgspec.Raw])
    if len(array) > most:
        raise Problem(413, "api.too-many-questions", {"most": most, "got": len(array)})
    return [bytes(question) for question in array]


def _of_lines(source: _Source, longest: int) -> Iterator[bytes | Problem]:
    for line in lines(source, longest):
        if source.left < 0:
            break
        yield Problem(413, "api.too-large", {"most": longest}) if line is None else line
    if source.left < 0:
        yield Problem(413, "api.too-large", {"most": source.most})


class _Source:
    """The body of the request as it comes in, up to the limit of its length."""

    def __init__(self, most: int, patience: Patience) -> None:
        terminated = "wsgi.input_terminated" in request.environ
        read = request.environ["wsgi.input"].read if terminated else request.stream.read
        self._read = patience.reading(read)
        self.most = self.left = most

    def read(self, size: int, /) -> bytes:
        """So many bytes, fewer only at the end; none beyond the limit."""
        if self.left < 0:
            return b""
        part: bytes = self._read(size)
        self.left -= len(part)
        return part
