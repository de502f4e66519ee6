"""Why a move may not be played: a code with its facts, never prose."""

from __future__ import annotations

from wordsvc.coded_error import CodedError


class Refused(CodedError):
    """A move against the rules. ``code`` has a message in both languages; nothing has changed."""
