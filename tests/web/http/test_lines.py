"""Lines are read as they come in, and no byte beyond them is waited for."""

from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from wordsvc.web.http import lines as reading
from wordsvc.web.http.lines import PATIENT, SHORTEST, Body, BodyTooLong, lines

LINE = st.binary(min_size=SHORTEST, max_size=60).map(lambda line: line.replace(b"\n", b"x"))


class Waiting(io.BytesIO):
    """Says where it stands when somebody asks for more than is there."""

    def __init__(self, sent: bytes) -> None:
        super().__init__(sent)
        self.sent = len(sent)
        self.waited = False

    def read(self, size: int | None = -1, /) -> bytes:
        assert size is not None
        self.waited = self.waited or self.tell() + size > self.sent
        return super().read(size)


@given(st.lists(LINE, min_size=1, max_size=8))
def test_a_line_is_given_before_more_than_it_is_asked_for(sent: list[bytes]) -> None:
    body = Waiting(b"".join(line + b"\n" for line in sent))
    found = lines(Body(body.read, 1000), 1000)
    for line in sent:
        if line.strip():
            assert next(found) == line
            assert not body.waited
    assert list(found) == []


@given(st.binary(max_size=200), st.integers(SHORTEST, 50))
def test_whatever_comes_is_split_at_line_ends(data: bytes, longest: int) -> None:
    assert list(lines(Body(io.BytesIO(data).read, 200), longest)) == split(data, longest)


@given(
    st.lists(st.binary(max_size=40) | st.just(b"\n"), max_size=9).map(b"".join),
    st.integers(SHORTEST, 50),
    st.integers(SHORTEST, 40),
    st.integers(1, 30),
)
def test_so_are_long_lines_which_are_read_in_pieces(
    data: bytes, longest: int, patient: int, piece: int
) -> None:
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(reading, "PATIENT", patient)
        patched.setattr(reading, "_PIECE", piece)
        assert list(lines(Body(io.BytesIO(data).read, 400), longest)) == split(data, longest)


def split(data: bytes, longest: int) -> list[bytes | None]:
    return [
        line if len(line) <= longest else None
        for line in data.split(b"\n")
        if line.strip() or len(line) > longest
    ]


@given(st.integers(0, 99))
def test_nothing_beyond_the_limit_is_given_but_the_end_of_a_line(most: int) -> None:
    found = lines(Body(io.BytesIO((b"x" * 19 + b"\n") * 5).read, most), 50)
    for _ in range((most + 1) // 20):
        next(found)
    with pytest.raises(BodyTooLong):
        next(found)


def test_a_body_may_be_as_long_as_the_limit() -> None:
    for data in (b"x" * 20, b"x" * 19 + b"\n", b"x" * 5):
        assert len(list(lines(Body(io.BytesIO(data).read, len(data)), 50))) == 1


class Counted(io.BytesIO):
    """Counts how often it is read."""

    reads = 0

    def read(self, size: int | None = -1, /) -> bytes:
        self.reads += 1
        return super().read(size)


def test_a_line_without_end_is_known_soon_and_passed_over_in_pieces() -> None:
    long = 1 << 23
    body = Counted(b"x" * long + b'\n{"words":[1]}\n')
    found = lines(Body(body.read, 2 * long), PATIENT)
    assert next(found) is None
    assert body.tell() <= 2 * PATIENT
    assert list(found) == [b'{"words":[1]}']
    assert body.reads < PATIENT + long // PATIENT + 50


def test_most_of_a_long_line_is_read_in_pieces() -> None:
    long = 1 << 20
    body = Counted(b"x" * long + b"\n")
    assert list(lines(Body(body.read, 2 * long), long)) == [b"x" * long]
    assert body.reads < PATIENT + long // PATIENT + 50
