"""Addresses of files that a browser may keep for ever.

Single files are named by their content (``asset``). Modules import one another by relative
addresses, so all of them stand in one folder that is named by the content of all (``module``).
"""

from __future__ import annotations

import posixpath
import re
from functools import cache
from hashlib import blake2b
from pathlib import PurePosixPath

from flask import Flask, Response, request, url_for

from wordsvc.web.pages.files import files, reply

FOLDER = "js"
"""The folder of modules below ``static``."""
_IMPORT = re.compile(r'^import\b[^;]*?"(\.[./a-z-]+)\.js";$', re.MULTILINE)


def install(app: Flask) -> None:
    """Serve the files, and give templates ``asset``, ``module`` and ``preloads``."""
    files()
    for name in (asset, module, preloads):
        app.add_template_global(name)

    @app.get("/static/<path:filename>")
    def static(filename: str) -> Response:
        return reply(filename, request.args.get("v"))

    @app.get("/modules/<version>/<path:name>")
    def module_file(version: str, name: str) -> Response:
        return reply(f"{FOLDER}/{name}", version, modules_version())


def asset(name: str) -> str:
    """The URL of a static file, with a short hash of its content."""
    return url_for("static", filename=name, v=files()[name].digest)


def module(name: str) -> str:
    """The URL of a module, in a folder named by the content of all modules."""
    return url_for("module_file", version=modules_version(), name=f"{name}.js")


def preloads(name: str, *later: str) -> list[str]:
    """The URLs of all modules that a module needs, so that a browser fetches them at once.

    ``later`` are modules that it will import by a name that it has yet to hear.
    """
    return [module(needed) for needed in needed_by(name, *later)]


@cache
def modules() -> tuple[str, ...]:
    """The names of all modules; those of a folder begin with its name."""
    named = (PurePosixPath(name) for name in files() if name.endswith(".js"))
    own = (path.relative_to(FOLDER) for path in named if path.is_relative_to(FOLDER))
    return tuple(path.with_suffix("").as_posix() for path in own)


@cache
def modules_version() -> str:
    """A short hash of all modules."""
    digest = blake2b(digest_size=6)
    for name in modules():
        digest.update(_body(name))
    return digest.hexdigest()


@cache
def needed_by(name: str, *later: str) -> tuple[str, ...]:
    """The modules that a module imports, by themselves or by others; see ``preloads``."""
    found: dict[str, None] = dict.fromkeys(later)
    waiting = [name, *later]
    while waiting:
        reading = waiting.pop()
        folder = posixpath.dirname(reading)
        relative = _IMPORT.findall(_body(reading).decode())
        named = [posixpath.normpath(posixpath.join(folder, path)) for path in relative]
        new = [other for other in named if other not in found]
        found |= dict.fromkeys(new)
        waiting += new
    return tuple(found)


def _body(module_name: str) -> bytes:
    return files()[f"{FOLDER}/{module_name}.js"].body
