# The texts of Tiny Epic Vikings in English. How they are looked up: meadhall/words.py.

title = Tiny Epic Vikings
subtitle = Runes, isles and the Fury of the gods
tagline = Viking clans sail from fjord to fjord, settle islands marked with runes and stir up the gods: the angrier the god, the more its runes are worth.
pitch = Settle rune islands and anger the god who pays you.
list-and = { $list } and { $last }
list-more = { $count } more


## Clans and seats
##
## The name is a label; `.the` is for the middle of a sentence, `.start` for its beginning, `.poss` begins one
## with “Red's”.

name-red = Red
    .the = Red
    .start = Red
    .poss = Red's
name-yellow = Yellow
    .the = Yellow
    .start = Yellow
    .poss = Yellow's
name-blue = Blue
    .the = Blue
    .start = Blue
    .poss = Blue's
name-green = Green
    .the = Green
    .start = Green
    .poss = Green's
name-enemy = Enemy
    .the = the enemy
    .start = The enemy
    .poss = The enemy's
text-clan-player = 6 settlers, 4 boats and 2 temples. All clans play alike.
text-clan-neutral = The neutral enemy has a temple and 2 settlers on each outer island. It never acts and scores nothing.
text-clan-solo = The enemy of the solo game plays by fixed rules and pays for nothing. It scores as you do.

name-seat_0 = Player 1
name-seat_1 = Player 2
name-seat_2 = Player 3
name-seat_3 = Player 4


## Runes and resources: of resources, the name is a label, and `.plain` is for “2 food”.

name-wealth = Wealth
name-secrets = Secrets
name-natures_fury = Nature's Fury

name-for_wood = Wood in return
name-for_food = Food in return
name-for_steel = Steel in return
name-wood = Wood
    .plain = wood
text-resource-wood = Pays for boats and temples.
name-food = Food
    .plain = food
text-resource-food = Pays for settlers: 1 food each.
name-steel = Steel
    .plain = steel
text-resource-steel = Pays for raids, and for cards with a steel cost in battle.


## The map

name-m12 = Runic Isles (1–2 players)
    .short = Small map
name-m34 = Runic Isles (3–4 players)
    .short = Large map

# Islands: `.short` is a label without “Isle”.

name-raven = Raven Isle
    .short = Raven
name-wolf = Wolf Isle
    .short = Wolf
name-bear = Bear Isle
    .short = Bear
name-seal = Seal Isle
    .short = Seal
name-eagle = Eagle Isle
    .short = Eagle
name-stag = Stag Isle
    .short = Stag
name-walrus = Walrus Isle
    .short = Walrus
name-fox = Fox Isle
    .short = Fox
name-serpent = Serpent Isle
    .short = Serpent

# Fjords: the name is a label, `.the` is for the middle of a sentence.

name-whale_tail = Whale-tail Fjord
    .the = the Whale-tail Fjord
name-west_sound = West Sound
    .the = West Sound
name-east_sound = East Sound
    .the = East Sound
name-southwest_sound = Southwest Sound
    .the = Southwest Sound
name-southeast_sound = Southeast Sound
    .the = Southeast Sound
name-south_sound = South Sound
    .the = South Sound
name-northwest_reach = Northwest Reach
    .the = Northwest Reach
name-northeast_reach = Northeast Reach
    .the = Northeast Reach
name-west_reach = West Reach
    .the = West Reach
name-east_reach = East Reach
    .the = East Reach
name-southwest_reach = Southwest Reach
    .the = Southwest Reach
name-southeast_reach = Southeast Reach
    .the = Southeast Reach
name-south_reach = South Reach
    .the = South Reach

# Docks are named after their island and the place their route leads to; `.short` is the bare name.

name-raven_wolf = Dock Raven-Wolf
    .the = the dock Raven-Wolf
    .short = Raven-Wolf
name-raven_bear = Dock Raven-Bear
    .the = the dock Raven-Bear
    .short = Raven-Bear
name-raven_seal = Dock Raven-Seal
    .the = the dock Raven-Seal
    .short = Raven-Seal
name-raven_eagle = Dock Raven-Eagle
    .the = the dock Raven-Eagle
    .short = Raven-Eagle
name-raven_edge = Dock Raven-Sea
    .the = the dock Raven-Sea
    .short = Raven-Sea
name-wolf_raven = Dock Wolf-Raven
    .the = the dock Wolf-Raven
    .short = Wolf-Raven
name-wolf_bear = Dock Wolf-Bear
    .the = the dock Wolf-Bear
    .short = Wolf-Bear
name-wolf_seal = Dock Wolf-Seal
    .the = the dock Wolf-Seal
    .short = Wolf-Seal
name-wolf_walrus = Dock Wolf-Walrus
    .the = the dock Wolf-Walrus
    .short = Wolf-Walrus
name-wolf_fox = Dock Wolf-Fox
    .the = the dock Wolf-Fox
    .short = Wolf-Fox
name-wolf_serpent = Dock Wolf-Serpent
    .the = the dock Wolf-Serpent
    .short = Wolf-Serpent
name-wolf_edge = Dock Wolf-Sea
    .the = the dock Wolf-Sea
    .short = Wolf-Sea
name-bear_raven = Dock Bear-Raven
    .the = the dock Bear-Raven
    .short = Bear-Raven
name-bear_wolf = Dock Bear-Wolf
    .the = the dock Bear-Wolf
    .short = Bear-Wolf
name-bear_eagle = Dock Bear-Eagle
    .the = the dock Bear-Eagle
    .short = Bear-Eagle
name-bear_stag = Dock Bear-Stag
    .the = the dock Bear-Stag
    .short = Bear-Stag
name-bear_walrus = Dock Bear-Walrus
    .the = the dock Bear-Walrus
    .short = Bear-Walrus
name-bear_edge = Dock Bear-Sea
    .the = the dock Bear-Sea
    .short = Bear-Sea
name-seal_raven = Dock Seal-Raven
    .the = the dock Seal-Raven
    .short = Seal-Raven
name-seal_wolf = Dock Seal-Wolf
    .the = the dock Seal-Wolf
    .short = Seal-Wolf
name-seal_serpent = Dock Seal-Serpent
    .the = the dock Seal-Serpent
    .short = Seal-Serpent
name-eagle_raven = Dock Eagle-Raven
    .the = the dock Eagle-Raven
    .short = Eagle-Raven
name-eagle_bear = Dock Eagle-Bear
    .the = the dock Eagle-Bear
    .short = Eagle-Bear
name-eagle_stag = Dock Eagle-Stag
    .the = the dock Eagle-Stag
    .short = Eagle-Stag
name-stag_bear = Dock Stag-Bear
    .the = the dock Stag-Bear
    .short = Stag-Bear
name-stag_eagle = Dock Stag-Eagle
    .the = the dock Stag-Eagle
    .short = Stag-Eagle
name-stag_walrus = Dock Stag-Walrus
    .the = the dock Stag-Walrus
    .short = Stag-Walrus
name-walrus_wolf = Dock Walrus-Wolf
    .the = the dock Walrus-Wolf
    .short = Walrus-Wolf
name-walrus_bear = Dock Walrus-Bear
    .the = the dock Walrus-Bear
    .short = Walrus-Bear
name-walrus_stag = Dock Walrus-Stag
    .the = the dock Walrus-Stag
    .short = Walrus-Stag
name-walrus_fox = Dock Walrus-Fox
    .the = the dock Walrus-Fox
    .short = Walrus-Fox
name-fox_wolf = Dock Fox-Wolf
    .the = the dock Fox-Wolf
    .short = Fox-Wolf
name-fox_walrus = Dock Fox-Walrus
    .the = the dock Fox-Walrus
    .short = Fox-Walrus
name-fox_serpent = Dock Fox-Serpent
    .the = the dock Fox-Serpent
    .short = Fox-Serpent
name-serpent_wolf = Dock Serpent-Wolf
    .the = the dock Serpent-Wolf
    .short = Serpent-Wolf
name-serpent_seal = Dock Serpent-Seal
    .the = the dock Serpent-Seal
    .short = Serpent-Seal
name-serpent_fox = Dock Serpent-Fox
    .the = the dock Serpent-Fox
    .short = Serpent-Fox


## Viking cards

# Wealth

