"""Chances of combats that are about to begin, as percentages."""

from __future__ import annotations

from meadhall.engine.numbers import filled
from meadhall.games.northgard.content import KAIJA_POINTS, NONE
from meadhall.games.northgard.odds import Shares, combat_shares, creature_odds, running_odds
from meadhall.games.northgard.rules.combat import ATTACK, DEFENCE, scorched_points
from meadhall.games.northgard.state import Northgard


def is_attacked(s: Northgard, seat: int, territory: int) -> bool:
    """Whether figures of a seat that come to a territory would fight its owner."""
    owner = s.owner[territory]
    return owner not in (NONE, seat) and s.is_enemy(seat, owner)


def attack(s: Northgard, seat: int, territory: int, units: int, has_kaija: bool) -> float:
    """The chance to take an enemy's territory if so many figures joined those already there, food not counted."""
    return attack_shares(s, seat, territory, units, has_kaija)[0]


def attack_shares(s: Northgard, seat: int, territory: int, units: int, has_kaija: bool) -> Shares:
    """The chances to take it, and that nobody wins."""
    t = s.clone()
    t.mover = seat
    intruders = s.intruders[territory] if s.mover == seat else 0
    kaija = has_kaija or (seat == s.bear_seat and s.has_intruding_kaija(territory))
    points = intruders + units + (KAIJA_POINTS if kaija else 0) + scorched_points(s, seat, territory)
    return combat_shares(t, territory, intruders + units + (1 if kaija else 0), points, s.card)


def hunt(s: Northgard, seat: int, creature: int, units: int, has_kaija: bool) -> float:
    """The chance to beat a creature if so many figures joined those already there, food not counted."""
    t = s.clone()
    territory = s.lair_of(creature)
    t.owner[territory] = seat
    t.units[territory] += units
    if has_kaija:
        t.kaija_at = territory
    t.combat_at, t.combat_creature, t.attacker = territory, creature, seat
    t.spent_food = filled(0, 2)
    return creature_odds(t)


def fight(s: Northgard, seat: int, food: int) -> float:
    """The chance of a seat to win the fight that is being fought if it spent so much food now."""
    t = s.clone()
    t.spent_food[ATTACK if seat == s.attacker else DEFENCE] += food
    if s.combat_creature != NONE:
        return creature_odds(t)
    chance = running_odds(t)
    return chance if seat == s.attacker else 1 - chance
