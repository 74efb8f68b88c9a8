"""What is said of Gold, Food, Dalcs, buildings, markers, decks, dice and rounds."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.bretwalda.content import (
    ABBEY,
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    BUILDINGS_PER_KINGDOM,
    CARDS,
    CHRONICLE_IDS,
    DIE_IDS,
    KINGDOM_IDS,
    LORDSHIP_IDS,
    NONE,
    PRINTED_DALC,
    ROUNDS,
    SEASON_IDS,
    SEASON_OF_ROUND,
    SUMMER,
    VIKINGS_PER_PARTY,
    WINTER_FREE_FOOD,
    YEAR_OF_ROUND,
)
from meadhall.games.bretwalda.hands import count_discards
from meadhall.games.bretwalda.inspection.kingdoms import dalc_rows
from meadhall.games.bretwalda.inspection.reasons import building_reasons
from meadhall.games.bretwalda.inspection.saying import (
    COIN,
    SWORDS,
    places,
    seat_of,
    section,
    shield,
    sign,
)
from meadhall.games.bretwalda.inspection.units import swords_on
from meadhall.games.bretwalda.picture.chances import in_words
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import collects, controlled, count_food, food_areas
from meadhall.games.bretwalda.rules.collection import Gather
from meadhall.games.bretwalda.rules.development import building_areas, building_cost
from meadhall.games.bretwalda.rules.winter import food_need

_BUILDING_RULES: Final = {"abbey": "BRE-6.2", "granary": "BRE-15.3", "mead_hall": "BRE-15.5", "port": "BRE-8.5"}
_MARKER_RULES: Final = {
    "food_production_marker": "VAN-5.2",
    "harbour_marker": "VAN-5.3",
    "gold_production_marker": "VAN-5.4",
    "town_marker": "VAN-5.5",
}
_MOST_DISCARDS: Final = 14
"""How many discarded cards are told one by one."""


# Buildings and markers


def building_answer(view: View, building: int, area: int = NONE, kingdom: int = NONE) -> Inspected:
    """A building: in general, in an area, or in a Kingdom's supply."""
    s, name = view.s, BUILDING_IDS[building]
    kind, seat = view.say("inspect-kind-building"), NONE
    sections = section(view, "gives", [Row(view.name(name, "text"), sign(name))])
    if area != NONE:
        holder = view.controllers[area]
        seat = holder
        kind = f"{kind} · {view.name(AREA_IDS[area])}"
        if holder != NONE:
            note = "" if collects(s, holder, area) else view.say("inspect-pays-nothing")
            sections += section(
                view, "holds", [Row(view.whose_kingdom(holder), shield(holder), note, "", [KINGDOM_IDS[holder]])]
            )
    elif kingdom != NONE:
        seat = kingdom
        kind = f"{kind} · {view.whose_kingdom(kingdom)}"
        left = view.say(
            "inspect-of", number=s.supply[BUILDINGS * kingdom + building], most=BUILDINGS_PER_KINGDOM[building]
        )
        sections += section(view, "left-to-build", [Row(left, sign(name))])
    if area == NONE and view.kingdom != NONE and kingdom in (NONE, view.kingdom):
        price = building_cost(s, view.kingdom)
        cost = [Row(view.say("text-gold", number=price) if price else view.say("inspect-free"), COIN)]
        where = building_areas(s, view.kingdom, building)
        sections += section(view, "costs", cost) + section(view, "can-stand", [places(view, where)] if where else [])
        sections += section(view, "why-not", building_reasons(view, building))
    rules = ["BRE-8.4", "BRE-4.6", _BUILDING_RULES[name]]
    return Inspected(
        view.name(name), kind, view.say(f"inspect-{name}"), sign(name), seat_of(view, seat), sections, rules
    )


def marker_answer(view: View, name: str, area: int = NONE) -> Inspected:
    """A marker of a Season card of the expansion."""
    kind = view.say("inspect-kind-marker")
    if area != NONE:
        kind = f"{kind} · {view.name(AREA_IDS[area])}"
    rules = ["VAN-5.1", _MARKER_RULES[name]]
    return Inspected(view.name(name), kind, view.name(name, "text"), sign(name), -2, (), rules)


def control_answer(view: View, kingdom: int, area: int) -> Inspected:
    """A Control marker in an area."""
    s = view.s
    holder = view.controllers[area]
    row = Row(
        view.whose_kingdom(holder) if holder != NONE else view.say("inspect-held-by-nobody"),
        shield(holder) if holder != NONE else "",
    )
    rows = [row._replace(things=[KINGDOM_IDS[holder]] if holder != NONE else ())]
    if holder == kingdom and not collects(s, kingdom, area):
        rows.append(Row(view.say("inspect-pays-nothing"), COIN))
    kind = f"{view.whose_kingdom(kingdom)} · {view.name(AREA_IDS[area])}"
    rules = ["BRE-5.1", "BRE-5.3", "BRE-15.1"]
    name = view.say("inspect-name-control")
    return Inspected(
        name,
        kind,
        view.say("inspect-control"),
        shield(kingdom),
        seat_of(view, kingdom),
        section(view, "holds", rows),
        rules,
    )


