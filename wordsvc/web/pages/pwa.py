"""What makes the pages an application on a phone: manifest and service worker."""

from __future__ import annotations

from hashlib import blake2b

import msgspec
from flask import Flask, Response, jsonify, make_response

from wordsvc.messages import sentence
from wordsvc.web.pages import tables
from wordsvc.web.pages.assets import asset, module, modules
from wordsvc.web.pages.files import files
from wordsvc.web.pages.page import page_language
from wordsvc.web.pages.tabs import TABS

STYLE = "style.css"
WORKER = "worker.js"
ICONS = {"192x192": "icon-192.png", "512x512": "icon-512.png"}
_PAPER = "#fbf7ef"


def mount(app: Flask) -> None:
    """Put both on the app."""

    @app.get("/manifest.webmanifest")
    def manifest() -> Response:
        language = page_language()
        images = [
            {"src": asset(name), "sizes": size, "type": "image/png", "purpose": purpose}
            for size, name in ICONS.items()
            for purpose in ("any", "maskable")
        ]
        title = sentence("page.title", {}, language)
        response = jsonify(
            id="/",
            name=title,
            short_name=title,
            description=sentence("page.lead", {}, language),
            lang=language,
            start_url="/",
            scope="/",
            display="standalone",
            background_color=_PAPER,
            theme_color=_PAPER,
            icons=images,
        )
        response.content_type = "application/manifest+json"
        response.headers["Cache-Control"] = "no-cache"
        response.vary.update(("Accept-Language", "Cookie"))
        return response

    @app.get("/worker.js")
    def worker() -> Response:
        kept = (name for name in modules() if name not in tables.modules_of_tables())
        addresses = [*map(module, kept), asset(STYLE), asset("icon.svg")]
        pages = [tab.path for tab in TABS]
        version = blake2b("".join(addresses).encode(), digest_size=6).hexdigest()
        told = msgspec.json.encode({"version": version, "files": addresses, "pages": pages})
        response = make_response(b"const KEPT = %b;\n%b" % (told, files()[WORKER].body))
        response.content_type = "text/javascript; charset=utf-8"
        response.headers["Cache-Control"] = "no-cache"
        return response
