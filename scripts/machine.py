"""Says what this machine lacks outside Python for the whole test suite."""

import shutil
import subprocess
import sys
from ctypes.util import find_library

PROGRAMS = {"curl": "curl", "node": "nodejs"}
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def lacks() -> list[str]:
    """Debian packages that are missing, by what the tests need of them."""
    missing = [package for name, package in PROGRAMS.items() if not shutil.which(name)]
    if not any(shutil.which(name) for name in BROWSERS):
        missing.append("chromium")
    if shutil.which("fc-list"):
        fonts = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=False).stdout
        if not fonts.strip():
            missing.append("fonts-noto-cjk")
    elif sys.platform == "linux":
        missing.append("fonts-noto-cjk")
    if sys.platform == "linux" and not find_library("atomic"):
        missing.append("libatomic1")  # the browser's driver is linked with it
    return missing


if missing := lacks():
    print(
        "This machine lacks: " + ", ".join(missing) + "\n"
        "  Browser tests need Chromium, libatomic and Japanese glyphs, the tests of README's\n"
        "  quick starts curl and node; without them those tests fail.\n"
        "  Debian: apt-get install --no-install-recommends " + " ".join(missing) + "\n"
        "  Everything else runs.",
        file=sys.stderr,
    )
