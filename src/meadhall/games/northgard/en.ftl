# The texts of Northgard in English. How they are looked up: meadhall/words.py.
#
# `$territory` and `$origin` are names of territories, those of their oldest areas. Places for tiles are called by
# `name-at`.

title = Northgard
subtitle = Uncharted Lands
tagline = Viking clans explore an unmapped land, build, fight and get through the winter: the greatest fame wins, or three strongholds.
pitch = Explore, build, and have bread enough for winter.
list-and = { $list } and { $last }
list-more = { $count } more


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

name-unit = Unit
name-kaija = Kaija
name-for_food = Food in return
name-for_wood = Wood in return
name-for_lore = Lore in return
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


## Areas: each printed area has a name of its own; a territory bears that of its oldest area.

name-0a = Askheim
name-0b = Dagvik
name-0c = Eiklund
name-0d = Grimfell
name-1a = Alvdal
name-1b = Tindberg
name-1c = Lyngvoll
name-1d = Oddnes
name-2a = Ulfmark
name-2b = Jarnvik
name-3a = Arnfell
name-3b = Havholm
name-3c = Myrland
name-3d = Bjornlund
name-4a = Gullvang
name-4b = Vargskog
name-4c = Elvstad
name-5a = Hestmark
name-5b = Isfjord
name-6a = Ravnheim
name-6b = Korndal
name-6c = Bokhaug
name-6d = Tangvik
name-7a = Elgskog
name-7b = Ljosvatn
name-7c = Hamardal
name-8a = Runeberg
name-8b = Kvernes
name-8c = Lindholm
name-9a = Eldfell
name-9b = Otervik
name-9c = Granheim
name-10a = Torvland
name-10b = Falkenes
name-10c = Dunvoll
name-11a = Hjortdal
name-11b = Munvik
name-12a = Vindberg
name-12b = Laksfjord
name-12c = Heidmark
name-13a = Jotunfell
name-14a = Orretun
name-14b = Selholm
name-14c = Sauland
name-15a = Brimnes
name-15b = Ulldal
name-15c = Rosvang
name-16a = Yngheim
name-16b = Tarnvatn
name-16c = Gaulberg
name-17a = Hvalsund
name-17b = Mossland
name-18a = Vidskog
name-18b = Silfstad
name-18c = Krokvik
name-19a = Natthaug
name-19b = Reindal
name-19c = Gjalvang
name-20a = Drangnes
name-20b = Lauvheim
name-21a = Engvoll
name-21b = Tyrfell
name-22a = Osplund
name-22b = Galtberg
name-22c = Tranvik
name-22d = Hornstad
name-23a = Solvang
name-23b = Murkdal
name-23c = Djupvik
name-24a = Geirmark
name-24b = Bygheim
name-24c = Urdfell
name-25a = Saltholm
name-25b = Haslund
name-25c = Imedal
name-26a = Ormsund
name-26b = Valberg
name-26c = Bukkland
name-27a = Mjodheim
name-27b = Rimfell
name-27c = Farvik
name-28a = Hildmark
name-28b = Barkskog
name-29a = Audheim
name-29b = Tjeldnes
name-29c = Landvoll
name-30a = Kvitberg
name-30b = Jordal
name-30c = Ingvik
name-30d = Naustad
name-31a = Trymfell
name-31b = Hagvang
name-31c = Bruholm
name-32a = Siglund
name-32b = Toftdal
name-32c = Rymvatn
name-33a = Malvik
name-33b = Auravoll
name-33c = Glodberg
name-34a = Brandnes
name-34b = Hauklund
name-34c = Kaldvik
name-34d = Rognheim

# Places where no tile lies yet: so many `$rows` to the north or south (`$vertical`) and `$columns` to the west or east
# (`$horizontal`) of the starting tile.
part-vertical =
    { $vertical ->
        [north] north
       *[south] south
    }
part-horizontal =
    { $horizontal ->
        [west] west
       *[east] east
    }
part-rows = { $rows } { part-vertical }
part-columns = { $columns } { part-horizontal }
name-at =
    { $rows ->
        [0]
            { $columns ->
                [0] where the starting tile lies
               *[other] { part-columns } of the starting tile
            }
       *[other]
            { $columns ->
                [0] { part-rows } of the starting tile
               *[other] { part-rows }, { part-columns } of the starting tile
            }
    }


## Tiles: called after their first area; the name is a label, `.the` is for the middle of a sentence.

name-start = Starting tile
    .the = the starting tile
name-start5 = { name-34a } tile
    .the = the { name-34a } tile
name-t01 = { name-1a } tile
    .the = the { name-1a } tile
name-t02 = { name-2a } tile
    .the = the { name-2a } tile
name-t03 = { name-3a } tile
    .the = the { name-3a } tile
name-t04 = { name-4a } tile
    .the = the { name-4a } tile
name-t05 = { name-5a } tile
    .the = the { name-5a } tile
name-t06 = { name-6a } tile
    .the = the { name-6a } tile
name-t07 = { name-7a } tile
    .the = the { name-7a } tile
name-t08 = { name-8a } tile
    .the = the { name-8a } tile
name-t09 = { name-9a } tile
    .the = the { name-9a } tile
