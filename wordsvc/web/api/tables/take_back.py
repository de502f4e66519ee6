"""Taking a move back over HTTP."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from wordsvc.asking.localize import localize
from wordsvc.bootstrap.services import Services
from wordsvc.messages import Language
from wordsvc.tables import TableView
from wordsvc.web.api.document.example_tables import WRITTEN
from wordsvc.web.api.tables.parts import AUTHORIZED, PREFIX, TAG, Name
from wordsvc.web.http.api import Api
from wordsvc.web.http.endpoint import Example

take_back_api = Api(PREFIX, tag=TAG)

Question = Annotated[int, Meta(ge=1)]


class BackAsked(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="ask"
):
    """May I take back my last move?"""


class BackAgreed(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="agree"
):
    """Yes, to the question of that number (`question.question` of the table)."""

    question: Question


class BackDeclined(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="say", tag="decline"
):
    """No, or, from the one who asked: never mind."""

    question: Question


@take_back_api.post(
    "/tables/<table>/take-back",
    limited=True,
    problems=(409, 422),
    example=Example(path={"table": WRITTEN}, body={"say": "ask"}, headers=AUTHORIZED),
)
def take_back(
    table: Name,
    body: BackAsked | BackAgreed | BackDeclined,
    services: Services,
    language: Language,
    token: str | None,
) -> TableView:
    """Ask to take back one's last move, agree, or decline

    Only the very last move of all, and only if it told nobody anything new. It is taken back when
    all other players have agreed; programs always do. A further move ends the question.
    """
    tables = services.tables.take_back
    match body:
        case BackAsked():
            seen = tables.ask(table, token)
        case BackAgreed(question=question):
            seen = tables.agree(table, token, question)
        case BackDeclined(question=question):
            seen = tables.decline(table, token, question)
    return localize(seen, language)
