# The texts of Medieval Battle in English. How they are looked up: meadhall/words.py.
#
# Hexes are called by the codes printed on them: `$hex`, `$origin` and `$destination` are strings like "F7".

title = Medieval Battle
subtitle = The Board Game
tagline = Two armies, a handful of flags and no dice: knights, pikes and bows fight for the field before time runs out.
pitch = Two armies, a few flags and not a single die.
list-and = { $list } and { $last }
list-more = { $count } more


## Armies and seats
##
## The name is a label, and the subject of a sentence; `.poss` is "Red's", `.army` is the label of the whole army.
## A draw and nobody have the same forms, because they stand where an army could.

name-red = Red
    .poss = Red's
    .army = Red army
name-yellow = Yellow
    .poss = Yellow's
    .army = Yellow army
name-draw = Draw
    .poss = nobody's
    .army = Neither army
name-nobody = nobody
    .poss = nobody's
    .army = Neither army

name-seat_0 = Player 1
name-seat_1 = Player 2


## Unit types
##
## The name is a label; `.plain` is for "units of heavy cavalry", `.the` for the middle of a sentence,
## `.abbr` for narrow tables.

name-heavy_cavalry = Heavy cavalry
    .plain = heavy cavalry
    .the = the heavy cavalry
    .abbr = HC
text-heavy_cavalry = Armoured knights: the strongest charge of all, but pikes and rough ground stop it.
name-light_cavalry = Light cavalry
    .plain = light cavalry
    .the = the light cavalry
    .abbr = LC
text-light_cavalry = Fast riders: they run down archers and are the first at the flags.
name-mounted_archers = Mounted archers
    .plain = mounted archers
    .the = the mounted archers
    .abbr = MA
text-mounted_archers = Fast riders with short bows: they shoot at an adjacent hex, but are weak in melee.
name-heavy_infantry = Heavy infantry
    .plain = heavy infantry
    .the = the heavy infantry
    .abbr = HI
text-heavy_infantry = Slow armoured foot: holds hills and woods against anyone.
name-light_infantry = Light infantry
    .plain = light infantry
    .the = the light infantry
    .abbr = LI
text-light_infantry = Cheap foot for rough ground: beats pikemen and archers.
name-pikemen = Pikemen
    .plain = pikemen
    .the = the pikemen
    .abbr = PK
text-pikemen = A slow hedge of pikes: cavalry breaks on it.
name-archers = Archers
    .plain = archers
    .the = the archers
    .abbr = AR
text-archers = Foot with short bows: they shoot at an adjacent hex and are helpless in melee.
name-longbowmen = Longbowmen
    .plain = longbowmen
    .the = the longbowmen
    .abbr = LB
text-longbowmen = They shoot two hexes far and hurt even armoured units, but are helpless in melee.
name-tabor = Wagon train
    .plain = wagon train
    .the = the wagon train
    .abbr = WT
text-tabor = Part of every army, costs nothing and moves on plains only. Fortified, it withstands one attack; exposed, it is destroyed, and the enemy gains 3 victory points. Units return to the battle beside it.


## Terrains: `.in` says where a unit stands.

name-plain = Plain
    .in = on the plain
text-plain = Costs 1 movement point to enter; the only ground that a wagon train may use.
name-forest = Forest
    .in = in the forest
text-forest = Costs 2 movement points; low ground. Bad for mounted units in melee, covers a unit that is shot at, and hides what lies behind it.
name-rocky_hills = Rocky hills
    .in = on rocky hills
text-rocky_hills = Costs 2 movement points; middle height. Bad for mounted units in melee.
name-mountains = Mountains
    .in = in the mountains
text-mountains = Costs 2 movement points; the highest ground. Closed to mounted units and wagon trains; hides what lies behind it.


## Where units wait off the board: the reserve, and a camp beside each outer module, for units that fled there.

name-reserve = Reserve
    .short = Reserve
    .in = in the reserve
    .to = to the reserve
    .from = from the reserve
name-slot_1 = Camp beside outer module 1
    .short = Camp 1
    .in = in the camp beside outer module 1
    .to = to the camp beside outer module 1
    .from = from the camp beside outer module 1
name-slot_2 = Camp beside outer module 2
    .short = Camp 2
    .in = in the camp beside outer module 2
    .to = to the camp beside outer module 2
    .from = from the camp beside outer module 2
name-slot_3 = Camp beside outer module 3
    .short = Camp 3
    .in = in the camp beside outer module 3
    .to = to the camp beside outer module 3
    .from = from the camp beside outer module 3
name-slot_4 = Camp beside outer module 4
    .short = Camp 4
    .in = in the camp beside outer module 4
    .to = to the camp beside outer module 4
    .from = from the camp beside outer module 4
name-slot_5 = Camp beside outer module 5
    .short = Camp 5
    .in = in the camp beside outer module 5
    .to = to the camp beside outer module 5
    .from = from the camp beside outer module 5


## Ready-made armies

name-a20_rulebook = Mixed host
text-a20_rulebook = The example of the rulebook, a bit of everything: eleven units.
name-a20_horse = Horse lords
text-a20_horse = Eight mounted units and one of pikemen: seize the flags early and keep off rough ground.
name-a20_foot = Foot wall
text-a20_foot = Fourteen units, slow and hard to dislodge.
name-a20_spear_and_lance = Spear and lance
text-a20_spear_and_lance = The pikes pin the enemy down, the cavalry strikes.
name-a30_mixed = Royal host
text-a30_mixed = A large balanced army of seventeen units.
name-a30_horse = Great horse
text-a30_horse = All the cavalry, two units of longbowmen, and some foot to guard the wagons.
name-a30_foot = Free companies
text-a30_foot = Nineteen units: weight of numbers, and arrows.
name-a30_spear_and_lance = Banner and pike
text-a30_spear_and_lance = Strong cavalry behind a line of pikes.


## Ready-made battlefields

