"""The answers for times without a server are those of the judge."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from typing import Any

from flask.testing import FlaskClient

from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.lexicon.protocol import Pattern, Word
from wordsvc.validators.word_basket import Question, judge, resolve
from wordsvc.web.pages.offline_words import SHARED, ending, front_coded, offline_words

EVERY = 50


class Sample:
    """The real dictionary, of which every fiftieth word is offered."""

    def __init__(self, lexicon: CompiledLexicon) -> None:
        self._lexicon = lexicon

    def search(self, pattern: Pattern) -> Iterator[Word]:
        return islice(self._lexicon.search(pattern), 0, None, EVERY)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._lexicon, name)


def unpacked(words: str) -> list[str]:
    found = [""]
    for sign, rest in re.findall(r"([0-9a-z])([^0-9a-z]*)", words):
        found.append(found[-1][: SHARED.index(sign)] + rest)
    return found[1:]


def test_words_come_out_as_they_went_in() -> None:
    words = ["あい", "あいず", "い", "いぬ" * 40, "いぬ" * 40 + "や"]
    assert unpacked(front_coded(words)) == words


def test_the_file_says_what_the_judge_says(lexicon: CompiledLexicon) -> None:
    file = offline_words(Sample(lexicon))
    rules = resolve(None)
    assert {group.answer for group in file.groups} == {"yes", "no"}
    for group in file.groups:
        for word in unpacked(group.words):
            verdict = judge(Question(word=word), lexicon, rules)
            assert verdict.answer == group.answer
            assert [f.code for f in verdict.findings] == [f["code"] for f in group.findings]
            assert verdict.head == file.heads[word[0]]
            assert verdict.tails == file.tails[ending(word)]


def test_the_file_has_the_version_in_its_address(client: FlaskClient) -> None:
    assert 'data-address="/offline/test-' in client.get("/").get_data(as_text=True)
    assert client.get("/offline/other.json").status_code == 404
