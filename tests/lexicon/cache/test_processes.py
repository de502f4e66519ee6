"""Several processes that start together, and processes that are killed on the way."""

from __future__ import annotations

import resource
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.lexicon.compiled.samples import compiled

ROOT = Path(__file__).parents[3]
KEY = "abc"
Process = subprocess.Popen[str]
Start = Callable[[], Process]


@pytest.fixture
def cache(tmp_path: Path) -> Path:
    return tmp_path / "cache"


@pytest.fixture
def version(tmp_path: Path) -> str:
    """What the set that ``sample`` builds is called."""
    return compiled(tmp_path / "same").version


@pytest.fixture
def start(cache: Path) -> Iterator[Start]:
    """Starts processes that open the same set, and kills what is left of them."""
    started: list[Process] = []

    def one() -> Process:
        command = [sys.executable, "-m", "tests.lexicon.cache.sample", str(cache), KEY]
        pipe = subprocess.PIPE
        started.append(subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, text=True))
        return started[-1]

    yield one
    for process in started:
        process.kill()
        process.communicate()


def says(process: Process) -> str:
    """The next line of a process."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


def go_on(process: Process) -> None:
    assert process.stdin is not None
    process.stdin.write("\n")
    process.stdin.flush()


def leftovers(cache: Path) -> list[str]:
    return [path.name for path in cache.iterdir() if "building" in path.name]


def test_of_processes_that_start_together_one_builds(
    start: Start, cache: Path, version: str
) -> None:
    processes = [start() for _ in range(4)]
    first = {process: says(process) for process in processes}
    assert sorted(first.values()) == ["cache.build", *["cache.wait"] * 3]
    [builder] = [process for process, said in first.items() if said == "cache.build"]
    assert says(builder) == "half"
    go_on(builder)
    assert [says(process) for process in processes] == [version] * 4
    assert [process.wait() for process in processes] == [0] * 4
    assert leftovers(cache) == []


def test_a_build_that_was_killed_is_done_again(start: Start, cache: Path, version: str) -> None:
    killed = start()
    assert [says(killed), says(killed)] == ["cache.build", "half"]
    killed.kill()
    killed.wait()
    assert len(leftovers(cache)) == 1
    again = start()
    assert [says(again), says(again)] == ["cache.build", "half"]
    assert len(leftovers(cache)) == 1
    go_on(again)
    assert says(again) == version
    assert leftovers(cache) == []


def test_who_waits_builds_when_the_builder_is_killed(start: Start, version: str) -> None:
    killed = start()
    assert [says(killed), says(killed)] == ["cache.build", "half"]
    waiting = start()
    assert says(waiting) == "cache.wait"
    killed.kill()
    assert [says(waiting), says(waiting)] == ["cache.build", "half"]
    go_on(waiting)
    assert says(waiting) == version


def test_a_disk_without_room_is_one_clear_error(cache: Path) -> None:
    """A limit on the size of files stands in for a full disk: the system refuses the write."""
    result = subprocess.run(
        [sys.executable, "-m", "tests.lexicon.cache.sample", str(cache), KEY],
        cwd=ROOT,
        input="\n",
        capture_output=True,
        text=True,
        check=False,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000)),
    )
    assert result.returncode == 1
    last = result.stderr.strip().splitlines()[-1]
    assert last.startswith("wordsvc.lexicon.cache.errors.CacheError: cache.full")
    assert str(cache) in last
    assert leftovers(cache) == []
