"""Which kind of word is it? One rule, one test."""

from __future__ import annotations

import pytest

from tests.lexicon.policy.rows import LOOSE, SURNAME, house, jmdict, sudachi, unidic, word
from wordsvc.lexicon.policy import kinds
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.policy.kinds import PLAIN, Ruling, of_kind, ruling
from wordsvc.lexicon.sources.mozc import Sort

ADVERBIAL = "名詞-普通名詞-副詞可能"
STEM_NOUN = "名詞-普通名詞-形状詞可能"


@pytest.mark.parametrize(
    ("rule", "evidence", "expected"),
    [
        pytest.param(
            kinds.house_list,
            word(
                unidic("ぷれすて", "プレステ"), house("ぷれすて", "プレステ", "product", "proper")
            ),
            of_kind("proper"),
            id="a house list stands above the dictionaries",
        ),
        pytest.param(
            kinds.house_list,
            word(
                unidic("こしひかり", "コシヒカリ"),
                house("こしひかり", "コシヒカリ", "brand", "proper"),
            ),
            Ruling("proper", "brand"),
            id="a brand in general use is neither name nor plain noun",
        ),
        pytest.param(
            kinds.jmdict_denies,
            word(unidic("やっほー", "ヤッホー"), jmdict("やっほー", "ヤッホー", "int", "other")),
            of_kind("other"),
            id="an interjection that taggers call a noun",
        ),
        pytest.param(
            kinds.jmdict_denies,
            word(
                unidic("こゆう", "固有", STEM_NOUN),
                jmdict("こゆう", "固有", "adj-no,adj-na", "adjective"),
            ),
            of_kind("adjective"),
            id="a na-adjective that taggers call a noun",
        ),
        pytest.param(
            kinds.jmdict_denies,
            word(unidic("ひってき", "匹敵"), jmdict("ひってき", "匹敵", "vs", "other")),
            None,
            id="a verbal noun is a noun",
        ),
        pytest.param(
            kinds.used_as_adverb,
            word(
                unidic("ときどき", "時々", ADVERBIAL),
                jmdict("ときどき", "時々", "adv,adj-no;adj-no,n"),
            ),
            of_kind("adverb"),
            id="first of all an adverb",
        ),
        pytest.param(
            kinds.used_as_adverb,
            word(
                unidic("ほとんど", "殆ど", ADVERBIAL),
                jmdict("ほとんど", "殆ど", "n,adv|uk", flags=("uk",)),
            ),
            of_kind("adverb"),
            id="an adverb written in kana",
        ),
        pytest.param(
            kinds.used_as_adverb,
            word(unidic("きょう", "今日", ADVERBIAL), jmdict("きょう", "今日", "n,adv")),
            None,
            id="a day that also serves as adverb",
        ),
        pytest.param(
            kinds.pronoun_first,
            word(
                unidic("きみ", "君", "代名詞", "pronoun"),
                unidic("きみ", "君"),
                jmdict("きみ", "君", "pn;n"),
            ),
            of_kind("pronoun"),
            id="a pronoun before it is a noun",
        ),
        pytest.param(
            kinds.name_of_sudachi,
            word(
                unidic("あんとらーず", "アントラーズ", lemma_reading="あんとらー"),
                sudachi("あんとらーず", "アントラーズ", LOOSE, "proper"),
            ),
            of_kind("proper"),
            id="a team that UniDic takes for a plural",
        ),
        pytest.param(
            kinds.noun_of_the_taggers,
            word(sudachi("すまほ", "スマホ")),
            PLAIN,
            id="a noun of one tagger",
        ),
        pytest.param(
            kinds.noun_of_jmdict,
            word(jmdict("とんてき", "とんてき")),
            PLAIN,
            id="a noun that JMdict alone has",
        ),
        pytest.param(
            kinds.noun_of_jmdict,
            word(jmdict("ぴさのしゃとう", "ピサの斜塔", detail="n|cap,name")),
            of_kind("proper"),
            id="a name that JMdict lists as a noun",
        ),
        pytest.param(
            kinds.noun_beside_a_name,
            word(unidic("あおやま", "青山", SURNAME, "proper"), jmdict("あおやま", "青山")),
            PLAIN,
            id="a noun that is a surname too",
        ),
        pytest.param(
            kinds.noun_beside_a_name,
            word(
                unidic("とうきょう", "東京", "名詞-固有名詞-地名-一般", "proper"),
                jmdict("とうきょう", "東京", detail="n|cap"),
            ),
            of_kind("proper"),
            id="a place that JMdict lists as a noun",
        ),
        pytest.param(
            kinds.noun_beside_a_name,
            word(
                sudachi("たすまにあでびる", "タスマニアデビル", LOOSE, "proper"),
                jmdict("たすまにあでびる", "タスマニアデビル", detail="n|cap"),
            ),
            PLAIN,
            id="an animal with a place in its English name",
        ),
        pytest.param(
            kinds.na_adjective,
            word(
                unidic("まじめ", "真面目", "形状詞-一般", "adjective"),
                jmdict("まじめ", "真面目", "adj-na,n"),
            ),
            Ruling("adjective", "na-adjective"),
            id="a na-adjective with a noun sense",
        ),
        pytest.param(
            kinds.disputed,
            word(
                unidic("がちゃがちゃ", "ガチャガチャ", "副詞", "adverb"),
                jmdict("がちゃがちゃ", "ガチャガチャ", "adv;n"),
            ),
            Ruling("other", "disputed"),
            id="a noun to JMdict, an adverb to the taggers",
        ),
    ],
)
def test_rule(rule: object, evidence: Evidence, expected: Ruling | None) -> None:
    """Each rule answers for its own kind of word, or leaves it to the next."""
    assert callable(rule)
    assert rule(evidence) == expected


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [
        (word(unidic("きらきら", "きらきら", "副詞", "adverb")), "adverb"),
        (word(unidic("はしる", "走る", "動詞-一般", "verb")), "verb"),
        (word(unidic("さとう", "佐藤", SURNAME, "proper")), "proper"),
        (word(jmdict("みっつ", "三つ", "num", "numeral")), "numeral"),
    ],
)
def test_what_is_no_noun_anywhere_keeps_its_kind(evidence: Evidence, expected: str) -> None:
    """The kind is told to the asker as the reason."""
    assert ruling(evidence).kind == expected


