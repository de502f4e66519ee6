"""Whatever is written comes out equal."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.lexicon.compiled.samples import WORDS, compiled, in_passing, lexicons, readings
from wordsvc.lexicon.compiled import CompiledLexicon, Meta, Source, write
from wordsvc.lexicon.entry import Entry
from wordsvc.lexicon.protocol import Known, Lexicon


def usual_first(entry: Entry) -> tuple[object, ...]:
    """How well an entry is known, said another way than the writer says it."""
    figure = -1.0 if entry.familiarity is None else entry.familiarity
    return (
        -figure,
        not entry.common,
        entry.status != "plain",
        -len(entry.sources),
        entry.reading,
    )


@given(lexicons())
def test_every_reading_is_found_as_it_was_given(words: list[Known]) -> None:
    with in_passing(words) as lexicon:
        assert [lexicon.find(known.reading) for known in words] == words


@given(lexicons(), readings())
def test_a_reading_that_was_not_given_is_not_found(words: list[Known], other: str) -> None:
    with in_passing(words) as lexicon:
        assert (lexicon.find(other) is None) == (other not in {known.reading for known in words})


@given(lexicons())
def test_a_written_form_leads_to_its_readings_most_usual_first(words: list[Known]) -> None:
    every = sorted((entry for known in words for entry in known.entries), key=usual_first)
    with in_passing(words) as lexicon:
        for entry in every:
            alike = [other for other in every if other.written == entry.written]
            expected = tuple(dict.fromkeys(other.reading for other in alike))
            assert lexicon.readings(entry.written) == expected


@given(st.text())
def test_no_text_upsets_a_look_up(text: str) -> None:
    with in_passing(WORDS) as lexicon:
        assert lexicon.find(text) in (None, *WORDS)
        assert isinstance(lexicon.readings(text), tuple)


@pytest.mark.parametrize("text", ["", "\0", "すきー\0", "\ud83c", "す\udcff", "😀", "す" * 10_000])
def test_text_that_is_no_word_is_not_known(tmp_path: Path, text: str) -> None:
    lexicon = compiled(tmp_path)
    assert lexicon.find(text) is None
    assert lexicon.readings(text) == ()
    assert text not in lexicon.prefixes(text)


def test_written_forms_of_one_and_of_two_readings(tmp_path: Path) -> None:
    lexicon = compiled(tmp_path)
    assert lexicon.readings("一日") == ("いちにち", "ついたち")
    assert lexicon.readings("スキー") == ("すきー",)
    assert lexicon.readings("いちぢく") == ("いちぢく",)


def test_familiarity_is_kept_to_hundredths(tmp_path: Path) -> None:
    entry = Entry("ねこ", "猫", "common", "plain", ("jmdict",), familiarity=4.8765)
    found = compiled(tmp_path, [Known("ねこ", True, (entry,))]).find("ねこ")
    assert found is not None
    assert found.entries[0].familiarity == 4.88


def test_version_names_contents_and_newest_source(tmp_path: Path) -> None:
    old, new = Source("unidic", "UniDic"), Source("jmdict", "JMdict", snapshot="2026-03-01")
    versions = []
    for name, words in (("a", WORDS), ("b", WORDS), ("c", WORDS[1:])):
        (tmp_path / name).mkdir()
        write(tmp_path / name, words, Meta((old, new)))
        versions.append(CompiledLexicon(tmp_path / name).version)
    assert versions[0] == versions[1] != versions[2]
    assert all(version.startswith("2026-03-01-") for version in versions)


def test_info_counts_words_and_names_sources(tmp_path: Path) -> None:
    source = Source("jmdict", "JMdict", "1.9", "2026-03-01", "CC-BY-SA-4.0")
    write(tmp_path, WORDS, Meta((source,)))
    lexicon: Lexicon = CompiledLexicon(tmp_path)
    info = CompiledLexicon(tmp_path).info()
    assert info.version == lexicon.version
    assert info.sources == (source,)
    assert (info.counts.readings, info.counts.entries, info.counts.written) == (5, 8, 7)
    assert info.counts.offered["common"] == 3
    assert info.counts.offered["proper"] == 1
    (tmp_path / "header").unlink()
    assert info.bytes == sum(file.stat().st_size for file in tmp_path.iterdir())


def test_nothing_is_a_dictionary_too(tmp_path: Path) -> None:
    lexicon = compiled(tmp_path, [])
    assert lexicon.find("あ") is None
    assert lexicon.info().counts.readings == 0


def test_progress_is_told(tmp_path: Path) -> None:
    told: list[tuple[int, int, str]] = []
    write(tmp_path, WORDS, Meta(), lambda done, total, what: told.append((done, total, what)))
    assert told[0] == (0, 0, "pack")
    assert told[-1] == (5, 5, "patterns")
    assert {what for *_, what in told} == {"pack", "spellings", "patterns"}


@given(lexicons())
def test_going_through_it_gives_every_reading_once(words: list[Known]) -> None:
    with in_passing(words) as lexicon:
        assert sorted(lexicon) == sorted(known.reading for known in words)


@given(lexicons(), readings())
def test_prefixes_are_the_readings_a_reading_begins_with(words: list[Known], other: str) -> None:
    listed = sorted((known.reading for known in words), key=len)
    with in_passing(words) as lexicon:
        for reading in (*listed, other, f"{other}\0", *(f"{first}{other}" for first in listed)):
            assert lexicon.prefixes(reading) == [x for x in listed if reading.startswith(x)]
