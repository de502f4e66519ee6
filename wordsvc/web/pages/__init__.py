"""Pages for people: rendered here; the referee's page works without JavaScript too."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask

from wordsvc.bootstrap.services import Services
from wordsvc.web.middleware import compression
from wordsvc.web.pages import assets, home, offline, pwa, rules, score_sheets, sources, tables


def mount(app: Flask, services: Services, count: Callable[[], None]) -> None:
    """Put every page on the app; ``count`` is called ahead of what the rate limit is for."""
    compression.install(app)
    assets.install(app)
    home.mount(app, services, count)
    score_sheets.mount(app, services)
    rules.mount(app)
    sources.mount(app, services)
    tables.mount(app, services, count)
    offline.mount(app, services)
    pwa.mount(app)
