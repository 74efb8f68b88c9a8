# Lesson 1

lesson-two_against_one = Two against one
    .goal = Stand alone in Essex, where the burh is.
    .done = Essex is yours, with a burh to rob. Next: what robbing costs.
lesson-two_against_one-step-1 = Your 2 warriors stand in Kent, and next door only 1 Saxon guards the burh of Essex. March there.
    .deed = March from Kent to Essex
    .spot = Touch Kent, then Essex
lesson-two_against_one-step-2 = 2 against 1 wins; 1 against 1 is a tie, and ties are Saxon. Send both.
    .deed = Send both warriors
    .spot = Send both
    .then = Strength 2 to 1: each full 2 points kill 1 enemy, so the Saxon fell and you lost nobody.
lesson-two_against_one-other-1 = A tie, 1 to 1, and ties are Saxon: your warrior walked back to Kent. Send both.
lesson-two_against_one-other-2 = No burh stands there, so there is nothing to rob. The burh is in Essex.
lesson-two_against_one-other-3 = An empty slot lets the sea choose the coast. First learn to march: from Kent to Essex.
lesson-two_against_one-other-4 = That march stays in Scandinavia. The burh is in England: march from Kent to Essex.

# Lesson 2

lesson-rob_and_stay = Rob and stay
    .goal = Win this round with 8 coins.
    .done = 8 coins, and a Viking stayed in England: you win. Without him the same 8 coins lose, because if both sides win, the Saxons do.
lesson-rob_and_stay-step-1 = The burh of Essex brings you to 8 coins, but its raiders sail off, and with no Viking in England you lose. So use the golden bonus first, Extra move: 1 warrior from Essex to Kent.
    .deed = Extra move: 1 warrior to Kent
    .spot = Extra move: here to Kent
    .then = Whatever happens in Essex, 1 Viking is in Kent now.
lesson-rob_and_stay-step-2 = You control Essex, so its burh can be robbed for 2 coins. Choose Plunder.
    .deed = Plunder Essex
    .spot = Plunder this burh
    .then = 6 and 2 make 8 coins, and the raiders of Essex are on the Longship.
lesson-rob_and_stay-step-3 = Your warrior in Kent keeps you in England, so nothing is missing. Finish this tile.
    .deed = Finish the tile
    .spot = He stays in England
lesson-rob_and_stay-other-1 = 8 coins, but the bonus is gone and all 3 raiders are on the Longship. With no Viking in England the Saxons win, even against 8 coins.
lesson-rob_and_stay-other-2 = Any action ends the chance for the bonus, and without that Move all 3 raiders would leave England. Take the bonus first.
lesson-rob_and_stay-other-3 = The tile is over with 6 coins and the burh unrobbed. The round can be won: take the bonus, then Plunder.
lesson-rob_and_stay-other-4 = 2 in Kent also do: the 1 in Essex still controls it.
lesson-rob_and_stay-other-5 = Now nobody stands in Essex, and a burh is robbed only where you have control. Leave at least 1 there.
lesson-rob_and_stay-other-6 = Saxons stand there: 1 warrior loses, and falls or retreats. Kent is empty.
lesson-rob_and_stay-other-7 = The sea chooses the coast, and on 3 of the 5 a Saxon waits. Kent is empty and next to Essex.
lesson-rob_and_stay-other-8 = That march stays in Scandinavia, but the Viking who counts must stand in England. From Essex to Kent.
lesson-rob_and_stay-other-9 = Scouting is free, and it changes nothing this round.
lesson-rob_and_stay-other-10 = { lesson-rob_and_stay-other-9 }

# Lesson 3

lesson-scout_then_sail = Scout, then sail
    .goal = Take Northumbria from Central Scandinavia, and keep Knut.
    .done = Northumbria is yours, and Knut lives. Next you stand on the shore and stop such raids.
