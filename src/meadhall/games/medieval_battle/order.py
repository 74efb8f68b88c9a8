"""In which order steps wait: for each of them, which ones can lie directly below it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step, Together
from meadhall.games.medieval_battle.rules.deployment import (
    DeployArmies,
    DeployHex,
    DeployNext,
    DeployUnit,
    PlaceTabor,
)
from meadhall.games.medieval_battle.rules.recruitment import Recruit, RevealArmies
from meadhall.games.medieval_battle.rules.regrouping import ReturnHex, ReturnUnit, ReturnUnits
from meadhall.games.medieval_battle.rules.turns import Act, BeginBattle, BeginTurn, Pursue, TakeTurn
from meadhall.games.medieval_battle.rules.victory import CountVictory
from meadhall.games.medieval_battle.rules.withdrawal import OfferRetreat
from meadhall.games.medieval_battle.setup import DrawColours

ORDER: Final[dict[type[Step], tuple[type[Step], ...]]] = {
    DeployArmies: (BeginBattle,),
    Recruit: (DeployArmies,),
    DrawColours: (Recruit,),
    RevealArmies: (DeployArmies,),
    Together: (RevealArmies,),
    DeployNext: (BeginBattle,),
    PlaceTabor: (PlaceTabor, DeployNext),
    DeployUnit: (DeployNext,),
    DeployHex: (DeployNext,),
    CountVictory: (BeginTurn,),
    TakeTurn: (CountVictory,),
    Act: (CountVictory,),
    Pursue: (CountVictory,),
    OfferRetreat: (Pursue,),
    ReturnUnits: (CountVictory,),
    ReturnUnit: (ReturnUnits,),
    ReturnHex: (ReturnUnits,),
}
