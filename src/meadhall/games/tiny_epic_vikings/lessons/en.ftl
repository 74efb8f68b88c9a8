# Lesson 1

lesson-a_boat_and_a_settler = A boat and a settler
    .goal = Hold the rune of Serpent Isle.
    .done = Boat 2 and settler 1 make 3, and the rune is yours. Frigg noticed: her Fury rose from 0 to 1.
lesson-a_boat_and_a_settler-step-1 = Every isle carries a rune, and runes are what you play for. Gro sails: touch her card to play her face up.
    .deed = Play Gro face up
    .spot = Touch Gro
lesson-a_boat_and_a_settler-step-2 = She moves your boat up to 4 times, and a dock ends the trip: Serpent Isle is 1 move away. Do her leader action, touch your boat, then the dock.
    .deed = Dock at Serpent Isle
    .spot = Your boat, then the dock
lesson-a_boat_and_a_settler-step-3 = A docked boat counts 2, but only somebody ashore can take a rune. Pay 1 food and deploy 1 settler: on an empty isle that is enough.
    .deed = Deploy 1 settler
    .spot = Land here
lesson-a_boat_and_a_settler-other-1 = Dagny sails too: 3 moves, and 1 will do. Go on with her.
lesson-a_boat_and_a_settler-other-2 = Leikny harvests and Orm builds: good later, but neither brings you to an isle. Gro does.
lesson-a_boat_and_a_settler-other-3 = Face down, a card fights for a favour of the gods. That is lesson 5; now sail.
lesson-a_boat_and_a_settler-other-4 = This way works too: Serpent Isle is 1 more move from here.
lesson-a_boat_and_a_settler-other-5 = Fox Isle has a rune as well, but this lesson is about Serpent Isle.
lesson-a_boat_and_a_settler-other-6 = A card is a turn: now it is used, and no isle is yours. Let her bring you to the dock.
lesson-a_boat_and_a_settler-other-7 = A boat alone holds nothing: it counts 2, but nobody is ashore. Deploy 1 settler.

# Lesson 2

lesson-runes_open_doors = Runes open doors
    .goal = Take Wolf Isle and do Dagny's rune action.
    .done = 1 card, 2 actions: an isle and 2 food. Others will want your isles.
lesson-runes_open_doors-step-1 = Dagny's rune action needs 2 Wealth runes: Serpent Isle is 1, her own card the other. Play her and do her leader action first.
    .deed = Play Dagny
    .spot = Touch Dagny
lesson-runes_open_doors-step-2 = Your settler keeps Serpent Isle, so the boat may leave. Sail out to Southwest Sound and on into a dock of Wolf Isle.
    .deed = Dock at Wolf Isle
    .spot = Boat, sound, dock
lesson-runes_open_doors-step-3 = Nobody holds Wolf Isle, so 1 settler ashore takes it. Spend your last food.
    .deed = Deploy 1 settler
    .spot = Land here
    .then = Wolf Isle is yours: a Secrets rune beside your 2 Wealth runes.
lesson-runes_open_doors-step-4 = Now Dagny's rune action is open: 1 food for each Wealth rune, and you have 2. Do it.
    .deed = Do the rune action
    .spot = 2 Wealth runes: open
lesson-runes_open_doors-other-1 = A harvest is fine, but Leikny's rune action needs a Secrets rune, and that lies on Wolf Isle.
lesson-runes_open_doors-other-2 = Orm builds, and his rune action needs 2 Wealth runes: you have only 1 with him. With Dagny you have 2.
lesson-runes_open_doors-other-3 = Now nobody of yours is left on Serpent Isle, and without the boat its rune goes back. Leave the settler there.
lesson-runes_open_doors-other-4 = Without the Sail you do not get to Wolf Isle. Do the leader action.
lesson-runes_open_doors-other-5 = A detour, but 3 moves are just enough: Southwest Sound comes next.
lesson-runes_open_doors-other-6 = The boat counts 2, but nobody is ashore: the rune stays on the isle. Deploy your settler.
lesson-runes_open_doors-other-7 = It costs nothing and gives 2 food. Whenever a rune action is open, ask yourself what it does for you.

