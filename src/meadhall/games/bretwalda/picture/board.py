"""Everything on the map: who controls the areas, what lies there, armies, fleets, and what may be touched."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.elements import circle, group, placed, use
from meadhall.drawing.lettering import line
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
from meadhall.games.bretwalda.picture.chances import in_area, in_short, in_words
from meadhall.games.bretwalda.picture.pieces import piece
from meadhall.games.bretwalda.picture.routes import routes
from meadhall.games.bretwalda.picture.spots import SEA_SPOTS
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import is_contested

_STEP: Final = 24.0
"""From one thing to the next in an area, before they are scaled."""
_PAYING: Final = ("pay_food", "remove_food")
"""The decisions in which a touched area gives a Food token."""


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
    if _may_pay(view, area):
        parts.append(view.say("text-food-left", number=s.food[area] - 1))
    odds = in_area(view, area)
    if odds is not None:
        parts.append(in_words(view, odds))
    return f"{view.name(AREA_IDS[area])}: {'; '.join(parts)}"


def _may_pay(view: View, area: int) -> bool:
    """Whether the viewer may take a Food token from an area."""
    return view.key in _PAYING and f"area:{AREA_IDS[area]}" in view.options


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
    scale = view.layout.scale
    name = AREA_IDS[area]
    signs: list[tuple[str, str]] = []
    if s.marker[area] != NONE:
        side = KINGDOM_IDS[s.marker[area]]
        signs.append((f"control:{side}:{name}", use(f"bre-shield-{side}", 0, 0, scale.lying * 0.83)))
    signs += [(f"{thing}:{name}", use(f"bre-{thing}", 0, 0, scale.lying)) for thing in _things(view, area)]
    if s.food[area] and not _may_pay(view, area):
        size = scale.digits
        digits = line(str(s.food[area]), size * 0.31, size * 0.46, size, "bold bre-town-name")
        count = group(digits, class_="mark") if s.food[area] > 1 else ""
        signs.append((f"food:{name}", use("bre-food", -size * 0.146, 0, scale.lying * 1.04) + count))
    step = _STEP * scale.lying
    left = at[0] - step * (len(signs) - 1) / 2
    return "".join(
        group(sign, transform=placed(left + step * n, at[1]), data_thing=thing) for n, (thing, sign) in enumerate(signs)
    )


def _content(view: View, area: int) -> str:
    """What stands and lies in an area."""
    drawn, end = armies(view, area)
    x, y = view.layout.spots[area].pieces
    lying = _lying(view, area, (x, end + 5 if drawn else y))
    return lying + drawn + _fight(view, area, (x, y)) + _payment(view, area, (x, end + 18 if drawn else y + 14))


def _payment(view: View, area: int, at: Point) -> str:
    """How much Food lies in an area, and what would be left if a token were taken from it."""
    if not _may_pay(view, area):
        return ""
    food = view.s.food[area]
    return group(
        pill(f"{food} → {food - 1}", *at, view.layout.scale.mark * 1.1, "bre-food"),
        data_thing=f"food:{AREA_IDS[area]}",
    )


def _fight(view: View, area: int, at: Point) -> str:
    """The sign of a battle beside the armies, with the viewer's odds where it is theirs to begin."""
    odds = in_area(view, area)
    scale = view.layout.scale
    if odds is not None:
        return pill(in_short(odds), at[0] + scale.odds[0], at[1] + scale.odds[1], scale.mark, "swords")
    return use("swords", at[0] + 32, at[1] - 15, scale.lying * 1.46) if _is_battle(view, area) else ""


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
    scale = view.layout.scale.fleet
    step = 23.0 * scale
    left = x - step * (len(fleets) - 1) / 2
    ships = "".join(
        view.thing(
            f"fleet-{name}-{KINGDOM_IDS[kingdom]}",
            said[n],
            fleet(kingdom, number),
            place=placed(left + step * n, y + 3 * scale**2, scale),
            data_thing=f"ship:{KINGDOM_IDS[kingdom]}:{name}",
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
        "drakkar",
        f"{view.name('danes')}: {s.party} × {view.name(KIND_IDS[VIKING])}",
        mark,
        place=placed(x, y + 16, view.layout.scale.fleet),
        data_thing="danes",
    )
    if s.landing != NONE:
        at = view.layout.spots[s.landing].pieces
        drawn += group(circle(*at, 9, class_="trail", stroke_width=2) + use("axe", *at, 0.7), class_="still")
    return drawn


def board(view: View, names: str) -> str:
    """The map with all that lies on it; names lie between the areas and their pieces."""
    s = view.s
    areas = s.variant.britain.areas
    seas = [sea for sea in range(SEAS) if s.variant.britain.coast[sea]]
    ground = "".join(_sea(view, sea) for sea in seas) + "".join(_area(view, area) for area in areas)
    northern_first = sorted(areas, key=lambda area: view.layout.spots[area].pieces[1])
    content = "".join(_content(view, area) for area in northern_first) + _raid(view)
    where, is_parts = view.layout.window.transform(), view.layout.is_parts
    return (
        group(group(ground, transform=where), clip_path=None if is_parts else "url(#bre-window)", id="areas")
        + names
        + group(content, transform=where, id="pieces", class_="still" if view.by_place else None)
        + routes(view)
    )
