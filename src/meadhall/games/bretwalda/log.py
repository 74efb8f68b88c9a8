"""Every line that the log of Bretwalda can hold; `log-<key>` in the texts says it in words."""

from __future__ import annotations

from typing import Final

from meadhall.engine.log import PHASE, ROUND, Line

# Setup and round

ROUND_BEGINS: Final = Line("round_begins", ["round:number", "season", "year:number"], ROUND)
KINGDOM_TAKEN: Final = Line("kingdom_taken", ["kingdom", "seat"])
RULER_TAKEN: Final = Line("ruler_taken", ["kingdom", "ruler"])
CHRONICLES_DEALT: Final = Line("chronicles_dealt", ["kingdom", "cards:number"])
CHRONICLE_DISCARDED: Final = Line("chronicle_discarded", ["kingdom"])
CHRONICLE_DISCARDED_CARD: Final = Line("chronicle_discarded_card", ["kingdom", "chronicle"])
PRETENDER_IS: Final = Line("pretender_is", ["kingdom"])
DIRECTION_CHOSEN: Final = Line("direction_chosen", ["kingdom", "direction"])
TIE_BROKEN: Final = Line("tie_broken", ["pretender:kingdom", "kingdom"])
VASSALS_RETURN: Final = Line("vassals_return", [], PHASE)
VASSAL_TAKEN: Final = Line("vassal_taken", ["kingdom", "minor"])
VASSAL_DECLINED: Final = Line("vassal_declined", ["kingdom"])
SEASON_CARD_TURNED: Final = Line("season_card_turned", ["season", "season_card"], PHASE)
ACTIONS_BEGIN: Final = Line("actions_begin", [], PHASE)

# Lordship and Chronicle cards

CARD_PLAYED: Final = Line("card_played", ["kingdom", "lordship"])
CARD_DRAWN: Final = Line("card_drawn", ["kingdom"])
CARD_DRAWN_CARD: Final = Line("card_drawn_card", ["kingdom", "lordship"])
CARD_DISCARDED: Final = Line("card_discarded", ["kingdom", "lordship"])
CARD_TAKEN_BACK: Final = Line("card_taken_back", ["kingdom", "lordship"])
CARD_STOLEN: Final = Line("card_stolen", ["kingdom", "victim:kingdom"])
CARD_STOLEN_CARD: Final = Line("card_stolen_card", ["kingdom", "victim:kingdom", "lordship"])
CARD_GIVEN: Final = Line("card_given", ["kingdom", "receiver:kingdom"])
CARD_GIVEN_CARD: Final = Line("card_given_card", ["kingdom", "receiver:kingdom", "lordship"])
DISCARDS_SHUFFLED: Final = Line("discards_shuffled", [])
CHRONICLE_DRAWN: Final = Line("chronicle_drawn", ["kingdom"])
CHRONICLE_DRAWN_CARD: Final = Line("chronicle_drawn_card", ["kingdom", "chronicle"])
CHRONICLE_COMPLETED: Final = Line("chronicle_completed", ["kingdom", "chronicle"])
CHRONICLE_SWAPPED: Final = Line("chronicle_swapped", ["kingdom"])
CHRONICLE_SWAPPED_CARD: Final = Line("chronicle_swapped_card", ["kingdom", "chronicle"])
CHRONICLES_SEARCHED: Final = Line("chronicles_searched", ["kingdom", "cards:number"])
PRETENDER_TAKEN: Final = Line("pretender_taken", ["kingdom"])
SEASON_IGNORED: Final = Line("season_ignored", ["kingdom", "season_card"])

# Gold, Food, buildings, markers

GOLD_GAINED: Final = Line("gold_gained", ["kingdom", "gold:number"])
GOLD_PAID: Final = Line("gold_paid", ["kingdom", "gold:number"])
FOOD_PLACED: Final = Line("food_placed", ["kingdom", "area", "food:number"])
FOOD_PAID: Final = Line("food_paid", ["kingdom", "area", "food:number"])
FOOD_DESTROYED: Final = Line("food_destroyed", ["kingdom", "area", "food:number"])
FOOD_CARRIED: Final = Line("food_carried", ["kingdom", "origin:area", "area", "food:number"])
MARKER_PLACED: Final = Line("marker_placed", ["kingdom", "marker", "area"])
CONTROL_TAKEN: Final = Line("control_taken", ["kingdom", "area"])
CONTROL_LOST: Final = Line("control_lost", ["kingdom", "area"])
BUILDING_BUILT: Final = Line("building_built", ["kingdom", "building", "area", "gold:number"])
BUILDING_DESTROYED: Final = Line("building_destroyed", ["building", "area"])
TILE_BOUGHT: Final = Line("tile_bought", ["kingdom", "tile", "gold:number"])

# Seasons

