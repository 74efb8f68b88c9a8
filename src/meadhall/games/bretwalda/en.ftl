# The texts of Bretwalda with Vanished Kingdoms in English. How they are looked up: meadhall/words.py.

title = Bretwalda
subtitle = with Vanished Kingdoms
tagline = Four Kingdoms and twelve Seasons: raise armies, found abbeys, bribe or beat the Danes, and be lord over all of Britain.
pitch = Four kingdoms, twelve seasons, one lord of Britain.
list-and = { $list } and { $last }
list-more = { $count } more


## Kingdoms, other sides and seats
##
## The name is a label; `.the` is for the middle of a sentence, `.start` for its beginning. `.text` tells what is special.

name-northumbria = Northumbria
    .the = Northumbria
    .start = Northumbria
    .text = Capital Eoforwic, in the far north. Its own tiles reward Chronicles and stiffen its defence.
name-mercia = Mercia
    .the = Mercia
    .start = Mercia
    .text = Capital Tamoworthig, in the middle of Britain; no Ship at first. Its own tiles make Thegns cheap and Cities rich.
name-wessex = Wessex
    .the = Wessex
    .start = Wessex
    .text = Capital Wintanceaster, in the south. Its own tiles raise Ceorls in the Countryside and sharpen its attacks.
name-east_anglia = East Anglia
    .the = East Anglia
    .start = East Anglia
    .text = Capital Rendlaesham, in the east. Its own tiles make Ships cheap and Winters mild.

# Minor Kingdoms: `.ability` is the name of what they do for their overlord. Alt Clut is an area, too.
name-alt_clut = Alt Clut
    .the = Alt Clut
    .start = Alt Clut
    .ability = Grain into Gold
    .text = In Fyrd you may pay with Food: 1 Food is worth 2 Gold.
name-cantware = Cantware
    .the = Cantware
    .start = Cantware
    .ability = Battle Song
    .text = Before each of your battles draw 1 Lordship card; you may buy another for 3 Gold.
name-defnas = Defnas
    .the = Defnas
    .start = Defnas
    .ability = Builder of the Kingdom
    .text = In Development your building is free.
name-gwynedd = Gwynedd
    .the = Gwynedd
    .start = Gwynedd
    .ability = Kingdom of Pioneers
    .text = Your land units cross Wildlands for 1 movement point.

# Sides that nobody leads
name-danes = Danes
    .the = the Danes
    .start = The Danes
    .text = Raiders from the sea: they land in Summer, move in Autumn, burn and fight everybody.
name-neutral = Neutral units
    .the = the neutral units
    .start = The neutral units
    .text = They belong to nobody, fight whoever enters their area and move only when they are bribed or a card moves them.

name-seat_0 = Player 1
    .the = player 1
name-seat_1 = Player 2
    .the = player 2
name-seat_2 = Player 3
    .the = player 3
name-seat_3 = Player 4
    .the = player 4

# Sides of a battle, and whose unit it is
name-attacker = Attacker
name-defender = Defender
name-of_kingdom = Of the Kingdom
    .of = of the Kingdom
name-of_vassal = Of the Vassal
    .of = of the Vassal


## What is paid and counted.

name-food = Food
name-gold = Gold


## Unit types: `.a` is the name with its article, `.many` the plural.

name-ceorl = Ceorl
    .one = Ceorl
    .many = Ceorls
    .a = a Ceorl
    .text = White die, 1 health, 1 Gold. Marches with a leader only.
name-hunter = Hunter
    .one = Hunter
    .many = Hunters
    .a = a Hunter
    .text = Red die, 1 health, 3 Gold. Shoots before the others strike.
name-thegn = Thegn
    .one = Thegn
    .many = Thegns
    .a = a Thegn
    .text = Red die, 1 health, 2 Gold. A leader.
name-bishop = Bishop
    .one = Bishop
    .many = Bishops
    .a = a Bishop
    .text = White die, 1 health, 3 Gold. Cancels the first wound of his side in a battle. Recruited where you have an Abbey; without one, in a City.
name-ealdorman = Ealdorman
    .one = Ealdorman
    .many = Ealdormen
    .a = an Ealdorman
    .text = Gold die, 2 health, 4 Gold. A leader.
name-ruler = Ruler
    .one = Ruler
    .many = Rulers
    .a = a Ruler
    .text = Gold die, 3 health, 3 Gold. A leader; the Ruler's ability works while the Ruler is on the board.
name-vassal_ealdorman = Ealdorman of the Vassal
name-vassal_thegn = Thegn of the Vassal
name-vassal_ceorl = Ceorl of the Vassal
name-ship = Ship
    .one = Ship
    .many = Ships
    .a = a Ship
    .text = Red die, 1 health, 2 Gold. Carries armies, guards the coast and needs no Food.
name-viking = Viking
    .one = Viking
    .many = Vikings
    .a = a Viking
    .text = Red die, 1 health. A warrior of the Danes.

# Battle dice
name-white_die = White die
    .one = white die
    .many = white dice
    .a = a white die
name-red_die = Red die
    .one = red die
    .many = red dice
    .a = a red die
name-gold_die = Gold die
    .one = gold die
    .many = gold dice
    .a = a gold die


## Areas and seas: `.the` is the name in a sentence.

name-lanerc = Lanerc
    .the = Lanerc
name-aeron = Aeron
    .the = Aeron
name-dynbaer = Dynbaer
    .the = Dynbaer
name-bebbanburg = Bebbanburg
    .the = Bebbanburg
name-luel = Luel
    .the = Luel
name-gyrwe = Gyrwe
    .the = Gyrwe
name-streoneshalh = Streoneshalh
    .the = Streoneshalh
name-eoforwic = Eoforwic
    .the = Eoforwic
name-loidis = Loidis
    .the = Loidis
name-loncaster = Loncaster
    .the = Loncaster
name-legaceaster = Legaceaster
    .the = Legaceaster
name-lindcylene = Lindcylene
    .the = Lindcylene
name-snotengaham = Snotengaham
    .the = Snotengaham
name-tamoworthig = Tamoworthig
    .the = Tamoworthig
name-scrobbesburg = Scrobbesburg
    .the = Scrobbesburg
name-weogornaceaster = Weogornaceaster
    .the = Weogornaceaster
name-ligoraceaster = Ligoraceaster
    .the = Ligoraceaster
name-gleawanceaster = Gleawanceaster
    .the = Gleawanceaster
name-degannwy = Degannwy
    .the = Degannwy
name-aberffraw = Aberffraw
    .the = Aberffraw
name-meirion = Meirion
    .the = Meirion
name-mathrafal = Mathrafal
    .the = Mathrafal
name-mynyw = Mynyw
    .the = Mynyw
name-glywysing = Glywysing
    .the = Glywysing
name-rendlaesham = Rendlaesham
    .the = Rendlaesham
name-norwic = Norwic
    .the = Norwic
name-theodford = Theodford
    .the = Theodford
name-grantabrycg = Grantabrycg
    .the = Grantabrycg
name-steanford = Steanford
    .the = Steanford
name-bedanford = Bedanford
    .the = Bedanford
name-colneceaster = Colneceaster
    .the = Colneceaster
name-lundenwic = Lundenwic
    .the = Lundenwic
name-rofaesceaster = Rofaesceaster
    .the = Rofaesceaster
name-cantwareburg = Cantwareburg
    .the = Cantwareburg
name-wintanceaster = Wintanceaster
    .the = Wintanceaster
name-cisseceaster = Cisseceaster
    .the = Cisseceaster
name-haestingas = Haestingas
    .the = Haestingas
name-cerotesege = Cerotesege
    .the = Cerotesege
name-oxnaford = Oxnaford
    .the = Oxnaford
name-wiltun = Wiltun
    .the = Wiltun
name-bathum = Bathum
    .the = Bathum
name-glaestingabyrig = Glaestingabyrig
    .the = Glaestingabyrig
name-dornwaraceaster = Dornwaraceaster
    .the = Dornwaraceaster
name-exanceaster = Exanceaster
    .the = Exanceaster
name-lydanford = Lydanford
    .the = Lydanford
name-petrocesstow = Petrocesstow
    .the = Petrocesstow

name-northsae = North Sea
    .the = the North Sea
name-humbre = Humber and Wash
    .the = the Humber and Wash
name-temes = Thames Mouth
    .the = the Thames Mouth
name-suthsae = South Sea
    .the = the South Sea
name-westsae = West Sea
    .the = the West Sea
name-saefern = Severn Sea
    .the = the Severn Sea
name-hibern = Irish Sea (south)
    .the = the Irish Sea (south)
name-manau = Sea of Manau
    .the = the Sea of Manau


## Buildings and markers: `.a` is the name with its article.

name-abbey = Abbey
    .a = an Abbey
    .text = 1 Dalc. +1 Gold when its area is collected.
name-granary = Granary
    .a = a Granary
    .text = +1 Food when its area is collected. Needs a Food symbol.
name-mead_hall = Mead Hall
    .a = a Mead Hall
    .text = 1 Lordship card at the start of your Fyrd.
name-port = Port
    .a = a Port
    .text = +1 Gold when its area is collected, +2 with your Ship in an adjacent sea. Needs a Harbour.

name-food_production_marker = Food production marker
    .a = a Food production marker
    .text = The area has a Food symbol and gives 1 more Food when it is collected.
name-harbour_marker = Harbour marker
    .a = a Harbour marker
    .text = The area has a Harbour and a Port, which needs no slot and is never destroyed.
name-gold_production_marker = Gold production marker
    .a = a Gold production marker
    .text = The area gives 1 more Gold when it is collected.
name-town_marker = City marker
    .a = a City marker
    .text = The area is a City, not Countryside.


## Seasons and Season cards: `.text` is what the card does.

name-spring = Spring
    .text = Everybody sows Food.
name-summer = Summer
    .text = Danes raid the coast.
name-autumn = Autumn
    .text = Danes and neutral units move and can be bribed.
name-winter = Winter
    .text = Food is lost and the army must be fed.

name-early_thaw = Early Thaw
    .text = This round Wildlands and Wall borders cost 1 movement point.
name-fertile_fields = Fertile Fields
    .text = Each player sows 2 Food instead of 1.
name-spring_fair = Spring Fair
    .text = Each player gains 2 Gold.
name-shire_muster = Muster of the Shires
    .text = Each player places 1 free Ceorl in their Capital if they control it.
name-witan = Witenagemot
    .text = Each player draws 1 Lordship card.
name-great_fleet = Great Fleet
    .text = One more raiding party arrives.
name-calm_seas = Calm Seas
    .text = 1 Gold per Harbour you control, at most 3. This round Ships have 1 more movement point.
name-drought = Drought
    .text = This round Granaries give nothing.
name-pilgrimage = Pilgrimage
    .text = 1 Gold per Abbey you control, at most 3.
name-danegeld = Danegeld
    .text = After the raids each player may pay 3 Gold: all Vikings of one area leave.
name-rich_harvest = Rich Harvest
    .text = This round each area with a Food symbol gives 1 more Food in Collection.
name-restless_borders = Restless Borders
    .text = Each bribe costs 1 Gold less, but at least 1.
name-harvest_home = Harvest Home
    .text = Each player puts 1 Food on their Capital if they control it.
name-hundred_tax = Tax of the Hundreds
    .text = 1 Gold per City you control, at most 3.
name-autumn_storms = Autumn Storms
    .text = This round Ships do not move and carry nothing; Smugglers do not work.
name-mild_winter = Mild Winter
    .text = Each player removes 1 Food, then feeds the army.
name-hard_frost = Hard Frost
    .text = Each player removes 2 Food, then feeds the army. This round Wildlands and Wall borders cannot be crossed.
name-famine = Famine
    .text = Each player removes 3 Food, then feeds the army.
name-yule = Yule Feast
    .text = Each player removes 2 Food, feeds the army and draws 1 Lordship card.
name-murrain = Murrain
    .text = Each player removes 2 Food, feeds the army and then loses 1 Ceorl.
