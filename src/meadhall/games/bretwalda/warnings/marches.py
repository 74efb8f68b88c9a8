"""Warnings about marches: land left behind, battles that are rather lost, the Ruler's life, and Ships."""

from __future__ import annotations

from typing import Final, NamedTuple

from meadhall.engine.inspected import Warned
from meadhall.games.bretwalda.content import (
    ABBEY,
    AREA_IDS,
    KINGDOM_IDS,
    KINGDOMS,
    NONE,
    PRINTED_DALC,
    RULER,
    SEAS,
)
from meadhall.games.bretwalda.fields import ATTACKER, LAND_BATTLE
from meadhall.games.bretwalda.forces import ONE, count
from meadhall.games.bretwalda.groups import GROUP_SLOTS, SLOT_KIND, SLOT_WHOSE, Group, most_points
from meadhall.games.bretwalda.odds import Odds, battle_odds, further_odds
from meadhall.games.bretwalda.reach import THIS_ROUND, moves_next, ways_into
from meadhall.games.bretwalda.realm import collects
from meadhall.games.bretwalda.rules.collection import area_gold, collected_food
from meadhall.games.bretwalda.rules.movement import MoveGroup, MoveTo, way_cost
from meadhall.games.bretwalda.rules.retreats import Retreat
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import ALL, CONTINUE, OF_KINGDOM, OF_VASSAL, SAIL_DONE
from meadhall.games.bretwalda.ways import embarked_seas

_EVEN: Final = 0.5
_RISK: Final = 0.1
"""A chance to fall that a Ruler should not take."""


class March(NamedTuple):
    """A group that goes from one area to another."""

    origin: int
    target: int
    own: int
    vassals: int


def warn_of_target(s: Bretwalda, kingdom: int, decision: MoveTo, target: int) -> list[Warned]:
    """Where a group goes. One unit alone sets out at once; of more, everybody who may go is thought to."""
    need = way_cost(s, kingdom, decision.area, target)
    group = Group(s, kingdom, decision.area)
    march = March(decision.area, target, group.all_of(OF_KINGDOM, need), group.all_of(OF_VASSAL, need))
    if group.count_all(need) == 1:
        return _of_march(s, kingdom, march)
    return _of_losing(_odds(s, kingdom, march))


def warn_of_group(s: Bretwalda, kingdom: int, decision: MoveGroup, option: int) -> list[Warned]:
    """Who goes: a group is judged when it is complete; that the Ruler goes, by everybody who may still go along."""
    group = Group(s, kingdom, decision.area)
    need = decision.need
    everybody = [group.all_of(OF_KINGDOM, need), group.all_of(OF_VASSAL, need)]
    if option == ALL:
        return _of_march(s, kingdom, March(decision.area, decision.target, *everybody))
    taken = [decision.own, decision.vassals]
    taken[SLOT_WHOSE[decision.slot]] += option * ONE[SLOT_KIND[decision.slot]]
    if not any(group.may_take(slot, need) for slot in range(decision.slot + 1, GROUP_SLOTS)):
        return _of_march(s, kingdom, March(decision.area, decision.target, *taken))
    if SLOT_KIND[decision.slot] == RULER and option:
        march = March(decision.area, decision.target, *everybody)
        return _of_ruler(s, kingdom, march, _odds(s, kingdom, march))
    return []


def _of_march(s: Bretwalda, kingdom: int, march: March) -> list[Warned]:
    """A group that sets out."""
    odds = _odds(s, kingdom, march)
    return _of_leaving(s, kingdom, march) + _of_losing(odds) + _of_ruler(s, kingdom, march, odds)


def _odds(s: Bretwalda, kingdom: int, march: March) -> Odds | None:
    if not s.has_enemies(march.target, kingdom):
        return None
    return battle_odds(s, march.target, kingdom, march.own, march.vassals)


def _of_losing(odds: Odds | None) -> list[Warned]:
    if odds is None or odds.won >= _EVEN:
        return []
    return [Warned("losing", {"chance": odds.percents[0]})]


def _of_ruler(s: Bretwalda, kingdom: int, march: March, odds: Odds | None) -> list[Warned]:
    """Wounds go to the Ruler last (BRE-16.6), so he falls whenever nobody of his side is left."""
    if odds is None or not (count(march.own, RULER) or s.count(march.target, kingdom, RULER)):
        return []
    return _of_fall(odds)


def _of_fall(odds: Odds) -> list[Warned]:
    return [Warned("ruler", {"chance": 100 - odds.percents[0]})] if 1 - odds.won > _RISK else []


def _of_leaving(s: Bretwalda, kingdom: int, march: March) -> list[Warned]:
    """An area is left empty: it pays no more, or its Dalc is there for whoever still moves this round."""
    area = march.origin
    t = s.clone()
    for whose, force in enumerate((march.own, march.vassals)):
        if force:
            t.take_force(area, t.owner_of(kingdom, whose), force)
    if t.has_units(area, kingdom) or s.controller(area) != kingdom:
        return []
    found: list[Warned] = []
    is_rich = area_gold(s, kingdom, area) + collected_food(s, kingdom, area) > 0
    if is_rich and t.controller(area) == kingdom and collects(s, kingdom, area) and not collects(t, kingdom, area):
        found.append(Warned("empty", {"area": AREA_IDS[area]}))
    if PRINTED_DALC[area] or s.has_building(area, ABBEY):
        rivals = [KINGDOM_IDS[each] for each in s.variant.kingdoms if each != kingdom and _could_come(t, each, area)]
        if rivals:
            found.append(Warned("unguarded", {"area": AREA_IDS[area], "kingdoms": "+".join(rivals)}))
    return found


def _could_come(s: Bretwalda, kingdom: int, area: int) -> bool:
    """Whether a Kingdom whose turn is still to come this round can take Movement and reach an area."""
    return moves_next(s, kingdom) == THIS_ROUND and len(ways_into(s, kingdom, area)) > 0


def warn_of_battle(s: Bretwalda, decision: Retreat, option: int) -> list[Warned]:
    """Fighting on in a land battle with the Ruler."""
    kingdom = s.sides[decision.side]
    if option != CONTINUE or s.battle != LAND_BATTLE or not s.count(s.battle_at, kingdom, RULER):
        return []
    odds = further_odds(s)
    return _of_fall(odds if decision.side == ATTACKER else odds.reversed())


def warn_of_sailing(s: Bretwalda, kingdom: int, option: int) -> list[Warned]:
    """A Ship sails: areas whose units could be carried over a sea and then can no longer be (BRE-15.16)."""
    if option == SAIL_DONE:
        return []
    t = s.clone()
    t.ships[KINGDOMS * (option // SEAS) + kingdom] -= 1
    t.ships[KINGDOMS * (option % SEAS) + kingdom] += 1
    stranded = [
        AREA_IDS[area]
        for area in s.variant.britain.areas
        if s.has_units(area, kingdom)
        and embarked_seas(s, kingdom, area)
        and not embarked_seas(t, kingdom, area)
        and most_points(Group(s, kingdom, area)) != NONE
    ]
    return [Warned("chain", {"area": "+".join(stranded)})] if stranded else []
