"""Libraries that come only with an extra of the package, and what is said without them."""

from __future__ import annotations

import os
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from wordsvc.batch.errors import BatchError


def arrow(what: str, module: str = "pyarrow") -> Any:  # noqa: ANN401 - it has no types
    """pyarrow, or a module of it. Raises BatchError that names ``what`` cannot be done.

    Its own pool of memory gives little back, so that it takes the system's unless told otherwise.
    """
    os.environ.setdefault("ARROW_DEFAULT_MEMORY_POOL", "system")
    return _module(module, "batch", what)


def expect(module: str, what: str) -> None:
    """Raises BatchError now if a library of the extra ``batch`` will be missing later."""
    if find_spec(module) is None:
        raise BatchError("batch.needs-extra", package="wordsvc[batch]", what=what)


def distributed(what: str) -> Any:  # noqa: ANN401
    """dask.distributed. Raises BatchError that names ``what`` cannot be done."""
    return _module("distributed", "cluster", what)


def fsspec(what: str) -> Any:  # noqa: ANN401
    """fsspec, which reads and writes URLs. Raises BatchError that names ``what``."""
    return _module("fsspec", "cluster", what)


def _module(name: str, extra: str, what: str) -> Any:  # noqa: ANN401
    try:
        return import_module(name)
    except ImportError:
        raise BatchError("batch.needs-extra", package=f"wordsvc[{extra}]", what=what) from None
