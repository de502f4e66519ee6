"""A verdict gets its sentences from a face, and nothing else about it changes."""

from __future__ import annotations

from msgspec.structs import replace

from wordsvc.asking.localize import localize
from wordsvc.messages import sentence
from wordsvc.validators.verdict import Finding, Verdict

YES = Verdict(
    answer="yes",
    word="ラッコ",
    reading="らっこ",
    written=("ラッコ",),
    letters=("ら", "っ", "こ"),
    length=3,
    head="ら",
    tails=("こ",),
    cards=("こ", "か行"),
    findings=(),
    evidence=(),
    rules="official",
    lexicon="test",
)


def test_each_finding_gets_the_sentence_of_its_code_and_facts() -> None:
    facts = {"standard": "はなぢ"}
    finding = Finding("word.spelling", "no", facts)
    verdict = replace(YES, answer="no", findings=(finding,))
    said = localize(verdict, "ja")
    assert said.findings == (
        Finding("word.spelling", "no", facts, sentence("word.spelling", facts, "ja")),
    )
    assert replace(said, findings=(finding,)) == verdict


def test_a_plain_yes_is_passed_on_as_it_is() -> None:
    assert localize(YES, "en") is YES