lesson-scout_then_sail-step-1 = An empty slot lets the sea choose the coast, so Scout first. Take the seal of Northumbria and lay it beside Central Scandinavia, where 3 of yours wait.
    .deed = Scout Northumbria for Central Scandinavia
    .spot = Scout this seal
    .then = The token lies face down: the Saxons see that you plan something, not where.
lesson-scout_then_sail-step-2 = 3 Saxons hold Northumbria, so everybody is needed. Choose Move and sail from Central Scandinavia with both warriors and Knut.
    .deed = Sail to Northumbria with all 3
    .spot = Sail from here
lesson-scout_then_sail-step-3 = 3 against 3 is a tie, and ties are Saxon. Knut is your Stormer: revealed, he counts 2 where a burh stands.
    .deed = Reveal Knut
    .spot = Reveal Knut
    .then = 4 to 3: the battle is yours, and it kills 2 of them.
lesson-scout_then_sail-step-4 = Their 3 points kill 1 of yours. A warrior returns to the supply, a lost leader never: give the warrior.
    .deed = Lose a warrior, not Knut
lesson-scout_then_sail-other-1 = The slots are empty: the sea would choose 1 of 5 coasts for you. The actions of a tile come in any order, so Scout first.
lesson-scout_then_sail-other-2 = That seal leads to another coast. You want the seal of Northumbria.
lesson-scout_then_sail-other-3 = Only 2 of yours wait there, and 2 lose to 3. Lay it beside Central Scandinavia.
lesson-scout_then_sail-other-4 = That slot is empty, so the sea chooses. Your token lies beside Central Scandinavia.
lesson-scout_then_sail-other-5 = That march stays in Scandinavia. Sail from Central Scandinavia, along the token.
lesson-scout_then_sail-other-6 = Kent is far from Northumbria, which borders on Mercia alone. Sail from Central Scandinavia.
lesson-scout_then_sail-other-7 = 2 against 3 was lost, and the survivor left for the Longship. Take Knut too.
lesson-scout_then_sail-other-8 = That is too few against 3 Saxons. Take both warriors and Knut.
lesson-scout_then_sail-other-9 = The tile is over and nobody has sailed. It holds both that you need: Scout, then Move.
lesson-scout_then_sail-other-10 = Hidden, Knut counts 1: 3 to 3, a tie, and the Saxons win it. Reveal a leader where it changes the result.
lesson-scout_then_sail-other-11 = Northumbria is taken, but Knut is gone for good. Give the warrior instead.

# Lesson 4

lesson-coins_as_swords = Coins as swords
    .goal = No Viking is left in England when the round ends.
    .done = No Viking is left in England: you win with 0 coins. Careful when they have 7 coins: your Tribute would be their eighth.
lesson-coins_as_swords-step-1 = 2 raids, and only 1 coin to answer them. Open tile 1 and take its golden bonus first, the coin: after an action it is gone.
    .deed = Open tile 1, take the coin
    .spot = Tile 1, then its bonus
lesson-coins_as_swords-step-2 = Where a burh stands, each coin calls out the Fyrd and 1 Viking warrior falls. Call it on Essex with both coins, then finish this tile.
    .deed = Fyrd in Essex, twice
    .spot = Fyrd here, twice
    .then = 2 coins, 2 warriors. In Essex it is 1 to 1 now.
lesson-coins_as_swords-step-3 = Sussex has no burh, so no Fyrd: pay its 2 Vikings off. Take the bonus coin of tile 4, then pay the Tribute in Sussex.
    .deed = Coin, then Tribute in Sussex
    .spot = Pay the Tribute here
    .then = For 1 coin both Vikings of Sussex are on the Longship.
lesson-coins_as_swords-step-4 = In Essex 1 against 1 is a tie, and ties are yours. Finish this tile and watch.
    .deed = Finish the tile
    .spot = 1 to 1 is yours
