"""Where lists are: a file, a folder, a pattern, a URL, standard input."""

from __future__ import annotations

import glob
import os
from collections.abc import Iterable
from pathlib import Path, PurePosixPath
from typing import BinaryIO, NamedTuple, cast

from wordsvc.batch.errors import BatchError, unreadable
from wordsvc.batch.extras import fsspec
from wordsvc.batch.job import Compression, Format

PIPE = "-"
SUFFIXES: dict[str, Format] = {
    ".txt": "txt", ".text": "txt", ".csv": "csv", ".tsv": "tsv", ".tab": "tsv", ".jsonl": "jsonl",
    ".ndjson": "jsonl", ".parquet": "parquet", ".pq": "parquet",
}  # fmt: skip
PACKED: dict[str, Compression] = {".gz": "gzip", ".xz": "xz", ".zst": "zstd", ".zstd": "zstd"}


class Location(NamedTuple):
    """A list: where it is, and what it is called within the folder that was named, if any."""

    path: str
    name: str
    in_folder: bool = False


class FileState(NamedTuple):
    """What tells that a file has not changed; None where nobody can tell."""

    size: int | None
    changed: object


def is_url(path: str) -> bool:
    """Whether a path is one of another file system, for fsspec."""
    return "://" in path


def kind_of(path: str) -> tuple[Format | None, Compression | None]:
    """Format and compression that a file's name tells."""
    suffixes = PurePosixPath(path.lower()).suffixes
    packed = PACKED.get(suffixes[-1]) if suffixes else None
    if packed:
        suffixes.pop()
    return SUFFIXES.get(suffixes[-1]) if suffixes else None, packed


def find(paths: Iterable[str]) -> list[Location]:
    """The lists that paths name, each once, in order; of a folder those with a known suffix.

    Raises BatchError where there is none.
    """
    found: dict[str, Location] = {}
    for path in paths:
        places = _of_url(path) if is_url(path) else _of_path(path)
        if not places:
            raise BatchError("batch.nothing-there", path=path)
        for place in places:
            found.setdefault(place.path, place)
    return list(found.values())


def _of_path(path: str) -> list[Location]:
    if path == PIPE:
        return [Location(PIPE, PIPE)]
    if Path(path).is_dir():
        return _of_folder(path, (str(file) for file in Path(path).rglob("*") if file.is_file()))
    if Path(path).exists() or not glob.has_magic(path):
        return [Location(path, Path(path).name)]
    files = [file for file in sorted(glob.glob(path, recursive=True)) if Path(file).is_file()]  # noqa: PTH207
    return _named(files)


def _of_url(path: str) -> list[Location]:
    system, inside = fsspec(path).core.url_to_fs(path)
    if glob.has_magic(inside):
        return _named([system.unstrip_protocol(file) for file in sorted(system.glob(inside))])
    if system.isdir(inside):
        files = (system.unstrip_protocol(file) for file in system.find(inside))
        return _of_folder(system.unstrip_protocol(inside), files)
    return [Location(path, PurePosixPath(inside).name)]


def _of_folder(folder: str, files: Iterable[str]) -> list[Location]:
    known = (file for file in sorted(files) if kind_of(file)[0] and not _is_hidden(file, folder))
    return [Location(file, os.path.relpath(file, folder), in_folder=True) for file in known]


def _is_hidden(file: str, folder: str) -> bool:
    inside = PurePosixPath(file.removeprefix(folder))
    return any(part.startswith((".", "_")) or part.endswith(".partial") for part in inside.parts)


def _named(files: list[str]) -> list[Location]:
    """Files that a pattern found, called by what they do not have in common."""
    top = os.path.commonpath([os.path.dirname(file) for file in files]) if files else ""  # noqa: PTH120
    return [Location(file, os.path.relpath(file, top or ".")) for file in files]


def open_list(path: str) -> BinaryIO:
    """A list for reading. Raises BatchError."""
    try:
        if is_url(path):
            return cast("BinaryIO", fsspec(path).open(path, "rb").open())
        return Path(path).open("rb")
    except OSError as error:
        raise unreadable(error, path) from error


def state_of(path: str) -> FileState:
    """Size and time of change, as far as the file system knows them. Raises BatchError."""
    if path == PIPE:
        return FileState(None, None)
    try:
        if is_url(path):
            system, inside = fsspec(path).core.url_to_fs(path)
            info = system.info(inside)
            return FileState(info.get("size"), info.get("mtime") or info.get("ETag"))
        stat = Path(path).stat()
    except OSError as error:
        raise unreadable(error, path) from error
    regular = os.path.isfile(path)  # noqa: PTH113
    return FileState(stat.st_size, stat.st_mtime_ns) if regular else FileState(None, None)