name-astrid_goldhand = Astrid Goldhand
text-card-astrid_goldhand = Strength 4. Leader action: Sail 2. Rune action with 2 Wealth: Harvest 3.
name-bjorn_the_broad = Bjorn the Broad
text-card-bjorn_the_broad = Strength 2 + 1 for each Wealth rune. Leader action: Sail 2. Rune action with 3 Wealth: Smite 2.
name-dagny_fairwind = Dagny Fairwind
text-card-dagny_fairwind = Strength 3. Leader action: Sail 3. Rune action with 2 Wealth: Collect 1 food for each Wealth rune.
name-eirik_silvertongue = Eirik Silvertongue
text-card-eirik_silvertongue = Strength 1 + 1 for each steel. Leader action: Sail 3. Rune action with 1 Secrets: Enter a battle.
name-frida_keelwright = Frida Keelwright
text-card-frida_keelwright = Strength 2. Leader action: Sail 3. Rune action with 3 Wealth: Build.
name-gunnar_farfarer = Gunnar Farfarer
text-card-gunnar_farfarer = Strength 2. Leader action: Sail 4. Rune action with 1 Nature's Fury: Draw and replace.
name-halfdan_ringgiver = Halfdan Ringgiver
text-card-halfdan_ringgiver = Strength 9 for 3 steel. Leader action: Explore 1. Rune action with 2 Wealth: Enter a battle.
name-inga_pathfinder = Inga Pathfinder
text-card-inga_pathfinder = Strength 2 + 1 for each food. Leader action: Explore 2. Rune action with 1 Nature's Fury: Sail 2.
name-jorunn_the_trader = Jorunn the Trader
text-card-jorunn_the_trader = Strength 3. Leader action: Explore 3. Rune action with 1 Secrets: Exchange.
name-knut_the_bountiful = Knut the Bountiful
text-card-knut_the_bountiful = Strength 2 for each Wealth rune. Leader action: Harvest 2. Rune action with 2 Nature's Fury: Sail 3.
name-leif_ploughman = Leif Ploughman
text-card-leif_ploughman = Strength 6 for 1 steel. Leader action: Harvest 3. Rune action with 1 Secrets: Explore 2.
name-magnhild_the_hoarder = Magnhild the Hoarder
text-card-magnhild_the_hoarder = Strength 1 + 1 for each rune of any kind. Leader action: Harvest 3. Rune action with 1 Nature's Fury: Smite 1.
name-njal_barnlord = Njal Barnlord
text-card-njal_barnlord = Strength 2. Leader action: Harvest 4. Rune action with 2 Wealth: Explore with a temple.
name-olaf_hallbuilder = Olaf Hallbuilder
text-card-olaf_hallbuilder = Strength 2 + 1 for each Secrets rune. Leader action: Build. Rune action with 2 Secrets: Harvest 4.
name-ragnhild_mason = Ragnhild Mason
text-card-ragnhild_mason = Strength 7 for 2 steel. Leader action: Build. Rune action with 2 Wealth: Explore 2.
name-sigurd_treasurer = Sigurd Treasurer
text-card-sigurd_treasurer = Strength 1 for each food. Leader action: Build. Rune action with 3 runes of any kind: Collect 1 wood, 1 food, 1 steel.

# Secrets

name-alva_whisperer = Alva Whisperer
text-card-alva_whisperer = Strength 4. Leader action: Sail 2. Rune action with 2 Secrets: Explore 2.
name-bodil_runecarver = Bodil Runecarver
text-card-bodil_runecarver = Strength 2 + 1 for each Secrets rune. Leader action: Sail 2. Rune action with 1 Wealth: Explore with a temple.
name-dyri_fogwalker = Dyri Fogwalker
text-card-dyri_fogwalker = Strength 3. Leader action: Sail 3. Rune action with 2 Secrets: Collect 1 wood for each Secrets rune.
name-egil_nightblade = Egil Nightblade
text-card-egil_nightblade = Strength 1 + 1 for each wood. Leader action: Sail 3. Rune action with 1 Nature's Fury: Enter a battle.
name-freydis_the_seeress = Freydis the Seeress
text-card-freydis_the_seeress = Strength 2. Leader action: Sail 3. Rune action with 3 Secrets: Smite 2.
name-grim_starreader = Grim Starreader
text-card-grim_starreader = Strength 2. Leader action: Sail 4. Rune action with 1 Wealth: Exchange.
name-hild_the_veiled = Hild the Veiled
text-card-hild_the_veiled = Strength 9 for 3 steel. Leader action: Explore 1. Rune action with 2 Secrets: Harvest 3.
name-ivar_lorekeeper = Ivar Lorekeeper
text-card-ivar_lorekeeper = Strength 1 + 1 for each rune of any kind. Leader action: Explore 2. Rune action with 3 Secrets: Build.
name-jora_softfoot = Jora Softfoot
text-card-jora_softfoot = Strength 3. Leader action: Explore 3. Rune action with 1 Nature's Fury: Draw and replace.
name-kari_herbwife = Kari Herbwife
text-card-kari_herbwife = Strength 2 for each Secrets rune. Leader action: Harvest 2. Rune action with 1 Wealth: Smite 1.
name-logi_brewer = Logi Brewer
text-card-logi_brewer = Strength 6 for 1 steel. Leader action: Harvest 3. Rune action with 2 Secrets: Enter a battle.
name-mjoll_the_skald = Mjoll the Skald
text-card-mjoll_the_skald = Strength 2 + 1 for each Nature's Fury rune. Leader action: Harvest 3. Rune action with 1 Nature's Fury: Sail 2.
name-nanna_moonsinger = Nanna Moonsinger
text-card-nanna_moonsinger = Strength 2. Leader action: Harvest 4. Rune action with 2 Nature's Fury: Explore 3.
name-orm_stonereader = Orm Stonereader
text-card-orm_stonereader = Strength 5. Leader action: Build. Rune action with 2 Wealth: Sail 3.
name-runa_dreamweaver = Runa Dreamweaver
text-card-runa_dreamweaver = Strength 7 for 2 steel. Leader action: Build. Rune action with 2 Secrets: Draw and replace.
name-svein_cairnkeeper = Svein Cairnkeeper
text-card-svein_cairnkeeper = Strength 1 for each wood. Leader action: Build. Rune action with 3 runes of any kind: Harvest 2.

# Nature's Fury

name-arnbjorg_stormcaller = Arnbjorg Stormcaller
text-card-arnbjorg_stormcaller = Strength 5. Leader action: Sail 2. Rune action with 2 Nature's Fury: Enter a battle.
name-brand_firehair = Brand Firehair
text-card-brand_firehair = Strength 2 + 1 for each Nature's Fury rune. Leader action: Sail 2. Rune action with 1 Wealth: Harvest 3.
name-dufa_wavebreaker = Dufa Wavebreaker
text-card-dufa_wavebreaker = Strength 3. Leader action: Sail 3. Rune action with 1 Secrets: Smite 1.
name-einar_hailbringer = Einar Hailbringer
text-card-einar_hailbringer = Strength 1 + 1 for each food. Leader action: Sail 3. Rune action with 2 Nature's Fury: Collect 1 steel for each Nature's Fury rune.
name-floki_driftwood = Floki Driftwood
text-card-floki_driftwood = Strength 2. Leader action: Sail 3. Rune action with 3 Nature's Fury: Explore with a temple.
name-gro_gullwing = Gro Gullwing
text-card-gro_gullwing = Strength 3. Leader action: Sail 4. Rune action with 1 Secrets: Exchange.
name-hakon_the_berserk = Hakon the Berserk
text-card-hakon_the_berserk = Strength 9 for 3 steel. Leader action: Explore 1. Rune action with 1 Wealth: Enter a battle.
name-ida_frostbite = Ida Frostbite
text-card-ida_frostbite = Strength 2 + 1 for each steel. Leader action: Explore 2. Rune action with 3 Nature's Fury: Smite 2.
name-jarl_thorolf = Jarl Thorolf
text-card-jarl_thorolf = Strength 2. Leader action: Explore 3. Rune action with 2 Secrets: Build.
name-ketil_the_hunter = Ketil the Hunter
text-card-ketil_the_hunter = Strength 2 for each Nature's Fury rune. Leader action: Harvest 2. Rune action with 2 Nature's Fury: Sail 3.
name-leikny_whaler = Leikny Whaler
text-card-leikny_whaler = Strength 6 for 1 steel. Leader action: Harvest 3. Rune action with 1 Secrets: Explore 2.
name-mord_wolfcoat = Mord Wolfcoat
text-card-mord_wolfcoat = Strength 1 + 1 for each rune of any kind. Leader action: Harvest 3. Rune action with 2 Nature's Fury: Sail 2.
name-nott_nightfrost = Nott Nightfrost
text-card-nott_nightfrost = Strength 2. Leader action: Harvest 4. Rune action with 1 Wealth: Draw and replace.
name-oddny_treefeller = Oddny Treefeller
text-card-oddny_treefeller = Strength 4. Leader action: Build. Rune action with 2 Wealth: Explore 3.
name-rolf_ironbeam = Rolf Ironbeam
text-card-rolf_ironbeam = Strength 7 for 2 steel. Leader action: Build. Rune action with 2 Nature's Fury: Collect 1 wood, 2 steel.
name-skade_snowhall = Skade Snowhall
text-card-skade_snowhall = Strength 1 for each steel. Leader action: Build. Rune action with 3 runes of any kind: Harvest 2.


