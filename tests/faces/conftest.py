"""The faces of the program side by side, in this process, over the real dictionary."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from tests.faces.faces import Faces
from tests.web.conftest import app, client, services
from wordsvc.lexicon.compiled import CompiledLexicon

__all__ = ["app", "client", "services"]


@pytest.fixture
def faces(
    client: FlaskClient, lexicon: CompiledLexicon, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> Faces:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    return Faces(client, lexicon, tmp_path)
