"""Buttons: the options that are nothing on the board, in rows, with number keys."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from meadhall.drawing.elements import rectangle, shifted
from meadhall.drawing.lettering import line, width
from meadhall.drawing.touch import touchable


class Button:
    """One option as a button: a small drawing 24 high around its middle, if any, and words; what it leads to."""

    def __init__(
        self, option: str, label: str, text: str, icon: str = "", icon_width: float = 0, effect: str = ""
    ) -> None:
        self.option: Final = option
        self.label: Final = label
        self.text: Final = text
        self.icon: Final = icon
        self.icon_width: Final = icon_width
        self.effect: Final = effect
        """The second line of the button where there is room for one."""
        self.key = 0
        """The number key that takes it, shown if it is one from 1 to 9."""

    def width(self, size: float) -> float:
        """How wide it is with letters of this size."""
        gap = size * 0.4 if self.icon and self.text else 0.0
        return self._key_width(size) + self.icon_width * size / 16 + gap + width(self.text, size, "plain") + size * 1.3

    def _key_width(self, size: float) -> float:
        return size * 1.25 if 1 <= self.key <= 9 else 0.0

    def draw_key(self, x: float, middle: float, size: float) -> tuple[str, float]:
        """The number in a small frame, if there is one, and the width that it takes."""
        wide = self._key_width(size)
        if not wide:
            return "", 0.0
        frame = rectangle(x - size * 0.2, middle - size * 0.58, size, size * 1.16, size * 0.22, class_="keycap")
        digit = line(str(self.key), x + size * 0.3, middle + size * 0.3, size * 0.82, "bold", "middle")
        return frame + digit, wide


def _flow(buttons: list[Button], room: float, size: float) -> list[tuple[int, float]]:
    """The row and the left side of each button."""
    gap = size * 0.5
    row, x = 0, 0.0
    places: list[tuple[int, float]] = []
    for button in buttons:
        wide = min(button.width(size), room)
        if x and x + wide > room:
            row, x = row + 1, 0.0
        places.append((row, x))
        x += wide + gap
    return places


def _draw(button: Button, x: float, y: float, room: float, size: float) -> str:
    wide, high = min(button.width(size), room), size * 2
    inside = x + size * 0.65
    corner = size * 0.5
    parts = [
        rectangle(x, y, wide, high, corner, class_="rim"),
        rectangle(x, y, wide, high, corner, class_="edge"),
        rectangle(x, y, wide, high, corner, class_="button"),
    ]
    key, key_width = button.draw_key(inside, y + high / 2, size)
    parts.append(key)
    inside += key_width
    if button.icon:
        scale = size / 16
        parts.append(shifted(button.icon, inside + button.icon_width * scale / 2, y + high / 2, scale))
        inside += button.icon_width * scale + size * 0.4
    if button.text:
        parts.append(line(button.text, inside, y + high * 0.68, size, "plain", room=x + wide - size * 0.5 - inside))
    return touchable("".join(parts), [button.option], button.label, "button-" + button.option.replace(":", "-"))


def button_rows(
    buttons: list[Button], x: float, y: float, room: float, height: float, sizes: Sequence[float]
) -> tuple[str, float]:
    """The buttons in rows, with the largest of the sizes that keeps within the height, and the height they take."""
    if not buttons:
        return "", 0.0
    for size in sizes:
        places = _flow(buttons, room, size)
        total = (places[-1][0] + 1) * size * 2.5 - size * 0.5
        if total <= height:
            break
    drawn = [
        _draw(button, x + left, y + row * size * 2.5, room, size)
        for button, (row, left) in zip(buttons, places, strict=True)
    ]
    return "".join(drawn), total


def number_keys(buttons: list[Button], options: Iterable[str]) -> None:
    """Give each button the number that its option has among all that may be chosen."""
    keys = {option: n for n, option in enumerate(options, start=1)}
    for button in buttons:
        button.key = keys[button.option]
