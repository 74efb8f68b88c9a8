# The texts of Northgard in English. How they are looked up: meadhall/words.py.
#
# Territories name themselves by their anchor: `$territory` and `$origin` are strings like "5a". Places for tiles
# name themselves by their coordinates, like "1,-2".

title = Northgard
subtitle = Uncharted Lands
tagline = Viking clans explore an unmapped land, build, fight and get through the winter: the greatest fame wins, or three strongholds.
list-and = { $list } and { $last }


## Clans and seats
##
## The name is a label, `.short` a shorter one; `.the` is for the middle of a sentence, `.start` for its beginning.

name-clan_bear = Bear Clan
    .short = Bear
    .the = the Bear Clan
    .start = The Bear Clan
text-clan-bear = Has Kaija, who is worth 2 combat points and costs nothing in winter, but does not enter enemy territories.
name-clan_boar = Boar Clan
    .short = Boar
    .the = the Boar Clan
    .start = The Boar Clan
text-clan-boar = An Explore that closes no territory gives 1 lore.
name-clan_goat = Goat Clan
    .short = Goat
    .the = the Goat Clan
    .start = The Goat Clan
text-clan-goat = A small building built gives 1 food, a large one 2 food.
name-clan_raven = Raven Clan
    .short = Raven
    .the = the Raven Clan
    .start = The Raven Clan
text-clan-raven = Own territories closed by exploring give their resources at once.
name-clan_snake = Snake Clan
    .short = Snake
    .the = the Snake Clan
    .start = The Snake Clan
text-clan-snake = Places Scorched Earth before playing its clan cards: 1 more combat point there, and at harvest it may take 1 resource from an enemy who holds it.
name-clan_stag = Stag Clan
    .short = Stag
    .the = the Stag Clan
    .start = The Stag Clan
text-clan-stag = 1 fame for a territory won by attacking, and 1 more fame for an own territory closed by exploring.
name-clan_wolf = Wolf Clan
    .short = Wolf
    .the = the Wolf Clan
    .start = The Wolf Clan
text-clan-wolf = A combat won by attacking gives 1 food.

name-seat_0 = Player 1
    .the = player 1
name-seat_1 = Player 2
    .the = player 2
name-seat_2 = Player 3
    .the = player 3
name-seat_3 = Player 4
    .the = player 4
name-seat_4 = Player 5
    .the = player 5


## Resources: the name is a label, `.plain` is for "2 food".

name-food = Food
    .plain = food
name-wood = Wood
    .plain = wood
name-lore = Lore
    .plain = lore


## Buildings: `.a` is the name with its article.

name-food_silo = Food Silo
    .a = a Food Silo
text-building-food_silo = Small, 1 wood. 1 food at harvest.
name-woodcutter_lodge = Woodcutter Lodge
    .a = a Woodcutter Lodge
text-building-woodcutter_lodge = Small, 1 wood. 1 wood at harvest.
name-defense_tower = Defense Tower
    .a = a Defense Tower
text-building-defense_tower = Small, 1 wood. In combat the defender inflicts 1 more casualty.
name-training_camp = Training Camp
    .a = a Training Camp
text-building-training_camp = Small, 1 wood. Whoever recruits here adds 1 more unit.
name-menhir = Menhir
    .a = a Menhir
text-building-menhir = Small, 1 wood, on a stone slot only. 1 lore at harvest.
name-fortress = Fortress
    .a = a Fortress
text-building-fortress = Large, 3 wood. In combat the defender has 2 more points.
name-forge = Forge
    .a = a Forge
text-building-forge = Large, 3 wood. 1 more card at the start of the year.
name-altar_of_kings = Altar of Kings
    .a = an Altar of Kings
text-building-altar_of_kings = Large, 3 wood. 3 fame at harvest.


## Cards

# Starting cards
name-start_recruit = Recruit
text-card-start_recruit = Recruit 1.
name-start_move = Move
text-card-start_move = Move 1.
name-start_explore = Explore
text-card-start_explore = Explore.
name-start_build = Build
text-card-start_build = Build.
name-start_feast = Feast
text-card-start_feast = One action of your choice: Recruit 1, Move 1, Explore or Build.

# Clan cards
name-bear_clan = Bear Clan
text-card-bear_clan = Move 1. If Kaija takes part, first collect all food and wood shown in the territory she leaves (tiles and buildings).
name-bear_awakens = The Bear Awakens
text-card-bear_awakens = Recruit 2. Until the year ends Kaija may enter enemy territories.
name-bear_protector = Protector of the Land
text-card-bear_protector = Draw 1 card for every closed territory of 3+ tiles you control.
name-boar_clan = Boar Clan
text-card-boar_clan = Build for 1 wood less (small buildings are free).
name-boar_osmosis = Osmosis
text-card-boar_osmosis = Recruit 1 unit in each of up to 3 different territories you control; each must be open or show wood on its tiles.
name-boar_lay_of_land = Lay of the Land
text-card-boar_lay_of_land = Explore choosing among 3 tiles; collect every resource printed on the chosen tile before placing it.
name-goat_clan = Goat Clan
text-card-goat_clan = Build; the building may repeat a type already present in that territory.
name-goat_teamwork = Teamwork
text-card-goat_teamwork = Do two different actions in any order out of Recruit 1, Move 1, Explore, Build.
name-goat_resourceful = Resourceful People
text-card-goat_resourceful = Draw 2 cards. You may pay any 3 resources to draw 1 more.
name-raven_clan = Raven Clan
text-card-raven_clan = Explore choosing between 2 tiles; the other goes under the pile.
name-raven_raiding_party = Raiding Party
text-card-raven_raiding_party = Remove 1 enemy unit anywhere and collect 1 resource of a kind shown in its territory.
name-raven_mercenaries = Raven Mercenaries
text-card-raven_mercenaries = Recruit 2 in one neutral territory; you may pay any 2 resources to add a third there.
name-snake_clan = Snake Clan
text-card-snake_clan = Move 1. After the action you may place the Scorched Earth token (again).
name-snake_rapacious = Rapacious Exploitation
text-card-snake_rapacious = See an opponent's hand and name 1 card in it: they discard it or hand you 2 resources of their choice.
name-snake_stolen_lore = Stolen Lore
text-card-snake_stolen_lore = Copy the effect of a card in the active zone of the opponent controlling the Scorched Earth territory.
name-stag_clan = Stag Clan
text-card-stag_clan = Recruit 1. Then you may bring 1 of your units there from an adjacent territory (rough borders do not matter).
name-stag_glory = Glory of the Clan
text-card-stag_glory = Build. Before or after it you may collect that territory's resources as at harvest.
name-stag_annexation = Annexation
text-card-stag_annexation = Move 1. Before or after it you may do an Explore action.
name-wolf_clan = Wolf Clan
text-card-wolf_clan = Move 1. Rough borders cost nothing extra and do not hinder retreats from this action's combats.
name-wolf_plunder = Plunder
text-card-wolf_plunder = Remove 1 unit from an enemy territory adjacent to yours, then draw 1 card.
name-wolf_call_to_war = Call to War
text-card-wolf_call_to_war = Recruit 1 unit in each of your territories that borders an enemy territory.

