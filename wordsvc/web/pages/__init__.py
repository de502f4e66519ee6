"""Pages for people: rendered here; the referee's page works without JavaScript too."""

from __future__ import annotations

from flask import Flask

from wordsvc.bootstrap import Services
from wordsvc.web.pages import (
    asset,
    home,
    installed,
    offline,
    packed,
    rules,
    sheets,
    sources,
    tables,
)


def mount(app: Flask, services: Services) -> None:
    """Put every page on the app."""
    packed.install(app)
    asset.install(app)
    home.mount(app, services)
    sheets.mount(app, services)
    rules.mount(app)
    sources.mount(app, services)
    tables.mount(app, services)
    offline.mount(app, services)
    installed.mount(app)
