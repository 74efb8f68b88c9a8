"""People play: against a bot, against each other, by touch, by keys, on a phone, at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_a_newcomer_plays_a_whole_game_by_touching_the_board(hall: Hall, visit: Visit) -> None:
    """Two clicks after opening the page one plays; at the end everything is shown."""
    newcomer = visit(hall.address)
    newcomer.play_now()
    assert newcomer.page.locator(".chip").count() == 2
    newcomer.play()
    assert newcomer.is_over
    assert newcomer.page.locator(".scores .won").count() == 1
    assert newcomer.page.locator(".replay input[type=range]").is_visible()
    newcomer.page.click(".decision .main")
    newcomer.page.wait_for_selector(".decision:not(:has(.scores))")
    newcomer.wait()


@pytest.mark.parametrize(("width", "height", "touch"), [(1280, 800, False), (390, 844, True)])
def test_medieval_battle_is_played_to_the_end(hall: Hall, visit: Visit, width: int, height: int, touch: bool) -> None:
    """At a desk and on a phone: armies, deployment, and hexes several steps away taken with one touch."""
    guest = visit(hall.address, width=width, height=height, touch=touch)
    guest.play_now(card='.game[aria-label="Medieval Battle"]')
    guest.play()
    assert guest.is_over
    assert guest.page.locator(".scores").is_visible()


def test_two_play_each_other_and_one_watches(hall: Hall, visit: Visit) -> None:
    """An invitation link seats the second; who watches sees no choices and nothing hidden."""
    first, second, watcher = visit(hall.address), visit(hall.address, locale="pl-PL"), visit(hall.address)
    first.open_table("open")
    link = first.page.input_value(".waiting .invitation input")
    second.page.goto(link)
    second.page.locator(".waiting input[type=text]").first.fill("Żaneta")
    second.page.click(".waiting .main")
    second.page.wait_for_selector(".frame svg")
    first.page.wait_for_selector(".frame svg")
    watcher.page.goto(first.page.url)
    watcher.page.wait_for_selector(".frame svg")
    known = re.findall(r"Leader [A-D] \((?!\?)", first.pane("words"))
    shown = re.findall(r"Leader [A-D] \((?!\?)", watcher.pane("words"))
    assert len(known) > len(shown)
    for _ in range(24):
        active = first if first.is_asked else second
        active.wait()
        if active.is_over:
            break
        assert watcher.options() == []
        assert watcher.page.locator(".decision button.option").count() == 0
        active.touch()
        for each in (first, second):
            each.page.wait_for_function(
                "(n) => Number(document.querySelector('.table-page').dataset.n) >= n", arg=active.n
            )
    first.pane("chat")
    first.page.fill(".chat input", "Hello there")
    first.page.keyboard.press("Enter")
    second.page.click("#tab-chat")
    second.page.get_by_text("Hello there").wait_for()
    if not second.is_over:
        assert second.page.locator("#pane-table button", has_text="bot").count() == 1


def test_a_phone_plays_to_the_end(hall: Hall, visit: Visit) -> None:
    """One column; the board is taken by taps, the rest by large buttons under the thumb."""
    guest = visit(hall.address, width=390, height=844, locale="pl-PL", touch=True)
    guest.play_now()
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    top, height = guest.page.eval_on_selector(
        ".decision button.option", "button => [button.getBoundingClientRect().y, button.offsetHeight]"
    )
    assert height >= 44
    assert top > 844 / 2
    guest.play()
    assert guest.is_over
    guest.page.click("#tab-log")
    assert guest.page.locator("#pane-log").is_visible()


def test_zoom_on_a_phone(hall: Hall, visit: Visit) -> None:
    """Buttons outside the map enlarge it, and show the whole again."""
    guest = visit(hall.address, width=390, height=844, touch=True)
    guest.play_now()
    guest.page.locator(".zoom button").first.click()
    assert "scale" in (guest.page.eval_on_selector(".frame svg", "svg => svg.style.transform") or "")
    guest.page.locator(".zoom button").nth(2).click()
    assert guest.page.eval_on_selector(".frame svg", "svg => svg.style.transform") == ""


def test_keys_alone_are_enough(hall: Hall, visit: Visit) -> None:
    """Tab and Enter to the table, numbers and arrows and Enter there, Esc to take back."""
    guest = visit(hall.address)
    guest.enter()
    guest.page.wait_for_selector(".play")
    keys = guest.page.keyboard
    for _ in range(30):
        keys.press("Tab")
        if guest.page.evaluate("document.activeElement.matches('.play')"):
            break
    keys.press("Enter")
    guest.wait()
    for turn in range(24):
        guest.wait()
        if guest.is_over:
            break
        n = guest.n
        if turn % 2:
            keys.press("1")
        else:
            keys.press("ArrowRight")
            assert guest.page.evaluate("document.activeElement.matches('.frame .touch')")
            assert guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            keys.press("Enter")
            if guest.page.locator(".choices.narrowed").count():
                keys.press("1")
        guest.page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=n)
    keys.press("?")
    assert guest.page.locator("#menu-settings").is_visible()


def test_two_share_one_screen(hall: Hall, visit: Visit) -> None:
    """Between their turns a curtain falls, and nothing of either is in the page behind it."""
    guest = visit(hall.address)
    guest.open_table("guest", "Astrid")
    names = set()
    for _ in range(4):
        guest.page.wait_for_selector(".curtain:not([hidden])")
        names.add(guest.page.inner_text(".curtain button"))
        assert guest.options() == []
        assert not re.search(r"Leader [A-D] \((?!\?)", guest.page.locator("#pane-words").text_content() or "")
        guest.page.click(".curtain button")
        guest.page.wait_for_selector(".curtain", state="hidden")
        guest.play(lambda: guest.page.locator(".curtain:not([hidden])").count() > 0, most=60)
        if guest.is_over:
            break
    assert len(names) == 2