name-vk_reap_what_you_sow = You Reap What You Sow
    .text = Each player puts a Food production marker on a Countryside area.
name-vk_sea_trade = Sea Trade
    .text = Each player puts a Harbour marker on an area without a Harbour, inland too.
name-vk_milk_and_honey = Land Flowing with Milk and Honey
    .text = Each player puts a Gold production marker on any area.
name-vk_urbanisation = Urbanisation
    .text = Each player removes 3 Food, feeds the army and puts a City marker on a Countryside area. No Food is collected this round.


## Actions

name-collection = Collection
    .text = Gold and Food from the areas you hold.
name-fyrd = Fyrd
    .text = Cards from Mead Halls; recruit and upgrade units.
name-development = Development
    .text = Put up a building and buy a Kingdom tile.
name-movement = Movement
    .text = Ships sail, armies march, battles are fought.


## Rulers

name-eardwulf = Eardwulf
    .text = When you win a battle, draw 1 more Lordship card.
name-eanred = Eanred
    .text = +1 Food when you collect your Capital.
name-coenwulf = Coenwulf
    .text = +1 hit in the first round of a battle in which your Ruler attacks.
name-cynethryth = Cynethryth
    .text = Your buildings cost 2 Gold.
name-beorhtric = Beorhtric
    .text = Each bribe costs 1 Gold less, but at least 1.
name-ecgberht = Ecgberht
    .text = A group moving with your Ruler has 1 more movement point.
name-eadwald = Eadwald
    .text = In each Fyrd your first Ceorl is free; it counts for the limit.
name-aethelstan = Aethelstan
    .text = In Winter two units of your Kingdom need no Food.


## Kingdom tiles

name-northumbria_free_ceorls = Free Ceorls
    .text = Your Ceorls may move without a leader, with 1 movement point.
name-northumbria_reeves = Reeves
    .text = +1 Gold per Collection.
name-mercia_free_ceorls = Free Ceorls
    .text = Your Ceorls may move without a leader, with 1 movement point.
name-mercia_reeves = Reeves
    .text = +1 Gold per Collection.
name-wessex_free_ceorls = Free Ceorls
    .text = Your Ceorls may move without a leader, with 1 movement point.
name-wessex_reeves = Reeves
    .text = +1 Gold per Collection.
name-east_anglia_free_ceorls = Free Ceorls
    .text = Your Ceorls may move without a leader, with 1 movement point.
name-east_anglia_reeves = Reeves
    .text = +1 Gold per Collection.
name-northumbria_scriptorium = Scriptorium
    .text = When you complete a Chronicle: 2 Gold and 1 Lordship card.
name-northumbria_wardens = Wardens of the North
    .text = When your units defend, cancel 1 wound in the first battle round.
name-mercia_thegnage = Royal Thegnage
    .text = Recruiting a Thegn costs 1 Gold.
name-mercia_mint = Royal Mint
    .text = +1 Gold per Collection for each City you collect from, at most 3.
name-wessex_burhs = Burhs
    .text = In Fyrd Ceorls may also be placed in Countryside with your Control marker; the limit of Fyrd is 1 higher.
name-wessex_dragon_banner = Dragon Banner
    .text = When your units attack, 1 extra white die in every battle round.
name-east_anglia_fleet = Wuffing Fleet
    .text = A Ship costs 1 Gold; your Ships have 1 more movement point.
name-east_anglia_fen_barns = Fen Barns
    .text = In Winter you remove 2 Food less, and one unit of your Kingdom needs no Food.
name-northumbria_war_band = War Band
    .text = When you win a battle, draw 1 more Lordship card.
name-northumbria_estates = Royal Estates
    .text = +1 Food when you collect your Capital.
name-northumbria_envoys = Royal Envoys
    .text = Each bribe costs 1 Gold less, but at least 1.
name-northumbria_chapel = Royal Chapel
    .text = When you complete a Chronicle: 1 Gold and 1 Lordship card.
name-mercia_war_band = War Band
    .text = When you win a battle, draw 1 more Lordship card.
name-mercia_estates = Royal Estates
    .text = +1 Food when you collect your Capital.
name-mercia_envoys = Royal Envoys
    .text = Each bribe costs 1 Gold less, but at least 1.
name-mercia_chapel = Royal Chapel
    .text = When you complete a Chronicle: 1 Gold and 1 Lordship card.
name-wessex_war_band = War Band
    .text = When you win a battle, draw 1 more Lordship card.
name-wessex_estates = Royal Estates
    .text = +1 Food when you collect your Capital.
name-wessex_envoys = Royal Envoys
    .text = Each bribe costs 1 Gold less, but at least 1.
name-wessex_chapel = Royal Chapel
    .text = When you complete a Chronicle: 1 Gold and 1 Lordship card.
name-east_anglia_war_band = War Band
    .text = When you win a battle, draw 1 more Lordship card.
name-east_anglia_estates = Royal Estates
    .text = +1 Food when you collect your Capital.
name-east_anglia_envoys = Royal Envoys
    .text = Each bribe costs 1 Gold less, but at least 1.
name-east_anglia_chapel = Royal Chapel
    .text = When you complete a Chronicle: 1 Gold and 1 Lordship card.


## Lordship cards

name-prayers_answered = Prayers Answered
    .text = After a roll in your battle: turn 1 or 2 of your dice to their opposite faces.
name-blind_luck = Blind Luck
    .text = After a roll in your battle: roll any number of your dice again.
name-gods_grace = God's Grace
    .text = When the Season card is turned up: it neither gives you anything nor costs you anything. Winter removal and feeding still apply.
name-fate_intervenes = Fate Intervenes
    .text = After a roll in your battle: give 1 die of this roll, yours or the enemy's, another value.
name-lesson_learnt = Lesson Learnt
    .text = Your turn: take a Lordship card of your choice from the discard pile.
name-spoils = Spoils of War
    .text = After a battle you won: gain Gold equal to the cost of the enemy units killed in it.
name-plunder = Plunder
    .text = Your turn: an area over which you established control this turn gives you twice its Gold and Food.
name-intrigue = Intrigue
    .text = Before the direction of play is chosen: take the Pretender marker.
name-shield_wall = Shield Wall
    .text = In a round of a land battle: cancel up to 2 wounds dealt to your side.
name-spear_charge = Spear Charge
    .text = In a round of a land battle: +1 sword.
name-ambush = Ambush
    .text = Before a land battle, defending in Countryside: in the first round you roll and wound before the enemy rolls.
name-reinforcements = Reinforcements
    .text = Before a land battle: any number of your units from adjacent areas join it.
name-evade = Evade
    .text = Before a land battle: all your units leave for an adjacent area without enemies, or by your Ships; there is no battle.
name-flee_to_the_marshes = Flee to the Marshes
    .text = After a land battle you lost: return 1 of your killed units to an adjacent area you control.
name-conversion = Conversion
    .text = After a land battle won against Danes: place 1 Thegn or up to 2 Ceorls there, free.
name-spy_behind_the_walls = Spy Behind the Walls
    .text = Before a land battle, attacking a City: its defender has no City die in this battle.
name-skirmishers = Skirmishers
    .text = Your turn: an opponent discards 2 random Lordship cards.
name-javelins = Javelins
    .text = In a round of a land battle: deal 1 wound at once.
name-success_recognised = Success Recognised
    .text = After a land battle you won: upgrade 1 unit of your Kingdom there, free.
name-burwaran = Burwaran
    .text = Before a land battle, defending a City you control: place 1 Thegn or up to 2 Ceorls there, free.
name-arrival_of_the_saint = Arrival of the Saint
    .text = Your turn: place an Abbey, free, in a Countryside area you control.
name-old_sentiment = Old Sentiment
    .text = When a Summer or Autumn card is turned up: gain 3 Gold.
name-tribute = Tribute
    .text = Your turn: gain 3 Gold.
name-forced_march = Forced March
    .text = In Movement: your next group has 1 more movement point.
name-royal_writ = Royal Writ
    .text = Your turn: draw 2 Lordship cards.
name-ramming = Ramming
    .text = Before a sea battle in which you attack: +2 swords in the first round.
name-raid = Raid
    .text = Your turn: carry 1 or 2 Food from an area into an adjacent one with your land units.
name-pledge_of_fealty = Pledge of Fealty
    .text = After a land battle won against neutral units: for each one killed place a unit of its type from your pool there.
name-levy = Levy
    .text = Your turn: place 1 or 2 Ceorls, free, in an area over which you established control this turn.
name-wolf_pits = Wolf Pits
    .text = Before a land battle in which you defend: the attacker takes 1 wound on a unit of their choice.
name-battle_at_the_ford = Battle at the Ford
    .text = Before a land battle, defending in Countryside: the enemy rolls 1 die fewer in every round, but at least 1.
name-roman_fortifications = Roman Fortifications
    .text = Before a land battle, defending in a City: the enemy rolls 1 die fewer in every round, but at least 1.
name-witan_council = Witan Council
    .text = Your turn: give up one of your Chronicles, look at the top 6 of the deck and keep one of these; the others go under the deck.
name-peasant_riot = Peasant Riot
    .text = Your turn: a neutral Ceorl appears in a Countryside area without units, and the Control marker there goes.
name-treacherous_court = Treacherous Court
    .text = Your turn: take 2 random Lordship cards of an opponent, keep one and give the other back.
name-smugglers = Smugglers
    .text = In Movement: 1 of your land units moves alone and crosses a sea to another area on it for 1 movement point.
name-deadly_precision = Deadly Precision
    .text = Before a land battle: you name the enemy unit types that take wounds first, in every round.
name-beowulfs_song = Beowulf's Song
    .text = Before a battle: 1 extra red die in the first round.
name-money_for_loyalty = Money for Loyalty
    .text = Your turn: pay 3 Gold; a neutral Thegn leaves, and one of yours appears in the nearest area you control.
name-caedmons_hymn = Caedmon's Hymn
    .text = Before a battle: in the first round 1 extra red die for each Abbey you control.
name-the_ruin_poem = The Ruin Poem
    .text = Your turn: draw 1 Lordship card for every 2 Cities you control.
name-vk_treason = Treason
    .text = Before a land battle: pay the cost of 1 enemy unit other than a Ruler; it leaves the board.
name-vk_bribe = Bribe
    .text = Before a land battle against attacking Danes or neutral units: they go back where they came from; there is no battle.
name-vk_arsonists = Arsonists
    .text = Your turn: destroy a building in an area adjacent to your land units.
name-vk_knowledge_sharing = Knowledge Sharing
    .text = Your turn: draw 3 Lordship cards, keep 2 and give the third to an opponent.
name-vk_local_guides = Local Guides
    .text = In Movement: groups that start in one area of your choice cross Wildlands for 0 movement points.
name-vk_swords_to_ploughshares = Swords to Ploughshares
    .text = Your turn: discard any number of other Lordship cards; 2 Gold for each and for this one.
name-vk_sleeping_sentries = Sleeping Sentries
    .text = In Movement: 1 of your land units moves alone through one area with enemy units, without a battle there.
name-vk_collusion = Collusion
    .text = In Movement: pay 1 Gold and move 1 neutral unit to an adjacent area.
name-vk_storm = Storm
    .text = When a raiding party has been sighted: you choose in which area on the drakkar's sea it lands.
name-vk_glory_to_the_fallen = Glory to the Fallen
    .text = After a battle you lost: draw 2 more Lordship cards.
name-vk_war_tax = War Tax
    .text = In your Collection: 1 area gives twice its Gold.


## Chronicle cards: `.text` is what must be fulfilled.

name-architectural_legacy = An Architectural Legacy
    .text = Control 6 buildings, among them at least 1 of each type.
name-bringer_of_hunger = Bringer of Hunger
    .text = In one Movement action destroy 4 Food in areas taken from other players.
name-land_of_milk_and_honey = Land of Bread and Honey
    .text = Control 5 areas with a Food symbol, and 2 Granaries.
name-swift_offensive = Swift Offensive
    .text = In one Movement action take 3 areas from other players.
