"""Wrong spellings are told from variants."""

from __future__ import annotations

import pytest

from tests.lexicon.policy.rows import house, jmdict, sudachi, unidic, word
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.policy.spelling import is_misspelling, standard, twins, variant_of


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [
        pytest.param(
            word(
                jmdict("はなじ", "鼻血", lemma_reading="はなぢ", flags=("ik",)),
                sudachi("はなじ", "鼻血"),
            ),
            "はなぢ",
            id="irregular in JMdict",
        ),
        pytest.param(
            word(unidic("いちぢく", "いちぢく", lemma="イチジク", lemma_reading="いちじく")),
            "いちじく",
            id="ぢ for じ is wrong even in what is written in katakana",
        ),
        pytest.param(
            word(unidic("こーひ", "コーヒ", lemma="コーヒー", lemma_reading="こーひー")),
            "こーひー",
            id="a last ー dropped where JMdict has no such twin",
        ),
        pytest.param(
            word(
                unidic("こんぴゅーた", "コンピュータ", lemma_reading="こんぴゅーたー"),
                jmdict("こんぴゅーた", "コンピュータ"),
            ),
            None,
            id="a last ー dropped where JMdict has the twin",
        ),
        pytest.param(
            word(unidic("うるおぼえ", "うるおぼえ", lemma="うろ覚え", lemma_reading="うろおぼえ")),
            "うろおぼえ",
            id="one kana off",
        ),
        pytest.param(
            word(unidic("でぃじたる", "ディジタル", lemma="デジタル", lemma_reading="でじたる")),
            None,
            id="a loanword spelt in another way",
        ),
        pytest.param(
            word(unidic("ちりかみ", "塵紙", lemma_reading="ちりがみ")),
            None,
            id="voiced and unvoiced compounds are no misspellings of each other",
        ),
        pytest.param(
            word(
                unidic("いれぢえ", "いれぢえ", lemma="入れ知恵", lemma_reading="いれじえ"),
                house("いれぢえ", "いれぢえ"),
            ),
            None,
            id="the house knows better",
        ),
    ],
)
def test_standard(evidence: Evidence, expected: str | None) -> None:
    """A known wrong spelling names the right one; everything else has none."""
    assert standard(evidence) == expected


def test_reading_that_only_the_taggers_have() -> None:
    """ひとえ for 一日 is a reading, only a rare one; いちにち is filed as it is read."""
    rare = word(sudachi("ひとえ", "一日", lemma_reading="いちにち"))
    usual = word(sudachi("いちにち", "一日"))
    assert variant_of(rare) == "いちにち"
    assert variant_of(usual) is None
    assert standard(rare) is None


@pytest.mark.parametrize(
    ("one", "other", "expected"),
    [
        ("にゃーにゃー", "にゃあにゃあ", True),
        ("こーり", "こおり", True),
        ("ひこーき", "ひこうき", True),
        ("とおふ", "とうふ", False),
        ("こーひ", "こひ", False),
    ],
)
def test_twins(one: str, other: str, *, expected: bool) -> None:
    """A long vowel may be spelt out."""
    assert twins(one, other) is expected


@pytest.mark.parametrize(
    ("reading", "right", "expected"),
    [
        ("ねづみ", "ねずみ", True),
        ("うるおぼえ", "うろおぼえ", True),
        ("こーひ", "こーひー", True),
        ("ひとえ", "いちにち", False),
        ("ちりかみ", "ちりがみ", False),
        ("ねずみ", "ねずみ", False),
        ("ねずみ", "", False),
    ],
)
def test_is_misspelling(reading: str, right: str, *, expected: bool) -> None:
    """One kana changed, dropped or added."""
    assert is_misspelling(reading, right) is expected
