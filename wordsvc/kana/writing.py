"""A word as it is written: how long it may be, and how two writings are compared."""

from __future__ import annotations

import re
import unicodedata

from wordsvc.kana.folding import LEFT_OUT

LETTERS_AT_MOST = 64
"""What is longer is no word, wherever it comes from."""

_DROP = str.maketrans("", "", "".join(LEFT_OUT))
_KANA = re.compile(r"[ぁ-ゖァ-ヺー・ゝゞヽヾ]+")


def fold_written(text: str) -> str:
    """NFKC, trimmed, without characters that show as nothing; kana keep their script.

    Dictionaries are compiled and asked by this one folding.

    >>> fold_written(" ＣＤﾌﾟﾚｰﾔｰ ")
    'CDプレーヤー'
    """
    if text.isascii():
        return text.strip()
    if not LEFT_OUT.isdisjoint(text):
        text = text.translate(_DROP)
    return unicodedata.normalize("NFKC", text).strip()


def is_kana(written: str) -> bool:
    """Whether a folded writing is nothing but kana, so that it spells its own reading."""
    return _KANA.fullmatch(written) is not None
