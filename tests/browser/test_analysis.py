"""Hints at the table, and what decided a finished game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.browser.hall import Hall
from tests.browser.test_table import import_game
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
SIZES = [{}, {"width": 390, "height": 844, "touch": True}]
sizes = pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])


@sizes
def test_a_hint_shows_the_best_options_and_plays_the_one_that_is_touched(
    hall: Hall, visit: Visit, size: dict[str, Any]
) -> None:
    """With chances; it goes when it is closed, and when the position does."""
    guest = visit(hall.address, **size)
    guest.play_now()
    guest.wait()
    page = guest.page
    page.click("[data-key=hint]")
    page.wait_for_selector(".hint ol")
    assert 1 <= page.locator(".hint .option").count() <= 3
    assert page.locator(".hint .percent").first.inner_text().endswith("%")
    labels = page.locator(".hint .option").all_inner_texts()
    page.click("[data-key=close-hint]")
    page.wait_for_selector(".hint", state="detached")
    page.keyboard.press("h")
    page.wait_for_selector(".hint ol")
    n = guest.n
    assert labels
    page.locator(".hint .option").first.click()
    page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) > n", arg=n)
    page.wait_for_selector(".hint", state="detached")


@sizes
def test_the_graph_of_a_finished_game_leads_to_its_moments(hall: Hall, visit: Visit, size: dict[str, Any]) -> None:
    """A touch on it jumps there; turning points, luck and mistakes are in a pane of their own."""
    guest = visit(hall.address, **size)
    import_game(guest)
    page = guest.page
    page.wait_for_selector(".graph .chance", timeout=120_000)
    assert page.locator(".graph .chance").count() == 2
    colours = page.eval_on_selector_all(".graph .chance", "(lines) => lines.map((line) => line.style.stroke)")
    assert len(set(colours)) == 2
    length = int(page.get_attribute(".replay input", "max") or 0)
    box = page.locator(".graph").bounding_box()
    assert box is not None
    page.locator(".graph").click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    page.wait_for_selector(".past")
    assert abs(int(page.input_value(".replay input")) - length / 2) <= 1 + length / 100
    guest.pane("analysis")
    page.click("[data-key=find-mistakes]")
    page.wait_for_selector(".analysis progress", state="detached", timeout=120_000)
    text = page.inner_text("#pane-analysis")
    for heading in ("Turning points", "Luck", "Mistakes"):
        assert heading in text
    if page.locator(".moments .line").count():
        page.locator(".moments .line").first.click()
        page.wait_for_selector(".past")
    assert "page-" not in page.inner_text("body")
    page.click(".language")
    page.wait_for_selector("html[lang=pl]")
    page.get_by_text("Punkty zwrotne").wait_for()


def test_a_game_that_goes_on_has_no_graph(hall: Hall, visit: Visit) -> None:
    """Nor an analysis, which would tell what is hidden."""
    guest = visit(hall.address)
    guest.play_now()
    guest.wait()
    assert guest.page.locator("#tab-analysis").is_hidden()
    assert guest.page.locator(".graph").is_hidden()


def test_a_new_table_may_forbid_hints(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.open_form()
    guest.page.get_by_label("Hints").select_option("false")
    guest.submit()
    guest.wait()
    assert guest.page.locator("[data-key=undo]").count() == 1
    assert guest.page.locator("[data-key=hint]").count() == 0
