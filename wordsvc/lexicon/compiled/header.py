"""The header: the files of a compiled dictionary, and the check that they belong together.

``header`` is a line of magic, format and hash, followed by JSON; everything else is mapped. It
knows size and hash of the other files, so a set is whole or it is refused.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path
from typing import BinaryIO

import msgspec

from wordsvc.lexicon.compiled.about import Counts, Source
from wordsvc.lexicon.compiled.errors import Unusable
from wordsvc.lexicon.entry import Concreteness, Kind, Status

MAGIC = "wordsvc-lexicon"
FORMAT = 7
"""Raised whenever the files change in any way that an older program cannot read."""

HEADER = "header"
READINGS = "readings.marisa"
WRITTEN = "written.marisa"
MISSPELLINGS = "misspellings.marisa"
PAYLOAD = "payload"
GIST_KEYS = "gists.marisa"
GISTS = "gists"


class Trait(msgspec.Struct, frozen=True, array_like=True):
    """What many entries have in common: everything but reading, written form and familiarity."""

    kind: Kind
    status: Status
    sources: tuple[str, ...]
    common: bool
    sensitive: bool
    concreteness: Concreteness
    category: str | None


class File(msgspec.Struct, frozen=True):
    """A file of the set: its size in bytes and the SHA-256 of its contents."""

    size: int
    sha256: str


class Header(msgspec.Struct, frozen=True):
    """The part of a set that is read into memory.

    ``sections`` are the parts of the payload (first byte, byte after the last), ``gists`` those of
    the file of gists, which no verdict needs, ``kinds`` and
    ``letters`` the kinds and connecting letters that the pattern index counts, ``lengths`` the word
    lengths that occur.
    """

    version: str
    byteorder: str
    files: dict[str, File]
    sections: dict[str, tuple[int, int]]
    gists: dict[str, tuple[int, int]]
    traits: tuple[Trait, ...]
    letters: tuple[str, ...]
    kinds: tuple[Kind, ...]
    lengths: tuple[int, ...]
    counts: Counts
    sources: tuple[Source, ...]


def write_header(folder: Path, header: Header) -> None:
    """Write the header; it comes last, so that a set without one is no set."""
    body = msgspec.json.encode(header)
    digest = hashlib.sha256(body).hexdigest()
    (folder / HEADER).write_bytes(f"{MAGIC} {FORMAT} {digest}\n".encode() + body)


def read_header(folder: Path) -> Header:
    """The header of a set whose files are all there in full size. Raises Unusable."""
    file = folder / HEADER
    try:
        line, _, body = file.read_bytes().partition(b"\n")
    except FileNotFoundError:
        raise Unusable("foreign" if folder.exists() else "missing", file) from None
    except NotADirectoryError:
        raise Unusable("foreign", folder) from None
    except OSError:
        raise Unusable("damaged", file) from None
    magic, _, rest = line.partition(b" ")
    written_format, _, digest = rest.partition(b" ")
    if magic != MAGIC.encode():
        raise Unusable("foreign", file)
    if written_format != str(FORMAT).encode():
        raise Unusable("format", file)
    if digest != hashlib.sha256(body).hexdigest().encode():
        raise Unusable("damaged", file)
    try:
        header = msgspec.json.decode(body, type=Header)
    except msgspec.DecodeError:
        raise Unusable("format", file) from None
    if header.byteorder != sys.byteorder:
        raise Unusable("foreign", file)
    for name, expected in header.files.items():
        part = folder / name
        if not part.is_file() or part.stat().st_size != expected.size:
            raise Unusable("damaged", part)
    return header


def verify(folder: Path) -> Header:
    """Read every byte of a set and compare it with the header. Raises Unusable."""
    header = read_header(folder)
    for name, expected in header.files.items():
        if fingerprint(folder / name) != expected:
            raise Unusable("damaged", folder / name)
    return header


def fingerprint(path: Path) -> File:
    """Size and hash of a file."""
    with path.open("rb") as file:
        return File(_size(file), hashlib.file_digest(file, "sha256").hexdigest())


def _size(file: BinaryIO) -> int:
    size = file.seek(0, 2)
    file.seek(0)
    return size
