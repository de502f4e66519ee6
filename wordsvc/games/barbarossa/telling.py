"""What happened in Barbarossa, line by line. What is hidden from the viewer is not told."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsvc.games.barbarossa.events import (
    FACE_DOWN,
    HIDDEN,
    Answered,
    Asked,
    BarbarossaEvent,
    DragonCame,
    Finished,
    GemGained,
    Guessed,
    Judged,
    LetterTold,
    Opened,
    PegStuck,
    Rolled,
    Spent,
    StonePaid,
    SubjectDeclined,
    SubjectWritten,
    TooDirect,
    TurnBegan,
)
from wordsvc.games.core.telling import Line


def tell(events: Sequence[BarbarossaEvent], opened: Opened) -> Iterator[Line]:
    """A line for each thing that somebody at the table would say."""
    del opened
    for event in events:
        match event:
            case SubjectWritten(seat=seat, work=work):
                yield Line("log.clay.written", seat, {"work": work})
            case SubjectDeclined(seat=seat, work=work, findings=findings):
                yield Line("log.clay.declined", seat, {"work": work}, findings=findings)
            case Finished(seat=seat):
                yield Line("log.clay.finished", seat)
            case TurnBegan(seat=seat):
                yield Line("log.clay.turn", seat)
            case Rolled(seat=seat, die=die):
                yield Line("log.clay.rolled", seat, {"die": die})
            case Spent(seat=seat, gems=gems):
                yield Line("log.clay.spent", seat, {"gems": gems})
            case DragonCame(seat=seat):
                yield Line("log.clay.dragon", seat)
            case GemGained(seat=seat):
                yield Line("log.clay.gem", seat)
            case StonePaid(seat=seat):
                yield Line("log.clay.stone", seat)
            case _:
                yield from _asked(event)


def _asked(event: BarbarossaEvent) -> Iterator[Line]:
    """Questions, letters and guesses about a work."""
    match event:
        case LetterTold(seat=seat, work=work, position=position, letter=letter, note=note):
            told = None if note == HIDDEN else letter
            facts = {"work": work, "position": position, "letter": told}
            yield Line("log.clay.no-letter" if note == "none" else "log.clay.letter", seat, facts)
        case Asked(seat=seat, work=work, question=question):
            yield Line("log.clay.asked", seat, {"work": work, "question": question})
        case Answered(work=work, reply=reply):
            yield Line("log.clay.answered", facts={"work": work, "reply": reply})
        case TooDirect(work=work):
            yield Line("log.clay.too-direct", facts={"work": work})
        case Guessed(seat=seat, work=work, guess=guess):
            said = None if guess == FACE_DOWN else guess
            yield Line("log.clay.guessed", seat, {"work": work, "guess": said})
        case Judged(seat=seat, work=work, right=right):
            yield Line("log.clay.right" if right else "log.clay.wrong", seat, {"work": work})
        case PegStuck(work=work):
            yield Line("log.clay.peg", facts={"work": work})
        case _:
            return
