"""What the endpoints of tables share."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from wordsvc.web.api.document.example_tables import TOKEN

PREFIX, TAG = "/api/v1", "tables"
AUTHORIZED = {"Authorization": f"Bearer {TOKEN}"}

Name = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Seats = Annotated[int, Meta(ge=1, le=8)]
