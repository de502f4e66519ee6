"""What happened in Word Basket, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from wordsvc.games.core.telling import Line
from wordsvc.games.word_basket.events import (
    About,
    Challenged,
    DealBegan,
    DealWon,
    Deliberating,
    Drew,
    HandReset,
    Opened,
    ReachMissed,
    ReachSaid,
    Reshuffled,
    Stood,
    Thrown,
    TurnedUp,
    Voted,
    WentOut,
    Withdrawn,
    WordBasketEvent,
)


def tell(events: Sequence[WordBasketEvent], opened: Opened) -> Iterator[Line]:
    """A line for each thing that somebody at the table would say."""
    del opened
    act = events[0] if events else None
    for event in events:
        match event:
            case DealBegan(deal=deal):
                yield Line("log.basket.deal", facts={"deal": deal})
            case Thrown(seat=seat, card=card, word=word, reading=reading, reach=reach):
                read = "" if reading == word else reading
                facts = {"word": word, "reading": read, "card": card}
                yield Line("log.basket.thrown", seat, facts)
                if reach:
                    yield Line("log.basket.reach", seat)
            case WentOut(seat=seat):
                yield Line("log.basket.out", seat)
            case HandReset(seat=seat, cards=cards, top=top):
                yield Line("log.basket.reset", seat, {"cards": cards, "top": top})
            case Reshuffled():
                yield Line("log.basket.reshuffled")
            case DealWon(seat=seat):
                yield Line("log.basket.won", seat)
            case TurnedUp(card=card):
                yield Line("log.basket.field", facts={"card": card})
            case Stood() | Withdrawn() | Deliberating():
                yield from _ruled(event, act, events)
            case _:
                yield from _said(event, events)


def _said(event: WordBasketEvent, events: Sequence[WordBasketEvent]) -> Iterator[Line]:
    """What is said without a card."""
    match event:
        case Voted(seat=seat, accept=accept):
            code = "log.basket.voted-yes" if accept else "log.basket.voted-no"
            yield Line(code, seat, _word(event))
        case ReachSaid(seat=seat):
            yield Line("log.basket.reach", seat)
        case ReachMissed(seat=seat, by=by):
            drawn = _drawn(events, seat)
            yield Line("log.basket.reach-missed", by, {"drawn": drawn}, {"to": seat})
        case _:
            return


def _ruled(
    event: Stood | Withdrawn | Deliberating,
    act: WordBasketEvent | None,
    events: Sequence[WordBasketEvent],
) -> Iterator[Line]:
    """The ruling, in one line with the objection that asked for it."""
    objected = isinstance(act, Challenged)
    by = act.seat if isinstance(act, Challenged) else None
    said = _word(event)
    match event:
        case Stood() if objected:
            yield Line("log.basket.challenge-stood", by, said)
        case Stood() if isinstance(act, Voted):
            yield Line("log.basket.vote-stood", facts=said)
        case Withdrawn(seat=seat, findings=findings):
            facts = {**said, "drawn": _drawn(events, seat)}
            if objected:
                code = "log.basket.challenge-withdrawn"
            else:
                voted = isinstance(act, Voted)
                code = "log.basket.vote-withdrawn" if voted else "log.basket.withdrawn"
            yield Line(code, by, facts, {"to": seat}, findings=findings)
        case Deliberating(findings=findings):
            code = "log.basket.challenge-vote" if objected else "log.basket.vote"
            yield Line(code, by, said, findings=findings)


def _word(event: About) -> dict[str, str]:
    """The word, where the event names it."""
    return {"word": event.word} if event.word else {}


def _drawn(events: Sequence[WordBasketEvent], seat: int) -> int:
    """How many cards the player had to draw."""
    return sum(len(one.cards) for one in events if isinstance(one, Drew) and one.seat == seat)
