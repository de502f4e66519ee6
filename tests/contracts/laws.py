"""The laws that every game obeys (L1 … L12), each as a check of one random playthrough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import msgspec
import pytest

from tests.contracts.inspection import INSPECTIONS
from tests.contracts.nonsense import say
from tests.contracts.playing import Playthrough, answer, disclosed
from wordsvc.games.core import Chance, Refused, Slot, State, replay
from wordsvc.games.core.bots import fill
from wordsvc.games.core.record import record_of, text_of
from wordsvc.messages import templates

Law = Callable[[Playthrough], None]
LAWS: dict[str, Law] = {}


def law(name: str) -> Callable[[Law], Law]:
    def enter(check: Law) -> Law:
        LAWS[name] = check
        return check

    return enter


@law("L1-replay-equals-play")
def replay_equals_play(play: Playthrough) -> None:
    """A stored game leads to the state in which it was left."""
    events = [*play.opening, *(event for step in play.steps for event in step.events)]
    assert replay(play.engine, events) == play.last


@law("L2-decide-is-a-function")
def decide_is_a_function(play: Playthrough) -> None:
    """Deciding changes nothing, and the same question gets the same answer."""
    for step in play.steps:
        before = msgspec.json.encode(step.state)
        ctx = play.case.context(step.version)
        assert play.engine.decide(step.state, step.seat, step.move, ctx) == step.events
        assert msgspec.json.encode(step.state) == before


@law("L3-slots-are-accepted")
def slots_are_accepted(play: Playthrough) -> None:
    """Every slot of a seat, filled in some way, is a move that is accepted."""
    chance = Chance(b"L3" + play.case.secret)
    for step in play.steps:
        seat = chance.below(play.case.seats)
        for slot in play.engine.legal(step.state, seat):
            move = play.engine.codec.move(fill(slot, chance, say))
            assert slot.accepts(move), f"{slot} does not know its own {move}"
            play.engine.decide(step.state, seat, move, play.case.context(step.version))


@law("L4-moves-match-slots")
def moves_match_slots(play: Playthrough) -> None:
    """Whatever is accepted had been offered, also when it was tried at the wrong moment."""
    for step in play.steps:
        for seat, move in ((step.seat, step.move), *step.tries):
            offered = any(slot.accepts(move) for slot in play.engine.legal(step.state, seat))
            assert offered or refused(play, step.state, step.version, seat, move), move


@law("L5-things-are-conserved")
def things_are_conserved(play: Playthrough) -> None:
    """Cards, dice and pegs are all there after every single event."""
    inspection = INSPECTIONS[play.case.game]
    state = play.engine.evolve(play.engine.initial, play.opening[0])
    census = dict(inspection.census(state))
    assert census, "nothing is counted"
    events = [*play.opening[1:], *(event for step in play.steps for event in step.events)]
    for event in events:
        state = play.engine.evolve(state, event)
        assert inspection.census(state) == census, event


@law("L6-finished-is-finished")
def finished_is_finished(play: Playthrough) -> None:
    """Nothing can be done in a finished game."""
    for seat in range(play.case.seats):
        assert play.engine.legal(play.last, seat) == ()
        for step in play.steps:
            assert refused(play, play.last, len(play.steps) + 2, seat, step.move), step.move


@law("L7-secrecy")
def secrecy(play: Playthrough) -> None:
    """What a viewer cannot see, permuted, changes nothing that it sees or hears."""
    chance = Chance(b"L7" + play.case.secret)
    engine = play.engine
    for step in play.steps:
        viewer = chance.one([None, *range(play.case.seats)])
        other = INSPECTIONS[engine.id].resample(step.state, viewer, chance)
        assert engine.view(other, viewer) == engine.view(step.state, viewer)
        if viewer is not None:
            for move in (step.move, *(move for _, move in step.tries)):
                mine = answer(play, step.state, step.version, viewer, move)
                assert answer(play, other, step.version, viewer, move) == mine, move
        try:
            events = engine.decide(other, step.seat, step.move, play.case.context(step.version))
        except Refused:
            continue
        assert disclosed(engine, events, viewer) == disclosed(engine, step.events, viewer), (
            step.move
        )


@law("L7-news-is-on-the-table")
def news_is_on_the_table(play: Playthrough) -> None:
    """Whatever chance or a disclosure tells a viewer, its view shows from then on."""
    chance = Chance(b"L7b" + play.case.secret)
    for step in play.steps:
        viewer = chance.one([None, *range(play.case.seats)])
        state = step.state
        for event in step.events:
            state = play.engine.evolve(state, event)
            seen = play.engine.redact(event, viewer)
            if seen is None or not seen.news:
                continue
            shown = set(leaves(msgspec.to_builtins(play.engine.view(state, viewer))))
            for name in seen.news:
                pairs = zip(leaves(getattr(seen, name)), leaves(getattr(event, name)), strict=True)
                heard = {said for said, true in pairs if said == true}
                assert heard <= shown, f"{seen} tells {viewer} more than the table"


@law("L8-equal-views-equal-slots")
def equal_views_offer_equal_slots(play: Playthrough) -> None:
    """What is offered follows from what can be seen."""
    chance = Chance(b"L8" + play.case.secret)
    for step in play.steps:
        seat = chance.below(play.case.seats)
        other = INSPECTIONS[play.case.game].resample(step.state, seat, chance)
        assert play.engine.legal(other, seat) == play.engine.legal(step.state, seat)


@law("L9-json-round-trips")
def json_round_trips(play: Playthrough) -> None:
    """Events, moves, views and states come back from JSON, and unknown keys are refused."""
    engine, view = play.engine, play.engine.view(play.opened, None)
    for step in play.steps:
        assert engine.codec.read_move(msgspec.json.encode(step.move)) == step.move
        assert engine.codec.read_events(msgspec.json.encode(step.events)) == step.events
        view = engine.view(step.after, step.seat)
        assert msgspec.json.decode(msgspec.json.encode(view), type=engine.view_type) == view
        raw = msgspec.json.encode(step.after)
        assert msgspec.json.decode(raw, type=engine.state_type) == step.after
    strange = msgspec.to_builtins(view) | {"stranger": 1}
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert(strange, engine.view_type)
    for raw in (msgspec.to_builtins(play.opening[0]), msgspec.to_builtins(play.steps[0].move)):
        with pytest.raises(msgspec.ValidationError):
            engine.codec.event(raw | {"stranger": 1})
        with pytest.raises(msgspec.ValidationError):
            engine.codec.move(raw | {"stranger": 1})
    entries = play.entries()
    text = text_of(engine, entries, play.outcome)
    record = record_of(text, {engine.id: engine})
    assert record.entries == entries
    assert text_of(engine, record.entries, record.end) == text


@law("L10-play-ends")
def play_ends(play: Playthrough) -> None:
    """Even players who do anything come to an end, and there is a result for every seat."""
    assert play.outcome is not None
    assert len(play.outcome.scores) == play.case.seats
    assert play.outcome.winners


@law("L11-refusals-are-said")
def refusals_are_said(play: Playthrough) -> None:
    """Every refusal has its sentence in both languages."""
    for step in play.steps:
        for seat, move in step.tries:
            if said := refused(play, step.state, step.version, seat, move):
                area = said.code.partition(".")[0]
                assert said.code in templates(area, "ja"), said.code
                assert said.code in templates(area, "en"), said.code


@law("L12-order-is-stable")
def order_is_stable(play: Playthrough) -> None:
    """The same state offers the same slots in the same order, also when it comes from a disk."""
    engine, chance = play.engine, Chance(b"L12" + play.case.secret)
    for step in play.steps:
        stored = msgspec.json.decode(msgspec.json.encode(step.state), type=engine.state_type)
        seat = chance.below(play.case.seats)
        slots = engine.legal(step.state, seat)
        assert engine.legal(stored, seat) == slots
        assert len({msgspec.json.encode(slot) for slot in slots}) == len(slots)
        assert all(read_slot(slot) == slot for slot in slots)


def read_slot(slot: Slot) -> Slot:
    return msgspec.json.decode(msgspec.json.encode(slot), type=Slot)


def refused(play: Playthrough, state: State, version: int, seat: int, move: Any) -> Refused | None:
    try:
        play.engine.decide(state, seat, move, play.case.context(version))
    except Refused as said:
        return said
    return None


def leaves(data: Any) -> Iterator[str | int | None]:
    if isinstance(data, dict):
        for value in data.values():
            yield from leaves(value)
    elif isinstance(data, list | tuple):
        for value in data:
            yield from leaves(value)
    else:
        yield data
