"""The rate limit of an address.

A token bucket per address, kept as the one moment at which it would be full again. All worker
processes share the buckets through a mapped file of fixed size: no address is stored, nothing has
to be cleared out, and two addresses that fall on the same place merely share a bucket.
"""

from __future__ import annotations

import math
import mmap
import time
from collections.abc import Callable
from hashlib import blake2b
from pathlib import Path

from flask import request

from wordsvc.bootstrap.settings import Settings
from wordsvc.web.http.callers import network
from wordsvc.web.http.problem import Problem

SLOTS = 1 << 16
_BYTES = SLOTS * 8


class RateLimit:
    """``rate`` requests a second per address, in bursts of ``burst``; a rate of 0 means no limit.

    ``shared`` is a file that all workers name alike; without it the buckets are this process's own.
    """

    def __init__(
        self, rate: float, burst: int, *, loopback: bool = False, shared: Path | None = None
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._loopback = loopback
        self._key = str(shared or id(self)).encode()[-64:]
        self._full_at = memoryview(_mapped(shared)).cast("d")

    def take(self, address: str | None, now: float, scope: str = "") -> int:
        """Seconds until the address may ask; 0 = now, and then the request is counted.

        ``now`` is a monotonic clock that all workers share. Two requests in the very same moment
        may be counted as one: a limit need not be exact to the request. An address has a bucket
        for each ``scope``.
        """
        slot = self._slot(address, scope)
        if slot is None:
            return 0
        if seconds := self._over(slot, now):
            return seconds
        self._full_at[slot] = max(self._full_at[slot], now) + 1 / self._rate
        return 0

    def peek(self, address: str | None, now: float, scope: str = "") -> int:
        """The same without counting anything."""
        slot = self._slot(address, scope)
        return 0 if slot is None else self._over(slot, now)

    def _over(self, slot: int, now: float) -> int:
        full_at = max(self._full_at[slot], now) + 1 / self._rate
        over = full_at - now - self._burst / self._rate
        return math.ceil(over) if over > 1e-9 else 0

    def _slot(self, address: str | None, scope: str) -> int | None:
        """The bucket of an address, None where it has no limit."""
        if self._rate <= 0 or self._burst <= 0:
            return None
        owner = network(address, loopback=self._loopback)
        if owner is None:
            return None
        digest = blake2b(owner + scope.encode(), digest_size=8, key=self._key).digest()
        return int.from_bytes(digest, "big") % SLOTS


def counter(settings: Settings, shared: Path | None) -> Callable[[], None]:
    """Counts this request against its caller's limit. Raises Problem 429."""
    limit = RateLimit(
        settings.rate_limit,
        settings.rate_burst,
        loopback=settings.rate_limit_loopback,
        shared=shared,
    )

    def count() -> None:
        if seconds := limit.take(request.remote_addr, time.monotonic()):
            wait = {"Retry-After": str(seconds)}
            raise Problem(429, "api.too-many-requests", {"seconds": seconds}, wait)

    return count


def create_shared_file(path: Path) -> None:
    """An empty set of buckets for all workers."""
    path.write_bytes(bytes(_BYTES))


def guesses_file(buckets: Path) -> Path:
    """The file through which workers share what was guessed, in the folder of the other one."""
    return buckets.with_name("guesses")


def _mapped(shared: Path | None) -> mmap.mmap:
    if shared is None:
        return mmap.mmap(-1, _BYTES)
    with shared.open("r+b") as file:
        return mmap.mmap(file.fileno(), _BYTES)
