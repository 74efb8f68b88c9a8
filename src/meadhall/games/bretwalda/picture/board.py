"""Everything on the map: who controls the areas, what lies there, armies, fleets, and what may be touched."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, placed, use
from meadhall.drawing.lettering import line, percent
from meadhall.drawing.maps import Point
from meadhall.drawing.tokens import pill
from meadhall.drawing.touch import glowing_shape
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    KIND_IDS,
    KINGDOM_IDS,
    MARKER_IDS,
    MARKERS,
    NONE,
    OWNERS,
    SEA_IDS,
    SEAS,
    SHIP,
    VIKING,
)
from meadhall.games.bretwalda.picture.armies import about_army, armies, fleet, ranked
from meadhall.games.bretwalda.picture.chances import in_area
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.places import SEA_SPOTS, SPOTS
from meadhall.games.bretwalda.picture.routes import routes
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import is_contested

_STEP: Final = 11.5
"""From one thing to the next in an area, on the map plane."""


# Areas


def _about_area(view: View, area: int) -> str:
    s = view.s
    holder = view.controllers[area]
    parts = [view.name(KINGDOM_IDS[holder]) if holder != NONE else view.say("text-nobody")]
    owners = [owner for owner in range(OWNERS) if s.present[area] >> owner & 1]
    parts += [about_army(view, owner, ranked(s.force(area, owner))) for owner in owners]
    things = _things(view, area)
    if things:
        parts.append(view.words.names(things))
    if s.food[area]:
        parts.append(view.say("text-food-here", number=s.food[area]))
    return f"{view.name(AREA_IDS[area])}: {'; '.join(parts)}"


def _things(view: View, area: int) -> list[str]:
    """The buildings and markers in an area."""
    s = view.s
    found = [BUILDING_IDS[building] for building in range(BUILDINGS) if s.has_building(area, building)]
    return found + [MARKER_IDS[marker] for marker in range(MARKERS) if s.improvements[area] >> marker & 1]


def _area(view: View, area: int) -> str:
    """The ground of an area with the colours of who controls it; it glows if it may be touched."""
    name = AREA_IDS[area]
    holder = view.controllers[area]
    held = ""
    if holder != NONE:
        held = (
            f'<use href="#bre-shape-{name}" class="bre-hold-{KINGDOM_IDS[holder]}" clip-path="url(#bre-clip-{name})"/>'
        )
    body = held or f'<use href="#bre-shape-{name}" fill-opacity="0"/>'
    mine = view.by_place.get(name, [])
    glow = held + glowing_shape(f"bre-shape-{name}")
    return view.thing(f"area-{name}", _about_area(view, area), "" if mine else body, glow, mine, data_thing=name)


def _lying(view: View, area: int, at: Point) -> str:
    """The Control marker, Food, buildings and markers in a row."""
    s = view.s
    signs: list[str] = []
    if s.marker[area] != NONE:
        signs.append(use(f"bre-shield-{KINGDOM_IDS[s.marker[area]]}", 0, 0, 0.4))
    signs += [use(f"bre-{thing}", 0, 0, 0.48) for thing in _things(view, area)]
    if s.food[area]:
        count = line(str(s.food[area]), 3, 4.4, 9.6, "bold bre-town-name") if s.food[area] > 1 else ""
        signs.append(use("bre-food", -1.4, 0, 0.5) + count)
    left = at[0] - _STEP * (len(signs) - 1) / 2
    return "".join(group(sign, transform=placed(left + _STEP * n, at[1])) for n, sign in enumerate(signs))


def _content(view: View, area: int) -> str:
    """What stands and lies in an area."""
    drawn, end = armies(view, area)
    x, y = SPOTS[area].pieces
    lying = _lying(view, area, (x, end + 5 if drawn else y))
    return lying + drawn + _fight(view, area, x + 32, y - 15)


def _fight(view: View, area: int, x: float, y: float) -> str:
    """The sign of a battle, with the viewer's chance where it is theirs to begin."""
    chance = in_area(view, area)
    if chance is not None:
        return pill(percent(chance), x, y, 10.5, "swords")
    return use("swords", x, y, 0.7) if _is_battle(view, area) else ""


def _is_battle(view: View, area: int) -> bool:
    """Whether a battle is pending in an area, or would be if the viewer's units marched there."""
    if is_contested(view.s, area):
        return True
    return f"to:{AREA_IDS[area]}" in view.options and view.s.has_enemies(area, view.kingdom)


# Seas


def _sea(view: View, sea: int) -> str:
    name = SEA_IDS[sea]
    fleets = view.ships(sea)
    said = [
        f"{view.name(KINGDOM_IDS[kingdom])}: "
        + view.say("text-number", number=number, **view.words.thing("thing", [KIND_IDS[SHIP]]))
        for kingdom, number in fleets
    ]
    tip = f"{view.name(name)}: {'; '.join(said) or view.say('text-nothing')}"
    body = f'<use href="#bre-shape-{name}" fill-opacity="0"/>'
    mine = view.by_place.get(name, [])
    ground = view.thing(
        f"sea-{name}", tip, "" if mine else body, glowing_shape(f"bre-shape-{name}"), mine, data_thing=name
    )
    x, y = SEA_SPOTS[sea]
    step = 23.0
    left = x - step * (len(fleets) - 1) / 2
    ships = "".join(
        view.thing(
            f"fleet-{name}-{KINGDOM_IDS[kingdom]}",
            said[n],
            fleet(kingdom, number),
            place=placed(left + step * n, y + 3),
            data_stack=f"fleet-{KINGDOM_IDS[kingdom]}",
            data_count=number,
        )
        for n, (kingdom, number) in enumerate(fleets)
    )
    return ground + group(ships, class_="still" if mine else None)


def _raid(view: View) -> str:
    """The dragon ship from which a raiding party lands, and where."""
    s = view.s
    if s.drakkar == NONE:
        return ""
    x, y = SEA_SPOTS[s.drakkar]
    mark = piece(KIND_IDS[SHIP], "danes", 0, 0, 0.9) + line(str(s.party), 12, 8, 12, "letter", "middle")
    drawn = view.thing(
        "drakkar", f"{view.name('danes')}: {s.party} × {view.name(KIND_IDS[VIKING])}", mark, place=placed(x, y + 16)
    )
    if s.landing != NONE:
        at = SPOTS[s.landing].pieces
        drawn += group(circle(*at, 9, class_="trail", stroke_width=2) + use("axe", *at, 0.7), class_="still")
    return drawn


def board(view: View, names: str) -> str:
    """The map with all that lies on it; names lie between the areas and their pieces."""
    s = view.s
    areas = s.variant.britain.areas
    seas = [sea for sea in range(SEAS) if s.variant.britain.coast[sea]]
    ground = "".join(_sea(view, sea) for sea in seas) + "".join(_area(view, area) for area in areas)
    northern_first = sorted(areas, key=lambda area: SPOTS[area].pieces[1])
    content = "".join(_content(view, area) for area in northern_first) + _raid(view)
    where = view.layout.window.transform()
    return (
        group(group(ground, transform=where), clip_path="url(#bre-window)", id="areas")
        + names
        + group(content, transform=where, id="pieces", class_="still" if view.by_place else None)
        + routes(view)
    )
