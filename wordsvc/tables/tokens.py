"""What proves that somebody may sit here? Secrets that are shown once and kept as hashes."""

from __future__ import annotations

import secrets
from hashlib import sha256
from hmac import compare_digest

EASY = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for one another when they are typed."""


def new_table() -> str:
    """A name for a table, short enough for an address."""
    return "".join(secrets.choice(EASY) for _ in range(10))


def new_invite() -> str:
    """An invitation that can be read out and typed."""
    return "".join(secrets.choice(EASY) for _ in range(8))


def new_token() -> str:
    """The proof of a seat."""
    return secrets.token_urlsafe(24)


def new_secret() -> bytes:
    """What all chance of a table comes from."""
    return secrets.token_bytes(32)


def hashed(token: str) -> str:
    """How a token is kept: they are long and random, so one fast hash is enough."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def is_same(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept, in equal time for all."""
    return compare_digest(hashed(token), kept)
