"""What happened in Tensai Clever, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wordsvc.games.core.telling import Line
from wordsvc.games.tensai_clever.events import (
    Asked,
    Chosen,
    Claimed,
    Declined,
    Discounted,
    Finished,
    Gained,
    LastCallMade,
    Opened,
    PutAside,
    Revealed,
    RoundBegan,
    Settled,
    Shared,
    TensaiCleverEvent,
    Voted,
    Wrote,
)
from wordsvc.validators.sheet import Title


def tell(events: Sequence[TensaiCleverEvent], opened: Opened) -> Iterator[Line]:
    """A line for each thing that somebody at the table would say."""
    for event in events:
        match event:
            case RoundBegan(round=number, oya=oya):
                yield Line("log.clever.round", None, {"round": number}, {"oya": oya})
            case Revealed(card="animal"):
                yield Line("log.clever.animal")
            case Revealed(card=card):
                yield Line("log.clever.card", facts={"card": card})
            case Chosen(want=want):
                yield Line("log.clever.wanted" if want else "log.clever.unwanted")
            case Shared():
                yield Line("log.clever.shared")
            case Finished(seat=seat):
                yield Line("log.clever.finished", seat)
            case LastCallMade():
                yield Line("log.clever.last-call")
            case Settled():
                yield from _settled(event, opened)
            case _:
                yield from _written(event, opened)


def _written(event: TensaiCleverEvent, opened: Opened) -> Iterator[Line]:
    """What stands on a sheet, and what is said of a word there."""
    match event:
        case Wrote(seat=seat, letter=letter, place=place):
            yield Line("log.clever.wrote", seat, {"letter": letter} | _place(place))
        case PutAside(seat=seat, letter=letter):
            yield Line("log.clever.aside", seat, {"letter": letter})
        case Gained(seat=seat, bonus=bonus) if bonus != "none":
            yield Line("log.clever.gained", seat, {"bonus": bonus})
        case Claimed(seat=seat, place=place, word=word, theme=theme, points=points):
            facts = {"word": word, "points": points or None} | _place(place)
            yield Line("log.clever.claimed", seat, facts, titles=_theme(opened, theme))
        case Asked(seat=seat, place=place, word=word, theme=theme, findings=findings):
            facts = {"word": word} | _place(place)
            yield Line(
                "log.clever.asked", seat, facts, titles=_theme(opened, theme), findings=findings
            )
        case Voted(seat=seat, claimant=claimant, accept=accept):
            code = "log.clever.voted-yes" if accept else "log.clever.voted-no"
            yield Line(code, seat, seats={"to": claimant})
        case Declined(seat=seat, word=word, findings=findings):
            yield Line("log.clever.declined", seat, {"word": word}, findings=findings)
        case Discounted(seat=seat, word=word):
            yield Line("log.clever.discounted", seat, {"word": word})
        case _:
            return


def _settled(event: Settled, opened: Opened) -> Iterator[Line]:
    """What became of the words that nobody claimed."""
    for one in event.counted:
        facts = {"word": one.word, "points": one.points or None} | _place(one.place)
        yield Line("log.clever.counted", one.seat, facts, titles=_theme(opened, one.theme))
    for refused in event.refused:
        facts = {"word": refused.word}
        yield Line("log.clever.declined", refused.seat, facts, findings=refused.findings)
    for seat, doubt in ((asked.seat, asked.doubt) for asked in event.asked):
        facts = {"word": doubt.word} | _place(doubt.place)
        yield Line("log.clever.doubted", seat, facts, findings=doubt.findings)


def _place(place: str) -> dict[str, Any]:
    """``pink-3`` is the third row of pink; the rows of light blue go by the letters of a word."""
    area, _, row = place.rpartition("-") if place[-1].isdigit() else (place, "", None)
    return {"area": area, "row": row}


def _theme(opened: Opened, theme: str | None) -> dict[str, Title]:
    found = next((one for one in opened.sheet.themes if one.id == theme), None)
    return {} if found is None else {"theme": found.title}
