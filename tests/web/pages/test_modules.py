"""The modules of the pages, read by the tools of their language."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest
from flask.testing import FlaskClient

from scripts import api_types, vendor
from tests.web.tables import Hosted
from wordsvc.catalogue import ENGINES
from wordsvc.web.api.document import DOCUMENT
from wordsvc.web.pages.files import STATIC, files

ROOT = Path(__file__).parents[3]
TOOLS = ROOT / "node_modules/.bin"
MODULES = STATIC / "js"
WIDEST = 100


def run(tool: str, *arguments: str) -> None:
    """A tool of package.json; what it complains about fails the test."""
    assert (TOOLS / tool).exists(), f"{tool} is missing: install npm, then run scripts/node"
    done = subprocess.run(
        [TOOLS / tool, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("project", ["tsconfig.json", "tsconfig.worker.json"])
def test_types_of_the_modules_hold(project: str) -> None:
    run("tsc", "--project", project)


def test_every_module_is_read_by_the_type_checker() -> None:
    listed = [
        subprocess.run(
            [TOOLS / "tsc", "--project", project, "--listFilesOnly"],
            cwd=ROOT, capture_output=True, text=True, check=True,
        ).stdout.splitlines()
        for project in ("tsconfig.json", "tsconfig.worker.json")
    ]  # fmt: skip
    read = {Path(name) for names in listed for name in names}
    ours = {file for file in STATIC.rglob("*.js") if "vendor" not in file.parts}
    assert ours
    assert ours <= read


def test_modules_are_formatted() -> None:
    run("prettier", "--check", "--log-level", "warn", str(MODULES), str(STATIC / "docs/docs.js"),
        str(STATIC / "worker.js"))  # fmt: skip


def test_the_rendering_library_is_what_its_packages_make_it() -> None:
    assert vendor.MODULE.read_text(encoding="utf-8") == vendor.module()
    for name, text in vendor.licences().items():
        assert (vendor.FOLDER / name).read_text(encoding="utf-8") == text


def test_types_of_the_api_are_those_of_its_document(client: FlaskClient) -> None:
    served = client.get(DOCUMENT).get_json()
    made = api_types.declarations(served)
    assert made == api_types.FILE.read_text(encoding="utf-8"), "run python -m scripts.api_types"


def test_no_line_of_a_module_is_longer_than_those_of_python() -> None:
    long = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in sorted(MODULES.rglob("*.js"))
        if not file.is_relative_to(vendor.FOLDER)
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)
        if len(line) > WIDEST
    ]
    assert long == []


def test_the_lock_of_the_tools_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", list(ENGINES))
def test_a_table_fetches_the_board_of_its_game_at_once(game: str, client: FlaskClient) -> None:
    page = client.get(f"/tables/{Hosted(client, game, 3).id}").get_data(as_text=True)
    fetched = re.findall(r'rel="modulepreload" href="/modules/[^/]+/([a-z/-]+)\.js"', page)
    assert {"page", "vendor/preact", "tables/moves", f"tables/{game}/board"} <= set(fetched)
    assert len(fetched) == len(set(fetched)) <= 16
    heavy = sum(len(files()[f"js/{name}.js"].body) for name in (*fetched, "tables/table"))
    assert heavy <= 120 * 1024
    for name in fetched:
        assert client.get(f"/modules/now/{name}.js").status_code == 200
