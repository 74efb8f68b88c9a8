"""What stands on the battlefield: flags, zones, counters, camps, and what may be touched there."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import group, path, placed, rectangle, use
from meadhall.drawing.hexagons import hexagon
from meadhall.drawing.layouts import Box
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point, arrow
from meadhall.drawing.palette import colour
from meadhall.drawing.tokens import badge
from meadhall.games.medieval_battle.content import (
    ARMY_IDS,
    COUNTERS,
    FLAG_IDS,
    FROM_TABOR,
    KIND_IDS,
    KIND_OF,
    NONE,
    SLOT_IDS,
    SLOTS,
    UNITS,
)
from meadhall.games.medieval_battle.hexes import HEX_CODES, HEX_NAMES, NEIGHBOURS, distance
from meadhall.games.medieval_battle.picture.counters import counter
from meadhall.games.medieval_battle.picture.ground import codes, hexes, key_of, names_of, placed_hex
from meadhall.games.medieval_battle.picture.places import SIZE, TOKEN, Layout
from meadhall.games.medieval_battle.picture.targets import (
    lit_hexes,
    own_sign,
    sight_lines,
    signs,
    unit_options,
    unit_tip,
)
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.rules.regrouping import slots_away

_DEPLOYING: Final = ("place_tabor", "deploy_unit", "deploy_hex")
_MOVING: Final = ("act", "offer_retreat")
_BESIDE_FLAG: Final[Point] = (24.5, -5)
"""Where a flag stands on a hex that something else needs."""
_LIST: Final = 42.0
"""The height of a camp's tent and its marks where the counters lie below them."""
_SCALES: Final = (0.86, 0.7, 0.62, 0.56, 0.44, 0.34)


def _hexes(layout: Layout, places: list[int]) -> str:
    return "".join(hexagon(layout.centres[hex_], SIZE - 1.2) for hex_ in places)


def _ring(*classes: str) -> str:
    """Hexagons around the origin, in these classes."""
    return "".join(f'<use href="#mb-inner" class="{each}"/>' for each in classes)


def _zones(view: View) -> str:
    """The enemy's zone of control while the viewer moves, and hexes closed to deployment while they deploy."""
    s = view.s
    if not view.is_mine or view.side == NONE:
        return ""
    if view.key in _MOVING:
        enemy = 1 - view.side
        zone = [hex_ for hex_ in s.variant.field.hexes if s.is_in_zone(enemy, hex_)]
        return path(_hexes(view.layout, zone), class_=f"mb-zone-{ARMY_IDS[enemy]} still")
    if view.key in _DEPLOYING:
        tabor = s.place[s.tabor(1 - view.side)]
        far = set(s.variant.field.deployable)
        closed = [
            hex_
            for hex_ in s.variant.field.hexes
            if hex_ not in far or (tabor >= 0 and distance(hex_, tabor) < FROM_TABOR)
        ]
        return path(_hexes(view.layout, closed), class_="mb-forbidden still")
    return ""


def _flags(view: View) -> str:
    """Every flag with one pennant for each point, in the colours of who controls it."""
    s, field = view.s, view.s.variant.field
    parts: list[str] = []
    for n, hex_ in enumerate(field.flags):
        owner = s.flag_owner[n]
        army = "none" if owner == NONE else ARMY_IDS[owner]
        x, y = view.layout.centres[hex_]
        rim = ""
        if owner != NONE:
            classes = ("mb-rim-edge", f"mb-rim-{army}")
            rim = "".join(placed_hex(view.layout, hex_, "mb-inner", each) for each in classes)
        is_lit = bool(view.legal(f"{head}:{HEX_NAMES[hex_]}" for head in ("step", "retreat", "hex")))
        is_free = s.unit_at[hex_] == NONE and not is_lit and hex_ not in view.ways
        place = placed(x - 6, y + 16, 1.12) if is_free else placed(x + _BESIDE_FLAG[0], y + _BESIDE_FLAG[1], 0.84)
        name = FLAG_IDS[field.flag_names[n]]
        about = {**view.words.thing("flag", [name]), "hex": HEX_CODES[hex_]}
        tip = view.say("picture-flag", **about, points=field.flag_points[n])
        who = view.say("picture-nobodys") if owner == NONE else view.name(ARMY_IDS[owner], "army")
        drawn = use(f"mb-flag-{army}-{field.flag_points[n]}")
        flag = view.thing(f"flag-{n}", f"{tip} {who}.", drawn, "", [], place, data_thing=name)
        parts.append(group(rim, class_="still") + flag)
    return "".join(parts)


