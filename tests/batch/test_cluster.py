"""A real cluster of two workers gives what one process gives, though one of them is killed."""

from __future__ import annotations

import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import distributed
import msgspec
import pytest

from tests.batch.conftest import HERE, Judge
from tests.batch.lists import WORDS
from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.cluster import Cluster
from wordsvc.batch.executor.protocol import Done, Task
from wordsvc.lexicon.compiled import CompiledLexicon

SIZE = 2000
LINES = "".join(f"{word}\n" for word in WORDS * 150).encode()


@pytest.fixture(scope="module")
def workers(lexicon: CompiledLexicon) -> Iterator[Any]:
    """A scheduler with two workers, each in a process of its own."""
    quiet: dict[str, Any] = {"dashboard_address": ":0", "silence_logs": logging.CRITICAL}
    started: Any = distributed.LocalCluster
    with started(n_workers=2, threads_per_worker=1, **quiet) as cluster:
        yield cluster


class Older(msgspec.Struct, frozen=True):
    """Opens another dictionary in the process of this number, or in every one."""

    pid: int | None = None

    def __call__(self) -> CompiledLexicon:
        lexicon = HERE()
        if self.pid in (None, os.getpid()):
            lexicon.version = "older"
        return lexicon


class Broken(msgspec.Struct, frozen=True):
    """Opens no dictionary at all."""

    def __call__(self) -> CompiledLexicon:
        raise OSError("no room for it")


def one_process(judge: Judge) -> bytes:
    Path("list.txt").write_bytes(LINES)
    judge("list.txt", out="one.csv", block=SIZE)
    return Path("one.csv").read_bytes()


def test_a_worker_with_another_dictionary_gets_no_block(
    judge: Judge, workers: Any, lexicon: CompiledLexicon
) -> None:
    expected = one_process(judge)
    cluster = Cluster(Older(workers.workers[0].pid), workers.scheduler_address, lexicon.version)
    judge("list.txt", out="many.csv", block=SIZE, executor=cluster)
    assert Path("many.csv").read_bytes() == expected


def test_no_worker_with_this_dictionary_is_told(
    judge: Judge, workers: Any, lexicon: CompiledLexicon
) -> None:
    cluster = Cluster(Older(), workers.scheduler_address, lexicon.version)
    with pytest.raises(BatchError) as caught:
        judge("-", stdin=LINES, block=SIZE, executor=cluster)
    assert caught.value.code == "batch.other-lexicon"
    assert caught.value.facts == {"here": "older", "wanted": lexicon.version}


def test_workers_that_cannot_judge_are_told(
    judge: Judge, workers: Any, lexicon: CompiledLexicon
) -> None:
    cluster = Cluster(Broken(), workers.scheduler_address, lexicon.version)
    with pytest.raises(BatchError) as caught:
        judge("-", stdin=LINES, block=SIZE, executor=cluster)
    assert caught.value.code == "batch.no-worker"
    assert "no room for it" in str(caught.value.facts["reason"])


def test_a_worker_that_is_killed_costs_no_row_and_doubles_none(
    judge: Judge, workers: Any, lexicon: CompiledLexicon
) -> None:
    expected = one_process(judge)

    class Killing(Cluster):
        def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
            for done in super().run(tasks):
                if done[0].block.index == 2:
                    os.kill(workers.workers[0].pid, signal.SIGKILL)
                yield done

    cluster = Killing(HERE, workers.scheduler_address, lexicon.version)
    judged = judge("list.txt", out="many.csv", block=SIZE, executor=cluster)
    assert Path("many.csv").read_bytes() == expected
    assert judged.tally.rows == len(WORDS) * 150


def test_a_scheduler_that_is_not_there_is_told(
    lexicon: CompiledLexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("wordsvc.batch.executor.cluster.CONNECT_SECONDS", 1)
    for address in ("tcp://127.0.0.1:9", "nonsense://x", "tls://127.0.0.1:9"):
        with pytest.raises(BatchError) as caught:
            Cluster(HERE, address, lexicon.version)
        assert caught.value.code == "batch.no-scheduler"
