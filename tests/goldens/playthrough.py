"""A whole game as a text that somebody who knows the rules can check line by line.

Sensible bots play with the words of tests/data/panel.tsv, so that no dictionary's news change it.
The first seat also says doubtful words. Barbarossa is played by a script.
"""

from __future__ import annotations

import csv
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import msgspec

from tests.contracts.inspection import INSPECTIONS
from tests.games.lexicons import WordList
from wordsvc.games.barbarossa.bot import BarbarossaBot
from wordsvc.games.core import Event, Move, Played, State
from wordsvc.games.core.bots import Bot
from wordsvc.games.core.game import AnyGame
from wordsvc.games.core.notation import write
from wordsvc.games.core.play import replay
from wordsvc.games.core.simulate import self_play
from wordsvc.kana import Reading
from wordsvc.validators.barbarossa.subject import Subject

HERE = Path(__file__).parent
PLAYTHROUGHS = HERE / "playthroughs"
LOGS = HERE / "logs"
PANEL = HERE.parent / "data" / "panel.tsv"

DEALS = {"official": 2}
"""Two deals show the change from one to the next; elsewhere one is enough."""

GOALS = {"goal-wins": 10, "literal": 10}
"""Steps to the goal of Barbarossa: one long game is enough."""
SUBJECTS = [
    Subject(reading, written)
    for reading, written in (
        ("でんわ", "電話"), ("しーでぃー", "CD"), ("かさ", "傘"), ("つくえ", "机"),
        ("いす", "椅子"), ("ひこうき", "飛行機"), ("じてんしゃ", "自転車"), ("ふね", "船"),
        ("きりん", None), ("ぞう", "象"), ("かたつむり", None), ("りんご", None),
        ("すいか", None), ("ばなな", None), ("とけい", "時計"), ("めがね", "眼鏡"),
        ("はさみ", None), ("たいこ", "太鼓"), ("くつ", "靴"), ("てぶくろ", "手袋"),
        ("ゆきだるま", "雪だるま"), ("ろうそく", None), ("にんぎょう", "人形"), ("らっこ", None),
    )
]  # fmt: skip
QUESTIONS = [
    "生きものですか", "手で持てますか", "家の中にありますか", "食べられますか", "動きますか",
    "木でできていますか", "音が出ますか", "子どもがよく使いますか", "1万円で買えますか",
]  # fmt: skip


@cache
def words(*expected: str) -> WordList:
    """The words of the panel that were judged so."""
    lines = [line for line in PANEL.read_text("utf-8").splitlines() if not line.startswith("#")]
    rows = csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)
    chosen = (row["kana"] for row in rows if row["expected"] in expected)
    return WordList({Reading.parse(kana).text: kana for kana in chosen}, {})


def seats_of(game: AnyGame, preset: str) -> int:
    """One seat for what is played alone, else two more than the fewest, within the game."""
    return 1 if preset == "solo" else min(max(game.seats[0] + 1, 2), game.seats[-1])


def bot_of(game: AnyGame, lexicon: WordList) -> Bot:
    """The game's own bot; clay is made and asked about by a script."""
    return (
        BarbarossaBot(lexicon, SUBJECTS, QUESTIONS)
        if game.id == "barbarossa"
        else game.bot_at(lexicon, "strong")
    )


def played(game: AnyGame, preset: str) -> Played[State, Move, Event]:
    """The game that stands in the golden file."""
    bold, careful = words("yes", "ask"), words("yes")
    bots = [bot_of(game, careful if seat else bold) for seat in range(seats_of(game, preset))]
    secret = f"golden {game.id} {preset}".encode()
    chosen: dict[str, object] = {"preset": preset}
    if game.id == "word-basket":
        chosen["deals"] = DEALS.get(preset, 1)
    if game.id == "barbarossa":
        chosen["goal"] = GOALS.get(preset)
    return self_play(game, game.options(chosen), bots, secret, careful)


def playthrough(game: AnyGame, preset: str) -> str:
    """The text of that game."""
    seats = seats_of(game, preset)
    lines = [f"{game.id}, {preset}, {seats} seats"]
    state, before = game.initial, ""
    for entry in played(game, preset).entries:
        lines.append("")
        if entry.move is not None:
            lines.append(f"#{entry.version} seat {entry.seat}: {line_of(entry.move)}")
        for event in entry.events:
            lines += event_lines(game, event)
        state = replay(game, entry.events, state)
        board = INSPECTIONS[game.id].board(state)
        if board[0] != before:
            lines += [f"    | {line}" for line in board]
            before = board[0]
        lines += [f"    seat {seat} may {what}" for seat, what in offered(game, state, seats)]
    outcome = game.outcome(state)
    return "\n".join([*lines, "", f"outcome: {outcome}", ""])


def event_lines(game: AnyGame, event: object) -> Iterator[str]:
    """The event, and what a spectator sees of it where that is less."""
    yield f"  {line_of(event)}"
    seen = game.redact(event, None)
    if seen != event:
        yield f"    seen by others: {'nothing' if seen is None else line_of(seen)}"


def offered(game: AnyGame, state: State, seats: int) -> Iterator[tuple[int, str]]:
    """What each seat may do, by type, with the number of slots of each."""
    for seat in range(seats):
        kinds = Counter(slot.type for slot in game.legal(state, seat))
        if kinds:
            yield seat, ", ".join(f"{kind} ({count})" for kind, count in kinds.items())


def line_of(value: object) -> str:
    return write(msgspec.to_builtins(value))
