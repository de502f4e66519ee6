"""How does the application run as a service: several processes, one clean start, one clean stop?"""

from __future__ import annotations

import os
import tempfile
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path

from flask import Flask

from wordsvc import bootstrap
from wordsvc.bootstrap import Settings
from wordsvc.web.edge import stalled
from wordsvc.web.edge.limits import make_shared

SHARED = "WORDSVC_SHARED"
_OWN_LOG = {
    name: {"class": "logging.StreamHandler", "formatter": "generic", "stream": "ext://sys.stderr"}
    for name in ("console", "access")
}
STOP_SECONDS = 3
"""In-flight requests have this long. Without a limit granian never stops when it is told to before
a worker is ready."""


def run(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT. Builds the dictionary first where there is none.

    Workers share one fresh directory: rate-limit buckets and metrics of this run only.
    """
    bootstrap.open_lexicon(settings)
    with tempfile.TemporaryDirectory(prefix="wordsvc-") as shared:
        make_shared(_buckets(shared))
        os.environ.update(settings.to_environ())
        os.environ[SHARED] = shared
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
        _serve(settings)


def application() -> Flask:
    """The application of one worker process, by the environment that ``run`` made."""
    from wordsvc.web.app import create_app

    settings = Settings.from_environ()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    stalled.watch(settings.port)
    return create_app(bootstrap.open_services(settings), _buckets(os.environ[SHARED]))


def _serve(settings: Settings) -> None:
    from granian import Granian
    from granian.constants import Interfaces

    Granian(
        f"{__name__}:{application.__name__}",
        factory=True,
        address=settings.host,
        port=settings.port,
        interface=Interfaces.WSGI,
        workers=settings.workers,
        blocking_threads=settings.threads,
        websockets=False,
        workers_kill_timeout=STOP_SECONDS,
        respawn_failed_workers=True,
        log_dictconfig={"handlers": _OWN_LOG},
    ).serve()


def _end_with_parent() -> None:
    """A worker whose parent was killed holds the port for ever, unless it goes too."""
    if parent := parent_process():
        wait([parent.sentinel])
        os._exit(1)


def _buckets(shared: str) -> Path:
    return Path(shared, "buckets")
