"""A run that was interrupted, however, goes on where it stopped, and nothing is there by halves."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import pyarrow.parquet as pq
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.batch.conftest import Judge
from tests.batch.lists import WORDS
from wordsvc.batch.errors import BatchError
from wordsvc.batch.executor.in_process import InProcess
from wordsvc.batch.executor.protocol import Done, Task
from wordsvc.batch.job import Block, JudgedBlock
from wordsvc.batch.tally import Tally
from wordsvc.batch.write.sink.partial import Partial
from wordsvc.lexicon.compiled import CompiledLexicon

TIMES = 6
LINES = "".join(f"{word}\n" for word in WORDS * TIMES).encode()
SIZE = 200


class Interrupted(Exception):
    pass


class Counting(InProcess):
    """Counts the blocks that it judges, and gives up after some."""

    def __init__(self, judge: Judge, most: int = 1 << 30) -> None:
        super().__init__(judge.opener)
        self.most = most
        self.judged: list[int] = []

    def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
        for task, judged in super().run(tasks):
            if len(self.judged) == self.most:
                raise Interrupted
            self.judged.append(task.block.index)
            yield task, judged


def whole(judge: Judge, out: str, name: str = "list.txt") -> bytes:
    judge(name, out=f"whole.{out}", block=SIZE)
    return content(f"whole.{out}")


def content(path: str) -> bytes:
    if ".parquet" in path:
        return repr(pq.read_table(path).to_pylist()).encode()
    data = Path(path).read_bytes()
    return gzip.decompress(data) if path.endswith(".gz") else data


@pytest.mark.parametrize("out", ["txt", "csv.gz", "jsonl", "parquet"])
def test_stopped_after_any_block_it_goes_on_there(judge: Judge, out: str) -> None:
    Path("list.txt").write_bytes(LINES)
    expected = whole(judge, out)
    blocks = len(LINES) // SIZE
    for most in range(blocks):
        with pytest.raises(Interrupted):
            judge("list.txt", out=f"out.{out}", block=SIZE, executor=Counting(judge, most))
        assert not Path(f"out.{out}").exists()
        rest = Counting(judge)
        judged = judge("list.txt", out=f"out.{out}", block=SIZE, executor=rest, resume=True)
        assert rest.judged[0] == most
        assert content(f"out.{out}") == expected
        assert judged.tally.rows == len(WORDS) * TIMES
        assert not Path(f"out.{out}.partial").exists()
        Path(f"out.{out}").unlink()


def test_without_being_asked_to_it_starts_over(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    with pytest.raises(Interrupted):
        judge("list.txt", out="out.txt", block=SIZE, executor=Counting(judge, 2))
    again = Counting(judge)
    judge("list.txt", out="out.txt", block=SIZE, executor=again)
    assert again.judged[0] == 0


def test_nothing_to_go_on_with_is_no_trouble(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    judge("list.txt", out="out.txt", block=SIZE, resume=True)
    assert content("out.txt") == whole(judge, "txt")


def test_only_what_changed_in_the_list_is_judged_again(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    with pytest.raises(Interrupted):
        judge("list.txt", out="out.txt", block=SIZE, executor=Counting(judge, 5))
    changed = LINES[: 3 * SIZE] + LINES[3 * SIZE :].replace("ラッコ".encode(), "いんこ".encode(), 1)
    Path("list.txt").write_bytes(changed)
    rest = Counting(judge)
    judge("list.txt", out="out.txt", block=SIZE, executor=rest, resume=True)
    assert 0 < rest.judged[0] <= 4
    assert content("out.txt") == whole(judge, "txt")


def test_a_list_that_became_shorter_leaves_nothing_of_what_was(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    with pytest.raises(Interrupted):
        judge("list.txt", out="out.txt", block=SIZE, executor=Counting(judge, 5))
    Path("list.txt").write_bytes(LINES[: LINES.index(b"\n", SIZE) + 1])
    judge("list.txt", out="out.txt", block=SIZE, resume=True)
    assert content("out.txt") == whole(judge, "txt")


def test_a_list_that_changes_while_it_is_read_has_no_output(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)

    class Meddling(Counting):
        def run(self, tasks: Iterator[Task]) -> Iterator[Done]:
            for done in super().run(tasks):
                with Path("list.txt").open("ab") as file:
                    file.write("いんこ\n".encode())
                yield done

    judged = judge("list.txt", out="out.txt", block=SIZE, executor=Meddling(judge))
    assert [failure.error.code for failure in judged.failures] == ["batch.changed"]
    assert not Path("out.txt").exists()
    rest = Counting(judge)
    judge("list.txt", out="out.txt", block=SIZE, executor=rest, resume=True)
    assert content("out.txt") == whole(judge, "txt")
    assert len(rest.judged) <= 2, "what was judged of the same bytes is kept"


def test_another_job_is_not_mixed_in(judge: Judge) -> None:
    Path("list.txt").write_bytes(LINES)
    with pytest.raises(Interrupted):
        judge("list.txt", out="out.txt", block=SIZE, executor=Counting(judge, 2))
    judged = judge("list.txt", out="out.txt", block=SIZE, resume=True, language="ja")
    assert [failure.error.code for failure in judged.failures] == ["batch.other-job"]
    assert Path("out.txt.partial/journal").stat().st_size


def test_a_truncated_list_is_judged_as_far_as_it_goes(judge: Judge) -> None:
    long = LINES * 40
    packed = gzip.compress(long[:50_000], mtime=0) + gzip.compress(long[50_000:], mtime=0)
    Path("list.txt.gz").write_bytes(packed[:-100])
    judged = judge("list.txt.gz", out="out.txt", block=SIZE)
    assert [failure.error.code for failure in judged.failures] == ["batch.truncated"]
    assert judged.tally.rows > 0
    assert not Path("out.txt").exists()
    Path("list.txt.gz").write_bytes(packed)
    rest = Counting(judge)
    judge("list.txt.gz", out="out.txt", block=SIZE, executor=rest, resume=True)
    assert rest.judged[0] > 0
    Path("list.txt").write_bytes(long)
    assert content("out.txt") == whole(judge, "txt")


def test_a_folder_goes_on_with_the_list_at_which_it_stopped(judge: Judge) -> None:
    for name in "abc":
        Path("in").mkdir(exist_ok=True)
        Path(f"in/{name}.txt").write_bytes(LINES)
    with pytest.raises(Interrupted):
        judge("in", out="out", block=SIZE, executor=Counting(judge, 14), thorough=True)
    assert Path("out/a.txt").exists()
    rest = Counting(judge)
    judged = judge("in", out="out", block=SIZE, executor=rest, resume=True, thorough=True)
    assert rest.judged[0] > 0
    assert judged.tally.rows == 3 * TIMES * len(WORDS)
    Path("list.txt").write_bytes(LINES)
    assert {content(f"out/{name}.txt") for name in "abc"} == {whole(judge, "txt")}
    assert sorted(path.name for path in Path("out").iterdir()) == ["a.txt", "b.txt", "c.txt"]


def test_a_finished_list_of_a_folder_that_changed_is_judged_again(judge: Judge) -> None:
    Path("in").mkdir()
    for name in "ab":
        Path(f"in/{name}.txt").write_bytes(LINES)
    with pytest.raises(Interrupted):
        judge("in", out="out", block=SIZE, executor=Counting(judge, 13))
    Path("in/a.txt").write_bytes(LINES[LINES.index(b"\n") + 1 :])
    judged = judge("in", out="out", block=SIZE, resume=True)
    assert judged.tally.rows == 2 * TIMES * len(WORDS) - 1


BLOCKS = [Block(n, f"{n}".encode() * 9) for n in range(6)]


def filled(folder: Path) -> Partial:
    partial = Partial(folder, "job", resume=True)
    for block in BLOCKS[len(partial.entries) :]:
        tally = Tally(rows=block.index, lengths={"yes": {3: 1}})
        partial.put(block, JudgedBlock(block.data * 3, tally, b"w" * block.index))
    return partial


@given(data=st.data())
def test_whatever_was_cut_off_in_a_crash_is_made_good(
    data: st.DataObject, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Each file is cut at any place, as a loss of power may leave them."""
    folder = tmp_path_factory.mktemp("crash") / "out.partial"
    filled(folder).release()
    good = {name: (folder / name).read_bytes() for name in ("rows", "words", "journal")}
    for name, content in good.items():
        cut = data.draw(st.integers(0, len(content)), label=name)
        (folder / name).write_bytes(content[:cut])
    partial = filled(folder)
    assert [partial.stored(block.index) for block in BLOCKS] == [b.data * 3 for b in BLOCKS]
    partial.release()
    assert {name: (folder / name).read_bytes() for name in good} == good


def test_one_run_at_a_time_writes_an_output(tmp_path: Path) -> None:
    first = Partial(tmp_path / "out.partial", "job", resume=False)
    with pytest.raises(BatchError, match="in-use"):
        Partial(tmp_path / "out.partial", "job", resume=True)
    first.release()
    Partial(tmp_path / "out.partial", "job", resume=True).remove()
    assert not (tmp_path / "out.partial").exists()


def test_an_output_that_was_there_stays_until_the_new_one_is_whole(
    judge: Judge, lexicon: CompiledLexicon
) -> None:
    Path("list.txt").write_bytes(LINES)
    Path("out.txt").write_bytes(b"before")
    with pytest.raises(Interrupted):
        judge("list.txt", out="out.txt", block=SIZE, executor=Counting(judge, 2))
    assert Path("out.txt").read_bytes() == b"before"
    judge("list.txt", out="out.txt", block=SIZE, resume=True)
    assert content("out.txt") == whole(judge, "txt")
