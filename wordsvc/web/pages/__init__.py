"""Pages for people: rendered here, working without JavaScript."""

from __future__ import annotations

from flask import Flask

from wordsvc.bootstrap import Services
from wordsvc.web.pages import asset, home


def mount(app: Flask, services: Services) -> None:
    """Put every page on the app."""
    asset.install(app)
    home.mount(app, services)
