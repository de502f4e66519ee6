"""What every question to a referee passes: its language is one, and errors leave with sentences."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
from msgspec import Meta

from wordsvc.asking.localize import localize_all
from wordsvc.bootstrap.settings import SettingsError
from wordsvc.coded_error import CodedError
from wordsvc.decoding.faults import Faulty
from wordsvc.decoding.shape import shaped
from wordsvc.kana import NotKana
from wordsvc.lexicon.entry import Kind
from wordsvc.messages import Language, sentence


class Choices(msgspec.Struct, frozen=True, kw_only=True):
    """What a caller chooses beside the question: its language, what kind of word, how many."""

    language: Language | None = None
    kind: Kind = "common"
    limit: Annotated[int, Meta(ge=0)] | None = None


@contextmanager
def door(language: Language | None) -> Iterator[None]:
    """What is wrong is said in the language, in English where none was chosen.

    Raises Faulty for a language that there is not.
    """
    spoken: Language = "ja" if language == "ja" else "en"
    try:
        shaped({"language": language}, Choices)
        yield
    except Faulty as faulty:
        faulty.faults = localize_all(faulty.faults, spoken)
        raise
    except (NotKana, CodedError) as error:
        error.message = sentence(error.code, error.facts, spoken)
        raise
    except SettingsError as error:
        facts = {"variable": error.variable, "value": error.value}
        error.message = sentence("cli.error.setting", facts, spoken)
        raise
