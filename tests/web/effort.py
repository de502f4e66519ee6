"""What a refusal may cost: so many times the work of reading a body, and so much memory."""

from __future__ import annotations

import gc
from collections.abc import Callable
from functools import cache, partial
from time import process_time
from typing import TypeVar

import msgspec

TIMES_PARSING = 20
RUNS = 5
MEASURED = 1 << 20

T = TypeVar("T")


def enough_seconds(length: int) -> float:
    """Seconds of the processor: a multiple of what a list of empty lists of that length takes."""
    return TIMES_PARSING * _parsing() * length / MEASURED


def enough_memory(length: int) -> int:
    """Bytes held at a time: the body twice, and 8 MiB."""
    return 2 * length + (8 << 20)


def least(work: Callable[[], T], enough: float) -> tuple[float, T]:
    """Seconds of the processor, the least of some runs; no more of them where that is enough."""
    found = float("inf")
    for _ in range(RUNS):
        begun = process_time()
        result = work()
        found = min(found, process_time() - begun)
        if found <= enough:
            break
    return found, result


@cache
def _parsing() -> float:
    text = b"[" + b",".join([b"[]"] * (MEASURED // 3)) + b"]"
    gc.disable()
    try:
        return least(partial(msgspec.json.decode, text), 0)[0]
    finally:
        gc.enable()
