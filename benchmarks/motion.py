"""How smoothly clashes are shown, and how long one watches others' turns: in a real browser, its processor slowed down.

`python benchmarks/motion.py` plays a clash of every game on the stage, with the processor four times as slow as it is,
from the moment at which the news of it come until its result is shown, and says how long the longest frame took; then a
round of Bretwalda against three thralls, and how long it was told.

A busy machine makes frames late that cost little. So the longest of what the page had to do at once is measured apart,
in time of the processor (which nobody else can take) at its full speed, and multiplied.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from rich.console import Console
from rich.table import Table

import meadhall

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.browser.hall import Hall
from tests.browser.test_stage import _at_table, _fight, _owner
from tests.browser.visitor import Visitor
from tests.clashes import clash

_WATCH = """() => {
  performance.mark("watched");
  window.gaps = [];
  let before = performance.now();
  const next = (now) => {
    window.gaps.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


_SETTLED = 1500
"""Milliseconds after which nothing moves any more."""


def _slow(page: Page, times: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def _visitor(browser: Browser, hall: Hall) -> Visitor:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    return Visitor(context.new_page(), hall.address)


def _clash(browser: Browser, hall: Hall, slug: str) -> Iterator[Page]:
    """The page of somebody who watches a clash: before it, when it was fought, and when its result is shown."""
    found = clash(meadhall.game(slug))
    owner, watching = _visitor(browser, hall), _visitor(browser, hall)
    table, headers = _owner(owner, found)
    _at_table(watching, table)
    watching.page.wait_for_timeout(_SETTLED)
    yield watching.page
    watching.page.evaluate(_WATCH)
    _fight(owner, found, table, headers)
    yield watching.page
    watching.page.wait_for_selector(".stage.ended", timeout=120_000)
    watching.page.wait_for_timeout(_SETTLED)
    yield watching.page
    watching.page.context.close()
    owner.page.context.close()


def frames(browser: Browser, hall: Hall, slug: str, times: float) -> tuple[list[float], float]:
    """The milliseconds of each frame of a clash, and the seconds that it took."""
    gaps: list[float] = []
    begun = 0.0
    for n, page in enumerate(_clash(browser, hall, slug)):
        if n == 0:
            _slow(page, times)
        elif n == 1:
            begun = time.monotonic()
        else:
            gaps = page.evaluate("window.gaps")
    return gaps[1:], time.monotonic() - begun - _SETTLED / 1000


def longest_task(browser: Browser, hall: Hall, slug: str) -> float:
    """The milliseconds of the processor that the page needed for the longest of what it did at once in a clash."""
    told: bytes = b""
    for n, page in enumerate(_clash(browser, hall, slug)):
        if n == 0:
            browser.start_tracing(page=page, categories=["toplevel", "blink.user_timing"])
        elif n == 2:
            told = browser.stop_tracing()
    events: list[dict[str, Any]] = json.loads(told)["traceEvents"]
    page_of = {(each["pid"], each["tid"]) for each in events if each["name"] == "watched"}
    tasks = [each for each in events if each["name"].endswith("RunTask") and (each["pid"], each["tid"]) in page_of]
    begun = min(each["ts"] for each in events if each["name"] == "watched")
    longest: int = max(each.get("tdur", 0) for each in tasks if each["ts"] > begun)
    return longest / 1000


_TELLING = """() => {
  window.told = 0;
  let before = performance.now();
  const next = (now) => {
    if (document.querySelector(".telling, .staged")) window.told += now - before;
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""
_ASKED = ".staged .stage.ended, .table-page:not(.staged) :is(.decision.mine, .scores)"


def story(browser: Browser, hall: Hall, rounds: int) -> list[float]:
    """The seconds for which others' turns were told, from each of my last choices to my next question.

    What the bots think is not counted, as nothing is told meanwhile.
    """
    guest = _visitor(browser, hall)
    guest.enter("/new/bretwalda")
    guest.page.wait_for_selector(".place")
    while guest.page.locator(".place:not(.another)").count() < 4:
        guest.page.click(".place.another")
    for seat in range(1, 4):
        guest.seat(seat, "bot thrall")
    guest.submit()
    guest.page.evaluate(_TELLING)
    told: list[float] = []
    while len(told) < rounds:
        guest.page.wait_for_selector(_ASKED, timeout=120_000)
        if guest.page.query_selector(".stage.ended") is not None:  # a result stays until it is put away
            guest.page.keyboard.press("Enter")
            continue
        seconds = guest.page.evaluate("window.told") / 1000
        if seconds > 1.0:
            told.append(seconds)
        guest.page.evaluate("window.told = 0")
        guest.touch()
    guest.page.context.close()
    return told


def main() -> None:
    """Measure, and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4.0, help="how many times as slow the processor is made")
    parser.add_argument("--stories", type=int, default=0, help="so many stories of Bretwalda are timed")
    chosen = parser.parse_args()
    console = Console()
    hall = Hall(Path(tempfile.mkdtemp()))
    hall.start()
    table = Table("game", "frames", "median, ms", "p95, ms", "longest, ms", "seconds", "longest task, ms")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for slug in meadhall.games():
            gaps, seconds = frames(browser, hall, slug, chosen.slow)
            ranked = sorted(gaps)
            middle, late = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
            task = longest_task(browser, hall, slug) * chosen.slow
            shown = [f"{each:.0f}" for each in (len(gaps), middle, late, ranked[-1])]
            table.add_row(slug, *shown, f"{seconds:.1f}", f"{task:.0f}")
        console.print(table)
        if chosen.stories:
            told = story(browser, hall, chosen.stories)
            console.print("told for, in seconds: " + ", ".join(f"{each:.1f}" for each in sorted(told)))
        browser.close()
    hall.stop()


if __name__ == "__main__":
    main()