## Favour cards

name-full_granary = Full Granary
text-favour-full_granary = Rune: Wealth. Sack: 2 wood, 2 food.
name-golden_ring = Golden Ring
text-favour-golden_ring = Rune: Wealth. Sack: 3 resources of your choice.
name-hoard_of_hedeby = Hoard of Hedeby
text-favour-hoard_of_hedeby = Runes: 2 Wealth. Sack: 1 food.
name-kings_tribute = King's Tribute
text-favour-kings_tribute = Runes: 2 Wealth. Sack: 1 steel.
name-whispering_stone = Whispering Stone
text-favour-whispering_stone = Rune: Secrets. Sack: 2 wood, 2 steel.
name-mimirs_draught = Mimir's Draught
text-favour-mimirs_draught = Rune: Secrets. Sack: 3 resources of your choice.
name-sealed_saga = Sealed Saga
text-favour-sealed_saga = Runes: 2 Secrets. Sack: 1 wood.
name-ravens_secret = Raven's Secret
text-favour-ravens_secret = Runes: 2 Secrets. Sack: 1 food.
name-breath_of_hail = Breath of Hail
text-favour-breath_of_hail = Rune: Nature's Fury. Sack: 2 food, 2 steel.
name-seething_sea = Seething Sea
text-favour-seething_sea = Rune: Nature's Fury. Sack: 3 resources of your choice.
name-thunderhead = Thunderhead
text-favour-thunderhead = Runes: 2 Nature's Fury. Sack: 1 steel.
name-wrath_of_winter = Wrath of Winter
text-favour-wrath_of_winter = Runes: 2 Nature's Fury. Sack: 1 wood.
name-smugglers_map = Smuggler's Map
text-favour-smugglers_map = Runes: Wealth, Secrets. Sack: 1 food, 1 steel.
name-buried_silver = Buried Silver
text-favour-buried_silver = Runes: Wealth, Secrets. Sack: 1 wood, 1 food.
name-storm_wrack = Storm Wrack
text-favour-storm_wrack = Runes: Wealth, Nature's Fury. Sack: 1 wood, 1 steel.
name-stranded_whale = Stranded Whale
text-favour-stranded_whale = Runes: Wealth, Nature's Fury. Sack: 1 wood, 1 food.
name-omen_in_the_clouds = Omen in the Clouds
text-favour-omen_in_the_clouds = Runes: Secrets, Nature's Fury. Sack: 1 food, 1 steel.
name-frozen_runes = Frozen Runes
text-favour-frozen_runes = Runes: Secrets, Nature's Fury. Sack: 1 wood, 1 steel.


## Gods, and what villages are dedicated to
##
## `.to` says where a dedicated village goes. `.kind` is god or space, for selectors. `.boon` is what a god gives to
## the loser of a battle, `.action` is what a space of the era sheet gives.

name-odin = Odin
    .kind = god
    .to = to Odin
    .boon = Draw and replace, then 1 resource of your choice
text-god-odin = Valhalla boon: { name-odin.boon }.
name-frigg = Frigg
    .kind = god
    .to = to Frigg
    .boon = 1 wood, 1 food and 1 steel
text-god-frigg = Valhalla boon: { name-frigg.boon }.
name-thor = Thor
    .kind = god
    .to = to Thor
    .boon = Smite 1
text-god-thor = Valhalla boon: { name-thor.boon }, which removes a settler of another clan from any island.
name-freyja = Freyja
    .kind = god
    .to = to Freyja
    .boon = Harvest 2
text-god-freyja = Valhalla boon: { name-freyja.boon }, with the bonuses for boats and temples.
name-loki = Loki
    .kind = god
    .to = to Loki
    .boon = move the Fury of one god 2 up or 2 down
text-god-loki = Valhalla boon: { name-loki.boon }, never below 0.
name-heimdall = Heimdall
    .kind = god
    .to = to Heimdall
    .boon = Sail 2
text-god-heimdall = Valhalla boon: { name-heimdall.boon }, with docking, deploying and raiding as usual.

name-ded_sail = Offering of Sails
    .kind = space
    .to = to the Offering of Sails
    .action = Sail 2
text-dedication-ded_sail = Dedicate a village: { name-ded_sail.action }, with docking, deploying and raiding as usual.
name-ded_explore = Offering of Paths
    .kind = space
    .to = to the Offering of Paths
    .action = Explore 2
text-dedication-ded_explore = Dedicate a village: { name-ded_explore.action }.
name-ded_harvest = Offering of Plenty
    .kind = space
    .to = to the Offering of Plenty
    .action = Harvest 3
text-dedication-ded_harvest = Dedicate a village: { name-ded_harvest.action }, with the bonuses for boats and temples.
name-ded_build = Offering of Timber
    .kind = space
    .to = to the Offering of Timber
    .action = Build
text-dedication-ded_build = Dedicate a village: { name-ded_build.action }, paying wood as usual.
text-dedication-god = Dedicate a village to this god: its Fury rises by 2.


## Rows of favour cards and their ends: `.the` is for the middle of a sentence, `.plain` has no article.

name-upper = Upper row
    .the = the upper row
    .plain = upper row
name-lower = Lower row
    .the = the lower row
    .plain = lower row
name-left = Left end
    .the = the left end
    .plain = left end
name-right = Right end
    .the = the right end
    .plain = right end


## Actions: `.kind` is valued for those that are said with their value, like “Sail 3”, and plain for the others.

name-sail = Sail
    .kind = valued
text-action-sail = One of your boats makes up to that many moves; a dock ends them. In a dock you may deploy up to that many settlers for 1 food each, and raid the village for steel.
name-explore = Explore
    .kind = valued
text-action-explore = Your settlers make up to that many steps along ferry routes to adjacent islands.
name-harvest = Harvest
    .kind = valued
text-action-harvest = Gain that many resources of your choice, 1 more of your choice for each temple you have built, and the bonus of each boat you have built.
name-build = Build
    .kind = plain
text-action-build = Pay wood for a boat (2, 3 or 4) or a temple (4 or 6), by the slot of your sheet that it comes from.
name-temple_explore = Explore with a temple
    .kind = plain
text-action-temple_explore = Move one of your temples to an adjacent island where you have none.
name-smite = Smite
    .kind = valued
text-action-smite = Remove up to that many settlers of other clans from any islands.
name-draw_replace = Draw and replace
    .kind = plain
text-action-draw_replace = Draw a viking card, then discard a card of your hand.
name-enter_battle = Enter a battle
    .kind = plain
text-action-enter_battle = Turn this card face down: it joins the waiting battle, or starts one.
name-collect = Collect
    .kind = plain
text-action-collect = Gain the resources that are printed on the card.
name-exchange = Exchange
    .kind = plain
text-action-exchange = Change any number of one resource into as many of one other.
name-fury_shift = Move Fury
    .kind = plain
text-action-fury_shift = Move the Fury of one god up or down.


## The solo enemy: icons of its tracks, and levels

name-fury = Fury
text-icon-fury = 1 Fury for the god of the rune of which the enemy holds most islands; on a tie, for each of these gods.
name-chase = Chase
text-icon-chase = The chief's boat goes to the nearest dock with a boat of yours, which must leave for a fjord.
name-cross = Crossing
text-icon-cross = The chief's boat crosses to the other end of its ferry route.
name-settler = Settler
text-icon-settler = 1 enemy settler on the chief's island.
name-boat = Boat
text-icon-boat = 1 enemy boat in the chief's dock, or in the nearest free one.
name-temple = Temple
text-icon-temple = An enemy temple on the island with most enemy settlers among those without any temple; half of the settlers there go back to the sheet.
name-battle = Battle
text-icon-battle = The enemy starts a battle, with the bonus on the icon added to its strength.

name-easy = Easy
text-profile-easy = Wood icons come later, and the first battle has no bonus. The enemy deploys 2 settlers fewer, at least 1.
name-normal = Normal
text-profile-normal = The enemy of the rulebook.
name-hard = Hard
text-profile-hard = More icons, stronger actions on the enemy's sheet, and as many explorers as its Explore says.


## Presets

preset-name-by_the_book = By the book
preset-text-by_the_book = Everything as the rulebook has it.
preset-name-house_rules = House rules
preset-text-house_rules = As the house first played: settlers come back only while deploying, runes are taken after actions, boats add food to Harvest and come from the cheapest slot, any fourth favour card may go back, and the solo enemy has its last turn, counts all its runes, explores with more settlers and is attacked without a question.
preset-name-two_players = Two players
preset-text-two_players = Two clans on the small map, with a neutral enemy on its outer islands.
preset-name-solo_easy = Solo, easy
preset-text-solo_easy = Alone against the enemy clan at its weakest.
preset-name-solo_normal = Solo
preset-text-solo_normal = Alone against the enemy clan of the rulebook.
preset-name-solo_hard = Solo, hard
preset-text-solo_hard = Alone against the enemy clan at its strongest.


