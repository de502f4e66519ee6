"""The folders that travel with the program are found in a checkout and in an installed package."""

from pathlib import Path

import pytest

from wordsvc.files import packaged


def test_in_a_checkout_the_folders_stand_beside_the_package() -> None:
    root = Path(__file__).parents[2]
    assert packaged.dictionaries() == root / "dictionaries"
    assert packaged.seeds() == root / "seeds"


def test_in_a_wheel_they_lie_inside_the_package(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    inside = tmp_path / "wordsvc" / "_data" / "dictionaries"
    inside.mkdir(parents=True)
    (tmp_path / "dictionaries").mkdir()
    monkeypatch.setattr(packaged, "_PACKAGE", tmp_path / "wordsvc")
    assert packaged.dictionaries() == inside


def test_a_missing_folder_says_where_it_was_looked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(packaged, "_PACKAGE", tmp_path / "wordsvc")
    with pytest.raises(packaged.NoData, match="_data"):
        packaged.seeds()
