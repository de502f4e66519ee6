"""Whoever waits at a terminal is told why, and sees one bar that only grows."""

from __future__ import annotations

import io

import pytest

from wordsvc.bootstrap.terminal import SHARE, Terminal


class Screen(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_messages_are_written_in_the_language_of_the_locale(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for locale, words in (("ja_JP.UTF-8", "辞書"), ("en_GB.UTF-8", "dictionary")):
        monkeypatch.setenv("LC_ALL", locale)
        Terminal().tell("cache.build", path="/x")
        assert words in capsys.readouterr().err


def test_a_log_gets_no_bar(capsys: pytest.CaptureFixture[str]) -> None:
    with Terminal().watching() as terminal:
        terminal.progress(1, 2, "weigh")
    assert capsys.readouterr().err == ""


def test_the_bar_goes_through_all_phases_and_is_taken_away(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr("sys.stderr", screen)
    monkeypatch.setenv("TERM", "xterm")
    seen = []
    with Terminal().watching() as terminal:
        for phase in SHARE:
            for done in (0, 50, 100):
                terminal.progress(done, 100, phase)
                assert terminal._bar is not None
                seen.append(terminal._bar.tasks[0].completed)
        terminal.progress(1, 2, "unheard-of")
    assert seen == sorted(seen)
    assert (seen[0], seen[-1]) == (0, 100)
    assert terminal._bar is not None
    assert not terminal._bar.live.is_started
    assert "%" in screen.getvalue()
