"""The tagger that cuts strings is the one whose columns are known."""

from __future__ import annotations

import sys
import threading
from pathlib import Path

import pytest
import unidic_lite

from wordsvc.lexicon import segmentation
from wordsvc.lexicon.segmentation import Part, check_tagger, give_back, segment
from wordsvc.lexicon.sources.registry import SourceError


def test_the_tagger_reads_unidic_lite_and_nothing_else() -> None:
    (info,) = segmentation._unidic_lite().dictionary_info  # type: ignore[attr-defined]
    assert Path(info["filename"]).parent == Path(unidic_lite.DICDIR)


def test_the_tagger_is_what_it_should_be() -> None:
    check_tagger()
    assert segment("りんごの木")[1] == Part("の", "ノ", "of")


def test_a_broken_dictionary_is_told_at_the_start(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(segmentation, "_local", threading.local())
    monkeypatch.setattr(unidic_lite, "DICDIR", str(tmp_path))
    with pytest.raises(SourceError, match="unidic: the tagger"):
        check_tagger()


@pytest.mark.skipif(sys.platform != "linux", reason="other systems take memory back themselves")
def test_the_memory_of_the_tagger_is_given_back_and_it_reads_on() -> None:
    parts = segment("りんごの木")
    assert _kilobytes_of_unidic() > 0
    give_back()
    assert _kilobytes_of_unidic() == 0
    assert segment("りんごの木") == parts


def _kilobytes_of_unidic() -> int:
    """How much of UniDic's files is in the memory of this process."""
    size, counts = 0, False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        if "-" in line.split()[0]:
            counts = unidic_lite.DICDIR in line
        elif counts and line.startswith("Rss:"):
            size += int(line.split()[1])
    return size
