"""What people think of first, and who is witness for a noun."""

from __future__ import annotations

import pytest

from tests.lexicon.policy.rows import SURNAME, house, jmdict, sudachi, unidic
from wordsvc.lexicon.policy import Familiarity, evidence, known
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources.mozc import Typed
from wordsvc.lexicon.sources.row import Row


def weighed(
    *rows: Row, typed: tuple[Typed, ...] = (), zipf: dict[str, float] | None = None
) -> Known:
    reading = rows[0].reading
    words = evidence(reading, rows, Familiarity(zipf or {}, rows), typed)
    return known(reading, words, typed)


def test_an_adverb_that_people_type_outweighs_a_noun_that_they_do_not() -> None:
    typed = (Typed("たまたま", "adverb", 3120),)
    found = weighed(jmdict("たまたま", "玉玉"), sudachi("たまたま", "玉玉"), typed=typed)
    assert not found.plain
    assert found.dominant is not None
    assert (found.dominant.written, found.dominant.kind) == ("たまたま", "adverb")


@pytest.mark.parametrize(
    "noun",
    [house("たまたま", "玉玉"), jmdict("たまたま", "玉玉", marks=("ichi1",))],
    ids=["a house list", "JMdict's mark"],
)
def test_no_everyday_noun_is_outweighed_by_what_is_typed(noun: Row) -> None:
    assert weighed(noun, typed=(Typed("たまたま", "adverb", 3120),)).plain


def test_a_well_known_place_outweighs_a_noun_that_nobody_writes() -> None:
    """The noun of another writing is nearly dead."""
    rows = (jmdict("しまね", "嶋根"), sudachi("しまね", "島根", SURNAME, "proper"))
    typed = (Typed("島根", "place", 2530), Typed("嶋根", "noun", 8220))
    found = weighed(*rows, typed=typed)
    assert found.dominant is not None
    assert found.dominant.written == "島根"
    assert weighed(*rows, typed=(Typed("嶋根", "noun", 2530),)).plain


def test_a_noun_that_people_type_where_sources_have_names_alone_is_a_question() -> None:
    """うなづき is no 宇奈月 to those who nod; who types a name first means it."""
    rows = [sudachi("うなづき", "宇奈月", ISLAND, "proper")]
    nodding = (Typed("うなづき", "verb", 4830), Typed("頷き", "noun", 8210))
    found = weighed(*rows, typed=nodding).entries[0]
    assert (found.written, found.status, found.sources) == ("頷き", "obscure", ("mozc",))
    place = (Typed("宇奈月", "place", 4000), Typed("頷き", "noun", 8210))
    assert [one.status for one in weighed(*rows, typed=place).entries] == ["proper"]


ISLAND = "名詞-固有名詞-地名-一般"


@pytest.mark.parametrize(
    ("marks", "cap", "plain"),
    [(("news1",), "n|cap;n|arch", False), (("news1",), "n", True), ((), "n", False)],
    ids=["the mark is the name's", "the noun's", "no mark"],
)
def test_a_nearly_dead_noun_in_the_same_writing_saves_no_well_known_name(
    marks: tuple[str, ...], cap: str, plain: bool
) -> None:
    rows = (
        jmdict("しまね", "島根", cap, marks=marks),
        unidic("しまね", "島根", cost=9610),
        unidic("しまね", "島根", ISLAND, "proper", cost=5000),
    )
    typed = (Typed("島根", "place", 2530), Typed("島根", "noun", 8220))
    assert weighed(*rows, typed=typed).plain == plain


def test_mozc_alone_makes_no_name_of_a_noun() -> None:
    rows = (jmdict("ちでじ", "地デジ"), sudachi("ちでじ", "地デジ"))
    assert weighed(*rows, typed=(Typed("地デジ", "name", 3570),)).plain


