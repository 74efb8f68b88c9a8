"""Measures tables: whether everything can be read and touched, at a desk and on a phone, in both languages.

`python -m tests.browser.measuring --games 20 saga` looks at one position of each decision of 20 games.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, sync_playwright

import meadhall
from meadhall.engine.journal import read_journal
from meadhall.engine.match import Match
from meadhall.laws.golden import journal_path
from meadhall.laws.support import finished_match
from tests.browser.conftest import CHROMIUM
from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

_MEASURE: Final = Path(__file__).with_name("measures.js").read_text("utf-8")
DESK: Final = ({"width": 1440, "height": 900}, {"width": 1920, "height": 1080})
PHONE: Final = ({"width": 390, "height": 844},) * 2
"""Sizes of windows, one for each language."""
_LEAST_SHARE: Final = {False: 0.55, True: 0.5}
"""How much of the window is board: what nothing lies over at a desk, and its place on a phone."""
_SHARED: Final = {False: 0.5, True: 0.33}
"""The same as long as cards, a battle, what a player has, or many answers must be chosen from."""
_CHOSEN_FROM: Final = ".foot .slot .touch, .slot-scene > svg, .choices, .verb:nth-child(4)"
_SETTLED: Final = """() => { const frame = document.querySelector('.frame'); const was = frame.dataset.seen;
  frame.dataset.seen = frame.dataset.scale + document.querySelector('.decision').offsetHeight + innerWidth;
  return was === frame.dataset.seen && !document.querySelector('.world.gliding, .world.moving'); }"""
_POLLING: Final = 250


@cache
def golden(slug: str, n: int) -> Match:
    """A golden game."""
    journal = read_journal(journal_path(meadhall.game(slug), n).read_text("utf-8"))
    match = meadhall.game(slug).new(journal.seed, journal.options, journal.players)
    match.replay(journal.choices)
    return match


def moments(match: Match) -> dict[str, list[int]]:
    """Where each decision of a game was made by somebody who could choose: how many entries there were before."""
    found: dict[str, list[int]] = {}
    for n, entry in enumerate(match.entries):
        if entry.seat >= 0 and not entry.is_forced:
            found.setdefault(entry.decision, []).append(n)
    return found


def middle(match: Match, decision: str) -> str:
    """The journal up to where a decision is made, of several times in the middle one."""
    places = moments(match)[decision]
    return match.first(places[len(places) // 2]).journal


def measured(guest: Visitor, journal: str, sizes: Sequence[dict[str, int]], is_phone: bool) -> Iterator[str]:
    """What is wrong with a position, at the first size in English, at the second in Polish."""
    for n, size in enumerate(sizes):
        guest.page.set_viewport_size(size)  # type: ignore[arg-type]
        if n:
            guest.speak()
        else:
            guest.put(journal)
        yield from faults(guest, is_phone)
    guest.speak()


def faults(guest: Visitor, is_phone: bool) -> list[str]:
    """What is wrong at this size, in this language."""
    guest.page.wait_for_function(_SETTLED, polling=_POLLING)
    found: dict[str, Any] = guest.page.evaluate(_MEASURE, is_phone)
    wrong: list[str] = found["faults"]
    is_shared = guest.page.locator(_CHOSEN_FROM).count() > 0
    if found["share"] < (_SHARED if is_shared else _LEAST_SHARE)[is_phone]:
        wrong.append(f"the board has {found['share']:.2f} of the window beside {guest.page.inner_text('.foot')!r}")
    size = guest.page.viewport_size or {"width": 0}
    return [f"{size['width']} {guest.page.evaluate('document.documentElement.lang')}: {fault}" for fault in wrong]


def _soak(browser: Browser, address: str, slug: str, games: int, shots: Path | None) -> int:
    """Look at one position of each decision of some games; how many faults there are."""
    known: set[str] = set()
    guests = {is_phone: _visitor(browser, address, is_phone) for is_phone in (False, True)}
    count = 0
    for n in range(games):
        match = finished_match(meadhall.game(slug), n)
        for decision in moments(match).keys() - known:
            known.add(decision)
            journal = middle(match, decision)
            for is_phone, guest in guests.items():
                sizes = PHONE if is_phone else DESK[:: 1 - 2 * (len(known) % 2)]
                found = list(measured(guest, journal, sizes, is_phone))
                count += len(found)
                for fault in found:
                    print(f"{slug} {n} {decision} {fault}", flush=True)
                if found and shots is not None:
                    guest.page.screenshot(path=shots / f"{slug}-{n}-{decision}-{'phone' if is_phone else 'desk'}.png")
    return count


def _visitor(browser: Browser, address: str, is_phone: bool) -> Visitor:
    context = browser.new_context(has_touch=is_phone, is_mobile=is_phone, locale="en-GB", reduced_motion="reduce")
    return Visitor(context.new_page(), address)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("slugs", nargs="*", default=meadhall.games(), metavar="GAME")
    parser.add_argument("--games", type=int, default=2, help="random games of each (2)")
    parser.add_argument("--shots", type=Path, help="a folder for screenshots of what is wrong")
    wish = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        hall = Hall(Path(folder))
        hall.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        counts = {slug: _soak(browser, hall.address, slug, wish.games, wish.shots) for slug in wish.slugs}
        browser.close()
        hall.stop()
    print(counts)
    sys.exit(any(counts.values()))


if __name__ == "__main__":
    main()
