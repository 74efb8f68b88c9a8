# The texts of SAGA in English. How they are looked up: meadhall/words.py.

title = SAGA
subtitle = Vikings versus Anglo-Saxons
tagline = Viking longships raid England from the sea, and the Anglo-Saxons must hold out behind their burhs until time is on their side.
list-and = { $list } and { $last }


## Sides and seats
##
## The name is a label; `.the` is for the middle of a sentence, `.start` for its beginning, `.adj` for "Viking units".

name-saxon = Anglo-Saxons
    .the = the Anglo-Saxons
    .start = The Anglo-Saxons
    .adj = Saxon
name-viking = Vikings
    .the = the Vikings
    .start = The Vikings
    .adj = Viking

name-seat_0 = Player 1
name-seat_1 = Player 2


## Spaces
##
## `.kind` is for selectors: england, scandinavia, longship or off (the board).

name-northumbria = Northumbria
    .kind = england
    .the = Northumbria
    .in = in Northumbria
    .to = to Northumbria
    .from = from Northumbria
name-mercia = Mercia
    .kind = england
    .the = Mercia
    .in = in Mercia
    .to = to Mercia
    .from = from Mercia
name-east_anglia = East Anglia
    .kind = england
    .the = East Anglia
    .in = in East Anglia
    .to = to East Anglia
    .from = from East Anglia
name-essex = Essex
    .kind = england
    .the = Essex
    .in = in Essex
    .to = to Essex
    .from = from Essex
name-kent = Kent
    .kind = england
    .the = Kent
    .in = in Kent
    .to = to Kent
    .from = from Kent
name-sussex = Sussex
    .kind = england
    .the = Sussex
    .in = in Sussex
    .to = to Sussex
    .from = from Sussex
name-wessex = Wessex
    .kind = england
    .the = Wessex
    .in = in Wessex
    .to = to Wessex
    .from = from Wessex
name-scand_north = Northern Scandinavia
    .kind = scandinavia
    .the = Northern Scandinavia
    .in = in Northern Scandinavia
    .to = to Northern Scandinavia
    .from = from Northern Scandinavia
name-scand_central = Central Scandinavia
    .kind = scandinavia
    .the = Central Scandinavia
    .in = in Central Scandinavia
    .to = to Central Scandinavia
    .from = from Central Scandinavia
name-scand_south = Southern Scandinavia
    .kind = scandinavia
    .the = Southern Scandinavia
    .in = in Southern Scandinavia
    .to = to Southern Scandinavia
    .from = from Southern Scandinavia
name-longship = Longship
    .kind = longship
    .the = the Longship
    .in = on the Longship
    .to = to the Longship
    .from = from the Longship
name-supply = Supply
    .kind = off
    .the = the supply
    .in = in the supply
    .to = to the supply
    .from = from the supply
name-aside = Set aside
    .kind = off
    .the = the leaders set aside
    .in = among the leaders set aside
    .to = to the leaders set aside
    .from = from the leaders set aside
name-removed = Out of the game
    .kind = off
    .the = the removed leaders
    .in = out of the game
    .to = out of the game
    .from = from outside the game


## Tiles, actions and bonuses

name-tile_1 = Tile 1
    .the = tile 1
name-tile_2 = Tile 2
    .the = tile 2
name-tile_3 = Tile 3
    .the = tile 3
name-tile_4 = Tile 4
    .the = tile 4

