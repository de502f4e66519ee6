"""How does the table look to somebody who knows the rules, and everything that is written?"""

from __future__ import annotations

from wordsvc.games.barbarossa.scoring import standings
from wordsvc.games.barbarossa.state import (
    Answering,
    Asking,
    AtDwarf,
    BarbarossaPhase,
    BarbarossaState,
    Cursing,
    Judging,
    Making,
    Moving,
    Over,
)


def board(state: BarbarossaState) -> tuple[str, ...]:
    """Two lines for the turn, its step and the pegs, then for each player works and papers."""
    lines = [_turn(state.phase), f"{_phase(state.phase)}; pegs left: {len(state.rows)}"]
    for seat, (player, score) in enumerate(zip(state.players, standings(state), strict=True)):
        tile = state.rules.setup.ring[player.tile - 1]
        lines.append(
            f"seat {seat}: {score} points  gems {player.gems}  curse stones {player.stones}  "
            f"on {player.tile} ({tile})"
        )
        lines += [
            _work(state, number) for number, work in enumerate(state.works, 1) if work.maker == seat
        ]
    return tuple(lines)


def _turn(phase: BarbarossaPhase) -> str:
    match phase:
        case Moving(seat=seat) | AtDwarf(seat=seat) | Asking(seat=seat) | Answering(seat=seat):
            return f"turn of seat {seat}"
        case Cursing(resume=resume):
            return _turn(resume)
        case Judging(seat=seat, curse=curse):
            return f"turn of seat {seat}" if curse is None else _turn(curse)
        case _:
            return _phase(phase)


def _work(state: BarbarossaState, number: int) -> str:
    work, subject = state.work(number), state.subjects[number - 1]
    paper = "nothing written yet"
    if subject is not None:
        paper = subject.reading + (f" ({subject.written})" if subject.written else "")
    pegs = "".join(f"  peg of row {peg.row} by seat {peg.by}" for peg in work.pegs)
    return f"  {number}{'' if work.stands else ' (gone)'}: {paper}{pegs}"


def _phase(phase: BarbarossaPhase) -> str:  # noqa: PLR0911 - one line a phase
    match phase:
        case Making():
            return "subjects and sculptures are made"
        case Moving(seat=seat):
            return f"seat {seat} moves"
        case AtDwarf(seat=seat):
            return f"seat {seat} is at the letter dwarf"
        case Asking(seat=seat, step=step):
            return f"seat {seat} asks, step {step}"
        case Answering(seat=seat, step=step, work=work):
            return f"seat {seat} has asked about {work}, step {step}"
        case Cursing(seat=seat, resume=resume):
            return f"seat {seat} interrupts ({_phase(resume)})"
        case Judging(seat=seat, work=work):
            return f"seat {seat} has guessed {work}"
        case Over(score=score):
            return "over: " + " ".join(str(player.total) for player in score.players)
        case _:
            return "not open"
