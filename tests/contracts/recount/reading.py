"""The lines of a record that say what happened."""

from __future__ import annotations

import json
from typing import Any

Told = tuple[str, dict[str, Any]]
"""What happened, and the particulars."""
Result = tuple[list[int], list[int]]
"""The seats that won, and every seat's score."""

WORDS = {"true": True, "false": False, "null": None}


def told(record: str) -> list[Told]:
    """What happened, in its order: the lines that are indented."""
    return [event(line.strip()) for line in record.splitlines() if line.startswith("  ")]


def event(line: str) -> Told:
    kind, _, rest = line.partition(" ")
    fields: dict[str, Any] = {}
    at = 0
    while at < len(rest):
        end = rest.index("=", at)
        name = rest[at:end]
        fields[name], at = value(rest, end + 1)
        at += 1
    return kind, fields


def value(text: str, at: int) -> tuple[Any, int]:
    """A value, and where it ends."""
    if text[at] == "[":
        return many(text, at)
    if text[at] == "{":
        return named(text, at)
    if text[at] == '"':
        found, length = json.JSONDecoder().raw_decode(text[at:])
        return found, at + length
    end = at
    while end < len(text) and text[end] not in ",]} ":
        end += 1
    word = text[at:end]
    if word in WORDS:
        return WORDS[word], end
    return (int(word) if word.lstrip("-").isdecimal() and word.isascii() else word), end


def many(text: str, at: int) -> tuple[list[Any], int]:
    items = []
    at += 1
    while text[at] != "]":
        at += text[at] == ","
        item, at = value(text, at)
        items.append(item)
    return items, at + 1


def named(text: str, at: int) -> tuple[dict[str, Any], int]:
    items = {}
    at += 1
    while text[at] != "}":
        at += text[at] == ","
        if text[at] == '"':
            name, at = value(text, at)
        else:
            end = text.index(":", at)
            name, at = text[at:end], end
        items[name], at = value(text, at + 1)
    return items, at + 1


def best(keys: list[Any]) -> list[int]:
    """The seats with the greatest key."""
    return [seat for seat, key in enumerate(keys) if key == max(keys)]
