"""The compiled dictionary as a whole: whatever it lists, it knows something of."""

from __future__ import annotations

from wordsvc.lexicon.compiled import CompiledLexicon


def test_every_reading_has_an_entry(lexicon: CompiledLexicon) -> None:
    """Sounds that words have only inside compounds (だね of 種) are no readings."""
    known = filter(None, map(lexicon.find, lexicon))
    assert [one.reading for one in known if not one.entries] == []
