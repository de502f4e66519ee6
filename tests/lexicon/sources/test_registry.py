"""Nothing is loaded that is not listed, and no file that is another than the listed one."""

import shutil
from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon import build
from wordsvc.lexicon.sources import registry

LISTED = """[[source]]
id = "words"
title = "Words"
version = "1"
licence = "CC0-1.0"
attribution = "Us."
"""


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The listing, the frequency list and the house lists, free to be damaged."""
    shutil.copy(packaged.dictionaries() / "sources.toml", tmp_path)
    shutil.copy(packaged.dictionaries() / "frequency.tsv.xz", tmp_path)
    (tmp_path / "house").mkdir()
    return tmp_path


def test_every_shipped_file_is_the_listed_one() -> None:
    sources = registry.load(packaged.dictionaries())
    files = {source.path() for source in sources if source.file}
    assert files == set(packaged.dictionaries().glob("*.xz"))


def test_every_source_has_a_licence_and_its_text() -> None:
    folder = packaged.dictionaries() / "licences"
    for source in registry.load(packaged.dictionaries()):
        assert source.licence
        assert source.attribution
        assert all((folder / text).stat().st_size > 500 for text in source.texts)
        assert source.texts or source.lists


def test_every_licence_text_belongs_to_a_source() -> None:
    folder = packaged.dictionaries() / "licences"
    used = {text for source in registry.load(packaged.dictionaries()) for text in source.texts}
    assert used == {path.name for path in folder.iterdir()}


def test_packages_tell_the_version_that_is_there() -> None:
    sources = registry.load(packaged.dictionaries())
    assert sources["unidic"].installed() >= "1.0.8"
    assert sources["sudachi"].installed() >= "2024"


def test_the_compiled_dictionary_tells_dictionary_and_package() -> None:
    listed = build.sources()
    told = {one.id: one.version for one in build.meta(listed).sources}
    package = listed["unidic"].installed()
    assert told["unidic"] == f"{listed['unidic'].version} (unidic-lite {package})"
    assert told["jmdict"] == listed["jmdict"].version


def test_what_is_not_listed_is_not_loaded() -> None:
    with pytest.raises(registry.SourceError, match="wiktionary: not listed"):
        registry.load(packaged.dictionaries())["wiktionary"]


def test_a_changed_file_is_refused(copied: Path) -> None:
    path = copied / "frequency.tsv.xz"
    path.write_bytes(path.read_bytes() + b"\0")
    with pytest.raises(registry.SourceError, match=r"frequency.*not the file listed.*sha256"):
        registry.load(copied)["frequency"].path()


def test_a_missing_file_is_named(copied: Path) -> None:
    with pytest.raises(registry.SourceError, match=r"jmdict\.tsv\.xz is missing"):
        registry.load(copied)["jmdict"].path()


def test_a_missing_package_is_named(copied: Path) -> None:
    listing = copied / "sources.toml"
    listing.write_text(listing.read_text("utf-8").replace("unidic-lite", "unidic-none"), "utf-8")
    with pytest.raises(registry.SourceError, match="unidic-none is not installed"):
        registry.load(copied)["unidic"].installed()


@pytest.mark.parametrize(
    ("listing", "complaint"),
    [
        ("[[source]", "sources.toml"),
        (LISTED, "needs one of file, package and lists"),
        (LISTED + 'file = "words.tsv"', "needs its sha256"),
        (LISTED + 'package = "a"\nlists = "b"', "needs one of"),
        (LISTED + 'package = "a"\nurl = "b"', "url"),
        ((LISTED + 'package = "a"\n') * 2, "listed twice: words"),
    ],
)
def test_a_listing_that_is_not_understood_is_refused(
    tmp_path: Path, listing: str, complaint: str
) -> None:
    (tmp_path / "sources.toml").write_text(listing, "utf-8")
    with pytest.raises(registry.SourceError, match=complaint):
        registry.load(tmp_path)


def test_no_listing_at_all_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(registry.SourceError, match=r"sources\.toml"):
        registry.load(tmp_path)


def test_the_fingerprint_follows_the_house_lists(copied: Path) -> None:
    before = registry.load(copied).fingerprint()
    assert before == registry.load(copied).fingerprint()
    (copied / "house" / "toys.tsv").write_text("こま\t独楽\tcommon\n", "utf-8")
    assert registry.load(copied).fingerprint() != before


def test_a_second_folder_cannot_add_sources(
    copied: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    other = tmp_path_factory.mktemp("other")
    (other / "sources.toml").write_text(LISTED + 'package = "a"', "utf-8")
    with pytest.raises(registry.SourceError, match="'words' replaces nothing"):
        registry.load(copied, other)
