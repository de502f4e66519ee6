"""Places are shared out: so many in all, to one address and to any other owner."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from threading import Thread
from typing import Any

import msgspec
import pytest

from tests.web.conftest import QUIET
from wordsvc.web.http.places import Full, Place, Places

SECONDS = 60.0


def places(most: int, **settings: Any) -> Places:
    return Places(most, msgspec.structs.replace(QUIET, **settings))


def refused(
    room: Places, address: str, also: Mapping[Hashable, int] | None = None
) -> tuple[int, bool]:
    """The limit that was met, and whether it is one's own."""
    with pytest.raises(Full) as full:
        room.take(address, also)
    return full.value.most, full.value.own


def test_one_address_has_its_share_and_all_together_have_no_more_than_there_are() -> None:
    room = places(4, address_share=0.5)
    taken = [room.take("203.0.113.1"), room.take("203.0.113.1")]
    assert refused(room, "203.0.113.1") == (2, True)
    taken += [room.take("203.0.113.2"), room.take("2001:db8::1")]
    assert refused(room, "203.0.113.3") == (4, False)
    for place in taken:
        place.leave()
        place.leave()
    assert [type(room.take(f"203.0.113.{n}")) for n in range(4)] == [Place] * 4


def test_a_household_shares_and_this_computer_is_free_unless_wished() -> None:
    room = places(8, address_share=0.25)
    for address in ("2001:db8:1:1::1", "2001:db8:1:1:ffff::2"):
        room.take(address)
    assert refused(room, "2001:db8:1:1::3") == (2, True)
    for _ in range(6):
        room.take("127.0.0.1")
    limited = places(8, address_share=0.25, rate_limit_loopback=True)
    for _ in range(2):
        limited.take("127.0.0.1")
    assert refused(limited, "127.0.0.1") == (2, True)
    limited.take("127.0.0.2")


def test_any_other_owner_has_so_many_from_wherever() -> None:
    room = places(100)
    taken = [room.take(f"203.0.113.{n}", {"a token": 3}) for n in range(3)]
    assert refused(room, "203.0.113.9", {"a token": 3}) == (3, True)
    room.take("203.0.113.9", {"another": 3})
    taken[0].leave()
    room.take("203.0.113.9", {"a token": 3})


def test_there_is_always_one_place_for_an_address() -> None:
    assert places(2, address_share=0.01).share == 1


def test_whoever_waits_gets_a_place_that_comes_free() -> None:
    room = places(1)
    first = room.take("203.0.113.1")
    waiting: list[Place] = []
    thread = Thread(target=lambda: waiting.append(room.take("203.0.113.2", seconds=SECONDS)))
    thread.start()
    first.leave()
    thread.join(SECONDS)
    assert len(waiting) == 1
