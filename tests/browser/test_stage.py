"""Clashes that are watched: the result stays, everybody sees the same, and nothing of it changes the game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import meadhall
from tests.browser.hall import Hall
from tests.browser.visitor import Visitor
from tests.clashes import Clash, clash

Visit = Callable[..., Visitor]

_ENDED = ".staged .stage.ended .outcome"
_LONG = 60_000
_STAYS = 3_000
# What the page shows while it tells, seen in one moment.
_TELLING = """() => document.querySelector(".telling") && {
    prompt: document.querySelector(".decision .prompt").innerText,
    touches: document.querySelectorAll(".frame .touch").length,
}"""


def _owner(guest: Visitor, found: Clash) -> tuple[str, dict[str, str]]:
    """Put the game on a table: its id, and what the owner shows to act there."""
    api = f"{guest.address}/api"
    me = guest.page.request.post(f"{api}/guests", data={"name": "Astrid"}).json()
    headers = {"X-CSRF": me["csrf"]}
    made = guest.page.request.post(f"{api}/journals", data={"text": found.journal}, headers=headers)
    return str(made.json()["id"]), headers


def _fight(guest: Visitor, found: Clash, table: str, headers: dict[str, str]) -> None:
    """Make the choice with which the clash ends."""
    path = f"{guest.address}/api/tables/{table}"
    n = guest.page.request.get(f"{path}?seat={found.seat}&picture=false").json()["n"]
    form = {"n": n, "seat": found.seat, "option": found.option}
    assert guest.page.request.post(f"{path}/choices", data=form, headers=headers).ok


def _at_table(guest: Visitor, table: str, more: str = "") -> None:
    guest.enter(f"/table/{table}{more}")
    guest.page.wait_for_selector(".world > svg")


def _facts(guest: Visitor) -> str:
    """What the last page of a scene says."""
    guest.page.wait_for_selector(_ENDED, timeout=_LONG)
    return guest.page.inner_text(".outcome")


def _length(guest: Visitor, table: str) -> Any:
    return guest.page.request.get(f"{guest.address}/api/tables/{table}?picture=false").json()["length"]


@pytest.mark.parametrize("slug", meadhall.games())
def test_a_clash_is_watched_by_all_and_its_result_stays_until_it_is_put_away(
    slug: str, hall: Hall, visit: Visit
) -> None:
    found = clash(meadhall.game(slug))
    owner, calm = visit(hall.address), visit(hall.address, width=390, height=844, touch=True)
    table, headers = _owner(owner, found)
    watching = visit(hall.address, width=1440, height=900, motion=True)
    for guest in (watching, calm):
        _at_table(guest, table)
    _fight(owner, found, table, headers)
    watching.page.wait_for_selector(".staged .stage .beat.fresh")
    length = _length(watching, table)
    watching.page.click(".stage [data-key=skip]")
    title, told = watching.page.inner_text(".plaque h2"), _facts(watching)
    watching.page.wait_for_timeout(_STAYS)
    assert _facts(watching) == told
    assert watching.page.locator(".stage").bounding_box() is not None
    _put_away(watching)
    assert _length(watching, table) == length
    _same_in_stills(calm, told)
    _same_from_a_link(watching, title, told)
    if slug == "saga":
        _same_in_replay(watching, table, length, told)


def _put_away(guest: Visitor) -> None:
    """Put the result away, and those of what happened at the same time."""
    for _ in range(4):
        guest.page.click("[data-key=back-to-map]")
        guest.page.wait_for_timeout(100)
        if guest.page.query_selector(".staged") is None:
            return
        guest.page.click(".stage [data-key=skip]")


def _same_in_stills(calm: Visitor, told: str) -> None:
    """Who asked for calm steps through the same, and nothing goes on by itself."""
    calm.page.wait_for_selector(".staged")
    before = calm.page.inner_text(".stage .spoken")
    calm.page.wait_for_timeout(300)
    assert calm.page.inner_text(".stage .spoken") == before
    for _ in range(40):
        if calm.page.query_selector(_ENDED) is not None:
            break
        calm.page.click("[data-key=go-on]")
    assert _facts(calm).split() == told.split()


def _same_from_a_link(guest: Visitor, title: str, told: str) -> None:
    """The scene has an address."""
    guest.page.click(f'.log .watch[aria-label$="{title}"] >> nth=0')
    guest.page.wait_for_selector(".staged")
    guest.page.click(".stage [data-key=link]")
    link = guest.page.evaluate("navigator.clipboard.readText()")
    assert "#scene=" in link
    guest.page.goto("about:blank")
    guest.page.goto(link)
    guest.page.wait_for_selector(".staged .stage .spoken")
    guest.page.keyboard.press("Enter")
    assert _facts(guest) == told


def _same_in_replay(guest: Visitor, table: str, length: int, told: str) -> None:
    """Who plays the game again comes to the same scene, and goes on when it is put away."""
    guest.page.goto("about:blank")
    _at_table(guest, table, f"#at={length - 8}")
    guest.page.click(".replay [data-key=player]")
    seen: set[str] = set()
    while guest.page.query_selector(".table-page.past") is not None:
        if guest.page.query_selector(_ENDED) is not None:
            seen.add(_facts(guest))
        if guest.page.query_selector(".staged") is not None:
            guest.page.keyboard.press("Enter")
        guest.page.wait_for_timeout(200)
    assert told in seen


def test_the_turns_of_others_are_told_until_one_wants_to_go_on(hall: Hall, visit: Visit) -> None:
    """At the pace of who watches; a press comes to the present, and nothing was missed in the log."""
    guest = visit(hall.address, width=1440, height=900, motion=True)
    guest.play_now(card='.game[aria-label="Northgard"]')
    told = 0
    for _ in range(60):
        guest.page.wait_for_selector(".decision.mine, .telling, .staged .stage.ended, .scores", timeout=_LONG)
        telling = guest.page.evaluate(_TELLING)
        if guest.page.query_selector(".staged .stage.ended") is not None:
            guest.page.keyboard.press("Enter")
        elif telling is not None:
            told += 1
            assert telling["prompt"]
            assert telling["touches"] == 0
            guest.page.keyboard.press("Enter")
            # What comes meanwhile may be a battle of one's own, whose result stays until it is put away.
            guest.page.wait_for_selector(".table-page:not(:has(.telling)), .staged .stage.ended")
        elif told > 1 or guest.is_over:
            break
        else:
            guest.touch()
    assert told
