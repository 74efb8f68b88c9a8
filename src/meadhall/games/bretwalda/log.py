"""Every line that the log of Bretwalda can hold; `log-<key>` in the texts says it in words.

The Kingdom that does something is a `side`, as are minor Kingdoms, Danes and neutral units; one to which something is
done is a `kingdom`.
"""

from __future__ import annotations

from typing import Final

from meadhall.engine.log import ANSWERS, BESIDES, PHASE, RETURNS, ROUND, SCENE, WEIGHTY, Line

# Setup and round

ROUND_BEGINS: Final = Line("round_begins", ["round:number", "season", "year:number"], ROUND, part=SCENE)
KINGDOM_TAKEN: Final = Line("kingdom_taken", ["kingdom:side", "seat"])
RULER_TAKEN: Final = Line("ruler_taken", ["kingdom:side", "ruler"])
CHRONICLES_DEALT: Final = Line("chronicles_dealt", ["kingdom:side", "cards:number"])
CHRONICLE_DISCARDED: Final = Line("chronicle_discarded", ["kingdom:side"])
CHRONICLE_DISCARDED_CARD: Final = Line("chronicle_discarded_card", ["kingdom:side", "chronicle"])
PRETENDER_IS: Final = Line("pretender_is", ["kingdom:side"], weight=BESIDES)
DIRECTION_CHOSEN: Final = Line("direction_chosen", ["kingdom:side", "direction"])
TIE_BROKEN: Final = Line("tie_broken", ["pretender:side", "kingdom"])
VASSALS_RETURN: Final = Line("vassals_return", [], PHASE, part=RETURNS)
VASSAL_TAKEN: Final = Line("vassal_taken", ["kingdom:side", "minor"])
VASSAL_DECLINED: Final = Line("vassal_declined", ["kingdom:side"])
SEASON_CARD_TURNED: Final = Line("season_card_turned", ["season", "season_card"], PHASE, part=RETURNS, weight=WEIGHTY)
ACTIONS_BEGIN: Final = Line("actions_begin", [], PHASE)

# Lordship and Chronicle cards

CARD_PLAYED: Final = Line("card_played", ["kingdom:side", "lordship"], part=ANSWERS)
CARD_DRAWN: Final = Line("card_drawn", ["kingdom:side"], part=ANSWERS, weight=BESIDES)
CARD_DRAWN_CARD: Final = Line("card_drawn_card", ["kingdom:side", "lordship"], part=ANSWERS)
CARD_DISCARDED: Final = Line("card_discarded", ["kingdom:side", "lordship"], part=ANSWERS)
CARD_TAKEN_BACK: Final = Line("card_taken_back", ["kingdom:side", "lordship"], part=ANSWERS)
CARD_STOLEN: Final = Line("card_stolen", ["kingdom:side", "victim:kingdom"], part=ANSWERS)
CARD_STOLEN_CARD: Final = Line("card_stolen_card", ["kingdom:side", "victim:kingdom", "lordship"], part=ANSWERS)
CARD_GIVEN: Final = Line("card_given", ["kingdom:side", "receiver:kingdom"], part=ANSWERS)
CARD_GIVEN_CARD: Final = Line("card_given_card", ["kingdom:side", "receiver:kingdom", "lordship"], part=ANSWERS)
DISCARDS_SHUFFLED: Final = Line("discards_shuffled", [])
CHRONICLE_DRAWN: Final = Line("chronicle_drawn", ["kingdom:side"], part=ANSWERS)
CHRONICLE_DRAWN_CARD: Final = Line("chronicle_drawn_card", ["kingdom:side", "chronicle"], part=ANSWERS)
CHRONICLE_COMPLETED: Final = Line("chronicle_completed", ["kingdom:side", "chronicle"], part=RETURNS, weight=WEIGHTY)
CHRONICLE_SWAPPED: Final = Line("chronicle_swapped", ["kingdom:side"])
CHRONICLE_SWAPPED_CARD: Final = Line("chronicle_swapped_card", ["kingdom:side", "chronicle"])
CHRONICLES_SEARCHED: Final = Line("chronicles_searched", ["kingdom:side", "cards:number"])
PRETENDER_TAKEN: Final = Line("pretender_taken", ["kingdom:side"])
SEASON_IGNORED: Final = Line("season_ignored", ["kingdom:side", "season_card"], part=ANSWERS)

# Gold, Food, buildings, markers

