"""Clans and what they have beside the map, buildings and their slots, creatures, tiles, and the course of years."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row
from meadhall.engine.numbers import place_of
from meadhall.games.northgard.content import (
    AREA_IDS,
    AREAS,
    AREAS_OF,
    BUILDING_COST,
    BUILDING_IDS,
    BUILDINGS,
    CARD_IDS,
    CLAN_IDS,
    CREATURE_FAME,
    CREATURE_IDS,
    CREATURE_KIND,
    CREATURE_KIND_IDS,
    CREATURE_VALUE,
    FIRST_AREA,
    FOOD,
    HAS_LAIR,
    INITIAL_CARD,
    NONE,
    PRINTED,
    RESOURCE_IDS,
    RESOURCES,
    SLOT_OF,
    TILE_IDS,
    UPGRADE_CARDS,
    WOOD,
)
from meadhall.games.northgard.inspection.wording import (
    clan_glyph,
    fame,
    glyph,
    names_row,
    player_name,
    price,
    seat_of,
    sections,
    shortage,
)
from meadhall.games.northgard.picture.faces import clan_text
from meadhall.games.northgard.picture.panels import strongholds, winter_cost
from meadhall.games.northgard.picture.view import View
from meadhall.games.northgard.rules.building import fits_slot
from meadhall.games.northgard.rules.harvest_yield import harvest_yield
from meadhall.games.northgard.rules.scoring import total_fame
from meadhall.games.northgard.territories import territories_of

_SLOTS = ("small", "carved", "large")


# Clans and their numbers


def clan_answer(view: View, clan: int) -> Inspected:
    """A clan: its power, its cards, and who plays it."""
    s, name = view.s, CLAN_IDS[clan]
    seat = place_of(clan, s.clan)
    cards = [CARD_IDS[INITIAL_CARD[clan]], *[CARD_IDS[card] for card in UPGRADE_CARDS[2 * clan : 2 * clan + 2]]]
    rows = [Row(view.name(card), note=view.say(f"text-card-{card}"), things=[card]) for card in cards]
    held = names_row(view, territories_of(s, seat)) if seat != NONE else []
    return Inspected(
        view.name(name),
        player_name(view, seat) if seat != NONE else view.say("inspect-kind-clan"),
        clan_text(view, name),
        glyph(f"emblem-{name}", 17),
        seat_of(seat),
        sections(view, ("lands", held), ("clan-cards", rows)),
        ["NOR-17.1"],
    )


def stock_answer(view: View, seat: int, resource: int) -> Inspected | None:
    """What a player has of a resource, and what the next harvest would bring."""
    s = view.s
    if seat not in view.seats or s.clan[seat] == NONE:
        return None
    found = resource_answer(view, resource)
    harvest = sum(harvest_yield(s, territory, resource) for territory in territories_of(s, seat))
    rows = [Row(view.say("inspect-at-harvest"), glyph(RESOURCE_IDS[resource]), mark=f"+{harvest}")]
    return found._replace(
        kind=f"{player_name(view, seat)}: {s.has(seat, resource)}",
        seat=seat,
        sections=[*sections(view, ("gives", rows)), *found.sections],
    )


def resource_answer(view: View, resource: int) -> Inspected:
    """A resource, and how much of it everybody has."""
    s, name = view.s, RESOURCE_IDS[resource]
    rows = [
        Row(player_name(view, seat), clan_glyph(view, seat), mark=str(s.has(seat, resource))) for seat in view.seats
    ]
    return Inspected(
        view.name(name),
        view.say("inspect-kind-resource"),
        f"{view.say('inspect-' + name)} {view.say('inspect-resource')}",
        glyph(name),
        sections=sections(view, ("holds", rows)),
        rules=["NOR-1.5", "NOR-13.2", "NOR-13.3", "NOR-16.3"],
    )


def fame_answer(view: View, seat: int) -> Inspected | None:
    """The fame of a player, as far as the viewer may know it."""
    s = view.s
    if seat not in view.seats or s.clan[seat] == NONE:
        return None
    is_own = seat == view.player and not s.won
    rows = [Row(view.say("inspect-total"), glyph("fame"), mark=str(total_fame(s, seat)))] if is_own else []
    return Inspected(
        f"{view.say('word-fame')}: {view.fame(seat)}",
        player_name(view, seat),
        view.say("inspect-fame"),
        glyph("fame"),
        seat_of(seat),
        sections(view, ("gives", rows)),
        ["NOR-9.8", "NOR-13.1", "NOR-13.4", "NOR-16.3"],
    )


def winter_answer(view: View, seat: int) -> Inspected | None:
    """The units of a player and the bill of winter."""
    s = view.s
    if seat not in view.seats or s.clan[seat] == NONE:
        return None
    costs = list(zip((FOOD, WOOD), winter_cost(s, seat), strict=True))
    bill = [price(view, resource, cost) for resource, cost in costs if cost]
    why = [row for resource, cost in costs for row in shortage(view, resource, cost)] if seat == view.player else []
    return Inspected(
        view.say("word-winter"),
        f"{player_name(view, seat)} · {view.say('picture-units', count=s.count_units(seat))}",
        view.say("inspect-winter"),
        glyph("winter"),
        seat_of(seat),
        sections(
            view,
            ("here", [Row(view.say("word-reserve"), glyph("unit"), mark=str(s.reserve[seat]))]),
            ("costs", bill or [Row(view.say("word-nothing"))]),
            ("hunger", why),
        ),
        ["NOR-14.1", "NOR-14.2", "NOR-14.3"],
    )


def strongholds_answer(view: View, seat: int) -> Inspected | None:
    """The strongholds of a player, and the closed territories that could become one."""
    s = view.s
    if seat not in view.seats or s.clan[seat] == NONE:
        return None
    count, aim = strongholds(s, seat)
    closed = [each for each in territories_of(s, seat) if s.is_closed(each)]
    built = [each for each in closed if s.count_large(each)]
    ready = [each for each in closed if each not in built and s.count_free_slots(each, _SLOTS.index("large"))]
    return Inspected(
        f"{view.say('word-strongholds')}: {count}/{aim}",
        player_name(view, seat),
        view.say("inspect-strongholds"),
        glyph("castle"),
        seat_of(seat),
        sections(view, ("lands", names_row(view, built)), ("could", names_row(view, ready))),
        ["NOR-16.1", "NOR-16.2"],
    )


def unit_answer(view: View) -> Inspected:
    """A unit as such."""
    return Inspected(
        view.name("unit"),
        view.say("inspect-kind-piece"),
        view.say("inspect-unit"),
        glyph("unit"),
        rules=["NOR-1.2", "NOR-6.2", "NOR-12.3", "NOR-14.1"],
    )


# Buildings


def building_answer(view: View, building: int) -> Inspected:
    """A sort of building: what it does, what it costs, where it stands."""
    s, name = view.s, BUILDING_IDS[building]
    standing = [territory for territory in range(AREAS) if s.count_built(territory, building)]
    why = [Row(view.say("inspect-no-token"))] if not s.tokens[building] else []
    return Inspected(
        view.name(name),
        view.say("inspect-kind-building", left=s.tokens[building]),
        f"{view.say('text-building-' + name)} {view.say('inspect-building-' + name)}",
        glyph(f"token-{name}"),
        sections=sections(
            view,
            ("costs", [price(view, WOOD, BUILDING_COST[building])]),
            ("stands", names_row(view, standing)),
            ("why-not", why + shortage(view, WOOD, BUILDING_COST[building])),
        ),
        rules=["NOR-7.1", "NOR-7.2", "NOR-7.3", "NOR-7.6"],
    )


def slot_answer(view: View, area: int) -> Inspected | None:
    """The slot of an area: its building, or what could be built there."""
    s = view.s
    territory, kind = s.territory[area], SLOT_OF[area]
    if territory == NONE or kind == NONE:
        return None
    place = view.name(AREA_IDS[territory])
    if s.building_on[area] != NONE:
        found = building_answer(view, s.building_on[area])
        return found._replace(kind=place, seat=seat_of(s.owner[territory]), sections=())
    fitting = [n for n in range(BUILDINGS) if fits_slot(n, kind) and not s.count_built(territory, n)]
    rows = [
        Row(view.name(BUILDING_IDS[n]), glyph(f"token-{BUILDING_IDS[n]}"), view.say("text-building-" + BUILDING_IDS[n]),
            things=[BUILDING_IDS[n]])
        for n in fitting
    ]  # fmt: skip
    return Inspected(
        view.say(f"inspect-slot-{_SLOTS[kind]}"),
        place,
        view.say("inspect-slot"),
        glyph(f"slot-{_SLOTS[kind]}"),
        seat_of(s.owner[territory]),
        sections(view, ("fits", rows), ("why-not", _closed_to(view, territory, fitting))),
        ["NOR-7.1", "NOR-7.2", "NOR-7.3"],
    )


def _closed_to(view: View, territory: int, fitting: list[int]) -> list[Row]:
    """Why the viewer cannot build on a slot now."""
    s = view.s
    if view.player == NONE:
        return []
    if s.owner[territory] != view.player:
        return [Row(view.say("inspect-not-yours"))]
    if s.is_locked(territory):
        return [Row(view.say("inspect-locked"))]
    return shortage(view, WOOD, min((BUILDING_COST[n] for n in fitting), default=0))


# Creatures and tiles


def creature_answer(view: View, creature: int) -> Inspected:
    """A creature: how strong it is, what it is worth, where it is."""
    s = view.s
    kind = CREATURE_KIND_IDS[CREATURE_KIND[creature]].removeprefix("creature_")
    territory = s.lair_of(creature)
    return Inspected(
        view.name(CREATURE_IDS[creature]),
        view.say("inspect-kind-creature") if territory == NONE else view.name(AREA_IDS[territory]),
        f"{view.say('text-creature-' + kind)} {view.say('inspect-creature')}",
        glyph(CREATURE_IDS[creature]),
        sections=sections(
            view,
            ("fights", [Row(view.say("word-points"), glyph("point"), mark=str(CREATURE_VALUE[creature]))]),
            ("gives", [Row(view.say("word-fame"), glyph("fame"), mark=fame(view, CREATURE_FAME[creature]))]),
            ("here", names_row(view, [territory]) if territory != NONE else []),
        ),
        rules=["NOR-18.6", "NOR-18.8", "NOR-18.9", "NOR-18.11"],
    )


def tile_answer(view: View, tile: int) -> Inspected:
    """A tile: what is printed on each of its areas."""
    rows: list[Row] = []
    for area in range(FIRST_AREA[tile], FIRST_AREA[tile] + AREAS_OF[tile]):
        shown = [
            f"{view.name(RESOURCE_IDS[n])} {PRINTED[RESOURCES * area + n]}"
            for n in range(RESOURCES)
            if PRINTED[RESOURCES * area + n]
        ]
        if SLOT_OF[area] != NONE:
            shown.append(view.say(f"inspect-slot-{_SLOTS[SLOT_OF[area]]}"))
        if HAS_LAIR[area]:
            shown.append(view.say("word-lair"))
        is_laid = view.s.territory[area] != NONE
        note = ", ".join(shown) or view.say("word-nothing")
        rows.append(Row(view.name(AREA_IDS[area]), "", note, things=[AREA_IDS[area]] if is_laid else []))
    return Inspected(
        view.name(TILE_IDS[tile]),
        view.say("inspect-kind-tile"),
        view.say("inspect-tile"),
        glyph("tile"),
        sections=sections(view, ("here", rows)),
        rules=["NOR-9.5", "NOR-20.2", "NOR-20.6", "NOR-20.11"],
    )


# The course of the game


def first_answer(view: View) -> Inspected:
    """The first-player marker."""
    seat = view.s.first
    return Inspected(
        view.say("word-first-player"),
        player_name(view, seat),
        view.say("inspect-first-player"),
        clan_glyph(view, seat),
        seat_of(seat),
        rules=["NOR-4.4", "NOR-5.9"],
    )


def years_answer(view: View) -> Inspected:
    """How long the game lasts."""
    s = view.s
    return Inspected(
        view.say("text-year", year=s.year, years=s.variant.years),
        view.say("word-year"),
        view.say("inspect-years"),
        glyph("winter"),
        rules=["NOR-4.2", "NOR-4.3", "NOR-16.1", "NOR-16.3"],
    )


def supply_answer(view: View, key: str) -> Inspected:
    """The pile of tiles, or the Unrest cards."""
    s = view.s
    count = sum(1 for depth in s.depth if depth >= 0) if key == "tiles" else s.unrest_left
    name = view.say("picture-tiles-left" if key == "tiles" else "word-unrest")
    return Inspected(
        f"{name}: {count}",
        view.say("word-supply"),
        view.say(f"inspect-{key}-left"),
        glyph("tile" if key == "tiles" else "unrest"),
        rules=["NOR-9.2", "NOR-9.4"] if key == "tiles" else ["NOR-14.3", "NOR-14.4", "NOR-5.11"],
    )
