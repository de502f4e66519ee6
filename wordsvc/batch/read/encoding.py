"""The encoding of a list, of those that Japanese lists come in."""

from __future__ import annotations

from wordsvc.batch.job import Encoding

BOM = b"\xef\xbb\xbf"
UTF_16 = (b"\xff\xfe", b"\xfe\xff")

_ENCODINGS: tuple[Encoding, ...] = ("utf-8", "cp932", "euc-jp")


def detect(sample: bytes) -> Encoding:
    """The encoding in which the fewest lines cannot be read; of equals the one that looks more
    like Japanese. A sample of plain ASCII is UTF-8.
    """
    if sample.isascii() or sample.startswith(BOM):
        return "utf-8"
    return min(_ENCODINGS, key=lambda encoding: _badness(sample, encoding))


def _badness(sample: bytes, encoding: Encoding) -> tuple[int, float, float]:
    lines = sample.replace(b"\r", b"\n").split(b"\n")
    readable: list[str] = []
    bad = 0
    for number, line in enumerate(lines, start=1):
        try:
            readable.append(line.decode(encoding))
        except UnicodeDecodeError:
            # The sample may end in the middle of a character.
            bad += number < len(lines) or len(lines) == 1
    if encoding == "utf-8":  # nothing else reads as UTF-8 by chance
        return bad, -2.0, 0.0
    return bad, *_strangeness("".join(readable))


def _strangeness(text: str) -> tuple[float, float]:
    """Of the characters beyond ASCII, less the share of kana; the share that is no kanji either.

    EUC-JP taken for CP932 has no kana but those of half width.
    """
    beyond = [char for char in text if char > "\x7f"]
    kana = sum("\u3040" <= char <= "\u30ff" for char in beyond)
    kanji = sum("\u4e00" <= char <= "\u9fff" for char in beyond)
    count = max(len(beyond), 1)
    return -kana / count, 1 - (kana + kanji) / count
