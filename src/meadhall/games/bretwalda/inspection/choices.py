"""What is said of actions and of whatever else may be chosen: what it is for, what it costs, why it cannot be had."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.errors import MeadhallError
from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    AREA_IDS,
    COLLECTION,
    DEVELOPMENT,
    FYRD,
    KIND_IDS,
    KINGDOM_IDS,
    LAND_KINDS,
    MINOR_IDS,
    MOVEMENT,
    NONE,
    SWAP_COST,
    UPGRADE_COST,
)
from meadhall.games.bretwalda.inspection.reasons import action_reasons
from meadhall.games.bretwalda.inspection.saying import COIN, SWORDS, places, seat_of, section, sign, speech
from meadhall.games.bretwalda.picture.chances import in_area, in_words, of_option
from meadhall.games.bretwalda.picture.pieces import piece_emblem
from meadhall.games.bretwalda.picture.prompt import leads_to
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.prompts import about
from meadhall.games.bretwalda.reach import before_march
from meadhall.games.bretwalda.rules.fyrd import limit, price, purse, recruiting_towns
from meadhall.games.bretwalda.rules.movement import can_leave
from meadhall.games.bretwalda.vocabularies import FIRST_UPGRADE, FYRD_MENU

_ACTION_RULES: Final = {
    COLLECTION: ["BRE-15.1", "BRE-15.2", "BRE-15.3"],
    FYRD: ["BRE-15.5", "BRE-15.6", "BRE-15.7"],
    DEVELOPMENT: ["BRE-15.10", "BRE-15.11"],
    MOVEMENT: ["BRE-15.12", "BRE-15.13", "BRE-15.15"],
}
_RULES: Final = {
    "skip": "BRE-13.4",
    "offer": "BRE-11.1",
    "upgrade": "BRE-15.9",
    "muster": "VAN-4.5",
    "continue": "BRE-16.9",
    "retreat": "BRE-16.9",
    "clockwise": "BRE-13.3",
    "counter_clockwise": "BRE-13.3",
    "complete": "BRE-10.2",
    "swap": "BRE-10.3",
    "steward": "BRE-7.9",
    "all": "BRE-15.14",
    "buy": "VAN-6.2",
    "decline": "VAN-4.1",
}
"""The rules of options that are no things, by their heads."""


def action_answer(view: View, action: int, kingdom: int) -> Inspected:
    """An action, as one of a Kingdom."""
    name = ACTION_IDS[action]
    sections: list[Section] = []
    if kingdom == view.kingdom != NONE and view.s.round and not view.s.is_over:
        if action == FYRD:
            sections += _fyrd(view)
        elif action == MOVEMENT:
            sections += _armies(view)
        else:
            sections += section(view, "would-bring", [Row(leads_to(view, name), sign(f"action-{name}"))])
    if kingdom != NONE:
        sections += section(view, "why-not", action_reasons(view, kingdom, action))
    kind = view.say("inspect-kind-action")
    if kingdom != NONE:
        kind = f"{kind} · {view.whose_kingdom(kingdom)}"
    glyph = sign(f"action-{name}")
    rules = ["BRE-13.4", *_ACTION_RULES[action]]
    return Inspected(view.name(name), kind, view.say(f"inspect-{name}"), glyph, seat_of(view, kingdom), sections, rules)


def _fyrd(view: View) -> list[Section]:
    """Prices, and where units are recruited."""
    s, kingdom = view.s, view.kingdom
    side = KINGDOM_IDS[kingdom]
    rows = [
        Row(
            view.name(KIND_IDS[kind]),
            piece_emblem(KIND_IDS[kind], side),
            "",
            view.say("text-gold", number=price(s, kingdom, kind)),
            [f"{KIND_IDS[kind]}:{side}"],
        )
        for kind in range(LAND_KINDS + 1)
        if s.in_pool(kingdom, kind)
    ]
    rows.append(Row(view.say("inspect-fyrd-limit", number=limit(s, kingdom), gold=purse(s, kingdom)), COIN))
    towns = recruiting_towns(s, kingdom)
    return section(view, "costs", rows) + section(view, "recruits-in", [places(view, towns)] if towns else [])


def _armies(view: View) -> list[Section]:
    """The areas from which somebody can march."""
    s, kingdom = view.s, view.kingdom
    t = before_march(s, kingdom)
    found = [area for area in s.variant.britain.areas if t.has_units(area, kingdom) and can_leave(t, kingdom, area)]
    return section(view, "marches-from", [places(view, found)] if found else [])


# Options that are no things


def option_answer(
    view: View, key: str, option: str, of_thing: Callable[[View, str], Inspected | None]
) -> Inspected | None:
    """An option of a decision: the thing that it means, or what it is for; None if there is no such option."""
    try:
        label = view.words.option(key, option)
    except MeadhallError:
        return None
    head, *parts = option.split(":")
    meant = _meant(view, head, parts)
    found = of_thing(view, meant) if meant else None
    if found is not None:
        return _about_both(view, key, option, label, found)
    asked = _asked(view, key)
    said = _purpose(view, key, head)
    rules = [_RULES[head]] if head in _RULES else []
    if view.key == key and view.decision is not None and view.decision.rule not in rules:
        rules.append(view.decision.rule)
    kind, about_ = (asked, said) if said else (view.say("inspect-kind-choice"), asked)
    return Inspected(label, kind, about_, "", seat_of(view, view.kingdom), _effects(view, key, option), rules)


def _meant(view: View, head: str, parts: list[str]) -> str:
    """The thing that an option means, by the id that it has on the table; nothing for one that means no thing."""
    side = KINGDOM_IDS[view.kingdom] if view.kingdom != NONE else ""
    own = f":{side}" if side else ""
    if head in ("action", "build", "recruit"):
        return parts[0] + own
    if head in ("area", "from", "to", "sea", "retreat", "card", "lordship", "chronicle", "complete", "tile", "site"):
        return parts[0]
    if head in ("kingdom", "vassal", "ruler", "season_card", "kind", "building"):
        return f"minor:{parts[0]}" if head == "vassal" else parts[0]
    if head == "muster" and view.kingdom != NONE and view.s.vassal[view.kingdom] != NONE:
        return f"{parts[0]}:{MINOR_IDS[view.s.vassal[view.kingdom]]}"
    if head in ("unit", "placed"):
        return parts[0]
    if head == "unit_at":
        return parts[1]
    if head == "die":
        return parts[1]
    return ""


def _about_both(view: View, key: str, option: str, label: str, found: Inspected) -> Inspected:
    """The thing that an option means, called by what is done with it."""
    head = option.partition(":")[0]
    said = _purpose(view, key, head) or found.about
    rules = [*found.rules]
    if head in _RULES and _RULES[head] not in rules:
        rules.insert(0, _RULES[head])
    kind = found.kind if label == found.name else f"{found.name} · {found.kind}"
    return found._replace(
        name=label, kind=kind, about=said, sections=[*_effects(view, key, option), *found.sections], rules=rules
    )


def _purpose(view: View, key: str, head: str) -> str:
    """What an option is for, by its decision or by its head; nothing if that follows from the thing that it means."""
    heads = ("direction" if "clockwise" in head else head,)
    for each in (key, *heads) if head in ("area", "pass") else heads:
        if speech(view).has(f"choice-{each}"):
            return view.say(f"choice-{each}")
    return ""


def _asked(view: View, key: str) -> str:
    """What is asked where an option is chosen."""
    if view.key == key and view.is_mine:
        return view.prompt(about)
    return view.say("inspect-kind-choice")


def _effects(view: View, key: str, option: str) -> list[Section]:
    """What an option costs, and how a battle would end by it."""
    rows: list[Row] = []
    head, _, rest = option.partition(":")
    if key == "choose_fyrd" and head == "upgrade":
        upgrade = FYRD_MENU.id(option) - FIRST_UPGRADE
        rows.append(Row(view.say("text-gold", number=UPGRADE_COST[upgrade]), COIN))
    elif head == "swap":
        rows.append(Row(view.say("text-gold", number=SWAP_COST), COIN))
    sections = section(view, "costs", rows)
    if view.key == key and view.is_mine and option in view.options:
        odds = in_area(view, AREA_IDS.index(rest)) if rest in AREA_IDS else of_option(view, option)
        if odds is not None:
            sections += section(view, "battle", [Row(in_words(view, odds), SWORDS)])
    return sections
