"""Boats, settlers and temples on the map, and what is left of them on the sheets."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.games.tiny_epic_vikings.content import (
    BOAT_COSTS,
    BOAT_INFLUENCE,
    CLAN_IDS,
    ENEMY,
    FLEET,
    FOOD,
    NONE,
    RESOURCE_IDS,
    SETTLER_INFLUENCE,
    TEMPLE_COSTS,
    TEMPLE_INFLUENCE,
    WOOD,
)
from meadhall.games.tiny_epic_vikings.inspection.places import camp_row
from meadhall.games.tiny_epic_vikings.inspection.reach import land_ways, sea_ways
from meadhall.games.tiny_epic_vikings.inspection.wording import (
    clan_glyph,
    glyph,
    of_clan,
    price,
    seat_of,
    sections,
    shortage,
)
from meadhall.games.tiny_epic_vikings.maps import DOCK, DOCK_IDS, FJORD_IDS, ISLAND_IDS, ISLANDS, PLACE_IDS
from meadhall.games.tiny_epic_vikings.picture.view import View
from meadhall.games.tiny_epic_vikings.rules.building import boat_fjords

_RULES = {
    "settler": ["TEV-7.1", "TEV-7.2", "TEV-7.3", "TEV-8.1", "TEV-11.1"],
    "boat": ["TEV-6.4", "TEV-6.5", "TEV-6.7", "TEV-10.3", "TEV-11.1"],
    "temple": ["TEV-9.2", "TEV-10.4", "TEV-11.1", "TEV-12.3"],
}
_COSTS = {"settler": (FOOD, [1]), "boat": (WOOD, BOAT_COSTS), "temple": (WOOD, TEMPLE_COSTS)}


def _influence(view: View, number: int, island: int) -> Row:
    said = f"{view.say('word-influence')} {number}"
    return Row(said, note=view.name(ISLAND_IDS[island]), things=[ISLAND_IDS[island]])


# On the map


def boat_answer(view: View, clan: int, number: int) -> Inspected | None:
    """A boat on the map, and the islands that it could reach."""
    s = view.s
    boat = FLEET * clan + number
    place = s.boat_at[boat]
    if place < 0:
        return None
    given: list[Row] = []
    if place >= DOCK and boat != s.adrift:
        given.append(_influence(view, BOAT_INFLUENCE, s.variant.map.dock_island[place - DOCK]))
    if clan != ENEMY and s.count_boats_built(clan):
        bonus = RESOURCE_IDS[s.variant.boat_bonus]
        said = view.say("inspect-boat-bonus", **view.words.thing("resource", [bonus]))
        given.append(Row(said, glyph(f"resource-{bonus}"), things=[bonus]))
    return Inspected(
        view.name("boat"),
        f"{of_clan(view, clan)} · {view.name(PLACE_IDS[place])}",
        view.say("inspect-boat"),
        glyph(f"boat-{CLAN_IDS[clan]}", 26),
        seat_of(clan),
        sections(view, ("gives", given), ("go", _sailing(view, boat) if clan != ENEMY else [])),
        _RULES["boat"],
    )


def _sailing(view: View, boat: int) -> list[Row]:
    """The islands in reach, by the least value of a Sail that leads there."""
    board = view.s.variant.map
    nearest: dict[int, int] = {}
    for place, moves in sea_ways(view.s, boat).items():
        if place >= DOCK:
            nearest.setdefault(board.dock_island[place - DOCK], moves)
    rows: list[Row] = []
    for moves in sorted(set(nearest.values())):
        found = [ISLAND_IDS[island] for island in board.islands if nearest.get(island) == moves]
        rows.append(
            Row(view.words.names(found), glyph("action-sail"), mark=f"{view.name('sail')} {moves}", things=found)
        )
    return rows


def settlers_answer(view: View, clan: int, island: int) -> Inspected | None:
    """The settlers of a clan on an island, and where they could go."""
    s = view.s
    count = s.settlers[ISLANDS * clan + island]
    if not count:
        return None
    ways = land_ways(s, island) if clan != ENEMY else {}
    rows: list[Row] = []
    for steps in sorted(set(ways.values())):
        found = [ISLAND_IDS[other] for other in sorted(ways) if ways[other] == steps]
        mark = f"{view.name('explore')} {steps}"
        rows.append(Row(view.words.names(found), glyph("action-explore"), mark=mark, things=found))
    return Inspected(
        f"{view.say('word-settlers')}: {count}",
        f"{of_clan(view, clan)} · {view.name(ISLAND_IDS[island])}",
        view.say("inspect-settler"),
        glyph(f"settler-{CLAN_IDS[clan]}", 20),
        seat_of(clan),
        sections(view, ("gives", [_influence(view, count * SETTLER_INFLUENCE, island)]), ("go", rows)),
        _RULES["settler"],
    )


def temple_answer(view: View, clan: int, island: int) -> Inspected | None:
    """A temple, and the islands where Explore with a temple could take it."""
    s = view.s
    if not s.has_temple(clan, island):
        return None
    free = [ISLAND_IDS[other] for other in s.variant.map.neighbours[island] if not s.has_temple(clan, other)]
    ways = [Row(view.words.names(free), glyph("action-temple_explore"), view.name("temple_explore"), things=free)]
    return Inspected(
        view.name("temple"),
        f"{of_clan(view, clan)} · {view.name(ISLAND_IDS[island])}",
        view.say("inspect-temple"),
        glyph(f"temple-{CLAN_IDS[clan]}", 26),
        seat_of(clan),
        sections(
            view,
            ("gives", [_influence(view, TEMPLE_INFLUENCE, island)]),
            ("go", ways if free and clan != ENEMY else []),
        ),
        _RULES["temple"],
    )


def influence_answer(view: View, clan: int, island: int) -> Inspected | None:
    """The influence of a clan on an island, beside that of the others."""
    s = view.s
    if not s.influence[ISLANDS * clan + island]:
        return None
    others = [other for other in s.variant.clans if other != clan and s.influence[ISLANDS * other + island]]
    return Inspected(
        f"{view.say('word-influence')}: {s.influence[ISLANDS * clan + island]}",
        f"{of_clan(view, clan)} · {view.name(ISLAND_IDS[island])}",
        view.say("inspect-influence"),
        clan_glyph(clan),
        seat_of(clan),
        sections(view, ("here", [camp_row(view, each, island) for each in [clan, *others]])),
        ["TEV-11.1", "TEV-11.2", "TEV-11.3", "TEV-11.4"],
    )


def chief_answer(view: View) -> Inspected | None:
    """The chief's boat of the solo enemy, and where it heads."""
    s = view.s
    if s.chief == NONE:
        return None
    island = s.variant.map.dock_island[s.chief]
    goal = [Row(view.name(ISLAND_IDS[s.goal]), things=[ISLAND_IDS[s.goal]])] if s.goal != NONE else []
    return Inspected(
        view.say("word-chief"),
        f"{of_clan(view, ENEMY)} · {view.name(DOCK_IDS[s.chief])}",
        view.say("inspect-chief"),
        glyph("chief", 26),
        sections=sections(view, ("gives", [_influence(view, BOAT_INFLUENCE, island)]), ("go", goal)),
        rules=["TEV-20.1", "TEV-20.2", "TEV-20.4", "TEV-20.7"],
    )


