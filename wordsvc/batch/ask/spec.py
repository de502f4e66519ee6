"""What may be asked of a list: which columns make a question, which ones are added?"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

WORD = ("words", "単語", "言葉", "ことば", "語", "用語", "語彙", "表記", "見出し", "見出し語")
READING = (
    *("reading", "読み", "よみ", "ヨミ", "読み方", "読み仮名", "読みがな", "よみがな"),
    *("ふりがな", "フリガナ", "振り仮名", "かな", "カナ", "ひらがな", "カタカナ", "kana", "yomi"),
)
NUMBERS = frozenset({"length", "points", "counted", "next_length", "last_square", "bad_at", "at"})
"""The columns that hold whole numbers; all others hold text."""

ANSWER, CODE, MESSAGE = "answer", "code", "message"


class Spec(msgspec.Struct, frozen=True):
    """One validator. ``fields`` are the parts of its question with the names that their columns go
    by, the ``main`` one first; ``columns`` are those that the answer adds.
    """

    main: str
    fields: Mapping[str, tuple[str, ...]]
    columns: tuple[str, ...]


def _spec(*columns: str, **fields: tuple[str, ...]) -> Spec:
    named = {name: (name, *aliases) for name, aliases in fields.items()}
    return Spec(next(iter(named)), named, (ANSWER, CODE, *columns))


SPECS: Mapping[str, Spec] = {
    "word-basket": _spec(
        "reading", "reading_from", "head", "tails", "length", "cards",
        word=(*WORD, *READING), reading=READING, previous=("前の言葉",), previous_card=(),
        field=("場札",), card=("カード",), last=(),
    ),
    "word-basket/chain": _spec("at", "stopped_by", words=("chain", "word", *WORD),
                               field=("場札",)),
    "tensai-clever/pink": _spec("points", rows=("row", "word", *WORD), themes=()),
    "tensai-clever/light-blue": _spec("points", "counted", "next_length", words=("word", *WORD)),
    "tensai-clever/green": _spec("points", "last_square", "bad_at", "may_follow",
                                 letters=("letter", "word", *WORD)),
    "tensai-clever/yellow": _spec("points", "lines", "bonuses", "one_away",
                                  crossed=("letters", "word", *WORD)),
    "barbarossa/subject": _spec("length", "letters", "concreteness", "other_readings",
                                reading=(*READING, "word", *WORD), written=("word", *WORD)),
    "barbarossa/letter": _spec("letter", "note", reading=(*READING, "word", *WORD),
                               position=("位置", "何文字目")),
    "barbarossa/guess": _spec("relation", guess=("解答", "答え"), subject=(),
                              reading=(*READING, "word", *WORD), written=("word", *WORD)),
}  # fmt: skip
"""By the path after ``/judge/``."""
