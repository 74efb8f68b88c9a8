"""What can be touched: glow, button rows, route arrows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import Value, attributes, circle, escape, group, number, path, rectangle, title
from meadhall.drawing.lettering import line, width
from meadhall.drawing.maps import Point, arrow


def touchable(
    content: str, options: Sequence[str], label: str, id_: str = "", tip: str = "", place: str = "", **data: Value
) -> str:
    """A group that stands for one option, or that takes part in several; `place` is a transformation."""
    named = attributes({"id": id_ or None, "transform": place or None, **data})
    what = f'data-option="{escape(options[0])}"' if len(options) == 1 else f'data-options="{escape(" ".join(options))}"'
    return (
        f'<g class="touch"{named} {what} role="button" tabindex="0" aria-label="{escape(label)}">'
        f"{title(tip or label)}{content}</g>"
    )


def glowing_box(x: float, y: float, box_width: float, height: float, radius: float) -> str:
    """The glow of something rectangular."""
    return rectangle(x, y, box_width, height, radius, class_="halo") + rectangle(
        x, y, box_width, height, radius, class_="edge"
    )


def glowing_disc(x: float, y: float, radius: float) -> str:
    """The glow of something round."""
    return circle(x, y, radius, class_="halo") + circle(x, y, radius, class_="edge")


def glowing_shape(shape: str) -> str:
    """The glow of a shape of the defs."""
    return f'<use href="#{shape}" class="halo"/><use href="#{shape}" class="edge"/>'


def route_arrow(start: Point, end: Point, bend: float, scale: float) -> str:
    """A curved arrow with a broad invisible band to be hit by."""
    curve, tip, (dx, dy) = arrow(start, end, bend)
    size = 8.5 * scale
    left = (tip[0] - dx * size - dy * size * 0.62, tip[1] - dy * size + dx * size * 0.62)
    right = (tip[0] - dx * size + dy * size * 0.62, tip[1] - dy * size - dx * size * 0.62)
    back = (tip[0] - dx * size * 0.6, tip[1] - dy * size * 0.6)
    corners = [(tip[0] + dx * size * 0.4, tip[1] + dy * size * 0.4), left, back, right]
    head = "M" + "L".join(f"{number(x)} {number(y)}" for x, y in corners) + "Z"
    return (
        path(curve, class_="reach", stroke_width=16 * scale)
        + path(curve, class_="way-edge", stroke_width=5.4 * scale)
        + path(curve, class_="way", stroke_width=2.8 * scale)
        + path(head, class_="way-head", stroke_width=1.1 * scale)
    )


class Button:
    """One option as a button: a small drawing 24 high around its middle, if any, and words."""

    def __init__(self, option: str, label: str, text: str, icon: str = "", icon_width: float = 0) -> None:
        self.option: Final = option
        self.label: Final = label
        self.text: Final = text
        self.icon: Final = icon
        self.icon_width: Final = icon_width
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
        place = f"translate({number(inside + button.icon_width * scale / 2)} {number(y + high / 2)}) scale({scale:.3f})"
        parts.append(group(button.icon, transform=place))
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
