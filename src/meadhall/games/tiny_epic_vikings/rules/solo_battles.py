"""Chapter 26, second part: how battles of the solo game are fought."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    ANY_RUNE,
    CARD_RUNE,
    CLANS,
    ENEMY,
    NONE,
    RESOURCES,
    SACK,
    SACK_ANY,
    STRENGTH_RUNE,
)
from meadhall.games.tiny_epic_vikings.fields import DOWN, HAND, WON
from meadhall.games.tiny_epic_vikings.rules.battles import (
    EndBattle,
    LoseBattle,
    MeetInvaders,
    RevealBattle,
    WinFavour,
    boost,
    boosted,
    line_up,
    muster,
    return_prize,
    reveal_enemy_card,
)
from meadhall.games.tiny_epic_vikings.rules.fury import RaiseFury
from meadhall.games.tiny_epic_vikings.rules.recalling import by_the_way, do_by_the_way
from meadhall.games.tiny_epic_vikings.rules.solo_actions import advance, deal_to_tracks, sheet_action
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import enemy_draws, has_enemy_card, note_runes
from meadhall.games.tiny_epic_vikings.rules.solo_icons import PerformIcons
from meadhall.games.tiny_epic_vikings.rules.solo_settling import HUMAN
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import CARD, DECLINE, JOIN, JOIN_BY_THE_WAY


class OfferEnemyBattle(Step):
    """TEV-26.6: at the start of the human's turn, if the enemy's battle is pending."""

    def run(self, s: Vikings) -> None:
        if s.starter == ENEMY:
            s.then(JoinEnemyBattle(HUMAN))


class JoinEnemyBattle(Decision):
    """TEV-26.6, TEV-RUL-52: join with a card, which is this turn's card; or leave the enemy to the invaders."""

    vocabulary: ClassVar[Vocabulary] = JOIN
    rule: ClassVar[str] = "TEV-26.6"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        options = s.cards_at(HAND + self.seat)
        options.append(DECLINE)
        return options + self.asides(s)

    def asides(self, s: Vikings) -> list[int]:
        return by_the_way(s, self.seat, JOIN_BY_THE_WAY)

    def choose(self, s: Vikings, option: int) -> None:
        if option >= JOIN_BY_THE_WAY:
            do_by_the_way(s, self.seat, option - JOIN_BY_THE_WAY)
            s.then(self)
            return
        if option == DECLINE:
            s.tell(log.ENEMY_BATTLE_DECLINED, self.seat)
            s.then(FaceInvaders())
            return
        s.where[option] = DOWN + self.seat
        s.add_to_row(self.seat, option)
        s.fighters |= 1 << self.seat
        s.tell(log.ENEMY_BATTLE_JOINED, self.seat)


class SettleBattle(Step):
    """TEV-26.6, TEV-26.7, TEV-RUL-61: a battle that the human is in is resolved at once."""

    def run(self, s: Vikings) -> None:
        if s.fighters >> HUMAN & 1 == 0:
            return
        s.then(RevealBattle(HUMAN), FightEnemy(), PerformIcons())
        if s.starter == HUMAN and has_enemy_card(s):
            s.fighters |= 1 << ENEMY
            s.then(DrawEnemyBattleCard())
        line_up(s)


class DrawEnemyBattleCard(Chance):
    """TEV-26.7: the enemy joins the human's battle with the top card of its deck, face up."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-26.7"

    def options(self, s: Vikings) -> list[int]:
        return enemy_draws(s)

    def choose(self, s: Vikings, option: int) -> None:
        note_runes(s)
        reveal_enemy_card(s, option)


def enemy_boost(s: Vikings, card: int) -> int:
    """TEV-26.4, TEV-RUL-35: runes of a turn or active ones, or its markers boost its card."""
    rune = STRENGTH_RUNE[card]
    if rune == NONE or not s.variant.strength_of_turn:
        return boost(s, ENEMY, card)
    runes = s.battle_runes if s.variant.by_the_book else s.turn_runes
    count: int = sum([*runes]) if rune == ANY_RUNE else runes[rune]
    if not s.variant.own_rune_counts and (rune == ANY_RUNE or CARD_RUNE[card] == rune):
        count -= 1
    return count


def muster_enemy(s: Vikings) -> None:
    """TEV-26.4: the enemy pays no steel; the icon's bonus is added to its strength."""
    card = s.enemy_card
    count = enemy_boost(s, card)
    s.strengths[ENEMY] = boosted(card, count) + s.bonus
    s.tell(log.STRENGTH, ENEMY, card, s.strengths[ENEMY], count, s.bonus)


