"""Questions about single words, over a small dictionary."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.validators.word_basket.fake import NOUNS, FakeLexicon
from wordsvc.decoding.faults import Faulty
from wordsvc.kana import NotKana, Reading
from wordsvc.validators.verdict import Verdict, answer_of
from wordsvc.validators.word import judge_word
from wordsvc.validators.word_basket import Question, judge, resolve
from wordsvc.validators.word_basket.cards import by_name
from wordsvc.validators.word_basket.checks import CHECKS, check
from wordsvc.validators.word_basket.connecting_form import ConnectingForm
from wordsvc.validators.word_basket.connection import ANYTHING, to_field, to_word
from wordsvc.validators.word_basket.situation import Situation
from wordsvc.validators.word_basket.trial import best_of, verdict

LEXICON = FakeLexicon()


def ask(word: str, rules: Any = None, **about: Any) -> Verdict:
    return judge(Question(word, **about), LEXICON, resolve(rules))


def codes(verdict: Verdict) -> list[str]:
    return [finding.code for finding in verdict.findings]


def refused(word: str, **about: Any) -> tuple[str, str]:
    with pytest.raises(Faulty) as caught:
        ask(word, **about)
    (fault,) = caught.value.faults
    return fault.pointer, fault.code


def test_the_example_of_the_contract() -> None:
    verdict = ask("イングリッシュ", previous="スキー", card="ゆ")
    assert verdict.answer == "yes"
    assert verdict.word == "イングリッシュ"
    assert verdict.reading == "いんぐりっしゅ"
    assert verdict.written == ("イングリッシュ",)
    assert verdict.letters == tuple("いんぐりっしゅ")
    assert (verdict.length, verdict.head, verdict.tails) == (7, "い", ("ゆ",))
    assert verdict.cards == ("ゆ", "や行", "7+")
    assert verdict.findings == ()
    assert [entry.kind for entry in verdict.evidence] == ["common"]
    assert (verdict.rules, verdict.lexicon) == ("official", "fake")


def test_a_word_that_does_not_connect_names_what_is_wanted_and_got() -> None:
    verdict = ask("イングリッシュ", field="え")
    (finding,) = verdict.findings
    assert (finding.code, finding.level) == ("basket.head", "no")
    assert finding.facts == {"want": ["え"], "got": "い"}
    assert verdict.cards == ("ゆ", "や行", "7+")


@pytest.mark.parametrize("form", ["スイカ", "ｽｲｶ", "西瓜", "すいか\u200b", " すいか\n"])
def test_every_way_of_writing_is_the_same_word(form: str) -> None:
    verdict = ask(form)
    assert (verdict.answer, verdict.reading, verdict.word) == ("yes", "すいか", form)


@pytest.mark.parametrize(
    ("about", "expected"),
    [
        ({"word": "いも"}, ["basket.short"]),
        ({"word": "いも", "last": True}, ["basket.short", "basket.short-last"]),
        ({"word": "きかい", "last": True}, ["basket.short-last"]),
        ({"word": "ちきゅう", "last": True}, []),
        ({"word": "みかん"}, ["basket.ends-n"]),
        ({"word": "みかん", "last": True, "card": "か"}, ["basket.short-last", "basket.ends-n"]),
        ({"word": "みかん", "card": "ん"}, ["basket.ends-n"]),
        ({"word": "すいか", "card": "ん"}, ["basket.tail"]),
        ({"word": "すいか", "card": "か"}, []),
        ({"word": "すいか", "card": "か行"}, []),
        ({"word": "すいか", "card": "が"}, []),
        ({"word": "すいか", "card": "さ行"}, ["basket.tail"]),
        ({"word": "はなぢ", "card": "し"}, ["basket.tail"]),
        ({"word": "はなぢ", "card": "ち"}, []),
        ({"word": "すいか", "card": "5"}, ["basket.length"]),
        ({"word": "てんかいず", "card": "5"}, []),
        ({"word": "てんかいず", "card": "6"}, ["basket.length"]),
        ({"word": "いんぐりっしゅ", "card": "7+"}, []),
        ({"word": "かとりせんこう", "card": "7+"}, []),
        ({"word": "てんかいず", "field": "5"}, []),
        ({"word": "すいか", "field": "5"}, ["basket.length"]),
        ({"word": "てんかいず", "field": "5", "card": "す"}, []),
        ({"word": "てんかいず", "field": "5", "card": "さ行"}, []),
        ({"word": "てんかいず", "field": "5", "card": "5"}, ["basket.number-on-number"]),
        ({"word": "てんかいず", "field": "6", "card": "5"},
         ["basket.length", "basket.number-on-number"]),
        ({"word": "すいか", "field": "さ行"}, []),
        ({"word": "すいか", "field": "か行"}, ["basket.head"]),
        ({"word": "つみき", "field": "す,つ"}, []),
        ({"word": "つみき", "field": "す、づ"}, []),
        ({"word": "つみき", "field": "す"}, ["basket.head"]),
        ({"word": "すいか", "field": "ず", "card": "い", "last": True},
         ["basket.short-last", "basket.tail"]),
        ({"word": "いも", "field": "え", "card": "か", "last": True},
         ["basket.short", "basket.short-last", "basket.head", "basket.tail"]),
        ({"word": "すいか", "previous": "ラッコ"}, ["basket.head"]),
        ({"word": "すいか", "previous": "みかん"}, ["basket.head"]),
    ],
)  # fmt: skip
def test_findings_in_their_order(about: dict[str, Any], expected: list[str]) -> None:
    verdict = ask(**about)
    assert codes(verdict) == expected
    assert verdict.answer == ("no" if expected else "yes")


def test_lengths_name_the_card_or_the_field() -> None:
    assert ask("すいか", card="6").findings[0].facts == {"got": 3, "card": "6"}
    assert ask("すいか", field="7+").findings[0].facts == {"got": 3, "field": "7+"}
    assert ask("いも", last=True).findings[1].facts == {"got": 2, "want": 4}
    assert ask("はなぢ", card="さ行").findings[0].facts == {
        "got": "ち",
        "want": ["さ", "し", "す", "せ", "そ"],
        "card": "さ行",
    }


@pytest.mark.parametrize(
    ("word", "about", "cards"),
    [
        ("すいか", {}, ("か", "か行")),
        ("はなぢ", {}, ("ち", "た行")),
        ("てんかいず", {}, ("す", "さ行", "5")),
        ("てんかいず", {"field": "5"}, ("す", "さ行")),
        ("てんかいず", {"field": "て"}, ("す", "さ行", "5")),
        ("みかん", {}, ()),
        ("ちからわを", {}, ("お", "あ行", "5")),
        ("でんわ", {}, ("わ",)),
        ("かとりせんこう", {}, ("う", "あ行", "7+")),
    ],
)
def test_cards_that_fit(word: str, about: dict[str, Any], cards: tuple[str, ...]) -> None:
    assert ask(word, **about).cards == cards


def test_a_number_wild_hears_both_letters_of_a_bridge() -> None:
    assert ask("てんかいず", card="5").tails == ("す", "つ")
    assert ask("おおそうじ", card="5").tails == ("し", "ち")
    assert ask("てんかいず", card="す").tails == ask("てんかいず").tails == ("す",)


class TestBridge:
    def test_with_the_number_wild_told(self) -> None:
        assert ask("つみき", previous="てんかいず", previous_card="5").answer == "yes"
        assert ask("ちきゅう", previous="おおそうじ", previous_card="5").answer == "yes"

    def test_with_another_card_told(self) -> None:
        for card in ("す", "さ行"):
            verdict = ask("つみき", previous="てんかいず", previous_card=card)
            assert (verdict.answer, codes(verdict)) == ("no", ["basket.bridge"])

    def test_with_no_card_told_asks_for_the_card_it_needs(self) -> None:
        verdict = ask("つみき", previous="てんかいず")
        assert verdict.answer == "ask"
        assert verdict.findings[0].facts == {"previous": "てんかいず", "got": "つ", "card": "5"}

    def test_under_five_letters_no_number_wild_can_have_been_thrown(self) -> None:
        verdict = ask("つみき", previous="ちず")
        assert (verdict.answer, codes(verdict)) == ("no", ["basket.bridge"])
        assert "card" not in verdict.findings[0].facts

    def test_a_plain_ending_has_no_bridge(self) -> None:
        for card in (None, "う"):
            verdict = ask("つみき", previous="ちきゅう", previous_card=card)
            assert codes(verdict) == ["basket.head"]


def test_the_best_reading_wins() -> None:
    assert ask("一日", field="つ").reading == "ついたち"
    assert ask("一日", field="い", card="ち").reading == "いちにち"
    assert ask("一日", field="い", card="つ").reading == "いちじつ"
    lost = ask("一日", field="か")
    assert (lost.answer, lost.reading) == ("no", "いちにち")


def test_the_reading_that_is_said_is_the_one_that_is_judged() -> None:
    assert ask("一日", reading="ツイタチ", field="い").answer == "no"
    assert ask("一日", reading="いちにち", field="い").answer == "yes"


def test_a_previous_word_in_kanji_may_be_read_in_every_way() -> None:
    assert ask("ちきゅう", previous="一日").answer == "yes"
    assert ask("つみき", previous="一日").answer == "yes"
    assert ask("つみき", previous="一日", previous_card="つ").answer == "yes"
    assert codes(ask("つみき", previous="一日", previous_card="ち")) == ["basket.head"]
    assert ask("つみき", previous="展開図", previous_card="5").answer == "yes"


def test_words_are_judged_as_words_after_the_rules_of_the_game() -> None:
    verdict = ask("東京", field="い")
    assert codes(verdict)[0] == "basket.head"
    assert codes(verdict)[1] == "word.proper"


class TestOptions:
    def test_handicaps(self) -> None:
        assert ask("いも", "kids2").answer == "yes"
        assert codes(ask("ねこ", "kids2", last=True)) == ["basket.short-last"]
        assert ask("すいか", "kids2", last=True).answer == "yes"
        assert codes(ask("すいか", "strong4")) == ["basket.short"]
        assert ask("つきみ", {"preset": "kids2", "shortest_last": 4}, last=True).answer == "no"
        assert codes(ask("ちきゅう", "strong4", last=True)) == ["basket.short-last"]

    def test_contracted_sounds_as_one(self) -> None:
        rules = {"yoon_as_one": True}
        assert codes(ask("しゃつ", rules)) == ["basket.short"]
        assert ask("いんぐりっしゅ", rules).length == 6
        assert ask("いんぐりっしゅ", rules, card="6").answer == "yes"
        assert ask("いんぐりっしゅ", rules).cards == ("ゆ", "や行", "6")

    def test_wo_refused(self) -> None:
        assert ask("をとこえし", field="お").answer == "yes"
        assert ask("ちからわを", card="お").answer == "yes"
        rules = {"wo_as_o": False}
        assert codes(ask("をとこえし", rules, field="お")) == ["basket.head"]
        assert codes(ask("をとこえし", rules)) == ["basket.head"]
        assert codes(ask("ちからわを", rules)) == ["basket.tail"]
        assert codes(ask("ちからわを", rules, card="お")) == ["basket.tail"]
        assert ask("ちからわを", rules).cards == ()
        assert ask("うしお", rules, card="お").answer == "yes"

    def test_no_wild_as_last_card(self) -> None:
        rules = {"wild_last": False}
        assert codes(ask("てんかいず", rules, card="5", last=True)) == ["basket.last-wild"]
        assert codes(ask("てんかいず", rules, card="さ行", last=True)) == ["basket.last-wild"]
        assert ask("てんかいず", rules, card="す", last=True).answer == "yes"
        assert ask("てんかいず", card="さ行", last=True).answer == "yes"


class TestInput:
    @pytest.mark.parametrize(
        "card", ["", "を行", "わ行", "7", "8", "あか", "ー", "行", "card", "\ud800"]
    )
    def test_no_such_card(self, card: str) -> None:
        assert refused("すいか", card=card) == ("/card", "basket.bad-card")
        assert refused("すいか", previous="すす", previous_card=card)[1] == "basket.bad-card"

    @pytest.mark.parametrize(
        "field", ["", "ん", "わ行", "7", "す,", "5,す", "5,6", "す つ", "ざ行"]
    )
    def test_no_such_field(self, field: str) -> None:
        assert refused("すいか", field=field) == ("/field", "basket.bad-field")

    @pytest.mark.parametrize(
        ("card", "name"),
        [
            ("ユ", "ゆ"),
            ("ﾕ", "ゆ"),
            ("ゅ", "ゆ"),
            ("を", "お"),
            ("ヤ行", "や行"),
            ("７＋", "7+"),
            (" 5 ", "5"),
        ],
    )
    def test_cards_in_other_spellings(self, card: str, name: str) -> None:
        verdict = ask("すいか", card=card)
        said = verdict.findings[0].facts["card"]
        assert said == name

    def test_a_previous_card_must_fit_the_previous_word(self) -> None:
        for card in ("6", "し", "た行"):
            fault = refused("つみき", previous="てんかいず", previous_card=card)
            assert fault == ("/previous_card", "basket.previous-card")

    def test_previous_and_field_are_one_or_the_other(self) -> None:
        fault = refused("つみき", previous="てんかいず", field="す")
        assert fault == ("/field", "basket.previous-and-field")
        fault = refused("つみき", previous_card="す")
        assert fault == ("/previous_card", "basket.no-previous")

    @pytest.mark.parametrize("text", ["", "🍉", "さと%", "\ud800", "か\x00き", "\u202eかき"])
    def test_unreadable_text(self, text: str) -> None:
        for about in (
            {"word": text},
            {"word": "すいか", "reading": text},
            {"word": "すいか", "previous": text},
        ):
            with pytest.raises(NotKana) as caught:
                ask(**about)
            assert caught.value.text == text


fields = st.one_of(
    st.none(), st.sampled_from(["い", "さ行", "5", "7+", "す,つ"]), st.sampled_from(sorted(NOUNS))
)


options_of_hearing = st.fixed_dictionaries(
    {},
    optional={
        "wo_as_o": st.booleans(),
        "yoon_as_one": st.booleans(),
        "shortest": st.integers(1, 5),
    },
)


@given(
    st.sampled_from(sorted(NOUNS)),
    fields,
    st.sampled_from([None, *by_name()]),
    st.booleans(),
    options_of_hearing,
)
def test_the_shortcut_never_hides_a_finding(
    word: str, field: str | None, card: str | None, last: bool, options: dict[str, Any]
) -> None:
    rules = resolve(options)
    if field is None:
        connection = ANYTHING
    elif field in NOUNS:
        connection = to_word(Reading.parse(field), len(field), None)
    else:
        connection = to_field(field)
    thrown = None if card is None else by_name()[card]
    heard = ConnectingForm.of(Reading.parse(word), rules.options)
    at = Situation(rules, connection, thrown, last)
    one_by_one = [found for one in CHECKS if (found := one(heard, at)) is not None]
    assert list(check(heard, at)) == one_by_one


@given(
    st.sampled_from(sorted(NOUNS)),
    st.sampled_from([None, *"いうえおかきく", "5", "か行"]),
    st.booleans(),
)
def test_a_verdict_agrees_with_itself(word: str, field: str | None, last: bool) -> None:
    verdict = ask(word, field=field, last=last)
    assert verdict.answer == answer_of(verdict.findings)
    for card in by_name():
        with_card = ask(word, field=field, card=card)
        fits = not {"basket.tail", "basket.length", "basket.number-on-number"} & set(
            codes(with_card)
        )
        length_of_field = field == "5" and verdict.length != 5
        if not length_of_field and not word.endswith("ん"):
            assert (card in verdict.cards) == fits, card


@given(st.sampled_from(sorted(NOUNS)), options_of_hearing)
def test_the_short_way_gives_the_answer_of_the_long_way(word: str, options: dict[str, Any]) -> None:
    rules = resolve(options)
    candidates = judge_word(word, None, LEXICON, rules.options.words)
    long_way = verdict(word, best_of(candidates, [Situation(rules)]), LEXICON.version)
    assert judge(Question(word), LEXICON, rules) == long_way
