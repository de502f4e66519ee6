"""What words mean stands in files of its own, which are opened when somebody asks."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lexicon.compiled.samples import WORDS
from wordsvc.lexicon.compiled import CompiledLexicon, Meta, Unusable, write
from wordsvc.lexicon.compiled.header import GIST_KEYS, GISTS
from wordsvc.lexicon.gist import Gist, NoGlossary, best, glossary

SKIING = Gist("common", (), "sport", "skiing")
FIRST = Gist("common", (), "time", "first day of the month")
DAY = Gist("common", (), "time", "one day")
TOKYO = Gist("common", ("cap",), "place", "Tokyo")
FIG = Gist("common", ("ik",), "fruit", "fig")
MEANT = [
    ("すきー", "スキー", (SKIING,)),
    ("ついたち", "一日", (FIRST,)),
    ("いちにち", "一日", (DAY,)),
    ("とうきょう", "東京", (TOKYO,)),
    ("いちぢく", "無花果", (FIG,)),
    ("いちぢく", "無花果", (SKIING,)),
    ("だれもしらない", "誰も知らない", (DAY,)),
]


@pytest.fixture
def lexicon(tmp_path: Path) -> CompiledLexicon:
    write(tmp_path, WORDS, Meta(), meant=MEANT)
    return CompiledLexicon(tmp_path)


def test_a_word_means_what_was_written_of_it(lexicon: CompiledLexicon) -> None:
    assert lexicon.gists("すきー", "スキー") == (SKIING,)
    assert lexicon.gists("ついたち", "一日") == (FIRST,)
    assert lexicon.gists("いちにち", "一日") == (DAY,)
    assert lexicon.gists("いちぢく", "無花果") == (FIG, SKIING)


@pytest.mark.parametrize(
    ("reading", "written", "told"),
    [
        ("いちぢく", "いちぢく", (FIG, SKIING)),
        ("いちぢく", "花いちぢく", (FIG, SKIING)),
        ("とうきょう", "東境", ()),
        ("すきー", "好き", ()),
        ("ぬ", "ぬ", ()),
        ("\ud800", "ぬ", ()),
        ("だれもしらない", "誰も知らない", ()),  # no reading of the dictionary
    ],
)
def test_another_writing_of_the_same_word_means_the_same(
    lexicon: CompiledLexicon, reading: str, written: str, told: tuple[Gist, ...]
) -> None:
    assert lexicon.gists(reading, written) == told


def test_two_words_that_sound_alike_do_not_explain_a_third_writing(tmp_path: Path) -> None:
    meant = [("すきー", "好き", (DAY,)), ("すきー", "隙", (FIRST,))]
    write(tmp_path, WORDS, Meta(), meant=meant)
    assert CompiledLexicon(tmp_path).gists("すきー", "スキー") == ()


def test_the_files_belong_to_the_set_and_no_verdict_opens_them(tmp_path: Path) -> None:
    write(tmp_path, WORDS, Meta(), meant=MEANT)
    lexicon = CompiledLexicon(tmp_path)
    assert lexicon.find("すきー") is not None
    assert lexicon.summary("すきー") is not None
    (tmp_path / GIST_KEYS).unlink()
    (tmp_path / GISTS).unlink()
    assert lexicon.summary("とうきょう") is not None
    with pytest.raises(Unusable):
        CompiledLexicon(tmp_path)


def test_a_name_is_what_english_writes_with_a_capital_letter() -> None:
    plain = Gist("common", (), "", "sea bream")
    assert best([plain], "proper") is None
    assert best([plain, TOKYO], "proper") == TOKYO
    assert best([plain, TOKYO], "common") == plain
    assert best([TOKYO], "adverb") == TOKYO
    assert best([], "common") is None


def test_a_list_of_words_tells_no_meanings() -> None:
    assert isinstance(glossary(object()), NoGlossary)
    assert glossary(object()).gists("すきー", "スキー") == ()
