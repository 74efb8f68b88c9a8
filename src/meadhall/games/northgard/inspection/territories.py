"""Territories, the figures in them, and the places for tiles."""

from __future__ import annotations

from meadhall.drawing.lettering import percent
from meadhall.engine.inspected import Inspected, Row
from meadhall.games.northgard.content import (
    ALTAR_FAME,
    ALTAR_OF_KINGS,
    AREA_IDS,
    AREAS,
    BUILDING_IDS,
    CELL_IDS,
    CLOSED_FAME,
    CREATURE_IDS,
    KAIJA_POINTS,
    NONE,
    RESOURCE_IDS,
    SMALL_CLOSED_FAME,
    START_MOVE,
    TILE_IDS,
    WINTER_FOOD,
    WINTER_WOOD,
    WOLF_CREATURE,
)
from meadhall.games.northgard.inspection.wording import (
    clan_glyph,
    fame,
    glyph,
    names_row,
    player_name,
    seat_of,
    sections,
)
from meadhall.games.northgard.odds import combat_shares
from meadhall.games.northgard.picture.chances import is_attacked
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.combat import scorched_points
from meadhall.games.northgard.rules.harvest_yield import harvest_yield
from meadhall.games.northgard.state import Northgard
from meadhall.games.northgard.territories import REGULAR, ROUGH, crossings, tile_on
from meadhall.games.northgard.text import beside
from meadhall.games.northgard.vocabularies import units_at

_SLOTS = ("small", "carved", "large")


def territory_answer(view: View, area: int) -> Inspected | None:
    """The territory of a laid area: who holds it, what it gives, and who could come."""
    s = view.s
    territory = s.territory[area]
    if territory == NONE:
        return None
    state = view.say("word-closed" if s.is_closed(territory) else "word-open")
    owner = s.owner[territory]
    return Inspected(
        view.name(AREA_IDS[territory]),
        view.say("inspect-kind-territory", state=state, tiles=view.say("text-tiles", count=s.tiles_in[territory])),
        view.say("inspect-territory"),
        clan_glyph(view, owner) if owner != NONE else glyph("tile"),
        seat_of(owner),
        sections(
            view,
            ("holds", _figures(view, territory)),
            ("gives", _gifts(view, territory)),
            ("here", _lying(view, territory)),
            ("reach", _reachers(view, territory)),
            ("ways", ways(view, territory)),
            ("why-not", _hindered(view, territory)),
        ),
        ["NOR-1.2", "NOR-9.8", "NOR-13.1", "NOR-13.2", "NOR-20.6"],
    )


def _figures(view: View, territory: int) -> list[Row]:
    s = view.s
    name, owner = AREA_IDS[territory], s.owner[territory]
    rows = [Row(view.say("inspect-nobody"))] if owner == NONE else []
    for role, seat, count in (("units", owner, s.units[territory]), ("intruders", s.mover, s.intruders[territory])):
        if count:
            said = view.say("picture-units", count=count)
            rows.append(Row(player_name(view, seat), clan_glyph(view, seat), said, things=[f"{role}-{name}"]))
    if s.kaija_at == territory:
        rows.append(Row(view.say("word-kaija"), glyph("kaija"), things=["kaija"]))
    return rows


def _gifts(view: View, territory: int) -> list[Row]:
    """Fame and resources of each harvest; or the fame of closing it; and strongholds."""
    s = view.s
    rows: list[Row] = []
    if not s.is_closed(territory):
        count = s.tiles_in[territory]
        rows.append(Row(view.say("inspect-closing"), glyph("explore"), mark=fame(view, count + 1)))
    elif s.creature_in(territory, WOLF_CREATURE) == NONE:
        gained = SMALL_CLOSED_FAME if s.tiles_in[territory] <= 2 else CLOSED_FAME
        rows.append(Row(view.say("inspect-closed"), glyph("fame"), mark=fame(view, gained)))
    altars = s.count_built(territory, ALTAR_OF_KINGS)
    if altars:
        rows.append(Row(view.name("altar_of_kings"), glyph("altar_of_kings"), mark=fame(view, altars * ALTAR_FAME)))
    for resource, name in enumerate(RESOURCE_IDS):
        count = harvest_yield(s, territory, resource)
        if count:
            note = view.say("inspect-at-harvest")
            rows.append(Row(view.name(name), glyph(name), note, str(count), [name]))
    if s.is_closed(territory) and s.count_large(territory):
        rows.append(Row(view.say("inspect-is-stronghold"), glyph("castle")))
    return rows


