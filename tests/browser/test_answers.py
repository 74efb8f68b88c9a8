"""Everything answers: the inspector by pointer, finger and key, the legend, and warnings before it is too late.

What the house would say is said here by the test, so that nothing depends on what a game knows.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, Route

from tests.browser.finger import Finger
from tests.browser.hall import Hall
from tests.browser.measuring import golden, middle
from tests.browser.test_quality import axe_faults
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

LOSS = "You would lose everything."
_GLYPH = '<svg viewBox="0 0 8 8"><circle r="4" cx="4" cy="4"/></svg>'
_AREA = "#area-mercia"
_POINT = """(kind) => { const thing = document.querySelector(kind); const box = thing.getBoundingClientRect();
  for (let n = 1; n < 300; n++) {
    const [x, y] = [box.x + box.width * ((n * 0.618) % 1), box.y + box.height * ((n * 0.414) % 1)];
    if (document.elementFromPoint(x, y)?.closest('[data-thing]') === thing) return [x, y];
  } }"""
_COVERED = """() => { const [one, other] = ['.inspector', '#area-mercia'].map((each) =>
  document.querySelector(each).getBoundingClientRect());
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom; }"""
_WITHIN = """() => [...document.querySelectorAll('.inspector')].every((each) => {
  const box = each.getBoundingClientRect();
  return box.left >= 0 && box.top >= 0 && box.right <= innerWidth && box.bottom <= innerHeight; })"""


def _answer(route: Route) -> None:
    """Tell of a thing, which names others; of what begins with `un` nothing is known."""
    thing = re.sub(r".*/things/([^?]*).*", r"\1", route.request.url)
    if thing.startswith("un"):
        route.fulfill(status=404, json={"code": "no-answer", "message": "Nothing."})
        return
    row = {"text": f"Beside {thing}", "glyph": _GLYPH, "note": "a note", "mark": "now", "things": [f"{thing}_on"]}
    fact = {**row, "text": "3 coins", "note": "", "mark": "", "things": []}
    sections = [{"heading": "Gives", "rows": [fact, fact]}, {"heading": "Who could reach it", "rows": [row]}]
    about = {"thing": thing, "name": f"The {thing}", "kind": "a thing", "about": "It is for this.", "glyph": _GLYPH}
    route.fulfill(json={**about, "seat": 0, "sections": sections, "rules": ["SAG-4.2"], "lines": [1, 2]})


class House:
    """Says what the test wants to be said of things and of the first option."""

    def __init__(self, page: Page, warning: str = "") -> None:
        self.first = ""
        self._warning = warning
        """Nothing, `slight` or `grave`."""
        page.route(re.compile(r"/things/"), _answer)
        page.route(re.compile(r"/api/tables/[\w-]+/warnings\?"), self._warn)
        page.route(re.compile(r"/api/tables/[\w-]+\?"), self._look)

    def _warn(self, route: Route) -> None:
        said = {"option": self.first, "is_grave": self._warning == "grave", "texts": [LOSS]}
        route.fulfill(json={"n": 0, "warnings": [said]})

    def _look(self, route: Route) -> None:
        answer = route.fetch()
        seen: dict[str, Any] = answer.json() if answer.status == 200 else {}
        if seen.get("is_mine") and self._warning:
            self.first = seen["options"][0]["option"]
            route.fulfill(response=answer, json=seen | {"is_warned": True})
        else:
            route.fulfill(response=answer)


@pytest.fixture
def guest(hall: Hall, visit: Visit) -> Visitor:
    return visit(hall.address, width=1440, height=900)


def _put(guest: Visitor, decision: str = "pick_tile", warning: str = "") -> House:
    house = House(guest.page, warning)
    guest.put(middle(golden("saga", 1), decision))
    return house


def _names(guest: Visitor) -> list[str]:
    return guest.page.locator(".inspector h2").all_inner_texts()


def _hover(guest: Visitor, kind: str = _AREA) -> None:
    guest.page.mouse.move(*guest.page.evaluate(_POINT, kind))


def test_what_is_pointed_at_answers_beside_itself_and_goes_when_one_points_away(guest: Visitor) -> None:
    """What has no answer keeps its tooltip."""
    _put(guest)
    _hover(guest)
    guest.page.wait_for_selector(".inspector")
    assert _names(guest) == ["The mercia"]
    assert not guest.page.evaluate(_COVERED)
    assert guest.page.evaluate(_WITHIN)
    assert guest.page.locator(f"{_AREA}.lit").count() == 1
    assert not guest.page.is_visible("#tip")
    guest.page.mouse.move(5, 600)
    guest.page.wait_for_selector(".inspector", state="detached")
    assert guest.page.locator(f"{_AREA}.lit").count() == 0
    guest.page.locator(_AREA).evaluate("(each) => { each.dataset.thing = 'unknown'; }")
    _hover(guest)
    guest.page.wait_for_selector("#tip:not([hidden])")
    assert guest.page.locator(".inspector").count() == 0


def test_an_answer_that_is_pinned_stays_and_the_names_in_it_answer_beside_it(guest: Visitor) -> None:
    """Three at most; Escape puts them away, and chooses nothing."""
    page, _ = guest.page, _put(guest)
    before = guest.n
    _hover(guest)
    page.click(".inspector .gist")
    page.mouse.move(5, 600)
    for n in range(3):
        page.locator(".inspector").nth(min(n, 2)).locator(".named").click()
        page.locator(".inspector h2", has_text="_on" * (n + 1)).first.wait_for()
    assert _names(guest) == ["The mercia", "The mercia_on", "The mercia_on_on_on"]
    assert page.evaluate(_WITHIN)
    page.keyboard.press("Escape")
    page.wait_for_selector(".inspector", state="detached")
    assert guest.n == before


def test_from_an_answer_one_comes_to_the_rule_and_to_the_lines_of_the_log(guest: Visitor) -> None:
    page, _ = guest.page, _put(guest)
    _hover(guest)
    page.click(".inspector .chip >> nth=0")
    page.wait_for_selector(".pane.rules .here")
    page.click(".inspector [data-key=lines]")
    page.wait_for_selector(".pane.log:not([hidden]) .line.lit")


def test_by_key_the_answer_is_heard_and_escape_leads_back(guest: Visitor) -> None:
    """Of what stands in focus: a thing on the board, or what it would choose."""
    page, _ = guest.page, _put(guest)
    page.keyboard.press("Shift")  # from now on it is keys
    option = page.locator(".touch[data-option]").first
    option.focus()
    page.keyboard.press("i")
    page.wait_for_selector(".inspector:focus")
    assert page.get_attribute(".inspector", "role") == "dialog"
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.inspector') !== null")
    page.keyboard.press("Escape")
    page.wait_for_selector(".inspector", state="detached")
    assert option.evaluate("(each) => each === document.activeElement")


def test_a_finger_that_is_held_asks_and_chooses_nothing(hall: Hall, visit: Visit) -> None:
    """On a phone: a sheet over the bar, at most half of the screen; names replace it, and lead back.

    What cannot be chosen answers when it is touched.
    """
    guest = visit(hall.address, width=390, height=844, touch=True)
    page, _ = guest.page, _put(guest)
    before, finger = guest.n, Finger(guest)
    finger.down(*page.evaluate(_POINT, _AREA))
    page.wait_for_selector(".inspector")
    finger.lift()
    box = page.locator(".inspector").bounding_box()
    assert box is not None
    assert (box["x"], box["width"], box["y"] + box["height"]) == (0, 390, 844)
    assert box["height"] <= 422
    page.tap(".inspector .named")
    page.locator(".inspector:visible h2", has_text="mercia_on").wait_for()
    assert page.locator(".inspector:visible").count() == 1
    page.tap(".inspector:visible [data-key=close]")
    page.locator(".inspector:visible h2", has_text=re.compile("mercia$")).wait_for()
    page.tap(".inspector:visible [data-key=close]")
    page.wait_for_selector(".inspector", state="detached")
    page.touchscreen.tap(*page.evaluate(_POINT, _AREA))
    page.wait_for_selector(".inspector")
    page.touchscreen.tap(*page.evaluate(_POINT, _AREA))
    page.wait_for_selector(".inspector", state="detached")
    card = page.locator(".slot-card .touch[data-option]").first
    where = card.bounding_box()
    assert where is not None
    finger.down(where["x"] + 60, where["y"] + 30)
    page.wait_for_selector(".inspector")
    finger.lift()
    page.evaluate("() => new Promise((told) => setTimeout(told, 100))")
    assert guest.n == before


def test_the_legend_is_a_key_away_and_stands_with_the_rules(guest: Visitor) -> None:
    page = guest.page
    page.route(
        re.compile(r"/signs\?"), lambda route: route.fulfill(json={"signs": [{"glyph": _GLYPH, "text": "A coin"}]})
    )
    _put(guest)
    page.keyboard.press("s")
    page.locator("#signs .legend li", has_text="A coin").wait_for()
    page.keyboard.press("s")
    page.wait_for_selector("#signs", state="hidden")
    guest.pane("rules")
    page.click(".signs-part summary")
    page.locator(".signs-part .legend li", has_text="A coin").wait_for()


def _doubted(guest: Visitor) -> None:
    """What was chosen is asked about, and not sent."""
    guest.page.wait_for_selector("[data-key=doubt-anyway]")
    assert LOSS in guest.page.inner_text(".decision")


def _choose(guest: Visitor, house: House) -> None:
    guest.page.locator(f'.touch[data-option="{house.first}"]').first.dispatch_event("click")


def _sent(guest: Visitor, before: int) -> None:
    guest.page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=before)


def test_a_choice_that_would_lose_everything_is_asked_about_once_more(guest: Visitor) -> None:
    """By a touch; back chooses nothing, and what is done anyway is done."""
    page, house = guest.page, _put(guest, warning="grave")
    before, prompt = guest.n, page.inner_text(".decision .prompt")
    _choose(guest, house)
    _doubted(guest)
    page.click("[data-key=doubt-back]")
    page.locator(".decision .prompt", has_text=prompt).wait_for()
    _choose(guest, house)
    _doubted(guest)
    assert guest.n == before
    page.click("[data-key=doubt-anyway]")
    _sent(guest, before)


def test_by_keys_and_in_words_it_is_asked_too(guest: Visitor) -> None:
    """The key of a number asks, Escape goes back, and the list in words says what would be lost."""
    page, _ = guest.page, _put(guest, warning="grave")
    before = guest.n
    guest.pane("words")
    page.locator(".words .option .warns", has_text=LOSS).wait_for()
    page.keyboard.press("1")
    _doubted(guest)
    page.keyboard.press("1")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-key=doubt-anyway]", state="detached")
    page.keyboard.press("1")
    _doubted(guest)
    assert guest.n == before
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    _sent(guest, before)


def test_a_slight_warning_is_said_above_the_bar_and_stops_nobody(guest: Visitor) -> None:
    page, house = guest.page, _put(guest, warning="slight")
    before = guest.n
    page.locator(f'.touch[data-option="{house.first}"]').first.dispatch_event("pointerover")
    page.locator(".caution", has_text=LOSS).wait_for()
    assert page.is_visible(".caution-mark")
    _choose(guest, house)
    _sent(guest, before)


def test_whoever_does_not_want_to_be_warned_is_not(guest: Visitor) -> None:
    """The setting is remembered."""
    page, house = guest.page, _put(guest, warning="grave")
    page.click("[popovertarget=menu-settings]")
    page.uncheck("#menu-settings label:has-text('Warn me') input")
    page.reload()
    guest.wait()
    page.click(".curtain button")
    page.wait_for_selector(".decision.mine")
    before = guest.n
    _choose(guest, house)
    _sent(guest, before)


def test_axe_finds_nothing_serious_in_answers_and_warnings(guest: Visitor, npm_packages: Path) -> None:
    """By day and by night."""
    house = _put(guest, warning="grave")
    _choose(guest, house)
    _doubted(guest)
    _hover(guest)
    guest.page.wait_for_selector(".inspector")
    found = axe_faults(guest, npm_packages)
    guest.page.evaluate("document.documentElement.classList.add('dark')")
    assert found + axe_faults(guest, npm_packages) == []
