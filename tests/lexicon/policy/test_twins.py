"""Two spellings of one loanword share what is known of either."""

from __future__ import annotations

import pytest

from tests.lexicon.policy.rows import jmdict, sudachi, unidic
from wordsvc.lexicon.policy import Familiarity, Twin, evidence, known, twins
from wordsvc.lexicon.policy.twins import alike, folded
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources.row import Row

PLACE = "名詞-固有名詞-地名-一般"


def found(*rows: Row) -> dict[str, tuple[str, ...]]:
    readings: dict[str, list[Row]] = {}
    for row in rows:
        readings.setdefault(row.reading, []).append(row)
    return twins(readings, readings.__getitem__)


def weighed(rows: list[Row], reading: str, rest: list[Row]) -> Known:
    familiar = Familiarity({})
    return known(reading, evidence(reading, rows, familiar, (), [Twin(rest[0].reading, rest, ())]))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("くりすますいゔ", "くりすますいぶ"),
        ("かるゔぁどす", "かるばどす"),
        ("ぷらすてぃっく", "ぷらすちっく"),
        ("しべりあ", "しべりや"),
        ("うぃすきー", "ういすきー"),
    ],
)
def test_free_spellings_fold_alike(one: str, other: str) -> None:
    assert folded(one) == folded(other)


def test_length_is_no_free_spelling() -> None:
    """ビル and ビール are two words; エネルギ and エネルギー are alike all the same."""
    assert folded("びる") != folded("びーる")
    assert alike("えねるぎ", "えねるぎー")
    assert not alike("いちぢく", "いちじく")


def test_twins_stand_in_one_entry_or_under_one_lemma() -> None:
    assert found(
        jmdict("いゔ", "イヴ", entry=7),
        jmdict("いぶ", "イブ", entry=7),
        unidic("びーゔぁー", "ビーヴァー", lemma="ビーバー"),
        unidic("びーばー", "ビーバー"),
    ) == {
        "いゔ": ("いぶ",),
        "いぶ": ("いゔ",),
        "びーゔぁー": ("びーばー",),
        "びーばー": ("びーゔぁー",),
    }


def test_different_words_that_fold_alike_are_no_twins() -> None:
    """アーティ is a person, アーチ a curve; 芝 is no シヴァ."""
    person = "名詞-固有名詞-人名-一般"
    assert (
        found(
            unidic("あーてぃ", "アーティ", person, "proper"),
            unidic("あーち", "アーチ"),
            jmdict("しゔぁ", "シヴァ", entry=1),
            jmdict("しば", "芝", entry=2),
        )
        == {}
    )


def test_a_twin_of_a_noun_is_one() -> None:
    noun = [sudachi("かるばどす", "カルバドス"), jmdict("かるばどす", "カルバドス", entry=3)]
    name = [sudachi("かるゔぁどす", "カルヴァドス", PLACE, "proper")]
    assert weighed(name, "かるゔぁどす", noun).plain
    assert not weighed(name, "かるゔぁどす", name).plain


def test_a_twin_of_a_name_is_one() -> None:
    name = [sudachi("もんてびでお", "モンテビデオ", PLACE, "proper")]
    listed = [jmdict("もんてゔぃでお", "モンテヴィデオ", "n|cap", entry=4)]
    entry = weighed(listed, "もんてゔぃでお", name).entries[0]
    assert (entry.kind, entry.status) == ("proper", "proper")


def test_what_jmdict_calls_irregular_is_right_beside_its_twin() -> None:
    """エーデルバイス is seen in print."""
    irregular = [
        jmdict("えーでるばいす", "エーデルバイス", flags=("ik",), lemma_reading="えーでるゔぁいす")
    ]
    assert not weighed(irregular, "えーでるばいす", irregular).plain
    right = [jmdict("えーでるゔぁいす", "エーデルヴァイス", entry=5)]
    assert weighed(irregular, "えーでるばいす", right).plain


def test_a_spelling_that_differs_in_length_is_a_question_and_a_slip_is_wrong() -> None:
    free = jmdict("えねるぎ", "エネルギ", flags=("ik",), lemma_reading="えねるぎー")
    slip = unidic("こーひ", "コーヒ", lemma="コーヒー", lemma_reading="こーひー")
    familiar = Familiarity({})
    statuses = [
        known(row.reading, evidence(row.reading, [row], familiar)).entries[0].status
        for row in (free, slip)
    ]
    assert statuses == ["variant", "spelling"]