name-saxon_move = Move
text-saxon_move = Move any number of your unbound units from one area of England to one adjacent area.
name-saxon_build = Build
text-saxon_build = Pay 1 coin to put a burh in an area that you control and that has none. The burh marker moves 1 space to the right.
name-saxon_fyrd = Fyrd
text-saxon_fyrd = In areas with a burh, pay 1 coin for each Viking warrior that you remove. Leaders are safe.
name-saxon_income = Income
text-saxon_income = For each burh, take 1 coin, or pay 1 coin and recruit 1 unit in its area.
name-saxon_tribute = Tribute
text-saxon_tribute = In one area with units of both sides, give the Vikings 1 coin: all their units there go to the Longship.
name-viking_move = Move
text-viking_move = Move any number of your unbound units from one area to one adjacent area, or sail from an area of Scandinavia to the coast shown by its raid target. Draw a target if its slot is empty, or to replace one that lies face up.
name-viking_scout = Scout
text-viking_scout = Look at the pool of raid targets and put one of them face down in any slot. A token already there goes back to the pool.
name-viking_recruit = Recruit
text-viking_recruit = Pay 1 coin for 1 unit or 2 coins for 3 units. Each goes to the area of Scandinavia with the fewest units.
name-viking_plunder = Plunder
text-viking_plunder = Remove burhs from areas that you control and take 2 coins for each. Your unbound units there must board the Longship.

name-bonus_saxon_step_or_coin = Step or coin
text-bonus_saxon_step_or_coin = Move 1 of your unbound units to an adjacent area, or take 1 coin.
name-bonus_saxon_coin = Coin
text-bonus_saxon_coin = Take 1 coin from the bank.
name-bonus_viking_warrior = Free warrior
text-bonus_viking_warrior = Recruit 1 warrior in Scandinavia for free.
name-bonus_viking_move = Extra move
text-bonus_viking_move = Carry out one Viking Move.


## Leaders and warriors
##
## `.short` is a label without the side, `.the` is for the middle of a sentence. Several leaders are "leaders
## A and B": `.letter` gives the letters, and `.number` is "one" if there is a single leader only.

name-warrior = Warrior
    .short = Warrior
    .the = a warrior
    .letter = -
    .number = one
name-saxon_leader_a = Saxon leader A
    .short = Leader A
    .the = leader A
    .letter = A
    .number = one
name-saxon_leader_b = Saxon leader B
    .short = Leader B
    .the = leader B
    .letter = B
    .number = one
name-saxon_leader_c = Saxon leader C
    .short = Leader C
    .the = leader C
    .letter = C
    .number = one
name-saxon_leader_d = Saxon leader D
    .short = Leader D
    .the = leader D
    .letter = D
    .number = one
name-viking_leader_a = Viking leader A
    .short = Leader A
    .the = leader A
    .letter = A
    .number = one
name-viking_leader_b = Viking leader B
    .short = Leader B
    .the = leader B
    .letter = B
    .number = one
name-viking_leader_c = Viking leader C
    .short = Leader C
    .the = leader C
    .letter = C
    .number = one
name-viking_leader_d = Viking leader D
    .short = Leader D
    .the = leader D
    .letter = D
    .number = one

name-saxon_warden = Warden
    .the = the Warden
text-saxon_warden = Strength 2 in an area with a burh.
name-saxon_marshal = Marshal
    .the = the Marshal
text-saxon_marshal = When revealed: you may move 1 unbound Saxon unit from an adjacent area into this battle.
name-saxon_envoy = Envoy
    .the = the Envoy
text-saxon_envoy = When revealed: put 1 Viking unit of this battle on the Longship, bound or not.
name-saxon_ealdorman = Ealdorman
    .the = the Ealdorman
text-saxon_ealdorman = Strength 3 in an area without a burh.
name-viking_stormer = Stormer
    .the = the Stormer
text-viking_stormer = Strength 2 in an area with a burh.
name-viking_sea_king = Sea-king
    .the = the Sea-king
text-viking_sea_king = When revealed in a coastal area: you may move 1 unit from Scandinavia into this battle.
name-viking_berserker = Berserker
    .the = the Berserker
text-viking_berserker = When revealed: remove this leader from the game, along with up to 2 Saxon units of this battle.
name-viking_plunderer = Plunderer
    .the = the Plunderer
text-viking_plunderer = After you win this battle, you may Plunder this area.


