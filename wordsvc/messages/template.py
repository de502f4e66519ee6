"""How does a message template become a sentence, whatever facts are at hand?

A template is text with three marks:

* ``{fact}`` puts a fact in; a list is joined with commas.
* ``{fact:or}`` and ``{fact:and}`` join a list the way it is spoken (「す」か「つ」, "す or つ");
  ``{fact:letter/letters}`` counts; ``{fact:@word.kind}`` says the fact by the message
  ``word.kind.<fact>``.
* ``[…]`` is said only when every fact in it is known.

A fact that is missing outside brackets is shown as ``…``: rendering never raises.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from string import Formatter
from typing import Any, TypeGuard

import msgspec

from wordsvc.messages.language import Language

MISSING = "…"
SPOKEN_AT_MOST = 4

Say = Callable[[str], str | None]


class Piece(msgspec.Struct, frozen=True):
    """Literal text, followed by a fact to put in, if there is one."""

    text: str
    fact: str | None
    form: str


class Segment(msgspec.Struct, frozen=True):
    """A run of pieces that is said whole or, where it is optional, not at all."""

    pieces: tuple[Piece, ...]
    optional: bool


class Template(msgspec.Struct, frozen=True):
    """A message taken apart once, so that rendering it ten thousand times is cheap."""

    segments: tuple[Segment, ...]

    @classmethod
    def parse(cls, source: str) -> Template:
        """Take a message apart. Raises ValueError for unbalanced brackets or braces."""
        segments: list[Segment] = []
        rest = source
        while rest:
            plain, opened, rest = rest.partition("[")
            if "]" in plain:
                raise ValueError(f"unbalanced ] in message: {source}")
            if plain:
                segments.append(Segment(_pieces(plain), optional=False))
            if opened:
                inner, closed, rest = rest.partition("]")
                if not closed or "[" in inner:
                    raise ValueError(f"unbalanced [ in message: {source}")
                segments.append(Segment(_pieces(inner), optional=True))
        return cls(tuple(segments))

    def facts(self) -> frozenset[str]:
        """Names of all facts that the message can use."""
        return frozenset(p.fact for s in self.segments for p in s.pieces if p.fact is not None)

    def render(self, facts: Mapping[str, Any], language: Language, say: Say) -> str:
        """The sentence. ``say`` gives the message of a code, for ``{fact:@code}``."""
        return "".join(
            _piece(piece, facts, language, say)
            for segment in self.segments
            if not segment.optional or all(_known(p.fact, facts) for p in segment.pieces)
            for piece in segment.pieces
        )


def _pieces(source: str) -> tuple[Piece, ...]:
    return tuple(Piece(text, fact, form or "") for text, fact, form, _ in Formatter().parse(source))


def _known(fact: str | None, facts: Mapping[str, Any]) -> bool:
    return fact is None or facts.get(fact) not in (None, "", [], ())


def _piece(piece: Piece, facts: Mapping[str, Any], language: Language, say: Say) -> str:
    if piece.fact is None:
        return piece.text
    if not _known(piece.fact, facts):
        return piece.text + MISSING
    return piece.text + _fact(facts[piece.fact], piece.form, language, say)


def _fact(value: object, form: str, language: Language, say: Say) -> str:
    if "/" in form:
        one, _, many = form.partition("/")
        return f"{value} {one if value == 1 else many}"
    items = [str(item) for item in value] if _is_list(value) else [str(value)]
    if form.startswith("@"):
        items = [say(f"{form[1:]}.{item}") or item for item in items]
    elif form in ("or", "and"):
        return _spoken(items, form, language)
    return ("、" if language == "ja" else ", ").join(items)


def _is_list(value: object) -> TypeGuard[Collection[object]]:
    return isinstance(value, list | tuple | set | frozenset)


def _spoken(items: Sequence[str], form: str, language: Language) -> str:
    """A list as a referee says it; a long "and" list is cut short, an "or" list never."""
    cut = form == "and" and len(items) > SPOKEN_AT_MOST
    shown = list(items[:SPOKEN_AT_MOST] if cut else items)
    if language == "ja":
        quoted = [f"「{item}」" for item in shown]
        return "".join(quoted) + "など" if cut else ("か" if form == "or" else "と").join(quoted)
    if cut:
        return ", ".join(shown) + " and others"
    *first, last = shown
    return f"{', '.join(first)} {form} {last}" if first else last
