"""Frequencies of written forms, from ``frequency.tsv.xz``.

The figures are Zipf values: the decimal logarithm of occurrences in a thousand million words, so
that 3 is once in a million and 7 once in a hundred. The list was made from text cut into short
units: a compound such as 会議室 has no figure, which says nothing of how usual it is.
"""

from __future__ import annotations

import lzma
import unicodedata
from pathlib import Path


class BadFrequencies(ValueError):
    """The file is no frequency list of ours; the message names file and line."""


def read(path: Path) -> dict[str, float]:
    """Zipf value of each form, in the folding of ``key``; raises ``BadFrequencies``."""
    figures: dict[str, float] = {}
    try:
        text = lzma.decompress(path.read_bytes()).decode()
    except (lzma.LZMAError, EOFError, UnicodeDecodeError) as error:
        raise BadFrequencies(f"{path}: not a whole xz file in UTF-8 ({error})") from None
    for number, line in enumerate(text.split("\n")[1:-1], 2):
        form, _, zipf = line.partition("\t")
        try:
            figures[form] = float(zipf)
        except ValueError:
            raise BadFrequencies(f"{path}:{number}: {line!r} is not a form and a figure") from None
    return figures


def key(written: str) -> str:
    """How a written form is looked up in the list: NFKC, in small letters."""
    return unicodedata.normalize("NFKC", written).lower()
