"""What is said of action tiles, of actions and of bonuses."""

from __future__ import annotations

from typing import Final

from meadhall.engine.inspected import Inspected, Row, Section
from meadhall.games.saga.content import (
    ACTION_IDS,
    BONUS_IDS,
    ENGLAND,
    FIRST_TILE,
    INITIATIVE_TILE,
    NO_BONUS,
    NONE,
    SAXON,
    SAXON_BUILD,
    SAXON_FYRD,
    SAXON_INCOME,
    SAXON_TRIBUTE,
    SIDE_IDS,
    SPACE_IDS,
    TILE_IDS,
    TILES,
    VIKING,
    VIKING_PLUNDER,
)
from meadhall.games.saga.inspection.signs import glyph
from meadhall.games.saga.inspection.wording import about_side, seat_of, section, shield, why_not
from meadhall.games.saga.picture.view import View
from meadhall.games.saga.reasons import why_impossible, why_no_action, why_no_bonus
from meadhall.games.saga.rules.action_resolution import can_act
from meadhall.games.saga.rules.saxon_actions import BuildBurh, PayTribute, fyrd_areas
from meadhall.games.saga.rules.viking_actions import plunder_areas

_ACTION_RULES: Final[list[list[str]]] = [
    ["SAG-6.7", "SAG-6.8", "SAG-7.1"],
    ["SAG-7.2", "SAG-7.3"],
    ["SAG-7.4", "SAG-7.5"],
    ["SAG-6.4", "SAG-7.7"],
    ["SAG-7.9"],
    ["SAG-6.7", "SAG-8.1", "SAG-8.2"],
    ["SAG-8.8"],
    ["SAG-6.5", "SAG-8.9"],
    ["SAG-8.10", "SAG-8.11", "SAG-8.12"],
]
_COSTS: Final = ("saxon_build", "saxon_fyrd", "saxon_income", "saxon_tribute", "viking_recruit")


def tile(view: View, number: int) -> Inspected:
    """An action tile with both of its halves."""
    s = view.s
    owner = s.tile_owner[number]
    state = "done" if s.resolved >> number & 1 else "open" if s.tile == number else "taken"
    kind = view.say("inspect-kind-tile")
    if owner != NONE:
        kind = f"{kind} · {view.name(SIDE_IDS[owner])}, {view.say(f'picture-{state}')}"
    symbols = [
        *([Row(view.say("picture-first-about"), glyph("swords"))] if number == FIRST_TILE else []),
        *([Row(view.say("picture-initiative-about"), glyph("pennant"))] if number == INITIATIVE_TILE else []),
    ]
    return Inspected(
        view.name(TILE_IDS[number]),
        kind,
        view.say("inspect-tile"),
        "" if owner == NONE else shield(owner),
        seat_of(view, owner),
        [_half(view, number, side) for side in (VIKING, SAXON)] + section(view, "symbol", symbols),
        ["SAG-4.2", "SAG-5.4", "SAG-5.5"]
        + (["SAG-5.1", "SAG-5.7"] if number == FIRST_TILE else ["SAG-4.4"] if number == INITIATIVE_TILE else []),
    )


def _half(view: View, number: int, side: int) -> Section:
    """What a tile brings to one side."""
    half = view.s.variant.halves[2 * number + side]
    rows: list[Row] = []
    if half.bonus != NO_BONUS:
        name = BONUS_IDS[half.bonus]
        rows.append(Row(view.name(name), glyph(name), mark=view.say("word-bonus"), things=[name]))
    for each in [action for n, action in enumerate(ACTION_IDS) if half.actions >> n & 1]:
        is_other = half.is_either_or and bool(rows)
        said = f"{view.say('picture-or')} {view.name(each)}" if is_other else view.name(each)
        rows.append(Row(said, glyph(f"action-{each}"), things=[each]))
    return Section(view.name(SIDE_IDS[side]), rows)


def action(view: View, number: int) -> Inspected:
    """An action of a side."""
    name = ACTION_IDS[number]
    side = SAXON if name.startswith(SIDE_IDS[SAXON]) else VIKING
    cost = [Row(view.say(f"inspect-cost-{name}"), glyph("coin"))] if name in _COSTS else []
    tiles = [n for n in range(TILES) if view.s.variant.halves[2 * n + side].actions >> number & 1]
    return Inspected(
        view.name(name),
        about_side(view, "inspect-kind-action", side),
        view.say(f"inspect-{name}"),
        glyph(f"action-{name}"),
        seat_of(view, side),
        section(view, "does", [Row(view.say(f"text-{name}"))])
        + section(view, "costs", cost)
        + section(view, "works", _places(view, number))
        + why_not(view, _why_no_action(view, side, number))
        + section(view, "tiles", _tiles(view, tiles)),
        _ACTION_RULES[number],
    )


def bonus(view: View, number: int) -> Inspected:
    """A bonus of a side."""
    name = BONUS_IDS[number]
    side = SAXON if "saxon" in name else VIKING
    tiles = [n for n in range(TILES) if view.s.variant.halves[2 * n + side].bonus == number]
    why = why_no_bonus(view.s, number) if view.s.tile in tiles and _is_open(view, side) else "reason-not-open"
    return Inspected(
        view.name(name),
        about_side(view, "inspect-kind-bonus", side),
        view.say(f"inspect-{name}"),
        glyph(name),
        seat_of(view, side),
        section(view, "does", [Row(view.say(f"text-{name}"))])
        + why_not(view, why)
        + section(view, "tiles", _tiles(view, tiles)),
        [f"SAG-9.{number + 1}", "SAG-5.5"],
    )


def _is_open(view: View, side: int) -> bool:
    """Whether a tile of a side is being resolved."""
    return view.s.tile != NONE and view.s.tile_owner[view.s.tile] == side


def _why_no_action(view: View, side: int, number: int) -> str:
    """Why an action cannot be taken now, or nothing if it can."""
    s = view.s
    if _is_open(view, side) and s.variant.halves[2 * s.tile + side].actions >> number & 1:
        return why_no_action(s, number)
    return why_impossible(s, number) or "reason-not-open"


def _places(view: View, number: int) -> list[Row]:
    """The areas in which an action could do something as things stand."""
    s = view.s
    if not can_act(s, number):
        return []
    areas: list[int] = []
    if number == SAXON_BUILD:
        areas = BuildBurh(view.seat).options(s)
    elif number == SAXON_FYRD:
        areas = fyrd_areas(s)
    elif number == SAXON_INCOME:
        areas = [area for area in range(ENGLAND) if s.has_burh(area)]
    elif number == SAXON_TRIBUTE:
        areas = PayTribute(view.seat).options(s)
    elif number == VIKING_PLUNDER:
        areas = plunder_areas(s)
    return [Row(view.name(SPACE_IDS[area]), things=[SPACE_IDS[area]]) for area in areas]


def _tiles(view: View, tiles: list[int]) -> list[Row]:
    """The tiles that have something, and who owns them."""
    rows: list[Row] = []
    for each in tiles:
        owner = view.s.tile_owner[each]
        mark = "" if owner == NONE else view.name(SIDE_IDS[owner])
        rows.append(Row(view.name(TILE_IDS[each]), "" if owner == NONE else shield(owner), "", mark, [TILE_IDS[each]]))
    return rows
