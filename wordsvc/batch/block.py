"""One block read, judged and written: the same on this machine and on any other."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import lru_cache

import msgspec

from wordsvc.batch.errors import BatchError
from wordsvc.batch.job import DELIMITED, Block, Job, JudgedBlock
from wordsvc.batch.judge.answers import Answers
from wordsvc.batch.judge.judge import Judge, judge_for
from wordsvc.batch.read.delimited import DelimitedRows
from wordsvc.batch.read.jsonl import JsonRows
from wordsvc.batch.read.parquet import ParquetRows
from wordsvc.batch.read.rows import Reader
from wordsvc.batch.read.stream import compressed
from wordsvc.batch.read.text import TextRows
from wordsvc.batch.spec import ANSWER, CODE, MESSAGE, spec_of
from wordsvc.batch.tally import ERROR, Tally
from wordsvc.batch.write.jsonl import JsonWriter
from wordsvc.batch.write.parquet import ParquetWriter
from wordsvc.batch.write.text import TextWriter
from wordsvc.batch.write.writer import Writer
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.messages import sentence

LONG_LINE = "batch.long-line"

Open = Callable[[], Lexicon]
"""Opens the dictionary of the machine on which it is called. It travels to other processes, where
equal ones are taken for the same.
"""


def judge_block(opener: Open, job: Job, block: Block) -> JudgedBlock:
    """Judge one block. Raises BatchError (``batch.other-lexicon``) where the dictionary here is
    not the one that the job is for.
    """
    return _block_judge(opener, msgspec.msgpack.encode(job)).judge(block)


def version_here(opener: Open) -> str:
    """The version of the dictionary on this machine."""
    return opener().version


class BlockJudge:
    """Whoever judges, reads and writes for one job, with what they remember."""

    def __init__(self, job: Job, lexicon: Lexicon) -> None:
        self._job = job
        self._judge: Judge = judge_for(job, lexicon)
        self._writer = _writer(job)
        self._lock = threading.Lock()

    def judge(self, block: Block) -> JudgedBlock:
        """Judge one block; one thread at a time."""
        with self._lock:
            return self._judged(block)

    def _judged(self, block: Block) -> JudgedBlock:
        if block.kind != "rows":
            return self._long(block)
        reader = _reader(block, self._job)
        if reader.rows.count:
            answers = self._judge.ask(reader.rows)
        else:  # nothing but a header
            answers = Answers({name: [] for name in self._columns()}, Tally())
        data = self._writer.write(reader, answers, first=block.index == 0)
        return JudgedBlock(self._packed(data), answers.tally, answers.judged)

    def _long(self, block: Block) -> JudgedBlock:
        """A part of a record that no word is as long as; it counts once."""
        cells: dict[str, object] = dict.fromkeys(self._columns())
        language = self._job.language
        cells |= {ANSWER: ERROR, CODE: LONG_LINE}
        if language is not None:
            cells[MESSAGE] = sentence(LONG_LINE, {}, language)
        tally = Tally()
        if block.kind == "close":
            tally.count(ERROR, [LONG_LINE])
        return JudgedBlock(self._packed(self._writer.long(block, cells)), tally)

    def _columns(self) -> tuple[str, ...]:
        names = spec_of(self._job.validator).columns
        return names if self._job.language is None else (*names, MESSAGE)

    def _packed(self, data: bytes) -> bytes:
        return compressed(data, self._job.output.compression) if data else b""


@lru_cache(maxsize=4)
def _block_judge(opener: Open, job: bytes) -> BlockJudge:
    """The workshop of a job in this process."""
    lexicon = opener()
    wanted = msgspec.msgpack.decode(job, type=Job)
    if lexicon.version != wanted.lexicon:
        facts = {"here": lexicon.version, "wanted": wanted.lexicon}
        raise BatchError("batch.other-lexicon", **facts)
    return BlockJudge(wanted, lexicon)


def _reader(block: Block, job: Job) -> Reader:
    layout = job.layout
    if layout.format == "parquet":
        return ParquetRows(block, layout)
    if layout.format == "jsonl":
        return JsonRows(block, layout)
    return (DelimitedRows if layout.format in DELIMITED else TextRows)(block, layout)


def _writer(job: Job) -> Writer:
    if job.output.format == "parquet":
        return ParquetWriter(job)
    return JsonWriter(job) if job.output.format == "jsonl" else TextWriter(job)
