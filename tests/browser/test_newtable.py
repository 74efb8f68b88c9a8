"""The page of a new table: presets, seats, pictures to pick by, changes to the rules, and what does not fit."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.hall import Hall
from tests.browser.held import Held
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
NORTHGARD = '.game[aria-label="Northgard"]'
MEDIEVAL = '.game[aria-label="Medieval Battle"]'
_IN_SIGHT = """(button) => {
  const box = button.getBoundingClientRect();
  return box.top >= 0 && box.bottom <= innerHeight && button.contains(document.elementFromPoint(box.x + 9, box.y + 9));
}"""


def test_a_preset_sets_everything_and_changes_to_it_are_counted_and_taken_back(hall: Hall, visit: Visit) -> None:
    """The golden button stays the very same, so that no click on it is lost while everything else is told anew."""
    guest = visit(hall.address)
    guest.open_form(NORTHGARD)
    page = guest.page
    golden = page.query_selector(".golden")
    page.click("[data-key='preset team_game']")
    assert page.locator(".place:not(.another)").count() == 4
    assert page.get_attribute("[data-option=teams]", "aria-checked") == "true"
    page.click("[data-option=creatures]")
    page.click("[data-option=open_fame]")
    page.locator(".presets .card[aria-pressed=true]", has_text="Team game, changes: 2").wait_for()
    assert "Team game, changes: 2" in page.inner_text(".your-table")
    page.click("[data-key=back]")
    assert page.get_attribute("[data-option=creatures]", "aria-checked") == "false"
    assert page.inner_text(".your-table dl").splitlines() == [
        *["Players", "4", "About", "110 min", "Pace", "live, no clock"],
        *["Seen by", "people with the link", "Rules", "Team game"],
    ]
    assert page.evaluate("golden => golden === document.querySelector('.golden')", golden)


def test_what_is_pressed_while_the_house_answers_is_not_taken_away(hall: Hall, visit: Visit) -> None:
    """Else the click would be lost; the answer is shown when the finger is lifted."""
    guest = visit(hall.address)
    guest.open_form(MEDIEVAL)
    page = guest.page
    hatched = page.locator("[data-key='map lrg_two_fields'].hatched")
    hatched.wait_for()
    held = Held(page, "**/fit?*")
    page.click("[data-key='map_size large']")
    page.locator("[data-key='map random']").hover()
    held.wait()
    page.mouse.down()
    held.let_go()
    page.wait_for_timeout(500)
    assert hatched.count() == 1
    page.mouse.up()
    page.locator("[data-key='map random'][aria-pressed=true]").wait_for()
    page.locator("[data-key='map lrg_two_fields']:not(.hatched)").wait_for()


def test_what_does_not_fit_says_why_and_can_be_reached_but_not_switched(hall: Hall, visit: Visit) -> None:
    """With the right number of seats it fits."""
    guest = visit(hall.address)
    guest.open_form(NORTHGARD)
    page, teams = guest.page, guest.page.locator("[data-option=teams]")
    page.locator("[data-option=teams].hatched", has_text="exactly 4 players").wait_for()
    more = page.locator("[data-option=more_creatures].hatched", has_text="Needs “Creatures”")
    teams.focus()
    assert page.evaluate("document.activeElement.dataset.option") == "teams"
    page.keyboard.press("Enter")
    assert teams.get_attribute("aria-checked") == "false"
    page.click("[data-key=add]")
    page.locator("[data-option=teams]:not(.hatched)").click()
    assert teams.get_attribute("aria-checked") == "true"
    assert more.count() == 1
    page.click("[data-option=creatures]")
    assert more.count() == 0
    page.click("[data-key='remove 3']")
    page.locator("[data-option=teams] .fault", has_text="exactly 4 players").wait_for()
    page.click(".golden")
    assert page.evaluate("location.pathname") == "/new/northgard"


def test_seats_are_added_and_removed_as_the_game_allows(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.open_form(NORTHGARD)
    for players in (4, 5):
        guest.page.click("[data-key=add]")
        assert guest.page.locator(".place:not(.another)").count() == players
    assert guest.page.locator("[data-key=add]").count() == 0
    for seat in (4, 3, 2):
        guest.page.click(f"[data-key='remove {seat}']")
    assert guest.page.locator(".place").count() == 3  # two seats, and the way to a third
    assert guest.page.locator("[data-key^=remove]").count() == 0


def test_clans_are_picked_by_their_emblems_for_each_seat(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.open_form(NORTHGARD)
    page = guest.page
    page.click("[data-key='fixed_clans goat']")
    assert page.locator(".place").first.locator("svg.emblem").count() == 1
    page.click("[data-key='fixed_clans seat 1']")
    taken = page.locator("[data-key='fixed_clans goat'].hatched", has_text="No clan can be played twice")
    taken.wait_for()
    taken.click(force=True)
    page.click("[data-key='fixed_clans wolf']")
    page.wait_for_selector("[data-key='fixed_clans wolf'][aria-pressed=true]")
    guest.submit()
    page.wait_for_selector(".world > svg")
    table = guest.pane("table")
    assert "Clans: set beforehand" in table
    assert "Goat Clan, Wolf Clan" in table


def test_a_battlefield_is_picked_by_its_picture(hall: Hall, visit: Visit) -> None:
    """Those of the other size say so until the size is changed; pictures are real ones."""
    guest = visit(hall.address)
    guest.open_form(MEDIEVAL)
    page = guest.page
    field = page.locator("[data-key='map lrg_two_fields']")
    page.locator("[data-key='map lrg_two_fields'].hatched", has_text="not of the standard size").wait_for()
    page.click("[data-key='map_size large']")
    page.locator("[data-key='map lrg_two_fields']:not(.hatched)").click()
    page.wait_for_function(
        "() => { const cut = document.querySelector('[data-key=\"map lrg_two_fields\"] img');"
        " cut.scrollIntoView(); return cut.complete && cut.naturalWidth > 0; }"
    )
    assert "Wide and open" in field.inner_text()
    guest.submit()
    page.wait_for_selector(".world > svg")
    assert "Battlefield: Two Fields" in guest.pane("table")


def test_what_follows_a_choice_comes_with_it_and_a_wrong_text_is_told_at_its_field(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.open_form(MEDIEVAL)
    page = guest.page
    assert page.locator("[data-option=map_custom]").count() == 0
    page.click("[data-key='map custom']")
    page.fill("[data-option=map_custom] input", "nonsense")
    page.keyboard.press("Tab")
    page.locator("[data-option=map_custom] .fault", has_text="four parts").wait_for()
    page.fill("[data-option=map_custom] input", "A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A")
    page.keyboard.press("Tab")
    page.wait_for_selector(".fault", state="hidden")
    guest.submit()


def test_a_name_that_will_not_do_is_told_at_the_name(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.open_form()
    guest.page.get_by_label("Your name").fill("!")
    guest.page.click(".golden")
    guest.page.locator("#name-fault", has_text="A name has 1 to 30 letters").wait_for()
    assert guest.page.evaluate("document.activeElement.matches('.my-name input')")
    guest.page.get_by_label("Your name").fill("Sigrun")
    guest.submit()
    guest.page.locator("[popovertarget=menu-account][aria-label*=Sigrun]").wait_for()


@pytest.mark.parametrize("locale", ["en-GB", "pl-PL"])
def test_on_a_phone_the_golden_button_is_always_in_sight(hall: Hall, visit: Visit, locale: str) -> None:
    """Nothing scrolls sideways, nothing is smaller than a finger, no text is missing; languages change in place."""
    guest = visit(hall.address, width=390, height=844, touch=True, locale=locale)
    guest.open_form()
    page = guest.page
    page.click("[data-key=finer]")
    page.click("[data-key='viking_seat seat_0']")
    for place in ("0", "document.body.scrollHeight / 2", "document.body.scrollHeight"):
        page.evaluate(f"scrollTo(0, {place})")
        assert page.eval_on_selector(".golden", _IN_SIGHT)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    low = "all => all.filter((each) => each.offsetParent && each.offsetHeight < 44).map((each) => each.outerHTML)"
    assert page.eval_on_selector_all(".new-table :is(button, select, a, input)", low) == []
    page.evaluate("scrollTo(0, 0)")
    page.click(".language")
    page.wait_for_selector(f"html[lang={'pl' if locale == 'en-GB' else 'en'}]")
    page.wait_for_selector("[data-key='viking_seat seat_0'][aria-pressed=true]")
    assert "page-" not in page.inner_text("body")