name-std_crossroads = Crossroads
text-std_crossroads = Open country, good for a first battle; every flag stands on a plain.
name-std_sacred_grove = Sacred Grove
text-std_sacred_grove = The central flag stands in a wood, where horsemen and bows lose their edge.
name-std_chieftains_hill = Chieftain's Hill
text-std_chieftains_hill = Rugged country; the central flag stands on rocky hills.
name-std_the_bowl = The Bowl
text-std_the_bowl = The central flag lies between three peaks: a place made for longbowmen.
name-lrg_two_fields = Two Fields
text-lrg_two_fields = A large open battlefield with a meadow and a hill.
name-lrg_woods_and_stones = Woods and Stones
text-lrg_woods_and_stones = A large rugged battlefield for armies on foot.
name-lrg_border_march = Border March
text-lrg_border_march = A large mixed battlefield: a grove on one side, a bowl of peaks on the other.


## Flags, by their names on ready-made battlefields; elsewhere they bear beasts.

name-waymark = Waymark
name-old_well = Old Well
name-wayside_inn = Wayside Inn
name-pastures = Pastures
name-grove_altar = Grove Altar
name-augur_glade = Augur Glade
name-blood_rock = Blood Rock
name-holy_spring = Holy Spring
name-high_seat = High Seat
name-black_wood = Black Wood
name-barrows = Barrows
name-stone_gate = Stone Gate
name-hollow = The Hollow
name-cold_pasture = Cold Pasture
name-wind_gate = Wind Gate
name-spruce_gully = Spruce Gully
name-broad_meadow = Broad Meadow
name-bald_hill = Bald Hill
name-old_mill = Old Mill
name-great_oak = Great Oak
name-sheepfold = Sheepfold
name-quarry = Quarry
name-wolf_thicket = Wolf Thicket
name-quiet_glade = Quiet Glade
name-raven_rock = Raven Rock
name-honey_wood = Honey Wood
name-clearing = Clearing
name-boulders = Boulders
name-old_grove = Old Grove
name-robbers_den = Robbers' Den
name-watchtower = Watchtower
name-toll_gate = Toll Gate
name-burnt_farm = Burnt Farm
name-border_stone = Border Stone
name-eagle = Eagle
name-lion = Lion
name-raven = Raven
name-wolf = Wolf
name-stag = Stag
name-boar = Boar


## How a battle ends: `.because` is a sentence.

name-victory_points = Victory points
    .because = Enough victory points have been won.
text-victory_points = At the end of a turn, an army has enough victory points: 5 on the standard map, 6 on the large one.
name-exhaustion = Exhaustion
    .because = Neither army has any time tokens or movement points left.
text-exhaustion = Neither army has a time token left, and no unit on the board has movement points. More victory points win; then the more valuable army on the board.
name-two_passes = Two passes
    .because = Both armies passed, one after the other.
text-two_passes = Both armies pass, one after the other. More victory points win; then the more valuable army on the board.


# How a finished battle ended

won-victory_points = { name-victory_points.because }
won-exhaustion = { name-exhaustion.because }
won-two_passes = { name-two_passes.because }


## The clash calculator: its columns, and the factors that shift a card

name-column_m2 = Attackers slaughtered
name-column_m1 = Attack beaten off
name-column_0 = Even fight
name-column_p1 = Attack wins
name-column_p2 = Defenders routed

name-numbers = Numbers
text-numbers = The unit with two knights against one.
name-height = Height
text-height = The unit that stands on higher ground, by however much.
name-mounted_terrain = Ground bad for horses
text-mounted_terrain = In melee: the unit on foot, if the defender stands in a forest or on rocky hills and only one of the two units is mounted.
name-forest_cover = Forest cover
text-forest_cover = In shooting: a target in a forest, mounted or not.


## Options of the game

