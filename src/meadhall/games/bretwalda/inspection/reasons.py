"""Why something cannot be done now: one row for each reason."""

from __future__ import annotations

from meadhall.engine.inspected import Row
from meadhall.games.bretwalda.annals import is_met, is_payable
from meadhall.games.bretwalda.cards import IS_FOR_PHASE_END
from meadhall.games.bretwalda.content import (
    ACTION_IDS,
    ACTIONS_PER_TURN,
    AREA_IDS,
    BUILDING_IDS,
    BUILDINGS,
    DEVELOPMENT,
    FYRD,
    GRANARY,
    KIND_IDS,
    KINGDOM_IDS,
    NONE,
    PORT,
    RULER,
    SHIP,
    TILE_COST,
    TILE_IDS,
    TILES,
)
from meadhall.games.bretwalda.inspection.saying import COIN, HOURGLASS, sign
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.realm import has_food_symbol, has_free_slot, has_harbour, has_port_marker, is_town
from meadhall.games.bretwalda.rules.development import PlaceBuilding, building_areas, building_cost, is_building_ground
from meadhall.games.bretwalda.rules.fyrd import PlaceRecruit, is_own_ground, limit, price, purse, recruit_places
from meadhall.games.bretwalda.rules.movement import MoveTo
from meadhall.games.bretwalda.rules.turns import ActionPhase
from meadhall.games.bretwalda.vocabularies import FIRST_UPGRADE, MUSTER


def action_reasons(view: View, kingdom: int, action: int) -> list[Row]:
    """Why a Kingdom cannot take an action now (BRE-13.4); nothing if it can."""
    s = view.s
    if kingdom == view.kingdom and f"action:{ACTION_IDS[action]}" in view.options:
        return []
    if s.is_over:
        return [Row(view.say("picture-over"), HOURGLASS)]
    if s.round == 0 or any(isinstance(step, ActionPhase) for step in s.todo):
        return [Row(view.say("inspect-why-phase"), HOURGLASS)]
    if s.turn == kingdom and s.action == action:
        return [Row(view.say("inspect-why-under-way"), sign(f"action-{ACTION_IDS[action]}"))]
    if s.actions_used[kingdom] >> action & 1:
        return [Row(view.say("inspect-why-used"), HOURGLASS)]
    if s.actions_taken[kingdom] >= ACTIONS_PER_TURN:
        return [Row(view.say("inspect-why-both"), HOURGLASS)]
    if s.turn not in (kingdom, NONE):
        name = KINGDOM_IDS[s.turn]
        said = view.say("inspect-why-turn", **view.words.thing("kingdom", [name]))
        return [Row(said, sign(f"shield-{name}"), "", "", [name])]
    return [Row(view.say("inspect-why-waits"), HOURGLASS)]


def _moment(view: View, action: int) -> list[Row]:
    """That something is done in an action, which is not under way."""
    s = view.s
    if s.turn == view.kingdom and s.action == action:
        return []
    name = ACTION_IDS[action]
    said = view.say("inspect-why-action", **view.words.thing("action", [name]))
    return [Row(said, sign(f"action-{name}"), "", "", [f"{name}:{KINGDOM_IDS[view.kingdom]}"])]


def _gold(view: View, cost: int, gold: int) -> list[Row]:
    """That there is too little Gold."""
    return [Row(view.say("inspect-why-gold", number=cost - gold), COIN)] if cost > gold else []


def recruit_reasons(view: View, kind: int) -> list[Row]:
    """Why the viewer cannot recruit a unit of a type now (BRE-15.6 to BRE-15.8)."""
    s, kingdom = view.s, view.kingdom
    if f"recruit:{KIND_IDS[kind]}" in view.options:
        return []
    if s.in_pool(kingdom, kind) == 0:
        return [Row(view.say("inspect-why-ruler" if kind == RULER else "inspect-why-pool"))]
    rows = _moment(view, FYRD) + _gold(view, price(s, kingdom, kind), purse(s, kingdom))
    if not recruit_places(s, kingdom, kind):
        rows.append(Row(view.say("inspect-why-harbour" if kind == SHIP else "inspect-why-city")))
    if s.turn == kingdom and s.action == FYRD and s.recruits >= limit(s, kingdom):
        rows.append(Row(view.say("inspect-why-limit", number=limit(s, kingdom))))
    return rows