# What a Kingdom has


def gold_answer(view: View, kingdom: int = NONE) -> Inspected:
    """Gold, of a Kingdom or in general."""
    rows = [] if kingdom == NONE else [Row(view.say("text-gold", number=view.s.gold[kingdom]), COIN)]
    sections = section(view, "has", rows) + section(view, "next-collection", _collection(view, kingdom, "gold"))
    return _of_kingdom(view, "gold", view.name("gold"), COIN, kingdom, sections, ["BRE-7.1", "BRE-15.2"])


def food_answer(view: View, kingdom: int = NONE, area: int = NONE) -> Inspected:
    """Food: in general, of a Kingdom with what its army eats, or on an area."""
    s = view.s
    if area != NONE:
        kingdom = view.controllers[area]
    rows: list[Row] = []
    if area != NONE:
        rows.append(Row(view.say("inspect-food-lies", number=s.food[area]), sign("food"), "", "", [AREA_IDS[area]]))
    if kingdom != NONE:
        food, need = count_food(s, kingdom), food_need(s, kingdom, s.ability(kingdom, WINTER_FREE_FOOD))
        rows.append(
            Row(f"{view.whose_kingdom(kingdom)}: {view.say('text-food', number=food, need=need)}", shield(kingdom))
        )
    where = food_areas(s, kingdom) if kingdom != NONE else []
    sections = section(view, "has", rows) + section(view, "next-collection", _collection(view, kingdom, "food"))
    sections += section(view, "lies-in", [places(view, where)] if where else [])
    return _of_kingdom(
        view, "food", view.name("food"), sign("food"), kingdom, sections, ["BRE-7.2", "BRE-14.12", "BRE-15.3"]
    )


def _collection(view: View, kingdom: int, what: str) -> list[Row]:
    """What a Collection would bring a Kingdom now."""
    if kingdom == NONE or view.s.round == 0 or view.s.is_over:
        return []
    after = view.s.clone()
    Gather(kingdom).run(after)
    if what == "gold":
        return [Row(f"+{view.say('text-gold', number=after.gold[kingdom] - view.s.gold[kingdom])}", COIN)]
    more = count_food(after, kingdom) - count_food(view.s, kingdom)
    return [Row(f"+{view.say('text-food-here', number=more)}", sign("food"))]


def dalc_answer(view: View, kingdom: int = NONE) -> Inspected:
    """Dalcs, of a Kingdom or in general."""
    s = view.s
    sections = []
    if kingdom != NONE:
        areas = [each for each in controlled(s, kingdom) if PRINTED_DALC[each] or s.has_building(each, ABBEY)]
        sections = section(view, "dalcs", dalc_rows(view, kingdom)) + section(
            view, "lies-in", [places(view, areas)] if areas else []
        )
    rivals = [
        Row(
            view.whose_kingdom(each),
            shield(each),
            "",
            f"{view.dalcs[each]}/{s.variant.dalc_target}",
            [KINGDOM_IDS[each]],
        )
        for each in s.variant.kingdoms
        if each != kingdom
    ]
    sections += section(view, "rivals", rivals)
    return _of_kingdom(
        view,
        "dalc",
        view.say("inspect-name-dalc"),
        sign("dalc"),
        kingdom,
        sections,
        ["BRE-3.1", "BRE-6.1", "BRE-6.2", "BRE-6.3"],
    )


def cards_answer(view: View, kingdom: int) -> Inspected:
    """The Lordship cards of a hand: how many, and those that the viewer knows."""
    known = [LORDSHIP_IDS[card] for card in view.hand(kingdom)]
    rows = [Row(view.say("inspect-cards", number=view.s.hand_size[kingdom]), sign("lordship"))]
    sections = section(view, "has", rows) + section(view, "known-cards", _cards(view, known))
    return _of_kingdom(
        view, "lordship", view.say("inspect-name-lordship"), sign("lordship"), kingdom, sections, ["BRE-9.1", "BRE-9.2"]
    )


def held_answer(view: View, kingdom: int) -> Inspected:
    """The Chronicles that a Kingdom holds: how many, and those that the viewer knows."""
    known = [CHRONICLE_IDS[card] for card in view.chronicles(kingdom)]
    rows = [Row(view.say("inspect-chronicles", number=view.count_chronicles(kingdom)), sign("chronicle"))]
    sections = section(view, "has", rows) + section(view, "known-cards", _cards(view, known))
    return _of_kingdom(
        view, "chronicle", view.say("inspect-name-held"), sign("chronicle"), kingdom, sections, ["BRE-10.1", "BRE-10.2"]
    )


