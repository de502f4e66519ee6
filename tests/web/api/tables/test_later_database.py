"""A database of a later program comes under a server that runs: tables are away, nothing breaks."""

from __future__ import annotations

import json
import subprocess
import sys
import urllib.error
import urllib.request
from collections.abc import Callable
from email.message import Message
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.store.servers import PostgresServer
from tests.web.server import SECONDS, Server, serving
from wordsvc.store.opening import open_database

pytestmark = pytest.mark.usefixtures("lexicon")

LATER = "0099"
TABLES = "/api/v1/tables"
ASKED = (
    ("POST", TABLES, {"game": "word-basket", "seats": 2}),
    ("GET", f"{TABLES}/abc", None),
    ("GET", f"{TABLES}/abc/events?wait=0", None),
    ("GET", f"{TABLES}/abc/record", None),
    ("POST", f"{TABLES}/abc/seats", {"invite": "x", "name": "あき"}),
    ("POST", f"{TABLES}/abc/moves", {"type": "skip"}),
    ("POST", f"{TABLES}/abc/take-back", {"say": "ask"}),
    ("POST", f"{TABLES}/abc/archive", None),
    ("DELETE", f"{TABLES}/abc", None),
)


def written_by_a_later_program(url: str) -> None:
    database = open_database(url)
    with database.writing() as connection:
        connection.execute(text(f"UPDATE alembic_version SET version_num = '{LATER}'"))
    database.close()


def test_with_sqlite(tmp_path: Path) -> None:
    later, file = tmp_path / "later", tmp_path / "tables.sqlite3"
    written_by_a_later_program(f"sqlite:///{later}")
    file.mkdir()  # no database yet, so that the server starts

    def appears() -> None:
        file.rmdir()
        later.rename(file)

    check(f"sqlite:///{file}", tmp_path, appears)


def test_with_postgres(postgres: PostgresServer, postgres_url: str, tmp_path: Path) -> None:
    written_by_a_later_program(postgres_url)
    postgres.stop()
    check(postgres_url, tmp_path, postgres.start)


def check(url: str, folder: Path, appears: Callable[[], None]) -> None:
    printed = folder / "printed"
    with (
        printed.open("wb") as log,
        serving(log=log.fileno(), WORDSVC_DATABASE=url, WORDSVC_DATA=str(folder)) as server,
    ):
        appears()
        for method, path, body in ASKED:
            status, headers, told = asked(server, method, path, body)
            assert (path, status, told["code"]) == (path, 503, "tables.away")
            assert headers["Retry-After"] == "5"
        assert server.json("/api/v1/kana/%E3%81%82")["reading"] == "あ"
    lines = printed.read_text("utf-8").splitlines()
    assert not [line for line in lines if '"failure"' in line or "Traceback" in line]
    assert [line for line in lines if f"newer program (form {LATER})" in line]
    for command in (["table", "list"], ["table", "backup", str(folder / "copy")], ["serve"]):
        ended = subprocess.run(
            [sys.executable, "-m", "wordsvc", *command, "--database", url],
            capture_output=True,
            check=False,
            text=True,
        )
        assert ended.returncode == 2
        assert LATER in ended.stderr.splitlines()[-1]


def asked(
    server: Server, method: str, path: str, body: object
) -> tuple[int, Message, dict[str, Any]]:
    """Status, headers and body of what is no answer."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(
        f"http://127.0.0.1:{server.port}{path}",
        data,
        {"Authorization": "Bearer x", "Content-Type": "application/json"} if data else {},
        method=method,
    )
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, timeout=SECONDS)
    error = refused.value
    return error.code, error.headers, json.loads(error.read())
