"""Write the types that the pages' modules are checked with: what the API answers, and the games.

    python -m scripts.api_types

They follow from the OpenAPI document; views, events and moves, which it leaves open, from the
engines. They say what is received, so every field is there.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from wordsvc.bootstrap.services import open_services
from wordsvc.bootstrap.settings import Settings
from wordsvc.catalogue import ENGINES
from wordsvc.games.core.game import AnyGame
from wordsvc.web.api.document import DOCUMENT
from wordsvc.web.app import create_app

FILE = Path(__file__).parents[1] / "wordsvc/web/types/api.d.ts"
HEAD = "/* What the API answers, made by scripts/api_types.py: the pages are checked with it. */\n"
PRIMITIVE = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean",
             "null": "null", "any": "any"}  # fmt: skip
REF = "{name}"


def declarations(document: Mapping[str, Any]) -> str:
    """The whole file."""
    parts = list(_named(document["components"]["schemas"]))
    parts += [_game(game) for game in ENGINES.values()]
    return "\n".join([HEAD, *parts])


def _game(game: AnyGame) -> str:
    """A game's view, events and moves in a namespace, as games use the same names."""
    kinds = [game.view_type, game.events, game.moves]
    (view, events, moves), components = msgspec.json.schema_components(kinds, ref_template=REF)
    own = {"View": view, "AnyEvent": events, "AnyMove": moves}
    inside = "\n".join(_named({**components, **own}))
    name = "".join(part.title() for part in game.id.split("-"))
    return f"export namespace {name} {{\n{_indented(inside)}\n}}\n"


def _named(schemas: Mapping[str, Any]) -> Iterator[str]:
    for name, schema in sorted(schemas.items()):
        yield f"export type {_name(name)} = {_type(schema)};"


def _type(schema: Mapping[str, Any]) -> str:
    if "$ref" in schema:
        said = [_name(schema["$ref"])]
    elif "anyOf" in schema:
        said = [_type(one) for one in schema["anyOf"]]
    elif "const" in schema or "enum" in schema:
        said = [json.dumps(one) for one in schema.get("enum", [schema.get("const")])]
    else:
        kinds = schema.get("type", "any")
        said = [_of_kind(kind, schema) for kind in ([kinds] if isinstance(kinds, str) else kinds)]
    return " | ".join(dict.fromkeys(said))


def _of_kind(kind: str, schema: Mapping[str, Any]) -> str:
    if kind == "array":
        if "prefixItems" in schema:
            return f"[{', '.join(map(_type, schema['prefixItems']))}]"
        return f"Array<{_type(schema.get('items', {}))}>"
    if kind != "object":
        return PRIMITIVE[kind]
    if "properties" in schema:
        return _object(schema["properties"])
    values = schema.get("additionalProperties")
    return f"Record<string, {_type(values) if isinstance(values, dict) else 'any'}>"


def _object(properties: Mapping[str, Any]) -> str:
    fields = "".join(f"  {_key(name)}: {_type(kind)};\n" for name, kind in properties.items())
    return f"{{\n{fields}}}"


def _key(name: str) -> str:
    return name if re.fullmatch(r"[A-Za-z_]\w*", name) else json.dumps(name)


def _name(reference: str) -> str:
    return re.sub(r"\W+", "", reference.rpartition("/")[2])


def _indented(text: str) -> str:
    return "\n".join(f"  {line}" if line else line for line in text.splitlines())


def main() -> None:
    """Write the file."""
    app = create_app(open_services(Settings(database="memory:", log_requests=False)))
    served = app.test_client().get(DOCUMENT).get_json()
    FILE.write_text(declarations(served), encoding="utf-8")


if __name__ == "__main__":
    main()
