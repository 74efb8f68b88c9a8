"""What is said of areas and seas: who holds them, what they give, and who could come."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.bretwalda.content import (
    ABBEY,
    AREA_IDS,
    AREA_TYPE,
    AUTUMN,
    BUILDING_IDS,
    BUILDINGS,
    CAPITAL,
    CAPITAL_OF,
    DANES,
    HOME_OF,
    KIND_IDS,
    KINGDOM_IDS,
    MARKER_IDS,
    MARKERS,
    MINOR_IDS,
    NEUTRAL,
    NONE,
    OWNER_IDS,
    OWNERS,
    PRINTED_DALC,
    ROUNDS,
    SEA_IDS,
    SEASON_OF_ROUND,
    SHIP,
    SITE_AREA,
    SLOTS,
    SUMMER,
    TOWN,
    VIKINGS_PER_PARTY,
    VILLAGE,
    YEAR_OF_ROUND,
)
from meadhall.games.bretwalda.inspection.reasons import area_reasons
from meadhall.games.bretwalda.inspection.saying import (
    COIN,
    SWORDS,
    owner_name,
    places,
    seat_of,
    section,
    shield,
    sign,
    so_many,
    units,
)
from meadhall.games.bretwalda.odds import Odds, battle_odds
from meadhall.games.bretwalda.picture.pieces import piece_emblem
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.reach import NEVER, Way, before_march, goals, is_marching, moves_next, ways_into
from meadhall.games.bretwalda.realm import (
    collects,
    count_buildings,
    has_harbour,
    is_contested,
    is_town,
    is_vassal_home,
)
from meadhall.games.bretwalda.rules.collection import area_gold, collected_food
from meadhall.games.bretwalda.rules.movement import reachable_seas
from meadhall.games.bretwalda.rules.seasons import SeasonPhase
from meadhall.games.bretwalda.ways import own_seas

_WAYS: Final = 6
"""How many ways into an area are told one by one."""
_SETTLEMENTS: Final = ("village", "town", "capital")


def area_answer(view: View, area: int) -> Inspected:
    """An area."""
    holder = view.controllers[area]
    kind = settlement(view, area)
    sections = [
        *section(view, "holds", _holders(view, area)),
        *section(view, "gives", _gives(view, area)),
        *section(view, "reach", _comers(view, area)),
        *march_section(view, area),
        *section(view, "why-not", area_reasons(view, area)),
    ]
    return Inspected(
        view.name(AREA_IDS[area]),
        _kind(view, area, kind),
        view.say(f"inspect-{_SETTLEMENTS[kind]}"),
        shield(holder) if holder != NONE else sign(_SETTLEMENTS[kind]),
        seat_of(view, holder),
        sections,
        _rules(view, area, kind),
    )


def settlement(view: View, area: int) -> int:
    """What an area is: Countryside, a City or a Capital; markers count."""
    if AREA_TYPE[area] == CAPITAL:
        return CAPITAL
    return TOWN if is_town(view.s, area) else VILLAGE


def _kind(view: View, area: int, kind: int) -> str:
    s = view.s
    if kind == CAPITAL:
        said = [view.say("inspect-capital-of", **view.words.thing("kingdom", [KINGDOM_IDS[CAPITAL_OF[area]]]))]
    else:
        said = [view.say(f"inspect-kind-{_SETTLEMENTS[kind]}")]
    if s.is_living_home(area):
        said.append(view.say("inspect-home-of", **view.words.thing("minor", [MINOR_IDS[HOME_OF[area]]])))
    if s.variant.britain.seas_of[area]:
        said.append(view.say("inspect-coast"))
    return " · ".join(said)


def _rules(view: View, area: int, kind: int) -> list[str]:
    found = ["BRE-5.10", "BRE-15.1"]
    if kind != VILLAGE:
        found.append("BRE-16.13")
    if view.s.is_living_home(area):
        found.append("VAN-3.6")
    return found


def _holders(view: View, area: int) -> list[Row]:
    """Who controls an area, and who stands there."""
    s = view.s
    holder = view.controllers[area]
    rows: list[Row] = []
    if is_contested(s, area):
        rows.append(Row(view.say("inspect-battle-waits"), SWORDS, things=[AREA_IDS[area]]))
    if holder == NONE:
        rows.append(Row(view.say("inspect-held-by-nobody"), sign("shield-neutral")))
    else:
        things = [KINGDOM_IDS[holder]]
        rows.append(
            Row(view.whose_kingdom(holder), shield(holder), view.say(f"inspect-by-{_by(view, area)}"), "", things)
        )
    for owner in range(OWNERS):
        if s.present[area] >> owner & 1:
            name = OWNER_IDS[owner]
            said = f"{owner_name(view, owner)}: {units(view, s.force(area, owner))}"
            rows.append(Row(said, shield(owner), things=[f"army:{name}:{AREA_IDS[area]}"]))
    return rows


def _by(view: View, area: int) -> str:
    """By what an area is controlled (BRE-5.10)."""
    s, holder = view.s, view.controllers[area]
    if s.present[area] >> holder & 1:
        return "units"
    if is_vassal_home(s, holder, area):
        return "home"
    if s.marker[area] == holder:
        return "marker"
    return "capital" if CAPITAL_OF[area] == holder else "vassal"


# What it gives


def _gives(view: View, area: int) -> list[Row]:
    s, holder = view.s, view.controllers[area]
    taker = holder if holder != NONE else view.kingdom if view.kingdom != NONE else s.variant.kingdoms[0]
    gold, food = area_gold(s, taker, area), collected_food(s, taker, area)
    is_empty = holder != NONE and not collects(s, holder, area) and gold + food > 0
    note = view.say("inspect-pays-nothing") if is_empty else ""
    rows: list[Row] = []
    if gold:
        rows.append(Row(view.say("text-gold", number=gold), COIN, note, "", ["gold"]))
    if food:
        rows.append(Row(view.say("text-food-here", number=food), sign("food"), note, "", ["food"]))
    if s.food[area]:
        name = f"food:{AREA_IDS[area]}"
        rows.append(Row(view.say("inspect-food-lies", number=s.food[area]), sign("food"), things=[name]))
    dalcs = dalcs_of(view, area)
    if dalcs:
        rows.append(Row(view.say("text-dalcs", number=dalcs), sign("dalc"), things=["dalc"]))
    if has_harbour(s, area):
        rows.append(Row(view.say("inspect-harbour"), sign("harbour"), things=["harbour"]))
    if is_town(s, area):
        rows.append(Row(view.say("inspect-city-die"), sign("die-white_die"), things=["white_die"]))
    return rows + _built(view, area)


def dalcs_of(view: View, area: int) -> int:
    """The Dalcs that lie on an area: printed, and of an Abbey."""
    return PRINTED_DALC[area] + (1 if view.s.has_building(area, ABBEY) else 0)


def _built(view: View, area: int) -> list[Row]:
    """What is built in an area, its markers, and its free slots."""
    s = view.s
    names = [BUILDING_IDS[building] for building in range(BUILDINGS) if s.has_building(area, building)]
    names += [MARKER_IDS[marker] for marker in range(MARKERS) if s.improvements[area] >> marker & 1]
    rows = [
        Row(view.name(name), sign(name), view.name(name, "text"), "", [f"{name}:{AREA_IDS[area]}"]) for name in names
    ]
    slots = SLOTS[settlement(view, area)]
    free = slots - count_buildings(s, area)
    return [*rows, Row(view.say("inspect-slots", number=slots, free=free), sign("action-development"))]


# Who could come


def _comers(view: View, area: int) -> list[Row]:
    """Those who could come to an area next, with what, and how it would end."""
    s = view.s
    if s.round == 0 or is_contested(s, area):
        return []
    ways = [
        way for kingdom in s.variant.kingdoms if moves_next(s, kingdom) != NEVER for way in ways_into(s, kingdom, area)
    ]
    holder = s.side_of(_stander(view, area)) if s.present[area] else view.controllers[area]
    ways.sort(key=lambda way: (way.kingdom == holder, way.cost))
    rows = [_comer(view, area, way) for way in ways[:_WAYS]]
    if len(ways) > _WAYS:
        rows.append(Row(view.say("inspect-more-ways", number=len(ways) - _WAYS)))
    return rows + _bands(view, area) + _raiders(view, area)


def _stander(view: View, area: int) -> int:
    """The first owner of units in an area."""
    return next(owner for owner in range(OWNERS) if view.s.present[area] >> owner & 1)


def _comer(view: View, area: int, way: Way) -> Row:
    s = view.s
    origin = AREA_IDS[way.origin]
    key = "inspect-way" if way.cost else "inspect-way-sea"
    arguments = view.words.thing("kingdom", [KINGDOM_IDS[way.kingdom]]) | view.words.thing("origin", [origin])
    said = view.say(key, steps=way.cost, **arguments)
    force = ", ".join(units(view, each) for each in (way.own, way.vassals) if each)
    if s.has_enemies(area, way.kingdom):
        t = before_march(s, way.kingdom)
        force = f"{force} · {_outcome(view, area, battle_odds(t, area, way.kingdom, way.own, way.vassals))}"
    when = view.say(f"inspect-when-{moves_next(s, way.kingdom)}")
    return Row(said, shield(way.kingdom), force, when, [KINGDOM_IDS[way.kingdom], origin])


def _outcome(view: View, area: int, odds: Odds) -> str:
    """How an attack on an area ends, as the viewer would put it."""
    if view.kingdom != NONE and view.s.has_units(area, view.kingdom):
        return view.say("inspect-you-hold", chance=100 - odds.percents[0])
    return view.say("inspect-it-wins", chance=odds.percents[0])


def _bands(view: View, area: int) -> list[Row]:
    """Danes and neutral units beside an area, who may come in Autumn."""
    s = view.s
    if not _is_ahead(view, AUTUMN):
        return []
    rows: list[Row] = []
    for near in s.variant.britain.neighbours[area]:
        for owner in (DANES, NEUTRAL):
            force = s.force(near, owner)
            if force:
                arguments = view.words.thing("side", [OWNER_IDS[owner]]) | view.words.thing("origin", [AREA_IDS[near]])
                said = view.say("inspect-band", **arguments)
                note = units(view, force)
                if s.has_enemies(area, owner):
                    note = f"{note} · {_outcome(view, area, battle_odds(s, area, owner, force))}"
                things = [f"army:{OWNER_IDS[owner]}:{AREA_IDS[near]}", AREA_IDS[near]]
                rows.append(Row(said, shield(owner), note, view.name("autumn"), things))
    return rows


def _raiders(view: View, area: int) -> list[Row]:
    """The Danes who may land in an area next Summer."""
    s = view.s
    if area not in [SITE_AREA[site] for site in s.variant.britain.sites] or not _is_ahead(view, SUMMER):
        return []
    year = YEAR_OF_ROUND[_next_round(view, SUMMER)]
    note = view.say(
        "inspect-raid",
        parties=s.variant.raid_parties[year],
        vikings=VIKINGS_PER_PARTY[year],
        sites=len(s.variant.britain.sites),
    )
    return [Row(view.say("inspect-raiders"), shield(DANES), note, view.name("summer"), ["danes"])]


def _next_round(view: View, season: int) -> int:
    """The next round whose Season phase is still to come and of this Season; beyond the last if there is none."""
    s = view.s
    first = s.round if any(isinstance(step, SeasonPhase) for step in s.todo) else s.round + 1
    return next((each for each in range(max(1, first), ROUNDS + 1) if SEASON_OF_ROUND[each] == season), ROUNDS + 1)


def _is_ahead(view: View, season: int) -> bool:
    return not view.s.is_over and _next_round(view, season) <= ROUNDS


# Where its units can go


def march_section(view: View, area: int) -> list[Section]:
    """Where the player's units of an area can go in the Movement that is under way, or in the next."""
    s = view.s
    kingdom = next((each for each in s.variant.kingdoms if s.has_units(area, each)), NONE)
    if kingdom == NONE or s.round == 0 or moves_next(s, kingdom) == NEVER:
        return []
    found = goals(s, kingdom, area)
    heading = "goes-now" if is_marching(s, kingdom) else "goes"
    fights = [each for each in found if s.has_enemies(each, kingdom)]
    free = [each for each in found if each not in fights]
    rows = [places(view, free)._replace(glyph=sign("action-movement"))] if free else []
    if fights:
        rows.append(places(view, fights)._replace(glyph=SWORDS, note=view.say("inspect-to-fight")))
    return section(view, heading, rows)


