"""Killed, interrupted, out of room, fed with nonsense: the program says what is the matter, and
goes on from there when it is asked to.
"""

from __future__ import annotations

import gzip
import lzma
import os
import resource
import select
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.batch.lists import WORDS
from tests.batch.program import Program, run

pytestmark = pytest.mark.usefixtures("lexicon", "here")

ENDS_SECONDS = 10
TIMES = 16_000
LINES = len(WORDS) * TIMES
ONE, TWO = ["--jobs", "1"], ["--jobs", "2"]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


@pytest.fixture(scope="module")
def long_list() -> bytes:
    """Enough lines for several blocks."""
    return "".join(f"{word}\n" for word in WORDS).encode() * TIMES


@pytest.fixture
def expected(long_list: bytes) -> bytes:
    Path("list.txt").write_bytes(long_list)
    assert run("word-basket", "list.txt", "--out", "expected.txt", *ONE).code == 1
    return Path("expected.txt").read_bytes()


def journal_lines(out: str) -> int:
    journal = Path(f"{out}.partial/journal")
    return journal.read_bytes().count(b"\n") if journal.exists() else 0


def test_killed_again_and_again_it_loses_nothing(expected: bytes, long_list: bytes) -> None:
    """Killed when so many blocks are done; its processes go with it."""
    args = ("word-basket", "-", "--format", "txt", "--out", "out.txt.xz", *TWO, "--resume")
    for times in (1, 2):
        before = journal_lines("out.txt.xz")
        program = Program(*args, held=long_list * times)
        program.until(lambda: journal_lines("out.txt.xz") > max(before, 1))  # noqa: B023 - called at once
        workers = program.workers()
        program.kill()
        assert workers
        assert all(map(_ends, workers)), "a process outlived its parent"
        assert journal_lines("out.txt.xz") > before
        assert not Path("out.txt.xz").exists()
    Path("list.txt").write_bytes(long_list * 2)
    ended = run("word-basket", "list.txt", "--out", "out.txt.xz", *TWO, "--resume")
    assert ended.code == 1
    assert lzma.decompress(Path("out.txt.xz").read_bytes()) == expected * 2
    assert f"{2 * LINES:,} rows" in ended.err


def _ends(descriptor: int) -> bool:
    try:
        return bool(select.select([descriptor], [], [], ENDS_SECONDS)[0])
    finally:
        os.close(descriptor)


def test_interrupted_it_says_how_to_go_on(expected: bytes, long_list: bytes) -> None:
    args = ("word-basket", "-", "--format", "txt", "--out", "out.txt.xz", *TWO)
    program = Program(*args, held=long_list * 2)
    program.until(lambda: journal_lines("out.txt.xz") > 1)
    program.interrupt()
    ended = program.ended()
    assert ended.code == 130
    assert ended.err.splitlines()[-2:] == [
        "Partial results have been kept. --resume continues an interrupted run.",
        "wordsvc: Stopped.",
    ]
    Path("list.txt").write_bytes(long_list * 2)
    run("word-basket", "list.txt", "--out", "out.txt.xz", "--resume")
    assert lzma.decompress(Path("out.txt.xz").read_bytes()) == expected * 2


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A folder with room for one block: a small file system, or, without the right to mount one,
    a limit to the size of files.
    """
    disk = tmp_path / "disk"
    disk.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(disk)], check=False
    ).returncode
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    if mounted != 0:
        resource.setrlimit(resource.RLIMIT_FSIZE, (6 << 20, before[1]))
    yield disk
    resource.setrlimit(resource.RLIMIT_FSIZE, before)
    if mounted == 0:
        subprocess.run(["umount", str(disk)], check=True)


@pytest.mark.parametrize("format_", ["txt", "parquet"])
def test_a_full_disk_stops_it_and_room_lets_it_go_on(
    long_list: bytes, small_disk: Path, format_: str
) -> None:
    Path("list.txt").write_bytes(long_list)
    out = small_disk / f"out.{format_}"
    ballast = small_disk / "ballast"
    if format_ == "parquet":
        ballast.write_bytes(bytes(4 << 20))
    ended = run("word-basket", "list.txt", "--out", str(out), *ONE)
    assert ended.code == 2
    assert "No space left for" in ended.err
    assert not out.exists()
    kept = journal_lines(str(out))
    assert kept > 1
    ballast.unlink(missing_ok=True)
    resource.setrlimit(resource.RLIMIT_FSIZE, resource.getrlimit(resource.RLIMIT_FSIZE)[1:] * 2)
    subprocess.run(["mount", "-o", "remount,size=64m", str(small_disk)], check=False)
    ended = run("word-basket", "list.txt", "--out", str(out), *ONE, "--resume")
    assert (ended.code, out.exists()) == (1, True)
    assert f"{LINES:,} rows" in ended.err
    assert list(small_disk.iterdir()) == [out]


def test_a_line_of_100_megabytes_is_one_row_and_little_memory() -> None:
    with Path("list.txt").open("wb") as file:
        file.write("ラッコ\n".encode())
        file.writelines(b"x" * (1 << 20) for _ in range(100))
        file.write("\nスキー\n".encode())
    program = Program("word-basket", "list.txt", "--out", "out.txt", *ONE)
    assert 0 < program.memory() < 130
    ended = program.ended()
    assert ended.code == 2
    assert "3 rows: 2 yes, 0 no, 0 ask, 1 unreadable" in ended.err
    with Path("out.txt").open("rb") as file:
        assert file.readline().startswith("ラッコ\tyes\t".encode())
        long = file.readline()
        assert file.readline().startswith("スキー\tyes\t".encode())
    assert long[: 100 << 20] == b"x" * (100 << 20)
    assert long[100 << 20 :].startswith(b"\terror\tbatch.long-line\t")


def test_a_bomb_is_stopped(tmp_path: Path) -> None:
    with gzip.open("list.txt.gz", "wb", compresslevel=9) as file:
        for _ in range(80):
            file.write(bytes(1 << 20))
    ended = run("word-basket", "list.txt.gz", "--out", "out.txt", *ONE)
    assert ended.code == 2
    assert "expands to more than 250 times its size" in ended.err
    assert not Path("out.txt").exists()


def test_a_truncated_list_is_told_and_can_be_completed(long_list: bytes) -> None:
    whole = gzip.compress(long_list, 1, mtime=0)
    Path("list.txt.gz").write_bytes(whole[: len(whole) // 2])
    ended = run("word-basket", "list.txt.gz", "--out", "out.csv", *ONE)
    assert ended.code == 2
    assert "list.txt.gz is truncated" in ended.err
    assert not Path("out.csv").exists()
    kept = journal_lines("out.csv")
    assert kept > 1
    Path("list.txt.gz").write_bytes(whole)
    assert run("word-basket", "list.txt.gz", "--out", "out.csv", "--resume").code == 1
    assert Path("out.csv").read_bytes().count(b"\n") == long_list.count(b"\n") + 1