## Options of the game

option-name-first_player = First player
option-text-first_player = Only with 2 to 4 players: who begins with the chieftain marker.
option-value-first_player-random = drawn at random
option-value-first_player-seat_1 = player 1
option-name-solo_profile = Strength of the enemy
option-text-solo_profile = Only in the solo game: how the enemy's tracks and rune actions look. The easy enemy also deploys 2 settlers fewer, at least 1; the hard one explores with as many as its Explore says.
option-value-solo_profile-easy = easy
option-value-solo_profile-normal = normal
option-value-solo_profile-hard = hard
option-name-enemy_explore_settlers = Settlers of the enemy's Explore
option-text-enemy_explore_settlers = Only in the solo game: how many settlers the enemy's Explore brings.
option-value-enemy_explore_settlers-profile = as its strength says
option-value-enemy_explore_settlers-per_value = as many as its value
option-value-enemy_explore_settlers-one = one
option-name-enemy_strength_runes = The enemy's runes in battle
option-text-enemy_strength_runes = Only in the solo game: which runes make the enemy's cards stronger in battle. Either only those of the cards that it laid in the same turn as its battle card, which counts too, or all its active runes.
option-value-enemy_strength_runes-turn = cards of one turn
option-value-enemy_strength_runes-era = all active runes
option-name-solo_enemy_last_turn = The enemy's last turn
option-text-solo_enemy_last_turn = Only in the solo game: whether the enemy has a turn after your last card of an era.
option-value-solo_enemy_last_turn-not_in_era_3 = in eras 1 and 2
option-value-solo_enemy_last_turn-always = in every era
option-value-solo_enemy_last_turn-never = never
option-name-own_card_rune_counts = A card's own rune
option-text-own_card_rune_counts = Whether the rune of a card counts for its own requirement, strength and Collect.
option-value-own_card_rune_counts-true = counts
option-value-own_card_rune_counts-false = does not count
option-name-invader_current_rune_counts = The invaders' new card
option-text-invader_current_rune_counts = If runes boost the new card of the invaders: whether it counts itself, or only their earlier cards do.
option-value-invader_current_rune_counts-true = counts itself
option-value-invader_current_rune_counts-false = earlier cards only
option-name-sole_payer = If only one can pay
option-text-sole_payer = Only with 2 to 4 players: several are in a battle, but only one of them can pay the steel cost.
option-value-sole_payer-wins = that player wins
option-value-sole_payer-invaders = the invaders come
option-name-harvest_boat_bonus = Harvest bonus of boats
option-text-harvest_boat_bonus = What each boat you have built adds to your Harvest. The bonus of the solo enemy does not change.
option-value-harvest_boat_bonus-steel = 1 steel
option-value-harvest_boat_bonus-food = 1 food
option-value-harvest_boat_bonus-wood = 1 wood
option-name-steal_requires_highest = Stealing a rune
option-text-steal_requires_highest = Only with 2 to 4 players: whose influence a thief must exceed on the island.
option-value-steal_requires_highest-true = that of every other clan
option-value-steal_requires_highest-false = that of the holder
option-name-boat_build_region = Where boats are built
option-text-boat_build_region = Whether new boats go to a fjord beside your settlers, temples and boats, or beside your settlers and temples only.
option-value-boat_build_region-land_or_boat = boats count too
option-value-boat_build_region-land_only = settlers and temples only
option-name-recall = Calling settlers back
option-text-recall = When you may take settlers from islands back to your sheet: at any time of your turn, or only while you deploy with none left on the sheet, and not from the island being settled.
option-value-recall-own_turn = in the own turn
option-value-recall-deploying = while deploying
option-name-rune_take = Taking a free rune
option-text-rune_take = When you take the rune of an island that nobody holds: at once, in the middle of an action, or when the action is complete. Stealing waits for the end of the action in any case.
option-value-rune_take-at_once = at once
option-value-rune_take-after_action = after the action
option-name-fourth_favour = The fourth favour card
option-text-fourth_favour = Which card you may return when you win a fourth favour card: one of the three that you held, or the new one too.
option-value-fourth_favour-held = one of the three held
option-value-fourth_favour-any = any of the four
option-name-memory_aid = Memory aid
option-text-memory_aid = Whether everybody sees the favour cards that the others have won. All of them were open when they were fought for.
option-value-memory_aid-true = all are shown
option-value-memory_aid-false = only one's own
option-name-rulings = Rulings without an option of their own
option-text-rulings = By the book, you choose the slot from which you build, and a deck that runs short is dealt out before the discards are shuffled; in the solo game you choose whether to attack, the enemy builds no temple beside yours, and on the normal level it explores with 1 settler. The house used to play without all of this.
option-value-rulings-by_the_book = by the book
option-value-rulings-house = as the house played before


## Decisions

# Parts of prompts and log lines: an action of `$action` and `$value`; what is left, of `$left`; the settlers of
# `$settlers`.
part-action =
    { $action_kind ->
        [valued] { $action } { $value }
       *[plain] { $action }
    }
part-moves =
    { $left ->
        [one] { $left } move left
       *[other] { $left } moves left
    }
part-steps =
    { $left ->
        [one] { $left } step left
       *[other] { $left } steps left
    }
part-settlers =
    { $settlers ->
        [one] { $settlers } settler
       *[other] { $settlers } settlers
    }

# Setup and draft
decision-place_start_boat = Choose a fjord at the edge of the map for your boat
    .waiting = { $clan_start } is placing a boat
decision-draft_card = Draft: choose one of { $cards } cards to keep
    .waiting = { $clan_start } is choosing a card in secret
    .card = Keep { $a }
decision-draft_from_pile =
    { $left ->
        [one] Draft: choose the last card you keep
       *[other] Draft: choose a card to keep ({ $left } to go)
    }
    .waiting = { $clan_start } is choosing a card
    .card = Keep { $a }

# Turns
decision-play_card = Your turn: play a card
    .waiting = { $clan_start } is on turn
decision-play_face_down = Choose the card you play face down
    .waiting = { $clan_start } is choosing a card for battle
    .card = Fight with { $a }
decision-choose_favour = You start a battle: choose the favour card it is about
    .waiting = { $clan_start } is choosing a favour card to fight for
# `$idle` is 1 where the action could change nothing now.
decision-use_leader_action =
    { $idle ->
        [0] { $card }: do the leader action, { part-action }?
       *[other] { $card }: the leader action, { part-action }, can do nothing now
    }
    .waiting = { $clan_start } may do the leader action of { $card }, { part-action }
    .do = Do the leader action
    .skip = Skip it
decision-use_rune_action =
    { $idle ->
        [0] { $card }: do the rune action, { part-action }?
       *[other] { $card }: the rune action, { part-action }, can do nothing now
    }
    .waiting = { $clan_start } may do the rune action of { $card }, { part-action }
    .do = Do the rune action
    .skip = Skip it
decision-dedicate_village = Dedicate a raided village?
    .waiting = { $clan_start } may dedicate a village
decision-end_turn = Your turn ends: call settlers back first?
    .waiting = { $clan_start } may call settlers back before the turn ends
    .end = End the turn

# Battles
decision-reveal_battle = Battle: all cards are turned face up
    .waiting = { $clan_start } is about to turn up the cards of the battle
    .reveal = Turn them up
decision-return_favour = A fourth favour card: choose which one you return, and where
    .waiting = { $clan_start } is returning a favour card
decision-use_boon = You have lost the battle. Use the boon of { $god } ({ $god_boon })?
    .waiting = { $clan_start } may use the boon of { $god }
    .do = Use the boon
    .skip = Forgo the boon
decision-shift_fury = Choose whose Fury moves by { $value }
    .waiting = { $clan_start } is choosing whose Fury moves by { $value }

# Actions
decision-choose_boat = Sail { $value }: choose a boat
    .waiting = { $clan_start } is choosing a boat for Sail { $value }
    .skip = Do not sail
decision-sail_boat = Choose where the boat sails ({ part-moves })
    .waiting = { $clan_start } is sailing ({ part-moves })
    .stop = Stay here
decision-leave_dock = Your boat must leave { $dock_the }: choose a fjord
    .waiting = { $clan_start } is choosing where a boat goes from { $dock_the }
decision-deploy_settler = Deploy settlers on { $island }? (up to { $left } more)
    .waiting = { $clan_start } may deploy settlers on { $island }
decision-raid_village = Raid the village in { $dock_the } for { $cost } steel?
    .waiting = { $clan_start } may raid the village in { $dock_the }
decision-explore_island = Explore: move a settler ({ part-steps })
    .waiting = { $clan_start } is exploring ({ part-steps })
    .stop = Explore no further
