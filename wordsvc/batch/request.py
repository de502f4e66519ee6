"""What somebody wants of which lists."""

from __future__ import annotations

from pathlib import Path

import msgspec

from wordsvc.batch.job import Compression, Format, Job, Layout, Output
from wordsvc.batch.read.listing import ReadOptions
from wordsvc.batch.spec import MESSAGE, Spec, spec_of
from wordsvc.batch.write.names import free_names
from wordsvc.messages import Language
from wordsvc.validators.tensai_clever.sheet import TensaiCleverSheet
from wordsvc.validators.word_basket.options import WordBasketRules


class BatchRequest(msgspec.Struct, frozen=True, kw_only=True):
    """Lists to judge by one validator, in the same way.

    ``paths`` is what was asked for; ``out`` is a file, a folder, or ``-`` for standard output.
    ``scratch`` holds what is unfinished of outputs at URLs. ``lexicon`` is the version of the
    dictionary.
    """

    validator: str
    paths: tuple[str, ...]
    out: str
    lexicon: str
    rules: WordBasketRules
    sheet: TensaiCleverSheet
    scratch: Path
    read_options: ReadOptions = ReadOptions()
    language: Language | None = None
    harmless: bool = False
    thorough: bool = False
    resume: bool = False

    @property
    def spec(self) -> Spec:
        """What the validator asks and answers."""
        return spec_of(self.validator)

    def job(self, layout: Layout, written: tuple[Format | None, Compression | None]) -> Job:
        """The job that a list of this layout is, written in that format (its own if untold)."""
        names = self.spec.columns if self.language is None else (*self.spec.columns, MESSAGE)
        taken = () if layout.format == "jsonl" else layout.names
        format_, compression = written
        output = Output(
            format=format_ or layout.format,
            compression=compression,
            names=free_names(names, taken),
            harmless=self.harmless,
        )
        return Job(
            validator=self.validator,
            lexicon=self.lexicon,
            rules=self.rules,
            sheet=self.sheet,
            layout=layout,
            output=output,
            language=self.language,
            thorough=self.thorough,
        )
