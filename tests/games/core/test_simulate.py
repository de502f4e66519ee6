"""Do programs play through the same slots as people, and is their play summed up rightly?"""

from __future__ import annotations

import pytest

from tests.contracts.inspection import INSPECTIONS
from tests.games.core.high_card import GAME as HIGH_CARD
from tests.games.lexicons import WORDS
from wordsvc.catalogue import ENGINES
from wordsvc.games.core import Chance, Outcome, check_fits, replay
from wordsvc.games.core.simulate import average, histogram, self_play, summarised


@pytest.mark.parametrize("name", ENGINES)
def test_bots_make_moves_that_fill_a_slot(name: str) -> None:
    game = ENGINES[name]
    seats = game.seats[1]
    played = self_play(game, game.options(), [game.bot(WORDS)] * seats, b"bots", WORDS, at_most=120)
    state = replay(game, played.entries[0].events)
    for entry in played.entries[1:]:
        assert entry.seat is not None
        assert entry.move is not None
        check_fits(game, state, entry.seat, entry.move)
        state = replay(game, entry.events, state)
    assert state == played.state


@pytest.mark.parametrize("name", ENGINES)
def test_a_bot_decides_by_what_its_seat_sees(name: str) -> None:
    """Equal views lead to equal intents, whatever is hidden."""
    game = ENGINES[name]
    seats, chance = game.seats[1], Chance(b"resample")
    bots = [game.bot(WORDS)] * seats
    for number in range(10):
        played = self_play(game, game.options(), bots, b"%d" % number, WORDS, at_most=20 + number)
        for seat in range(seats):
            other = INSPECTIONS[name].resample(played.state, seat, chance)
            intents = [
                bots[seat].intend(game.view(state, seat), game.legal(state, seat), Chance(b"x"))
                for state in (played.state, other)
            ]
            assert intents[0] == intents[1]


@pytest.mark.parametrize("name", ENGINES)
def test_a_bot_plays_no_other_game(name: str) -> None:
    state, _ = HIGH_CARD.initial, None
    with pytest.raises(TypeError):
        ENGINES[name].bot(WORDS).intend(HIGH_CARD.view(state, None), (), Chance(b"x"))


def test_the_same_secret_gives_the_same_game() -> None:
    game = ENGINES["super-lucky-box"]
    bots = [game.bot(WORDS)] * 2
    first, second = (self_play(game, game.options(), bots, b"same", WORDS) for _ in range(2))
    assert first == second
    assert self_play(game, game.options(), bots, b"other", WORDS) != first


def test_a_sensible_bot_beats_a_random_one() -> None:
    """Super Lucky Box: in twenty games it scores more on average and wins most."""
    game = ENGINES["super-lucky-box"]
    bots = [game.bot(WORDS), game.random_bot(lambda *_: "")]
    results = []
    for number in range(20):
        played = self_play(game, game.options(), bots, b"%d" % number, WORDS)
        results.append((len(played.entries), game.outcome(played.state)))
    summary = summarised(results, 2)
    assert average(summary.scores[0]) > average(summary.scores[1]) + 5
    assert summary.wins[0] >= 15


def test_games_are_summed_up_by_seat_and_a_shared_win_is_halved() -> None:
    outcomes = [Outcome((0,), (3, 1)), Outcome((0, 1), (2, 2)), None]
    summary = summarised([(10, outcomes[0]), (20, outcomes[1]), (30, outcomes[2])], 2)
    assert (summary.games, summary.unfinished) == (3, 1)
    assert summary.lengths == (10, 20, 30)
    assert summary.scores == ((3, 2), (1, 2))
    assert summary.wins == (1.5, 0.5)


def test_a_histogram_counts_every_value_once() -> None:
    lines = histogram([1, 2, 2, 3, 30], rows=3, width=10)
    assert lines == [" 1-10      4 ##########", "11-20      0 ", "21-30      1 ##"]
    assert histogram([]) == []
    assert histogram([7]) == ["7-7      1 " + "#" * 40]
    assert average([]) == 0
