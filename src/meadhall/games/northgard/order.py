"""In which order steps wait: for each of them, which ones can lie directly below it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.northgard.rules.creatures import CreaturePhase
from meadhall.games.northgard.rules.end_of_year import EndOfYear
from meadhall.games.northgard.rules.fights import DeclareHunts, Fights
from meadhall.games.northgard.rules.harvest import Harvest, HarvestOf, SwapReply, Trade, TradeGet
from meadhall.games.northgard.rules.moving import EndMove
from meadhall.games.northgard.rules.turns import CardResolved, Continue, NextTurn, ResolvePlayed, Turn
from meadhall.games.northgard.rules.winter import Winter
from meadhall.games.northgard.rules.year import Actions, ClearDisplay, Year

ORDER: Final[dict[type[Step], tuple[type[Step], ...]]] = {
    EndOfYear: (Year,),
    Actions: (EndOfYear,),
    Winter: (EndOfYear,),
    Harvest: (Winter,),
    CreaturePhase: (Harvest,),
    ClearDisplay: (CreaturePhase,),
    NextTurn: (ClearDisplay,),
    Turn: (NextTurn,),
    Continue: (NextTurn,),
    ResolvePlayed: (NextTurn,),
    CardResolved: (NextTurn,),
    Fights: (EndMove,),
    DeclareHunts: (Fights,),
    HarvestOf: (HarvestOf, Winter),
    Trade: (HarvestOf, Winter),
    TradeGet: (Trade,),
    SwapReply: (Trade,),
}
"""For the steps that make a year, and those that end a Move: what waits directly below them."""
