# The texts of Medieval Battle in English. How they are looked up: meadhall/words.py.
#
# Hexes name themselves by their coordinates: `$hex`, `$origin` and `$destination` are strings like "3,-2".

title = Medieval Battle
subtitle = The Board Game
tagline = Two armies, a handful of flags and no dice: knights, pikes and bows fight for the field before time runs out.
list-and = { $list } and { $last }


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
option-text-dismount = Optional rule: whether a mounted unit may dismount before or after its movement and fight on as foot.
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
log-preset_chosen = { $side } chose the army “{ $preset }”.
log-army_ready =
    { $units ->
        [one] { $side_poss } army is ready: { $units } unit.
       *[other] { $side_poss } army is ready: { $units } units.
    }
log-army_has =
    { $count ->
        [one] { $side } has { $count } unit of { $kind_plain }.
       *[other] { $side } has { $count } units of { $kind_plain }.
    }
log-tabor_placed = { $side } placed the wagon train on hex { $hex }.
log-deployed = { $side } deployed { $kind_plain } on hex { $hex }.
log-deployment_finished =
    { $reserve ->
        [0] { $side } finished deploying.
        [one] { $side } finished deploying, with { $reserve } unit in reserve.
       *[other] { $side } finished deploying, with { $reserve } units in reserve.
    }

log-passed = { $side } passed.
log-regrouped =
    { $tokens ->
        [0] { $side } regrouped and spent the last time token.
        [one] { $side } regrouped; { $tokens } time token is left.
       *[other] { $side } regrouped; { $tokens } time tokens are left.
    }
log-came_closer = { $side_poss } { $kind_plain } came closer to the wagon train, { $slot_to }.
log-returned = { $side_poss } { $kind_plain } joined the battle beside the wagon train, on hex { $hex }.

log-moved = { $side_poss } { $kind_plain } moved from hex { $origin } to hex { $destination } (movement left: { $points }).
log-passed_through = { $side_poss } { $kind_plain } passed through a friendly unit on hex { $hex }.
log-attacked = { $side_poss } { $kind_plain } attacked the enemy { $target_plain } on hex { $hex }!
log-held = { $side_poss } { $kind_plain } stood and fought on hex { $hex }.
log-retreated = { $side_poss } { $kind_plain } withdrew from hex { $origin } to hex { $destination }.
log-fled = { $side_poss } { $kind_plain } fled from the battlefield { $slot_to }.
log-advanced = { $side_poss } { $kind_plain } advanced to hex { $hex }.
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
log-shot =
    { $target_id ->
        [tabor] { $side_poss } { $kind_plain } shot at the enemy wagon train on hex { $hex }.
       *[other] { $side_poss } { $kind_plain } shot at the enemy { $target_plain } on hex { $hex } { part-shot }.
    }
part-shot =
    { $losses ->
        [0] in vain
       *[other] (losses: { $losses })
    }
log-reduced = { $side_poss } { $kind_plain } on hex { $hex } lost a knight.
log-destroyed = { $side_poss } { $kind_plain } fell to the last man on hex { $hex }.
log-merged = { $side } merged two reduced units of { $kind_plain } on hex { $hex }.
log-dismounted = { $side_poss } { $kind_plain } dismounted on hex { $hex } to fight on as { $foot_plain }.
log-tabor_exposed = { $side_poss } wagon train on hex { $hex } stood exposed.
log-tabor_destroyed = { $side_poss } wagon train on hex { $hex } was destroyed: 3 victory points for the enemy!

log-flag_taken =
    { $points ->
        [one] { $side } took the flag on hex { $hex } ({ $points } victory point).
       *[other] { $side } took the flag on hex { $hex } ({ $points } victory points).
    }
log-battle_over =
    { $outcome_id ->
        [draw] The battle ended in a draw. { $victory_because } Victory points: Red { $red }, Yellow { $yellow }.
       *[other] { $outcome } won the battle! { $victory_because } Victory points: Red { $red }, Yellow { $yellow }.
    }


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
        [one] Flag on hex { $hex } ({ $points } victory point): { $owner }
       *[other] Flag on hex { $hex } ({ $points } victory points): { $owner }
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
        [one] Flag: { $points } victory point.
       *[other] Flag: { $points } victory points.
    }
picture-nobodys = Nobody controls it yet
picture-camp = Units that flee from this side of the battlefield wait here. Each regrouping brings them closer to their wagon train.
picture-regroups = { $side }: regroupings until these units return: { $number }.
picture-way = Move to hex { $hex } (movement points left: { $points }).
picture-way-attack = Move to hex { $origin } and attack hex { $hex }.
picture-way-shoot = Move to hex { $origin } and shoot at hex { $hex }.
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
picture-note-tabor = The wagon train stands on a plain; units return to the battle beside it.
picture-note-deploy = Shaded hexes are closed: less than 3 hexes from a flag or from the enemy's wagon train.
picture-note-zones = A unit that enters the enemy's zone of control (hatched) must stop there, but may still attack or shoot.
picture-note-retreat = Withdrawing costs the movement points shown; the attacker takes the hex and may go on attacking.

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
reason-no-sight = your unit does not see it, or has no movement point to shoot.
reason-too-far = your unit cannot reach it from here.

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
