"""Says what this machine lacks outside Python for the whole test suite."""

import shutil
import subprocess
import sys

BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def lacks() -> list[str]:
    """Debian packages that are missing, by what the tests need of them."""
    missing = []
    if not any(shutil.which(name) for name in BROWSERS):
        missing.append("chromium")
    if shutil.which("fc-list"):
        fonts = subprocess.run(["fc-list", ":lang=ja"], capture_output=True, check=False).stdout
        if not fonts.strip():
            missing.append("fonts-noto-cjk")
    elif sys.platform == "linux":
        missing.append("fonts-noto-cjk")
    return missing


if missing := lacks():
    print(
        "This machine lacks: " + ", ".join(missing) + "\n"
        "  The browser tests need Chromium and Japanese glyphs and fail without them.\n"
        "  Debian: apt-get install --no-install-recommends " + " ".join(missing) + "\n"
        "  Everything else runs.",
        file=sys.stderr,
    )
