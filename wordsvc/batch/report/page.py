"""The page of a report, which stands by itself, in Japanese and English."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup

from wordsvc.batch.errors import unwritable
from wordsvc.batch.report import pictures
from wordsvc.batch.report.letters import shiritori
from wordsvc.batch.report.repeated import repetition
from wordsvc.batch.tally import BLANK, ERROR, Tally
from wordsvc.messages import Language, sentence

REASONS_AT_MOST = 15
LETTERS_AT_MOST = 24
_LANGUAGES: tuple[Language, ...] = ("ja", "en")


class About(msgspec.Struct, frozen=True):
    """What a report is about: the validator, its rules, the dictionary and the lists."""

    validator: str
    rules: str
    lexicon: str
    lists: tuple[str, ...]


def write_report(
    path: Path, tally: Tally, words: BinaryIO, about: About, language: Language
) -> None:
    """Write the report. ``words`` are the judged words, a line each; ``language`` is shown first.

    Raises BatchError where it cannot be written, or drawn for want of an extra.
    """
    text = report(tally, words, about, language)
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise unwritable(error, str(path)) from error


def report(tally: Tally, words: BinaryIO, about: About, language: Language) -> str:
    """The page as HTML."""
    size = words.seek(0, io.SEEK_END)
    words.seek(0)
    counts = {name: tally.answers.get(name, 0) for name in ("yes", "ask", "no", ERROR)}
    codes = sorted(tally.codes.items(), key=lambda item: (-item[1], item[0]))[:REASONS_AT_MOST]
    chains = shiritori(tally.ends) if tally.ends else None
    shown: dict[str, Any] = {
        "about": about,
        "language": language,
        "tally": tally,
        "counts": counts,
        "blank": tally.answers.get(BLANK, 0),
        "codes": codes,
        "examples": tally.examples,
        "play": chains,
        "final": tally.codes.get("basket.ends-n", 0),
        "repetition": repetition(words, size) if size else None,
        "answers_svg": _picture(pictures.answers(counts)),
        "reasons_svg": _picture(pictures.reasons(codes)) if codes else "",
        "lengths_svg": _picture(pictures.lengths(tally.lengths)) if tally.lengths else "",
        "heat_svg": _picture(pictures.heat_map(chains)) if chains else "",
        "balance_svg": _picture(pictures.balance(chains)) if chains else "",
        "colours": pictures.COLOURS,
    }
    return _environment().get_template("report.html").render(shown)


def _environment() -> Environment:
    environment = Environment(
        loader=PackageLoader("wordsvc.batch.report", "."),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.globals["t"] = _both
    environment.globals["reason"] = _reason
    environment.filters["n"] = lambda number: f"{number:,}"
    environment.filters["short"] = _short
    return environment


def _both(code: str, **facts: object) -> Markup:
    """A message in both languages, of which the page shows one."""
    spans = (
        Markup('<span class="{0}" lang="{0}">{1}</span>').format(
            language, sentence(code, facts, language)
        )
        for language in _LANGUAGES
    )
    return Markup("").join(spans)


def _reason(code: str) -> Markup:
    """A code in a few words; codes that are rare in lists are told by their message."""
    short = f"batch.reason.{code.replace('.', '-')}"
    known = sentence(short, {}, "en") != short
    return _both(short if known else code)


def _short(word: str) -> str:
    return word if len(word) <= LETTERS_AT_MOST else f"{word[:LETTERS_AT_MOST]}…"


def _picture(svg: str) -> Markup:
    """A picture that we drew ourselves."""
    return Markup(svg)  # noqa: S704
