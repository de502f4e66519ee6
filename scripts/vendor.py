"""Write the rendering library of table pages anew: one module made of a few npm packages.

    scripts/node && python -m scripts.vendor

`npm ci` has taken the packages by the hashes of package-lock.json. Each file stays as it is but for
its imports and exports: browsers know no bare names ("preact") without an import map, which our
content policy bars, and a phone far away pays for each file. So each becomes a function that is
given what it imports, and gives back what it exports.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]
PACKAGES = ROOT / "node_modules"
FOLDER = ROOT / "wordsvc/web/static/js/vendor"
MODULE = FOLDER / "preact.js"


class Source(NamedTuple):
    """A file of a package, and the name that others import it by."""

    imported: str
    file: str

    @property
    def package(self) -> str:
        """The name of its package."""
        parts = self.file.split("/")
        return "/".join(parts[: 2 if parts[0].startswith("@") else 1])

    @property
    def name(self) -> str:
        """What it is called in the module."""
        return "".join(part.title() for part in re.findall(r"[a-z]+", self.imported))


SOURCES = (
    Source("preact", "preact/dist/preact.mjs"),
    Source("preact/hooks", "preact/hooks/dist/hooks.mjs"),
    Source("@preact/signals-core", "@preact/signals-core/dist/signals-core.mjs"),
    Source("@preact/signals", "@preact/signals/dist/signals.mjs"),
    Source("htm", "htm/dist/htm.mjs"),
)
"""Each after those that it imports."""

GIVEN = """
export const { Component, Fragment, createElement, render } = Preact;
export const { useEffect, useLayoutEffect, useMemo, useRef, useState } = PreactHooks;
export const { batch, computed, effect, signal, useComputed, useSignal } = PreactSignals;
export const html = Htm.default.bind(createElement);
"""

_IMPORT = re.compile(r'import\{([^}]*)\}from"([^"]+)";?')
_AGAIN = re.compile(r'export\{([^}]*)\}from"([^"]+)";?')
_EXPORT = re.compile(r"export\{([^}]*)\};?")
_DEFAULT = re.compile(r"export default ")
_MAP = re.compile(r"//# sourceMappingURL=\S+\s*")


def module() -> str:
    """The whole module."""
    names = {source.imported: source.name for source in SOURCES}
    licences = ", ".join(dict.fromkeys(map(_licence, SOURCES)))
    parts = [f"/* {licences}. Made by scripts/vendor.py; see README.md. */\n"]
    parts += [_part(source, names) for source in SOURCES]
    return "".join([*parts, GIVEN])


def licences() -> dict[str, str]:
    """The licence of each package, by the name of the file it is kept in."""
    return {
        f"LICENSE.{source.package.replace('@', '').replace('/', '-')}": (
            PACKAGES / source.package / "LICENSE"
        ).read_text(encoding="utf-8")
        for source in SOURCES
    }


def _licence(source: Source) -> str:
    told = json.loads((PACKAGES / source.package / "package.json").read_text(encoding="utf-8"))
    return f"{told['name']} {told['version']} ({told['license']})"


def _part(source: Source, names: dict[str, str]) -> str:
    code = (PACKAGES / source.file).read_text(encoding="utf-8")
    given: list[str] = []

    def again(found: re.Match[str]) -> str:
        given.extend(f"{_key(one)}: {names[found[2]]}.{_key(one)}" for one in found[1].split(","))
        return ""

    def exported(found: re.Match[str]) -> str:
        for one in found[1].split(","):
            inside, _, outside = one.strip().partition(" as ")
            given.append(f"{outside or inside}: {inside}")
        return ""

    def imported(found: re.Match[str]) -> str:
        return f"const{{{found[1].replace(' as ', ':')}}}={names[found[2]]};"

    code = _MAP.sub("", code)
    code = _AGAIN.sub(again, code)
    code = _IMPORT.sub(imported, code)
    code = _EXPORT.sub(exported, code)
    if _DEFAULT.search(code):
        code, given = _DEFAULT.sub("const _default=", code), ["default: _default"]
    if re.search(r"\b(import|export)[{ ]", code):
        raise SystemExit(f"{source.file}: an import or export of another form")
    return (
        f"const {source.name} = (() => {{{code.strip()}\nreturn {{ {', '.join(given)} }};\n}})();\n"
    )


def _key(one: str) -> str:
    return one.strip()


def main() -> None:
    MODULE.write_text(module(), encoding="utf-8")
    for name, text in licences().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
