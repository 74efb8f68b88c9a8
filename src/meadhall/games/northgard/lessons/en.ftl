# Lesson 1

lesson-one_land_each = One unit, one land
    .goal = Hold 3 territories, one of them with food.
    .done = 3 lands with 3 units, and 1 food at every harvest. Next: make a land pay fame.
lesson-one_land_each-step-1 = All 3 of your units stand in Dagvik, where 1 would do. Play Militia: it gives 2 moves.
    .deed = Play Militia
    .spot = Play Militia
lesson-one_land_each-step-2 = One unit makes a land yours, and Alvdal has an apple. Send 1 from Dagvik to Alvdal.
    .deed = Send 1 unit to Alvdal
    .then = Alvdal is yours: 1 food at every harvest.
    .spot = From Dagvik to Alvdal
lesson-one_land_each-step-3 = Tindberg has a building place that will serve you later. Send 1 there; the third unit stays at home.
    .deed = Send 1 unit to Tindberg
    .spot = From Dagvik to Tindberg
lesson-one_land_each-other-1 = Your year would end with 1 land and no food. Play Militia first.
lesson-one_land_each-other-2 = Waiting lays a card down unused. There is land to take now.
lesson-one_land_each-other-3 = 3 units stand there, so you would have to fight. Empty land comes without a fight.
lesson-one_land_each-other-4 = That land would be yours too, but it feeds nobody. First the apple in Alvdal.
lesson-one_land_each-other-5 = Grimfell counts as your third land as well. It only has no building place.
lesson-one_land_each-other-6 = Alvdal is held by the 1 unit that stands there: leave it in place, and add none. Send one from Dagvik to Tindberg.
lesson-one_land_each-other-7 = 2 units in one place hold no more land than 1. Send 1.
lesson-one_land_each-other-8 = A move is left, and land stands empty. Go on with it.


# Lesson 2

lesson-close_the_circle = Close the circle
    .goal = Close your territory and gain 3 fame.
    .done = 3 tiles, 3 fame at once, and 2 more at every harvest. Next: what to build on your land.
lesson-close_the_circle-step-1 = Dagvik still has an open side, and open land brings no fame. Play Explore: a tile is drawn for the gap.
    .deed = Play Explore
    .spot = Play Explore
lesson-close_the_circle-step-2 = Without an open side a land is closed and pays fame for each of its tiles. Choose the way round in which its small part meets Dagvik.
    .deed = Lay the tile the right way
    .spot = Small part to Dagvik
lesson-close_the_circle-other-1 = Moving away leaves Dagvik to nobody. Explore closes it.
lesson-close_the_circle-other-2 = No tile comes that way, and Dagvik stays open. Play Explore.
lesson-close_the_circle-other-3 = Dagvik now spans 4 tiles but is open, and pays nothing until it is closed. Sometimes that is worth the wait; here 3 fame are sure.
lesson-close_the_circle-other-4 = 3 tiles, but still open: no fame yet. Choose the way round in which its small part meets Dagvik.


# Lesson 3

lesson-great_and_small = Large and small
    .goal = With 4 wood put up a large building and a Menhir.
    .done = 2 buildings for 4 wood, and 3 food for the Goat. Neighbours want such land: learn to count a fight.
lesson-great_and_small-step-1 = You have 4 wood, and building takes a card. Play Build.
    .deed = Play Build
    .spot = Play Build
lesson-great_and_small-step-2 = A Forge draws you 1 more card each year; it needs a square place and 3 wood. Build it in Brimnes.
    .deed = Build a Forge in Brimnes
    .then = You are the Goat: a large building feeds you 2 food, a small one 1.
    .spot = A Forge here
lesson-great_and_small-step-3 = Cards with a lightning bolt join another card in the same turn. Your clan card has one and builds too: play it.
    .deed = Play the clan card
    .spot = Play it as well
lesson-great_and_small-step-4 = A Menhir gives 1 lore at every harvest and stands only where a stone is drawn. Build it in Siglund.
    .deed = Build a Menhir in Siglund
    .spot = A Menhir here
lesson-great_and_small-other-1 = Nothing is built that way. Play Build while you have the wood.
lesson-great_and_small-other-2 = As good as a Forge: an Altar of Kings brings 3 fame at every harvest, a Fortress 2 points in defence.
lesson-great_and_small-other-3 = The Menhir first is fine, since 3 wood are left. Play your other card for the square place in Brimnes.
lesson-great_and_small-other-4 = The large building takes 3 wood and the Menhir 1. That is all you have, so nothing is left for another.
lesson-great_and_small-other-5 = All others have passed, so it is your turn again at once. Otherwise they would come between.
lesson-great_and_small-other-6 = That takes the last wood and brings no lore. Build the Menhir where the stone is drawn.


# Lesson 4

lesson-enough_axes = Enough axes
    .goal = Take Brimnes from the Raven whatever the dice say, hold Askheim and keep 2 food.
    .done = 2 skulls took 2 of your 3 units, and the last one holds Brimnes. Its silo feeds you now, and winter comes.
