"""The tray below the prompt: buttons for the options that are nothing on the board, and notes that help to decide."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.drawing.buttons import Button, button_rows, number_keys
from meadhall.drawing.elements import group
from meadhall.drawing.layouts import Box
from meadhall.drawing.notes import LARGE, SMALL, Note, NoteStyle, draw_notes
from meadhall.drawing.parts import note_parts, verb_parts
from meadhall.drawing.views import AnyView

_SIZES: Final = [17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0]
_NOTE_SIZE: Final = 13.5


class Tray:
    """Buttons and notes of one decision; its two kinds differ in where the notes stand in a wide picture."""

    style: ClassVar[NoteStyle]
    sizes: ClassVar[list[float]]
    """Of the letters of notes in a wide picture."""
    tops: ClassVar[tuple[float, float]]
    """Where buttons and notes begin in a wide picture, below the top of the tray."""

    def __init__(self, view: AnyView, buttons: list[Button], notes: list[Note]) -> None:
        self._buttons: Final = buttons
        self._notes: Final = notes
        number_keys(buttons, view.options)

    def parts(self, view: AnyView) -> str:
        """Buttons and notes for a page that has places of its own for them."""
        return verb_parts(view, self._buttons) + note_parts(self._notes)

    @property
    def is_empty(self) -> bool:
        """Whether there are neither buttons nor notes."""
        return not self._buttons and not self._notes

    def _room(self, buttons: list[Button], width: float) -> float:
        """How much of the width the buttons have if there are notes."""
        raise NotImplementedError

    def wide(self, box: Box) -> str:
        """Buttons, and the notes beside them as far as there is room, within a box."""
        x, y, width, height = box
        taken = self._room(self._buttons, width) if self._notes else width
        drawn, _ = button_rows(self._buttons, x, y + self.tops[0], taken, height, _SIZES)
        left = taken + 14 if self._buttons else 0.0
        said = ""
        if left < width:
            beside = (x + left, y + self.tops[1], width - left, height + 4)
            said, _ = draw_notes(self._notes, self.style, beside, self.sizes)
        return group(drawn, id="buttons") + said


class RowTray(Tray):
    """Short notes with large signs; they stand to the right of the buttons if the rows of these leave enough room."""

    style: ClassVar[NoteStyle] = LARGE
    sizes: ClassVar[list[float]] = [_NOTE_SIZE]
    tops: ClassVar[tuple[float, float]] = (4, 0)
    least: ClassVar[float] = 300
    """The least width of a note."""

    def _room(self, buttons: list[Button], width: float) -> float:
        taken = min(width, sum(button.width(_SIZES[0]) + _SIZES[0] * 0.5 for button in buttons) + 1)
        return taken if width - taken >= self.least else width


class ColumnTray(Tray):
    """Long or many notes with small signs, as large as there is room; beside them the buttons stand in one column."""

    style: ClassVar[NoteStyle] = SMALL
    sizes: ClassVar[list[float]] = [17.0, 15.5, 14.0, 12.5, 11.0]
    tops: ClassVar[tuple[float, float]] = (0, -2)

    def _room(self, buttons: list[Button], width: float) -> float:
        return max((button.width(_SIZES[0]) for button in buttons), default=0.0)
