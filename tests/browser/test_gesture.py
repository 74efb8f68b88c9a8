"""A move as one gesture: what it would do is seen before it is made, and it is sent and taken back as one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Request

from tests.browser.hall import Hall
from tests.browser.measuring import golden, moments
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

_MOVED = "(n) => Number(document.querySelector('.table-page').dataset.n) !== n"


def _form(request: Request) -> dict[str, Any]:
    return dict(json.loads(request.post_data or "{}"))


class Sent:
    """What a page has sent to its table, but for questions."""

    def __init__(self, guest: Visitor) -> None:
        self.all: list[tuple[str, dict[str, Any]]] = []
        self.foreseen: set[str] = set()
        guest.page.on("request", self._note)

    def _note(self, request: Request) -> None:
        name = request.url.partition("?")[0].rpartition("/")[2]
        if name == "previews":
            self.foreseen.add(_form(request)["option"])
        elif name in ("choices", "undo"):
            self.all.append((name, _form(request)))

    def clear(self) -> None:
        """Begin anew."""
        self.all.clear()


def _routes(guest: Visitor) -> list[str]:
    """The routes within Scandinavia, where the leaders of the Vikings are."""
    return [option for option in guest.options() if option.startswith("route:scandinavia:")]


def _find_move(guest: Visitor) -> str:
    """Come to where the Vikings choose a route; one on which a leader may go."""
    match = golden("saga", 5)
    at = moments(match)["choose_route"][0]
    guest.put(match.first(at).journal)
    assert match.entries[at].name in _routes(guest)
    return match.entries[at].name


def _foresee(guest: Visitor, option: str) -> None:
    """Point at a route until the page knows what comes after it."""
    with guest.page.expect_response("**/previews*") as answer:
        _thing(guest, option).dispatch_event("pointerover")
    answer.value.finished()
    guest.page.evaluate("() => new Promise((told) => setTimeout(told, 50))")


def _thing(guest: Visitor, option: str) -> Locator:
    return guest.page.locator(f'.frame .touch[data-option="{option}"]').first


def _touch(guest: Visitor, option: str) -> None:
    _thing(guest, option).dispatch_event("click")
    guest.page.wait_for_selector(".muster")


def test_a_move_is_one_gesture_that_is_seen_before_sent_and_taken_back_as_one(hall: Hall, visit: Visit) -> None:
    """Touch a route, say who goes, press the golden button; Esc before that sends nothing."""
    guest = visit(hall.address)
    page, sent = guest.page, Sent(guest)
    route = _find_move(guest)
    _foresee(guest, route)
    sent.clear()
    before, prompt = guest.n, page.inner_text(".decision .prompt")
    _touch(guest, route)
    assert page.inner_text(".decision .prompt") != prompt
    assert page.locator(".touch.held").count() > 0
    page.keyboard.press("Escape")
    page.wait_for_selector(".muster", state="detached")
    assert (page.inner_text(".decision .prompt"), page.locator(".touch.held").count()) == (prompt, 0)
    _touch(guest, route)
    page.locator(".ahead li", has_text="The Vikings moved").wait_for()
    leader = page.locator(".muster .toggle[data-key*=leader]").first
    was = leader.get_attribute("aria-pressed")
    name = leader.inner_text()
    leader.click()
    page.wait_for_selector(".ahead:not([aria-busy])")
    assert leader.get_attribute("aria-pressed") != was
    goes, stays = page.locator(".ahead li").all_inner_texts()[:2]
    assert (name in goes, name in stays) == (was == "false", was == "true")
    assert sent.all == []
    golden = page.get_attribute(".golden", "data-option") or ""
    assert golden.startswith(f"{route} force:")
    page.click(".golden")
    page.wait_for_function(_MOVED, arg=before)
    guest.wait()
    assert [(what, form["option"]) for what, form in sent.all] == [("choices", golden)]
    page.wait_for_selector(".table-page:not(.pending)")
    sent.clear()
    page.click("[data-key=undo]")
    page.locator(".decision .prompt", has_text=prompt).wait_for()
    assert [what for what, _ in sent.all] == ["undo"]
    assert _thing(guest, route).is_visible()


def test_keys_make_the_same_gesture(hall: Hall, visit: Visit) -> None:
    """Enter on a route goes to the golden button, Esc back to the route."""
    guest = visit(hall.address)
    page, sent = guest.page, Sent(guest)
    route = _find_move(guest)
    _foresee(guest, route)
    sent.clear()
    before = guest.n
    page.keyboard.press("Shift")  # from now on it is keys
    _thing(guest, route).focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(".golden:focus")
    page.keyboard.press("Escape")
    page.wait_for_selector(f'.touch[data-option="{route}"]:focus')
    assert page.locator(".muster").count() == 0
    page.keyboard.press("Enter")
    page.wait_for_selector(".golden:focus")
    assert sent.all == []
    page.keyboard.press("Enter")
    page.wait_for_function(_MOVED, arg=before)
    assert [what for what, _ in sent.all] == ["choices"]


def test_without_a_preview_a_touch_is_sent_as_ever(hall: Hall, visit: Visit) -> None:
    """The line is slow: nobody waits for what is only to be looked at."""
    guest = visit(hall.address)
    sent = Sent(guest)
    _find_move(guest)
    guest.page.route("**/previews*", lambda _route: None)
    route = next(each for each in _routes(guest) if each not in sent.foreseen)
    before = guest.n
    sent.clear()
    _thing(guest, route).dispatch_event("click")
    guest.page.wait_for_function(_MOVED, arg=before)
    assert [form["option"] for _, form in sent.all] == [route]


def test_a_verb_that_is_pointed_at_says_what_it_would_do(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.play_now()
    assert guest.play(lambda: guest.page.locator(".verb").count() > 1, most=40)
    before = guest.n
    guest.page.locator(".verb").first.hover()
    guest.page.wait_for_selector("#tip .more")
    assert guest.page.inner_text("#tip .more >> nth=-1")
    assert guest.n == before


def _asked_for_most(slug: str, n: int, decision: str) -> str:
    """The journal of a golden game up to where a decision has the most options."""
    match = golden(slug, n)
    places = moments(match)[decision]
    return match.first(max(places, key=lambda at: len(match.first(at).options(match.entries[at].seat)))).journal


def test_who_goes_is_said_by_touching_the_pieces_where_they_lie(hall: Hall, visit: Visit) -> None:
    """A leader is left by a touch and taken by another; of warriors each touch takes one more, after the last none."""
    guest = visit(hall.address)
    guest.put(_asked_for_most("saga", 4, "choose_force"))
    page = guest.page
    leader, warriors = (page.locator(f".frame [data-piece={each}]") for each in ("viking_leader_c", "warrior"))
    golden_button = page.locator(".golden")
    assert golden_button.inner_text() == "4 warriors + Knut"
    leader.dispatch_event("click")
    golden_button.get_by_text("4 warriors", exact=True).wait_for()
    assert (leader.get_attribute("aria-pressed"), warriors.get_attribute("aria-pressed")) == ("false", "true")
    warriors.dispatch_event("click")
    golden_button.get_by_text("Knut", exact=True).wait_for()  # somebody must go
    warriors.dispatch_event("click")
    golden_button.get_by_text("1 warrior + Knut", exact=True).wait_for()


def test_a_group_of_several_types_is_built_at_once(hall: Hall, visit: Visit) -> None:
    """BRE-15.14: the questions for each type of unit are one, sent as one chain and taken back by one touch; a unit
    stays behind or goes along by a touch where it stands on the map."""
    guest = visit(hall.address)
    guest.put(_asked_for_most("bretwalda", 2, "move_group"))
    page, sent = guest.page, Sent(guest)
    assert page.inner_text(".decision .prompt").endswith("who marches?")
    ruler, goldens = page.locator(".frame [data-piece=ruler]"), page.locator(".golden")
    ruler.click()
    goldens.get_by_text("Thegn, Ceorl", exact=True).wait_for()
    assert ruler.get_attribute("aria-pressed") == "false"
    ruler.click()
    goldens.get_by_text("Ruler, Thegn, Ceorl", exact=True).wait_for()
    before, chain = guest.n, page.get_attribute(".golden", "data-option") or ""
    assert len(chain.split()) > 1
    page.click(".golden")
    page.wait_for_function(_MOVED, arg=before)
    guest.wait()
    assert [form["option"] for what, form in sent.all] == [chain]
    page.click("[data-key=undo]")
    page.locator(".decision .prompt", has_text="who marches?").wait_for()