lesson-enough_axes-step-1 = The Raven guards Brimnes and its Food Silo with 1 unit. Play Warriors: 2 moves, and 1 point more in the fight.
    .deed = Play Warriors
    .spot = Play Warriors
lesson-enough_axes-step-2 = Who enters an enemy land has to fight there. Go from Askheim to Brimnes.
    .deed = March on Brimnes
    .spot = From Askheim to Brimnes
lesson-enough_axes-step-3 = Skulls on the dice kill whatever the points: 1 unit wins 31 times in 100, 2 win 83, 3 always. Send 3 and stop moving; the fourth keeps Askheim.
    .deed = Send 3 units, then stop
    .spot = Send 3, then stop
lesson-enough_axes-step-4 = Each food would add 1 point, but you win without. Keep it for winter: spend 0.
    .deed = Spend no food
    .spot = Keep your 2 food
lesson-enough_axes-other-1 = The silo stays with the Raven that way. Play Warriors.
lesson-enough_axes-other-2 = Nobody has marched yet. Go from Askheim to Brimnes.
lesson-enough_axes-other-3 = Nobody stands there, so it would be yours without a fight. The silo is in Brimnes.
lesson-enough_axes-other-4 = 1 against 1 wins only 31 times in 100. You have more units at hand: send 3.
lesson-enough_axes-other-5 = 83 in 100 is good, but 2 skulls at once would undo it. A third unit makes it certain.
lesson-enough_axes-other-6 = Certain too, but Askheim is left empty, and its food with it. 3 are enough.
lesson-enough_axes-other-7 = The last unit keeps Askheim and its food. 3 are enough for Brimnes.
lesson-enough_axes-other-8 = You win without it, and winter is near. Spend 0.


# Lesson 5

lesson-winter = Winter
    .goal = Get through the winter without an Unrest card.
    .done = 7 units ate 2 food; 6 would have eaten 1. The bill grows after 3, 6, 9 and 12 units.
lesson-winter-step-1 = 7 units eat 2 food this winter, and you have 1. Any 3 resources buy 1: give your 3 wood.
    .deed = Give 3 wood
    .spot = 2 food needed, 1 there
lesson-winter-step-2 = Wood cannot stand in for food in winter. Take 1 food for it now.
    .deed = Take 1 food
    .spot = Food is missing
lesson-winter-other-1 = 1 food was missing, so an Unrest card came: a dead card, and 5 fame less at the end. A trade saves you.
lesson-winter-other-2 = That gives food away to buy food. The 3 wood alone will do.
lesson-winter-other-3 = Lore feeds nobody: 1 food was missing, and an Unrest card came. Take food.


# Lesson 6

lesson-three_strongholds = Three strongholds
    .goal = Win this year, although the Raven has 20 fame and you have 9.
    .done = 3 strongholds win, whatever the fame. From now on count everybody's.
lesson-three_strongholds-step-1 = A closed land with a large building is a stronghold, and 3 of them at the end of a year win the game. You have 2: play Build.
    .deed = Play Build
    .spot = 3 wood, 1 stronghold missing
lesson-three_strongholds-step-2 = Grimfell is closed too, and its square place is free. Put any large building there.
    .deed = Build large in Grimfell
    .then = That is your third stronghold.
    .spot = The square place
lesson-three_strongholds-step-3 = You win when the year ends, so let it end. End your turn, then pass.
    .deed = End the turn and pass
    .spot = 3 of 3
lesson-three_strongholds-step-4 = At harvest you may trade, but winter asks for only 1 food. Go on without a trade.
    .deed = End the harvest
    .spot = 3 of 3
lesson-three_strongholds-other-1 = The year ends with 2 strongholds that way, and 2 do not win. Build before you pass.
lesson-three_strongholds-other-2 = That builds nothing, and 1 stronghold is missing. Play Build.
lesson-three_strongholds-other-3 = Useful, but only a large building makes a stronghold, and 2 wood are not enough for one. Build large in Grimfell.
lesson-three_strongholds-other-4 = Nothing is missing any more, and each of the 3 lands must keep a unit. Pass.
lesson-three_strongholds-other-5 = You may trade as you like: the strongholds count first.


# Lesson 7

lesson-first_year = Your first year
    .goal = Play the first year of a real game: settle, play your cards, pass, and see the winter through.
    .done = One year older, with land of your own. 6 more years are to come: play on.
lesson-first_year-step-1 = Everybody lays 2 tiles and settles 3 units on each. Choose, and see what the others do.
    .deed = Choose a clan and settle
lesson-first_year-step-2 = In each turn you play 1 card. Pass when the cards on display are better than those you still hold.
    .deed = Play cards, then pass
lesson-first_year-step-3 = The harvest comes by itself. Then winter takes 1 food for 4 to 6 units, 2 for 7 to 9.
    .deed = Harvest and winter
