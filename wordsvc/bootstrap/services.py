"""The services of a process: the only place that chooses implementations."""

from __future__ import annotations

import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from wordsvc.bootstrap.settings import Settings
from wordsvc.bootstrap.terminal import Terminal
from wordsvc.catalogue.sheets import SheetLibrary, load
from wordsvc.decoding.faults import Fault, Faulty
from wordsvc.files.folders import cache_folder, data_folder
from wordsvc.lexicon import build
from wordsvc.lexicon.cache import open_or_build, set_folder
from wordsvc.lexicon.compiled import CompiledLexicon, Source
from wordsvc.lexicon.protocol import Lexicon
from wordsvc.lexicon.segmentation import check_tagger
from wordsvc.lexicon.sources.registry import Registry
from wordsvc.validators.sheet import Sheet
from wordsvc.validators.validator import Desk

if TYPE_CHECKING:
    from wordsvc.tables.hub import Notifier
    from wordsvc.tables.log import Log
    from wordsvc.tables.service import Tables

MEMORY = "memory:"
TABLES = "tables.sqlite3"  # in the user's data folder, where no database is set
SHEETS = "sheets"  # subfolder of the user's data folder with sheets typed in by their owners

HOUSE_SHEETS = SheetLibrary()


class Services(msgspec.Struct, frozen=True):
    """What the faces work with, opened once and handed down.

    ``version`` names program, rules and dictionary: equal versions answer equal questions equally.
    """

    settings: Settings
    lexicon: Lexicon
    sources: tuple[Source, ...]
    version: str
    tables: Tables
    sheets: SheetLibrary = HOUSE_SHEETS

    @property
    def desk(self) -> Desk:
        """What judges work with."""
        return Desk(self.lexicon, self.sheets)


def sources(settings: Settings) -> Registry:
    """The listed dictionaries, newer ones of the user in place of those shipped."""
    return build.sources(updates(settings))


def updates(settings: Settings) -> Path:
    """The folder for newer dictionaries of the user; it need not be there."""
    return (settings.data or data_folder()) / build.UPDATES


def lexicon_folder(settings: Settings) -> Path:
    """Where the compiled dictionary stands, or will stand when it is built."""
    return set_folder(settings.cache or cache_folder(), build.key(sources(settings)))


def open_lexicon(settings: Settings) -> CompiledLexicon:
    """The compiled dictionary, built first where there is none; waiting is shown on stderr.

    Raises CacheError where it cannot be stored and SourceError where a source is missing.
    """
    listed = sources(settings)
    key = build.key(listed)
    root = settings.cache or cache_folder()
    with Terminal().watching() as terminal:
        return open_or_build(
            lambda folder, progress: build.build(folder, listed, progress),
            key,
            root,
            tell=terminal.tell,
            progress=terminal.progress,
        )


class LexiconHere(msgspec.Struct, frozen=True):
    """Opens the dictionary of the process that calls it: by these settings, or by its own."""

    settings: Settings | None = None

    def __call__(self) -> CompiledLexicon:
        """The compiled dictionary; see ``open_lexicon``."""
        return open_lexicon(self.settings or Settings.from_environ())


def open_sheets(settings: Settings) -> SheetLibrary:
    """The house's sheets and those that an owner has put into ``sheets`` in the data folder.

    Raises Faulty, each fault at the file's name and its place in the file.
    """
    folder = (settings.data or data_folder()) / SHEETS
    return SheetLibrary(map(_sheet, sorted(folder.glob("*.toml"))))


def open_services(settings: Settings) -> Services:
    """Everything that a serving process needs; builds the dictionary where there is none."""
    sheets = open_sheets(settings)
    lexicon = open_lexicon(settings)
    check_tagger()
    version = "-".join((_fingerprint(), *sheets.hashes(), lexicon.version))
    tables = open_tables(settings, lexicon, sheets)
    return Services(settings, lexicon, lexicon.info().sources, version, tables, sheets)


def open_tables(
    settings: Settings,
    lexicon: Lexicon,
    sheets: SheetLibrary = HOUSE_SHEETS,
    log: Log | None = None,
    clock: Callable[[], float] = time.time,
) -> Tables:
    """Shared tables, in the database that is set or in another log, by the clock of the machine or
    another."""
    from wordsvc.tables.service import Tables

    return Tables(
        log or open_log(settings),
        lexicon,
        sheets,
        clock=clock,
        notifier=open_notifier(settings),
        followers=settings.max_viewers,
    )


def open_log(settings: Settings) -> Log:
    """Where tables are kept: ``sqlite:///FILE``, ``postgresql://…``, ``memory:`` for as long as the
    process lives, or without a setting a file in the user's data folder."""
    if settings.database == MEMORY:
        from wordsvc.tables.memory import MemoryLog

        return MemoryLog()
    from wordsvc.store.opening import open_database
    from wordsvc.store.sql_log import SqlLog

    return SqlLog(open_database(database_url(settings)))


def open_notifier(settings: Settings) -> Notifier | None:
    """What tells that a table has changed in another process; None where it must be looked for."""
    if not settings.database.startswith("postgres"):
        return None
    from wordsvc.store.notifier import PostgresNotifier

    return PostgresNotifier(settings.database)


def database_url(settings: Settings) -> str:
    """The database that is set, or the file in the user's data folder."""
    return settings.database or f"sqlite:///{(settings.data or data_folder()) / TABLES}"


def _sheet(path: Path) -> Sheet:
    try:
        return load(path.read_text(encoding="utf-8-sig"))
    except UnicodeDecodeError:
        raise Faulty([Fault(f"/{path.name}", "sheet.not-utf8")]) from None
    except Faulty as faulty:
        raise faulty.under(f"/{path.name}") from None


def _fingerprint() -> str:
    """A hash of the program's own text: code, rules and messages."""
    digest = blake2b(digest_size=6)
    for file in sorted(Path(__file__).parent.parent.rglob("*")):
        if file.suffix in (".py", ".toml"):
            digest.update(file.read_bytes())
    return digest.hexdigest()
