"""Pieces of bytes come back as they were put in."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.lexicon.compiled.strand import Strand


@given(st.lists(st.binary(max_size=8)))
def test_pieces_come_back_in_order_and_by_number(pieces: list[bytes]) -> None:
    strand = Strand()
    for piece in pieces:
        strand.append(piece)
    assert list(strand) == pieces
    assert [strand[number] for number in range(len(strand))] == pieces


@pytest.mark.parametrize("number", [-1, 1])
def test_there_is_nothing_before_the_first_and_after_the_last(number: int) -> None:
    strand = Strand()
    strand.append(b"a")
    with pytest.raises(IndexError):
        strand[number]