name-broad_realm = Broad Realm
    .text = Control 9 areas.
name-enlightened_kingdom = An Enlightened Kingdom
    .text = Have 6 Kingdom tiles laid out, in all three colours.
name-pilgrimage_to_rome = Pilgrimage to Rome
    .text = Pay 8 Gold, and take an Ealdorman and a Ship of your Kingdom off the board.
name-gift_for_charlemagne = Gift for Charlemagne
    .text = Pay 5 Food and 10 Gold.
name-golden_hoard = Golden Hoard
    .text = Have 12 Gold.
name-roman_legacy = Roman Legacy
    .text = Control 8 Cities.
name-trading_empire = Trading Empire
    .text = Control 3 areas with a Port or a Harbour marker.
name-take_their_homes = Take Their Homes
    .text = At the end of the Action phase control another player's Capital.
name-preacher_of_peace = Preacher of Peace
    .text = Discard 8 Lordship cards from your hand.
name-full_barns = Full Barns
    .text = Have 9 Food on areas you control.
name-houses_of_god = Houses of God
    .text = Control 2 Abbeys, with your Bishop on the board.
name-irresistible_force = An Irresistible Force
    .text = Win 3 battles as the attacker in one Movement action.
name-mead_and_song = Mead and Song
    .text = Control 2 Mead Halls and hold 3 Lordship cards.
name-great_host = Great Host
    .text = Have 6 land units of your side in one area other than your Capital.
name-beyond_border = Beyond the Border
    .text = Control 4 areas outside your Kingdom's zone.
name-scourge_of_danes = Scourge of the Danes
    .text = Kill 2 Vikings as the attacker in your turn.
name-caesars_wall = Caesar's Wall
    .text = Control 3 of Luel, Gyrwe, Bebbanburg and Lanerc.
name-offas_dyke = Offa's Dyke
    .text = Control 4 of Legaceaster, Scrobbesburg, Weogornaceaster, Gleawanceaster, Mathrafal and Glywysing.
name-land_of_britons = Land of the Britons
    .text = Control 3 of Mynyw, Glywysing, Mathrafal, Aberffraw, Degannwy and Meirion.
name-kingdom_of_kent = Kingdom of Kent
    .text = Control 2 of Lundenwic, Rofaesceaster and Cantwareburg.
name-west_welsh = The West Welsh
    .text = Control 2 of Exanceaster, Lydanford and Petrocesstow.
name-strathclyde = Strathclyde
    .text = Control 2 of Alt Clut, Lanerc and Aeron.
name-lindsey = Lindsey and the Fens
    .text = Control 2 of Lindcylene, Steanford and Snotengaham.
name-the_thames = The Thames
    .text = Control 3 of Lundenwic, Cerotesege, Oxnaford, Rofaesceaster and Colneceaster.
name-the_severn = The Severn
    .text = Control 3 of Gleawanceaster, Weogornaceaster, Bathum, Glywysing and Glaestingabyrig.
name-seats_of_saints = Seats of the Saints
    .text = Control 6 areas with a printed Dalc.
name-vk_total_war = Total War
    .text = Have no unit left in your Kingdom's pool.
name-vk_royal_hunt = Royal Hunt
    .text = Control 5 areas with a Wildlands border, and have 4 Food.
name-vk_market_towns = Market Towns
    .text = Control 3 Cities, and 2 areas with a Harbour.
name-vk_three_shores = Three Shores
    .text = Control areas on the coasts of 3 different seas.
name-vk_kings_peace = King's Peace
    .text = Control 7 areas and 3 buildings.
name-vk_gathered_host = Gathered Host
    .text = Have 4 different types of land units of your side in one area.


## Direction of play

name-clockwise = Clockwise
    .plain = clockwise
name-counter_clockwise = Counter-clockwise
    .plain = counter-clockwise


## Options of the game

option-name-kingdoms = Kingdoms in play
option-text-kingdoms = Which Kingdoms are led by players; only their zones of the map are used. There must be as many as players.
option-value-kingdoms-auto = the usual ones for the number of players
option-value-kingdoms-northumbria-mercia-wessex-east_anglia = all four
option-value-kingdoms-mercia-wessex-east_anglia = { name-mercia }, { name-wessex }, { name-east_anglia }
option-value-kingdoms-northumbria-mercia-east_anglia = { name-northumbria }, { name-mercia }, { name-east_anglia }
option-value-kingdoms-northumbria-mercia-wessex = { name-northumbria }, { name-mercia }, { name-wessex }
option-value-kingdoms-mercia-wessex = { name-mercia }, { name-wessex }
option-value-kingdoms-mercia-east_anglia = { name-mercia }, { name-east_anglia }
option-value-kingdoms-northumbria-mercia = { name-northumbria }, { name-mercia }
option-value-kingdoms-wessex-east_anglia = { name-wessex }, { name-east_anglia }
option-name-seat_assignment = Who leads which Kingdom
option-text-seat_assignment = Whether lots decide who leads which Kingdom, or the players choose, one seat after another.
option-value-seat_assignment-random = drawn by lot
option-value-seat_assignment-choose = the players choose
option-name-ruler_choice = Rulers
option-text-ruler_choice = Which of the two Rulers of a Kingdom plays.
option-value-ruler_choice-first = the first of the two
option-value-ruler_choice-choose = the player chooses
option-value-ruler_choice-random = drawn by lot
option-name-dalc_target = Dalcs to win
option-text-dalc_target = The game ends after the round in which somebody has reached so many Dalcs, and after round 12 in any case. Fewer make for a shorter game.
option-value-dalc_target-usual = the usual 16, or 14 with fewer than four
option-value-dalc_target-10 = 10
option-value-dalc_target-11 = 11
option-value-dalc_target-12 = 12
option-value-dalc_target-13 = 13
option-value-dalc_target-14 = 14
option-value-dalc_target-15 = 15
option-value-dalc_target-16 = 16
option-value-dalc_target-17 = 17
option-value-dalc_target-18 = 18
option-name-action_mode = Order of the actions
option-text-action_mode = Whether each player takes both actions in one turn, or everybody takes one action and then everybody a second.
option-value-action_mode-both_in_turn = both in one turn
option-value-action_mode-alternating = one by one
option-name-battle_draw = Card after a land battle
option-text-battle_draw = Who draws a Lordship card after a land battle: every player whose units took part, or the winner alone.
option-value-battle_draw-participants = everybody who took part
option-value-battle_draw-winner = the winner
option-name-danes_burn = Danes burn buildings
option-text-danes_burn = Whether Danes who take an area destroy a building there: the Abbey first, then the Mead Hall, the Granary, the Port.
option-value-danes_burn-true = they burn one
option-value-danes_burn-false = buildings stay
option-name-winter_no_food = Food in Winter
option-text-winter_no_food = Whether no Food is collected in any Winter, or only the Season card Urbanisation forbids it.
option-value-winter_no_food-true = none is collected
option-value-winter_no_food-false = collected as usual
option-name-auto_food = Paying Food
option-text-auto_food = Whether you choose from which areas you pay and lose Food, and may leave it to a steward, or the tokens are always picked for you: first from areas without your units and where most lie.
option-value-auto_food-true = picked for you
option-value-auto_food-false = you choose
option-name-negotiation = Offers
option-text-negotiation = Whether in your turn you may offer each opponent, once, Gold and a Lordship card for Gold.
option-value-negotiation-off = no offers
option-value-negotiation-simple = offers of Gold and a card
option-name-vk_minor_kingdoms = Minor Kingdoms
option-text-vk_minor_kingdoms = Vanished Kingdoms: four Minor Kingdoms that pass from player to player as Vassals. Without them neutral units hold their home areas.
option-value-vk_minor_kingdoms-true = in play
option-value-vk_minor_kingdoms-false = not in play
option-name-vk_hunters = Hunters
option-text-vk_hunters = Vanished Kingdoms: two Hunters for each Kingdom, who shoot before the others strike.
option-value-vk_hunters-true = in play
option-value-vk_hunters-false = not in play
option-name-vk_lordship = New Lordship cards
option-text-vk_lordship = Vanished Kingdoms: 13 more Lordship cards.
option-value-vk_lordship-true = in the deck
option-value-vk_lordship-false = left out
option-name-vk_chronicle = New Chronicles
option-text-vk_chronicle = Vanished Kingdoms: 6 more Chronicle cards.
option-value-vk_chronicle-true = in the deck
option-value-vk_chronicle-false = left out
option-name-vk_seasons = New Season cards
option-text-vk_seasons = Vanished Kingdoms: 4 more Season cards, each of which lets every player place a marker. They are left out, mixed in, or certain to appear.
option-value-vk_seasons-off = left out
option-value-vk_seasons-shuffled = mixed in
option-value-vk_seasons-guaranteed = certain to appear
option-name-vassal_last_marker = Round of the last Vassal marker
option-text-vassal_last_marker = Only with Minor Kingdoms: the round in which the Vassals are shared out for the last time.
option-name-vassal_switch_clears_marker = Control markers under Vassals
option-text-vassal_switch_clears_marker = Only with Minor Kingdoms: whether Control markers go when the Minor Kingdom whose units stand on them has a new overlord.
option-value-vassal_switch_clears_marker-true = they go
option-value-vassal_switch_clears_marker-false = they stay
option-name-rulings = Rulings without an option of their own
option-text-rulings = By the book, Harbour markers also go inland and are Ports, you build wherever units of your Vassal stand, the Battle Song is for sea battles too, and a conquest waits only for battles that concern it. The house used to play without all of this.
option-value-rulings-by_the_book = by the book
option-value-rulings-house = as the house played before


## Presets

preset-name-by_the_book = By the book
preset-text-by_the_book = The base game with all of Vanished Kingdoms, as the rulebook has it.
preset-name-house_rules = House rules
preset-text-house_rules = As the house played at first: Food is picked for you, Control markers go when a Vassal changes hands, you build only in areas you control, Harbour markers lie on coasts and give no Gold, the Battle Song is for land battles, and a conquest waits for all battles.
preset-name-quick = Quick
preset-text-quick = 12 Dalcs are enough to win.
preset-name-base_game = Base game
preset-text-base_game = Without Vanished Kingdoms: no Minor Kingdoms, no Hunters, none of the new cards.
preset-name-two_kingdoms = Two Kingdoms
preset-text-two_kingdoms = For two players: the lands of two Kingdoms only, 14 Dalcs to win, and fewer raids.
preset-name-three_kingdoms = Three Kingdoms
preset-text-three_kingdoms = For three players: the lands of three Kingdoms only, 14 Dalcs to win, and fewer raids.


## Decisions

# Setup and turn order
decision-choose_kingdom = Choose the Kingdom you will lead
    .waiting = { $seat } is choosing a Kingdom
decision-draw_kingdom = Draw of a Kingdom
    .waiting = The Kingdoms are being drawn
decision-choose_ruler = Choose the Ruler of { $kingdom }
    .waiting = { $kingdom } is choosing a Ruler
decision-draw_ruler = Draw of a Ruler
    .waiting = A Ruler is being drawn
decision-draw_lordship = Draw of a Lordship card
    .waiting = A Lordship card is being drawn
decision-draw_chronicle = Draw of a Chronicle
    .waiting = A Chronicle is being drawn
decision-discard_chronicle = Choose the Chronicle you put under the deck; you keep the others
    .waiting = { $kingdom } is choosing Chronicles in secret
decision-draw_pretender = Draw of the first Pretender
    .waiting = The first Pretender is being drawn
decision-choose_direction = You are the Pretender: choose the direction of play
    .waiting = { $kingdom } is choosing the direction of play
decision-choose_vassal = Choose your Vassal
    .waiting = { $kingdom } is choosing a Vassal
decision-break_tie = Some Kingdoms are level: which of them chooses its Vassal next?
    .waiting = { $kingdom } decides who chooses a Vassal next
decision-choose_clash = Your units stand with units that are not yours any more: where do you fight first?
    .waiting = { $kingdom } is choosing where to fight first
