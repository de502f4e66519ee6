"""A program keeps a seat: a maker by a script, a guesser by letters."""

from __future__ import annotations

import pytest

from tests.games.barbarossa.table import asking, at_dwarf, context, laid, play
from tests.validators.small_lexicon import WORDS
from wordsvc.games.barbarossa import GAME
from wordsvc.games.barbarossa.bot import BarbarossaBot
from wordsvc.games.barbarossa.moves import AskLetter, BarbarossaMove, Curse, GoOn, Guess, Judge
from wordsvc.games.barbarossa.options import BarbarossaOptions
from wordsvc.games.barbarossa.state import BarbarossaState
from wordsvc.games.core import Chance
from wordsvc.games.core.simulate import self_play
from wordsvc.lexicon.compiled import CompiledLexicon
from wordsvc.validators.barbarossa.subject import Subject

SCRIPT = tuple(Subject(reading) for reading in ("でんわ", "でんき", "てんき", "でんちゅう"))


def thought(state: BarbarossaState, seat: int, bot: BarbarossaBot) -> BarbarossaMove | None:
    intent = bot.intend(GAME.view(state, seat), GAME.legal(state, seat), Chance(b"bot"))
    move: BarbarossaMove | None = None if intent is None else intent.move  # type: ignore[assignment]
    return move


@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_play_whole_games_over_the_dictionary(seats: int, lexicon: CompiledLexicon) -> None:
    bots = [GAME.bot(lexicon)] * seats
    played = self_play(GAME, BarbarossaOptions(), bots, b"bots", lexicon, at_most=1500)
    assert GAME.outcome(played.state) is not None
    assert any(work.pegs for work in played.state.works)
    readings = [subject.reading for subject in played.state.subjects if subject]
    assert len(set(readings)) > seats


def test_it_makes_what_its_script_says() -> None:
    bot = BarbarossaBot(WORDS, SCRIPT)
    bots = [bot] * 4
    played = self_play(
        GAME, BarbarossaOptions(subjects="maker"), bots, b"bots", WORDS, at_most=1500
    )
    assert GAME.outcome(played.state) is not None
    assert {subject for subject in played.state.subjects if subject} <= set(SCRIPT)


def test_it_judges_as_it_is_advised() -> None:
    for guess, right in (("でんわ", True), ("さかな", False)):
        state = play(asking(laid(on_turn=1), 1, 2), (1, Guess(1, guess)))
        assert thought(state, 0, BarbarossaBot(WORDS, SCRIPT)) == Judge(right)


def test_it_guesses_what_agrees_with_the_letters_it_was_told() -> None:
    """With で and わ only one word of the script is left; for that it pays a stone too."""
    state = laid()
    bot = BarbarossaBot(WORDS, SCRIPT)
    assert thought(state, 1, bot) is None
    for position in (1, 3):
        state = play(at_dwarf(state, 1), (1, AskLetter(1, position)))
    assert thought(asking(state, 1, 2), 1, bot) == Guess(1, "でんわ")
    assert thought(laid_again(state), 1, bot) == Curse()
    wrong = play(asking(state, 1, 2), (1, Guess(1, "でんわ")), (0, Judge(False)))
    assert thought(asking(wrong, 1, 2), 1, bot) != Guess(1, "でんわ")


def laid_again(state: BarbarossaState) -> BarbarossaState:
    """It is seat 0's turn."""
    return play(asking(state, 3, 2), (3, GoOn()))


def test_it_asks_for_the_next_letter_of_what_it_knows_best() -> None:
    state = play(at_dwarf(laid(), 1), (1, AskLetter(1, 1)))
    assert thought(at_dwarf(state, 1), 1, BarbarossaBot(WORDS, ())) == AskLetter(1, 2)
    assert context().lexicon is WORDS
