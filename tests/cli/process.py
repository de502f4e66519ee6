"""The program in a process of its own, over the dictionary of the tests.

Run as ``python -m tests.cli.process ARGUMENT...``; with ``WORDSVC_TEST_LOADED`` set, what was
imported is told on stderr at the end.
"""

from __future__ import annotations

import os
import subprocess
import sys

UTF8 = {"PATH": os.environ["PATH"], "LANG": "ja_JP.UTF-8", "PYTHONUTF8": "1"}


def spawn(*args: str | bytes, **environ: str) -> subprocess.CompletedProcess[bytes]:
    """Run the program and wait for it. The environment holds nothing else but UTF-8."""
    command = [sys.executable, "-m", __spec__.name, *args]
    return subprocess.run(command, capture_output=True, env=UTF8 | environ, check=False)


def main() -> None:
    """Run the program with the dictionary of the tests in place of the compiled one."""
    from tests.cli.listed import LEXICON
    from wordsvc.bootstrap import services
    from wordsvc.cli.program import run

    services.open_lexicon = lambda settings: LEXICON  # type: ignore[assignment,return-value]
    code = run(sys.argv[1:])
    if "WORDSVC_TEST_LOADED" in os.environ:
        print(*sorted({name.partition(".")[0] for name in sys.modules}), file=sys.stderr)
    sys.exit(code)


if __name__ == "__main__":
    main()
