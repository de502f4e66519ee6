"""What happened at a table is told line by line, in both languages, and nothing that is hidden."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.goldens.playthrough import LOGS
from tests.tables.club import Club
from wordsvc.catalogue import ENGINES
from wordsvc.games.barbarossa.events import Guessed, LetterTold
from wordsvc.games.core import Act
from wordsvc.games.core.record import record_of
from wordsvc.messages import Language
from wordsvc.tables.lines import About, LogLine, lines_of
from wordsvc.tables.log import Row

FILES = sorted(LOGS.glob("*.txt"))
NAMES = ("あや", "けん", "ゆみ", "はる", "まみ", "たけ", "りく", "そら")
LANGUAGES: tuple[Language, ...] = ("ja", "en")


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_every_act_of_a_game_is_told_in_whole_sentences(file: Path) -> None:
    stored = record_of(file.read_text(encoding="utf-8"), ENGINES)
    opened = stored.entries[0].events[0]
    about = About("table", stored.game, NAMES)
    for entry in stored.entries:
        row = Row(entry.version, entry.seat, None, None, "[]")
        told: dict[Language, list[LogLine]] = {
            language: list(lines_of(about, opened, row, entry.events, entry.seat, language))
            for language in LANGUAGES
        }
        codes = [(line.code, line.facts, line.seat) for line in told["ja"]]
        assert codes == [(line.code, line.facts, line.seat) for line in told["en"]]
        assert told["ja"] or not any(isinstance(event, Act) for event in entry.events)
        for line in (*told["ja"], *told["en"]):
            assert "…" not in line.message.replace(" …)", ")"), line
            assert not line.message.startswith("log."), line


def test_a_letter_whispered_to_one_is_told_to_no_other() -> None:
    stored = record_of((LOGS / "barbarossa-house.txt").read_text(encoding="utf-8"), ENGINES)
    opened = stored.entries[0].events[0]
    about = About("table", stored.game, NAMES)
    heard = 0
    for entry in stored.entries:
        row = Row(entry.version, entry.seat, None, None, "[]")
        for event in entry.events:
            if not isinstance(event, LetterTold | Guessed):
                continue
            secret = "letter" if isinstance(event, LetterTold) else "guess"
            if getattr(event, secret) is None:
                continue
            concerned = {event.seat, event.maker}
            for viewer in (None, *range(3)):
                (line,) = lines_of(about, opened, row, [event], viewer, "ja")
                hidden = line.facts.get(secret) is None
                allowed = viewer in concerned
                assert hidden is not allowed, (line, viewer)
                heard += allowed
    assert heard


def test_the_log_tells_what_came_after_a_version_and_names_those_who_sit() -> None:
    club = Club().sit("あや", "けん")
    club.act(0, club.keep(0))
    club.act(1, club.keep(1))
    whole = club.tables.play.log(club.id, club.tokens[0], 0, "ja")
    assert whole.version == 3
    assert [line.message for line in whole.lines][:1] == ["あや：ボックスを3枚選びました。"]
    later = club.tables.play.log(club.id, club.tokens[0], 2, "en")
    assert {line.version for line in later.lines} == {3}
    assert later.lines[0].message == "けん chose 3 boxes."
    assert later.lines[0].seat == 1
    assert club.tables.play.log(club.id, club.tokens[0], 3, "ja").lines == ()


def test_what_was_taken_back_is_told() -> None:
    club = Club("tensai-clever").sit("あや", "けん")
    while "write" not in {slot.type for slot in club.look(0).slots}:
        oya = next(seat for seat in (0, 1) if club.look(seat).slots)
        club.play(oya)
    club.play(0, "write")
    asked = club.tables.take_back.ask(club.id, club.tokens[0])
    assert asked.question is not None
    club.tables.take_back.agree(club.id, club.tokens[1], asked.question.question)
    codes = [line.code for line in club.tables.play.log(club.id, club.tokens[1], 0, "ja").lines]
    assert codes[-2:] == ["log.table.asked", "log.table.back"]
