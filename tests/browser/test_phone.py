"""At the table with a finger: what is small can be hit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.finger import Finger
from tests.browser.hall import Hall
from tests.browser.measuring import golden, middle
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

_MIDDLES = """(kind) => [...document.querySelectorAll(kind)].map((each) => { const box = each.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, box.width]; })"""


@pytest.fixture
def guest(hall: Hall, visit: Visit) -> Visitor:
    return visit(hall.address, width=390, height=844, touch=True)


def _moved(guest: Visitor, before: int) -> None:
    guest.page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=before)


def test_a_finger_that_is_held_opens_a_lens_and_chooses_where_it_is_lifted(guest: Visitor) -> None:
    """Lifted where nothing can be chosen, it chooses nothing; the view stays where it was."""
    guest.put(middle(golden("bretwalda", 1), "move_ship"))
    lens = guest.page.locator(".loupe")
    x, y, _ = guest.page.evaluate(_MIDDLES, ".frame .touch")[0]
    finger = Finger(guest)
    finger.down(x, y)
    lens.wait_for()
    assert lens.inner_text()
    view, before = guest.page.get_attribute(".world", "style"), guest.n
    finger.move(20, 130)
    guest.page.wait_for_selector(".loupe:not(.aimed)")
    finger.lift()
    lens.wait_for(state="hidden")
    assert (guest.n, guest.page.locator(".choices.narrowed").count()) == (before, 0)
    finger.down(20, y)
    finger.move(x, y)
    finger.lift()
    assert guest.page.get_attribute(".world", "style") != view  # a finger that is not held drags


def test_lifting_on_something_chooses_it(guest: Visitor) -> None:
    guest.put(middle(golden("bretwalda", 1), "move_ship"))
    places = guest.page.evaluate(_MIDDLES, ".frame .touch[data-option]")
    finger, before = Finger(guest), guest.n
    finger.down(*places[0][:2])
    guest.page.wait_for_selector(".loupe:not([hidden])")
    finger.move(*places[-1][:2])
    guest.page.wait_for_selector(".loupe.aimed")
    finger.lift()
    _moved(guest, before)


def test_beside_something_small_in_a_slot_is_on_it(guest: Visitor) -> None:
    """A leader who stands in a battle scene is narrower than a finger."""
    guest.put(middle(golden("saga", 2), "reveal_leader"))
    guest.page.locator(".slot-scene .touch").scroll_into_view_if_needed()
    x, y, width = guest.page.evaluate(_MIDDLES, ".slot-scene .touch")[0]
    before = guest.n
    guest.page.touchscreen.tap(x + width / 2 + 8, y)
    _moved(guest, before)


def test_what_can_be_touched_out_of_sight_stands_as_a_card_at_the_edge(guest: Visitor) -> None:
    """It is called by its name, touched there like the thing itself, and goes when all of the board is seen."""
    guest.put(middle(golden("bretwalda", 1), "move_ship"))
    cards = guest.page.locator(".edges button")
    assert cards.count() == 0
    x, y, _ = guest.page.evaluate(_MIDDLES, ".frame")[0]
    for _ in range(3):
        guest.fingers([(x, y)], [(x + 140, y - 140)])
    cards.first.wait_for()
    assert cards.first.inner_text().strip("←→↑↓↖↗↘↙ ")
    assert cards.first.bounding_box()["height"] >= 44  # type: ignore[index]
    guest.page.click(".zoom [data-key=whole]")
    cards.first.wait_for(state="hidden")
    for _ in range(3):
        guest.fingers([(x, y)], [(x + 140, y - 140)])
    cards.first.click()
    guest.page.wait_for_selector(".choices.narrowed")


def test_the_question_is_drawn_up_to_a_list_and_down_to_a_line(guest: Visitor) -> None:
    """Whatever may be chosen stands in the list; Esc and another question draw it half-way again."""
    guest.put(middle(golden("saga", 1), "choose_route"))
    page, before = guest.page, guest.n
    state = '.table-page[data-grip="{}"]'
    names = page.eval_on_selector_all(".frame [data-option]", "all => all.map((each) => each.dataset.option)")
    page.tap("[data-key=list]")
    page.wait_for_selector(state.format("full"))
    listed = page.eval_on_selector_all(".choices .option", "all => all.map((each) => each.dataset.key)")
    assert set(names) <= set(listed)
    assert page.eval_on_selector(".frame", "frame => frame.offsetHeight") >= 180
    page.keyboard.press("Escape")
    page.wait_for_selector(state.format("half"))
    assert page.locator(".choices .option").count() == 0
    box = page.locator(".decision .prompt").bounding_box()
    assert box is not None
    height = page.eval_on_selector(".frame", "frame => frame.offsetHeight")
    guest.fingers([(box["x"] + 9, box["y"] + 9)], [(box["x"] + 9, box["y"] + 70)])
    page.wait_for_selector(state.format("peek"))
    assert page.eval_on_selector(".frame", "frame => frame.offsetHeight") > height
    page.tap(".decision .prompt")
    page.wait_for_selector(state.format("half"))
    page.tap("[data-key=list]")
    page.locator(".choices .option").first.tap()
    _moved(guest, before)
    page.wait_for_selector(state.format("half"))
