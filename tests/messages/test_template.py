"""Templates say facts the way people speak, and never fail for want of one."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.messages.language import Language
from wordsvc.messages.template import Template

WORDS = st.text("aあ[]{}:/", max_size=4)
KINDS = {"word.kind.verb": "動詞"}


def render(source: str, language: Language = "ja", **facts: object) -> str:
    return Template.parse(source).render(facts, language, KINDS.get)


@pytest.mark.parametrize(
    ("form", "language", "want"),
    [
        ("or", "ja", "「す」か「つ」"),
        ("or", "en", "す or つ"),
        ("and", "ja", "「す」と「つ」"),
        ("and", "en", "す and つ"),
        ("", "ja", "す、つ"),
        ("", "en", "す, つ"),
    ],
)
def test_two_letters_are_joined_as_they_are_spoken(
    form: str, language: Language, want: str
) -> None:
    source = "{want:" + form + "}"
    assert render(source, language, want=["す", "つ"]) == want


def test_three_items_in_english_take_commas_first() -> None:
    assert render("{x:or}", "en", x=["a", "b", "c"]) == "a, b or c"


def test_one_item_needs_no_joining() -> None:
    assert render("{x:or}", "ja", x=["え"]) == render("{x:or}", "ja", x="え") == "「え」"
    assert render("{x:and}", "en", x=["え"]) == "え"


def test_a_long_list_of_examples_is_cut_but_a_choice_is_told_whole() -> None:
    letters = ["は", "ひ", "ふ", "へ", "ほ"]
    assert render("{x:and}", "ja", x=letters) == "「は」「ひ」「ふ」「へ」など"
    assert render("{x:and}", "en", x=letters) == "は, ひ, ふ, へ and others"
    assert render("{x:or}", "ja", x=letters) == "「は」か「ひ」か「ふ」か「へ」か「ほ」"


def test_a_count_takes_the_singular_for_one_only() -> None:
    assert render("{n:letter/letters}", "en", n=1) == "1 letter"
    assert render("{n:letter/letters}", "en", n=3) == "3 letters"


def test_a_fact_can_be_said_by_another_message_or_as_it_is() -> None:
    assert render("{kind:@word.kind}", kind="verb") == "動詞"
    assert render("{kind:@word.kind}", kind="unheard") == "unheard"


def test_a_bracket_is_said_only_with_all_its_facts() -> None:
    source = "違います。[正しくは{standard:or}です。]"
    assert render(source, standard="はなぢ") == "違います。正しくは「はなぢ」です。"
    assert render(source) == "違います。"
    assert render(source, standard=[]) == "違います。"
    assert render("[{a}{b}]x", a="1") == "x"


def test_zero_is_a_fact() -> None:
    assert render("[{n}点]", n=0) == "0点"


def test_a_missing_fact_outside_brackets_shows_as_dots() -> None:
    assert render("{got}から") == "…から"


@pytest.mark.parametrize("source", ["a]", "[a", "[a[b]]", "{a"])
def test_an_unbalanced_template_is_refused_when_read(source: str) -> None:
    with pytest.raises(ValueError, match=r"unbalanced|expected"):
        Template.parse(source)


@given(
    st.dictionaries(
        st.sampled_from(["a", "b", "n"]),
        st.none() | WORDS | st.integers() | st.lists(WORDS, max_size=6) | st.floats(),
    )
)
def test_no_facts_whatever_make_it_raise(facts: dict[str, object]) -> None:
    languages: tuple[Language, ...] = ("ja", "en")
    for language in languages:
        assert render("x{a:or}{b:and}[{n:letter/letters}]{a:@word.kind}", language, **facts)
