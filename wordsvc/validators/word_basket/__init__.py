"""Word Basket: question → Verdict, by rules that are data (seeds/word-basket)."""

from wordsvc.validators.word_basket.chain import Chain, chain
from wordsvc.validators.word_basket.judge import judge
from wordsvc.validators.word_basket.options import BasketOptions, BasketRules
from wordsvc.validators.word_basket.presets import Preset, preset, presets
from wordsvc.validators.word_basket.question import ChainWord, Question
from wordsvc.validators.word_basket.resolve import resolve

__all__ = [
    "BasketOptions",
    "BasketRules",
    "Chain",
    "ChainWord",
    "Preset",
    "Question",
    "chain",
    "judge",
    "preset",
    "presets",
    "resolve",
]