decision-harvest_resource = Harvest: choose a resource ({ $left } to take)
    .waiting = { $clan_start } is harvesting
decision-build_unit = Build: choose a boat or a temple
    .waiting = { $clan_start } is choosing what to build
    .skip = Build nothing
decision-move_temple = Explore with a temple: choose where one goes
    .waiting = { $clan_start } is choosing where a temple goes
    .skip = Move no temple
decision-smite_settler = Smite: choose a settler to remove ({ $left } left)
    .waiting = { $clan_start } is choosing a settler to remove
    .stop = Remove no more
decision-discard_card = Choose a card to discard
    .waiting = { $clan_start } is choosing a card to discard
    .card = Discard { $a }
decision-take_resource = Choose a resource ({ $left } to take)
    .waiting = { $clan_start } is choosing a resource
decision-exchange_resources = Exchange: choose what you give and what you get
    .waiting = { $clan_start } may exchange resources
    .skip = Exchange nothing

# The solo enemy
decision-join_enemy_battle =
    { $bonus ->
        [0] The enemy fights for “{ $favour }”: join the battle?
       *[other] The enemy fights for “{ $favour }”, with a bonus of { $bonus }: join the battle?
    }
    .waiting = { $clan_start } may join the enemy's battle for “{ $favour }”
decision-solo_attack = You have { part-settlers } on { $island }, the enemy { $enemies }: attack, so that one goes back to its sheet?
    .waiting = { $clan_start } may attack the enemy's settlers on { $island }
decision-choose_chief_target = The chief's boat seeks an island of { $rune }: choose which
    .waiting = { $clan_start } is choosing which island of { $rune } the chief's boat seeks
decision-choose_chief_way = The chief's boat heads for { $island } ({ part-moves }): choose its next dock
    .waiting = { $clan_start } is choosing the way of the chief's boat to { $island }
decision-choose_settler_source = Choose the island from which a settler of the enemy goes to { $island }
    .waiting = { $clan_start } is choosing from where a settler of the enemy goes to { $island }
decision-choose_enemy_dock = Choose a dock for the enemy's new boat
    .waiting = { $clan_start } is choosing a dock for the enemy's new boat
decision-choose_chased_boat = Choose which of your boats the chief's boat drives away
    .waiting = { $clan_start } is choosing which boat the chief's boat drives away
    .dock = Boat in { $a_the }
decision-choose_enemy_temple = Choose an island for the enemy's temple
    .waiting = { $clan_start } is choosing an island for the enemy's temple
decision-choose_enemy_favour = The enemy fights for a favour card of { $row_the }: choose at which end
    .waiting = { $clan_start } is choosing the favour card that the enemy fights for
decision-discard_enemy_deck = End of the era: the rest of the enemy's deck is discarded
    .waiting = { $clan_start } is about to discard the rest of the enemy's deck
    .reveal = Discard it

# Chance
decision-draw_first_player = Draw of the first player
    .waiting = The first player is being drawn
    .seat =
        { $a ->
            [0] { name-red } begins
            [1] { name-yellow } begins
            [2] { name-blue } begins
           *[other] { name-green } begins
        }
decision-draw_god = Draw of the god of { $rune }
    .waiting = The god of { $rune } is being drawn
decision-lay_favour = Draw of a favour card for { $row_the }
    .waiting = A favour card for { $row_the } is being drawn
    .favour = { $a }
decision-deal_card = Deal of a card
    .waiting = A card is being dealt
decision-draw_card = Draw of a card
    .waiting = A card is being drawn
decision-draw_invader = Draw of the invaders' card
    .waiting = The invaders' card is being drawn
decision-discard_neutral_card = Draw of the card that the enemy discards
    .waiting = The card that the enemy discards is being drawn
decision-draw_start_island = Draw of the enemy's first island
    .waiting = The enemy's first island is being drawn
decision-open_card = Draw of a card for the open pile
    .waiting = A card for the open pile is being drawn
decision-deal_to_enemy = Deal of a card to the enemy
    .waiting = A card is being dealt to the enemy
decision-draw_enemy_card = Draw of the card that the enemy plays
    .waiting = The card that the enemy plays is being drawn
decision-draw_enemy_battle_card = Draw of the enemy's battle card
    .waiting = The enemy's battle card is being drawn
decision-draw_hidden_battle_card = Draw of the enemy's battle card, face down
    .waiting = The enemy's battle card is being drawn, face down


## Options of decisions

option-god = { $a }
option-card = { $a }
option-island = { $a }
option-fjord = { $a }
option-dock = { $a }
option-end = { $a }
option-favour = { $a }, { $b_plain }
option-up = Play { $a }
option-down = Play a card face down, for battle
option-dedicate =
    { $a_kind ->
        [god] { $a }: Fury +2
       *[space] { $a }: { $a_action }
    }
option-none = Dedicate none now
option-linger = Wait before the turn ends
option-return = { $a } to { $c_the } of { $b_the }
option-boat = Boat in { $a_the }
option-to = To { $a_the }
option-deploy = Deploy a settler (1 food)
option-recall = Call a settler back from { $a }
option-done = Deploy no more
option-raid = Raid the village
option-leave = Leave the village
option-explore = From { $a } to { $b }
option-take = { $a }
option-build_boat = Boat in { $a_the }
option-build_temple = Temple on { $a }
option-boat_for = Boat in { $b_the } for { $a } wood
option-temple_for = Temple on { $b } for { $a } wood
option-temple = Temple from { $a } to { $b }
option-smite = Settler of { $a_the } on { $b }
option-exchange = Give { $c } { $a_plain } for { $c } { $b_plain }
option-fury_up = Raise the Fury of { $a }
option-fury_down = Lower the Fury of { $a }
option-join = Join with { $a }
option-decline = Do not join
option-attack = Attack
option-no = Do not attack


## The log

# Parts of log lines and descriptions: the steel of `$steel`, the wood of `$wood`, the points of `$island_points` and
# `$favour_points`.
part-steel = { $steel } steel
part-wood = { $wood } wood
part-island-points =
    { $island_points ->
        [one] { $island_points } point
       *[other] { $island_points } points
    }
part-favour-points =
    { $favour_points ->
        [one] { $favour_points } point
       *[other] { $favour_points } points
    }

log-era_begins = Era { $era }
log-draft_begins =
    { $cards ->
        [one] Draft: { $cards } card each
       *[other] Draft: { $cards } cards each
    }
    .scene = Draft
log-turns_begin = Turns: { $clan_the } begins
log-era_ends = End of era { $era }
    .scene = End of era { $era }
log-turn_begins = { $clan_poss } turn.

log-first_player = { $clan_start } is the first player.
    .clause = took the first turn
log-god_chosen = { $god } stands for { $rune }.
    .result = gods: { $items }
    .item = { $god } for { $rune }
log-favour_laid = “{ $favour }” was laid in { $row_the }.
log-boat_placed = { $clan_start } placed a boat in { $fjord_the }.
    .clause = placed a boat in { $fjord_the }
log-neutrals_placed = The neutral enemy is on { $island } with a temple and { part-settlers }.
    .result = the neutral enemy is on { $island }
log-enemy_placed = The enemy holds { $island } with { part-settlers }; the chief's boat is in { $dock_the }.
    .clause = holds { $island } with { part-settlers }

log-card_dealt = { $clan_start } was dealt { $card }.
log-card_kept = { $clan_start } kept { $card }.
    .clause = kept { $items }
    .result = { $clan_the } kept { $items }
    .item = { $card }
log-hands_passed =
    { $cards ->
        [one] The hands were passed on, with { $cards } card each.
       *[other] The hands were passed on, with { $cards } cards each.
    }
log-neutral_discarded = The enemy discarded a card unseen.
log-deck_shuffled =
    { $cards ->
        [one] The discard pile was shuffled into the deck, which now has { $cards } card.
       *[other] The discard pile was shuffled into the deck, which now has { $cards } cards.
    }

log-card_played = { $clan_start } played { $card }.
    .clause = played { $card }
log-card_played_down = { $clan_start } played a card face down.
    .clause = played a card face down
log-own_card_played_down = The card that { $clan_the } played face down is { $card }.
log-action_taken = { $clan_start } does the leader action, { part-action }.
log-rune_action_taken = { $clan_start } does the rune action, { part-action }.

log-battle_started = { $clan_start } started a battle for “{ $favour }”.
    .clause = started a battle for “{ $favour }”
log-battle_joined = { $clan_start } joined the battle.
    .clause = joined the battle
log-battle_entered = { $clan_start } entered battle with { $card }.
log-battle_fought = The battle for “{ $favour }” is fought!
    .scene = Battle for “{ $favour }”
log-lined_up = { $clan_start } is in the battle.
log-card_lined_up = { $clan_start } is in it with { $card }.
log-battle_card = { $clan_start } fights with { $card }.
log-steel_paid = { $clan_start } paid { part-steel }.
log-cannot_pay = { $clan_start } cannot pay { part-steel } and does not compete.
    .result = { $clan_the } could not pay