option-name-map_size = Map size
option-text-map_size = On the standard map, armies cost up to 20 points, and 5 victory points win; on the large map it is 30 and 6.
option-value-map_size-standard = standard
option-value-map_size-large = large
option-name-map = Battlefield
option-text-map = Where the battle is fought: a ready-made battlefield of the chosen size, one put together at random, or your own.
option-value-map-usual = the usual one of the size
option-value-map-std_crossroads = { name-std_crossroads } (standard)
option-value-map-std_sacred_grove = { name-std_sacred_grove } (standard)
option-value-map-std_chieftains_hill = { name-std_chieftains_hill } (standard)
option-value-map-std_the_bowl = { name-std_the_bowl } (standard)
option-value-map-lrg_two_fields = { name-lrg_two_fields } (large)
option-value-map-lrg_woods_and_stones = { name-lrg_woods_and_stones } (large)
option-value-map-lrg_border_march = { name-lrg_border_march } (large)
option-value-map-random = random
option-value-map-custom = custom
option-name-map_seed = Seed of a random battlefield
option-text-map_seed = Only for a random battlefield: the same number gives the same battlefield.
option-name-map_custom = Custom battlefield
option-text-map_custom = Only for a custom battlefield: four parts with | between them, for instance A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A. First the side of the outer and supplementary modules, A or B; then the inner modules, each a face from I to IV and its rotation from 0 to 5; then the outer modules in the order of their places, each a face and its orientation 0 or 1; at last the supplementary modules. The standard map takes 1, 3 and 3 modules, the large one 2, 5 and 4, each module at most once.
option-name-colours = Who leads which army
option-text-colours = Red deploys first, Yellow takes the first turn.
option-value-colours-seat_1_red = player 1 leads Red
option-value-colours-seat_1_yellow = player 1 leads Yellow
option-value-colours-random = drawn at random
option-name-army_mode = Recruitment
option-text-army_mode = How the armies come about: each player recruits in secret, each secretly chooses a ready-made army, or both get the ready-made armies set below.
option-value-army_mode-free = free recruitment
option-value-army_mode-preset_choice = choice of a ready-made army
option-value-army_mode-preset_fixed = the armies set below
option-name-army_red = Army of Red
option-text-army_red = Only if the armies are set beforehand: the ready-made army of Red, for the chosen map size.
option-value-army_red-usual = the usual one of the size
option-value-army_red-a20_rulebook = { name-a20_rulebook } (standard)
option-value-army_red-a20_horse = { name-a20_horse } (standard)
option-value-army_red-a20_foot = { name-a20_foot } (standard)
option-value-army_red-a20_spear_and_lance = { name-a20_spear_and_lance } (standard)
option-value-army_red-a30_mixed = { name-a30_mixed } (large)
option-value-army_red-a30_horse = { name-a30_horse } (large)
option-value-army_red-a30_foot = { name-a30_foot } (large)
option-value-army_red-a30_spear_and_lance = { name-a30_spear_and_lance } (large)
option-name-army_yellow = Army of Yellow
option-text-army_yellow = Only if the armies are set beforehand: the ready-made army of Yellow, for the chosen map size.
option-value-army_yellow-usual = the usual one of the size
option-value-army_yellow-a20_rulebook = { name-a20_rulebook } (standard)
option-value-army_yellow-a20_horse = { name-a20_horse } (standard)
option-value-army_yellow-a20_foot = { name-a20_foot } (standard)
option-value-army_yellow-a20_spear_and_lance = { name-a20_spear_and_lance } (standard)
option-value-army_yellow-a30_mixed = { name-a30_mixed } (large)
option-value-army_yellow-a30_horse = { name-a30_horse } (large)
option-value-army_yellow-a30_foot = { name-a30_foot } (large)
option-value-army_yellow-a30_spear_and_lance = { name-a30_spear_and_lance } (large)
option-name-army_reveal = When armies are shown
option-text-army_reveal = Whether the enemy sees the whole army after recruitment, or each unit only when it is placed.
option-value-army_reveal-after_recruitment = after recruitment
option-value-army_reveal-on_placement = unit by unit
option-name-dismount = Dismounting
option-text-dismount = Optional rule: whether mounted units may dismount, before the turn's play or after their own movement, and fight on as foot.
option-value-dismount-true = allowed
option-value-dismount-false = not allowed
option-name-pursuit_free_move = Free movement after a pursuit
option-text-pursuit_free_move = Whether an attacker whose target withdrew may move on if it is in no enemy zone of control; otherwise it may only attack again or shoot.
option-value-pursuit_free_move-true = may move on
option-value-pursuit_free_move-false = attacks and shots only
option-name-tabor_shootable = Shooting at wagon trains
option-text-tabor_shootable = Whether a wagon train can be shot at; a shot then works like an attack, but the archers stay where they are.
option-value-tabor_shootable-true = allowed
option-value-tabor_shootable-false = not allowed
option-name-los_hills_block = Rocky hills block sight
option-text-los_hills_block = Whether rocky hills, too, block the sight of archers on lower ground.
option-value-los_hills_block-true = block sight
option-value-los_hills_block-false = do not block sight
option-name-zoc_exit = Leaving a zone of control
option-text-zoc_exit = How a unit moves that begins its turn in an enemy zone of control: freely once it is out of it, or by 1 hex in all.
option-value-zoc_exit-free = freely
option-value-zoc_exit-one_hex = 1 hex only
option-name-shooting_scale = Losses from shooting
option-text-shooting_scale = How the losses of a shot are found: in the columns of the clash calculator, or on a ladder where each advantage adds or saves one loss, which makes bows deadlier.
option-value-shooting_scale-calculator = clash calculator
option-value-shooting_scale-ladder = ladder
option-name-los_edge_rule = Sight along the side of hexes
option-text-los_edge_rule = A shot of longbowmen between two hexes is blocked if both of them block sight, or if either does.
option-value-los_edge_rule-both = if both block
option-value-los_edge_rule-either = if either blocks
option-name-time_tokens = Time tokens
option-text-time_tokens = How often each army can regroup; the rulebook has 5, more make for a longer battle.
option-name-rulings = Rulings without an option of their own
option-text-rulings = How the rulebook is read where no other option says so. By the book, a unit stopped in a zone of control attacks only enemies in whose zone it stands, and mounted units may dismount without using up the turn; by the house's first rules it attacks any adjacent enemy, and only the activated unit dismounts.
option-value-rulings-by_the_book = by the book
option-value-rulings-house = as the house played before

preset-name-by_the_book = By the book
preset-text-by_the_book = Everything as the rulebook has it: the standard battle, with armies recruited in secret.
preset-name-house_rules = House rules
preset-text-house_rules = As the house first played: a stopped unit attacks any adjacent enemy, and to dismount takes the turn of the unit.
preset-name-large_battle = Large battle
preset-text-large_battle = The large map, armies for 30 points, and 6 victory points to win.
preset-name-ready_made_armies = Ready-made armies
preset-text-ready_made_armies = Each player secretly chooses one of four ready-made armies instead of recruiting.
preset-name-dismounting = Dismounting
preset-text-dismounting = With the rulebook's optional rule: mounted units may dismount and fight on as foot.


## Decisions

decision-draw_colours = Draw of the armies
    .waiting = The armies are being drawn
    .army = Player 1 leads { $a }
decision-recruit_units =
    { $kind }: how many units? ({ $cost ->
        [one] { $cost } point
       *[other] { $cost } points
    } each, { $left } left)
    .waiting = { $side } is recruiting in secret
decision-choose_preset = Choose your army
    .waiting = { $side } is choosing an army in secret
decision-place_tabor = Choose a hex for your wagon train
    .waiting = { $side } is placing the wagon train
decision-deploy_unit = Choose a unit to deploy, or finish
    .waiting = { $side } is deploying units
decision-deploy_hex = Choose a hex for { $kind_the }
    .waiting = { $side } is choosing a hex for a unit
decision-take_turn = Your turn: activate a unit, regroup or pass
    .waiting = { $side } is on turn
    .dismount = Dismount the unit on hex { $a }
