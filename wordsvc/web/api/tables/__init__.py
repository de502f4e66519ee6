"""Shared tables over HTTP, a module each for what one does there."""

from __future__ import annotations

from wordsvc.web.api.tables.events import live
from wordsvc.web.api.tables.hosting import hosting
from wordsvc.web.api.tables.play import tables
from wordsvc.web.api.tables.seats import seats
from wordsvc.web.api.tables.take_back import take_back_api

TABLES = (tables, live, seats, hosting, take_back_api)
