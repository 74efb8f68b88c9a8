"""Puzzles in the browser: found by touching, tried wrongly and taken back, given up."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.browser.hall import PROGRAM, Hall
from tests.browser.test_lessons import take_back
from tests.browser.test_quality import axe_faults
from tests.browser.visitor import Visitor
from tests.hall.few_puzzles import row_of

Visit = Callable[..., Visitor]

_AT = "pick_tile"
_WITH_PUZZLES = PROGRAM.replace(
    "    serve(",
    f"""    from pathlib import Path
    from tests.hall.few_puzzles import few_puzzles
    with few_puzzles(Path(sys.argv[2]).parent / "puzzles", "{_AT}", saga=3):
        serve(""",
)

# Where an option can be touched: on a thing of the picture itself.
_POINT = """(option) => {
  for (const thing of document.querySelectorAll(`:is(.frame, .slot) .touch[data-option="${option}"]`)) {
    thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = thing.getBoundingClientRect();
    for (let i = 1; i < 200; i++) {
      const x = Math.round(box.x + box.width * ((i * 0.618) % 1));
      const y = Math.round(box.y + box.height * ((i * 0.414) % 1));
      if (document.elementFromPoint(x, y)?.closest('.touch') === thing) return [x, y];
    }
  }
  return null;
}"""


class PuzzleHall(Hall):
    """A hall with three puzzles."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self._program.write_text(_WITH_PUZZLES, "utf-8")


@pytest.fixture(scope="module")
def puzzling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    """A server with puzzles that are the same whatever the package has."""
    made = PuzzleHall(tmp_path_factory.mktemp("puzzling"))
    made.start()
    yield made
    made.stop()


def _begin(guest: Visitor, number: int) -> None:
    guest.enter("/puzzles")
    guest.page.click(f'[data-key="saga puzzle-{number}"]')
    guest.page.wait_for_selector(".coach .quest")
    guest.page.wait_for_selector(".decision.mine")


def _touch(guest: Visitor, option: str) -> None:
    page = guest.page
    page.wait_for_selector(f':is(.frame, .slot) .touch[data-option="{option}"]', state="attached")
    point = page.evaluate(_POINT, option)
    assert point is not None
    page.touchscreen.tap(*point) if page.evaluate("navigator.maxTouchPoints") else page.mouse.click(*point)


def _leave_the_stage(guest: Visitor) -> None:
    while guest.page.query_selector(".staged") is not None:
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_timeout(150)


@pytest.mark.parametrize(("width", "height", "touch"), [(1440, 900, False), (390, 844, True)], ids=["desk", "phone"])
def test_a_puzzle_is_solved_by_touching(puzzling: Hall, visit: Visit, width: int, height: int, touch: bool) -> None:
    guest = visit(puzzling.address, width=width, height=height, touch=touch)
    _begin(guest, 1)
    page = guest.page
    assert page.locator(".spotlight svg").count() == 0
    assert page.locator(".wanted").count() == 0
    assert page.query_selector(".coach .solution") is None
    _touch(guest, row_of("saga", 1, _AT)["best"])
    page.wait_for_selector(".coach .result-of-puzzle")
    assert "Solved at the first try" in page.inner_text(".coach")
    assert page.locator(".coach .solution .bad").count() == 3
    page.click(".coach [data-key=next-puzzle]")
    page.wait_for_selector(".coach .quest h2:has-text('Puzzle 2')")
    guest.enter("/puzzles")
    page.wait_for_selector(".tile.solved")
    assert page.locator(".streak .done").count() == 1


def test_a_wrong_choice_is_told_why_and_taken_back_by_keys(puzzling: Hall, visit: Visit) -> None:
    guest = visit(puzzling.address, width=1440, height=900)
    _begin(guest, 2)
    page, row = guest.page, row_of("saga", 2, _AT)
    _touch(guest, row["wrong"][0][0])
    page.wait_for_selector(".coach .off")
    assert "33%" in page.inner_text(".coach .off")
    assert not page.is_visible(".decision")
    take_back(guest)
    page.wait_for_selector(".decision.mine")
    assert page.query_selector(".coach .off") is None
    _touch(guest, row["best"])
    page.wait_for_selector(".coach .result-of-puzzle")
    assert "Solved at try 2" in page.inner_text(".coach")
    page.click(".coach [data-key=play-on]")
    page.wait_for_selector(".coach .result-of-puzzle")
    page.wait_for_selector(".learnt", state="detached")


def test_a_solution_that_is_shown_is_no_solved_puzzle(puzzling: Hall, visit: Visit) -> None:
    guest = visit(puzzling.address, width=390, height=844, touch=True, locale="pl-PL")
    _begin(guest, 3)
    guest.page.click(".coach [data-key=show]")
    guest.page.wait_for_selector(".coach .result-of-puzzle")
    assert "Rozwiązanie pokazane" in guest.page.inner_text(".coach")
    guest.enter("/puzzles")
    guest.page.wait_for_selector(".tile.shown")
    assert guest.page.locator(".streak .done").count() == 0


def test_today_s_puzzle_is_on_the_home_page_and_puzzles_are_a_part_of_learning(puzzling: Hall, visit: Visit) -> None:
    guest = visit(puzzling.address, width=390, height=844, touch=True)
    guest.enter("/learn")
    guest.page.click("[data-key=puzzles]")
    guest.page.wait_for_selector(".puzzles .tile")
    assert guest.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert guest.page.get_attribute('.ways a[href="/learn"]', "aria-current") == "page"
    guest.enter()
    guest.page.click(".daily [data-key=daily]")
    guest.page.wait_for_selector(".coach .quest")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_at_a_puzzle(puzzling: Hall, visit: Visit, npm_packages: Path, theme: str) -> None:
    guest = visit(puzzling.address)
    guest.enter()
    guest.page.evaluate("(theme) => localStorage.setItem('meadhall-settings', JSON.stringify({theme}))", theme)
    _begin(guest, 1)
    found = axe_faults(guest, npm_packages)
    _touch(guest, row_of("saga", 1, _AT)["wrong"][0][0])
    guest.page.wait_for_selector(".coach .off")
    _leave_the_stage(guest)
    found += axe_faults(guest, npm_packages)
    guest.page.click(".coach [data-key=show]")
    guest.page.wait_for_selector(".coach .result-of-puzzle")
    found += axe_faults(guest, npm_packages)
    for path in ("/", "/puzzles"):
        guest.enter(path)
        guest.page.wait_for_selector(".daily")
        found += axe_faults(guest, npm_packages)
    assert found == []