lesson-coins_as_swords-other-1 = That order can work too, if the Tribute is paid in Sussex. Here tile 1 comes first.
lesson-coins_as_swords-other-2 = The bonus is gone, and your only coin killed only 1: in Essex 2 still stand against your 1. Take the bonus coin first.
lesson-coins_as_swords-other-3 = Any action ends the chance for the bonus, and you need that coin. Take the bonus first.
lesson-coins_as_swords-other-4 = A step moves 1 unit and brings no coin, so the Fyrd would kill 1, not 2. Take the coin.
lesson-coins_as_swords-other-5 = The tile is over: no coin taken, no Fyrd called, and 3 Vikings stay in Essex. Take the bonus, then the Fyrd.
lesson-coins_as_swords-other-6 = 1 coin is left, and 2 Vikings still stand against your 1 in Essex. Call the Fyrd once more.
lesson-coins_as_swords-other-7 = No march is needed, and an area left empty beside Essex gives beaten Vikings a place to flee to.
lesson-coins_as_swords-other-8 = The tile is over, and 2 coins could have killed 2 Vikings in Essex. Call the Fyrd first.
lesson-coins_as_swords-other-9 = No march is needed, and an area left empty gives Vikings a place to flee to. First the bonus coin, then the Tribute.
lesson-coins_as_swords-other-10 = In Essex the tie is yours without paying; in Sussex 2 still stand against your 1. Pay where you have no burh.
lesson-coins_as_swords-other-11 = The tile is over, and in Sussex 2 still stand against your 1. First the bonus coin, then the Tribute.
lesson-coins_as_swords-other-12 = { lesson-coins_as_swords-other-7 }

# Lesson 5

lesson-take_what_they_need = Take what they need
    .goal = Win this round on the round track: the markers must meet.
    .done = The markers have met: you win on the track. Half of this game is what you do not leave them.
lesson-take_what_they_need-step-1 = 1 more burh and the markers meet, unless the Vikings rob one, and Plunder is printed on tiles 2 and 3 only. Pick both.
    .deed = Pick tiles 2 and 3
    .spot = Pick tiles 2 and 3
    .then = They are left with tiles 1 and 4, where no Plunder is printed.
lesson-take_what_they_need-step-2 = Tile 2 has the sword and axe, so you act before them. Open it and Build: East Anglia is the only area of yours without a burh.
    .deed = Build in East Anglia
    .spot = Build here
    .then = The fifth burh: its marker stepped to 6, where the round marker stands.
lesson-take_what_they_need-step-3 = They may march and land, but nobody can take a burh away any more. Finish tile 3, with or without its Income, and answer what you are asked.
    .deed = Let the round end
    .spot = Both stand on 6
lesson-take_what_they_need-other-1 = Then tile 2 or 3 goes to them, and both have Plunder. 2 of Kent beside your 1 in Wessex would be control, and the burh could be robbed.
lesson-take_what_they_need-other-2 = Either order is allowed, but only the Build wins this round. Open tile 2 first.
lesson-take_what_they_need-other-3 = On tile 2 it is Build or Income, never both: with this Income the burh marker stays on 5.
lesson-take_what_they_need-other-4 = The tile is over and no burh was built: the marker stays on 5. Choose Build.

# Lesson 6

lesson-the_word_of_the_envoy = The Envoy's word
    .goal = Win the battle of Essex, and keep Aldred.
    .done = Essex holds, and no Viking is left in England. Next comes a whole round, with a word from me where it helps.
lesson-the_word_of_the_envoy-step-1 = Their Stormer showed himself, so it is 5 against your 3. Aldred is your Envoy, who sends 1 of them to the Longship: reveal him.
    .deed = Reveal Aldred, your Envoy
    .spot = Reveal Aldred
lesson-the_word_of_the_envoy-step-2 = A warrior counts 1, Knut the Stormer 2 where a burh stands. Choose who has to board the Longship.
    .deed = Send away the right one
    .spot = Who counts most?
    .then = 2 points walked off with 1 man: 3 to 3, a tie, and ties are yours.
lesson-the_word_of_the_envoy-step-3 = Their 3 points still kill 1 of yours. Give a warrior: a lost leader never comes back.
    .deed = Lose a warrior, not Aldred
