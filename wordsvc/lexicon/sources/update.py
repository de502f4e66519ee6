"""A newer JMdict, written with its listing into a folder of the user."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import msgspec

from wordsvc.lexicon.sources.jmdict.extract import Snapshot, extract
from wordsvc.lexicon.sources.registry import LISTING, Source


def jmdict(file: Path, listed: Source, folder: Path) -> Snapshot:
    """Extract ``file`` (JMdict XML) into ``folder``, listed there in place of ``listed``.

    Both files are replaced by rename, the snapshot first: a reader in between refuses the pair by
    its hash and never reads half a file. Raises what ``extract`` raises.
    """
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / listed.file
    fresh = target.with_name(target.name + ".new")
    snapshot = extract(file, fresh)
    source = msgspec.structs.replace(
        listed,
        version=snapshot.date,
        date=snapshot.date,
        sha256=hashlib.sha256(fresh.read_bytes()).hexdigest(),
    )
    listing = folder / (LISTING + ".new")
    listing.write_text(_toml(source), "utf-8")
    fresh.replace(target)
    listing.replace(folder / LISTING)
    return snapshot


def _toml(source: Source) -> str:
    """The listing of one source; a JSON string or list of strings is TOML as it stands."""
    fields = msgspec.to_builtins(msgspec.structs.replace(source, place=Path()), enc_hook=str)
    lines = [
        f"{name} = {json.dumps(value, ensure_ascii=False)}"
        for name, value in fields.items()
        if name != "place"
    ]
    return "\n".join(["[[source]]", *lines, ""])
