"""The tagger that cuts strings is the one whose columns are known."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest
import unidic_lite

from wordsvc.lexicon import segmentation
from wordsvc.lexicon.segmentation import Part, check_tagger, segment
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
