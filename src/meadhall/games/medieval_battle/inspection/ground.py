"""What is said of hexes, terrains, flags and camps."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    COST,
    COUNTERS,
    FLAG_IDS,
    KIND_IDS,
    LEVEL,
    NONE,
    OPEN,
    RED,
    SLOT_IDS,
    TABOR,
    TERRAIN_IDS,
    TERRAINS,
    UNITS,
    YELLOW,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES, distance
from meadhall.games.medieval_battle.inspection.signs import glyph, terrain_glyph
from meadhall.games.medieval_battle.inspection.wording import seat_of, section, shield, unit_row, why_not
from meadhall.games.medieval_battle.picture.board import regroups
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.prospects import reach, units_on_board
from meadhall.games.medieval_battle.reasons import why_no_hex

_RULES = (["MED-1.11"], ["MED-1.11", "MED-8.6", "MED-9.8"], ["MED-1.10", "MED-8.5", "MED-8.6"], ["MED-1.12", "MED-8.5"])
"""The rules that speak of each terrain."""


def place(view: View, hex_: int) -> Inspected | None:
    """A hex of the battlefield."""
    s, field = view.s, view.s.variant.field
    if not field.is_on_board[hex_]:
        return None
    name = TERRAIN_IDS[field.terrain[hex_]]
    standing = s.unit_at[hex_]
    flag_here = field.flag_at[hex_]
    here = [unit_row(view, standing)] if standing != NONE else []
    here += [flag_row(view, flag_here)] if flag_here != NONE else []
    zones = [Row(view.name(ARMY_IDS[side], "gen"), shield(side)) for side in (RED, YELLOW) if s.is_in_zone(side, hex_)]
    return Inspected(
        f"{HEX_CODES[hex_]}, {view.name(name)}",
        view.say("picture-terrain-short", cost=field.cost[hex_], level=field.level[hex_]),
        view.say(f"inspect-{name}"),
        terrain_glyph(field.terrain[hex_]),
        seat_of(view, standing // COUNTERS if standing != NONE else NONE),
        section(view, "holds", here)
        + section(view, "zones", zones)
        + section(view, "reach", _comers(view, hex_) if standing == NONE else [])
        + why_not(view, _why_no_hex(view, hex_)),
        [*_RULES[field.terrain[hex_]], *(["MED-6.4"] if zones else [])],
    )


def _why_no_hex(view: View, hex_: int) -> str:
    """Why a hex cannot be chosen where the viewer is asked for one."""
    name = HEX_NAMES[hex_]
    is_open = any(f"{head}:{name}" in view.options for head in ("hex", "step", "retreat", "attack", "shoot", "merge"))
    if not view.is_mine or is_open or hex_ in view.ways:
        return ""
    return why_no_hex(view.s, view.decision, hex_)


def _comers(view: View, hex_: int) -> list[Row]:
    """Who could end a movement on a hex within one turn, and with how many points left."""
    s = view.s
    rows: list[Row] = []
    for side in (RED, YELLOW) if s.turns else ():
        for unit in units_on_board(s, side):
            left = reach(s, unit).get(hex_, -1) if distance(s.place[unit], hex_) <= s.points[unit] else -1
            if left >= 0:
                rows.append(unit_row(view, unit, view.say("picture-effect-end", points=left)))
    return rows


def flag_row(view: View, number: int) -> Row:
    """A flag, what it is worth, and who controls it."""
    field, owner = view.s.variant.field, view.s.flag_owner[number]
    who = view.say("picture-nobodys") if owner == NONE else view.name(ARMY_IDS[owner], "army")
    name = FLAG_IDS[field.flag_names[number]]
    symbol = glyph("mb-flag-none-2" if field.flag_points[number] > 1 else "mb-flag-none-1")
    things = [name, HEX_NAMES[field.flags[number]]]
    return Row(view.name(name), symbol, who, f"+{field.flag_points[number]}", things)


def flag(view: View, name: str) -> Inspected | None:
    """A flag of the battlefield."""
    s, field = view.s, view.s.variant.field
    names = [FLAG_IDS[each] for each in field.flag_names]
    if name not in names:
        return None
    number = names.index(name)
    hex_, owner = field.flags[number], s.flag_owner[number]
    about = view.words.thing("flag", [name])
    said = view.say("picture-flag", **about, hex=HEX_CODES[hex_], points=field.flag_points[number])
    standing = s.unit_at[hex_]
    return Inspected(
        view.name(name),
        said,
        view.say("inspect-flag"),
        glyph("mb-flag-none-2" if field.flag_points[number] > 1 else "mb-flag-none-1"),
        seat_of(view, owner),
        section(view, "control", [flag_row(view, number)])
        + section(view, "holds", [unit_row(view, standing)] if standing != NONE else [])
        + section(view, "reach", _comers(view, hex_) if standing == NONE else []),
        ["MED-13.1", "MED-13.2", "MED-13.3"],
    )


def terrain(view: View, number: int) -> Inspected:
    """A kind of ground."""
    name = TERRAIN_IDS[number]
    closed = [KIND_IDS[kind] for kind in range(TABOR + 1) if not OPEN[TERRAINS * kind + number]]
    rows = [
        Row(view.say("inspect-entry"), glyph("mb-fresh"), mark=str(COST[number])),
        Row(view.say("inspect-height"), mark=str(LEVEL[number])),
    ]
    if closed:
        rows.append(Row(view.say("inspect-closed-to", kinds=view.words.names(closed)), things=closed))
    return Inspected(
        view.name(name),
        view.say("word-terrain"),
        view.say(f"inspect-{name}"),
        terrain_glyph(number),
        sections=section(view, "does", [Row(view.say(f"text-{name}"))]) + section(view, "numbers", rows),
        rules=_RULES[number],
    )


def camp(view: View, slot: int) -> Inspected:
    """The camp beside a module, where units wait that fled there."""
    s = view.s
    fled = [unit for unit in range(UNITS) if s.slot_of(unit) == slot]
    rows: list[Row] = []
    for unit in fled:
        side = unit // COUNTERS
        left = regroups(view, slot, side)
        note = view.say("picture-regroups", **view.words.thing("side", [ARMY_IDS[side]]), number=left) if left else ""
        rows.append(Row(view.about_unit(unit).partition(":")[0], shield(side), note, things=[f"unit-{unit}"]))
    return Inspected(
        view.name(SLOT_IDS[slot]),
        view.say("inspect-kind-camp"),
        view.say("picture-camp"),
        glyph("mb-tent"),
        sections=section(view, "holds", rows),
        rules=["MED-7.4", "MED-11.4"],
    )
