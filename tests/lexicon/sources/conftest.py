"""The three dictionaries as rows by reading, each read once for all tests."""

from collections import Counter, defaultdict
from collections.abc import Iterable

import pytest

from wordsvc.lexicon.sources import sudachi, unidic
from wordsvc.lexicon.sources.row import Row

Index = dict[str, list[Row]]


def index(rows: Iterable[Row]) -> Index:
    """Rows by reading."""
    found: Index = defaultdict(list)
    for row in rows:
        found[row.reading].append(row)
    return found


@pytest.fixture(scope="session")
def skipped() -> Counter[str]:
    return Counter()


@pytest.fixture(scope="session")
def unidic_rows(skipped: Counter[str]) -> Index:
    return index(unidic.rows(skipped=skipped))


@pytest.fixture(scope="session")
def sudachi_rows(skipped: Counter[str]) -> Index:
    return index(sudachi.rows(skipped))
