"""Metrics for Prometheus: requests, their time, and verdicts.

Several workers write to ``PROMETHEUS_MULTIPROC_DIR``, which ``serve`` makes empty at start; a
process alone counts in memory. Labels are routes and answers, never what was asked.
"""

from __future__ import annotations

import os

from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Histogram,
    generate_latest,
)
from prometheus_client.multiprocess import MultiProcessCollector

REQUESTS = Counter("wordsvc_http_requests", "Requests answered.", ("method", "route", "status"))
SECONDS = Histogram(
    "wordsvc_http_request_seconds",
    "Time from request to reply.",
    ("route",),
    buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0),
)
VERDICTS = Counter("wordsvc_verdicts", "Words judged.", ("validator", "answer"))


def exposition() -> tuple[bytes, str]:
    """All numbers of all workers as text, and its content type."""
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry), CONTENT_TYPE_LATEST
