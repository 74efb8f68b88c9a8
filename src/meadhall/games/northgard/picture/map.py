"""The map: land, territories, pieces, and where the next tile may lie."""

from __future__ import annotations

from functools import cache
from typing import Final

from meadhall.drawing.elements import Value, element, group, number, path, placed, rectangle, title, use
from meadhall.drawing.lettering import line, percent
from meadhall.drawing.palette import colour
from meadhall.drawing.parts import board_part
from meadhall.drawing.tokens import pill
from meadhall.drawing.touch import glowing_box, glowing_disc
from meadhall.drawing.views import Texts
from meadhall.games.northgard.content import (
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    CELL_IDS,
    CREATURE_IDS,
    NONE,
    RESOURCE_IDS,
    RESOURCES,
    START,
    TILE_IDS,
)
from meadhall.games.northgard.picture.chances import attack, hunt, is_attacked
from meadhall.games.northgard.picture.ground import Land, lines, placements, prints, soil, square, tile_face
from meadhall.games.northgard.picture.heraldry import hue
from meadhall.games.northgard.picture.names import names
from meadhall.games.northgard.picture.pieces import buildings, extras, figures, lair, larger, letters, lift
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.placement import legal_rotations
from meadhall.games.northgard.rules.moving import MoveTo, PassThrough, move_cost
from meadhall.games.northgard.rules.tiles import PlaceTile
from meadhall.games.northgard.text import beside

_HEADS: Final = ("territory", "unit", "collect_first", "combat", "build")
"""Options that begin so name a territory."""
_FAR: Final = 4000.0
"""How far the mist lies about the board."""


# Territories


def _options(view: View) -> dict[str, list[str]]:
    """For each territory, by its name, the options it stands for or takes part in."""
    found: dict[str, list[str]] = {}
    for option in view.options:
        head, *parts = option.split(":")
        if head in _HEADS and parts:
            found.setdefault(parts[0], []).append(option)
    return found


@cache
def _held(texts: Texts, clan: str, units: int) -> str:
    return texts.say("text-held", **texts.thing("side", [clan]), units=units)


def _about(view: View, territory: int, beside: dict[int, bool]) -> str:
    """The tooltip of a territory: how it lies, who holds it, what it shows, holds and borders on."""
    s = view.s
    state = view.say("word-closed" if s.is_closed(territory) else "word-open")
    parts = [state, view.say("text-tiles", count=s.tiles_in[territory])]
    owner = s.owner[territory]
    if owner == NONE:
        parts.append(view.say("word-neutral"))
    else:
        parts.append(_held(view.words, view.clan(owner), s.units[territory]))
    for n in range(RESOURCES):
        if s.icons(territory, n):
            parts.append(f"{view.name(RESOURCE_IDS[n])} {s.icons(territory, n)}")
    parts += [view.name(BUILDING_IDS[n]) for n in range(BUILDINGS) for _ in range(s.count_built(territory, n))]
    for n, key in enumerate(("small", "carved", "large")):
        if s.count_free_slots(territory, n):
            parts.append(f"{view.say('word-slot-' + key)} {s.count_free_slots(territory, n)}")
    if s.lairs(territory):
        parts.append(view.say("word-lair"))
    ways = ", ".join(view.name(AREA_IDS[other]) + ("!" if rough else "") for other, rough in sorted(beside.items()))
    return f"{view.name(AREA_IDS[territory])}: {', '.join(parts)}. {view.say('word-borders')}: {ways}"


def _shape(name: str, **values: Value) -> str:
    """The shape of a territory, which stands in the definitions of the territory itself."""
    return element("use", href=f"#nor-shape-{name}", **values)