log-strength = { $clan }: { $card } has strength { $strength }.
    .result = { $clan_the } { $strength }
log-invaders_revealed = The invaders fight with { $card }, strength { $strength }.
    .result = the invaders { $strength }
log-no_invaders = No card is left for the invaders, and they do not come.
    .result = no invaders came
log-battle_won = { $clan_start } won the battle, and with it “{ $favour }”!
    .clause = won “{ $favour }”
    .result = { $clan_the } won
log-battle_tied = The battle is a tie at strength { $strength }: nobody wins.
    .result = nobody won
log-invaders_won = The invaders defeated { $clan_the }.
    .result = the invaders won
log-battle_ended = The battle is over.
log-prize_returned = “{ $favour }” went back to { $end_the } of { $row_the }.
log-favour_returned = { $clan_start } returned “{ $favour }” to { $end_the } of { $row_the }.
    .clause = returned “{ $favour }”
log-boon_used = { $clan_start } used the boon of { $god }.
    .clause = used the boon of { $god }
    .result = { $clan_the } used the boon of { $god }
log-boon_skipped = { $clan_start } did without the boon of { $god }.
    .clause = did without the boon of { $god }

log-boat_sailed = { $clan_start } sailed from { $origin_the } to { $destination_the }.
    .clause = sailed to { $items }
    .item = { $destination_the }
log-boat_left = { $clan_poss } boat had to go from { $dock_the } to { $fjord_the }.
    .result = { $clan_poss } boat had to leave { $dock_the }
log-enemy_boat_sunk = { $clan_start } sent the enemy's boat from { $dock_the } back to its sheet.
    .clause = sent the enemy's boat back from { $dock_the }
log-settlers_deployed = { $clan_start } deployed { part-settlers } on { $island }.
    .clause = deployed { $items }
    .item = { part-settlers } on { $island }
log-settler_recalled = { $clan_start } called a settler back from { $island }.
    .clause =
        { $times ->
            [one] called a settler back from { $island }
           *[other] called { $times } settlers back from { $island }
        }
log-turn_held = { $clan_start } will wait before the turn ends.
log-settler_driven_off = { $clan_start } drove a settler of { $victim_the } off { $island }.
    .clause = drove a settler of { $victim_the } off { $island }
log-village_raided =
    { $steel ->
        [0] { $clan_start } raided the village in { $dock_the }.
       *[other] { $clan_start } raided the village in { $dock_the } for { part-steel }.
    }
    .clause =
        { $times ->
            [one] raided the village in { $items }
           *[other] raided the villages in { $items }
        }
    .item = { $dock_the }
log-settler_moved = { $clan_poss } settler went from { $origin } to { $destination }.
    .clause = moved a settler from { $origin } to { $destination }
log-resource_gained = { $clan_start } gained { $amount } { $resource_plain }.
    .clause = gained { $items }
    .result = { $clan_the } gained { $items }
    .item = { $amount } { $resource_plain }
log-resource_lost = { $clan_start } lost { $amount } { $resource_plain }.
    .clause = lost { $items }
    .item = { $amount } { $resource_plain }
log-boat_built = { $clan_start } built a boat in { $fjord_the } for { part-wood }.
    .clause = built a boat in { $fjord_the }
log-temple_built = { $clan_start } built a temple on { $island } for { part-wood }.
    .clause = built a temple on { $island }
log-temple_moved = { $clan_poss } temple moved from { $origin } to { $destination }.
    .clause = moved a temple from { $origin } to { $destination }
log-settler_smitten = { $clan_start } removed a settler of { $victim_the } from { $island }.
    .clause = removed a settler of { $victim_the } from { $island }
log-card_drawn = { $clan_start } drew a card.
    .clause =
        { $times ->
            [one] drew a card
           *[other] drew { $times } cards
        }
log-own_card_drawn = { $clan_start } drew { $card }.
log-card_discarded = { $clan_start } discarded { $card }.
    .clause = discarded { $items }
    .item = { $card }
log-no_card_left = { $clan_start } finds no card left to draw.
log-exchanged = { $clan_start } exchanged { $amount } { $given_plain } for { $amount } { $taken_plain }.
    .clause = exchanged { $amount } { $given_plain } for { $amount } { $taken_plain }
log-dedicated =
    { $target_kind ->
        [god] { $clan_start } dedicated a village { $target_to }.
       *[space] { $clan_start } dedicated a village { $target_to } ({ $target_action }).
    }
    .clause = dedicated a village { $target_to }

log-island_taken = { $clan_start } took the rune of { $island } ({ $rune })!
    .clause =
        { $times ->
            [one] took the rune of { $items }
           *[other] took the runes of { $items }
        }
    .result =
        { $times ->
            [one] { $clan_the } took the rune of { $items }
           *[other] { $clan_the } took the runes of { $items }
        }
    .item = { $island }
log-island_stolen = { $clan_start } stole the rune of { $island } ({ $rune }) from { $loser_the }!
    .clause = stole the rune of { $island } from { $loser_the }
    .result = { $clan_the } stole the rune of { $island } from { $loser_the }
log-island_lost = { $clan_start } lost the rune of { $island } ({ $rune }), which went back to the island.
    .clause =
        { $times ->
            [one] lost the rune of { $items }
           *[other] lost the runes of { $items }
        }
    .result =
        { $times ->
            [one] { $clan_the } lost the rune of { $items }
           *[other] { $clan_the } lost the runes of { $items }
        }
    .item = { $island }
log-fury_rose = The Fury of { $god } rose by { $amount } to { $fury }.
log-fury_raised = { $clan_start } raised the Fury of { $god } by { $amount } to { $fury }.
    .clause = raised the Fury of { $god } to { $fury }
log-fury_fell = { $clan_start } lowered the Fury of { $god } by { $amount } to { $fury }.
    .clause = lowered the Fury of { $god } to { $fury }

log-pile_opened = A pile was turned up: { $first }, { $second } and { $third }.
log-enemy_deck_ready =
    { $cards ->
        [one] The enemy's deck has { $cards } card.
       *[other] The enemy's deck has { $cards } cards.
    }
log-enemy_card_played = The enemy played { $card }.
    .clause = played { $card }
log-enemy_has_no_card = The enemy has no card to play.
    .clause = had no card to play
log-enemy_action = The enemy's action: { part-action }.
log-enemy_sheet_action = The enemy's sheet gives { part-action } for { $rune }.
log-chief_heads_for = The enemy sends the chief's boat to { $island }.
log-chief_sailed = The enemy sailed the chief's boat to { $dock_the }.
    .clause = sailed the chief's boat to { $dock_the }
log-enemy_settled = The enemy put { part-settlers } on { $island }.
    .clause = put { $items }
    .item = { part-settlers } on { $island }
log-enemy_settler_taken = The enemy took a settler from { $island }.
log-enemy_boat_built = The enemy put a new boat in { $dock_the }.
    .clause = put a new boat in { $dock_the }
log-enemy_temple_built = The enemy put a temple on { $island }, and { part-settlers } went back to its sheet.
    .clause = put a temple on { $island }
log-enemy_marker = The enemy's { $resource_plain } marker is on { $space }.
log-enemy_icon = The enemy's { $resource_plain } track, space { $space }: { $icon }.
log-enemy_track_ends = The enemy's { $resource_plain } marker went back to 0.
log-enemy_battle =
    { $bonus ->
        [0] The enemy started a battle for “{ $favour }”.
       *[other] The enemy started a battle for “{ $favour }”, with a bonus of { $bonus }.
    }
    .clause = started a battle for “{ $favour }”
log-enemy_bonus_raised = The enemy's bonus in the battle is { $bonus } now.
log-enemy_battle_joined = { $clan_start } joined the enemy's battle.
    .clause = joined the enemy's battle
log-enemy_battle_declined = { $clan_start } did not join the enemy's battle.
    .clause = stayed away from the enemy's battle
log-enemy_deck_discarded =
    { $cards ->
        [0] The enemy's deck is used up.
        [one] The last { $cards } card of the enemy's deck was discarded.
       *[other] The last { $cards } cards of the enemy's deck were discarded.
    }

log-fury_stands = The Fury of { $god } ({ $rune }) is { $fury }.
log-holdings = { $clan }: islands { $islands }, favour cards { $favours }.
log-chieftain_passes = { $clan_start } has the chieftain marker.
    .result = { $clan_the } has the chieftain marker
log-scoring_begins = The scoring
    .scene = The scoring
log-god_ranked = { $god } ({ $rune }), Fury { $fury }: { part-island-points } for an island, { part-favour-points } for a rune of a favour card.
log-clan_scored =
    { $points ->
        [one] { $clan_start } has { $points } point: islands { $islands }, favour cards { $favours }.
       *[other] { $clan_start } has { $points } points: islands { $islands }, favour cards { $favours }.
    }
    .result = { $clan_the } { $points }
