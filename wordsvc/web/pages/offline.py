"""The file of answers that phones fetch for times without a server.

They are worked out once for a program and dictionary, when first asked for, and kept beside the
compiled dictionary, or in memory where nothing can be written.
"""

from __future__ import annotations

import gzip
from contextlib import suppress
from pathlib import Path
from tempfile import NamedTemporaryFile
from threading import Lock

import msgspec
from flask import Flask, Response, abort, url_for

from wordsvc.bootstrap.services import Services, lexicon_folder
from wordsvc.web.pages.offline_words import offline_words

_YEAR = "public, max-age=31536000, immutable"


def mount(app: Flask, services: Services) -> None:
    """Put the file on the app, and its address into templates as ``offline_words()``."""
    lock = Lock()
    built: list[bytes] = []

    @app.template_global("offline_words")
    def address() -> str:
        return url_for("offline_file", version=services.version)

    @app.get("/offline/<version>.json")
    def offline_file(version: str) -> Response:
        if version != services.version:
            abort(404)
        with lock:
            if not built:
                built.append(_cached(services))
        response = Response(built[0], content_type="application/json")
        response.content_encoding = "gzip"
        response.headers["Cache-Control"] = _YEAR
        return response


def _cached(services: Services) -> bytes:
    """The packed file, from the cache folder if it is there."""
    folder = lexicon_folder(services.settings)
    file = folder.with_name(f"{folder.name}-offline-{services.version}.json.gz")
    with suppress(OSError):
        return file.read_bytes()
    body = gzip.compress(msgspec.json.encode(offline_words(services.lexicon)), 9, mtime=0)
    with suppress(OSError):
        for older in folder.parent.glob(f"{folder.name}-offline-*"):
            older.unlink()
        _write(file, body)
    return body


def _write(file: Path, body: bytes) -> None:
    """Whole or not at all: other workers may read at the same time."""
    with NamedTemporaryFile(dir=file.parent, delete=False) as part:
        part.write(body)
    Path(part.name).replace(file)
