"""The tables of the game for reference: the terrains, and the melee cards of all unit types."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.cards import sheet
from meadhall.drawing.elements import element, group, placed, rectangle, shifted, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import part
from meadhall.games.medieval_battle.content import (
    ARCHERS,
    ATTACKER_LOSSES,
    COST,
    DEFENDER_LOSSES,
    KIND_IDS,
    KINDS,
    LEAST_COLUMN,
    LEVEL,
    LONGBOWMEN,
    MELEE,
    TERRAIN_IDS,
    TERRAINS,
)
from meadhall.games.medieval_battle.picture.clashes import signed
from meadhall.games.medieval_battle.picture.counters import plain_figure
from meadhall.games.medieval_battle.picture.ground import TINTS, terrain_tip
from meadhall.games.medieval_battle.picture.places import COLUMN, DISPLAY, MIDDLE
from meadhall.games.medieval_battle.picture.view import View

_HEAD: Final = 30.0
_MELEE: Final = 266.0
"""The height of the melee cards on a sheet of their own."""
_AID: Final = 440.0
"""The width of the melee cards beside a sheet, the names of their rows, and the height of a row."""
_AID_NAMES: Final = 152.0
_AID_ROW: Final = 38.0
CLASSES: Final = list(range(ARCHERS + 1))
"""Longbowmen fight in melee as archers do."""
_SHADES: Final = {-2: "#d98a72", -1: "#eab9a0", 0: "#f3e7c6", 1: "#c9d7a3", 2: "#9cbf7c"}


def _terrain(view: View, terrain: int, x: float, y: float, width: float) -> str:
    """A terrain with its level and price."""
    name = view.name(TERRAIN_IDS[terrain])
    tile = element("use", href="#mb-hex", fill=TINTS[terrain], stroke=colour("ink"), stroke_width=1.6) + use(
        f"mb-{TERRAIN_IDS[terrain]}-0"
    )
    content = shifted(tile, 26, 27, 0.66)
    content += line(name, 54, 21, fit(name, 15, width - 58, 12), "head", room=width - 56)
    cost = view.say("picture-terrain-short", cost=COST[terrain], level=LEVEL[terrain])
    content += line(cost, 54, 40, fit(cost, 13, width - 58, 12), "plain soft", room=width - 56)
    return view.thing(
        f"terrain-{TERRAIN_IDS[terrain]}", terrain_tip(terrain, view.language), content,
        place=placed(x, y), data_thing=TERRAIN_IDS[terrain],
    )  # fmt: skip


def _class_tip(view: View, kind: int) -> str:
    """The name of a class; archers stand for longbowmen too."""
    names = view.name(KIND_IDS[kind])
    return f"{names}, {view.name(KIND_IDS[LONGBOWMEN])}" if kind == ARCHERS else names


def column_cell(x: float, y: float, width: float, height: float, column: int, size: float) -> str:
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


def melee_row(view: View, kind: int, y: float, width: float = COLUMN, side: float = 14) -> str:
    """The melee card of one type: the base column against every class."""
    each = (width - 2 * side) / len(CLASSES)
    parts: list[str] = []
    for n, target in enumerate(CLASSES):
        x = side + n * each
        content = plain_figure(target, x + each / 2, y + 14, 0.78)
        column = MELEE[KINDS * kind + target]
        content += column_cell(x, y + 32, each, 26, column, 15)
        tip = f"{view.name(KIND_IDS[kind])} → {_class_tip(view, target)}: {signed(column)}"
        parts.append(view.thing(f"card-against-{KIND_IDS[target]}", tip, content, data_thing=KIND_IDS[target]))
    return "".join(parts)


def _matrix(view: View, top: float, width: float, height: float, left: float) -> str:
    """All melee cards: rows attack, columns defend; the names of the rows are so wide."""
    each = (width - left - 12) / len(CLASSES)
    high = (height - top - 44) / len(CLASSES)
    parts = [line("↘", left / 2, top + 28, 18, "bold soft", "middle")]
    for n, kind in enumerate(CLASSES):
        parts.append(plain_figure(kind, left + (n + 0.5) * each, top + 20, 0.8))
        parts.append(plain_figure(kind, left / 2, top + 38 + (n + 0.5) * high, 0.72))
    for row, attacker in enumerate(CLASSES):
        for n, target in enumerate(CLASSES):
            column = MELEE[KINDS * attacker + target]
            cell = column_cell(left + n * each, top + 38 + row * high, each, high, column, 14)
            tip = f"{_class_tip(view, attacker)} → {_class_tip(view, target)}: {signed(column)}"
            name = KIND_IDS[attacker]
            parts.append(view.thing(f"melee-{name}-{KIND_IDS[target]}", tip, cell, data_thing=name))
    return "".join(parts)


def tables(view: View) -> str:
    """Terrains and melee cards on one sheet."""
    parts = [sheet(view.say("picture-tables"), colour("strip"), COLUMN, MIDDLE)]
    width = (COLUMN - 20) / 2
    for terrain in range(TERRAINS):
        parts.append(_terrain(view, terrain, 10 + (terrain % 2) * width, _HEAD + 4 + (terrain // 2) * 54, width))
    parts.append(rectangle(10, _HEAD + 114, COLUMN - 20, 1, fill=colour("parchment-edge")))
    parts.append(_matrix(view, _HEAD + 116, COLUMN, MIDDLE, 54))
    return "".join(parts)


def terrain_part(view: View) -> str:
    """The terrains on a sheet of their own."""
    title, height = view.say("word-terrain"), _HEAD + 8 + TERRAINS * 50.0
    content = sheet(title, colour("strip"), DISPLAY, height)
    for terrain in range(TERRAINS):
        content += _terrain(view, terrain, 10, _HEAD + 4 + 50 * terrain, DISPLAY - 20)
    return part("display", "terrain", (-1, -1, DISPLAY + 2, height + 5), content, title)


def melee_part(view: View) -> str:
    """The melee cards on a sheet of their own."""
    title = view.say("picture-melee")
    content = sheet(title, colour("strip"), DISPLAY, _MELEE) + _matrix(view, _HEAD, DISPLAY, _MELEE, 40)
    return part("display", "melee", (-1, -1, DISPLAY + 2, _MELEE + 5), content, title)


def aid_part(view: View) -> str:
    """Who beats whom, with names, and what the numbers mean: in sight while an army is recruited."""
    if not (view.is_mine and view.key == "recruit_units"):
        return ""
    title = view.say("picture-melee")
    foot = _HEAD + 44 + len(CLASSES) * _AID_ROW
    drawn = sheet(title, colour("strip"), _AID, foot + 92)
    each = (_AID - _AID_NAMES - 12) / len(CLASSES)
    for n, kind in enumerate(CLASSES):
        drawn += plain_figure(kind, _AID_NAMES + (n + 0.5) * each, _HEAD + 22, 0.9)
    for n, kind in enumerate(CLASSES):
        drawn += shifted(_aid_row(view, kind, each), 0, _HEAD + 40 + n * _AID_ROW)
    text = view.say("sheet-means")
    drawn += line(text, 14, foot + 18, fit(text, 14, _AID - 28, 12), "plain", room=_AID - 26)
    width = (_AID - 24) / len(ATTACKER_LOSSES)
    for n, (attacker, defender) in enumerate(zip(ATTACKER_LOSSES, DEFENDER_LOSSES, strict=True)):
        cell = column_cell(0, 0, width, 30, n + LEAST_COLUMN, 15) + line(
            f"{attacker} : {defender}", width / 2, 46, 15, "bold", "middle"
        )
        drawn += shifted(cell, 12 + n * width, foot + 28)
    return part("aid", "aid-melee", (-1, -1, _AID + 2, foot + 97), drawn, title)


def _aid_row(view: View, kind: int, each: float) -> str:
    """The melee card of a type in a row with its name; archers stand for longbowmen too."""
    name = view.name(KIND_IDS[kind])
    drawn = plain_figure(kind, 24, _AID_ROW / 2, 0.86)
    drawn += line(name, 46, _AID_ROW / 2 + 5, fit(name, 15, _AID_NAMES - 52, 12), "head", room=_AID_NAMES - 50)
    for n, target in enumerate(CLASSES):
        column = MELEE[KINDS * kind + target]
        tip = f"{_class_tip(view, kind)} → {_class_tip(view, target)}: {signed(column)}"
        cell = column_cell(_AID_NAMES + n * each, 2, each, _AID_ROW - 4, column, 15)
        drawn += view.thing(f"aid-{KIND_IDS[kind]}-{KIND_IDS[target]}", tip, cell)
    ground = rectangle(6, 0, _AID - 12, _AID_ROW, 6, class_="ground", fill="none")
    return group(ground + drawn, id=f"aid-{KIND_IDS[kind]}", data_thing=KIND_IDS[kind])
