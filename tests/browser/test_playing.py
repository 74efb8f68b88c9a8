"""People play: against a bot, against each other, by touch, by keys, on a phone, at one screen."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

_WIDER = "(whole) => document.querySelector('.world > svg').getBoundingClientRect().width > 1.2 * whole"
_SHIFTED = """(was) => { const at = document.querySelector('.world > svg').getScreenCTM();
  return -at.e / at.a > was + 40; }"""
_FITS = "(whole) => Math.abs(document.querySelector('.world > svg').getBoundingClientRect().width - whole) < 2"

_ANSWERED = """(n) => Number(document.querySelector('.table-page').dataset.n) !== n
  || document.querySelector('.doubt, .choices:is(.narrowed, .muster)')"""

_SETTLED = (
    """(n) => Number(document.querySelector('.table-page').dataset.n) !== n || document.querySelector('.doubt')"""
)


def test_a_newcomer_plays_a_whole_game_by_touching_the_board(hall: Hall, visit: Visit) -> None:
    """Two clicks after opening the page one plays; at the end everything is shown."""
    newcomer = visit(hall.address)
    newcomer.play_now()
    assert newcomer.page.locator(".plate").count() == 2
    newcomer.play()
    assert newcomer.is_over
    assert newcomer.page.locator(".scores th.won").count() == 1
    assert newcomer.page.locator(".replay input[type=range]").is_visible()
    newcomer.pane("table")
    newcomer.page.click("[data-key=check-dice]")
    newcomer.page.locator(".dice .found", has_text="The dice hold").wait_for()
    assert "what it added is in the dice" in newcomer.page.inner_text(".dice .found")
    newcomer.page.click(".decision .main")
    newcomer.page.wait_for_selector(".decision:not(:has(.scores))")
    newcomer.wait()


def test_a_house_that_leaves_out_what_a_browser_added_to_the_dice_is_found_out(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.play_now()
    guest.play()
    table = guest.page.url.rpartition("/")[2]
    mine = guest.page.evaluate(f"localStorage.getItem('meadhall-share-{table}')")
    assert len(mine) == 64

    def lie(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace(mine, "0" * 64))

    guest.page.route("**/dice*", lie)
    guest.pane("table")
    guest.page.click("[data-key=check-dice]")
    guest.page.locator(".dice .found.bad", has_text="is not in the dice").wait_for()


def test_two_play_each_other_and_one_watches(hall: Hall, visit: Visit) -> None:
    """An invitation link seats the second; who watches sees no choices and nothing hidden."""
    first, second, watcher = visit(hall.address), visit(hall.address, locale="pl-PL"), visit(hall.address)
    first.open_table("open")
    link = first.page.input_value(".waiting .invitation input")
    second.page.goto(link)
    second.page.locator(".waiting input[type=text]").first.fill("Żaneta")
    second.page.click(".waiting .main")
    second.page.wait_for_selector(".world > svg")
    first.page.wait_for_selector(".world > svg")
    watcher.page.goto(first.page.url)
    watcher.page.wait_for_selector(".world > svg")
    known = re.findall(r"[A-Z][a-z]+ \((?!\?)", first.pane("words"))
    shown = re.findall(r"[A-Z][a-z]+ \((?!\?)", watcher.pane("words"))
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
            each.wait_for_record(active.n)
    first.pane("chat")
    first.page.fill(".chat input", "Hello there")
    first.page.keyboard.press("Enter")
    second.page.click("#tab-chat")
    second.page.get_by_text("Hello there").wait_for()
    if not second.is_over:
        assert (
            second.page.locator("#pane-table button", has_text="bot").count() == 0
        )  # among friends nobody is replaced


def test_a_phone_plays_to_the_end(hall: Hall, visit: Visit) -> None:
    """One column; the board is taken by taps, the rest by large buttons under the thumb."""
    guest = visit(hall.address, width=390, height=844, locale="pl-PL", touch=True)
    guest.play_now()
    width = guest.page.evaluate("document.documentElement.scrollWidth")
    assert width <= 390
    top, height = guest.page.eval_on_selector(
        ".decision button", "button => [button.getBoundingClientRect().y, button.offsetHeight]"
    )
    assert height >= 44
    assert top > 844 / 2
    guest.play()
    assert guest.is_over
    guest.page.click(".tools .fold")
    assert guest.page.locator("#pane-log").is_visible()


def test_the_board_is_zoomed_by_wheel_buttons_and_keys_and_fits_again(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.play_now()
    whole = guest.picture_width
    guest.page.mouse.move(700, 400)
    guest.page.mouse.wheel(0, -300)
    guest.page.wait_for_function(_WIDER, arg=whole)
    guest.page.locator(".zoom [data-key=whole]").click()
    guest.page.wait_for_function(_FITS, arg=whole)
    guest.page.locator(".zoom [data-key=larger]").click()
    guest.page.wait_for_function(_WIDER, arg=whole)
    guest.page.keyboard.press("0")
    guest.page.wait_for_function(_FITS, arg=whole)


def test_two_fingers_enlarge_the_board_and_one_shifts_it(hall: Hall, visit: Visit) -> None:
    """What was between the fingers stays there; the button shows the whole again."""
    guest = visit(hall.address, width=390, height=844, touch=True)
    guest.play_now()
    guest.page.locator(".zoom [data-key=whole]").click()
    guest.page.wait_for_function("() => !document.querySelector('.world.gliding')")
    whole = guest.picture_width
    box = guest.page.locator(".frame").bounding_box()
    assert box is not None
    x, y = box["x"] + 120, box["y"] + 200
    point = "(x) => { const at = document.querySelector('.world > svg').getScreenCTM(); return (x - at.e) / at.a; }"
    before = guest.page.evaluate(point, x)
    guest.fingers([(x - 30, y), (x + 30, y)], [(x - 75, y), (x + 75, y)])
    guest.page.wait_for_function(_WIDER, arg=1.8 * whole)
    assert abs(guest.page.evaluate(point, x) - before) < 20
    left = guest.page.evaluate(point, 0)
    guest.fingers([(x + 90, y)], [(x - 60, y)])
    guest.page.wait_for_function(_SHIFTED, arg=left)
    guest.page.locator(".zoom [data-key=whole]").click()
    guest.page.wait_for_function(_FITS, arg=whole)


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
        guest.put_scenes_away()
        if guest.is_over:
            break
        n = guest.n
        if turn % 2:
            keys.press("1")
        else:
            keys.press("ArrowRight")
            assert guest.page.evaluate("document.activeElement.matches('.touch, .verb')")
            assert guest.page.evaluate("getComputedStyle(document.activeElement).outlineStyle") != "none"
            keys.press("Enter")
            guest.page.wait_for_function(_ANSWERED, arg=n)
            if guest.page.locator(".choices.narrowed").count():
                keys.press("1")
            elif guest.page.locator(".muster").count():
                keys.press("Enter")
        guest.page.wait_for_function(_SETTLED, arg=n)
        if guest.page.locator(".doubt").count():
            keys.press("Shift+Tab")
            keys.press("Enter")
            guest.wait_for_record(n + 1)
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
        assert not re.search(r"[A-Z][a-z]+ \((?!\?)", guest.page.locator("#pane-words").text_content() or "")
        guest.page.click(".curtain button")
        guest.page.wait_for_selector(".curtain", state="hidden")
        assert re.search(r"[A-Z][a-z]+ \((?!\?)", guest.pane("words"))
        guest.play(lambda: guest.page.locator(".curtain:not([hidden])").count() > 0, most=60)
        if guest.is_over:
            break
    assert len(names) == 2