decision-play_turn_order_card = Turn order: play a card or pass
    .waiting = { $kingdom } may play a card on the turn order

# Seasons
decision-draw_season_card = Draw of the Season card
    .waiting = The Season card is being turned up
decision-play_season_card = Season: play a card or pass
    .waiting = { $kingdom } may play a card on the Season
decision-sow = Sowing: choose an area for the Food
    .waiting = { $kingdom } is sowing
decision-place_marker = Choose an area for { $marker_a }
    .waiting = { $kingdom } is placing { $marker_a }
decision-roll_landing = Roll for the landing site
    .waiting = The Danes are choosing a landing site
decision-play_raid_card = A raiding party comes: play a card or pass
    .waiting = { $kingdom } may play a card on the raid
decision-redirect_raid = Storm: choose the area where the Danes land
    .waiting = { $kingdom } is choosing where the storm drives the Danes
decision-roll_coast_guard = Roll of the coast guard
    .waiting = The Ships guard the coast
decision-ransom_danes = Danegeld: pay 3 Gold to rid an area of all its Vikings, or pass
    .waiting = { $kingdom } decides whether to pay Danegeld
    .area = Pay for { $a }
decision-bribe_group = Bribe a group of Danes or neutral units, or pass for the rest of the Autumn
    .waiting = { $kingdom } decides whom to bribe
    .area = Bribe the units in { $a }
    .pass = Bribe nobody else
decision-bribe_target = Where do the bribed units from { $area } go?
    .waiting = { $kingdom } is sending the bribed units from { $area } away
decision-draw_danes_target = Draw of the way of the Danes from { $area }
    .waiting = The Danes in { $area } are choosing their way
decision-remove_food = Winter takes { $number } more Food. Leave it to the steward, or choose an area that loses one
    .waiting = { $kingdom } is losing Food to the Winter
decision-starve =
    { $number ->
        [one] Food is short by { $number }: which unit starves?
       *[other] Food is short by { $number }: which unit starves first?
    }
    .waiting = { $kingdom } is choosing who starves
decision-pay_food = Food left to pay: { $number }. Leave it to the steward, or choose an area that pays one
    .waiting = { $kingdom } is paying Food
decision-lose_unit = Murrain: in which area do you lose a Ceorl?
    .waiting = { $kingdom } is losing a Ceorl

# A turn
decision-place_exile = Your Kingdom has no land units left: where does your Ruler return?
    .waiting = { $kingdom } is choosing where its Ruler returns
decision-choose_action =
    { $number ->
        [one] Your turn: choose your last action
       *[other] Your turn: choose an action ({ $number } left)
    }
    .waiting = { $kingdom } is choosing an action
decision-play_collection_card = Collection: play a card or pass
    .waiting = { $kingdom } may play a card on the Collection
decision-double_gold = War Tax: which area gives twice its Gold?
    .waiting = { $kingdom } is choosing an area for War Tax
decision-choose_fyrd = Fyrd: recruit or upgrade ({ $number } left), or finish
    .waiting = { $kingdom } is raising the Fyrd
    .done = Finish the Fyrd
decision-place_recruit = { $kind }: choose the place
    .waiting = { $kingdom } is choosing the place ({ $kind })
decision-pay_with_food = The price is { $gold } Gold: how many Food tokens do you pay with? Each is worth 2 Gold
    .waiting = { $kingdom } decides how to pay
    .number =
        { $a ->
            [0] Gold only
           *[other] { $a } Food
        }
decision-choose_development =
    { $number ->
        [0] Development: put up one building, buy one Kingdom tile, or finish
        [1] Development: buy one Kingdom tile, or finish
        [2] Development: put up one building, or finish
       *[other] Development: play a card, or finish
    }
    .waiting = { $kingdom } is developing its realm
    .done = Finish the Development
decision-place_building = Choose an area for { $building_a }
    .waiting = { $kingdom } is choosing an area for { $building_a }
decision-move_ship = Movement at sea: choose a Ship and its way, or finish
    .waiting = { $kingdom } is moving its Ships
    .done = Finish at sea
decision-choose_sea_battle = Which sea battle comes first?
    .waiting = { $kingdom } is choosing the next sea battle
decision-move_from = Movement on land: choose an area to march from, or finish
    .waiting = { $kingdom } is moving its armies
    .from = March from { $a }
    .done = Finish all marches
decision-move_to = Where do units from { $area } march?
    .waiting = { $kingdom } is marching from { $area }
decision-move_group = From { $area } to { $target }: how many { $kind_many } { $whose_of } march?
    .waiting = { $kingdom } is marching from { $area } to { $target }
    .whole = From { $area } to { $target }: who marches?
decision-choose_battle = Which battle comes first?
    .waiting = { $kingdom } is choosing the next battle
    .area = Battle in { $a }
decision-spoil_food = You have taken { $area }: how many Food tokens do you destroy there?
    .waiting = { $kingdom } decides about the Food in { $area }
    .number =
        { $a ->
            [0] Keep all of it
           *[other] Destroy { $a } Food
        }
decision-end_turn = End of your turn: complete a Chronicle, swap one for 2 Gold, or finish
    .waiting = { $kingdom } is ending the turn
    .done = End the turn
decision-swap_chronicle = Choose the Chronicle you put under the deck
    .waiting = { $kingdom } is swapping a Chronicle
decision-end_action_phase = End of the Action phase: complete a Chronicle, or go on
    .waiting = { $kingdom } may complete a Chronicle at the end of the Action phase
    .done = Complete none
decision-pay_lordship = Lordship cards left to pay: { $number }. Which one?
    .waiting = { $kingdom } is paying with Lordship cards
decision-pay_ealdorman = From which area do you take the Ealdorman off the board?
    .waiting = { $kingdom } is giving up an Ealdorman
decision-pay_ship = From which sea do you take the Ship off the board?
    .waiting = { $kingdom } is giving up a Ship

# Battles
decision-buy_card = Battle Song: do you buy one more Lordship card for 3 Gold?
    .waiting = { $kingdom } decides whether to buy a Lordship card
    .no = Buy none
decision-play_before_battle = Before the battle ({ $attacker_the } against { $defender_the }): play a card or pass
    .waiting = { $kingdom } may play a card before the battle
decision-play_during_battle = Battle round ({ $attacker_the } against { $defender_the }): play a card or pass
    .waiting = { $kingdom } may play a card in this battle round
decision-play_dice_card = The dice are cast: play a card or pass
    .waiting = { $kingdom } may play a card on the dice
decision-play_lost_battle = The battle is lost: play a card or pass
    .waiting = { $kingdom } may play a card after the lost battle
decision-play_after_battle = After the battle: play a card or pass
    .waiting = { $kingdom } may play a card after the battle
decision-evade_to = Evade: where do your units go?
    .waiting = { $kingdom } is evading the battle
decision-choose_who_dies = Whose { $kind } takes the wound?
    .waiting = { $kingdom } is choosing who takes the wound
    .whose =
        { $a_id ->
            [of_vassal] The Vassal's
           *[other] The Kingdom's
        }
decision-retreat = { $attacker_start } against { $defender_the }: retreat or fight on?
    .waiting = { $kingdom } decides whether to retreat
decision-name_wounded = Deadly Precision: which enemy units take the wounds first?
    .waiting = { $kingdom } is naming who takes the wounds first
decision-take_wound = Wolf Pits: which of your units takes the wound?
    .waiting = { $kingdom } is choosing who fell into the wolf pits
decision-roll_die = Roll of a Battle die
    .waiting = The Battle dice are being rolled

# Choices of Lordship cards
decision-flip_die = Prayers Answered: which die do you turn to its opposite face?
    .waiting = { $kingdom } is turning a die
    .done = Turn no more dice
decision-pick_reroll = Blind Luck: which die do you roll again?
    .waiting = { $kingdom } is choosing dice to roll again
    .done = Roll the chosen dice
decision-pick_die = Fate Intervenes: which die do you change?
    .waiting = { $kingdom } is choosing a die to change
decision-set_die = Fate Intervenes: what shall the { $die_one } show?
    .waiting = { $kingdom } is changing a die
    .number =
        { $a ->
            [0] No sword
            [one] { $a } sword
           *[other] { $a } swords
        }
decision-reinforce = Reinforcements: which unit joins the battle in { $area }?
    .waiting = { $kingdom } is bringing reinforcements to { $area }
    .done = Enough reinforcements
decision-recover_unit = Flee to the Marshes: which killed unit comes back?
    .waiting = { $kingdom } is saving a unit
decision-recover_to = Flee to the Marshes: where does the { $kind } come back?
    .waiting = { $kingdom } is choosing where the saved { $kind } comes back
decision-place_units = “{ $lordship }”: which units do you place in { $area }?
    .waiting = { $kingdom } is placing units in { $area }
decision-levy_area = “{ $lordship }”: in which area do you place Ceorls?
    .waiting = { $kingdom } is choosing an area for Ceorls
decision-choose_upgrade = Success Recognised: which free upgrade in { $area }?
    .waiting = { $kingdom } is upgrading a unit in { $area }
decision-buy_off = Treason: which enemy unit do you buy off?
    .waiting = { $kingdom } is buying off an enemy unit
decision-take_discard = Lesson Learnt: which card do you take from the discard pile?
    .waiting = { $kingdom } is taking a card from the discard pile
decision-plunder_area = Plunder: which area?
    .waiting = { $kingdom } is choosing an area to plunder
decision-choose_opponent = “{ $lordship }”: whose hand?
    .waiting = { $kingdom } is choosing an opponent for “{ $lordship }”
decision-discard_at_random = Draw of the card that is discarded
    .waiting = A card is being discarded at random
decision-place_abbey = Arrival of the Saint: where is the Abbey founded?
    .waiting = { $kingdom } is founding an Abbey
decision-raid_from = Raid: from which area do you take Food?
    .waiting = { $kingdom } is choosing an area to raid
decision-raid_to = Raid: to which area do you carry the Food from { $area }?
    .waiting = { $kingdom } is carrying off the Food from { $area }
decision-raid_food = Raid: how many Food tokens go from { $area } to { $target }?
    .waiting = { $kingdom } is carrying off the Food from { $area }
    .number = { $a } Food
decision-search_discard = Witan Council: which of your Chronicles do you give up?
    .waiting = { $kingdom } is giving up a Chronicle
decision-look_at_card = Draw of a Chronicle to look at
    .waiting = A Chronicle of the deck is being looked at
decision-search_keep = Witan Council: which Chronicle do you keep?
    .waiting = { $kingdom } is choosing a Chronicle
decision-riot_area = Peasant Riot: where does the neutral Ceorl rise?
    .waiting = { $kingdom } is choosing where the peasants rise
decision-steal_card = Draw of the card that is taken
    .waiting = A card is being taken at random
decision-keep_stolen = Treacherous Court: which card do you keep?
    .waiting = { $kingdom } is choosing which card to keep
decision-smuggle_unit = Smugglers: which unit do they take over the sea?
    .waiting = { $kingdom } is choosing a unit for the smugglers
decision-smuggle_to = Smugglers: where does the { $kind } from { $area } go?
    .waiting = { $kingdom } is sending the { $kind } from { $area } with the smugglers
decision-hire_thegn = Money for Loyalty: which neutral Thegn do you hire for { $gold } Gold?
    .waiting = { $kingdom } is hiring a neutral Thegn
    .area = The Thegn in { $a }
decision-hire_to = Money for Loyalty: where does the Thegn from { $area } go?
    .waiting = { $kingdom } is choosing where the hired Thegn from { $area } goes
decision-burn_area = Arsonists: in which area is a building destroyed?
    .waiting = { $kingdom } is choosing an area for the arsonists
decision-burn_building = Arsonists: which building in { $area } is destroyed?
    .waiting = { $kingdom } is choosing a building in { $area } for the arsonists
decision-draw_card_aside = Draw of a Lordship card to choose among
    .waiting = Lordship cards to choose among are being drawn
decision-give_drawn = Knowledge Sharing: which card do you give away?
    .waiting = { $kingdom } is choosing which card to give away
