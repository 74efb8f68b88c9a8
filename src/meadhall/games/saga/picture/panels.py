"""The panels of the two sides: coins, supply, leaders, and how far they are from victory."""

from __future__ import annotations

from functools import partial
from typing import Final

from meadhall.drawing.elements import group, placed, rectangle, shifted, use
from meadhall.drawing.lettering import fit, line
from meadhall.drawing.palette import colour
from meadhall.drawing.panels import banner, measure
from meadhall.drawing.panels import panel as seat_panel
from meadhall.drawing.tokens import badge, coins, shields
from meadhall.drawing.touch import glowing_box
from meadhall.games.saga.content import (
    AREAS_TO_WIN,
    ASIDE,
    COINS_TO_WIN,
    HANDLE_IDS,
    LONGSHIP,
    NONE,
    REMOVED,
    SAXON,
    SIDE_IDS,
    SPACE_IDS,
    SPACES,
    SUPPLY,
    VIKING,
)
from meadhall.games.saga.picture.board import leader
from meadhall.games.saga.picture.view import View

WIDTH: Final = 492.0
HEIGHT: Final = 152.0
_HEAD: Final = 28.0
_RIGHT: Final = 306.0
"""Where the distances to victory begin."""


def _title(view: View, side: int) -> str:
    name = view.whose(view.name(SIDE_IDS[side]), side == view.side)
    s, decision = view.s, view.decision
    is_asked = decision is not None and s.viking_seat != NONE and decision.seat == s.seat_of(side)
    shield = use(f"shield-{SIDE_IDS[side]}", 20, _HEAD / 2, 0.9)
    state = view.say("picture-to-move") if is_asked else ""
    return banner(name, shield, colour(f"{SIDE_IDS[side]}-dark"), WIDTH, _HEAD, 17, state)


def _purse(view: View, side: int) -> str:
    """The coins, once they have been handed out, and the warriors and burhs in supply."""
    s = view.s
    mine = ["unit:warrior"] if view.key == "recruit_unit" and side == VIKING else []
    if view.legal(mine):
        return _riches(view, side, mine)
    coins_now = s.coins[side] if s.round else NONE
    values = (side, coins_now, s.warriors[side * SPACES + SUPPLY], s.count_burhs_in_supply())
    return view.alike("purse", values, partial(_riches, view, side, mine))


def _riches(view: View, side: int, mine: list[str]) -> str:
    s = view.s
    count = s.coins[side]
    y = _HEAD + 23
    of = f"{count}/{COINS_TO_WIN}" if side == VIKING else str(count)
    purse = ""
    if s.round:
        purse = shifted(coins(min(count, 15), 74), 10, y) + badge(of, 112, y, 16)
        tip = f"{view.say('word-coins')}: {of}"
        name = f"coins-{SIDE_IDS[side]}"
        purse = view.thing(name, tip, purse, "", [], data_thing=name, data_stack="coin", data_count=count)
    number_left = s.warriors[side * SPACES + SUPPLY]
    stack = shields(SIDE_IDS[side], 1) + line(f"× {number_left}", 17, 6, 17, "plain")
    tip = f"{view.say('word-supply')}, {view.say('word-warriors')}: {number_left}"
    glow = glowing_box(-16, -17, 78, 34, 9)
    kind = f"warriors-{SIDE_IDS[side]}"
    warriors = view.thing(
        f"{kind}-supply",
        tip,
        stack,
        glow,
        mine,
        placed(160, y),
        data_thing=f"{kind}-supply",
        data_stack=kind,
        data_count=number_left,
    )
    if side == VIKING:
        return purse + warriors
    burhs = use("burh", 0, 2, 0.84) + line(f"× {s.count_burhs_in_supply()}", 20, 6, 17, "plain")
    tip = f"{view.say('word-supply')}, {view.say('word-burhs')}: {s.count_burhs_in_supply()}"
    return purse + warriors + view.thing("burhs-supply", tip, burhs, place=placed(242, y), data_thing="burhs-supply")


def _leader(view: View, handle: int, n: int) -> str:
    """A place of the roster: the piece itself while it is off the board, else only its letter; name and ability."""
    at = view.s.leader_at[handle]
    options: list[str] = []
    if view.options and at in (SUPPLY, ASIDE):
        options = [f"unit:{HANDLE_IDS[handle]}"] if view.key == "recruit_unit" else []
        options += [option for option in view.options if option.startswith(f"place_leader:{HANDLE_IDS[handle]}:")]
    if view.legal(options):
        return _place(view, handle, n, at, options)
    return view.alike("roster", (handle, n, at, view.ability(handle)), partial(_place, view, handle, n, at, []))


