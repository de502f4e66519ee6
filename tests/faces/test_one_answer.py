"""A question has the same answer, or the same faults, whichever face it is asked through."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import wordsvc
from tests.faces.faces import Faces, in_a_cell, in_a_line
from wordsvc.batch.spec import spec_of
from wordsvc.catalogue import validators

SAME_FACES = settings(suppress_health_check=[HealthCheck.function_scoped_fixture])

WORDS = ["ことば", "スキー", "東京", "湯たんぽ", "さと%", "😀", "か き", "abc", "あ" * 65, "西瓜"]
CARDS = ["ゆ", "や行", "5", "7+", "Q", "ゆゆ", "す,5", "あ" * 9]
LETTERS = ["が", "ぎ", "た", "か", "0", "きゃ", "ー", "あ" * 65]
RULES = ["official", "kids2", "oficial", "x" * 41]

words, cards, letters = map(st.sampled_from, (WORDS, CARDS, LETTERS))


def told(optional: dict[str, st.SearchStrategy[Any]], **asked: Any) -> st.SearchStrategy[Any]:
    return st.fixed_dictionaries(asked, optional=optional)


def several(items: st.SearchStrategy[Any], least: int = 1) -> st.SearchStrategy[Any]:
    return st.lists(items, min_size=least, max_size=4)


basket = told(
    {
        "reading": words, "previous": words, "previous_card": cards, "field": cards, "card": cards,
    },
    word=words,
)  # fmt: skip
theme = told({}, id=st.sampled_from(["two-voiced", "x"]), points=st.sampled_from([4, 1000]))
row = told({"theme": st.sampled_from(["two-voiced", "x", "y"])}, text=words)
sheet = {"sheet": st.sampled_from(["house", "mine"])}
subject = told({"written": words}, reading=words)

QUESTIONS: dict[str, st.SearchStrategy[Any]] = {
    "word-basket": basket,
    "word-basket/chain": told({"field": cards}, words=several(words)),
    "tensai-clever/pink": told({}, rows=several(row), themes=several(theme)),
    "tensai-clever/light-blue": told({}, words=several(words)),
    "tensai-clever/green": told({}, letters=several(letters, 2)),
    "tensai-clever/yellow": told(
        {}, crossed=several(st.sampled_from(["が", "ぎ", "ぐ", "か", "0"]), 2)
    ),
    "barbarossa/subject": subject,
    "barbarossa/letter": told({}, reading=words, position=st.sampled_from([0, 1, 9, -3])),
    "barbarossa/guess": told({}, subject=subject, guess=words),
}


def test_every_validator_is_asked() -> None:
    assert QUESTIONS.keys() == validators().keys()


@pytest.mark.parametrize("path", QUESTIONS)
def test_one_question_has_one_answer_through_every_face(path: str, faces: Faces) -> None:
    """The verdict, or all faults of the question with their places."""
    answered: list[Any] = []
    faulty: list[Any] = []

    @SAME_FACES
    @given(QUESTIONS[path])
    def same(question: dict[str, Any]) -> None:
        said = faces.http(path, question)
        (faulty if isinstance(said, list) else answered).append(said)
        assert faces.library(path, question) == said
        row = faces.batch(path, question)
        if isinstance(said, list):
            assert faces.command(path, question) == in_a_line(said)
            assert row["answer"] == "error"
            assert row["message"] == in_a_cell(said, spec_of(path).main)
        else:
            assert faces.command(path, question) == said
            assert row["answer"] == said.get("answer", "yes")
            assert row["message"] == " ".join(found["message"] for found in findings(said))

    same()
    assert answered
    assert any(len(said) > 1 for said in faulty) or path == "tensai-clever/green"


@SAME_FACES
@given(st.fixed_dictionaries({"word": words, "rules": st.sampled_from(RULES)}) | basket)
def test_the_page_says_of_a_word_what_the_api_says(faces: Faces, question: dict[str, Any]) -> None:
    said = faces.http("word-basket", question)
    if isinstance(said, list):
        assert faces.page(question) == said
    else:
        reasons = [found["message"] for found in findings(said)]
        assert faces.page(question) == (said["answer"], reasons)
    assert faces.library("word-basket", question) == said


def test_the_two_faults_of_one_question(faces: Faces) -> None:
    question: dict[str, Any] = {"word": "ことば", "card": "Q", "field": "す,5"}
    said = faces.http("word-basket", question)
    assert [at for at, _ in said] == ["/field", "/card"]
    assert faces.page(question) == said
    with pytest.raises(wordsvc.Faulty) as caught:
        wordsvc.judge(**question)
    assert [fault.pointer for fault in caught.value.faults] == ["/field", "/card"]


def findings(verdict: dict[str, Any]) -> list[dict[str, Any]]:
    """What was found, wherever it stands."""
    inside = [found for one in verdict.get("verdicts", ()) for found in one["findings"]]
    return [*verdict.get("findings", ()), *inside]
