"""BRE-9.4: the effects of Lordship cards played before, in and after a battle."""

from __future__ import annotations

from meadhall.games.bretwalda.cards import (
    ADD_HITS,
    AMOUNT,
    BUY_OFF,
    CANCEL_WOUNDS,
    CHOOSE_WOUND_ORDER,
    CONDITION,
    DRAW_LORDSHIP,
    EVADE,
    EXTRA_DICE,
    FEWER_DICE,
    FIRST_STRIKE,
    FREE_UPGRADE,
    GOLD_FOR_SLAIN,
    IF_ATTACK_TOWN,
    IF_ATTACKED_BY_ENGINE,
    IF_DEFEND_OWN_TOWN,
    IF_DEFEND_TOWN,
    IF_DEFEND_VILLAGE,
    IF_LAND,
    IF_LAND_DEFENDER,
    IF_LOST,
    IF_SEA_ATTACKER,
    IF_WON,
    IF_WON_LAND,
    IF_WON_LAND_DANES,
    IF_WON_LAND_NEUTRAL,
    IS_PER_ABBEY,
    MATCH_NEUTRALS,
    NO_CITY_BONUS,
    OP,
    PLACE_UNITS,
    RECOVER_UNIT,
    REINFORCE,
    REPEL,
    STRIKE,
    WOUND_CHOICE,
)
from meadhall.games.bretwalda.content import (
    DANES,
    LAND_KINDS,
    NEUTRAL,
    NONE,
)
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, LAND_BATTLE, SEA_BATTLE
from meadhall.games.bretwalda.fray import count_all_killed
from meadhall.games.bretwalda.hands import would_draw
from meadhall.games.bretwalda.realm import count_abbeys, is_town
from meadhall.games.bretwalda.rules.battle_effects import (
    BuyOff,
    ChooseUpgrade,
    EvadeTo,
    PlaceUnits,
    RecoverUnit,
    Reinforce,
    evasions,
    for_sale,
    free_upgrades,
    match_neutrals,
    matching,
    placeable,
    refuges,
    reinforcements,
    repel,
    set_wolf_pits,
    slain_value,
)
from meadhall.games.bretwalda.rules.food import gain_gold
from meadhall.games.bretwalda.rules.lordship import DrawCards
from meadhall.games.bretwalda.rules.wounds import TakeWounds
from meadhall.games.bretwalda.state import Bretwalda


def condition_holds(s: Bretwalda, side: int, card: int) -> bool:
    """The field `condition` of a battle card, for the player of a side."""
    condition = CONDITION[card]
    is_land = s.battle == LAND_BATTLE
    if condition == IF_LAND:
        return is_land
    if condition == IF_SEA_ATTACKER:
        return s.battle == SEA_BATTLE and side == ATTACKER
    if condition == IF_LAND_DEFENDER:
        return is_land and side == DEFENDER
    if condition == IF_DEFEND_VILLAGE:
        return is_land and side == DEFENDER and not is_town(s, s.battle_at)
    if condition == IF_DEFEND_TOWN:
        return is_land and side == DEFENDER and is_town(s, s.battle_at)
    if condition == IF_DEFEND_OWN_TOWN:
        is_own = is_land and s.controller(s.battle_at) == s.sides[side]
        return is_own and side == DEFENDER and is_town(s, s.battle_at)
    if condition == IF_ATTACK_TOWN:
        return is_land and side == ATTACKER and is_town(s, s.battle_at)
    if condition == IF_ATTACKED_BY_ENGINE:
        return is_land and side == DEFENDER and s.sides[ATTACKER] >= DANES
    if condition == IF_WON:
        return s.winner == side
    if condition == IF_WON_LAND:
        return is_land and s.winner == side
    if condition == IF_LOST:
        return s.winner == 1 - side
    if condition == IF_WON_LAND_DANES:
        return is_land and s.winner == side and s.sides[1 - side] == DANES
    if condition == IF_WON_LAND_NEUTRAL:
        is_neutral = is_land and s.winner == side and s.sides[1 - side] == NEUTRAL
        return is_neutral and count_all_killed(s, 1 - side) > 0
    return True


def can_play_in_battle(s: Bretwalda, side: int, card: int) -> bool:
    """Whether a battle card's condition holds and its effect would change something."""
    if not condition_holds(s, side, card):
        return False
    kingdom = s.sides[side]
    op = OP[card]
    if op == FIRST_STRIKE:
        return s.first_strike == NONE
    if op == EXTRA_DICE:
        return not IS_PER_ABBEY[card] or count_abbeys(s, kingdom) > 0
    if op == REINFORCE:
        return len(reinforcements(s, kingdom)) > 0
    if op == EVADE:
        return s.battle == LAND_BATTLE and len(evasions(s, side)) > 0
    if op == RECOVER_UNIT:
        return count_all_killed(s, side) > 0 and len(refuges(s, kingdom)) > 0
    if op == PLACE_UNITS:
        return len(placeable(s, kingdom, card)) > 0
    if op == NO_CITY_BONUS:
        return not s.is_city_open
    if op == FREE_UPGRADE:
        return len(free_upgrades(s, kingdom)) > 0
    if op == MATCH_NEUTRALS:
        return any(matching(s, side, kind) > 0 for kind in range(LAND_KINDS))
    if op == CHOOSE_WOUND_ORDER:
        return s.precise >> side & 1 == 0
    if op == BUY_OFF:
        return len(for_sale(s, side)) > 0
    if op == DRAW_LORDSHIP:
        return would_draw(s, kingdom)
    if op == GOLD_FOR_SLAIN:
        return slain_value(s, 1 - side) > 0
    return True


def play_in_battle(s: Bretwalda, side: int, card: int) -> None:
    """What a battle card does."""
    kingdom = s.sides[side]
    seat = s.seat_of[kingdom]
    op = OP[card]
    if op == CANCEL_WOUNDS:
        s.cancels[side] += AMOUNT[card]
    elif op == ADD_HITS:
        s.swords[side] += AMOUNT[card]
    elif op == STRIKE:
        s.named[1 - side] = NONE
        s.then(TakeWounds(1 - side, AMOUNT[card]))
    elif op == FIRST_STRIKE:
        s.first_strike = side
    elif op == EXTRA_DICE:
        s.extra_dice[side] += count_abbeys(s, kingdom) if IS_PER_ABBEY[card] else AMOUNT[card]
    elif op == REINFORCE:
        s.then(Reinforce(seat, True))
    elif op == EVADE:
        s.then(EvadeTo(seat, side))
    elif op == RECOVER_UNIT:
        s.then(RecoverUnit(seat, side))
    elif op == PLACE_UNITS:
        s.then(PlaceUnits(seat, card, s.battle_at))
    elif op == NO_CITY_BONUS:
        s.is_city_open = True
    elif op == FREE_UPGRADE:
        s.then(ChooseUpgrade(seat))
    elif op == MATCH_NEUTRALS:
        match_neutrals(s, side)
    elif op == WOUND_CHOICE:
        set_wolf_pits(s)
    elif op == FEWER_DICE:
        s.fewer_dice[1 - side] += AMOUNT[card]
    elif op == CHOOSE_WOUND_ORDER:
        s.precise |= 1 << side
    elif op == BUY_OFF:
        s.then(BuyOff(seat, side))
    elif op == REPEL:
        repel(s)
    elif op == DRAW_LORDSHIP:
        s.then(DrawCards(kingdom, AMOUNT[card]))
    elif op == GOLD_FOR_SLAIN:
        gain_gold(s, kingdom, slain_value(s, 1 - side))
