"""Do moves and events survive being written on a line?"""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.games.core.notation import NotationError, read, write

NAMES = st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True).filter(lambda name: name != "type")
PLAIN = st.none() | st.booleans() | st.integers(-999, 999) | st.text(max_size=8)
VALUES = st.recursive(
    PLAIN,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(NAMES, inner, max_size=3),
    max_leaves=6,
)


@given(NAMES, st.dictionaries(NAMES, VALUES, max_size=4))
def test_what_is_written_is_read_again(kind: str, fields: dict[str, Any]) -> None:
    line = write({"type": kind, **fields})
    assert "\n" not in line
    assert read(line) == {"type": kind, **fields}


def test_a_line_reads_like_the_table() -> None:
    fields = {
        "type": "throw",
        "card": "き",
        "word": "スキー",
        "cards": ["や行", "7+"],
        "reach": False,
    }
    assert write(fields) == 'throw card=き word=スキー cards=[や行,"7+"] reach=false'


@pytest.mark.parametrize(
    ("line", "column"),
    [
        ("", 1),
        ("Throw", 1),
        ("throw card", 11),
        ("throw card=", 12),
        ("throw  card=き", 7),
        ("throw card=き word", 18),
        ("throw card=き card=く", 14),
        ("throw card=[き", 14),
        ("throw card=[き く]", 14),
        ("throw card={a き}", 14),
        ('throw card="き', 12),
        (r'throw card="\q"', 12),
        ("throw card=き, word=い", 13),
        ("throw card=き ", 14),
        ("throw card=007", 13),
        ("throw card=٣", 12),
        ("throw card=-", 12),
        ("throw card=" + "[" * 100_000, 62),
        ("throw card=" + "{a:" * 100_000, 162),
    ],
)
def test_the_first_thing_not_understood_is_pointed_at(line: str, column: int) -> None:
    with pytest.raises(NotationError) as fault:
        read(line)
    assert fault.value.column == column


@given(st.text(max_size=40))
def test_no_text_breaks_the_reader(text: str) -> None:
    try:
        column = len(read(text)["type"])
    except NotationError as fault:
        column = fault.column
    assert 1 <= column <= len(text) + 1
