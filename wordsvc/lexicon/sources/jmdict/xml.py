"""Entries of JMdict, streamed out of its XML file.

JMdict writes every code as an entity (``&n;``) and spells it out in its own DTD. The parser is
told to hand entity references over instead of expanding them: that yields the short codes, and a
file whose entities multiply has nothing to multiply.
"""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, cast
from xml.parsers import expat

from wordsvc.lexicon.sources.jmdict.entry import Entry, Form, Sense

_GZIP = b"\x1f\x8b"
_CHUNK = 1 << 16
_REFERENCE = re.compile(r"&([\w.-]+);")
_DATE = re.compile(r"Creation Date:\s*(\d{4}-\d{2}-\d{2})")
_LANG = "http://www.w3.org/XML/1998/namespace lang"
_FORMS = {"k_ele", "r_ele"}
_TAGS = ("misc", "field", "dial")


class BadXml(ValueError):
    """The file is not JMdict XML, or does what a dictionary has no need to do."""


class Reader:
    """Entries of one JMdict file, in order; ``date`` is known once the file is read through."""

    def __init__(self, path: Path) -> None:
        self.date: str | None = None
        self._path = path
        self._parser = self._expat()
        self._ready: list[Entry] = []
        self._text: list[str] = []
        self._fields: dict[str, list[str]] = {}
        self._foreign = False
        self._number = 0
        self._written: list[Form] = []
        self._readings: list[Form] = []
        self._senses: list[Sense] = []

    def __iter__(self) -> Iterator[Entry]:
        with self._open() as stream:
            yield from self._feed(stream)

    def _open(self) -> BinaryIO:
        with self._path.open("rb") as stream:
            packed = stream.read(len(_GZIP)) == _GZIP
        return cast("BinaryIO", gzip.open(self._path)) if packed else self._path.open("rb")

    def _feed(self, stream: BinaryIO) -> Iterator[Entry]:
        try:
            while chunk := stream.read(_CHUNK):
                self._parser.Parse(chunk, False)
                yield from self._taken()
            self._parser.Parse(b"", True)
        except (expat.ExpatError, OSError, EOFError) as error:
            raise BadXml(f"{self._path}: {error}") from None
        yield from self._taken()

    def _taken(self) -> list[Entry]:
        ready, self._ready = self._ready, []
        return ready

    def _expat(self) -> expat.XMLParserType:
        parser = expat.ParserCreate(namespace_separator=" ")
        parser.buffer_text = True
        parser.StartElementHandler = self._start
        parser.EndElementHandler = self._end
        parser.CharacterDataHandler = self._text_part
        parser.DefaultHandler = self._default
        parser.EntityDeclHandler = self._declared
        return parser

    def _text_part(self, data: str) -> None:
        self._text.append(data)

    def _default(self, data: str) -> None:
        if reference := _REFERENCE.fullmatch(data):
            self._text.append(reference[1])

    def _declared(  # noqa: PLR0917  (the signature is expat's)
        self,
        name: str,
        is_parameter: bool,
        value: str | None,
        base: str | None,
        system: str | None,
        public: str | None,
        notation: str | None,
    ) -> None:
        if is_parameter or value is None or "&" in value or "%" in value:
            raise BadXml(f"{self._path}: entity {name!r} is more than a plain code")

    def _start(self, name: str, attributes: dict[str, str]) -> None:
        self._text.clear()
        if name in _FORMS or name in {"entry", "sense"}:
            self._fields = {}
        self._foreign = attributes.get(_LANG, "eng") != "eng"

    def _end(self, name: str) -> None:
        text = "".join(self._text).strip()
        self._text.clear()
        if name == "ent_seq":
            self._number = int(text)
        elif name == "k_ele":
            self._written.append(self._form("keb", "ke"))
        elif name == "r_ele":
            self._readings.append(self._form("reb", "re"))
        elif name == "sense":
            self._sense()
        elif name == "entry":
            self._entry()
        else:
            self._fields.setdefault("foreign" if self._foreign else name, []).append(text)

    def _form(self, text: str, prefix: str) -> Form:
        return Form(
            text=self._one(text),
            info=self._many(f"{prefix}_inf"),
            marks=self._many(f"{prefix}_pri"),
            only=self._many("re_restr"),
            apart="re_nokanji" in self._fields,
        )

    def _sense(self) -> None:
        """Take a sense; the part of speech of an earlier one holds until a new one is given."""
        glosses = self._many("gloss")
        if self._many("foreign") and not glosses:
            return
        if self.date is None and (found := _DATE.search(" ".join(glosses))):
            self.date = found[1]
        inherited = self._senses[-1].pos if self._senses else ()
        self._senses.append(
            Sense(
                pos=self._many("pos") or inherited,
                tags=tuple(code for name in _TAGS for code in self._many(name)),
                written=self._many("stagk"),
                readings=self._many("stagr"),
                glosses=glosses,
            )
        )

    def _entry(self) -> None:
        self._ready.append(
            Entry(
                number=self._number,
                written=tuple(self._written),
                readings=tuple(self._readings),
                senses=tuple(self._senses),
            )
        )
        self._written, self._readings, self._senses = [], [], []

    def _many(self, name: str) -> tuple[str, ...]:
        return tuple(self._fields.get(name, ()))

    def _one(self, name: str) -> str:
        texts = self._many(name)
        if len(texts) != 1:
            line = self._parser.CurrentLineNumber
            raise BadXml(f"{self._path}:{line}: entry {self._number} needs one <{name}>")
        return texts[0]
