"""Rows come back from the packed store as they went in."""

from __future__ import annotations

from tests.lexicon.policy.rows import SURNAME, house, jmdict, sudachi, unidic
from wordsvc.lexicon.gathered import Gathered

ROWS = [
    unidic("ねこ", "猫", lemma_reading="ねこ", cost=-12),
    sudachi("ねこ", "根子", SURNAME, "proper", lemma="", lemma_reading=""),
    jmdict("ねこ", "猫", "n|uk;n", flags=("uk",), marks=("ichi1", "nf07"), entry=1467640),
    house("いぬ", '犬"\\\n', "animal"),
    unidic("ねこ", "ネコ", cost=None),
]


def test_rows_come_back_by_reading_and_in_order() -> None:
    gathered = Gathered()
    for row in ROWS:
        gathered.add(row)
    assert list(gathered) == ["ねこ", "いぬ"]
    assert len(gathered) == 2
    assert "いぬ" in gathered
    assert "さる" not in gathered
    for reading in gathered:
        assert gathered.rows(reading) == [row for row in ROWS if row.reading == reading]
