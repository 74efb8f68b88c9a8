"""What moves and what sounds, for people who have not asked for calm."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.hall import Hall
from tests.browser.visitor import Visitor

Visit = Callable[..., Visitor]

# Every animation is noted with what it moves; every tone that is asked to begin is counted.
_WATCH = """
window.moved = [];
window.tones = 0;
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  const [from, to] = frames.map((frame) => frame.transform ?? "");
  window.moved.push({ id: this.id, looks: this.getAttribute("class") ?? "", from, to, lasts: timing.duration });
  return animate.call(this, frames, timing);
};
const start = AudioScheduledSourceNode.prototype.start;
AudioScheduledSourceNode.prototype.start = function (when) {
  window.tones += 1;
  return start.call(this, when);
};
"""


def _watched(guest: Visitor) -> Visitor:
    guest.page.add_init_script(_WATCH)
    return guest


def _moved(guest: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = guest.page.evaluate("window.moved")
    return found


def _glides(guest: Visitor) -> list[dict[str, Any]]:
    return [each for each in _moved(guest) if each["from"] != each["to"]]


def test_pieces_glide_to_their_new_place(hall: Hall, visit: Visit) -> None:
    """Single pieces by themselves, equal ones as ghosts between stacks; a trail is left where somebody else moved."""
    guest = _watched(visit(hall.address, motion=True))
    guest.play_now()
    guest.play(
        lambda: (
            any(each["id"] for each in _glides(guest))
            and any("ghost" in each["looks"] for each in _glides(guest))
            and any("trail" in each["looks"] for each in _moved(guest))
        )
    )
    glides = _glides(guest)
    assert [each for each in glides if each["id"]]
    assert [each for each in glides if "ghost" in each["looks"]]
    assert [each for each in _moved(guest) if "trail" in each["looks"]]
    assert {each["lasts"] for each in glides} == {350}
    guest.page.wait_for_function("() => !document.querySelector('.ghost, .trail')")


def test_a_glide_begins_where_the_piece_was_and_ends_where_it_is(hall: Hall, visit: Visit) -> None:
    """Looking one choice back and on again moves things there and back."""
    guest = _watched(visit(hall.address, motion=True))
    guest.play_now()
    assert guest.play(lambda: guest.is_asked and any(each["id"] for each in _glides(guest)))
    for each in _glides(guest):
        assert each["from"].startswith("matrix(")
        assert each["to"].startswith("matrix(")
    last = next(each for each in reversed(_glides(guest)) if each["id"])
    place = (
        "(id) => { const e = document.getElementById(id).transform.baseVal.consolidate().matrix; return [e.e, e.f]; }"
    )
    x, y = guest.page.evaluate(place, last["id"])
    *_, to_x, to_y = [float(each) for each in last["to"][7:-1].split(",")]
    assert (abs(to_x - x), abs(to_y - y)) < (1, 1)


def test_nothing_moves_for_those_who_asked_for_calm_or_switched_it_off(hall: Hall, visit: Visit) -> None:
    """By the device, and by the setting of the page."""
    calm, still = _watched(visit(hall.address)), _watched(visit(hall.address, motion=True))
    still.enter()
    still.page.evaluate("() => localStorage.setItem('meadhall-settings', JSON.stringify({speed: 'none'}))")
    for guest in (calm, still):
        guest.play_now()
        guest.play(lambda: guest.n > 12)  # noqa: B023
        assert _moved(guest) == []


def _your_turn(first: Visitor, second: Visitor, is_enough: Callable[[], bool]) -> None:
    """Let two play until something is so."""
    for _ in range(1000):
        asked = [each for each in (first, second) if each.is_asked]
        if asked and is_enough():
            return
        if asked:
            asked[0].touch()
        first.page.wait_for_timeout(50)
    raise AssertionError(f"It has not come to be so. They see {first.seen!r} and {second.seen!r}.")


def test_a_sound_and_a_badge_say_that_it_is_my_turn_until_they_are_switched_off(hall: Hall, visit: Visit) -> None:
    """Two notes; the switch silences them and takes the badge from the title."""
    first, second = _watched(visit(hall.address, motion=True)), visit(hall.address)
    # A game that does not end within a few turns, however badly it is played.
    first.open_table("open", card='.game[aria-label="Medieval Battle"]')
    link = first.page.input_value(".waiting .invitation input")
    second.page.goto(link)
    second.page.click(".waiting .main")
    second.page.wait_for_selector(".world > svg")
    first.page.wait_for_selector(".world > svg")
    tones = "window.tones"
    _your_turn(first, second, lambda: first.page.evaluate(tones) >= 2)
    assert first.page.evaluate(tones) % 2 == 0
    _your_turn(first, second, lambda: first.is_asked)
    assert first.page.title().startswith("●")
    first.page.click("[popovertarget=menu-settings]")
    first.page.locator("#menu-settings").get_by_label("Sound and badge").uncheck()
    first.page.wait_for_function("() => !document.title.startsWith('●')")
    first.page.keyboard.press("Escape")
    first.page.wait_for_selector("#menu-settings", state="hidden")
    heard = first.page.evaluate(tones)
    turns: list[bool] = []

    def has_come_back() -> bool:
        turns.append(first.is_asked)
        return [each for n, each in enumerate(turns) if n == 0 or each != turns[n - 1]].count(True) >= 2

    _your_turn(first, second, has_come_back)
    assert first.page.evaluate(tones) == heard
