"""Counts as pictures: SVG whose text is text, so that nothing need be embedded."""

from __future__ import annotations

import io
import logging
import warnings
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal

from wordsvc.batch.extras import arrow
from wordsvc.batch.report.letters import LETTERS, Shiritori

COLOURS = {"yes": "#2b8a57", "ask": "#d99a1c", "no": "#c23b3b", "error": "#7a7f87"}
_INK = "#22272e"
_FONTS = ["Noto Sans CJK JP", "Hiragino Sans", "Yu Gothic", "Meiryo", "IPAGothic", "sans-serif"]
_LONGEST = 20


def answers(counts: Mapping[str, int]) -> str:
    """One bar, parted by answers."""

    def draw(figure: Any) -> None:  # noqa: ANN401
        axes = figure.add_axes((0, 0, 1, 1))
        axes.set_axis_off()
        left, total = 0, max(sum(counts.values()), 1)
        for answer, times in counts.items():
            axes.barh(0, times, left=left, color=COLOURS[answer], height=1)
            if times / total > 0.06:
                axes.text(
                    left + times / 2,
                    0,
                    f"{100 * times / total:.0f} %",
                    color="white",
                    ha="center",
                    va="center",
                    fontsize=13,
                )
            left += times
        axes.set_xlim(0, total)

    return _svg(draw, 9, 0.55)


def lengths(by_answer: Mapping[str, Mapping[int, int]]) -> str:
    """Rows by number of letters, parted by answers; what is longer than the rest stands last."""

    def draw(figure: Any) -> None:  # noqa: ANN401
        axes = _axes(figure)
        bottom = [0] * (_LONGEST + 1)
        for answer, colour in COLOURS.items():
            heights = [0] * (_LONGEST + 1)
            for length, times in by_answer.get(answer, {}).items():
                heights[min(length, _LONGEST)] += times
            axes.bar(range(_LONGEST + 1), heights, bottom=bottom, color=colour, width=0.85)
            bottom = [a + b for a, b in zip(bottom, heights, strict=True)]
        last = max((n for n, height in enumerate(bottom) if height), default=1)
        shown = range(1, last + 1)
        labels = [f"{n}+" if n == _LONGEST else str(n) for n in shown]
        axes.set_xticks(list(shown), labels)
        axes.set_xlim(0.4, last + 0.6)

    return _svg(draw, 9, 3, layout="constrained")


def reasons(counts: Sequence[tuple[str, int]]) -> str:
    """A bar a code."""

    def draw(figure: Any) -> None:  # noqa: ANN401
        axes = _axes(figure)
        names = [code for code, _ in counts]
        axes.barh(range(len(counts)), [times for _, times in counts], color="#4a78a8", height=0.7)
        axes.set_yticks(range(len(counts)), names)
        axes.invert_yaxis()

    return _svg(draw, 9, 0.6 + 0.32 * max(len(counts), 1), layout="constrained")


def heat_map(shiritori: Shiritori) -> str:
    """First letters down, last letters across; the darker the more words."""
    from matplotlib.colors import LogNorm

    def draw(figure: Any) -> None:  # noqa: ANN401
        axes = figure.add_axes((0.045, 0.02, 0.86, 0.93))
        most = max(max(row) for row in shiritori.grid)
        shown = [[times or float("nan") for times in row] for row in shiritori.grid]
        norm = LogNorm(1, max(most, 2))
        mesh = axes.pcolormesh(shown, cmap="YlGnBu", norm=norm, edgecolors="white", linewidth=0.3)
        places = [n + 0.5 for n in range(len(LETTERS))]
        axes.set_xticks(places, LETTERS, fontsize=8)
        axes.set_yticks(places, LETTERS, fontsize=8)
        axes.invert_yaxis()
        axes.xaxis.tick_top()
        axes.tick_params(length=0)
        axes.set_facecolor("#f4f1ea")
        bar = figure.colorbar(mesh, cax=figure.add_axes((0.925, 0.02, 0.018, 0.93)))
        bar.ax.tick_params(labelsize=8)
        bar.ax.yaxis.set_major_formatter(lambda value, _: f"{value:,.0f}")

    return _svg(draw, 10, 9.4)


def balance(shiritori: Shiritori) -> str:
    """For every letter the words that begin with it, up, and those that end on it, down."""

    def draw(figure: Any) -> None:  # noqa: ANN401
        axes = _axes(figure)
        places = range(len(shiritori.letters))
        axes.bar(places, [one.begin for one in shiritori.letters], color=COLOURS["yes"])
        axes.bar(places, [-one.end for one in shiritori.letters], color=COLOURS["ask"])
        axes.axhline(0, color=_INK, linewidth=0.8)
        axes.set_xticks(list(places), [one.letter for one in shiritori.letters], fontsize=9)
        axes.set_xlim(-0.7, len(shiritori.letters) - 0.3)

    return _svg(draw, 10, 3.2, layout="constrained")


def _axes(figure: Any) -> Any:  # noqa: ANN401
    from matplotlib.ticker import FuncFormatter

    axes = figure.add_subplot()
    axes.spines[["top", "right"]].set_visible(False)
    thousands = FuncFormatter(lambda value, _: f"{abs(value):,.0f}")
    axes.xaxis.set_major_formatter(thousands)
    axes.yaxis.set_major_formatter(thousands)
    return axes


def _svg(
    draw: Callable[[Any], None],
    width: float,
    height: float,
    layout: Literal["constrained"] | None = None,
) -> str:
    """A figure of so many inches, as an ``svg`` element."""
    matplotlib = arrow("--report", "matplotlib")
    from matplotlib.figure import Figure

    logging.getLogger("matplotlib.font_manager").setLevel(logging.ERROR)  # any font will do
    settings = {
        "font.family": _FONTS, "font.size": 10, "svg.fonttype": "none", "svg.hashsalt": "wordsvc",
        "text.color": _INK, "axes.labelcolor": _INK, "xtick.color": _INK, "ytick.color": _INK,
        "axes.edgecolor": _INK,
    }  # fmt: skip
    file = io.StringIO()
    with matplotlib.rc_context(settings), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # glyphs are the business of whoever shows the page
        figure = Figure(figsize=(width, height), layout=layout)
        draw(figure)
        figure.savefig(file, format="svg", transparent=True, metadata={"Date": None})
    text = file.getvalue()
    return text[text.index("<svg") :]
