"""What the strength of a card is made of."""

from __future__ import annotations

from typing import NamedTuple

from meadhall.drawing.elements import use
from meadhall.engine.scenes import Item
from meadhall.games.tiny_epic_vikings.content import (
    ADD,
    ANY_RUNE,
    CARD_IDS,
    FLAT,
    NONE,
    RESOURCE_IDS,
    RUNE_IDS,
    STRENGTH_BASE,
    STRENGTH_OPERATION,
    STRENGTH_RESOURCE,
    STRENGTH_RUNE,
)
from meadhall.games.tiny_epic_vikings.picture.vikings import boost_sign
from meadhall.words import Words


class Strength(NamedTuple):
    """A card that fights, its strength, how much boosts it, and the bonus that the solo enemy has."""

    card: int
    total: int
    boost: int
    bonus: int = 0

    def items(self, say: Words, is_invader: bool, to_beat: int) -> list[Item]:
        """What is piled up; what came to the card decided if without it the strength would not beat `to_beat`."""
        found = [self._base(say)]
        if STRENGTH_OPERATION[self.card] == ADD and self.boost:
            name = say.say("scene-invader-cards") if is_invader else self._boosted_by(say)
            found.append(Item(use(boost_sign(self.card)), name, self.boost, self._decides(self.boost, to_beat)))
        if self.bonus:
            sign = use("tev-icon-battle")
            found.append(Item(sign, say.say("scene-bonus"), self.bonus, self._decides(self.bonus, to_beat)))
        return found

    def _base(self, say: Words) -> Item:
        """The card itself, by the first of its names; one that is multiplied counts as a whole."""
        name = say.name(CARD_IDS[self.card]).split()[0]
        if STRENGTH_OPERATION[self.card] in (FLAT, ADD):
            return Item(use("tev-strength"), name, STRENGTH_BASE[self.card])
        label = f"{name} ({STRENGTH_BASE[self.card]}×{self.boost})"
        return Item(use(boost_sign(self.card)), label, self.total - self.bonus)

    def _boosted_by(self, say: Words) -> str:
        if STRENGTH_RESOURCE[self.card] != NONE:
            return say.name(RESOURCE_IDS[STRENGTH_RESOURCE[self.card]])
        rune = STRENGTH_RUNE[self.card]
        return say.say("scene-runes") if rune == ANY_RUNE else say.name(RUNE_IDS[rune])

    def _decides(self, number: int, to_beat: int) -> bool:
        return to_beat > NONE and self.total - number <= to_beat