def _tint(view: View, territory: int, edge: str) -> str:
    """The colour and pattern of who holds a territory, faint while it is open; closed ones have a line inside."""
    s = view.s
    owner = s.owner[territory]
    name = AREA_IDS[territory]
    is_closed = s.is_closed(territory)
    parts: list[str] = []
    if owner != NONE:
        pattern = f"url(#nor-land-{view.clan(owner)})"
        parts.append(_shape(name, fill=pattern, class_=None if is_closed else "nor-open"))
    if is_closed:
        stroke = hue(view.clan(owner)) if owner != NONE else "#5d4a2c"
        faint = None if owner != NONE else 0.55
        parts.append(element("clipPath", _shape(name), id=f"nor-clip-{name}"))
        ring = path(edge, class_="nor-ring", stroke=stroke, stroke_opacity=faint)
        parts.append(group(ring, clip_path=f"url(#nor-clip-{name})"))
    return "".join(parts)


def _territories(view: View, land: Land, options: dict[str, list[str]]) -> str:
    beside = land.neighbours()
    parts: list[str] = []
    for territory in land.areas:
        name = AREA_IDS[territory]
        edge = land.edge(territory)
        shape = element("defs", path(land.path(territory), id=f"nor-shape-{name}"))
        content = shape + _tint(view, territory, edge) + _shape(name, fill_opacity=0)
        mine = options.get(name, [])
        if mine:
            content += path(edge, class_="halo") + _shape(name, class_="edge nor-lit")
            content += path(edge, class_="edge nor-dash")
        tip = _about(view, territory, beside[territory])
        parts.append(view.thing(f"territory-{name}", tip, content, "", mine, data_thing=name))
    return group("".join(parts), id="territories")


# Where figures go


def _cost(view: View, land: Land, territory: int) -> str:
    """What a move to a territory costs, and the chance to take it if all units go."""
    s = view.s
    if s.transit_at != NONE:
        origin, units = s.transit_at, s.transit_units
    else:
        origin = s.origin
        units = s.units[origin] if s.owner[origin] == view.seat else s.intruders[origin]
    text = str(move_cost(s, origin, territory))
    if units and is_attacked(s, view.seat, territory):
        text += f" · {percent(attack(s, view.seat, territory, units, False))}"
    x, y = land.stand(territory)
    return pill(text, x, y - lift(view), letters(view, 10.5), "nor-move")


def _costs(view: View, land: Land) -> str:
    if not view.is_mine or not isinstance(view.decision, MoveTo | PassThrough):
        return ""
    return "".join(_cost(view, land, territory) for territory in view.decision.options(view.s))


def _fights(view: View, land: Land) -> str:
    """The chance to win each fight that may be chosen or declared."""
    s = view.s
    parts: list[str] = []
    for option in view.options:
        head, _, name = option.partition(":")
        if head == "hunt":
            creature = CREATURE_IDS.index(name)
            x, y = lair(land, s.creature_at[creature])
            parts.append(
                pill(
                    percent(hunt(s, view.seat, creature, 0, False)), x, y - lift(view), letters(view, 10.5), "nor-point"
                )
            )
        elif head == "combat":
            territory = AREA_IDS.index(name)
            x, y = land.stand(territory)
            parts.append(
                pill(
                    percent(attack(s, s.mover, territory, 0, False)),
                    x,
                    y - lift(view),
                    letters(view, 10.5),
                    "nor-point",
                )
            )
    return "".join(parts)


def _kaijas(view: View, land: Land) -> str:
    """Kaija, where she may be placed instead of a unit."""
    parts: list[str] = []
    size = min(larger(view), 1.16)
    for territory in land.areas:
        option = f"kaija:{AREA_IDS[territory]}"
        if option in view.options:
            x, y = land.stand(territory)
            sign = '<use href="#nor-kaija"/>' + line("+", 0, -10, 14, "letter", "middle")
            glow = glowing_disc(0, 0, 15)
            place = placed(x - 17 * size, y - 2, 0.76 * size)
            parts.append(
                view.thing(f"place-kaija-{AREA_IDS[territory]}", view.label(option), sign, glow, [option], place)
            )
    return "".join(parts)


