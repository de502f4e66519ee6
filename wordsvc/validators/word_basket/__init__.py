"""Word Basket: question → Verdict, by rules that are data (seeds/word-basket)."""

from wordsvc.validators.word_basket.asked import chain_asked, judge_asked
from wordsvc.validators.word_basket.chain import Chain, chain
from wordsvc.validators.word_basket.judge import judge
from wordsvc.validators.word_basket.options import BasketOptions, BasketRules
from wordsvc.validators.word_basket.presets import Preset, preset, presets
from wordsvc.validators.word_basket.question import (
    BasketChain,
    BasketChainWord,
    BasketQuestion,
    Question,
    RulesName,
)
from wordsvc.validators.word_basket.resolve import resolve

__all__ = [
    "BasketChain",
    "BasketChainWord",
    "BasketOptions",
    "BasketQuestion",
    "BasketRules",
    "Chain",
    "Preset",
    "Question",
    "RulesName",
    "chain",
    "chain_asked",
    "judge",
    "judge_asked",
    "preset",
    "presets",
    "resolve",
]
