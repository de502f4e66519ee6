"""Is chance fair, repeatable and silent about what comes next?"""

from __future__ import annotations

from collections import Counter

import pytest

from wordsvc.games.core import Chance, Context


def test_the_same_key_tells_the_same_and_another_key_something_else() -> None:
    first = [Chance(b"key").below(1000) for _ in range(3)]
    assert len(set(first)) == 1
    assert [Chance(b"key").shuffled(range(60))] == [Chance(b"key").shuffled(range(60))]
    assert Chance(b"key").shuffled(range(60)) != Chance(b"kez").shuffled(range(60))


def test_every_version_of_a_table_has_its_own_chance() -> None:
    orders = {Context.seeded(b"secret", v).chance.shuffled("abcdefgh") for v in range(1, 50)}
    assert len(orders) == 49


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 7, 60])
def test_below_reaches_every_number_about_as_often(bound: int) -> None:
    chance = Chance(b"fair")
    seen = Counter(chance.below(bound) for _ in range(400 * bound))
    assert set(seen) == set(range(bound))
    assert all(300 <= count <= 500 for count in seen.values())


def test_draw_takes_without_putting_back_and_keeps_the_order_of_the_rest() -> None:
    drawn, rest = Chance(b"draw").draw("いろはにほへと", 3)
    assert len(drawn) == 3
    assert sorted(drawn + rest) == sorted("いろはにほへと")
    assert list(rest) == [letter for letter in "いろはにほへと" if letter in rest]


def test_draw_gives_what_there_is() -> None:
    assert Chance(b"few").draw("い", 5) == (("い",), ())
    assert Chance(b"none").draw("", 5) == ((), ())


def test_one_of_nothing_is_an_error() -> None:
    with pytest.raises(IndexError):
        Chance(b"x").one([])


def test_unit_stays_below_one() -> None:
    chance = Chance(b"unit")
    assert all(0 <= chance.unit() < 1 for _ in range(1000))


def test_a_context_without_a_dictionary_says_so() -> None:
    ctx = Context.seeded(b"secret", 1)
    assert ctx.lexicon_version == ""
    with pytest.raises(LookupError):
        _ = ctx.lexicon
