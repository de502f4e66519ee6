"""The modules of the pages, read by the tools of their language."""

from __future__ import annotations

import subprocess
from pathlib import Path

from wordsvc.web.pages.files import STATIC

ROOT = Path(__file__).parents[2]
TOOLS = ROOT / "node_modules/.bin"


def run(tool: str, *arguments: str) -> None:
    """A tool of package.json; what it complains about fails the test."""
    assert (TOOLS / tool).exists(), f"{tool} is missing: install npm, then run scripts/node"
    done = subprocess.run(
        [TOOLS / tool, *arguments], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_modules_are_formatted() -> None:
    run("prettier", "--check", "--log-level", "warn", str(STATIC / "js"))


def test_the_lock_of_the_tools_names_no_registry() -> None:
    assert '"resolved"' not in (ROOT / "package-lock.json").read_text(encoding="utf-8")
