"""Answers as text that no spreadsheet takes for anything else."""

from __future__ import annotations

import re
from collections.abc import Sequence

from wordsvc.batch.job import Encoding
from wordsvc.batch.judge.answers import Coded, Column

_APART = "\0"
_BREAKS = re.compile(r"[\t\r\n\v\f]+")
_RUNNING = "=+-@＝＋－＠"  # Japanese versions take full-width signs for the same
_RUNS = re.compile(rf"(?:^|\0)[ \t\r\n]*[{re.escape(_RUNNING)}]|(?:^|\0)[\t\r]")
_VOICING = "\N{COMBINING KATAKANA-HIRAGANA VOICED SOUND MARK}"


def as_text(column: Column) -> list[str]:
    """Answers as text, on one line each; a spreadsheet runs none of them as a formula."""
    if isinstance(column, Coded):
        texts = as_text(column.values)
        per_outcome = [texts[code] for code in column.code_of]
        return [per_outcome[number] for number in column.numbers]
    texts = ["" if value is None else str(value) for value in column]
    return harmless(one_line(texts))


def one_line(texts: list[str]) -> list[str]:
    """Cells without tabs, line breaks and NUL."""
    joined = _APART.join(texts)
    if _BREAKS.search(joined) or joined.count(_APART) >= len(texts) > 0:
        return [_BREAKS.sub(" ", text).replace(_APART, " ") for text in texts]
    return texts


def harmless(texts: list[str]) -> list[str]:
    """Cells with an apostrophe before those that a spreadsheet would run as formulas."""
    if not _RUNS.search(_APART.join(texts)):
        return texts
    return [f"'{text}" if _RUNS.match(text) else text for text in texts]


def quoted(texts: list[str], delimiter: str) -> list[str]:
    """Cells within quotes where CSV wants them."""
    special = re.compile(f'[{re.escape(delimiter)}"\r\n]').search
    if not special(_APART.join(texts)):
        return texts
    return ['"' + text.replace('"', '""') + '"' if special(text) else text for text in texts]


def lines_of(columns: Sequence[list[str]], delimiter: str, encoding: Encoding) -> list[bytes]:
    """Columns joined to records, in the encoding of the list. Cells hold no line breaks."""
    joined = "\n".join(map(delimiter.join, zip(*columns, strict=True)))
    return encoded(joined, encoding).split(b"\n")


def encoded(text: str, encoding: Encoding) -> bytes:
    """Text in the list's encoding; the ゛ of わ゙ stands alone where there is no combining mark."""
    if encoding == "utf-8":
        return text.encode("utf-8", "replace")
    return text.replace(_VOICING, "゛").encode(encoding, "backslashreplace")
