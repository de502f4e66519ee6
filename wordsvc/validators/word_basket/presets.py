"""Rules that have a name."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import resources

import msgspec

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.validators.sheet import Title
from wordsvc.validators.word_basket.options import WordBasketOptions, WordBasketRules

DEFAULT = "official"
FOLDER = resources.files(__package__).joinpath("rules")
NAMES = (DEFAULT, "tournament", "family", "kids2", "strong4")


class Preset(msgspec.Struct, frozen=True):
    """Named rules: what people call them, and every option with its value."""

    name: str
    title: Title
    options: WordBasketOptions


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Title
    options: WordBasketOptions = WordBasketOptions()


@cache
def presets() -> tuple[Preset, ...]:
    """All presets, the official rules first."""
    files = ((name, FOLDER.joinpath(f"{name}.toml").read_text(encoding="utf-8")) for name in NAMES)
    loaded = ((name, shaped(tomllib.loads(text), _File)) for name, text in files)
    return tuple(Preset(name, file.title, file.options) for name, file in loaded)


@cache
def preset(name: str = DEFAULT) -> WordBasketRules:
    """The rules of that name. Raises Faulty (``basket.unknown-preset``) if there is none."""
    for found in presets():
        if found.name == name:
            return WordBasketRules.of(name, found.options)
    raise Faulty([Fault("", "basket.unknown-preset", {"got": name, "known": list(NAMES)})])
