"""What the table hears of a finding, in both languages."""

from __future__ import annotations

from typing import Any

import pytest

from tests.validators.word_basket.fake import FakeLexicon
from wordsvc.decoding.faults import Faulty
from wordsvc.messages import Language, sentence
from wordsvc.validators.word_basket import Question, judge, resolve

SAID: list[tuple[dict[str, Any], Language, str]] = [
    (
        {"word": "イングリッシュ", "field": "え"},
        "ja",
        "「え」から始まる言葉を言ってください。この言葉の最初の文字は「い」です。",
    ),
    ({"word": "いも"}, "ja", "3文字以上の言葉が必要です（この言葉は2文字）。"),
    ({"word": "いも"}, "en", "The word must have at least 3 letters; this one has 2."),
    (
        {"word": "はなぢ", "card": "し"},
        "ja",
        "「し」のカードは「し」で終わる言葉に使います。この言葉の最後の文字は「ち」です。",
    ),
    (
        {"word": "すいか", "field": "6"},
        "ja",
        "場札の「6」に文字数が合いません。この言葉は3文字です。",
    ),
    (
        {"word": "すいか", "card": "5"},
        "en",
        "The length does not match card 5. This word has 3 letters.",
    ),
    (
        {"word": "つみき", "previous": "てんかいず"},
        "ja",
        (
            "「てんかいず」から「つ」へつながるのは、「てんかいず」が数字のカードで出されたときだけです。"
            "「5」のカードで出しましたか。"
        ),
    ),
    (
        {"word": "つみき", "previous": "てんかいず", "previous_card": "す"},
        "en",
        "てんかいず connects to つ only if it was played with a number card.",
    ),
    (
        {"word": "すいか", "previous": "みかん"},
        "en",
        "Nothing follows みかん, which ends in n (the kana). This one begins with す.",
    ),
]


@pytest.mark.parametrize(("about", "language", "said"), SAID)
def test_findings(about: dict[str, Any], language: Language, said: str) -> None:
    (finding,) = judge(Question(**about), FakeLexicon(), resolve()).findings
    assert sentence(finding.code, finding.facts, language) == said


def test_a_previous_card_that_cannot_be() -> None:
    question = Question("つみき", previous="てんかいず", previous_card="6")
    with pytest.raises(Faulty) as caught:
        judge(question, FakeLexicon(), resolve())
    (fault,) = caught.value.faults
    assert sentence(fault.code, fault.facts, "ja") == (
        "「てんかいず」は「6」のカードでは出せません。出せるのは「す」か「さ行」か「5」です。"
    )
    assert sentence(fault.code, fault.facts, "en") == (
        "てんかいず cannot have been played with card 6. It fits す, さ行 or 5."
    )
