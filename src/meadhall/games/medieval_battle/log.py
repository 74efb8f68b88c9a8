"""Every line that the log of Medieval Battle can hold; `log-<key>` in the texts says it in words."""

from __future__ import annotations

from typing import Final

from meadhall.engine.log import PHASE, ROUND, Line

RECRUITMENT_BEGINS: Final = Line("recruitment_begins", [], PHASE)
DEPLOYMENT_BEGINS: Final = Line("deployment_begins", [], PHASE)
BATTLE_BEGINS: Final = Line("battle_begins", [], PHASE)
TURN_BEGINS: Final = Line("turn_begins", ["side", "turn:number"], ROUND)

COLOURS_ASSIGNED: Final = Line("colours_assigned", ["red:seat", "yellow:seat"])
RECRUITED: Final = Line("recruited", ["side", "kind", "count:number"])
PRESET_CHOSEN: Final = Line("preset_chosen", ["side", "preset"])
ARMY_READY: Final = Line("army_ready", ["side", "units:number"])
ARMY_HAS: Final = Line("army_has", ["side", "kind", "count:number"])
TABOR_PLACED: Final = Line("tabor_placed", ["side", "hex"])
DEPLOYED: Final = Line("deployed", ["side", "kind", "hex"])
DEPLOYMENT_FINISHED: Final = Line("deployment_finished", ["side", "reserve:number"])

PASSED: Final = Line("passed", ["side"])
REGROUPED: Final = Line("regrouped", ["side", "tokens:number"])
CAME_CLOSER: Final = Line("came_closer", ["side", "kind", "slot"])
RETURNED: Final = Line("returned", ["side", "kind", "hex"])

MOVED: Final = Line("moved", ["side", "kind", "origin:hex", "destination:hex", "points:number"])
PASSED_THROUGH: Final = Line("passed_through", ["side", "kind", "hex"])
ATTACKED: Final = Line("attacked", ["side", "kind", "hex", "target:kind"])
HELD: Final = Line("held", ["side", "kind", "hex"])
RETREATED: Final = Line("retreated", ["side", "kind", "origin:hex", "destination:hex"])
FLED: Final = Line("fled", ["side", "kind", "slot"])
ADVANCED: Final = Line("advanced", ["side", "kind", "hex"])
FOUGHT: Final = Line("fought", ["side", "column:number", "attacker_losses:number", "defender_losses:number"])
SHOT: Final = Line("shot", ["side", "kind", "hex", "target:kind", "losses:number"])
REDUCED: Final = Line("reduced", ["side", "kind", "hex"])
DESTROYED: Final = Line("destroyed", ["side", "kind", "hex"])
MERGED: Final = Line("merged", ["side", "kind", "hex"])
DISMOUNTED: Final = Line("dismounted", ["side", "kind", "foot:kind", "hex"])
TABOR_EXPOSED: Final = Line("tabor_exposed", ["side", "hex"])
TABOR_DESTROYED: Final = Line("tabor_destroyed", ["side", "hex"])

FLAG_TAKEN: Final = Line("flag_taken", ["side", "hex", "points:number"])
BATTLE_OVER: Final = Line("battle_over", ["outcome", "victory", "red:number", "yellow:number"], ROUND)