# Lesson 3

lesson-outnumber_them = Outnumber them
    .goal = Steal the rune of Fox Isle.
    .done = The rune is yours, and Thor's Fury rose to 2. What you did to Yellow, others can do to you: build something that stays.
lesson-outnumber_them-step-1 = Yellow holds Fox Isle with 2 settlers and a docked boat: influence 4. You need more, so play Dyri, sail, and touch your boat.
    .deed = Set out with Dyri
    .spot = Dyri sails 3
lesson-outnumber_them-step-2 = Dyri's Sail 3 lets you land up to 3 settlers. Enter a free dock of Fox Isle.
    .deed = Dock at Fox Isle
    .spot = A free dock
lesson-outnumber_them-step-3 = Whoever has more settlers than each other clan drives 1 of theirs off. Land 3 against 2: then it is 5 to 3.
    .deed = Land 3 settlers
    .spot = 3 against 2
lesson-outnumber_them-other-1 = Orm builds, but a new boat lies in a fjord and counts nothing, and a temple needs a settler of yours on the isle.
lesson-outnumber_them-other-2 = There lies Yellow's boat: sail into its dock and it has to leave. Then your boat and 1 settler count 3, their 2 settlers only 2.
lesson-outnumber_them-other-3 = An empty isle is worth having too. This lesson is about one that somebody holds.
lesson-outnumber_them-other-4 = Too few: equal strength changes nothing, and equal numbers drive nobody off. Land 3.

# Lesson 4

lesson-stone_stays = Stone stays
    .goal = Still hold Wolf Isle after Blue's next turn.
    .done = Blue landed 2 and drove your settler off, and still it is 6 to 4. A temple also gives you 1 resource more in every Harvest.
lesson-stone_stays-step-1 = Blue lies in the Whale-tail Fjord, right beside Wolf Isle, and your boat and 1 settler count only 3. Orm builds: play him and do his leader action.
    .deed = Play Orm
    .spot = Orm builds
lesson-stone_stays-step-2 = A temple counts 4, and nobody can drive it off. Pay 4 wood and put it on Wolf Isle.
    .deed = Build a temple
    .spot = The temple goes here
lesson-stone_stays-other-1 = Out and back in with 2 more settlers would hold it too, 5 to 4, for all your food. This time build what stays.
lesson-stone_stays-other-2 = A boat in a fjord counts nothing, only a docked one does: Blue took the isle, 4 to 2. Build the temple.
lesson-stone_stays-other-3 = Blue came with 2, you had 1 settler: the isle is lost, 4 to 2. Let Orm build.
lesson-stone_stays-other-4 = A battle wins favours, and Blue is after your isle. Play Orm face up.

# Lesson 5

lesson-face_down = Face down
    .goal = Win the Thunderhead, a favour with 2 runes of Nature's Fury.
    .done = Nobody joined, so invaders came: a card of strength 3 from the deck, and yours was stronger. Runes on favours open no rune actions, but in the end they score.
lesson-face_down-step-1 = Face down, a card does not act: it fights for a favour of the gods. Choose to play a card face down.
    .deed = Play a card face down
lesson-face_down-step-2 = Hakon has strength 9 and costs 3 steel, paid when the battle is fought. You have exactly 3: touch Hakon.
    .deed = Send Hakon
    .spot = Strength 9
lesson-face_down-step-3 = You pick the prize, from an end of either row. Thor is the angriest so far, and the Thunderhead bears 2 of his runes: touch it.
    .deed = Choose the Thunderhead
    .spot = 2 runes of Thor
lesson-face_down-other-1 = Face up, a card does its actions. This time let one fight: play it face down.
lesson-face_down-other-2 = Dyri has strength 3, and only a little more than half of the cards you may meet are weaker. Send Hakon.
lesson-face_down-other-3 = Orm has strength 5 and costs no steel: 4 in 5 of the cards you may meet are weaker. Hakon would beat all but 2.
lesson-face_down-other-4 = 1 rune and a full sack: resources now, but fewer points in the end. The Thunderhead has 2 runes.

