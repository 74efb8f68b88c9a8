"""At the table at a desk: what is put away, and what stays in sight."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hall import Hall
from tests.browser.measuring import golden, middle
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

_IS_CLEAR = """() => { const about = document.querySelector('.slot-scene [data-about]').dataset.about;
  const box = document.querySelector(`.frame [data-thing~="${about}"]`).getBoundingClientRect();
  const top = document.querySelector('.slot-scene > svg').getBoundingClientRect().top;
  return !document.querySelector('.world.gliding') && box.bottom <= top + 1; }"""

_IS_FREE = """() => { const things = [...document.querySelectorAll('.frame .touch')];
  const top = document.querySelector('.slot-scene > svg').getBoundingClientRect().top;
  const isAbove = (thing) => thing.getBoundingClientRect().bottom <= top + 1;
  return !document.querySelector('.world.gliding') && things.length && things.every(isAbove); }"""

_HAND_ENDS = """() => { const end = document.querySelector('.side').getBoundingClientRect().left;
  const cards = [...document.querySelectorAll('.slot-card > svg')];
  return cards.every((each) => each.getBoundingClientRect().right < end); }"""


_LIES_OVER = """() => [...document.querySelectorAll('.table-page > :not(.board)')].filter((each) => {
  const { width, height } = each.getBoundingClientRect();
  return width >= innerWidth && height >= innerHeight && getComputedStyle(each).opacity > 0;
}).map((each) => each.className)"""


def test_nothing_dims_a_board_on_which_nothing_is_played(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.put(middle(golden("saga", 2), "choose_route"))
    assert guest.page.evaluate(_LIES_OVER) == []


def test_a_key_that_is_held_leaves_nothing_but_the_board(hall: Hall, visit: Visit) -> None:
    """Let go, everything is there again, and no hint was asked for."""
    guest = visit(hall.address)
    guest.put(middle(golden("saga", 2), "choose_tile"))
    keyboard = guest.page.keyboard
    keyboard.down("h")
    keyboard.down("h")
    guest.page.wait_for_selector(".decision", state="hidden")
    assert guest.page.locator(".frame").is_visible()
    keyboard.up("h")
    guest.page.wait_for_selector(".decision")
    assert guest.page.locator(".hint").count() == 0
    keyboard.press("h")
    guest.page.wait_for_selector(".hint")


def test_a_drawer_folded_in_one_game_is_open_in_another(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.put(middle(golden("saga", 2), "choose_tile"))
    guest.page.click(".tools .fold")
    guest.page.reload()
    guest.page.wait_for_selector(".table-page[data-side=folded]")
    guest.put(middle(golden("medieval_battle", 2), "act"))
    guest.page.wait_for_selector(".table-page[data-side=open]")


def test_a_tall_map_is_turned_where_that_fits_better_and_nothing_lies_over_where_a_tile_may_lie(
    hall: Hall, visit: Visit
) -> None:
    """At a desk a map of three columns and many rows lies across; on an upright phone it stands again."""
    guest = visit(hall.address, width=1440, height=900)
    guest.put(middle(golden("northgard", 4), "turn"))
    guest.page.wait_for_selector(".world > svg[data-turns=parts]")
    guest.page.set_viewport_size({"width": 700, "height": 1400})
    guest.page.wait_for_selector(".world > svg[data-turns=parts-turned]")
    guest.page.set_viewport_size({"width": 1280, "height": 720})
    guest.put(middle(golden("northgard", 1), "place_tile"))
    guest.page.wait_for_function(_IS_FREE)


def test_a_hand_of_seven_ends_where_the_drawer_begins(hall: Hall, visit: Visit) -> None:
    """And while the drawer is folded, what can only be touched in its dock comes to the bar."""
    guest = visit(hall.address)
    guest.put(golden("northgard", 1).first(0).journal)
    assert guest.page.locator(".slot-card > svg").count() == 7
    assert guest.page.evaluate(_HAND_ENDS)
    guest.put(middle(golden("northgard", 4), "pass_pick"))
    assert guest.page.locator(".side .slot-display .touch").count() > 0
    guest.page.click(".tools .fold")
    guest.page.wait_for_selector(".foot .slot-display .touch")
    guest.page.click(".tools .fold")
    guest.page.wait_for_selector(".side .slot-display .touch")


def test_a_battle_scene_does_not_cover_where_it_is_fought(hall: Hall, visit: Visit) -> None:
    """A battle in the south of the map, over which the scene would lie."""
    guest = visit(hall.address, width=1440, height=900)
    guest.put(golden("saga", 2).first(75).journal)
    guest.page.wait_for_function(_IS_CLEAR)