name-t10 = { name-10a } tile
    .the = the { name-10a } tile
name-t11 = { name-11a } tile
    .the = the { name-11a } tile
name-t12 = { name-12a } tile
    .the = the { name-12a } tile
name-t13 = { name-13a } tile
    .the = the { name-13a } tile
name-t14 = { name-14a } tile
    .the = the { name-14a } tile
name-t15 = { name-15a } tile
    .the = the { name-15a } tile
name-t16 = { name-16a } tile
    .the = the { name-16a } tile
name-t17 = { name-17a } tile
    .the = the { name-17a } tile
name-t18 = { name-18a } tile
    .the = the { name-18a } tile
name-t19 = { name-19a } tile
    .the = the { name-19a } tile
name-t20 = { name-20a } tile
    .the = the { name-20a } tile
name-t21 = { name-21a } tile
    .the = the { name-21a } tile
name-t22 = { name-22a } tile
    .the = the { name-22a } tile
name-t23 = { name-23a } tile
    .the = the { name-23a } tile
name-t24 = { name-24a } tile
    .the = the { name-24a } tile
name-t25 = { name-25a } tile
    .the = the { name-25a } tile
name-t26 = { name-26a } tile
    .the = the { name-26a } tile
name-t27 = { name-27a } tile
    .the = the { name-27a } tile
name-t28 = { name-28a } tile
    .the = the { name-28a } tile
name-t29 = { name-29a } tile
    .the = the { name-29a } tile
name-t30 = { name-30a } tile
    .the = the { name-30a } tile
name-t31 = { name-31a } tile
    .the = the { name-31a } tile
name-t32 = { name-32a } tile
    .the = the { name-32a } tile
name-t33 = { name-33a } tile
    .the = the { name-33a } tile


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
option-value-clan_assignment-choose = chosen in seat order
option-value-clan_assignment-random = drawn at random
option-value-clan_assignment-fixed = set beforehand
option-name-fixed_clans = Clans of the players
option-text-fixed_clans = Touch a clan to set it beforehand for a seat; seats without one get the first of those still free.
option-value-fixed_clans-bear = { name-clan_bear }
option-value-fixed_clans-boar = { name-clan_boar }
option-value-fixed_clans-goat = { name-clan_goat }
option-value-fixed_clans-raven = { name-clan_raven }
option-value-fixed_clans-snake = { name-clan_snake }
option-value-fixed_clans-stag = { name-clan_stag }
option-value-fixed_clans-wolf = { name-clan_wolf }
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
option-name-rulings = Rulings without an option of their own
option-text-rulings = Whether the Bear Clan decides if Kaija is among the figures it loses, and may get her from a Training Camp, or she falls last and camps add units only.
option-value-rulings-by_the_book = by the book
option-value-rulings-house = as the house played before


## Presets: named sets of options

preset-name-by_the_book = By the book
preset-text-by_the_book = Everything as the rulebook has it: players choose their clans, and the Bear Clan decides what becomes of Kaija.
preset-name-house_rules = House rules
preset-text-house_rules = As the house played at first: clans at random, Kaija falls last, and Training Camps add units only.
preset-name-long_game = Long game
preset-text-long_game = Ten years, and only fame wins.
preset-name-team_game = Team game
preset-text-team_game = Two against two: five strongholds of a team win, or the most fame together.
preset-name-creatures = Creatures
preset-text-creatures = Creatures live in the lairs, roam the land and can be hunted for fame.
preset-name-more_creatures = More creatures!
preset-text-more_creatures = With creatures, and whoever passes may bring another one.


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
decision-setup_kaija = Who settles in { $territory }?
    .waiting = { $side_start } decides whether Kaija settles in { $territory }
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
decision-camp_kaija = Training Camp in { $territory }: a unit or Kaija?
    .waiting = { $side_start } decides whether the Training Camp in { $territory } adds Kaija
decision-hire_more = Pay { part-price } for one more unit there?
    .waiting = { $side_start } decides whether to pay for one more unit
    .yes = Pay for one more unit
    .no = Pay nothing
decision-pull_unit = Choose a territory from which another unit joins the recruit
    .waiting = { $side_start } may bring another unit to the recruit
    .territory = From { $a }
    .finish = Bring nobody
decision-build = Choose what to build, and where (wood: { $wood })
    .waiting = { $side_start } is choosing a building
    .finish = Build nothing more
decision-build_slot = Choose a slot for the { $building }
    .waiting = { $side_start } is choosing a slot for the { $building }
decision-glory = Build first, or first collect the territory you build in?
    .waiting = { $side_start } decides whether to build or to collect first
decision-glory_collect = Collect the resources of { $territory }?
    .waiting = { $side_start } decides whether to collect { $territory }
    .yes = Collect them
    .no = Leave them
decision-replace_building = Choose a building to replace, if you like
    .waiting = { $side_start } may replace a building
    .slot = The building in { $a }
    .finish = Replace nothing
decision-replace_with = Choose what takes the place of the { $building }
    .waiting = { $side_start } is replacing the { $building }
decision-move_from = { $card }: choose a territory to move out of, or finish ({ part-points })
    .waiting = { $side_start } is moving
    .territory = Move out of { $a }
    .finish = No further move
