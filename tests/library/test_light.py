"""``import wordsvc`` costs next to nothing, and a verdict no more than it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

LOADED = "; import sys; print(*sorted(sys.modules))"
HEAVY = {
    "alembic", "click", "distributed", "flask", "fugashi", "granian", "jinja2", "prometheus_client",
    "psycopg", "pyarrow", "pykakasi", "pysqlite3", "rich", "sqlalchemy", "sqlite3", "structlog",
    "sudachipy", "unidic_lite", "werkzeug",
}  # fmt: skip


def loaded(code: str) -> set[str]:
    """The modules of a fresh process after a line of code."""
    command = [sys.executable, "-X", "utf8", "-c", code + LOADED]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", check=True)
    return set(done.stdout.split())


def test_the_import_loads_nothing_but_the_package_itself() -> None:
    """Beside the bare interpreter only the module itself comes, and what it says in its head."""
    come = loaded("import wordsvc") - loaded("import __future__, importlib, typing")
    assert come == {"wordsvc"}


def test_a_name_that_is_not_there_loads_nothing() -> None:
    code = "import wordsvc; hasattr(wordsvc, 'nothing'); dir(wordsvc); hasattr(wordsvc, 'web')"
    assert not {name for name in loaded(code) if name.startswith("wordsvc.")}


@pytest.mark.parametrize(
    "code",
    [
        "import wordsvc; wordsvc.judge('スキー', language='ja')",
        "from wordsvc import Referee, find, judge, open, reading",
        "import wordsvc; wordsvc.open().find(start='す', limit=1)",
        "import wordsvc; wordsvc.reading('スキー')",
    ],
)
def test_a_question_loads_no_server_and_no_tagger(code: str) -> None:
    tops = {name.partition(".")[0] for name in loaded(code)}
    assert "msgspec" in tops
    assert tops.isdisjoint(HEAVY)
