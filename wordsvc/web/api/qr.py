"""Addresses as QR codes."""

from __future__ import annotations

from io import BytesIO

import segno

QUIET = 4  # modules of white around the code, as ISO/IEC 18004 wants it
SCALE = 8


def qr_svg(text: str) -> bytes:
    """A QR code as an SVG document, black on white also where pages are dark."""
    drawn = BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn,
        kind="svg",
        scale=SCALE,
        border=QUIET,
        dark="#000",
        light="#fff",
        title="QR",
        omitsize=True,
    )
    return drawn.getvalue()
