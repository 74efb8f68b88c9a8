"""In which order steps wait: for each of them, which ones can lie directly below it."""

from __future__ import annotations

from typing import Final

from meadhall.engine.steps import Step
from meadhall.games.saga import setup
from meadhall.games.saga.rules.action_resolution import ChooseTile, ResolveActions, ResolveTiles, TileMenu
from meadhall.games.saga.rules.battles import (
    BeginBattles,
    ChooseBattle,
    CompareStrengths,
    EndBattle,
    FightBattles,
    RevealLeader,
    RevealLeaders,
)
from meadhall.games.saga.rules.bonus_actions import ChooseBonus
from meadhall.games.saga.rules.end_phase import EndPhase, ReturnTiles, SailHome, SailHomeArea, SailHomeUnit
from meadhall.games.saga.rules.leaders import (
    BringUnit,
    ExileUnit,
    KillUnit,
    OfferPlunder,
    PlunderAfterBattle,
    PullUnit,
)
from meadhall.games.saga.rules.losses import ChooseLosses, ChooseRetreat, Retreat
from meadhall.games.saga.rules.movement import ChooseForce, ChooseRoute, DrawTarget
from meadhall.games.saga.rules.rounds import PlayRound
from meadhall.games.saga.rules.saxon_actions import BuildBurh, CallFyrd, CollectIncome, PayTribute
from meadhall.games.saga.rules.tile_selection import PickTile
from meadhall.games.saga.rules.viking_actions import (
    ChooseBound,
    PlunderBurh,
    PlunderMore,
    RecruitArea,
    RecruitSize,
    RecruitUnit,
    RecruitUnits,
    ScoutSlot,
    ScoutToken,
)

_Order = dict[type[Step], tuple[type[Step], ...]]

_SETUP: Final[_Order] = {
    setup.SetUpSupplies: (PlayRound,),
    setup.DealLeaders: (setup.SetUpSupplies,),
    setup.SetUpEngland: (setup.DealLeaders,),
    setup.DrawVikingSeat: (setup.SetUpEngland,),
    setup.FillEngland: (setup.DealLeaders,),
    setup.DrawBurhArea: (setup.FillEngland,),
    setup.DrawLanding: (setup.DrawBurhArea,),
    setup.SetUpScandinavia: (setup.SetUpSupplies,),
    setup.PlaceLeaders: (setup.SetUpSupplies,),
    setup.DrawAside: (setup.SetUpScandinavia, setup.PlaceLeaders),
    setup.DealAbilities: (setup.DrawAside,),
    setup.DealAbility: (setup.DealAbility, setup.DealAbilities, setup.DrawAside),
    setup.PlaceLastLeader: (setup.SetUpSupplies,),
    setup.PlaceLeader: (setup.PlaceLeader, setup.PlaceLastLeader),
    setup.DrawPlacement: (setup.DrawPlacement, setup.PlaceLastLeader),
}
_PHASES: Final[_Order] = {
    EndPhase: (PlayRound,),
    BeginBattles: (EndPhase,),
    ResolveActions: (BeginBattles,),
    PickTile: (PickTile, ResolveActions),
    ResolveTiles: (BeginBattles,),
    ChooseTile: (ChooseTile, ResolveTiles, BeginBattles),
    TileMenu: (ChooseTile, ResolveTiles, BeginBattles),
    FightBattles: (EndPhase,),
    ReturnTiles: (PlayRound,),
    SailHome: (ReturnTiles,),
    SailHomeUnit: (SailHome,),
    SailHomeArea: (SailHome,),
}
_ACTIONS: Final[_Order] = {
    ChooseBonus: (TileMenu,),
    ChooseRoute: (TileMenu,),
    ChooseForce: (TileMenu,),
    DrawTarget: (TileMenu,),
    BuildBurh: (TileMenu,),
    CallFyrd: (TileMenu,),
    CollectIncome: (TileMenu,),
    PayTribute: (TileMenu,),
    ScoutToken: (TileMenu,),
    ScoutSlot: (TileMenu,),
    RecruitSize: (TileMenu,),
    RecruitUnits: (TileMenu,),
    RecruitUnit: (RecruitUnits,),
    RecruitArea: (RecruitUnits, TileMenu),
    PlunderBurh: (TileMenu,),
    PlunderMore: (TileMenu,),
}
_BATTLES: Final[_Order] = {
    ChooseBattle: (FightBattles,),
    CompareStrengths: (FightBattles,),
    RevealLeaders: (CompareStrengths,),
    RevealLeader: (CompareStrengths,),
    PullUnit: (RevealLeaders,),
    ExileUnit: (RevealLeaders,),
    BringUnit: (RevealLeaders,),
    KillUnit: (RevealLeaders,),
    EndBattle: (FightBattles,),
    OfferPlunder: (EndBattle,),
    Retreat: (OfferPlunder,),
    ChooseRetreat: (OfferPlunder,),
    ChooseLosses: (ChooseLosses, Retreat),
    PlunderAfterBattle: (EndBattle,),
    ChooseBound: (PlunderMore, EndBattle),
}
ORDER: Final[_Order] = _SETUP | _PHASES | _ACTIONS | _BATTLES
"""Steps that are never seen waiting are left out: whatever waits above them does not find its own below."""