# Early Development
name-negotiation = Negotiation
text-card-negotiation = Take any card of your discard pile into hand, or draw 1 card.
name-scouts = Scouts
text-card-scouts = Explore.
name-town_hall = Town Hall
text-card-town_hall = Recruit 1.
name-merchant = Merchant
text-card-merchant = Draw 3: keep 1, discard 2.
name-militia = Militia
text-card-militia = Move 2.
name-improved_tools = Improved Villager Tools
text-card-improved_tools = Build.
name-recruitment = Recruitment
text-card-recruitment = Recruit 2, both in one territory.
name-market_place = Market Place
text-card-market_place = Draw 2 cards.
name-mercenary = Mercenary
text-card-mercenary = Recruit 1; a neutral territory is allowed.
name-intimidate = Intimidate
text-card-intimidate = Move 2. Before each combat you may push 1 defending unit to an adjacent territory that is neutral or the defender's.
name-dev_feast = Feast (Development)
text-card-dev_feast = One action of your choice: Recruit 1, Move 1, Explore or Build.
name-scout_camp = Scout Camp
text-card-scout_camp = Explore. Once, you may put the drawn tile under the pile and draw another.
name-shieldbearers = Shieldbearers
text-card-shieldbearers = Move 2. In each combat cancel 1 casualty inflicted by the defender.
name-bodyguard = Bodyguard
text-card-bodyguard = Move 1 with +1 combat point.
name-simple_living = Simple Living
text-card-simple_living = Build for 1 wood less (small buildings are free).
name-future_sight = Future Sight
text-card-future_sight = Take 1 available card now and put it on top of your draw pile; when you pass this year, you take none.

# Advanced Development
name-spy = Spy
text-card-spy = See an opponent's hand and discard 1 card of your choice from it. Draw 1 card.
name-fishing = Fishing
text-card-fishing = Collect 3 food.
name-axe_throwers = Axe Throwers
text-card-axe_throwers = Move 2. In each combat take +1 casualty or +1 point, chosen after your die and before the defender's.
name-lore_mastery = Lore Mastery
text-card-lore_mastery = Collect 2 lore.
name-industrious_villagers = Industrious Villagers
text-card-industrious_villagers = Build. Then you may swap 1 building you control for another of the same size from the supply (repeats allowed).
name-defensive_strategy = Defensive Strategy
text-card-defensive_strategy = Reaction: when an opponent plays a card in their turn, discard that card instead of resolving it; they go on with their turn.
name-enemy_secrets = Enemy Secrets
text-card-enemy_secrets = Pick an enemy territory adjacent to yours and copy a card in its owner's active zone.
name-hunters = Hunters
text-card-hunters = In each of your territories recruit up to as many units as it shows food (buildings included).
name-outpost = Outpost
text-card-outpost = Recruit 2 in one friendly or neutral territory.
name-hidden_ways = Hidden Ways
text-card-hidden_ways = Move any number of figures from one of your territories to any open territory on the map.
name-carpentry_mastery = Carpentry Mastery
text-card-carpentry_mastery = Build up to twice; at most one of the two may be large.
name-conqueror = Conqueror
text-card-conqueror = Until the year ends, enemy Defense Towers and Fortresses do not work when you attack.
name-huginn_muninn = Huginn & Muninn
text-card-huginn_muninn = Explore from any open territory of the map.
name-upgraded_market_place = Upgraded Market Place
text-card-upgraded_market_place = Draw 2 cards.
name-grizzled_warriors = Grizzled Warriors
text-card-grizzled_warriors = Move 2 with +2 combat points.
name-upgraded_trading_post = Upgraded Trading Post
text-card-upgraded_trading_post = Draw 3: keep 2, discard 1.
name-ancestral_curse = Ancestral Curse
text-card-ancestral_curse = Each opponent discards 1 card of their choice. Draw 1 card.
name-veiled_threats = Veiled Threats
text-card-veiled_threats = One opponent discards 1 card at random, or you draw 1 card.
name-rangers = Rangers
text-card-rangers = Explore; then you may Explore again.
name-upgraded_scout_camp = Upgraded Scout Camp
text-card-upgraded_scout_camp = Explore choosing between 2 tiles; the other goes under the pile.
name-greater_trade_routes = Greater Trade Routes
text-card-greater_trade_routes = Draw 3: keep 2, put 1 back on top.
name-woodcutters = Woodcutters
text-card-woodcutters = In each of your territories recruit up to as many units as it shows wood (buildings included).
name-infiltration = Infiltration
text-card-infiltration = Move 3; your units may move on out of enemy territories.
name-upgraded_town_hall = Upgraded Town Hall
text-card-upgraded_town_hall = Recruit 2.
name-amenities = Amenities
text-card-amenities = Build. A small building (also a Menhir) needs no slot.
name-wood_monopoly = Wood Monopoly
text-card-wood_monopoly = Collect 3 wood.
name-bribery = Bribery
text-card-bribery = Move 1 or 2 enemy units from one territory to an adjacent one (rough borders do not matter); fight any combat that follows.
name-incursion = Incursion
text-card-incursion = Move 4.
name-heroic_charge = Heroic Charge
text-card-heroic_charge = Move 3 with +1 combat point.
name-trading_post = Trading Post
text-card-trading_post = Draw 3: keep 1, discard 1, put 1 back on top.
name-legendary_heroes = Legendary Heroes
text-card-legendary_heroes = Resolve again the effect of a card you played this year.
name-allies_from_wild = Allies from the Wild
text-card-allies_from_wild = Recruit 3, in neutral territories only.
name-loremasters = Loremasters
text-card-loremasters = In each of your territories recruit up to as many units as it shows lore (buildings included).
name-warriors = Warriors
text-card-warriors = Move 2 with +1 combat point.
name-cunning_merchant = Cunning Merchant
text-card-cunning_merchant = Draw 3: keep 1, put 2 back on top.
name-capture = Capture
text-card-capture = Remove 1 enemy unit adjacent to your territories, then add 1 of your units to one of your territories.

