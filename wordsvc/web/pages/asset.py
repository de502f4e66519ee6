"""How does a page name a file that a browser may keep for ever?"""

from __future__ import annotations

from functools import cache
from hashlib import blake2b
from pathlib import Path

from flask import Flask, Response, request, url_for

_STATIC = Path(__file__).parents[1] / "static"
_YEAR = "public, max-age=31536000, immutable"


def install(app: Flask) -> None:
    """Give templates ``asset(name)``; a file asked for by its content may be kept for a year."""
    app.add_template_global(asset)

    @app.after_request
    def keep(response: Response) -> Response:
        named = request.endpoint == "static" and request.args.get("v")
        if named and request.view_args and named == _content(request.view_args["filename"]):
            response.headers["Cache-Control"] = _YEAR
        return response


def asset(name: str) -> str:
    """The URL of a static file, with a short hash of its content."""
    return url_for("static", filename=name, v=_content(name))


@cache
def _content(name: str) -> str:
    return blake2b((_STATIC / name).read_bytes(), digest_size=6).hexdigest()
