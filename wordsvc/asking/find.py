"""Words that fit, a page at a time."""

from __future__ import annotations

from hashlib import blake2b
from itertools import islice
from typing import Annotated

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from wordsvc.decoding.faults import Faulty
from wordsvc.lexicon.entry import Kind
from wordsvc.lexicon.protocol import Lexicon, Word
from wordsvc.validators.word_basket import WordBasketRules
from wordsvc.validators.word_basket.find import find
from wordsvc.validators.word_basket.resolve import named

OFFERED_AT_MOST = 10_000
"""Whoever wants more than this wants the dictionary itself, not a page of it."""

Hand = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=100,
        description="Cards, with commas between them: letters (`こ`), lines (`や行`), "
        "number wilds (`5`, `6`, `7+`).",
    ),
]
Length = Annotated[
    str,
    Meta(min_length=1, max_length=8, description="Letters of the word: `5`, `4-6` or `7+`."),
]


PlayedBy = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=200,
        description="A preset's name, with changed options behind it as verdicts have them: "
        "`official yoon_as_one=true`.",
    ),
]


class WordsQuery(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which words are wanted. Without `start` or `end` any letter will do.

    With either of them, with `rules` or with `last` (the word to go out with), common nouns are
    offered only if the judge says yes to them on that field with one of those cards. Without all
    of these, every word of the dictionary has its turn.
    """

    start: Hand | None = None
    end: Hand | None = None
    length: Length | None = None
    kind: Kind = "common"
    last: bool = False
    rules: PlayedBy | None = None
    limit: Annotated[int, Meta(ge=1, le=500)] = 50
    cursor: Annotated[str, Meta(max_length=40, description="`next` of the page before.")] = ""


class WordsPage(msgspec.Struct, frozen=True):
    """Words, best known first. `next` is the cursor of the next page, null on the last."""

    words: tuple[Word, ...]
    next: str | None


class OtherCursor(ValueError):
    """A cursor of another query or another dictionary."""


def find_page(query: WordsQuery, lexicon: Lexicon) -> WordsPage:
    """The page that the cursor names. Raises Faulty, and OtherCursor."""
    offset = _offset(query, lexicon.version)
    offered = find(
        lexicon,
        start=query.start,
        end=query.end,
        length=query.length,
        kind=query.kind,
        last=query.last,
        rules=_rules(query),
    )
    stop = min(offset + query.limit, OFFERED_AT_MOST)
    found = tuple(islice(offered, offset, stop + 1))
    page = found[: stop - offset]
    more = len(found) > len(page) and stop < OFFERED_AT_MOST
    return WordsPage(page, f"{stop}.{_seal(query, lexicon.version)}" if more else None)


def _rules(query: WordsQuery) -> WordBasketRules | None:
    try:
        return None if query.rules is None else named(query.rules)
    except Faulty as faulty:
        raise Faulty(replace(fault, pointer="/rules") for fault in faulty.faults) from None


def _offset(query: WordsQuery, version: str) -> int:
    if not query.cursor:
        return 0
    offset, _, seal = query.cursor.partition(".")
    known = seal == _seal(query, version) and offset.isascii() and offset.isdecimal()
    if not known or int(offset) >= OFFERED_AT_MOST:
        raise OtherCursor(query.cursor)
    return int(offset)


def _seal(query: WordsQuery, version: str) -> str:
    wanted = (query.start, query.end, query.length, query.kind, query.last, query.rules)
    asked = msgspec.json.encode((version, *wanted))
    return blake2b(asked, digest_size=6).hexdigest()
