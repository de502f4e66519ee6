"""Kinds of words, from the parts of speech that UniDic and SudachiDict share."""

from __future__ import annotations

from functools import lru_cache

from wordsvc.lexicon.entry import Kind

_SECOND: dict[str, Kind] = {"普通名詞": "common", "固有名詞": "proper", "数詞": "numeral"}
_FIRST: dict[str, Kind] = {
    "代名詞": "pronoun",
    "動詞": "verb",
    "形容詞": "adjective",
    "形状詞": "adjective",
    "副詞": "adverb",
    "接頭辞": "affix",
    "接尾辞": "affix",
}
BASE_FORM = "終止形-一般"
NOUN_FORM = "連用形-一般"


@lru_cache(maxsize=512)
def kind(first: str, second: str) -> Kind:
    """Kind of a part of speech such as 名詞-固有名詞 (形状詞, the na-adjective stem, is one)."""
    if first == "名詞":
        return _SECOND.get(second, "other")
    return _FIRST.get(first, "other")


@lru_cache(maxsize=4096)
def flags(first: str, form: str) -> tuple[str, ...] | None:
    """Flags of a conjugated form, or None for a form that the lexicon does not keep.

    Kept are words without conjugation, dictionary forms, and the 連用形 of verbs, which makes
    nouns (走り) and is marked ``renyou``.
    """
    if form in ("*", BASE_FORM):
        return ()
    if form == NOUN_FORM and first == "動詞":
        return ("renyou",)
    return None


@lru_cache(maxsize=4096)
def detail(*parts: str) -> str:
    """The source's own parts of speech as one string, 名詞-普通名詞-サ変可能."""
    return "-".join(part for part in parts if part != "*")
