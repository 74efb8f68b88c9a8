"""Intent first: an army is recruited on one sheet, deployed by one touch, and taken back as one."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hall import Hall
from tests.browser.test_gesture import Sent
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
_CARD = '.game[aria-label="Medieval Battle"]'
_LOOKS = 300


def _chosen(sent: Sent) -> list[str]:
    return [form["option"] for what, form in sent.all if what == "choices"]


def _until_chosen(guest: Visitor, sent: Sent, number: int) -> None:
    """Until the page has chosen so often, by itself too."""
    for _ in range(_LOOKS):
        if len(_chosen(sent)) >= number:
            return
        guest.page.wait_for_timeout(100)
    raise AssertionError(f"Only {len(_chosen(sent))} of {number} choices were sent.")


def test_an_army_is_recruited_on_one_sheet_kept_for_later_and_deployed_by_one_touch(hall: Hall, visit: Visit) -> None:
    """By pointer and by keys; the melee cards stand beside it."""
    guest = visit(hall.address)
    page, sent = guest.page, Sent(guest)
    guest.play_now(card=_CARD)
    page.wait_for_selector(".ledger")
    assert page.locator(".slot-aid .part").count() == 1
    page.click('[data-key="smaller archers"]')
    assert page.inner_text('[data-key="ready a20_rulebook"] small') == "changes: 1 · back"
    assert page.get_attribute('[data-key="larger heavy_cavalry"]', "aria-disabled") == "true"
    page.focus('[data-key="count pikemen"]')
    page.keyboard.press("ArrowRight")
    assert page.get_attribute('[data-key="count pikemen"]:focus', "aria-valuenow") == "2"
    page.fill(".save input", "Hill army")
    page.keyboard.press("Enter")
    page.wait_for_selector('[data-key="ready own Hill army"][aria-pressed=true]')
    page.click('[data-key="ready a20_horse"]')
    riders = "count:3 count:3 count:2 count:0 count:0 count:1 count:0 count:0"
    assert page.get_attribute(".golden", "data-option") == riders
    page.reload()
    page.click('[data-key="ready own Hill army"]')
    page.click('[data-key="forget Hill army"]')
    assert page.locator('[data-key="ready own Hill army"]').count() == 0
    page.click(".golden")
    page.locator(".plan").first.wait_for()
    assert _chosen(sent) == ["count:2 count:1 count:1 count:2 count:1 count:2 count:1 count:1"]
    page.hover('[data-key="plan wings"]')
    lit: list[str] = page.eval_on_selector_all(".frame .lit", "all => all.map((each) => each.dataset.thing)")
    assert len({thing for things in lit for thing in things.split() if thing.count(",") == 1}) == 12
    page.click('[data-key="plan wings"]')
    page.locator(".plans", has_text="Two wings").wait_for()
    _until_chosen(guest, sent, 3)
    page.click('[data-key="plan stop"]')
    page.locator(".plan").first.wait_for()
    first, second, *_ = _chosen(sent)[1:]
    assert first.startswith("hex:")
    assert second.startswith("deploy:heavy_cavalry hex:")
