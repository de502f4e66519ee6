"""Word Basket: a word from the field to a card of the hand, and the fastest counts."""

from __future__ import annotations

from wordsvc.games.word_basket.engine import WordBasket

GAME = WordBasket()
