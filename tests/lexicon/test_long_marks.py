"""Are readings with any run of long marks compared with what is listed, without breaking?"""

from __future__ import annotations

import pytest

from wordsvc.lexicon.variants import lengthened


@pytest.mark.parametrize(
    ("reading", "listed"),
    [("すーぱーー", "すーぱー"), ("こーりー", "こーり"), ("わ゙ーん", "わ゙あん"), ("すーぱー", None)],
)
def test_a_doubled_mark_lengthens_the_kana_before_the_run(reading: str, listed: str | None) -> None:
    assert lengthened(reading, lambda form: form == listed) == listed
