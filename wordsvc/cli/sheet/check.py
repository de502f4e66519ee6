"""``wordsvc sheet check``: can this sheet be played with, and what is wrong with it, where?"""

from __future__ import annotations

from pathlib import Path

import click

from wordsvc.catalogue.sheets import load
from wordsvc.cli.help import Command
from wordsvc.cli.message import CommandError, message
from wordsvc.decoding.faults import Faulty
from wordsvc.validators.sheet import placed, sheet_hash


@click.command("check", cls=Command, help="cli.help.sheet-check")
@click.argument("file", metavar="FILE", type=click.Path(dir_okay=False, path_type=Path))
def check(file: Path) -> int:
    """Name line and key of every fault. 0: a good sheet, 1: faults, 2: the file cannot be read."""
    try:
        text = file.read_text(encoding="utf-8-sig")
    except OSError as error:
        raise CommandError("cli.error.file", path=str(file), reason=error.strerror) from error
    except UnicodeDecodeError as error:
        raise CommandError("sheet.not-utf8") from error
    try:
        sheet = load(text)
    except Faulty as faulty:
        for found in placed(faulty, text):
            said = message(found.fault.code, **found.fault.facts)
            key = f" {found.key}:" if found.key else ""
            click.echo(f"{file}:{found.line}:{key} {said}")
        return 1
    facts = {"game": sheet.game, "name": sheet.name, "hash": sheet_hash(sheet)}
    click.echo(message("cli.sheet.good", **facts))
    return 0
