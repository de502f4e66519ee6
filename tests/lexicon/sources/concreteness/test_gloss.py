"""A gloss comes down to the English noun it is about."""

import pytest

from wordsvc.lexicon.sources.concreteness import gloss


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("dog (Canis lupus familiaris)", ["dog"]),
        ("the woods", ["woods"]),
        ("a small box of lacquered wood (esp. for food)", ["box of lacquered wood", "box"]),
        ("Japanese wooden comb", ["wooden comb", "comb"]),
        ("type of flat fan", ["flat fan", "fan"]),
        ("ring, band", ["ring, band", "ring"]),
        ("(finger) ring", ["ring"]),
        ("(remark)", []),
    ],
)
def test_heads(text: str, found: list[str]) -> None:
    assert gloss.heads(text) == found


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Japanese cedar (Cryptomeria japonica)", [("Cryptomeria", "japonica")]),
        ("camellia (esp. Camellia japonica)", [("Camellia", "japonica")]),
        ("violet (any plant of genus Viola, Viola spp.)", [("Viola", "spp.")]),
        ("samurai (Edo period)", [("Edo", "period")]),
        ("axis (Iran and Iraq)", []),
        ("shrine (Shinto)", []),
    ],
)
def test_scientific_names_and_what_looks_like_one(text: str, names: list[tuple[str, str]]) -> None:
    assert gloss.scientific_names(text) == names


@pytest.mark.parametrize(
    ("text", "action"),
    [("to run away", True), ("being late", True), ("toy", False), ("being", False)],
)
def test_verb_phrases(text: str, action: bool) -> None:
    assert gloss.is_action(text) is action
