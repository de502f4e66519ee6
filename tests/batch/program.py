"""The program in a process of its own, as it is run and as it is stopped."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Callable
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
    """``wordsvc batch ARGUMENT...``, started."""

    def __init__(self, *args: str, **environ: str) -> None:
        paths = filter(None, [str(ROOT), os.environ.get("PYTHONPATH")])
        env = {**os.environ, "LC_ALL": "en_GB.UTF-8", "PYTHONPATH": os.pathsep.join(paths)}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "wordsvc", "batch", *args],
            env=env | environ,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,
        )

    def until(self, reached: Callable[[], bool]) -> None:
        """Wait until something is so, or the program has ended."""
        pause = threading.Event()
        while self.process.poll() is None and not reached():
            pause.wait(PAUSE)

    def workers(self) -> list[int]:
        """Handles (pidfd) of the processes that it has started."""
        pid = self.process.pid
        children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
        return [os.pidfd_open(int(child)) for child in children.split()]

    def kill(self) -> None:
        """End it as a crash would: the program alone, not what it started."""
        self.process.kill()
        self.process.wait()
        for pipe in (self.process.stdout, self.process.stderr):
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
        with self.process as process:
            out, err = process.communicate()
        return Ended(process.returncode, out, err.decode())


def run(*args: str, **environ: str) -> Ended:
    """Run the program to its end."""
    return Program(*args, **environ).ended()
