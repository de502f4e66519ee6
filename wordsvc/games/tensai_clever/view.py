"""What a seat of Tensai Clever may see: all but the order of the pile, which nobody knows."""

from __future__ import annotations

from wordsvc.games.core import View, Viewer
from wordsvc.games.tensai_clever.events import TensaiCleverEvent
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.scoring import colours
from wordsvc.games.tensai_clever.state import Paper, TensaiCleverPhase, TensaiCleverState
from wordsvc.validators.tensai_clever.scoring import Colours
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet


class TensaiCleverView(View, frozen=True):
    """The table from ``seat`` (null: somebody who watches).

    ``wanted`` says of every card in ``shown`` whether the oya wants it, null = not yet said;
    ``share`` are the cards of the round that are the viewer's, ``points`` each paper's so far.
    """

    seat: int | None
    phase: TensaiCleverPhase
    options: TensaiCleverOptions
    sheet: TensaiCleverSheet
    round: int
    oya: int
    themes: tuple[str, ...]
    shown: tuple[str, ...]
    wanted: tuple[bool | None, ...]
    share: tuple[int, ...]
    papers: tuple[Paper, ...]
    points: tuple[Colours, ...]
    pile: int
    discards: tuple[str, ...]


def view(state: TensaiCleverState, viewer: Viewer) -> TensaiCleverView:
    """The table as the viewer sees it."""
    return TensaiCleverView(
        seat=viewer,
        phase=state.phase,
        options=state.options,
        sheet=state.rules,
        round=state.round,
        oya=state.oya,
        themes=state.themes,
        shown=state.shown,
        wanted=state.wanted,
        share=() if viewer is None else state.share(viewer),
        papers=state.papers,
        points=tuple(colours(paper, state.rules) for paper in state.papers),
        pile=len(state.pile),
        discards=state.discards,
    )


def redact(event: TensaiCleverEvent, viewer: Viewer) -> TensaiCleverEvent:
    """Everything happens in the open."""
    del viewer
    return event