# Achievements and Unrest
name-ach_builder = Builder
text-card-ach_builder = Fame at the end of the game: 1 for each small and 3 for each large building in your territories.
name-ach_explorer = Explorer
text-card-ach_explorer = Fame at the end of the game: 1 for each empty small or stone slot and 3 for each empty large slot in your territories.
name-ach_food_trader = Food Trader
text-card-ach_food_trader = Fame at the end of the game: 2 for each food shown in your territories (buildings included).
name-ach_scholar = Scholar
text-card-ach_scholar = Fame at the end of the game: 2 for each lore shown in your territories (buildings included).
name-ach_trapper = Trapper
text-card-ach_trapper = Fame at the end of the game: 3 for each lair in your territories.
name-ach_warlord = Warlord
text-card-ach_warlord = Fame at the end of the game: 1 for each of your figures on the map.
name-ach_wood_trader = Wood Trader
text-card-ach_wood_trader = Fame at the end of the game: 2 for each wood shown in your territories (buildings included).
name-unrest = Unrest
text-card-unrest = No effect; it cannot be removed from your deck. At the end of the game it costs 5 fame.


## Tiles: the name is a label, `.the` is for the middle of a sentence.

name-start = Tile 0
    .the = tile 0
name-start5 = Tile 34
    .the = tile 34
name-t01 = Tile 1
    .the = tile 1
name-t02 = Tile 2
    .the = tile 2
name-t03 = Tile 3
    .the = tile 3
name-t04 = Tile 4
    .the = tile 4
name-t05 = Tile 5
    .the = tile 5
name-t06 = Tile 6
    .the = tile 6
name-t07 = Tile 7
    .the = tile 7
name-t08 = Tile 8
    .the = tile 8
name-t09 = Tile 9
    .the = tile 9
name-t10 = Tile 10
    .the = tile 10
name-t11 = Tile 11
    .the = tile 11
name-t12 = Tile 12
    .the = tile 12
name-t13 = Tile 13
    .the = tile 13
name-t14 = Tile 14
    .the = tile 14
name-t15 = Tile 15
    .the = tile 15
name-t16 = Tile 16
    .the = tile 16
name-t17 = Tile 17
    .the = tile 17
name-t18 = Tile 18
    .the = tile 18
name-t19 = Tile 19
    .the = tile 19
name-t20 = Tile 20
    .the = tile 20
name-t21 = Tile 21
    .the = tile 21
name-t22 = Tile 22
    .the = tile 22
name-t23 = Tile 23
    .the = tile 23
name-t24 = Tile 24
    .the = tile 24
name-t25 = Tile 25
    .the = tile 25
name-t26 = Tile 26
    .the = tile 26
name-t27 = Tile 27
    .the = tile 27
name-t28 = Tile 28
    .the = tile 28
name-t29 = Tile 29
    .the = tile 29
name-t30 = Tile 30
    .the = tile 30
name-t31 = Tile 31
    .the = tile 31
name-t32 = Tile 32
    .the = tile 32
name-t33 = Tile 33
    .the = tile 33


## Creatures
##
## The name is a label; `.the` is for the middle of a sentence, `.start` for its beginning.

name-creature_wolf = Wolf
text-creature-wolf = At harvest its territory gives no fame for being closed and no resources from tiles; buildings still work.
name-creature_brown_bear = Brown Bear
text-creature-brown_bear = In its territory nobody builds or recruits, and nobody explores from it or moves out of it. Retreats are allowed.
name-creature_draugr = Draugr
text-creature-draugr = When it comes to a controlled territory, the owner loses 1 unit there.
name-creature_fallen_valkyrie = Fallen Valkyrie
text-creature-fallen_valkyrie = Shares her territory with no player: when she comes to a controlled one, she attacks, and whoever enters hers must fight.

name-wolf_beige = Wolf (beige)
    .the = the Wolf (beige)
    .start = The Wolf (beige)
name-wolf_brown = Wolf (brown)
    .the = the Wolf (brown)
    .start = The Wolf (brown)
name-wolf_dark_brown = Wolf (dark brown)
    .the = the Wolf (dark brown)
    .start = The Wolf (dark brown)
name-brown_bear_beige = Brown Bear (beige)
    .the = the Brown Bear (beige)
    .start = The Brown Bear (beige)
name-brown_bear_brown = Brown Bear (brown)
    .the = the Brown Bear (brown)
    .start = The Brown Bear (brown)
name-draugr_beige = Draugr (beige)
    .the = the Draugr (beige)
    .start = The Draugr (beige)
name-draugr_brown = Draugr (brown)
    .the = the Draugr (brown)
    .start = The Draugr (brown)
name-fallen_valkyrie_beige = Fallen Valkyrie (beige)
    .the = the Fallen Valkyrie (beige)
    .start = The Fallen Valkyrie (beige)
name-fallen_valkyrie_brown = Fallen Valkyrie (brown)
    .the = the Fallen Valkyrie (brown)
    .start = The Fallen Valkyrie (brown)


## Faces of the combat die

name-face_axe2 = 2 points
name-face_axe3 = 3 points
name-face_choice = a point or a casualty
name-face_axe2_skull = 2 points and 1 casualty
name-face_skull2 = 2 casualties
name-face_axe_skull = 1 point and 1 casualty


## Options of the game