decision-choose_receiver = Knowledge Sharing: who gets the card?
    .waiting = { $kingdom } is choosing who gets the card
decision-sell_card = Swords to Ploughshares: discard another card for 2 Gold, or finish
    .waiting = { $kingdom } is discarding cards for Gold
    .done = Discard no more
decision-guide_area = Local Guides: in which area do the groups start that they lead?
    .waiting = { $kingdom } is choosing where the guides wait
decision-slip_unit = Sleeping Sentries: which unit slips past the enemy?
    .waiting = { $kingdom } is choosing a unit to slip past the enemy
decision-slip_to = Sleeping Sentries: where does the { $kind } from { $area } go?
    .waiting = { $kingdom } is choosing where the { $kind } from { $area } slips
decision-collude_area = Collusion: from which area does a neutral unit move, for { $gold } Gold?
    .waiting = { $kingdom } is choosing a neutral unit
decision-collude_kind = Collusion: which neutral unit in { $area }?
    .waiting = { $kingdom } is choosing a neutral unit in { $area }
decision-collude_to = Collusion: where does the neutral { $kind } from { $area } go?
    .waiting = { $kingdom } is choosing where the neutral { $kind } from { $area } goes

# Offers
decision-offer_to = To whom do you make an offer?
    .waiting = { $kingdom } is preparing an offer
decision-offer_gold = How much Gold do you give?
    .waiting = { $kingdom } is preparing an offer
    .number = { $a } Gold
decision-offer_card = Do you give a Lordship card, too?
    .waiting = { $kingdom } is preparing an offer
    .yes = Give a card
    .no = Give no card
decision-offer_which = Which Lordship card do you give?
    .waiting = { $kingdom } is preparing an offer
decision-ask_gold = How much Gold do you ask for?
    .waiting = { $kingdom } is preparing an offer
    .number = { $a } Gold
decision-answer_offer =
    { $number ->
        [0] { $other } offers { part-gold } and asks for { part-asked }. Do you accept?
       *[other] { $other } offers { part-gold } and a Lordship card and asks for { part-asked }. Do you accept?
    }
    .waiting = { $kingdom } is thinking over the offer of { $other }


## Options of decisions

option-kingdom = { $a }
option-ruler = { $a }
option-vassal = { $a }
option-decline = Take no Vassal
option-clockwise = Clockwise
option-counter_clockwise = Counter-clockwise
option-card = Play “{ $a }”
option-pass = Pass
option-pass_battle = Pass until the end of the battle
option-lordship = { $a }
option-chronicle = { $a }
option-season_card = { $a }
option-area = { $a }
option-steward = Let the steward choose the rest
option-sea = { $a }
option-retreat = Retreat to { $a_the }
option-continue = Fight on
option-action = { $a }
option-skip = Give up the action
option-offer = Make an offer
option-recruit =
    { $a_id ->
        [ship] Build a Ship
       *[other] Recruit { $a_a }
    }
option-upgrade = Upgrade { $a_a } to { $b_a }
option-muster = Muster { $a_a } of the Vassal
option-build = Build { $a_a }
option-tile = Buy the tile “{ $a }”
option-sail = A Ship from { $a_the } to { $b_the }
option-from = From { $a }
option-to = { $a }
option-number = { $a }
option-take =
    { $a ->
        [0] None
       *[other] { $a }
    }
option-all = All units that can march
option-complete = Complete “{ $a }”
option-swap = Swap a Chronicle for 2 Gold
option-whose = { $a }
option-kind = { $a }
option-unit =
    { $b_id ->
        [of_vassal] { $a } of the Vassal
       *[other] { $a }
    }
option-unit_at =
    { $c_id ->
        [of_vassal] { $b } of the Vassal in { $a }
       *[other] { $b } in { $a }
    }
option-placed =
    { $b ->
        [one] { $b } { $a_one }
       *[other] { $b } { $a_many }
    }
option-building = { $a }
option-face = Face { $a }
option-site = { $a }
option-die = { $a }: { $b_one }, face { $c } ({ part-swords })
option-yes = Yes
option-no = No
option-buy = Buy a card
option-accept = Accept
option-refuse = Refuse
option-done = Finish

# The swords on face `$c` of the die `$b`.
part-swords =
    { $b_id ->
        [white_die]
            { $c ->
                [5] 1 sword
                [6] 1 sword
               *[other] no sword
            }
        [red_die]
            { $c ->
                [4] 1 sword
                [5] 1 sword
                [6] 1 sword
               *[other] no sword
            }
       *[other]
            { $c ->
                [1] no sword
                [2] no sword
                [6] 2 swords
               *[other] 1 sword
            }
    }


## The log

# Parts of log lines: the hits and wounds of `$hits`, the Gold of `$gold` and `$asked`, the Food of `$food`, the Vikings of `$vikings`,
# the Dalcs of `$dalcs`, `$number` units of the type `$kind`, the units of `$units`.
part-hits =
    { $hits ->
        [0] no hits
        [one] { $hits } hit
       *[other] { $hits } hits
    }
part-gold = { $gold } Gold
part-asked = { $asked } Gold
part-food = { $food } Food
part-vikings =
    { $vikings ->
        [one] { $vikings } Viking
       *[other] { $vikings } Vikings
    }
part-dalcs =
    { $dalcs ->
        [one] { $dalcs } Dalc
       *[other] { $dalcs } Dalcs
    }
part-placed =
    { $number ->
        [one] { $number } { $kind_one }
       *[other] { $number } { $kind_many }
    }
part-units =
    { $units ->
        [one] { $units } unit
       *[other] { $units } units
    }
part-wounds =
    { $hits ->
        [one] { $hits } wound
       *[other] { $hits } wounds
    }

log-round_begins = Round { $round }: { $season } of year { $year }
    .scene = { $season }
log-kingdom_taken = { $seat } leads { $kingdom }.
    .clause = took { $kingdom }
log-ruler_taken = { $ruler } rules { $kingdom }.
    .clause = chose the Ruler { $ruler }
log-chronicles_dealt =
    { $cards ->
        [one] { $kingdom } was dealt { $cards } Chronicle.
       *[other] { $kingdom } was dealt { $cards } Chronicles.
    }
log-chronicle_discarded = { $kingdom } put a Chronicle under the deck.
    .clause = put a Chronicle under the deck
log-chronicle_discarded_card = The Chronicle that { $kingdom } put under the deck is “{ $chronicle }”.
log-pretender_is = { $kingdom } is the Pretender.
    .result = { $kingdom } is the Pretender
log-direction_chosen = { $kingdom } chose the direction of play: { $direction_plain }.
log-tie_broken = { $pretender } decided that { $kingdom } chooses its Vassal next.
log-vassals_return = New Vassals
log-vassal_taken = { $minor } became the Vassal of { $kingdom }.
    .clause = took the Vassal { $minor }
    .result = { $minor } is the Vassal of { $kingdom }
log-vassal_declined = { $kingdom } took no Vassal.
log-season_card_turned = { $season }: { $season_card }
    .result = “{ $season_card }”
log-actions_begin = Actions

log-card_played = { $kingdom } played “{ $lordship }”.
    .clause = played { $items }
    .result = { $kingdom } played { $items }
    .item = “{ $lordship }”
log-card_drawn = { $kingdom } drew a Lordship card.
    .clause =
        { $times ->
            [one] drew a Lordship card
           *[other] drew { $times } Lordship cards
        }
log-card_drawn_card = The card that { $kingdom } drew is “{ $lordship }”.
log-card_discarded = { $kingdom } discarded “{ $lordship }”.
    .clause = discarded { $items }
    .item = “{ $lordship }”
log-card_taken_back = { $kingdom } took “{ $lordship }” from the discard pile.
    .clause = took “{ $lordship }” from the discard pile
log-card_stolen = { $kingdom } took a Lordship card from { $victim }.
    .clause = took a Lordship card from { $victim }
    .result = { $kingdom } took a Lordship card from { $victim }
log-card_stolen_card = The card that { $kingdom } took from { $victim } is “{ $lordship }”.
log-card_given = { $kingdom } gave { $receiver } a Lordship card.
    .clause = gave { $receiver } a Lordship card
log-card_given_card = The card that { $kingdom } gave { $receiver } is “{ $lordship }”.
log-discards_shuffled = The discard pile was shuffled and became the Lordship deck.
log-chronicle_drawn = { $kingdom } drew a Chronicle.
    .clause =
        { $times ->
            [one] drew a Chronicle
           *[other] drew { $times } Chronicles
        }
log-chronicle_drawn_card = The Chronicle that { $kingdom } drew is “{ $chronicle }”.
log-chronicle_completed = { $kingdom } completed the Chronicle “{ $chronicle }”!
    .clause = completed the Chronicle “{ $chronicle }”
    .result = { $kingdom } completed the Chronicle “{ $chronicle }”
log-chronicle_swapped = { $kingdom } swapped a Chronicle.
    .clause = swapped a Chronicle
log-chronicle_swapped_card = The Chronicle that { $kingdom } put under the deck is “{ $chronicle }”.
log-chronicles_searched =
    { $cards ->
        [one] { $kingdom } looked at { $cards } Chronicle of the deck and kept it.
       *[other] { $kingdom } looked at { $cards } Chronicles of the deck and kept one.
    }
    .clause = searched the Chronicles
log-pretender_taken = { $kingdom } took the Pretender marker.
    .clause = took the Pretender marker
    .result = { $kingdom } took the Pretender marker
log-season_ignored = “{ $season_card }” has no effect on { $kingdom }.

log-gold_gained = { $kingdom } gained { part-gold }.
    .clause = gained { part-gold }
log-gold_paid = { $kingdom } paid { part-gold }.
    .clause = paid { part-gold }
log-food_placed = { $kingdom } put { part-food } on { $area }.
    .clause = put { $items }
    .item = { part-food } on { $area }
log-food_paid = { $kingdom } paid { part-food } from { $area }.
    .clause = paid Food
log-food_destroyed = { $kingdom } destroyed { part-food } in { $area }.
    .clause = destroyed { part-food } in { $area }
    .result = { $kingdom } destroyed { part-food } in { $area }
log-food_carried = { $kingdom } carried { part-food } from { $origin } to { $area }.
    .clause = carried { part-food } from { $origin } to { $area }
log-marker_placed = { $kingdom } put { $marker_a } on { $area }.
    .clause = put { $marker_a } on { $area }
log-control_taken = { $kingdom } took control of { $area }.
    .clause = took control of { $items }
    .result = { $kingdom } took control of { $items }
    .item = { $area }
log-control_lost = { $kingdom } lost its Control marker in { $area }.
    .clause = lost control of { $items }
    .result = { $kingdom } lost control of { $items }
    .item = { $area }
log-building_built =
    { $gold ->
        [0] { $kingdom } built { $building_a } in { $area } for free.
       *[other] { $kingdom } built { $building_a } in { $area } for { part-gold }.
    }
    .clause = built { $items }
    .item = { $building_a } in { $area }
log-building_destroyed = The { $building } in { $area } was destroyed.
    .result = the { $building } in { $area } was destroyed
log-tile_bought = { $kingdom } bought the tile “{ $tile }” for { part-gold }.
    .clause = bought { $items }
    .item = “{ $tile }”

log-sown = { $kingdom } sowed Food in { $area }.
log-danes_sighted = A raiding party of { part-vikings } was sighted in { $sea_the }, bound for { $area }.
log-raid_redirected = { $kingdom } raised a storm: the raiding party turned to { $area }.
    .result = { $kingdom } turned the raid to { $area }
log-coast_guard = The coast guard in { $sea_the } killed a Viking.
log-danes_landed = { part-vikings } landed in { $area }.
    .result = Vikings landed in { $items }
    .item = { $area } ({ $vikings })
log-danes_turned_away = No Viking came ashore from { $sea_the }.
log-area_sacked =
    { $food ->
        [0] The Danes sacked { $area }.
       *[other] The Danes sacked { $area } and destroyed { part-food }.
    }
    .result = the Danes sacked { $items }
    .item = { $area }
