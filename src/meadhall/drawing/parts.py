"""The parts of a table, each a picture of its own that a page puts where there is room: board, cards, mats, verbs."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from meadhall.drawing.buttons import Button
from meadhall.drawing.elements import Value, attributes, escape, number, rectangle, title
from meadhall.drawing.layouts import Box
from meadhall.drawing.notes import Note
from meadhall.drawing.palette import colour
from meadhall.drawing.views import AnyView

_FAR: Final = 4000.0
"""How far the ground runs on beyond the board, so that no window sees its end."""
_ICON: Final = 24.0
"""The height of the drawings of buttons and notes."""


def part(kind: str, id_: str, box: Box, content: str, name: str = "", **data: Value) -> str:
    """A part of a table: `kind` says into which slot of a page it goes, `name` what it is called there.

    Of a card that has too little room the left side is seen, as in a fan. A scene may say by `data_about` which thing
    on the board it is about; the page does not cover that.
    """
    shape = " ".join(number(each) for each in box)
    fan = "xMinYMin slice" if kind == "card" else None
    called = attributes({"data-name": name or None, "preserveAspectRatio": fan, **data})
    return (
        f'<svg class="part" id="part-{id_}" data-part="{kind}" width="{number(box[2])}" height="{number(box[3])}"'
        f' viewBox="{shape}"{called}>{content}</svg>'
    )


def board_part(
    box: Box, content: str, ground: str = "sea", quiet: str = "", turns: str = "", heart: Box | None = None
) -> str:
    """The board: `box` must be seen whole, the ground runs on; plates may lie over the sides named in `quiet`.

    A board that can be turned by a quarter says in `turns` by which layout it is. Where the whole is too much for a
    phone, `heart` is what is seen there first.
    """
    x, y, width, height = box
    everywhere = (x - _FAR, y - _FAR, width + 2 * _FAR, height + 2 * _FAR)
    below = rectangle(*everywhere, fill=colour("sea-ground" if ground == "sea" else "parchment-ground"))
    if ground == "sea":
        below += rectangle(*everywhere, fill="url(#waves)")
    return part(
        "board",
        "board",
        box,
        f'<g aria-hidden="true">{below}</g>{content}',
        data_quiet=quiet or None,
        data_turns=turns or None,
        data_heart=" ".join(number(each) for each in heart) if heart else None,
    )


def verb_parts(view: AnyView, buttons: Iterable[Button]) -> str:
    """The options that are nothing on the board; a page makes buttons of them."""
    return "".join(_verb(view, button) for button in buttons)


def _verb(view: AnyView, button: Button) -> str:
    half = max(button.icon_width, _ICON) / 2
    named = attributes(
        {
            "data-option": button.option,
            "aria-label": button.label,
            "data-text": button.text or button.label,
            "data-effect": button.effect or None,
        }
    )
    box = f"{number(-half)} {number(-_ICON / 2)} {number(2 * half)} {number(_ICON)}"
    id_ = "verb-" + button.option.replace(":", "-").replace("+", "_")
    return (
        f'<svg class="part touch" id="part-{escape(id_)}" data-part="verb"{named} role="button" tabindex="0"'
        f' viewBox="{box}">{button.icon}</svg>'
    )


def note_parts(notes: Iterable[Note]) -> str:
    """What helps with the decision, as signs with words."""
    return "".join(
        f'<svg class="part" data-part="note" id="part-note-{n}" data-text="{escape(note.text)}"'
        f' viewBox="-12 -12 24 24">{note.sign}</svg>'
        for n, note in enumerate(notes)
    )


def parts_page(view: AnyView, definitions: str, content: str) -> str:
    """A table as its parts, named by the text `title`."""
    name = view.say("title")
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="meadhall parts" role="group" aria-label="{escape(name)}"'
        f' viewBox="0 0 1440 900">{title(name)}{definitions}{content}</svg>'
    )
