"""What is said of units, armies and fleets: how they fight, what they cost and eat, and where they can go."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.bretwalda.content import (
    AREA_IDS,
    CEORL,
    COLOURS,
    COST,
    DANES,
    DIE,
    DIE_IDS,
    FACES,
    FIRST_MINOR,
    HEALTH,
    HITS,
    HUNTER,
    IS_LEADER,
    KIND_IDS,
    KINDS,
    KINGDOMS,
    LAND_KINDS,
    LIMIT,
    MINOR_LIMIT,
    MOVE,
    NEUTRAL,
    NONE,
    OWNER_IDS,
    RULER,
    RULER_IDS,
    SEA_IDS,
    VIKING,
    VIKINGS,
)
from meadhall.games.bretwalda.forces import count, size, without
from meadhall.games.bretwalda.groups import Group
from meadhall.games.bretwalda.inspection.areas import march_section
from meadhall.games.bretwalda.inspection.reasons import recruit_reasons
from meadhall.games.bretwalda.inspection.saying import (
    COIN,
    CROWN,
    owner_name,
    seat_of,
    section,
    shield,
    sign,
    so_many,
    speech,
)
from meadhall.games.bretwalda.picture.armies import ranked
from meadhall.games.bretwalda.picture.pieces import piece_emblem
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.reach import is_marching
from meadhall.games.bretwalda.rules.fyrd import price
from meadhall.games.bretwalda.rules.movement import reachable_seas

_RULES: Final[dict[str, list[str]]] = {
    "ceorl": ["BRE-12.6"],
    "hunter": ["VAN-7.2"],
    "thegn": ["BRE-12.5"],
    "bishop": ["BRE-12.7"],
    "ealdorman": ["BRE-12.5", "BRE-12.3"],
    "ruler": ["BRE-8.1", "BRE-16.12"],
    "ship": ["BRE-15.16", "BRE-14.5"],
    "viking": ["BRE-14.4", "BRE-14.10"],
}


def unit_answer(view: View, kind: int, owner: int = NONE, place: str = "") -> Inspected:
    """A type of unit: in general, of an owner beside the board, or of an owner in a place."""
    name = KIND_IDS[kind]
    side = OWNER_IDS[owner] if owner != NONE else "danes" if kind == VIKING else "neutral"
    sections = [
        *section(view, "fights", _die(view, kind)),
        *section(view, "numbers", _numbers(view, kind, owner)),
        *section(view, "falls", _falls(view, kind)),
    ]
    if owner != NONE:
        sections += _of_owner(view, kind, owner, place)
    rules = ["BRE-12.2", "BRE-16.6" if kind < LAND_KINDS else "BRE-12.1", *_RULES[name]]
    return Inspected(
        view.name(name),
        _whose(view, owner, place),
        view.say(f"inspect-{name}"),
        piece_emblem(name, side),
        seat_of(view, owner),
        sections,
        rules,
    )


def _whose(view: View, owner: int, place: str) -> str:
    """Whose a unit is, and where."""
    if owner == NONE:
        return view.say("inspect-kind-unit")
    whose = owner_name(view, owner)
    if place:
        return f"{whose} · {view.name(place)}"
    return f"{whose} · {view.say('inspect-in-pool')}"


def _die(view: View, kind: int) -> list[Row]:
    die = DIE_IDS[DIE[kind]]
    return [Row(so_many(view, die, 1), sign(f"die-{die}"), swords_on(view, DIE[kind]), "", [die])]


def swords_on(view: View, colour: int) -> str:
    """On how many faces a die shows swords."""
    faces = HITS[FACES * colour : FACES * colour + FACES]
    return view.say("inspect-swords-on", number=sum(1 for hits in faces if hits), two=faces.count(2))


def _numbers(view: View, kind: int, owner: int) -> list[Row]:
    is_led = owner == NONE or view.s.side_of(owner) < KINGDOMS
    rows = [Row(view.say("inspect-health", number=HEALTH[kind]), emblem("shield", 14))]
    rows.append(Row(view.say("inspect-points", number=MOVE[kind]), sign("action-movement")))
    if kind != VIKING and owner < FIRST_MINOR:
        rows.append(Row(view.say("inspect-price", number=COST[kind]), COIN))
    eats = 1 if kind < LAND_KINDS and is_led else 0
    rows.append(Row(view.say("inspect-eats", number=eats), sign("food")))
    if IS_LEADER[kind]:
        rows.append(Row(view.say("inspect-leads"), emblem("pennant", 14)))
    return rows


def _falls(view: View, kind: int) -> list[Row]:
    """The place of a type in the order of wounds (BRE-16.6)."""
    if kind >= LAND_KINDS:
        return []
    kinds = [each for each in range(LAND_KINDS) if each != HUNTER or view.s.variant.hunters]
    earlier = [KIND_IDS[each] for each in kinds if each < kind]
    if not earlier:
        return [Row(view.say("inspect-falls-first"))]
    names = speech(view).joined([view.name(each) for each in earlier])
    return [Row(view.say("inspect-falls-after", kinds=names), things=earlier)]


def _of_owner(view: View, kind: int, owner: int, place: str) -> list[Section]:
    """What goes for an owner's units only."""
    s = view.s
    found: list[Section] = []
    if place in AREA_IDS:
        found += _moves(view, kind, owner, AREA_IDS.index(place))
    elif place in SEA_IDS and owner < KINGDOMS:
        found += _sails(view, owner, SEA_IDS.index(place))
    if owner == NEUTRAL:
        return found
    limit = VIKINGS if owner == DANES else MINOR_LIMIT[kind] if owner >= FIRST_MINOR else LIMIT[kind]
    left = s.pool[KINDS * owner + kind]
    rows = [Row(view.say("inspect-of", number=left, most=limit), piece_emblem(KIND_IDS[kind], OWNER_IDS[owner]))]
    found += section(view, "left", rows)
    if owner == view.kingdom and kind == RULER and s.ruler[owner] != NONE:
        ruler = RULER_IDS[s.ruler[owner]]
        found += section(view, "gift", [Row(view.name(ruler), CROWN, view.name(ruler, "text"), "", [ruler])])
    return found if place else found + _recruiting(view, kind, owner)


