"""The rule that each finding rests on, by its number in ``seeds/``."""

from __future__ import annotations

RULE_IDS = {
    "basket.short": "WB-11",
    "basket.short-last": "WB-20",
    "basket.ends-n": "WB-17",
    "basket.head": "WB-06",
    "basket.tail": "WB-05",
    "basket.length": "WB-24",
    "basket.number-on-number": "WB-27",
    "basket.bridge": "WB-26",
    "basket.last-wild": "WB-20",
    "word.unknown": "WB-10",
    "word.proper": "WB-10",
    "word.brand": "WB-10",
    "word.pronoun": "WB-10",
    "word.numeral": "WB-10",
    "word.not-noun": "WB-10",
    "word.obscure": "WB-10",
    "word.compound": "WB-10",
    "word.spelling": "WB-10",
    "word.homograph": "WB-10",
    "word.phrase": "WB-10",
    "word.no-reading": "WB-10",
}