def _names(view: View) -> str:
    """The names of the flags, each below its hex or above it, wherever fewer units stand, clear of the codes around."""
    s, field, size = view.s, view.s.variant.field, view.layout.names
    below, above = TOKEN + 8 + 0.72 * size, -TOKEN - 4 - 0.75 * view.layout.codes
    parts: list[str] = []
    for hex_, name in names_of(field):
        x, y = view.layout.centres[hex_]
        near = [view.layout.centres[each][1] - y for each in NEIGHBOURS[hex_] if s.unit_at[each] != NONE]
        is_crowded = sum(each > 1 for each in near) > sum(each < -1 for each in near)
        parts.append(line(view.name(FLAG_IDS[name]), x, y + (above if is_crowded else below), size, "name", "middle"))
    return group("".join(parts), id="names", class_="mb-code still", aria_hidden="true")


def _unit(view: View, unit: int, place: str, options: list[str], tip: str, sign: str = "") -> str:
    s = view.s
    mark = ""
    if unit in (s.active, s.attacker):
        mark = _ring("mb-active-edge", "mb-active")
    glow = _ring("halo", "mb-lit")
    content = mark + counter(s, unit) + sign
    return view.thing(f"unit-{unit}", tip, content, glow, options, place, data_thing=f"unit-{unit}")


def _units(view: View) -> str:
    """Counters on the board, the upper ones first, those with signs last; one that passes a friend stands askew."""
    s = view.s
    standing = [unit for unit in range(UNITS) if s.place[unit] >= 0]
    marks = {unit: own_sign(view, s.place[unit]) for unit in standing if s.unit_at[s.place[unit]] == unit}
    standing.sort(key=lambda unit: (bool(marks.get(unit)), view.layout.centres[s.place[unit]][1], unit == s.active))
    parts: list[str] = []
    for unit in standing:
        x, y = view.layout.centres[s.place[unit]]
        if unit not in marks:
            x, y = x + 9, y - 9
        options = unit_options(view, s.place[unit]) if unit in marks else []
        parts.append(_unit(view, unit, placed(x, y), options, unit_tip(view, unit), marks.get(unit, "")))
    return "".join(parts)


def _between(start: Point, end: Point, part: float) -> Point:
    return (start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part)


def _attack(view: View) -> str:
    """The arrow of an attack that has been declared."""
    s = view.s
    if s.attacker == NONE:
        return ""
    (x, y), (u, v) = view.layout.centres[s.place[s.attacker]], view.layout.centres[s.place[s.defender]]
    curve, tip, (dx, dy) = arrow(
        (x + (u - x) * 0.34, y + (v - y) * 0.34), (x + (u - x) * 0.47, y + (v - y) * 0.47), 0.0
    )
    left = (tip[0] - dx * 2 - dy * 10, tip[1] - dy * 2 + dx * 10)
    right = (tip[0] - dx * 2 + dy * 10, tip[1] - dy * 2 - dx * 10)
    end = (tip[0] + dx * 14, tip[1] + dy * 14)
    head = f"M{left[0]:.1f} {left[1]:.1f}L{end[0]:.1f} {end[1]:.1f}L{right[0]:.1f} {right[1]:.1f}Z"
    drawn = path(curve, fill="none", stroke="#fff3dc", stroke_width=11) + path(
        head, fill="#fff3dc", stroke="#fff3dc", stroke_width=5, stroke_linejoin="round"
    )
    drawn += path(curve, fill="none", stroke=colour("viking-red"), stroke_width=7) + path(
        head, fill=colour("viking-red")
    )
    return group(drawn, id="attack", class_="still")