def _recruiting(view: View, kind: int, owner: int) -> list[Section]:
    """What a unit beside the board costs the viewer, and why it cannot be had."""
    s = view.s
    if owner == view.kingdom:
        cost = section(view, "costs", [Row(view.say("text-gold", number=price(s, owner, kind)), COIN)])
        return cost + section(view, "why-not", recruit_reasons(view, kind))
    if FIRST_MINOR <= owner < DANES and s.side_of(owner) == view.kingdom:
        return section(view, "costs", [Row(view.say("inspect-free"), COIN)])
    return []


def _moves(view: View, kind: int, owner: int, area: int) -> list[Section]:
    """Where a unit of an area can go, or why it cannot."""
    s = view.s
    side = s.side_of(owner)
    if side >= KINGDOMS or s.round == 0:
        return []
    whose = 0 if owner == side else 1
    if is_marching(s, side) and not count(without(s.force(area, owner), s.moved[2 * area + whose]), kind):
        return section(view, "why-not", [Row(view.say("inspect-has-moved"), sign("action-movement"))])
    group = Group(s, side, area)
    if kind == CEORL and not whose and not group.has_leader() and not group.free_ceorls:
        return section(view, "why-not", [Row(view.say("inspect-needs-leader"), emblem("pennant", 14))])
    return march_section(view, area)


def _sails(view: View, kingdom: int, sea: int) -> list[Section]:
    reached = reachable_seas(view.s, kingdom, sea)
    names = [SEA_IDS[each] for each in range(len(SEA_IDS)) if reached >> each & 1]
    rows = [Row(view.words.names(names), sign("action-movement"), "", "", names)] if names else []
    return section(view, "goes-now" if is_marching(view.s, kingdom) else "goes", rows)


def army_answer(view: View, owner: int, area: int) -> Inspected | None:
    """All units of an owner in an area."""
    s = view.s
    force = s.force(area, owner)
    if not force:
        return None
    side, place = OWNER_IDS[owner], AREA_IDS[area]
    rows = [
        Row(
            view.name(KIND_IDS[kind]),
            piece_emblem(KIND_IDS[kind], side),
            "",
            str(number),
            [f"{KIND_IDS[kind]}:{side}:{place}"],
        )
        for kind, number in ranked(force)
    ]
    sections = [
        *section(view, "stands", rows),
        *section(view, "fights", _dice(view, force)),
        *section(view, "numbers", _eaters(view, owner, force)),
        *(march_section(view, area) if s.side_of(owner) < KINGDOMS else []),
    ]
    rules = ["BRE-15.14", "BRE-16.1", "VAN-4.7" if FIRST_MINOR <= owner < DANES else "BRE-12.1"]
    kind = f"{view.say('inspect-kind-army')} · {view.name(place)}"
    return Inspected(
        owner_name(view, owner), kind, _about(view, owner), shield(owner), seat_of(view, owner), sections, rules
    )


def _about(view: View, owner: int) -> str:
    if owner in (DANES, NEUTRAL):
        return view.name(OWNER_IDS[owner], "text")
    return view.say("inspect-vassals-army" if owner >= FIRST_MINOR else "inspect-army")


def _dice(view: View, force: int) -> list[Row]:
    """The dice of a force, and how many swords they show on average."""
    numbers = [0] * COLOURS
    for kind, number in ranked(force):
        numbers[DIE[kind]] += number
    rows = [
        Row(so_many(view, DIE_IDS[colour], number), sign(f"die-{DIE_IDS[colour]}"), "", "", [DIE_IDS[colour]])
        for colour, number in enumerate(numbers)
        if number
    ]
    mean = (
        sum(number * sum(HITS[FACES * colour : FACES * colour + FACES]) for colour, number in enumerate(numbers))
        / FACES
    )
    return [*rows, Row(view.say("inspect-mean", mean=f"{mean:.1f}"), emblem("sword", 14))]


def _eaters(view: View, owner: int, force: int) -> list[Row]:
    """How much an army eats in Winter; Danes, neutral units and Vassals of nobody eat nothing."""
    if view.s.side_of(owner) >= KINGDOMS:
        return []
    return [Row(view.say("inspect-eats", number=size(force)), sign("food"))]
