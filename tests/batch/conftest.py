"""How the tests judge lists: in this process, over the real dictionary, in small blocks."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import pytest

from wordsvc.batch.executor.in_process import InProcess
from wordsvc.batch.executor.protocol import Executor
from wordsvc.batch.list_run import Pipes
from wordsvc.batch.plan import plan
from wordsvc.batch.read.columns import WantedColumns
from wordsvc.batch.read.listing import ReadOptions
from wordsvc.batch.request import BatchRequest
from wordsvc.batch.run import Failure, Run
from wordsvc.batch.tally import Tally
from wordsvc.bootstrap.services import LexiconHere
from wordsvc.bootstrap.settings import Settings
from wordsvc.catalogue.sheets import SheetLibrary
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.word_basket import preset

HERE = LexiconHere(Settings.from_environ())
"""Opens the dictionary in other processes."""


class Given(msgspec.Struct, frozen=True):
    """Opens the dictionary that a test has open already."""

    lexicon: CompiledLexicon

    def __call__(self) -> CompiledLexicon:
        return self.lexicon


class Judged(NamedTuple):
    """What a run left behind: what it wrote to standard output, its counts, what failed."""

    written: bytes
    tally: Tally
    failures: list[Failure]

    @property
    def lines(self) -> list[list[str]]:
        """The lines of plain text, cell by cell."""
        return [line.split("\t") for line in self.written.decode().split("\n")[:-1]]

    @property
    def codes(self) -> list[str]:
        """The code of every line of plain text."""
        return [line[2] for line in self.lines]


class Judge:
    """``judge("words.csv", out="out.csv", column="word")``: judges a list with these options."""

    def __init__(self, lexicon: CompiledLexicon, scratch: Path) -> None:
        self.opener = Given(lexicon)
        self._scratch = scratch

    def request(self, paths: tuple[str, ...], out: str, **told: Any) -> BatchRequest:
        """A request; what is told about columns and reading finds its place by its name."""
        wanted = {name: told.pop(name) for name in WantedColumns.__struct_fields__ if name in told}
        options = {name: told.pop(name) for name in ReadOptions.__struct_fields__ if name in told}
        request = BatchRequest(
            validator="word-basket",
            paths=paths,
            out=out,
            lexicon=self.opener.lexicon.version,
            rules=preset(),
            sheet=SheetLibrary().find(TensaiCleverSheet),
            scratch=self._scratch,
            read_options=ReadOptions(wanted=WantedColumns(**wanted), **options),
        )
        return msgspec.structs.replace(request, **told)

    def __call__(
        self,
        *paths: str,
        out: str = "-",
        stdin: bytes = b"",
        stdout: io.BytesIO | None = None,
        executor: Executor | None = None,
        **told: Any,
    ) -> Judged:
        request = self.request(paths, out, **told)
        stdout = stdout or io.BytesIO()
        run = Run(request, plan(paths, out), Pipes(io.BytesIO(stdin), stdout))
        with executor or InProcess(self.opener) as own:
            run.judge(own, lambda step: None)
        run.close()
        return Judged(stdout.getvalue(), run.tally, run.failures)


@pytest.fixture
def judge(tmp_path: Path, lexicon: CompiledLexicon, monkeypatch: pytest.MonkeyPatch) -> Judge:
    """Lists are judged in an empty folder of their own."""
    monkeypatch.chdir(tmp_path)
    return Judge(lexicon, tmp_path / "scratch")
