"""How soon are the pages ready on a slow phone, and how heavy are they?

A phone with 50 KB/s, 300 ms to the server and a processor a quarter as fast opens a page for the
first time; on the referee's, a word is typed in then. Ready = a word may be typed and will be
judged; at a table = one may sit down.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from contextlib import contextmanager
from statistics import median
from urllib.request import Request, urlopen

import msgspec
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.conftest import FLAGS, PHONE, chromium
from tests.web.server import serving
from wordsvc.catalogue import ENGINES
from wordsvc.web.pages import tables
from wordsvc.web.pages.assets import modules, needed_by
from wordsvc.web.pages.files import files
from wordsvc.web.pages.tabs import TABS

BYTES_A_SECOND = 50 * 1024
LATENCY = 300  # milliseconds
SLOWER = 4
READY_AT_MOST = 1500  # milliseconds
MODULES_AT_MOST = 60 * 1024
TABLE_AT_MOST = 120 * 1024
LIVE = "[data-live]:not([hidden]), #join"


@contextmanager
def phone(browser: Browser) -> Iterator[Page]:
    """A new phone on a bad network."""
    context = browser.new_context(viewport=PHONE, locale="ja-JP")  # type: ignore[arg-type]
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    slow = {"offline": False, "latency": LATENCY, "downloadThroughput": BYTES_A_SECOND,
            "uploadThroughput": BYTES_A_SECOND}  # fmt: skip
    devtools.send("Network.emulateNetworkConditions", slow)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield page
    context.close()


def first_visit(browser: Browser, url: str) -> tuple[float, float]:
    """Milliseconds until the page is ready, and from a typed word to its verdict."""
    with phone(browser) as page:
        page.goto(url, wait_until="commit")
        page.locator(LIVE).first.wait_for(state="attached")
        ready = page.evaluate(
            "performance.getEntriesByName('ready')[0]?.startTime ?? performance.now()"
        )
        if page.locator("#word").count() == 0:
            return ready, 0.0
        begun = page.evaluate("performance.now()")
        page.locator("#word").fill("スキー")
        page.locator(".verdict").wait_for()
        return ready, page.evaluate("performance.now()") - begun


def weight() -> int:
    """Bytes of the referee's modules, unpacked."""
    named = (name for name in modules() if name not in tables.modules_of_tables())
    return sum(len(files()[f"js/{name}.js"].body) for name in named)


def table_weight(game: str) -> int:
    """Bytes of the modules of a table's page, unpacked."""
    name = "tables/table"
    needed = {name, *needed_by(name, f"tables/{game}/board")}
    return sum(len(files()[f"js/{name}.js"].body) for name in needed)


def opened(port: int, game: str) -> str:
    """The path of a new table."""
    body = msgspec.json.encode({"game": game, "seats": max(2, ENGINES[game].seats[0])})
    asked = Request(
        f"http://127.0.0.1:{port}/api/v1/tables", body, {"Content-Type": "application/json"}
    )
    with urlopen(asked) as reply:
        return f"/tables/{json.load(reply)['table']}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--visits", type=int, default=5)
    visits = parser.parse_args().visits
    heavy = weight()
    print(f"modules: {heavy:,} bytes (at most {MODULES_AT_MOST:,})")
    late = []
    for game in ENGINES:
        of_table = table_weight(game)
        print(f"modules of a table of {game}: {of_table:,} bytes (at most {TABLE_AT_MOST:,})")
        late += [f"table of {game}"] if of_table > TABLE_AT_MOST else []
    with serving(WORDSVC_DATABASE="memory:") as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        pages = [(tab.name, tab.path) for tab in TABS]
        pages += [(f"table of {game}", opened(server.port, game)) for game in ENGINES]
        for name, path in pages:
            url = f"http://127.0.0.1:{server.port}{path}"
            times = [first_visit(browser, url) for _ in range(visits)]
            ready = median(time for time, _ in times)
            late += [name] if ready > READY_AT_MOST else []
            verdict = median(time for _, time in times)
            said = f", verdict {verdict:.0f} ms after a word" if verdict else ""
            print(f"{name}: ready after {ready:.0f} ms{said}")
    if late or heavy > MODULES_AT_MOST:
        raise SystemExit(f"too slow or too heavy: {late or heavy}")


if __name__ == "__main__":
    main()
