"""Nobody gets over HTTP what their seat may not know: no answer, refusal, stream, record or log.

Two tables that differ only in what somebody cannot see give them the same bytes, whatever they ask.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

import msgspec
import pytest
from werkzeug.test import TestResponse

from tests.contracts.nonsense import LETTERS
from tests.contracts.playing import without_news
from tests.games.barbarossa.test_secrecy import secrets
from tests.web.conftest import Logged
from tests.web.secret_house import House, Sitting, other, stream
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Chance, Text, Viewer
from wordsvc.games.core.record import redacted, text_of
from wordsvc.tables import Row
from wordsvc.tables.position import entry_of

MOVES, EVERY = 45, 9
OPTIONS: dict[str, dict[str, Any]] = {"word-basket": {"options": {"referee": "auto"}}}


def sitting(house: House, game: str) -> Sitting:
    return Sitting(house, game, max(3, ENGINES[game].seats[0]), **OPTIONS.get(game, {}))


def viewers(table: Sitting) -> Iterator[tuple[Viewer, str]]:
    yield from enumerate(table.tokens)
    yield None, table.host


@pytest.mark.parametrize("game", ENGINES)
def test_what_cannot_be_seen_changes_no_answer(game: str) -> None:
    """A seat and the host ask everything, also for what they may not do and what others did."""
    table, one, two = sitting(House(), game), House(), House()
    chance, done = Chance(b"secrecy"), list[dict[str, Any]]()
    for number in range(MOVES):
        seen_now = table.looks()
        if seen_now[0]["winners"] is not None:
            break
        if number % EVERY == 0:
            moves = [*done[-2:], *(table.filled(look) for look in seen_now if look["slots"])]
            for viewer, token in viewers(table):
                one.copy(table.table, table.at)
                two.copy(table.table, other(table.at, viewer, chance))
                for path, body in questions(moves, len(seen_now)):
                    asked = [house.ask(table.id + path, token, body) for house in (one, two)]
                    assert alike(game, *asked), (viewer, path, body)
                for path, body in deeds(moves):
                    one.copy(table.table, table.at)
                    two.copy(table.table, other(table.at, viewer, chance))
                    asked = [house.ask(table.id + path, token, body) for house in (one, two)]
                    assert alike(game, *asked), (viewer, path, body)
        step = table.step()
        assert step is not None
        done.append(table.last)
    assert done


def questions(moves: list[dict[str, Any]], seats: int) -> Iterator[tuple[str, Any]]:
    """What changes nothing."""
    yield from (
        (path, None) for path in ("", "/record", "/events?wait=0", "/events?wait=0&after=1")
    )
    for move in moves:
        yield "/moves?dry_run=1", move
        yield "/moves?dry_run=1", move | {"stranger": 1}
    nonsense: tuple[Any, ...] = ({}, {"type": "fly"}, [], "throw")
    yield from (("/moves", move) for move in nonsense)
    yield from ((f"/seats/{seat}/pass", {}) for seat in range(seats + 1))
    yield "/events?wait=0&after=9999", None


def deeds(moves: list[dict[str, Any]]) -> Iterator[tuple[str, Any]]:
    """What may change something."""
    yield from (("/moves", move) for move in moves)
    yield "/take-back", {"say": "ask"}


def alike(game: str, one: TestResponse, two: TestResponse) -> bool:
    """The same bytes; what chance or a disclosure brings in an accepted move is left aside."""
    if one.status_code != two.status_code:
        return False
    if one.status_code == 200 and one.request.path.endswith("/moves"):
        return disclosed(game, one) == disclosed(game, two)
    heads = [[head for head in reply.headers if head[0] != "Date"] for reply in (one, two)]
    return one.data == two.data and heads[0] == heads[1]


def disclosed(game: str, reply: TestResponse) -> list[Any]:
    events = [ENGINES[game].codec.event(event) for event in reply.get_json()["events"]]
    return [event for event, _ in groupby(without_news(event) for event in events)]


@pytest.mark.parametrize("game", ENGINES)
def test_everybody_is_told_their_own_side_of_every_event(game: str) -> None:
    """By stream, long poll and record: all of it as the game blanks it, and nothing else."""
    house = House()
    table = sitting(house, game)
    for _ in range(MOVES):
        table.step()
    rows, engine = table.at.rows, ENGINES[game]
    for viewer, token in viewers(table):
        mine = [side(game, row, viewer) for row in rows]
        polled = house.ask(f"{table.id}/events?wait=0", token).get_json()["events"]
        streamed = stream(house, table.id, token, len(rows))
        lines = [line for line in streamed.split(b"\n") if line.startswith(b"data: ")]
        heard = [msgspec.json.decode(line.removeprefix(b"data: ")) for line in lines[1:]]
        assert heard == polled
        assert [plain(one["events"]) for one in heard] == mine
        if engine.outcome(table.at.state) is None:
            record = house.ask(f"{table.id}/record", token).get_data(as_text=True)
            assert record == text_of(engine, redacted(engine, table.at.entries, viewer))


def side(game: str, row: Row, viewer: Viewer) -> Any:
    events = entry_of(ENGINES[game], row).events
    blanked = (ENGINES[game].redact(event, viewer) for event in events)
    return plain(msgspec.to_builtins([event for event in blanked if event is not None]))


def plain(data: Any) -> Any:
    """Without sentences, which are put in for the reader."""
    if isinstance(data, dict):
        return {name: plain(value) for name, value in data.items() if name != "message"}
    return [plain(one) for one in data] if isinstance(data, list | tuple) else data


def unmistakable(text: Text, chance: Chance) -> str:
    """Fifteen letters that nobody says twice."""
    return "".join(chance.one(LETTERS) for _ in range(min(15, text.longest or 15)))


def test_no_paper_or_guess_gets_out(logged: Logged, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a token or an invitation get into the log."""
    monkeypatch.setattr("tests.web.secret_house.say", unmistakable)
    house = House(log_requests=True)
    table = Sitting(house, "barbarossa", 3, options={"goal": 99, "subjects": "maker"})
    stranger = Sitting(house, "barbarossa", 3).tokens[0]
    said, searched = set[str](), 0
    for number in range(160):
        assert table.step() is not None
        said |= {value for value in table.last.values() if isinstance(value, str)}
        if number % 8:
            continue
        askers = [*viewers(table), (None, stranger), (None, "")]
        for viewer, token in askers:
            state: Any = table.at.state
            hidden = secrets(state, viewer)
            for got in everything(house, table, token):
                searched += len(hidden)
                assert not [text for text in hidden if text in got], (viewer, got)
    assert searched > 1000
    lines = msgspec.json.encode(logged()).decode()
    assert table.id not in lines
    for secret in (*said, *table.tokens, table.host, stranger):
        assert len(secret) < 12 or secret not in lines


def everything(house: House, table: Sitting, token: str) -> Iterator[str]:
    """All that somebody gets hold of, headers and refusals too."""
    paths = ("", "/record", "/events?wait=0", "/events?wait=0&after=99999")
    asked = [house.ask(table.id + path, token) for path in paths]
    moves = (table.last, table.last | {"stranger": 1}, {"type": "judge", "right": True})
    tries = [(f"{table.id}/moves?dry_run={n}", move) for move in moves for n in (1, 2)]
    asked += [house.ask(path, token, move) for path, move in tries]
    asked.append(house.ask(f"{table.id}/take-back", token, {"say": "decline", "question": 1}))
    for reply in asked:
        assert reply.status_code < 500
        own = reply.get_data(as_text=True)
        yield f"{list(reply.headers)}\n{own}"