option-name-length = Length of the game
option-text-length = How many years are played; in the long game strongholds do not win, only fame does.
option-value-length-standard = 7 years
option-value-length-long = 10 years
option-name-teams = Team game
option-text-teams = Only for 4 players: players 1 and 3 play against players 2 and 4.
option-value-teams-true = two against two
option-value-teams-false = everyone for themselves
option-name-creatures = Creatures
option-text-creatures = Whether there are creatures in the lairs: Wolves, Draugr, Brown Bears and Fallen Valkyries.
option-value-creatures-true = with creatures
option-value-creatures-false = without creatures
option-name-more_creatures = More creatures!
option-text-more_creatures = Only with creatures: whether a player who passes may bring a new creature while there are fewer of them than players.
option-value-more_creatures-true = players may bring them
option-value-more_creatures-false = from lairs only
option-name-clan_assignment = Clans
option-text-clan_assignment = How the players get their clans; no clan is played twice.
option-value-clan_assignment-random = drawn at random
option-value-clan_assignment-choose = chosen in seat order
option-value-clan_assignment-fixed = the clans set below
option-name-fixed_clans = Clans of the players
option-text-fixed_clans = Only if the clans are set beforehand: the clans of players 1, 2 and so on, with commas between them, for instance wolf, stag, bear. There are bear, boar, goat, raven, snake, stag and wolf; players who are left out get the first of those still free.
option-name-scorched_targets = Places for Scorched Earth
option-text-scorched_targets = Where the Snake Clan may put its token: in any territory adjacent to one of its own, or only in neutral and enemy ones.
option-value-scorched_targets-any_adjacent = any adjacent territory
option-value-scorched_targets-neutral_or_enemy = neutral and enemy ones only
option-name-border_rule = Unbroken borders
option-text-border_rule = When a tile would break a border: if a single border ends at a corner between four tiles, or also if a border would have the same territory on both sides.
option-value-border_rule-vertex = at corners only
option-value-border_rule-separating = borders must separate
option-name-future_sight_scope = What Future Sight may take
option-text-future_sight_scope = Only a card of the year's display, or also an Achievement before the last year.
option-value-future_sight_scope-display = the display
option-value-future_sight_scope-any_face_up = Achievements too
option-name-open_fame = Open fame
option-text-open_fame = Whether everybody sees how much fame each clan has.
option-value-open_fame-true = open
option-value-open_fame-false = secret


## Decisions

# Parts of prompts: the move points of `$points`, the resources of `$price`.
part-points =
    { $points ->
        [one] { $points } point left
       *[other] { $points } points left
    }
part-price =
    { $price ->
        [one] { $price } resource
       *[other] { $price } resources
    }

# Setup
decision-choose_clan = Choose your clan
    .waiting = { $seat } is choosing a clan
decision-setup_tile = Choose a tile to begin with
    .waiting = { $side_start } is choosing a tile
decision-place_tile = Choose a place for { $tile_the }
    .waiting = { $side_start } is choosing a place for { $tile_the }
decision-turn_tile = Choose which way round { $tile_the } lies
    .waiting = { $side_start } is turning { $tile_the }
decision-setup_units = Choose a territory of { $tile_the } for your units
    .waiting = { $side_start } is settling on { $tile_the }
decision-setup_kaija = Who settles in territory { $territory }?
    .waiting = { $side_start } decides whether Kaija settles in territory { $territory }
    .units =
        { $a ->
            [one] { $a } unit without Kaija
           *[other] { $a } units without Kaija
        }

# Turns
decision-turn = Your turn: play a card, use one in another way, or pass
    .waiting = { $side_start } is on turn
decision-continue = Play another card, or end your turn
    .waiting = { $side_start } may play another card
decision-react = { $victim_start } plays “{ $card }”: cancel it with “{ name-defensive_strategy }”?
    .waiting = { $side_start } may cancel “{ $card }”
decision-upgrade_card = Upgrade (3 lore): choose the card you spend
    .waiting = { $side_start } is choosing the card it spends on an upgrade
decision-upgrade_mode = Choose where “{ $card }” goes
    .waiting = { $side_start } decides where “{ $card }” goes
decision-upgrade_pick = Choose the upgrade you take for “{ $card }”
    .waiting = { $side_start } is choosing an upgrade
    .card = Take { $a }
decision-pass_pick = You pass: choose a new card for the top of your draw pile
    .waiting = { $side_start } is passing and choosing a new card
    .card = Take { $a }
decision-more_creatures = Bring a new creature onto the map?
    .waiting = { $side_start } decides whether to bring a creature
    .yes = Bring a creature
    .no = Bring none
decision-place_creature = Choose the territory in which { $creature_the } appears
    .waiting = { $side_start } is choosing where { $creature_the } appears

# Basic actions
decision-pick_action = Choose an action
    .waiting = { $side_start } is choosing an action
    .build = Build
    .finish = No further action
decision-recruit_figure =
    { $left ->
        [0] { $card }: choose a territory for the next unit
        [one] { $card }: choose a territory for the next unit ({ $left } left)
       *[other] { $card }: choose a territory for the next unit (up to { $left } left)
    }
    .waiting = { $side_start } is recruiting
    .finish = Recruit no more
decision-hire_more = Pay { part-price } for one more unit there?
    .waiting = { $side_start } decides whether to pay for one more unit
    .yes = Pay for one more unit
    .no = Pay nothing
decision-pull_unit = Choose a territory from which another unit joins the recruit
    .waiting = { $side_start } may bring another unit to the recruit
    .territory = From territory { $a }
    .finish = Bring nobody
decision-build = Choose what to build, and where (wood: { $wood })
    .waiting = { $side_start } is choosing a building
    .finish = Build nothing more
decision-build_slot = Choose a slot for the { $building }
    .waiting = { $side_start } is choosing a slot for the { $building }
decision-glory = Build first, or first collect the territory you build in?
    .waiting = { $side_start } decides whether to build or to collect first
decision-glory_collect = Collect the resources of territory { $territory }?
    .waiting = { $side_start } decides whether to collect territory { $territory }
    .yes = Collect them
    .no = Leave them
decision-replace_building = Choose a building to replace, if you like
    .waiting = { $side_start } may replace a building
    .slot = The building in area { $a }
    .finish = Replace nothing
decision-replace_with = Choose what takes the place of the { $building }
    .waiting = { $side_start } is replacing the { $building }
decision-move_from = { $card }: choose a territory to move out of, or finish ({ part-points })
    .waiting = { $side_start } is moving
    .territory = Move out of territory { $a }
    .finish = No further move
decision-move_to = Choose where to move from territory { $territory } ({ part-points })
    .waiting = { $side_start } is moving out of territory { $territory }
    .territory = Move to territory { $a }
decision-move_count = Choose who moves from territory { $origin } to territory { $territory }
    .waiting = { $side_start } is moving from territory { $origin } to territory { $territory }
