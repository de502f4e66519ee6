"""Which games can be played? Each engine is loaded when somebody asks for it by name."""

from __future__ import annotations

from wordsvc.games.core.registry import Registry

REGISTRY = Registry(
    {
        "word-basket": "wordsvc.games.word_basket",
        "tensai-clever": "wordsvc.games.tensai_clever",
        "barbarossa": "wordsvc.games.barbarossa",
        "super-lucky-box": "wordsvc.games.super_lucky_box",
    }
)
