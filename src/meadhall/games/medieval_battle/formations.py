"""Ready formations for the deployment: where players would put their wagons and their units, on any battlefield.

A formation is worked out anew at every step from what stands on the board and what the army still has in hand, so it
goes around the enemy's units. All that it looks at is known to the army that asks.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meadhall.engine.driver import waiting
from meadhall.engine.intents import Plan
from meadhall.games.medieval_battle.content import (
    ARCHERS,
    COUNTERS,
    FOREST,
    HEAVY_CAVALRY,
    HEAVY_INFANTRY,
    IS_BAD_FOR_MOUNTED,
    IS_MOUNTED,
    KIND_OF,
    LEVEL,
    LIGHT_CAVALRY,
    LIGHT_INFANTRY,
    LONGBOWMEN,
    MOUNTED_ARCHERS,
    OUT,
    PIKEMEN,
    PLAIN,
)
from meadhall.games.medieval_battle.hexes import HEX_NAMES, NEIGHBOURS, distance
from meadhall.games.medieval_battle.rules.deployment import DeployHex, DeployUnit, PlaceTabor, deployable_hexes
from meadhall.games.medieval_battle.state import Battle
from meadhall.games.medieval_battle.vocabularies import DEPLOY, HEX
from meadhall.games.medieval_battle.wording import words

Worth = Callable[[int], float]
"""What a hex is worth to a unit."""

_SHOOTERS: Final = (ARCHERS, LONGBOWMEN)
_NEAR: Final = 4
"""Within so many hexes of a flag a unit is there for it."""
_RIDERS: Final = [HEAVY_CAVALRY, LIGHT_CAVALRY, MOUNTED_ARCHERS]
_ORDER: Final = {
    "wagons": [PIKEMEN, HEAVY_INFANTRY, LONGBOWMEN, ARCHERS, LIGHT_INFANTRY, *_RIDERS],
    "wings": [*_RIDERS, HEAVY_INFANTRY, PIKEMEN, LIGHT_INFANTRY, ARCHERS, LONGBOWMEN],
    "flags": [*_RIDERS, LIGHT_INFANTRY, HEAVY_INFANTRY, PIKEMEN, ARCHERS, LONGBOWMEN],
}
"""The formations, each with the types in the order in which they take their places."""


def plans(s: Battle, seat: int, language: str) -> list[Plan]:
    """The formations that an army that deploys may take up from here on."""
    asked = next((each for each in waiting(s) if each.seat == seat), None)
    if not isinstance(asked, (PlaceTabor, DeployUnit, DeployHex)):
        return []
    say = words(language).say
    found = [(key, _formation(s, asked, key)) for key in _ORDER]
    return [
        Plan(key, say(f"plan-{key}"), say(f"plan-{key}.about"), chain, [HEX_NAMES[hex_] for hex_ in places])
        for key, (chain, places) in found
        if chain
    ]


def _formation(s: Battle, asked: PlaceTabor | DeployUnit | DeployHex, key: str) -> tuple[list[str], list[int]]:
    """What a formation chooses now, and all the places that it takes if the enemy is not in the way."""
    t, side = s.clone(), asked.side
    chain: list[str] = []
    places: list[int] = []
    if isinstance(asked, PlaceTabor):
        places.append(_best(asked.options(s), lambda hex_: _for_tabor(s, side, key, hex_)))
        chain = [HEX.name(places[0])]
        t.put(t.tabor(side), places[0])
    elif isinstance(asked, DeployHex):
        places.append(_place(t, side, key, KIND_OF[s.in_hand], asked.options(s)))
        chain = [HEX.name(places[0])]
        t.put(s.in_hand, places[0])
    for kind in _ORDER[key]:
        for _ in range(t.count_reserve(side, kind)):
            open_hexes = deployable_hexes(t, side, kind)
            if not open_hexes:
                break
            places.append(_place(t, side, key, kind, open_hexes))
            chain = chain or [DEPLOY.name(kind), HEX.name(places[0])]
            t.put(t.first_in_reserve(side, kind), places[-1])
    return chain, places


def _best(hexes: list[int], worth: Worth) -> int:
    """The hex of most worth; of several the first."""
    return max(hexes, key=lambda hex_: (worth(hex_), -hex_))


def _for_tabor(s: Battle, side: int, key: str, hex_: int) -> float:
    """A corner at the edge, far from flags and from the enemy's wagons; who races for flags stays nearer to one."""
    field, enemy = s.variant.field, s.place[s.tabor(1 - side)]
    edge = sum(not field.is_on_board[each] for each in NEIGHBOURS[hex_])
    flags = [distance(hex_, flag) for flag in field.flags]
    away = 0 if enemy == OUT else min(distance(hex_, enemy), 8)
    room = sum(distance(hex_, each) <= 3 for each in field.deployable) / 4
    nearest = min(flags) if key == "flags" else -sum(flags) / len(flags)
    return edge + room + away - nearest


