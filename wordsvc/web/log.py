"""The log: one line of JSON an event, without what was asked and who asked."""

from __future__ import annotations

import sys
import traceback
from contextlib import suppress
from functools import cache
from pathlib import PurePath
from typing import Any

import msgspec
import structlog
from flask import g, has_app_context


def log_event(event: str, **facts: Any) -> None:
    """One line of JSON. A log that nobody reads any more stops no request."""
    with suppress(OSError, ValueError):
        _logger().info(event, **facts)


def log_failure(error: BaseException) -> None:
    """A bug, by its kind and place: an error's own text could repeat what was asked."""
    frames = traceback.extract_tb(error.__traceback__)
    log_event(
        "failure",
        error=type(error).__name__,
        at=[f"{PurePath(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames],
        id=g.get("request_id") if has_app_context() else None,
    )


@cache
def _logger() -> Any:
    return structlog.wrap_logger(
        structlog.BytesLogger(sys.stdout.buffer),
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso", utc=True),
            structlog.processors.JSONRenderer(serializer=_json),
        ],
        wrapper_class=structlog.make_filtering_bound_logger(0),
    ).bind()


def _json(event: Any, **_options: Any) -> bytes:
    return msgspec.json.encode(event)
