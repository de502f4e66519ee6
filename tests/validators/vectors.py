"""Where do the tests read worked examples from?"""

from __future__ import annotations

import csv
import json
from pathlib import Path
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]


class Vector(NamedTuple):
    id: str
    kind: str
    input: Any
    expected: Any


def vectors(file: str) -> list[Vector]:
    """The rows of a TSV file below the repository, JSON read; comment lines are passed over."""
    lines = (ROOT / file).read_text(encoding="utf-8").splitlines()
    rows = csv.DictReader(
        [line for line in lines if not line.startswith("#")],
        delimiter="\t",
        quoting=csv.QUOTE_NONE,
    )
    return [
        Vector(row["id"], row["kind"], json.loads(row["input"]), json.loads(row["expected"]))
        for row in rows
    ]


def named(vector: Vector) -> str:
    return vector.id
