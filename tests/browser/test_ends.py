"""No way ends without a sentence and a way on; a friend follows a link, from another device too."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def _invite(guest: Visitor) -> str:
    """Open a table for two, and give its link."""
    guest.open_table("open")
    return guest.page.input_value(".waiting .invitation input")


@pytest.mark.parametrize(("locale", "sentence"), [("en-GB", "nothing at this address"), ("pl-PL", "nic nie ma")])
def test_where_there_is_nothing_a_page_says_so(hall: Hall, visit: Visit, locale: str, sentence: str) -> None:
    guest = visit(hall.address, locale=locale)
    for path in ("/table/abcdefghij", "/new/chess", "/table/a/b", "/nothing"):
        answer = guest.page.goto(hall.address + path)
        assert answer is not None
        assert answer.status == 404
        guest.page.locator(".end", has_text=sentence).wait_for()
    guest.page.click(".end a")
    guest.page.wait_for_selector(".home-page")


def test_without_javascript_a_sentence_is_left_in_both_languages(hall: Hall, chromium: Browser) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    page.goto(hall.address)
    text = page.inner_text("body")
    context.close()
    assert "turned off in this browser" in text
    assert "jest wyłączony" in text


def test_a_friend_joins_by_the_link_in_two_touches(hall: Hall, visit: Visit) -> None:
    """On a phone: the link, and one button; the name is there already. Who comes later watches, and hears why."""
    owner, friend, late = (
        visit(hall.address),
        visit(hall.address, width=390, height=844, touch=True),
        visit(hall.address),
    )
    link = _invite(owner)
    friend.page.goto(link)
    friend.page.tap(".waiting [data-key=join]")
    friend.page.wait_for_selector(".world > svg")
    late.page.goto(link)
    late.page.locator(".toast", has_text="All seats are taken").wait_for()
    late.page.wait_for_selector(".world > svg")
    assert late.page.locator(".decision button.option").count() == 0
    for emblem in friend.page.locator(".plate").all():
        assert emblem.locator(".head svg.emblem").is_visible()


def test_an_invitation_that_was_called_back_leads_home(hall: Hall, visit: Visit) -> None:
    """The new one works."""
    owner, friend = visit(hall.address), visit(hall.address, locale="pl-PL")
    former = _invite(owner)
    owner.page.click("[data-key=call-back]")
    owner.page.click("dialog [data-key=sure]")
    owner.page.wait_for_function(
        "(former) => document.querySelector('.invitation input')?.value !== former", arg=former
    )
    answer = friend.page.goto(former)
    assert answer is not None
    assert answer.status == 410
    friend.page.locator(".waiting", has_text="To zaproszenie straciło ważność").wait_for()
    assert friend.page.locator("[data-key=join]").count() == 0
    friend.page.goto(owner.page.input_value(".waiting .invitation input"))
    friend.page.click(".waiting [data-key=join]")
    friend.page.wait_for_selector(".world > svg")


def test_a_private_table_without_its_link_and_a_closed_one_say_so(hall: Hall, visit: Visit) -> None:
    owner, stranger = visit(hall.address), visit(hall.address)
    table = _invite(owner).partition("?")[0]
    stranger.page.goto(table)
    stranger.page.locator(".waiting", has_text="This table is private").wait_for()
    assert stranger.page.locator(".waiting a[href='/']").count() == 1
    owner.page.click("#tab-table")
    owner.page.click("#pane-table [data-key=close]")
    owner.page.click("#pane-table .closing button >> nth=0")
    stranger.page.locator(".waiting", has_text="The owner closed this table").wait_for()
    answer = stranger.page.goto(table)
    assert answer is not None
    assert answer.status == 410
    stranger.page.click(".waiting a[href='/']")
    stranger.page.wait_for_selector(".home-page")


def test_the_hall_is_opened_to_the_home_network_by_one_button(hall: Hall, visit: Visit) -> None:
    """Then there is a code for phones and an address in large type, at which a friend sits down; it can be closed."""
    owner, friend = visit(hall.address), visit(hall.address)
    _invite(owner)
    room = owner.page.locator(".waiting .invitation")
    room.get_by_text("Only this machine reaches the hall").wait_for()
    assert room.locator(".code").count() == 0
    room.locator("[data-key=door]").click()
    room.locator(".code").wait_for()
    home = hall.address.replace("127.0.0.1", "127.0.0.2")
    assert room.locator(".home-address").inner_text() == home.removeprefix("http://")
    link = room.locator("input").input_value()
    assert link.startswith(f"{home}/table/")
    friend.page.goto(link)
    friend.page.click(".waiting [data-key=join]")
    friend.page.wait_for_selector(".world > svg")
    owner.open_form()
    owner.seat(1, "open")
    owner.page.click(".beside [data-key=door]")
    owner.page.get_by_text("Only this machine reaches the hall").wait_for()


def test_a_phone_shows_whole_names_while_players_gather(hall: Hall, visit: Visit) -> None:
    """Five at a table whose sides are not known yet; where they are, there are emblems (above)."""
    guest = visit(hall.address, width=390, height=844, touch=True)
    guest.open_form('.game[aria-label="Northgard"]')
    for _ in range(2):
        guest.page.click("[data-key=add]")
    guest.page.get_by_label("Your name").fill("Aethelflaed of Mercia")
    guest.seat(4, "open")
    guest.submit()
    cut_off = "all => all.filter((each) => each.scrollWidth > each.clientWidth).map((each) => each.textContent)"
    guest.page.locator(".waiting .sitters strong", has_text="Aethelflaed of Mercia").wait_for()
    assert guest.page.eval_on_selector_all(".waiting strong", cut_off) == []
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390
