"""Does an expression of JMdict end as a noun does, or as a sentence?"""

from __future__ import annotations

import pytest

from tests.lexicon.policy.rows import jmdict, word
from wordsvc.lexicon.policy import kinds
from wordsvc.lexicon.policy.sentences import flagged
from wordsvc.lexicon.sources.row import Row

THANKS = jmdict("おだいじに", "お大事に", "exp", "other", flags=("hon",))
FLOWERS = jmdict("りょうてにはな", "両手に花", "exp", "other")


def test_an_expression_that_ends_as_a_sentence_is_flagged() -> None:
    told = list(flagged([THANKS, FLOWERS]))
    assert told[0].flags == ("hon", kinds.SENTENCE)
    assert told[1] == FLOWERS


@pytest.mark.parametrize(
    "row", [jmdict("おちゃ", "お茶", "n"), jmdict("すぐに", "直ぐに", "exp,adv")]
)
def test_what_is_a_word_by_its_part_of_speech_is_not_asked(row: Row) -> None:
    assert list(flagged([row])) == [row]


def test_a_sentence_is_no_matter_for_the_table() -> None:
    sentence, expression = map(word, flagged([THANKS, FLOWERS]))
    assert kinds.used_as_noun(sentence) is None
    assert kinds.used_as_noun(expression) == kinds.Ruling("other", "disputed")
