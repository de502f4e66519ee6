"""Values of a TOML file are found on the lines where they stand."""

from __future__ import annotations

import tomllib
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.decoding.toml_lines import lines_of

TEXT = '''\
# a comment with [brackets] and = signs
name = "a # no comment"
title = { ja = "題", en = 'title, [x]' }
list = [
    1, 2,  # two on a line
    [3],
    { a = 1 },
]
long = """
[not.a.table]
x = 1
"""
when = 1979-05-27 07:32:00
"quoted/key".b = true

[table]
key = -1.5e3
    [table.inner]
    key = [ "[", ']' ]

[[rows]]
id = 1
[rows.sub]
id = 2
[[rows]]
id = 3
[[rows.deep]]
id = 4
'''


def test_every_value_has_its_line() -> None:
    assert lines_of(TEXT) == {
        "": 1,
        "/name": 2,
        "/title": 3,
        "/title/ja": 3,
        "/title/en": 3,
        "/list": 4,
        "/list/0": 5,
        "/list/1": 5,
        "/list/2": 6,
        "/list/2/0": 6,
        "/list/3": 7,
        "/list/3/a": 7,
        "/long": 9,
        "/when": 13,
        "/quoted~1key": 14,
        "/quoted~1key/b": 14,
        "/table": 16,
        "/table/key": 17,
        "/table/inner": 18,
        "/table/inner/key": 19,
        "/table/inner/key/0": 19,
        "/table/inner/key/1": 19,
        "/rows": 21,
        "/rows/0": 21,
        "/rows/0/id": 22,
        "/rows/0/sub": 23,
        "/rows/0/sub/id": 24,
        "/rows/1": 25,
        "/rows/1/id": 26,
        "/rows/1/deep": 27,
        "/rows/1/deep/0": 27,
        "/rows/1/deep/0/id": 28,
    }


def pointers(value: Any, at: str = "") -> set[str]:
    found = {at}
    items = (
        value.items()
        if isinstance(value, dict)
        else enumerate(value)
        if isinstance(value, list)
        else ()
    )
    for key, item in items:
        found |= pointers(item, f"{at}/{str(key).replace('~', '~0').replace('/', '~1')}")
    return found


def test_the_places_are_those_that_the_real_reader_finds() -> None:
    assert set(lines_of(TEXT)) == pointers(tomllib.loads(TEXT))


@pytest.mark.parametrize(
    "text", ["", "\n\n", "[", "[[", "a", "a =", "a = [", "= 1", '"""', "a = {b"]
)
def test_broken_text_ends(text: str) -> None:
    assert lines_of(text)[""] == 1


@given(st.text(alphabet="ab=[]{}\"',.#\n 1", max_size=40))
def test_any_text_ends_and_what_can_be_read_is_found(text: str) -> None:
    found = lines_of(text)
    try:
        tree = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return
    assert pointers(tree) <= set(found)
