"""Seats belong to people: bots for those who are away, coming back, taking back by consent, resigning, leaving."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import WebSocket

from tests.browser.hall import Hall
from tests.browser.visitor import WAIT, Visitor

Visit = Callable[..., Visitor]
_STEP = 100


def _two(hall: Hall, visit: Visit, absence: str = "never", name: str = "Bo") -> tuple[Visitor, Visitor]:
    """Two at a table, of whom the first opened it."""
    first, second = visit(hall.address), visit(hall.address)
    first.open_form()
    first.seat(1, "open")
    first.page.get_by_label("If somebody is away").select_option(absence)
    first.submit()
    heard: set[WebSocket] = set()
    second.page.on("websocket", lambda socket: socket.on("framereceived", lambda _: heard.add(socket)))
    second.page.goto(first.page.input_value(".waiting .invitation input"))
    _sit_down(second, name)
    for each in (first, second):
        each.page.wait_for_selector(".world > svg")
    # Who has a name now listens anew, so that the house knows who is there.
    _wait(second, lambda: len([socket for socket in heard if not socket.is_closed()]) == 1 and len(heard) == 2)
    return first, second


def _wait(guest: Visitor, question: Callable[[], bool]) -> None:
    """Wait until something is so that the page does not show."""
    for _ in range(WAIT // _STEP):
        if question():
            return
        guest.page.wait_for_timeout(_STEP)
    raise AssertionError("It did not happen in time.")


def _sit_down(guest: Visitor, name: str) -> None:
    guest.page.locator(".waiting input[type=text]").first.fill(name)
    guest.page.click(".waiting [data-key=join]")


def _press(guest: Visitor, key: str, is_sure: bool = True) -> None:
    """Press a button that asks once more, and answer."""
    guest.page.click("#tab-table")
    guest.page.click(f"[data-key={key}]")
    guest.page.click("dialog [data-key=sure]" if is_sure else "dialog .main")
    guest.page.wait_for_selector("dialog", state="detached")


def test_a_bot_takes_over_by_agreement_and_the_seat_is_taken_back(hall: Hall, visit: Visit) -> None:
    """Nobody is offered to be replaced who is there; who comes back is told, and one button is enough."""
    first, second = _two(hall, visit, "away-15", "Bodil")
    assert "for 15 minutes" in first.pane("table")
    address = second.page.url.partition("?")[0]
    replace = first.page.get_by_role("button", name="Let a bot take over")
    hall.let_an_hour_pass("Bodil")
    first.page.reload()
    first.page.wait_for_selector(".world > svg")
    first.page.click("#tab-table")
    assert replace.count() == 0
    second.page.goto("about:blank")

    def can_be_replaced() -> bool:
        hall.let_an_hour_pass("Bodil")
        first.page.reload()
        first.page.wait_for_selector(".world > svg")
        first.page.click("#tab-table")
        return replace.count() > 0

    _wait(first, can_be_replaced)
    replace.click()
    first.page.locator(".plate", has_text=re.compile("Bodil.*bot")).wait_for()
    second.enter()
    second.page.locator(".mine li", has_text="A bot plays for you here.").wait_for()
    second.page.goto(address)
    second.page.locator(".pleas", has_text="Bodil was away").wait_for()
    second.page.click("[data-key=return]")
    second.page.wait_for_selector(".pleas", state="hidden")
    first.page.locator(".toast", has_text="Bodil is back").wait_for()
    assert first.page.locator(".plate .state", has_text="bot").count() == 0


def test_what_undo_does_not_allow_is_asked_for_and_a_game_is_resigned(hall: Hall, visit: Visit) -> None:
    """Each button asks once more; who declines is named; the result is told to both."""
    first, second = _two(hall, visit)
    ask = "[data-key=ask-takeback]"
    players = [first, second]
    for _ in range(200):
        playing = next((each for each in players if each.is_asked), None)
        if playing is None:
            first.page.wait_for_timeout(100)
            continue
        playing.touch()
        for each in players:
            each.wait_for_record(playing.n)
        asker = next((each for each in players if each.page.locator(ask).count() and not each.is_asked), None)
        if asker is not None:
            break
    assert asker is not None
    other = next(each for each in players if each is not asker)
    before = asker.n
    _press(asker, "ask-takeback", is_sure=False)
    assert asker.page.locator(".pleas").is_hidden()
    _press(asker, "ask-takeback")
    asker.page.locator(".pleas", has_text="Agreed: 0 of 1").wait_for()
    other.page.click(".pleas [data-key=agree]")
    asker.page.wait_for_selector(".decision.mine")
    assert asker.n > before
    other.pane("table")
    other.page.locator("#pane-table", has_text="took back a choice").wait_for()
    _press(other, "resign", is_sure=False)
    _press(other, "resign")
    for each in players:
        each.page.wait_for_selector(".scores")
        assert "Resigned:" in each.page.inner_text(".decision")
        each.pane("table")
        each.page.locator("#pane-table", has_text="resigned").wait_for()
        assert each.page.locator("[data-key=resign]").count() == 0


def test_who_sat_down_too_early_gets_up_again(hall: Hall, visit: Visit) -> None:
    first = visit(hall.address)
    first.open_table("open")
    first.page.wait_for_selector(".waiting [data-key=leave]")
    first.page.click(".waiting [data-key=leave]")
    first.page.keyboard.press("Escape")
    first.page.wait_for_selector("dialog", state="detached")
    assert first.page.locator(".waiting [data-key=leave]").count() == 1
    first.page.click(".waiting [data-key=leave]")
    first.page.click("dialog [data-key=sure]")
    first.page.wait_for_selector(".waiting [data-key=join]")
    assert first.page.locator(".waiting .sitters", has_text="(you)").count() == 0