decision-act = { $kind }, movement points left: { $left }. Choose what to do
    .waiting = { $side } is leading { $kind_the }
decision-offer_retreat = The enemy ({ $attacker_plain }) attacks your { $kind_plain } on hex { $hex }: hold or withdraw?
    .waiting = { $side } decides whether { $kind_the } on hex { $hex } will hold or withdraw
decision-return_unit = Choose a unit to place beside your wagon train
    .waiting = { $side } is bringing units to the wagon train
decision-return_hex = Choose a hex beside the wagon train for { $kind_the }
    .waiting = { $side } is choosing a hex beside the wagon train


## Options of decisions

option-army = { $a }
option-count =
    { $a ->
        [0] None
        [one] { $a } unit
       *[other] { $a } units
    }
option-preset = { $a }
option-hex = Hex { $a }
option-deploy = Deploy { $a_plain }
option-finish = Finish deploying for good
option-activate = Activate the unit on hex { $a }
option-regroup = Regroup (1 time token)
option-pass = Pass
option-step = Move to hex { $a }
option-attack = Attack hex { $a }
option-shoot = Shoot at hex { $a }
option-merge = Merge with the unit on hex { $a }
option-dismount = Dismount
option-end = End the turn
option-retreat = Withdraw to hex { $a }
option-flee = Flee from the battlefield
option-hold = Hold and fight
option-return =
    { $b ->
        [one] { $a } ({ $b } knight) { $c_from }
       *[other] { $a } ({ $b } knights) { $c_from }
    }
option-done = Place no more units


## The log

log-recruitment_begins = Recruitment
log-deployment_begins = Deployment
log-battle_begins = Battle
log-turn_begins = Turn { $turn }: { $side }

log-colours_assigned = { $red } leads Red, { $yellow } leads Yellow.
log-recruited =
    { $count ->
        [0] { $side } recruited no { $kind_plain }.
        [one] { $side } recruited { $count } unit of { $kind_plain }.
       *[other] { $side } recruited { $count } units of { $kind_plain }.
    }
    .clause = recruited { $items }
    .item =
        { $count ->
            [0] no { $kind_plain }
            [one] { $count } unit of { $kind_plain }
           *[other] { $count } units of { $kind_plain }
        }
log-preset_chosen = { $side } chose the army “{ $preset }”.
    .clause = chose the army “{ $preset }”
log-army_ready =
    { $units ->
        [one] { $side_poss } army is ready: { $units } unit.
       *[other] { $side_poss } army is ready: { $units } units.
    }
    .clause =
        { $units ->
            [one] mustered { $units } unit
           *[other] mustered { $units } units
        }
log-army_has =
    { $count ->
        [one] { $side } has { $count } unit of { $kind_plain }.
       *[other] { $side } has { $count } units of { $kind_plain }.
    }
log-tabor_placed = { $side } placed the wagon train on hex { $hex }.
    .clause = placed the wagon train on { $hex }
log-deployed = { $side } deployed { $kind_plain } on hex { $hex }.
    .clause = deployed { $items }
    .item = { $kind_plain } on { $hex }
    .many = deployed { $times } units
log-deployment_finished =
    { $reserve ->
        [0] { $side } finished deploying.
        [one] { $side } finished deploying, with { $reserve } unit in reserve.
       *[other] { $side } finished deploying, with { $reserve } units in reserve.
    }
    .clause =
        { $reserve ->
            [0] finished deploying
            [one] kept { $reserve } unit in reserve
           *[other] kept { $reserve } units in reserve
        }

log-passed = { $side } passed.
    .clause = passed
log-regrouped =
    { $tokens ->
        [0] { $side } regrouped and spent the last time token.
        [one] { $side } regrouped; { $tokens } time token is left.
       *[other] { $side } regrouped; { $tokens } time tokens are left.
    }
    .clause = regrouped (time tokens left: { $tokens })
log-came_closer = { $side_poss } { $kind_plain } came closer to the wagon train, { $slot_to }.
    .clause = brought { $kind_plain } closer
log-returned = { $side_poss } { $kind_plain } joined the battle beside the wagon train, on hex { $hex }.
    .clause = brought { $kind_plain } back on { $hex }

log-moved = { $side_poss } { $kind_plain } moved from hex { $origin } to hex { $destination } (movement left: { $points }).
    .clause =
        { $kind_id ->
            [tabor] moved the wagon train to { $destination }
           *[other] moved { $kind_plain } to { $destination }
        }
log-passed_through = { $side_poss } { $kind_plain } passed through a friendly unit on hex { $hex }.
log-attacked = { $side_poss } { $kind_plain } attacked the enemy { $target_plain } on hex { $hex }!
    .scene = Attack on { $hex }
    .result = { $side_poss } { $kind_plain } against { $target_the }
log-at_stake =
    { $points ->
        [one] The flag { $flag } stands on hex { $hex } ({ $points } victory point).
       *[other] The flag { $flag } stands on hex { $hex } ({ $points } victory points).
    }
log-lined_up =
    { $knights ->
        [one] { $side_poss } { $kind_plain } stood on hex { $hex }, { $terrain_in }, with one knight.
       *[other] { $side_poss } { $kind_plain } stood on hex { $hex }, { $terrain_in }, with { $knights } knights.
    }
log-tabor_stood =
    { $fortified ->
        [0] { $side_poss } wagon train stood exposed on hex { $hex } already.
       *[other] { $side_poss } wagon train stood fortified on hex { $hex }.
    }
log-reckoned = Card { $card }, numbers { $numbers }, height { $height }, ground { $ground }: column { $column }.
log-reckoned_by_ladder = Card { $card }, numbers { $numbers }, height { $height }, ground { $ground }: losses { $losses }.
log-held = { $side_poss } { $kind_plain } stood and fought on hex { $hex }.
log-retreated = { $side_poss } { $kind_plain } withdrew from hex { $origin } to hex { $destination }.
    .result = { $side_poss } { $kind_plain } withdrew to { $destination }
