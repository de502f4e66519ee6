"""Has this plain data the shape of that type, and where does it not?

``msgspec.convert`` stops at the first fault; somebody who types in a sheet wants all of them. Only
parts that msgspec refuses are looked into, and none of a size that is refused as such: finding
faults costs little more than finding that there are any.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sized
from difflib import get_close_matches
from functools import cache
from itertools import islice
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from wordsvc.decoding.faults import FAULTS_AT_MOST, Fault, Faulty

ECHO_AT_MOST = 40
_EXACT = 2**53  # larger whole numbers are not exact in JSON

T = TypeVar("T")

_AT = re.compile(r" - at `\$(.*)`$")
_TYPE = re.compile(r"Expected `([^`]*)`, got `([^`]*)`$")
_SIZE = re.compile(r"Expected `(str|array)` of length (<=|>=) (\d+)$")
_EXACT_SIZE = re.compile(r"Expected `array` of length (\d+), got (\d+)$")
_RANGE = re.compile(r"Expected `(?:int|float)` (<=|>=) (-?[\d.]+)$")
_PATTERN = re.compile(r"Expected `str` matching regex '(.*)'$")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`$")
_CHOSEN = re.compile(r"Invalid (?:enum )?value '?(.*?)'?$", re.DOTALL)
_SIZES = {
    ("str", "<="): "shape.too-long",
    ("str", ">="): "shape.too-short",
    ("array", "<="): "shape.too-many",
    ("array", ">="): "shape.too-few",
}


def shaped(data: object, kind: type[T], *, at: str = "", strict: bool = True) -> T:
    """``data`` (dicts, lists, text, numbers) as a value of ``kind``, a msgspec type.

    ``at`` is the pointer of ``data`` itself. Without ``strict``, numbers and booleans are also read
    from their text, as in a query string.

    Raises :class:`Faulty` with up to 50 faults, each at its JSON pointer: ``shape.missing``,
    ``shape.unknown``, ``shape.type``, ``shape.choice``, ``shape.pattern``, a size, a range
    and, for what only msgspec can tell, ``shape.value``.
    """
    try:
        return msgspec.convert(data, kind, strict=strict)
    except msgspec.ValidationError as error:
        found = _refused(str(error), data, kind, at, strict)
        raise Faulty(islice(found, FAULTS_AT_MOST)) from None


def fault_of(error: msgspec.ValidationError, kind: Any, *, at: str = "") -> Fault:  # noqa: ANN401
    """The one fault that msgspec tells of data nobody has kept."""
    return _of_whole(str(error), None, kind, at)


def _faults(data: object, kind: Any, at: str, strict: bool) -> Iterator[Fault]:  # noqa: ANN401
    try:
        msgspec.convert(data, kind, strict=strict)
    except msgspec.ValidationError as error:
        yield from _refused(str(error), data, kind, at, strict)


def _refused(said: str, data: object, kind: Any, at: str, strict: bool) -> Iterator[Fault]:  # noqa: ANN401
    """Faults of the parts; where the parts are right, or too many, what msgspec says of the
    whole.
    """
    inside = False
    if not _too_many(said):
        for fault in _of_parts(data, _fitting(data, kind), at, strict):
            inside = True
            yield fault
    if not inside:
        yield _of_whole(said, data, kind, at)


def _too_many(said: str) -> bool:
    sized = _size(said, None)
    return sized is not None and sized[0] == "shape.too-many"


def _of_parts(data: object, kind: Any, at: str, strict: bool) -> Iterator[Fault]:  # noqa: ANN401
    if isinstance(data, Mapping) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _of_fields(data, kind, at, strict)
    elif isinstance(data, list) and get_origin(kind) in (list, tuple):
        inner = get_args(kind)
        for index, item in enumerate(data):
            if get_origin(kind) is list or Ellipsis in inner:
                yield from _faults(item, inner[0], f"{at}/{index}", strict)
            elif index < len(inner):
                yield from _faults(item, inner[index], f"{at}/{index}", strict)
    elif isinstance(data, Mapping) and get_origin(kind) is dict:
        for key, item in data.items():
            yield from _faults(item, get_args(kind)[1], f"{at}/{escaped(key)}", strict)


def _of_fields(
    data: Mapping[Any, Any], kind: type[msgspec.Struct], at: str, strict: bool
) -> Iterator[Fault]:
    fields = _fields_by_name(kind)
    tag = kind.__struct_config__.tag_field
    for key in data:
        if key not in fields and key != tag and kind.__struct_config__.forbid_unknown_fields:
            near = get_close_matches(str(key)[:ECHO_AT_MOST], fields, n=1)
            facts = {"key": echo(str(key)), "near": near, "known": sorted(fields)}
            yield Fault(f"{at}/{escaped(str(key))}", "shape.unknown", facts)
    for name, field in fields.items():
        if name in data:
            yield from _faults(data[name], field.type, f"{at}/{escaped(name)}", strict)
        elif field.required:
            yield Fault(at, "shape.missing", {"key": name})


@cache
def _fields_by_name(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    return {field.encode_name: field for field in msgspec.structs.fields(kind)}


def _of_whole(said: str, data: object, kind: Any, at: str) -> Fault:  # noqa: ANN401
    place = _AT.search(said)
    if place is not None:
        at += _pointer(place[1])
        data = None
    code, facts = _fault(said[: place.start()] if place else said, data, kind)
    return Fault(at, code, facts)


def _fault(said: str, data: object, kind: Any) -> tuple[str, dict[str, Any]]:  # noqa: ANN401
    """Code and facts of what msgspec says about one value, in English."""
    if match := _TYPE.match(said):
        return "shape.type", {"want": match[1].split(" | "), "got": match[2]}
    if sized := _size(said, data):
        return sized
    if match := _RANGE.match(said):
        number = float(match[2])
        limit = int(number) if number.is_integer() else number
        name = "most" if match[1] == "<=" else "least"
        return "shape.range", {name: limit, "got": echo(data)}
    if match := _PATTERN.match(said):
        return "shape.pattern", {"pattern": match[1], "got": echo(data)}
    return _named(said) or _chosen(said, data, kind) or ("shape.value", {"reason": said})


def _named(said: str) -> tuple[str, dict[str, Any]] | None:
    """A field too few or too many."""
    if match := _FIELD.match(said):
        code = "shape.missing" if match[1] == "missing required" else "shape.unknown"
        return code, {"key": echo(match[2])}
    return None


def _chosen(said: str, data: object, kind: Any) -> tuple[str, dict[str, Any]] | None:  # noqa: ANN401
    """None of the choices."""
    if (match := _CHOSEN.match(said)) and (choices := _choices(kind)):
        got = match[1] if data is None else data
        return "shape.choice", {"choices": choices, "got": echo(got)}
    return None


def _size(said: str, data: object) -> tuple[str, dict[str, Any]] | None:
    """Too short, too long, too few, too many."""
    if match := _SIZE.match(said):
        bound = {"most" if match[2] == "<=" else "least": int(match[3])}
        got = {"got": len(data)} if isinstance(data, Sized) else {}
        return "shape.empty" if data == "" else _SIZES[match[1], match[2]], bound | got
    if match := _EXACT_SIZE.match(said):
        want, items = int(match[1]), int(match[2])
        if items < want:
            return "shape.too-few", {"least": want, "got": items}
        return "shape.too-many", {"most": want, "got": items}
    return None


def _fitting(data: object, kind: Any) -> Any:  # noqa: ANN401
    """The member of a union that ``data`` is meant to be; a plain type itself."""
    while get_origin(kind) is Annotated:
        kind = get_args(kind)[0]
    if get_origin(kind) not in (Union, UnionType):
        return kind
    members = [member for member in get_args(kind) if member is not NoneType]
    if isinstance(data, Mapping):
        structs = [m for m in members if isinstance(m, type) and issubclass(m, msgspec.Struct)]
        for struct in structs:
            config = struct.__struct_config__
            if config.tag_field is None or data.get(config.tag_field) == config.tag:
                return struct
    if isinstance(data, list):
        return next((m for m in members if get_origin(m) in (list, tuple)), kind)
    return kind


def _choices(kind: Any) -> list[Any]:  # noqa: ANN401
    """Every value of the Literals in a type, and every tag of its structs."""
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        tag = kind.__struct_config__.tag
        return [] if tag is None else [tag]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    if get_origin(kind) in (Annotated, Union, UnionType):
        return [choice for member in get_args(kind) for choice in _choices(member)]
    return []


def echo(value: object) -> object:
    """What was given, cut short: a reply never repeats a megabyte."""
    if isinstance(value, str) and len(value) > ECHO_AT_MOST:
        return value[:ECHO_AT_MOST] + "…"
    if isinstance(value, int) and abs(value) > _EXACT:
        return "…"
    return value if isinstance(value, str | int | float) else None


def escaped(key: str) -> str:
    """A key as a step of a JSON pointer, cut short."""
    return key[:ECHO_AT_MOST].replace("~", "~0").replace("/", "~1")


def _pointer(path: str) -> str:
    """msgspec's ``.rows[2].text`` as ``/rows/2/text``."""
    return re.sub(r"\[(\d+)\]", r"/\1", path.rstrip("`")).replace(".", "/")
