"""House lists are read word by word, and a bad line is named."""

from pathlib import Path

import pytest

from wordsvc.files import packaged
from wordsvc.lexicon.sources import house, registry


def _list(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "toys.tsv"
    path.write_text(text, "utf-8")
    return path


def test_a_word_has_reading_written_form_kind_category_and_note(tmp_path: Path) -> None:
    path = _list(tmp_path, "# toys\n\nビーだま\tビー玉\tcommon\tplay\tglass\nコマ\t\tcommon\n")
    assert list(house.words(path)) == [
        house.HouseWord("toys", "びーだま", "ビー玉", "common", "play", "glass"),
        house.HouseWord("toys", "こま", "こま", "common"),
    ]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("こま", "1 columns"),
        ("こま\t独楽\tcommon\ta\tb\tc", "6 columns"),
        ("独楽\tこま\tcommon", "reading '独楽' is not kana"),
        ("こま\t独楽\tnoun", "kind 'noun' is none of common"),
        ("やま\t山\tcommon", "やま 山 is on line 1 too"),
    ],
)
def test_a_bad_line_is_named(tmp_path: Path, line: str, complaint: str) -> None:
    path = _list(tmp_path, f"やま\t山\tcommon\n{line}\n")
    with pytest.raises(house.BadLine, match=rf"toys\.tsv:2: {complaint}"):
        list(house.words(path))


def test_a_file_in_another_encoding_is_named(tmp_path: Path) -> None:
    path = tmp_path / "toys.tsv"
    path.write_bytes("こま\t独楽\tcommon\n".encode("shift_jis"))
    with pytest.raises(house.BadLine, match=r"toys\.tsv: not UTF-8"):
        list(house.words(path))


def test_every_line_of_our_own_lists_is_understood() -> None:
    for path in registry.load(packaged.dictionaries())["house"].files():
        assert list(house.words(path)), path
