"""Why a row cannot be asked: every fault, as the API would list them."""

from __future__ import annotations

from collections.abc import Iterable

from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.kana import NotKana
from wordsvc.kana.writing import LETTERS_AT_MOST
from wordsvc.messages import Language, sentence

Refusal = tuple[Fault, ...]


def refusal(error: NotKana | Faulty) -> Refusal:
    """What is wrong with a question, in order of place."""
    if isinstance(error, Faulty):
        return error.faults
    return (Fault("", error.code, error.facts),)


def beyond(text: object, pointer: str) -> Refusal | None:
    """Whether a word is longer than any, told without reading it."""
    if isinstance(text, str) and len(text) > LETTERS_AT_MOST:
        facts = {"most": LETTERS_AT_MOST, "got": len(text)}
        return (Fault(pointer, "shape.too-long", facts),)
    return None


def codes_of(why: Iterable[Fault]) -> str:
    """The codes of a row that cannot be asked, as its column has them."""
    return " ".join(dict.fromkeys(fault.code for fault in why))


def said(why: Iterable[Fault], main: str, language: Language) -> str:
    """The faults in sentences, with their places where that is not the ``main`` field itself."""
    return " ".join(_said(fault, main, language) for fault in why)


def _said(fault: Fault, main: str, language: Language) -> str:
    place = fault.pointer.strip("/").replace("/", ".")
    told = sentence(fault.code, fault.facts, language)
    return told if place in ("", main) else f"{place}: {told}"
