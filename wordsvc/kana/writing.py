"""A word as it is written: how long it may be, and how two writings are compared."""

from __future__ import annotations

import re
import unicodedata

from wordsvc.kana.folding import LEFT_OUT, LONG_MARKS
from wordsvc.kana.old_kanji import TODAYS
from wordsvc.kana.refusal import NotKana
from wordsvc.kana.unreadable import WHITE_SPACE, why

LETTERS_AT_MOST = 64
"""What is longer is no word, wherever it comes from."""

_DROP = str.maketrans("", "", "".join(LEFT_OUT))
_KANA = re.compile(r"[ぁ-ゖァ-ヺー・ゝゞヽヾ]+")
_FOLDED = re.compile("[ぁ-ゖァ-ヺー]+")
_KANJI = re.compile(r"[々〆〇㐀-䶿一-鿿豈-\ufaff\U00020000-\U0003ffff]")
_SPACING = re.compile("(?<=[ぁ-ゖァ-ヺ])(?: ?([\u3099\u309a])|([゛゜]))")
_JOINING = {"゛": "\u3099", "゜": "\u309a"}
_LONG = re.compile(f"(?<=[ぁ-ゖァ-ヺー])[{re.escape(''.join(sorted(LONG_MARKS)))}]+")
_BETWEEN_KANA = re.compile("(?<=[ぁ-ゖァ-ヺー])[・=](?=[ぁ-ゖァ-ヺ])")
_WRITES = frozenset(["kanji", "latin", "foreign", "digit", "kana"])
_OLD = str.maketrans(dict(TODAYS))


def fold_written(text: str) -> str:
    """NFKC, trimmed, without what shows as nothing; marks, ー and ・ after kana as kana have them.

    Kana keep their script. Dictionaries are compiled and asked by this one folding.

    >>> fold_written(" ＣＤﾌﾟﾚ〜ﾔｰ "), fold_written("消しコ゛ム")
    ('CDプレーヤー', '消しゴム')
    """
    if _FOLDED.fullmatch(text):
        return text
    if text.isascii():
        return text.strip()
    if not LEFT_OUT.isdisjoint(text):
        text = text.translate(_DROP)
    text = unicodedata.normalize("NFKC", _SPACING.sub(_joined, text.strip()))
    return _BETWEEN_KANA.sub("", _LONG.sub(_lengthened, text)).strip()


def _joined(mark: re.Match[str]) -> str:
    return mark[1] or _JOINING[mark[2]]


def _lengthened(marks: re.Match[str]) -> str:
    return "ー" * len(marks[0])


def is_kana(written: str) -> bool:
    """Whether a folded writing is nothing but kana, so that it spells its own reading."""
    return _KANA.fullmatch(written) is not None


def has_kanji(written: str) -> bool:
    """Whether a folded writing holds a kanji."""
    return _KANJI.search(written) is not None


def in_todays_kanji(written: str) -> str:
    """A folded writing with the kanji of today for old and variant forms.

    >>> in_todays_kanji("醫學"), in_todays_kanji("髙台")
    ('医学', '高台')
    """
    return written.translate(_OLD)


def refuse_strays(text: str) -> None:
    """Raise NotKana for the first character that no word is written with: a space, a mark, 。"""
    ends = WHITE_SPACE + "".join(LEFT_OUT)
    start = len(text) - len(text.lstrip(ends))
    for position in range(start, len(text.rstrip(ends))):
        char = text[position]
        if char in LEFT_OUT:
            continue
        if not _writes(char, text[start:position], text[position + 1 :]):
            raise NotKana(text, position, why(unicodedata.normalize("NFKC", char)[0]))


def _writes(char: str, before: str, after: str) -> bool:
    """Whether words are written with a character; marks and signs for ー and ・ only after kana."""
    folded = unicodedata.normalize("NFKC", char)
    if folded in ("・", "="):
        return _BETWEEN_KANA.search(before[-1:] + folded + after[:1]) is not None
    if is_kana(folded) or all(why(unit) in _WRITES for unit in folded):
        return True
    return bool(before) and is_kana(fold_written(before[-1] + char))
