"""A new game takes one entry in the catalogue."""

from __future__ import annotations

import subprocess
import sys

import pytest

from tests.validators.vectors import ROOT


@pytest.mark.usefixtures("lexicon")
def test_a_fifth_game_is_there_through_every_face() -> None:
    command = [sys.executable, "-m", "tests.catalogue.fifth"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stdout
    assert " passed" in done.stdout
