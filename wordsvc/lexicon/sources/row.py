"""What one source says of one word: the value that every adapter yields."""

from __future__ import annotations

import msgspec

from wordsvc.lexicon.entry import Kind


class Row(msgspec.Struct, frozen=True, gc=False):
    """One (reading, written form) as a single source has it, nothing joined yet.

    ``reading`` is hiragana with ー kept; a form printed wholly in kana is read as printed, so
    ねづみ stands under ねづみ although its ``lemma_reading`` is ねずみ. ``written`` is NFKC-folded.
    ``detail`` is the source's own part of speech: ``名詞-普通名詞-一般`` in UniDic and SudachiDict,
    the senses of the entry in JMdict (see :mod:`wordsvc.lexicon.sources.jmdict`).

    ``lemma`` is the form under which the source files this spelling (無花果 for いちぢく) and
    ``lemma_reading`` its hiragana; both are empty where the source has none.

    ``flags`` are short codes, JMdict's own where JMdict says it: what is odd about this form
    (``ik ok rk sk iK oK rK sK io ateji gikun``) and about its first noun sense (``uk arch obs rare
    vulg derog sl …``); UniDic and SudachiDict add ``renyou`` to the noun-like 連用形 of a verb,
    the policy ``sentence`` to an expression that ends as one.
    ``marks`` are JMdict's commonness marks (``ichi1 news1 spec1 gai1 nf07 …``). ``cost`` is
    UniDic's word cost: smaller is more usual within one part of speech; ``None`` is not known.
    ``entry`` is JMdict's sequence number, 0 elsewhere.
    """

    source: str
    reading: str
    written: str
    kind: Kind
    detail: str
    lemma: str = ""
    lemma_reading: str = ""
    flags: tuple[str, ...] = ()
    marks: tuple[str, ...] = ()
    cost: int | None = None
    entry: int = 0
