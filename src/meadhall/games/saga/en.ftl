# The texts of SAGA in English. How they are looked up: meadhall/words.py.

title = SAGA
subtitle = Vikings versus Anglo-Saxons
tagline = Viking longships raid England from the sea, and the Anglo-Saxons must hold out behind their burhs until time is on their side.
pitch = Raid England or hold it: four action tiles, short rounds.
list-and = { $list } and { $last }
list-more = { $count } more


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
## Leaders have names of their own; what they can do is their ability, which their owner knows. `.the` is for the middle of
## a sentence.

name-unit = Unit
    .the = a unit
name-warrior = Warrior
    .the = a warrior
name-saxon_leader_a = Aldred
    .the = Aldred
name-saxon_leader_b = Beorn
    .the = Beorn
name-saxon_leader_c = Cynric
    .the = Cynric
name-saxon_leader_d = Dunstan
    .the = Dunstan
name-viking_leader_a = Aslak
    .the = Aslak
name-viking_leader_b = Brand
    .the = Brand
name-viking_leader_c = Knut
    .the = Knut
name-viking_leader_d = Dag
    .the = Dag

name-saxon_warden = Warden
    .the = the Warden
text-saxon_warden = Strength 2 in an area with a burh.
name-saxon_marshal = Marshal
    .the = the Marshal
text-saxon_marshal = When revealed: you may move 1 unbound Saxon unit from an adjacent area into this battle.
name-saxon_envoy = Envoy
    .the = the Envoy
text-saxon_envoy = When revealed: you may put 1 Viking unit of this battle on the Longship, bound or not.
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

# How a finished game was won

won-saxon_track = The Anglo-Saxons held out until the round marker reached the burh marker.
won-saxon_no_vikings = The Anglo-Saxons drove the last Viking unit out of England.
won-viking_five_areas = The Vikings took control of at least 5 areas of England.
won-viking_coins = The Vikings gathered at least 8 coins.
won-viking_no_saxons = The Vikings left no Saxon unit in England.


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
option-name-rulings = Rulings without an option of their own
option-text-rulings = How the rulebook is read where no other option says so. By the book, the Envoy may send nobody away; by the house's first rules he must.
option-value-rulings-by_the_book = by the book
option-value-rulings-house = as the house played before

preset-name-by_the_book = By the book
preset-text-by_the_book = Everything as the rulebook has it.
preset-name-house_rules = House rules
preset-text-house_rules = As the house first played: the Envoy must send a Viking unit away if he can.
preset-name-quick = Quick
preset-text-quick = The round track has 8 spaces instead of 10; that favours the Anglo-Saxons a little.


## Decisions

decision-place_leader = Choose the leader who stands { $area_in }
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
    .unit = { $b } { $a_from }
    .none = Call nobody
decision-exile_unit = Choose the Viking unit that the Envoy sends to the Longship
    .waiting = { $side_start } choose whom the Envoy sends to the Longship
    .none = Send nobody away
