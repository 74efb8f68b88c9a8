"""What is said of Kingdoms, Minor Kingdoms, Danes and neutral units."""

from __future__ import annotations

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    DANES,
    FIRST_MINOR,
    HOME_OF,
    KIND_IDS,
    KINDS,
    KINGDOM_IDS,
    MINOR_IDS,
    MINOR_KINDS,
    NONE,
    OWNER_IDS,
    RULER_IDS,
    VIKING,
    WINTER_FREE_FOOD,
)
from meadhall.games.bretwalda.forces import size
from meadhall.games.bretwalda.inspection.saying import (
    COIN,
    CROWN,
    HOURGLASS,
    places,
    seat_of,
    section,
    shield,
    sign,
    so_many,
    units,
)
from meadhall.games.bretwalda.picture.pieces import piece_emblem
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import controlled, count_food, place_in_order
from meadhall.games.bretwalda.rules.victory import dalc_sources
from meadhall.games.bretwalda.rules.winter import food_need


def kingdom_answer(view: View, kingdom: int) -> Inspected:
    """A Kingdom of a player."""
    s, name = view.s, KINGDOM_IDS[kingdom]
    sections = [
        *section(view, "dalcs", dalc_rows(view, kingdom)),
        *section(view, "has", _possessions(view, kingdom)),
        *section(view, "holds-areas", [places(view, controlled(s, kingdom))] if s.round else []),
    ]
    kind = [view.say("inspect-kind-kingdom")]
    if s.pretender == kingdom:
        kind.append(view.say("picture-pretender"))
    elif place_in_order(s, kingdom):
        kind.append(view.say("picture-order", number=place_in_order(s, kingdom)))
    rules = ["BRE-3.1", "BRE-5.1", "BRE-8.1"]
    return Inspected(
        view.whose_kingdom(kingdom),
        " · ".join(kind),
        view.name(name, "text"),
        shield(kingdom),
        seat_of(view, kingdom),
        sections,
        rules,
    )


def dalc_rows(view: View, kingdom: int) -> list[Row]:
    """The Dalcs of a Kingdom, and where they come from."""
    number, target = view.dalcs[kingdom], view.s.variant.dalc_target
    areas, abbeys, chronicles = dalc_sources(view.s, kingdom)
    note = view.say("picture-dalcs-from", areas=areas, abbeys=abbeys, chronicles=chronicles)
    return [
        Row(
            view.say("text-dalcs", number=number),
            sign("dalc"),
            note,
            f"{number}/{target}",
            [f"dalcs:{KINGDOM_IDS[kingdom]}"],
        )
    ]


def _possessions(view: View, kingdom: int) -> list[Row]:
    """What a Kingdom has beside the board."""
    s, name = view.s, KINGDOM_IDS[kingdom]
    food, need = count_food(s, kingdom), food_need(s, kingdom, s.ability(kingdom, WINTER_FREE_FOOD))
    rows = [
        Row(view.say("text-gold", number=s.gold[kingdom]), COIN, "", "", [f"gold:{name}"]),
        Row(view.say("text-food", number=food, need=need), sign("food"), "", "", [f"food:{name}"]),
        Row(
            view.say("text-cards", lordship=s.hand_size[kingdom], chronicles=view.count_chronicles(kingdom)),
            sign("lordship"),
            "",
            "",
            [f"cards:{name}", f"held:{name}"],
        ),
    ]
    if s.ruler[kingdom] != NONE:
        ruler = RULER_IDS[s.ruler[kingdom]]
        rows.append(Row(view.name(ruler), CROWN, view.name(ruler, "text"), "", [ruler]))
    if s.vassal[kingdom] != NONE:
        minor = MINOR_IDS[s.vassal[kingdom]]
        said = view.say("text-vassal", **view.words.thing("minor", [minor]))
        rows.append(Row(said, sign(f"shield-{minor}"), view.name(minor, "text"), "", [minor]))
    return rows


def minor_answer(view: View, minor: int) -> Inspected:
    """A Minor Kingdom."""
    s, name = view.s, MINOR_IDS[minor]
    overlord = s.overlord[minor]
    kind = view.say("inspect-kind-minor")
    if overlord != NONE:
        kind = view.say("inspect-vassal-of", **view.words.thing("kingdom", [KINGDOM_IDS[overlord]]))
    elif not s.living >> minor & 1:
        kind = view.say("inspect-conquered")
    about = f"{view.name(name, 'text')} {view.say('inspect-vassal')}"
    rules = ["VAN-3.1", "VAN-4.2", f"VAN-6.{minor + 1}"]
    owner = FIRST_MINOR + minor
    return Inspected(
        view.name(name), kind, about, shield(owner), seat_of(view, overlord), minor_sections(view, minor), rules
    )


def minor_sections(view: View, minor: int) -> list[Section]:
    """Who serves whom until when, its homes, and its units beside the board."""
    s, owner, name = view.s, FIRST_MINOR + minor, MINOR_IDS[minor]
    overlord = s.overlord[minor]
    if overlord == NONE:
        holder = Row(view.say("text-unclaimed"), sign("shield-neutral"))
    else:
        holder = Row(view.whose_kingdom(overlord), shield(overlord), "", "", [KINGDOM_IDS[overlord]])
    later = [each for each in s.variant.vassal_rounds if each > s.round]
    until = view.say("inspect-until", number=later[0]) if later else view.say("inspect-until-end")
    homes = [
        Row(view.name(AREA_IDS[area]), shield(each) if each != NONE else "", "", "", [AREA_IDS[area]])
        for area in s.variant.britain.homes[minor]
        if HOME_OF[area] == minor
        for each in [view.controllers[area]]
    ]
    pool = [(kind, s.pool[KINDS * owner + kind]) for kind in MINOR_KINDS]
    left = [
        Row(
            so_many(view, KIND_IDS[kind], number),
            piece_emblem(KIND_IDS[kind], name),
            "",
            "",
            [f"{KIND_IDS[kind]}:{name}"],
        )
        for kind, number in pool
        if number
    ]
    return [
        *section(view, "serves", [holder, Row(until, HOURGLASS)]),
        *section(view, "homes", homes),
        *section(view, "left", left),
    ]


def band_answer(view: View, owner: int) -> Inspected:
    """Danes or neutral units."""
    s, name = view.s, OWNER_IDS[owner]
    rows = [
        Row(
            view.name(AREA_IDS[area]),
            shield(owner),
            units(view, s.force(area, owner)),
            "",
            [f"army:{name}:{AREA_IDS[area]}"],
        )
        for area in s.variant.britain.areas
        if s.present[area] >> owner & 1
    ]
    number = sum(size(s.force(area, owner)) for area in s.variant.britain.areas)
    counted = [Row(view.say("inspect-on-board", number=number), shield(owner))]
    if owner == DANES:
        counted.append(
            Row(view.say("text-pool", units=so_many(view, KIND_IDS[VIKING], s.in_pool(DANES, VIKING))), shield(DANES))
        )
        if s.party:
            counted.append(
                Row(
                    view.say("inspect-party", number=s.party, **view.words.thing("area", [AREA_IDS[s.landing]])),
                    shield(DANES),
                    "",
                    "",
                    [AREA_IDS[s.landing]],
                )
            )
    sections = [*section(view, "numbers", counted), *section(view, "stands-in", rows)]
    rules = ["BRE-14.4", "BRE-14.7", "BRE-14.10"] if owner == DANES else ["BRE-12.9", "BRE-14.7"]
    return Inspected(
        view.name(name), view.say("inspect-kind-band"), view.name(name, "text"), shield(owner), -2, sections, rules
    )
