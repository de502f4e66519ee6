"""A newer JMdict takes the place of the shipped one, in a folder of the user."""

from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon.sources import registry, update
from wordsvc.lexicon.sources.jmdict import rows, xml

XML = """<!DOCTYPE JMdict [<!ENTITY n "noun (common) (futsuumeishi)">]>
<JMdict>
<entry><ent_seq>1</ent_seq><k_ele><keb>独楽</keb></k_ele><r_ele><reb>こま</reb></r_ele>
<sense><pos>&n;</pos><gloss>spinning top</gloss></sense></entry>
<entry><ent_seq>9999999</ent_seq><r_ele><reb>ジェイエムディクト</reb></r_ele>
<sense><pos>&n;</pos><gloss>Creation Date: 2026-11-01</gloss></sense></entry>
</JMdict>
"""


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "JMdict_e.xml"
    path.write_text(XML, "utf-8")
    return path


def test_the_newer_snapshot_is_listed_and_read(file: Path, tmp_path: Path) -> None:
    listed = registry.load(packaged.dictionaries())["jmdict"]
    snapshot = update.jmdict(file, listed, tmp_path / "mine")
    source = registry.load(packaged.dictionaries(), tmp_path / "mine")["jmdict"]
    assert (snapshot.date, snapshot.pairs) == ("2026-11-01", 1)
    assert source.date == source.version == "2026-11-01"
    assert source.attribution == listed.attribution
    assert [(row.reading, row.written) for row in rows.rows(source.path())] == [("こま", "独楽")]


def test_the_other_sources_stay(file: Path, tmp_path: Path) -> None:
    shipped = registry.load(packaged.dictionaries())
    update.jmdict(file, shipped["jmdict"], tmp_path / "mine")
    both = registry.load(packaged.dictionaries(), tmp_path / "mine")
    assert [source.id for source in both] == [source.id for source in shipped]
    assert both["frequency"] == shipped["frequency"]
    assert both.fingerprint() != shipped.fingerprint()


def test_a_file_that_cannot_be_read_changes_nothing(file: Path, tmp_path: Path) -> None:
    listed = registry.load(packaged.dictionaries())["jmdict"]
    update.jmdict(file, listed, tmp_path / "mine")
    file.write_text("<JMdict>", "utf-8")
    with pytest.raises(xml.BadXml):
        update.jmdict(file, listed, tmp_path / "mine")
    assert registry.load(packaged.dictionaries(), tmp_path / "mine")["jmdict"].path().is_file()


def test_without_an_update_the_shipped_one_holds(tmp_path: Path) -> None:
    shipped = registry.load(packaged.dictionaries())
    assert registry.load(packaged.dictionaries(), tmp_path) == shipped
