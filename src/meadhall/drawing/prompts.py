"""The prompt with its tray: what is asked, how far the game is, and the options that are nothing on the board."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import rectangle
from meadhall.drawing.layouts import Box
from meadhall.drawing.planks import Clock, plank
from meadhall.drawing.trays import Tray
from meadhall.drawing.views import AnyView


class Prompt:
    """Made when everything else is drawn, since its buttons are for the options that are left."""

    def __init__(self, view: AnyView, text: str, clock: Clock, tray: Tray) -> None:
        self._view: Final = view
        self._text: Final = text
        self._clock: Final = clock
        self._tray: Final = tray

    def _plank(self, box: Box) -> str:
        view = self._view
        return "" if view.is_bare else plank(box, self._text, view.is_mine, self._clock)

    def wide(self, box: Box, high: float = 44) -> str:
        """In a wide picture: the tray below a plank so high, or alone if the page shows the prompt itself."""
        x, y, width, height = box
        high = 0.0 if self._view.is_bare else high
        tray = self._tray.wide((x + 9, y + high + 9, width - 18, height - high - 15))
        is_shown = not self._view.is_bare or not self._tray.is_empty
        ground = rectangle(*box, 9, fill="#000", fill_opacity=0.22) if is_shown else ""
        return ground + self._plank((x, y, width, high)) + tray

    def parts(self) -> str:
        """For a page that asks by itself: the buttons and notes alone."""
        return self._tray.parts(self._view)