decision-move_to = Choose where to move from { $territory } ({ part-points })
    .waiting = { $side_start } is moving out of { $territory }
    .territory = Move to { $a }
decision-move_count = Choose who moves from { $origin } to { $territory }
    .waiting = { $side_start } is moving from { $origin } to { $territory }
decision-pass_through = Choose where the group goes on to from { $territory } ({ part-points })
    .waiting = { $side_start } is passing through { $territory }
    .territory = Go on to { $a }
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
    .territory = From { $a }
decision-hidden_to = Choose an open territory for the figures from { $origin }
    .waiting = { $side_start } is choosing where its Hidden Ways lead
    .territory = To { $a }
decision-hidden_count = Choose who goes from { $origin } to { $territory }
    .waiting = { $side_start } is choosing who goes from { $origin } to { $territory }
decision-bribe_from = Choose the territory in which you bribe units
    .waiting = { $side_start } is choosing whom to bribe
decision-bribe_to = Choose where the units from { $origin } go
    .waiting = { $side_start } is choosing where the bribed units go
    .territory = To { $a }
decision-bribe_count = Choose how many units go from { $origin } to { $territory }
    .waiting = { $side_start } is choosing how many units it bribes
decision-remove_unit = Choose the territory that loses an enemy unit
    .waiting = { $side_start } is choosing an enemy unit to remove
decision-raid_collect = Choose what you take from { $territory }
    .waiting = { $side_start } is choosing what it takes from { $territory }
decision-add_captured = Choose the territory to which you add a unit
    .waiting = { $side_start } is choosing where to add a unit

# Combat
decision-declare_hunt = Attack a creature in { $territory }?
    .waiting = { $side_start } may attack a creature in { $territory }
    .hunt = Attack { $a_the }
    .finish = Attack none
decision-pick_fight = Choose the next fight
    .waiting = { $side_start } is choosing the next fight
decision-intimidate = Push a defending unit out of { $territory } before the combat?
    .waiting = { $side_start } may push a defending unit out of { $territory }
    .territory = Push a unit to { $a }
    .finish = Push nobody
decision-spend_food = Combat in { $territory }, points { $points } against { $against }: how much food do you discard? (food: { $food })
    .waiting = Combat in { $territory }: { $side_the } decides how much food to discard
decision-spend_food_on_creature = Fight with { $creature_the }, points { $points } against { $against }: how much food do you discard? (food: { $food })
    .waiting = Fight with { $creature_the }: { $side_the } decides how much food to discard
decision-choose_symbol = Choose what your die shows
    .waiting = { $side_start } is choosing what its die shows
decision-throw_axes = Choose what your Axe Throwers add
    .waiting = { $side_start } is choosing what its Axe Throwers add
decision-lose_kaija =
    { $losses ->
        [one] You lose { $losses } figure in { $territory }: a unit or Kaija?
       *[other] You lose { $losses } figures in { $territory }: units only, or Kaija too?
    }
    .waiting = { $side_start } decides whether Kaija falls in { $territory }
    .units =
        { $a ->
            [one] Lose { $a } unit, keep Kaija
           *[other] Lose { $a } units, keep Kaija
        }
    .units_and_kaija =
        { $a ->
            [0] Lose Kaija
            [one] Lose Kaija and { $a } unit
           *[other] Lose Kaija and { $a } units
        }
decision-retreat_kaija = Choose where Kaija retreats from { $territory }
    .waiting = { $side_start } is choosing where Kaija retreats from { $territory }
    .territory = Retreat to { $a }
decision-retreat_to =
    { $left ->
        [one] Choose where your unit retreats from { $territory }
       *[other] Choose where your units retreat from { $territory } ({ $left } left)
    }
    .waiting = { $side_start } is retreating from { $territory }
    .territory = Retreat to { $a }
decision-retreat_count = Choose how many units retreat there ({ $left } left)
    .waiting = { $side_start } is dividing its retreating units
decision-creature_tie = Choose where { $creature_the } goes
    .waiting = { $side_start } is choosing where { $creature_the } goes

# Harvest and the end of the year
decision-steal = Scorched Earth: choose what you take from { $territory }
    .waiting = { $side_start } may take a resource from { $territory }
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
option-territory = { $a }
option-cell = { $a }
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
option-unit = Unit in { $a }
option-kaija = Kaija in { $a }
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
option-collect_first = Collect { $a }, then build there
option-build_first = Build first
option-build = { $b } in { $a }
option-slot = Slot in { $a }
option-slotless = { $b } without a slot in { $a }
option-copy = { $a }: { $b }
option-combat = Combat in { $a }
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
    .clause = took { $side_the }
log-first_player = { $side_start } is the first player.
    .clause = took the first turn
log-achievement_shown = Achievement of this game: “{ $card }”.
log-tile_dealt = { $side_start } drew { $tile_the }.
log-hand_shown = No tile of { $side_the } fitted; it showed its tiles and draws new ones.
log-tile_shown = { $side_start } showed { $tile_the }.
log-units_settled = { $side_start } settled in { $territory } with { part-units }.
    .clause = settled { $items }
    .item = { part-units } in { $territory }
