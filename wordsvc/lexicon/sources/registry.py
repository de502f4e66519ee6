"""The listed sources with their licences, and the check of their files.

``dictionaries/sources.toml`` lists every source. A source is a file of ours with its SHA-256, an
installed package, or a folder of our own lists. A second folder with a ``sources.toml`` of its own
may replace listed files (a newer JMdict in the user's folder); it cannot add sources.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

import msgspec

LISTING = "sources.toml"


class SourceError(Exception):
    """A source cannot be used; the message says which, why and what to do."""


class Source(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One listed source. Exactly one of ``file``, ``package`` and ``lists`` is set.

    ``licence`` is an SPDX expression and ``texts`` are its files in ``licences/``. ``version`` and
    ``date`` (``YYYY-MM-DD``, empty where there is none) are those of the edition described here;
    ``installed`` tells the version of a package that is really there.
    """

    id: str
    title: str
    version: str
    licence: str
    attribution: str
    homepage: str = ""
    texts: tuple[str, ...] = ()
    date: str = ""
    file: str = ""
    sha256: str = ""
    package: str = ""
    lists: str = ""
    place: Path = Path()

    def __post_init__(self) -> None:
        if sum(map(bool, (self.file, self.package, self.lists))) != 1:
            raise ValueError(f"source {self.id!r} needs one of file, package and lists")
        if bool(self.file) != bool(self.sha256):
            raise ValueError(f"source {self.id!r}: a file needs its sha256, nothing else has one")

    def path(self) -> Path:
        """Where its verified file stands; raises ``SourceError`` if it is missing or another."""
        path = self.place / self.file
        if not path.is_file():
            raise SourceError(f"{self.id}: {path} is missing")
        found = hashlib.sha256(path.read_bytes()).hexdigest()
        if found != self.sha256:
            raise SourceError(
                f"{self.id}: {path} is not the file listed in {self.place / LISTING}"
                f" (sha256 {found} instead of {self.sha256})"
            )
        return path

    def installed(self) -> str:
        """Version of its installed package; raises ``SourceError`` if it is not installed."""
        try:
            return metadata.version(self.package)
        except metadata.PackageNotFoundError:
            raise SourceError(f"{self.id}: the package {self.package} is not installed") from None

    def files(self) -> list[Path]:
        """Its lists in order of their names."""
        return sorted((self.place / self.lists).glob("*.tsv"))

    def fingerprint(self) -> str:
        """Changes whenever what the source says may have changed."""
        if self.package:
            return f"{self.id} {self.package} {self.installed()}"
        if self.file:
            return f"{self.id} {self.sha256}"
        content = b"".join(path.name.encode() + b"\0" + path.read_bytes() for path in self.files())
        return f"{self.id} {hashlib.sha256(content).hexdigest()}"


class Registry(msgspec.Struct, frozen=True):
    """The listed sources in order."""

    sources: tuple[Source, ...]

    def __iter__(self) -> Iterator[Source]:
        return iter(self.sources)

    def __getitem__(self, name: str) -> Source:
        """The source of this id; raises ``SourceError`` if it is not listed."""
        for source in self.sources:
            if source.id == name:
                return source
        raise SourceError(f"{name}: not listed in {LISTING}, so it is not loaded")

    def fingerprint(self) -> str:
        """SHA-256 over the fingerprints of all sources."""
        lines = "\n".join(source.fingerprint() for source in self)
        return hashlib.sha256(lines.encode()).hexdigest()


class _Listing(msgspec.Struct, forbid_unknown_fields=True):
    source: list[Source]


def load(folder: Path, replacing: Path | None = None) -> Registry:
    """Read the listing of ``folder``, then that of ``replacing`` where it has one.

    Raises ``SourceError`` for a listing that is missing or not understood.
    """
    sources = {source.id: source for source in _read(folder)}
    if replacing is not None and (replacing / LISTING).is_file():
        for source in _read(replacing):
            if source.id not in sources:
                raise SourceError(f"{replacing / LISTING}: {source.id!r} replaces nothing")
            sources[source.id] = source
    return Registry(sources=tuple(sources.values()))


def _read(folder: Path) -> list[Source]:
    path = folder / LISTING
    try:
        listing = msgspec.toml.decode(path.read_bytes(), type=_Listing)
    except (OSError, msgspec.DecodeError, ValueError) as error:
        raise SourceError(f"{path}: {error}") from None
    names = [source.id for source in listing.source]
    if twice := {name for name in names if names.count(name) > 1}:
        raise SourceError(f"{path}: listed twice: {', '.join(sorted(twice))}")
    return [msgspec.structs.replace(source, place=folder) for source in listing.source]
