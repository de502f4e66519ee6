"""How the tests run the program: in this process, with a small dictionary of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pytest

from tests.cli.listed import LEXICON
from wordsvc.bootstrap.services import Services, open_tables
from wordsvc.bootstrap.settings import Settings
from wordsvc.cli.program import run
from wordsvc.cli.session import Session

SETTINGS = Settings(database="memory:")


class Ended(NamedTuple):
    """What a run of the program left behind."""

    code: int
    out: str
    err: str


class Listed(Session):
    """A session over the dictionary of the tests."""

    lexicon = LEXICON  # type: ignore[assignment]
    services = Services(SETTINGS, LEXICON, (), "listed", open_tables(SETTINGS, LEXICON))


Run = Callable[..., Ended]


@pytest.fixture
def wordsvc(monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]) -> Run:
    """``wordsvc("check", "word-basket", "ラッコ", lang="ja_JP.UTF-8")``"""

    def called(*args: str, lang: str = "en_GB.UTF-8") -> Ended:
        for name in ("LC_ALL", "LC_MESSAGES"):
            monkeypatch.delenv(name, raising=False)
        monkeypatch.setenv("LANG", lang)
        code = run(args, Listed())
        out, err = capfd.readouterr()
        return Ended(code, out, err)

    return called
