"""``batch`` judges lists: what it prints, how it ends, what it says about misuse."""

from __future__ import annotations

import csv
import io
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.process import spawn

ROOT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


def written(name: str, *lines: str) -> str:
    Path(name).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    return name


@pytest.mark.parametrize(
    ("lines", "code"),
    [
        (["ラッコ", "スキー"], 0),
        (["ラッコ", "遊ぶ", "ぬるぽん"], 1),
        (["ラッコ", "ぬるぽ"], 3),
        (["ラッコ", "か!?"], 2),
        (["ぬるぽ", "か!?"], 3),
        (["", ""], 0),
        ([], 0),
    ],
)
def test_the_exit_code_tells_the_worst_answer(wordsvc: Run, lines: list[str], code: int) -> None:
    assert wordsvc("batch", "word-basket", written("list.txt", *lines), "--jobs", "1").code == code


def test_without_an_output_rows_are_printed_and_the_summary_goes_to_stderr(wordsvc: Run) -> None:
    ended = wordsvc("batch", "word-basket", written("list.txt", "ラッコ", "遊ぶ"))
    assert ended.out.splitlines() == [
        "ラッコ\tyes\t\tらっこ\tword\tら\tこ\t3\tこ か行",
        "遊ぶ\tno\tword.not-noun\tあそぶ\tproposed\tあ\tふ\t3\tふ は行",
    ]
    first, second = ended.err.splitlines()
    assert first.startswith("2 rows: 1 yes, 1 no, 0 ask, 0 unreadable (0:0")
    assert second == "Most common reasons: word.not-noun 1"


def test_in_japanese_with_sentences(wordsvc: Run) -> None:
    args = ("batch", "word-basket", written("list.csv", "word", "いも"), "--messages")
    ended = wordsvc(*args, "--out", "out.csv", lang="ja_JP.UTF-8")
    (row,) = csv.DictReader(io.StringIO(Path("out.csv").read_text(encoding="utf-8")))
    assert row["message"] == "3文字以上の言葉が必要です（この言葉は2文字）。"
    assert ended.err.splitlines()[0].startswith("1行：使える 0、使えない 1、みんなで決める 0、")
    assert ended.err.splitlines()[-1] == "書き込み先：out.csv"


def test_rules_columns_and_encoding_are_chosen(wordsvc: Run) -> None:
    Path("list.csv").write_bytes("1,いも\n2,ラッコ\n".encode("euc-jp"))
    args = ("batch", "word-basket", "list.csv", "--column", "2", "--encoding", "euc-jp")
    assert wordsvc(*args, "--rules", "kids2").code == 0
    assert wordsvc(*args, "--rule", "shortest=3").code == 1
    assert wordsvc(*args, "--header", "--rules", "kids2").out.encode().count(b"\n") == 2


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["word-basket", "missing.txt"], "Cannot read missing.txt (No such file or directory)."),
        (["word-basket", "*.zip"], "There is no list at *.zip."),
        (["nothing", "list.txt"], "Invalid value for VALIDATOR. It must be word-basket, "),
        (["word-basket"], "FILE... is missing."),
        (["word-basket", "list.txt", "--out", "list.txt"], "list.txt is the list itself."),
        (["word-basket", "list.txt", "more.txt"], "There are 2 lists. Choose a folder with --out."),
        (["word-basket", "list.txt", "--rules", "none"], "none"),
        (["word-basket", "list.txt", "--rule", "shortest"], "Write --rule as name=value"),
        (["word-basket", "list.txt", "--sheet", "none"], "sheet: "),
        (["word-basket", "list.txt", "--jobs", "0"], "Invalid value for --jobs."),
        (["word-basket", "two.csv"], "Which column contains the words? Choose it with --column."),
        (["word-basket", "two.csv", "--column", "x"], "There is no column “x”. Available: a, b."),
    ],
)
def test_what_cannot_be_done_is_said_in_one_line(wordsvc: Run, args: list[str], said: str) -> None:
    written("list.txt", "ラッコ")
    written("more.txt", "ラッコ")
    written("two.csv", "a,b", "1,2")
    ended = wordsvc("batch", *args)
    assert ended.code == 2
    assert said in ended.err.splitlines()[0]
    assert ended.out == ""


def test_a_list_that_fails_is_told_and_the_others_are_done(wordsvc: Run) -> None:
    written("list.txt", "ラッコ")
    written("two.csv", "a,b", "1,2")
    ended = wordsvc("batch", "word-basket", "list.txt", "two.csv", "--out", "out")
    assert ended.code == 2
    assert ended.err.splitlines()[0].startswith("wordsvc: Which column contains the words?")
    assert Path("out/list.txt").exists()
    assert not Path("out/two.csv").exists()


def test_help_tells_options_and_exit_codes(wordsvc: Run) -> None:
    for lang, said in (
        ("en_GB.UTF-8", "Exit code: 1 if any answer is no"),
        ("ja_JP.UTF-8", "終了コード"),
    ):
        ended = wordsvc("batch", "--help", lang=lang)
        assert ended.code == 0
        assert said in ended.out
        assert "--resume" in ended.out


def test_the_dictionary_itself_is_a_list(wordsvc: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    from tests.cli.listed import Listed

    readings = ["らっこ", "いも"]
    monkeypatch.setattr(Listed, "__iter__", lambda self: iter(readings), raising=False)
    ended = wordsvc("batch", "word-basket", "@lexicon")
    assert [line.split("\t")[0] for line in ended.out.splitlines()] == readings


def test_a_report_is_written(wordsvc: Run) -> None:
    args = ("batch", "word-basket", written("list.txt", "ラッコ", "いも"), "--out", "out.txt")
    ended = wordsvc(*args, "--report", "report.html", lang="ja_JP.UTF-8")
    assert ended.err.splitlines()[-1] == "書き込み先：report.html"
    assert "ラッコ" in Path("report.html").read_text(encoding="utf-8")
    ended = wordsvc(*args, "--report", "no/such/folder.html")
    assert ended.code == 2
    assert "Cannot write no/such/folder.html" in ended.err


def test_plain_lists_load_no_library_for_tables_pictures_or_clusters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    (tmp_path / "list.csv").write_text("ラッコ\n", encoding="utf-8")
    done = spawn("batch", "word-basket", str(tmp_path / "list.csv"), WORDSVC_TEST_LOADED="1")
    assert done.returncode == 0
    loaded = set(done.stderr.decode().splitlines()[-1].split())
    assert "wordsvc" in loaded
    assert loaded.isdisjoint({"pyarrow", "numpy", "matplotlib", "distributed", "flask", "rich"})


@pytest.mark.parametrize(
    ("options", "missing"),
    [
        (["--out", "judged.csv", "--report", "report.html"], "matplotlib"),
        (["--out", "judged.parquet"], "pyarrow"),
        (["--out", "judged.csv.zst"], "pyarrow"),
    ],
)
def test_what_is_not_installed_is_said_before_anything_is_judged(
    wordsvc: Run, monkeypatch: pytest.MonkeyPatch, options: list[str], missing: str
) -> None:
    monkeypatch.setattr("wordsvc.batch.extras.find_spec", lambda name: name != missing or None)
    result = wordsvc("batch", "word-basket", written("list.csv", "言葉", "ラッコ"), *options)
    assert result.code == 2
    assert "wordsvc[batch]" in result.err
    assert not [file for file in Path().iterdir() if file.name.startswith("judged")]
