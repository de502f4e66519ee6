"""Files that are cut off, changed or not ours are noticed; they never crash a process."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec
import pytest

from tests.lexicon.compiled.samples import SKI, compiled
from wordsvc.lexicon.compiled import CompiledLexicon, Unusable, verify
from wordsvc.lexicon.compiled.header import read_header, write_header

FILES = [
    "gists",
    "gists.marisa",
    "header",
    "misspellings.marisa",
    "payload",
    "readings.marisa",
    "written.marisa",
]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    compiled(tmp_path / "set")
    return tmp_path / "set"


def fault(folder: Path) -> str:
    with pytest.raises(Unusable) as caught:
        CompiledLexicon(folder)
    return caught.value.fault


def test_a_whole_set_is_verified(folder: Path) -> None:
    assert sorted(file.name for file in folder.iterdir()) == FILES
    assert verify(folder).version == CompiledLexicon(folder).version


@pytest.mark.parametrize("name", FILES)
@pytest.mark.parametrize("size", [0, 1, -1])
def test_a_cut_off_file_is_noticed_when_opening(folder: Path, name: str, size: int) -> None:
    file = folder / name
    os.truncate(file, size if size >= 0 else file.stat().st_size + size)
    expected = "foreign" if name == "header" and size >= 0 else "damaged"
    assert fault(folder) == expected


@pytest.mark.parametrize("name", FILES)
def test_a_file_with_something_after_it_is_noticed(folder: Path, name: str) -> None:
    with (folder / name).open("ab") as file:
        file.write(b"x")
    assert fault(folder) == "damaged"


@pytest.mark.parametrize("name", FILES)
def test_every_flipped_byte_is_noticed_by_verify(folder: Path, name: str) -> None:
    file = folder / name
    whole = file.read_bytes()
    for place in range(0, len(whole), max(1, len(whole) // 50)):
        file.write_bytes(whole[:place] + bytes([whole[place] ^ 1]) + whole[place + 1 :])
        with pytest.raises(Unusable):
            verify(folder)
    file.write_bytes(whole)
    verify(folder)


def test_a_flipped_byte_of_the_header_is_noticed_when_opening(folder: Path) -> None:
    file = folder / "header"
    whole = bytearray(file.read_bytes())
    whole[-2] ^= 1
    file.write_bytes(whole)
    assert fault(folder) == "damaged"


@pytest.mark.parametrize("name", [name for name in FILES if name != "header"])
def test_a_file_that_is_gone_is_noticed(folder: Path, name: str) -> None:
    (folder / name).unlink()
    assert fault(folder) == "damaged"


def test_nothing_there_is_missing(tmp_path: Path) -> None:
    assert fault(tmp_path / "nowhere") == "missing"


def test_what_somebody_else_put_there_is_foreign(tmp_path: Path) -> None:
    assert fault(tmp_path) == "foreign"
    (tmp_path / "header").write_bytes(b"\x89PNG\r\n\x1a\n")
    assert fault(tmp_path) == "foreign"
    (tmp_path / "file").write_text("wordsvc")
    assert fault(tmp_path / "file") == "foreign"


def test_a_header_that_cannot_be_read_is_damaged(folder: Path) -> None:
    (folder / "header").unlink()
    (folder / "header").mkdir()
    assert fault(folder) == "damaged"


def test_another_format_is_told_apart(folder: Path) -> None:
    file = folder / "header"
    line, _, body = file.read_bytes().partition(b"\n")
    magic, _, digest = line.split(b" ")
    file.write_bytes(b" ".join([magic, b"0", digest]) + b"\n" + body)
    assert fault(folder) == "format"


def test_a_machine_of_another_byte_order_is_foreign(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "byteorder", "big" if sys.byteorder == "little" else "little")
    assert fault(folder) == "foreign"


def test_kinds_this_program_does_not_know_are_another_format(folder: Path) -> None:
    read = read_header(folder)
    trait = msgspec.structs.replace(read.traits[0], kind="gerund")
    write_header(folder, msgspec.structs.replace(read, traits=(trait,)))
    assert fault(folder) == "format"


def test_an_open_set_outlives_its_folder(folder: Path) -> None:
    """Old sets are removed while other processes serve from them."""
    lexicon = CompiledLexicon(folder)
    for file in folder.iterdir():
        file.unlink()
    assert lexicon.find("すきー") == SKI
