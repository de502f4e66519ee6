"""What a referee says about words, in the two languages."""

from __future__ import annotations

from wordsvc.messages import sentence


def test_a_spelling_names_the_right_one() -> None:
    facts = {"standard": "はなぢ"}
    assert sentence("word.spelling", facts, "ja") == (
        "辞書にある形と違います。辞書では「はなぢ」です。"
    )
    assert sentence("word.spelling", facts, "en") == (
        "Not the form listed in dictionaries. That is はなぢ."
    )


def test_a_verb_is_called_a_verb() -> None:
    facts = {"written": ["遊ぶ"], "kind": "verb"}
    assert sentence("word.not-noun", facts, "ja") == "「遊ぶ」は名詞ではありません（動詞です）。"
    assert sentence("word.not-noun", facts, "en") == "遊ぶ: not a noun, but a verb."


def test_a_name_names_the_rare_nouns_of_the_same_reading() -> None:
    facts = {"other": "東京", "kind": "proper", "written": ["東境", "頭胸"]}
    assert sentence("word.homograph", facts, "ja") == (
        "ふつうは「東京」という別の言葉（固有名詞）として知られています。"
        "普通名詞としては「東境」と「頭胸」があります。"
    )
    assert sentence("word.homograph", facts, "en") == (
        "Usually understood as another word: 東京 (a proper name)."
        " There is also a common noun: 東境 and 頭胸."
    )


def test_a_compound_shows_its_parts() -> None:
    facts = {"parts": ["ごま", "だんご"]}
    assert "「ごま」と「だんご」をつないだ形" in sentence("word.compound", facts, "ja")
    assert "of ごま and だんご" in sentence("word.compound", facts, "en")
