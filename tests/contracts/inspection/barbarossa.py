"""Barbarossa counted, and which other table it could be as far as a viewer knows."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from wordsvc.games.barbarossa.state import BarbarossaState, Guess, Letter, Over
from wordsvc.games.core import Chance, Viewer
from wordsvc.validators.barbarossa.letters import BEYOND, LetterQuestion, judge_letter
from wordsvc.validators.barbarossa.subject import Subject

_LETTERS = "あいうえかきくけさしすせたちつてなにぬねはひふへまみむめらりるれがぎじでぴゃっんー"
_FIRST = "あいうえかきくけさしすせたちつて"
_LONGEST = 9
_RELATIONS: tuple[Any, ...] = (("same", "yes"), ("reading", "yes"), ("different", "no"))


def resample(state: BarbarossaState, viewer: Viewer, chance: Chance) -> BarbarossaState:
    """The same table for the viewer: its own papers, the letters told to it or about its works,
    and the guesses that it wrote or read are as they were."""
    subjects = tuple(
        subject
        if subject is None or work.maker == viewer or isinstance(state.phase, Over)
        else _other(state, number, viewer, chance)
        for number, (work, subject) in enumerate(zip(state.works, state.subjects, strict=True), 1)
    )
    state = replace(state, subjects=subjects)
    return replace(
        state,
        letters=tuple(_told(state, told, viewer) for told in state.letters),
        guesses=tuple(_guess(state, made, viewer, chance) for made in state.guesses),
    )


def _other(state: BarbarossaState, work: int, viewer: Viewer, chance: Chance) -> Subject:
    """Any reading that agrees with the letters that the viewer has been told."""
    known = {t.position: t for t in state.letters if t.work == work and t.seat == viewer}
    beyond = [position for position, told in known.items() if told.note == BEYOND.note]
    inside = [position for position, told in known.items() if told.note != BEYOND.note]
    shortest = max([1, *inside])
    longest = min([max(_LONGEST, shortest), *(position - 1 for position in beyond)])
    length = shortest + chance.below(longest - shortest + 1)
    letters = [
        known[place].letter if place in known else chance.one(_FIRST if place == 1 else _LETTERS)
        for place in range(1, length + 1)
    ]
    return Subject("".join(letter or "" for letter in letters))


def _told(state: BarbarossaState, told: Letter, viewer: Viewer) -> Letter:
    """What the dwarf tells of the paper as it is now."""
    if viewer in (told.seat, state.work(told.work).maker):
        return told
    reading = state.subject(told.work).reading
    letter = judge_letter(LetterQuestion(reading, told.position))
    return replace(told, letter=letter.letter, note=letter.note)


def _guess(state: BarbarossaState, made: Guess, viewer: Viewer, chance: Chance) -> Guess:
    if viewer == state.work(made.work).maker:
        return made
    relation, advice = chance.one(_RELATIONS)
    guess = made.guess if viewer == made.seat else "".join(chance.shuffled(_LETTERS[:4]))
    return replace(made, guess=guess, relation=relation, advice=advice)


def census(state: BarbarossaState) -> Mapping[str, int]:
    """Every peg by its row, every curse stone, and the works with their makers."""
    pegs = [f"peg {row}" for row in state.rows]
    pegs += [f"peg {peg.row}" for work in state.works for peg in work.pegs]
    things = Counter(pegs)
    for seat, player in enumerate(state.players):
        things[f"curse stones of {seat}"] = player.stones + player.paid
        things[f"works of {seat}"] = sum(work.maker == seat for work in state.works)
    return things
