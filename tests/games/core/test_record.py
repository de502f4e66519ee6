"""Can a game be written down, read again, and trusted no further than it deserves?"""

from __future__ import annotations

import pytest

from tests.games.core.high_card import (
    GAME,
    Boast,
    HighEvent,
    HighMove,
    HighOptions,
    HighState,
    Lay,
    Peek,
)
from wordsvc.games.core import Context, Entry, Played, play_while_valid, start
from wordsvc.games.core.audit import audit
from wordsvc.games.core.game import AnyGame
from wordsvc.games.core.record import RecordError, record_of, redacted, text_of

GAMES: dict[str, AnyGame] = {"high-card": GAME}


def played(*, to_the_end: bool = True) -> str:
    def context(version: int) -> Context:
        return Context.seeded(b"record", version)

    state, events = start(GAME, 2, HighOptions(cards=4), context(1))
    moves: list[tuple[int, HighMove]] = [(0, Boast("かなき")), (1, Peek(0))]
    for turn in range(2 if to_the_end else 1):
        moves += [(seat, Lay(state.hands[seat][turn])) for seat in (0, 1)]
    opening: Played[HighState, HighMove, HighEvent] = Played(state, (Entry(1, None, None, events),))
    done = play_while_valid(GAME, opening, moves, context)
    assert done.refused is None
    return text_of(GAME, done.entries, GAME.outcome(done.state))


def test_a_record_reads_like_a_game() -> None:
    lines = played().split("\n")
    assert lines[:4] == [
        "wordsvc record 1",
        "game high-card",
        "#1",
        "  opened seats=2 options={hand:2,cards:4}",
    ]
    assert "#2 seat 0 boast word=かなき" in lines
    assert lines[-2].startswith("end winners=[")


def test_text_and_record_say_the_same() -> None:
    text = played()
    record = record_of(text, GAMES)
    assert text_of(GAME, record.entries, record.end) == text
    assert GAME.outcome(audit(GAME, record)) == record.end


def test_blank_lines_comments_and_windows_line_ends_say_nothing() -> None:
    text = played()
    noisy = "\ufeff" + text.replace("\n#", "\n\n; next\n#").replace("\n", "\r\n")
    assert record_of(noisy, GAMES).entries == record_of(text, GAMES).entries


def test_an_unfinished_game_has_no_end() -> None:
    record = record_of(played(to_the_end=False), GAMES)
    assert record.end is None
    assert GAME.outcome(audit(GAME, record)) is None


def test_a_viewers_record_has_neither_the_moves_of_others_nor_their_cards() -> None:
    entries = record_of(played(), GAMES).entries
    text = text_of(GAME, redacted(GAME, entries, 0))
    assert "#2 seat 0 boast word=かなき" in text
    assert "\n#3 seat 1\n  peeked seat=1 at=0 card=0\n" in text
    assert record_of(text, GAMES).entries[2].move is None
    with pytest.raises(RecordError) as fault:
        audit(GAME, record_of(text, GAMES))
    assert fault.value.code == "play.record.move-missing"


@pytest.mark.parametrize(
    ("old", "new", "line", "column", "code"),
    [
        ("wordsvc record 1", "wordsvc record 2", 1, 1, "header"),
        ("game high-card", "game chess", 2, 1, "game"),
        ("game high-card", "high-card", 2, 1, "game"),
        ("#2 seat", "#3 seat", 7, 2, "version"),
        ("#2 seat", f"#{'9' * 5000} seat", 7, 2, "version"),
        ("#2 seat 0", "#2 seat zero", 7, 3, "notation"),
        ("#2 seat 0", f"#2 seat {'9' * 5000}", 7, 0, "notation"),
        ("word=かなき", "word=かな き", 7, 25, "notation"),
        ("boast word=かなき", "boast word=3", 7, 17, "content"),
        ("boast word", "toast word", 7, 11, "content"),
        ("  boasted seat=0", "  boasted seat=い", 8, 11, "content"),
        ("  boasted", "boasted", 8, 1, "line"),
        ("end winners", "end scores=[] winners", 17, 0, "notation"),
    ],
)
def test_the_first_line_that_cannot_be_read_is_named(
    old: str, new: str, line: int, column: int, code: str
) -> None:
    text = played()
    assert old in text
    with pytest.raises(RecordError) as fault:
        record_of(text.replace(old, new, 1), GAMES)
    assert fault.value.code == f"play.record.{code}"
    if column:
        assert (fault.value.line, fault.value.column) == (line, column)


@pytest.mark.parametrize("text", ["", "\n\n", "wordsvc record 1", "; nothing"])
def test_a_text_without_a_game_is_no_record(text: str) -> None:
    with pytest.raises(RecordError):
        record_of(text, GAMES)


def test_nothing_follows_the_end() -> None:
    with pytest.raises(RecordError) as fault:
        record_of(played() + "#9 seat 0 peek seat=1\n", GAMES)
    assert fault.value.code == "play.record.after-end"


def test_an_event_before_any_entry_is_no_record() -> None:
    with pytest.raises(RecordError) as fault:
        record_of("wordsvc record 1\ngame high-card\n  boasted seat=0 word=き\n", GAMES)
    assert (fault.value.line, fault.value.code) == (3, "play.record.line")


def altered(old: str, new: str) -> RecordError:
    text = played()
    assert old in text
    with pytest.raises(RecordError) as fault:
        audit(GAME, record_of(text.replace(old, new, 1), GAMES))
    return fault.value


def test_a_move_that_could_not_be_made_is_found() -> None:
    found = altered("#3 seat 1 peek seat=0", "#3 seat 1 peek seat=1")
    assert (found.line, found.code) == (9, "play.record.slot")


def test_a_card_that_comes_from_nowhere_is_found() -> None:
    found = altered("  drew seat=0 cards=[", "  drew seat=0 cards=[9,")
    assert (found.line, found.code) == (5, "play.record.piece")


def test_an_event_that_cannot_have_happened_is_found() -> None:
    found = altered("  peeked seat=1 at=0", "  peeked seat=1 at=0 card=1\n  drew seat=9")
    assert found.code == "play.record.event" or found.line == 11


def test_a_wrong_result_is_found() -> None:
    found = altered("end winners=[", "end winners=[7,")
    assert found.code == "play.record.outcome"