log-ransom_paid = { $kingdom } paid { part-gold }: the Vikings left { $area }.
    .clause = paid { part-gold } of ransom for { $area }
    .result = { $kingdom } paid { part-gold } of ransom for { $area }
log-bribed = { $kingdom } bribed { $side_the } in { $area } for { part-gold }: they went to { $target }.
    .clause = bribed units in { $items }
    .result = { $kingdom } bribed units in { $items }
    .item = { $area }
log-bribes_passed = { $kingdom } bribes nobody else this Autumn.
    .result = { $kingdom } bribed nobody
log-danes_moved = { part-vikings } went from { $area } to { $target }.
    .result = Vikings went to { $items }
    .item = { $target }
log-winter_food_removed =
    { $food ->
        [0] { $kingdom } lost no Food to the Winter.
       *[other] { $kingdom } lost { part-food } to the Winter.
    }
log-army_fed =
    { $food ->
        [0] { $kingdom } needed no Food for its army.
       *[other] { $kingdom } fed its army with { part-food }.
    }
    .result =
        { $food ->
            [0] { $kingdom } needed no Food
           *[other] { $kingdom } ate { part-food }
        }
log-starved = { $owner_start } lost { $kind_a } to hunger in { $area }.
    .result = { $owner_the } lost { $items } to hunger
    .item =
        { $times ->
            [one] { $kind_a } in { $area }
           *[other] { $times } { $kind_many } in { $area }
        }
log-unit_lost = { $owner_start } lost { $kind_a } in { $area }.
    .clause = lost { $items }
    .result = { $owner_the } lost { $items }
    .item =
        { $times ->
            [one] { $kind_a } in { $area }
           *[other] { $times } { $kind_many } in { $area }
        }

log-turn_begins = Turn of { $kingdom }
log-action_taken = { $kingdom } chose { $action }.
    .clause = chose { $items }
    .item = { $action }
log-action_skipped = { $kingdom } gave up an action.
    .clause = gave up an action
log-exile_returns = The Ruler of { $kingdom } returned from exile to { $area }.
    .clause = brought the Ruler back from exile to { $area }
log-collected = { $kingdom } collected { part-gold } and { part-food }.
    .clause = collected { part-gold } and { part-food }
log-gold_doubled = { $kingdom } counts the Gold of { $area } twice.
log-plundered = { $kingdom } plundered { $area }: { part-gold } and { part-food }.
    .clause = plundered { $area } for { part-gold } and { part-food }
log-recruited =
    { $gold ->
        [0] { $owner_start } placed { $kind_a } in { $place_the } for free.
       *[other] { $owner_start } recruited { $kind_a } in { $place_the } for { part-gold }.
    }
    .clause = recruited { $items }
    .result = { $owner_the } recruited { $items }
    .item =
        { $times ->
            [one] { $kind_a } in { $place_the }
           *[other] { $times } { $kind_many } in { $place_the }
        }
    .many = recruited { $times } units
log-upgraded =
    { $gold ->
        [0] { $kingdom } upgraded { $kind_a } to { $to_a } in { $area } for free.
       *[other] { $kingdom } upgraded { $kind_a } to { $to_a } in { $area } for { part-gold }.
    }
    .clause = upgraded { $items }
    .item =
        { $times ->
            [one] { $kind_a } to { $to_a } in { $area }
           *[other] { $times } { $kind_many } to { $to_many } in { $area }
        }
log-units_placed = { $owner_start } placed { part-placed } in { $area }.
    .clause = placed { $items }
    .result = { $owner_the } placed { $items }
    .item = { part-placed } in { $area }
log-sailed = A Ship of { $kingdom } sailed from { $origin_the } to { $target_the }.
    .clause = sailed to { $items }
    .item = { $target_the }
log-moved = { $side_start } moved { part-units } from { $origin } to { $target }.
    .clause = moved { $items }
    .result = { $side_the } moved { $items }
    .item = { part-units } from { $origin } to { $target }
log-march_quickened =
    { $points ->
        [one] The next group of { $kingdom } has { $points } more movement point.
       *[other] The next group of { $kingdom } has { $points } more movement points.
    }
log-guides_found = Local guides lead the groups of { $kingdom } from { $area } through the Wildlands.
log-riot = { $kingdom } stirred up the peasants: a neutral Ceorl rose in { $area }.
    .clause = stirred up a neutral Ceorl in { $area }
log-neutral_hired = { $kingdom } hired the neutral { $kind } in { $origin }; he went to { $area }.
    .clause = hired the neutral { $kind } in { $origin }
log-neutral_moved = { $kingdom } sent a neutral { $kind } from { $origin } to { $area }.
    .clause = sent a neutral { $kind } from { $origin } to { $area }
log-offer_made =
    { $cards ->
        [0] { $kingdom } offered { $other } { part-gold } and asked for { part-asked }.
       *[other] { $kingdom } offered { $other } { part-gold } and a Lordship card and asked for { part-asked }.
    }
    .clause = made { $other } an offer
log-offered_card = The card that { $kingdom } offers { $other } is “{ $lordship }”.
log-offer_accepted = { $other } accepted the offer of { $kingdom }.
    .clause = accepted the offer of { $kingdom }
log-offer_refused = { $other } refused the offer of { $kingdom }.
    .clause = refused the offer of { $kingdom }

log-battle_begins = Battle in { $area }: { $attacker_the } against { $defender_the }.
    .scene = Battle in { $area }, { $attacker_the } against { $defender_the }
log-sea_battle_begins = Sea battle in { $sea_the }: { $attacker_the } against { $defender_the }.
    .scene = Sea battle in { $sea_the }, { $attacker_the } against { $defender_the }
log-lined_up = { $owner_start } lined up { part-placed }.
log-advantage = { $side_start } has more white dice: { $dice }; in the first round, swords of the Ruler: { $swords }, cancelled wounds: { $cancels }.
log-stand = { $attacker_start } ({ $attackers }) against { $defender_the } ({ $defenders }).
log-battle_round = Battle round { $round }.
log-dice_fell = { $side_start }, { $die_many }: without a sword { $blank }, with one { $one }, with two { $two }.
log-dice_rolled = { $side_start } rolled { part-hits } (dice: white { $white }, red { $red }, gold { $gold }).
log-hunters_shot =
    { $dice ->
        [one] The Hunters of { $side_the } shot with { $dice } die: { part-hits }.
       *[other] The Hunters of { $side_the } shot with { $dice } dice: { part-hits }.
    }
log-die_turned = A { $die_one } of { $side_the } was turned from face { $from } to face { $to }.
log-dice_rolled_again =
    { $dice ->
        [one] { $side_start } rolled { $dice } die again: { part-hits } now.
       *[other] { $side_start } rolled { $dice } dice again: { part-hits } now.
    }
log-counted = { $side_start }, swords: of dice { $rolled }, of cards { $cards }, of the Ruler { $ruler }; cancelled: { $cancelled }.
log-wounds_dealt = { $side_start } dealt { part-wounds }.
log-wound_cancelled = The Bishop of { $side_the } cancelled a wound.
log-unit_wounded = { $owner_start }: a wound for { $kind_a }.
log-unit_killed = { $owner_start } lost { $kind_a }.
    .result = { $owner_the } lost { $items }
    .item =
        { $times ->
            [one] { $kind_a }
           *[other] { $times } { $kind_many }
        }
log-ship_sunk = A Ship of { $kingdom } was sunk.
    .result =
        { $times ->
            [one] { $kingdom } lost a Ship
           *[other] { $kingdom } lost { $times } Ships
        }
log-unit_bought_off = { $kingdom } bought off { $kind_a } of { $owner_the } for { part-gold }.
    .result = { $kingdom } bought off { $kind_a } of { $owner_the }
log-unit_recovered = { $owner_start } saved { $kind_a }, who came back in { $area }.
    .result = { $owner_the } saved { $kind_a }
log-reinforced = { $owner_start } brought { $kind_a } from { $origin } into the battle.
    .result = { $owner_the } brought { $items }
    .item =
        { $times ->
            [one] { $kind_a } from { $origin }
           *[other] { $times } { $kind_many } from { $origin }
        }
log-repelled = { $kingdom } sent { $side_the } back; there was no battle.
    .result = { $kingdom } sent { $side_the } back
log-evaded = { $side_start } evaded the battle and went to { $area }.
    .result = { $side_the } went to { $area } instead
log-retreated = { $side_start } retreated to { $place_the }.
    .result = { $side_the } retreated to { $place_the }
log-battle_won = { $side_start } won the battle in { $place_the }!
    .result = { $side_the } won
log-nobody_left = Nobody was left in { $place_the }.
    .result = nobody was left

log-minor_conquered = { $minor } was conquered; its units on the board are neutral now.
    .scene = The fall of { $minor }
log-game_over = { $kingdom } became Bretwalda with { part-dalcs }!
    .scene = The end
log-won_by =
    { $way ->
        [0] { $kingdom } won: the target was reached.
        [1] { $kingdom } won after the last round.
       *[other] { $kingdom } won by a tie-breaker.
    }
log-ranked = { $kingdom }: { part-dalcs }, from areas { $areas }, Abbeys { $abbeys }, Chronicles { $chronicles }.
    .result = { $kingdom } { part-dalcs }

# Scenes: the parts of what is watched, and what is said in them

beat-line-up = Line-up
beat-cards = Cards
beat-hunters = Hunters
beat-dice = Dice
beat-hits = Hits
beat-wounds = Wounds
beat-sunk = Sunk
beat-retreat = Retreat
beat-sighted = Sighted
beat-storm = Storm
beat-landing = Landing
beat-sacked = Sack
beat-fall = Fall
beat-crown = Bretwalda
scene-attacker = attacks
scene-defender = defends
scene-battle-at-land = Battle in { $place }
scene-battle-at-sea = Sea battle in { $place_the }
scene-at-city = at the walls of a City
scene-at-open = in the open
scene-at-sea = Ships against Ships
scene-to-win = to win
scene-odds = If nobody plays a card or retreats: { $attacker_the } { $won }%, { $defender_the } { $lost }%, nobody left { $nobody }%.
scene-odds-exact = Exact, if nobody plays a card or retreats.
scene-round = Battle round { $round }.
scene-swords =
    { $swords ->
        [one] sword
       *[other] swords
    }
part-swords-rolled =
    { $swords ->
        [0] no sword
        [one] { $swords } sword
       *[other] { $swords } swords
    }
scene-dice = { $side_the } rolled { part-swords-rolled }
scene-hunters =
    { $swords ->
        [0] the Hunters of { $side_the } missed
        [one] the Hunters of { $side_the } hit once
       *[other] the Hunters of { $side_the } hit { $swords } times
    }
scene-die-turned = A { $die_one } of { $side_the } was turned: swords { $before } → { $after }.
scene-hits =
    { $hits ->
        [0] { $side_the } had no hits
        [one] { $side_the } had { $hits } hit
       *[other] { $side_the } had { $hits } hits
    }
scene-counted = Cards, Ruler and tiles add to the swords of the dice or cancel them.
scene-from-dice =
    { $cancelled ->
        [0] Dice
       *[other] Dice (−{ $cancelled })
    }
scene-from-cards =
    { $cancelled ->
        [0] Cards
       *[other] Cards (−{ $cancelled })
    }
scene-from-ruler =
    { $cancelled ->
        [0] Ruler
       *[other] Ruler (−{ $cancelled })
    }
scene-wounds-at-land =
    { $wounds ->
        [one] wound dealt
       *[other] wounds dealt
    }
scene-wounds-at-sea =
    { $wounds ->
        [one] Ship sunk
       *[other] Ships sunk
    }
scene-unhurt = Nobody fell.
scene-won = { $side_start } won in { $place_the }
scene-nobody-left = Nobody was left in { $place_the }
scene-avoided = No battle in { $place_the }
scene-chance-before = Chance before
scene-dealt-at-land = Wounds dealt
scene-dealt-at-sea = Ships sunk
scene-fell = Fell
scene-remain = Remain
scene-gone = withdrew: { $units }
scene-nobody = nobody
scene-dalcs =
    { $dalcs ->
        [one] { $place } is worth { $dalcs } Dalc.
       *[other] { $place } is worth { $dalcs } Dalcs.
    }
