"""What the senses of a JMdict entry say, taken together."""

from __future__ import annotations

from functools import lru_cache

from wordsvc.lexicon.sources.jmdict import table

_USES = frozenset({"adj-no", "adj-f", "vi", "vt", "exp", "unc"})  # how a noun or verb is used


@lru_cache(maxsize=65536)
def all_codes(detail: str) -> frozenset[str]:
    """All parts of speech of an entry."""
    return frozenset(code for pos, _ in table.senses(detail) for code in pos)


def codes(detail: str) -> frozenset[str]:
    """All parts of speech of an entry, without those that only say how a noun is used."""
    return all_codes(detail) - _USES


@lru_cache(maxsize=65536)
def opens_as(detail: str, code: str) -> bool:
    """Whether the first sense is of this part of speech and no noun."""
    (pos, _), *_ = table.senses(detail) or (((), ()),)
    return code in pos and "n" not in pos


@lru_cache(maxsize=65536)
def begins_with(detail: str, code: str) -> bool:
    """Whether a part of speech is named first of all."""
    (pos, _), *_ = table.senses(detail) or (((), ()),)
    return pos[:1] == (code,)


@lru_cache(maxsize=65536)
def is_noun_without(detail: str, code: str) -> bool:
    """Whether a sense is a noun and not of another part of speech as well."""
    return any("n" in pos and code not in pos for pos, _ in table.senses(detail))


@lru_cache(maxsize=65536)
def nouns_tagged(detail: str, tag: str) -> bool:
    """Whether every sense that is a noun bears a tag, and there is one."""
    nouns = [tags for pos, tags in table.senses(detail) if "n" in pos]
    return bool(nouns) and all(tag in tags for tags in nouns)


@lru_cache(maxsize=65536)
def first_noun_tagged(detail: str, tag: str) -> bool:
    """Whether the first sense that is a noun bears a tag."""
    return next((tag in tags for pos, tags in table.senses(detail) if "n" in pos), False)
