"""The program in a process of its own, as it is run and as it is stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]
PAUSE = 0.005


class Ended(NamedTuple):
    """How a run ended: its exit code and what it said."""

    code: int
    out: bytes
    err: str


class Program:
    """``wordsvc batch ARGUMENT...``, started.

    ``held`` is given to its standard input, which then stays open: it cannot come to its end.
    """

    def __init__(self, *args: str, held: bytes = b"", **environ: str) -> None:
        paths = filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])
        env = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wordsvc", "batch", *args],
            env=env | environ,
            bufsize=0,
            stdin=subprocess.PIPE if held else subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )
        self._giver = threading.Thread(target=self._give, args=(held,), daemon=True)
        self._giver.start()

    def _give(self, held: bytes) -> None:
        """It may be gone before it has read everything."""
        if self.process.stdin is not None:
            with suppress(BrokenPipeError):
                self.process.stdin.write(held)

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait until something is so, or the program has ended."""
        pause = threading.Event()
        while self.process.poll() is None and not reached():
            pause.wait(PAUSE)

    def workers(self) -> list[int]:
        """Handles (pidfd) of the processes that it has started."""
        return [os.pidfd_open(pid) for pid, parent in _processes() if parent == self.process.pid]

    def kill(self) -> None:
        """End it as a crash would: the program alone, not what it started."""
        self.process.kill()
        self.process.wait()
        self._giver.join()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            if pipe is not None:
                pipe.close()

    def interrupt(self) -> None:
        """Ctrl-C, which reaches all its processes."""
        os.killpg(self.process.pid, signal.SIGINT)

    def memory(self) -> float:
        """Wait for its end; the most memory (MB) that it was ever seen to have had."""
        status = Path(f"/proc/{self.process.pid}/status")
        seen = [0]

        def looked() -> bool:
            found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text(encoding="ascii"))
            seen.append(int(found[1]) if found else 0)
            return False

        self.until(looked)
        return max(seen) / 1024

    def ended(self) -> Ended:
        """Wait for its end."""
        self._giver.join()
        with self.process as process:
            out, err = process.communicate()
        return Ended(process.returncode, out, err.decode())


def run(*args: str, **environ: str) -> Ended:
    """Run the program to its end."""
    return Program(*args, held=b"", **environ).ended()


def _processes() -> Iterator[tuple[int, int]]:
    """Every process of this machine with its parent."""
    for status in Path("/proc").glob("[0-9]*/status"):
        with suppress(OSError):  # it may end at any time
            found = re.search(r"PPid:\s+(\d+)", status.read_text(encoding="utf-8"))
            if found:
                yield int(status.parent.name), int(found[1])
