"""Rows find the word that they speak for."""

from __future__ import annotations

from tests.lexicon.policy.rows import SURNAME, jmdict, sudachi, unidic
from wordsvc.lexicon.policy.familiarity import Familiarity
from wordsvc.lexicon.policy.gather import evidence
from wordsvc.lexicon.sources.row import Row


def _sources(reading: str, *rows: Row) -> dict[str, set[str]]:
    found = evidence(reading, rows, Familiarity({}, rows))
    return {word.written: set(word.sources) for word in found}


def test_a_latin_spelling_proves_nothing() -> None:
    """``delicate`` filed under デリケート would make a noun of an adjective."""
    rows = [
        sudachi("でりけーと", "delicate", lemma="デリケート"),
        sudachi("でりけーと", "デリケート", "形状詞-一般", "adjective"),
    ]
    assert _sources("でりけーと", *rows) == {"デリケート": {"sudachi"}}


def test_a_form_heard_only_inside_compounds_is_no_word() -> None:
    """ばかり of 台秤 does not stand alone, and SudachiDict's copy goes with it."""
    rows = [
        unidic("ばかり", "秤", lemma_reading="はかり"),
        sudachi("ばかり", "秤"),
        unidic("ばかり", "ばかり", "助詞-副助詞", "other"),
    ]
    assert _sources("ばかり", *rows) == {"ばかり": {"unidic"}}


def test_a_loanword_that_sounds_like_a_voiced_noun_stays() -> None:
    """ダンス is more than a たんす inside a compound."""
    rows = [
        unidic("だんす", "ダンス", lemma="箪笥", lemma_reading="たんす"),
        unidic("だんす", "ダンス"),
    ]
    assert _sources("だんす", *rows, sudachi("だんす", "ダンス")) == {
        "ダンス": {"unidic", "sudachi"}
    }


def test_kana_borrow_what_jmdict_says_of_the_kanji() -> None:
    """ときどき in kana is the 時々 of JMdict."""
    rows = [
        unidic("ときどき", "ときどき", lemma="時々"),
        jmdict("ときどき", "時々", "adv", entry=1),
    ]
    assert _sources("ときどき", *rows) == {
        "ときどき": {"unidic", "jmdict"},
        "時々": {"unidic", "jmdict"},
    }


def test_hiragana_borrow_what_a_tagger_says_of_katakana() -> None:
    """にゃーにゃー is the adverb ニャーニャー."""
    rows = [
        jmdict("にゃーにゃー", "にゃーにゃー", "adv;n"),
        unidic("にゃーにゃー", "ニャーニャー", "副詞", "adverb"),
    ]
    assert _sources("にゃーにゃー", *rows)["にゃーにゃー"] == {"jmdict", "unidic"}


def test_kanji_for_a_country_borrow_its_name() -> None:
    """以色列 is the country イスラエル."""
    rows = [
        jmdict("いすらえる", "以色列", detail="n|cap"),
        unidic("いすらえる", "イスラエル", SURNAME, "proper"),
    ]
    assert _sources("いすらえる", *rows)["以色列"] == {"jmdict", "unidic"}


def test_an_old_form_borrows_what_a_tagger_says_of_the_new_one() -> None:
    """眞面目 is no more a noun than 真面目."""
    rows = [
        jmdict("まじめ", "眞面目", "adj-na,n", entry=1),
        jmdict("まじめ", "真面目", "adj-na,n", entry=1),
        unidic("まじめ", "真面目", "形状詞-一般", "adjective"),
    ]
    assert _sources("まじめ", *rows)["眞面目"] == {"jmdict", "unidic"}