def building_reasons(view: View, building: int) -> list[Row]:
    """Why the viewer cannot put up a building of a type now (BRE-15.10)."""
    s, kingdom = view.s, view.kingdom
    if f"build:{BUILDING_IDS[building]}" in view.options:
        return []
    if s.supply[BUILDINGS * kingdom + building] == 0:
        return [Row(view.say("inspect-why-supply"))]
    rows = _moment(view, DEVELOPMENT) + _gold(view, building_cost(s, kingdom), s.gold[kingdom])
    if not building_areas(s, kingdom, building):
        rows.append(Row(view.say("inspect-why-ground")))
    if s.turn == kingdom and s.action == DEVELOPMENT and s.has_built:
        rows.append(Row(view.say("inspect-why-built")))
    return rows


def tile_reasons(view: View, tile: int) -> list[Row]:
    """Why the viewer cannot buy a tile of their own now (BRE-15.11)."""
    s, kingdom = view.s, view.kingdom
    if f"tile:{TILE_IDS[tile]}" in view.options or s.tiles[kingdom] >> tile % TILES & 1:
        return []
    rows = _moment(view, DEVELOPMENT) + _gold(view, TILE_COST[tile], s.gold[kingdom])
    if s.turn == kingdom and s.action == DEVELOPMENT and s.has_bought:
        rows.append(Row(view.say("inspect-why-bought")))
    return rows


def chronicle_reasons(view: View, card: int) -> list[Row]:
    """Why the viewer cannot complete a Chronicle that they hold (BRE-10.2, BRE-10.7, BRE-10.8)."""
    s, kingdom = view.s, view.kingdom
    rows: list[Row] = []
    if not is_met(s, kingdom, card):
        rows.append(Row(view.say("inspect-why-unmet")))
    elif not is_payable(s, kingdom, card):
        rows.append(Row(view.say("inspect-why-unpaid")))
    if not rows and view.key == ("end_action_phase" if IS_FOR_PHASE_END[card] else "end_turn") and view.is_mine:
        return []
    when = "inspect-why-phase-end" if IS_FOR_PHASE_END[card] else "inspect-why-turn-end"
    return [*rows, Row(view.say(when), HOURGLASS)]


def area_reasons(view: View, area: int) -> list[Row]:
    """Why the viewer cannot build, recruit or march in an area where that is asked for (BRE-15.7, BRE-15.10)."""
    decision = view.decision
    if not view.is_mine or AREA_IDS[area] in view.by_place:
        return []
    if isinstance(decision, PlaceBuilding):
        return [Row(view.say(f"inspect-why-{key}")) for key in _against_building(view, area, decision.building)]
    if isinstance(decision, PlaceRecruit):
        return [Row(view.say(f"inspect-why-{key}")) for key in _against_recruits(view, area, decision.order)]
    if isinstance(decision, MoveTo) and area != decision.area:
        return [Row(view.say("inspect-why-far"), sign("action-movement"))]
    return []


def _against_building(view: View, area: int, building: int) -> list[str]:
    s = view.s
    if not is_building_ground(s, view.kingdom, area):
        return ["enemies" if s.has_enemies(area, view.kingdom) else "not-yours"]
    if s.has_building(area, building):
        return ["stands"]
    found = [] if has_free_slot(s, area) else ["no-slot"]
    if building == GRANARY and not has_food_symbol(s, area):
        found.append("no-field")
    if building == PORT and not has_harbour(s, area):
        found.append("no-harbour")
    if building == PORT and has_port_marker(s, area):
        found.append("port-marker")
    return found


def _against_recruits(view: View, area: int, order: int) -> list[str]:
    s = view.s
    if s.has_enemies(area, view.kingdom):
        return ["enemies"]
    if order >= MUSTER:
        return ["no-home"]
    if order >= FIRST_UPGRADE:
        return ["no-unit"]
    if not is_own_ground(s, view.kingdom, area):
        return ["not-yours"]
    return [] if is_town(s, area) else ["no-city"]
