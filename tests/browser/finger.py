"""A finger on a phone."""

from __future__ import annotations

from tests.browser.visitor import Visitor


class Finger:
    """One finger, which is put down, moved and lifted."""

    def __init__(self, guest: Visitor) -> None:
        self._session = guest.page.context.new_cdp_session(guest.page)

    def _send(self, kind: str, points: list[dict[str, float]]) -> None:
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    def down(self, x: float, y: float) -> None:
        self._send("touchStart", [{"x": x, "y": y, "id": 0}])

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", [{"x": x, "y": y, "id": 0}])

    def lift(self) -> None:
        self._send("touchEnd", [])