log-kaija_settled = Kaija settled with { $side_the } in { $territory }.

log-year_begins = Year { $year } of { $years }
    .scene = The year begins
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
    .clause =
        { $count ->
            [one] drew a card
           *[other] drew { $count } cards
        }
log-drew_card = { $side_start } drew “{ $card }”.
log-reshuffled = { $side_start } shuffled its discard pile into a new draw pile.
log-card_shown = On display this year: “{ $card }”.
    .item = “{ $card }”
    .result = { $items } are on display

log-played = { $side_start } played “{ $card }”.
    .clause = played “{ $card }”
log-cancelled = { $side_start } cancelled “{ $card }” with “{ name-defensive_strategy }”.
    .clause = cancelled “{ $card }” with “{ name-defensive_strategy }”
log-waited = { $side_start } waited with “{ $card }”.
    .clause = waited with “{ $card }”
log-replaced = { $side_start } replaced “{ $card }” for 1 lore.
    .clause = replaced “{ $card }”
log-removed = { $side_start } removed “{ $card }” from the game for 2 lore.
    .clause = removed “{ $card }” from the game
log-upgraded = { $side_start } spent “{ $spent }”, paid 3 lore and took the upgrade “{ $gained }”.
    .clause = upgraded “{ $spent }” to “{ $gained }”
log-spent_out = { $side_start } removed “{ $card }” from the game.
log-passed = { $side_start } passed.
    .clause = passed
log-marker_taken = { $side_start } was the first to pass and took the first-player marker.
    .clause = took the first-player marker
log-picked = { $side_start } took “{ $card }” and put it on top of its draw pile.
    .clause = took “{ $card }”

log-recruited = { $side_start } recruited a unit in { $territory }.
    .clause = recruited { $items }
    .item =
        { $times ->
            [one] a unit in { $territory }
           *[other] { $times } units in { $territory }
        }
log-kaija_placed = { $side_start } recruited Kaija in { $territory }.
    .clause = recruited Kaija in { $territory }
log-camp_added = Training Camps gave { $side_the } { part-units } more in { $territory }.
    .clause = trained { part-units } more in { $territory }
log-unit_added = { $side_start } added a unit in { $territory }.
    .clause = added a unit in { $territory }
log-unit_pulled = { $side_start } brought a unit from { $origin } to { $territory }.
    .clause = brought a unit from { $origin } to { $territory }
log-kaija_awake = Kaija of { $side_the } is awake: until the year ends she may enter enemy territories.
    .clause = woke Kaija
log-paid = { $side_start } paid 1 { $resource_plain }.
log-built =
    { $wood ->
        [0] { $side_start } built { $building_a } in { $territory } for free.
       *[other] { $side_start } built { $building_a } in { $territory } for { part-wood }.
    }
    .clause = built { $building_a } in { $territory }
log-building_replaced = { $side_start } replaced the { $old } in { $territory } with { $new_a }.
    .clause = replaced the { $old } in { $territory } with { $new_a }
log-moved = { $side_start } moved { part-units } from { $origin } to { $territory }.
    .clause = moved { $items }
    .item = { part-units } from { $origin } to { $territory }
log-kaija_moved = Kaija of { $side_the } moved from { $origin } to { $territory }.
    .clause = moved Kaija to { $territory }
log-tile_drawn = { $side_start } drew { $tile_the }.
log-tiles_buried =
    { $count ->
        [one] { $side_start } put { $count } tile under the pile.
       *[other] { $side_start } put { $count } tiles under the pile.
    }
log-no_tile_fits = { $side_start } found no tile that fits.
    .clause = found no tile that fits
log-tile_laid = { $side_start } laid { $tile_the } { $cell }.
    .item = { $tile_the }
    .clause = laid { $items }
log-collected = { $side_start } collected { $count } { $resource_plain }.
    .clause = collected { $items }
    .item = { $count } { $resource_plain }
log-collected_at = { $side_start } collected { $count } { $resource_plain } in { $territory }.
    .clause = collected { $items }
    .item = { $count } { $resource_plain } in { $territory }
log-card_discarded = { $side_start } discarded “{ $card }”.
    .clause = discarded “{ $card }”
log-card_on_top = { $side_start } put a card on top of its draw pile.
    .clause = put a card on top of the draw pile
log-card_put_on_top = The card that { $side_the } put on top is “{ $card }”.
log-card_recovered = { $side_start } took “{ $card }” from its discard pile.
    .clause = took “{ $card }” back
log-hand_seen = { $side_start } looked at the hand of { $victim_the }.
    .clause = looked at the hand of { $victim_the }
log-card_named = { $side_start } named “{ $card }” in the hand of { $victim_the }.
    .clause = named “{ $card }” in the hand of { $victim_the }
log-resource_given = { $side_start } gave { $receiver_the } 1 { $resource_plain }.
    .clause = gave { $receiver_the } 1 { $resource_plain }
log-unit_removed = { $side_start } removed a unit of { $victim_the } from { $territory }.
    .clause = removed a unit of { $victim_the } from { $territory }
log-copied = { $side_start } copied “{ $card }”.
    .clause = copied “{ $card }”