log-fled = { $side_poss } { $kind_plain } fled from the battlefield { $slot_to }.
    .result = { $side_poss } { $kind_plain } fled
log-advanced = { $side_poss } { $kind_plain } advanced to hex { $hex }.
    .result = { $side_poss } { $kind_plain } took { $hex }
# The losses are those of the column; a unit cannot lose more knights than it has.
part-losses = (losses: attacker { $attacker_losses }, defender { $defender_losses })
log-fought =
    { $column ->
        [-2] { $side_poss } attackers were slaughtered { part-losses }.
        [-1] { $side_poss } attack was beaten off { part-losses }.
        [0] { $side_poss } attack led to an even fight { part-losses }.
        [1] { $side_poss } attack won the fight { part-losses }.
       *[other] { $side_poss } attack routed the defenders { part-losses }!
    }
    .result =
        { $column ->
            [-2] the attackers were slaughtered
            [-1] the attack was beaten off
            [0] an even fight
            [1] the attack won
           *[other] the defenders were routed
        }
log-shot =
    { $target_id ->
        [tabor] { $side_poss } { $kind_plain } shot at the enemy wagon train on hex { $hex }.
       *[other] { $side_poss } { $kind_plain } shot at the enemy { $target_plain } on hex { $hex } { part-shot }.
    }
    .scene = Shooting at { $hex }
    .result =
        { $losses ->
            [0] { $side_poss } { $kind_plain } against { $target_the }, in vain
           *[other] { $side_poss } { $kind_plain } against { $target_the }
        }
part-shot =
    { $losses ->
        [0] in vain
       *[other] (losses: { $losses })
    }
log-reduced = { $side_poss } { $kind_plain } on hex { $hex } lost a knight.
    .result = { $side_poss } { $kind_plain } lost a knight
log-destroyed = { $side_poss } { $kind_plain } fell to the last man on hex { $hex }.
    .result = { $side_poss } { $kind_plain } fell to the last man
log-merged = { $side } merged two reduced units of { $kind_plain } on hex { $hex }.
    .clause = merged two units of { $kind_plain } on { $hex }
log-dismounted = { $side_poss } { $kind_plain } dismounted on hex { $hex } to fight on as { $foot_plain }.
    .clause = dismounted { $kind_plain } on { $hex }
log-tabor_exposed = { $side_poss } wagon train on hex { $hex } stood exposed.
    .result = { $side_poss } wagon train stood exposed
log-tabor_destroyed = { $side_poss } wagon train on hex { $hex } was destroyed: 3 victory points for the enemy!
    .result = { $side_poss } wagon train was destroyed

log-flag_taken =
    { $points ->
        [one] { $side } took the flag { $flag } on hex { $hex } ({ $points } victory point).
       *[other] { $side } took the flag { $flag } on hex { $hex } ({ $points } victory points).
    }
    .clause = took the flag { $flag }
    .result = { $side } took the flag { $flag }
log-points = Victory points: Red { $red }, Yellow { $yellow }; { $needed } win.
log-battle_over =
    { $outcome_id ->
        [draw] The battle ended in a draw. { $victory_because } Victory points: Red { $red }, Yellow { $yellow }.
       *[other] { $outcome } won the battle! { $victory_because } Victory points: Red { $red }, Yellow { $yellow }.
    }
log-count_begins = The count. { $victory_because }
    .scene = The count
log-counted = { $side }: { $flags } from flags, { $wagons } from the enemy wagon train; army on the board worth { $value }.
    .result = { $side } { $flags } from flags and { $wagons } from the wagon train, army worth { $value }
log-won = { $side } won the battle.
    .result = { $side } won
log-drawn = The battle ended in a draw.
    .result = a draw


## Words for the table

word-turn = Turn
word-tokens = Time tokens
word-points = Victory points
word-movement = Movement
word-knights = Knights
word-reserve = Reserve
word-camp = Camp
word-flags = Flags
word-tabor = Wagon train
word-fortified = fortified
word-exposed = exposed
word-destroyed = destroyed
word-terrain = Terrain
word-units = Units
word-value = Value
word-army = Army
word-empty = empty
word-unknown = unknown
word-preview = Preview
word-losses = Losses
word-base = Base
word-factors = Factors
word-result = Result
word-attacker = Attacker
word-defender = Defender
word-cost = Cost
word-recruit-points = Recruit points
word-battlefield = Battlefield
word-you = you
word-winner = Winner

# The position in words

text-turn = Turn { $turns }: { $side } is on turn.
text-score = { $side }: { $points } of { $needed } victory points.
text-unit =
    { $kind_id ->
        [tabor] { $kind } on hex { $hex }: movement points { $points }
       *[other]
            { $knights ->
                [one] { $kind } on hex { $hex }: { $knights } knight, movement points { $points }
               *[other] { $kind } on hex { $hex }: { $knights } knights, movement points { $points }
            }
    }
text-flag =
    { $points ->
        [one] { $flag }, hex { $hex } ({ $points } victory point): { $owner }
       *[other] { $flag }, hex { $hex } ({ $points } victory points): { $owner }
    }
text-reserve = { $side }, reserve: { $units }
text-fled = { $kind } { $slot_in }

# The score sheet

score-central_flags = Central flags
score-edge_flags = Edge flags
score-tabor = Enemy wagon train destroyed
score-points = Victory points
score-value = Army value (breaks ties)

# What is watched for fairness

trait-army = Ready-made army

# The picture

picture-over = The battle is over.
picture-won =
    { $side_id ->
        [draw] The battle ends in a draw.
       *[other] { $side } won the battle!
    }
picture-winner = winner
picture-draw = draw
picture-to-move = to decide
picture-phase-recruitment = Recruitment
picture-phase-deployment = Deployment
picture-unit =
    { $knights ->
        [one] { $knights } knight, movement points { $points } of { $most }.
       *[other] { $knights } knights, movement points { $points } of { $most }.
    }
