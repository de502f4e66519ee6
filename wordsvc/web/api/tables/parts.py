"""What the endpoints of tables share."""

from __future__ import annotations

from typing import Annotated

from flask import Response, after_this_request
from msgspec import Meta

from wordsvc.web.api.document.example_tables import TOKEN

PREFIX, TAG = "/api/v1", "tables"
AUTHORIZED = {"Authorization": f"Bearer {TOKEN}"}

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Seats = Annotated[int, Meta(ge=1, le=8)]


def set_location(table: str) -> None:
    """Say where to look at what this request has made."""

    @after_this_request
    def locate(response: Response) -> Response:
        response.headers["Location"] = f"{PREFIX}/tables/{table}"
        return response
