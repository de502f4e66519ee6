"""The folders of data that travel with the program: dictionaries, and the rules restated."""

from __future__ import annotations

from pathlib import Path

_PACKAGE = Path(__file__).parents[1]


class NoData(FileNotFoundError):
    """Neither the installed package nor a checkout around it holds the folder."""


def dictionaries() -> Path:
    """The folder with ``sources.toml``, the word lists and their licences."""
    return _folder("dictionaries")


def seeds() -> Path:
    """The folder with the rules restated in our own words and the worked examples."""
    return _folder("seeds")


def _folder(name: str) -> Path:
    """In a wheel the folders lie inside the package, in a checkout beside it."""
    places = [_PACKAGE / "_data" / name, _PACKAGE.parent / name]
    for place in places:
        if place.is_dir():
            return place
    raise NoData(f"no folder {name!r}: looked for " + " and ".join(map(str, places)))
