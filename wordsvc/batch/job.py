"""A job: all that must be known to judge a block of a list, on whatever machine."""

from __future__ import annotations

from hashlib import blake2b
from typing import Literal

import msgspec

from wordsvc.batch.tally import Tally
from wordsvc.messages import Language
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.word_basket.options import WordBasketRules

Format = Literal["txt", "csv", "tsv", "jsonl", "parquet"]
Compression = Literal["gzip", "xz", "zstd"]
Encoding = Literal["utf-8", "cp932", "euc-jp"]
Kind = Literal["rows", "open", "piece", "close"]

FORMATS: tuple[Format, ...] = ("txt", "csv", "tsv", "jsonl", "parquet")
DELIMITED = frozenset({"csv", "tsv"})


class Layout(msgspec.Struct, frozen=True, kw_only=True):
    """How the rows of a list are arranged.

    ``names`` are its own columns; ``fields`` leads from the parts of a question to the place of
    the column (to the key, in JSON lines). ``header`` says that the first record holds the names.
    """

    format: Format
    encoding: Encoding = "utf-8"
    bom: bool = False
    delimiter: str = ","
    header: bool = False
    names: tuple[str, ...] = ()
    fields: dict[str, int | str] = {}


class Output(msgspec.Struct, frozen=True, kw_only=True):
    """What is written: the list's own columns, then ours under ``names``.

    ``harmless`` also defuses cells of the list itself that a spreadsheet would run.
    """

    format: Format
    compression: Compression | None = None
    names: tuple[str, ...] = ()
    harmless: bool = False


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that decides what becomes of a block: equal jobs give equal rows.

    ``lexicon`` is the version of the dictionary; whoever has another one must not take part.
    ``language`` adds a column of sentences; ``thorough`` collects what a report shows.
    """

    validator: str
    lexicon: str
    rules: WordBasketRules
    sheet: TensaiCleverSheet
    layout: Layout
    output: Output = msgspec.field(name="target")
    language: Language | None = None
    thorough: bool = False

    @property
    def key(self) -> str:
        """A short name of all this."""
        return blake2b(msgspec.json.encode(self, order="sorted"), digest_size=12).hexdigest()


class Block(msgspec.Struct, frozen=True):
    """A piece of a list: whole records, or, of a record too long to be a word, a part.

    A long record comes as one ``open``, any number of ``piece``, one ``close``. For Parquet the
    data is an Arrow stream, for all else bytes as they stand in the file.
    """

    index: int
    data: bytes
    kind: Kind = "rows"


class JudgedBlock(msgspec.Struct, frozen=True):
    """A block with the answers beside its rows, as it is to be written, and what was counted.

    ``words`` is a line a judged word, for a report only.
    """

    data: bytes
    tally: Tally
    words: bytes = b""