class FightEnemy(Step):
    """TEV-26.1 to TEV-26.3, TEV-26.9, TEV-RUL-37: human against enemy; losers in order, the starter first."""

    def run(self, s: Vikings) -> None:
        muster(s, HUMAN)
        own = s.strengths[HUMAN]
        s.then(EndBattle())
        if s.enemy_card == NONE:
            if own == NONE:
                return_prize(s)
            else:
                s.then(WinFavour(HUMAN))
            return
        muster_enemy(s)
        enemy = s.strengths[ENEMY]
        if own > enemy:
            s.then(WinFavour(HUMAN), LoseForEnemy())
        elif own == enemy:
            s.tell(log.BATTLE_TIED, own)
            _return_after_tie(s)
            if s.starter == ENEMY:
                s.then(LoseForEnemy(), LoseBattle(HUMAN))
            else:
                s.then(LoseBattle(HUMAN), LoseForEnemy())
        else:
            if own != NONE:
                s.then(LoseBattle(HUMAN))
            _win_for_enemy(s)


def _return_after_tie(s: Vikings) -> None:
    """TEV-26.3, TEV-RUL-71: when the losers have had their effects; by the rulings of the house, before."""
    if s.variant.by_the_book:
        s.then(ReturnPrize())
    else:
        return_prize(s)


class ReturnPrize(Step):
    """TEV-26.3, TEV-RUL-60: the favour card of a tied battle goes back to where it came from."""

    def run(self, s: Vikings) -> None:
        return_prize(s)


def _win_for_enemy(s: Vikings) -> None:
    """TEV-26.1, TEV-RUL-39: the favour card joins the enemy's pile, the sack moves its markers."""
    favour = s.prize
    s.tell(log.BATTLE_WON, ENEMY, favour)
    s.favour_at[favour] = WON + ENEMY
    s.prize = NONE
    for resource in range(RESOURCES):
        advance(s, resource, SACK[RESOURCES * favour + resource])
    deal_to_tracks(s, SACK_ANY[favour])


class LoseForEnemy(Step):
    """TEV-26.2, TEV-26.3: the sheet's action for the rune of its battle card, not a boon; that god's Fury rises."""

    def run(self, s: Vikings) -> None:
        rune = CARD_RUNE[s.enemy_card]
        s.then(RaiseFury(rune))
        sheet_action(s, rune)


class FaceInvaders(Step):
    """TEV-26.6: the enemy's battle card is turned up and fights the invaders; its icons follow."""

    def run(self, s: Vikings) -> None:
        line_up(s)
        s.then(RevealBattle(HUMAN), MeetInvaders(), FightInvaders(), PerformIcons())


class FightInvaders(Step):
    """TEV-5.16 to TEV-5.18, TEV-26.6: as a lone fighter, with the sheet's action instead of the boon."""

    def run(self, s: Vikings) -> None:
        muster_enemy(s)
        own = s.strengths[ENEMY]
        invaders = s.strengths[CLANS]
        s.then(EndBattle())
        if s.invader == NONE:
            _win_for_enemy(s)
            return
        rune = CARD_RUNE[s.invader]
        if own > invaders:
            _win_for_enemy(s)
            s.then(RaiseFury(rune))
            return
        if own == invaders:
            s.tell(log.BATTLE_TIED, own)
            _return_after_tie(s)
            s.then(RaiseFury(rune))
        else:
            s.tell(log.INVADERS_WON, ENEMY)
            return_prize(s)
        s.then(LoseForEnemy())
