"""BRE-16, BRE-18: land battles, as a sequence of steps."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine.steps import Step
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.cards import BEFORE_BATTLE_CARDS, DURING_BATTLE_CARDS
from meadhall.games.bretwalda.content import (
    ATTACK_WHITE_DIE,
    CITY_DICE,
    CITY_DIE,
    COLOURS,
    DIE,
    GOLD,
    HUNTER,
    LAND_KINDS,
    NONE,
    RED,
    VIKING,
    WHITE,
)
from meadhall.games.bretwalda.fields import ATTACKER, CALM, DEFENDER, LAND_BATTLE
from meadhall.games.bretwalda.forces import LOWEST
from meadhall.games.bretwalda.fray import count_kind, has_cards, is_decided, player, side_of_player
from meadhall.games.bretwalda.realm import is_town
from meadhall.games.bretwalda.rules.battle_cards import can_play_in_battle, play_in_battle
from meadhall.games.bretwalda.rules.battle_end import EndBattle
from meadhall.games.bretwalda.rules.battle_song import SingBattleSong
from meadhall.games.bretwalda.rules.dice import OfferDiceCards, RollDice, ShowDice, clear_dice
from meadhall.games.bretwalda.rules.hunters import RangedAttack
from meadhall.games.bretwalda.rules.line_up import tell_line_up
from meadhall.games.bretwalda.rules.lordship import FinishCard
from meadhall.games.bretwalda.rules.retreats import OfferRetreats
from meadhall.games.bretwalda.rules.wounds import DealWounds
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.windows import CardWindow

_BOTH: Final = 3
"""The mask of both sides."""


class FightLandBattle(Step):
    """BRE-16.1, BRE-16.2: all units of both sides in an area fight, until only one side is left."""

    def __init__(self, area: int, attacker: int, origin: int) -> None:
        self.area: Final = area
        self.attacker: Final = attacker
        self.origin: Final = origin
        """From where Danes or neutral units came; NONE for others and for raiding parties."""

    def run(self, s: Bretwalda) -> None:
        enemies = s.present[self.area] & ~s.side_mask(self.attacker)
        if enemies == 0 or not s.has_units(self.area, self.attacker):
            s.before[self.area] = CALM
            return
        begin_battle(s, LAND_BATTLE, self.area, self.attacker, s.side_of(LOWEST[enemies]))
        s.origin = self.origin
        count_fighters(s)
        s.tell(log.BATTLE_BEGINS, self.area, s.sides[ATTACKER], s.sides[DEFENDER], int(is_town(s, self.area)))
        tell_line_up(s)
        s.then(SingBattleSong(), OfferBeforeBattle(ATTACKER), OfferBeforeBattle(DEFENDER), FightRound(), EndBattle())


def begin_battle(s: Bretwalda, kind: int, place: int, attacker: int, defender: int) -> None:
    """Clear the table for a battle."""
    s.battle = kind
    s.battle_at = place
    s.sides[ATTACKER] = attacker
    s.sides[DEFENDER] = defender
    s.origin = NONE
    s.battle_round = 0
    s.is_avoided = False
    s.winner = NONE
    s.took_part = 0
    s.first_strike = NONE
    s.is_city_open = False
    s.precise = 0
    s.cards_this_round = 0
    s.blessed = 0
    s.silent = 0
    for n in range(len(s.damage)):
        s.damage[n] = 0
    for n in range(len(s.killed)):
        s.killed[n] = 0
    for side in (ATTACKER, DEFENDER):
        s.cancels[side] = 0
        s.swords[side] = 0
        s.extra_dice[side] = 0
        s.fewer_dice[side] = 0
        s.named[side] = NONE
    clear_dice(s)


def count_fighters(s: Bretwalda) -> None:
    """Remember for which sides units of a player's own Kingdom fight on land."""
    for side in (ATTACKER, DEFENDER):
        if player(s, side) != NONE and s.present[s.battle_at] >> s.sides[side] & 1:
            s.took_part |= 1 << side


# Before the battle


