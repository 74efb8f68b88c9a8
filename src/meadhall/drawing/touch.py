"""What can be touched: the mark of it, its glow, route arrows."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.drawing.elements import Value, attributes, circle, escape, number, path, rectangle, title
from meadhall.drawing.keeping import kept
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


def chain(content: str, options: Sequence[str], label: str, id_: str, tip: str, thing: str | None = None) -> str:
    """Something that stands for several options, taken one after the other, and perhaps for a thing of the table."""
    named = attributes({"id": id_, "data-chain": " ".join(options), "data-thing": thing})
    return (
        f'<g class="touch chain"{named} role="button" tabindex="0" aria-label="{escape(label)}">'
        f"{title(tip)}{content}</g>"
    )


@kept
def glowing_box(x: float, y: float, box_width: float, height: float, radius: float) -> str:
    """The glow of something rectangular."""
    return rectangle(x, y, box_width, height, radius, class_="halo") + rectangle(
        x, y, box_width, height, radius, class_="edge"
    )


@kept
def glowing_disc(x: float, y: float, radius: float) -> str:
    """The glow of something round."""
    return circle(x, y, radius, class_="halo") + circle(x, y, radius, class_="edge")


@kept
def glowing_shape(shape: str) -> str:
    """The glow of a shape of the defs."""
    return f'<use href="#{shape}" class="halo"/><use href="#{shape}" class="edge"/>'


@kept
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
