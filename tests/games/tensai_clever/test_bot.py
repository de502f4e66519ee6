"""A program plays for expected points."""

from __future__ import annotations

from typing import Any

import pytest

from tests.games.tensai_clever.table import blue, do, having, laid, offered, pink, revealed
from tests.validators.small_lexicon import WORDS
from wordsvc.games.core import Chance
from wordsvc.games.core.simulate import self_play
from wordsvc.games.core.words import word_finder
from wordsvc.games.tensai_clever import GAME
from wordsvc.games.tensai_clever.bot import TensaiCleverBot
from wordsvc.games.tensai_clever.moves import (
    Choose,
    ClaimLightBlue,
    ClaimPink,
    Done,
    TensaiCleverMove,
    Vote,
    Write,
)
from wordsvc.games.tensai_clever.options import TensaiCleverOptions
from wordsvc.games.tensai_clever.state import PinkLine, TensaiCleverState
from wordsvc.games.tensai_clever.vocabulary import Word, hopes, on_cards
from wordsvc.kana import Reading
from wordsvc.lexicon.compiled import CompiledLexicon

BOT = TensaiCleverBot(WORDS, vocabulary=0.0)
CARDS = "が か ざ さ だ た"


def thought(state: TensaiCleverState, seat: int = 1) -> TensaiCleverMove | None:
    intent = BOT.intend(GAME.view(state, seat), GAME.legal(state, seat), Chance(b"bot"))
    move: Any = None if intent is None else intent.move
    found: TensaiCleverMove | None = move
    return found


@pytest.mark.parametrize("preset", ["house", "table"])
def test_it_plays_better_than_chance(preset: str, lexicon: CompiledLexicon) -> None:
    """Two seats over the real dictionary, the second one doing anything."""
    wild = GAME.random_bot(word_finder(lexicon), {"write": 4})
    options = GAME.options(preset)
    played = self_play(GAME, options, [GAME.bot(lexicon), wild], b"bots", lexicon)
    outcome = GAME.outcome(played.state)
    assert outcome is not None
    assert outcome.winners == (0,)
    assert outcome.scores[0] > 100
    assert any(line.theme for line in played.state.papers[0].pink)


def test_it_completes_a_yellow_line() -> None:
    state = having(laid(CARDS, "------"), 1, yellow=tuple("ぎぐげご"), used=(2, 3, 4, 5, 6))
    assert thought(state) == Write(1, "が", "yellow")


def test_it_claims_a_word_by_what_it_means() -> None:
    """がつこう is がっこう, and meets the theme of small letters."""
    state = having(laid(CARDS, "------"), 1, pink=pink("がつこう"))
    assert thought(state) == ClaimPink(1, "small-letter", "がっこう")


def test_it_claims_light_blue_words_and_no_nonsense() -> None:
    state = having(laid(CARDS, "------"), 1, light_blue=blue("ごま", "ざざざ"))
    assert thought(state) == ClaimLightBlue(2, "ごま")
    state, _ = do(state, 1, ClaimLightBlue(2))
    assert not isinstance(thought(state), ClaimLightBlue)


def test_it_wants_a_card_that_does_more_than_most() -> None:
    full = having(revealed("が", ""), 0, yellow=tuple("ぎぐげご"))
    assert thought(full, 0) == Choose(True)
    closed = tuple(PinkLine(tuple("ごま"), "two-voiced", 10) for _ in pink())
    words = blue(*("ご" * letters for letters in range(2, 8)))
    useless = having(full, 0, yellow=tuple("が"), pink=closed, light_blue=words, green=("ざ",))
    assert thought(useless, 0) == Choose(False)


def test_it_is_done_when_writing_more_would_cost() -> None:
    state = laid(CARDS, "------", options=TensaiCleverOptions(allow_pass=True))
    state = having(state, 1, used=(1, 2, 3, 4, 5, 6))
    assert offered(state, 1) == {"done"}
    assert thought(state) == Done()


def test_it_votes_for_words_that_the_dictionary_knows() -> None:
    options = TensaiCleverOptions(words="table")
    for row, known in (("ながさき", True), ("ざざ", False)):
        state = having(laid(CARDS, "------", options=options), 0, pink=pink(row))
        state, _ = do(state, 0, ClaimPink(1, "can-be-eaten" if known else "two-voiced"))
        if state.papers[0].claim is not None:
            assert thought(state) == Vote(0, known)


def test_what_may_be_hoped_for_falls_with_every_letter_that_is_missing() -> None:
    """ごま is worth 10, ごみ 6; each letter comes with an even chance."""
    words = [Word("ごま", Reading("ごま")), Word("ごみ", Reading("ごみ"))]
    worth = {"ごま": 10.0, "ごみ": 6.0}
    found = hopes(words, lambda word: worth[word.letters], dict.fromkeys("ごまみ", 0.5))
    assert found["ごま"] == 10.0
    assert found["ご"] == 0.5 * 10 + 0.5 * 0.5 * 6
    assert found[""] == found["ご"] / 2
    assert "ま" not in found


def test_cards_spell_words_in_full_size() -> None:
    assert on_cards(Reading("がっこうせいかつしゃー")) == "がつこうせいかつしやー"
