"""A WordNet of a few synsets in WordNet's own file format."""

from pathlib import Path

import pytest

from wordsvc.lexicon.sources.concreteness.wordnet import WordNet

HEAD = "  1 This software and database is being provided to you\n"
NOUNS = """\
00001740 03 n 01 entity 0 000 | all there is
00002684 03 n 02 object 0 physical_object 0 001 @ 00001740 n 0000 | a thing
02084071 05 n 01 dog 0 001 @ 00002684 n 0000 | an animal
04139859 06 n 01 bank 1 001 @ 00002684 n 0000 | a building
09213565 17 n 02 bank 0 embankment 0 001 @ 00002684 n 0000 | sloping land
13356402 21 n 01 bank 2 001 @ 00001740 n 0000 | money held by a bank
06410904 10 n 01 book 0 001 @ 00002684 n 0000 | a published work
06700000 10 n 01 talk 0 001 @ 00001740 n 0000 | an exchange of words
05803379 09 n 01 doubt 0 001 @ 00001740 n 0000 | uncertainty
10300000 18 n 01 professional 0 001 @ 00002684 n 0000 | a person
04900000 06 n 01 tape_recorder 0 001 @ 00002684 n 0000 | a device
09900000 18 n 01 child 0 001 @ 00002684 n 0000 | a young person
"""
INDEX = """\
entity n 1 1 ~ 1 1 00001740
bank n 3 2 @ ~ 3 2 13356402 04139859 09213565
book n 1 1 @ 1 0 06410904
child n 1 1 @ 1 0 09900000
dog n 1 1 @ 1 1 02084071
doubt n 1 1 @ 1 0 05803379
embankment n 1 1 @ 1 0 09213565
professional n 1 1 @ 1 0 10300000
talk n 1 1 @ 1 0 06700000
tape_recorder n 1 1 @ 1 0 04900000
"""
ADJECTIVES = "professional a 1 0 1 1 00000001\nsolemn a 1 0 1 1 00000002\n"
COUNTS = """\
bank%1:21:02:: 1 20
bank%1:06:01:: 2 2
professional%1:18:00:: 1 3
professional%3:00:00:: 1 27
"""


@pytest.fixture
def wordnet(tmp_path: Path) -> WordNet:
    (tmp_path / "data.noun").write_text(HEAD + NOUNS, "utf-8")
    (tmp_path / "index.noun").write_text(HEAD + INDEX, "utf-8")
    (tmp_path / "index.adj").write_text(HEAD + ADJECTIVES, "utf-8")
    (tmp_path / "cntlist.rev").write_text(COUNTS, "utf-8")
    (tmp_path / "noun.exc").write_text("children child\n", "utf-8")
    return WordNet(tmp_path)
