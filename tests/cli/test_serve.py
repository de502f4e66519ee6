"""``serve`` lists its settings and hands what is asked for to the server."""

from __future__ import annotations

import socket

import pytest

from tests.cli.conftest import Run
from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.cli.program import run
from wordsvc.web import serve


def test_help_lists_every_variable_with_its_meaning_and_default(wordsvc: Run) -> None:
    for lang in ("ja_JP.UTF-8", "en_GB.UTF-8"):
        ended = wordsvc("serve", "--help", lang=lang)
        assert ended.code == 0
        for field in Settings.__struct_fields__:
            assert f"  WORDSVC_{field.upper()} " in ended.out
        assert "settings." not in ended.out
        assert "[127.0.0.1]" in ended.out


def test_options_win_over_the_environment(wordsvc: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Settings] = []
    monkeypatch.setattr(serve, "run", served.append)
    monkeypatch.setenv("WORDSVC_PORT", "9000")
    monkeypatch.setenv("WORDSVC_THREADS", "8")
    ended = wordsvc("serve", "--port", "9001", "--host", "0.0.0.0", "--workers", "1")
    assert ended.code == 0
    assert [(s.host, s.port, s.workers, s.threads) for s in served] == [("0.0.0.0", 9001, 1, 8)]


def test_a_setting_that_cannot_be_used_is_named(
    wordsvc: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("WORDSVC_PORT", "none")
    ended = wordsvc("serve")
    assert ended.code == 2
    assert ended.err == (
        "wordsvc: The environment variable WORDSVC_PORT cannot be none. See wordsvc serve --help.\n"
    )


def test_a_taken_port_is_told_before_a_dictionary_is_built(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def built(_: Settings) -> None:
        raise AssertionError("built")

    monkeypatch.setattr(services, "open_lexicon", built)
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert run(["serve", "--host", "127.0.0.1", "--port", port]) == 2
    assert port in capfd.readouterr().err
