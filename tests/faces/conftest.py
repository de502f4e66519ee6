"""The faces of the program side by side, in this process, over the real dictionary."""

from __future__ import annotations

from tests.web.conftest import app, client, services

__all__ = ["app", "client", "services"]