decision-pass_through = Choose where the group goes on to from territory { $territory } ({ part-points })
    .waiting = { $side_start } is passing through territory { $territory }
    .territory = Go on to territory { $a }
decision-explore_tile = { $card }: choose the tile you place
    .waiting = { $side_start } is choosing a tile
decision-explore_again = Explore as well?
    .waiting = { $side_start } decides whether to explore as well
    .yes = Explore
    .no = Do not explore
decision-annex = Choose what comes first
    .waiting = { $side_start } decides whether to explore or to move first

# Cards
decision-discard_drawn = Choose which of the cards just drawn you discard
    .waiting = { $side_start } is choosing a card to discard
    .card = Discard { $a }
decision-put_on_top = Choose which of the cards just drawn goes back on top
    .waiting = { $side_start } is choosing a card to put back on top
    .card = Put { $a } on top
decision-pay_for_draw = Pay { part-price } to draw one more card?
    .waiting = { $side_start } decides whether to pay for one more card
    .yes = Pay and draw
    .no = Pay nothing
decision-pay_resource = Choose a resource to give up ({ $left } to go)
    .waiting = { $side_start } is paying
decision-recover = Take a card of your discard pile, or draw one
    .waiting = { $side_start } is choosing between its discard pile and a new card
    .card = Take { $a }
decision-spy_target = Choose whose hand the Spy looks at
    .waiting = { $side_start } is choosing whose hand the Spy looks at
decision-spy_card = Choose a card that { $victim_the } discards
    .waiting = { $side_start } is choosing a card that { $victim_the } discards
    .card = Discard { $a }
decision-curse_discard = You are cursed: choose a card to discard
    .waiting = { $side_start } is cursed and choosing a card to discard
    .card = Discard { $a }
decision-threaten = Choose who discards a random card, or draw one yourself
    .waiting = { $side_start } is choosing whom to threaten
    .seat = { $a } discards a random card
decision-extort_target = Choose whose hand you look at
    .waiting = { $side_start } is choosing whose hand to look at
decision-extort_card = Name a card that { $victim_the } is to discard or to ransom
    .waiting = { $side_start } is naming a card of { $victim_the }
    .card = Name { $a }
decision-extort_reply = { $victim_start } names “{ $card }”: discard it, or give 2 resources?
    .waiting = { $side_start } decides about “{ $card }”
decision-copy = Choose the card you copy
    .waiting = { $side_start } is choosing a card to copy
decision-future_sight = Choose a card for the top of your draw pile; when you pass this year, you take none
    .waiting = { $side_start } is looking into the future
    .card = Take { $a }
decision-scorch = Choose a territory for Scorched Earth, if you like
    .waiting = { $side_start } may place Scorched Earth
    .finish = Leave the token
decision-hidden_from = Hidden Ways: choose the territory you leave
    .waiting = { $side_start } is choosing a territory to leave by Hidden Ways
    .territory = From territory { $a }
decision-hidden_to = Choose an open territory for the figures from territory { $origin }
    .waiting = { $side_start } is choosing where its Hidden Ways lead
    .territory = To territory { $a }
decision-hidden_count = Choose who goes from territory { $origin } to territory { $territory }
    .waiting = { $side_start } is choosing who goes from territory { $origin } to territory { $territory }
decision-bribe_from = Choose the territory in which you bribe units
    .waiting = { $side_start } is choosing whom to bribe
decision-bribe_to = Choose where the units from territory { $origin } go
    .waiting = { $side_start } is choosing where the bribed units go
    .territory = To territory { $a }
decision-bribe_count = Choose how many units go from territory { $origin } to territory { $territory }
    .waiting = { $side_start } is choosing how many units it bribes
decision-remove_unit = Choose the territory that loses an enemy unit
    .waiting = { $side_start } is choosing an enemy unit to remove
decision-raid_collect = Choose what you take from territory { $territory }
    .waiting = { $side_start } is choosing what it takes from territory { $territory }
decision-add_captured = Choose the territory to which you add a unit
    .waiting = { $side_start } is choosing where to add a unit

# Combat
decision-declare_hunt = Attack a creature in territory { $territory }?
    .waiting = { $side_start } may attack a creature in territory { $territory }
    .hunt = Attack { $a_the }
    .finish = Attack none
decision-pick_fight = Choose the next fight
    .waiting = { $side_start } is choosing the next fight
decision-intimidate = Push a defending unit out of territory { $territory } before the combat?
    .waiting = { $side_start } may push a defending unit out of territory { $territory }
    .territory = Push a unit to territory { $a }
    .finish = Push nobody
decision-spend_food = Combat in territory { $territory }, points { $points } against { $against }: how much food do you discard? (food: { $food })
    .waiting = Combat in territory { $territory }: { $side_the } decides how much food to discard
decision-spend_food_on_creature = Fight with { $creature_the }, points { $points } against { $against }: how much food do you discard? (food: { $food })
    .waiting = Fight with { $creature_the }: { $side_the } decides how much food to discard
decision-choose_symbol = Choose what your die shows
    .waiting = { $side_start } is choosing what its die shows
decision-throw_axes = Choose what your Axe Throwers add
    .waiting = { $side_start } is choosing what its Axe Throwers add
decision-retreat_kaija = Choose where Kaija retreats from territory { $territory }
    .waiting = { $side_start } is choosing where Kaija retreats from territory { $territory }
    .territory = Retreat to territory { $a }
decision-retreat_to =
    { $left ->
        [one] Choose where your unit retreats from territory { $territory }
       *[other] Choose where your units retreat from territory { $territory } ({ $left } left)
    }
    .waiting = { $side_start } is retreating from territory { $territory }
    .territory = Retreat to territory { $a }
decision-retreat_count = Choose how many units retreat there ({ $left } left)
    .waiting = { $side_start } is dividing its retreating units
decision-creature_tie = Choose where { $creature_the } goes
    .waiting = { $side_start } is choosing where { $creature_the } goes

# Harvest and the end of the year
decision-steal = Scorched Earth: choose what you take from territory { $territory }
    .waiting = { $side_start } may take a resource from territory { $territory }
    .finish = Take nothing
decision-trade = Trade 3 resources for 1, or finish (food { $food }, wood { $wood }, lore { $lore })
    .waiting = { $side_start } may trade
    .finish = No more trade
