"""``lexicon`` shows, checks, renews and compares the compiled dictionary."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.lexicon.compiled.samples import MISSPELT, ONE_DAY, SKI, TOKYO
from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.cli.program import run
from wordsvc.lexicon import build as builder
from wordsvc.lexicon.compiled import CompiledLexicon, Meta, Progress, Source, write
from wordsvc.lexicon.protocol import Known
from wordsvc.lexicon.sources.registry import Registry

WORDS = (SKI, TOKYO, ONE_DAY)
SOURCES = (
    Source("jmdict", "JMdict", "2021-04-17", "2021-04-17", "CC-BY-SA-4.0"),
    Source("house", "Our own lists"),
)
JMDICT = """<!DOCTYPE JMdict [<!ENTITY n "noun (common) (futsuumeishi)">]>
<JMdict>
<entry><ent_seq>9999999</ent_seq>
<k_ele><keb>ＪＭｄｉｃｔ</keb></k_ele><r_ele><reb>ジェイエムディクト</reb></r_ele>
<sense><pos>&n;</pos><gloss>Creation Date: 2026-11-01</gloss></sense></entry>
<entry><ent_seq>1000000</ent_seq>
<k_ele><keb>靴紐</keb></k_ele><r_ele><reb>くつひも</reb></r_ele>
<sense><pos>&n;</pos><gloss>shoelace</gloss></sense></entry>
</JMdict>
"""


@pytest.fixture
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Settings:
    """Folders of this test's own, and a builder that knows three words."""

    def build(folder: Path, listed: Registry, progress: Progress) -> None:
        source = replace(SOURCES[0], snapshot=listed["jmdict"].date)
        write(folder, WORDS, Meta((source, *SOURCES[1:])), progress)

    monkeypatch.setattr(builder, "build", build)
    monkeypatch.setenv("WORDSVC_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("WORDSVC_DATA", str(tmp_path / "data"))
    return Settings.from_environ()


class Called:
    """The program over the compiled dictionary of these settings."""

    def __init__(self, capfd: pytest.CaptureFixture[str]) -> None:
        self._capfd = capfd

    def __call__(self, *args: str) -> tuple[int, str, str]:
        code = run(["lexicon", *args])
        return (code, *self._capfd.readouterr())


@pytest.fixture
def lexicon(
    settings: Settings, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> Called:
    """``lexicon("info")`` in English."""
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    return Called(capfd)


def small(folder: Path, *words: Known) -> Path:
    """A compiled dictionary of some words, in a folder of its own."""
    folder.mkdir()
    write(folder, words, Meta(SOURCES))
    return folder


def test_build_makes_the_dictionary_once(lexicon: Called, settings: Settings) -> None:
    code, out, err = lexicon("build")
    version = CompiledLexicon(services.lexicon_folder(settings)).version
    assert (code, out) == (0, f"The dictionary is ready ({version}).\n")
    assert err.startswith("Building the dictionary")
    code, out, err = lexicon("build")
    assert code == 0
    assert "Building" not in err


def test_build_again_replaces_what_is_there(lexicon: Called, settings: Settings) -> None:
    lexicon("build")
    header = services.lexicon_folder(settings) / "header"
    mark = header.with_name("mark")
    mark.touch()
    _, _, err = lexicon("build", "--again")
    assert err.startswith("Building the dictionary")
    assert header.is_file()
    assert not mark.exists()


def test_info_tells_version_place_size_and_sources(lexicon: Called, settings: Settings) -> None:
    lexicon("build")
    code, out, err = lexicon("info")
    folder = services.lexicon_folder(settings)
    assert code == 0
    assert out.splitlines()[:2] == [
        f"Version: {CompiledLexicon(folder).version}",
        f"Location: {folder}",
    ]
    assert "3 readings, 4 entries" in out
    assert "  JMdict 2021-04-17 (2021-04-17) CC-BY-SA-4.0\n" in out
    assert out.endswith("  Our own lists\n")
    years = datetime.now(UTC).year - 2021
    assert err.startswith("This JMdict is from 2021-04-17, ")
    assert f" {years} years" in err or f" {years - 1} years" in err


def test_info_as_json_has_the_dates_of_the_sources(lexicon: Called) -> None:
    lexicon("build")
    _, out, err = lexicon("info", "--json")
    about = json.loads(out)
    assert about["sources"][0]["snapshot"] == "2021-04-17"
    assert about["counts"]["readings"] == 3
    assert err == ""


def test_verify_finds_one_changed_byte(lexicon: Called, settings: Settings) -> None:
    lexicon("build")
    folder = services.lexicon_folder(settings)
    code, out, _ = lexicon("verify")
    assert code == 0
    assert str(folder) in out
    payload = folder / "payload"
    content = bytearray(payload.read_bytes())
    content[-1] ^= 1
    payload.write_bytes(content)
    code, out, err = lexicon("verify")
    assert (code, out) == (2, "")
    assert err == (f"wordsvc: A file is damaged ({payload}). Run: wordsvc lexicon build --again\n")
    assert lexicon("build", "--again")[0] == 0
    assert lexicon("verify")[0] == 0


def test_verify_says_how_to_get_a_dictionary(lexicon: Called) -> None:
    code, _, err = lexicon("verify")
    assert code == 2
    assert "Run: wordsvc lexicon build" in err


def test_update_takes_in_a_newer_jmdict_for_every_later_run(
    lexicon: Called, settings: Settings, tmp_path: Path
) -> None:
    lexicon("build")
    before = services.lexicon_folder(settings)
    file = tmp_path / "JMdict_e"
    file.write_text(JMDICT, "utf-8")
    code, out, _ = lexicon("update", "--jmdict", str(file))
    assert code == 0
    assert out.startswith("Imported JMdict of 2026-11-01 (1 pairs, previously 2021-04-17)")
    assert services.lexicon_folder(settings) != before
    code, out, err = lexicon("info")
    assert "(2026-11-01)" in out
    assert err == ""


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (None, "No such file"),
        ("<JMdict>", "not a readable JMdict"),
        ("<JMdict/>", "Creation Date"),
        ("\0\1\2", "not a readable JMdict"),
    ],
)
def test_what_is_no_jmdict_changes_nothing(
    lexicon: Called, settings: Settings, tmp_path: Path, content: str | None, said: str
) -> None:
    before = services.lexicon_folder(settings)
    file = tmp_path / "JMdict_e"
    if content is not None:
        file.write_text(content, "utf-8")
    code, out, err = lexicon("update", "--jmdict", str(file))
    assert (code, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1
    assert services.lexicon_folder(settings) == before


def test_diff_lists_the_answers_that_change(lexicon: Called, tmp_path: Path) -> None:
    wrong = replace(MISSPELT, entries=MISSPELT.entries[:1])
    fixed = replace(MISSPELT, plain=True, entries=MISSPELT.entries[1:])
    old = small(tmp_path / "old", SKI, TOKYO, wrong, ONE_DAY)
    new = small(tmp_path / "new", SKI, TOKYO, fixed)
    code, out, err = lexicon("diff", str(old), str(new))
    assert code == 0
    rows = [line.split("\t") for line in out.splitlines()]
    assert rows[0] == ["いちぢく", "no", "yes"]
    assert [row[:2] for row in rows[1:]] == [["いちにち", "yes"]]
    assert CompiledLexicon(old).version in err
    assert "no -> yes: 1" in err


def test_diff_compares_with_the_version_before(lexicon: Called, settings: Settings) -> None:
    lexicon("build")
    code, _, err = lexicon("diff")
    assert code == 2
    assert "There is no other dictionary" in err
    cache = services.lexicon_folder(settings).parent
    old = small(cache / "lexicon-1-before", SKI, TOKYO)
    code, out, err = lexicon("diff")
    assert code == 0
    assert [line.split("\t")[0::2] for line in out.splitlines()] == [["いちにち", "yes"]]
    assert CompiledLexicon(old).version in err


def test_diff_of_a_dictionary_with_itself_is_empty(lexicon: Called, tmp_path: Path) -> None:
    same = small(tmp_path / "same", SKI)
    code, out, err = lexicon("diff", str(same), str(same))
    assert (code, out) == (0, "")
    assert err.endswith("  none\n")


def test_diff_names_the_versions_that_there_are(lexicon: Called, settings: Settings) -> None:
    lexicon("build")
    version = CompiledLexicon(services.lexicon_folder(settings)).version
    code, _, err = lexicon("diff", "1999-01-01")
    assert code == 2
    assert f"Available: {version}." in err
    assert lexicon("diff", version, version)[0] == 0


def test_a_folder_that_cannot_be_written_is_told_in_one_line(
    lexicon: Called, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").touch()
    monkeypatch.setenv("WORDSVC_CACHE", str(tmp_path / "file"))
    code, out, err = lexicon("build")
    assert (code, out) == (2, "")
    assert "WORDSVC_CACHE" in err
    assert err.count("\n") == 1
