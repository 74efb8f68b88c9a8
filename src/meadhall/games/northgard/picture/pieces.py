"""What stands on the map: figures, Kaija, creatures, tokens and buildings."""

from __future__ import annotations

from math import dist
from typing import Final

from meadhall.drawing.elements import circle, placed, use
from meadhall.drawing.lettering import line
from meadhall.drawing.maps import Point
from meadhall.drawing.tokens import badge
from meadhall.drawing.touch import glowing_disc
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CREATURE_FAME,
    CREATURE_IDS,
    CREATURE_KIND,
    CREATURE_KIND_IDS,
    CREATURE_VALUE,
    FORTRESS,
    NONE,
    SLOT_OF,
)
from meadhall.games.northgard.picture.ground import Land, laid_areas
from meadhall.games.northgard.picture.shapes import CELL, extra_point, slot_point
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.state import Northgard

_FIGURE: Final = 0.95
_TOKEN: Final = 0.76
_APART: Final = 15.0
"""Between the middles of tokens that lie side by side."""
_BESIDE_UNITS: Final = 24.0
_BESIDE_KAIJA: Final = 15.0
"""Between the middles of figures, so that no number is covered."""
_CLEAR: Final = 25.0
"""How far from the figures of a territory creatures and tokens lie at least."""
_RADIUS: Final = 8.0
"""About that of a token."""
_PLENTY: Final = 112.0
"""Where a tile is smaller than this, pieces are larger than they should be, but not more than so much."""
_LARGEST: Final = 1.4
_LARGEST_TOKEN: Final = 1.16
_LARGEST_BUILDING: Final = 1.2
_GLOW: Final = glowing_disc(0, 0, 15)
_SMALL_GLOW: Final = glowing_disc(0, 0, 11.5)
_LARGE_GLOW: Final = glowing_disc(0, 0, 14.5)


def larger(view: View) -> float:
    """How much larger than usual pieces are on this map."""
    seen = view.window.scale * CELL / view.layout.zoom
    return min(_LARGEST, max(1.0, _PLENTY / seen))


def _units(view: View, seat: int, territory: int, count: int, point: Point, role: str) -> str:
    """Units of a clan as one piece with their number."""
    clan = view.clan(seat)
    content = use(f"nor-unit-{clan}") + badge(count, 8.6, 6.4, 11.5)
    tip = f"{view.name(clan)}: {view.say('picture-units', count=count)}"
    place = placed(*point, _FIGURE * larger(view))
    id_ = f"{role}-{AREA_IDS[territory]}"
    return view.thing(id_, tip, content, place=place, data_stack=f"unit-{clan}", data_count=count)


def _kaija(view: View, point: Point) -> str:
    return view.thing(
        "kaija",
        view.say("word-kaija"),
        use("nor-kaija"),
        place=placed(*point, _TOKEN * larger(view)),
        data_thing="kaija",
    )


def _standing(s: Northgard, territory: int) -> list[tuple[str, int, int]]:
    """The figures of a territory from the left to the right: as what they stand there, whose they are, how many."""
    found: list[tuple[str, int, int]] = []
    if s.has_kaija(territory):
        found.append(("kaija", s.bear_seat, 1))
    if s.units[territory]:
        found.append(("units", s.owner[territory], s.units[territory]))
    if s.has_intruding_kaija(territory):
        found.append(("kaija", s.bear_seat, 1))
    if s.intruders[territory]:
        found.append(("intruders", s.mover, s.intruders[territory]))
    if s.transit_at == territory and s.transit_units:
        found.append(("passing", s.mover, s.transit_units))
    return found


def figures(view: View, land: Land, territory: int) -> str:
    """The figures of a territory side by side, its controller's first."""
    standing = _standing(view.s, territory)
    x, y = land.stand(territory)
    size = larger(view)
    steps = [0.0]
    for before, _, _ in standing[:-1]:
        steps.append(steps[-1] + (_BESIDE_KAIJA if before == "kaija" else _BESIDE_UNITS) * size)
    parts: list[str] = []
    for (role, seat, count), step in zip(standing, steps, strict=False):
        point = (x + step - steps[-1] / 2, y)
        parts.append(_kaija(view, point) if role == "kaija" else _units(view, seat, territory, count, point, role))
    return "".join(parts)


def label(view: View, land: Land, territory: int) -> str:
    """The name of a territory in small letters, below its figures if there are any."""
    x, y = land.stand(territory)
    size = larger(view)
    if _standing(view.s, territory):
        x, y = x - 5 * size, y + 8.5 + 4 * size
    return line(AREA_IDS[territory], x, y + 2.8, 8.2 * size, "bold nor-label", "middle")


# Creatures and tokens