decision-trade_get = You give { part-stock }: choose what you take
    .waiting = { $side_start } is trading { part-stock }
decision-swap_reply = Your partner offers 1 { $given_plain } for 1 { $received_plain } of yours: do you agree?
    .waiting = { $side_start } is considering its partner's offer: 1 { $given_plain } for 1 { $received_plain }
decision-second_chance = Second chance: choose a territory for 3 units
    .waiting = { $side_start } may come back

# Chance
decision-draw_clan = Draw of the clan of { $seat_the }
    .waiting = The clan of { $seat_the } is being drawn
decision-draw_first_player = Draw of the first player
    .waiting = The first player is being drawn
    .seat = { $a } begins
decision-draw_achievement = Draw of an Achievement
    .waiting = An Achievement is being drawn
decision-deal_tile = Draw of a tile for { $side_the }
    .waiting = A tile is being drawn for { $side_the }
decision-draw_tile = Draw of a tile for { $side_the }
    .waiting = A tile is being drawn for { $side_the }
decision-draw_card = Draw of a card for { $side_the }
    .waiting = A card is being drawn for { $side_the }
decision-random_discard = Draw of the card that { $side_the } discards
    .waiting = The card that { $side_the } discards is being drawn
decision-discard_top = Draw of the card that { $side_the } discards
    .waiting = The card that { $side_the } discards is being drawn
decision-reveal_card = Draw of a new card for the display
    .waiting = A new card for the display is being drawn
decision-draw_creature = Draw of a creature
    .waiting = A creature is being drawn
decision-roll_die = Roll of the combat die
    .waiting = The combat die is being rolled
decision-roll_in_creature_fight = Roll of the combat die
    .waiting = The combat die is being rolled


## Options of decisions

option-clan = { $a }
option-seat = { $a }
option-card = { $a }
option-tile = { $a }
option-creature = { $a }
option-face = { $a }
option-resource = { $a }
option-building = { $a }
option-territory = Territory { $a }
option-cell = Place { $a }
option-rotation =
    { $a ->
        [0] Not turned
        [1] Quarter turn clockwise
        [2] Half turn
       *[other] Quarter turn anticlockwise
    }
option-redraw = Draw another tile
option-draw_tile = Draw a new tile
option-yes = Yes
option-no = No
option-finish = Finish
option-decline = Do not come back
option-unit = Unit in territory { $a }
option-kaija = Kaija in territory { $a }
option-units =
    { $a ->
        [0] Nobody
        [one] { $a } unit
       *[other] { $a } units
    }
option-units_and_kaija =
    { $a ->
        [0] Kaija alone
        [one] { $a } unit and Kaija
       *[other] { $a } units and Kaija
    }
option-play = Play { $a }
option-wait = Wait with { $a }
option-replace = Replace { $a } (1 lore)
option-remove = Remove { $a } (2 lore)
option-upgrade = Upgrade (3 lore)
option-pass = Pass
option-end_turn = End the turn
option-allow = Allow the card
option-cancel = Cancel the card
option-to_active = Into the active zone
option-out_of_game = Out of the game
option-draw = Draw a card
option-pay = Give 2 resources
option-discard = Discard the card
option-recruit = Recruit 1
option-move = Move 1
option-explore = Explore
option-explore_first = Explore first
option-move_first = Move first
option-collect_first = Collect territory { $a }, then build there
option-build_first = Build first
option-build = { $b } in territory { $a }
option-slot = Slot in area { $a }
option-slotless = { $b } without a slot in area { $a }
option-copy = { $a }: { $b }
option-combat = Combat in territory { $a }
option-hunt = Fight with { $a_the }
option-point = 1 combat point
option-casualty = 1 casualty
option-food =
    { $a ->
        [0] No food
       *[other] { $a } food
    }
option-give = Give { part-gift }
option-swap = Offer your partner 1 { $a_plain } for 1 { $b_plain }
option-accept = Accept
option-refuse = Refuse

# Parts of options: the resources of `$a`, `$b` and `$c`.
part-gift-food = { $a } food
part-gift-wood = { $b } wood
part-gift-lore = { $c } lore
part-gift =
    { $a ->
        [0]
            { $b ->
                [0] { part-gift-lore }
               *[other]
                    { $c ->
                        [0] { part-gift-wood }
                       *[other] { part-gift-wood } and { part-gift-lore }
                    }
            }
       *[other]
            { $b ->
                [0]
                    { $c ->
                        [0] { part-gift-food }
                       *[other] { part-gift-food } and { part-gift-lore }
                    }
               *[other]
                    { $c ->
                        [0] { part-gift-food } and { part-gift-wood }
                       *[other] { part-gift-food }, { part-gift-wood } and { part-gift-lore }
                    }
            }
    }


## The log

# Parts of log lines and prompts: the resources of `$food`, `$wood` and `$lore`, the units of `$count` and `$units`,
# the fame of `$fame`, the points of `$score`, the casualties of `$losses`.
part-food = { $food } food
part-wood = { $wood } wood
part-lore = { $lore } lore
part-stock =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $lore ->
                        [0] nothing
                       *[other] { part-lore }
                    }
               *[other]
                    { $lore ->
                        [0] { part-wood }
                       *[other] { part-wood } and { part-lore }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $lore ->
                        [0] { part-food }
                       *[other] { part-food } and { part-lore }
                    }
               *[other]
                    { $lore ->
                        [0] { part-food } and { part-wood }
                       *[other] { part-food }, { part-wood } and { part-lore }
                    }
            }
    }
part-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
part-fame = { $fame } fame
part-score =
    { $score ->
        [one] { $score } combat point
       *[other] { $score } combat points
    }
part-losses =
    { $losses ->
        [0] no casualties
        [one] { $losses } casualty
       *[other] { $losses } casualties
    }
part-wintering =
    { $units ->
        [0] no units
        [one] { $units } unit
       *[other] { $units } units
    }

log-setup_begins = Setup
log-clan_taken = { $seat } leads { $side_the }.
log-first_player = { $side_start } is the first player.
log-achievement_shown = Achievement of this game: “{ $card }”.
log-tile_dealt = { $side_start } drew { $tile_the }.
log-hand_shown = No tile of { $side_the } fitted; it showed its tiles and draws new ones.
log-tile_shown = { $side_start } showed { $tile_the }.
log-units_settled = { $side_start } settled in territory { $territory } with { part-units }.
log-kaija_settled = Kaija settled with { $side_the } in territory { $territory }.

