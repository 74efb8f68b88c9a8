"""Sheets, cards and mats: parchment with a coloured head, rows of an icon and words."""

from __future__ import annotations

from meadhall.drawing.elements import number, path, rectangle, shifted
from meadhall.drawing.keeping import kept
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour


@kept
def parchment(width: float, height: float, radius: float = 8) -> str:
    """A sheet with a shadow and an inked double edge."""
    return (
        rectangle(0, 3, width, height, radius, fill="#120c06", fill_opacity=0.35)
        + rectangle(0, 0, width, height, radius, fill="url(#sheet)", stroke=colour("ink"), stroke_width=1.2)
        + rectangle(3, 3, width - 6, height - 6, radius - 2, class_="hairline")
    )


@kept
def head(width: float, height: float, fill: str, radius: float = 8) -> str:
    """The coloured head of a sheet."""
    w, h, r, inner = number(width), number(height), number(radius), number(width - radius)
    shape = f"M0 {h}V{r}Q0 0 {r} 0H{inner}Q{w} 0 {w} {r}V{h}Z"
    return path(shape, fill=fill, stroke=colour("ink"), stroke_width=1.2)


@kept
def sheet(
    title: str, fill: str, width: float, height: float, high: float = 30, size: float = 18, margin: float = 28
) -> str:
    """Parchment with a coloured head, so high, and a title in it; the margin is what the title may not take."""
    letters = fit(title, size, width - margin, 13)
    return (
        parchment(width, height)
        + head(width, high, fill)
        + line(title, 14, high / 2 + 6, letters, "light", room=width - margin + 2)
    )


@kept
def slip(width: float, height: float) -> str:
    """A plain light card upon a sheet."""
    return rectangle(0, 0, width, height, 8, fill=colour("outline"), stroke=colour("ink-soft"), stroke_width=1.2)


@kept
def row(icon: str, text: str, x: float, y: float, room: float, size: float, least: float, face: str = "plain") -> str:
    """An icon, 26 around its middle, and words, in a row with its middle at y."""
    left = x + size * 1.95
    wide = room - size * 1.95
    fitting = fit(text, size, wide, least, face)
    return shifted(icon, x + size * 0.85, y, size / 16) + line(text, left, y + fitting * 0.36, fitting, face, room=wide)


@kept
def bonus_bar(x: float, y: float, width: float, height: float) -> str:
    """The bar of a bonus, edged in old bronze."""
    return rectangle(x, y, width, height, height / 2.6, class_="bonus") + rectangle(
        x + 2, y + 2, width - 4, height - 4, height / 3, class_="bonus-inner"
    )
