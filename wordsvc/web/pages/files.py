"""The files that browsers fetch: a set read once, when the application starts.

A name that is not in the set is nothing: no file is looked for, opened or hashed for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import NamedTuple

from flask import Response, abort, request

STATIC = Path(__file__).parents[1] / "static"
TYPES = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
}
"""Told here, because the system's own table of types differs from machine to machine."""
YEAR = "public, max-age=31536000, immutable"


class File(NamedTuple):
    """A file as it is served; ``digest`` is a short hash of its content."""

    body: bytes
    mimetype: str
    digest: str


@cache
def files() -> Mapping[str, File]:
    """Every file, by its path below ``static``."""
    return read(STATIC)


def read(folder: Path) -> dict[str, File]:
    """The regular files of a folder and of those below it."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): _file(path) for path in found}


def reply(name: str, version: str | None, newest: str | None = None) -> Response:
    """The file of that name, or 404. It may be kept for a year by whoever asks for the ``newest``
    version, which is the file's own digest unless named.
    """
    file = files().get(name)
    if file is None:
        abort(404)
    response = Response(file.body, mimetype=file.mimetype)
    response.set_etag(file.digest)
    response.headers["Cache-Control"] = YEAR if version == (newest or file.digest) else "no-cache"
    response.make_conditional(request, accept_ranges=True, complete_length=len(file.body))
    return response


def _file(path: Path) -> File:
    body = path.read_bytes()
    digest = blake2b(body, digest_size=6).hexdigest()
    return File(body, TYPES.get(path.suffix, "text/plain"), digest)
