"""Tensai Clever as a person sees the whole table, with its cards counted. Nothing is secret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping

from wordsvc.games.core import Chance, Viewer
from wordsvc.games.tensai_clever.scoring import colours
from wordsvc.games.tensai_clever.state import Over, Paper, Revealing, TensaiCleverState, Writing
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet

_WANTED = {True: "+", False: "-", None: "?"}


def board(state: TensaiCleverState) -> tuple[str, ...]:
    """Two lines for the round with its cards and themes, then a sheet for each player."""
    if state.sheet is None:
        return ("not open",)
    lines = [_round(state), f"{_doing(state)}; themes: {' '.join(state.themes)}"]
    for seat, paper in enumerate(state.papers):
        lines.append(_head(seat, paper, state.sheet))
        lines += _areas(paper, state.sheet)
    return tuple(lines)


def _round(state: TensaiCleverState) -> str:
    if isinstance(state.phase, Over):
        return "over: " + " ".join(str(player.total) for player in state.phase.score.players)
    return f"round {state.round}, oya seat {state.oya}"


def _doing(state: TensaiCleverState) -> str:
    cards = " ".join(
        f"{number}{_WANTED[want]}{card}"
        for number, (card, want) in enumerate(zip(state.shown, state.wanted, strict=True), 1)
    )
    match state.phase:
        case Revealing():
            return f"the oya chooses: {cards}"
        case Writing():
            return f"everybody writes: {cards}"
        case _:
            return cards or "before the first card"


def _head(seat: int, paper: Paper, sheet: TensaiCleverSheet) -> str:
    points = colours(paper, sheet)
    parts = [
        f"seat {seat}:",
        f"yellow {points.yellow}  pink {points.pink}",
        f"light blue {points.light_blue}  green {points.green}  wilds {paper.wilds}",
        f"+1 {paper.plus_ones}  ゛ {paper.voiced}",
    ]
    if paper.instants:
        parts.append(f"即 {paper.instants}")
    if paper.aside:
        parts.append(f"aside {' '.join(paper.aside)}")
    if paper.claim is not None:
        parts.append(f"asks for {paper.claim.word}")
    return "  ".join(parts)


def _areas(paper: Paper, sheet: TensaiCleverSheet) -> Iterator[str]:
    yellow = " ".join(
        "".join(f"[{letter}]" if letter in paper.yellow else f" {letter} " for letter in row)
        for row in sheet.yellow.squares
    )
    yield f"  yellow {yellow}".rstrip()
    for row, line in zip(sheet.pink.rows, paper.pink, strict=True):
        claimed = f" = {line.theme}, {line.points}" if line.theme is not None else ""
        yield f"  pink {''.join(line.letters):・<{row.squares}}{claimed}"
    blue = " ".join(
        f"{''.join(line.letters):・<{word.letters}}{'*' if line.counts else ''}"
        for word, line in zip(sheet.light_blue, paper.light_blue, strict=True)
    )
    yield f"  light blue {blue}"
    yield f"  green {''.join(paper.green):・<{len(sheet.green.points)}}"


def resample(state: TensaiCleverState, viewer: Viewer, chance: Chance) -> TensaiCleverState:
    """The same state: chance is asked only when a card is revealed, and nobody holds one."""
    del viewer, chance
    return state


def census(state: TensaiCleverState) -> Mapping[str, int]:
    """Every letter card and every theme card (TC-03, TC-04)."""
    cards = Counter(f"card {card}" for card in (*state.pile, *state.discards, *state.shown))
    return cards + Counter(f"theme {theme}" for theme in (*state.themes, *state.box))
