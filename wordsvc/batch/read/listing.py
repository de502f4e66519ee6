"""A list that is being read: its format, encoding and columns, and its rows in blocks."""

from __future__ import annotations

import csv
import tempfile
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Any, BinaryIO

import msgspec

from wordsvc.batch.errors import BatchError
from wordsvc.batch.job import DELIMITED, Block, Encoding, Format, Layout
from wordsvc.batch.read.blocks import SIZE, blocks
from wordsvc.batch.read.columns import WantedColumns, arrange, keys
from wordsvc.batch.read.encoding import BOM, UTF_16, detect
from wordsvc.batch.read.locations import PIPE, kind_of, open_list
from wordsvc.batch.read.parquet import ParquetFile
from wordsvc.batch.read.records import records
from wordsvc.batch.read.stream import Stream
from wordsvc.batch.spec import Spec

_PARQUET = b"PAR1"
_DELIMITERS = ",;\t"


class ReadOptions(msgspec.Struct, frozen=True, kw_only=True):
    """How lists are to be read; None where it is to be found out.

    ``expansion`` is how many times its stored size a compressed list may have (0 = no limit),
    ``block`` how many bytes of text are judged at a time.
    """

    format: Format | None = None
    encoding: Encoding | None = None
    expansion: int = 250
    block: int = SIZE
    wanted: WantedColumns = WantedColumns()


class Listing:
    """A list that is being read. ``schema`` is that of Parquet, None for other formats."""

    def __init__(self, file: BinaryIO, path: str, options: ReadOptions, spec: Spec) -> None:
        self._stream = Stream(file, path, options.expansion)
        self.schema: Any = None
        start = self._stream.read(SIZE)
        self._stream.unread(start)
        self.compression = self._stream.compression
        self._position: Callable[[], int] = lambda: self._stream.taken
        format_ = options.format or kind_of(path)[0] or _looks_like(start)
        if format_ == "parquet":
            self._open_table(file, path, options, spec)
            return
        if start.startswith(UTF_16):
            raise BatchError("batch.utf-16", path=path)
        encoding = options.encoding or self._encoding(start, path, options)
        self.layout = _layout(start, format_, encoding, options.wanted, spec)
        quoting = self.layout.delimiter.encode() if format_ in DELIMITED else None
        self.blocks: Iterator[Block] = blocks(self._stream.read, quoting, options.block)

    @property
    def taken(self) -> int:
        """How many bytes of the file as it is stored have been read."""
        return self._position()

    def _open_table(self, file: BinaryIO, path: str, options: ReadOptions, spec: Spec) -> None:
        """Parquet is read from its end, so that what comes through a pipe is put down first."""
        if path == PIPE or self.compression is not None:
            file = tempfile.TemporaryFile()  # noqa: SIM115 - lives as long as the list
            while part := self._stream.read(SIZE):
                file.write(part)
        table = ParquetFile(file, path)
        self.schema = table.schema
        self.layout = _of_table(table.schema, options.wanted, spec)
        self.blocks = table.blocks()
        self._position = lambda: table.taken

    def _encoding(self, start: bytes, path: str, options: ReadOptions) -> Encoding:
        """Told by the first bytes that are not ASCII, wherever they are; of a pipe by the start."""
        sample = start
        if sample.isascii() and len(sample) == SIZE and path != PIPE:
            with closing(open_list(path)) as file:
                again = Stream(file, path, options.expansion)
                while sample.isascii() and (part := again.read(SIZE)):
                    sample = part
        return detect(sample)


def _looks_like(start: bytes) -> Format:
    """The format of a list whose name tells nothing."""
    if start.startswith(_PARQUET):
        return "parquet"
    text = start.removeprefix(BOM).lstrip()
    return "jsonl" if text[:1] in (b"{", b"[") else "txt"


def _layout(
    start: bytes, format_: Format, encoding: Encoding, wanted: WantedColumns, spec: Spec
) -> Layout:
    bom = start.startswith(BOM)
    found = Layout(format=format_, encoding=encoding, bom=bom)
    content = start.removeprefix(BOM)
    if format_ == "txt":
        return msgspec.structs.replace(found, names=(spec.main,), fields={spec.main: 0})
    if format_ == "jsonl":
        fields = keys(_first_keys(content, encoding), wanted, spec)
        return msgspec.structs.replace(found, names=("json",), fields=dict(fields))
    delimiter = "\t" if format_ == "tsv" else _delimiter(content, encoding)
    first = _first_cells(content, encoding, delimiter)
    header, places = arrange(first, wanted, spec)
    names = _names(first) if header else tuple(f"column_{n + 1}" for n in range(len(first)))
    return msgspec.structs.replace(
        found, delimiter=delimiter, header=header, names=names, fields=dict(places)
    )


def _of_table(schema: Any, wanted: WantedColumns, spec: Spec) -> Layout:  # noqa: ANN401
    names = list(schema.names)
    wanted = msgspec.structs.replace(wanted, header=True)
    _, places = arrange(names, wanted, spec)
    return Layout(format="parquet", header=True, names=_names(names), fields=dict(places))


def _first_cells(content: bytes, encoding: Encoding, delimiter: str) -> list[str]:
    for record, whole in records(content[:SIZE], delimiter.encode()):
        text = record.decode(encoding, "backslashreplace").rstrip("\r\n")
        if not whole:
            return [text]
        return next(csv.reader([text], delimiter=delimiter), []) or [""]
    return [""]


def _delimiter(content: bytes, encoding: Encoding) -> str:
    """A comma, unless the first record has none but another usual delimiter."""
    for delimiter in _DELIMITERS:
        if len(_first_cells(content, encoding, delimiter)) > 1:
            return delimiter
    return ","


def _first_keys(content: bytes, encoding: Encoding) -> list[str]:
    """The keys of the first object; none where no line of the start is an object."""
    for line in content.splitlines():
        try:
            value = msgspec.json.decode(line.decode(encoding))
        except (UnicodeError, msgspec.DecodeError, RecursionError):
            continue
        if isinstance(value, dict):
            return list(map(str, value))
    return []


def _names(given: list[str]) -> tuple[str, ...]:
    """The names of columns, each once."""
    names: list[str] = []
    for place, name in enumerate(given):
        free = name.strip() or f"column_{place + 1}"
        while free in names:
            free = f"{free}_{place + 1}"
        names.append(free)
    return tuple(names)