log-bribed =
    { $count ->
        [one] { $side_start } bribed { $count } unit of { $victim_the }: it went from { $origin } to { $territory }.
       *[other] { $side_start } bribed { $count } units of { $victim_the }: they went from { $origin } to { $territory }.
    }
    .clause =
        { $count ->
            [one] bribed a unit of { $victim_the } to go to { $territory }
           *[other] bribed { $count } units of { $victim_the } to go to { $territory }
        }
log-conqueror = { $side_start } is a conqueror: until the year ends, Defense Towers and Fortresses do not work against its attacks.
    .clause = became a conqueror
log-scorched = { $side_start } put Scorched Earth in { $territory }.
    .clause = put Scorched Earth in { $items }
    .item = { $territory }

log-combat_begins = { $attacker_start } attacked { $defender_the } in { $territory }!
    .scene = Combat in { $territory }, { $attacker_the } against { $defender_the }
log-card_helped = { $side_start } fought with “{ $card }” (combat points: { $points }).
log-scorch_helped = Scorched Earth helped { $side_the } (combat points: { $points }).
log-walls_helped = Buildings helped { $side_the } (combat points: { $points }, casualties: { $casualties }).
log-lined_up =
    { $kaija ->
        [0] { $side_start } fought with { part-units }.
       *[other] { $side_start } fought with { part-units } and Kaija.
    }
log-pushed = { $side_start } pushed a unit of { $victim_the } away to { $territory }.
    .clause = pushed a unit of { $victim_the } away to { $territory }
    .result = { $side_the } pushed a unit of { $victim_the } away to { $territory }
log-food_spent = { $side_start } discarded { $count } food for the combat.
log-rolled = { $side_start } rolled { $face }.
log-creature_rolled = { $creature_start } rolled { $face }.
log-took_point = { $side_start } chose a combat point.
log-took_casualty = { $side_start } chose a casualty.
log-combat_scored = { $side_start } had { part-score } and suffered { part-losses }.
    .result = { $side_the } { part-score }, { part-losses }
log-creature_scored = { $creature_start } had { part-score }.
    .result = { $creature_the } { part-score }
log-combat_won = { $side_start } won the combat in { $territory }!
    .result = { $side_the } won
log-nobody_won = Nobody won the combat in { $territory }.
    .result = nobody won
log-taken_without_combat = { $side_start } took { $territory } without a combat.
    .clause = took { $territory } without a combat
    .result = { $side_the } took { $territory } without a combat
log-retreated =
    { $count ->
        [one] { $count } unit of { $side_the } retreated to { $territory }.
       *[other] { $count } units of { $side_the } retreated to { $territory }.
    }
    .result = { $side_the } retreated to { $territory }
log-kaija_retreated = Kaija of { $side_the } retreated to { $territory }.
log-kaija_fell = Kaija of { $side_the } fell in { $territory }.
    .result = Kaija of { $side_the } fell
log-fell =
    { $kaija ->
        [0] { $side_start } lost { part-units }.
       *[other] { $side_start } lost { part-units } and Kaija.
    }
log-no_retreat =
    { $count ->
        [one] { $side_start } had nowhere to retreat and lost { $count } figure.
       *[other] { $side_start } had nowhere to retreat and lost { $count } figures.
    }
    .result = { $side_the } had nowhere to retreat

log-creature_appeared = { $creature_start } appeared in { $territory }.
    .result = { $creature_the } appeared in { $territory }
log-creature_moved = { $creature_start } moved to { $territory }.
    .result = { $creature_the } moved to { $territory }
log-creature_stayed = { $creature_start } could not move.
    .result = { $creature_the } stayed
log-hunt_declared = { $side_start } decided to attack { $creature_the }.
log-hunt_begins = { $side_start } attacked { $creature_the } in { $territory }!
    .scene = Hunt in { $territory }, { $side_the } against { $creature_the }
log-creature_attacks = { $creature_start } attacked { $side_the } in { $territory }!
    .scene = Combat in { $territory }, { $creature_the } against { $side_the }
log-creature_defeated = { $side_start } defeated { $creature_the }!
    .result = { $side_the } won
log-creature_won = { $side_start } lost to { $creature_the }.
    .result = { $creature_the } won
log-draugr_killed = { $creature_start } killed a figure of { $side_the } in { $territory }.
    .result = { $creature_the } killed a figure of { $side_the } in { $territory }

log-fame_closed = { $side_start } gained { part-fame } for closing { $territory }.
    .clause = gained { $items }
    .item = { part-fame } for closing { $territory }
log-fame_stag_closed = { $side_start } gained another { part-fame } for closing { $territory }.
    .clause = gained another { part-fame } for closing { $territory }
log-fame_stag_conquest = { $side_start } gained { part-fame } for conquering { $territory }.
    .clause = gained { part-fame } for conquering { $territory }
    .result = { $side_the } gained { part-fame } for conquering { $territory }
log-fame_harvest = { $side_start } gained { part-fame } for closed territories.
log-fame_altar = { $side_start } gained { part-fame } for Altars of Kings.
    .result = { $side_the } gained { part-fame } for Altars of Kings
log-fame_creature = { $side_start } gained { part-fame } for the creature.
    .clause = gained { part-fame } for the creature
    .result = { $side_the } gained { part-fame }

