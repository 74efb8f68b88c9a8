"""Takes the pictures of the README: `python -m tests.browser.portraits FOLDER`, as PNG files.

Each is a moment of a golden game, as somebody sees it who has to decide.
"""

from __future__ import annotations

import argparse
import tempfile
from pathlib import Path
from typing import Final, NamedTuple

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM
from tests.browser.hall import Hall
from tests.browser.measuring import golden, moments
from tests.browser.visitor import Visitor

_SETTLED: Final = 1500


class _Portrait(NamedTuple):
    slug: str
    game: int
    decision: str
    moment: float
    """Which of the decision's moments, from the first (0) to the last (1)."""
    is_phone: bool = False
    locale: str = "en-GB"

    @property
    def name(self) -> str:
        return f"{self.slug}-phone.png" if self.is_phone else f"{self.slug}.png"

    @property
    def journal(self) -> str:
        match = golden(self.slug, self.game)
        places = moments(match)[self.decision]
        return match.first(places[round(self.moment * (len(places) - 1))]).journal


_PORTRAITS: Final = (
    _Portrait("saga", 2, "choose_force", 0.7),
    _Portrait("bretwalda", 3, "move_group", 0.4),
    _Portrait("northgard", 3, "move_to", 0.7),
    _Portrait("medieval_battle", 4, "take_turn", 0.3),
    _Portrait("tiny_epic_vikings", 3, "sail_boat", 0.6),
    _Portrait("tiny_epic_vikings", 2, "draft_card", 0.4, is_phone=True),
    _Portrait("northgard", 3, "move_to", 0.7, is_phone=True, locale="pl-PL"),
    _Portrait("saga", 2, "choose_route", 0.5, is_phone=True),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    folder: Path = parser.parse_args().folder
    with tempfile.TemporaryDirectory() as rooms, sync_playwright() as playwright:
        hall = Hall(Path(rooms))
        hall.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox", "--disable-gpu"])
        for each in _PORTRAITS:
            context = browser.new_context(
                viewport={"width": 390, "height": 844} if each.is_phone else {"width": 1440, "height": 900},
                locale=each.locale,
                has_touch=each.is_phone,
                is_mobile=each.is_phone,
                device_scale_factor=2 if each.is_phone else 1,
                reduced_motion="reduce",
            )
            guest = Visitor(context.new_page(), hall.address)
            guest.put(each.journal)
            guest.page.wait_for_timeout(_SETTLED)
            guest.page.screenshot(path=folder / each.name)
            context.close()
        browser.close()
        hall.stop()


if __name__ == "__main__":
    main()