# Lesson 6

lesson-the_angriest_god = The angriest god
    .goal = Win the game with your last card.
    .done = Frigg pays 6 for an isle now, and you win with 12 to 8 and 4. That is the whole game: isles, runes and angry gods.
lesson-the_angriest_god-step-1 = This is the last card of the game, and Yellow leads 12 to 8. Gro sails: play her and do her leader action.
    .deed = Play Gro
    .spot = Touch Gro
lesson-the_angriest_god-step-2 = Odin is the angriest, 7 to Frigg's 6, so your 2 Wealth isles pay only 4 each. A village can change that: sail into a dock that has one.
    .deed = Dock at a village
    .spot = Docks with villages
lesson-the_angriest_god-step-3 = In era 3 a raid costs 3 steel, and after the last card steel is worth nothing. Raid the village.
    .deed = Raid the village
lesson-the_angriest_god-step-4 = A village offered to a god adds 2 Fury: 8 for Frigg, and she passes Odin. Dedicate it to her.
    .deed = Anger Frigg
    .spot = 6 + 2 is 8
lesson-the_angriest_god-other-1 = A battle may go either way. The village is certain.
lesson-the_angriest_god-other-2 = No village stands at this dock, and it ends 8 to 12. Look for a dock with a village.
lesson-the_angriest_god-other-3 = Without a village the gods stay as they are: 8 to 12. Raid it.
lesson-the_angriest_god-other-4 = Odin goes to 9 and pays for Yellow's isles: 12 to your 8. Which god pays for yours?
lesson-the_angriest_god-other-5 = Thor draws level with Odin at 7: both pay 4, and Frigg is third and pays 2. Which god pays for your isles?
lesson-the_angriest_god-other-6 = That angers nobody, and it stays 8 to 12. Which god pays for your isles?

# Lesson 7

lesson-your_first_era = Your first era
    .goal = Play era 1 of a real game against 2 beginners.
    .done = The first era is over: cards leave the table, isles and Fury stay. From here on you can play to the end.
lesson-your_first_era-step-1 = A fjord between 2 isles that nobody is near gives you a quiet start, and the west is empty. Choose a fjord for your boat.
    .deed = Place your boat
    .spot = Quiet water
lesson-your_first_era-step-2 = Cards with the same rune open each other's rune actions, and every hand needs a Sail. Dagny sails and bears Wealth, like Njal: keep 1 card.
    .deed = Draft 4 cards
    .spot = Both bear Wealth
lesson-your_first_era-step-3 = The empty isles go quickly, so sail before you harvest or build. Play a card that sails, dock, and put a settler ashore.
    .deed = Hold an island's rune
lesson-your_first_era-step-4 = You hold a rune: it counts for the rune actions of all your cards. Play on, the card with most to do first.
    .deed = Play to the end of era 1
lesson-your_first_era-remark-1 = What you pass on your neighbour gets. Keep what fits your runes, or what you would not like to see over there.
lesson-your_first_era-remark-2 = Your last card of this era: after it all cards leave the table, isles and favours stay. Use what is open now.
lesson-your_first_era-remark-3 = A battle is waiting, and you may join it with a card face down. Everybody sees everybody's steel: count how strong they can be.
lesson-your_first_era-remark-4 = Each settler costs 1 food, and 1 takes an empty isle. To drive somebody off you need more settlers than they have.
lesson-your_first_era-remark-5 = The rune action of this card is open: your runes pay for it, and they are not spent. Do it if it gives you anything.
lesson-your_first_era-remark-6 = A raid costs 1 steel in this era, 2 in the next, 3 in the last. The village brings another action, or 2 Fury for a god.
lesson-your_first_era-remark-7 = You may offer 1 village a turn: an action now, or keep it to anger a god late, when you know which one pays you.
lesson-your_first_era-remark-8 = Food lands settlers, wood builds, steel raids and fights. Take what your next card needs; more than 7 of a kind is lost.
lesson-your_first_era-remark-9 = A temple counts 4 where you have a settler, and it stays. A boat starts in a fjord and counts 2 once it docks.
lesson-your_first_era-remark-10 = Settlers walk along the ferry routes, free of charge. Leave 1 behind where you want to keep the rune.
lesson-your_first_era-remark-11 = Whoever starts a battle picks the prize. 2 runes of a god who may become the angriest score most.
lesson-your_first_era-remark-12 = You lost, and the god of your card consoles you. Use the boon, it costs nothing.

