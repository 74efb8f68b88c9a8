"""The home page: a newcomer's walk, what waits for me, from table to table, my games, and who is here."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.browser.hall import Hall
from tests.browser.test_quality import axe_faults
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
ME, OPEN, THRALL = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "thrall"}
PHONE = {"width": 390, "height": 844, "touch": True}
DESK = {"width": 1440, "height": 900}

_ASK = """async ([path, body]) => {
  const me = await (await fetch('/api/me')).json();
  const headers = {'Content-Type': 'application/json', 'X-CSRF': me.csrf};
  const answer = await fetch(path, {method: 'POST', headers, body: JSON.stringify(body)});
  return answer.json();
}"""
_SMALL = """() => [...document.querySelectorAll('main :is(button, a, input)')]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().height < 44)
  .map((each) => each.outerHTML)"""


def _ask(guest: Visitor, path: str, **body: Any) -> Any:
    """Ask the server for something as this person."""
    return guest.page.evaluate(_ASK, [path, body])


def _person(hall: Hall, visit: Visit, name: str, **looks: Any) -> Visitor:
    """Somebody with a name, at the home page."""
    guest = visit(hall.address, **looks)
    guest.enter()
    _ask(guest, "/api/guests", name=name)
    return guest


def _open(guest: Visitor, *seats: dict[str, str], game: str = "saga", **form: Any) -> str:
    return str(_ask(guest, "/api/tables", game=game, seats=list(seats), **form)["id"])


def _opened(guest: Visitor) -> str:
    """The table at which somebody is."""
    return guest.page.url.split("/table/")[1]


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
@pytest.mark.parametrize("looks", [DESK, PHONE], ids=["desk", "phone"])
def test_a_newcomer_takes_a_name_plays_and_chooses(
    hall: Hall, visit: Visit, looks: dict[str, Any], locale: str
) -> None:
    """One name field, the lightest game first, everything large enough to be touched; one click and one plays."""
    guest = visit(hall.address, locale=locale, **looks)
    guest.enter()
    guest.page.wait_for_selector(".welcome")
    assert guest.page.locator("main input").count() == 1
    weights = guest.page.eval_on_selector_all(".weight", "all => all.map((each) => each.textContent)")[-5:]
    assert weights == ["◆◇◇◇◇", "◆◆◇◇◇", "◆◆◆◇◇", "◆◆◆◆◇", "◆◆◆◆◆"]
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= looks["width"]
    assert guest.page.evaluate(_SMALL) == []
    guest.page.fill("main input", "Łucja")
    guest.page.locator(".game .play").first.click()
    guest.wait()
    assert guest.page.locator("[popovertarget=menu-account][aria-label*=Łucja]").count() == 1
    guest.touch()
    guest.enter()
    guest.page.wait_for_selector(".mine")
    assert guest.page.locator("main input").count() == 0


def test_what_waits_for_me_comes_first_with_its_board_and_its_question(hall: Hall, visit: Visit) -> None:
    """The oldest first; the others beside it; the one golden button leads there, by keys too."""
    guest = _person(hall, visit, "Halla", **DESK)
    first, second = _open(guest, ME, ME), _open(guest, ME, THRALL)
    guest.enter(f"/table/{second}")
    guest.wait()
    question = guest.page.inner_text(".decision .prompt").splitlines()[0]
    guest.enter()
    guest.page.wait_for_selector(".glimpse svg .meadhall, .glimpse svg.meadhall")
    assert "at 2 tables" in guest.page.inner_text(".mine h2")
    assert guest.page.locator(".mine .rows li").count() == 1
    assert guest.page.inner_text(".mine .rows small") in question
    assert guest.page.locator("main .main").count() == 1
    assert guest.page.locator(".glimpse [data-option]").count() == 0  # at a shared screen nobody's eyes are taken
    assert guest.page.title().startswith("(2)")
    guest.page.focus(".mine .go")
    guest.page.keyboard.press("Enter")
    guest.page.wait_for_selector(".table-page")
    assert _opened(guest) == first


def test_from_a_table_at_which_i_wait_i_come_to_the_next_that_waits_for_me(hall: Hall, visit: Visit) -> None:
    """It is offered while others decide, and not while I am asked."""
    guest, friend = _person(hall, visit, "Torvi"), _person(hall, visit, "Bjorn")
    shared = _open(guest, ME, OPEN, public=True)
    _ask(friend, f"/api/tables/{shared}/join")
    mine = _open(guest, ME, ME)
    guest.enter(f"/table/{shared}")
    guest.page.wait_for_selector(".world > svg")
    while guest.is_asked:
        assert guest.page.locator("[data-key=next-table]").count() == 0
        guest.touch()
    guest.page.click("[data-key=next-table]")
    guest.page.wait_for_selector(".curtain:not([hidden])")
    assert _opened(guest) == mine
    assert guest.page.locator("[data-key=next-table]").count() == 0


def test_my_games_are_searched_and_turned_page_by_page(hall: Hall, visit: Visit) -> None:
    guest, friend = _person(hall, visit, "Gunnar"), _person(hall, visit, "Żaneta")
    tables = [_open(guest, ME, OPEN, public=True) for _ in range(12)]
    _ask(friend, f"/api/tables/{tables[0]}/join")
    _open(guest, ME, OPEN, game="medieval_battle")
    guest.page.click(".ways a[href='/games']")
    rows = guest.page.locator(".rows li")
    guest.page.get_by_text("Tables: 13").wait_for()
    assert rows.count() == 12
    guest.page.click("[data-key=next]")
    guest.page.get_by_text("Page 2 of 2").wait_for()
    assert rows.count() == 1
    guest.page.get_by_label("Opponent").fill("żan")
    guest.page.get_by_text("Tables: 1", exact=True).wait_for()
    assert rows.first.get_attribute("data-table") == tables[0]
    guest.page.get_by_label("Game").select_option("medieval_battle")
    guest.page.get_by_text("No table is like that.").wait_for()
    guest.page.get_by_label("Opponent").fill("")
    guest.page.get_by_text("Tables: 1", exact=True).wait_for()
    assert "Medieval Battle" in rows.first.inner_text()
    guest.page.reload()
    guest.page.get_by_text("Tables: 1", exact=True).wait_for()


def test_an_open_table_is_sat_down_at_and_who_is_there_is_seen(hall: Hall, visit: Visit) -> None:
    """The list says which side one gets; at the table the others are seen to be there, and heard to speak."""
    owner, guest = _person(hall, visit, "Astrid"), visit(hall.address)
    table = _open(owner, ME, OPEN, public=True, options={"viking_seat": "seat_1"})
    owner.enter(f"/table/{table}")
    guest.enter()
    row = guest.page.locator(f"[data-table='{table}']")
    row.wait_for()
    assert "you would play: Vikings" in row.inner_text()
    guest.page.locator(".here", has_text="Astrid").wait_for()
    row.get_by_role("button").click()
    for each in (owner, guest):
        each.page.wait_for_selector(".world > svg")
        each.page.wait_for_function("() => document.querySelectorAll('.presence.present').length === 2")
    owner.pane("log")
    _ask(guest, f"/api/tables/{table}/chat", text="Good evening")
    owner.page.wait_for_selector("#tab-chat[data-unread='1']")
    owner.pane("chat")
    owner.page.wait_for_selector("#tab-chat:not([data-unread])")
    assert guest.page.locator("#tab-chat[data-unread]").count() == 0


def test_how_well_a_bot_plays_is_changed_at_the_table(hall: Hall, visit: Visit) -> None:
    """It is told, and the next game is against the same."""
    guest = visit(hall.address)
    guest.play_now()
    guest.pane("table")
    guest.page.locator("[data-key=level-1]").select_option("karl")
    guest.page.locator(".plate", has_text="Karl").wait_for()
    guest.page.locator("#pane-table", has_text="the level is Karl from now on").wait_for()
    guest.enter()
    guest.page.locator(".game .play").first.click()
    guest.page.locator(".plate", has_text="Karl").wait_for()


def test_a_phone_at_the_table_shows_emblems_with_the_names_for_those_who_listen(hall: Hall, visit: Visit) -> None:
    """No name is cut; each plate has its emblem and says whose it is."""
    guest = _person(hall, visit, "Gunnhild of the far north", **PHONE)
    guest.enter(f"/table/{_open(guest, ME, THRALL)}")
    guest.wait()
    assert guest.page.locator(".plate .head svg.emblem").count() == 2
    assert guest.page.get_by_role("button", name="Thrall").count() == 1
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= 390


@pytest.mark.parametrize(("theme", "path"), [("light", "/"), ("dark", "/games")])
def test_axe_finds_nothing_serious_in_the_pages_of_the_house(
    hall: Hall, visit: Visit, npm_packages: Path, theme: str, path: str
) -> None:
    """As a newcomer sees them, and somebody with tables."""
    guest = visit(hall.address, **DESK)
    guest.enter()
    guest.page.evaluate("(theme) => localStorage.setItem('meadhall-settings', JSON.stringify({theme}))", theme)
    guest.page.reload()
    guest.page.wait_for_selector(".welcome")
    found = axe_faults(guest, npm_packages)
    _ask(guest, "/api/guests", name="Inga")
    _open(guest, ME, OPEN)
    _open(guest, ME, ME, public=True)
    guest.enter(path)
    guest.page.wait_for_selector(".rows li")
    assert found + axe_faults(guest, npm_packages) == []
