"""What can be wrong with the files of a compiled dictionary."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

Fault = Literal["missing", "foreign", "format", "damaged"]


class Unusable(Exception):
    """These files cannot be read and have to be built again.

    ``missing``: nothing is there. ``foreign``: not a dictionary of this program, or of a machine
    with another byte order. ``format``: written by another version of this program. ``damaged``:
    a file is gone, cut off or changed; ``file`` says which.
    """

    def __init__(self, fault: Fault, file: Path) -> None:
        super().__init__(fault, file)
        self.fault = fault
        self.file = file

    def __str__(self) -> str:
        return f"{self.fault}: {self.file}"