# How to play, on one page

guide-intro = You lead a small clan from fjord to fjord and want to hold isles, because every isle carries a rune. In 3 eras you play 15 cards, 1 a turn: face up they sail, explore, harvest or build, face down they fight for a favour of the gods. Runes of isles and cards open the second action on other cards, so a good turn counts twice. The 3 gods grow angrier with every isle taken, every battle lost and every village offered to them. In the end the angriest god pays best: 6, 4 or 2 points for an isle, 3, 2 or 1 for a rune won in battle, and nothing else scores.
guide-goal-1 = Most points from runes after 3 eras
guide-goal-2 = If tied, more isles, then more favours

guide-turn = 1 card a turn
    .text = In each era you draft 4, 5, then 6 cards, and play 1 a turn. Face up it does its leader action, then its rune action; face down it fights.
    .alt = Yellow's sheet: 2 cards face up, and beside them a card face down for a battle.
guide-sailing = Sailing
    .text = Sail 3 is up to 3 moves, from fjord to fjord or into a dock, and a dock ends the trip. There you land up to 3 settlers for 1 food each.
    .alt = A red boat at the edge of the map; arrows lead over Southwest Sound to a dock of Wolf Isle.
guide-holding = Who holds an isle
    .text = A settler counts 1, a docked boat 2, a temple 4: here Red has 7, Blue 4. Whoever has most, with a settler or temple ashore, holds the rune; a tie changes nothing.
    .alt = Wolf Isle with a temple, a settler and a docked boat of Red, and 2 settlers and a docked boat of Blue.
guide-driving_off = Driving settlers off
    .text = More settlers than each other clan, after landing or exploring: each of them loses 1. Here 3 against 2 turn 5 to 4 into 5 to 3, and Red steals the rune.
    .alt = Fox Isle with 3 red and 2 yellow settlers and a docked boat of each; an arrow leads a yellow settler off.
guide-runes = Runes are keys
    .text = Runes of your isles and face-up cards open rune actions and are never spent. Red holds Serpent Isle: with Dagny's own rune that makes the 2 Wealth she needs, with Orm's it is only 1.
    .alt = Two cards in hand: at Dagny both Wealth runes of her rune action are lit, at Orm only one.
guide-battles = Battles
    .text = A card face down starts a battle for a favour or joins the one that waits; it is fought at the start of the starter's next turn. The strongest wins it; losers get a boon and anger their god, and who is alone fights a card of the deck.
    .alt = The Thunderhead lies in the battle space of the era sheet, and Yellow and Blue fight for it.
guide-villages = Villages
    .text = In a dock with a village you may raid it for 1, 2 or 3 steel, by era. Once a turn you may offer 1: for Sail 2, Explore 2, Harvest 3 or Build, or to a god for 2 Fury.
    .alt = Two gods and the 4 spaces of the era sheet; a village lies on Harvest and one on Odin.
guide-gods = The angriest god pays
    .text = Each isle taken and each battle lost adds 1 Fury. The angriest god pays 6 an isle and 3 a favour rune, the next 4 and 2, the last 2 and 1; tied gods pay the lower value.
    .alt = Frigg with 8 Fury pays 6, Odin with 7 pays 4, Thor with 5 pays 2.

## Puzzles: what is asked

puzzle-win = win, whatever comes
puzzle-draft = take the card that is best by far
puzzle-fight = fight or not: find what pays
puzzle-god = which god? Find the favour that counts most
puzzle-best = find the choice that is best by far
