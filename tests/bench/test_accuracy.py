"""The accuracy table counts answers as people would, and knows its targets."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import accuracy, rows
from bench.accuracy import Answered
from bench.rows import Row, Subject
from bench.targets import Target
from tests.cli.listed import LEXICON, Listed
from wordsvc.lexicon.entry import Entry

GOLD = {
    "a_common_nouns.tsv": (
        "# comment\nkana\tkatakana\tkanji\tletters\ttier\tclass\tsources\n"
        "らっこ\tラッコ\t\t3\tA\tnoun\tS1\nいも\t\t芋\t2\tB\tnoun\tS1\n"
    ),
    "b_proper_nouns.tsv": (
        "kana\twritten\tcategory\tletters\tsource\tsecond_source\nおおさか\t大阪\tcity\t4\tP1\t\n"
    ),
    "e_loanwords.tsv": "kana\tkatakana\tletters\tage\nすきー\tスキー\t3\tnew\n",
    "ambiguous.tsv": (
        "kana\twritten\tclass_of_written\tsource\tnoun_homograph\tevidence\texpect_kana"
        "\texpect_written\n"
        "さとう\t佐藤\tname\tP1\t砂糖\t\taccept\trefuse\n"
        "すずき\t\tname\tP1\t鱸\t\taccept\t\n"
        "いったい\t一体\tadverb\tV1\t一帯\t\tdebatable\tdebatable\n"
    ),
    "f_concreteness.tsv": (
        "kana\twritten\tlabel\nあめ\t飴\t具体\nめいよ\t名誉\t抽象\nゆめ\t夢\t境界\n"
    ),
}


@pytest.fixture
def gold(tmp_path: Path) -> Path:
    """A folder with a few gold rows of each form."""
    for name, text in GOLD.items():
        (tmp_path / name).write_text(text, "utf-8")
    return tmp_path


def test_the_panel_has_its_rows_with_the_three_expectations() -> None:
    panel = list(rows.panel())
    assert len(panel) == 732
    assert {row.expected for row in panel} == {"yes", "ask", "no"}
    assert all(row.word and row.reading is None for row in panel)


def test_gold_rows_are_asked_as_their_set_gives_them(gold: Path) -> None:
    assert list(rows.gold(gold)) == [
        Row("a common nouns, tier A", "らっこ", None, "yes"),
        Row("a common nouns, tier B", "いも", None, "yes"),
        Row("b proper nouns", "おおさか", None, "not yes"),
        Row("e loanwords", "スキー", None, "yes"),
        Row("ambiguous, kana", "さとう", None, "yes"),
        Row("ambiguous, written", "佐藤", "さとう", "not yes"),
        Row("ambiguous, kana", "すずき", None, "yes"),
        Row("ambiguous, kana", "いったい", None, "any"),
        Row("ambiguous, written", "一体", "いったい", "any"),
    ]


def test_borderline_nouns_carry_no_label(gold: Path) -> None:
    assert list(rows.subjects(gold)) == [
        Subject("あめ", "飴", "concrete"),
        Subject("めいよ", "名誉", "abstract"),
    ]


@pytest.mark.parametrize(
    ("word", "answer", "codes"),
    [
        ("ラッコ", "yes", ()),
        ("いも", "yes", ()),
        ("おおさか", "no", ("word.proper",)),
        ("さと%", "no", ("kana.symbol",)),
    ],
)
def test_only_the_word_is_judged(word: str, answer: str, codes: tuple[str, ...]) -> None:
    asked = accuracy.ask(Row("any", word, None, "any"), LEXICON)
    assert (asked.answer, asked.codes) == (answer, codes)


def test_not_yes_is_content_with_ask_and_no_is_not() -> None:
    assert Answered(Row("b", "w", None, "not yes"), "ask", ()).right
    assert not Answered(Row("b", "w", None, "not yes"), "yes", ()).right
    assert not Answered(Row("panel no", "w", None, "no"), "ask", ()).right
    assert Answered(Row("x", "w", None, "any"), "no", ()).right


def test_the_table_shows_counts_shares_and_targets() -> None:
    row = Row("b proper nouns", "w", None, "not yes")
    head, line = accuracy.table(
        [Answered(row, "no", ()), Answered(row, "no", ()), Answered(row, "yes", ())]
    )
    assert head.split() == ["set", "rows", "yes", "ask", "no", "right", "target"]
    counts = "b proper nouns 3 1 33.3 % 0 0.0 % 2 66.7 % 66.7 %"
    assert " ".join(line.split("  not yes")[0].split()) == counts
    assert line.endswith("not yes ≥ 99.5 % MISSED")


def test_wrong_rows_are_listed_with_the_worst_first() -> None:
    mild = Answered(Row("a", "一", None, "yes"), "ask", ("word.obscure",))
    grave = Answered(Row("a", "二", "に", "yes"), "no", ("word.proper", "word.brand"))
    right = Answered(Row("a", "三", None, "yes"), "yes", ())
    assert list(accuracy.wrong([mild, right, grave]))[1:] == [
        "a\t二\tに\tyes\tno\tword.proper word.brand",
        "a\t一\t\tyes\task\tword.obscure",
    ]


def test_targets_bound_from_above_or_below() -> None:
    least, most = Target("a", "yes", at_least=99.3), Target("d", "yes", at_most=0)
    assert (str(least), str(most)) == ("yes ≥ 99.3 %", "yes ≤ 0 %")
    assert least.reached(99.3)
    assert not least.reached(99.2)
    assert most.reached(0)
    assert not most.reached(0.1)


def test_concreteness_is_that_of_the_written_form() -> None:
    lexicon = Listed(
        Entry("あめ", "雨", "common", "plain", ("jmdict",), concreteness="abstract"),
        Entry("あめ", "飴", "common", "plain", ("jmdict",), concreteness="concrete"),
    )
    assert accuracy.concrete_or_not(Subject("あめ", "飴", "concrete"), lexicon) == "concrete"
    assert accuracy.concrete_or_not(Subject("あめ", "編め", "concrete"), lexicon) == "abstract"
    assert accuracy.concrete_or_not(Subject("いし", "石", "concrete"), lexicon) == "unknown"
    told = accuracy.concreteness(
        [Subject("あめ", "飴", "concrete"), Subject("いし", "石", "concrete")], lexicon
    )
    assert told.startswith("concreteness: 2 nouns, 50.0 % answered (≥ 70 %), 100.0 % of these")
