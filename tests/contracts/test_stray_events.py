"""Does a record with an event that cannot be ever pass?

Events are put in, left out, doubled and exchanged in games that were played. An audit refuses each
of them with the line, but for what is written in ``LOOKS_PLAYED``.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from tests.contracts.playing import GAMES, Playthrough, cases, play
from tests.goldens.playthrough import LOGS
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Chance, Entry, Event, State, replay
from wordsvc.games.core.audit import audit, follow
from wordsvc.games.core.game import AnyGame
from wordsvc.games.core.record import Record, RecordError, record_of, text_of
from wordsvc.messages import templates

PLACES = int(os.environ.get("WORDSVC_TEST_GAMES", "100")) // 5
"""In each game, the entries that are spoiled in every way."""

LOOKS_PLAYED = {("tensai-clever", "exchanged", "revealed")}
"""Two cards may come one after the other without a choice between them, in either order."""

Events = tuple[Event, ...]
Spoiled = tuple[str, Event, Events]


class Game:
    """A game that was played, with the state before every entry."""

    def __init__(self, game: AnyGame, entries: tuple[Entry[Any, Any], ...]) -> None:
        self.game = game
        self.entries = entries
        self.codes: set[str] = set()
        self.states: list[State] = [game.initial]
        for entry in entries:
            self.states.append(replay(game, entry.events, self.states[-1]))
        self.kinds: dict[type[Event], list[Event]] = {}
        for entry in entries:
            for event in entry.events:
                self.kinds.setdefault(type(event), []).append(event)

    def spoiled(self, at: int, chance: Chance) -> Iterator[Spoiled]:
        """The events of an entry, with what was done to them and the event it was done to."""
        events = self.entries[at].events
        for place, event in enumerate(events):
            yield "left out", event, events[:place] + events[place + 1 :]
            yield "doubled", event, (*events[:place], event, *events[place:])
            before = events[place - 1] if place else event
            if before != event:
                swapped = (event, before)
                yield "exchanged", event, events[: place - 1] + swapped + events[place + 1 :]
        for others in self.kinds.values():
            for place in range(len(events) + 1):
                stray = chance.one(others)
                yield "put in", stray, (*events[:place], stray, *events[place:])

    def passes(self, at: int, events: Events) -> bool:
        """Whether the whole game is taken for one that was played, with these events there.

        Where a later state is as it was, so is all that follows.
        """
        state = self.states[at]
        for place in range(at, len(self.entries)):
            entry = self.entries[place]
            if place == at:
                entry = msgspec.structs.replace(entry, events=events)
            if place > at and state == self.states[place]:
                return True
            if not entry.events:
                return False
            try:
                state = follow(self.game, state, entry, tuple(range(1, len(entry.events) + 2)))
            except RecordError as error:
                self.codes.add(error.code)
                return False
        return True


def check(played: Game, secret: bytes) -> None:
    chance = Chance(b"stray " + secret)
    tried = 0
    for at in chance.draw(range(len(played.entries)), PLACES)[0]:
        for how, event, events in played.spoiled(at, chance):
            tried += 1
            if played.passes(at, events):
                kind = msgspec.to_builtins(event)["type"]
                assert (played.game.id, how, kind) in LOOKS_PLAYED, (at + 1, how, event, events)
    assert tried > 10
    assert played.codes <= templates("play", "ja").keys() & templates("play", "en").keys()


@pytest.mark.parametrize("file", sorted(LOGS.glob("*.txt")), ids=lambda file: file.stem)
def test_a_spoiled_log_never_passes(file: Any) -> None:
    record = record_of(file.read_text(encoding="utf-8"), ENGINES)
    check(Game(ENGINES[record.game], record.entries), file.stem.encode())


@pytest.mark.parametrize("game", GAMES)
def test_a_spoiled_game_of_chance_never_passes(game: str) -> None:
    for case in list(cases(game, 0))[:4]:
        played: Playthrough = play(case)
        check(Game(played.engine, played.entries()), case.secret)


@pytest.mark.parametrize("game", ENGINES)
def test_numbers_that_cannot_be_are_never_more_than_a_wrong_line(game: str) -> None:
    """Seats, cards and counts out of all bounds: nothing but the record's own error comes."""
    file = next(iter(sorted(LOGS.glob(f"{game}-*.txt"))))
    played = Game(ENGINES[game], record_of(file.read_text(encoding="utf-8"), ENGINES).entries)
    spoiled = 0
    for events in played.kinds.values():
        at, event = next(
            (place, event)
            for place, entry in enumerate(played.entries)
            for event in entry.events
            if event is events[0]
        )
        fields = msgspec.structs.asdict(event)
        for name, value in fields.items():
            if type(value) is not int:
                continue
            for wrong in (-1, -2, 99, 10**12):
                other = msgspec.structs.replace(event, **{name: wrong})
                changed = tuple(other if e is event else e for e in played.entries[at].events)
                assert not played.passes(at, changed), other
                spoiled += 1
    assert spoiled


@pytest.mark.parametrize(
    ("text", "line", "code"),
    [
        ("#1\n", 3, "incomplete"),
        ("#1 seat 0\n  opened", 4, "content"),
        ("end winners=[0] scores=[1]\n", 4, "line"),
        ("#1\n  stood\n", 4, "event"),
        ('#1\n  opened seats=9 options={} deck=[] lexicon=""\n', 4, "seat"),
        ('#1\n  opened seats=2 options={} deck=[] lexicon=""\n', 4, "event"),
    ],
)
def test_a_record_without_a_whole_opening_is_none(text: str, line: int, code: str) -> None:
    with pytest.raises(RecordError) as wrong:
        read(f"wordsvc record 1\ngame word-basket\n{text}")
    assert (wrong.value.line, wrong.value.code) == (line, f"play.record.{code}")


def test_a_move_of_a_seat_that_is_not_there_is_none() -> None:
    record = of("word-basket-official")
    entry = msgspec.structs.replace(record.entries[1], seat=7)
    wrong = msgspec.structs.replace(record, entries=(record.entries[0], entry, *record.entries[2:]))
    with pytest.raises(RecordError) as found:
        audit(ENGINES["word-basket"], wrong)
    assert found.value.code == "play.record.seat"


def test_a_stray_ruling_is_named_with_its_line() -> None:
    record = of("word-basket-official")
    text = text_of(ENGINES["word-basket"], record.entries, record.end)
    lines = text.split("\n")
    at = next(number for number, line in enumerate(lines) if line.startswith("  thrown"))
    lines.insert(at + 1, "  stood")
    with pytest.raises(RecordError) as found:
        audit(ENGINES["word-basket"], record_of("\n".join(lines), ENGINES))
    assert (found.value.line, found.value.code) == (at + 2, "play.record.phase")


def read(text: str) -> None:
    audit(ENGINES["word-basket"], record_of(text, ENGINES))


def of(name: str) -> Record:
    return record_of((LOGS / f"{name}.txt").read_text(encoding="utf-8"), ENGINES)
