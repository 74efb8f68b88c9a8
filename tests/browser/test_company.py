"""Who is at a table besides those who play: talk, muting, and tables that are closed before their end."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]


def test_an_owner_mutes_a_spectator_and_closes_the_table(hall: Hall, visit: Visit) -> None:
    """Words are marked; who is muted is told so; a table is closed after one more question, and everybody sees it."""
    owner, watcher = visit(hall.address), visit(hall.address, locale="pl-PL")
    owner.open_table("bot thrall")
    watcher.open_table("bot thrall")  # so the watcher has a name
    watcher.page.goto(owner.page.url)
    watcher.page.click("#tab-chat")
    watcher.page.fill(".chat input", "Dobry wieczór")
    watcher.page.keyboard.press("Enter")
    owner.page.click("#tab-chat")
    owner.page.get_by_text("Dobry wieczór").wait_for()
    assert owner.page.inner_text(".said .role") == "watching"
    owner.page.click(".said button")
    watcher.page.wait_for_selector(".chat form", state="hidden")
    assert "odebrała ci tu głos" in watcher.page.inner_text(".said")
    owner.page.locator(".said button", has_text="Let speak").click()
    watcher.page.wait_for_selector(".chat form")

    watcher.page.click("#tab-table")
    assert watcher.page.locator(".closing").count() == 0
    owner.page.click("#tab-table")
    owner.page.click(".closing [data-key=close]")
    assert owner.page.locator(".waiting").is_hidden()
    owner.page.click(".closing [data-key=close]")
    for each, sentence in ((owner, "The owner closed this table"), (watcher, "zamknęła go przed końcem gry")):
        each.page.wait_for_selector(".waiting:not([hidden])")
        assert sentence in each.page.inner_text(".waiting")
    owner.page.click(".waiting a")
    owner.page.wait_for_selector(".welcome")
    assert owner.page.locator(".mine").count() == 0