log-stolen = { $side_start } took 1 { $resource_plain } from { $victim_the } on Scorched Earth.
    .clause = took 1 { $resource_plain } from { $victim_the }
log-harvested = Harvest of { $side_the }: { part-stock }.
    .result = { $side_the } { part-stock }
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
    .result = { $side_the } paid { $food } food and { $wood } wood
log-unrest = { $side_start } could not pay for everything: an Unrest card went on top of its draw pile.
    .result = { $side_the } took an Unrest card
log-no_unrest_left =
    { $fame ->
        [0] { $side_start } could not pay for everything, and no Unrest card was left.
       *[other] { $side_start } could not pay for everything; no Unrest card was left, so it lost { part-fame }.
    }
    .result = { $side_the } lost { part-fame }
log-second_chance = { $side_start } came back to { $territory } with 3 units.
    .clause = came back to { $territory } with 3 units
    .result = { $side_the } came back to { $territory }
log-no_second_chance = { $side_start } did not come back.
    .result = { $side_the } did not come back
log-stronghold_victory =
    { $sides_id ->
        [none] Nobody won by strongholds.
       *[other] Strongholds decided: { $sides_the } won the game!
    }
log-total = { $side_start } has { part-fame } in all.
    .result = { $side_the } has { part-fame }
log-won =
    { $by_strongholds ->
        [0] { $side_start } won the game by fame!
       *[other] { $side_start } won the game by strongholds!
    }
log-fame_victory =
    { $sides_id ->
        [none] Nobody won by fame.
       *[other] Fame decided: { $sides_the } won the game!
    }


## Words for the table

word-table = Table
text-north-of = north of { $territory }
text-south-of = south of { $territory }
text-west-of = west of { $territory }
text-east-of = east of { $territory }
word-places = Places for { $tile_the }
word-map = Map
word-year = Year
word-display = Display
word-achievements = Achievements
word-unrest = Unrest
word-buildings = Buildings
word-buildings-left = Buildings left
word-supply = Supply
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
picture-wood = { part-wood }
picture-pick-card = and take a card of the display
picture-no-more-turns = no more turns this year
picture-hidden = hidden
picture-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
picture-year = Year { $year } of { $years }
picture-last-year = The last year: then fame is counted
picture-passing = First to pass picks a card first
picture-winter-next =
    { $food ->
        [0] Winter will cost you nothing
       *[other]
            { $wood ->
                [0] Winter: { part-food }, you have { $has_food }
               *[other] Winter: { part-food } and { part-wood }, you have { $has_food } and { $has_wood }
            }
    }

# The score sheet

score-tokens = Fame tokens
score-cards = Fame on Development cards
score-achievements = Achievements
score-resources = Leftover resources
score-unrest = Unrest
score-fame = Total fame
score-team = Total fame of the team
score-strongholds = Strongholds
score-territories = Territories (break ties)
score-figures = Figures on the map (break ties)
score-buildings = Buildings (break ties)

# How the game was won

won-strongholds = Three closed territories, each with a large building, won the game at once.
won-strongholds_fame = More than one player had three strongholds; of them, the one with the most total fame won.
won-fame = The most total fame after the last year won.
won-territories = The best were equal on total fame; more territories decided.
won-figures = The best were equal on total fame and territories; more figures on the map decided.
won-buildings = The best were equal on total fame, territories and figures; more buildings decided.
won-shared = The best were equal on total fame and on everything that breaks ties, and share the victory.
won-team_strongholds = Five closed territories of one team, each with a large building, won the game at once.
won-team_strongholds_fame = Both teams had five strongholds; the one with more total fame won.
won-team_fame = The team with the most total fame after the last year won.
won-team_territories = The teams were equal on total fame; more territories decided.
won-team_figures = The teams were equal on total fame and territories; more figures on the map decided.
won-team_buildings = The teams were equal on total fame, territories and figures; more buildings decided.
won-team_shared = The teams were equal on total fame and on everything that breaks ties, and share the victory.

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

misfit-teams = The team game is for exactly 4 players; let four play, or everyone for themselves.
misfit-more-creatures = “More creatures!” needs creatures in the lairs; choose them too, or leave it out.
misfit-clans-differ = No clan can be played twice; choose different ones.
misfit-clans-seats = Clans are set for more than { $players ->
    [one] one player
   *[other] { $players } players
}; leave out the last ones.

# What a choice before the game is good for, in at most five words

gift-bear = Kaija fights for two
gift-boar = Open exploring brings lore
gift-goat = Building brings food
gift-raven = Closed lands pay at once
gift-snake = Stronger on Scorched Earth
gift-stag = Conquest and closing bring fame
gift-wolf = Won attacks bring food


## What the table answers when somebody points at a thing

inspect-heading-holds = Holds it
inspect-heading-here = Here
inspect-heading-gives = Gives
inspect-heading-reach = Who could reach it
inspect-heading-ways = From here
inspect-heading-go = Can go
inspect-heading-beside = Beside
inspect-heading-costs = Costs
inspect-heading-why-not = Why not now
inspect-heading-fights = In combat
inspect-heading-fits = What can stand here
inspect-heading-lands = Lands
inspect-heading-could = Could become strongholds
inspect-heading-stands = Where it stands
inspect-heading-clan-cards = Cards of the clan
inspect-heading-hunger = Missing

