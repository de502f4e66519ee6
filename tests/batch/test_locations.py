"""Files, folders, patterns and URLs are found; outputs go where they harm nothing."""

from __future__ import annotations

from pathlib import Path

import fsspec
import pytest

from tests.batch.conftest import Judge
from tests.batch.lists import right
from wordsvc.batch.errors import BatchError
from wordsvc.batch.plan import plan
from wordsvc.lexicon.compiled import CompiledLexicon


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("in/a.txt", "in/sub/b.csv", "in/sub/c.jsonl.gz", "in/notes.md", "in/.hidden.txt"):
        Path(name).parent.mkdir(parents=True, exist_ok=True)
        Path(name).write_bytes(b"")
    return tmp_path


def names(paths: tuple[str, ...], out: str) -> list[tuple[str, str]]:
    return [(target.location.path, target.out) for target in plan(paths, out)]


def test_a_folder_gives_every_list_in_it_under_its_name(folder: Path) -> None:
    assert names(("in",), "out") == [
        ("in/a.txt", "out/a.txt"),
        ("in/sub/b.csv", "out/sub/b.csv"),
        ("in/sub/c.jsonl.gz", "out/sub/c.jsonl.gz"),
    ]


def test_a_pattern_gives_what_fits(folder: Path) -> None:
    assert names(("in/**/*.csv",), "x.csv") == [("in/sub/b.csv", "x.csv")]
    assert names(("in/sub/*",), "out") == [
        ("in/sub/b.csv", "out/b.csv"),
        ("in/sub/c.jsonl.gz", "out/c.jsonl.gz"),
    ]


def test_an_output_within_the_folder_is_no_list_of_the_next_run(folder: Path) -> None:
    Path("in/judged/a.txt").parent.mkdir()
    Path("in/judged/a.txt").write_bytes(b"")
    assert ("in/judged/a.txt", "in/judged/judged/a.txt") not in names(("in",), "in/judged")


def test_the_name_of_the_output_tells_its_format(folder: Path) -> None:
    (target,) = plan(("in/a.txt",), "x.csv.gz")
    assert (target.format, target.compression) == ("csv", "gzip")
    (target,) = plan(("in/a.txt",), "x")
    assert (target.format, target.compression) == (None, None)


@pytest.mark.parametrize(
    ("paths", "out", "code"),
    [
        (("in",), "-", "batch.needs-folder"),
        (("in/a.txt", "in/sub/b.csv"), "x.csv", "batch.needs-folder"),
        (("in/a.txt",), "in/a.txt", "batch.same-file"),
        (("in/a.txt",), "in/../in/a.txt", "batch.same-file"),
        (("in",), "in", "batch.same-file"),
        (("in/*.zip",), "-", "batch.nothing-there"),
        (("in/a.txt", "in/sub/../sub/../a.txt"), "out", "batch.same-name"),
    ],
)
def test_what_cannot_be_meant_is_refused(
    folder: Path, paths: tuple[str, ...], out: str, code: str
) -> None:
    with pytest.raises(BatchError) as caught:
        plan(paths, out)
    assert caught.value.code == code


def test_a_folder_is_judged_list_by_list_and_a_bad_list_keeps_none_back(
    judge: Judge, lexicon: CompiledLexicon
) -> None:
    Path("in/sub").mkdir(parents=True)
    Path("in/a.txt").write_text("ラッコ\n", encoding="utf-8")
    Path("in/b.csv").write_text("x,y\n1,2\n", encoding="utf-8")
    Path("in/c.parquet").write_bytes(b"PAR1 nothing")
    Path("in/sub/d.txt").write_text("スキー\nすし\n", encoding="utf-8")
    judged = judge("in", out="out")
    assert [(failure.path, failure.error.code) for failure in judged.failures] == [
        ("in/b.csv", "batch.which-column"),
        ("in/c.parquet", "batch.damaged"),
    ]
    assert judged.tally.answers == {"yes": 2, "no": 1}
    made = sorted(str(path) for path in Path("out").rglob("*.*") if path.is_file())
    assert made == [
        "out/.wordsvc-batch.journal",
        "out/.wordsvc-batch.words",
        "out/a.txt",
        "out/sub/d.txt",
    ]
    (row,) = right(["ラッコ"], lexicon)
    assert Path("out/a.txt").read_text(encoding="utf-8") == "\t".join(["ラッコ", *row]) + "\n"


def test_lists_at_urls_are_read_and_written(judge: Judge) -> None:
    """``memory:`` stands for any file system that fsspec knows."""
    files = fsspec.filesystem("memory")
    files.pipe({"/in/a.txt": "ラッコ\n".encode(), "/in/sub/b.txt": "スキー\n".encode()})
    judge("memory://in/a.txt", out="memory://out/a.csv")
    assert files.cat("/out/a.csv").decode().splitlines()[1].startswith("ラッコ,yes,")
    judged = judge("memory://in", out="memory://all/")
    assert judged.tally.answers == {"yes": 2}
    assert sorted(files.find("/all")) == ["/all/a.txt", "/all/sub/b.txt"]
    judged = judge("memory://in/*.txt", out="memory://all/only.txt")
    assert judged.tally.rows == 1
    files.rm("/", recursive=True)


def test_what_stands_in_the_way_of_an_output_is_told(judge: Judge) -> None:
    Path("list.txt").write_text("ラッコ\n", encoding="utf-8")
    Path("file").write_bytes(b"")
    (failure,) = judge("list.txt", out="file/out.txt").failures
    assert failure.error.code == "batch.unwritable"
    (failure,) = judge("missing.txt", out="out.txt").failures
    assert failure.error.code == "batch.unreadable"


def test_a_device_is_written_to_and_not_replaced(judge: Judge) -> None:
    Path("list.txt").write_text("ラッコ\n", encoding="utf-8")
    before = Path("/dev/null").stat()
    judge("list.txt", out="/dev/null")
    assert Path("/dev/null").stat().st_ino == before.st_ino
    assert not Path("/dev/null.partial").exists()
