"""BRE-17: sea battles."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.bretwalda import log
from meadhall.games.bretwalda.content import COLOURS, DIE, KINDS, KINGDOMS, NONE, RED, SHIP
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER, SEA_BATTLE
from meadhall.games.bretwalda.fray import is_decided
from meadhall.games.bretwalda.rules.battle_end import CloseBattle, OfferAfterBattle, find_winner
from meadhall.games.bretwalda.rules.battle_song import SingBattleSong
from meadhall.games.bretwalda.rules.battles import OfferBeforeBattle, begin_battle, begin_round
from meadhall.games.bretwalda.rules.dice import OfferDiceCards, RollDice, ShowDice, clear_dice, count_hits
from meadhall.games.bretwalda.rules.line_up import tell_line_up
from meadhall.games.bretwalda.rules.retreats import OfferRetreats
from meadhall.games.bretwalda.state import Bretwalda
from meadhall.games.bretwalda.vocabularies import FIRST_SEA


class FightSeaBattle(Step):
    """BRE-17.1: the Ships of the mover attack those of another player in the same sea.

    VAN-RUL-27: the Battle Song is for every battle; by the former reading it was not for those at sea.
    """

    def __init__(self, sea: int, attacker: int) -> None:
        self.sea: Final = sea
        self.attacker: Final = attacker

    def run(self, s: Bretwalda) -> None:
        defender = enemy_fleet(s, self.attacker, self.sea)
        if defender == NONE or s.ships[KINGDOMS * self.sea + self.attacker] == 0:
            return
        begin_battle(s, SEA_BATTLE, self.sea, self.attacker, defender)
        s.took_part = 1 << ATTACKER | 1 << DEFENDER
        s.tell(log.SEA_BATTLE_BEGINS, self.sea, self.attacker, defender)
        tell_line_up(s)
        s.then(OfferBeforeBattle(ATTACKER), OfferBeforeBattle(DEFENDER), FightSeaRound(), EndSeaBattle())
        if s.variant.plays_by_the_book:
            s.then(SingBattleSong())


def enemy_fleet(s: Bretwalda, kingdom: int, sea: int) -> int:
    """Another player with Ships in a sea, or NONE."""
    for other in range(KINGDOMS):
        if other != kingdom and s.ships[KINGDOMS * sea + other]:
            return other
    return NONE


class FightSeaRound(Step):
    """BRE-17.1, BRE-17.2: dice of Ships and cards, sinking, retreat; then the next round."""

    def run(self, s: Bretwalda) -> None:
        if is_decided(s):
            return
        begin_round(s)
        clear_dice(s)
        for side in (ATTACKER, DEFENDER):
            s.to_roll[COLOURS * side + DIE[SHIP]] += s.ships[KINGDOMS * s.battle_at + s.sides[side]]
            s.to_roll[COLOURS * side + RED] += s.extra_dice[side]
        s.then(RollDice(), ShowDice(False), OfferDiceCards(ATTACKER), OfferDiceCards(DEFENDER), SinkShips(), LeaveSea())


class SinkShips(Step):
    """BRE-17.1: each hit sinks an enemy Ship; both sides at the same time."""

    def run(self, s: Bretwalda) -> None:
        hits = [count_hits(s, side) + s.swords[side] for side in (ATTACKER, DEFENDER)]
        for side in (ATTACKER, DEFENDER):
            if s.swords[side]:
                s.tell(log.COUNTED, s.sides[side], count_hits(s, side), s.swords[side])
        for side in (ATTACKER, DEFENDER):
            kingdom = s.sides[side]
            place = KINGDOMS * s.battle_at + kingdom
            for _ in range(hits[1 - side]):
                if s.ships[place]:
                    s.ships[place] -= 1
                    s.pool[KINDS * kingdom + SHIP] += 1
                    s.killed[KINDS * 2 * side + SHIP] += 1
                    s.tell(log.SHIP_SUNK, kingdom)


class LeaveSea(Step):
    """BRE-17.1: retreats, then the next round."""

    def run(self, s: Bretwalda) -> None:
        s.then(OfferRetreats(), FightSeaRound())


class EndSeaBattle(Step):
    """BRE-17.2: no card is drawn after a sea battle, but cards may be played."""

    def run(self, s: Bretwalda) -> None:
        find_winner(s, FIRST_SEA + s.battle_at)
        s.then(OfferAfterBattle(ATTACKER), OfferAfterBattle(DEFENDER), CloseBattle())
