"""A running server gives the files of its set, and does nothing for any other name."""

from __future__ import annotations

import json
import resource
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from tempfile import TemporaryFile
from typing import IO

import pytest

from tests.web.raw import Reply, send
from tests.web.server import Server, serving
from wordsvc.web.pages.files import STATIC, files, read

pytestmark = pytest.mark.usefixtures("lexicon")

STYLE = "style.css"
OUTSIDE = STATIC.parents[2] / "pyproject.toml"
REFUSED = (
    "/static/../../dev/zero?v=1",
    "/static/" + "../" * 12 + "dev/zero?v=1",
    "/static/" + "..%2f" * 12 + "dev%2fzero?v=1",
    "/static/" + "%2e%2e/" * 12 + "dev/zero?v=1",
    "/static/" + "..%5c" * 12 + "dev%5czero?v=1",
    "/static//dev/zero?v=1",
    "/static/%2fdev%2fzero?v=1",
    "/static/../serve.py",
    "/static/..%2fserve.py?v=1",
    f"/static/{OUTSIDE}?v=1",
    "/static/nope?v=1",
    "/static/%00?v=1",
    f"/static/{STYLE}%00?v=1",
    f"/static/{STYLE}/?v=1",
    f"/static/./{STYLE}?v=1",
    f"/static/docs/../{STYLE}?v=1",
    "/static/STYLE.CSS?v=1",
    "/static/docs?v=1",
    "/static/docs/?v=1",
    "/static/?v=1",
    "/static/" + "a" * 5000 + "?v=1",
    "/static/" + "a/" * 2500 + "?v=1",
    "/static/%E3%81%82?v=1",
    "/modules/1/nope.js",
    "/modules/1/..%2fstyle.css",
    "/modules/1/%00.js",
    "/modules/../static/js/page.js",
    f"/modules/1/{'a' * 5000}.js",
    "/offline/..%2f..%2fdev%2fzero.json",
    "/rules/..%2f..%2fdev%2fzero",
)
ACCEPT = "Accept: text/html"


@pytest.fixture(scope="module")
def log() -> Iterator[IO[bytes]]:
    with TemporaryFile() as file:
        yield file


@pytest.fixture(scope="module", params=["1", "2"])
def server(request: pytest.FixtureRequest, log: IO[bytes]) -> Iterator[Server]:
    with serving(log=log.fileno(), WORDSVC_WORKERS=request.param) as started:
        yield started


def memory(server: Server) -> int:
    """Bytes that the workers hold, all together."""
    pages = (
        Path(f"/proc/{pid}/statm").read_text(encoding="ascii").split()[1]
        for pid in server.workers()
    )
    return sum(map(int, pages)) * resource.getpagesize()


def code(reply: Reply) -> str:
    said: str = json.loads(reply.body)["code"]
    return said


@pytest.mark.parametrize("method", ["GET", "HEAD"])
def test_any_other_name_is_not_found(server: Server, log: IO[bytes], method: str) -> None:
    before = memory(server)
    for target in REFUSED:
        for more in ((), (ACCEPT,), ("Range: bytes=0-9",), ("If-None-Match: *",)):
            reply = send(server.port, method, target, *more)
            assert reply.status == 404, target
            assert "immutable" not in reply.headers["cache-control"]
    assert memory(server) - before < 64 << 20
    log.seek(0)
    assert b"Traceback" not in log.read()
    log.seek(0)
    assert b'"failure"' not in log.read()


def test_a_refusal_does_not_tell_what_there_is(server: Server) -> None:
    """A file of the machine, named with the right hash, is as unknown as one that is not there."""
    digest = blake2b(OUTSIDE.read_bytes(), digest_size=6).hexdigest()
    nowhere = send(server.port, "GET", f"/static/nope?v={digest}")
    for name in (OUTSIDE, "../../../pyproject.toml", "..%2f..%2f..%2fpyproject.toml"):
        there = send(server.port, "GET", f"/static/{name}?v={digest}")
        assert (there.status, there.body) == (nowhere.status, nowhere.body)
    assert code(nowhere) == "api.not-found"


def test_each_file_of_the_set_is_given_whole(server: Server) -> None:
    for name, file in files().items():
        reply = send(server.port, "GET", f"/static/{name}?v={file.digest}")
        assert (reply.status, reply.body) == (200, file.body), name
        assert reply.headers["content-type"].split(";")[0] == file.mimetype
        assert "immutable" in reply.headers["cache-control"]


def test_another_hash_gives_the_file_but_no_promise(server: Server) -> None:
    for query in ("", "?v=", "?v=nope", "?v=%00", f"?v={'0' * 12}", "?w=1"):
        reply = send(server.port, "GET", f"/static/{STYLE}{query}")
        assert (reply.status, reply.headers["cache-control"]) == (200, "no-cache")


def test_head_range_and_conditions(server: Server) -> None:
    file = files()[STYLE]
    path = f"/static/{STYLE}"
    head = send(server.port, "HEAD", path)
    assert (head.status, head.body) == (200, b"")
    assert head.headers["content-length"] == str(len(file.body))
    part = send(server.port, "GET", path, "Range: bytes=1-5")
    assert (part.status, part.body) == (206, file.body[1:6])
    for condition in (f'"{file.digest}"', f'W/"{file.digest}"', "*"):
        held = send(server.port, "GET", path, f"If-None-Match: {condition}")
        assert (held.status, held.body) == (304, b"")
    other = send(server.port, "GET", path, 'If-Range: "other"', "Range: bytes=1-5")
    assert (other.status, other.body) == (200, file.body)
    for beyond in ("bytes=9999999-", "bytes=5-1", "bytes=-0", "bytes=0-1,3-4"):
        assert send(server.port, "GET", path, f"Range: {beyond}").status in (200, 206, 416)
    assert send(server.port, "POST", path, "Content-Length: 0").status == 405


def test_the_set_holds_files_and_no_folders(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    (tmp_path / "inner" / "one.css").write_bytes(b"a {}")
    (tmp_path / "device").symlink_to("/dev/zero")
    (tmp_path / "folder").symlink_to("/etc")
    (tmp_path / "nowhere").symlink_to(tmp_path / "nothing")
    found = read(tmp_path)
    assert {name: file.body for name, file in found.items()} == {"inner/one.css": b"a {}"}
