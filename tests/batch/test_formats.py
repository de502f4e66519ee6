"""The same list gives the same verdicts in every format, encoding and compression."""

from __future__ import annotations

import gzip
import io
import lzma
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from tests.batch.conftest import Judge
from tests.batch.lists import COLUMNS, WORDS, right, verdicts, written
from wordsvc.batch.job import FORMATS, Encoding, Format
from wordsvc.lexicon.compiled import CompiledLexicon

TEXTS: tuple[Format, ...] = ("txt", "csv", "tsv", "jsonl")


def packed(data: bytes) -> bytes:
    return bytes(pa.compress(data, codec="zstd", asbytes=True))


def unpacked(data: bytes) -> bytes:
    with pa.CompressedInputStream(pa.BufferReader(data), "zstd") as stream:
        return bytes(stream.read())


Pack = Callable[[bytes], bytes]
PACKERS: dict[str, tuple[Pack, Pack]] = {
    "gz": (gzip.compress, gzip.decompress),
    "xz": (lzma.compress, lzma.decompress),
    "zst": (packed, unpacked),
}


@pytest.mark.parametrize("into", FORMATS)
@pytest.mark.parametrize("of", FORMATS)
def test_every_format_can_be_written_as_every_other(
    judge: Judge, lexicon: CompiledLexicon, of: Format, into: Format
) -> None:
    Path(f"list.{of}").write_bytes(written(of))
    judge(f"list.{of}", out=f"out.{into}", block=100)
    if (of, into) in {("csv", "txt"), ("tsv", "txt"), ("jsonl", "txt"), ("parquet", "txt")}:
        lines = Path("out.txt").read_text(encoding="utf-8").splitlines()
        assert [tuple(line.split("\t")[-8:]) for line in lines] == right(WORDS, lexicon)
    else:
        assert verdicts(Path(f"out.{into}")) == right(WORDS, lexicon)


@pytest.mark.parametrize("encoding", ["utf-8", "cp932", "euc-jp"])
@pytest.mark.parametrize("format_", TEXTS)
def test_encodings_are_found_out_and_kept(
    judge: Judge, lexicon: CompiledLexicon, format_: Format, encoding: Encoding
) -> None:
    Path(f"list.{format_}").write_bytes(written(format_, encoding))
    judge(f"list.{format_}", out=f"out.{format_}", block=100)
    out = Path(f"out.{format_}")
    given = encoding if format_ != "jsonl" else "utf-8"
    assert verdicts(out, given) == right(WORDS, lexicon)


@pytest.mark.parametrize("suffix", PACKERS)
@pytest.mark.parametrize("format_", TEXTS)
def test_what_comes_packed_goes_packed(
    judge: Judge, lexicon: CompiledLexicon, format_: Format, suffix: str
) -> None:
    """Blocks are packed one by one, and any tool unpacks them as one file."""
    pack, unpack = PACKERS[suffix]
    Path(f"list.{format_}.{suffix}").write_bytes(pack(written(format_)))
    judge(f"list.{format_}.{suffix}", out=f"out.{format_}.{suffix}", block=100)
    Path(f"out.{format_}").write_bytes(unpack(Path(f"out.{format_}.{suffix}").read_bytes()))
    assert verdicts(Path(f"out.{format_}")) == right(WORDS, lexicon)


def test_compression_is_known_by_content_and_left_off_if_the_name_says_so(
    judge: Judge, lexicon: CompiledLexicon
) -> None:
    Path("list").write_bytes(gzip.compress(written("txt")))
    judge("list", out="out.txt")
    assert verdicts(Path("out.txt")) == right(WORDS, lexicon)


def test_parquet_keeps_its_types_and_gets_columns(judge: Judge) -> None:
    table = pa.table(
        {
            "n": pa.array([1, 2], pa.int8()),
            "語": pa.array(["ラッコ", None]),
            "when": pa.array([0, 1], pa.timestamp("ms", "Asia/Tokyo")),
            "tags": pa.array([["a"], []], pa.list_(pa.string())),
            "kind": pa.array(["x", "y"]).dictionary_encode(),
        }
    )
    pq.write_table(table, "list.parquet")
    judge("list.parquet", out="out.parquet")
    out = pq.read_table("out.parquet")
    assert out.select(table.column_names).equals(table)
    assert tuple(out.column_names[5:]) == COLUMNS
    assert out["answer"].to_pylist() == ["yes", ""]
    assert out.schema.field("length").type == pa.int32()
    assert out.schema.field("answer").type == pa.string()


def test_parquet_is_nothing_for_a_terminal(judge: Judge) -> None:
    class Terminal(io.BytesIO):
        def isatty(self) -> bool:
            return True

    Path("list.parquet").write_bytes(written("parquet"))
    (failure,) = judge("list.parquet", stdout=Terminal()).failures
    assert failure.error.code == "batch.terminal"


def test_text_becomes_parquet_of_plain_types(judge: Judge) -> None:
    Path("list.txt").write_bytes(written("txt"))
    judge("list.txt", out="out.parquet", block=60)
    schema = pq.read_schema("out.parquet")
    assert {str(field.type) for field in schema} == {"string", "int32"}
    assert schema.names == ["word", *COLUMNS]


@pytest.mark.parametrize("into", FORMATS)
def test_an_empty_list_has_an_empty_output(judge: Judge, into: Format) -> None:
    Path("list.txt").write_bytes(b"")
    judged = judge("list.txt", out=f"out.{into}")
    assert judged.tally.rows == 0
    if into == "parquet":
        assert pq.read_table("out.parquet").num_rows == 0
    else:
        assert Path(f"out.{into}").exists()


def test_a_header_alone_gets_our_names(judge: Judge) -> None:
    Path("list.csv").write_bytes(b"id,word\n")
    judge("list.csv", out="out.csv")
    assert Path("out.csv").read_text(encoding="utf-8") == f"id,word,{','.join(COLUMNS)}\n"


def test_pipes_carry_any_format(judge: Judge, lexicon: CompiledLexicon, tmp_path: Path) -> None:
    for format_ in FORMATS:
        judged = judge("-", stdin=written(format_), format=format_, block=100)
        out = tmp_path / f"out.{format_}"
        out.write_bytes(judged.written)
        assert verdicts(out) == right(WORDS, lexicon), format_