lesson-the_word_of_the_envoy-other-1 = 5 against 3: the battle is lost, and 2 of yours fall. Aldred could have sent one of them away.
lesson-the_word_of_the_envoy-other-2 = 4 against 3 is still lost. Count again: with Knut 2 points walk off.
lesson-the_word_of_the_envoy-other-3 = Nobody left, so it stays 5 against 3 and the battle is lost. Send away the one who counts 2.
lesson-the_word_of_the_envoy-other-4 = The battle is won, but Aldred is gone for good. A warrior could have fallen for him.

# Lesson 7

lesson-your_first_round = Your first round
    .goal = Play round 1 to its end with a Viking left in England.
    .done = That was a round. Play on, or begin a game as the Saxons and defend.
lesson-your_first_round-step-1 = Each area of Scandinavia gets 1 leader. Choose who stands in the north, then in the centre.
    .deed = Place your leaders
    .spot = 1 leader in each
lesson-your_first_round-step-2 = You pick 1 tile, the Saxons pick 2, and you get the last one.
    .deed = Share the tiles
    .spot = Their Tribute is here
lesson-your_first_round-step-3 = Both sides use their tiles, then battles are fought and the round ends. Keep a Viking in England.
    .deed = Use your tiles, fight, stay
lesson-your_first_round-remark-1 = Sailing starts where a leader waits with 1 warrior. Put the one you want to use first where you will sail from first.
lesson-your_first_round-remark-2 = Only 2 of your warriors are in England, and tile 4 holds the Saxon Tribute. Take that tile, and nobody can pay them away.
lesson-your_first_round-remark-3 = You use one tile completely, then the other. Land before you plunder: a burh is robbed only where you have control.
lesson-your_first_round-remark-4 = Both actions of a tile may be used, in any order. Tile 1: Scout first, then Move lands where you want.
lesson-your_first_round-remark-5 = First the golden bonus, then the actions in any order; nothing is compulsory. Plunder sends its raiders out of England, so somebody must stay elsewhere.
lesson-your_first_round-remark-6 = The token decides where you land. Where 1 Saxon warrior stands, 2 of yours win and lose nobody.
lesson-your_first_round-remark-7 = Lay it beside the area from which you will sail. The Saxons see the slot, not the seal.
lesson-your_first_round-remark-8 = Your slots are empty, so sailing lets the sea choose 1 of 5 coasts. By land you see what awaits you.
lesson-your_first_round-remark-9 = A token in the slot says where you land; an empty slot lets the sea choose. By land you see what awaits you.
lesson-your_first_round-remark-10 = Count heads where they arrive: 2 against 1 wins and costs nobody, a tie is Saxon.
lesson-your_first_round-remark-11 = 1 unit costs 1 coin, 3 cost 2. Men are worth more now: 8 coins are still far.
lesson-your_first_round-remark-12 = New units go where the fewest of yours wait. Choose the area from which you will sail next.
lesson-your_first_round-remark-13 = You choose which battle comes first. Begin where you win: your beaten men may only retreat to areas without Saxons and burhs.
lesson-your_first_round-remark-14 = Hidden, a leader counts 1 and stays a secret. Reveal only what changes the result.
lesson-your_first_round-remark-15 = A lost leader never comes back, a warrior does.
lesson-your_first_round-remark-16 = The Longship is not England, and with no Viking in England you lose. Retreat to an area if one is open.
lesson-your_first_round-remark-17 = Your Berserker is gone for good, and up to 2 Saxons of this battle go with him. Choose leaders before warriors.
lesson-your_first_round-remark-18 = As many of yours stay as Saxons stand there, the others board the Longship. Let those stay whom you need here.
lesson-your_first_round-remark-19 = The Longship brings your raiders to the area where the fewest wait. Choose the one from which you will sail next.

# How to play, on one page

