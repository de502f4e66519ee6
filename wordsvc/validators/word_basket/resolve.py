"""The rules that a request asks for: a preset, or one with some options changed."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec

from wordsvc.decoding.faults import FAULTS_AT_MOST, Fault, Faulty
from wordsvc.decoding.shape import echo, escaped, shaped
from wordsvc.validators.rules import WordRules
from wordsvc.validators.word_basket.options import WordBasketOptions, WordBasketRules
from wordsvc.validators.word_basket.presets import DEFAULT, preset

_WORDS = "words"
_TYPES: dict[str, Any] = {field.name: field.type for field in msgspec.structs.fields(WordRules)}
_TYPES |= {field.name: field.type for field in msgspec.structs.fields(WordBasketOptions)}
_OF_WORDS = frozenset(WordRules.__struct_fields__)
_KNOWN_INSIDE, _KNOWN = sorted(_OF_WORDS), sorted({"preset", *_TYPES})


class _Change(msgspec.Struct, frozen=True):
    """One option set to another value; ``key`` is how the asker wrote it, as a JSON pointer."""

    key: str
    option: str
    value: Any


def resolve(asked: str | Mapping[str, Any] | None = None) -> WordBasketRules:
    """The rules for nothing, a preset's name, or ``{"preset": name, option: value, …}``.

    Options about words stand beside the others or inside ``words`` (also written
    ``words.unknown``). Raises
    Faulty with every fault (``basket.unknown-preset``, ``shape.unknown``, ``shape.type``), its
    pointer going into ``asked``.
    """
    if asked is None:
        return preset(DEFAULT)
    if isinstance(asked, str):
        return preset(asked)
    base, faults = _base(asked.get("preset", DEFAULT))
    changes = list(_changes(asked))
    try:
        options = _changed(base.options, changes)
    except Faulty as faulty:
        raise Faulty([*faults, *faulty.faults]) from None
    if faults:
        raise Faulty(faults)
    return base if options == base.options else WordBasketRules.of(_name(base, options), options)


def named(asked: str) -> WordBasketRules:
    """The rules of a name as verdicts have it: ``official``, ``official yoon_as_one=true``.

    Raises what ``resolve`` raises.
    """
    name, *changes = asked.split() or [asked]
    pairs = (change.partition("=") for change in changes)
    return resolve({"preset": name, **typed({key: value for key, _, value in pairs})})


def typed(texts: Mapping[str, str]) -> dict[str, Any]:
    """Options whose values are text, as a command line has them, with values of their types.

    Text that is no such value is left for ``resolve`` to refuse.
    """
    return {option: _typed(option, text) for option, text in texts.items()}


def _typed(option: str, text: str) -> object:
    kind = _TYPES.get(option.removeprefix(f"{_WORDS}."), str)
    try:
        return msgspec.convert(text, kind, strict=False)
    except msgspec.ValidationError:
        return text


def _base(name: object) -> tuple[WordBasketRules, list[Fault]]:
    """The preset; where there is none, its faults and the default, so that the rest is checked."""
    if not isinstance(name, str):
        facts = {"want": ["str"], "got": type(name).__name__}
        return preset(DEFAULT), [Fault("/preset", "shape.type", facts)]
    try:
        return preset(name), []
    except Faulty as faulty:
        return preset(DEFAULT), list(faulty.under("/preset").faults)


def _changes(asked: Mapping[str, Any]) -> Iterator[_Change]:
    for key, value in asked.items():
        pointer = f"/{escaped(key)}"
        if key == _WORDS and isinstance(value, Mapping):
            for option, inner in value.items():
                yield _Change(f"{pointer}/{escaped(option)}", f"{_WORDS}.{option}", inner)
        elif key != "preset":
            option = f"{_WORDS}.{key}" if key in _OF_WORDS else key
            yield _Change(pointer, option, value)


def _changed(options: WordBasketOptions, changes: list[_Change]) -> WordBasketOptions:
    tree: dict[str, Any] = msgspec.to_builtins(options)
    pointers: dict[str, str] = {}
    unknown: list[Fault] = []
    for change in changes:
        place, _, option = change.option.rpartition(".")
        inside = place == _WORDS
        if option not in (_OF_WORDS if inside else WordBasketOptions.__struct_fields__):
            facts = {"key": echo(option), "known": _KNOWN_INSIDE if inside else _KNOWN}
            unknown.append(Fault(change.key, "shape.unknown", facts))
            if len(unknown) == FAULTS_AT_MOST:
                raise Faulty(unknown)
            continue
        (tree[_WORDS] if inside else tree)[option] = change.value
        pointers["/" + change.option.replace(".", "/")] = change.key
    try:
        changed = shaped(tree, WordBasketOptions)
    except Faulty as faulty:
        found = [
            msgspec.structs.replace(fault, pointer=pointers.get(fault.pointer, fault.pointer))
            for fault in faulty.faults
        ]
        raise Faulty([*unknown, *found]) from None
    if unknown:
        raise Faulty(unknown)
    return changed


def _name(base: WordBasketRules, options: WordBasketOptions) -> str:
    """The preset's name followed by every option that differs: ``official unknown=no``."""
    before, after = _flat(base.options), _flat(options)
    changed = (f"{key}={_said(after[key])}" for key in after if after[key] != before[key])
    return " ".join((base.name, *changed))


def _flat(options: WordBasketOptions) -> dict[str, Any]:
    tree: dict[str, Any] = msgspec.to_builtins(options)
    return {**tree, **tree[_WORDS], _WORDS: None}


def _said(value: object) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