GOLD_GAINED: Final = Line("gold_gained", ["kingdom:side", "gold:number"], part=ANSWERS, weight=BESIDES)
GOLD_PAID: Final = Line("gold_paid", ["kingdom:side", "gold:number"], part=ANSWERS, weight=BESIDES)
FOOD_PLACED: Final = Line("food_placed", ["kingdom:side", "area", "food:number"])
FOOD_PAID: Final = Line("food_paid", ["kingdom:side", "area", "food:number"], part=ANSWERS, weight=BESIDES)
FOOD_DESTROYED: Final = Line("food_destroyed", ["kingdom:side", "area", "food:number"], part=ANSWERS)
FOOD_CARRIED: Final = Line("food_carried", ["kingdom:side", "origin:area", "area", "food:number"])
MARKER_PLACED: Final = Line("marker_placed", ["kingdom:side", "marker", "area"])
CONTROL_TAKEN: Final = Line("control_taken", ["kingdom:side", "area"], part=ANSWERS)
CONTROL_LOST: Final = Line("control_lost", ["kingdom:side", "area"], part=ANSWERS)
BUILDING_BUILT: Final = Line("building_built", ["kingdom:side", "building", "area", "gold:number"], part=RETURNS)
BUILDING_DESTROYED: Final = Line("building_destroyed", ["building", "area"])
TILE_BOUGHT: Final = Line("tile_bought", ["kingdom:side", "tile", "gold:number"], part=RETURNS)

# Seasons

SOWN: Final = Line("sown", ["kingdom:side", "area"], part=RETURNS)
DANES_SIGHTED: Final = Line("danes_sighted", ["area", "sea", "vikings:number"], part=RETURNS)
RAID_REDIRECTED: Final = Line("raid_redirected", ["kingdom:side", "area"])
COAST_GUARD: Final = Line("coast_guard", ["sea"])
DANES_LANDED: Final = Line("danes_landed", ["area", "vikings:number"], part=RETURNS, weight=WEIGHTY)
DANES_TURNED_AWAY: Final = Line("danes_turned_away", ["sea"])
AREA_SACKED: Final = Line("area_sacked", ["area", "food:number"])
RANSOM_PAID: Final = Line("ransom_paid", ["kingdom:side", "area", "gold:number"], part=RETURNS)
BRIBED: Final = Line("bribed", ["kingdom:side", "side", "area", "target:area", "gold:number"], part=RETURNS)
BRIBES_PASSED: Final = Line("bribes_passed", ["kingdom:side"], part=RETURNS, weight=BESIDES)
DANES_MOVED: Final = Line("danes_moved", ["area", "target:area", "vikings:number"], part=RETURNS)
WINTER_FOOD_REMOVED: Final = Line("winter_food_removed", ["kingdom:side", "food:number"], part=RETURNS)
ARMY_FED: Final = Line("army_fed", ["kingdom:side", "food:number"], part=RETURNS, weight=BESIDES)
STARVED: Final = Line("starved", ["owner:side", "kind", "area"], part=RETURNS, weight=WEIGHTY)
UNIT_LOST: Final = Line("unit_lost", ["owner:side", "kind", "area"], part=ANSWERS)

# Actions

TURN_BEGINS: Final = Line("turn_begins", ["kingdom:side"], PHASE)
ACTION_TAKEN: Final = Line("action_taken", ["kingdom:side", "action"], part=RETURNS, weight=BESIDES)
ACTION_SKIPPED: Final = Line("action_skipped", ["kingdom:side"], part=RETURNS, weight=BESIDES)
EXILE_RETURNS: Final = Line("exile_returns", ["kingdom:side", "area"], part=RETURNS)
COLLECTED: Final = Line("collected", ["kingdom:side", "gold:number", "food:number"], part=RETURNS)
GOLD_DOUBLED: Final = Line("gold_doubled", ["kingdom:side", "area"])
PLUNDERED: Final = Line("plundered", ["kingdom:side", "area", "gold:number", "food:number"], weight=WEIGHTY)
RECRUITED: Final = Line("recruited", ["owner:side", "kind", "place", "gold:number"], part=RETURNS)
UPGRADED: Final = Line("upgraded", ["kingdom:side", "kind", "to:kind", "area", "gold:number"])
UNITS_PLACED: Final = Line("units_placed", ["owner:side", "kind", "number:number", "area"])
SAILED: Final = Line("sailed", ["kingdom:side", "origin:sea", "target:sea"], part=RETURNS)
MOVED: Final = Line("moved", ["side", "origin:area", "target:area", "units:number"], part=RETURNS)
MARCH_QUICKENED: Final = Line("march_quickened", ["kingdom:side", "points:number"])
GUIDES_FOUND: Final = Line("guides_found", ["kingdom:side", "area"])
RIOT: Final = Line("riot", ["kingdom:side", "area"])
NEUTRAL_HIRED: Final = Line("neutral_hired", ["kingdom:side", "kind", "origin:area", "area"])
NEUTRAL_MOVED: Final = Line("neutral_moved", ["kingdom:side", "kind", "origin:area", "area"])
OFFER_MADE: Final = Line("offer_made", ["kingdom:side", "other:kingdom", "gold:number", "cards:number", "asked:number"])
OFFERED_CARD: Final = Line("offered_card", ["kingdom:side", "other:kingdom", "lordship"])
OFFER_ACCEPTED: Final = Line("offer_accepted", ["kingdom", "other:side"], part=ANSWERS, weight=BESIDES)
OFFER_REFUSED: Final = Line("offer_refused", ["kingdom", "other:side"], part=ANSWERS, weight=BESIDES)

