"""Other judges are asked about the same rows, and the table says how sure its shares are."""

from __future__ import annotations

import pytest

from bench import peers, rows
from bench.peers import Peer, Share, compared
from bench.rows import Row

CAT, ISLAND = Row("yes", "ねこ", None, "yes"), Row("yes", "島", "しま", "yes")
LOVELY = Row("no", "うれしい", None, "no")


@pytest.fixture(scope="module")
def judges() -> dict[str, Peer]:
    return {one.name: one for one in peers.peers()}


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 10, 0.0, 27.8), (10, 10, 72.2, 100.0), (5, 10, 23.7, 76.3), (0, 0, 0.0, 100.0)],
)
def test_the_interval_is_that_of_wilson(hits: int, of: int, low: float, high: float) -> None:
    assert list(Share(hits, of).interval) == pytest.approx([low, high], abs=0.06)


def test_a_line_counts_the_yes_of_every_judge() -> None:
    table = list(
        compared([CAT, ISLAND, LOVELY], lambda row: row is CAT, [Peer("all", lambda row: True)])
    )
    assert table[0].split() == ["answered", "yes", "rows", "wordsvc", "all"]
    assert table[1].split()[:4] == ["yes", "2", "50.0", "%"]
    assert "100.0 % (34.2–100.0)" in table[1]
    assert table[2].split()[:4] == ["no", "1", "0.0", "%"]


def test_every_peer_tells_a_noun_from_an_adjective(judges: dict[str, Peer]) -> None:
    assert list(judges) == ["fugashi", "SudachiPy", "JMdict", "two of three"]
    for name, one in judges.items():
        assert one.accepts(CAT), name
        assert one.accepts(ISLAND), name
        assert not one.accepts(LOVELY), name


def test_jmdict_is_asked_about_the_written_form_where_there_is_one(
    judges: dict[str, Peer],
) -> None:
    jmdict = judges["JMdict"]
    assert jmdict.accepts(Row("a", "机", "つくえ", "yes"))
    assert not jmdict.accepts(Row("a", "机", "いす", "no"))
    assert not jmdict.accepts(Row("a", "abc", None, "no"))


def test_written_rows_are_words_with_one_form() -> None:
    written = list(rows.both_written())
    assert len(written) > 500
    assert all(row.reading and not set("／()（）") & set(row.word) for row in written)
    assert {row.expected for row in written} == {"yes", "ask", "no"}
