"""In which order steps wait: for those that cost something or choose from few, which ones can lie directly below."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.bretwalda.rules.bribes import AskForBribes, BribeGroup, BribeTarget
from meadhall.games.bretwalda.rules.conquest import CheckConquest, ChooseClash, ResolveClashes
from meadhall.games.bretwalda.rules.development import ChooseDevelopment, PlaceBuilding
from meadhall.games.bretwalda.rules.fyrd import ChooseFyrd, PayWithFood, PlaceRecruit
from meadhall.games.bretwalda.rules.movement import (
    ChooseBattle,
    ChooseSeaBattle,
    FightAtSea,
    FightOnLand,
    MoveFrom,
    MoveGroup,
    MoveTo,
)
from meadhall.games.bretwalda.rules.negotiation import AnswerOffer, AskGold, OfferCard, OfferGold, OfferTo, OfferWhich
from meadhall.games.bretwalda.rules.raids import OfferRaidCards, PlayRaidCard
from meadhall.games.bretwalda.rules.rounds import OfferTurnOrderCards, PlayTurnOrderCard
from meadhall.games.bretwalda.rules.season_cards import OfferRansoms, RansomDanes
from meadhall.games.bretwalda.rules.seasons import OfferSeasonCards, PlaySeasonCard, Sow, SowFields
from meadhall.games.bretwalda.rules.turns import (
    ChooseAction,
    EndActionPhase,
    EndActionPhases,
    EndTurn,
    FinishTurn,
    TakeActions,
)
from meadhall.games.bretwalda.rules.vassals import AskForVassals, BreakTie
from meadhall.games.bretwalda.rules.winter import FeedWith, Starve

_Order = dict[type[Step], tuple[type[Step], ...]]

_SEASONS: Final[_Order] = {
    BreakTie: (AskForVassals,),
    PlayTurnOrderCard: (OfferTurnOrderCards,),
    PlaySeasonCard: (OfferSeasonCards,),
    Sow: (SowFields,),
    PlayRaidCard: (OfferRaidCards,),
    RansomDanes: (OfferRansoms,),
    BribeGroup: (AskForBribes,),
    BribeTarget: (AskForBribes,),
    Starve: (FeedWith,),
}
_ACTIONS: Final[_Order] = {
    ChooseAction: (TakeActions,),
    ChooseDevelopment: (TakeActions,),
    PlaceBuilding: (ChooseDevelopment,),
    ChooseFyrd: (TakeActions,),
    PlaceRecruit: (ChooseFyrd,),
    PayWithFood: (ChooseFyrd,),
    MoveFrom: (FightOnLand,),
    MoveTo: (MoveFrom,),
    MoveGroup: (MoveFrom,),
    ChooseSeaBattle: (FightAtSea,),
    ChooseBattle: (CheckConquest, FightOnLand),
    ChooseClash: (ResolveClashes,),
    EndTurn: (FinishTurn,),
    EndActionPhase: (EndActionPhases,),
}
_OFFERS: Final[_Order] = {
    OfferTo: (TakeActions,),
    OfferGold: (TakeActions,),
    OfferCard: (TakeActions,),
    OfferWhich: (AskGold,),
    AskGold: (TakeActions,),
    AnswerOffer: (TakeActions,),
}
ORDER: Final[_Order] = _SEASONS | _ACTIONS | _OFFERS