def _grid(count: int, width: float, height: float) -> tuple[float, int]:
    """The largest scale at which so many counters have room, and how many stand in a row."""
    for scale in _SCALES:
        across = max(1, int(width // (54 * scale)))
        if across * int(height // (58 * scale)) >= count:
            return scale, across
    return _SCALES[-1], max(1, int(width // (54 * _SCALES[-1])))


def regroups(view: View, slot: int, side: int) -> int:
    """How many regroupings it takes until a unit beside the slot returns; 0 if its army has no tabor."""
    tabor = view.s.place[view.s.tabor(side)]
    if tabor < 0:
        return 0
    return slots_away(view.s, slot, view.s.variant.field.sectors[tabor]) + 1


def _return(view: View, slot: int, side: int, place: str) -> str:
    """How many regroupings the fled units of an army are away, if they can return at all."""
    left = regroups(view, slot, side)
    if not left:
        return ""
    mark = use(f"mb-emblem-{ARMY_IDS[side]}", 14, 0, 0.7) + badge(left, 35, 0, view.layout.letters)
    said = view.say("picture-regroups", **view.words.thing("side", [ARMY_IDS[side]]), number=left)
    return view.thing(f"return-{slot}-{side}", said, mark, "", [], place, data_thing=SLOT_IDS[slot])


def _camp(view: View, slot: int, box: Box) -> str:
    """The tent beside a slot with the units that fled there."""
    s = view.s
    x, y, width, height = box
    fled = [unit for unit in range(UNITS) if s.slot_of(unit) == slot]
    tip = f"{view.name(SLOT_IDS[slot])}. {view.say('picture-camp')}"
    frame = rectangle(
        x, y, width, height, 12, fill=colour("outline"), fill_opacity=0.5, stroke=colour("ink-soft"),
        stroke_width=1.8, stroke_dasharray="7 5",
    )  # fmt: skip
    if not fled:
        size = view.layout.letters
        tent = use("mb-tent", x + width / 2, y + height / 2 - size * 0.45, 1.15)
        name = line(
            view.name(SLOT_IDS[slot], "short"), x + width / 2, y + height / 2 + 20 + size * 0.5, size, "name soft",
            "middle", room=width - 12,
        )  # fmt: skip
        return view.thing(f"camp-{slot}", tip, group(frame + tent + name, opacity=0.75), data_thing=SLOT_IDS[slot])
    drawn = frame + use("mb-tent", x + 24, y + 24, 0.82)
    parts = [view.thing(f"camp-{slot}", tip, drawn, data_thing=SLOT_IDS[slot])]
    armies = sorted({unit // COUNTERS for unit in fled})
    if view.layout.is_apart:
        parts += [_return(view, slot, side, placed(x + 42 + 48 * n, y + 20)) for n, side in enumerate(armies)]
        inside = (x + 4, y + _LIST, width - 8, height - _LIST - 4)
    else:
        parts += [_return(view, slot, side, placed(x, y + 56 + 24 * n)) for n, side in enumerate(armies)]
        inside = (x + 50, y + 8, width - 56, height - 12)
    scale, across = _grid(len(fled), *inside[2:])
    for n, unit in enumerate(fled):
        place = placed(inside[0] + (n % across + 0.5) * 54 * scale, inside[1] + (n // across + 0.5) * 58 * scale, scale)
        option = f"return:{KIND_IDS[KIND_OF[unit]]}:{s.knights[unit]}:{SLOT_IDS[slot]}"
        options = [option] if unit // COUNTERS == view.side else []
        parts.append(_unit(view, unit, place, options, view.about_unit(unit)))
    return "".join(parts)


def board(view: View) -> str:
    """Everything above the ground, in the order in which it lies."""
    s = view.s
    content = hexes(key_of(s.variant.field), view.layout.name, view.language)
    content += group(_zones(view), id="zones") + group(sight_lines(view), id="sights")
    content += group(lit_hexes(view), id="lit")
    content += group(_flags(view), id="flags")
    content += codes(s.variant.field.size, names_of(s.variant.field), view.layout.name, view.language)
    content += _names(view) if view.layout.names else ""
    camps = "".join(_camp(view, slot, box) for slot, box in enumerate(view.layout.camps[:SLOTS]))
    content += group(camps + _units(view), id="units") + _attack(view) + group(signs(view), id="signs")
    return group(content, id="board", transform=view.layout.window.transform())
