"""A real server on loopback, in processes of its own."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import DEVNULL
from typing import Any

SECONDS = 60
LOOK_AGAIN = 0.05


class Server:
    """``wordsvc serve`` on a free port. ``log`` is a file descriptor for all that it prints."""

    def __init__(self, port: int, environ: Mapping[str, str], log: int = DEVNULL) -> None:
        self.port = port or _free_port()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wordsvc", "serve", "--port", str(self.port)],
            env={**os.environ, "WORDSVC_DATABASE": "memory:", **environ},
            stdout=log,
            stderr=log,
            start_new_session=True,
        )

    def is_ready(self) -> bool:
        """Ask until it answers; it listens a moment after it says so."""
        pause = threading.Event()
        deadline = time.monotonic() + SECONDS
        while self.process.poll() is None and time.monotonic() < deadline:
            with suppress(urllib.error.URLError, ConnectionError):
                return bool(self.json("/readyz")["status"] == "ready")
            pause.wait(LOOK_AGAIN)
        return False

    def json(self, path: str) -> dict[str, Any]:
        read: dict[str, Any] = json.loads(self.read(path))
        return read

    def read(self, path: str) -> bytes:
        url = f"http://127.0.0.1:{self.port}{path}"
        with urllib.request.urlopen(url, timeout=SECONDS) as reply:
            body: bytes = reply.read()
            return body

    def workers(self) -> list[int]:
        """Process ids of the workers."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return [int(child) for child in children.split()]

    def kill(self) -> None:
        """End everything at once; a worker may have outlived its parent."""
        with suppress(ProcessLookupError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(SECONDS)


def _free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port: int = free.getsockname()[1]
        return port


def variables(**settings: object) -> dict[str, Any]:
    """The environment of a server with these settings."""
    return {f"WORDSVC_{name.upper()}": str(value) for name, value in settings.items()}


@contextmanager
def serving(port: int = 0, log: int = DEVNULL, **environ: str) -> Iterator[Server]:
    server = Server(port, environ, log)
    try:
        assert server.is_ready(), "the server did not get ready"
        yield server
    finally:
        server.kill()