decision-bring_unit = Choose the unit that the Sea-king brings into the battle
    .waiting = { $side_start } choose whom the Sea-king brings into the battle
    .unit = { $b } { $a_from }
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
               *[other] { $b }
            }
       *[other]
            { $b_id ->
                [none] { option-force-warriors }
               *[other] { option-force-warriors } + { $b }
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
option-unit = { $a }
option-reveal = Reveal { $a_the }
option-pass = Pass
option-none = Nobody
option-yes = Yes
option-no = No
option-pick_tile = { $a }
option-choose_tile = { $a }
option-place_leader = { $a } { $b_in }
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
part-force =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] nobody
               *[other] { $leaders }
            }
       *[other]
            { $leaders_id ->
                [none] { part-warriors }
               *[other] { part-warriors } and { $leaders }
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
    .scene = End of the round

log-sides_assigned = { $saxon } leads the Anglo-Saxons, { $viking } the Vikings.
    .result = { $saxon } leads the Anglo-Saxons, { $viking } the Vikings
log-vikings_landed =
    { $warriors ->
        [one] { $warriors } Viking warrior landed { $area_in }.
       *[other] { $warriors } Viking warriors landed { $area_in }.
    }
    .result =
        { $warriors ->
            [one] { $warriors } Viking warrior landed { $area_in }
           *[other] { $warriors } Viking warriors landed { $area_in }
        }
log-burh_at_start = The second burh stands { $area_in }, guarded by a Saxon warrior.
    .result = the second burh stands { $area_in }
log-leader_is = The leader { $leader } is { $ability_the }.
log-set_aside = { $side_start } set the leader { $leader } aside.
    .clause = set the leader { $leader } aside
log-leader_placed = { $leader } took his place { $area_in }.
    .clause = placed { $items }
    .item = { $leader } { $area_in }

log-tile_picked = { $side_start } picked { $tile_the }.
    .clause = picked { $items }
    .item = { $tile_the }
log-initiative_taken = { $side_start } took the initiative.
    .clause = took the initiative
log-bonus_used = { $side_start } used the bonus of { $tile_the }: { $bonus }.
log-action_taken = { $side_start } took the { $action } action of { $tile_the }.
log-actions_left = { $side_start } left actions of { $tile_the } undone: { $actions }.
    .clause = left actions undone

log-coins_taken = { $side_start } took { part-coins }.
    .clause = took { part-coins }
log-coins_paid = { $side_start } paid { part-coins }.
    .clause = paid { part-coins }
log-moved =
    { $origin_kind ->
        [scandinavia]
            { $destination_kind ->
                [england] { $side_start } sailed { $origin_from } { $destination_to } with { part-force }.
               *[other] { $side_start } moved { part-force } { $origin_from } { $destination_to }.
            }
       *[other] { $side_start } moved { part-force } { $origin_from } { $destination_to }.
    }
    .clause = moved { $items }
    .item = { part-force } { $origin_from } { $destination_to }
log-burh_built = The Anglo-Saxons built a burh { $area_in }.
    .clause =
        { $times ->
            [one] built a burh { $items }
           *[other] built burhs { $items }
        }
    .item = { $area_in }
log-fyrd_killed = The fyrd struck down a Viking warrior { $area_in }.
    .clause =
        { $times ->
            [one] struck down a Viking warrior { $area_in }
           *[other] struck down { $times } Viking warriors { $area_in }
        }
log-recruited_warrior = { $side_start } recruited a warrior { $area_in }.
    .clause = recruited { $items }
    .item =
        { $times ->
            [one] a warrior { $area_in }
           *[other] { $times } warriors { $area_in }
        }
log-recruited_leader = { $side_start } recruited the leader { $leader } { $area_in }.
    .clause = recruited the leader { $leader } { $area_in }
log-tribute_paid = The Anglo-Saxons paid tribute { $area_in }, and the Vikings took { part-force } to the Longship.
    .clause = paid tribute { $area_in }, sending { part-force } to the Longship
log-target_drawn = The Vikings drew a raid target for { $slot_the }: { $token_area }.
    .clause = drew the raid target { $token_area }
log-target_turned_up = The raid target in { $slot_the } was turned up: { $token_area }.
log-scouted = The Vikings put a raid target face down in { $slot_the }.
    .clause = put a raid target face down in { $items }
    .item = { $slot_the }
log-scouted_token = The raid target face down in { $slot_the } is { $token_area }.
log-burh_plundered =
    { $coins ->
        [0] The Vikings plundered the burh { $area_in }, but the bank was empty.
       *[other] The Vikings plundered the burh { $area_in } for { part-coins }.
    }
    .clause =
        { $coins ->
            [0] plundered the burh { $area_in } in vain
           *[other] plundered the burh { $area_in } for { part-coins }
        }
log-boarded = The Vikings took { part-force } { $area_from } aboard the Longship.
    .clause = took { part-force } { $area_from } aboard the Longship

log-battle_begins =
    Battle { $area_in }: { $saxons ->
        [one] { $saxons } Saxon unit
       *[other] { $saxons } Saxon units
    } against { $vikings ->
        [one] { $vikings } Viking unit.
       *[other] { $vikings } Viking units.
    }
    .scene = Battle { $area_in }
log-lined_up = { $side_start }: { part-force }.
log-counted = { $leader } counted { $strength }.
log-revealed = { $leader } was revealed: { $ability_the }!
    .clause = revealed { $leader }, { $ability_the }
    .result = { $leader } was { $ability_the }
log-passed = { $side_start } passed.
    .clause = passed
log-pulled_in = { $side_start } brought { part-force } { $origin_from } into the battle { $destination_in }.
    .result = { $side_the } brought { part-force } { $origin_from }
log-exiled = The Envoy sent { part-force } { $area_from } to the Longship.
    .clause = sent { part-force } { $area_from } to the Longship by the Envoy
    .result = the Envoy sent { part-force } to the Longship
log-berserker_fell = The Berserker, { $leader }, fell in his battle fury.
    .result = the Berserker, { $leader }, fell
log-berserker_killed = The Berserker cut down { part-force } { $area_in }.
    .result = the Berserker cut down { part-force }
log-strengths = Strength { $area_in }: Anglo-Saxons { $saxons }, Vikings { $vikings }. { $winner_start } won the battle.
    .result = Anglo-Saxons { $saxons }, Vikings { $vikings }, and { $winner_the } won
log-lost = { $side_start } lost { part-force }.
    .clause = lost { part-force }
    .result = { $side_the } lost { part-force }
log-set_aside_joins = { $leader }, until now set aside, joined the supply of { $side_the }.
log-retreated = { $side_start } retreated { $destination_to } with { part-force }.
    .result = { $side_the } retreated { $destination_to }
log-no_retreat = { $side_start } had nowhere to retreat { $area_from }: their units there were removed.
    .result = { $side_the } had nowhere to retreat

log-round_marker_moved = The round marker moved to space { $round_space }; the burh marker is on space { $burh_space }.
    .result = the round marker is on space { $round_space }, the burh marker on { $burh_space }
log-sailed_home = The Longship carried { part-force } home { $area_to }.
    .result = the Longship carried home { $items }
    .item = { part-force } { $area_to }
log-won_by =
    { $rounds ->
        [0] The Anglo-Saxons had no round left to hold out.
        [one] The Anglo-Saxons had { $rounds } round left to hold out.
       *[other] The Anglo-Saxons had { $rounds } rounds left to hold out.
    }
    .scene = The end
log-stood = { $side_start }: areas { $areas }, coins { $coins }, units in England { $units }.
    .result = { $side_the }: areas { $areas }, coins { $coins }, units in England { $units }
log-victory = { $side_start } won the game! { $victory_because }


## Words for the table

word-round = Round
word-coins = Coins
word-supply = Supply
word-bank = Bank
word-bonus = Bonus
word-burhs = Burhs
word-warriors = Warriors
word-leaders = Leaders
word-pool = Pool of raid targets
word-slots = Raid-target slots
word-empty = empty
word-no-units = no units
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
text-setup = The game is being set up.
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
picture-hold-out =
    { $number ->
        [0] The Saxons have held out
        [one] Saxons hold out in 1 round
       *[other] Saxons hold out in { $number } rounds
    }
picture-rounds = Rounds to hold out
picture-burh-marker = Burh marker: one space to the right for every burh
picture-round-marker = Round marker: one space to the left every round
picture-in-supply = Warriors in supply
picture-leaders-placed = Leaders on the board
picture-burhs-left = Burhs in supply
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
picture-chance = wins { $percent }%
picture-chance-about = Chance to win, over every deal of the hidden leaders, if both sides play this battle at their best: { $saxons } { $saxon_percent }%, { $vikings } { $viking_percent }%.
outlook-stays = Stays { $origin_in }: { $units }.
outlook-nobody = Nobody stays { $origin_in }.
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
reason-not-open = no tile that has it is open.
reason-area-not-held = you do not control it.
reason-area-burh = a burh stands there already.
reason-area-no-burh = no burh stands there.
reason-area-no-viking = no Viking warrior stands there.
reason-area-used = its burh has been used.
reason-area-not-mixed = not both sides stand there.
reason-area-far = it does not border on the battle.
reason-area-enemy = enemies stand there.
reason-area-burh-retreat = a burh stands there, and Vikings never retreat to one.
reason-area-own-first = there is a neighbouring area with own units, which comes first.

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

# What a choice before the game is good for, in at most five words

gift-viking = Attack: choose where, and hurry
gift-saxon = Defend: pay, build, hold out
gift-random = Drawn when everybody sits

# Battles as one watches them: the parts of a scene, and what is said in them

beat-line-up = Line-up
beat-leaders = Leaders
beat-strength = Strength
beat-losses = Losses
beat-retreat = Retreat
beat-plunder = Plunder
beat-landing = Landing
beat-building = Burh
beat-fyrd = Fyrd
beat-tribute = Tribute
beat-victory = Victory
beat-count = Count
scene-deeds = deeds of a turn
scene-landing = The Vikings land { $area_in }
scene-building = A burh rises { $area_in }
scene-plunder = Plunder { $area_in }
scene-fyrd = The fyrd strikes { $area_in }
scene-tribute = Tribute { $area_in }
scene-won = { $winner_start } have won
scene-ways = Five areas, eight coins, or holding out: what both had in the end.
scene-areas = Areas
scene-coins = Coins
scene-units = Units
scene-rounds = Rounds left
scene-gold =
    { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
scene-at-burh = at the walls of a burh
scene-in-the-open = in the open
scene-warriors =
    { $number ->
        [one] { $number } warrior
       *[other] { $number } warriors
    }
scene-line-up =
    { $saxons ->
        [one] { $saxons } Saxon unit
       *[other] { $saxons } Saxon units
    } against { $vikings ->
        [one] { $vikings } Viking unit.
       *[other] { $vikings } Viking units.
    }
scene-won-by-tie = Equal: a tie goes to the Saxons.
scene-won-by-more = { $winner_start } are stronger and win.
scene-won-by-leader = { $leader } decides it: without what he adds, { $winner_the } had lost.
scene-losses-due = One unit falls for every full 2 of the other side’s strength: { $saxon_losses } of the Saxons, { $viking_losses } of the Vikings.
scene-holds = { $winner_start } won { $area_in }
scene-fell = Fell
scene-remain = Remain
scene-nobody = nobody

# What is said of the things of the table

inspect-head-holds = Holds it
inspect-head-inside = In it
inspect-head-gives = Gives
inspect-head-reach = Who could reach it
inspect-head-go = Can go
inspect-head-costs = Costs
inspect-head-why-not = Why not now
inspect-head-does = What it does
inspect-head-works = Where it works now
inspect-head-tiles = On these tiles
inspect-head-battle = Battle
inspect-head-slot = Its raid target
inspect-head-belongs = Belongs to
inspect-head-leads = Leads to
inspect-head-lies = Place
inspect-head-could-be = Could be
inspect-head-strength = Strength in this battle
inspect-head-bound = Bound
inspect-head-stand = As it stands
inspect-head-symbol = Its symbol

inspect-now = now
inspect-this-round = this round
inspect-next-round = next round
inspect-free =
    { $number ->
        [one] { $number } unit is free to go
       *[other] { $number } units are free to go
    }
inspect-bound =
    { $number ->
        [one] { $number } of { $units } units is held fast by enemies.
       *[other] { $number } of { $units } units are held fast by enemies.
    }
inspect-by-land = { $side } { $area_from }
inspect-by-sea = { $side } { $area_from }, by sea
inspect-sail =
    { $number ->
        [one] { $number } unit, by the raid target in its slot
       *[other] { $number } units, by the raid target in its slot
    }
inspect-sail-drawn =
    { $number ->
        [one] { $number } unit, if this target is drawn: 1 in { $pool }
       *[other] { $number } units, if this target is drawn: 1 in { $pool }
    }
inspect-sail-perhaps =
    { $number ->
        [one] { $number } unit, if this is its target
       *[other] { $number } units, if this is its target
    }
inspect-held-by = { $side_the } are in control
inspect-held-by-nobody = nobody is in control
inspect-strengths = Strength { $saxons } against { $vikings }, as it stands
inspect-leading = { $side_start } would win; ties are Saxon
inspect-revealed = Revealed
inspect-hidden = Not revealed

inspect-kind-coastal = Coastal area
inspect-coastal = A landing place for the Vikings, by the raid target with its seal. Whoever has more units here is in control; five such areas win the game for the Vikings.
inspect-kind-inland = Inland area
inspect-inland = No ship lands here, and every round it pays a coin to Vikings in control. It counts among the five areas that they need.
inspect-gives-inland = 1 coin to the Vikings at the end of each round, while they are in control
inspect-gives-burh = A burh: income to the Anglo-Saxons, 2 coins to Vikings who plunder it
inspect-kind-home = Home of the Vikings
inspect-home = Where Viking units are recruited and come home to, always where the fewest are. Its raid target says where they can land.
inspect-kind-longship = Neither England nor Scandinavia
inspect-longship = The ship that carries raiders home at the end of the round. Until then they count nowhere, not for the Vikings in England either.
inspect-battle-name = Battle { $area_in }
inspect-kind-battle = Being fought now
inspect-battle = No dice: the higher strength wins, and a tie is Saxon. Each side loses a unit for every full 2 points of the other; a leader who is revealed may change the sum.

inspect-kind-leader = { $side_adj } leader { $area_in }
inspect-leader = A unit with a secret, known to its owner until it is revealed in battle. Lost leaders never come back, so lose warriors first.
inspect-saxon_warden = Keep him where a burh must be held.
inspect-saxon_marshal = With a free unit next door he makes up for a point that is missing.
inspect-saxon_envoy = Send away whoever counts most: that makes up for a point or two.
inspect-saxon_ealdorman = Use him away from the burhs, where he counts.
inspect-viking_stormer = Take him to a burh, where he counts.
inspect-viking_sea_king = On a coast he makes up for a point that is missing.
inspect-viking_berserker = Save him for a strong defence: whoever reveals him loses him.
inspect-viking_plunderer = Take him to a burh, and leave somebody else in England.
inspect-kind-warriors = { $side_adj } warriors { $area_in }
inspect-kind-piece = Piece of both sides
inspect-warrior = A unit of strength 1 that returns to its supply when it falls. Lose warriors, save leaders.
inspect-unit = A warrior or a leader, whichever you choose. Each counts as one for control.
inspect-kind-burh = { $side_adj } town { $area_in }
inspect-kind-burhs-left =
    { $number ->
        [one] { $number } can still be built
       *[other] { $number } can still be built
    }
inspect-burh = A fortified town, not a unit. It is the purse, the camp and the clock of the Anglo-Saxons.
inspect-burh-income = Income: 1 coin, or 1 unit for 1 coin
inspect-burh-fyrd = Fyrd: each coin strikes down a Viking warrior here
inspect-burh-track = The burh marker stands one space further right
inspect-burh-plunder = Plunder: 2 coins to Vikings in control

inspect-kind-coins = Coins of { $side_the }
inspect-kind-coin = Money of both sides
inspect-coin = Coins pay for everything, and the Vikings win with eight. The Anglo-Saxons had better not hand out the last two.
inspect-kind-bank = Coins that nobody owns
inspect-bank = Whatever is paid comes here, and whatever is earned is taken from here. Once it is empty it pays nothing.
inspect-bank-endless = Whatever is paid comes here, and whatever is earned is taken from here. It never runs dry at this table.
inspect-coins-out-of-reach = While the Anglo-Saxons hold { $coins } coins, the Vikings cannot have { $goal }.
inspect-kind-track = Time
inspect-track = Each round the round marker goes one space left, and each burh takes the burh marker one space right. Where they meet, the Anglo-Saxons win.
inspect-round-marker-name = Round marker
inspect-round-marker = It goes one space left at the end of every round. When it reaches the burh marker, the Anglo-Saxons win.
inspect-burh-marker-name = Burh marker
inspect-burh-marker = It follows the burhs: one space right for each that is built, one left for each that is plundered. Plundering buys the Vikings time.
inspect-kind-initiative = { $side_start } pick first

inspect-kind-tile = Action tile
inspect-tile = Whoever takes it uses their own half, and the other side goes without theirs. The golden bonus comes first or never, then the actions in any order.
inspect-kind-action = { $side_adj } action
inspect-kind-bonus = { $side_adj } bonus
inspect-saxon_move = Marches any number of free units one area on. Use it to gather two against one, or to fill an empty area.
inspect-saxon_build = A burh where you are in control. It earns, recruits, and brings the end one round closer.
inspect-saxon_fyrd = Strikes down Viking warriors at your burhs, without a battle. Best after they have landed.
inspect-saxon_income = Every burh gives a coin, or a unit for a coin. Take coins for the Fyrd, and units where a landing threatens.
inspect-saxon_tribute = A coin sends all Vikings of one area away. It frees bound units, and may empty England.
inspect-viking_move = Marches in England or Scandinavia, or sails to a coast. Every raid begins with it.
inspect-viking_scout = Lays a raid target of your choice face down. You choose the landing, and they are left guessing.
inspect-viking_recruit = New units for Scandinavia. Three at once are cheaper, unless coins will win the game.
inspect-viking_plunder = Turns the burhs that you control into coins, and sends the free raiders home. Two burhs are half a victory, and they slow the Saxon clock.
inspect-bonus_saxon_step_or_coin = One unit one step, or a coin. Take it before anything else on the tile.
inspect-bonus_saxon_coin = A coin for nothing. Take it before anything else on the tile.
inspect-bonus_viking_warrior = A warrior for nothing. Take him before anything else on the tile.
inspect-bonus_viking_move = A whole Move, before anything else on the tile. It lets you land and plunder with one tile.
inspect-cost-saxon_build = 1 coin
inspect-cost-saxon_fyrd = 1 coin for each warrior
inspect-cost-saxon_income = nothing, or 1 coin for each unit
inspect-cost-saxon_tribute = 1 coin, which the Vikings get
inspect-cost-viking_recruit = 1 coin for 1 unit, 2 coins for 3

inspect-kind-slot = Raid-target slot
inspect-slot = The target in it says where the units of its area can land. If the slot is empty, or its target lies face up, one can be drawn at random.
inspect-slot-empty = Empty: the target is drawn when they sail
inspect-slot-down = A target, face down
inspect-slot-secret = Face down: the Anglo-Saxons do not know it
inspect-slot-again = Face up: it can be used again, or another drawn
inspect-kind-target = Raid target
inspect-target = In a slot, it says where the units of that area of Scandinavia can land. It stays there, face up, once it has been used.
inspect-kind-pool =
    { $number ->
        [one] { $number } raid target in no slot
       *[other] { $number } raid targets in no slot
    }
inspect-pool = Scouts choose from it, and who sails without a target draws from it. Only the Vikings may look.
inspect-pool-hidden =
    { $number ->
        [one] { $number } token, known to the Vikings
       *[other] { $number } tokens, known to the Vikings
    }

inspect-kind-choice = A choice
inspect-option-end_tile = Leaves the rest of the tile undone. Nothing on it is compulsory.
inspect-option-pass = Reveals nobody else in this battle. Reveal only what changes the result.
inspect-option-stop = Ends it here, with what has been done so far.
inspect-option-choose_force = These units go, all others stay. Two against one win and lose nobody; a tie is Saxon.
inspect-option-choose_bound = These units stay bound by the Anglo-Saxons; all others board the Longship.
inspect-option-choose_losses = These units fall. Warriors return to the supply, leaders never come back.

# The legend

sign-shield-saxon = Saxon warrior
sign-shield-viking = Viking warrior
sign-helmet-saxon = Saxon leader; the letter is the first of his name, ? an ability that you do not know
sign-helmet-viking = Viking leader; the letter is the first of his name, ? an ability that you do not know
sign-burh = Burh, and the burh marker on the round track
sign-coin = Coin
sign-crown = Inland area: 1 coin a round to Vikings in control
sign-swords = Both sides stand here, so there will be a battle; on a tile: its owner resolves actions first
sign-pennant = Initiative: who has it picks an action tile first
sign-hourglass = Round marker on the round track
sign-token-back = Raid target, face down

# What is said before a choice that loses something

warning-no_viking = After this no Viking is left in England: that loses the game this round.
warning-no_viking_unless_landing = After this no Viking is left in England: that loses the game this round, unless you land again.
warning-one_viking = Only one Viking stays in England; one attack or Tribute ends the game.
warning-last_coin = This coin makes { $coins }: unless you clear England, they win.
warning-coins_in_reach = Without recruiting you would have { $coins } coins this round.
warning-battle_lost = As it stands this battle is { $vikings } against { $saxons }: a tie or worse, and the Saxons win it.
warning-leader_lost = A lost leader never comes back; a warrior does.
warning-bonus_lost = The bonus of this tile is lost once you act.
warning-five_areas = With these tiles the Vikings may reach { $areas } areas.
warning-tribute = One Tribute could sweep you from England.
warning-burh_in_danger = This burh can be robbed before the round ends.
