"""What is said before a choice that loses something, or leaves something that is within reach."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from meadhall.engine.driver import carry_out, next_decision
from meadhall.engine.inspected import Warned
from meadhall.engine.steps import Decision
from meadhall.games.saga.content import (
    AREAS_TO_WIN,
    COINS_TO_WIN,
    ENGLAND,
    LONGSHIP,
    NONE,
    PLUNDER_COINS,
    RECRUIT_ONE_COST,
    RECRUIT_THREE_COST,
    SAXON,
    SAXON_TRIBUTE,
    SCAND_NORTH,
    SCAND_SOUTH,
    SIZE,
    SPACES,
    TILES,
    TRIBUTE_COST,
    VIKING,
    VIKING_PLUNDER,
    VIKING_RECRUIT,
)
from meadhall.games.saga.fields import BANK
from meadhall.games.saga.prospects import is_left, most_vikings, moves_left, moves_of
from meadhall.games.saga.rules.action_resolution import TileMenu
from meadhall.games.saga.rules.bonus_actions import can_use_bonus
from meadhall.games.saga.rules.leaders import PlunderAfterBattle
from meadhall.games.saga.rules.losses import ChooseLosses, ChooseRetreat
from meadhall.games.saga.rules.movement import ChooseForce, ChooseRoute
from meadhall.games.saga.rules.saxon_actions import BuildBurh, PayTribute
from meadhall.games.saga.rules.tile_selection import PickTile
from meadhall.games.saga.rules.viking_actions import PlunderBurh, RecruitSize, plunder_areas
from meadhall.games.saga.state import Saga
from meadhall.games.saga.vocabularies import (
    END_TILE,
    FIRST_ACTION,
    RECRUIT_ONE,
    STOP_AREA,
    YES,
    leaders_of,
    warriors_of,
)

_AREAS_NEAR: Final = AREAS_TO_WIN - 2
"""With so many areas the Vikings are two Moves from victory."""


def warn(before: Saga, after: Saga, decision: Decision, option: int) -> list[Warned]:
    """The warnings of a choice.

    What follows without a question belongs to it: a Plunder, a Tribute or a Build where only one area is left, a march
    of the only unit. All of it is reckoned from the position before: after the choice the round may be over.
    """
    found = _WARNINGS[type(decision)](before, decision, option)
    if isinstance(decision, (TileMenu, ChooseRoute)):
        found += _forced(before, after, decision, option)
    return found


def _forced(before: Saga, after: Saga, decision: Decision, option: int) -> list[Warned]:
    """The warnings of the decision that comes next, if the same seat has a single option there."""
    t = before.clone()
    carry_out(t, decision, option)
    forced = next_decision(t)
    if forced is None or forced.seat != decision.seat or type(forced) not in _FOLLOWED:
        return []
    options = forced.options(t)
    return warn(t, after, forced, options[0]) if len(options) == 1 else []


# England without Vikings


def _plunder(s: Saga, _decision: PlunderBurh, option: int) -> list[Warned]:
    """D16. In D17, where the bound are chosen, somebody always stays."""
    if option == STOP_AREA:
        return []
    staying = _vikings_in_england(s)
    staying[option] = s.units[option]
    return _left_in_england(s, staying)


def _retreat(s: Saga, _decision: ChooseRetreat, option: int) -> list[Warned]:
    """D25: to the Longship, though an area is open."""
    if option != LONGSHIP:
        return []
    staying = _vikings_in_england(s)
    staying[s.battle] = 0
    return [] if any(staying) else _left_in_england(s, staying)


def _plunder_after_battle(s: Saga, _decision: PlunderAfterBattle, option: int) -> list[Warned]:
    """D26."""
    if option != YES:
        return []
    staying = _vikings_in_england(s)
    staying[s.battle] = 0
    return _left_in_england(s, staying)


def _vikings_in_england(s: Saga) -> list[int]:
    return [*s.units[SPACES : SPACES + ENGLAND]]


def _left_in_england(s: Saga, staying: list[int]) -> list[Warned]:
    """Nobody stays, so that the Saxons win (SAG-3.3), or one who can be struck or paid off before the round ends."""
    number = sum(staying)
    if number == 0:
        can_land = moves_left(s, VIKING) > 0 and any(s.units[SPACES + SCAND_NORTH : SPACES + SCAND_SOUTH + 1])
        return [Warned("no_viking_unless_landing", {})] if can_land else [Warned("no_viking", {}, is_grave=True)]
    if number == 1 and _is_in_danger(s, staying.index(1)):
        return [Warned("one_viking", {})]
    return []


def _is_in_danger(s: Saga, area: int) -> bool:
    """Whether Saxons are there already, or can still march there; without them no Tribute is paid."""
    if s.units[area] > 0:
        return True
    return moves_left(s, SAXON) > 0 and any(s.count_free(SAXON, other) > 0 for other in s.variant.borders[area])


# Coins


def _tribute(s: Saga, _decision: PayTribute, option: int) -> list[Warned]:
    """D10: the eighth coin, while other Vikings stay and the markers do not meet."""
    is_last = s.coins[VIKING] + TRIBUTE_COST == COINS_TO_WIN
    others = sum(_vikings_in_england(s)) - s.units[SPACES + option]
    if is_last and others > 0 and s.round_pos > s.burh_pos():
        return [Warned("last_coin", {"coins": COINS_TO_WIN}, is_grave=True)]
    return []


def _recruit_size(s: Saga, _decision: RecruitSize, option: int) -> list[Warned]:
    """D13."""
    return _recruit(s, RECRUIT_ONE_COST if option == RECRUIT_ONE else RECRUIT_THREE_COST)


def _recruit(s: Saga, cost: int) -> list[Warned]:
    """Without this price, and with every burh that can be plundered now, the coins would be enough."""
    within_reach = s.coins[VIKING] + _loot(s, s.coins[BANK])
    left = s.coins[VIKING] - cost + _loot(s, s.coins[BANK] + cost)
    return [Warned("coins_in_reach", {"coins": COINS_TO_WIN})] if left < COINS_TO_WIN <= within_reach else []


def _loot(s: Saga, bank: int) -> int:
    """What the Vikings can still plunder in this turn as things stand."""
    if not is_left(s, VIKING, VIKING_PLUNDER):
        return 0
    loot = PLUNDER_COINS * len(plunder_areas(s))
    return min(loot, bank) if s.variant.coins_limited else loot


# Battles


def _force(s: Saga, decision: ChooseForce, option: int) -> list[Warned]:
    """D6 of the Vikings: no more units than the Saxons, and no leader who could change it."""
    target = decision.destination
    saxons = s.units[target]
    if decision.side != VIKING or saxons == 0:
        return []
    vikings = s.units[SPACES + target] + warriors_of(option) + SIZE[leaders_of(option)]
    has_leader = leaders_of(option) != 0 or s.leaders_at(VIKING, target) != 0
    if vikings > saxons or has_leader:
        return []
    return [Warned("battle_lost", {"saxons": saxons, "vikings": vikings})]


def _route(_s: Saga, _decision: ChooseRoute, _option: int) -> list[Warned]:
    """D5: nothing but what its only force brings."""
    return []


def _losses(s: Saga, decision: ChooseLosses, option: int) -> list[Warned]:
    """D24: a leader, though a warrior could go."""
    is_spared = warriors_of(option) < s.warriors[decision.side * SPACES + s.battle]
    return [Warned("leader_lost", {}, is_grave=True)] if leaders_of(option) and is_spared else []


# Tiles


def _menu(s: Saga, decision: TileMenu, option: int) -> list[Warned]:
    """D3: a bonus that could be used, and coins that must be paid once Recruit is chosen."""
    if option < FIRST_ACTION or option == END_TILE:
        return []
    found: list[Warned] = []
    if s.bonus_open and can_use_bonus(s, s.variant.halves[2 * s.tile + decision.side].bonus):
        found.append(Warned("bonus_lost", {}))
    if option == FIRST_ACTION + VIKING_RECRUIT:
        found += _recruit(s, RECRUIT_ONE_COST)
    return found


def _pick(s: Saga, decision: PickTile, option: int) -> list[Warned]:
    """D1."""
    unowned = [tile for tile in range(TILES) if s.tile_owner[tile] == NONE and tile != option]
    return _pick_of_saxons(s, unowned) if decision.side == SAXON else _pick_of_vikings(s, unowned)


def _pick_of_saxons(s: Saga, unowned: list[int]) -> list[Warned]:
    """Two Moves for Vikings near five areas, whatever the Saxons pick next.

    Where the Saxons pick first nothing is said: of any three tiles the Vikings can take two Moves.
    """
    if s.first_picker == SAXON or s.count_controlled(VIKING) < _AREAS_NEAR:
        return []
    halves = s.variant.halves
    own = sum(moves_of(halves[2 * tile + VIKING]) for tile in range(TILES) if s.tile_owner[tile] == VIKING)
    fewest = min(moves_of(halves[2 * tile + VIKING]) for tile in unowned)
    return [Warned("five_areas", {"areas": AREAS_TO_WIN})] if own + fewest >= AREAS_TO_WIN - _AREAS_NEAR else []


def _pick_of_vikings(s: Saga, unowned: list[int]) -> list[Warned]:
    """Tribute left to the Saxons, who pick next, while all Vikings of England stand together with Saxons near."""
    is_left_to_saxons = s.first_picker == VIKING or len(unowned) == 1
    tribute = [tile for tile in unowned if s.variant.halves[2 * tile + SAXON].actions >> SAXON_TRIBUTE & 1]
    areas = [area for area, number in enumerate(_vikings_in_england(s)) if number > 0]
    if not is_left_to_saxons or not tribute or len(areas) != 1:
        return []
    near = [areas[0], *s.variant.borders[areas[0]]]
    return [Warned("tribute", {})] if any(s.units[area] > 0 for area in near) else []


def _build(s: Saga, _decision: BuildBurh, option: int) -> list[Warned]:
    """D7: more Vikings than Saxons could be there before a Plunder of this round."""
    is_in_danger = is_left(s, VIKING, VIKING_PLUNDER) and most_vikings(s, option) > s.units[option]
    return [Warned("burh_in_danger", {})] if is_in_danger else []


_WARNINGS: Final[dict[type[Decision], Callable[[Saga, Any, int], list[Warned]]]] = {
    PlunderBurh: _plunder,
    ChooseRetreat: _retreat,
    PlunderAfterBattle: _plunder_after_battle,
    PayTribute: _tribute,
    RecruitSize: _recruit_size,
    ChooseForce: _force,
    ChooseRoute: _route,
    ChooseLosses: _losses,
    TileMenu: _menu,
    PickTile: _pick,
    BuildBurh: _build,
}
_FOLLOWED: Final = (PlunderBurh, PayTribute, ChooseForce, BuildBurh)
"""What an action or a route may lead to without a question."""
WARNED: Final = tuple(_WARNINGS)