inspect-kind-territory = Territory, { $state }, { $tiles }
inspect-kind-cell = Place for a tile
inspect-kind-clan = Clan
inspect-kind-resource = Resource
inspect-kind-piece = Figure
inspect-kind-building =
    { $left ->
        [one] Building, { $left } left
       *[other] Building, { $left } left
    }
inspect-kind-creature = Creature
inspect-kind-tile = Tile
inspect-set-start = Starting card
inspect-set-clan = Clan card
inspect-set-early = Early Development card
inspect-set-advanced = Advanced Development card
inspect-set-achievement = Achievement
inspect-set-unrest = Unrest card
inspect-in-hand = in your hand
inspect-away = not on the map
inspect-nobody = Nobody: it is neutral
inspect-fame-number = { $fame } fame
inspect-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inspect-closing = To whoever closes it by exploring, at least
inspect-closed = Closed, at each harvest
inspect-at-harvest = at the next harvest
inspect-is-stronghold = It is a stronghold: three of them win
inspect-regular = plain border
inspect-rough = rough border
inspect-locked = A Brown Bear is here: nobody builds, recruits, explores from here or leaves.
inspect-barred = A Fallen Valkyrie is here: whoever enters must fight her.
inspect-must-fight = They have come to fight, and stay until it is fought.
inspect-winter-of =
    { $units ->
        [one] Winter for { $units } unit
       *[other] Winter for all { $units } units
    }
inspect-short = You have { $has } { $resource_plain }; it costs { $cost }.
inspect-no-token = All of this kind are on the map.
inspect-not-yours = This land is not yours.
inspect-flash = Flash: played beside another card
inspect-printed = Printed, at the end
inspect-total = If the game ended now, in all
inspect-slot-small = Small slot
inspect-slot-carved = Stone slot
inspect-slot-large = Large slot

inspect-territory = One figure holds it. Closed on all sides it brings fame, and with a great building it is a stronghold.
inspect-cell = A tile may be laid here if it touches a free side of an open land of yours and brings no two players together.
inspect-unit = Holds a land, is 1 point in combat and eats in winter; you have 14 in all. Few in many places hold more than many in one.
inspect-kaija = A figure worth 2 points, who costs nothing in winter. She does not enter enemy lands, unless The Bear Awakens was played this year.
inspect-scorched = The Snake has 1 more point in combat here, and may take 1 resource from an enemy who holds it at harvest.
inspect-food = For the winter and for fights.
inspect-wood = For buildings, and for the winter of a big army.
inspect-lore = For your deck: replace, remove, upgrade.
inspect-resource = Any three buy one at harvest, and three left over are one fame at the end.
inspect-fame = Points, kept face down: from closed lands, Altars, cards and Achievements. Most fame after the last year wins.
inspect-winter = Up to 3 units are free; 4, 7, 10 and 13 cost more. Whatever is missing brings one Unrest card, 5 fame less at the end.
inspect-strongholds = Closed lands with a great building. Who has three at the end of a year wins at once.
inspect-slot = A building works for whoever holds the land, and each kind stands once in a land.
inspect-building-food_silo = Build it where the land gives no food.
inspect-building-woodcutter_lodge = Build it where the land gives no wood.
inspect-building-defense_tower = It belongs on the border.
inspect-building-training_camp = It belongs behind the border.
inspect-building-menhir = Build it where the land gives no lore.
inspect-building-fortress = On closed land it makes a stronghold.
inspect-building-forge = On closed land it makes a stronghold.
inspect-building-altar_of_kings = On closed land it makes a stronghold.
inspect-creature = You attack it as part of a Move; beaten, it brings fame.
inspect-tile = Turn it until it serves you: areas joined across sides become one land. No open side means closed.
inspect-first-player = Begins the year and harvests first. Whoever passes first in a year takes it.
inspect-years = Draw, act until all have passed, harvest, pay the winter. In the last year Achievements lie on the display.
inspect-tiles-left = Explore draws from it. When it is empty, nobody can explore any more.
inspect-unrest-left = Hunger in winter puts one on a deck. It cannot be played or removed and costs 5 fame at the end.
inspect-hand = Cards to play this year, secret from the others. Passing discards them.
inspect-draw-pile = The next cards; four are drawn each year, and one more for each Forge.
inspect-discard-pile = Cards of earlier turns and years, open to all. They are shuffled when the draw pile is empty.
inspect-upgrades = Three lore and a card of the hand buy one. Nearly always worth it.
inspect-achievement = Whoever passes first in the last year picks first.
inspect-unrest = Trade rather than starve.
inspect-action-recruit = Fill up to a winter band, not past it.
inspect-action-move = Spread out, or strike together.
inspect-action-explore = Close lands, find slots and food.
inspect-action-build = It works for whoever holds the land.
inspect-action-draw = More cards, more actions this year.
inspect-action-special = Keep it for the right moment.
inspect-idle-recruit = No unit is left in your reserve, or none of your lands can take one.
inspect-idle-move = None of your figures can go anywhere.
inspect-idle-explore = No tile is left, or none of your lands has an open side.
inspect-idle-build = Wood or a fitting slot is missing.
inspect-idle-draw = Your draw pile and discard pile hold too few cards.
inspect-idle-special = It would do nothing now.
inspect-idle-reaction = It is not played in your turn: it cancels a card that an opponent plays.