lesson-first_year-remark-1 = Each clan bends the rules a little. The Goat gets food for every building, which helps in a first winter.
lesson-first_year-remark-2 = Your first tile has to touch the starting tile. Lands with a single side close soonest: look for many small parts.
lesson-first_year-remark-3 = Your second group begins in another land: 2 lands from the start. Winter eats food, so look for apples.
lesson-first_year-remark-4 = Tiles join where their sides meet. Look for a gap that closes a land of yours: closed land brings fame.
lesson-first_year-remark-5 = Try every way round before you lay the tile. What meets your land becomes part of it.
lesson-first_year-remark-6 = All 3 units settle in one land. Food, wood or a building place makes it worth holding.
lesson-first_year-remark-7 = 3 lore and a card of your hand take an upgrade card of your clan, to play from your next turn on. Nearly always worth it.
lesson-first_year-remark-8 = 4 cards, 1 a turn, and any with a lightning bolt besides. Feast stands for Recruit, Move, Explore or Build.
lesson-first_year-remark-9 = Look at the display: if a card there beats what you hold, pass. Whoever passes first picks first and begins the next year.
lesson-first_year-remark-10 = What still glows may join this turn, such as a card with a lightning bolt. Otherwise end your turn.
lesson-first_year-remark-11 = Feast is any one basic action. Take the one that no other card of your hand gives.
lesson-first_year-remark-12 = New units come where you already stand. Winter takes 1 food for 4 to 6 units and 2 for 7 to 9.
lesson-first_year-remark-13 = A small building costs 1 wood, a large one 3. A Food Silo gives 1 food at every harvest, this year's too.
lesson-first_year-remark-14 = 1 unit holds a land as well as 3. Leave 1 behind and send others into empty land.
lesson-first_year-remark-15 = The card you take goes on top of your draw pile, so you draw it next year.
lesson-first_year-remark-16 = The snowflake beside your clan shows what winter will take. If food is missing, any 3 resources buy 1.


# How to play

guide-intro = Your clan lands on an unknown coast, and the map grows tile by tile. Each year you hold 4 cards, play 1 a turn to recruit, move, explore and build, and whoever stops first picks the best new card. 1 unit holds a land; closed land brings fame, and buildings stand on its places. The harvest feeds you, and the winter after it takes the more, the larger your army is. After 7 years the most fame wins, unless somebody has won with strongholds before.
guide-goal-1 = The most fame after year 7: closed lands, Altars, cards, and 1 for every 3 resources left.
guide-goal-2 = Or at the end of any year: 3 closed lands, each with a large building.
guide-year = Four cards a year
    .text = Draw 4 of your cards and play 1 in each turn, until all have passed; then comes the harvest, then the winter. Cards with a lightning bolt may join another in the same turn.
    .alt = A hand of 4 cards: Recruit, Move, Explore and the clan card with its lightning bolt.
guide-holding = One unit holds a land
    .text = Land where only you have units is yours, with 1 unit as with 5. A step over a plain border costs 1 move point, over a rough one 2.
    .alt = 3 lands with 1 Goat unit each; one arrow crosses a dashed white border, another a rough brown one.
guide-closing = Close your lands
    .text = Explore lays a tile at an open side, and parts whose sides meet become one land. If it closes your land, you gain 1 fame a tile at once, here 3; every harvest adds 1 for up to 2 tiles and 2 for more.
    .alt = A land of the Goat over 3 tiles, closed on all sides.
guide-building = Round, stone, square
    .text = Round places take a small building for 1 wood, a stone also a Menhir, square ones a large building for 3. Each kind stands once in a land and serves whoever holds it.
    .alt = A Forge and an Altar of Kings on square places, a Food Silo on a round one, a Menhir on the stone.
guide-combat = Points and skulls
    .text = Both sides add units, card, food and one die: 3 units, Warriors and a die of 2 make 6 against 1 unit and a die of 3, which make 4. Skulls kill first, and whoever loses all units has lost; in a tie the defender wins.
    .alt = 3 Goat units attack a land that 1 Raven unit and a Food Silo stand in.
guide-passing = Pass early, pick first
    .text = Whoever passes lays the hand aside and takes 1 card from the display, to draw it next year. The first to pass also begins the next year.
    .alt = 3 cards on display.
guide-winter = The bill of winter
    .text = Up to 3 units cost nothing, 4 to 6 cost 1 food, 7 to 9 cost 2, 10 to 12 cost 3 and 1 wood, 13 or 14 cost 4 and 2 wood. If anything is missing, you take an Unrest card: it does nothing, and costs 5 fame at the end.
    .alt = The Goat has 7 units, 1 food and 3 wood: beside the snowflake stand 2 food.
guide-strongholds = Three strongholds win
    .text = A closed land of yours with a large building is a stronghold. Whoever has 3 at the end of a year wins at once, however little fame that is.
    .alt = 3 closed lands of the Goat with a Forge, an Altar of Kings and a Fortress.

## Puzzles: what is asked

puzzle-win = win, whatever comes
puzzle-tile = lay the tile where it pays most
puzzle-army = march, fight or retreat so that it pays most
puzzle-card = find the card or action that is best by far
puzzle-best = find the choice that is best by far