def _lying(view: View, territory: int) -> list[Row]:
    """Buildings, free slots, creatures and tokens."""
    s = view.s
    rows: list[Row] = []
    for building, name in enumerate(BUILDING_IDS):
        count = s.count_built(territory, building)
        if count:
            said = view.say(f"text-building-{name}")
            rows.append(Row(view.name(name), glyph(f"token-{name}"), said, str(count) if count > 1 else "", [name]))
    for kind, key in enumerate(_SLOTS):
        count = s.count_free_slots(territory, kind)
        if count:
            rows.append(Row(view.say(f"word-slot-{key}"), glyph(f"slot-{key}"), mark=str(count)))
    for creature, name in enumerate(CREATURE_IDS):
        if s.lair_of(creature) == territory:
            rows.append(Row(view.name(name), glyph(name), things=[name]))
    if s.lairs(territory):
        rows.append(Row(view.say("word-lair"), glyph("lair")))
    if s.is_scorched(territory):
        rows.append(Row(view.say("word-scorched"), glyph("scorched"), things=["scorched"]))
    return rows


def _hindered(view: View, territory: int) -> list[Row]:
    """What a Brown Bear or a Fallen Valkyrie forbids there."""
    found = [
        key
        for key, is_so in (("locked", view.s.is_locked(territory)), ("barred", view.s.has_valkyrie(territory)))
        if is_so
    ]
    return [Row(view.say(f"inspect-{key}")) for key in found]


def chance_to_take(s: Northgard, seat: int, territory: int, units: int) -> float:
    """The chance of units to take an enemy's territory by a plain move, food not counted."""
    t = s.clone()
    t.mover = seat
    return combat_shares(t, territory, units, units + scorched_points(s, seat, territory), START_MOVE)[0]


def _reachers(view: View, territory: int) -> list[Row]:
    """Whose units stand next door, what the way costs them, and their chance if they must fight."""
    s = view.s
    rows: list[Row] = []
    costs = crossings(s, territory)
    for there in range(AREAS):
        seat = s.owner[there]
        if not costs[there] or seat in (NONE, s.owner[territory]) or not s.units[there] or s.is_locked(there):
            continue
        note = f"{view.name(AREA_IDS[there])}, {view.say('picture-units', count=s.units[there])}"
        if is_attacked(s, seat, territory) and s.figures(territory):
            chance = percent(chance_to_take(s, seat, territory, s.units[there]))
            note += f" · {view.say('picture-chance', chance=chance)}"
        mark = view.say("inspect-points", points=costs[there])
        things = [units_at(there, is_intruding=False)]
        rows.append(Row(player_name(view, seat), clan_glyph(view, seat), note, mark, things))
    return rows


def ways(view: View, territory: int) -> list[Row]:
    """Where figures can go from a territory, by what the border costs."""
    costs = crossings(view.s, territory)
    rows: list[Row] = []
    for cost, key in ((REGULAR, "regular"), (ROUGH, "rough")):
        found = [there for there in range(AREAS) if costs[there] == cost]
        rows += names_row(view, found, view.say(f"inspect-{key}"), view.say("inspect-points", points=cost))
    return rows


# Figures