def about_creature(view: View, creature: int) -> str:
    """The tooltip of a creature."""
    kind = CREATURE_KIND_IDS[CREATURE_KIND[creature]]
    said = view.say("text-creature-" + kind.removeprefix("creature_"))
    strength = (
        f"{view.say('word-points')} {CREATURE_VALUE[creature]}, {view.say('word-fame')} {CREATURE_FAME[creature]}"
    )
    return f"{view.name(CREATURE_IDS[creature])}: {strength}. {said}"


def creature_token(creature: int, side: int = 1) -> str:
    """A creature with its combat value at its right side, or at its left one if that is -1."""
    return use(f"nor-{CREATURE_IDS[creature]}") + badge(CREATURE_VALUE[creature], 9 * side, 8.4, 11.5)


def _slotless(view: View, area: int) -> list[tuple[str, str, str, list[str]]]:
    """Buildings of an area that take no slot."""
    found: list[tuple[str, str, str, list[str]]] = []
    for building in range(BUILDINGS):
        name = BUILDING_IDS[building]
        for n in range(view.s.slotless[area] >> 3 * building & 7):
            options = [f"slotless:{AREA_IDS[area]}:{name}"] if n == 0 else []
            tip = about_building(view, building)
            found.append((f"slotless-{AREA_IDS[area]}-{name}-{n}", tip, use(f"nor-token-{name}", 0, 0, 1.3), options))
    return found


def _extras(view: View, area: int, side: int) -> list[tuple[str, str, str, list[str]]]:
    """What lies beside the figures of an area: id, tooltip, drawing, options."""
    s = view.s
    found: list[tuple[str, str, str, list[str]]] = []
    for creature in s.line:
        if creature != NONE and s.creature_at[creature] == area:
            name = CREATURE_IDS[creature]
            found.append(
                (f"creature-{name}", about_creature(view, creature), creature_token(creature, side), [f"hunt:{name}"])
            )
    if s.scorched_at == area:
        found.append(("scorched", view.say("word-scorched"), use("nor-scorched"), []))
    return found + _slotless(view, area)


def lair(land: Land, area: int) -> Point:
    """Where creatures and tokens of an area lie: a little further from the figures, if that is still in the area."""
    point = land.point(area, extra_point(area))
    stand = land.stand(land.territory(area))
    far = dist(stand, point)
    if not 0 < far < _CLEAR:
        return point
    dx, dy = (point[0] - stand[0]) / far, (point[1] - stand[1]) / far
    for step in range(int(_CLEAR - far), 0, -1):
        if land.is_in(area, (point[0] + dx * (step + _RADIUS), point[1] + dy * (step + _RADIUS))):
            return point[0] + dx * step, point[1] + dy * step
    return point


def extras(view: View, land: Land) -> str:
    """Creatures, Scorched Earth, and buildings without a slot."""
    parts: list[str] = []
    s = view.s
    taken = {s.scorched_at, *s.creature_at}
    for area in laid_areas(s):
        if area not in taken and not s.slotless[area]:
            continue
        x, y = lair(land, area)
        lying = _extras(view, area, -1 if land.stand(s.territory[area])[0] > x else 1)
        left = x - _APART * (len(lying) - 1) / 2
        for n, (id_, tip, content, options) in enumerate(lying):
            place = placed(left + n * _APART, y, _TOKEN * min(larger(view), _LARGEST_TOKEN))
            name = id_.removeprefix("creature-")
            parts.append(view.thing(id_, tip, content, _GLOW, options, place, data_thing=name))
    return "".join(parts)


# Buildings


def about_building(view: View, building: int) -> str:
    """The tooltip of a building."""
    name = BUILDING_IDS[building]
    return f"{view.name(name)}. {view.say('text-building-' + name)}"


def buildings(view: View, land: Land) -> str:
    """The buildings on their slots, and the slots that may be chosen."""
    s = view.s
    parts: list[str] = []
    for area in laid_areas(s):
        if SLOT_OF[area] == NONE:
            continue
        building = s.building_on[area]
        option = f"slot:{AREA_IDS[area]}"
        if building == NONE and option not in view.options:
            continue
        place = placed(*land.point(area, slot_point(area)), min(larger(view), _LARGEST_BUILDING))
        if building == NONE:
            content, tip = circle(0, 0, 9, fill="#000", fill_opacity=0), view.label(option)
        else:
            content, tip = use(f"nor-token-{BUILDING_IDS[building]}"), about_building(view, building)
        glow = _LARGE_GLOW if building >= FORTRESS else _SMALL_GLOW
        thing = AREA_IDS[area]
        parts.append(view.thing(f"slot-{thing}", tip, content, glow, [option], place, data_thing=f"slot-{thing}"))
    return "".join(parts)
