"""An endpoint: a function with type hints as an operation of the API."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, get_args
from urllib.parse import quote

import msgspec
from flask import Response, g, request

from wordsvc.bootstrap.services import Services
from wordsvc.web.http import etag, json_text, request_fields
from wordsvc.web.http.core_errors import as_problems
from wordsvc.web.http.json_text import JSON

_VARIABLE = re.compile(r"<(?:\w+:)?(\w+)>")
_INJECTED = frozenset({"services", "language", "token", "key", "last_event"})
_encoder = msgspec.json.Encoder()


@dataclass(frozen=True)
class Example:
    """A request that the API document shows, asked for real when the document is written.

    ``drawn`` are the fields of the reply that chance would make different in every process.
    """

    path: Mapping[str, str] = field(default_factory=dict)
    query: Mapping[str, Any] = field(default_factory=dict)
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict)
    drawn: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Endpoint:
    """One operation: where it is, what it takes and gives, and the view that answers."""

    method: str
    path: str
    view: Callable[..., Any]
    tag: str
    hints: Mapping[str, Any]
    parameters: frozenset[str]
    status: int = 200
    pure: bool = False
    limited: bool = False
    media_type: str = JSON
    streams: str | None = None
    problems: tuple[int, ...] = ()
    example: Example = Example()
    is_batch: bool = False

    @property
    def name(self) -> str:
        """Unique, stable name: the view's own."""
        return self.view.__name__

    @property
    def reply(self) -> Any:
        """Type of what is returned."""
        kinds = [kind for kind in get_args(self.hints["return"]) if kind is not Response]
        return kinds[0] if self.streams else self.hints["return"]

    @property
    def path_kinds(self) -> dict[str, Any]:
        """Types of the variable parts of the path, by name."""
        rest = self.parameters - _INJECTED - {"query", "body"}
        return {name: kind for name, kind in self.hints.items() if name in rest}

    def url(self, values: Mapping[str, str]) -> str:
        """The path with its variable parts filled in."""
        return _VARIABLE.sub(lambda found: quote(values[found[1]], safe=""), self.path)

    @property
    def template(self) -> str:
        """The path as OpenAPI writes it."""
        return _VARIABLE.sub(r"{\1}", self.path)

    def answer(self, services: Services, values: Mapping[str, str]) -> Response:
        """Decode, call, encode. Raises Problem."""
        tag = etag.of_request(request, services.version, g.language) if self.pure else None
        if tag is not None and etag.matches(request, tag):
            return self._finish(Response(status=304), tag)
        with as_problems() as arguments:
            arguments.update(self._decoded(values))
            result = self.view(**arguments, **self.injected(services))
        if tag is not None and etag.is_any(request):
            return self._finish(Response(status=304), tag)
        if not isinstance(result, Response):
            result = Response(_encoder.encode(result), self.status, content_type=JSON)
        return self._finish(result, tag)

    def _decoded(self, values: Mapping[str, str]) -> dict[str, Any]:
        arguments = request_fields.path(values, self.path_kinds)
        if "query" in self.parameters:
            arguments["query"] = request_fields.query(request, self.hints["query"])
        elif request.query_string:
            request_fields.query(request, NoQuery)
        if "body" in self.parameters:
            arguments["body"] = json_text.body(request, self.hints["body"])
        return arguments

    def injected(self, services: Services) -> dict[str, Any]:
        """What the view is given besides what was asked."""
        known: dict[str, Callable[[], Any]] = {
            "services": lambda: services,
            "language": lambda: g.language,
            "token": lambda: request_fields.token(request),
            "key": lambda: request_fields.key(request),
            "last_event": lambda: request_fields.last_event(request),
        }
        return {name: known[name]() for name in self.parameters & _INJECTED}

    def _finish(self, response: Response, tag: str | None) -> Response:
        if "language" in self.parameters:
            response.vary.add("Accept-Language")
            response.headers["Content-Language"] = g.language
        if self.streams is not None:
            response.headers["Cache-Control"] = "no-store"
        if tag is not None:
            response.headers["ETag"] = tag
            response.headers["Cache-Control"] = "no-cache"
        return response


class NoQuery(msgspec.Struct, forbid_unknown_fields=True):
    """No query at all: a parameter nobody reads is a mistake of the asker."""
