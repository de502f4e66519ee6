"""A move or an event on one line that people can read.

``throw card=き word=すきやき onto=3 reach=false``: the type, then its fields. A value is JSON,
except that a text which cannot be mistaken for anything else stands without its quotes, alone or in
a list or object: ``cards=[き,や行,"5"]``.
"""

from __future__ import annotations

import re
from typing import Any

import msgspec

_BARE = re.compile(r"[^\W\d_][\w.:+/?ー-]*|\?")
_WORDS = {"true": True, "false": False, "null": None}
_NUMBER = re.compile(r"-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?")
_NAME = re.compile(r"[a-z][a-z0-9_-]*")
_DEPTH = 50
"""Lists and objects in one another. What is written down of a game has four at most."""
_STRING = re.compile(r'"(?:[^"\\]|\\.)*"')


class NotationError(ValueError):
    """``column`` counts characters from 1 and points at what was not understood."""

    def __init__(self, column: int, expected: str) -> None:
        super().__init__(column, expected)
        self.column = column
        self.expected = expected

    def __str__(self) -> str:
        return f"column {self.column}: expected {self.expected}"


def write(fields: dict[str, Any]) -> str:
    """A JSON object with a ``type`` as one line."""
    rest = [f"{name}={_written(value)}" for name, value in fields.items() if name != "type"]
    return " ".join([fields["type"], *rest])


def read(text: str, at: int = 0) -> dict[str, Any]:
    """The JSON object that ``write`` made this line of, from index ``at``. Raises NotationError."""
    reader = _Reader(text, at)
    fields: dict[str, Any] = {"type": reader.name()}
    while reader.at < len(text):
        reader.sign(" ", "a space between fields")
        name = reader.name()
        if name in fields:
            raise NotationError(reader.at - len(name) + 1, "a field that was not there before")
        reader.sign("=", "= after the name of a field")
        fields[name] = reader.value()
    return fields


def _written(value: object) -> str:
    if isinstance(value, str) and _BARE.fullmatch(value) and value not in _WORDS:
        return value
    if isinstance(value, list | tuple):
        return f"[{','.join(_written(item) for item in value)}]"
    if isinstance(value, dict):
        return f"{{{','.join(f'{_key(name)}:{_written(item)}' for name, item in value.items())}}}"
    return msgspec.json.encode(value).decode()


def _key(name: str) -> str:
    return name if _NAME.fullmatch(name) else msgspec.json.encode(name).decode()


class _Reader:
    def __init__(self, text: str, at: int) -> None:
        self.text = text
        self.at = at
        self.depth = 0

    def name(self) -> str:
        return self._match(_NAME, "a name")

    def sign(self, sign: str, expected: str) -> None:
        if not self.text.startswith(sign, self.at):
            raise NotationError(self.at + 1, expected)
        self.at += len(sign)

    def value(self) -> object:
        match self.text[self.at : self.at + 1]:
            case "[":
                return self._list()
            case "{":
                return self._object()
            case '"':
                return self._string()
            case _ if _NUMBER.match(self.text, self.at):
                return msgspec.json.decode(self._match(_NUMBER, "a number"))
            case _:
                word = self._match(_BARE, "a value")
                return _WORDS.get(word, word)

    def _open(self, bracket: str) -> None:
        self.depth += 1
        if self.depth > _DEPTH:
            raise NotationError(self.at + 1, "fewer brackets in one another")
        self.sign(bracket, bracket)

    def _close(self, bracket: str) -> None:
        self.sign(bracket, bracket)
        self.depth -= 1

    def _list(self) -> list[object]:
        items: list[object] = []
        self._open("[")
        while not self.text.startswith("]", self.at):
            if items:
                self.sign(",", ", or ]")
            items.append(self.value())
        self._close("]")
        return items

    def _object(self) -> dict[str, object]:
        items: dict[str, object] = {}
        self._open("{")
        while not self.text.startswith("}", self.at):
            if items:
                self.sign(",", ", or }")
            name = self._string() if self.text.startswith('"', self.at) else self.name()
            self.sign(":", ": after a name")
            items[name] = self.value()
        self._close("}")
        return items

    def _string(self) -> str:
        start = self.at
        literal = self._match(_STRING, "a text that ends with a quote")
        try:
            text: str = msgspec.json.decode(literal, type=str)
        except msgspec.DecodeError:
            raise NotationError(start + 1, "a text without unknown escapes") from None
        return text

    def _match(self, pattern: re.Pattern[str], expected: str) -> str:
        found = pattern.match(self.text, self.at)
        if not found:
            raise NotationError(self.at + 1, expected)
        self.at = found.end()
        return found[0]
