"""Every fault in the form of data is listed with its pointer."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.validators.faults import Faulty
from wordsvc.validators.shape import FAULTS_AT_MOST, shaped


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
         [("/leaves/0/text", "shape.type"), ("/leaves/0/count", "shape.type")]),
        ({"leaves": [], "a/b~c": 1}, [("/a~1b~0c", "shape.unknown")]),
        ({"leaves": [], "pair": ["x", 1]}, [("/pair/0", "shape.type"), ("/pair/1", "shape.type")]),
        ({"leaves": [], "pair": [1]}, [("/pair", "shape.type")]),
        ({"leaves": [], "pair": [1, "a", 2]}, [("/pair", "shape.type")]),
        ({"leaves": [], "either": "x"}, [("/either", "shape.type")]),
        ({"leaves": [], "either": {"text": 1}}, [("/either/text", "shape.type")]),
        ({"leaves": [], "pet": {"kind": "cat", "lives": "x"}}, [("/pet/lives", "shape.type")]),
        ({"leaves": [], "pet": {"kind": "cow"}}, [("/pet/kind", "shape.value")]),
        ({"leaves": [], "names": {"a": 1, "b": "x"}}, [("/names/b", "shape.type")]),
        ({"leaves": [], "many": [1, 2, 3]}, [("/many", "shape.type")]),
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
        {"want": "int >= 0", "got": None},
        {"want": "str", "got": "int"},
    ]


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
