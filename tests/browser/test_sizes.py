"""Everything at a table can be read and touched: measured in games under way, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from itertools import cycle
from typing import Final

import pytest

from tests.browser.hall import Hall
from tests.browser.measuring import DESK, PHONE, faults, golden, measured, middle
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

POSITIONS: Final = {
    "saga": [(1, "place_leader"), (1, "choose_route"), (2, "reveal_leader")],
    "tiny_epic_vikings": [(2, "draft_card"), (4, "sail_boat"), (1, "return_favour")],
    "medieval_battle": [(2, "choose_preset"), (1, "deploy_unit"), (3, "act")],
    "northgard": [(1, "choose_clan"), (1, "turn_tile"), (4, "turn")],
    "bretwalda": [(1, "choose_development"), (1, "play_before_battle"), (3, "choose_action")],
}
"""By game, the golden games and the decisions in them that show most: many cards, a full board, a battle, a mat."""

_LARGE: Final = {"fontSizes": {"standard": 32, "fixed": 26}}
"""What somebody sets in the browser who wants letters twice as large."""
_ARE_WHOLE: Final = """() => { const ribbon = document.querySelector('.ribbon').getBoundingClientRect();
  const plates = [...document.querySelectorAll('.plate')].map((each) => each.getBoundingClientRect());
  return ribbon.height < 60 && plates.every(({ top, bottom }) => top >= ribbon.bottom && bottom <= innerHeight); }"""
_IS_READ: Final = """() => { const box = document.querySelector('.decision .prompt').getBoundingClientRect();
  return document.elementFromPoint(box.x + 8, box.y + 8)?.closest('.decision') !== null; }"""


@pytest.mark.parametrize("is_phone", [False, True], ids=["desk", "phone"])
@pytest.mark.parametrize("slug", POSITIONS)
def test_nothing_at_a_table_is_too_small_covered_or_cut_off(
    hall: Hall, visit: Visit, slug: str, is_phone: bool
) -> None:
    """Letters of 12 px, targets of 32 (44 for fingers; a touch reaches for what is near), no overlap."""
    guest = visit(hall.address, touch=is_phone)
    turns = cycle([PHONE] if is_phone else [DESK, DESK[::-1]])
    found = [
        f"{n} {decision}: {fault}"
        for (n, decision), sizes in zip(POSITIONS[slug], turns, strict=False)
        for fault in measured(guest, middle(golden(slug, n), decision), sizes, is_phone)
    ]
    assert found == []


def test_with_letters_twice_as_large_the_map_keeps_two_fifths_of_a_phone(hall: Hall, visit: Visit) -> None:
    """Nothing scrolls sideways but the plates, and what my own plate says is not cut off."""
    guest = visit(hall.address, width=390, height=844, locale="pl-PL", touch=True)
    guest.page.context.new_cdp_session(guest.page).send("Page.setFontSizes", _LARGE)
    guest.put(middle(golden("bretwalda", 3), "choose_action"))
    assert guest.page.evaluate("getComputedStyle(document.documentElement).fontSize") == "32px"
    assert guest.page.eval_on_selector(".frame", "frame => frame.offsetHeight") >= 0.4 * 844 - 1
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
    assert guest.page.eval_on_selector(".plate.own", "plate => plate.getBoundingClientRect().right") <= 390
    assert guest.page.eval_on_selector(".verb", "verb => verb.getBoundingClientRect().top") < 844 - 44


@pytest.mark.parametrize(("width", "height"), [(1024, 768), (1280, 720)])
def test_at_a_small_desk_the_ribbon_the_plates_and_the_bar_have_their_room(
    hall: Hall, visit: Visit, width: int, height: int
) -> None:
    """Five plates stand whole one below the other, and four verbs take two rows at most."""
    guest = visit(hall.address, width=width, height=height, locale="pl-PL")
    guest.put(middle(golden("northgard", 4), "turn"))
    assert guest.page.locator(".plate").count() == 5
    assert guest.page.evaluate(_ARE_WHOLE)
    guest.put(middle(golden("bretwalda", 3), "choose_action"))
    assert guest.page.locator(".verb").count() == 4
    assert guest.page.eval_on_selector(".decision", "bar => bar.offsetHeight") < 140
    assert guest.page.evaluate(_ARE_WHOLE)
    assert [fault for fault in faults(guest, is_phone=False) if "small" in fault or "target" in fault] == []


def test_on_a_phone_that_lies_across_every_plate_says_how_far_its_player_has_come(hall: Hall, visit: Visit) -> None:
    """And the question is not covered by what a player has."""
    guest = visit(hall.address, width=844, height=390, locale="pl-PL", touch=True)
    guest.put(middle(golden("bretwalda", 1), "choose_development"))
    assert guest.page.locator(".plate:not(.own) .way strong").first.is_visible()
    assert guest.page.locator(".plate.own .numbers").is_visible()
    assert guest.page.evaluate(_IS_READ)