class OfferBeforeBattle(Step):
    """BRE-16.2: before the first round a side's player may play cards, until they pass."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Bretwalda) -> None:
        if has_cards(s, self.side) and not is_decided(s):
            s.then(PlayBeforeBattle(s.seat_of[player(s, self.side)]))


class PlayBeforeBattle(CardWindow):
    """D-B7, BRE-9.5: a card before a battle on land or at sea."""

    rule: ClassVar[str] = "BRE-9.5"

    def cards(self) -> list[int]:
        return BEFORE_BATTLE_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return can_play_in_battle(s, side_of_player(s, kingdom), card)

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        side = side_of_player(s, kingdom)
        s.then(FinishCard(card), OfferBeforeBattle(side))
        play_in_battle(s, side, card)


# The rounds


class FightRound(Step):
    """BRE-16.2: cards, ranged attack, dice and wounds, retreat; then the next round."""

    def run(self, s: Bretwalda) -> None:
        if is_decided(s):
            return
        begin_round(s)
        s.then(
            OfferDuringBattle(ATTACKER),
            OfferDuringBattle(DEFENDER),
            RangedAttack(),
            RollAndWound(),
            OfferRetreats(),
            self,
        )


def begin_round(s: Bretwalda) -> None:
    """A new battle round; what was played before the battle is for the first one only."""
    s.battle_round += 1
    s.tell(log.BATTLE_ROUND, s.battle_round)
    s.cards_this_round = 0
    if s.battle_round > 1:
        for side in (ATTACKER, DEFENDER):
            s.cancels[side] = 0
            s.swords[side] = 0
            s.extra_dice[side] = 0


class OfferDuringBattle(Step):
    """BRE-16.3: step 1, one card for each side."""

    def __init__(self, side: int) -> None:
        self.side: Final = side

    def run(self, s: Bretwalda) -> None:
        if has_cards(s, self.side) and not is_decided(s):
            s.then(PlayDuringBattle(s.seat_of[player(s, self.side)]))


class PlayDuringBattle(CardWindow):
    """D-B2, BRE-16.3: a card in step 1 of a battle round."""

    rule: ClassVar[str] = "BRE-16.3"

    def cards(self) -> list[int]:
        return DURING_BATTLE_CARDS

    def can_play(self, s: Bretwalda, kingdom: int, card: int) -> bool:
        return can_play_in_battle(s, side_of_player(s, kingdom), card)

    def play(self, s: Bretwalda, kingdom: int, card: int) -> None:
        side = side_of_player(s, kingdom)
        s.cards_this_round |= 1 << side
        s.then(FinishCard(card))
        play_in_battle(s, side, card)


class RollAndWound(Step):
    """BRE-16.4, BRE-16.6: steps 2 and 3; both sides roll at once, unless one strikes first (op first_strike)."""

    def run(self, s: Bretwalda) -> None:
        if is_decided(s):
            return
        if s.battle_round == 1 and s.first_strike != NONE:
            s.then(RollFor(1 << s.first_strike), RollFor(1 << 1 - s.first_strike))
        else:
            s.then(RollFor(_BOTH))


class RollFor(Step):
    """BRE-16.4: the sides of a mask roll; cards may change the dice; then wounds are dealt."""

    def __init__(self, sides: int) -> None:
        self.sides: Final = sides

    def run(self, s: Bretwalda) -> None:
        if is_decided(s):
            return
        clear_dice(s)
        for side in (ATTACKER, DEFENDER):
            if self.sides >> side & 1:
                take_dice(s, side)
        s.then(
            RollDice(),
            ShowDice(False),
            OfferDiceCards(ATTACKER),
            OfferDiceCards(DEFENDER),
            DealWounds(self.sides, False),
        )


def take_dice(s: Bretwalda, side: int) -> None:
    """BRE-16.4, BRE-16.13: the dice that a side rolls in step 2, without those taken away (op fewer_dice)."""
    first = COLOURS * side
    for kind in range(LAND_KINDS):
        if kind != HUNTER:
            s.to_roll[first + DIE[kind]] += count_kind(s, side, kind)
    s.to_roll[first + DIE[VIKING]] += count_kind(s, side, VIKING)
    if side == DEFENDER and not s.is_city_open and is_town(s, s.battle_at):
        s.to_roll[first + CITY_DIE] += CITY_DICE
    if s.battle_round == 1:
        s.to_roll[first + RED] += s.extra_dice[side]
    if side == ATTACKER and s.took_part >> ATTACKER & 1:
        s.to_roll[first + WHITE] += s.ability(s.sides[ATTACKER], ATTACK_WHITE_DIE)
    _leave_out(s, side)


def _leave_out(s: Bretwalda, side: int) -> None:
    """Op fewer_dice, BRE-RUL-25: the weakest dice are left out, but never the last one."""
    first = COLOURS * side
    total = s.to_roll[first + WHITE] + s.to_roll[first + RED] + s.to_roll[first + GOLD]
    for _ in range(s.fewer_dice[side]):
        if total <= 1:
            return
        for colour in range(COLOURS):
            if s.to_roll[first + colour]:
                s.to_roll[first + colour] -= 1
                break
        total -= 1