picture-fortified = fortified, an attack would only expose it.
picture-exposed = exposed, an attack would destroy it.
picture-flag =
    { $points ->
        [one] Flag { $flag } ({ $hex }): { $points } victory point.
       *[other] Flag { $flag } ({ $hex }): { $points } victory points.
    }
picture-nobodys = Nobody controls it yet
picture-camp = Units that flee from this side of the battlefield wait here. Each regrouping brings them closer to their wagon train.
picture-regroups = { $side }: regroupings until these units return: { $number }.
picture-way = Move to hex { $hex } (movement points left: { $points }).
picture-way-attack = Move to hex { $origin } and attack hex { $hex }.
picture-way-shoot = Move to hex { $origin } and shoot at hex { $hex }.
picture-dismount = On foot: { $foot_plain }, movement points { $points }. The turn goes on.
picture-card = Card
picture-expected = Expected: { $result }.
picture-losses = losses: attacker { $attacker }, defender { $defender }
picture-shot-losses = losses of the target: { $losses }
picture-would-expose = The wagon train would stand exposed
picture-would-destroy = The wagon train would be destroyed: 3 victory points
picture-clash = Clash calculator
picture-enemy-tabor = Enemy wagon train
picture-tokens = Regrouping costs one and gives all units of the army their movement points back.
picture-value = value
picture-value-about = Recruit value on the board: { $value }. It breaks ties.
picture-number = Number: { $number }.
picture-reserve-hidden = Units that have not been shown yet: { $number }.
picture-in-hand = In hand
picture-on-board = On board
picture-standing = { $number } · full strength { $full } · can move { $fresh }
picture-muster = Recruitment
picture-deploy = Deployment
picture-presets = Ready-made armies
picture-points-left = { $left } of { $budget } points left
picture-cost = cost { $cost }
picture-most = at most { $number }
picture-moves = moves { $points }
picture-range = shoots { $hexes }
picture-terrain-short = cost { $cost } · height { $level }
picture-tables = Terrain and melee cards
picture-act-about = Numbers on hexes are the movement points left there. Hatched hexes are in the enemy's zone of control: a unit that enters one must stop.
picture-melee = Melee cards
picture-phase-battle = Battle
picture-units-standing = Units on the board
picture-units-reserve = Units in reserve
picture-units-fresh = Units with movement points
picture-units-fled = Units in the camps
picture-units-value = Value of the units on the board
picture-turn-of = { $side } moves
picture-begins = { $side } moves first
picture-budget = Armies of up to { $points } points
picture-next-turn = { $side_poss } turn
picture-left-to-place = To be placed: { $number }
picture-next-points = { $side } has { $points } of { $needed } points
picture-next-won = { $side } has { $points } of { $needed } points and wins
picture-next-pass =
    { $side_id ->
        [draw] a second pass ends the battle in a draw
       *[other] a second pass ends the battle: { $side } wins
    }
picture-next-exhaustion = no time tokens: the end when no unit can move
picture-effect-recruit = points left: { $left }
picture-effect-regroup = time tokens: { $tokens } → { $left }
picture-effect-pass = two passes in a row end the battle
picture-effect-end = movement points left: { $points }
picture-effect-finish = stay in reserve: { $number }
picture-note-tabor = The wagon train stands on a plain; units return to the battle beside it.
picture-note-deploy = Shaded hexes are closed: less than 3 hexes from a flag or from the enemy's wagon train.
picture-note-zones = A unit that enters the enemy's zone of control (hatched) must stop there, but may still attack or shoot.
picture-note-dismount = The boot beside a mounted unit makes it dismount at once; the turn goes on.
picture-note-retreat = Withdrawing costs the movement points shown; the attacker takes the hex and may go on attacking.

# Recruitment as one sheet, and ready formations

outlook-holds = If it holds, victory points at the end of the turn: { $points }.
outlook-withdraws = If it withdraws, your unit takes { $hex }.
outlook-points = { " " }Victory points then: { $points }.
sheet-title = Your army
sheet-about = Secret until both are ready; the wagon train costs nothing.
sheet-verb = Muster
sheet-unit = points
sheet-heavy_cavalry = strongest charge; fears pikes
sheet-light_cavalry = fast, first at the flags
sheet-mounted_archers = ride fast, shoot at the next hex
sheet-heavy_infantry = slow, holds hills and woods
sheet-light_infantry = cheap, good on rough ground
sheet-pikemen = slow; cavalry breaks on them
sheet-archers = shoot at the next hex
sheet-longbowmen = shoot two hexes far
sheet-means = What the number means: knights lost
plan-wagons = Around the wagons
    .about = Pikes and armour beside the wagons, bows on the heights behind them.
plan-wings = Two wings
    .about = Riders on both sides before a flag each, foot between them.
plan-flags = Race for the flags
    .about = Everybody as near to the flags as the rules allow.

# Why a unit cannot be chosen

reason-not-now = Not now:
reason-own-unit-first = first choose one of your units.
reason-no-points = it has no movement points left; regrouping restores them.
reason-hemmed-in = there is no hex that it could enter and no enemy within its reach.
reason-one-unit = one unit acts in a turn, and another has begun.
reason-stopped = it stands in an enemy zone of control and goes no further this turn.
reason-held = it began in an enemy zone of control and may go only one hex.
reason-pursuing = after a withdrawal it may attack, but not move on.
reason-in-passing = your unit is passing through a friend and must leave that hex first.
reason-tabor-fights-not = a wagon train does not attack.
reason-tabor-not-shot = a wagon train cannot be shot at.
reason-too-dear = your unit has too few movement points for that hex.
reason-closed-ground = your unit cannot enter that ground.
reason-other-zone = your unit has been stopped and attacks only enemies in whose zone of control it stands.
reason-no-sight = your unit does not see it, or has no movement point to shoot.
reason-too-far = your unit cannot reach it from here.
reason-hex-taken = somebody stands there.
reason-hex-near-flag = it is less than 3 hexes from a flag.
reason-hex-near-tabor = it is less than 3 hexes from the enemy's wagon train.
reason-hex-not-beside-tabor = it is not beside your wagon train.
reason-hex-not-adjacent = it is not adjacent to your unit.
reason-hex-in-zone = it is in an enemy zone of control.
reason-no-tokens = no time token is left.