# Battles

BATTLE_BEGINS: Final = Line("battle_begins", ["area", "attacker:side", "defender:side", "city:number"], part=SCENE)
SEA_BATTLE_BEGINS: Final = Line("sea_battle_begins", ["sea", "attacker:side", "defender:side"], part=SCENE)
LINED_UP: Final = Line("lined_up", ["side", "owner:side", "kind", "number:number"], weight=BESIDES)
ADVANTAGE: Final = Line("advantage", ["side", "dice:number", "swords:number", "cancels:number"], weight=BESIDES)
STAND: Final = Line("stand", ["attacker:side", "attackers:number", "defender:side", "defenders:number"], weight=BESIDES)
"""How many units each side has once it is lined up, or has taken wounds."""
BATTLE_ROUND: Final = Line("battle_round", ["round:number"])
DICE_FELL: Final = Line("dice_fell", ["side", "die", "blank:number", "one:number", "two:number"], weight=BESIDES)
"""How many dice of a colour show no sword, one and two."""
DICE_ROLLED: Final = Line("dice_rolled", ["side", "white:number", "red:number", "gold:number", "hits:number"])
HUNTERS_SHOT: Final = Line("hunters_shot", ["side", "dice:number", "hits:number"])
DIE_TURNED: Final = Line("die_turned", ["side", "die", "from:number", "to:number"])
DICE_ROLLED_AGAIN: Final = Line("dice_rolled_again", ["side", "dice:number", "hits:number"])
COUNTED: Final = Line(
    "counted", ["side", "rolled:number", "cards:number", "ruler:number", "cancelled:number"], weight=BESIDES
)
"""Of what the hits of a side are made, where dice are not all."""
WOUNDS_DEALT: Final = Line("wounds_dealt", ["side", "hits:number"])
WOUND_CANCELLED: Final = Line("wound_cancelled", ["side"])
UNIT_WOUNDED: Final = Line("unit_wounded", ["owner:side", "kind"])
UNIT_KILLED: Final = Line("unit_killed", ["owner:side", "kind"])
SHIP_SUNK: Final = Line("ship_sunk", ["kingdom:side"])
UNIT_BOUGHT_OFF: Final = Line("unit_bought_off", ["kingdom:side", "owner:side", "kind", "gold:number"])
UNIT_RECOVERED: Final = Line("unit_recovered", ["owner:side", "kind", "area"])
REINFORCED: Final = Line("reinforced", ["owner:side", "kind", "origin:area"])
REPELLED: Final = Line("repelled", ["kingdom:side", "side"])
EVADED: Final = Line("evaded", ["side", "area"])
RETREATED: Final = Line("retreated", ["side", "place"])
BATTLE_WON: Final = Line("battle_won", ["side", "place"], weight=WEIGHTY)
NOBODY_LEFT: Final = Line("nobody_left", ["place"], weight=WEIGHTY)

# Minor Kingdoms and the end

MINOR_CONQUERED: Final = Line("minor_conquered", ["minor"], part=SCENE)
GAME_OVER: Final = Line("game_over", ["kingdom:side", "dalcs:number"], ROUND, part=SCENE)
WON_BY: Final = Line("won_by", ["kingdom:side", "way:number"], weight=BESIDES)
RANKED: Final = Line(
    "ranked", ["kingdom:side", "dalcs:number", "areas:number", "abbeys:number", "chronicles:number"], weight=BESIDES
)
