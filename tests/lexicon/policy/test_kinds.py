"""Which kind of word is it? One rule, one test."""

from __future__ import annotations

import pytest

from tests.lexicon.policy.rows import LOOSE, SURNAME, house, jmdict, named, sudachi, unidic, word
from wordsvc.lexicon.policy import kinds
from wordsvc.lexicon.policy.evidence import Evidence
from wordsvc.lexicon.policy.kinds import PLAIN, RARE, Ruling, of_kind, ruling
from wordsvc.lexicon.sources.mozc import Sort
from wordsvc.lexicon.sources.row import Row

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
            kinds.said_in_katakana,
            word(unidic("れっつ", "レッツ"), jmdict("れっつ", "レッツ", "exp", "other")),
            Ruling("other", "disputed"),
            id="a foreign saying that nobody types as a noun",
        ),
        pytest.param(
            kinds.manner,
            word(
                unidic("とげとげ", "とげとげ"),
                unidic("とげとげ", "とげとげ", "副詞", "adverb"),
                jmdict("とげとげ", "とげとげ", "adv,vs", "adverb"),
            ),
            Ruling("other", "disputed"),
            id="how something is, to JMdict, and a noun to taggers",
        ),
        pytest.param(
            kinds.counted,
            word(sudachi("しちけん", "七軒", SURNAME, "proper")),
            of_kind("numeral"),
            id="a number with a counter that a list has as a name by chance",
        ),
        pytest.param(
            kinds.na_adjective,
            word(
                unidic("はなやか", "華やか", "形状詞-一般", "adjective"),
                jmdict("はなやか", "華やか", "adj-na,n"),
            ),
            of_kind("adjective"),
            id="no adjective in やか became a noun",
        ),
        pytest.param(
            kinds.of_few,
            Evidence(
                "えごさ", "エゴサ", [jmdict("えごさ", "エゴサ", flags=("sl",))], 2.4, {"noun": 6530}
            ),
            RARE,
            id="slang that people type but hardly write",
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
            kinds.name_of_jmdict_alone,
            word(jmdict("ぴさのしゃとう", "ピサの斜塔", detail="n|cap,name")),
            of_kind("proper"),
            id="a name that JMdict lists as a noun",
        ),
        pytest.param(
            kinds.name_of_jmdict_alone,
            word(jmdict("ほんじぇらす", "ホンジェラス", detail="n|cap")),
            RARE,
            id="with a capital in English, and nobody else has it",
        ),
        pytest.param(
            kinds.name_of_jmdict_alone,
            word(jmdict("さなあ", "サナア", detail="n|cap"), named("さなあ", "サナア", "l")),
            of_kind("proper"),
            id="a place to JMnedict",
        ),
        pytest.param(
            kinds.name_of_jmdict_alone,
            word(jmdict("すわひりご", "スワヒリ語", detail="n|cap")),
            None,
            id="a language",
        ),
        pytest.param(
            kinds.name_to_others,
            word(sudachi("ゆべんとす", "ユベントス"), named("ゆべんとす", "ユベントス", "o")),
            of_kind("proper"),
            id="a club to JMnedict",
        ),
        pytest.param(
            kinds.name_to_others,
            word(sudachi("さやま", "サヤマ"), named("さやま", "サヤマ", "s")),
            None,
            id="a surname to JMnedict",
        ),
        pytest.param(
            kinds.of_few,
            word(
                unidic("めんそーれ", "めんそーれ"),
                jmdict("めんそーれ", "めんそーれ", "n|rkb", flags=("rkb",)),
            ),
            RARE,
            id="a word of a region",
        ),
        pytest.param(
            kinds.of_few,
            word(jmdict("ははうえ", "母上", "n|arch", flags=("arch",)), zipf=3.2),
            None,
            id="an old word that is still seen",
        ),
        pytest.param(
            kinds.set_phrase,
            word(jmdict("あんもくのりょうかい", "暗黙の了解", "exp,n")),
            Ruling("other", "disputed"),
            id="an expression with の",
        ),
        pytest.param(
            kinds.set_phrase,
            word(jmdict("かみのけ", "髪の毛", "exp,n", marks=("ichi1",))),
            None,
            id="a word of everyday vocabulary with の",
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
        (
            Evidence("たんぽぽ", "たんぽぽ", [unidic("たんぽぽ", "たんぽぽ"),
                     jmdict("たんぽぽ", "たんぽぽ")], None, {"name": 3000}),
            "obscure",
        ),
        (
            Evidence("たんぽぽ", "たんぽぽ", [unidic("たんぽぽ", "たんぽぽ"),
                     jmdict("たんぽぽ", "たんぽぽ")], 2.5, {"name": 3000}),
            "plain",
        ),
    ],
    ids=["typed as a name", "not typed", "typed as a noun too", "hardly seen", "seen"],
)  # fmt: skip
def test_a_noun_of_the_taggers_that_is_typed_as_a_name_is_one(
    evidence: Evidence, expected: str
) -> None:
    assert ruling(evidence).status == expected


