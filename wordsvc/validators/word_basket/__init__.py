"""Word Basket: question → Verdict, by rules that are data (seeds/word-basket)."""

from wordsvc.validators.word_basket.asked import chain_asked, judge_asked
from wordsvc.validators.word_basket.chain import Chain, chain
from wordsvc.validators.word_basket.judge import judge
from wordsvc.validators.word_basket.options import WordBasketOptions, WordBasketRules
from wordsvc.validators.word_basket.presets import Preset, preset, presets
from wordsvc.validators.word_basket.question import (
    Question,
    RulesName,
    WordBasketChain,
    WordBasketChainWord,
    WordBasketQuestion,
)
from wordsvc.validators.word_basket.resolve import resolve

__all__ = [
    "Chain",
    "Preset",
    "Question",
    "RulesName",
    "WordBasketChain",
    "WordBasketChainWord",
    "WordBasketOptions",
    "WordBasketQuestion",
    "WordBasketRules",
    "chain",
    "chain_asked",
    "judge",
    "judge_asked",
    "preset",
    "presets",
    "resolve",
]
