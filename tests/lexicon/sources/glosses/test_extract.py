"""What is kept of an entry: the first sense of each kind, short, with style, field or sort."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from wordsvc.lexicon.gist import Gist
from wordsvc.lexicon.sources.glosses.extract import lines, short
from wordsvc.lexicon.sources.jmdict.entry import Entry, Form, Sense


def kept(senses: Sequence[Sense], written: Form = Form("飴")) -> tuple[Gist, ...]:  # noqa: B008
    entry = Entry(1, (written,), (Form("あめ"),), tuple(senses))
    (line,) = lines([entry], None)
    return line.gists


def test_the_first_sense_of_each_kind_is_kept() -> None:
    senses = [
        Sense(("n",), ("food",), glosses=("candy", "toffee")),
        Sense(("n",), ("sl",), glosses=("bribe",)),
        Sense(("v5r",), ("arch",), glosses=("to meet",)),
    ]
    assert kept(senses) == (
        Gist("common", ("food",), "", "candy; toffee"),
        Gist("verb", ("arch",), "", "to meet"),
    )


def test_what_is_odd_about_the_form_is_told_and_a_capital_letter_noted() -> None:
    sense = Sense(("n",), glosses=("Tokyo",))
    assert kept([sense], Form("東亰", info=("oK",))) == (
        Gist("common", ("oK", "cap"), "", "Tokyo"),
    )


def test_a_sense_of_another_writing_is_not_told_of_this_one() -> None:
    senses = [
        Sense(("n",), written=("雨",), glosses=("rain",)),
        Sense(("n",), glosses=("candy",)),
    ]
    assert kept(senses) == (Gist("common", (), "", "candy"),)


def test_a_reading_that_is_no_kana_is_left_out() -> None:
    entry = Entry(1, (), (Form("CD"),), (Sense(("n",), glosses=("disc",)),))
    assert list(lines([entry], None)) == []


@pytest.mark.parametrize(
    ("glosses", "kept"),
    [
        (["cat"], "cat"),
        (["a", "b", "c", "d"], "a; b; c"),
        (["x" * 90, "y"], "x" * 90),
        (["x" * 60, "y" * 20], "x" * 60),
    ],
)
def test_a_gloss_is_as_long_as_a_line(glosses: list[str], kept: str) -> None:
    assert short(glosses) == kept