# What the bots look at: after an owner and a colon, or on its own

sense-victory_points = victory points
sense-one_point_from_winning = one victory point from winning
    .off = no longer one victory point from winning
sense-time_tokens = time tokens
sense-movement_points = movement points
sense-material = army value
sense-units_on_board = units on the board
sense-mounted_units = mounted units
sense-flags_near = nearness to flags
sense-tabor_exposed = the wagon train is exposed
    .off = the wagon train is fortified again
sense-enemies_beside_tabor = enemies beside the wagon train
sense-tabor_in_reach = enemies in reach of the wagon train
sense-exposed_tabor_in_reach = the exposed wagon train is in reach of the enemy
    .off = the exposed wagon train is out of the enemy's reach
sense-tabor_at_mercy = the wagon train can be destroyed at once
    .off = the wagon train cannot be destroyed at once

misfit-army-size = The ready-made army of { $army ->
    [red] Red
   *[yellow] Yellow
} is not for a { $size ->
    [large] large
   *[standard] standard
} map; choose one of that size, or the usual one.
misfit-map-size = This battlefield is not { $size ->
    [large] large; choose a large one, or the standard map size.
   *[standard] of the standard size; choose a standard one, or the large map size.
}
misfit-map-modules = A { $size ->
    [large] large
   *[standard] standard
} battlefield needs { $number } { $kind ->
    [inner] inner
    [outer] outer
   *[supplementary] supplementary
} modules; { $found ->
    [one] one is
   *[other] { $found } are
} named.
misfit-map-face = There is no { $kind ->
    [inner] inner
    [outer] outer
   *[supplementary] supplementary
} module with the face “{ $face }”.
misfit-map-side = The face “{ $face }” is not of side { $side }, as all outer and supplementary modules must be.
misfit-map-once = Every module can be used only once.
misfit-map-turn = An inner module can be turned 0 to 5 times.
misfit-map-orientation = An outer module lies one way, 0, or the other, 1.
misfit-map-form = A custom battlefield is written in four parts, for instance { $size ->
    [large] B | III/2 I/0 | BI/0 BV/1 BII/0 BIII/1 BIV/0 | U1B U2B U3B U4B
   *[standard] A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A
}: the side, the inner faces with their turns, the outer faces with their orientations, the supplementary faces.
misfit-map-word = “{ $word }” must be a face and how it is turned, as in AI/0.

# What a choice before the game is good for, in at most five words

gift-red = Deploys first
gift-yellow = Takes the first turn
gift-std_crossroads = Open, good for cavalry
gift-std_sacred_grove = A flag in the woods
gift-std_chieftains_hill = Rugged, a flag on hills
gift-std_the_bowl = A flag between peaks
gift-lrg_two_fields = Wide and open
gift-lrg_woods_and_stones = Wide and rugged
gift-lrg_border_march = A little of everything
gift-random = Left to chance
gift-custom = Put together by you

# What is said of the things of the table

inspect-head-holds = Stands there
inspect-head-inside = In it
inspect-head-zones = In the zone of control of
inspect-head-reach = Who could reach it in a turn
inspect-head-why-not = Why not now
inspect-head-does = What it does
inspect-head-numbers = Numbers
inspect-head-stand = As it stands
inspect-head-control = Control
inspect-head-come = Where they come from
inspect-head-fights = In melee
inspect-head-strikes = Could strike in a turn
inspect-head-danger = Could be struck by
inspect-head-flags = Could end a turn on
inspect-head-withdraws = Attacked now, it could withdraw to
inspect-head-result = What this would bring

inspect-from = { $result }, from { $hex }
inspect-by-shot = shot
inspect-off-board = off the board
inspect-nowhere = Nowhere: it would have to fight
inspect-good-against = good against
inspect-bad-against = bad against
inspect-range = Range of its bows
inspect-most = Counters of an army
inspect-closed = Closed ground: { $terrain }
inspect-closed-to = Closed to: { $kinds }
inspect-entry = Movement points to enter
inspect-height = Height

inspect-plain = Open ground, one point to enter. Horses like it, and wagons go nowhere else.
inspect-forest = Cover from arrows, and no sight through it. Fight here on foot, not on horseback.
inspect-rocky_hills = Height 1, bad for horses. Fight from above: height is one column of the scale.
inspect-mountains = Height 2, for foot only. Nobody stands higher, and nobody sees through.
inspect-flag = Two points at the centre, one at the edge, for whoever stood there last at the end of a turn. Touch it and ride on: it stays yours.
inspect-kind-camp = Beside the board

inspect-kind-type = Unit type
inspect-kind-preset = Ready-made army
inspect-heavy_cavalry = The hardest blow of all, with 4 movement points. Send it against archers and light troops, never against pikes.
inspect-light_cavalry = The fastest riders, with 5 movement points. Use them for archers and flags, never against pikes.
inspect-mounted_archers = Five movement points and a short bow. Sting and leave.
inspect-heavy_infantry = Holds anything, with 2 movement points. Put it on flags in woods and on hills.
inspect-light_infantry = Cheap, with 3 movement points, and good against pikes. Put it on flags in woods and on hills.
inspect-pikemen = A cheap wall against horse, with 2 movement points. Keep it beside wagons and archers.
inspect-archers = They shoot next door and are helpless in melee. Put them on a height, with somebody in front.
inspect-longbowmen = They shoot two hexes far and through armour. Put them on a height, with somebody in front.
inspect-tabor = The wagons of an army: behind the ring they survive one blow, without it none, and they are worth 3 points to the enemy. Reserves return beside them.

