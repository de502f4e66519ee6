"""A group of endpoints, registered by decorators and put on an application."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar, get_type_hints

from flask import Flask, Response

from wordsvc.bootstrap.services import Services
from wordsvc.web.http.endpoint import Endpoint

View = TypeVar("View", bound=Callable[..., Any])


class Api:
    """A group of endpoints under one prefix and one tag of the API document."""

    def __init__(self, prefix: str, tag: str) -> None:
        self.prefix = prefix
        self.tag = tag
        self.endpoints: list[Endpoint] = []

    def get(self, path: str, **about: Any) -> Callable[[View], View]:
        """Register a view for GET; see ``wordsvc.web`` for the options."""
        return self._add("GET", path, **about)

    def post(self, path: str, **about: Any) -> Callable[[View], View]:
        """Register a view for POST; see ``wordsvc.web`` for the options."""
        return self._add("POST", path, **about)

    def delete(self, path: str, **about: Any) -> Callable[[View], View]:
        """Register a view for DELETE; see ``wordsvc.web`` for the options."""
        return self._add("DELETE", path, **about)

    def _add(self, method: str, path: str, **about: Any) -> Callable[[View], View]:
        def register(view: View) -> View:
            endpoint = Endpoint(
                method=method,
                path=self.prefix + path,
                view=view,
                tag=self.tag,
                hints=get_type_hints(view, include_extras=True),
                parameters=frozenset(inspect.signature(view).parameters),
                **about,
            )
            self.endpoints.append(endpoint)
            return view

        return register

    def mount(self, app: Flask, services: Services, before: Callable[[Endpoint], None]) -> None:
        """Put every endpoint on the app; ``before`` is called ahead of each answer."""

        def view(endpoint: Endpoint, **values: str) -> Response:
            before(endpoint)
            return endpoint.answer(services, values)

        for endpoint in self.endpoints:
            ask = partial(view, endpoint)
            app.add_url_rule(endpoint.path, endpoint.name, ask, methods=[endpoint.method])
