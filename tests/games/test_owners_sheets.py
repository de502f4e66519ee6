"""Does a program play by the sheet that lies on the table, and not by the house's?"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, cast

import msgspec
import pytest
from msgspec.structs import replace

from tests.contracts.nonsense import NonsenseLexicon
from tests.games.owners import BARBAROSSA, LUCKY
from tests.games.super_lucky_box import table as lucky
from tests.games.tensai_clever.table import TIGHT
from tests.goldens.playthrough import bot_of, words
from wordsvc.catalogue import ENGINES
from wordsvc.decoding.faults import Faulty
from wordsvc.games.core import Chance, State
from wordsvc.games.core.audit import audit
from wordsvc.games.core.record import record_of, text_of
from wordsvc.games.core.simulate import self_play
from wordsvc.games.super_lucky_box.moves import Cross, SuperLuckyBoxMove
from wordsvc.games.super_lucky_box.state import SuperLuckyBoxState
from wordsvc.games.tensai_clever.worth import wild_cost
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet
from wordsvc.validators.super_lucky_box.sheet import house as lucky_house

SHEETS: Mapping[str, Any] = {
    "super-lucky-box": LUCKY,
    "barbarossa": BARBAROSSA,
    "tensai-clever": TIGHT,
}


def test_every_game_with_a_sheet_is_here() -> None:
    with_sheet = {
        name for name, game in ENGINES.items() if "sheet" in game.options_type.__struct_fields__
    }
    assert with_sheet == SHEETS.keys()


@pytest.mark.parametrize("name", SHEETS)
def test_programs_play_a_whole_game_by_an_owners_sheet(name: str) -> None:
    game, lexicon = ENGINES[name], words("yes")
    options = game.options({"sheet": msgspec.to_builtins(SHEETS[name])})
    bots = [bot_of(game, lexicon)] * game.seats[1]
    played = self_play(game, options, bots, b"an owner's sheet", lexicon)
    outcome = game.outcome(played.state)
    assert outcome is not None
    record = record_of(text_of(game, played.entries, outcome), ENGINES)
    assert audit(game, record) == played.state


@pytest.mark.parametrize("name", ["super-lucky-box", "tensai-clever"])
def test_the_sheet_is_seen(name: str) -> None:
    game = ENGINES[name]
    options = game.options({"sheet": msgspec.to_builtins(SHEETS[name])})
    bot = game.bot(NonsenseLexicon())
    state = self_play(game, options, [bot], b"seen", NonsenseLexicon(), at_most=1).state
    view: Any = game.view(state, None)
    assert view.sheet == SHEETS[name]


def test_a_sheet_that_does_not_hold_together_is_refused() -> None:
    wrong = msgspec.to_builtins(LUCKY) | {"boxes": ["123 456 789"]}
    with pytest.raises(Faulty) as faulty:
        ENGINES["super-lucky-box"].options({"sheet": wrong})
    assert [fault.pointer for fault in faulty.value.faults] == ["/sheet/boxes/0", "/sheet/boxes"]


def by(state: SuperLuckyBoxState, **numbers: Any) -> State:
    """The same table where the sheet has other numbers."""
    assert state.sheet is not None
    sheet: SuperLuckyBoxSheet = replace(state.sheet, **numbers)
    return replace(state, sheet=sheet)


def chosen(state: State) -> SuperLuckyBoxMove:
    game = ENGINES["super-lucky-box"]
    bot = game.bot(NonsenseLexicon())
    intent = bot.intend(game.view(state, 0), game.legal(state, 0), Chance(b"chosen"))
    assert intent is not None
    return cast("SuperLuckyBoxMove", intent.move)


def test_a_bot_of_super_lucky_box_weighs_stars_and_moons_as_the_sheet_does() -> None:
    """LB-14, LB-22: a first star or a moon, each one square away."""
    state = lucky.crossed(lucky.laid(["123 231 456 | S M - | - - -"], card=2), 1, (0, 2, 4, 5))
    star, moon = Cross(1, 1), Cross(1, 3)
    assert chosen(state) == moon
    assert chosen(by(state, star_points=(0, 7))) == star
    dear = replace(lucky_house().moons, most=60)
    assert chosen(by(state, star_points=(0, 7), moons=dear)) == moon


def test_a_bot_of_super_lucky_box_spends_what_it_cannot_use_any_more() -> None:
    """LB-07: lightning is worth nothing at the last number, whichever that is on the sheet."""
    state = lucky.laid(["111 111 111 | - - - | - - -"], card=9, number=4)
    last = by(state, setup=replace(lucky_house().setup, turns=1), crossed_per_point=5)
    early = by(state, crossed_per_point=5, box_points=(0, 0, 0, 0))
    assert isinstance(chosen(last), Cross)
    assert not isinstance(chosen(early), Cross)


def test_a_bot_of_tensai_clever_saves_animals_only_where_that_pays() -> None:
    """TC-38"""
    assert wild_cost(TIGHT) > 0
    assert wild_cost(replace(TIGHT, wild_points=(0, 0))) == 0
