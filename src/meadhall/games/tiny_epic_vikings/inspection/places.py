"""Islands, docks and fjords."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS, ENEMY, FLEET, NONE, RAID_COST, RUNE_IDS, STEEL
from meadhall.games.tiny_epic_vikings.inspection.reach import reachers
from meadhall.games.tiny_epic_vikings.inspection.wording import (
    clan_glyph,
    glyph,
    seat_of,
    sections,
    shortage,
    worth,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, DOCK_IDS, FJORD_IDS, ISLAND_IDS, ISLANDS
from meadhall.games.tiny_epic_vikings.picture.view import View


def island_answer(view: View, island: int) -> Inspected | None:
    """An island: who has what there, what its rune is worth, and who could come."""
    s = view.s
    board = s.variant.map
    if island not in board.islands:
        return None
    rune = board.rune[island]
    docks = board.island_docks[island]
    return Inspected(
        view.name(ISLAND_IDS[island]),
        view.say("inspect-kind-island", **view.words.thing("rune", [RUNE_IDS[rune]])),
        view.say("inspect-island"),
        glyph(f"rune-{RUNE_IDS[rune]}"),
        seat_of(s.holder[island]),
        sections(
            view,
            ("holds", _presence(view, island)),
            ("gives", worth(view, rune) + [row for dock in docks for row in _village(view, dock)]),
            ("reach", reachers(view, docks, island)),
            ("ways", _neighbours(view, island)),
        ),
        ["TEV-11.1", "TEV-11.3", "TEV-11.4", "TEV-15.2"],
    )


def _presence(view: View, island: int) -> list[Row]:
    """Who holds the rune, and the influence of everybody."""
    s = view.s
    holder = s.holder[island]
    held = view.words.thing("clan", [CLAN_IDS[holder]]) if holder != NONE else {}
    said = view.say("text-held", **held) if held else view.say("text-unheld")
    rows = [Row(f"{said[0].upper()}{said[1:]}", clan_glyph(holder) if held else "")]
    present = [clan for clan in s.variant.clans if s.influence[ISLANDS * clan + island]]
    for clan in sorted(present, key=lambda clan: -s.influence[ISLANDS * clan + island]):
        rows.append(camp_row(view, clan, island))
    return rows


def camp_row(view: View, clan: int, island: int) -> Row:
    """What a clan has on an island and in its docks, and its influence there."""
    s = view.s
    docks = s.variant.map.island_docks[island]
    boats = [s.dock_boat[dock] for dock in docks if s.dock_clan(dock) == clan]
    id_, name = CLAN_IDS[clan], ISLAND_IDS[island]
    settlers = s.settlers[ISLANDS * clan + island]
    has_temple, has_chief = s.has_temple(clan, island), clan == ENEMY and s.chief in docks
    numbers = {"settlers": settlers, "temples": int(has_temple), "boats": len(boats) + has_chief}
    things = [f"boat-{id_}-{boat % FLEET}" for boat in boats]
    things += [f"settlers-{id_}-{name}"] * bool(settlers) + [f"temple-{id_}-{name}"] * has_temple
    note = ", ".join(f"{view.say('word-' + key)} {number}" for key, number in numbers.items() if number)
    return Row(
        view.clan_name(clan),
        clan_glyph(clan),
        note,
        str(s.influence[ISLANDS * clan + island]),
        things + ["chief"] * has_chief,
    )


def _village(view: View, dock: int) -> list[Row]:
    """A village that stands in a dock, and what it costs in this era."""
    s = view.s
    if not s.villages[dock]:
        return []
    cost = RAID_COST[s.era] if s.era else RAID_COST[1]
    said = view.say("inspect-raid", steel=cost)
    return [Row(said, glyph("village"), view.name(DOCK_IDS[dock]), things=[DOCK_IDS[dock]])]


def _neighbours(view: View, island: int) -> list[Row]:
    """Where settlers could go from here."""
    found = [ISLAND_IDS[other] for other in view.s.variant.map.neighbours[island]]
    return [Row(view.words.names(found), glyph("action-explore"), view.say("inspect-by-ferry"), things=found)]


def dock_answer(view: View, dock: int) -> Inspected | None:
    """A dock: its boat, its village, and whose boats could come."""
    s = view.s
    board = s.variant.map
    if dock not in board.docks:
        return None
    island = board.dock_island[dock]
    fjords = [FJORD_IDS[fjord] for fjord in board.dock_fjords[dock]]
    village = _village(view, dock)
    return Inspected(
        view.name(DOCK_IDS[dock]),
        view.say("inspect-kind-dock", **view.words.thing("island", [ISLAND_IDS[island]])),
        view.say("inspect-dock"),
        glyph("village") if village else glyph("dock"),
        seat_of(s.dock_clan(dock)),
        sections(
            view,
            ("here", _moored(view, dock)),
            ("gives", village),
            ("reach", [row for row in reachers(view, [dock], island) if row.things[0].startswith("boat-")]),
            ("ways", [Row(view.words.names(fjords), glyph("boat"), view.say("inspect-by-boat"), things=fjords)]),
            ("why-not", shortage(view, STEEL, RAID_COST[s.era]) if village else []),
        ),
        ["TEV-6.6", "TEV-6.7", "TEV-7.1", "TEV-7.4"],
    )


def _moored(view: View, dock: int) -> list[Row]:
    s = view.s
    boat = s.dock_boat[dock]
    rows: list[Row] = []
    if boat != NONE:
        clan = boat // FLEET
        rows.append(Row(view.clan_name(clan), clan_glyph(clan), view.name("boat"), things=[_boat_id(boat)]))
    if s.chief == dock:
        rows.append(Row(view.clan_name(ENEMY), clan_glyph(ENEMY), view.say("word-chief"), things=["chief"]))
    return rows or [Row(view.say("inspect-free"))]


def _boat_id(boat: int) -> str:
    return f"boat-{CLAN_IDS[boat // FLEET]}-{boat % FLEET}"


def fjord_answer(view: View, fjord: int) -> Inspected | None:
    """A fjord: the boats there, and where one could go from it."""
    s = view.s
    board = s.variant.map
    if fjord not in board.fjords:
        return None
    afloat = [boat for boat, place in enumerate(s.boat_at) if place == fjord]
    rows = [
        Row(view.clan_name(boat // FLEET), clan_glyph(boat // FLEET), view.name("boat"), things=[_boat_id(boat)])
        for boat in afloat
    ]
    docks = [DOCK_IDS[dock] for dock in board.fjord_docks[fjord]]
    near = [FJORD_IDS[other] for other in board.fjord_neighbours[fjord]]
    ways = [
        Row(view.words.names(docks, "short"), glyph("dock"), view.say("inspect-docks"), things=docks),
        Row(view.words.names(near), glyph("boat"), view.say("inspect-fjords"), things=near),
    ]
    return Inspected(
        view.name(FJORD_IDS[fjord]),
        view.say("inspect-kind-fjord"),
        view.say("inspect-fjord"),
        glyph("boat"),
        sections=sections(view, ("here", rows), ("ways", ways)),
        rules=["TEV-6.1", "TEV-6.3", "TEV-6.5", "TEV-10.3"],
    )


def berth(view: View, place: int) -> Inspected | None:
    """The fjord or the dock that a boat may be in."""
    return fjord_answer(view, place) if place < DOCK else dock_answer(view, place - DOCK)
