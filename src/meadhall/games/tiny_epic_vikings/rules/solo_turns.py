"""Chapters 19 and 27: the turns and eras of the solo game."""

from __future__ import annotations

from typing import ClassVar

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision, Step
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import (
    CARD_RUNE,
    ENEMY,
    ERA_CARDS,
    ERAS,
    LEADER,
    LOSS_AT_TRACK_END,
    NONE,
    RESOURCES,
    RUNES,
    TRACK_END,
)
from meadhall.games.tiny_epic_vikings.fields import DISCARD, ENEMY_DECK, ENEMY_ROW, HAND
from meadhall.games.tiny_epic_vikings.rules.cleanup import discard_rows, tell_standing
from meadhall.games.tiny_epic_vikings.rules.control import CheckControl
from meadhall.games.tiny_epic_vikings.rules.dedication import OfferDedication
from meadhall.games.tiny_epic_vikings.rules.scoring import ScoreGame
from meadhall.games.tiny_epic_vikings.rules.solo_actions import EnemyRuneAction, act_for_enemy
from meadhall.games.tiny_epic_vikings.rules.solo_battles import FaceInvaders, OfferEnemyBattle, SettleBattle
from meadhall.games.tiny_epic_vikings.rules.solo_challenge import enemy_draws, has_enemy_card
from meadhall.games.tiny_epic_vikings.rules.solo_draft import SoloDraft
from meadhall.games.tiny_epic_vikings.rules.solo_icons import PerformIcons
from meadhall.games.tiny_epic_vikings.rules.solo_settling import HUMAN
from meadhall.games.tiny_epic_vikings.rules.turns import PlayCard
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import CARD, REVEAL


class PlaySoloEra(Step):
    """TEV-2.1, TEV-19.1, TEV-27.2: draft, turn by turn, cleanup; after the third era the scores."""

    def run(self, s: Vikings) -> None:
        s.era += 1
        s.enemy_played = 0
        s.tell(log.ERA_BEGINS, s.era)
        if s.era < ERAS:
            s.then(SoloDraft(), PlaySoloTurns(), EndSoloTurns(), CleanUpSolo(), self)
        else:
            s.then(SoloDraft(), PlaySoloTurns(), EndSoloTurns(), ScoreGame())


class PlaySoloTurns(Step):
    """TEV-17.8, TEV-19.1: the human plays first."""

    def run(self, s: Vikings) -> None:
        s.tell(log.TURNS_BEGIN, HUMAN)
        s.then(TakeHumanTurn())


def _begin_turn(s: Vikings, clan: int) -> None:
    s.active = clan
    s.is_battle_card_new = False
    for rune in range(RUNES):
        s.turn_runes[rune] = 0
    s.tell(log.TURN_BEGINS, clan)


class TakeHumanTurn(Step):
    """TEV-19.1, TEV-26.6: the enemy's battle first, then a card and what follows from it, then the enemy's turn."""

    def run(self, s: Vikings) -> None:
        if s.count_cards(HAND + HUMAN) == 0:
            return
        _begin_turn(s, HUMAN)
        s.then(EndSoloTurn(), TakeEnemyTurn())
        s.then(OfferEnemyBattle(), PlayHumanCard(), SettleBattle(), OfferDedication(HUMAN))


class PlayHumanCard(Step):
    """TEV-4.3, TEV-26.6: a card is played, unless it has just joined the enemy's battle."""

    def run(self, s: Vikings) -> None:
        if s.fighters >> HUMAN & 1 == 0:
            s.then(PlayCard(HUMAN))


class TakeEnemyTurn(Step):
    """TEV-19.2, TEV-RUL-38: a card of the enemy's deck, its actions, the resource actions, then the human again."""

    def run(self, s: Vikings) -> None:
        if s.era > s.variant.enemy_answers_until and s.count_cards(HAND + HUMAN) == 0:
            return
        if s.enemy_played < ERA_CARDS[s.era]:
            s.enemy_played += 1
            _begin_turn(s, ENEMY)
            s.then(PlayEnemyCard(), PerformIcons(), EndSoloTurn(), TakeHumanTurn())


class PlayEnemyCard(Step):
    """TEV-19.2, TEV-RUL-37: the top card of its deck; without one it skips the card."""

    def run(self, s: Vikings) -> None:
        if has_enemy_card(s):
            s.then(DrawEnemyCard(), EnemyRuneAction())
        else:
            s.tell(log.ENEMY_HAS_NO_CARD, ENEMY)


class DrawEnemyCard(Chance):
    """TEV-19.2: the card joins the enemy's leader row face up, and its leader action is performed."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-19.2"

    def options(self, s: Vikings) -> list[int]:
        return enemy_draws(s)

    def choose(self, s: Vikings, option: int) -> None:
        s.show_card(option, ENEMY_ROW)
        s.add_to_row(ENEMY, option)
        s.enemy_rune = CARD_RUNE[option]
        s.turn_runes[CARD_RUNE[option]] += 1
        s.tell(log.ENEMY_CARD_PLAYED, ENEMY, option)
        act_for_enemy(s, LEADER + option)


class EndSoloTurn(Step):
    """TEV-22.9, TEV-RUL-43: markers at the end of their tracks go back to 0; the human loses one of that resource."""

    def run(self, s: Vikings) -> None:
        for resource in range(RESOURCES):
            if s.resources[RESOURCES * ENEMY + resource] == TRACK_END:
                s.resources[RESOURCES * ENEMY + resource] = 0
                s.tell(log.ENEMY_TRACK_ENDS, ENEMY, resource)
                if s.resources[RESOURCES * HUMAN + resource] >= LOSS_AT_TRACK_END:
                    s.resources[RESOURCES * HUMAN + resource] -= LOSS_AT_TRACK_END
                    s.tell(log.RESOURCE_LOST, HUMAN, resource, LOSS_AT_TRACK_END)
        s.then(CheckControl())


class EndSoloTurns(Step):
    """TEV-RUL-49: battles of the enemy still pending are fought against the invaders until there is none."""

    def run(self, s: Vikings) -> None:
        s.active = NONE
        if s.starter == ENEMY:
            s.then(FaceInvaders(), self)
        else:
            s.then(EndSoloTurn())


class CleanUpSolo(Step):
    """TEV-27.1: all cards played, and the rest of the enemy's deck, go to the discard pile."""

    def run(self, s: Vikings) -> None:
        s.tell(log.ERA_ENDS, s.era)
        tell_standing(s)
        discard_rows(s)
        if s.count_cards(ENEMY_DECK) > 0:
            s.then(DiscardEnemyDeck(HUMAN))


class DiscardEnemyDeck(Decision):
    """TEV-27.1: the rest of the enemy's deck is laid open. There is nothing to choose, but it cannot be undone."""

    vocabulary: ClassVar[Vocabulary] = REVEAL
    rule: ClassVar[str] = "TEV-27.1"
    shape: ClassVar[str] = shapes.VERB

    def options(self, s: Vikings) -> list[int]:
        return [0]

    def choose(self, s: Vikings, option: int) -> None:
        cards = s.cards_at(ENEMY_DECK)
        for card in cards:
            s.show_card(card, DISCARD)
        s.tell(log.ENEMY_DECK_DISCARDED, len(cards))

    def reveals(self, s: Vikings, option: int) -> bool:
        return True
