"""Why a move may not be played: a code with its facts, never prose."""

from __future__ import annotations


class Refused(Exception):
    """A move against the rules. ``code`` has a message in both languages; nothing has changed."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code, facts)
        self.code = code
        self.facts: dict[str, object] = facts

    def __str__(self) -> str:
        return f"{self.code} {self.facts}" if self.facts else self.code
