"""Every fault in the form of data is listed with its pointer."""

from __future__ import annotations

import re
from typing import Annotated, Any, Literal

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.decoding.faults import FAULTS_AT_MOST, Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.messages import Language, sentence

LANGUAGES: tuple[Language, ...] = ("ja", "en")


class Leaf(msgspec.Struct, forbid_unknown_fields=True):
    text: str
    count: Annotated[int, msgspec.Meta(ge=0)] = 0


class Dog(msgspec.Struct, tag_field="kind", tag="dog", forbid_unknown_fields=True):
    name: str


class Cat(msgspec.Struct, tag_field="kind", tag="cat", forbid_unknown_fields=True):
    lives: int


class Tree(msgspec.Struct, forbid_unknown_fields=True):
    leaves: tuple[Leaf, ...]
    pair: tuple[int, str] = (0, "")
    either: int | Leaf = 0
    pet: Dog | Cat | None = None
    names: dict[str, int] = {}
    many: Annotated[list[int], msgspec.Meta(max_length=2)] = []


def faults(data: object) -> list[tuple[str, str]]:
    with pytest.raises(Faulty) as caught:
        shaped(data, Tree)
    return [(fault.pointer, fault.code) for fault in caught.value.faults]


def test_right_data_becomes_the_value() -> None:
    data = {"leaves": [{"text": "a"}], "either": {"text": "b"}, "pet": {"kind": "cat", "lives": 9}}
    assert shaped(data, Tree) == Tree((Leaf("a"),), either=Leaf("b"), pet=Cat(9))


@pytest.mark.parametrize(
    ("data", "want"),
    [
        ([], [("", "shape.type")]),
        ({}, [("", "shape.missing")]),
        ({"leaves": {}}, [("/leaves", "shape.type")]),
        ({"leaves": [1]}, [("/leaves/0", "shape.type")]),
        ({"leaves": [{"text": 1, "count": -1}]},
         [("/leaves/0/text", "shape.type"), ("/leaves/0/count", "shape.range")]),
        ({"leaves": [], "a/b~c": 1}, [("/a~1b~0c", "shape.unknown")]),
        ({"leaves": [], "pair": ["x", 1]}, [("/pair/0", "shape.type"), ("/pair/1", "shape.type")]),
        ({"leaves": [], "pair": [1]}, [("/pair", "shape.too-few")]),
        ({"leaves": [], "pair": [1, "a", 2]}, [("/pair", "shape.too-many")]),
        ({"leaves": [], "either": "x"}, [("/either", "shape.type")]),
        ({"leaves": [], "either": {"text": 1}}, [("/either/text", "shape.type")]),
        ({"leaves": [], "pet": {"kind": "cat", "lives": "x"}}, [("/pet/lives", "shape.type")]),
        ({"leaves": [], "pet": {"kind": "cow"}}, [("/pet/kind", "shape.choice")]),
        ({"leaves": [], "pet": {}}, [("/pet", "shape.missing")]),
        ({"leaves": [], "names": {"a": 1, "b": "x"}}, [("/names/b", "shape.type")]),
        ({"leaves": [], "many": [1, 2, 3]}, [("/many", "shape.too-many")]),
        ({"leaves": [], "many": ["a", "b", "c"]}, [("/many", "shape.too-many")]),
    ],
)  # fmt: skip
def test_faults_stand_at_their_places(data: object, want: list[tuple[str, str]]) -> None:
    assert faults(data) == want


def test_a_flood_of_faults_is_cut_off() -> None:
    assert len(faults({"leaves": [1] * 1000})) == FAULTS_AT_MOST


def test_the_fault_says_what_is_wanted() -> None:
    with pytest.raises(Faulty) as caught:
        shaped({"leaves": [{"text": "a", "count": -1}, {"text": 5}]}, Tree)
    assert [fault.facts for fault in caught.value.faults] == [
        {"least": 0, "got": -1},
        {"want": ["str"], "got": "int"},
    ]


class Form(msgspec.Struct, forbid_unknown_fields=True):
    word: Annotated[str, msgspec.Meta(min_length=1, max_length=3)] = "x"
    mode: Literal["all", "some"] | None = None
    last: bool = False
    count: Annotated[int, msgspec.Meta(le=9)] = 0


@pytest.mark.parametrize(
    ("field", "value", "code", "facts"),
    [
        ("word", "", "shape.empty", {"least": 1, "got": 0}),
        ("word", "abcd", "shape.too-long", {"most": 3, "got": 4}),
        ("mode", "none", "shape.choice", {"choices": ["all", "some"], "got": "none"}),
        ("mode", "n" * 99, "shape.choice", {"choices": ["all", "some"], "got": "n" * 40 + "…"}),
        ("count", 10, "shape.range", {"most": 9, "got": 10}),
        ("count", 10**50, "shape.range", {"most": 9, "got": "…"}),
        ("count", None, "shape.type", {"want": ["int"], "got": "null"}),
        ("wrod", 1, "shape.unknown",
         {"key": "wrod", "near": ["word"], "known": ["count", "last", "mode", "word"]}),
    ],
)  # fmt: skip
def test_each_fault_has_facts_that_help(
    field: str, value: object, code: str, facts: dict[str, object]
) -> None:
    with pytest.raises(Faulty) as caught:
        shaped({field: value}, Form, at="/form")
    assert caught.value.faults == (Fault(f"/form/{field}", code, facts),)
    for language in LANGUAGES:
        assert sentence(code, facts, language) != code


def test_without_strict_numbers_and_booleans_are_read_from_text() -> None:
    assert shaped({"last": "true", "count": "7"}, Form, strict=False) == Form(last=True, count=7)
    with pytest.raises(Faulty) as caught:
        shaped({"last": "perhaps", "count": "many"}, Form, strict=False)
    assert [fault.code for fault in caught.value.faults] == ["shape.type", "shape.type"]


def test_a_tag_that_does_not_exist_names_those_that_do() -> None:
    with pytest.raises(Faulty) as caught:
        shaped({"leaves": [], "pet": {"kind": "cow"}}, Tree)
    assert caught.value.faults[0].facts == {"choices": ["dog", "cat"], "got": "cow"}


@pytest.mark.parametrize("data", [{"kind": "cow"}, {}, {"kind": 1}, {"kind": "cat", "x": 1}])
def test_no_sentence_repeats_the_english_of_a_library(data: dict[str, Any]) -> None:
    with pytest.raises(Faulty) as caught:
        shaped({"leaves": [], "pet": data}, Tree)
    for fault in caught.value.faults:
        said = sentence(fault.code, fault.facts, "ja")
        assert not re.search("Object|Invalid|required|value", said)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=3),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["leaves", "text", "count", "pair", "either", "pet", "kind", "x"]),
            inner,
        )
    ),
    max_leaves=12,
)


@given(JSON)
def test_any_data_is_a_value_or_faulty_just_as_msgspec_says(data: Any) -> None:
    try:
        want = msgspec.convert(data, Tree)
    except msgspec.ValidationError:
        with pytest.raises(Faulty):
            shaped(data, Tree)
    else:
        assert shaped(data, Tree) == want