scene-raid = The Danes raid
scene-raiders = come from the sea
scene-coast = The coast
scene-guarded =
    { $vikings ->
        [one] The coast guard killed { $vikings } Viking.
       *[other] The coast guard killed { $vikings } Vikings.
    }
scene-landed = Vikings landed
scene-killed = Killed by the coast guard
scene-food-lost = Food lost
scene-food-eaten = Food eaten
scene-starving = Units starved
scene-winter = Winter takes its toll
scene-hunger = Food, armies and hunger
scene-removed = lost
scene-eaten = eaten
scene-fed =
    { $removed ->
        [0] { $kingdom } lost no Food to the Winter
       *[other] { $kingdom } lost { $removed } Food to the Winter
    } and { $eaten ->
        [0] fed nobody
       *[other] fed its army with { $eaten }
    }
scene-starved = Every unit needs a Food; who gets none starves.
scene-overrun = Enemies stand in all its home areas.
scene-conquest = a Minor Kingdom vanishes
scene-minor = Minor Kingdom
scene-home-dalcs =
    { $dalcs ->
        [one] Its home areas are worth { $dalcs } Dalc.
       *[other] Its home areas are worth { $dalcs } Dalcs.
    }
scene-end = the end of the game
scene-bretwalda = { $kingdom } is Bretwalda!
scene-sources = This is where the Dalcs come from.
scene-dalc-sum = Dalcs
scene-areas = Areas
scene-abbeys = Abbeys
scene-chronicles = Chronicles


## Words for the table

# The position in words

text-round = Round
text-kingdoms = Kingdoms
text-minor-kingdoms = Minor Kingdoms
text-areas = Areas
text-seas = Seas
text-battle = Battle
text-hand = Hand of { $kingdom }
text-number =
    { $number ->
        [one] { $number } { $thing_one }
       *[other] { $number } { $thing_many }
    }
text-setup = The game is being set up
text-round-is = Round { $round } of 12: { $season } of year { $year }
text-season-card = Season card
text-pretender = Pretender: { $kingdom }
text-target = Dalcs that end the game: { $number }
text-decks = Lordship deck: { $lordship }, discard pile: { $discards }, Chronicle deck: { $chronicles }
text-dalcs =
    { $number ->
        [one] { $number } Dalc
       *[other] { $number } Dalcs
    }
text-gold = { $number } Gold
text-food = { $number } Food ({ $need } needed in Winter)
text-cards = Lordship cards in hand: { $lordship }, Chronicles: { $chronicles }
text-vassal = Vassal: { $minor }
text-completed = Chronicles completed: { $chronicles }
text-pool = beside the board: { $units }
text-nothing = nothing
text-unclaimed = without overlord
text-nobody = nobody
text-food-here = { $number } Food
text-food-left = { $number } Food would be left
text-battle-at =
    { $round ->
        [0] Battle in { $place_the }, before the first round
       *[other] Battle in { $place_the }, round { $round }
    }
text-odds = to win { $won }%, to lose { $lost }%, nobody left { $nobody }%, if nobody plays a card or retreats

# The picture

picture-over = The game is over.
picture-won = { $kingdom } is Bretwalda!
picture-to-move = to decide
picture-winner = Bretwalda
word-you = you
picture-opposite = opposite face: { $number }
picture-order = Place in player order: { $number }
picture-dalcs-from = From areas: { $areas }, from Abbeys: { $abbeys }, from Chronicles: { $chronicles }
picture-nobody-left = nobody left: { $chance }%
picture-note-odds = The percentages are the chances to win the battle, to lose it, and that nobody is left, if nobody plays a card or retreats.
picture-gold = Gold
picture-food = Food on the areas, and what the army eats in Winter
picture-lordship = Lordship cards in hand
picture-dalcs = Dalcs
picture-decks = Decks
picture-known = Known of the hand
picture-pretender = Pretender
picture-place =
    { $number ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $number }th
    }
picture-setup = Setup
picture-season = { $season }, year { $year }
picture-round = round { $round } of 12
picture-phase-order = Pretender
picture-phase-season = Season
picture-phase-actions = Actions
picture-end = End
picture-most-dalcs = The game ends; most Dalcs win
picture-winter =
    { $need ->
        [one] Winter: { $need } unit eats, you have { $food } Food
       *[other] Winter: { $need } units eat, you have { $food } Food
    }
picture-collects = +{ $gold } Gold, +{ $food } Food
picture-spends = { $number } Gold
picture-builds =
    { $number ->
        [0] free building
       *[other] building: { $number } Gold
    }
picture-marches =
    { $number ->
        [one] { $number } army
       *[other] { $number } armies
    }

# The score sheet

score-areas = Dalcs of areas
score-abbeys = Dalcs of Abbeys
score-chronicles = Dalcs of Chronicles
score-dalcs = Dalcs
score-dalc_areas = Areas with a printed Dalc (break ties)
score-buildings = Buildings (break ties)
score-gold = Gold (breaks ties)
score-place = Place in player order (the later breaks ties)

# How the game was won

won-target = Somebody had reached the number of Dalcs that ends the game, and the most Dalcs won.
won-rounds = After the last round the most Dalcs won.
won-tie_areas = The best had equally many Dalcs; more areas with a printed Dalc decided.
won-tie_buildings = The best were equal on Dalcs and areas with a printed Dalc; more buildings decided.
won-tie_gold = The best were equal on Dalcs, areas with a printed Dalc and buildings; more Gold decided.
won-tie_order = The best were equal on Dalcs and on all that breaks ties; the later place in the player order decided.


# What the bots look at: after an owner and a colon, or on its own

sense-dalcs = Dalcs
sense-last_dalcs = Dalcs in the last rounds
sense-chronicles = progress with Chronicles
sense-gold_income = Gold income
sense-food_income = Food income
sense-gold = Gold
sense-hoard = Gold beyond need
sense-food = Food
sense-starving = units that may starve
sense-strength = strength of the armies
sense-vassal_strength = strength of the Vassals
sense-areas = areas
sense-hand = Lordship cards
sense-tiles = active tiles
sense-buildings = buildings
sense-ships = ships
sense-threatened = Dalcs in danger
sense-open_dalcs = Dalcs within reach
sense-past_target = Dalcs beyond the goal

# What is watched for fairness

trait-chronicle = Chronicle completed

misfit-kingdoms = These Kingdoms are not for { $players } players; choose another set of as many, or the usual ones.

# What a choice before the game is good for, in at most five words

gift-northumbria-mercia-wessex-east_anglia = All of Britain


## What the table answers to somebody who points at a thing
##
## `inspect-<id>` says what a thing is and what it is for.

inspect-collection = Gold and Food from your Capital and from every area with your people. Take it before Winter, and after a march.
inspect-fyrd = Up to four recruits, upgrades or Ships, two units of your Vassal for nothing, and a card for each Mead Hall. Before a war, if there is bread.
inspect-development = One building and one Kingdom tile. An Abbey is the surest Dalc.
inspect-movement = First Ships, then groups, then battles; every unit once. Take empty land first.

inspect-ceorl = A peasant with a spear, who marches only behind a leader. Ceorls take the first wounds, so that better men live.
inspect-hunter = Shoots before all others, and whom they hit no longer strikes back. One in an army is worth having.
inspect-thegn = A warrior who leads Ceorls. Send one with a few Ceorls in front.
inspect-bishop = Cancels the first wound that his side is dealt in a battle. One in an army is enough.
inspect-ealdorman = A great lord with a gold die and two lives, who leads Ceorls. The heart of an attack.
inspect-ruler = Your king or queen: three lives, a gold die, and a gift that works while they stand on the board. Only for battles that cannot be lost.
inspect-ship = Carries armies from a Harbour along a chain of your Ships, and guards the coast in Summer. It needs no Food.
inspect-viking = A warrior of the Danes. They land in Summer, go for the richest land in Autumn, and burn what they take.
inspect-army = Units of one Kingdom. They may march together or apart, each once in a Movement.
inspect-vassals-army = Units of a Minor Kingdom, which go where its overlord sends them. Its Ceorls need no leader.

inspect-abbey = A Dalc for as long as you hold its land. Build it where people and walls guard it.
inspect-granary = One more Food from its field in each Collection. It feeds the army that would starve in Winter.
inspect-mead_hall = A Lordship card at the start of each of your Fyrds. The earlier it stands, the more it brings.
inspect-port = Gold in each Collection, more with your Ship off its coast. The earlier it stands, the more it brings.

inspect-village = Room for one building; nobody is recruited here. It pays while your people stand on it.
inspect-town = A City gives its defender a die, recruits units and has room for two buildings. Attack one with a surplus only.
inspect-capital = The seat of a Kingdom: a City with room for three buildings, which pays its own Kingdom even when it stands empty.
inspect-sea = Ships here carry armies, guard the coast from Danes and make Ports richer. Seas are linked in a chain.
inspect-harbours = Ships are built beside a Harbour, and armies embark here. A Port can be built where one is.

inspect-gold = Buys units, buildings, tiles and friends. Gold wins nothing by itself: turn it into Dalcs.
inspect-food = Lies on fields, feeds the army in Winter and belongs to whoever holds the land. Lose the field, and you lose the Food.
inspect-dalc = A brooch that is a vote for the crown: of land, an Abbey or a Chronicle. Count those of your rivals, too.
inspect-control = A shield keeps land when the units have gone. It collects nothing by itself.
inspect-lordship = A trick for its own moment, mostly in battle. Keep two before you attack a king.
inspect-chronicle = A secret task: complete it at the end of your turn, and it is a Dalc for good.
inspect-lordship_deck = Cards are drawn after battles, with Mead Halls and through cards.
inspect-lordship_discards = Cards that were played lie here, open to all. When the deck is empty, they are shuffled and become the deck.
inspect-tile = It works for the rest of the game: the earlier it is bought, the longer it serves.
inspect-ruler-gift = It works while the Ruler is on the board.
inspect-vassal = A Vassal serves until the next choice: spend its units first.
inspect-die = Each unit rolls the die of its type; every sword is a wound.
inspect-round = A year has four Seasons, and the game three years. It ends sooner if somebody reaches the Dalcs to win.

# What sort of thing it is

inspect-kind-action = Action
inspect-kind-army = Army
inspect-kind-band = Led by nobody
inspect-kind-building = Building
inspect-kind-choice = A choice
inspect-kind-chronicle = Chronicle
inspect-kind-chronicle-mine = Chronicle, held by you
inspect-kind-deck = Cards
inspect-kind-die = Battle die
inspect-kind-good = What is paid and counted
inspect-kind-kingdom = Kingdom
inspect-kind-lordship = Lordship card
inspect-kind-lordship-mine = Lordship card, in your hand
inspect-kind-marker = Marker
inspect-kind-minor = Minor Kingdom
inspect-kind-odds = If nobody plays a card or retreats
inspect-kind-sea = Sea
inspect-kind-tile = Kingdom tile
inspect-kind-town = City
inspect-kind-unit = Unit
inspect-kind-village = Countryside
inspect-capital-of = Capital of { $kingdom }
inspect-home-of = home of { $minor }
inspect-coast = on the coast
inspect-in-pool = beside the board
inspect-vassal-of = Vassal of { $kingdom }
inspect-conquered = Conquered
inspect-ruler-of = Ruler of { $kingdom }
inspect-tile-red = arms
inspect-tile-green = land
inspect-tile-blue = crown
inspect-round-past = past
inspect-round-present = now
inspect-round-future = to come

# What has no other name

inspect-name-control = Control marker
inspect-name-dalc = Dalcs
inspect-name-done = Completed Chronicles
inspect-name-held = Chronicles
inspect-name-lordship = Lordship cards
inspect-name-lordship_deck = Lordship deck
inspect-name-lordship_discards = Discard pile
inspect-name-chronicle_deck = Chronicle deck
inspect-name-odds = Chances of the battle

