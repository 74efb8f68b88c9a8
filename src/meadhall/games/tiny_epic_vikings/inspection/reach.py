"""How far boats and settlers are from where they could go."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Row
from meadhall.games.tiny_epic_vikings.content import CLAN_IDS, FLEET
from meadhall.games.tiny_epic_vikings.inspection.wording import clan_glyph
from meadhall.games.tiny_epic_vikings.maps import DOCK, ISLAND_IDS, ISLANDS, PLACE_IDS
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.state import Vikings

_LONGEST_SAIL: Final = 4
_LONGEST_EXPLORE: Final = 3
"""The greatest values that cards have."""


def sea_ways(s: Vikings, boat: int, moves: int = _LONGEST_SAIL) -> dict[int, int]:
    """The fjords and docks that a boat could reach, and in how many moves (TEV-6.5 to TEV-6.7)."""
    board, clan = s.variant.map, boat // FLEET
    start = s.boat_at[boat]
    found: dict[int, int] = {}
    edge = [start]
    for n in range(1, moves + 1):
        reached: list[int] = []
        for place in edge:
            if place < DOCK:
                ways = board.fjord_neighbours[place] + [DOCK + dock for dock in board.fjord_docks[place]]
            else:
                ways = board.dock_fjords[place - DOCK]
            for way in ways:
                if way != start and way not in found and (way < DOCK or s.dock_clan(way - DOCK) != clan):
                    found[way] = n
                    reached.append(way)
        edge = [place for place in reached if place < DOCK]
    return found


def land_ways(s: Vikings, origin: int, steps: int = _LONGEST_EXPLORE) -> dict[int, int]:
    """The islands that a settler of an island could reach, and in how many steps (TEV-8.1)."""
    found = {origin: 0}
    for island in found.copy():
        edge = [island]
        for n in range(1, steps + 1):
            edge = [other for each in edge for other in s.variant.map.neighbours[each] if other not in found]
            found.update(dict.fromkeys(edge, n))
    del found[origin]
    return found


def reachers(view: View, docks: list[int], island: int) -> list[Row]:
    """Of each player the nearest boat that could come to one of the docks, and the nearest settlers to the island."""
    rows: list[Row] = []
    for clan in range(view.s.variant.players):
        rows += _by_sea(view, clan, docks) + _by_land(view, clan, island)
    return rows


def _by_sea(view: View, clan: int, docks: list[int]) -> list[Row]:
    s = view.s
    ways: list[tuple[int, int]] = []
    for boat in range(FLEET * clan, FLEET * clan + FLEET):
        if s.boat_at[boat] >= 0:
            far = sea_ways(s, boat)
            ways += [(far[DOCK + dock], boat) for dock in docks if DOCK + dock in far]
    if not ways:
        return []
    moves, boat = min(ways)
    note = f"{view.name('boat')}, {view.name(PLACE_IDS[s.boat_at[boat]])}"
    thing = f"boat-{CLAN_IDS[clan]}-{boat % FLEET}"
    return [Row(view.clan_name(clan), clan_glyph(clan), note, f"{view.name('sail')} {moves}", [thing])]


def _by_land(view: View, clan: int, island: int) -> list[Row]:
    s = view.s
    ways = [(steps, other) for other, steps in land_ways(s, island).items() if s.settlers[ISLANDS * clan + other]]
    if not ways:
        return []
    steps, origin = min(ways)
    count = s.settlers[ISLANDS * clan + origin]
    note = f"{view.say('word-settlers')} {count}, {view.name(ISLAND_IDS[origin])}"
    thing = f"settlers-{CLAN_IDS[clan]}-{ISLAND_IDS[origin]}"
    return [Row(view.clan_name(clan), clan_glyph(clan), note, f"{view.name('explore')} {steps}", [thing])]
