"""Tokens and invitations: secrets that are shown once and kept as hashes."""

from __future__ import annotations

import secrets
import unicodedata
from base64 import urlsafe_b64encode
from hashlib import blake2b, sha256
from hmac import compare_digest

import msgspec

UNAMBIGUOUS = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for one another when they are typed."""
TABLE_LETTERS, INVITE_LETTERS = 10, 8
BYTES = 24


def new_table() -> str:
    """A name for a table, short enough for an address."""
    return "".join(secrets.choice(UNAMBIGUOUS) for _ in range(TABLE_LETTERS))


def new_invite() -> str:
    """An invitation that can be read out and typed."""
    return "".join(secrets.choice(UNAMBIGUOUS) for _ in range(INVITE_LETTERS))


def new_token() -> str:
    """The proof of a seat."""
    return secrets.token_urlsafe(BYTES)


def new_secret() -> bytes:
    """What all chance of a table comes from."""
    return secrets.token_bytes(32)


def derived_token(secret: bytes, *asked: str) -> str:
    """A new token that whoever asks the same again is given again.

    Nobody can work it out without the table's secret.
    """
    return urlsafe_b64encode(_derived(secret, b"token", BYTES, asked)).decode()


def derived_name(secret: bytes, length: int, *asked: str) -> str:
    """A name in letters that are easily typed, likewise."""
    number = int.from_bytes(_derived(secret, b"name", 32, asked), "big")
    letters = []
    for _ in range(length):
        number, place = divmod(number, len(UNAMBIGUOUS))
        letters.append(UNAMBIGUOUS[place])
    return "".join(letters)


def derived_secret(secret: bytes, *asked: str) -> bytes:
    """What all chance of a table comes from, likewise."""
    return _derived(secret, b"chance", 32, asked)


def hashed_request(*asked: object) -> str:
    """What an idempotency key was used for, to be compared with what it is used for again."""
    return sha256(msgspec.json.encode(asked, order="sorted")).hexdigest()


def normalized_invite(invite: str) -> str:
    """An invitation as it was meant: full-width letters, capitals, spaces and hyphens aside."""
    plain = unicodedata.normalize("NFKC", invite).lower()
    return "".join(letter for letter in plain if letter.isalnum())


def _derived(secret: bytes, person: bytes, size: int, asked: tuple[str, ...]) -> bytes:
    said = msgspec.json.encode(asked)
    return blake2b(said, key=secret[:64], digest_size=size, person=person).digest()


def hashed(token: str) -> str:
    """How a token is kept: they are long and random, so one fast hash is enough."""
    return sha256(token.encode("utf-8", "replace")).hexdigest()


def matches(token: str, kept: str) -> bool:
    """Whether a token is the one whose hash was kept, in equal time for all."""
    return compare_digest(hashed(token), kept)
