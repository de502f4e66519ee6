"""The compiled dictionary: one set of files that every worker maps read-only."""

from wordsvc.lexicon.compiled.about import Counts, Info, Meta, Source
from wordsvc.lexicon.compiled.errors import Fault, Unusable
from wordsvc.lexicon.compiled.header import FORMAT, verify
from wordsvc.lexicon.compiled.reader import CompiledLexicon
from wordsvc.lexicon.compiled.writer import Progress, write

__all__ = [
    "FORMAT",
    "CompiledLexicon",
    "Counts",
    "Fault",
    "Info",
    "Meta",
    "Progress",
    "Source",
    "Unusable",
    "verify",
    "write",
]
