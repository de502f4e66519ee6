"""What can be set for a process, each by a ``WORDSVC_*`` variable."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

PREFIX = "WORDSVC_"

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Database = Annotated[str, Meta(pattern="^(|memory:|sqlite:///.+|postgres(ql)?://.+)$")]


class SettingsError(ValueError):
    """A ``WORDSVC_*`` variable that cannot be used. ``message`` is filled in by a face."""

    message = ""

    def __init__(self, variable: str, value: str) -> None:
        super().__init__(variable, value)
        self.variable = variable
        self.value = value

    def __str__(self) -> str:
        return self.message or f"{self.variable}={self.value}"


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that can be set. Each field is read from ``WORDSVC_<FIELD>``.

    What a field means is said by the message ``settings.<field>``; ``wordsvc serve --help`` lists
    them all.
    """

    host: str = "127.0.0.1"
    port: Annotated[int, Meta(ge=1, le=65535)] = 8000
    workers: Positive = 2
    threads: Positive = 448
    cache: Path | None = None
    data: Path | None = None
    rate_limit: Annotated[float, Meta(ge=0)] = 120.0
    rate_burst: Positive = 500
    rate_limit_loopback: bool = False
    guesses: Count = 10
    bot_pace: Annotated[float, Meta(ge=0)] = 1.0
    archive_days: Count = 60
    max_connections: Positive = 4096
    max_body: Positive = 1 << 20
    max_batch_body: Positive = 64 << 20
    max_batch_questions: Positive = 10_000
    batch_streams: Positive = 8
    max_readers: Positive = 192
    max_viewers: Positive = 200
    token_streams: Positive = 20
    address_share: Annotated[float, Meta(gt=0, le=1)] = 0.25
    body_seconds: Annotated[float, Meta(gt=0)] = 30.0
    cors_origins: tuple[str, ...] = ()
    trusted_proxies: Count = 0
    log_requests: bool = True
    database: Database = ""

    @classmethod
    def from_environ(cls, environ: Mapping[str, str] = os.environ) -> Settings:
        """The settings of a process. Raises SettingsError for a value that cannot be used."""
        given: dict[str, Any] = {}
        for name, kind in _kinds().items():
            variable = PREFIX + name.upper()
            text = environ.get(variable, "").strip()
            if not text:
                continue
            plain = [part.strip() for part in text.split(",")] if name == "cors_origins" else text
            try:
                given[name] = msgspec.convert(plain, kind, strict=False, dec_hook=_path)
            except msgspec.ValidationError:
                raise SettingsError(variable, text) from None
        return cls(**given)

    def to_environ(self) -> dict[str, str]:
        """The variables that give these settings again, for worker processes."""
        return {
            PREFIX + name.upper(): ",".join(value) if isinstance(value, tuple) else str(value)
            for name, value in msgspec.structs.asdict(self).items()
            if value is not None
        }


def _kinds() -> dict[str, Any]:
    return {field.name: field.type for field in msgspec.structs.fields(Settings)}


def _path(kind: type, value: Any) -> Any:  # noqa: ANN401
    return Path(value).expanduser() if kind is Path else value