log-year_begins = Year { $year } of { $years }
log-actions_begin = Actions
log-creatures_begin = Creatures
log-harvest_begins = Harvest
log-winter_begins = Winter
log-year_ends = End of year { $year }
log-drew_cards =
    { $count ->
        [one] { $side_start } drew { $count } card.
       *[other] { $side_start } drew { $count } cards.
    }
log-drew_card = { $side_start } drew “{ $card }”.
log-reshuffled = { $side_start } shuffled its discard pile into a new draw pile.
log-card_shown = On display this year: “{ $card }”.

log-played = { $side_start } played “{ $card }”.
log-cancelled = { $side_start } cancelled “{ $card }” with “{ name-defensive_strategy }”.
log-waited = { $side_start } waited with “{ $card }”.
log-replaced = { $side_start } replaced “{ $card }” for 1 lore.
log-removed = { $side_start } removed “{ $card }” from the game for 2 lore.
log-upgraded = { $side_start } spent “{ $spent }”, paid 3 lore and took the upgrade “{ $gained }”.
log-spent_out = { $side_start } removed “{ $card }” from the game.
log-passed = { $side_start } passed.
log-marker_taken = { $side_start } was the first to pass and took the first-player marker.
log-picked = { $side_start } took “{ $card }” and put it on top of its draw pile.

log-recruited = { $side_start } recruited a unit in territory { $territory }.
log-kaija_placed = { $side_start } recruited Kaija in territory { $territory }.
log-camp_added = Training Camps gave { $side_the } { part-units } more in territory { $territory }.
log-unit_added = { $side_start } added a unit in territory { $territory }.
log-unit_pulled = { $side_start } brought a unit from territory { $origin } to territory { $territory }.
log-kaija_awake = Kaija of { $side_the } is awake: until the year ends she may enter enemy territories.
log-paid = { $side_start } paid 1 { $resource_plain }.
log-built =
    { $wood ->
        [0] { $side_start } built { $building_a } in territory { $territory } for free.
       *[other] { $side_start } built { $building_a } in territory { $territory } for { part-wood }.
    }
log-building_replaced = { $side_start } replaced the { $old } in territory { $territory } with { $new_a }.
log-moved = { $side_start } moved { part-units } from territory { $origin } to territory { $territory }.
log-kaija_moved = Kaija of { $side_the } moved from territory { $origin } to territory { $territory }.
log-tile_drawn = { $side_start } drew { $tile_the }.
log-tiles_buried =
    { $count ->
        [one] { $side_start } put { $count } tile under the pile.
       *[other] { $side_start } put { $count } tiles under the pile.
    }
log-no_tile_fits = { $side_start } found no tile that fits.
log-tile_laid = { $side_start } laid { $tile_the } on place { $cell }.
log-collected = { $side_start } collected { $count } { $resource_plain }.
log-collected_at = { $side_start } collected { $count } { $resource_plain } in territory { $territory }.
log-card_discarded = { $side_start } discarded “{ $card }”.
log-card_on_top = { $side_start } put a card on top of its draw pile.
log-card_put_on_top = The card that { $side_the } put on top is “{ $card }”.
log-card_recovered = { $side_start } took “{ $card }” from its discard pile.
log-hand_seen = { $side_start } looked at the hand of { $victim_the }.
log-card_named = { $side_start } named “{ $card }” in the hand of { $victim_the }.
log-resource_given = { $side_start } gave { $receiver_the } 1 { $resource_plain }.
log-unit_removed = { $side_start } removed a unit of { $victim_the } from territory { $territory }.
log-copied = { $side_start } copied “{ $card }”.
log-bribed =
    { $count ->
        [one] { $side_start } bribed { $count } unit of { $victim_the }: it went from territory { $origin } to territory { $territory }.
       *[other] { $side_start } bribed { $count } units of { $victim_the }: they went from territory { $origin } to territory { $territory }.
    }
log-conqueror = { $side_start } is a conqueror: until the year ends, Defense Towers and Fortresses do not work against its attacks.
log-scorched = { $side_start } put Scorched Earth in territory { $territory }.

log-combat_begins = { $attacker_start } attacked { $defender_the } in territory { $territory }!
log-pushed = { $side_start } pushed a unit of { $victim_the } away to territory { $territory }.
log-food_spent = { $side_start } discarded { $count } food for the combat.
log-rolled = { $side_start } rolled { $face }.
log-creature_rolled = { $creature_start } rolled { $face }.
log-took_point = { $side_start } chose a combat point.
log-took_casualty = { $side_start } chose a casualty.
log-combat_scored = { $side_start } had { part-score } and suffered { part-losses }.
log-creature_scored = { $creature_start } had { part-score }.
log-combat_won = { $side_start } won the combat in territory { $territory }!
log-nobody_won = Nobody won the combat in territory { $territory }.
log-taken_without_combat = { $side_start } took territory { $territory } without a combat.
log-retreated =
    { $count ->
        [one] { $count } unit of { $side_the } retreated to territory { $territory }.
       *[other] { $count } units of { $side_the } retreated to territory { $territory }.
    }
log-kaija_retreated = Kaija of { $side_the } retreated to territory { $territory }.
log-no_retreat =
    { $count ->
        [one] { $side_start } had nowhere to retreat and lost { $count } figure.
       *[other] { $side_start } had nowhere to retreat and lost { $count } figures.
    }

log-creature_appeared = { $creature_start } appeared in territory { $territory }.
log-creature_moved = { $creature_start } moved to territory { $territory }.
log-creature_stayed = { $creature_start } could not move.
log-hunt_declared = { $side_start } decided to attack { $creature_the }.
log-hunt_begins = { $side_start } attacked { $creature_the } in territory { $territory }!
log-creature_attacks = { $creature_start } attacked { $side_the } in territory { $territory }!
log-creature_defeated = { $side_start } defeated { $creature_the }!
log-creature_won = { $side_start } lost to { $creature_the }.
log-draugr_killed = { $creature_start } killed a figure of { $side_the } in territory { $territory }.

log-fame_closed = { $side_start } gained { part-fame } for closing territory { $territory }.
log-fame_stag_closed = { $side_start } gained another { part-fame } for closing territory { $territory }.
log-fame_stag_conquest = { $side_start } gained { part-fame } for conquering territory { $territory }.
log-fame_harvest = { $side_start } gained { part-fame } for closed territories.
log-fame_altar = { $side_start } gained { part-fame } for Altars of Kings.
log-fame_creature = { $side_start } gained { part-fame } for the creature.

