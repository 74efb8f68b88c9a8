"""The three gods: Fury, what their runes are worth now, the boon, and the villages dedicated to them."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import group, placed, rectangle, use
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line, lines, paragraph
from meadhall.drawing.touch import glowing_box
from meadhall.games.tiny_epic_vikings.content import (
    FAVOUR_POINTS,
    GOD_IDS,
    ISLAND_POINTS,
    NONE,
    RUNE_IDS,
    RUNES,
    SPACES,
)
from meadhall.games.tiny_epic_vikings.picture.colours import tint
from meadhall.games.tiny_epic_vikings.picture.places import GAP, GODS
from meadhall.games.tiny_epic_vikings.picture.view import View

_HEAD: Final = 27.0
ROW: Final = 47.0
_TRACK: Final = 20
"""The spaces of a Fury track; above them it begins anew."""


def _track(view: View, rune: int, left: float, top: float, width: float, across: int) -> str:
    """Twenty spaces, so many in a row; those reached are filled, twice over above twenty."""
    fury = view.s.fury[rune]
    name = RUNE_IDS[rune]
    lap, reached = divmod(fury - 1, _TRACK) if fury else (0, -1)
    each = width / across
    parts: list[str] = []
    for n in range(_TRACK):
        x, y = left + n % across * each, top + n // across * 13
        is_full = n <= reached or lap > 0
        fill = tint(name, "dark") if lap and n <= reached else tint(name) if is_full else "var(--parchment)"
        parts.append(rectangle(x, y, each - 1.6, 11.4, 2, fill=fill, class_="tev-cell-full" if is_full else "tev-cell"))
    return "".join(parts)


def _fury(view: View, rune: int, x: float, y: float) -> str:
    return use("tev-flame", x, y, 0.94) + line(str(view.s.fury[rune]), x + 12, y + 7, 20, "bold", room=22)


def _worth(view: View, rune: int, x: float, y: float) -> str:
    """What an island rune and a rune of a favour card are worth as things stand."""
    rank = view.s.rank(rune)
    name = RUNE_IDS[rune]
    return (
        use(f"tev-rune-{name}", x + 10, y, 0.72)
        + line(str(ISLAND_POINTS[rank]), x + 23, y + 6, 17, "bold")
        + rectangle(x + 40, y - 9, 26, 18, 3, fill="url(#sheet)", stroke="#33271a", stroke_width=1)
        + use(f"tev-rune-{name}", x + 53, y, 0.5)
        + line(str(FAVOUR_POINTS[rank]), x + 71, y + 6, 17, "bold")
    )


def _villages(view: View, rune: int, x: float, y: float) -> str:
    """The villages dedicated to a god."""
    said = f"{view.s.dedicated[SPACES + rune]}/{view.s.variant.dedication_limit}"
    return use("tev-village", x + 12, y, 0.78) + line(said, x + 26, y + 5.5, 15, "bold")


def _tip(view: View, rune: int) -> str:
    god, rank = GOD_IDS[view.s.god_of[rune]], view.s.rank(rune)
    said = view.say(
        "text-god",
        **view.words.thing("god", [god]),
        **view.words.thing("rune", [RUNE_IDS[rune]]),
        fury=view.s.fury[rune],
        island_points=ISLAND_POINTS[rank],
        favour_points=FAVOUR_POINTS[rank],
        villages=view.s.dedicated[SPACES + rune],
        limit=view.s.variant.dedication_limit,
    )
    return f"{said}. {view.say('text-god-' + god)}"


def _touched(view: View, rune: int, content: str, glow: str, place: str = "") -> str:
    """A god, with the options that it stands for."""
    id_ = GOD_IDS[view.s.god_of[rune]]
    options = [f"dedicate:{id_}", f"fury_up:{id_}", f"fury_down:{id_}"]
    return view.thing(f"god-{id_}", _tip(view, rune), content, glow, options, place, data_thing=id_)


def _sheet(view: View, rune: int, width: float) -> str:
    god = view.s.god_of[rune]
    if god == NONE:
        return ""
    id_, name = GOD_IDS[god], RUNE_IDS[rune]
    boon = view.name(id_, "boon")
    size, said = paragraph(f"{boon[0].upper()}{boon[1:]}", 13.5, width - 16, 33, 11.5)
    content = (
        sheet(view.name(id_), tint(name, "dark"), width, GODS, _HEAD, 17, 66)
        + use(f"tev-rune-{name}", width - 42, _HEAD / 2, 0.8)
        + group(rectangle(width - 27, 2.5, 22, 22, 5, class_="badge", stroke_width=1))
        + use(f"tev-god-{id_}", width - 16, _HEAD / 2, 0.78)
        + _track(view, rune, 52, _HEAD + 6, width - 60, 10)
        + _fury(view, rune, 16, _HEAD + 19)
        + lines(said, 9, _HEAD + 49, size, "plain")
        + _worth(view, rune, 8, GODS - 15)
        + _villages(view, rune, width - 57, GODS - 15)
    )
    return _touched(view, rune, content, glowing_box(-2, -2, width + 4, GODS + 4, 10))


def god_sheets(view: View, box: Box) -> str:
    """The three sheets side by side."""
    x, y, width, _ = box
    each = (width - 2 * GAP) / RUNES
    drawn = "".join(
        group(_sheet(view, rune, each), transform=placed(x + rune * (each + GAP), y)) for rune in range(RUNES)
    )
    return group(drawn, id="gods")


def god_row(view: View, rune: int, y: float, width: float) -> str:
    """A god as a row of a list, `ROW` high."""
    id_, name = GOD_IDS[view.s.god_of[rune]], RUNE_IDS[rune]
    content = (
        rectangle(2, 2, width - 4, ROW - 4, 7, fill=tint(name, "light"), stroke=tint(name), stroke_width=1)
        + rectangle(7, 8, 32, 32, 6, class_="badge", stroke_width=1)
        + use(f"tev-god-{id_}", 23, 24, 1.06)
        + line(view.name(id_), 46, 20, 15.5, "head", room=66)
        + _worth(view, rune, 110, 15)
        + _fury(view, rune, width - 37, 15)
        + _track(view, rune, 46, 29, width - 106, _TRACK)
        + _villages(view, rune, width - 52, 33)
    )
    return _touched(view, rune, content, glowing_box(1, 1, width - 2, ROW - 2, 8), placed(0, y))
