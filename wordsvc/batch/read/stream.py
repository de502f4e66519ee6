"""The bytes of a list, whatever they are compressed with, and never without end."""

from __future__ import annotations

import gzip
import io
import lzma
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, BinaryIO, Protocol, cast

from wordsvc.batch.errors import BatchError, unreadable
from wordsvc.batch.extras import arrow
from wordsvc.batch.job import Compression

_MAGIC: dict[bytes, Compression] = {
    b"\x1f\x8b": "gzip",
    b"\xfd7zXZ\x00": "xz",
    b"\x28\xb5\x2f\xfd": "zstd",
}
_PEEK = 6
_AT_A_TIME = 1 << 16
"""Bytes unpacked at a time: so many at most are lost before the place where a file breaks off."""
_UNSUSPECTED = 64 << 20
"""Bytes that any file may expand to: what bombs are made of is far more."""
_XZ_MEMORY = 200 << 20
"""What unpacking may take: ``xz -9`` takes 65 MiB, a hostile file asks for gigabytes."""


class Stream:
    """The bytes of one list, unpacked. ``taken`` counts bytes of the file as it is stored.

    ``expansion`` is how many times its stored size a list may have (0 = no limit).
    """

    def __init__(self, raw: BinaryIO, name: str, expansion: int) -> None:
        self._counted = _Counted(raw)
        self._name = name
        self._expansion = expansion
        self._given = 0
        self._pushed = b""
        self._error: BatchError | None = None
        with _told(name):
            buffered = io.BufferedReader(self._counted, 1 << 18)
            self.compression = _compression(buffered.peek(_PEEK))
            self._content = _unpacked(buffered, self.compression)

    @property
    def taken(self) -> int:
        """How many stored bytes have been read so far."""
        return self._counted.count

    def read(self, size: int) -> bytes:
        """Exactly ``size`` bytes, fewer only at the end.

        Raises BatchError for a file that is cut off (``batch.truncated``), damaged
        (``batch.damaged``) or expands beyond all measure (``batch.bomb``); what stands before the
        place is given first.
        """
        parts = [self._pushed[:size]]
        self._pushed = self._pushed[size:]
        missing = size - len(parts[0])
        try:
            while missing and (part := self._some(missing)):
                parts.append(part)
                missing -= len(part)
        except BatchError as error:
            if missing == size:
                raise
            self._error = error
        return b"".join(parts)

    def unread(self, data: bytes) -> None:
        """Let what was read be read again."""
        self._pushed = data + self._pushed

    def _some(self, size: int) -> bytes:
        if self._error is not None:
            raise self._error
        with _told(self._name):
            part = self._content.read1(min(size, _AT_A_TIME))
        self._given += len(part)
        self._refuse_bomb()
        return part

    def _refuse_bomb(self) -> None:
        if self.compression is None or not self._expansion or self._given < _UNSUSPECTED:
            return
        if self._given > self._expansion * self.taken:
            raise BatchError("batch.bomb", path=self._name, times=self._expansion)


class _Counted(io.RawIOBase):
    """Counts what is read of a file."""

    def __init__(self, raw: BinaryIO) -> None:
        self._some = getattr(raw, "read1", raw.read)  # of a pipe, whatever is there
        self.count = 0

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        part = cast("bytes", self._some(len(buffer)))
        buffer[: len(part)] = part
        self.count += len(part)
        return len(part)


class _Xz(io.RawIOBase):
    """Unpacks xz within a limit of memory, which ``lzma.LZMAFile`` does not know."""

    def __init__(self, raw: io.BufferedReader[Any]) -> None:
        self._raw = raw
        self._decoder = _xz_decoder()
        self._left = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: memoryview) -> int:  # type: ignore[override]
        while True:
            if self._decoder.eof:
                self._left = (self._decoder.unused_data or self._raw.read(1 << 16)).lstrip(b"\0")
                if not self._left:
                    return 0
                self._decoder = _xz_decoder()
            elif self._decoder.needs_input and not self._left:
                self._left = self._raw.read(1 << 16)
                if not self._left:
                    raise EOFError("xz stream without an end")
            part = self._decoder.decompress(self._left, len(buffer))
            self._left = b""
            if part:
                buffer[: len(part)] = part
                return len(part)


def _xz_decoder() -> lzma.LZMADecompressor:
    return lzma.LZMADecompressor(lzma.FORMAT_XZ, memlimit=_XZ_MEMORY)


@contextmanager
def _told(name: str) -> Iterator[None]:
    """Says what is wrong with a file that cannot be read on."""
    try:
        yield
    except EOFError as error:
        raise BatchError("batch.truncated", path=name) from error
    except (gzip.BadGzipFile, zlib.error, lzma.LZMAError) as error:
        raise BatchError("batch.damaged", path=name, reason=str(error)) from error
    except OSError as error:
        if error.errno is not None:
            raise unreadable(error, name) from error
        # The zstd decoder tells a file that is cut off in words only.
        code = "batch.truncated" if "runcated" in str(error) else "batch.damaged"
        raise BatchError(code, path=name, reason=str(error)) from error


def _compression(start: bytes) -> Compression | None:
    return next((kind for magic, kind in _MAGIC.items() if start.startswith(magic)), None)


class _Unpacked(Protocol):
    def read1(self, size: int, /) -> bytes: ...


def _unpacked(raw: io.BufferedReader[Any], compression: Compression | None) -> _Unpacked:
    match compression:
        case "gzip":
            return gzip.GzipFile(fileobj=raw)
        case "xz":
            return io.BufferedReader(_Xz(raw), 1 << 18)
        case "zstd":
            return cast("_Unpacked", arrow("zstd").CompressedInputStream(raw, "zstd"))
        case None:
            return raw


def compressed(data: bytes, compression: Compression | None) -> bytes:
    """A piece of output, packed so that pieces one after another make a whole file."""
    match compression:
        case "gzip":
            return gzip.compress(data, 6, mtime=0)
        case "xz":
            return lzma.compress(data, preset=2)
        case "zstd":
            return cast("bytes", arrow("zstd").compress(data, codec="zstd", asbytes=True))
        case None:
            return data
