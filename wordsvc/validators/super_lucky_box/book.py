"""Super Lucky Box, as the catalogue lists it."""

from __future__ import annotations

from wordsvc.validators.book import Book, SheetKind
from wordsvc.validators.super_lucky_box.finished import SCORER
from wordsvc.validators.super_lucky_box.sheet import SuperLuckyBoxSheet, house, load

BOOK = Book(sheets=SheetKind(SuperLuckyBoxSheet, load, house), scorer=SCORER)