inspect-option = One of the things you may choose now.
inspect-option-wait = The card is laid down unused. When you want others to go first.
inspect-option-replace = 1 lore: this card for another from your draw pile.
inspect-option-remove = 2 lore: the card leaves the game for good, and you draw two. A thin deck is a strong deck.
inspect-option-upgrade = 3 lore and a card for one of your clan's upgrades. Nearly always worth it.
inspect-option-pass = It ends your year: your hand is discarded, and you take a card from the display. First to pass picks first and begins the next year.
inspect-option-end_turn = Your turn is over; cards left in hand wait for your next turn.
inspect-option-finish = Nothing more of this; the rest is lost.
inspect-option-give = Any three resources for one. Against hunger, or for the last wood.
inspect-option-swap = Your partner may refuse.
inspect-option-food = Each food is 1 point in this combat, at most one for each figure. When a point decides.
inspect-option-rotation = The tile lies this way round. A land without an open side is closed.
inspect-option-recruit = One unit to a land of yours.
inspect-option-move = One point: a step across a plain border.
inspect-option-explore = Draw a tile and lay it at an open side of yours.
inspect-option-build = A building on a free slot, for 1 or 3 wood.
inspect-option-draw = A card from your draw pile.
inspect-option-point = Points decide the combat if both sides have figures left.
inspect-option-casualty = A casualty kills a figure, whatever the score.
inspect-option-allow = The card has its effect, and you keep yours.
inspect-option-cancel = The card is discarded without effect, and yours is played.

## The legend

sign-food = Food
sign-wood = Wood
sign-lore = Lore
sign-fame = Fame
sign-unit = Unit; in the colours of its clan
sign-castle = Stronghold: a closed land with a great building
sign-winter = Winter: what it would cost now
sign-lair = Lair: here a creature appears
sign-slot-small = Small slot
sign-slot-carved = Stone slot: also for a Menhir
sign-slot-large = Large slot: for great buildings
sign-recruit = Recruit units
sign-move = Move figures
sign-explore = Explore: lay a tile
sign-build = Build
sign-draw = Draw cards
sign-special = A special action
sign-flash = Flash: played beside another card
sign-point = Combat point
sign-casualty = Casualty
sign-unrest = Unrest
sign-upgrade = Upgrade cards of the clan that are left
sign-tile = Tiles in the pile

## What is said before a choice

warning-winter_band = With one more warrior winter costs more than you will have.
warning-hunger = You will go hungry. A trade would still save you.
warning-land_left = You leave { $territory } empty: its buildings serve whoever comes next.
warning-fame_left = You leave { $territory } empty: its fame goes to whoever comes next.
warning-poor_odds =
    { $food ->
        [0] More likely lost than won: { $chance }%.
       *[other] Even with food more likely lost than won: { $chance }%.
    }
warning-rival_strongholds = { $side_start } is about to win by strongholds at the end of this year.
warning-own_stronghold = You could still build your last stronghold this year.
warning-closes_rival = This closes the land of { $side_the }: no fame for you, quiet for them.
warning-could_close = This tile could close one of your lands.
warning-great_wood = This spends the wood for a great building.
warning-upgrade_lore = With three lore you could take a clan upgrade.
warning-best_achievement = “{ $card }” goes to whoever passes first.


## Scenes: what one watches, beat by beat

beat-line-up = Line-up
beat-food = Food
beat-dice = Dice
beat-points = Combat points
beat-casualties = Casualties
beat-result = Result
beat-retreat = Retreat
beat-victory = Victory

scene-combat = Combat in { $territory }
scene-hunt = Hunt in { $territory }
scene-units = { part-units }
scene-walls = Buildings
scene-die = Die
scene-wood = Wood
scene-chances = Chances: { $one } { $won }, nobody { $nobody }, { $other } { $lost }.
scene-chances-two = Chances: { $one } { $won }, { $other } { $lost }.
scene-chance-before = Chance before
scene-chances-exact = Exact, if both make the best of their dice and nobody adds food.
scene-counts = { $side_start } wins, { $won } : { $lost }; a tie is the defender’s.
scene-broken = { $side_start } wins: the other side has no figures left.
scene-nobody-wins = Both sides lose all their figures: nobody wins.
scene-casualties = Casualties: attacker { $attacker }, defender { $defender }.
scene-fell = Fell
scene-winter-comes = Winter has come: every clan pays for its units.
scene-winter-costs = Above: units on the map; below: what they cost.
scene-winter-over = Winter is over
scene-all-paid = Everybody could pay.
scene-draugar = { $creature_start } kills
scene-fame-counted = The fame of all clans is counted.
scene-fame-tokens = Tokens
scene-fame-cards = Cards
scene-fame-resources = Stock
scene-the-end = The end of the game
scene-winners = Victory: { $winners }