log-tie_breaks = { $clan }: temples built { $temples }, boats built { $boats }, resources { $resources }.
log-best_standing =
    { $clans_id ->
        [none] Nobody stands best.
       *[other] The best standing: { $clans_the }.
    }
log-clan_won = { $clan_start } won the game!
log-win_shared =
    { $clans_id ->
        [none] Nobody won the game.
       *[other] The victory is shared by { $clans_the }!
    }


## Words for the table

word-era = Era
word-gods = Gods
word-dedications = Dedications
word-islands = Islands
word-sea = Boats
word-favours = Favour cards
word-clans = Clans
word-battle = Battle
word-enemy = Enemy
word-hand = Hand
word-draft = Draft
word-row = Row
word-battle-row = Battle row
word-prize = Prize
word-face-down = face down
word-any = Any
word-any-rune = any rune
word-fury = Fury
word-boon = Valhalla boon
word-influence = Influence
word-strength = Strength
word-steel-cost = Steel cost
word-raid-cost = Raid cost
word-leader-action = Leader action
word-rune-action = Rune action
word-active-runes = Active runes
word-sack = Sack
word-settlers = Settlers
word-boats = Boats
word-temples = Temples
word-villages = Villages
word-chieftain = Chieftain
word-chief = Chief's boat
word-deck = Deck
word-discard-pile = Discard pile
word-invaders = Invaders
word-points = Points
word-empty = empty
word-unknown = unknown
word-you = you
word-winner = Winner

# The position in words

text-era =
    { $era ->
        [0] Setup
       *[other] Era { $era } of 3; cards in the deck: { $deck }, in the discard pile: { $discarded }, of the invaders: { $invaders }
    }
text-chieftain = Chieftain marker: { $clan }
text-god = { $god } ({ $rune }): Fury { $fury }, { part-island-points } for an island, { part-favour-points } for a rune of a favour card; villages { $villages } of { $limit }
text-space = { $space } ({ $space_action }): villages { $villages } of { $limit }
text-unheld = nobody holds the rune
text-held = { $clan_the } holds the rune
text-presence = { $clan }: influence { $influence } (settlers { $settlers }, temples { $temples }, boats { $boats })
text-villages = docks with villages: { $docks_short }
text-boats =
    { $boats ->
        [one] { $clan } ({ $boats } boat)
       *[other] { $clan } ({ $boats } boats)
    }
text-card =
    { $steel ->
        [0] { $card } ({ $rune }): strength { $strength }; leader action: { $leader }; rune action ({ $required }): { $action }
       *[other] { $card } ({ $rune }): strength { $strength } for { $steel } steel; leader action: { $leader }; rune action ({ $required }): { $action }
    }
text-clan = { $clan }: wood { $wood }, food { $food }, steel { $steel }; on the sheet settlers { $settlers }, boats { $boats }{ $boat_costs }, temples { $temples }{ $temple_costs }; raided villages { $villages }; cards in hand { $cards }, favour cards { $favours }
text-costs = {" "}(for { $costs } wood)
text-battle = Started by { $clan_the }
text-waits = { $clan_start } waits before the turn ends
text-enemy = Wood { $wood }, food { $food }, steel { $steel }; on the sheet settlers { $settlers }, boats { $boats }, temples { $temples }; cards in the deck { $cards }, favour cards { $favours }
text-chief = The chief's boat is in { $dock_the }

# The picture

picture-over = The game is over.
picture-won =
    { $clans_id ->
        [none] Nobody has won.
       *[other] Victory for { $clans_the }!
    }
picture-to-move = to decide
picture-winner = winner
picture-phase-setup = Setup
picture-phase-draft = Draft
picture-phase-turns = Turns
picture-phase-end = End of the era
picture-phase-scoring = Scoring
picture-fights = in the battle
picture-waits = waits
picture-turn = turn { $turn } of { $turns }
picture-passed =
    { $direction ->
        [left] hands go clockwise
       *[right] hands go counterclockwise
    }
picture-next-battle = battle at the start of { $clan_poss } turn
picture-next-era = era { $era }: { $cards } cards each
picture-next-scoring = runes score

# The score sheet

score-islands = Points for islands
score-favours = Points for favour cards
score-points = Victory points
score-enemy_islands = Points of the enemy's islands
score-enemy_favours = Points of the enemy's favour cards
score-enemy_points = Victory points of the enemy
score-islands_held = Islands (break ties)
score-favours_held = Favour cards (break ties)
score-temples = Temples (break ties)
score-boats = Boats (break ties)
score-resources = Resources (break ties)

# How a game was won

won-points = The most victory points decided the game.
won-islands_held = The points were equal, and the most island runes decided.
won-favours_held = Points and island runes were equal, and the most favour cards decided.
won-temples = Points, island runes and favour cards were equal, and the most temples built decided.
won-boats = All was equal up to the temples built, and the most boats built decided.
won-resources = All was equal up to the boats built, and the most resources decided.
won-shared = Everything that breaks ties was equal, and the victory is shared.
won-solo_won = The player has more victory points than the enemy.
won-solo_won_tie = The player and the enemy have as many points, and what breaks ties speaks for the player.
won-solo_lost = The enemy has more victory points than the player.
won-solo_lost_tie = The player and the enemy have as many points, and what breaks ties speaks for the enemy.

# What is watched for fairness

trait-card = Viking card kept in a draft
trait-favour = Favour card won

# What the bots look at: after an owner and a colon, or on its own

sense-islands = points of islands
sense-favours = points of favour cards
sense-wood = wood
sense-food = food
sense-steel = steel
sense-boats = boats
sense-temples = temples
sense-raids = raided villages
sense-hand = worth of the hand
sense-battle = outlook of the battle
sense-enemy = points of the enemy clan

# What the table answers when somebody points at a thing

inspect-heading-holds = Holds it
inspect-heading-here = Here
inspect-heading-gives = Gives
inspect-heading-reach = Who could reach it
inspect-heading-go = In reach
inspect-heading-ways = From here
inspect-heading-costs = Costs
inspect-heading-why-not = Why not now
inspect-heading-actions = Actions
inspect-heading-fights = In battle
inspect-heading-points = Points
inspect-heading-runes = Active runes

inspect-yours = yours
inspect-of = { $clan_poss }
inspect-kind-island = Island, rune of { $rune }
inspect-kind-dock = Dock of { $island }
inspect-kind-fjord = Fjord
inspect-kind-sheet = on the sheet, { $whose }
inspect-kind-piece = Piece
inspect-kind-card = Viking card, rune of { $rune }
inspect-kind-favour = Favour card
inspect-kind-god = God of { $rune }, Fury { $fury }
inspect-kind-rune = Rune
inspect-kind-space = Space for villages
inspect-kind-resource = Resource
inspect-kind-action = Action
inspect-kind-enemy = plays by fixed rules
inspect-kind-village =
    { $villages ->
        [one] { $villages } stands on the map
       *[other] { $villages } stand on the map
    }
inspect-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
inspect-cards =
    { $cards ->
        [one] { $cards } card
       *[other] { $cards } cards
    }
inspect-face-down = Face-down card
inspect-era-now = the era of now
inspect-no-battle = No battle waits
inspect-free = Free
inspect-docks = docks, one move
inspect-fjords = fjords, one move
inspect-by-ferry = settlers, one step along a ferry route
inspect-by-boat = boats, one move
inspect-raid = A village: raid it for { part-steel }
inspect-boat-bonus = 1 { $resource_plain } for each boat built, at each Harvest
inspect-short = You have { $has } { $resource_plain }; it costs { $cost }.
inspect-none-left = None is left on your sheet.
inspect-runes-missing =
    { $runes ->
        [one] For its rune action 1 active rune is missing.
       *[other] For its rune action { $runes } active runes are missing.
    }
inspect-no-prize = No favour card is left to fight for.
inspect-full = This place is full; the villages stay there.
inspect-nothing-raided = You have no raided village.
inspect-idle-explore = You have no settler on an island.
inspect-idle-build = You have too little wood, or nowhere to build.
inspect-idle-temple_explore = You have no temple that could move.
inspect-idle-smite = No other clan has a settler on an island.
inspect-idle-exchange = You have nothing to exchange.