# On the sheets


def sheet_answer(view: View, clan: int, piece: str) -> Inspected | None:
    """What is left of a sort of piece on a sheet, and what the next one costs."""
    s = view.s
    if clan not in s.variant.clans:
        return None
    left = {"settler": s.settlers_left, "boat": s.boats_left, "temple": s.temples_left}[piece][clan]
    slots = {"settler": int(left > 0), "boat": s.boat_slots[clan], "temple": s.temple_slots[clan]}[piece]
    resource, costs = _COSTS[piece]
    filled = [cost for slot, cost in enumerate(costs) if slots >> slot & 1]
    is_own, pays = clan == view.clan, clan != ENEMY
    why = shortage(view, resource, filled[0]) if is_own and filled else []
    if is_own and not filled:
        why = [Row(view.say("inspect-none-left"))]
    return Inspected(
        f"{view.say(f'word-{piece}s')}: {left}",
        view.say("inspect-kind-sheet", whose=of_clan(view, clan)),
        view.say(f"inspect-{piece}"),
        glyph(f"{piece}-{CLAN_IDS[clan]}", 26),
        seat_of(clan),
        sections(
            view,
            ("costs", [row for cost in filled for row in price(view, resource, cost)] if pays else []),
            ("go", _landings(view, piece) if is_own and filled and not why else []),
            ("why-not", why),
        ),
        _RULES[piece],
    )


def slot_answer(view: View, clan: int, piece: str, cost: int) -> Inspected | None:
    """A filled slot of a sheet with its price."""
    s = view.s
    costs, slots = (BOAT_COSTS, s.boat_slots) if piece == "boat" else (TEMPLE_COSTS, s.temple_slots)
    if clan not in s.variant.clans or not slots[clan] >> costs.index(cost) & 1:
        return None
    why = shortage(view, WOOD, cost) if clan == view.clan else []
    return Inspected(
        view.name(piece),
        view.say("inspect-kind-sheet", whose=of_clan(view, clan)),
        view.say("inspect-slot"),
        glyph(f"{piece}-{CLAN_IDS[clan]}", 26),
        seat_of(clan),
        sections(
            view,
            ("costs", price(view, WOOD, cost)),
            ("go", _landings(view, piece) if clan == view.clan and not why else []),
            ("why-not", why),
        ),
        ["TEV-10.1", "TEV-10.2", *_RULES[piece]],
    )


def _landings(view: View, piece: str) -> list[Row]:
    """Where Build could put a piece of the viewer's now."""
    s, clan = view.s, view.clan
    if piece == "settler":
        return []
    if piece == "boat":
        mask = boat_fjords(s, clan)
        found = [FJORD_IDS[fjord] for fjord in s.variant.map.fjords if mask >> fjord & 1]
    else:
        found = [
            ISLAND_IDS[island]
            for island in s.variant.map.islands
            if s.settlers[ISLANDS * clan + island] and not s.has_temple(clan, island)
        ]
    return [Row(view.words.names(found), glyph("action-build"), view.name("build"), things=found)] if found else []


def piece_answer(view: View, piece: str) -> Inspected:
    """A sort of piece: what it is for and what it costs."""
    resource, costs = _COSTS[piece]
    return Inspected(
        view.name(piece),
        view.say("inspect-kind-piece"),
        view.say(f"inspect-{piece}"),
        glyph(piece),
        sections=sections(view, ("costs", [row for cost in costs for row in price(view, resource, cost)])),
        rules=_RULES[piece],
    )
