"""How smoothly clashes are shown, and how long one watches others' turns: in a real browser, its processor slowed down.

`python benchmarks/motion.py` plays a clash of every game on the stage, with the processor four times as slow as it is,
and says how long the longest frame took; then a round of Bretwalda against three thralls, and how long it was told.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tempfile
import time
from pathlib import Path

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
  window.gaps = [];
  let before = performance.now();
  const next = (now) => {
    window.gaps.push(now - before);
    before = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}"""


def _slow(page: Page, times: float) -> None:
    page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": times})


def _visitor(browser: Browser, hall: Hall) -> Visitor:
    context = browser.new_context(viewport={"width": 390, "height": 844}, is_mobile=True, has_touch=True)
    return Visitor(context.new_page(), hall.address)


def frames(browser: Browser, hall: Hall, slug: str, times: float) -> tuple[list[float], float]:
    """The milliseconds of each frame while a clash was on the stage, and the seconds that it took."""
    found = clash(meadhall.game(slug))
    owner, watching = _visitor(browser, hall), _visitor(browser, hall)
    table, headers = _owner(owner, found)
    _at_table(watching, table)
    _slow(watching.page, times)
    _fight(owner, found, table, headers)
    watching.page.wait_for_selector(".staged .stage .beat", timeout=60_000)
    begun = time.monotonic()
    watching.page.evaluate(_WATCH)
    watching.page.wait_for_selector(".stage.ended", timeout=120_000)
    gaps: list[float] = watching.page.evaluate("window.gaps")
    watching.page.context.close()
    owner.page.context.close()
    return gaps[1:], time.monotonic() - begun


_ASKED = ".staged .stage.ended, .table-page:not(.staged) :is(.decision.mine, .scores)"


def story(browser: Browser, hall: Hall, rounds: int) -> list[float]:
    """The seconds for which others' turns were told, from each of my last choices to my next question."""
    guest = _visitor(browser, hall)
    guest.enter("/new/bretwalda")
    guest.page.wait_for_selector(".place")
    while guest.page.locator(".place:not(.another)").count() < 4:
        guest.page.click(".place.another")
    for seat in range(1, 4):
        guest.seat(seat, "bot thrall")
    guest.submit()
    told: list[float] = []
    while len(told) < rounds:
        begun = time.monotonic()
        guest.page.wait_for_selector(_ASKED, timeout=120_000)
        if guest.page.query_selector(".stage.ended") is not None:  # a result stays until it is put away
            guest.page.keyboard.press("Enter")
            continue
        waited = time.monotonic() - begun
        if waited > 1.0:
            told.append(waited)
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
    table = Table("game", "frames", "median, ms", "p95, ms", "longest, ms", "seconds")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        for slug in meadhall.games():
            gaps, seconds = frames(browser, hall, slug, chosen.slow)
            ranked = sorted(gaps)
            middle, late = ranked[len(ranked) // 2], ranked[int(len(ranked) * 0.95)]
            table.add_row(slug, str(len(gaps)), f"{middle:.0f}", f"{late:.0f}", f"{ranked[-1]:.0f}", f"{seconds:.1f}")
        console.print(table)
        if chosen.stories:
            told = story(browser, hall, chosen.stories)
            console.print("told for, in seconds: " + ", ".join(f"{each:.1f}" for each in sorted(told)))
        browser.close()
    hall.stop()


if __name__ == "__main__":
    main()
