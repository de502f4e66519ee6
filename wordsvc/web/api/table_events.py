"""Following a table over HTTP: one message for each accepted command, live or by asking again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

import msgspec
from flask import Response, request
from msgspec import Meta

from wordsvc.bootstrap import Services
from wordsvc.messages import Language
from wordsvc.tables import StoreUnavailable
from wordsvc.tables.follow import Follower, FollowingEnded, VersionAhead
from wordsvc.tables.hub import TooManyFollowers
from wordsvc.tables.messages import Messages, table_message
from wordsvc.validators.faults import Fault, Faulty
from wordsvc.web.api.table_example import PLAYED
from wordsvc.web.api.table_parts import AUTHORIZED, PREFIX, TAG, Name
from wordsvc.web.edge.table_problems import problem_of
from wordsvc.web.layer import sse
from wordsvc.web.layer.decode import LAST_EVENT, Version
from wordsvc.web.layer.endpoint import Api, Example
from wordsvc.web.layer.problem import Problem, told

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


live = Api(PREFIX, tag=TAG)


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
    pointer, known = ("/after", query.after) if last_event is None else (LAST_EVENT, last_event)
    try:
        follower = services.tables.follow(table, token, known or 0)
    except VersionAhead as ahead:
        facts = {"got": ahead.version, "head": ahead.head}
        raise Faulty([Fault(pointer, "tables.not-yet", facts)]) from None
    except TooManyFollowers as crowded:
        again = {"Retry-After": "5"}
        raise Problem(503, "tables.crowded", {"most": crowded.most}, again) from None
    if query.wait is not None:
        try:
            return follower.messages(query.wait, query.edition, language)
        except FollowingEnded as ended:
            raise problem_of(ended.why) from None
        finally:
            follower.leave()
    if request.method == "HEAD":
        follower.leave()
        return sse.response((), follower.leave)
    return sse.response(_messages(follower, language), follower.leave)


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
        why = told(problem_of(ended.why), language)
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
