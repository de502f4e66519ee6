"""The program starts fast, ends with the promised codes and says errors in one helpful line."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tests.cli.process import UTF8, spawn


def test_python_m_wordsvc_is_the_program() -> None:
    command = [sys.executable, "-m", "wordsvc", "--help"]
    done = subprocess.run(command, capture_output=True, env=UTF8 | {"LANG": "C"}, check=False)
    assert done.returncode == 0
    assert done.stdout.startswith(b"Usage: wordsvc [OPTIONS] COMMAND")
    assert done.stderr == b""


@pytest.mark.parametrize(("lang", "title"), [("ja_JP.UTF-8", "コマンド："), ("C", "Commands:")])
def test_help_lists_every_command_in_the_language_of_the_terminal(
    wordsvc: Run, lang: str, title: str
) -> None:
    ended = wordsvc("--help", lang=lang)
    assert ended.code == 0
    after = ended.out.split(title)[1]
    for command in ("check", "explain", "find", "lexicon", "serve"):
        assert f"  {command} " in after


def test_help_imports_none_of_the_commands() -> None:
    code = (
        "import sys; from wordsvc.cli.program import run; run(['--help']);"
        "print([m for m in sys.modules if m.startswith('wordsvc.cli.') and m.count('.') > 2],"
        " 'wordsvc.cli.find' in sys.modules, file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, env=UTF8, check=True)
    assert done.stderr.decode().strip() == "[] False"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (["chekc"], "There is no command chekc. Did you mean check? See wordsvc --help."),
        (["frobnicate"], "There is no command frobnicate. See wordsvc --help."),
        (["--colour"], "There is no option --colour. See wordsvc --help."),
        (["find", "--limt", "3"], "Did you mean --limit"),
        (["find", "--limit", "many"], "Invalid value for --limit."),
        (["find", "--limit", "999999"], "It must be at least 1. It must be at most 500."),
        (["check", "barbarossa", "letter", "でんわ", "0"], "position: 0 is out of range"),
        (["score", "barbarossa", "no-such.json"], "file “no-such.json” does not exist"),
        (["sheet", "check", "no-such.toml"], "Cannot read or write no-such.toml"),
        (["find", "--limit"], "See wordsvc find --help."),
    ],
)
def test_misuse_is_one_line_on_stderr_that_says_what_to_do(
    wordsvc: Run, args: list[str], said: str
) -> None:
    ended = wordsvc(*args)
    assert ended.code == 2
    assert ended.out == ""
    assert ended.err.startswith("wordsvc: ")
    assert ended.err.count("\n") == 1
    assert said in ended.err


@pytest.mark.parametrize("group", [[], ["check"], ["lexicon"]])
def test_a_group_alone_shows_its_help(wordsvc: Run, group: list[str]) -> None:
    ended = wordsvc(*group)
    assert (ended.code, ended.out) == (2, "")
    assert ended.err == wordsvc(*group, "--help").out


@pytest.mark.parametrize("more", [["--json"], []])
def test_output_that_cannot_be_written_is_told_in_one_line_and_is_no_verdict(
    more: list[str],
) -> None:
    args = ["check", "word-basket", "すし", *more]
    with Path(os.devnull).open("rb") as closed:
        done = subprocess.run(
            [sys.executable, "-m", "tests.cli.process", *args],
            stdout=closed,
            stderr=subprocess.PIPE,
            env=UTF8,
            check=False,
        )
    assert done.returncode == 2
    assert done.stderr.decode().startswith("wordsvc: 結果を書き出せません")
    assert done.stderr.count(b"\n") == 1


def test_misuse_is_said_in_japanese_too(wordsvc: Run) -> None:
    ended = wordsvc("chekc", lang="ja_JP.UTF-8")
    assert ended.err == (
        "wordsvc: 「chekc」というコマンドはありません。「check」のことですか。"
        "「wordsvc --help」をご覧ください。\n"
    )


def test_a_reader_that_goes_away_is_no_verdict() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with os.fdopen(writer, "wb") as nobody:
        done = subprocess.run(
            [sys.executable, "-m", "wordsvc", "--help"],
            stdout=nobody,
            stderr=subprocess.PIPE,
            env=UTF8,
            check=False,
        )
    assert done.returncode == 141
    assert done.stderr == b""


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_shells_get_completion(shell: str) -> None:
    script = spawn(_WORDSVC_COMPLETE=f"{shell}_source")
    assert script.returncode == 0
    assert b"_WORDSVC_COMPLETE" in script.stdout


def test_completion_knows_commands_and_options() -> None:
    asked = {"_WORDSVC_COMPLETE": "bash_complete", "COMP_WORDS": "wordsvc fi", "COMP_CWORD": "1"}
    assert spawn(**asked).stdout.decode().split() == ["plain,find"]
    asked |= {"COMP_WORDS": "wordsvc find --li", "COMP_CWORD": "2"}
    assert spawn(**asked).stdout.decode().split() == ["plain,--limit"]


def test_a_terminal_that_cannot_show_kana_gets_code_points_and_no_crash() -> None:
    done = spawn("chekc", PYTHONIOENCODING="latin-1", PYTHONUTF8="0")
    assert done.returncode == 2
    assert rb"\u300cchekc\u300d" in done.stderr


def test_words_arrive_whole_where_the_locale_is_not_utf8() -> None:
    plain = {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    done = spawn("check", "word-basket", "さと%", **plain)
    assert done.returncode == 2
    assert done.stderr.startswith(b"wordsvc: word: Character 3, %")


def test_bytes_that_are_no_text_are_refused_with_their_place() -> None:
    done = spawn("check", "word-basket", "さと".encode() + b"\xff", LANG="en_GB.UTF-8")
    assert done.returncode == 2
    assert done.stderr.startswith(b"wordsvc: word: Character 3 ")


@pytest.mark.parametrize(("no_color", "coloured"), [("", True), ("1", False)])
def test_a_terminal_gets_colour_unless_it_asks_for_none(no_color: str, coloured: bool) -> None:
    terminal, end = os.openpty()
    command = [sys.executable, "-m", "tests.cli.process", "check", "word-basket", "ラッコ"]
    environ = UTF8 | {"TERM": "xterm", "NO_COLOR": no_color}
    with os.fdopen(end, "wb") as out:
        subprocess.run(command, stdout=out, env=environ, check=True)
    shown = os.read(terminal, 4096)
    os.close(terminal)
    assert "使えます".encode() in shown
    assert (b"\x1b[" in shown) is coloured


def test_a_bug_is_one_line_and_no_verdict(monkeypatch: pytest.MonkeyPatch, wordsvc: Run) -> None:
    monkeypatch.setattr("wordsvc.cli.program._invoke", _broken)
    done = wordsvc("check", "word-basket", "すいか")
    assert done.code == 2
    assert done.err.startswith("wordsvc: ")
    assert "RuntimeError('a bug')" in done.err
    assert len(done.err.splitlines()) == 1


def _broken(*_: object) -> int:
    raise RuntimeError("a bug")


def test_a_closed_output_is_no_verdict() -> None:
    command = f"{shlex.quote(sys.executable)} -m tests.cli.process check word-basket すいか >&-"
    done = subprocess.run(["sh", "-c", command], capture_output=True, check=False)
    assert done.returncode == 2
    assert len(done.stderr.decode().splitlines()) == 1