def _place(view: View, handle: int, n: int, at: int, options: list[str]) -> str:
    width = 73.0
    x, y = 8 + n * width, _HEAD + 46
    ability = view.ability(handle)
    side = SIDE_IDS[handle // 4]
    known = view.name(ability, "short") if ability else "?"
    name = line(view.name(HANDLE_IDS[handle]), x + width / 2 - 3, y + 57, 13.5, "bold", "middle", room=width - 6)
    name += line(known, x + width / 2 - 3, y + 71, fit(known, 13, width - 4, 11), "plain", "middle", room=width - 4)
    centre_x, centre_y = x + width / 2 - 4, y + 24
    if at in (SUPPLY, ASIDE):
        piece = leader(view, handle, centre_x, centre_y, 1.0, options)
    else:
        piece = line(view.initial(handle), centre_x, centre_y + 7, 20, "head", "middle", opacity=0.7)
    frame_class = {SUPPLY: "6 0", ASIDE: "2 4"}.get(at, "")
    frame = rectangle(
        x + 2,
        y + 2,
        width - 8,
        42,
        7,
        fill=colour("outline"),
        fill_opacity=0.5,
        stroke=colour("ink-soft"),
        stroke_width=1.4,
        stroke_dasharray=frame_class or "0 6",
    )
    place = ""
    if at == REMOVED:
        place = use("swords", centre_x + 18, centre_y + 12, 0.5)
        piece = shifted(use(f"helmet-{side}"), centre_x, centre_y, opacity=0.22) + piece
    tip = f"{view.about_leader(handle)} ({_whereabouts(view, at)})"
    return view.thing(
        f"roster-{side}-{'abcd'[handle % 4]}", tip, frame + place + piece + name, "", [], data_thing=HANDLE_IDS[handle]
    )


def _whereabouts(view: View, space: int) -> str:
    return view.name(SPACE_IDS[space]) if space <= LONGSHIP or space in (SUPPLY, ASIDE, REMOVED) else ""


def distances(view: View, side: int) -> list[tuple[str, str, int, int]]:
    """For each way to win: its words, its number, and done of whole for the pips, or no pips."""
    s = view.s
    if side == SAXON:
        left = max(0, s.round_pos - s.burh_pos())
        whole = s.variant.track_length - 1
        return [
            (view.say("picture-rounds"), str(left), min(whole, max(0, whole - left)), whole),
            (view.say("picture-vikings-left"), str(s.count_in_england(VIKING)), 0, 0),
        ]
    areas, count = s.count_controlled(VIKING), s.coins[VIKING]
    coins_won = (view.say("word-coins"), f"{count}/{COINS_TO_WIN}", min(count, COINS_TO_WIN), COINS_TO_WIN)
    return [
        (view.say("picture-areas"), f"{areas}/{AREAS_TO_WIN}", min(areas, AREAS_TO_WIN), AREAS_TO_WIN),
        *([coins_won] if s.round else []),
        (view.say("picture-saxons-left"), str(s.count_in_england(SAXON)), 0, 0),
    ]


def _victory(view: View, side: int) -> str:
    found = distances(view, side)
    return view.alike("victory", (side, *found), partial(_measures, side, found))


def _measures(side: int, found: list[tuple[str, str, int, int]]) -> str:
    """How far a side is on each way to victory."""
    parts = [rectangle(_RIGHT - 4, _HEAD + 6, 1, HEIGHT - _HEAD - 14, fill=colour("parchment-edge"))]
    fill = colour("saxon" if side == SAXON else "viking-dark")
    each = (HEIGHT - _HEAD - 12) / len(found)
    for n, distance in enumerate(found):
        box = (_RIGHT + 4, _HEAD + 6 + n * each, WIDTH - _RIGHT - 16, each)
        parts.append(measure(*distance, box, fill))
    return group("".join(parts))


def panel(view: View, side: int, x: float, y: float) -> str:
    """Everything that one side has beside the map."""
    leaders = "".join(_leader(view, 4 * side + n, n) for n in range(4))
    content = _title(view, side) + _purse(view, side) + leaders + _victory(view, side)
    return seat_panel(f"panel-{SIDE_IDS[side]}", content, x, y, WIDTH, HEIGHT)
