"""Every line that the log of SAGA can hold; `log-<key>` in the texts says it in words."""

from __future__ import annotations

from typing import Final

from meadhall.engine.log import BESIDES, PHASE, ROUND, SCENE, WEIGHTY, Line

_FORCE: Final = ["warriors:number", "leaders"]
"""A number of warriors and a mask of all eight leaders."""

ROUND_BEGINS: Final = Line("round_begins", ["round:number"], ROUND)
SELECTION_BEGINS: Final = Line("selection_begins", ["side"], PHASE)
ACTIONS_BEGIN: Final = Line("actions_begin", ["side"], PHASE)
BATTLES_BEGIN: Final = Line("battles_begin", [], PHASE)
END_PHASE_BEGINS: Final = Line("end_phase_begins", [], PHASE, part=SCENE)

SIDES_ASSIGNED: Final = Line("sides_assigned", ["saxon:seat", "viking:seat"])
VIKINGS_LANDED: Final = Line("vikings_landed", ["area:space", "warriors:number"])
BURH_AT_START: Final = Line("burh_at_start", ["area:space"])
LEADER_IS: Final = Line("leader_is", ["side", "leader", "ability"])
SET_ASIDE: Final = Line("set_aside", ["side", "leader"])
LEADER_PLACED: Final = Line("leader_placed", ["side", "leader", "area:space"])

TILE_PICKED: Final = Line("tile_picked", ["side", "tile"])
INITIATIVE_TAKEN: Final = Line("initiative_taken", ["side"])
BONUS_USED: Final = Line("bonus_used", ["side", "tile", "bonus"])
ACTION_TAKEN: Final = Line("action_taken", ["side", "tile", "action"])
ACTIONS_LEFT: Final = Line("actions_left", ["side", "tile", "actions"], weight=BESIDES, is_latest=True)

COINS_TAKEN: Final = Line("coins_taken", ["side", "coins:number"])
COINS_PAID: Final = Line("coins_paid", ["side", "coins:number"], weight=BESIDES)
MOVED: Final = Line("moved", ["side", "origin:space", "destination:space", *_FORCE])
BURH_BUILT: Final = Line("burh_built", ["side", "area:space"], weight=WEIGHTY)
FYRD_KILLED: Final = Line("fyrd_killed", ["side", "area:space"], weight=WEIGHTY)
RECRUITED_WARRIOR: Final = Line("recruited_warrior", ["side", "area:space"])
RECRUITED_LEADER: Final = Line("recruited_leader", ["side", "area:space", "leader"])
TRIBUTE_PAID: Final = Line("tribute_paid", ["side", "area:space", *_FORCE])
TARGET_DRAWN: Final = Line("target_drawn", ["side", "slot", "token"])
TARGET_TURNED_UP: Final = Line("target_turned_up", ["side", "slot", "token"])
SCOUTED: Final = Line("scouted", ["side", "slot"])
SCOUTED_TOKEN: Final = Line("scouted_token", ["side", "slot", "token"])
BURH_PLUNDERED: Final = Line("burh_plundered", ["side", "area:space", "coins:number"], weight=WEIGHTY)
BOARDED: Final = Line("boarded", ["side", "area:space", *_FORCE])

BATTLE_BEGINS: Final = Line(
    "battle_begins", ["area:space", "saxons:number", "vikings:number", "burhs:number"], part=SCENE
)
LINED_UP: Final = Line("lined_up", ["side", *_FORCE], weight=BESIDES)
REVEALED: Final = Line("revealed", ["side", "leader", "ability"], weight=BESIDES)
PASSED: Final = Line("passed", ["side"], weight=BESIDES)
PULLED_IN: Final = Line("pulled_in", ["side", "origin:space", "destination:space", *_FORCE], weight=BESIDES)
EXILED: Final = Line("exiled", ["side", "area:space", *_FORCE])
BERSERKER_FELL: Final = Line("berserker_fell", ["side", "leader"])
BERSERKER_KILLED: Final = Line("berserker_killed", ["side", "area:space", *_FORCE])
COUNTED: Final = Line("counted", ["side", "leader", "strength:number"], weight=BESIDES)
STRENGTHS: Final = Line("strengths", ["area:space", "saxons:number", "vikings:number", "winner:side"], weight=WEIGHTY)
LOST: Final = Line("lost", ["side", *_FORCE])
SET_ASIDE_JOINS: Final = Line("set_aside_joins", ["side", "leader"])
RETREATED: Final = Line("retreated", ["side", "destination:space", *_FORCE])
NO_RETREAT: Final = Line("no_retreat", ["side", "area:space"])

ROUND_MARKER_MOVED: Final = Line("round_marker_moved", ["round_space:number", "burh_space:number"])
SAILED_HOME: Final = Line("sailed_home", ["side", "area:space", *_FORCE])
WON_BY: Final = Line("won_by", ["side", "victory", "rounds:number"], part=SCENE, weight=BESIDES)
STOOD: Final = Line("stood", ["side", "areas:number", "coins:number", "units:number"], weight=BESIDES)
VICTORY: Final = Line("victory", ["side", "victory"], ROUND, weight=WEIGHTY)