log-stolen = { $side_start } took 1 { $resource_plain } from { $victim_the } on Scorched Earth.
log-harvested = Harvest of { $side_the }: { part-stock }.
log-traded = { $side_start } traded { part-stock } for 1 { $resource_plain }.
log-swap_offered = { $side_start } offered its partner 1 { $given_plain } for 1 { $received_plain }.
log-swapped = { $side_start } gave its partner 1 { $given_plain } for 1 { $received_plain }.
log-swap_refused = { $side_start } refused the swap.
log-wintered =
    { $food ->
        [0]
            { $wood ->
                [0] { $side_start } paid nothing for the winter ({ part-wintering }).
               *[other] { $side_start } paid { part-wood } for the winter ({ part-wintering }).
            }
       *[other]
            { $wood ->
                [0] { $side_start } paid { part-food } for the winter ({ part-wintering }).
               *[other] { $side_start } paid { part-food } and { part-wood } for the winter ({ part-wintering }).
            }
    }
log-unrest = { $side_start } could not pay for everything: an Unrest card went on top of its draw pile.
log-no_unrest_left =
    { $fame ->
        [0] { $side_start } could not pay for everything, and no Unrest card was left.
       *[other] { $side_start } could not pay for everything; no Unrest card was left, so it lost { part-fame }.
    }
log-second_chance = { $side_start } came back to territory { $territory } with 3 units.
log-no_second_chance = { $side_start } did not come back.
log-stronghold_victory =
    { $sides_id ->
        [none] Nobody won by strongholds.
       *[other] Strongholds decided: { $sides_the } won the game!
    }
log-total = { $side_start } has { part-fame } in all.
log-fame_victory =
    { $sides_id ->
        [none] Nobody won by fame.
       *[other] Fame decided: { $sides_the } won the game!
    }


## Words for the table

word-table = Table
word-map = Map
word-year = Year
word-display = Display
word-achievements = Achievements
word-unrest = Unrest
word-buildings = Buildings
word-buildings-left = Buildings left
word-tiles = Tiles
word-creatures = Creatures
word-lair = Lair
word-fame = Fame
word-units = Units
word-reserve = Reserve
word-kaija = Kaija
word-scorched = Scorched Earth
word-strongholds = Strongholds
word-hand = Hand
word-draw-pile = Draw pile
word-active = Active zone
word-discard-pile = Discard pile
word-upgrades = Upgrades
word-flash = Flash
word-first-player = First player
word-passed = Passed
word-partner = Partner
word-open = open
word-closed = closed
word-neutral = neutral
word-borders = Borders (! rough)
word-slot-small = Free small slots
word-slot-carved = Free stone slots
word-slot-large = Free large slots
word-combat = Combat
word-attacker = Attacker
word-defender = Defender
word-points = Combat points
word-casualties = Casualties
word-cost = Cost
word-winter = Winter
word-nothing = nothing
word-empty = empty
word-unknown = unknown
word-you = you
word-winner = Winner

# The position in words

text-year =
    { $year ->
        [0] Setup; the game lasts { $years } years
       *[other] Year { $year } of { $years }
    }
text-first = First player: { $side }
text-supply = Tiles in the pile: { $tiles }; Unrest cards left: { $unrest }
text-units = Units on the map: { $units }, in reserve: { $reserve }; winter costs { part-winter }
part-winter =
    { $food ->
        [0] nothing
       *[other]
            { $wood ->
                [0] { part-food }
               *[other] { part-food } and { part-wood }
            }
    }
text-strongholds = Strongholds: { $count }
text-cards = Cards in hand: { $hand }, in the draw pile: { $pile }, in the discard pile: { $discard }
text-top = Known on top of the draw pile: { $cards }
text-tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
text-held =
    { $units ->
        [0] { $side }
        [one] { $side }: { $units } unit
       *[other] { $side }: { $units } units
    }

# The picture

picture-over = The game is over.
picture-won =
    { $sides_id ->
        [none] Nobody has won.
       *[other] Victory for { $sides_the }!
    }
picture-to-move = to decide
picture-winner = winner
picture-phase-setup = Setup
picture-phase-actions = Actions
picture-phase-creatures = Creatures
picture-phase-harvest = Harvest
picture-phase-winter = Winter
picture-phase-end = End of year
picture-tab-wait = Wait
picture-tab-replace = Replace
picture-tab-remove = Remove
picture-units =
    { $count ->
        [one] { $count } unit
       *[other] { $count } units
    }
picture-clans = Clans
picture-tiles-to-choose = Tiles to choose from
picture-tiles-left = Tiles in the pile
picture-played = Played just now
picture-in-question = The card in question
picture-worth-now = To you it is worth { $fame } fame now.
picture-chance = Chance to win: { $chance }
picture-note-food = Each food is one more combat point. The percentage is your chance to win as things stand now.
picture-note-odds = The percentage is the chance to win the combat; food is not counted.
picture-score = Fame

# The score sheet

score-tokens = Fame tokens
score-cards = Fame on Development cards
score-achievements = Achievements
score-resources = Leftover resources
score-unrest = Unrest
score-fame = Total fame
score-strongholds = Strongholds
score-territories = Territories (break ties)
score-figures = Figures on the map (break ties)
score-buildings = Buildings (break ties)

# What is watched for fairness

trait-card = Card owned at the end

# What the bots look at: after an owner and a colon, or on its own

sense-fame = fame
sense-card_fame = fame on cards
sense-harvest_food = food of the coming harvests
sense-harvest_wood = wood of the coming harvests
sense-harvest_lore = lore of the coming harvests
sense-harvest_fame = fame of the coming harvests
sense-forges = forges in the coming harvests
sense-food = food
sense-wood = wood
sense-lore = lore
sense-units = units
sense-territories = territories
sense-free_large = free places for large buildings
sense-free_small = free places for small buildings
sense-large_in_open = large buildings in open territories
sense-nearly_closed = nearly closed territories
sense-strongholds = worth of strongholds
sense-winter_short = danger of want in winter
sense-hand = cards in hand
sense-better_cards = better cards in the deck
sense-threatened = threatened land