# Headings

inspect-holds = Holds it
inspect-gives = Gives
inspect-reach = Who could reach it
inspect-goes = Can go in the next Movement
inspect-goes-now = Can go now
inspect-costs = Costs
inspect-why-not = Why not now
inspect-fights = Fights with
inspect-numbers = Numbers
inspect-falls = Falls
inspect-left = Left beside the board
inspect-left-to-build = Left to build
inspect-can-stand = Can stand in
inspect-gift = Gift
inspect-when = When
inspect-known = You know it is with
inspect-known-cards = Cards
inspect-completed = Completed by
inspect-completed-cards = Completed
inspect-progress = How far you are
inspect-season = Season
inspect-spared = Not touched by it
inspect-stands = Stands here
inspect-stands-in = Stands in
inspect-lies-in = Lies in
inspect-works = Works
inspect-has = There is
inspect-dalcs = Dalcs
inspect-rivals = The others
inspect-holds-areas = Holds
inspect-serves = Serves
inspect-homes = Home areas
inspect-fleets = Ships
inspect-shores = Coast
inspect-linked = Linked to
inspect-next-collection = A Collection now
inspect-would-bring = Now
inspect-recruits-in = Recruits in
inspect-marches-from = Can march from
inspect-faces = Faces
inspect-brings = Brings
inspect-battle = The battle

# Rows

inspect-held-by-nobody = Nobody
inspect-battle-waits = A battle waits here
inspect-by-units = by its units
inspect-by-home = home of its Vassal
inspect-by-marker = by its Control marker
inspect-by-capital = its own Capital
inspect-by-vassal = by units of its Vassal
inspect-pays-nothing = pays nothing while no units of the holder are here
inspect-food-lies = { $number } Food lies here
inspect-harbour = Harbour
inspect-city-die = The defender rolls 1 white die more
inspect-slots =
    { $number ->
        [one] { $number } building slot, free: { $free }
       *[other] { $number } building slots, free: { $free }
    }
inspect-way =
    { $steps ->
        [one] { $kingdom } from { $origin }, { $steps } step
       *[other] { $kingdom } from { $origin }, { $steps } steps
    }
inspect-way-sea = { $kingdom } from { $origin }, by sea
inspect-band = { $side } from { $origin }
inspect-raiders = Danes from the sea
inspect-raid =
    { $parties ->
        [one] { $parties } party of { $vikings }, lands here 1 time in { $sites }
       *[other] { $parties } parties of { $vikings }, each lands here 1 time in { $sites }
    }
inspect-parties =
    { $parties ->
        [one] { $parties } raiding party of { $vikings }
       *[other] { $parties } raiding parties of { $vikings }
    }
inspect-party = { $number } land in { $area }
inspect-new-vassals = Vassals are chosen anew
inspect-you-hold = you hold { $chance }%
inspect-it-wins = wins { $chance }%
inspect-when-now = now
inspect-when-round = this round
inspect-when-next = next round
inspect-to-fight = to fight
inspect-more = { $number } more
inspect-more-ways =
    { $number ->
        [one] { $number } more way here
       *[other] { $number } more ways here
    }
inspect-swords-on =
    { $two ->
        [0] a sword on { $number } of 6 faces
       *[other] swords on { $number } of 6 faces, on { $two } of them two
    }
inspect-mean = { $mean } swords a round on average
inspect-health =
    { $number ->
        [one] { $number } wound kills
       *[other] { $number } wounds kill
    }
inspect-points =
    { $number ->
        [one] { $number } movement point
       *[other] { $number } movement points
    }
inspect-price = { $number } Gold to recruit
inspect-eats =
    { $number ->
        [0] eats nothing
       *[other] eats { $number } Food in Winter
    }
inspect-leads = leads Ceorls
inspect-falls-first = First of all
inspect-falls-after = After { $kinds }
inspect-of = { $number } of { $most }
inspect-on-board = On the board: { $number }
inspect-free = nothing
inspect-cards =
    { $number ->
        [one] { $number } card
       *[other] { $number } cards
    }
inspect-chronicles =
    { $number ->
        [one] { $number } Chronicle
       *[other] { $number } Chronicles
    }
inspect-copies =
    { $number ->
        [one] { $number } card of this name in the game
       *[other] { $number } cards of this name in the game
    }
inspect-discarded = { $number } in the discard pile
inspect-missing = of these you lack { $areas }
inspect-ruler-away = Not on the board: recruit the Ruler again for 3 Gold
inspect-tile-works = for the rest of the game
inspect-until = until round { $number }, when Vassals are chosen anew
inspect-until-end = to the end of the game
inspect-fyrd-limit = at most { $number } together; you can spend { $gold } Gold

# When a Lordship card may be played (BRE-9.5)

inspect-moment-any_time = Right after a roll in a battle of yours, before wounds are dealt
inspect-moment-your_turn = In your turn: when you choose an action, in Fyrd, Development and Movement, and at its end
inspect-moment-movement = In your Movement, while armies march
inspect-moment-collection = In your Collection, before anything is collected
inspect-moment-before_battle = Before the first round of a battle of yours
inspect-moment-battle_round = In a round of a land battle, one card for each side
inspect-moment-lost_land = When you have lost a land battle and a unit in it
inspect-moment-after_battle = After a battle of yours
inspect-moment-season = When the Season card has been turned up
inspect-moment-raid = In Summer, when it is known where Danes land
inspect-moment-turn_order = At the start of a round, before the direction is chosen
inspect-card-waits = Its moment is not now, or it would change nothing

# Why something cannot be done now

inspect-why-phase = The Action phase of this round has not begun
inspect-why-under-way = It is under way
inspect-why-used = Taken already this round; each action once
inspect-why-both = Both actions of this round are taken
inspect-why-turn = It is the turn of { $kingdom }
inspect-why-waits = Something else must be decided first
inspect-why-action = This is done in { $action }
inspect-why-gold = { $number } Gold too little
inspect-why-pool = None is left beside the board
inspect-why-ruler = The Ruler is on the board
inspect-why-city = You hold no Capital or City to recruit in
inspect-why-harbour = You hold no Harbour at a sea without enemy Ships
inspect-why-limit = A Fyrd has { $number } recruits, upgrades and Ships at most
inspect-why-supply = All of them are built
inspect-why-ground = No area of yours has room for it
inspect-why-built = One building in a Development
inspect-why-bought = One tile in a Development
inspect-why-unmet = Not everything is fulfilled yet
inspect-why-unpaid = You cannot pay for it yet
inspect-why-turn-end = Chronicles are completed at the end of your turn
inspect-why-phase-end = This one is completed when everybody has taken their actions
inspect-has-moved = It has moved already; every unit moves once
inspect-needs-leader = Ceorls march only behind a Ruler, an Ealdorman or a Thegn
inspect-why-far = Too far for these units in one Movement
inspect-why-enemies = Enemies stand here
inspect-why-not-yours = It is not yours: no marker of yours, not your Capital
inspect-why-stands = One stands here already
inspect-why-no-slot = No building slot is free
inspect-why-no-field = A Granary needs a Food symbol
inspect-why-no-harbour = A Port needs a Harbour
inspect-why-port-marker = The Harbour marker here is a Port already
inspect-why-no-home = It is no home area of your Vassal
inspect-why-no-unit = You have no such unit to upgrade here
inspect-why-no-city = Units are recruited in your Capital and in Cities

# What Chronicles count

condition-control-area = Areas you control
condition-control-town = Cities you control
condition-control-harbour = Harbours you control
condition-control-food = Areas with a Food symbol
condition-control-dalc = Areas with a printed Dalc
condition-control-forest_edge = Areas at Wildlands
condition-any_of = Areas of the list
condition-buildings = Buildings
condition-host = Units in one area, not your Capital
condition-types_in_area = Types of units in one area
condition-gold = Gold
condition-food = Food
condition-lordship = Lordship cards in hand
condition-enemy_capitals = Capitals of other players
condition-foreign_areas = Areas in the lands of others
condition-coasts = Seas with your land on them
condition-tiles = Kingdom tiles
condition-vikings_killed_this_turn = Vikings killed this turn
condition-battles_won_this_movement = Battles won in this Movement
condition-areas_taken_this_movement = Areas taken from players in this Movement
condition-food_destroyed_this_movement = Food destroyed in this Movement
condition-tile_colours = Colours of your tiles
condition-ports = Ports
condition-pool_empty = No unit left beside the board

# What options are for that are no things, by their heads or their decisions

choice-skip = Gives up one of your two actions. For when every action would only spend what you need.
choice-offer = Offer an opponent Gold and a card for Gold. Promises bind nobody.
choice-upgrade = A better unit in place of a lesser one. It is stronger and eats no more.
choice-muster = A unit of your Vassal in one of its home areas, for nothing. It eats in Winter like your own.
choice-retreat = Leave after this battle round, all units together. Save leaders rather than pride.
choice-continue = Another round of dice. Fight on where the odds are yours, or where there is nowhere better to go.
choice-direction = The Pretender begins, and this says who comes next. Who goes last is safe from answers.
choice-swap = Put a Chronicle under the deck and draw another. For a task that has become hopeless; you then complete none this turn.
choice-steward = The steward takes what is left to pay, first from areas without units. It spares you pointing at each token.
choice-all = Everybody who may march goes. Quick, but leave somebody where Gold or Food is.
choice-done = Goes on to what comes next. What you have not done here, you leave.
choice-pass = Plays nothing now. Cards keep.
choice-pass_battle = No card is asked of you until this battle ends.
choice-decline = No Vassal: no free units, no gift, and no Dalcs of its homes.
choice-buy = Another Lordship card before this battle, for 3 Gold.
choice-sow = One Food on a field that you control. Sow where you will still be in Winter.
choice-bribe_group = Gold makes a band take one step. Send it onto a rival's Dalc, or away from yours.
choice-bribe_target = Where the bribed band goes. It fights whoever is there, and drives out control.

# The legend

sign-control = Control marker: land held by a Kingdom
sign-gold = Gold; printed on an area, what it pays
sign-food = Food; under the name of an area, its Food symbol
sign-dalc = Dalc: a vote for the crown
sign-harbour = Harbour: Ships are built and armies embark here
sign-village = Countryside: 1 building
sign-town = City: a die for its defender, recruits, 2 buildings
sign-capital = Capital: a City with 3 buildings
sign-lordship = Lordship card
sign-chronicle = Chronicle card
sign-pretender = The Pretender, who is first in the order
sign-turn = Whose turn it is; on a card: played in your turn
sign-battle = Battle; on a card: played in battle
sign-wildlands = Wildlands: a border that costs 2 movement points

## What is said before somebody chooses badly

warning-starving =
    { $number ->
        [one] { $number } unit will starve in Winter; no Food can be collected then.
       *[other] { $number } units will starve in Winter; no Food can be collected then.
    }
warning-mouths = More mouths than bread: before a hard Winter you would be { $number } Food short.
warning-empty = You keep { $area }, but it pays nothing while it stands empty.
warning-unguarded = You leave a Dalc in { $area } unguarded, within reach of { $kingdoms_the }.
warning-losing = As it stands your chance to win this battle is only { $chance }%.
warning-ruler = Your Ruler may fall here ({ $chance }%), and the Ruler's gift would end.
warning-chain = Without this Ship nobody can cross from { $area }.
warning-vassal_land = Next round { $minor } may serve somebody else, with your building.
warning-foreign_land = What you build here is for { $kingdoms_the }, whose Control marker holds the area.
warning-danes = Nobody guards { $area }: in Summer Danes may land here and burn it.
warning-chronicle_spent = This spends what your Chronicle “{ $chronicle }” wants to see.
warning-chronicle_ready = You can complete “{ $chronicle }” now.
warning-last_round = The game ends this round, and { $kingdoms_the } would win.
warning-last_pass = Passing is final for this Autumn, and a bribe in { $area } would serve you.
