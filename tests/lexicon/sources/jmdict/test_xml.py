"""JMdict XML becomes entries with short codes; a file that wants to expand is refused."""

import gzip
from pathlib import Path

import pytest

from wordsvc.lexicon.sources.jmdict import extract, table, xml
from wordsvc.lexicon.sources.jmdict.entry import Pair

HEAD = """<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE JMdict [
<!ELEMENT JMdict (entry*)>
<!ENTITY n "noun (common) (futsuumeishi)">
<!ENTITY vs "noun or participle which takes the aux. verb suru">
<!ENTITY adj-no "nouns which may take the genitive case particle 'no'">
<!ENTITY uk "word usually written using kana alone">
<!ENTITY ik "word containing irregular kana usage">
<!ENTITY sk "search-only kana form">
<!ENTITY sK "search-only kanji form">
<!ENTITY rK "rarely used kanji form">
<!ENTITY arch "archaic">
<!ENTITY food "food, cooking">
<!ENTITY ksb "Kansai-ben">
]>
"""
ITSELF = """<entry><ent_seq>9999999</ent_seq><k_ele><keb>ＪＭｄｉｃｔ</keb></k_ele>
<r_ele><reb>ジェイエムディクト</reb></r_ele>
<sense><pos>&n;</pos><gloss>Dictionary Project - Creation Date: 2026-10-02</gloss></sense></entry>
"""
FIG = """<entry><ent_seq>1</ent_seq>
<k_ele><keb>無花果</keb><ke_pri>ichi1</ke_pri></k_ele>
<k_ele><keb>映日果</keb><ke_inf>&rK;</ke_inf></k_ele>
<k_ele><keb>一熟</keb><ke_inf>&sK;</ke_inf></k_ele>
<r_ele><reb>いちじく</reb><re_pri>ichi1</re_pri><re_pri>nf40</re_pri></r_ele>
<r_ele><reb>いちぢく</reb><re_restr>無花果</re_restr><re_inf>&ik;</re_inf><re_inf>&sk;</re_inf></r_ele>
<r_ele><reb>イチジク</reb><re_nokanji/></r_ele>
<sense><pos>&n;</pos><field>&food;</field><misc>&uk;</misc><gloss>fig</gloss></sense>
<sense><stagr>いちじく</stagr><misc>&arch;</misc><dial>&ksb;</dial><gloss>older</gloss></sense>
<sense><stagk>映日果</stagk><pos>&vs;</pos><pos>&adj-no;</pos><gloss>a third</gloss></sense>
<sense><gloss xml:lang="ger">Feige</gloss></sense>
</entry>
"""


def document(*entries: str, head: str = HEAD) -> str:
    return f"{head}<JMdict>\n{''.join(entries)}{ITSELF}</JMdict>\n"


def extracted(tmp_path: Path, text: str | bytes) -> list[Pair]:
    source, target = tmp_path / "JMdict.xml", tmp_path / "jmdict.tsv.xz"
    source.write_bytes(text.encode() if isinstance(text, str) else text)
    snapshot = extract.extract(source, target)
    assert snapshot.date == table.date(target) == "2026-10-02"
    pairs = list(table.read(target))
    assert len(pairs) == snapshot.pairs
    return pairs


def test_readings_and_writings_are_paired_as_the_entry_allows(tmp_path: Path) -> None:
    pairs = extracted(tmp_path, document(FIG))
    assert [(pair.reading, pair.written) for pair in pairs] == [
        ("いちじく", "無花果"),
        ("いちじく", "映日果"),
        ("いちじく", "一熟"),
        ("いちぢく", "無花果"),
        ("イチジク", "イチジク"),
    ]


def test_codes_come_through_short(tmp_path: Path) -> None:
    first, rare, search_only, irregular, _ = extracted(tmp_path, document(FIG))
    assert first.reading_info == first.written_info == ()
    assert rare.written_info == ("rK",)
    assert search_only.written_info == ("sK",)
    assert irregular.reading_info == ("ik", "sk")


def test_marks_belong_to_the_pair_that_bears_them(tmp_path: Path) -> None:
    first, rare, *_, apart = extracted(tmp_path, document(FIG))
    assert first.marks == ("ichi1", "nf40")
    assert rare.marks == ("nf40",)
    assert apart.marks == ()


def test_senses_keep_order_restrictions_and_inherited_parts_of_speech(tmp_path: Path) -> None:
    first, rare, _, irregular, _ = extracted(tmp_path, document(FIG))
    assert irregular.senses == ((("n",), ("uk", "food")),)
    assert first.senses == (*irregular.senses, (("n",), ("arch", "ksb")))
    assert rare.senses == (*first.senses, (("vs", "adj-no"), ()))


def test_a_gzipped_file_gives_the_same(tmp_path: Path) -> None:
    packed = gzip.compress(document(FIG).encode())
    assert extracted(tmp_path, packed) == extracted(tmp_path, document(FIG))


def test_equal_input_gives_equal_bytes(tmp_path: Path) -> None:
    extracted(tmp_path, document(FIG))
    once = (tmp_path / "jmdict.tsv.xz").read_bytes()
    extracted(tmp_path, document(FIG))
    assert (tmp_path / "jmdict.tsv.xz").read_bytes() == once


@pytest.mark.parametrize(
    "declaration",
    [
        '<!ENTITY n "x"><!ENTITY bomb "&n;&n;&n;&n;">',
        '<!ENTITY passwords SYSTEM "file:///etc/passwd">',
        '<!ENTITY % more "x">',
    ],
)
def test_entities_that_are_more_than_codes_are_refused(tmp_path: Path, declaration: str) -> None:
    source = tmp_path / "JMdict.xml"
    source.write_text(document(FIG, head=f"<!DOCTYPE JMdict [{declaration}]>"), "utf-8")
    with pytest.raises(xml.BadXml, match="more than a plain code"):
        list(xml.Reader(source))


def test_a_long_entity_used_often_is_never_expanded(tmp_path: Path) -> None:
    head = HEAD.replace("noun (common) (futsuumeishi)", "x" * 100_000)
    entry = FIG.replace("<pos>&n;</pos>", "<pos>&n;</pos>" * 1_000)
    source = tmp_path / "JMdict.xml"
    source.write_text(document(entry, head=head), "utf-8")
    read, _ = xml.Reader(source)
    assert read.senses[0].pos == ("n",) * 1_000


@pytest.mark.parametrize("text", ["", "no XML at all", document(FIG)[:-40]])
def test_a_broken_file_is_named(tmp_path: Path, text: str) -> None:
    source = tmp_path / "JMdict.xml"
    source.write_text(text, "utf-8")
    with pytest.raises(xml.BadXml, match=r"JMdict\.xml"):
        list(xml.Reader(source))


def test_an_entry_without_a_reading_text_is_named(tmp_path: Path) -> None:
    source = tmp_path / "JMdict.xml"
    source.write_text(document(FIG.replace("<reb>イチジク</reb>", "")), "utf-8")
    with pytest.raises(xml.BadXml, match="entry 1 needs one <reb>"):
        list(xml.Reader(source))


def test_a_file_without_its_date_is_refused(tmp_path: Path) -> None:
    source = tmp_path / "JMdict.xml"
    source.write_text(document(FIG).replace("Creation Date", "Made"), "utf-8")
    with pytest.raises(extract.NoDate, match="Creation Date"):
        extract.extract(source, tmp_path / "jmdict.tsv.xz")
