"""On which line of a TOML file does each value stand?

``tomllib`` forgets lines, and somebody who typed in a sheet is helped by "line 34", not by a path.
"""

from __future__ import annotations

import re
from bisect import bisect_right

_BLANK = re.compile(r"(?:[\s,]|#[^\n]*)*")
_SPACE = re.compile(r"[ \t]*")
_KEY = re.compile(r'[A-Za-z0-9_-]+|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'')
_TEXT = re.compile(
    r'"""(?:[^"\\]|\\[\s\S]|"(?!""))*"{3,5}|\'\'\'[\s\S]*?\'{3,5}'
    r'|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\''
)
_BARE = re.compile(r"[^\s,\]}#]+(?: [0-9][^\s,\]}#]*)?")


def lines_of(text: str) -> dict[str, int]:
    """JSON pointer → line (from 1) of every table, key and array item of *well-formed* TOML.

    What ``tomllib`` would refuse gives an arbitrary, never an endless, answer.
    """
    return _Scan(text).whole()


class _Scan:
    """One walk through the text, noting where things begin."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [place for place, char in enumerate(text) if char == "\n"]
        self.found: dict[str, int] = {"": 1}
        self.counts: dict[str, int] = {}

    def whole(self) -> dict[str, int]:
        table = ""
        while self._skip(_BLANK) < len(self.text):
            start = self.at
            if self.text[start] == "[":
                table = self._header()
            else:
                self._pair(table)
            if self.at == start:
                break
        return self.found

    def _header(self) -> str:
        start, doubled = self.at, self.text.startswith("[[", self.at)
        self.at += 2 if doubled else 1
        keys = self._keys()
        self.at += 2 if doubled else 1
        path = ""
        for key in keys:
            path = f"{path}/{key}"
            if path in self.counts and not (doubled and key is keys[-1]):
                path = f"{path}/{self.counts[path]}"
        if doubled:
            self._note(path, start)
            self.counts[path] = self.counts.get(path, -1) + 1
            path = f"{path}/{self.counts[path]}"
        self._note(path, start)
        return path

    def _pair(self, table: str) -> None:
        start = self.at
        path = table
        for key in self._keys():
            path = f"{path}/{key}"
            self._note(path, start)
        self.at += 1  # the equals sign
        self._skip(_SPACE)
        self._value(path)

    def _value(self, path: str) -> None:
        opened = self.text[self.at : self.at + 1]
        if opened == "[":
            self._inside("]", path, pairs=False)
        elif opened == "{":
            self._inside("}", path, pairs=True)
        elif not self._take(_TEXT):
            self._take(_BARE)

    def _inside(self, closed: str, path: str, *, pairs: bool) -> None:
        self.at += 1
        index = 0
        while self._skip(_BLANK) < len(self.text) and self.text[self.at] != closed:
            start = self.at
            if pairs:
                self._pair(path)
            else:
                self._note(f"{path}/{index}", start)
                self._value(f"{path}/{index}")
            index += 1
            if self.at == start:
                break
        self.at += 1

    def _keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            self._skip(_SPACE)
            keys.append(self._take(_KEY).strip("\"'").replace("~", "~0").replace("/", "~1"))
            self._skip(_SPACE)
            if self.text[self.at : self.at + 1] != ".":
                return keys
            self.at += 1

    def _note(self, path: str, place: int) -> None:
        self.found.setdefault(path, bisect_right(self.breaks, place) + 1)

    def _skip(self, pattern: re.Pattern[str]) -> int:
        self._take(pattern)
        return self.at

    def _take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.at)
        if match is None:
            return ""
        self.at = match.end()
        return match[0]
