"""What a game has besides its engine: named rules, sheets, scores, questions to judge."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

import msgspec

from wordsvc.lexicon.protocol import Lexicon
from wordsvc.validators.sheet import Sheet, Sheets, Title
from wordsvc.validators.validator import Validator


class Preset(Protocol):
    """Named rules: what people call them, and every option with its value."""

    @property
    def name(self) -> str:
        """The name by which a question or a table asks for them."""
        ...

    @property
    def title(self) -> Title:
        """What people call them."""
        ...

    @property
    def options(self) -> Any:  # noqa: ANN401 - a struct of the game
        """Every option."""
        ...


class SheetKind(msgspec.Struct, frozen=True):
    """The sheets of a game: their type, how one is read from TOML, and the house's own."""

    kind: type[Sheet]
    load: Callable[[str], Sheet]
    house: Callable[[], Sheet]


class Scorer(msgspec.Struct, frozen=True, kw_only=True):
    """How a finished game is added up. ``about`` and ``example`` tell programs what is taken.

    ``score`` raises ``Faulty``.
    """

    game: Any
    score: Callable[[Any, Sheets, Lexicon], Any]
    result: Any
    about: str
    example: Mapping[str, Any]


class Book(msgspec.Struct, frozen=True, kw_only=True):
    """Everything of one game that questions are answered by."""

    presets: Callable[[], Iterable[Preset]] = tuple
    sheets: SheetKind | None = None
    scorer: Scorer | None = None
    validators: tuple[Validator, ...] = ()
