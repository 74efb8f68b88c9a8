"""Text that fits: measured by a table of widths, wrapped, shrunk, and squeezed at the worst."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import Value, attributes, escape, number
from meadhall.drawing.keeping import kept

_CLASSES: Final[dict[str, float]] = {
    "ijl'|": 0.23,
    "ftI.,:;!/ łŁ": 0.29,
    "r-()[]·": 0.345,
    "JckszvxyśźżćĆ?": 0.51,
    "abdeghnopquLąęóń0123456789_+=<>–": 0.565,
    "FTZŻŹ": 0.62,
    "ABEKPSVXYŚĄĘ": 0.68,
    "CDHNRUwŃ": 0.735,
    "GOQÓ": 0.79,
    "mM": 0.85,
    "W%→": 0.96,
}
_WIDTHS: Final[dict[str, float]] = {letter: width for letters, width in _CLASSES.items() for letter in letters}
_UNKNOWN: Final = 0.62

_FACES: Final[dict[str, float]] = {
    "plain": 1.0,
    "bold": 1.08,
    "name": 1.12,
    "head": 1.06,
    "letter": 1.08,
    "light": 1.08,
}
"""How much wider than the table a face is. The faces are classes of the style sheet."""

_SMALL_CAPITALS: Final = 0.8
"""The size of small capitals against full ones."""


LEADING: Final = 1.18
"""From one baseline to the next, for letters of size 1."""


@kept
def width(text: str, size: float, face: str = "plain") -> float:
    """About how wide the text is; rather too much than too little. Classes after the face change nothing."""
    face = face.partition(" ")[0]
    total = 0.0
    for letter in text:
        if face == "name" and letter.islower():
            total += _WIDTHS.get(letter.upper(), _UNKNOWN) * _SMALL_CAPITALS + 0.03
        else:
            total += _WIDTHS.get(letter, _UNKNOWN)
    return total * size * _FACES[face]


@kept
def wrap(text: str, size: float, room: float, face: str = "plain") -> tuple[str, ...]:
    """The text in lines that are no wider than the room, if its words are not."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if line and width(longer, size, face) > room:
            lines.append(line)
            line = word
        else:
            line = longer
    if line:
        lines.append(line)
    return tuple(lines)


@kept
def fit(text: str, size: float, room: float, least: float, face: str = "plain") -> float:
    """The largest size, from `size` down to `least`, at which the text fits in one line."""
    natural = width(text, size, face)
    if natural <= room:
        return size
    return max(least, size * room / natural)


@kept
def line(
    text: str,
    x: float,
    y: float,
    size: float,
    /,
    face: str = "plain",
    anchor: str = "",
    room: float = 0,
    **values: Value,
) -> str:
    """One line with its baseline at y; if there is a room, it is squeezed into it."""
    squeeze = ""
    if room and width(text, size, face) > room:
        squeeze = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"'
    side = f' text-anchor="{anchor}"' if anchor else ""
    place = f'class="{face}" x="{number(x)}" y="{number(y)}" font-size="{number(size)}"'
    return f"<text {place}{side}{squeeze}{attributes(values)}>{escape(text)}</text>"


@kept
def lines(
    texts: tuple[str, ...], x: float, y: float, size: float, /, face: str = "plain", anchor: str = "", **values: Value
) -> str:
    """Several lines, the first with its baseline at y; they are one thing to those who make them larger."""
    step = size * LEADING
    drawn = "".join(line(text, x, y + n * step, size, face, anchor, 0, **values) for n, text in enumerate(texts))
    return f'<g class="lines">{drawn}</g>' if len(texts) > 1 else drawn


@kept
def centred(texts: tuple[str, ...], x: float, y: float, size: float, /, face: str = "plain", **values: Value) -> str:
    """Several lines around the point (x, y)."""
    top = y + size * 0.36 - (len(texts) - 1) * size * 0.59
    return lines(texts, x, top, size, face, "middle", **values)


@kept
def block(
    text: str, size: float, room: float, most: int, least: float, face: str = "plain"
) -> tuple[float, tuple[str, ...]]:
    """The size and the lines of a text that may have so many lines; at the least size it may have more."""
    while size > least:
        texts = wrap(text, size, room, face)
        if len(texts) <= most and all(width(each, size, face) <= room for each in texts):
            return size, texts
        size = max(least, size - 0.5)
    return least, wrap(text, least, room, face)


@kept
def paragraph(
    text: str, size: float, room: float, height: float, least: float, face: str = "plain"
) -> tuple[float, tuple[str, ...]]:
    """The size and the lines of a text within a room and a height; what does not fit at the least size is cut off."""
    while True:
        texts = wrap(text, size, room, face)
        most = max(1, int(height / (size * LEADING)))
        if len(texts) <= most and all(width(each, size, face) <= room for each in texts):
            return size, texts
        if size <= least:
            break
        size = max(least, size - 0.5)
    return size, texts if len(texts) <= most else (*texts[: most - 1], _cut(texts[most - 1], size, room, face))


def percent(chance: float) -> str:
    """A chance as people say it; what is not certain is never shown as if it were."""
    rounded = round(100 * chance)
    if 0 < chance < 1:
        rounded = min(99, max(1, rounded))
    return f"{rounded}%"


def _cut(text: str, size: float, room: float, face: str) -> str:
    """The words of a line that have room before the dots of an ellipsis."""
    while " " in text and width(f"{text}…", size, face) > room:
        text = text.rpartition(" ")[0]
    return f"{text}…"
