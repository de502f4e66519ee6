"""What every test may use: the real dictionary, and hypothesis drawing the same on every run."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

from wordsvc.bootstrap.services import open_lexicon
from wordsvc.bootstrap.settings import Settings
from wordsvc.lexicon.compiled import CompiledLexicon

pytest_plugins = ["tests.store.servers", "tests.store.logs"]

SLOW_IS_FINE = [HealthCheck.too_slow, HealthCheck.differing_executors]
settings.register_profile(
    "ci", max_examples=50, derandomize=True, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.register_profile(
    "long", max_examples=300, derandomize=True, deadline=None, suppress_health_check=SLOW_IS_FINE
)
settings.load_profile("ci")


@pytest.fixture(scope="session")
def lexicon() -> CompiledLexicon:
    """The compiled dictionary of this machine: built once, by one worker, for all runs."""
    return open_lexicon(Settings.from_environ())
