"""The questions of a batch, a line each or in one array, as they come in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import msgspec
from flask import request
from werkzeug.exceptions import RequestEntityTooLarge

from wordsvc.bootstrap.settings import Settings
from wordsvc.web.http import bodies, json_text
from wordsvc.web.http.bodies import TimeBudget
from wordsvc.web.http.json_text import JSON
from wordsvc.web.http.lines import Body, BodyTooLong, lines
from wordsvc.web.http.problem import Problem

NDJSON = "application/x-ndjson"
ALSO = ("application/ndjson", "application/jsonl")


def questions(settings: Settings, time_budget: TimeBudget) -> Iterator[bytes | Problem]:
    """Each question as JSON. Raises Problem or Faulty where they cannot be read at all."""
    most = settings.max_batch_body
    request.max_content_length = most
    json_text.require_json(request, NDJSON, *ALSO)
    if request.content_length is not None and request.content_length > most:
        raise RequestEntityTooLarge
    if request.mimetype == JSON:
        items = json_text.array(bodies.whole(request), settings.max_batch_questions)
        return map(partial(_item, longest=settings.max_body), items)
    terminated = "wsgi.input_terminated" in request.environ
    read = request.environ["wsgi.input"].read if terminated else request.stream.read
    return _of_lines(Body(read, most, time_budget.timed_read), most, settings.max_body)


def _item(item: msgspec.Raw, longest: int) -> bytes | Problem:
    question = memoryview(item)
    return bytes(question) if len(question) <= longest else _too_large(longest)


def _of_lines(body: Body, most: int, longest: int) -> Iterator[bytes | Problem]:
    try:
        for line in lines(body, longest):
            yield _too_large(longest) if line is None else line
    except BodyTooLong:
        yield _too_large(most)


def _too_large(most: int) -> Problem:
    return Problem(413, "api.too-large", {"most": most})