guide-intro = One of you raids England from the sea, the other has to hold it until time runs out. Each round you share 4 tiles; what you take, the other cannot do. Vikings win with 5 areas, 8 coins or an England without Saxons. Saxons win when no Viking is left in England, or when the round marker meets the burh marker, which every new burh brings closer. Fights have no dice: count heads, ties go to the Saxons, and a hidden leader may spoil your sum.
guide-goal-1 = Vikings: control 5 areas of England.
guide-goal-2 = Vikings: own 8 coins.
guide-goal-3 = Vikings: leave no Saxon in England.
guide-goal-4 = Saxons: bring the round marker and the burh marker together.
guide-goal-5 = Saxons: leave no Viking in England.
guide-tiles = Share the 4 tiles
    .text = Who has the initiative picks 1 tile, the other picks 2, the last goes to the first. The sword and axe on tile 2 act first this round, the pennant on tile 4 picks first in the next.
    .alt = The Vikings have taken tiles 1 and 4, the Saxons 2 and 3, so only their own halves count. Ringed are the sword and axe on tile 2 and the pennant on tile 4.
guide-actions = Gold first, then the rest
    .text = A golden bonus comes before the actions of its tile or never; the actions follow in any order, each once at most, and nothing is compulsory. Build or Income on tile 2 means 1 of the 2.
    .alt = Tiles 1 and 2, each with a half for the Vikings and one for the Saxons. Golden: Step or coin for the Saxons on tile 1, Free warrior for the Vikings on tile 2.
guide-bound = Enemies bind your units
    .text = 4 Saxons stand beside 2 Vikings in Wessex: as many as there are enemies are bound, so 2 Saxons may march to Mercia and the Vikings may not leave. Arriving is no fight yet; battles come after all actions.
    .alt = Wessex with 4 Saxon warriors and 2 Viking warriors, and an arrow to Mercia.
guide-sailing = Tokens say where you land
    .text = The token beside Central Scandinavia has the seal of East Anglia, so 1 Move takes any of its 3 units there. Scout lays a token of your choice, face down; at an empty slot the sea draws 1 instead.
    .alt = 2 Viking warriors and a leader in Central Scandinavia; an arrow leads from the token in its slot to the same seal in East Anglia. The northern slot is empty.
guide-burhs = Burhs feed, Plunder empties
    .text = Income gives the Saxons for each burh 1 coin, or a unit for 1 coin. Plunder takes a burh where more Vikings than Saxons stand: 2 coins, and these 2 Vikings board the Longship, out of England until the round ends.
    .alt = 2 Viking warriors control East Anglia, where a burh stands; an arrow leads from them to the Longship.
guide-battles = Strength wins, ties are Saxon
    .text = 3 warriors and a revealed Stormer, who counts 2 at a burh, are 5 against 3: the Vikings win and the Saxons retreat. Every full 2 points kill 1 enemy, so 2 Saxons fall and 1 Viking.
    .alt = The battle of Essex: 2 Saxon warriors and a hidden leader with strength 3 and 2 losses, 3 Viking warriors and the Stormer with strength 5 and 1 loss.
guide-leaders = Leaders are secret
    .text = Only you know what your leaders can do; the 4th is set aside until you first lose one. Hidden, each counts 1; in a battle both sides reveal in turn, Vikings first, and what is revealed works at once.
    .alt = The Viking leaders as their player sees them: Sea-king, Stormer and Berserker, and the Plunderer set aside.
guide-track = Two markers, one clock
    .text = Each round moves the hourglass 1 left, each new burh the burh marker 1 right, each robbed one 1 left: 7 and 4 meet after 3 rounds, or sooner. Victory is checked once a round, after the battles, and if both sides win, the Saxons do.
    .alt = The round track: the burh marker on space 4 with an arrow to the right, the hourglass on space 7 with an arrow to the left.

## Puzzles: what is asked

puzzle-win = win, whatever comes
puzzle-reveal = reveal, exile or give up the right one
puzzle-draft = take the tile that is best by far
puzzle-best = find the choice that is best by far
