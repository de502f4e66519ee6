"""One list of words in every format, and its verdicts read back out of each."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterable
from pathlib import Path

import pyarrow as pa
import pyarrow.parquet as pq

from wordsvc.batch.job import Encoding, Format
from wordsvc.kana import NotKana, Reading
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.word_basket import Question, WordBasketRules, judge, preset

COLUMNS = ("answer", "code", "reading", "reading_from", "head", "tails", "length", "cards")
WORDS = ("すし", "ラッコ", "イングリッシュ", "ﾗｯｺ", "東京", "湯たんぽ", "ことば", "やきゅうじょう",
         "いんぐり", "ごまだんご", "食べる", "会議室", "スキー", "一日", "でんしれんじ", "つくえ",
         "こーり", "ぬるぽん", "おおきないぬ")  # fmt: skip

OFFICIAL = preset()

Row = tuple[str, ...]


def right(words: Iterable[str], lexicon: Lexicon, rules: WordBasketRules = OFFICIAL) -> list[Row]:
    """What the judge himself says, as the columns of a list say it."""
    rows: list[Row] = []
    for word in words:
        verdict = judge(Question(word), lexicon, rules)
        codes = " ".join(finding.code for finding in verdict.findings)
        source = "word" if _is_kana(word) else "proposed"
        shape = (verdict.head, " ".join(verdict.tails), str(verdict.length))
        cards = " ".join(verdict.cards)
        rows.append((verdict.answer, codes, verdict.reading, source, *shape, cards))
    return rows


def written(format_: Format, encoding: Encoding = "utf-8") -> bytes:
    """The words as a list."""
    match format_:
        case "txt":
            return "".join(f"{word}\n" for word in WORDS).encode(encoding)
        case "csv":
            return "".join(["id,単語\r\n", *_numbered(",", "\r\n")]).encode(encoding)
        case "tsv":
            return "".join(["id\t単語\n", *_numbered("\t", "\n")]).encode(encoding)
        case "jsonl":
            rows = ({"id": n, "word": word} for n, word in enumerate(WORDS))
            return "".join(f"{json.dumps(row, ensure_ascii=False)}\n" for row in rows).encode(
                encoding
            )
        case "parquet":
            file = io.BytesIO()
            table = pa.table({"id": range(len(WORDS)), "word": WORDS})
            pq.write_table(table, file, row_group_size=4)
            return file.getvalue()


def _numbered(delimiter: str, end: str) -> list[str]:
    return [f"{n}{delimiter}{word}{end}" for n, word in enumerate(WORDS)]


def verdicts(path: Path, encoding: Encoding = "utf-8") -> list[Row]:
    """The verdicts in an output."""
    match path.suffixes[0]:
        case ".parquet":
            return [_told(row) for row in pq.read_table(path).to_pylist()]
        case ".jsonl":
            lines = path.read_bytes().decode(encoding).splitlines()
            return [_told(json.loads(line)) for line in lines]
        case ".txt":
            return [tuple(line.split("\t")[1:]) for line in _text(path, encoding).splitlines()]
        case suffix:
            delimiter = "," if suffix == ".csv" else "\t"
            rows = csv.DictReader(io.StringIO(_text(path, encoding)), delimiter=delimiter)
            return [_told(row) for row in rows]


def _text(path: Path, encoding: Encoding) -> str:
    return path.read_bytes().decode(encoding)


def _told(row: dict[str, object]) -> Row:
    return tuple("" if row[name] is None else str(row[name]) for name in COLUMNS)


def _is_kana(word: str) -> bool:
    try:
        Reading.parse(word)
    except NotKana:
        return False
    return True


def csv_rows(path: str) -> list[list[str]]:
    """The records of CSV, the header first."""
    with Path(path).open(encoding="utf-8", newline="") as file:
        return list(csv.reader(file))


def csv_dicts(path: str) -> list[dict[str, str]]:
    """The records of CSV by column."""
    with Path(path).open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))
