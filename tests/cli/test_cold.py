"""``check`` starts light: it loads nothing that one verdict does not need."""

from __future__ import annotations

import pytest

from tests.cli.process import spawn

HEAVY = (
    "alembic",
    "flask",
    "fugashi",
    "granian",
    "prometheus_client",
    "psycopg",
    "pykakasi",
    "pysqlite3",
    "rich",
    "sqlalchemy",
    "sqlite3",
    "structlog",
    "sudachipy",
    "unidic_lite",
)


@pytest.mark.parametrize(
    "args", [["ラッコ"], ["--chain", "スキー", "イングリッシュ"], ["一日", "--json"]]
)
def test_a_verdict_loads_no_server_no_database_and_no_tagger(args: list[str]) -> None:
    done = spawn("check", "word-basket", *args, WORDSVC_TEST_LOADED="1")
    assert done.returncode == 0
    loaded = set(done.stderr.decode().split())
    assert {"wordsvc", "click", "msgspec", "marisa_trie"} <= loaded
    assert loaded.isdisjoint(HEAVY)
