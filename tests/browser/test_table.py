"""What the table offers besides playing: taking back, looking back, languages, rules, and coming back."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]
GOLDEN = Path(__file__).parents[1] / "golden" / "saga-1.journal"


def import_game(guest: Visitor) -> None:
    """Put a finished game on the table."""
    guest.enter("/games")
    guest.page.set_input_files("input[type=file]", GOLDEN)
    guest.page.wait_for_selector(".replay:not([hidden])")


def test_undo(hall: Hall, visit: Visit) -> None:
    """What can be taken back is; what cannot says why."""
    guest = visit(hall.address)
    guest.play_now()
    undo = guest.page.locator("[data-key=undo]")
    assert undo.get_attribute("aria-disabled") == "true"
    assert len(undo.get_attribute("data-tip") or "") > len("Undo. ")
    assert guest.play(lambda: guest.is_asked and undo.get_attribute("aria-disabled") is None)
    before, prompt, options = guest.n, guest.page.inner_text(".prompt"), guest.options()
    guest.touch()
    if guest.page.locator(".choices.narrowed").count():
        guest.page.keyboard.press("Escape")
        assert guest.page.locator(".choices.narrowed").count() == 0
        guest.page.keyboard.press("1")
        guest.page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=before)
    guest.wait()
    if undo.get_attribute("aria-disabled") is None:
        n = guest.n
        guest.page.keyboard.press("Escape")
        guest.page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=n)
        guest.wait()
        assert (guest.page.inner_text(".prompt"), guest.options()) == (prompt, options)
        guest.page.click("[data-key=restart]")
        guest.page.wait_for_selector("[data-key=restart][aria-disabled=true]")


def test_escape_closes_a_menu_and_takes_nothing_back(hall: Hall, visit: Visit) -> None:
    """The menu stays open while something is set in it, and its keys are its own."""
    guest = visit(hall.address)
    guest.play_now()
    undo = guest.page.locator("[data-key=undo]")
    assert guest.play(lambda: guest.is_asked and undo.get_attribute("aria-disabled") is None)
    before = guest.n
    guest.page.click("[popovertarget=menu-settings]")
    guest.page.locator("#menu-settings").get_by_label("Sound and badge").uncheck()
    guest.page.locator("#menu-settings h2").click()
    guest.page.keyboard.press("Escape")
    guest.page.wait_for_selector("#menu-settings", state="hidden")
    guest.page.wait_for_timeout(500)
    assert guest.n == before


def test_the_language_changes_in_the_middle(hall: Hall, visit: Visit) -> None:
    """Prompt, board, log, refusals: all of it, at once, and the game goes on."""
    guest = visit(hall.address)
    guest.play_now()
    guest.play(lambda: guest.page.locator(".sentence").count() > 6)
    english = guest.page.inner_text("#pane-log")
    assert "Vikings" in english
    assert guest.page.locator(".world > svg text", has_text=re.compile("Longship")).count() == 1
    guest.page.click(".language")
    guest.page.wait_for_selector("html[lang=pl]")
    guest.page.locator(".world > svg text", has_text="Drakkar").wait_for()
    polish = guest.page.inner_text("#pane-log")
    assert "ikingowie" in polish
    assert not re.search(r"\b(the|Vikings|picked)\b", polish)
    assert guest.page.locator(".sentence").count() > 6
    assert "page-" not in guest.page.inner_text("body")
    guest.wait()
    if not guest.is_over:
        guest.touch()


def test_a_lost_server_comes_back_in_the_middle_of_a_battle(own_hall: Hall, visit: Visit) -> None:
    """It is killed and started again; until then the board says so and cannot be touched, and then the game goes on."""
    guest = visit(own_hall.address)
    for _ in range(5):
        guest.play_now()
        if guest.play(lambda: guest.is_asked and guest.page.locator('.slot [id="battle"]').count()):
            break
    n, prompt = guest.n, guest.page.inner_text(".prompt")
    own_hall.kill()
    guest.page.locator(".banner.offline").wait_for()
    assert guest.page.locator(".frame").evaluate("(frame) => frame.inert")
    guest.page.keyboard.press("1")
    assert guest.page.locator(".pending").count() == 0
    assert guest.n == n
    own_hall.start()
    guest.page.get_by_text("Connected again").wait_for()
    assert guest.page.locator(".banner").count() == 0
    guest.page.reload()
    guest.wait()
    assert (guest.n, guest.page.inner_text(".prompt")) == (n, prompt)
    guest.touch()
    assert guest.n > n or guest.page.locator(".choices").count()
    guest.play(lambda: guest.n > n + 3)
    assert guest.n > n


def test_a_choice_on_an_old_position_changes_nothing(hall: Hall, visit: Visit) -> None:
    """The same person in two windows: the slower one is told, gently, and sees the new position."""
    guest = visit(hall.address)
    guest.play_now()
    other = guest.page.context.new_page()
    other.route_web_socket("**/news?*", lambda _socket: None)  # it hears nothing
    other.goto(guest.page.url)
    other.wait_for_selector(".decision.mine")
    before = guest.n
    guest.page.keyboard.press("2")
    guest.page.wait_for_function("(n) => Number(document.querySelector('.table-page').dataset.n) !== n", arg=before)
    other.keyboard.press("1")
    other.get_by_text("had moved on").wait_for()


def test_replay(hall: Hall, visit: Visit) -> None:
    """Slider, keys, marks, a link to a moment, other eyes."""
    guest = visit(hall.address)
    import_game(guest)
    page = guest.page
    length = int(page.get_attribute(".replay input", "max") or 0)
    assert length > 100
    assert page.locator(".mark.level-1").count() > 3
    page.locator("#tab-log").focus()
    page.evaluate("document.activeElement.blur()")
    for key, place in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", length)):
        page.keyboard.press(key)
        page.wait_for_function("(at) => document.querySelector('.replay input').value === String(at)", arg=place)
    page.fill(".replay input[type=range]", "60")
    page.wait_for_selector(".past")
    page.wait_for_selector(".passage.then, h3.then")
    page.get_by_role("button", name="Copy a link to this moment").click()
    link = page.evaluate("navigator.clipboard.readText()")
    assert link.endswith("#at=60")
    page.goto("about:blank")
    page.goto(link)
    page.wait_for_function("() => document.querySelector('.replay input')?.value === '60'")
    page.locator(".sentence").nth(3).click()
    page.locator(".line").first.click()
    page.wait_for_selector(".line.then")
    page.locator(".seen select").select_option("1")
    page.get_by_role("button", name="Play", exact=True).click()
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("button", name="To the end").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    assert Path(download.value.path()).read_text("utf-8").startswith("meadhall journal")


def test_the_recap_since_my_last_turn(hall: Hall, visit: Visit) -> None:
    """What others did can be stepped through, and left."""
    guest = visit(hall.address)
    guest.play_now()
    assert guest.play(lambda: guest.page.locator(".recap:not([hidden])").count())
    guest.page.click("[data-key=step]")
    guest.page.wait_for_selector(".past")
    guest.page.click("[data-key=skip]")
    guest.page.wait_for_selector(".table-page:not(.past)")
    assert guest.page.locator(".recap").is_hidden()


def test_the_rule_of_the_decision_is_one_touch_away(hall: Hall, visit: Visit) -> None:
    """The manual opens at it, and can be searched."""
    guest = visit(hall.address)
    guest.play_now()
    rule = guest.page.inner_text(".to-rule").split()[-1]
    guest.page.click(".to-rule")
    guest.page.wait_for_selector(f'[id="rule-{rule}"].here')
    guest.page.fill(".manual input", "longship")
    assert 0 < guest.page.locator(".manual .chapter p:visible").count() < 60


def test_sentences_lines_and_places_light_each_other(hall: Hall, visit: Visit) -> None:
    """Hovering one lights the other."""
    guest = visit(hall.address)
    import_game(guest)
    sentence = guest.page.locator('.sentence[data-things~="essex"]').last
    sentence.scroll_into_view_if_needed()
    sentence.hover()
    assert guest.page.locator(".frame .lit").count() > 0
    sentence.click()
    line = guest.page.locator('.line[data-things~="essex"]')
    line.hover()
    assert guest.page.locator(".frame .lit").count() > 0
    guest.page.locator('.frame [data-thing~="essex"]').first.hover()
    guest.page.wait_for_selector(".passage.lit .line.lit")


def test_a_sentence_unfolds_to_its_lines_by_pointer_and_by_keys(hall: Hall, visit: Visit) -> None:
    """The newest comes first, below the heading of its round; each line has the emblem of who did it."""
    guest = visit(hall.address)
    import_game(guest)
    page = guest.page
    rounds = [text for text in page.locator(".log h3").all_inner_texts() if text.startswith("Round")]
    assert rounds == sorted(rounds, key=lambda text: -int(text.split()[1]))
    sentence = page.locator(".passage.seat-1 .sentence").nth(2)
    assert page.locator(".log .line").count() == 0
    sentence.click()
    assert sentence.get_attribute("aria-expanded") == "true"
    lines = page.locator(".passage.seat-1 .line")
    assert lines.count() == lines.locator("svg.emblem").count() > 0
    sentence.press("Enter")
    assert (sentence.get_attribute("aria-expanded"), page.locator(".log .line").count()) == ("false", 0)
    sentence.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_selector(".passage.then .line.then")


def test_tooltips_say_what_things_are(hall: Hall, visit: Visit) -> None:
    """Where nothing more is to be said; the rest answers."""
    guest = visit(hall.address)
    guest.play_now()
    number = guest.page.locator(".plate .number").first
    number.hover()
    guest.page.wait_for_selector("#tip:not([hidden])")
    assert guest.page.inner_text("#tip").split() == (number.get_attribute("data-tip") or "").split()
    guest.page.locator('.frame [id="initiative"]').hover()
    guest.page.locator(".inspector h2", has_text="Initiative").wait_for()
    assert not guest.page.is_visible("#tip")


def test_settings_and_account(hall: Hall, visit: Visit) -> None:
    """Dark colours, and an account that finds its tables again from another browser."""
    guest = visit(hall.address)
    guest.play_now()
    guest.page.click("[popovertarget=menu-settings]")
    guest.page.locator("#menu-settings select").first.select_option("dark")
    assert guest.page.locator("html.dark").count() == 1
    guest.page.keyboard.press("Escape")
    guest.page.click("[popovertarget=menu-account]")
    guest.page.fill("#menu-account input[autocomplete=username]", "Ragnhild")
    guest.page.fill("#menu-account input[type=password]", "long enough")
    guest.page.get_by_role("button", name="Make an account").click()
    guest.page.get_by_text("Saved.").wait_for()
    later = visit(hall.address)
    later.enter()
    later.page.click("[popovertarget=menu-account]")
    later.page.fill("#menu-account input[autocomplete=username]", "Ragnhild")
    later.page.fill("#menu-account input[type=password]", "wrong word")
    later.page.get_by_role("button", name="Log in").click()
    later.page.get_by_text("The name or the password is wrong.").wait_for()
    later.page.fill("#menu-account input[type=password]", "long enough")
    later.page.get_by_role("button", name="Log in").click()
    later.page.wait_for_selector(".mine .go")
