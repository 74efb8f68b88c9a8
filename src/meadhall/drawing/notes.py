"""Notes: a sign on a disc and some words beside it, row after row."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from meadhall.drawing.elements import circle, group, shifted
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import lines, wrap


class Note:
    """What helps with a decision: a drawing around its middle, and what it says."""

    def __init__(self, sign: str, text: str) -> None:
        self.sign: Final = sign
        self.text: Final = text


class NoteStyle:
    """The measures of notes."""

    def __init__(self, radius: float, middle: float, indent: float, taken: float, least: float, gap: float) -> None:
        self.radius: Final = radius
        """Of the disc."""
        self.middle: Final = middle
        """From the left edge to the middle of the disc."""
        self.indent: Final = indent
        """From the left edge to the words."""
        self.taken: Final = taken
        """What of the width is not for words."""
        self.least: Final = least
        """The least height of a row."""
        self.gap: Final = gap
        """Between the words of two rows."""


LARGE: Final = NoteStyle(13, 15, 38, 44, 30, 6)
"""For signs about 20 around; short texts."""
SMALL: Final = NoteStyle(9.6, 14, 32, 40, 21, 5)
"""For signs about 16 around; longer texts, or many."""


def _height(note: Note, style: NoteStyle, width: float, size: float) -> float:
    texts = wrap(note.text, size, width - style.taken)
    return max(style.least, len(texts) * size * 1.18 + style.gap)


def draw_notes(notes: Sequence[Note], style: NoteStyle, box: Box, sizes: Sequence[float]) -> tuple[str, float]:
    """The notes in the largest of the sizes at which all have room in the box, and the height they take.

    If even the smallest is too large, those at the end are left out.
    """
    x, y, width, room = box
    for size in sizes:
        heights = [_height(note, style, width, size) for note in notes]
        if sum(heights) <= room:
            break
    parts: list[str] = []
    used = 0.0
    for note, high in zip(notes, heights, strict=True):
        if used + high > room:
            break
        middle = y + used + high / 2
        texts = wrap(note.text, size, width - style.taken)
        top = middle + size * 0.36 - (len(texts) - 1) * size * 0.59
        parts.append(circle(x + style.middle, middle, style.radius, class_="disc"))
        parts.append(shifted(note.sign, x + style.middle, middle))
        parts.append(lines(texts, x + style.indent, top, size, "plain prompt"))
        used += high
    return group("".join(parts), id="notes"), used
