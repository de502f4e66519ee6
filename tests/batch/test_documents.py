"""What docs/batch.md shows is what the program does, on one machine and on a cluster with TLS."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from tests.batch.program import ROOT
from wordsvc.web.http.questions import NDJSON

pytestmark = pytest.mark.usefixtures("lexicon", "place")

PAGE = (ROOT / "docs/batch.md").read_text("utf-8")
PARTS = dict(zip(("ja", "en"), PAGE.split("## English"), strict=True))
CODE = re.compile(r"^```(sh|text)\n(.*?)^```", re.MULTILINE | re.DOTALL)
SECONDS = 60


def blocks(language: str, word: str) -> list[str]:
    """The code of a language in which a word stands."""
    return [code for _, code in CODE.findall(PARTS[language]) if word in code]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An empty folder, and the programs that are called there."""
    monkeypatch.chdir(tmp_path)
    programs = tmp_path / "programs"
    programs.mkdir()
    for name, module in (("wordsvc", "wordsvc"), ("dask", "dask")):
        program = programs / name
        program.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m {module} "$@"\n', "utf-8")
        program.chmod(0o755)
    paths = filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))
    monkeypatch.setenv("PATH", f"{programs}{os.pathsep}{os.environ['PATH']}")


def sh(code: str) -> str:
    """What commands print; 1 is an answer, too."""
    done = subprocess.run(
        ["sh", "-c", code], capture_output=True, encoding="utf-8", timeout=SECONDS, check=False
    )
    assert done.returncode in (0, 1), done.stderr
    return done.stdout


@pytest.mark.parametrize("language", PARTS)
def test_the_quick_start_gives_what_it_shows(language: str) -> None:
    (code,) = blocks(language, "cat judged.csv")
    (shown,) = blocks(language, "らっこ,word")
    assert sh(code) == shown
    assert "</html>" in Path("report.html").read_text("utf-8")


def test_both_languages_show_the_same_commands() -> None:
    japanese, english = (
        [re.sub(r" *#.*", "", code) for kind, code in CODE.findall(part) if kind == "sh"]
        for part in PARTS.values()
    )
    assert [code.replace("word,note", "単語,メモ") for code in english] == japanese
    assert all(NDJSON in code for code in blocks("en", "curl"))


@contextmanager
def running(command: str) -> Iterator[None]:
    """A program that serves until it is ended, with all that it has started."""
    process = subprocess.Popen(
        ["sh", "-c", command],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        start_new_session=True,
    )
    try:
        yield
    finally:
        os.killpg(process.pid, signal.SIGKILL)
        process.wait()


def test_a_cluster_with_tls_is_started_and_used_as_it_says() -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port = str(free.getsockname()[1])
    start, certificates = blocks("en", "cat judged.csv") + blocks("en", "openssl")
    (serve,), (use,) = blocks("en", "dask scheduler"), blocks("en", "export DASK")
    scheduler, workers = serve.replace("8786", port).splitlines()
    alone = sh(start)
    Path("judged.csv").unlink()
    sh(certificates)
    with running(f"exec {scheduler} --no-dashboard"), running(f"exec {workers} --no-dashboard"):
        sh(use.replace("8786", port))
    assert Path("judged.csv").read_text("utf-8") == alone