inspect-points = { $needed } victory points at the end of any turn win the battle. Flags and the enemy's wagon train bring them.
inspect-token = Each pays for one regrouping and never comes back. To be the last to have one is worth a flag.
inspect-value = The recruit points of all units on the board; reduced ones count in full. It breaks a tie at the end.
inspect-reserve = Units that are not on the board yet. At a regrouping they arrive fresh, beside the wagon train.

inspect-kind-choice = A choice
inspect-regroup = One time token gives the whole army its points back and closes the wagon ring. Best when most points are spent.
inspect-pass = Nothing happens, but two passes in a row end the battle. Only when you lead.
inspect-end = Finishes the turn of this unit. Points that are left serve for stepping back.
inspect-hold = Accepts the fight and pays nothing. Right when the scale is on your side.
inspect-flee = Leaves the board for 1 point. The unit lives, and comes back beside the wagons.
inspect-finish = The rest of the army stays in reserve. Reserves arrive fresh at a regrouping.
inspect-done = Nobody else comes back now. The rest waits for another regrouping.
inspect-dismount = The riders become the matching foot. Do it to hold a hill or to enter mountains.

# The legend

sign-mb-flag-none-1 = Flag at the edge: 1 victory point
sign-mb-flag-none-2 = Flag at the centre: 2 victory points
sign-mb-heads-2 = Knights of a unit: two when it is full, one when it is reduced
sign-mb-fresh = Movement points: the light dots on the rim of a counter
sign-mb-palisade = Ring of a fortified wagon train: it withstands one attack
sign-mb-sandglass = Time token: pays for one regrouping
sign-mb-swords = Attack, with the losses of attacker and defender
sign-mb-arrow = Shot, with the losses of the target
sign-mb-plus = Two reduced units become a full one
sign-mb-through = A way through a friend, with the points left
sign-mb-boot = Dismount
sign-mb-tent = Camp of units that fled
sign-coin = Recruit points: what the units on the board cost
sign-token-back = Units in reserve

# What is said before a choice that loses something

warning-second_pass = The enemy has just passed: if you pass, the battle ends and you do not win.
warning-enemy_can_win = After this they can reach { $points } points next turn.
warning-wagons_exposed = Your wagons leave the ring and can be taken at once: { $points } points.
warning-scale_against =
    { $losses ->
        [one] The scale is against you: only you lose a knight here.
       *[other] The scale is against you: only you lose knights here.
    }
warning-harmless_shot = This shot cannot hurt them.
warning-can_slip_away = They can still slip away. Block the way out first, or have points to pursue.
warning-no_way_out = This unit could be caught there and could not step back.
warning-must_stop = You must stop there: it is in an enemy zone of control.
warning-points_still_there = { $points } of { $most } movement points are still there. An hourglass never returns.
warning-lost_if_held = If you stand, you lose and they do not. You could step back.
warning-can_be_followed = They can follow, and you could not step back again.
warning-points_unspent =
    { $points ->
        [one] { $points } point is not spent, and will be lost.
       *[other] { $points } points are not spent, and will be lost.
    }
warning-deployment_over =
    { $units ->
        [one] After this you place no more units before the battle: { $units } stays in reserve.
       *[other] After this you place no more units before the battle: { $units } stay in reserve.
    }


## Scenes: what one watches, beat by beat

beat-line-up = Attack
beat-shot = Shot
beat-answer = Hold or withdraw
beat-card = Card
beat-factors = Factors
beat-losses = Losses
beat-advance = Advance
beat-tabor = Wagon train
beat-flag = Flag
beat-count = Count
beat-victory = Victory

scene-melee = Melee on { $hex }
scene-assault = Attack on the wagon train
scene-on-flag = flag { $flag }, { $points } { $points ->
        [one] point
       *[other] points
    }
scene-attacks = { $side } · attacks from { $hex }
scene-shoots-from = { $side } · shoots from { $hex }
scene-stands = { $side } · { $terrain_in }
scene-stands-with-wagons = { $side } · on { $hex }
scene-knights =
    { $number ->
        [0] nobody
        [one] 1 knight
       *[other] { $number } knights
    }
scene-if-held = If the defender holds: { $result }
scene-shoots = { $side_poss } { $kind_plain } shoot at the enemy { $target_plain } on hex { $hex }.
scene-held-by-choice = It could have withdrawn.
scene-held-by-need = It had nowhere to withdraw to.
scene-card-melee = Melee card of { $kind_plain }
scene-card-shooting = Shooting card of { $kind_plain }
scene-card-says = The card of { $kind_plain } says { $card } against { $target_plain }.
scene-card-favours =
    { $favours ->
        [attacker] That favours the attacker.
        [defender] That favours the defender.
       *[nobody] That favours nobody.
    }
scene-rungs = That many knights the card takes.
scene-column = { $column } ({ $losses }).
scene-shot-falls =
    { $losses ->
        [0] The shot takes nobody.
        [one] The shot takes one knight.
       *[other] The shot takes { $losses } knights.
    }
scene-strip = knights lost, attacker : defender
scene-strip-shot = knights that fall
scene-no-advantage = No advantage
scene-nothing-shifts = No advantage shifts the card.
scene-without = The difference: { $factor }. Without it: { $result }
scene-in-vain = Nobody falls.
scene-exposed-next = The next blow destroys it, unless its army regroups first.
scene-withdrew = { $side_poss } { $kind_plain } withdrew
scene-exposed = { $side_poss } wagon train stands exposed
scene-destroyed = { $side_poss } wagon train is destroyed
scene-shot-hit =
    { $losses ->
        [0] Shot in vain
        [one] Shot: one knight falls
       *[other] Shot: { $losses } knights fall
    }
scene-speaks = Speaks for it
scene-nothing = nothing
scene-flag-taken = { $side } took the flag { $flag }
scene-flags = Flags
scene-the-end = The end of the battle
