"""The application as a service: several processes, one clean start, one clean stop."""

from __future__ import annotations

import errno
import os
import socket
import tempfile
import threading
from multiprocessing import parent_process
from multiprocessing.connection import wait
from pathlib import Path

from flask import Flask
from msgspec.structs import replace

from wordsvc.bootstrap import services
from wordsvc.bootstrap.settings import Settings
from wordsvc.bootstrap.terminal import Terminal
from wordsvc.coded_error import CodedError
from wordsvc.web import stalled
from wordsvc.web.middleware.rate_limit import create_shared_file, guesses_file

SHARED = "WORDSVC_SHARED"
_OWN_LOG = {
    name: {"class": "logging.StreamHandler", "formatter": "generic", "stream": "ext://sys.stderr"}
    for name in ("console", "access")
}
STOP_SECONDS = 3
"""In-flight requests have this long. Without a limit granian never stops when it is told to before
a worker is ready."""


HEAD_BYTES = 64 << 10
"""The longest head of a request."""


class CannotListen(CodedError):
    """Nobody can be served at this address; ``code`` and ``facts`` say why."""


def check_address(settings: Settings) -> None:
    """Raises CannotListen where nobody could be served: sooner than a dictionary is built."""
    _address(settings.host, settings.port)


def run(settings: Settings) -> None:
    """Serve until SIGTERM or SIGINT. Builds the dictionary first where there is none.

    Workers share one fresh directory: rate-limit buckets and metrics of this run only. Raises
    CannotListen, and what ``services.open_lexicon`` raises.
    """
    address = _address(settings.host, settings.port)
    settings = replace(settings, max_connections=_connections(settings.max_connections))
    services.open_lexicon(settings)
    Terminal().tell("serve.listening", url=f"http://{_authority(settings)}")
    with tempfile.TemporaryDirectory(prefix="wordsvc-") as shared:
        create_shared_file(_buckets(shared))
        create_shared_file(guesses_file(_buckets(shared)))
        os.environ.update(settings.to_environ())
        os.environ[SHARED] = shared
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = shared
        _serve(settings, address)


def application() -> Flask:
    """The application of one worker process, by the environment that ``run`` made."""
    from wordsvc.web import background
    from wordsvc.web.app import create_app

    settings = Settings.from_environ()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    stalled.watch(settings)
    opened = services.open_services(settings)
    app = create_app(opened, _buckets(os.environ[SHARED]))
    background.start(app, opened)
    return app


def _serve(settings: Settings, address: str) -> None:
    from granian import Granian
    from granian.constants import HTTPModes, Interfaces
    from granian.http import HTTP1Settings
    from granian.log import LogLevels

    import wordsvc.web.app  # noqa: F401 - workers are forked with it; what is broken breaks here

    Granian(
        f"{__name__}:{application.__name__}",
        factory=True,
        address=address,
        port=settings.port,
        interface=Interfaces.WSGI,
        http=HTTPModes.http1,  # over HTTP/2 a body that was given up never ends
        http1_settings=HTTP1Settings(max_buffer_size=HEAD_BYTES),
        backlog=settings.max_connections,
        backpressure=settings.max_connections,
        workers=settings.workers,
        blocking_threads=settings.threads,
        websockets=False,
        workers_kill_timeout=STOP_SECONDS,
        respawn_failed_workers=True,
        log_dictconfig={"handlers": _OWN_LOG},
        log_level=LogLevels.error,
    ).serve()


def _connections(most: int) -> int:
    """How many connections a worker can hold, if it may open that many files.

    The watcher takes every connection in hand a second time while it looks.
    """
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return most
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        most = min(most, hard // 3)
    wanted = 3 * most
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return most


def _address(host: str, port: int) -> str:
    """The numeric address of a host, after a try to listen there: the server itself would crash."""
    try:
        family, *_, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        with socket.socket(family, socket.SOCK_STREAM) as attempt:
            attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            attempt.bind(place)
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        code = "serve.port-taken" if taken else "serve.no-address"
        raise CannotListen(code, host=host, port=port, reason=error.strerror or "") from error
    return str(place[0])


def _authority(settings: Settings) -> str:
    host = f"[{settings.host}]" if ":" in settings.host else settings.host
    return f"{host}:{settings.port}"


def _end_with_parent() -> None:
    """A worker whose parent was killed holds the port for ever, unless it goes too."""
    if parent := parent_process():
        wait([parent.sentinel])
        os._exit(1)


def _buckets(shared: str) -> Path:
    return Path(shared, "buckets")
