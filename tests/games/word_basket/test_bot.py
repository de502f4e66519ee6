"""Do bots know the rules, as well as their level says?"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bench.bots import Figures, measure
from tests.games.word_basket.table import do, table, throw
from wordsvc.games.core import Chance
from wordsvc.games.core.bots import Level
from wordsvc.games.word_basket import GAME
from wordsvc.games.word_basket.moves import Challenge, Throw
from wordsvc.games.word_basket.state import WordBasketState
from wordsvc.lexicon.compiled import CompiledLexicon

DEALS = 40
"""Of the thousand that ``python -m bench.bots`` plays."""

Play = Callable[[Level], Figures]


@pytest.fixture(scope="module")
def play(lexicon: CompiledLexicon) -> Play:
    played: dict[Level, Figures] = {}

    def figures(level: Level) -> Figures:
        if level not in played:
            played[level] = measure(lexicon, level, DEALS)
        return played[level]

    return figures


@pytest.mark.parametrize("level", ["normal", "strong"])
def test_no_word_of_a_bot_breaks_a_rule(level: Level, play: Play) -> None:
    """WB-05, WB-10, WB-11, WB-17, WB-20, WB-24, WB-27, WB-31."""
    found = play(level)
    assert found.thrown > 5 * DEALS
    assert found.wrong == 0


def test_an_easy_bot_throws_a_plainly_wrong_word_about_once_in_twelve(play: Play) -> None:
    """WB-07: so that a child has something to shout at."""
    found = play("easy")
    assert 8 < found.thrown / found.wrong < 18


@pytest.mark.parametrize(
    ("level", "least", "most"), [("easy", 0.35, 0.65), ("normal", 0.7, 0.9), ("strong", 0.9, 1.0)]
)
def test_bots_object_to_bad_words(level: Level, least: float, most: float, play: Play) -> None:
    """WB-07, WB-08: to wrong ends, wrong beginnings, ん and words that are too short."""
    found = play(level)
    assert found.bad > 40
    assert least <= found.bad_noticed / found.bad <= most


@pytest.mark.parametrize(("level", "most"), [("easy", 1 / 50), ("strong", 1 / 200)])
def test_bots_hardly_ever_object_to_good_words(level: Level, most: float, play: Play) -> None:
    """WB-08."""
    found = play(level)
    assert found.good > 40
    assert found.good_doubted <= most * found.good


def objections(state: WordBasketState, lexicon: CompiledLexicon, *, seconds: float = 0) -> int:
    """How many of a hundred strong players object to the last word."""
    seen = GAME.at(state, round(1000 * seconds))
    bot = GAME.bot_at(lexicon, "strong")
    slots = [slot for slot in GAME.legal(seen, 1) if slot.type == "challenge"]
    thoughts = [bot.intend(GAME.view(seen, 1), slots, Chance(b"%d" % one)) for one in range(100)]
    return sum(one is not None and isinstance(one.move, Challenge) for one in thoughts)


@pytest.mark.parametrize(
    ("hand", "field", "card", "word"),
    [
        ("い ゆ", "ら", "い", "スキー"),
        ("い や", "い", "や", "イングリッシュ"),
        ("5 や", "み", "5", "きつねどん"),
        ("5 や", "か", "5", "かとりせんこう"),
        ("も や", "い", "も", "いも"),
        ("い", "す", "い", "スキー"),
        ("6 や", "5", "6", "てんかいず"),
        ("う や", "と", "う", "とうきょう"),
        ("み か", "み", "か", "みかん"),
    ],
)
def test_a_strong_bot_hears_every_kind_of_bad_word(
    hand: str, field: str, card: str, word: str, lexicon: CompiledLexicon
) -> None:
    """WB-05, WB-10, WB-11, WB-17, WB-20, WB-24, WB-27."""
    state, _ = throw(table(hand, "え と", field=field), 0, card, word)
    assert objections(state, lexicon) >= 90


def test_a_good_word_is_left_alone(lexicon: CompiledLexicon) -> None:
    """WB-08."""
    state, _ = throw(table("い ゆ え", "え と", field="す"), 0, "い", "スキー")
    assert objections(state, lexicon) <= 2


def test_what_a_bot_makes_of_a_word_does_not_change_with_every_look(
    lexicon: CompiledLexicon,
) -> None:
    """WB-08: an easy bot misses half of all bad words, however often it looks."""
    state, _ = throw(table("い ゆ え", "え と", field="ら"), 0, "い", "スキー")
    bot = GAME.bot_at(lexicon, "easy")
    slots = [slot for slot in GAME.legal(state, 1) if slot.type == "challenge"]
    for table_secret in range(20):
        root = b"table %d" % table_secret
        looks = {
            bot.intend(GAME.view(state, 1), slots, Chance(b"%d" % look, root)) is None
            for look in range(20)
        }
        assert len(looks) == 1


def test_a_bot_says_no_word_in_n_under_a_number(lexicon: CompiledLexicon) -> None:
    """WB-17, WB-24."""
    state = table("5", "え と", field="す")
    bot = GAME.bot(lexicon)
    for one in range(30):
        intent = bot.intend(GAME.view(state, 0), GAME.legal(state, 0), Chance(b"%d" % one))
        assert intent is not None
        if isinstance(intent.move, Throw):
            after, _ = do(state, 0, intent.move, lexicon)
            _, events = challenge_with(after, lexicon)
            assert events == "stood"


def challenge_with(state: WordBasketState, lexicon: CompiledLexicon) -> tuple[object, str]:
    after, events = do(state, 1, Challenge(state.throws), lexicon)
    return after, type(events[1]).__name__.lower()


def test_a_bot_waits_until_people_have_had_their_time(lexicon: CompiledLexicon) -> None:
    """WB-08, ruling 7.4."""
    state = table("い ゆ え", "え と", field="す", objection_seconds=30)
    state, _ = throw(state, 0, "い", "スキー", seconds=10)
    seen = GAME.at(state, 15_000)
    slots = [slot for slot in GAME.legal(seen, 1) if slot.type in ("throw", "reset")]
    intent = GAME.bot_at(lexicon, "strong").intend(GAME.view(seen, 1), slots, Chance(b"one"))
    assert intent is not None
    assert intent.earliest == 25