TYPED_AS_NAME = Evidence(
    "ぷらうだ", "プラウダ", [unidic("ぷらうだ", "プラウダ")], None, {"name": 5330}
)
CAPITAL_NOUN = jmdict("べんつ", "ベンツ", "n|cap")


@pytest.mark.parametrize(
    ("evidence", "expected"),
    [
        (TYPED_AS_NAME, "proper"),
        (Evidence("すうぷ", "スウプ", [unidic("すうぷ", "スウプ")]), "plain"),
        (
            Evidence("ぷらうだ", "プラウダ", TYPED_AS_NAME.analysers, None,
                     {"name": 5330, "noun": 9000}),
            "plain",
        ),
    ],
    ids=["typed as a name", "not typed", "typed as a noun too"],
)  # fmt: skip
def test_a_noun_of_the_taggers_that_is_typed_as_a_name_is_one(
    evidence: Evidence, expected: str
) -> None:
    assert ruling(evidence).status == expected


@pytest.mark.parametrize(
    ("written", "typed", "status"),
    [
        ("ルーズボール", {}, "obscure"),
        ("ルーズボール", {"name": 5000}, "proper"),
        ("亀戸水神駅", {}, "proper"),
        ("SECOM", {}, "proper"),
    ],
)
def test_what_sudachi_alone_has_as_a_loose_name_may_be_a_thing(
    written: str, typed: dict[Sort, int], status: str
) -> None:
    rows = [sudachi("るーずぼーる", written, LOOSE, "proper")]
    assert ruling(Evidence("るーずぼーる", written, rows, None, typed)).status == status


@pytest.mark.parametrize(
    ("typed", "status"),
    [({"company": 3544, "noun": 6255}, "proper"), ({"noun": 3544}, "plain"),
     ({"name": 3544}, "plain")],
    ids=["a company first", "a noun", "any name"],
)  # fmt: skip
def test_a_capital_in_english_makes_a_name_where_people_type_one(
    typed: dict[Sort, int], status: str
) -> None:
    rows = [CAPITAL_NOUN, unidic("べんつ", "ベンツ")]
    assert ruling(Evidence("べんつ", "ベンツ", rows, None, typed)).status == status
