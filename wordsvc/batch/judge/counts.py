"""Counts of judged words, for a summary and for a report."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from wordsvc.batch.judge.answers import Coded
from wordsvc.batch.tally import Tally
from wordsvc.kana.writing import fold_written


class Outcome(NamedTuple):
    """What a word came out as; the columns of Word Basket but for the reading."""

    answer: str
    code: str
    reading_from: str
    head: str
    tails: str
    length: int | None
    cards: str


def tally_of(answers: Coded, codes: Coded) -> Tally:
    """Count the rows of a block by answer and by code."""
    tally = Tally()
    for answer, times in _counted(answers).items():
        tally.count(answer, (), times)
    for code, times in _counted(codes).items():
        for one in code.split():
            tally.codes[one] = tally.codes.get(one, 0) + times
    return tally


def look_closer(
    tally: Tally, words: Sequence[str], numbers: Sequence[int], outcomes: Sequence[tuple[Any, ...]]
) -> None:
    """Add examples, lengths and letters to the counts of a block."""
    first = dict(zip(reversed(numbers), reversed(words), strict=True))
    for number, times in Counter(numbers).items():
        outcome = Outcome(*outcomes[number])
        for name in (outcome.answer, *outcome.code.split()):
            tally.example(name, [first[number]])
        if outcome.length is not None:
            lengths = tally.lengths.setdefault(outcome.answer, {})
            lengths[outcome.length] = lengths.get(outcome.length, 0) + times
        if outcome.answer == "yes":
            for tail in outcome.tails.split():
                ends = f"{outcome.head} {tail}"
                tally.ends[ends] = tally.ends.get(ends, 0) + times


def _counted(column: Coded) -> dict[Any, int]:
    times = Counter(map(column.code_of.__getitem__, column.numbers))
    return {column.values[code]: count for code, count in times.items()}


def judged_lines(
    words: Sequence[str],
    numbers: Sequence[int],
    readings: Sequence[str],
    outcomes: Sequence[tuple[Any, ...]],
) -> bytes:
    """A line a row: what makes words the same one, and the word as it stood.

    Kana are the same word if they are read the same, kanji if they are also written the same.
    Rows that could not be read are left out.
    """
    own = [Outcome(*outcome).reading_from == "word" for outcome in outcomes]
    lines = [
        f"{reading if own[number] else f'{reading} {_one_line(fold_written(word))}'}"
        f"\t{_one_line(word)}\n"
        for word, number, reading in zip(words, numbers, readings, strict=True)
        if reading
    ]
    return "".join(lines).encode(errors="replace")


def _one_line(word: str) -> str:
    return " ".join(word.split()) if any(map(str.isspace, word)) else word
