"""What a page shows of the armies beside the battlefield: plates, and the ribbon of the battle."""

from __future__ import annotations

from typing import Final

from meadhall.drawing.pages import emblem
from meadhall.engine.plates import Bar, Number, Plate, Ribbon, phases
from meadhall.games.medieval_battle.content import ARMY_IDS, BUDGET, COUNTERS, NONE, OUT, POINTS_TO_WIN, RED, YELLOW
from meadhall.games.medieval_battle.picture.prompt import after_pass, outcome
from meadhall.games.medieval_battle.picture.view import View
from meadhall.games.medieval_battle.state import Battle

_MOST: Final = 5
"""Numbers on a plate."""
_PHASES: Final = ("recruitment", "deployment", "battle")


def plates(s: Battle, seat: int, language: str) -> list[Plate]:
    """The plates of both armies, in the order of seats; none before it is known who leads them."""
    view = View(s, seat, language, "parts")
    return [] if s.red_seat == NONE else [_plate(view, s.side_of(each), each) for each in (0, 1)]


def _plate(view: View, side: int, seat: int) -> Plate:
    s, army = view.s, ARMY_IDS[side]
    needed, points = POINTS_TO_WIN[s.variant.field.size], s.victory_points(side)
    bars = [Bar(view.say("word-points"), f"{points}/{needed}", min(points, needed), needed)]
    units = range(COUNTERS * side, COUNTERS * side + COUNTERS)
    standing = [unit for unit in units if s.is_alive(unit)]
    numbers = [
        Number(emblem("mb-sandglass", 14), str(s.tokens[side]), view.say("word-tokens")),
        Number(emblem(f"mb-token-{army}", 28), str(len(standing)), view.say("picture-units-standing")),
    ]
    if s.is_recruited:
        count = s.count_reserves(side)
        if count:
            numbers.append(Number(emblem("token-back", 18), str(count), view.say("picture-units-reserve")))
    if s.turns:
        fresh = sum(1 for unit in standing if s.points[unit])
        fled = sum(1 for unit in units if s.slot_of(unit) != NONE)
        numbers.append(Number(emblem("mb-fresh", 14), str(fresh), view.say("picture-units-fresh")))
        if fled:
            numbers.append(Number(emblem("mb-tent", 22), str(fled), view.say("picture-units-fled")))
        numbers.append(Number(emblem("coin", 10), str(s.value_on_board(side)), view.say("picture-units-value")))
    return Plate(seat, numbers[:_MOST], bars + _danger(view, side))


def _danger(view: View, side: int) -> list[Bar]:
    """What has happened to the tabor of an army, if it is no longer behind its palisade."""
    s, tabor = view.s, view.s.tabor(side)
    if not s.turns or (s.place[tabor] != OUT and s.points[tabor]):
        return []
    state = view.say("word-destroyed" if s.place[tabor] == OUT else "word-exposed")
    return [Bar(view.say("word-tabor"), state)]


def ribbon(s: Battle, seat: int, language: str) -> Ribbon:
    """The turn or the phase before the battle, and what comes next."""
    view = View(s, seat, language, "parts")
    names = [(view.say(f"picture-phase-{each}"), "") for each in _PHASES]
    if s.outcome != NONE:
        return Ribbon(f"{view.say('word-turn')} {s.turns}", outcome(view), phases(names, len(names)))
    if s.turns:
        about = view.say("picture-turn-of", **view.words.thing("side", [ARMY_IDS[s.turn]]))
        return Ribbon(f"{view.say('word-turn')} {s.turns}", about, phases(names, 2), _next(view))
    begins = view.say("picture-begins", **view.words.thing("side", [ARMY_IDS[YELLOW]]))
    if s.is_recruited:
        left = view.say("picture-left-to-place", number=s.count_reserves(view.side)) if view.side != NONE else ""
        return Ribbon(view.say("picture-phase-deployment"), left, phases(names, 1), begins)
    budget = BUDGET[s.variant.field.size]
    about = view.say("picture-budget", points=budget)
    if view.side != NONE and s.variant.army_mode == "free":
        about = view.say("picture-points-left", left=budget - s.cost_of_army(view.side), budget=budget)
    return Ribbon(view.say("picture-phase-recruitment"), about, phases(names, 0))


def _next(view: View) -> str:
    """What the end of the turn brings: flags that change hands, the end of the battle, or the other army's turn."""
    s = view.s
    gained = [points_after_turn(s, side) - s.victory_points(side) for side in (RED, YELLOW)]
    if any(gained):
        side = max((RED, YELLOW), key=lambda each: gained[each])
        points, needed = s.victory_points(side) + gained[side], POINTS_TO_WIN[s.variant.field.size]
        key = "picture-next-won" if points >= needed else "picture-next-points"
        return view.say(key, **view.words.thing("side", [ARMY_IDS[side]]), points=points, needed=needed)
    if s.passes:
        return after_pass(view)
    if not any(s.tokens):
        return view.say("picture-next-exhaustion")
    return view.say("picture-next-turn", **view.words.thing("side", [ARMY_IDS[1 - s.turn]]))


def points_after_turn(s: Battle, side: int) -> int:
    """The victory points of an army if the turn ended now."""
    field, points = s.variant.field, s.victory_points(side)
    for n, hex_ in enumerate(field.flags):
        unit = s.unit_at[hex_]
        owner = s.flag_owner[n] if unit == NONE else unit // COUNTERS
        points += field.flag_points[n] * ((owner == side) - (s.flag_owner[n] == side))
    return points