def _origin(view: View, land: Land) -> str:
    """The territory that figures leave, or where they fight, while they do."""
    s = view.s
    parts: list[str] = []
    for territory in dict.fromkeys((s.origin, s.combat_at)):
        if territory in land.areas:
            parts.append(path(land.edge(territory), class_="nor-gone"))
    return "".join(parts)


# Where a tile may lie


def _cells(view: View) -> str:
    """The tile in hand as a ghost on each cell that it may take, or on the one chosen for it."""
    s = view.s
    decision = view.decision
    if s.tile == NONE:
        return ""
    if isinstance(decision, PlaceTile):
        parts: list[str] = []
        for cell in decision.options(s):
            turned = legal_rotations(s, s.tile, cell, decision.purpose)[0]
            ghost = group(tile_face(s.tile, view.layout.turned(turned), *view.layout.corner(cell)), class_="nor-ghost")
            name = CELL_IDS[cell]
            option = f"cell:{name}"
            tip = f"{view.name(name)}: {beside(s, view.words, cell)}"
            glow = glowing_box(*square(view.layout, cell, 3), 5)
            parts.append(view.thing(f"cell-{name}", tip, ghost, glow, [option], data_thing=name))
        return group(_start(view) + "".join(parts), id="cells")
    if s.cell != NONE:
        ghost = rectangle(*square(view.layout, s.cell, 2), 5, class_="edge")
        return group(ghost, id="cells")
    return ""


def _start(view: View) -> str:
    """The starting tile marked with a compass: from it places for tiles are counted, to the north as it points."""
    x, y, wide, high = square(view.layout, view.s.cell_of[START], 2)
    pointing = f"translate({number(x + 13)} {number(y + 13)}) rotate({90 * view.layout.turned(0)})"
    frame = rectangle(x, y, wide, high, 5, class_="nor-start") + group(use("nor-explore"), transform=pointing)
    return group(title(view.name(TILE_IDS[START])) + frame, id="starting-tile")


# The whole


def _mist(x: float, y: float, width: float, height: float, radius: float = 0) -> str:
    """Land that nobody has seen yet."""
    return rectangle(x, y, width, height, radius, fill="url(#nor-mist)")


def _framed(view: View, shown: str) -> str:
    """The map in the window of the whole table."""
    x, y, width, height = view.window.box
    clip = element("clipPath", rectangle(x, y, width, height, 10), id="nor-window")
    sheet = rectangle(x, y, width, height, 10, fill="url(#sheet)") + _mist(x, y, width, height, 10)
    frame = rectangle(x, y, width, height, 10, fill="none", stroke=colour("ink"), stroke_width=3) + rectangle(
        x + 5, y + 5, width - 10, height - 10, 7, class_="hairline"
    )
    return clip + sheet + group(shown, clip_path="url(#nor-window)") + frame


def board(view: View) -> str:
    """The map as a part of its own, in the mist."""
    x, y, width, height = view.window.box
    mist = _mist(x - _FAR, y - _FAR, width + 2 * _FAR, height + 2 * _FAR)
    return board_part(
        view.window.box, group(mist, aria_hidden="true") + _map(view), "parchment", turns=view.layout.turns
    )


def map_(view: View) -> str:
    """The map of the whole table, in its frame."""
    return _framed(view, _map(view))


def _map(view: View) -> str:
    """The land with everything on it."""
    land = Land(view.s, view.layout)
    laid = placements(view.s, view.layout)
    options = _options(view)
    pieces = "".join(figures(view, land, territory) for territory in land.areas)
    labels = names(view, land, set(options))
    content = (
        soil(laid)
        + _territories(view, land, options)
        + lines(laid)
        + prints(laid)
        + _cells(view)
        + group(_origin(view, land) + buildings(view, land) + extras(view, land) + pieces, id="pieces", class_="still")
        + group(labels, id="labels", class_="still")
        + group(_kaijas(view, land) + _costs(view, land) + _fights(view, land), id="targets", class_="still")
    )
    return group(content, id="map", transform=view.window.transform())