## Raid targets and their slots

name-target_northumbria = Raid target: Northumbria
    .area = Northumbria
name-target_east_anglia = Raid target: East Anglia
    .area = East Anglia
name-target_essex = Raid target: Essex
    .area = Essex
name-target_kent = Raid target: Kent
    .area = Kent
name-target_sussex = Raid target: Sussex
    .area = Sussex

name-slot_north = Northern slot
    .the = the northern slot
name-slot_central = Central slot
    .the = the central slot
name-slot_south = Southern slot
    .the = the southern slot

name-coin = Coin
name-land = By land
name-scandinavia = Within Scandinavia
name-sail = Sail
name-sail_draw = Sail to a drawn target


## Victory: `.because` is a sentence.

name-saxon_track = Holding out
    .because = The round marker has reached the burh marker.
text-saxon_track = The round marker is on the space of the burh marker or to the left of it.
name-saxon_no_vikings = England without Vikings
    .because = No Viking unit is left in England.
text-saxon_no_vikings = No Viking unit is in England.
name-viking_five_areas = Five areas
    .because = They control at least 5 areas of England.
text-viking_five_areas = The Vikings control at least 5 areas of England.
name-viking_coins = Eight coins
    .because = They have at least 8 coins.
text-viking_coins = The Vikings have at least 8 coins.
name-viking_no_saxons = England without Saxons
    .because = No Saxon unit is left in England.
text-viking_no_saxons = No Saxon unit is in England.


## Options of the game

option-name-viking_seat = Who plays the Vikings
option-text-viking_seat = Which player leads the Vikings.
option-value-viking_seat-random = drawn at random
option-value-viking_seat-seat_0 = player 1
option-value-viking_seat-seat_1 = player 2
option-name-exile_target = Power of the Envoy
option-text-exile_target = Whom the Envoy may send to the Longship.
option-value-exile_target-any_unit = any unit
option-value-exile_target-warrior_only = warriors only
option-name-tile_set = Action tiles
option-text-tile_set = Which reconstruction of the action tiles is used; in B, tiles 1 and 4 swap their Saxon halves.
option-value-tile_set-a = set A
option-value-tile_set-b = set B
option-name-track_length = Length of the round track
option-text-track_length = How many spaces the round track has; fewer favour the Anglo-Saxons.
option-name-viking_leader_setup = Viking leaders at the start
option-text-viking_leader_setup = How the three Viking leaders are spread over Scandinavia during setup.
option-value-viking_leader_setup-chosen = the Vikings choose
option-value-viking_leader_setup-random = at random
option-name-essex_wessex_border = Border of Essex and Wessex
option-text-essex_wessex_border = Whether Essex and Wessex are adjacent.
option-value-essex_wessex_border-true = adjacent
option-value-essex_wessex_border-false = not adjacent
option-name-coins_limited = Limited coins
option-text-coins_limited = Whether there are only 15 coins, so that an empty bank pays nothing.
option-value-coins_limited-true = only 15 coins
option-value-coins_limited-false = no limit
option-name-plunderer_must_survive = The Plunderer must survive
option-text-plunderer_must_survive = Whether the Plunderer works only if he is still in the area when the battle is over.
option-value-plunderer_must_survive-true = must survive
option-value-plunderer_must_survive-false = need not survive
option-name-victory_check = Victory test
option-text-victory_check = When the end phase looks for a winner: only at its beginning, or once more after the round marker has moved and the Vikings have taken their inland coins.
option-value-victory_check-step_1 = at the beginning only
option-value-victory_check-whole_phase = twice
option-name-memory_aid = Memory aid
option-text-memory_aid = Whether leader abilities stay visible once they have been revealed.
option-value-memory_aid-true = keep showing them
option-value-memory_aid-false = hide them again


## Decisions

decision-place_leader = Choose the leader for this area of Scandinavia
    .waiting = { $side_start } spread their leaders over Scandinavia