def _place(s: Battle, side: int, key: str, kind: int, hexes: list[int]) -> int:
    worth = {"wagons": _behind, "wings": _on_a_wing, "flags": _near_a_flag}[key](s, side, kind)
    return _best(hexes, lambda hex_: worth(hex_) + _ground(s, kind, hex_))


def _ground(s: Battle, kind: int, hex_: int) -> float:
    """What the ground is worth: shooters and foot like heights and cover, riders the plain."""
    terrain = s.variant.field.terrain[hex_]
    if IS_MOUNTED[kind]:
        return 1.0 if terrain == PLAIN else -1.0 if IS_BAD_FOR_MOUNTED[terrain] else 0.0
    if kind in _SHOOTERS:
        return 0.9 * LEVEL[terrain]
    return 0.5 if terrain == FOREST or LEVEL[terrain] > 0 else 0.0


def _behind(s: Battle, side: int, kind: int) -> Worth:
    """Around the wagons: pikes and armour beside them, towards the flags; riders further out."""
    flags, tabor = s.variant.field.flags, s.place[s.tabor(side)]
    wanted = 1 if kind in (PIKEMEN, HEAVY_INFANTRY) else 3 if IS_MOUNTED[kind] else 2
    return lambda hex_: -2.0 * abs(distance(hex_, tabor) - wanted) - 0.6 * min(distance(hex_, flag) for flag in flags)


def _on_a_wing(s: Battle, side: int, kind: int) -> Worth:
    """Riders on two wings, each before a flag; foot between them, near the wagons and towards the middle."""
    flags, tabor = s.variant.field.flags, s.place[s.tabor(side)]
    if not IS_MOUNTED[kind]:
        return lambda hex_: -1.2 * abs(distance(hex_, tabor) - 2) - distance(hex_, flags[0])
    wings = sorted(flags[1:], key=lambda flag: (distance(flag, tabor), flag))[:2]
    goal = min(wings, key=lambda flag: (_guards(s, side, flag), distance(flag, tabor)))
    return lambda hex_: -1.5 * distance(hex_, goal) - 0.3 * distance(hex_, tabor)


def _near_a_flag(s: Battle, side: int, _kind: int) -> Worth:
    """Every unit before the flag for which the fewest stand ready, those worth more counting first."""
    field = s.variant.field
    manned = [
        (flag, 2.0 * _guards(s, side, flag) / points)
        for flag, points in zip(field.flags, field.flag_points, strict=True)
    ]
    return lambda hex_: max(-distance(hex_, flag) - guards for flag, guards in manned)


def _guards(s: Battle, side: int, flag: int) -> int:
    """How many units of an army stand near a flag."""
    units = range(COUNTERS * side, COUNTERS * side + COUNTERS)
    return sum(s.place[unit] >= 0 and distance(s.place[unit], flag) <= _NEAR for unit in units)
