"""VAN-7: Hunters and their ranged attack."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.bretwalda.content import COLOURS, DIE, HUNTER
from meadhall.games.bretwalda.fields import ATTACKER, DEFENDER
from meadhall.games.bretwalda.fray import count_hunters, is_decided
from meadhall.games.bretwalda.rules.dice import OfferDiceCards, RollDice, ShowDice, clear_dice
from meadhall.games.bretwalda.rules.wounds import DealWounds
from meadhall.games.bretwalda.state import Bretwalda

_BOTH: Final = 3


class RangedAttack(Step):
    """VAN-7.2, VAN-7.3: Hunters of both sides roll before all other units; whom they kill does not roll."""

    def run(self, s: Bretwalda) -> None:
        if is_decided(s) or count_hunters(s, ATTACKER) + count_hunters(s, DEFENDER) == 0:
            return
        clear_dice(s)
        for side in (ATTACKER, DEFENDER):
            s.to_roll[COLOURS * side + DIE[HUNTER]] += count_hunters(s, side)
        s.then(
            RollDice(),
            ShowDice(True),
            OfferDiceCards(ATTACKER),
            OfferDiceCards(DEFENDER),
            DealWounds(_BOTH, True),
        )