def done_answer(view: View, kingdom: int) -> Inspected:
    """The Chronicles that a Kingdom has completed."""
    done = [CHRONICLE_IDS[card] for card in view.completed(kingdom)]
    rows = _cards(view, done) or [Row(view.say("text-nothing"))]
    sections = section(view, "completed-cards", rows)
    return _of_kingdom(
        view, "chronicle", view.say("inspect-name-done"), sign("dalc"), kingdom, sections, ["BRE-6.3", "BRE-10.4"]
    )


def _cards(view: View, names: list[str]) -> list[Row]:
    return [Row(view.name(name), "", view.name(name, "text"), "", [name]) for name in names]


def _of_kingdom(
    view: View, about: str, name: str, glyph: str, kingdom: int, sections: list[Section], rules: list[str]
) -> Inspected:
    kind = view.whose_kingdom(kingdom) if kingdom != NONE else view.say("inspect-kind-good")
    return Inspected(name, kind, view.say(f"inspect-{about}"), glyph, seat_of(view, kingdom), sections, rules)


# Decks, dice, rounds


def deck_answer(view: View, deck: str) -> Inspected:
    """The Lordship deck, its discards, or the Chronicle deck."""
    s = view.s
    numbers = {
        "lordship_deck": s.deck_size,
        "lordship_discards": count_discards(s),
        "chronicle_deck": view.count_chronicle_deck(),
    }
    glyph = sign("chronicle" if deck == "chronicle_deck" else "lordship")
    sections = section(view, "has", [Row(view.say("inspect-cards", number=numbers[deck]), glyph)])
    if deck == "lordship_discards":
        cards = [card for card in range(CARDS) if s.discards[card]]
        rows = [
            Row(view.name(LORDSHIP_IDS[card]), "", "", str(s.discards[card]), [LORDSHIP_IDS[card]])
            for card in cards[:_MOST_DISCARDS]
        ]
        if len(cards) > _MOST_DISCARDS:
            rows.append(Row(view.say("inspect-more", number=len(cards) - _MOST_DISCARDS)))
        sections += section(view, "known-cards", rows)
    rules = ["BRE-10.1"] if deck == "chronicle_deck" else ["BRE-9.3"]
    about = "chronicle" if deck == "chronicle_deck" else deck
    return Inspected(
        view.say(f"inspect-name-{deck}"),
        view.say("inspect-kind-deck"),
        view.say(f"inspect-{about}"),
        glyph,
        -2,
        sections,
        rules,
    )


def die_answer(view: View, colour: int) -> Inspected:
    """A Battle die."""
    name = DIE_IDS[colour]
    faces = section(view, "faces", [Row(swords_on(view, colour), sign(f"die-{name}"))])
    return Inspected(
        view.name(name),
        view.say("inspect-kind-die"),
        view.say("inspect-die"),
        sign(f"die-{name}"),
        -2,
        faces,
        ["BRE-12.2", "BRE-16.4"],
    )


def odds_answer(view: View) -> Inspected:
    """The chances of the battle that is being fought."""
    rows = []
    if view.battle_odds is not None:
        rows = [Row(f"{view.name('attacker')}: {in_words(view, view.battle_odds)}", SWORDS)]
    sections = section(view, "battle", rows)
    return Inspected(
        view.say("inspect-name-odds"),
        view.say("inspect-kind-odds"),
        view.say("picture-note-odds"),
        SWORDS,
        -2,
        sections,
        ["BRE-16.2", "BRE-16.8"],
    )


def round_answer(view: View, number: int) -> Inspected:
    """A round of the track."""
    s = view.s
    season = SEASON_IDS[SEASON_OF_ROUND[number]]
    rows = [Row(view.name(season), sign(season), view.name(season, "text"))]
    if SEASON_OF_ROUND[number] == SUMMER:
        year = YEAR_OF_ROUND[number]
        said = view.say("inspect-parties", parties=s.variant.raid_parties[year], vikings=VIKINGS_PER_PARTY[year])
        rows.append(Row(said, sign("shield-danes"), "", "", ["danes"]))
    if s.variant.minor_kingdoms and number in s.variant.vassal_rounds:
        rows.append(Row(view.say("inspect-new-vassals"), sign("shield-neutral")))
    if number == ROUNDS:
        rows.append(Row(view.say("picture-most-dalcs"), emblem("crown", 14)))
    key = "past" if number < s.round else "present" if number == s.round else "future"
    name = view.say(
        "text-round-is", round=number, year=YEAR_OF_ROUND[number] + 1, **view.words.thing("season", [season])
    )
    rules = ["BRE-13.1", f"BRE-14.{(3, 4, 7, 11)[SEASON_OF_ROUND[number]]}"]
    return Inspected(
        name,
        view.say(f"inspect-round-{key}"),
        view.say("inspect-round"),
        sign(season),
        -2,
        section(view, "brings", rows),
        rules,
    )


def harbour_answer(view: View) -> Inspected:
    """Harbours."""
    return Inspected(
        view.say("inspect-harbour"),
        view.say("inspect-kind-good"),
        view.say("inspect-harbours"),
        sign("harbour"),
        -2,
        (),
        ["BRE-15.8", "BRE-15.16"],
    )
