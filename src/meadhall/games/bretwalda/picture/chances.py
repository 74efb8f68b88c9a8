"""The viewer's odds in battles that they may begin or go on with, if nobody plays a card or retreats."""

from __future__ import annotations

from meadhall.games.bretwalda.content import AREA_IDS, NONE
from meadhall.games.bretwalda.fields import ATTACKER
from meadhall.games.bretwalda.forces import ONE
from meadhall.games.bretwalda.groups import GROUP_SLOTS, SLOT_KIND, SLOT_WHOSE, Group
from meadhall.games.bretwalda.odds import Odds, battle_odds
from meadhall.games.bretwalda.picture.view import View
from meadhall.games.bretwalda.rules.movement import ChooseBattle, MoveGroup, MoveTo, way_cost
from meadhall.games.bretwalda.rules.movement_cards import SlipTo, SmuggleTo
from meadhall.games.bretwalda.rules.retreats import Retreat
from meadhall.games.bretwalda.vocabularies import OF_KINGDOM, OF_VASSAL, UNITS_PER_AREA


def in_area(view: View, area: int) -> Odds | None:
    """The odds in an area that may be chosen, if all that may march there did; None where nobody would fight."""
    if area not in view.area_odds:
        view.area_odds[area] = _in_area(view, area)
    return view.area_odds[area]


def _in_area(view: View, area: int) -> Odds | None:
    s, decision, kingdom = view.s, view.decision, view.kingdom
    if kingdom == NONE or AREA_IDS[area] not in view.by_place or not s.has_enemies(area, kingdom):
        return None
    if isinstance(decision, ChooseBattle):
        return battle_odds(s, area, kingdom)
    if isinstance(decision, MoveTo):
        return _of_all(view, decision.area, area)
    if isinstance(decision, SmuggleTo | SlipTo):
        force = ONE[decision.unit % UNITS_PER_AREA // 2]
        own = force if decision.unit % 2 == OF_KINGDOM else 0
        return battle_odds(s, area, kingdom, own, force - own)
    return None


def _of_all(view: View, origin: int, target: int) -> Odds:
    s, kingdom = view.s, view.kingdom
    group = Group(s, kingdom, origin)
    need = way_cost(s, kingdom, origin, target)
    return battle_odds(s, target, kingdom, group.all_of(OF_KINGDOM, need), group.all_of(OF_VASSAL, need))


def of_option(view: View, option: str) -> Odds | None:
    """The odds that go with a button: all units, the last type that is asked for, or fighting on."""
    s, decision = view.s, view.decision
    if isinstance(decision, Retreat):
        if option != "continue" or view.battle_odds is None:
            return None
        return view.battle_odds if decision.side == ATTACKER else view.battle_odds.reversed()
    if not isinstance(decision, MoveGroup) or not s.has_enemies(decision.target, view.kingdom):
        return None
    if option == "all":
        return _of_all(view, decision.area, decision.target)
    group = Group(s, view.kingdom, decision.area)
    if any(group.may_take(slot, decision.need) for slot in range(decision.slot + 1, GROUP_SLOTS)):
        return None
    taken = [decision.own, decision.vassals]
    taken[SLOT_WHOSE[decision.slot]] += int(option.partition(":")[2]) * ONE[SLOT_KIND[decision.slot]]
    return battle_odds(s, decision.target, view.kingdom, taken[OF_KINGDOM], taken[OF_VASSAL])


def in_words(view: View, odds: Odds) -> str:
    """All three ways in which a battle may end, in words."""
    won, lost, nobody = odds.percents
    return view.say("text-odds", won=won, lost=lost, nobody=nobody)


def in_short(odds: Odds) -> str:
    """The chances to win, to lose and that nobody is left."""
    return "/".join(map(str, odds.percents)) + "%"


def has_chances(view: View) -> bool:
    """Whether chances go with what the viewer may choose."""
    s, decision = view.s, view.decision
    if isinstance(decision, MoveGroup):
        return s.has_enemies(decision.target, view.kingdom)
    if isinstance(decision, MoveTo | SmuggleTo | SlipTo):
        return any(s.has_enemies(area, view.kingdom) for area in decision.options(s))
    return isinstance(decision, ChooseBattle) or (isinstance(decision, Retreat) and view.battle_odds is not None)
