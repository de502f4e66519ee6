"""The plan of a run: which list is written where."""

from __future__ import annotations

import os
from collections import Counter
from pathlib import Path
from typing import NamedTuple

from wordsvc.batch.errors import BatchError
from wordsvc.batch.job import Compression, Format
from wordsvc.batch.read.locations import PIPE, Location, find, is_url, kind_of


class Target(NamedTuple):
    """A list, and where its judged rows go (``-`` = standard output), with the format and
    compression that its name tells.
    """

    location: Location
    out: str
    format: Format | None
    compression: Compression | None


def plan(paths: tuple[str, ...], out: str) -> list[Target]:
    """Every list that the paths name, with its output.

    Several lists, or those of a folder, are written under their names into a folder. Raises
    BatchError where there is no list, where an output would be its own list
    (``batch.same-file``), or where several lists would go into one file (``batch.needs-folder``).
    """
    places = find(paths)
    many = len(places) > 1 or any(place.in_folder for place in places)
    if not many and not _is_folder(out):
        return [_target(places[0], out)]
    if out == PIPE or (kind_of(out)[0] is not None and not _is_folder(out)):
        raise BatchError("batch.needs-folder", count=len(places))
    _refuse_twins(places)
    outside = [place for place in places if not _is_within(place.path, out)]
    return [_target(place, _join(out, place.name)) for place in outside or places]


def _refuse_twins(places: list[Location]) -> None:
    names = Counter(place.name for place in places)
    for name, times in names.items():
        if times > 1:
            raise BatchError("batch.same-name", name=name)


def _target(place: Location, out: str) -> Target:
    if PIPE not in {place.path, out} and _is_same(place.path, out):
        raise BatchError("batch.same-file", path=out)
    return Target(place, out, *((None, None) if out == PIPE else kind_of(out)))


def _is_folder(path: str) -> bool:
    return path != PIPE and (path.endswith("/") or (not is_url(path) and Path(path).is_dir()))


def _is_same(one: str, other: str) -> bool:
    if is_url(one) or is_url(other):
        return one == other
    return os.path.realpath(one) == os.path.realpath(other)


def _is_within(path: str, folder: str) -> bool:
    """Whether a list is an output of an earlier run, in a folder within the folder of lists."""
    if is_url(path) or is_url(folder):
        return path.startswith(folder.rstrip("/") + "/")
    return Path(os.path.realpath(folder)) in Path(os.path.realpath(path)).parents


def _join(folder: str, name: str) -> str:
    return f"{folder.rstrip('/')}/{name}" if is_url(folder) else str(Path(folder, name))