decision-pick_tile = Pick an action tile
    .waiting = { $side_start } pick an action tile
decision-choose_tile = Choose which of your tiles to resolve first
    .waiting = { $side_start } choose which tile to resolve first
decision-tile_menu = { $tile }: choose what to do
    .waiting = { $side_start } are resolving { $tile_the }
decision-choose_bonus = Choose your bonus: a step or a coin
    .waiting = { $side_start } choose between a step and a coin
decision-choose_route = Choose where to move
    .waiting = { $side_start } choose where to move
decision-choose_force = Choose the units that move { $origin_from } { $destination_to }
    .waiting = { $side_start } choose the units that move { $origin_from } { $destination_to }
decision-build_burh = Choose where to build a burh
    .waiting = { $side_start } choose where to build a burh
decision-call_fyrd = Choose where the fyrd strikes down a warrior (1 coin)
    .waiting = { $side_start } choose where the fyrd strikes
    .stop = End the Fyrd
decision-collect_income = Choose a burh and what it yields
    .waiting = { $side_start } collect their income
    .stop = End the Income
decision-pay_tribute = Choose where to pay tribute
    .waiting = { $side_start } choose where to pay tribute
decision-scout_token = Choose a raid target
    .waiting = { $side_start } look through the raid targets
decision-scout_slot = Choose a slot for the raid target
    .waiting = { $side_start } choose a slot for the raid target
decision-recruit_size = Choose how many units to recruit
    .waiting = { $side_start } choose how many units to recruit
decision-recruit_unit = Choose a unit to recruit
    .waiting = { $side_start } choose a unit to recruit
decision-recruit_area = Choose where the recruit appears
    .waiting = { $side_start } choose where the recruit appears
decision-plunder_burh = Choose a burh to plunder
    .waiting = { $side_start } choose a burh to plunder
    .stop = End the Plunder
decision-choose_bound = Choose the units that stay { $area_in }
    .waiting = { $side_start } choose the units that stay { $area_in }
decision-choose_battle = Choose the next battle
    .waiting = { $side_start } choose the next battle
decision-reveal_leader = Battle { $area_in }: reveal a leader or pass
    .waiting = Battle { $area_in }: { $side_the } may reveal a leader
decision-pull_unit = Choose the unit that the Marshal calls into the battle
    .waiting = { $side_start } choose whom the Marshal calls into the battle
    .unit = { $b_short } { $a_from }
    .none = Call nobody
decision-exile_unit = Choose the Viking unit that the Envoy sends to the Longship
    .waiting = { $side_start } choose whom the Envoy sends to the Longship
decision-bring_unit = Choose the unit that the Sea-king brings into the battle
    .waiting = { $side_start } choose whom the Sea-king brings into the battle
    .unit = { $b_short } { $a_from }
    .none = Bring nobody
decision-kill_unit = Choose the Saxon unit that the Berserker cuts down
    .waiting = { $side_start } choose whom the Berserker cuts down
    .stop = Spare the rest
decision-choose_losses = Choose your losses { $area_in }
    .waiting = { $side_start } choose their losses { $area_in }
decision-choose_retreat = Choose where to retreat { $area_from }
    .waiting = { $side_start } choose where to retreat { $area_from }
decision-plunder_after_battle = Plunder the burh { $area_in }?
    .waiting = { $side_start } decide whether to plunder the burh { $area_in }
    .yes = Plunder the burh
    .no = Leave the burh
decision-sail_home_unit = Choose the next unit to come home from the Longship
    .waiting = { $side_start } choose who comes home from the Longship next
decision-sail_home_area = Choose where the unit comes home
    .waiting = { $side_start } choose where the unit comes home

# Chance
decision-draw_viking_seat = Draw of the sides
    .waiting = The sides are being drawn
decision-draw_landing = Draw of the Viking landing place
    .waiting = The Viking landing place is being drawn