inspect-island = Whoever holds its rune uses it for rune actions and scores it at the end. Most influence takes it, with a settler or a temple on the land.
inspect-dock = A boat's trip ends here: you may land settlers and raid the village. It holds one boat, which has influence 2 on the island until another clan's boat pushes it out.
inspect-fjord = Open water between ferry routes, with room for any number of boats. Boats have no influence here, and new ones are built here.
inspect-settler = Has influence 1, and a single one on the land is enough to hold a rune. More settlers than every other clan drive rivals out.
inspect-boat = Carries settlers to new islands and has influence 2 in a dock, none in a fjord. In a dock it can be pushed out.
inspect-temple = Has influence 4, and nobody can remove it. Once built it gives you 1 resource more at each Harvest.
inspect-influence = A settler counts 1, a boat in a dock 2, a temple 4. A free rune goes to the most influence with a settler or temple; a held one is stolen by more than its holder has.
inspect-slot = Build takes the piece from here for this much wood. You may empty the slots in any order.
inspect-chief = The enemy's only boat that sails: from dock to dock, 2 docks farther than its card says. Where it stops, enemy settlers land.
inspect-village = Raid it for steel when your boat docks beside it; cheapest in the first era. Then dedicate it.
inspect-raided = A raided village becomes an action or 2 Fury, one in each turn. Late in the game it decides the order of the gods.
inspect-card = Play it face up for its actions, or face down to fight with its strength. Face up, its rune counts until the era ends.
inspect-hidden-card = Only its owner knows it, until it is turned face up.
inspect-favour = The winner of the battle gains the sack at once and keeps the card. Its runes only score; three cards are the most.
inspect-hidden-favour = Won in a battle, and only its owner may look at it. Its runes score at the end; three cards are the most.
inspect-battle = A card played face down starts a battle for a favour card, or joins it; it is fought when its starter's next turn begins. The strongest wins, losers get a boon and anger their god.
inspect-deck = Cards for drafts, for draws and for the invaders. When it is used up, the discard pile is shuffled.
inspect-discard-pile = Cards that have been played or discarded. They make a new deck when the old one is used up.
inspect-invaders = Whoever is alone in a battle fights a card from the deck, which then lies here. The more lie here, the stronger are those that count runes or resources.
inspect-god = The angrier a god, the more its runes score; gods with equal Fury all get the lower value. Anger the gods of your own runes.
inspect-rune = On an island or a face-up card it opens rune actions; an island rune scores 6, 4 or 2. On a favour card it only scores 3, 2 or 1.
inspect-space = Once in your turn, after your card, a raided village goes here for this action. It stays here.
inspect-era = Each era has a draft, turns and a cleanup. From era to era you get more cards, and raids cost more.
inspect-resource = Seven at most; at the end it only breaks ties.
inspect-chieftain = Its owner begins the era. When an era ends, it goes to whoever holds most island runes.
inspect-waits = Before the turn ends there will be time to call settlers back.
inspect-marker = The marker goes on as the enemy harvests, and each icon that it passes acts. At the end of the track it goes back to 0, and you lose 1 of this resource.
inspect-enemy-action = The enemy does this instead of a rune action that it cannot do itself.

inspect-action-sail = It opens new islands.
inspect-action-explore = It reinforces without food and without a boat.
inspect-action-harvest = Use it early, before something is missing.
inspect-action-build = Boats move, temples stay.
inspect-action-temple_explore = Influence 4 where nobody expects it.
inspect-action-smite = It breaks a tie or a lone holder.
inspect-action-draw_replace = Swap a card that opens nothing.
inspect-action-enter_battle = So one card is used twice.
inspect-action-collect = It costs nothing.
inspect-action-exchange = Turn plenty into what is missing.
inspect-action-fury_shift = Raise the god of your own runes, or lower that of others'.

inspect-option = One of the things you may choose now.
inspect-option-card = Keep, play or discard this card, as you are asked.
inspect-option-up = Its leader action comes first, then its rune action if the runes are there. You may skip either.
inspect-option-join = This card fights at once, and is your card of this turn.
inspect-option-skip = You do without it; nothing else is lost.
inspect-option-stop = What is left of the action is lost.
inspect-option-done = No more settlers land. If you have more than every other clan there, each of them loses one.
inspect-option-deploy = 1 food puts a settler ashore. With more than every other clan you drive one of each away.
inspect-option-recall = A settler goes back to your sheet, free of charge, to be deployed elsewhere.
inspect-option-linger = You will be asked again before your turn ends, to call settlers back.
inspect-option-end = Your turn is over.
inspect-option-leave = The village stays, and may be raided later, for the price of that era.
inspect-option-none = You keep your raided villages for later turns.
inspect-option-attack = One enemy settler goes back to its sheet.
inspect-option-no = The enemy's settlers stay.
inspect-option-reveal = All cards of the battle are turned face up, and strengths are compared.
inspect-option-explore = One step along the ferry route; the settler leaves its island.
inspect-option-temple = The temple leaves its island, with its influence.
inspect-option-boat_for = A new boat from this slot of your sheet; from a fjord it can sail at once with the next Sail.
inspect-option-temple_for = A new temple on this island, from this slot of your sheet.

# The legend

sign-rune = Rune of { $rune }
sign-any-rune = A rune of any kind
sign-any-resource = A resource of your choice
sign-settler = Settler: influence 1
sign-boat = Boat: influence 2 in a dock
sign-temple = Temple: influence 4
sign-village = Village: raid it for steel, then dedicate it
sign-dock = Dock: room for one boat
sign-plot = Dock where a village stands or stood
sign-fury = Fury of a god
sign-strength = Strength of a card in battle
sign-hand = Cards in hand, or cards dealt in an era
sign-raven = The raven shows the era
sign-points = Victory points as things stand
sign-chieftain = Chieftain marker: begins the era
sign-waits = Waits before the turn ends
sign-battle = Battle

# What is said before a choice

warning-no_land_force = Without a settler or temple you cannot take this rune.
warning-one_more = Equal numbers drive nobody out; one more would.
warning-rune_lost = You would lose the rune of { $island }.
warning-skipped = You skip an action that is open now.
warning-another_first = { $card } first would open this card's rune action.
warning-no_steel = You have { $has } of { $steel } steel: if you cannot pay, this card does not fight.
warning-weak = { $share }% of the unseen cards would not let this one win.
warning-overflow =
    { $lost ->
        [one] Above seven it is lost: { $lost } resource.
       *[other] Above seven it is lost: { $lost } resources.
    }
warning-wrong_god = You anger a god who pays you nothing, and lose { inspect-points }.
warning-spend_now = Resources score nothing. Spend them now: this is your last turn.
warning-fourth_favour = You can keep three favours only; if you win a fourth, one goes back to a row.


## What one watches: the parts of a scene, and what is said in them

beat-line-up = Face down
beat-reveal = Reveal
beat-steel = Steel
beat-invaders = Invaders
beat-strength = Strength
beat-spoils = Spoils
beat-prize = Prize
beat-boon = Boon
beat-fury = Fury
beat-islands = Islands
beat-victory = Victory
beat-card = Card
beat-sail = Sail
beat-settlers = Settlers
beat-raid = Raid
beat-build = Build
beat-harvest = Harvest
beat-battle = Battle
scene-about-battle = clan against clan
scene-about-invaders = against the invaders
scene-about-islands = the runes of islands
scene-about-era = the gods and the islands
scene-about-end = the end of the game
scene-started = started the battle
scene-joined = joined in
scene-line-up =
    { $count ->
        [one] { $clans_start } fights for “{ $favour }”, and nobody else has come.
       *[other] { $clans_the } fight for “{ $favour }”.
    }
scene-alone = Who is alone in a battle meets the invaders: a card of the deck fights for them.
scene-highest = All cards lie face down. The single highest strength wins; on a tie nobody does.
scene-with = { $clan_the } with { $card }
scene-revealed = Turned up: { $fighters }.
scene-stronger = { $winner_start } is stronger: { $best } against { $second }.
scene-unopposed = { $winner_start } has strength { $best }, and nobody else competes.
scene-invaders-stronger = The invaders are stronger: { $best } against { $second }.
scene-paid = { $clan_the } { $steel }
scene-steel = Paid in steel: { $paid }.
scene-invader-cards = Invader cards
scene-bonus = Bonus
scene-favours = Favours
scene-runes = Runes
scene-card = Card
scene-steel-paid = Steel paid
scene-won = { $winner_start } won “{ $favour }”
scene-invaders-won = The invaders won; nobody gets “{ $favour }”
scene-nobody-won = Nobody won “{ $favour }”
scene-stolen = { $island } changes hands
scene-more-influence = More influence than the holder, and a settler or temple there.
scene-furies = The Fury of the gods: { $gods }.
scene-angry-gods = The angrier the god, the more its runes will be worth.
scene-islands-held = Islands held: { $clans }.
scene-scores = The points: { $clans }.
scene-most-islands = Whoever holds the most island runes gets it.
scene-islands =
    { $number ->
        [one] island
       *[other] islands
    }
scene-god-worth = { $points } for { $rune } ({ $god })
scene-worth = An island scores { $gods }.
scene-half = A rune on a favour card is worth half as much.
scene-points-islands = for islands
scene-points-favours = for favour cards
scene-enemy-turn = The enemy’s turn
