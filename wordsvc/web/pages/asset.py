"""How does a page name a file that a browser may keep for ever?

Single files are named by their content (``asset``). Modules import one another by relative
addresses, so all of them stand in one folder that is named by the content of all (``module``).
"""

from __future__ import annotations

import re
from functools import cache
from hashlib import blake2b
from pathlib import Path

from flask import Flask, Response, request, send_from_directory, url_for

STATIC = Path(__file__).parents[1] / "static"
MODULES = STATIC / "js"
_IMPORT = re.compile(r'^import\b.*?"\./([a-z-]+)\.js";$', re.MULTILINE)
_YEAR = "public, max-age=31536000, immutable"


def install(app: Flask) -> None:
    """Give templates ``asset``, ``module`` and ``preloads``; what is asked for by its content may
    be kept for a year."""
    for name in (asset, module, preloads):
        app.add_template_global(name)

    @app.get("/modules/<version>/<name>")
    def module_file(version: str, name: str) -> Response:
        response = send_from_directory(MODULES, name, mimetype="text/javascript")
        if version == modules_version():
            response.headers["Cache-Control"] = _YEAR
        return response

    @app.after_request
    def keep(response: Response) -> Response:
        named = request.endpoint == "static" and request.args.get("v")
        if named and request.view_args and named == _content(request.view_args["filename"]):
            response.headers["Cache-Control"] = _YEAR
        return response


def asset(name: str) -> str:
    """The URL of a static file, with a short hash of its content."""
    return url_for("static", filename=name, v=_content(name))


def module(name: str) -> str:
    """The URL of a module, in a folder named by the content of all modules."""
    return url_for("module_file", version=modules_version(), name=f"{name}.js")


def preloads(name: str) -> list[str]:
    """The URLs of all modules that a module needs, so that a browser fetches them at once."""
    return [module(needed) for needed in _needed(name)]


@cache
def modules() -> tuple[str, ...]:
    """The names of all modules."""
    return tuple(sorted(file.stem for file in MODULES.glob("*.js")))


@cache
def modules_version() -> str:
    """A short hash of all modules."""
    digest = blake2b(digest_size=6)
    for name in modules():
        digest.update((MODULES / f"{name}.js").read_bytes())
    return digest.hexdigest()


@cache
def _needed(name: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    waiting = [name]
    while waiting:
        text = (MODULES / f"{waiting.pop()}.js").read_text(encoding="utf-8")
        new = [other for other in _IMPORT.findall(text) if other not in found]
        found |= dict.fromkeys(new)
        waiting += new
    return tuple(found)


@cache
def _content(name: str) -> str:
    return blake2b((STATIC / name).read_bytes(), digest_size=6).hexdigest()