decision-draw_burh_area = Draw of the place of the second burh
    .waiting = The place of the second burh is being drawn
decision-deal_ability = Deal of the leaders' abilities
    .waiting = The abilities of the leaders are being dealt
decision-draw_aside = Draw of the leader set aside
    .waiting = The leader to set aside is being drawn
decision-draw_placement = Draw of the places of the Viking leaders
    .waiting = The places of the Viking leaders are being drawn
decision-draw_target = Draw of a raid target
    .waiting = A raid target is being drawn


## Options of decisions

option-bonus = Use the bonus
option-action = { $a }
option-end_tile = Finish this tile
option-step = Move 1 unit
option-coin = Take 1 coin
option-route =
    { $a_id ->
        [sail] Sail { $b_from } to its raid target
        [sail_draw] Sail { $b_from } into the unknown (draw a raid target)
       *[other] { $b } → { $c }
    }
option-force =
    { $a ->
        [0]
            { $b_id ->
                [none] Nobody
               *[other]
                    { $b_number ->
                        [one] Leader { $b_letter }
                       *[other] Leaders { $b_letter }
                    }
            }
       *[other]
            { $b_id ->
                [none] { option-force-warriors }
               *[other]
                    { $b_number ->
                        [one] { option-force-warriors } + leader { $b_letter }
                       *[other] { option-force-warriors } + leaders { $b_letter }
                    }
            }
    }
option-force-warriors =
    { $a ->
        [one] { $a } warrior
       *[other] { $a } warriors
    }
option-area = { $a }
option-stop = Stop
option-income =
    { $b_id ->
        [coin] { $a }: take 1 coin
        [warrior] { $a }: recruit a warrior (1 coin)
       *[other] { $a }: recruit { $b_the } (1 coin)
    }
option-token = { $a_area }
option-slot = { $a }
option-one = 1 unit for 1 coin
option-three = 3 units for 2 coins
option-unit = { $a_short }
option-reveal = Reveal { $a_the }
option-pass = Pass
option-none = Nobody
option-yes = Yes
option-no = No
option-pick_tile = { $a }
option-choose_tile = { $a }
option-place_leader = { $a_short } { $b_in }
option-seat =
    { $a ->
        [0] Player 1
       *[other] Player 2
    }
option-ability = { $a }
option-aside = { $a }


## The log

# Parts of log lines: the units of `$warriors` and `$leaders`.
part-warriors =
    { $warriors ->
        [one] { $warriors } warrior
       *[other] { $warriors } warriors
    }
part-leaders =
    { $leaders_number ->
        [one] leader { $leaders_letter }
       *[other] leaders { $leaders_letter }
    }
part-force =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] nobody
               *[other] { part-leaders }
            }
       *[other]
            { $leaders_id ->
                [none] { part-warriors }
               *[other] { part-warriors } and { part-leaders }
            }
    }
part-coins =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }

log-round_begins = Round { $round }
log-selection_begins = Tile selection: { $side_the } pick first
log-actions_begin = Actions of { $side_the }
log-battles_begin = Battles
log-end_phase_begins = End phase

log-sides_assigned = { $saxon } leads the Anglo-Saxons, { $viking } the Vikings.
log-vikings_landed =
    { $warriors ->
        [one] { $warriors } Viking warrior landed { $area_in }.
       *[other] { $warriors } Viking warriors landed { $area_in }.
    }
log-burh_at_start = The second burh stands { $area_in }, guarded by a Saxon warrior.
log-leader_is = { $leader } is { $ability_the }.
log-set_aside = { $side_start } set { $leader_the } aside.
log-leader_placed = { $leader } took his place { $area_in }.

log-tile_picked = { $side_start } picked { $tile_the }.
log-initiative_taken = { $side_start } took the initiative.
log-tile_opened = { $side_start } began { $tile_the }.
log-bonus_used = { $side_start } used the bonus: { $bonus }.
log-action_taken = { $side_start } took the { $action } action.
log-tile_resolved = { $side_start } finished { $tile_the }.

