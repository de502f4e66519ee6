"""The API described to programs (OpenAPI 3.1)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

import msgspec

from wordsvc.web.http.endpoint import Endpoint
from wordsvc.web.http.operation import REF, SEAT, SEAT_COOKIE, Ask, is_json, operation
from wordsvc.web.http.problem import ProblemReply
from wordsvc.web.http.request_fields import Key
from wordsvc.web.http.seat_cookie import NAME

BEARER = {"type": "http", "scheme": "bearer", "description": "The token of a seat or of the host."}
COOKIE = {"type": "apiKey", "in": "cookie", "name": NAME, "description": "The token of a page."}


def document(endpoints: Iterable[Endpoint], info: Mapping[str, Any], ask: Ask) -> dict[str, Any]:
    """The whole document. ``ask`` answers an example, so that the document shows a real reply."""
    listed = tuple(endpoints)
    kinds = [kind for endpoint in listed for kind in _kinds(endpoint)]
    schemas, components = msgspec.json.schema_components([*kinds, ProblemReply], ref_template=REF)
    schema_of = {id(kind): schema for kind, schema in zip(kinds, schemas, strict=False)}
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in listed:
        described = operation(endpoint, lambda kind: schema_of[id(kind)], components, ask)
        paths.setdefault(endpoint.template, {})[endpoint.method.lower()] = described
    return {
        "openapi": "3.1.0",
        "info": dict(info),
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {SEAT: BEARER, SEAT_COOKIE: COOKIE},
        },
    }


def _kinds(endpoint: Endpoint) -> list[Any]:
    """Every type of an endpoint that needs a schema."""
    kinds = [endpoint.hints[name] for name in ("query", "body") if name in endpoint.parameters]
    if is_json(endpoint):
        kinds.append(endpoint.reply)
    if "key" in endpoint.parameters:
        kinds.append(Key)
    return [*kinds, *endpoint.path_kinds.values()]
