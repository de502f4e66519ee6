"""A list as a whole, told to people on one page."""

from __future__ import annotations

from wordsvc.batch.report.page import About, write_report

__all__ = ["About", "write_report"]
