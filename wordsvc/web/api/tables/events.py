"""Following a table over HTTP: one message for each accepted command, live or by asking again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Annotated

import msgspec
from flask import Flask, Response, current_app, request
from msgspec import Meta

from wordsvc.bootstrap.services import Services
from wordsvc.bootstrap.settings import Settings
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.messages import Language
from wordsvc.tables import StoreUnavailable
from wordsvc.tables.follow import Follower, FollowingEnded, VersionAhead
from wordsvc.tables.hub import TooManyFollowers
from wordsvc.tables.messages import Messages, table_message
from wordsvc.web.api.document.example_tables import PLAYED
from wordsvc.web.api.tables.parts import AUTHORIZED, PREFIX, TAG, Name
from wordsvc.web.http import sse
from wordsvc.web.http.api import Api
from wordsvc.web.http.core_errors import table_problem
from wordsvc.web.http.endpoint import Endpoint, Example
from wordsvc.web.http.places import Full, Place, Places
from wordsvc.web.http.problem import Problem, localized
from wordsvc.web.http.request_fields import LAST_EVENT, Version

PLACES = "wordsvc-streams"
HEARTBEAT_SECONDS = 15.0
LONGEST_WAIT = 25
"""Less than a connection may stand still, and than most proxies allow."""


class EventsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``after``: the version that is known already, where no ``Last-Event-ID`` says so. ``wait``:
    do not stream, but answer as soon as there are events, or after so many seconds. ``edition``:
    with ``wait``, answer also when the table is of another edition.
    """

    after: Version | None = None
    wait: Annotated[int, Meta(ge=0, le=LONGEST_WAIT)] | None = None
    edition: Version | None = None


class Live(Api):
    """The endpoint that follows tables, with its places in this process."""

    def mount(self, app: Flask, services: Services, before: Callable[[Endpoint], None]) -> None:
        """Put it on the app."""
        app.extensions[PLACES] = Places(services.settings.max_viewers, services.settings)
        super().mount(app, services, before)


live = Live(PREFIX, tag=TAG)


@live.get(
    "/tables/<table>/events",
    limited=True,
    problems=(503,),
    streams=sse.MEDIA_TYPE,
    example=Example(
        path={"table": PLAYED},
        query={"after": 0, "wait": 0},
        headers=AUTHORIZED,
    ),
)
def follow_table(
    table: Name,
    query: EventsQuery,
    *,
    services: Services,
    language: Language,
    token: str | None,
    last_event: int | None,
) -> Messages | Response:
    """Follow a table

    Server-Sent Events: one message for each accepted command after `Last-Event-ID` (or `after`,
    or all), with its version as `id`; a message `table` without `id` tells who sits there, at first
    and whenever it changes; `gone` or `out` is the last one. With `wait`, the same as one JSON
    answer: ask again with its `version` as `after`.
    """
    with ExitStack() as leaving:
        leaving.callback(_place(table, token, services.settings).leave)
        follower = _follower(services, table, token, query.after, last_event)
        leaving.callback(follower.leave)
        if query.wait is not None:
            try:
                return follower.messages(query.wait, query.edition, language)
            except FollowingEnded as ended:
                raise table_problem(ended.why) from None
        if request.method == "HEAD":
            return sse.response((), leaving.close)
        return sse.response(_messages(follower, language), leaving.pop_all().close)


def _follower(
    services: Services, table: str, token: str | None, after: int | None, last_event: int | None
) -> Follower:
    pointer, known = ("/after", after) if last_event is None else (LAST_EVENT, last_event)
    try:
        return services.tables.follow(table, token, known or 0)
    except VersionAhead as ahead:
        facts = {"got": ahead.version, "head": ahead.head}
        raise Faulty([Fault(pointer, "tables.not-yet", facts)]) from None
    except TooManyFollowers as crowded:
        raise _crowded(crowded.most) from None


def _place(table: str, token: str | None, settings: Settings) -> Place:
    """A place for another stream. All who only watch a table count as one.

    Raises Problem 429 where the address, the token or the audience has its share.
    """
    places: Places = current_app.extensions[PLACES]
    most = places.share if token is None else settings.token_streams
    try:
        return places.take(request.remote_addr, {(table, token): most})
    except Full as full:
        if not full.own:
            raise _crowded(full.most) from None
        facts, again = {"most": full.most}, {"Retry-After": "5"}
        raise Problem(429, "tables.too-many-streams", facts, again) from None


def _crowded(most: int) -> Problem:
    return Problem(503, "tables.crowded", {"most": most}, {"Retry-After": "5"})


def _messages(follower: Follower, language: Language) -> Iterator[bytes]:
    yield sse.RETRY
    try:
        while not follower.closed:
            try:
                yield from _news(follower, language)
            except StoreUnavailable:
                follower.pause()
                yield sse.HEARTBEAT
    except FollowingEnded as ended:
        why = localized(table_problem(ended.why), language)
        yield sse.message(msgspec.json.encode(why), event="gone" if ended.gone else "out")
    finally:
        follower.leave()


def _news(follower: Follower, language: Language) -> Iterator[bytes]:
    news = follower.update(HEARTBEAT_SECONDS)
    if news.changed:
        yield sse.message(msgspec.json.encode(table_message(news.table)), event="table")
    for version, data in follower.encoded(news, language):
        yield sse.message(data, number=version)
    if not news.changed and not news.rows:
        yield sse.HEARTBEAT