log-coins_taken = { $side_start } took { part-coins }.
log-coins_paid = { $side_start } paid { part-coins }.
log-moved =
    { $origin_kind ->
        [scandinavia]
            { $destination_kind ->
                [england] { $side_start } sailed { $origin_from } { $destination_to } with { part-force }.
               *[other] { $side_start } moved { part-force } { $origin_from } { $destination_to }.
            }
       *[other] { $side_start } moved { part-force } { $origin_from } { $destination_to }.
    }
log-burh_built = The Anglo-Saxons built a burh { $area_in }.
log-fyrd_killed = The fyrd struck down a Viking warrior { $area_in }.
log-recruited_warrior = { $side_start } recruited a warrior { $area_in }.
log-recruited_leader = { $side_start } recruited { $leader_the } { $area_in }.
log-tribute_paid = The Anglo-Saxons paid tribute { $area_in }, and the Vikings took { part-force } to the Longship.
log-target_drawn = The Vikings drew a raid target for { $slot_the }: { $token_area }.
log-target_turned_up = The raid target in { $slot_the } was turned up: { $token_area }.
log-scouted = The Vikings put a raid target face down in { $slot_the }.
log-scouted_token = The raid target face down in { $slot_the } is { $token_area }.
log-burh_plundered =
    { $coins ->
        [0] The Vikings plundered the burh { $area_in }, but the bank was empty.
       *[other] The Vikings plundered the burh { $area_in } for { part-coins }.
    }
log-boarded = The Vikings took { part-force } { $area_from } aboard the Longship.

log-battle_begins =
    Battle { $area_in }: { $saxons ->
        [one] { $saxons } Saxon unit
       *[other] { $saxons } Saxon units
    } against { $vikings ->
        [one] { $vikings } Viking unit.
       *[other] { $vikings } Viking units.
    }
log-revealed = { $leader } was revealed: { $ability_the }!
log-passed = { $side_start } passed.
log-pulled_in = { $side_start } brought { part-force } { $origin_from } into the battle { $destination_in }.
log-exiled = The Envoy sent { part-force } { $area_from } to the Longship.
log-berserker_fell = The Berserker, { $leader }, fell in his battle fury.
log-berserker_killed = The Berserker cut down { part-force } { $area_in }.
log-strengths = Strength { $area_in }: Anglo-Saxons { $saxons }, Vikings { $vikings }. { $winner_start } won the battle.
log-lost = { $side_start } lost { part-force }.
log-set_aside_joins = { $leader }, until now set aside, joined the supply of { $side_the }.
log-retreated = { $side_start } retreated { $destination_to } with { part-force }.
log-no_retreat = { $side_start } had nowhere to retreat { $area_from }: their units there were removed.

log-round_marker_moved = The round marker moved to space { $round_space }; the burh marker is on space { $burh_space }.
log-sailed_home = The Longship carried { part-force } home { $area_to }.
log-victory = { $side_start } won the game! { $victory_because }


## Words for the table

word-round = Round
word-coins = Coins
word-supply = Supply
word-bank = Bank
word-burhs = Burhs
word-warriors = Warriors
word-leaders = Leaders
word-pool = Pool of raid targets
word-slots = Raid-target slots
word-empty = empty
word-face-down = face down
word-initiative = Initiative
word-track = Round track
word-longship = Longship
word-you = you
word-unknown = unknown
word-set-aside = Set aside
word-removed = Out of the game
word-tiles = Action tiles
word-battle = Battle
word-strength = Strength
word-controlled = Controlled areas
word-winner = Winner

# The position in words

