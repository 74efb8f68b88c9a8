"""Chapter 26, first part: the solo enemy draws its cards, and starts battles."""

from __future__ import annotations

from typing import ClassVar, Final

from meadhall.engine import shapes
from meadhall.engine.steps import Chance, Decision
from meadhall.engine.vocabulary import Vocabulary
from meadhall.games.tiny_epic_vikings import log
from meadhall.games.tiny_epic_vikings.content import ENEMY, FAVOUR_IDS, LEFT, LOWER, RIGHT, RUNES, UPPER
from meadhall.games.tiny_epic_vikings.fields import DECK, ENEMY_DECK, ENEMY_DOWN
from meadhall.games.tiny_epic_vikings.rules.battle_entry import put_up_prize
from meadhall.games.tiny_epic_vikings.rules.deck import can_draw
from meadhall.games.tiny_epic_vikings.rules.solo_settling import HUMAN
from meadhall.games.tiny_epic_vikings.state import Vikings
from meadhall.games.tiny_epic_vikings.vocabularies import CARD, END

_MIDDLE: Final = 500


def has_enemy_card(s: Vikings) -> bool:
    """TEV-RUL-37: whether the enemy can draw, from its own deck or else from the main one."""
    return s.count_cards(ENEMY_DECK) > 0 or can_draw(s)


def enemy_draws(s: Vikings) -> list[int]:
    """The cards that the enemy may draw now."""
    cards = s.cards_at(ENEMY_DECK)
    return cards if cards else s.cards_at(DECK)


def challenge(s: Vikings, bonus: int) -> None:
    """TEV-25.8, TEV-26.5, TEV-RUL-36: the enemy starts a battle; a pending one of its own gets the higher bonus."""
    if s.starter == ENEMY:
        if bonus > s.bonus:
            s.bonus = bonus
            s.tell(log.ENEMY_BONUS_RAISED, ENEMY, bonus)
        return
    if s.can_fight() and has_enemy_card(s):
        s.starter = ENEMY
        s.fighters = 1 << ENEMY
        s.bonus = bonus
        s.then(DrawHiddenBattleCard(), ChooseEnemyFavour(HUMAN))


def note_runes(s: Vikings) -> None:
    """TEV-26.4, TEV-RUL-35: the enemy lays its battle card, which the cards laid before it in this turn will boost."""
    s.is_battle_card_new = True
    for rune in range(RUNES):
        s.battle_runes[rune] = s.turn_runes[rune]


class DrawHiddenBattleCard(Chance):
    """TEV-26.5: the enemy's battle card, face down; nobody sees it."""

    vocabulary: ClassVar[Vocabulary] = CARD
    rule: ClassVar[str] = "TEV-26.5"

    def options(self, s: Vikings) -> list[int]:
        return enemy_draws(s)

    def choose(self, s: Vikings, option: int) -> None:
        s.where[option] = ENEMY_DOWN
        note_runes(s)

    def audience(self, s: Vikings) -> int:
        return 0


def enemy_row(s: Vikings) -> int:
    """TEV-26.5: the row on the chief's side of the map; an empty one is replaced by the other."""
    row = UPPER if s.variant.map.is_upper[s.variant.map.dock_island[s.chief]] else LOWER
    return row if s.favour_count[row] > 0 else UPPER + LOWER - row


class ChooseEnemyFavour(Decision):
    """TEV-26.5, TEV-RUL-42: the end of the row nearer to the chief's boat; in the middle the human chooses."""

    vocabulary: ClassVar[Vocabulary] = END
    rule: ClassVar[str] = "TEV-26.5"
    shape: ClassVar[str] = shapes.CARD

    def options(self, s: Vikings) -> list[int]:
        if s.favour_count[enemy_row(s)] == 1:
            return [LEFT]
        x = s.variant.map.dock_x[s.chief]
        if x == _MIDDLE:
            return [LEFT, RIGHT]
        return [LEFT] if x < _MIDDLE else [RIGHT]

    def choose(self, s: Vikings, option: int) -> None:
        favour = put_up_prize(s, 2 * enemy_row(s) + option)
        s.tell(log.ENEMY_BATTLE, ENEMY, favour, s.bonus)

    def ends(self, s: Vikings, option: int) -> tuple[str, str]:
        return "", FAVOUR_IDS[s.favour_at_end(2 * enemy_row(s) + option)]
