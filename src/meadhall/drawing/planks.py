"""The plank with the prompt."""

from __future__ import annotations

from collections.abc import Sequence

from meadhall.drawing.elements import group, rectangle
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import block, line, lines
from meadhall.drawing.palette import colour

Clock = Sequence[tuple[str, float]]
"""One or two short lines, each with its size: how far the game is."""


def plank(box: Box, text: str, is_mine: bool, clock: Clock = ()) -> str:
    """A prompt on a dark plank, with the clock at its right end; its edge shines for the one asked."""
    x, y, width, height = box
    room = width - (170 if clock else 40)
    size, texts = block(text, 19, room, 1 if height < 50 else 2, 13)
    top = y + height / 2 + size * 0.36 - (len(texts) - 1) * size * 0.59
    edge = colour("touch") if is_mine else colour("ink-soft")
    right, middle = x + width - 14, y + height / 2
    shifts = [6.0] if len(clock) == 1 else [-3.0, 14.0]
    parts = [
        rectangle(x, y, width, height, 9, fill=colour("strip"), stroke=colour("ink"), stroke_width=1.5),
        rectangle(x + 4, y + 6, 5, height - 12, 2.5, fill=edge),
        lines(texts, x + 20, top, size, "plain prompt"),
    ]
    for (said, letters), shift in zip(clock, shifts, strict=False):
        parts.append(line(said, right, middle + shift, letters, "light", "end", room=142))
    return group("".join(parts), id="prompt", role="status")