SOWN: Final = Line("sown", ["kingdom", "area"])
DANES_SIGHTED: Final = Line("danes_sighted", ["area", "sea", "vikings:number"])
RAID_REDIRECTED: Final = Line("raid_redirected", ["kingdom", "area"])
COAST_GUARD: Final = Line("coast_guard", ["sea"])
DANES_LANDED: Final = Line("danes_landed", ["area", "vikings:number"])
DANES_TURNED_AWAY: Final = Line("danes_turned_away", ["sea"])
AREA_SACKED: Final = Line("area_sacked", ["area", "food:number"])
RANSOM_PAID: Final = Line("ransom_paid", ["kingdom", "area", "gold:number"])
BRIBED: Final = Line("bribed", ["kingdom", "side", "area", "target:area", "gold:number"])
BRIBES_PASSED: Final = Line("bribes_passed", ["kingdom"])
DANES_MOVED: Final = Line("danes_moved", ["area", "target:area", "vikings:number"])
WINTER_FOOD_REMOVED: Final = Line("winter_food_removed", ["kingdom", "food:number"])
ARMY_FED: Final = Line("army_fed", ["kingdom", "food:number"])
STARVED: Final = Line("starved", ["owner:side", "kind", "area"])
UNIT_LOST: Final = Line("unit_lost", ["owner:side", "kind", "area"])

# Actions

TURN_BEGINS: Final = Line("turn_begins", ["kingdom"], PHASE)
ACTION_TAKEN: Final = Line("action_taken", ["kingdom", "action"])
ACTION_SKIPPED: Final = Line("action_skipped", ["kingdom"])
EXILE_RETURNS: Final = Line("exile_returns", ["kingdom", "area"])
COLLECTED: Final = Line("collected", ["kingdom", "gold:number", "food:number"])
GOLD_DOUBLED: Final = Line("gold_doubled", ["kingdom", "area"])
PLUNDERED: Final = Line("plundered", ["kingdom", "area", "gold:number", "food:number"])
RECRUITED: Final = Line("recruited", ["owner:side", "kind", "place", "gold:number"])
UPGRADED: Final = Line("upgraded", ["kingdom", "kind", "to:kind", "area", "gold:number"])
UNITS_PLACED: Final = Line("units_placed", ["owner:side", "kind", "number:number", "area"])
SAILED: Final = Line("sailed", ["kingdom", "origin:sea", "target:sea"])
MOVED: Final = Line("moved", ["side", "origin:area", "target:area", "units:number"])
MARCH_QUICKENED: Final = Line("march_quickened", ["kingdom", "points:number"])
GUIDES_FOUND: Final = Line("guides_found", ["kingdom", "area"])
RIOT: Final = Line("riot", ["kingdom", "area"])
NEUTRAL_HIRED: Final = Line("neutral_hired", ["kingdom", "kind", "origin:area", "area"])
NEUTRAL_MOVED: Final = Line("neutral_moved", ["kingdom", "kind", "origin:area", "area"])
OFFER_MADE: Final = Line("offer_made", ["kingdom", "other:kingdom", "gold:number", "cards:number", "asked:number"])
OFFERED_CARD: Final = Line("offered_card", ["kingdom", "other:kingdom", "lordship"])
OFFER_ACCEPTED: Final = Line("offer_accepted", ["kingdom", "other:kingdom"])
OFFER_REFUSED: Final = Line("offer_refused", ["kingdom", "other:kingdom"])

# Battles

BATTLE_BEGINS: Final = Line("battle_begins", ["area", "attacker:side", "defender:side"], PHASE)
SEA_BATTLE_BEGINS: Final = Line("sea_battle_begins", ["sea", "attacker:side", "defender:side"], PHASE)
BATTLE_ROUND: Final = Line("battle_round", ["round:number"])
DICE_ROLLED: Final = Line("dice_rolled", ["side", "white:number", "red:number", "gold:number", "hits:number"])
HUNTERS_SHOT: Final = Line("hunters_shot", ["side", "dice:number", "hits:number"])
DIE_TURNED: Final = Line("die_turned", ["side", "die", "from:number", "to:number"])
DICE_ROLLED_AGAIN: Final = Line("dice_rolled_again", ["side", "dice:number"])
WOUNDS_DEALT: Final = Line("wounds_dealt", ["side", "hits:number"])
WOUND_CANCELLED: Final = Line("wound_cancelled", ["side"])
UNIT_WOUNDED: Final = Line("unit_wounded", ["owner:side", "kind"])
UNIT_KILLED: Final = Line("unit_killed", ["owner:side", "kind"])
SHIP_SUNK: Final = Line("ship_sunk", ["kingdom"])
UNIT_BOUGHT_OFF: Final = Line("unit_bought_off", ["kingdom", "owner:side", "kind", "gold:number"])
UNIT_RECOVERED: Final = Line("unit_recovered", ["owner:side", "kind", "area"])
REINFORCED: Final = Line("reinforced", ["owner:side", "kind", "origin:area"])
REPELLED: Final = Line("repelled", ["kingdom", "side"])
EVADED: Final = Line("evaded", ["side", "area"])
RETREATED: Final = Line("retreated", ["side", "place"])
BATTLE_WON: Final = Line("battle_won", ["side", "place"])
NOBODY_LEFT: Final = Line("nobody_left", ["place"])

# Minor Kingdoms and the end

MINOR_CONQUERED: Final = Line("minor_conquered", ["minor"])
GAME_OVER: Final = Line("game_over", ["kingdom", "dalcs:number"], ROUND)