# Seas


def sea_answer(view: View, sea: int) -> Inspected:
    """A sea."""
    s, name = view.s, SEA_IDS[sea]
    fleets = [
        Row(
            f"{view.whose_kingdom(kingdom)}: {so_many(view, KIND_IDS[SHIP], number)}",
            piece_emblem(KIND_IDS[SHIP], KINGDOM_IDS[kingdom]),
            things=[f"ship:{KINGDOM_IDS[kingdom]}:{name}"],
        )
        for kingdom, number in view.ships(sea)
    ]
    coast = [places(view, s.variant.britain.coast[sea])._replace(glyph=sign("harbour"))]
    beside = [SEA_IDS[each] for each in s.variant.britain.links[sea]]
    links = [Row(view.words.names(beside), "", "", "", beside)] if beside else []
    comers = [
        Row(view.whose_kingdom(kingdom), shield(kingdom), "", view.say(f"inspect-when-{when}"), [KINGDOM_IDS[kingdom]])
        for kingdom in s.variant.kingdoms
        for when in [moves_next(s, kingdom) if s.round else NEVER]
        if when != NEVER and _can_sail(view, kingdom, sea)
    ]
    sections = [
        *section(view, "fleets", fleets),
        *section(view, "shores", coast),
        *section(view, "linked", links),
        *section(view, "reach", comers),
    ]
    seat = seat_of(view, view.ships(sea)[0][0]) if len(view.ships(sea)) == 1 else -2
    rules = ["BRE-4.5", "BRE-15.13", "BRE-15.16"]
    return Inspected(
        view.name(name), view.say("inspect-kind-sea"), view.say("inspect-sea"), sign("harbour"), seat, sections, rules
    )


def _can_sail(view: View, kingdom: int, sea: int) -> bool:
    """Whether a Ship of a Kingdom can come to a sea."""
    own = own_seas(view.s, kingdom)
    return any(own >> each & 1 and reachable_seas(view.s, kingdom, each) >> sea & 1 for each in range(len(SEA_IDS)))
