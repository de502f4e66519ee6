"""Several processes give what one gives, in order, and some of them may die on the way."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Iterator
from copy import copy
from pathlib import Path

import pytest

from tests.batch.conftest import HERE, Given, Judge
from tests.batch.lists import WORDS
from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.pool import DEATHS_AT_MOST, Pool
from wordsvc.batch.executor.protocol import Done, Task
from wordsvc.lexicon.compiled import CompiledLexicon

SIZE = 4000
LINES = "".join(f"{word}\n" for word in WORDS * 200).encode()


class Deadly:
    """A dictionary that no process survives."""

    def __call__(self) -> CompiledLexicon:
        os._exit(1)


class Buggy:
    """A dictionary that cannot be opened for want of sense."""

    def __call__(self) -> CompiledLexicon:
        raise ZeroDivisionError


class Killing(Pool):
    """Kills its processes at some blocks."""

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        for done in super().run(tasks):
            if done[0].block.index in (0, 5):
                for process in multiprocessing.active_children():
                    if process.pid is not None:
                        os.kill(process.pid, signal.SIGKILL)
            yield done


def test_processes_give_what_one_gives_whoever_of_them_dies(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    judge("list.txt", out="one.txt", block=SIZE)
    judge("list.txt", out="many.txt", block=SIZE, executor=Killing(HERE, 2))
    assert Path("many.txt").read_bytes() == Path("one.txt").read_bytes()
    assert multiprocessing.active_children() == []


def test_a_single_block_starts_no_process(judge: Judge) -> None:
    judged = judge("-", stdin=LINES[:SIZE], executor=Pool(judge.opener, 2))
    assert judged.tally.rows
    assert multiprocessing.active_children() == []


def test_processes_that_always_die_end_the_run(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    with pytest.raises(BatchError) as caught:
        judge("list.txt", out="out.txt", block=SIZE, executor=Pool(Deadly(), 1))
    assert (caught.value.code, caught.value.facts) == (
        "batch.worker-lost",
        {"times": DEATHS_AT_MOST},
    )
    assert not Path("out.txt").exists()
    assert Path("out.txt.partial").exists()


def test_what_is_wrong_in_a_process_is_told_here(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    with pytest.raises(ZeroDivisionError) as caught:
        judge("list.txt", out="out.txt", block=SIZE, executor=Pool(Buggy(), 2))
    assert "in __call__" in caught.value.__notes__[0]


def test_another_dictionary_takes_no_part(judge: Judge, lexicon: CompiledLexicon) -> None:
    other = copy(lexicon)
    other.version = "older"
    with pytest.raises(BatchError) as caught:
        judge("-", stdin=LINES[:SIZE], executor=Pool(Given(other), 1))
    assert caught.value.code == "batch.other-lexicon"
    assert caught.value.facts == {"here": "older", "wanted": lexicon.version}