text-england = England
text-scandinavia = Scandinavia
text-burh = burh
text-resolved = resolved
text-first-icon = sword and axe: its owner resolves first
text-initiative-icon = initiative: its owner picks first next round
text-track = Round { $round }: the round marker is on space { $round_space }, the burh marker on space { $burh_space }.
text-battle = Battle { $area_in }: strength of the Saxons { $saxons }, of the Vikings { $vikings }.

# The score sheet

score-areas = Areas (the Vikings need 5)
score-coins = Coins (the Vikings need 8)
score-units = Units in England
score-track = Rounds left to hold out

# What is watched for fairness

trait-leader = Leader in play from the start

# The picture

picture-scandinavia = Scandinavia
picture-scand_north = North
picture-scand_central = Central
picture-scand_south = South
picture-pool = Raid targets
picture-burh = Burh
picture-could-be = It could be { $areas }.
picture-bound = Both sides stand here; bound units on each side: { $number }.
picture-rounds-left = Rounds until the Anglo-Saxons have held out: { $number }.
picture-rounds = Rounds to hold out
picture-burh-marker = Burh marker: one space to the right for every burh
picture-round-marker = Round marker: one space to the left every round
picture-phase-setup = Setup
picture-phase-selection = Tile selection
picture-phase-actions = Actions
picture-phase-battles = Battles
picture-phase-end = End of the round
picture-initiative-about = The side on the initiative tile is the first to pick an action tile; whoever takes the tile with the pennant turns it to their own side.
picture-first-about = Whoever owns the tile with the sword and axe resolves their actions first.
picture-or = or
picture-open = open
picture-done = done
picture-taken = taken
picture-to-move = to decide
picture-areas = Areas controlled
picture-vikings-left = Vikings in England
picture-saxons-left = Saxons in England
picture-losses = Losses
picture-passed = passed
picture-chance = wins { $percent } %
picture-chance-about = Chance to win, over every deal of the hidden leaders, if both sides play this battle at their best: { $saxons } { $saxon_percent } %, { $vikings } { $viking_percent } %.
picture-won = { $side_start } have won!
picture-over = The game is over.

# Why something cannot be chosen

reason-not-now = Not now:
reason-done = it has been done already.
reason-bonus-first = a bonus can only be used before the actions.
reason-no-coin = there is no coin to pay for it.
reason-no-unit = no unit is left in the supply.
reason-empty-bank = the bank has no coin, and nothing else can be done.
reason-nobody-free = no unit is free to move.
reason-no-viking-at-burh = no Viking warrior stands in an area with a burh.
reason-no-burh = there is no burh on the map.
reason-nobody-to-pay = both sides stand together in no area.
reason-no-burh-held = the Vikings control no area with a burh.
reason-no-burh-left = no burh is left in the supply.
reason-burhs-everywhere = every controlled area has a burh already.
reason-no-area = the Anglo-Saxons control no area.

# What the bots look at: after an owner and a colon, or on its own

sense-viking_coins = coins
sense-two_coins_from_winning = at most two coins from winning
    .off = no longer two coins from winning
sense-coins_to_win = coins enough to win
    .off = no longer coins enough to win
sense-viking_areas = areas in England
sense-areas_to_win = areas enough to win
    .off = no longer areas enough to win
sense-vikings_in_england = units in England
sense-saxons_in_england = units in England
sense-saxon_areas = areas in England
sense-saxon_coins = coins
sense-spaces_between_markers = rounds left to win
sense-markers_two_apart = at most two spaces between the markers
    .off = again more than two spaces between the markers
sense-markers_one_apart = at most one space between the markers
    .off = again more than one space between the markers
sense-markers_meet = the round marker meets the burh marker
    .off = the markers are apart again
sense-burhs_held_by_vikings = areas with a burh
sense-leaders_ahead = more leaders than the other side
sense-viking_initiative = the initiative
    .off = the initiative is lost
sense-at_most_one_viking = at most one unit left in England
    .off = again more than one unit in England
sense-no_vikings = nobody left in England
    .off = again somebody in England
