"""Pages, styles and modules travel compressed, for phones on bad Wi-Fi."""

from __future__ import annotations

import gzip
from functools import lru_cache

from flask import Flask, Response, request

TYPES = frozenset({"text/html", "text/css", "text/javascript", "application/manifest+json"})
MIN_BYTES = 1000


def install(app: Flask) -> None:
    """Pack the text of pages for browsers that unpack it."""

    @app.after_request
    def compress(response: Response) -> Response:
        if response.mimetype not in TYPES or response.status_code != 200:
            return response
        response.vary.add("Accept-Encoding")
        if not request.accept_encodings["gzip"] or response.content_encoding:
            return response
        response.direct_passthrough = False
        body = response.get_data()
        if len(body) >= MIN_BYTES:
            etag, _ = response.get_etag()
            response.set_data(_compressed(body))
            response.content_encoding = "gzip"
            if etag:
                response.set_etag(etag, weak=True)
        return response


@lru_cache(maxsize=128)
def _compressed(body: bytes) -> bytes:
    return gzip.compress(body, 6, mtime=0)