def units_answer(view: View, role: str, territory: int) -> Inspected | None:
    """The units of a clan in a territory: those of its controller, or who has come to fight or to pass."""
    s = view.s
    passing = s.transit_units if s.transit_at == territory else 0
    count = {"units": s.units[territory], "intruders": s.intruders[territory], "passing": passing}[role]
    seat = s.owner[territory] if role == "units" else s.mover
    if not count or seat == NONE:
        return None
    return Inspected(
        view.say("picture-units", count=count),
        f"{player_name(view, seat)} · {view.name(AREA_IDS[territory])}",
        view.say("inspect-unit"),
        glyph(f"unit-{view.clan(seat)}", 17),
        seat_of(seat),
        sections(
            view,
            ("gives", [Row(view.say("word-points"), glyph("point"), mark=str(count))]),
            ("costs", _winter(view, seat)),
            ("go", ways(view, territory) if role == "units" and not s.is_locked(territory) else []),
            ("why-not", _stuck(view, territory, role)),
        ),
        ["NOR-1.2", "NOR-8.1", "NOR-8.2", "NOR-12.3", "NOR-14.1"],
    )


def _stuck(view: View, territory: int, role: str) -> list[Row]:
    if view.s.is_locked(territory):
        return [Row(view.say("inspect-locked"))]
    return [Row(view.say("inspect-must-fight"))] if role == "intruders" else []


def _winter(view: View, seat: int) -> list[Row]:
    """What all units of a player cost in winter."""
    units = view.s.count_units(seat)
    said = view.say("inspect-winter-of", units=units)
    costs = [("food", WINTER_FOOD[units]), ("wood", WINTER_WOOD[units])]
    note = ", ".join(f"{view.name(name)} {cost}" for name, cost in costs if cost)
    return [Row(said, glyph("winter"), note or view.say("word-nothing"), things=[f"winter-{seat}"])]


def kaija_answer(view: View) -> Inspected | None:
    """Kaija, on the map or off it."""
    s = view.s
    if s.bear_seat == NONE:
        return None
    place = view.name(AREA_IDS[s.kaija_at]) if s.kaija_at != NONE else view.say("inspect-away")
    return Inspected(
        view.say("word-kaija"),
        f"{player_name(view, s.bear_seat)} · {place}",
        view.say("inspect-kaija"),
        glyph("kaija", 17),
        seat_of(s.bear_seat),
        sections(
            view,
            ("gives", [Row(view.say("word-points"), glyph("point"), mark=str(KAIJA_POINTS))]),
            ("go", ways(view, s.kaija_at) if s.kaija_at != NONE and not s.is_locked(s.kaija_at) else []),
        ),
        ["NOR-17.2", "NOR-17.3", "NOR-17.4"],
    )


def scorched_answer(view: View) -> Inspected | None:
    """The Snake's token."""
    s = view.s
    if s.snake_seat == NONE:
        return None
    place = view.name(AREA_IDS[s.territory[s.scorched_at]]) if s.scorched_at != NONE else view.say("inspect-away")
    return Inspected(
        view.say("word-scorched"),
        f"{player_name(view, s.snake_seat)} · {place}",
        view.say("inspect-scorched"),
        glyph("scorched", 17),
        seat_of(s.snake_seat),
        rules=["NOR-17.12", "NOR-17.13", "NOR-17.14", "NOR-17.15"],
    )


# Places for tiles


def cell_answer(view: View, cell: int) -> Inspected:
    """A place for a tile, and what it lies beside."""
    s = view.s
    tile = tile_on(s, cell)
    near = beside(s, view.words, cell)
    here = [Row(view.name(TILE_IDS[tile]), glyph("tile"), things=[TILE_IDS[tile]])] if tile != NONE else []
    return Inspected(
        view.name(CELL_IDS[cell]),
        view.say("inspect-kind-cell"),
        view.say("inspect-cell"),
        glyph("explore"),
        sections=sections(view, ("here", here), ("beside", [Row(f"{near[0].upper()}{near[1:]}")] if near else [])),
        rules=["NOR-9.1", "NOR-9.5", "NOR-20.11"],
    )
