"""The database that the administrator means, and what is said where it cannot be used."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, TypeVar

import click

from wordsvc.cli.message import CommandError, message
from wordsvc.cli.session import Session

if TYPE_CHECKING:
    from wordsvc.bootstrap.settings import Settings
    from wordsvc.store.sql_log import SqlLog
    from wordsvc.tables.log import Table

PACKAGE = "wordsvc[pg]"

AnyCallable = TypeVar("AnyCallable", bound=Callable[..., Any])


def database_option(command: AnyCallable) -> AnyCallable:
    """``--database URL``, which is passed as ``database``."""
    option = click.option("--database", metavar="URL", help="admin.option.database")
    return option(command)


def json_option(command: AnyCallable) -> AnyCallable:
    """``--json``, which is passed as ``as_json``."""
    return click.option("--json", "as_json", is_flag=True, help="admin.option.json")(command)


def chosen(settings: Settings, database: str | None) -> Settings:
    """The settings with the database of the option, if one is given. Raises SettingsError."""
    if database is None:
        return settings
    from wordsvc.bootstrap.settings import PREFIX, Settings

    environ = {**settings.to_environ(), f"{PREFIX}DATABASE": database}
    return Settings.from_environ(environ)


def made_ready(settings: Settings) -> None:
    """Bring the database up before anybody is served. One that is away may come back;
    CommandError is raised only for what does not get better by waiting.
    """
    from wordsvc.bootstrap.services import open_log
    from wordsvc.store.database import DriverMissing, SchemaTooNew
    from wordsvc.store.sql_log import SqlLog
    from wordsvc.tables.errors import StoreUnavailable

    try:
        log = open_log(settings)
        if isinstance(log, SqlLog):
            log.database.prepare()
            log.database.close()
    except DriverMissing:
        raise CommandError("admin.no-driver", package=PACKAGE) from None
    except SchemaTooNew as error:
        raise CommandError("admin.too-new", form=error.found) from None
    except StoreUnavailable as error:
        click.echo(message("admin.away", reason=str(error.__cause__ or "")), err=True)


@contextmanager
def opened(session: Session, database: str | None, *, new: bool = False) -> Iterator[SqlLog]:
    """The tables in the database that is named or set. A file that is not there is made only for
    ``new``. Raises CommandError for whatever stands in the way."""
    from wordsvc.bootstrap.services import database_url, open_log
    from wordsvc.store.database import DriverMissing, SchemaTooNew
    from wordsvc.store.opening import sqlite_file
    from wordsvc.store.sql_log import SqlLog
    from wordsvc.tables.errors import StoreUnavailable

    logging.getLogger("wordsvc.store").addHandler(logging.NullHandler())  # it is said below
    settings = chosen(session.settings, database)
    file = sqlite_file(database_url(settings))
    if file is not None and not new and not file.exists():
        raise CommandError("admin.no-file", path=str(file))
    try:
        log = open_log(settings)
        if not isinstance(log, SqlLog):
            raise CommandError("admin.memory")
        yield log
    except DriverMissing:
        raise CommandError("admin.no-driver", package=PACKAGE) from None
    except SchemaTooNew as error:
        raise CommandError("admin.too-new", form=error.found) from None
    except StoreUnavailable as error:
        raise CommandError("admin.away", reason=str(error.__cause__ or "")) from None


def known(log: SqlLog, name: str) -> Table:
    """The table of that id. Raises CommandError."""
    found = log.table(name)
    if found is None:
        raise CommandError("admin.no-table", table=name)
    return found
