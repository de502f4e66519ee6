"""Has this plain data the shape of that type, and where does it not?

``msgspec.convert`` stops at the first fault; somebody who types in a sheet wants all of them.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from types import NoneType, UnionType
from typing import Annotated, Any, TypeVar, Union, get_args, get_origin

import msgspec

from wordsvc.validators.faults import Fault, Faulty

FAULTS_AT_MOST = 50

T = TypeVar("T")

_EXPECTED = re.compile(r"Expected `(?P<want>[^`]*)`(?P<bound> .*?)?(?:, got `?(?P<got>[^`]*?)`?)?")


def shaped(data: object, kind: type[T]) -> T:
    """``data`` (dicts, lists, text, numbers) as a value of ``kind``, a msgspec type.

    Raises :class:`Faulty` with up to 50 faults, each at its JSON pointer: ``shape.missing``,
    ``shape.unknown``, ``shape.type`` and, for what only msgspec can tell, ``shape.value``.
    """
    found = tuple(islice(_faults(data, kind, ""), FAULTS_AT_MOST))
    if found:
        raise Faulty(found)
    return msgspec.convert(data, kind)


def _faults(data: object, kind: Any, at: str) -> Iterator[Fault]:  # noqa: ANN401
    """Faults of the parts; where the parts are right, what msgspec says of the whole."""
    inside = False
    for fault in _of_parts(data, _fitting(data, kind), at):
        inside = True
        yield fault
    if not inside:
        yield from _of_whole(data, kind, at)


def _of_parts(data: object, kind: Any, at: str) -> Iterator[Fault]:  # noqa: ANN401
    if isinstance(data, Mapping) and isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        yield from _of_fields(data, kind, at)
    elif isinstance(data, list) and get_origin(kind) in (list, tuple):
        inner = get_args(kind)
        for index, item in enumerate(data):
            if get_origin(kind) is list or Ellipsis in inner:
                yield from _faults(item, inner[0], f"{at}/{index}")
            elif index < len(inner):
                yield from _faults(item, inner[index], f"{at}/{index}")
    elif isinstance(data, Mapping) and get_origin(kind) is dict:
        for key, item in data.items():
            yield from _faults(item, get_args(kind)[1], f"{at}/{_escaped(key)}")


def _of_fields(data: Mapping[Any, Any], kind: type[msgspec.Struct], at: str) -> Iterator[Fault]:
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    tag = kind.__struct_config__.tag_field
    for key in data:
        if key not in fields and key != tag:
            facts = {"key": str(key), "known": sorted(fields)}
            yield Fault(f"{at}/{_escaped(str(key))}", "shape.unknown", facts)
    for name, field in fields.items():
        if name in data:
            yield from _faults(data[name], field.type, f"{at}/{_escaped(name)}")
        elif field.required:
            yield Fault(at, "shape.missing", {"key": name})


def _of_whole(data: object, kind: Any, at: str) -> Iterator[Fault]:  # noqa: ANN401
    try:
        msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        reason, _, path = str(error).partition(" - at `$")
        said = _EXPECTED.fullmatch(reason)
        if said is None:
            yield Fault(at + _pointer(path), "shape.value", {"reason": reason})
        else:
            facts = {"want": f"{said['want']}{said['bound'] or ''}", "got": said["got"]}
            yield Fault(at + _pointer(path), "shape.type", facts)


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


def _escaped(key: str) -> str:
    return key.replace("~", "~0").replace("/", "~1")


def _pointer(path: str) -> str:
    """msgspec's ``.rows[2].text`` as ``/rows/2/text``."""
    return re.sub(r"\[(\d+)\]", r"/\1", path.rstrip("`")).replace(".", "/")
