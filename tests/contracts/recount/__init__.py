"""Games counted again by somebody else's bookkeeping, from what is written in their records.

Nothing of the program is used: a line is read, points are added, and the rules are those of the
sheets in ``seeds/``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tests.contracts.recount.barbarossa import recount as barbarossa
from tests.contracts.recount.reading import Result, Told, told
from tests.contracts.recount.super_lucky_box import recount as super_lucky_box
from tests.contracts.recount.tensai_clever import recount as tensai_clever
from tests.contracts.recount.word_basket import recount as word_basket

RECOUNTS: Mapping[str, Callable[[list[Told]], Result]] = {
    "word-basket": word_basket,
    "tensai-clever": tensai_clever,
    "barbarossa": barbarossa,
    "super-lucky-box": super_lucky_box,
}


def recount(record: str) -> Result:
    """Who won, and the scores seat by seat."""
    game = record.splitlines()[1].removeprefix("game ")
    return RECOUNTS[game](told(record))
