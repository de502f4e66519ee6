"""What is cut off, damaged or hostile is told as what it is, and never read without end."""

from __future__ import annotations

import gzip
import io
import lzma
import random
from collections.abc import Callable

import pyarrow as pa
import pytest

from wordsvc.batch.errors import BatchError
from wordsvc.batch.job import Compression
from wordsvc.batch.read import stream
from wordsvc.batch.read.stream import Stream, compressed

TEXT = random.Random(1).randbytes(5000)


def zstd(data: bytes) -> bytes:
    return bytes(pa.compress(data, codec="zstd", asbytes=True))


PACKERS: list[Callable[[bytes], bytes]] = [gzip.compress, lzma.compress, zstd]


def read(data: bytes, expansion: int = 250) -> bytes:
    source = Stream(io.BytesIO(data), "list", expansion)
    return b"".join(iter(lambda: source.read(1 << 20), b""))


def refused(data: bytes, expansion: int = 250) -> str:
    with pytest.raises(BatchError) as caught:
        read(data, expansion)
    return caught.value.code


@pytest.mark.parametrize("pack", PACKERS)
def test_several_pieces_are_read_as_one(pack: Callable[[bytes], bytes]) -> None:
    assert read(pack(TEXT) + pack(TEXT)) == TEXT * 2
    assert read(pack(b"")) == b""


@pytest.mark.parametrize("pack", PACKERS)
@pytest.mark.parametrize("cut", [1, 7, 30])
def test_a_file_that_is_cut_off_is_told(pack: Callable[[bytes], bytes], cut: int) -> None:
    assert refused(pack(TEXT)[:-cut]) == "batch.truncated"
    assert refused(pack(TEXT) + pack(TEXT)[:-cut]) == "batch.truncated"


@pytest.mark.parametrize("pack", PACKERS)
def test_what_stands_before_the_cut_is_given(pack: Callable[[bytes], bytes]) -> None:
    much = TEXT * 40
    source = Stream(io.BytesIO(pack(much) + pack(TEXT)[:-40]), "list", 250)
    assert len(source.read(1 << 20)) > len(much) - (1 << 16)
    for _ in range(2):
        with pytest.raises(BatchError, match="truncated"):
            source.read(1)


@pytest.mark.parametrize("pack", PACKERS)
def test_a_damaged_file_is_told(pack: Callable[[bytes], bytes]) -> None:
    data = bytearray(pack(TEXT))
    data[8:20] = b"damaged data"
    assert refused(bytes(data)) == "batch.damaged"
    assert refused(pack(TEXT) + b"something else") == "batch.damaged"


@pytest.mark.parametrize("pack", PACKERS)
def test_a_bomb_is_stopped_early(
    pack: Callable[[bytes], bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(stream, "_UNSUSPECTED", 1 << 16)
    bomb = pack(bytes(4 << 20))
    source = Stream(io.BytesIO(bomb), "list", 20)
    with pytest.raises(BatchError) as caught:
        list(iter(lambda: source.read(1 << 16), b""))
    assert caught.value.code == "batch.bomb"
    assert caught.value.facts == {"path": "list", "times": 20}
    assert len(read(bomb, expansion=0)) == 4 << 20


def test_xz_that_asks_for_much_memory_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    data = lzma.compress(TEXT, preset=9)
    assert read(data) == TEXT
    monkeypatch.setattr(stream, "_XZ_MEMORY", 1 << 20)
    assert refused(data) == "batch.damaged"


def test_reads_are_whole_though_a_pipe_gives_little_at_a_time() -> None:
    class Slow(io.RawIOBase):
        def __init__(self) -> None:
            self.rest = TEXT

        def readable(self) -> bool:
            return True

        def read(self, size: int = -1) -> bytes:
            part, self.rest = self.rest[: min(size, 7)], self.rest[min(size, 7) :]
            return part

    source = Stream(Slow(), "-", 250)  # type: ignore[arg-type]
    assert source.read(1000) == TEXT[:1000]
    assert source.read(1 << 20) == TEXT[1000:]
    assert source.read(5) == b""
    assert source.taken == len(TEXT)


@pytest.mark.parametrize("kind", ["gzip", "xz", "zstd", None])
def test_what_is_packed_in_pieces_unpacks_as_one(kind: Compression | None) -> None:
    assert read(compressed(b"one\n", kind) + compressed(b"two\n", kind)) == b"one\ntwo\n"
