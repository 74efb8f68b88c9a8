"""Learning in the browser: somebody who has never seen a game begins with its first lesson."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

import meadhall
from meadhall.lessons import lessons
from tests.browser.hall import Hall
from tests.browser.test_quality import axe_faults
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
_LONG = 60_000
_CHOICES = 40
_SECOND = '.decision .option[data-key="pass"]'
_PRINTED = re.compile(rb"/Type\s*/Page\b(?!s)")
"""A side of what is printed."""

# Where what the coach asks for can be touched; of what lies under something else nothing.
_WANTED = """() => {
  const kinds = ':is(.frame, .slot) .touch.wanted:not(.out), .decision .option.wanted';
  for (const thing of document.querySelectorAll(kinds)) {
    thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = thing.getBoundingClientRect();
    for (let i = 1; i < 200; i++) {
      const x = Math.round(box.x + box.width * ((i * 0.618) % 1));
      const y = Math.round(box.y + box.height * ((i * 0.414) % 1));
      const on = document.elementFromPoint(x, y);
      if (on && (on.closest('.touch') === thing || on.closest('.option') === thing)) return [x, y];
    }
  }
  return null;
}"""


def _title(slug: str, language: str) -> str:
    return meadhall.game(slug).words(language).say("title")


def _begin(guest: Visitor, slug: str, language: str = "en") -> None:
    """From the home page, as a newcomer would."""
    guest.enter()
    guest.page.click(f'.game[aria-label="{_title(slug, language)}"] .learn')
    guest.page.wait_for_selector(".coach .saying")


def _follow(guest: Visitor) -> None:
    """Do once what the coach asks for: touch what is lit, or be shown."""
    page, n = guest.page, guest.n
    if page.query_selector(".staged") is not None:
        page.keyboard.press("Enter")
        page.wait_for_timeout(150)
        return
    point = page.evaluate(_WANTED)
    if point is not None:
        page.touchscreen.tap(*point)
        page.wait_for_timeout(400)
    if guest.n == n and page.query_selector(".coach [data-key=show]") is not None:
        page.click(".coach [data-key=show]")
    page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=n)


def take_back(guest: Visitor) -> None:
    """By keys: Enter closes what is played on the stage, and then takes back what was tried."""
    for _ in range(_CHOICES):
        if guest.page.query_selector(".strayed, .staged, .staging") is None:
            return
        guest.page.keyboard.press("Enter")
        guest.page.wait_for_timeout(300)
    raise AssertionError("What was tried is not taken back.")


@pytest.mark.parametrize("slug", meadhall.games())
def test_the_first_lesson_of_every_game_is_learnt_on_a_phone(slug: str, hall: Hall, visit: Visit) -> None:
    """Nothing is to be known before; at the end the next lesson is one touch away, and the path knows what is done."""
    guest = visit(hall.address, width=390, height=844, touch=True)
    _begin(guest, slug)
    first, second, *_ = lessons(meadhall.game(slug))
    assert first.says("", "en").lower() in guest.page.inner_text(".coach h2").lower()
    assert first.says("-step-1", "en") in guest.page.inner_text(".coach")
    for _ in range(_CHOICES):
        if guest.page.query_selector(".coach [data-key=next-lesson]") is not None:
            break
        _follow(guest)
    while guest.page.query_selector(".staged") is not None:
        _follow(guest)
    assert first.says(".done", "en") in guest.page.inner_text(".coach")
    guest.page.click(".coach [data-key=next-lesson]")
    guest.page.wait_for_function(
        "(title) => document.querySelector('.coach h2')?.innerText.toLowerCase().includes(title)",
        arg=second.says("", "en").lower(),
    )
    guest.enter("/learn")
    guest.page.wait_for_selector(".path")
    path = guest.page.locator("section", has_text=_title(slug, "en")).locator(".path")
    assert path.locator("li.done").count() == 1
    assert path.locator("li.now").inner_text().startswith("2")


def test_what_else_is_tried_is_played_answered_and_taken_back(hall: Hall, visit: Visit) -> None:
    """At a desk, by keys: the bar gives way to the reason, and Enter takes it back."""
    guest = visit(hall.address, width=1440, height=900)
    _begin(guest, "saga")
    page = guest.page
    page.click(".coach [data-key=show]")
    page.click('.decision .option[data-key="force:1:-"]')
    page.wait_for_selector(".staged")
    while page.query_selector(".coach .off") is None:
        page.keyboard.press("Enter")
        page.wait_for_timeout(300)
    [first, *_] = lessons(meadhall.game("saga"))
    assert first.says("-other-1", "en") in page.inner_text(".coach .off")
    assert not page.is_visible(".decision")
    assert page.locator(".frame .touch").evaluate_all(
        "all => all.every((each) => getComputedStyle(each).pointerEvents === 'none')"
    )
    take_back(guest)
    page.wait_for_selector('.decision .option[data-key="force:2:-"]')
    assert page.query_selector(".coach .off") is None


def test_what_ends_the_game_is_taken_back_too(hall: Hall, visit: Visit) -> None:
    """Whoever passes second in this battle has lost it; the lesson goes on where it was left."""
    guest = visit(hall.address, width=390, height=844, touch=True)
    guest.enter("/learn/medieval_battle#lessons")
    page = guest.page
    page.click(".path [data-key=wagons_and_hourglasses]")
    page.wait_for_selector(".coach .saying")
    for _ in range(2):  # what is tried again is watched again
        page.click(_SECOND)
        page.wait_for_selector(".doubt, .staged")
        if page.query_selector(".doubt") is not None:
            page.click("[data-key=doubt-anyway]")
        page.wait_for_selector(".staged")
        page.wait_for_selector(".table-page.over.strayed", state="attached")
        take_back(guest)
        page.wait_for_selector(_SECOND)
        assert page.query_selector(".coach .off") is None


def test_a_lesson_is_left_and_taken_up(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address, width=1440, height=900)
    _begin(guest, "northgard")
    guest.page.click(".coach [data-key=show]")
    guest.page.wait_for_selector(".coach li.done")
    address = guest.page.url
    guest.page.click(".coach [data-key=leave]")
    guest.page.wait_for_selector(".how .path")
    guest.page.click(".path .now button")
    guest.page.wait_for_selector(".coach li.done")
    assert guest.page.url == address


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_game_is_told_on_one_page(slug: str, hall: Hall, visit: Visit) -> None:
    """Every figure is there, every rule leads to the manual, nothing is too wide for a phone or long for a sheet."""
    guest = visit(hall.address, width=390, height=844, touch=True)
    guest.enter(f"/learn/{slug}")
    page = guest.page
    page.wait_for_selector(".guide .boxes img")
    for figure in page.locator(".boxes img").all():
        figure.scroll_into_view_if_needed()
    page.wait_for_function("() => [...document.querySelectorAll('.boxes img')].every((each) => each.naturalWidth > 0)")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert len(_PRINTED.findall(page.pdf(prefer_css_page_size=True))) <= 2
    rule = page.inner_text(".boxes .to-rule >> nth=0")
    page.click(".boxes .to-rule >> nth=0")
    page.wait_for_selector(f'.book .here[id="rule-{rule}"]')


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_serious_where_one_learns(hall: Hall, visit: Visit, npm_packages: Path, theme: str) -> None:
    guest = visit(hall.address)
    guest.enter()
    guest.page.evaluate("(theme) => localStorage.setItem('meadhall-settings', JSON.stringify({theme}))", theme)
    found = []
    for path in ("/", "/learn", "/learn/saga"):
        guest.enter(path)
        guest.page.wait_for_selector(".game, .path, .guide")
        found += axe_faults(guest, npm_packages)
    _begin(guest, "saga")
    found += axe_faults(guest, npm_packages)
    assert found == []


def test_a_turn_is_explained_by_a_friend(hall: Hall, visit: Visit) -> None:
    guest = visit(hall.address)
    guest.play_now()
    guest.play(lambda: any(option.startswith("pick_tile") for option in guest.options()))
    guest.page.keyboard.press("e")
    guest.page.wait_for_selector(".explained .kinds li p")
    assert guest.page.locator(".explained ul >> nth=1").locator("li").count() >= 2
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector(".explained", state="detached")
