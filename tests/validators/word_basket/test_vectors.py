"""Every worked example of seeds/vectors/word-basket.tsv about words and cards, by its ID."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tests.validators.vectors import Vector, named, vectors
from wordsvc.kana import Reading
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.verdict import Verdict
from wordsvc.validators.word_basket import Question, chain, judge, preset, resolve
from wordsvc.validators.word_basket.cards import deck

ROWS = vectors("seeds/vectors/word-basket.tsv")
OF_PLAY = "play"


def rows(*kinds: str) -> list[Vector]:
    return [row for row in ROWS if row.kind in kinds]


def asked(facts: dict[str, Any], lexicon: Lexicon) -> Verdict:
    about = {key: value for key, value in facts.items() if key != "rules"}
    question = msgspec.convert(about, Question)
    return judge(question, lexicon, resolve(facts.get("rules")))


def told(verdict: Verdict, expected: dict[str, Any]) -> dict[str, Any]:
    """What the verdict says of the things that are expected."""
    said = msgspec.to_builtins(verdict) | {"codes": [found.code for found in verdict.findings]}
    return {key: list(said[key]) if isinstance(said[key], tuple) else said[key] for key in expected}


def test_ids_are_unique_and_complete() -> None:
    ids = [row.id for row in ROWS]
    assert len(set(ids)) == len(ids)
    assert {f"WB-T{number:02}" for number in range(1, 23)} <= set(ids)
    assert {row.kind for row in ROWS} == {
        "length", "judge", "judge-all", "chain", "deck", OF_PLAY
    }  # fmt: skip


@pytest.mark.parametrize("row", rows("judge", "judge-all"), ids=named)
def test_judged(row: Vector, lexicon: Lexicon) -> None:
    questions = row.input if row.kind == "judge-all" else [row.input]
    expected = row.expected if row.kind == "judge-all" else [row.expected]
    for facts, wanted in zip(questions, expected, strict=True):
        assert told(asked(facts, lexicon), wanted) == wanted, facts


@pytest.mark.parametrize("row", rows("chain"), ids=named)
def test_chained(row: Vector, lexicon: Lexicon) -> None:
    judged = chain(row.input, lexicon, preset())
    assert judged.answer == row.expected["answer"]
    assert len(judged.verdicts) == len(row.input)


@pytest.mark.parametrize("row", rows("length"), ids=named)
def test_counted(row: Vector) -> None:
    assert [Reading.parse(word).length for word in row.input] == row.expected


@pytest.mark.parametrize("row", rows("deck"), ids=named)
def test_the_box(row: Vector) -> None:
    count: dict[str, int] = {}
    for card, each in deck():
        count[card.kind] = count.get(card.kind, 0) + each
    assert count == row.expected
