"""The making of the frequency list: ``python -m wordsvc.lexicon.sources.frequency_extract``.

Reads the Japanese word list of the package ``wordfreq`` (``large_ja.msgpack.gz``): a header and
then lists of words, the place of a list being the frequency of its words in negative centibels.
"""

from __future__ import annotations

import argparse
import gzip
import lzma
from pathlib import Path

import msgspec

_HEADER = {"format": "cB", "version": 1}
_ZIPF_OF_ONE = 9


class NotWordfreq(ValueError):
    """The file is no word list of ``wordfreq``."""


def extract(source: Path, target: Path) -> int:
    """Write form and Zipf value, most usual first; returns the number of words."""
    try:
        header, *bands = msgspec.msgpack.decode(gzip.decompress(source.read_bytes()))
    except (OSError, EOFError, ValueError, TypeError, msgspec.DecodeError) as error:
        raise NotWordfreq(f"{source}: {error}") from None
    if header != _HEADER:
        raise NotWordfreq(f"{source}: header {header!r} instead of {_HEADER!r}")
    lines = [
        f"{form}\t{_ZIPF_OF_ONE - centibel / 100:.2f}\n"
        for centibel, band in enumerate(bands)
        for form in sorted(band)
    ]
    head = "# form\tZipf value; Japanese list of wordfreq by Robyn Speer, CC BY-SA 4.0\n"
    content = head + "".join(lines)
    target.write_bytes(lzma.compress(content.encode(), preset=9 | lzma.PRESET_EXTREME))
    return len(lines)


def main() -> None:
    """Command line of the extractor."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("source", type=Path, help="large_ja.msgpack.gz of wordfreq")
    parser.add_argument("target", type=Path, help="the list to write, frequency.tsv.xz")
    options = parser.parse_args()
    print(f"{extract(options.source, options.target)} forms in {options.target}")


if __name__ == "__main__":
    main()