@pytest.mark.parametrize(
    ("written", "typed", "status"),
    [
        ("ルーズボール", {}, "obscure"),
        ("ルーズボール", {"noun": 6980}, "obscure"),
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


def test_it_is_one_where_the_noun_stands_there_in_latin_letters() -> None:
    rows = [sudachi("るーずぼーる", "ルーズボール", LOOSE, "proper")]
    found = Evidence("るーずぼーる", "ルーズボール", rows, typed={"noun": 6980}, noun_in_latin=True)
    assert ruling(found).status == "plain"


@pytest.mark.parametrize(
    ("typed", "abstract", "status"),
    [
        ({"adjectival": 2880, "noun": 5740}, False, "na-adjective"),
        ({"adjectival": 2880}, False, "na-adjective"),
        ({"adjectival": 2880, "noun": 3500}, False, "plain"),
        ({"adjectival": 2880}, True, "plain"),
        ({}, False, "plain"),
    ],
    ids=["far before the noun", "no noun", "beside the noun", "on the house's list", "not typed"],
)
def test_a_quality_is_a_question_unless_the_house_has_the_noun(
    typed: dict[Sort, int], abstract: bool, status: str
) -> None:
    rows = [unidic("へいわ", "平和"), jmdict("へいわ", "平和", "adj-na,n")]
    if abstract:
        rows.append(Row("abstract", "へいわ", "平和", "common", "abstract"))
    assert ruling(Evidence("へいわ", "平和", rows, typed=typed)).status == status


@pytest.mark.parametrize(
    ("typed", "status"),
    [({"company": 3544, "noun": 6255}, "proper"), ({"noun": 3544}, "plain"),
     ({"name": 3544, "noun": 4500}, "plain"), ({"name": 3544}, "obscure")],
    ids=["a company first", "a noun", "any name first", "any name alone"],
)  # fmt: skip
def test_a_capital_in_english_makes_a_name_where_people_type_one(
    typed: dict[Sort, int], status: str
) -> None:
    rows = [CAPITAL_NOUN, unidic("べんつ", "ベンツ")]
    assert ruling(Evidence("べんつ", "ベンツ", rows, 3.3, typed)).status == status


@pytest.mark.parametrize(
    ("tagged", "expected"),
    [([], PLAIN), ([unidic("でんか", "殿下", "代名詞", "pronoun")], of_kind("pronoun"))],
    ids=["no tagger", "a tagger"],
)
def test_a_title_is_a_pronoun_only_where_a_tagger_says_so_too(
    tagged: list[Row], expected: Ruling
) -> None:
    rows = [unidic("でんか", "殿下"), jmdict("でんか", "殿下", "pn", "pronoun", marks=("news1",))]
    assert ruling(Evidence("でんか", "殿下", [*rows, *tagged], 3.5, {"noun": 5440})) == expected
