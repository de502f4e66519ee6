"""No reading, guess or letter is in anything that reaches somebody whom it does not concern.

Every paper and every guess of a random game is a text that occurs nowhere else; then whatever a
seat can get hold of is searched for the texts of others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.contracts.inspection import INSPECTIONS
from tests.contracts.laws import refused
from tests.contracts.playing import (
    CHUNK,
    GAMES_OF_A_KIND,
    Playthrough,
    Step,
    answer,
    disclosed,
    playthroughs,
)
from tests.games.barbarossa.table import at_dwarf, laid
from tests.games.barbarossa.table import play as after
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.moves import Ask, AskLetter, Guess, WriteSubject
from wordsvc.games.barbarossa.state import BarbarossaState, Over
from wordsvc.games.core import Chance, replay
from wordsvc.games.core.record import redacted, text_of
from wordsvc.games.core.rows import put
from wordsvc.kana import Reading
from wordsvc.validators.barbarossa.subject import Subject

GAMES = min(max(CHUNK, GAMES_OF_A_KIND // 4), 200)
CHUNKS = range(-(-GAMES // CHUNK))
SHORTEST = 4
"""Shorter texts stand in other words by accident."""


def secrets(state: BarbarossaState, viewer: int | None) -> set[str]:
    """The papers and guesses that do not concern the viewer."""
    hidden = {
        subject.reading
        for work, subject in zip(state.works, state.subjects, strict=True)
        if subject is not None and work.maker != viewer
    }
    hidden |= {
        guess.guess
        for guess in state.guesses
        if viewer not in (guess.seat, state.work(guess.work).maker)
    }
    open_to_all = {question.question for question in state.questions}
    return {text for text in hidden - open_to_all if len(text) >= SHORTEST}


def just_said(step: Step, viewer: int | None) -> set[str]:
    """What a seat has just written for some eyes only, if these are not the viewer's."""
    state: Any = step.state
    match step.move:
        case WriteSubject(reading=text) if viewer != step.seat:
            return {Reading.parse(text).text}
        case Guess(work=work, guess=text) if viewer not in (step.seat, state.work(work).maker):
            return {text}
        case _:
            return set()


def heard(play: Playthrough, viewer: int | None) -> Iterator[tuple[set[str], str]]:
    """All that reaches the viewer, with the secrets of that moment: events, views, refusals."""
    for step in play.steps:
        state: Any = step.after
        if isinstance(state.phase, Over):
            return
        hidden = secrets(state, viewer) | {
            text for text in just_said(step, viewer) if len(text) >= SHORTEST
        }
        redacted = [GAME.redact(event, viewer) for event in step.events]
        yield hidden, msgspec.json.encode(redacted).decode()
        yield hidden, msgspec.json.encode(GAME.view(state, viewer)).decode()
        for seat, move in step.tries:
            said = refused(play, step.state, step.version, seat, move)
            if said is not None and seat == viewer:
                yield hidden, msgspec.json.encode([said.code, said.facts]).decode()


@pytest.mark.parametrize("chunk", CHUNKS)
def test_nothing_that_a_viewer_gets_holds_the_text_of_others(chunk: int) -> None:
    for play in playthroughs("barbarossa", chunk):
        for viewer in (None, *range(play.case.seats)):
            for hidden, text in heard(play, viewer):
                for secret in hidden:
                    assert secret not in text, f"{viewer} reads {secret} in {text} in {play}"


@pytest.mark.parametrize("chunk", CHUNKS)
def test_the_record_of_a_viewer_holds_no_text_of_others(chunk: int) -> None:
    """Up to the end; then the papers are turned up, and guesses of others stay where they are."""
    for play in playthroughs("barbarossa", chunk):
        before: Any = play.steps[-1].state
        for viewer in (None, *range(play.case.seats)):
            text = text_of(GAME, redacted(GAME, play.entries()[:-1], viewer))
            assert not [secret for secret in secrets(before, viewer) if secret in text]


@pytest.mark.parametrize("chunk", CHUNKS)
def test_papers_and_guesses_of_others_may_be_any_at_every_event(chunk: int) -> None:
    """Permutation, for every viewer after every event: same view, same slots, and every move of
    the moment is answered alike."""
    for play in playthroughs("barbarossa", chunk):
        chance = Chance(b"papers" + play.case.secret)
        for step in play.steps:
            for viewer in (None, *range(play.case.seats)):
                here: Any = step.state
                other = INSPECTIONS[GAME.id].resample(here, viewer, chance)
                assert GAME.view(other, viewer) == GAME.view(here, viewer)
                if viewer is not None:
                    assert GAME.legal(other, viewer) == GAME.legal(here, viewer)
                    move = step.move
                    mine = answer(play, here, step.version, viewer, move)
                    assert answer(play, other, step.version, viewer, move) == mine
                context = play.case.context(step.version)
                events = GAME.decide(other, step.seat, step.move, context)  # type: ignore[arg-type]
                assert disclosed(GAME, events, viewer) == disclosed(GAME, step.events, viewer)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_only_the_maker_can_tell_a_right_guess_from_a_wrong_one(chunk: int) -> None:
    """Until the maker rules: the same guess, where it is the very paper, is told alike."""
    for play in playthroughs("barbarossa", chunk):
        for step in play.steps:
            if isinstance(step.move, Guess):
                assert_told_alike(play, step, step.move.work, step.move.guess)


@pytest.mark.parametrize("chunk", CHUNKS)
def test_nobody_can_tell_a_direct_question_from_any_other(chunk: int) -> None:
    """BB-19: a question that is the very paper is taken like one that has nothing to do with it."""
    for play in playthroughs("barbarossa", chunk):
        for step in play.steps:
            if isinstance(step.move, Ask):
                for question in ("ぬるぽ", "ぬるぽですか", "ぬ"):
                    asked = replace(step, move=Ask(step.move.work, question), events=())
                    assert_told_alike(play, asked, step.move.work, "ぬるぽ")


def assert_told_alike(play: Playthrough, step: Step, work: int, reading: str) -> None:
    """Nobody but the maker hears whether this is written beside the work."""
    here: Any = step.state
    there = replace(here, subjects=put(here.subjects, work - 1, Subject(reading)))
    context = play.case.context(step.version)
    move: Any = step.move
    mine, other = (GAME.decide(state, step.seat, move, context) for state in (here, there))
    for viewer in (None, *range(play.case.seats)):
        if viewer != here.work(work).maker:
            assert disclosed(GAME, mine, viewer) == disclosed(GAME, other, viewer)
            states = (replay(GAME, mine, here), replay(GAME, other, there))
            first, second = (GAME.view(state, viewer) for state in states)
            assert first == second


def test_another_table_agrees_with_the_letters_that_the_viewer_was_told() -> None:
    state = laid()
    for position in (2, 4):
        state = after(at_dwarf(state, 1), (1, AskLetter(1, position)))
    chance = Chance(b"any")
    others = [INSPECTIONS[GAME.id].resample(state, 1, chance) for _ in range(40)]
    readings = {other.subject(1).reading for other in others}
    assert len(readings) > 10
    assert {reading[1] for reading in readings} == {"ん"}
    assert {len(reading) for reading in readings} <= {2, 3}
    assert {len(other.subject(2).reading) for other in others} > {2, 3, 4, 5, 6}
    assert all(other.subject(3) == state.subject(3) for other in others)


def test_nobody_can_tell_how_long_a_paper_is_from_what_is_offered() -> None:
    (slot, _) = GAME.legal(at_dwarf(laid()), 0)
    holes: Any = slot.holes
    assert holes["position"].values == tuple(range(1, 65))
