"""What a seat of Barbarossa may see: papers, letters and guesses only where they concern it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from wordsvc.games.barbarossa.events import (
    FACE_DOWN,
    HIDDEN,
    Answered,
    Asked,
    BarbarossaEvent,
    DragonCame,
    DwarfMet,
    Ended,
    Finished,
    GemGained,
    Guessed,
    Judged,
    LetterTold,
    Opened,
    PegStuck,
    Resumed,
    Rolled,
    Spent,
    StepBegan,
    StonePaid,
    SubjectDeclined,
    SubjectWritten,
    TooDirect,
    TurnBegan,
    Uncovered,
)
from wordsvc.games.barbarossa.scoring import on_paper, standings
from wordsvc.games.barbarossa.state import (
    BarbarossaPhase,
    BarbarossaState,
    Guess,
    Letter,
    Over,
    Question,
)
from wordsvc.games.barbarossa.turn import gem_cap_of, goal_of
from wordsvc.games.core import View, Viewer
from wordsvc.validators.barbarossa.scored_game import Peg


class PlayerSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What everybody sees of a player: gems, curse stones, the tile of the pawn, the score."""

    gems: int
    stones: int
    tile: int
    score: int
    finished: bool


class WorkSeen(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A work; ``reading`` and ``written`` for its maker, and for everybody in the end.

    ``paper``: something is written beside it. ``stands``: it is on the table.
    """

    maker: int
    tag: str
    pegs: tuple[Peg, ...]
    stands: bool
    paper: bool
    reading: str | None
    written: str | None


class BarbarossaView(View, frozen=True):
    """The table from ``seat`` (null: somebody who watches). Works count from 1.

    ``rows`` are the rows of the gain table ``gains`` that still hold a peg. What dwarf, guessers
    and advisers say is there for those whom it concerns, "?" or "hidden" for the others.
    """

    seat: int | None
    phase: BarbarossaPhase
    players: tuple[PlayerSeen, ...]
    works: tuple[WorkSeen, ...]
    ring: tuple[str, ...]
    gains: tuple[int, ...]
    rows: tuple[int, ...]
    goal: int
    gem_cap: int
    die: int | None
    letters: tuple[Letter, ...]
    questions: tuple[Question, ...]
    guesses: tuple[Guess, ...]


def view(state: BarbarossaState, viewer: Viewer) -> BarbarossaView:
    """The table as the viewer sees it."""
    game = on_paper(state)
    return BarbarossaView(
        seat=viewer,
        phase=state.phase,
        players=tuple(
            PlayerSeen(player.gems, player.stones, player.tile, score, player.finished)
            for player, score in zip(state.players, standings(state), strict=True)
        ),
        works=tuple(_work(state, number, viewer) for number in range(1, len(state.works) + 1)),
        ring=state.rules.setup.ring,
        gains=game.table if isinstance(game.table, tuple) else state.rules.gains(game.pegs),
        rows=state.rows,
        goal=goal_of(state),
        gem_cap=gem_cap_of(state),
        die=state.die,
        letters=tuple(
            _letter(letter, _maker(state, letter.work), viewer) for letter in state.letters
        ),
        questions=state.questions,
        guesses=tuple(_guess(made, _maker(state, made.work), viewer) for made in state.guesses),
    )


def redact(event: BarbarossaEvent, viewer: Viewer) -> BarbarossaEvent | None:
    """The event with what the viewer may not know blanked; a paper sent back is its maker's."""
    match event:
        case SubjectWritten(seat=seat):
            return event if seat == viewer else replace(event, reading=FACE_DOWN, written=None)
        case SubjectDeclined(seat=seat):
            return event if seat == viewer else None
        case LetterTold(seat=seat, maker=maker):
            known = viewer in (seat, maker)
            return event if known else replace(event, letter=FACE_DOWN, note=HIDDEN)
        case Guessed(seat=seat, maker=maker):
            if viewer == maker:
                return event
            guess = event.guess if viewer == seat else FACE_DOWN
            return replace(event, guess=guess, relation=HIDDEN, advice=HIDDEN)
        case (
            Opened() | Finished() | TurnBegan() | Rolled() | Spent() | DragonCame() | GemGained()
            | DwarfMet() | StepBegan() | Asked() | Answered() | TooDirect() | Judged() | PegStuck()
            | StonePaid() | Resumed() | Ended() | Uncovered()
        ):  # fmt: skip
            return event


def _letter(letter: Letter, maker: int, viewer: Viewer) -> Letter:
    known = viewer in (letter.seat, maker)
    return letter if known else replace(letter, letter=FACE_DOWN, note=HIDDEN)


def _guess(made: Guess, maker: int, viewer: Viewer) -> Guess:
    if viewer == maker:
        return made
    guess = made.guess if viewer == made.seat else FACE_DOWN
    return replace(made, guess=guess, relation=HIDDEN, advice=HIDDEN)


def _maker(state: BarbarossaState, work: int) -> int:
    return state.work(work).maker


def _work(state: BarbarossaState, number: int, viewer: Viewer) -> WorkSeen:
    work, subject = state.work(number), state.subjects[number - 1]
    known = subject if work.maker == viewer or isinstance(state.phase, Over) else None
    return WorkSeen(
        work.maker,
        work.tag,
        work.pegs,
        work.stands,
        subject is not None,
        None if known is None else known.reading,
        None if known is None else known.written,
    )
