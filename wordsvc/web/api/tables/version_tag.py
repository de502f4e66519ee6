"""The ETag of a table as somebody sees it."""

from __future__ import annotations

from flask import Response, after_this_request, request

from wordsvc.tables import TableView


def set_version_tag(seen: TableView) -> None:
    """Name the version with the reply to this request; a caller who has it is told so.

    While people are still sitting down, the version stands still and everybody is told anew.
    """

    @after_this_request
    def name_version(response: Response) -> Response:
        response.set_etag(tag(seen))
        response.headers["Cache-Control"] = "private, no-cache"
        response.vary.update(("Authorization", "Cookie"))
        return response if seen.stage == "waiting" else response.make_conditional(request)  # type: ignore[return-value]


def tag(seen: TableView) -> str:
    """The version alone, as long as nothing but the game has changed since all sat down."""
    began = 2 + len(seen.chairs) + (seen.stage == "ended")
    plain = seen.stage == "waiting" or seen.edition == began
    return str(seen.version) if plain else f"{seen.version}.{seen.edition}"
