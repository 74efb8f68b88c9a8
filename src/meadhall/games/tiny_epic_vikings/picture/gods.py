"""The three god sheets: Fury, what their runes are worth now, the boon, and the villages dedicated to them."""

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
_TRACK: Final = 20
"""The spaces of a Fury track; above them it begins anew."""


def _track(view: View, rune: int, width: float) -> str:
    """Twenty spaces in two rows; those reached are filled, twice over above twenty."""
    fury = view.s.fury[rune]
    name = RUNE_IDS[rune]
    lap, reached = divmod(fury - 1, _TRACK) if fury else (0, -1)
    left, top, across = 52.0, _HEAD + 6, 10
    each = (width - left - 8) / across
    parts: list[str] = []
    for n in range(_TRACK):
        x, y = left + n % across * each, top + n // across * 13
        is_full = n <= reached or lap > 0
        fill = tint(name, "dark") if lap and n <= reached else tint(name) if is_full else "var(--parchment)"
        parts.append(rectangle(x, y, each - 1.6, 11.4, 2, fill=fill, class_="tev-cell-full" if is_full else "tev-cell"))
    flame = use("tev-flame", 16, top + 13, 0.94) + line(str(fury), 28, top + 20, 20, "bold", room=22)
    return "".join(parts) + flame


def _worth(view: View, rune: int, width: float) -> str:
    """What an island rune and a rune of a favour card are worth as things stand."""
    rank = view.s.rank(rune)
    y = GODS - 15
    name = RUNE_IDS[rune]
    return (
        use(f"tev-rune-{name}", 18, y, 0.72)
        + line(str(ISLAND_POINTS[rank]), 31, y + 6, 17, "bold")
        + rectangle(48, y - 9, 26, 18, 3, fill="url(#sheet)", stroke="#33271a", stroke_width=1)
        + use(f"tev-rune-{name}", 61, y, 0.5)
        + line(str(FAVOUR_POINTS[rank]), 79, y + 6, 17, "bold")
        + use("tev-village", width - 45, y, 0.78)
        + line(f"{view.s.dedicated[SPACES + rune]}/{view.s.variant.dedication_limit}", width - 31, y + 5.5, 15, "bold")
    )


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


def _god(view: View, rune: int, width: float) -> str:
    s = view.s
    god = s.god_of[rune]
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
        + _track(view, rune, width)
        + lines(said, 9, _HEAD + 49, size, "plain")
        + _worth(view, rune, width)
    )
    glow = glowing_box(-2, -2, width + 4, GODS + 4, 10)
    options = [f"dedicate:{id_}", f"fury_up:{id_}", f"fury_down:{id_}"]
    return view.thing(f"god-{id_}", _tip(view, rune), content, glow, options, data_thing=id_)


def god_sheets(view: View, box: Box) -> str:
    """The three sheets side by side."""
    x, y, width, _ = box
    zoom = view.layout.zoom
    each = (width / zoom - 2 * GAP) / RUNES
    drawn = "".join(
        group(_god(view, rune, each), transform=placed(x + rune * (each + GAP) * zoom, y, zoom))
        for rune in range(RUNES)
    )
    return group(drawn, id="gods")