def test_a_name_does_not_outweigh_itself() -> None:
    found = weighed(jmdict("はんばーぐ", "ハンバーグ"), typed=(Typed("ハンバーグ", "name", 3000),))
    assert found.plain


@pytest.mark.parametrize(
    ("typed", "status"),
    [
        ((), "obscure"),
        ((Typed("鶏婆", "noun", 7000),), "plain"),
        ((Typed("鶏婆", "noun", 8000),), "obscure"),
    ],
    ids=["no other witness", "Mozc", "hardly typed"],
)
def test_a_noun_of_the_taggers_alone_needs_a_witness(typed: tuple[Typed, ...], status: str) -> None:
    rows = (unidic("とりばば", "鶏婆", cost=5000), sudachi("とりばば", "鶏婆"))
    (entry,) = weighed(*rows, typed=typed).entries
    assert entry.status == status


def test_a_compound_of_usual_words_needs_no_other_witness() -> None:
    (entry,) = weighed(sudachi("らくごかい", "落語会"), zipf={"落語": 3.5, "会": 5.0}).entries
    assert entry.status == "plain"
    figures = {"本人": 4.0, "確認": 4.0, "書類": 4.0}
    assert weighed(sudachi("ほんにんかくにんしょるい", "本人確認書類"), zipf=figures).plain
    (entry,) = weighed(sudachi("らくごかい", "落語会"), zipf={"落語": 3.5}).entries
    assert entry.status == "obscure"


def test_a_figure_goes_to_the_reading_that_people_type() -> None:
    """明日 is あした as well as あす, whatever UniDic's corpus was read as."""
    rows = [unidic("あす", "明日", cost=3000), unidic("あした", "明日", cost=9000)]
    typed = {"あす": (Typed("明日", "noun", 3365),), "あした": (Typed("明日", "noun", 3087),)}
    familiar = Familiarity({"明日": 5.2}, rows, typed)
    assert familiar.zipf("明日", "あした") == 5.2
    assert familiar.zipf("明日", "あす") == pytest.approx(4.96, abs=0.01)


def test_an_adverb_that_one_says_all_day_outweighs_an_everyday_noun_too() -> None:
    rows = (jmdict("ちょうど", "調度", marks=("news2",)), unidic("ちょうど", "調度"))
    typed = (Typed("ちょうど", "adverb", 2660), Typed("調度", "noun", 5830))
    found = weighed(*rows, typed=typed)
    assert found.dominant is not None
    assert (found.dominant.written, found.plain) == ("ちょうど", False)


@pytest.mark.parametrize(
    "typed",
    [
        (Typed("主に", "adverb", 2420), Typed("重荷", "noun", 5800)),
        (Typed("ただ", "adverb", 2900), Typed("重荷", "noun", 4000)),
        (Typed("おもに", "adverb", 3200), Typed("重荷", "noun", 5800)),
    ],
    ids=["written in kanji", "close to the noun", "less usual"],
)
def test_other_adverbs_do_not(typed: tuple[Typed, ...]) -> None:
    assert weighed(jmdict("おもに", "重荷", marks=("news2",)), typed=typed).plain


def test_a_number_with_a_counter_that_no_list_counts_is_heard_first() -> None:
    """八分 before 発奮."""
    rows = (jmdict("はっぷん", "発奮"), unidic("はっぷん", "発奮"), jmdict("はっぷん", "八分"))
    found = weighed(*rows, zipf={"発奮": 2.1})
    assert found.dominant is not None
    assert (found.dominant.written, found.dominant.kind) == ("八分", "numeral")


def test_the_mark_of_a_noun_is_not_its_surnames() -> None:
    """二階 is where one sleeps before it is anybody's name."""
    rows = (
        jmdict("にかい", "二階", marks=("ichi1", "nf05")),
        sudachi("にかい", "二階", SURNAME, "proper"),
        jmdict("にかい", "二回", marks=("spec1",)),
    )
    assert weighed(*rows).plain
