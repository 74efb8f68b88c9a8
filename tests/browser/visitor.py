"""Somebody at the page: touches what glows, reads what is written."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import ConsoleMessage, Error, Page

WAIT = 30_000
_CARD = ".game[aria-label=SAGA]"

# The middle of a thing may be covered by another, so a point is looked for at which the thing itself is touched, and
# well within it if possible: fingers are rounded to pixels, and of a thing that is covered but for a line they miss it.
_POINT = """(n) => {
  const kind = document.querySelector('.choices.narrowed') ? '[data-option]' : '';
  const things = [...document.querySelectorAll(':is(.frame, .slot) .touch:not(.out)' + kind)];
  for (const room of [4, 2, 0]) {
    const around = [[0, 0], [room, 0], [-room, 0], [0, room], [0, -room]];
    for (let k = 0; k < things.length; k++) {
      const thing = things[(n + k) % things.length];
      if (!thing.closest('.frame')) thing.scrollIntoView({block: 'nearest', inline: 'nearest'});
      const box = thing.getBoundingClientRect();
      for (let i = 1; i < 200; i++) {
        const x = Math.round(box.x + box.width * ((i * 0.618) % 1));
        const y = Math.round(box.y + box.height * ((i * 0.414) % 1));
        const isOn = ([dx, dy]) => document.elementFromPoint(x + dx, y + dy)?.closest('.touch') === thing;
        if (around.every(isOn)) return {x, y};
      }
    }
  }
  return null;
}"""

_MOVED = """([n, isNarrowed, isMustered]) => Number(document.querySelector('.table-page')?.dataset.n) !== n
  || (!isNarrowed && document.querySelector('.choices.narrowed')) || (!isMustered && document.querySelector('.muster'))
  || document.querySelector('.scores, .doubt')"""


_LEVEL = """(level) => {
  const known = JSON.parse(localStorage.getItem('meadhall-settings') ?? '{}');
  localStorage.setItem('meadhall-settings', JSON.stringify({...known, level}));
}"""

_TOUCHES = 4

_NUMBERS = 0.3
"""How often somebody with keys alone presses the first number instead of walking over the board."""
_WALK = 7
"""Fewer steps than that they walk."""

_PATIENCE = 120_000
"""Milliseconds for which one waits for bots, on a busy machine too."""


class Visitor:
    """A person with a browser."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        self._chance = random.Random(11)  # noqa: S311 (a test, not a secret)
        page.set_default_timeout(WAIT)
        page.on("console", self._heard)
        page.on("pageerror", lambda error: self.faults.append(str(error)))

    def _heard(self, message: ConsoleMessage) -> None:
        # A refused or lost request is told by the browser too; the page has its own words for it.
        if message.type == "error" and "Failed to load resource" not in message.text:
            if "ERR_CONNECTION" not in message.text and "WebSocket" not in message.text:
                self.faults.append(message.text)

    # The lobby

    def enter(self, path: str = "/") -> None:
        self.page.goto(self.address + path)

    def play_now(self, level: str = "thrall", card: str = _CARD) -> None:
        """One click, against bots of the level that was last played against."""
        self.enter()
        self.page.evaluate(_LEVEL, level)
        self.page.reload()
        self.page.click(f"{card} .play")
        self.wait()

    def open_form(self, card: str = _CARD) -> None:
        """The form of a new table, on its own page; the game is the one of a card."""
        title = card.partition("aria-label=")[2].strip('"]')
        self.enter(f"/new/{title.lower().replace(' ', '_')}")
        self.page.wait_for_selector(".place")

    def open_table(self, second: str, name: str = "", card: str = _CARD) -> None:
        """Open a table with me on the first seat."""
        self.open_form(card)
        self.seat(1, second)
        if name:
            self.page.locator(".place input").fill(name)
        self.submit()

    def put(self, journal: str) -> None:
        """Put a game on a table where every seat is mine, and see it with the eyes of who decides."""
        api = f"{self.address}/api"
        me = self.page.request.get(f"{api}/me").json()
        if me["person"] is None:
            me = self.page.request.post(f"{api}/guests", data={"name": "Astrid"}).json()
        made = self.page.request.post(f"{api}/journals", data={"text": journal}, headers={"X-CSRF": me["csrf"]})
        self.enter(f"/table/{made.json()['id']}")
        self.wait()
        self._uncover()
        self.page.wait_for_selector(".decision.mine")

    def speak(self) -> None:
        """Change the language of the page."""
        other = self.page.get_attribute(".tools .language", "lang")
        self.page.click(".tools .language")
        self.page.wait_for_selector(f".tools .language:not([lang={other}])")
        self.page.wait_for_selector(".decision.mine")

    def seat(self, seat: int, kind: str) -> None:
        """Say in the form who shall sit somewhere."""
        self.page.locator(".place select").nth(seat).select_option(kind)

    def submit(self) -> None:
        """Press the golden button of the form, and once more if nothing comes of it."""
        self.page.click(".golden")
        try:
            self.page.wait_for_selector(".table-page", timeout=WAIT / _TOUCHES)
        except Error:
            self.page.click(".golden")
            self.page.wait_for_selector(".table-page")

    # The table

    @property
    def n(self) -> int:
        return int(self.page.get_attribute(".table-page", "data-n") or 0)

    @property
    def is_over(self) -> bool:
        return self.page.query_selector(".scores") is not None

    @property
    def is_asked(self) -> bool:
        return self.page.query_selector(".decision.mine") is not None

    @property
    def seen(self) -> str:
        """Where the page is and what it says, for those who wonder."""
        return f"{self.page.get_attribute('.table-page', 'class')}, {self.n}: {self.page.inner_text('.decision')}"

    def wait(self) -> None:
        """Wait until I am asked, or the game is over, or the device must be passed."""
        awaited = ".decision.mine, .scores, .curtain:not([hidden])"
        self.page.wait_for_selector(f"{awaited}, .staged .stage", timeout=_PATIENCE)
        while self.page.query_selector(awaited) is None:
            self.put_scenes_away()
            self.page.wait_for_selector(f"{awaited}, .staged .stage", timeout=_PATIENCE)

    def wait_for_record(self, n: int) -> None:
        """Wait until the page shows so many records."""
        told = "(n) => Number(document.querySelector('.table-page').dataset.n) >= n"
        self.page.wait_for_function(told, arg=n, timeout=_PATIENCE)

    def options(self) -> list[str]:
        found: list[str] = self.page.eval_on_selector_all(
            ":is(.frame, .slot) .touch[data-option]", "all => all.map((each) => each.dataset.option)"
        )
        return found

    def touch(self) -> None:
        """Touch something that glows, or one of the large buttons, until there is an answer.

        A touch may miss what has just moved; people then touch again.
        """
        for _ in range(_TOUCHES):
            with contextlib.suppress(Error):
                self._touch_once()
                return
            self._come_back()
            if not self.is_asked:
                return  # it was answered, but late
        raise AssertionError(f"Nothing answered {_TOUCHES} touches: {self.seen}.")

    def _come_back(self) -> None:
        """Who touched a line of the log instead sees the past now."""
        if self.page.query_selector(".table-page.past") is not None:
            self.page.click(".replay .main")
            self.page.wait_for_selector(".table-page:not(.past)")

    def put_scenes_away(self) -> None:
        """What came of a clash stays until it is put away; the next one may follow at once."""
        while self.page.query_selector(".staged, .staging") is not None:
            self.page.keyboard.press("Escape")
            self.page.wait_for_timeout(150)
        self.page.eval_on_selector_all(".result [data-key=remove]", "all => all.forEach((each) => each.click())")

    def type(self) -> None:
        """Choose with keys alone: numbers, or arrows and Enter, as often as the question asks for parts."""
        self.put_scenes_away()
        for _ in range(_TOUCHES):
            before = self._before()
            keys = self.page.keyboard
            if self.page.query_selector(".doubt") is not None:
                keys.press("Shift+Tab")
                keys.press("Enter")
            elif before[2]:
                keys.press("Enter")
            elif before[1] or self._chance.random() < _NUMBERS:
                keys.press("1")
            else:
                for _ in range(self._chance.randrange(1, _WALK)):
                    keys.press("ArrowRight")
                keys.press("Enter")
            with contextlib.suppress(Error):
                self.page.wait_for_function(_MOVED, arg=before, timeout=WAIT / _TOUCHES)
                return
            if not self.is_asked:
                return  # it was answered, but late
        raise AssertionError(f"Nothing answered {_TOUCHES} keys: {self.seen}.")

    def _before(self) -> list[Any]:
        """What `_MOVED` compares with."""
        is_mustered = self.page.query_selector(".muster") is not None
        return [self.n, self.page.query_selector(".choices.narrowed") is not None, is_mustered]

    def _touch_once(self) -> None:
        self.put_scenes_away()
        before = self._before()
        is_mustered = before[2]
        self.page.mouse.move(1, 1)  # a card that is pointed at rises, and may cover what is meant
        point: dict[str, float] | None = self.page.evaluate(_POINT, self._chance.randrange(1000))
        if self.page.query_selector(".doubt") is not None:
            self._insist()
            return
        if is_mustered:
            self.page.click(".decision .golden", timeout=WAIT / _TOUCHES)
        elif point is not None:
            self._press(point)
        else:
            buttons = self.page.locator(".decision button.option")
            buttons.nth(self._chance.randrange(max(buttons.count(), 1))).click(timeout=WAIT / _TOUCHES)
        self.page.wait_for_function(_MOVED, arg=before, timeout=WAIT / _TOUCHES)

    def _insist(self) -> None:
        """Do what was warned of."""
        before = self.n
        self.page.click("[data-key=doubt-anyway]", timeout=WAIT / _TOUCHES)
        told = (
            "(n) => Number(document.querySelector('.table-page').dataset.n) !== n || document.querySelector('.scores')"
        )
        self.page.wait_for_function(told, arg=before, timeout=WAIT / _TOUCHES)

    def _press(self, point: dict[str, float]) -> None:
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            self.page.touchscreen.tap(point["x"], point["y"])
        else:
            self.page.mouse.click(point["x"], point["y"])

    @property
    def picture_width(self) -> float:
        """How wide the picture is, larger than its frame if it was zoomed."""
        return float(self.page.eval_on_selector(".world > svg", "svg => svg.getBoundingClientRect().width"))

    def fingers(self, start: list[tuple[float, float]], end: list[tuple[float, float]], steps: int = 10) -> None:
        """Put fingers down, move them from here to there, and lift them."""
        session = self.page.context.new_cdp_session(self.page)

        def send(kind: str, part: float) -> None:
            places = [
                {"x": x + (u - x) * part, "y": y + (v - y) * part, "id": n}
                for n, ((x, y), (u, v)) in enumerate(zip(start, end, strict=True))
            ]
            points = [] if kind == "touchEnd" else places
            session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

        send("touchStart", 0)
        for step in range(1, steps + 1):
            send("touchMove", step / steps)
        send("touchEnd", 1)
        session.detach()

    def play(
        self, until: Callable[[], Any] = lambda: False, most: int = 400, by: Callable[[], None] | None = None
    ) -> bool:
        """Play on until something is so, or the game is over; whether it came to be so. By touch, if not said."""
        choose = by or self.touch
        for _ in range(most):
            self.wait()
            if until():
                return True
            if self.is_over:
                self.page.wait_for_timeout(300)  # until the last scenes are there
                self.put_scenes_away()
                return False
            if self.is_asked:
                choose()
            else:
                self._uncover()
        return False

    def _uncover(self) -> None:
        """Where several sit at one screen, the next one comes to it."""
        if self.page.query_selector(".curtain:not([hidden])") is not None:
            self.page.locator(".curtain button").dispatch_event("click")  # no pointer stays where it was
            self.page.wait_for_selector(".curtain", state="hidden")

    def pane(self, tab: str) -> str:
        """The words of a pane, which lies in the drawer."""
        if self.page.get_attribute(".table-page", "data-side") == "folded":
            self.page.click(".tools .fold")
        self.page.click(f"#tab-{tab}")
        self.page.wait_for_selector(f"#pane-{tab}:not([aria-busy])")
        return self.page.inner_text(f"#pane-{tab}")
