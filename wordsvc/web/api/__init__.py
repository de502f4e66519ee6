"""The JSON API: one module an area, listed here."""

from __future__ import annotations

from collections.abc import Callable

from flask import Flask

from wordsvc.bootstrap.services import Services
from wordsvc.web.api import document
from wordsvc.web.api.judge import judging_apis
from wordsvc.web.api.kana import kana
from wordsvc.web.api.operations import operations
from wordsvc.web.api.rules import rules
from wordsvc.web.api.score import scores
from wordsvc.web.api.tables import TABLES
from wordsvc.web.api.words import words
from wordsvc.web.http.batch import Batches
from wordsvc.web.http.endpoint import Endpoint

judging = tuple(judging_apis())
batches = Batches(judging)
APIS = (kana, words, *judging, batches, scores(), rules, *TABLES, operations)


def mount(app: Flask, services: Services, before: Callable[[Endpoint], None]) -> None:
    """Put every endpoint and the document that describes them on the app."""
    for api in APIS:
        api.mount(app, services, before)
    document.mount(app, services, [e for api in APIS for e in api.endpoints])
