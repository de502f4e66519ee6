"""Lines are read as they come in, and no byte beyond them is waited for."""

from __future__ import annotations

import io

from hypothesis import given
from hypothesis import strategies as st

from wordsvc.web.http.lines import SHORTEST, lines

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
    source = Waiting(b"".join(line + b"\n" for line in sent))
    found = lines(source, 1000)
    for line in sent:
        if line.strip():
            assert next(found) == line
            assert not source.waited
    assert list(found) == []


@given(st.binary(max_size=200), st.integers(SHORTEST, 50))
def test_whatever_comes_is_split_at_line_ends(data: bytes, longest: int) -> None:
    expected = [
        line if len(line) <= longest else None
        for line in data.split(b"\n")
        if line.strip() or len(line) > longest
    ]
    assert list(lines(io.BytesIO(data), longest)) == expected
