"""Every line that the log of Medieval Battle can hold; `log-<key>` in the texts says it in words."""

from __future__ import annotations

from typing import Final

from meadhall.engine.log import BESIDES, PHASE, RETURNS, ROUND, SCENE, WEIGHTY, Line

RECRUITMENT_BEGINS: Final = Line("recruitment_begins", [], PHASE)
DEPLOYMENT_BEGINS: Final = Line("deployment_begins", [], PHASE)
BATTLE_BEGINS: Final = Line("battle_begins", [], PHASE)
TURN_BEGINS: Final = Line("turn_begins", ["side", "turn:number"], ROUND)

COLOURS_ASSIGNED: Final = Line("colours_assigned", ["red:seat", "yellow:seat"])
RECRUITED: Final = Line("recruited", ["side", "kind", "count:number"], weight=BESIDES)
PRESET_CHOSEN: Final = Line("preset_chosen", ["side", "preset"])
ARMY_READY: Final = Line("army_ready", ["side", "units:number"])
ARMY_HAS: Final = Line("army_has", ["side", "kind", "count:number"])
TABOR_PLACED: Final = Line("tabor_placed", ["side", "hex"])
DEPLOYED: Final = Line("deployed", ["side", "kind", "hex"])
DEPLOYMENT_FINISHED: Final = Line("deployment_finished", ["side", "reserve:number"])

PASSED: Final = Line("passed", ["side"], weight=BESIDES)
REGROUPED: Final = Line("regrouped", ["side", "tokens:number"])
CAME_CLOSER: Final = Line("came_closer", ["side", "kind", "slot"])
RETURNED: Final = Line("returned", ["side", "kind", "hex"])

MOVED: Final = Line(
    "moved", ["side", "kind", "origin:hex", "destination:hex", "points:number"], part=RETURNS, is_latest=True
)
PASSED_THROUGH: Final = Line("passed_through", ["side", "kind", "hex"], part=RETURNS)
ATTACKED: Final = Line("attacked", ["side", "kind", "hex", "target:kind"], part=SCENE, weight=WEIGHTY)
AT_STAKE: Final = Line("at_stake", ["flag", "hex", "points:number"], weight=BESIDES)
LINED_UP: Final = Line("lined_up", ["side", "kind", "hex", "knights:number", "terrain"], weight=BESIDES)
TABOR_STOOD: Final = Line("tabor_stood", ["side", "hex", "fortified:number"], weight=BESIDES)
RECKONED: Final = Line(
    "reckoned", ["card:number", "numbers:number", "height:number", "ground:number", "column:number"], weight=BESIDES
)
RECKONED_BY_LADDER: Final = Line(
    "reckoned_by_ladder",
    ["card:number", "numbers:number", "height:number", "ground:number", "losses:number"],
    weight=BESIDES,
)
HELD: Final = Line("held", ["side", "kind", "hex", "by_choice:number"])
RETREATED: Final = Line("retreated", ["side", "kind", "origin:hex", "destination:hex"])
FLED: Final = Line("fled", ["side", "kind", "slot"])
ADVANCED: Final = Line("advanced", ["side", "kind", "hex"])
FOUGHT: Final = Line(
    "fought", ["side", "column:number", "attacker_losses:number", "defender_losses:number"], weight=WEIGHTY
)
SHOT: Final = Line("shot", ["side", "kind", "hex", "target:kind", "losses:number"], part=SCENE, weight=WEIGHTY)
REDUCED: Final = Line("reduced", ["side", "kind", "hex"])
DESTROYED: Final = Line("destroyed", ["side", "kind", "hex"], weight=WEIGHTY)
MERGED: Final = Line("merged", ["side", "kind", "hex"], part=RETURNS)
DISMOUNTED: Final = Line("dismounted", ["side", "kind", "foot:kind", "hex"], part=RETURNS)
TABOR_EXPOSED: Final = Line("tabor_exposed", ["side", "hex"])
TABOR_DESTROYED: Final = Line("tabor_destroyed", ["side", "hex"], weight=WEIGHTY)

FLAG_TAKEN: Final = Line("flag_taken", ["side", "flag", "hex", "points:number"], weight=WEIGHTY)
POINTS: Final = Line("points", ["red:number", "yellow:number", "needed:number"], weight=BESIDES)
BATTLE_OVER: Final = Line("battle_over", ["outcome", "victory", "red:number", "yellow:number"], ROUND)
COUNT_BEGINS: Final = Line("count_begins", ["victory"], part=SCENE)
COUNTED: Final = Line("counted", ["side", "flags:number", "wagons:number", "value:number"])
WON: Final = Line("won", ["side"], weight=WEIGHTY)
DRAWN: Final = Line("drawn", [], weight=WEIGHTY)
