"""One operation of the API document: what it takes, what it answers, and its problems."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from http import HTTPStatus
from inspect import cleandoc
from typing import Any

from msgspec import convert

from wordsvc.web.http.endpoint import Endpoint, Example
from wordsvc.web.http.problem import MEDIA_TYPE, ProblemReply
from wordsvc.web.http.request_fields import Key

REF = "#/components/schemas/{name}"
SEAT, SEAT_COOKIE = "seat", "seatCookie"
"""The names of the ways to prove a seat: by header, by cookie."""
LOCATION = {
    "description": "Where to look at what was made.",
    "schema": {"type": "string", "format": "uri-reference"},
}
BATCH_DESCRIPTION = """
Questions are NDJSON, one a line, or one JSON array (10,000 at most unless set otherwise). The
answers are NDJSON, one a line and in order, each as the endpoint for one question gives it or as a
problem; they come while questions are still being sent. A client that waits for each answer before
it sends the next question keeps its lines below 64 KiB. After 1,000 problems in a row one more,
`api.too-many-problems`, ends the batch.
"""

Ask = Callable[[Endpoint, Example], Any]


def operation(
    endpoint: Endpoint,
    schema: Callable[[Any], Any],
    components: Mapping[str, Any],
    ask: Ask,
) -> dict[str, Any]:
    """``schema`` gives that of a type; ``ask`` answers an example."""
    summary, _, description = cleandoc(endpoint.view.__doc__ or "").partition("\n")
    if endpoint.is_batch:
        summary, description = f"Many at a time: {summary}", BATCH_DESCRIPTION
    example = endpoint.example
    described: dict[str, Any] = {
        "operationId": endpoint.name,
        "tags": [endpoint.tag],
        "summary": summary,
        "parameters": _parameters(endpoint, schema, components, example),
        "responses": _responses(endpoint, schema, example, ask),
    }
    if "token" in endpoint.parameters:
        described["security"] = [{SEAT: []}, {SEAT_COOKIE: []}]
    if description.strip():
        described["description"] = description.strip()
    if "body" in endpoint.parameters:
        content = (
            _batch_body(endpoint, schema) if endpoint.is_batch else _json_body(endpoint, schema)
        )
        described["requestBody"] = {"required": True, "content": content}
    return described


def _json_body(endpoint: Endpoint, schema: Callable[[Any], Any]) -> dict[str, Any]:
    content = {"schema": schema(endpoint.hints["body"]), "example": endpoint.example.body}
    return {"application/json": content}


def _batch_body(endpoint: Endpoint, schema: Callable[[Any], Any]) -> dict[str, Any]:
    """Many questions: lines, or one array. One that is wrong is answered by a problem."""
    question = endpoint.example.body
    array = {"type": "array", "items": {"anyOf": [schema(endpoint.hints["body"]), {}]}}
    lines = {"type": "string", "description": "One question a line."}
    return {
        endpoint.media_type: {"schema": lines},
        "application/json": {"schema": array, "example": [question, question]},
    }


def _parameters(
    endpoint: Endpoint,
    schema: Callable[[Any], Any],
    components: Mapping[str, Any],
    example: Example,
) -> list[dict[str, Any]]:
    parameters = [
        {"name": name, "in": "path", "required": True}
        | {"schema": schema(kind), "example": convert(example.path[name], kind, strict=False)}
        for name, kind in endpoint.path_kinds.items()
    ]
    if "query" in endpoint.parameters:
        component = components[endpoint.hints["query"].__name__]
        for name, part in component["properties"].items():
            parameter = {"name": name, "in": "query", "schema": part}
            if name in component.get("required", ()):
                parameter["required"] = True
            if name in example.query:
                parameter["example"] = example.query[name]
            parameters.append(parameter)
    if "key" in endpoint.parameters:
        parameters.append(
            {
                "name": "Idempotency-Key",
                "in": "header",
                "description": "Chosen by the caller: sent again with the same request, it gives "
                "the first answer again; with another one it is refused (422).",
                "schema": schema(Key),
                "example": "2f8c3f1e-5a0e-4f5b-9d57-1c6f0b7a9e42",
            }
        )
    if "last_event" in endpoint.parameters:
        parameters.append(
            {
                "name": "Last-Event-ID",
                "in": "header",
                "description": "The last version that is known; a browser sends it by itself.",
                "schema": {"type": "string"},
                "example": "0",
            }
        )
    if endpoint.parameters & {"language"}:
        parameters.append(
            {
                "name": "Accept-Language",
                "in": "header",
                "description": "Language of messages: ja (default) or en.",
                "schema": {"type": "string"},
                "example": "ja",
            }
        )
    return parameters


def _responses(
    endpoint: Endpoint, schema: Callable[[Any], Any], example: Example, ask: Ask
) -> dict[str, Any]:
    content: dict[str, Any] = {}
    if is_json(endpoint):
        content = {"schema": schema(endpoint.reply), "example": ask(endpoint, example)}
    contents = {endpoint.media_type: content}
    if endpoint.streams is not None:
        contents[endpoint.streams] = {}
    answer: dict[str, Any] = {"description": "The answer.", "content": contents}
    if endpoint.status == HTTPStatus.CREATED:
        answer["headers"] = {"Location": LOCATION}
    replies: dict[str, Any] = {str(endpoint.status): answer}
    if endpoint.pure:
        replies["304"] = {"description": "The asker holds this answer already (If-None-Match)."}
    problem = {"schema": {"$ref": REF.format(name=ProblemReply.__name__)}}
    for status in sorted(_problems(endpoint)):
        replies[str(status)] = {
            "description": HTTPStatus(status).phrase,
            "content": {MEDIA_TYPE: problem},
        }
    return replies


def _problems(endpoint: Endpoint) -> set[int]:
    """Status codes of the problems that an endpoint may reply with."""
    statuses = {400, *endpoint.problems}
    if endpoint.path_kinds:
        statuses.add(404)
    if "body" in endpoint.parameters:
        statuses |= {408, 413, 415, 503}
    if "token" in endpoint.parameters:
        statuses |= {401, 403}
    if endpoint.limited:
        statuses.add(429)
    return statuses


def is_json(endpoint: Endpoint) -> bool:
    """Whether the answer is one JSON value."""
    return endpoint.media_type == "application/json"
