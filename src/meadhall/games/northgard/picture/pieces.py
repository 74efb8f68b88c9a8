"""What stands on the map: figures, Kaija, creatures, tokens and buildings."""

from __future__ import annotations

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
from meadhall.games.northgard.picture.shapes import extra_point, slot_point
from meadhall.games.northgard.picture.view import View

_FIGURE: Final = 0.92
_TOKEN: Final = 0.74
_APART: Final = 14.0
"""Between the middles of pieces that stand side by side."""


def _units(view: View, seat: int, territory: int, count: int, point: Point, role: str) -> str:
    """Units of a clan as one piece with their number."""
    clan = view.clan(seat)
    content = use(f"nor-unit-{clan}") + badge(count, 8.4, 6.4, 10.5)
    tip = f"{view.name(clan)}: {view.say('picture-units', count=count)}"
    return view.thing(
        f"{role}-{AREA_IDS[territory]}", tip, content, place=placed(*point, _FIGURE), data_stack=f"unit-{clan}",
        data_count=count,
    )  # fmt: skip


def _kaija(view: View, point: Point) -> str:
    return view.thing(
        "kaija", view.say("word-kaija"), use("nor-kaija"), place=placed(*point, _TOKEN), data_thing="kaija"
    )


def label(territory: int, point: Point) -> str:
    """The name of a territory in small letters."""
    return line(AREA_IDS[territory], point[0], point[1] + 2.6, 7.6, "bold nor-label", "middle")


def figures(view: View, land: Land, territory: int) -> str:
    """The figures of a territory side by side, its controller's first, and the name of the territory below them."""
    s = view.s
    standing: list[tuple[str, int, int]] = []
    if s.units[territory]:
        standing.append(("units", s.owner[territory], s.units[territory]))
    if s.has_kaija(territory):
        standing.append(("kaija", s.bear_seat, 1))
    if s.intruders[territory]:
        standing.append(("intruders", s.mover, s.intruders[territory]))
    if s.has_intruding_kaija(territory):
        standing.append(("kaija", s.bear_seat, 1))
    if s.transit_at == territory and s.transit_units:
        standing.append(("passing", s.mover, s.transit_units))
    x, y = land.stand(territory)
    parts: list[str] = []
    left = x - _APART * (len(standing) - 1) / 2
    for n, (role, seat, count) in enumerate(standing):
        point = (left + n * _APART, y)
        parts.append(_kaija(view, point) if role == "kaija" else _units(view, seat, territory, count, point, role))
    return "".join(parts) + label(territory, (x - 4 if standing else x, y + 12.5 if standing else y))


# Creatures and tokens


def about_creature(view: View, creature: int) -> str:
    """The tooltip of a creature."""
    kind = CREATURE_KIND_IDS[CREATURE_KIND[creature]]
    said = view.say("text-creature-" + kind.removeprefix("creature_"))
    strength = (
        f"{view.say('word-points')} {CREATURE_VALUE[creature]}, {view.say('word-fame')} {CREATURE_FAME[creature]}"
    )
    return f"{view.name(CREATURE_IDS[creature])}: {strength}. {said}"


def creature_token(creature: int) -> str:
    """A creature with its combat value."""
    return use(f"nor-{CREATURE_IDS[creature]}") + badge(CREATURE_VALUE[creature], 9, 8.4, 10.5)


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


def _extras(view: View, area: int) -> list[tuple[str, str, str, list[str]]]:
    """What lies beside the figures of an area: id, tooltip, drawing, options."""
    s = view.s
    found: list[tuple[str, str, str, list[str]]] = []
    for creature in s.line:
        if creature != NONE and s.creature_at[creature] == area:
            name = CREATURE_IDS[creature]
            found.append(
                (f"creature-{name}", about_creature(view, creature), creature_token(creature), [f"hunt:{name}"])
            )
    if s.scorched_at == area:
        found.append(("scorched", view.say("word-scorched"), use("nor-scorched"), []))
    return found + _slotless(view, area)


def extras(view: View, land: Land) -> str:
    """Creatures, Scorched Earth, and buildings without a slot."""
    parts: list[str] = []
    for area in laid_areas(view.s):
        lying = _extras(view, area)
        x, y = land.point(area, extra_point(area))
        left = x - _APART * (len(lying) - 1) / 2
        for n, (id_, tip, content, options) in enumerate(lying):
            place = placed(left + n * _APART, y, _TOKEN)
            name = id_.removeprefix("creature-")
            parts.append(view.thing(id_, tip, content, glowing_disc(0, 0, 15), options, place, data_thing=name))
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
        place = placed(*land.point(area, slot_point(area)))
        if building == NONE:
            content, tip = circle(0, 0, 9, fill="#000", fill_opacity=0), view.label(option)
        else:
            content, tip = use(f"nor-token-{BUILDING_IDS[building]}"), about_building(view, building)
        glow = glowing_disc(0, 0, 14.5 if building >= FORTRESS else 11.5)
        thing = AREA_IDS[area]
        parts.append(view.thing(f"slot-{thing}", tip, content, glow, [option], place, data_thing=f"slot-{thing}"))
    return "".join(parts)
