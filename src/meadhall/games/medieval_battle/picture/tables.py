"""The tables of the game for reference: the terrains, and the melee cards of all unit types."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import element, placed, rectangle, shifted, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.games.medieval_battle.content import (
    ARCHERS,
    COST,
    KIND_IDS,
    KINDS,
    LEVEL,
    LONGBOWMEN,
    MELEE,
    TERRAIN_IDS,
    TERRAINS,
)
from meadhall.games.medieval_battle.picture.clashes import signed
from meadhall.games.medieval_battle.picture.counters import plain_figure
from meadhall.games.medieval_battle.picture.ground import TINTS, terrain_tip
from meadhall.games.medieval_battle.picture.places import COLUMN, MIDDLE
from meadhall.games.medieval_battle.picture.view import View

_HEAD: Final = 30.0
_CLASSES: Final = list(range(ARCHERS + 1))
"""Longbowmen fight in melee as archers do."""
_SHADES: Final = {-2: "#d98a72", -1: "#eab9a0", 0: "#f3e7c6", 1: "#c9d7a3", 2: "#9cbf7c"}


def _terrain(view: View, terrain: int, x: float, y: float, width: float) -> str:
    """A terrain with its level and price."""
    name = view.name(TERRAIN_IDS[terrain])
    tile = element("use", href="#mb-hex-0", fill=TINTS[terrain], stroke=colour("ink"), stroke_width=1.6) + use(
        f"mb-{TERRAIN_IDS[terrain]}-0"
    )
    content = shifted(tile, 26, 27, 0.66)
    content += line(name, 54, 21, fit(name, 15, width - 58, 12), "head", room=width - 56)
    cost = view.say("picture-terrain-short", cost=COST[terrain], level=LEVEL[terrain])
    content += line(cost, 54, 40, fit(cost, 13, width - 58, 12), "plain soft", room=width - 56)
    return view.thing(
        f"terrain-{TERRAIN_IDS[terrain]}", terrain_tip(terrain, view.language), content,
        place=placed(x, y),
    )  # fmt: skip


def _class_tip(view: View, kind: int) -> str:
    """The name of a class; archers stand for longbowmen too."""
    names = view.name(KIND_IDS[kind])
    return f"{names}, {view.name(KIND_IDS[LONGBOWMEN])}" if kind == ARCHERS else names


def _cell(x: float, y: float, width: float, height: float, column: int, size: float) -> str:
    return rectangle(
        x + 1,
        y + 1,
        width - 2,
        height - 2,
        4,
        class_="mb-shade",
        fill=_SHADES[column],
        stroke=colour("ink-soft"),
        stroke_width=0.6,
    ) + line(signed(column), x + width / 2, y + height / 2 + size * 0.36, size, "bold", "middle")


def melee_row(view: View, kind: int, y: float) -> str:
    """The melee card of one type: the base column against every class."""
    each = (COLUMN - 28) / len(_CLASSES)
    parts: list[str] = []
    for n, target in enumerate(_CLASSES):
        x = 14 + n * each
        content = plain_figure(target, x + each / 2, y + 14, 0.78)
        column = MELEE[KINDS * kind + target]
        content += _cell(x, y + 32, each, 26, column, 15)
        tip = f"{view.name(KIND_IDS[kind])} → {_class_tip(view, target)}: {signed(column)}"
        parts.append(view.thing(f"card-against-{KIND_IDS[target]}", tip, content))
    return "".join(parts)


def _matrix(view: View, top: float) -> str:
    """All melee cards: rows attack, columns defend."""
    left = 54.0
    each = (COLUMN - left - 12) / len(_CLASSES)
    high = (MIDDLE - top - 44) / len(_CLASSES)
    parts = [line("↘", left / 2, top + 28, 18, "bold soft", "middle")]
    for n, kind in enumerate(_CLASSES):
        parts.append(plain_figure(kind, left + (n + 0.5) * each, top + 20, 0.8))
        parts.append(plain_figure(kind, left / 2, top + 38 + (n + 0.5) * high, 0.72))
    for row, attacker in enumerate(_CLASSES):
        for n, target in enumerate(_CLASSES):
            column = MELEE[KINDS * attacker + target]
            cell = _cell(left + n * each, top + 38 + row * high, each, high, column, 14)
            tip = f"{_class_tip(view, attacker)} → {_class_tip(view, target)}: {signed(column)}"
            parts.append(view.thing(f"melee-{KIND_IDS[attacker]}-{KIND_IDS[target]}", tip, cell))
    return "".join(parts)


def tables(view: View) -> str:
    """Terrains and melee cards on one sheet."""
    parts = [sheet(view.say("picture-tables"), colour("strip"), COLUMN, MIDDLE)]
    width = (COLUMN - 20) / 2
    for terrain in range(TERRAINS):
        parts.append(_terrain(view, terrain, 10 + (terrain % 2) * width, _HEAD + 4 + (terrain // 2) * 54, width))
    parts.append(rectangle(10, _HEAD + 114, COLUMN - 20, 1, fill=colour("parchment-edge")))
    parts.append(_matrix(view, _HEAD + 116))
    return "".join(parts)
