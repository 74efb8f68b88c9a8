# Lesson 1

lesson-land_that_pays = Land that pays
    .goal = March, then collect at least 7 Gold in one Collection.
    .done = Your purse is full. Gold is for buying, Dalcs are for winning, and a Dalc lies next door.
lesson-land_that_pays-step-1 = Only land with your people on it pays, and Oxnaford and Dornwaraceaster have Gold but no people. Choose Movement, then finish at sea: your Ship may stay.
    .deed = Begin a Movement, the Ship stays
    .spot = Gold, and nobody there
lesson-land_that_pays-step-2 = Your Capital pays even without people, so its Thegn is free to go. Touch Wintanceaster, then Oxnaford, and take the Thegn without the Ruler.
    .deed = March with a Thegn to Oxnaford
    .spot = From Wintanceaster to Oxnaford
    .then = Oxnaford is yours, and your shield will hold it even when the Thegn goes on.
lesson-land_that_pays-step-3 = The Thegn in Wiltun stands on a field without Gold, and he has 2 steps. Touch Wiltun, then Dornwaraceaster.
    .deed = March with a Thegn to Dornwaraceaster
    .spot = From Wiltun to Dornwaraceaster
    .then = Your shield keeps Wiltun, but its field gives nothing while nobody is there.
lesson-land_that_pays-step-4 = Now the Capital, Bathum and Oxnaford bring 2 Gold each, and your last march at least 1 more. Finish all marches, then choose Collection.
    .deed = Collect at least 7 Gold
    .spot = 2 Gold each
lesson-land_that_pays-other-1 = That brings 4: 2 from the Capital and 2 from Bathum. March first, then more land pays.
lesson-land_that_pays-other-2 = Good in its time. To collect 7 Gold you first need more land that pays.
lesson-land_that_pays-other-3 = A Ship of East Anglia lies there and would fight yours. Leave yours where it is.
lesson-land_that_pays-other-4 = Your Ship sails, and nothing is lost: the way to Oxnaford goes by land.
lesson-land_that_pays-other-5 = Without people Bathum and its Dalc stay yours, but its 2 Gold stay away. Leave somebody there.
lesson-land_that_pays-other-6 = He marches next, to the coast. The Thegn in the Capital can reach Oxnaford, and the Capital pays without him.
lesson-land_that_pays-other-7 = Somebody lives there and would fight. Fighting is the next lesson.
lesson-land_that_pays-other-8 = Bedanford has 1 Gold, Oxnaford has 2, and you want 7 in all.
lesson-land_that_pays-other-9 = The Thegn in Wiltun has nothing better to do and goes there next. This one goes to Oxnaford.
lesson-land_that_pays-other-10 = That land is yours already, and more people there bring no more Gold.
lesson-land_that_pays-other-11 = Your Ruler brings no more Gold than a Thegn, and at home nobody attacks him. Take the Thegn.
lesson-land_that_pays-other-12 = Gleawanceaster brings even 2 Gold, but Mercia lives next door.
lesson-land_that_pays-other-13 = The Ruler is best at home. In Wiltun a Thegn stands beside no Gold: send him.
lesson-land_that_pays-other-14 = The Movement would be over with 6 Gold to collect. Dornwaraceaster makes it 7.
lesson-land_that_pays-other-15 = Enough have marched: everything that you need pays now. Finish all marches.
lesson-land_that_pays-other-16 = Then your 7 Gold stay on the land this round. Choose Collection.

# Lesson 2

lesson-never_alone = Never alone
    .goal = Take the Dalc of Cerotesege.
    .done = Each unit rolled its own die: your Thegn hit, and the place, its Dalc and a Lordship card are yours. This Dalc was won by the sword, the next one you buy.
lesson-never_alone-step-1 = A single Ceorl guards a Dalc in Cerotesege, next to your Capital. Choose Movement, then finish at sea.
    .deed = Begin a Movement
    .spot = A Dalc, 1 Ceorl
lesson-never_alone-step-2 = Ceorls march only behind a leader, and in the Capital they have one. Touch Wintanceaster, then Cerotesege.
    .deed = March from Wintanceaster to Cerotesege
    .spot = From Wintanceaster to Cerotesege
lesson-never_alone-step-3 = A Thegn alone wins 1 time in 2; with a Ceorl in front, who takes the first wound, 13 times in 14. Take the Thegn and the Ceorl, and leave the Ruler at home.
    .deed = Send Thegn and Ceorl together
    .spot = Thegn and Ceorl go
lesson-never_alone-step-4 = Battles are fought once everybody has marched. Finish all marches and watch the dice.
    .deed = Fight the battle
    .spot = Here they meet
lesson-never_alone-other-1 = Nothing but your men can take that land this turn. Choose Movement.
lesson-never_alone-other-2 = A Ship of East Anglia lies there and would fight yours. Leave yours where it is.
lesson-never_alone-other-3 = Your Ship sails, and nothing is lost: the way to Cerotesege goes by land.
lesson-never_alone-other-4 = The Thegn in Wiltun would go alone and win 1 time in 2. The one in the Capital has a Ceorl to go with.
lesson-never_alone-other-5 = The Ealdorman and his Ceorl win 98 times in 100, but then nobody guards Bathum and its Dalc. The Capital has men enough.
lesson-never_alone-other-6 = There is a Dalc in Cantwareburg too, but a Thegn, a Ceorl and the die of a City guard it. In Cerotesege there is only a Ceorl.
lesson-never_alone-other-7 = Haestingas has a Ceorl as well, but no Dalc.
lesson-never_alone-other-8 = No new Dalc lies there, but in Cerotesege there is one.
lesson-never_alone-other-9 = As good as won, but a Ruler should not risk his neck for a village. Thegn and Ceorl are enough.
lesson-never_alone-other-10 = Alone the Thegn takes the first wound himself, and wins 1 time in 2. Take the Ceorl along.
lesson-never_alone-other-11 = Thegn and Ceorl are enough. Whoever else goes leaves the Capital empty.

# Lesson 3

lesson-a_house_of_stone = A house of stone
    .goal = Gain a Dalc without a fight.
    .done = 3 Dalcs and nobody bled, and the Abbey also brings 1 Gold in each Collection. Stones do not eat, but your men do: that comes next.
lesson-a_house_of_stone-step-1 = An Abbey is a Dalc for as long as you hold its land, and it costs your 3 Gold. Choose Development, then the Abbey.
    .deed = Buy an Abbey for 3 Gold
    .spot = 3 Gold, 1 Dalc
lesson-a_house_of_stone-step-2 = Build where it is safe: your Capital has 3 units, walls and room for 3 buildings. Touch Wintanceaster.
    .deed = Build it in a safe place
    .spot = Behind walls
lesson-a_house_of_stone-other-1 = That brings no Dalc without a fight this turn. Choose Development: your Gold is just enough for an Abbey.
lesson-a_house_of_stone-other-2 = Useful for years, but no Dalc today. Take it back and choose the Abbey.
lesson-a_house_of_stone-other-3 = A tile serves you to the end of the game, but it is no Dalc, and you need all 3 Gold for the Abbey.
lesson-a_house_of_stone-other-4 = Then the 3 Gold lie idle until the next round. The Abbey counts from today.
lesson-a_house_of_stone-other-5 = A Dalc as well. But Danes can land right here in Summer, and what they burn first is an Abbey.
lesson-a_house_of_stone-other-6 = A Dalc as well, though a single Thegn guards it.
lesson-a_house_of_stone-other-7 = A good place too: a City with an Ealdorman and a Ceorl.

# Lesson 4

lesson-bread_before_winter = Bread before Winter
    .goal = Let none of your 7 units starve in the coming Winter.
    .done = 8 Food, less 1, less 7: not a crumb too many, and a hard Winter takes 2 or 3. Next come soldiers who cost nothing.
lesson-bread_before_winter-step-1 = 7 units need 7 Food, you have 5, Winter spoils at least 1, and in Winter nothing is gathered. Choose Collection now: your 3 fields give 3 Food.
    .deed = Collect Food
    .spot = 3 fields, 3 Food
lesson-bread_before_winter-step-2 = 8 Food, less 1 that spoils, feeds exactly 7, so do anything but raise new mouths. Choose Fyrd, upgrade a Ceorl to Thegn for 1 Gold, and finish: a better soldier, the same bowl.
    .deed = Act without raising new mouths
    .spot = Better soldiers, same bowls
lesson-bread_before_winter-step-3 = A mild Winter takes 1 Food before anybody eats, and you say from where. All the rest will be eaten, so touch any field.
    .deed = Give the Winter its 1 Food
    .spot = Any field will do
lesson-bread_before_winter-step-4 = Now everybody eats, and the Food is gone.
    .deed = All 7 are fed
lesson-bread_before_winter-other-1 = Without a Collection 5 Food, less 1, feeds 4, and 3 of your 7 do not see the Spring. Collect first, then you see what you can afford.
lesson-bread_before_winter-other-2 = Nobody new, nobody hungry. That works too.
lesson-bread_before_winter-other-3 = Houses and tiles eat nothing. That works too.
lesson-bread_before_winter-other-4 = A march feeds nobody, and a lost battle is no way to save bread. In the Fyrd you upgrade your men at home.
lesson-bread_before_winter-other-5 = Ships need no Food. That works too.
lesson-bread_before_winter-other-6 = One mouth more than bread: 8 units, 7 Food. Upgrade a Ceorl to Thegn instead.
lesson-bread_before_winter-other-7 = One more who is better and eats no more.
lesson-bread_before_winter-other-8 = Nobody new, nobody hungry. That works too.

# Lesson 5

lesson-a_small_ally = A small ally
    .goal = Take a Dalc from Wessex with your Vassal, and raise 2 of its men for nothing.
    .done = A Dalc and 2 men, and you still have your 2 Gold. In 2 rounds, in Spring, Cantware may serve another: use it while it is yours.
lesson-a_small_ally-step-1 = You are East Anglia, Cantware follows you as Vassal, and nobody guards the Dalc of Wessex in Cerotesege. Choose Movement, then finish at sea.
    .deed = Begin a Movement
    .spot = Your Vassal, their Dalc
lesson-a_small_ally-step-2 = The Ceorls of a Vassal may march alone, unlike your own. Touch Rofaesceaster, then Cerotesege.
    .deed = March to Cerotesege with the Vassal
    .spot = From Rofaesceaster to Cerotesege
    .then = The shield of Wessex falls: you have 4 Dalcs, Wessex has 2. The place he left stays yours too, as your Vassal's home.
lesson-a_small_ally-step-3 = In each Fyrd 2 men of your Vassal come free. Finish all marches, then choose Fyrd.
    .deed = Begin a Fyrd
    .spot = Home of your Vassal
lesson-a_small_ally-step-4 = Cantware has a Thegn and a Ceorl beside the board, and all they need is a place at home. Place both in areas of Cantware.
    .deed = Place a Thegn and a Ceorl free
    .spot = They appear at home
lesson-a_small_ally-other-1 = That can be your second action. Today Cerotesege is empty, and tomorrow Wessex may be back: march first.
lesson-a_small_ally-other-2 = Another Kingdom's Ship lies there and would fight yours. Leave it: the way to Cerotesege goes by land.
lesson-a_small_ally-other-3 = Your own men do not reach Cerotesege from there. The men of Cantware do.
lesson-a_small_ally-other-4 = He is of Cantware too and may go as well. Send him to Cerotesege.
lesson-a_small_ally-other-5 = That is your Vassal's home and yours already. In Cerotesege lies a Dalc.
lesson-a_small_ally-other-6 = Then Wessex keeps a Dalc that nobody guards. March first.
lesson-a_small_ally-other-7 = The Dalc is taken. Those who stay guard what you have: finish all marches.
lesson-a_small_ally-other-8 = Good in its time, but it raises no men of Cantware. Choose Fyrd.
lesson-a_small_ally-other-9 = That costs Gold, and the 2 men of Cantware are free. Place those first.
lesson-a_small_ally-other-10 = Then 2 men stay beside the board, and they cost nothing. Place them first.

# Lesson 6

lesson-what_the_chronicle_says = What the Chronicle says
    .goal = Complete the Golden Hoard this turn: have 12 Gold.
    .done = A Dalc that nobody can take from you, and the Gold is still there for an Abbey next round. Land, Abbeys, Chronicles: now you know all 3 roads to the crown.
lesson-what_the_chronicle_says-step-1 = A Chronicle is a secret task, and yours, the Golden Hoard, wants to see 12 Gold. You have 9 and your land brings 4: choose Collection.
    .deed = Collect 4 Gold
    .spot = The Golden Hoard: 12 Gold
lesson-what_the_chronicle_says-step-2 = 13 Gold: the task is met if you spend no more than 1. Give up your second action.
    .deed = Spend nothing
    .spot = 13, and 12 are needed
lesson-what_the_chronicle_says-step-3 = At the end of your turn you may complete 1 Chronicle, and the Gold stays yours. Complete the Golden Hoard.
    .deed = Complete the Golden Hoard
    .spot = 1 Dalc for good
lesson-what_the_chronicle_says-other-1 = 9 Gold are too few, and only a Collection brings 4 more. Choose Collection.
lesson-what_the_chronicle_says-other-2 = A march costs no Gold, so it works as well. Come back with 12.
lesson-what_the_chronicle_says-other-3 = An Abbey is a Dalc too, but with 10 Gold the hoard is gone. First show it, then spend it next round: that makes 2 Dalcs.
lesson-what_the_chronicle_says-other-4 = Men cost Gold, and you can spare only 1. First show the hoard, then spend it.
lesson-what_the_chronicle_says-other-5 = 2 Gold for another task, and in that turn you complete none. That is for hopeless tasks; this one is met.
lesson-what_the_chronicle_says-other-6 = Your turn would be over without the Dalc. Complete the Golden Hoard first.

# Lesson 7

lesson-your_first_round = Your first round
    .goal = Play the first round of a game for two, against Mercia.
    .done = Round I is over, and you may play on: 14 Dalcs end the game. Summer comes, and with it sails on the horizon: is your coast guarded?
lesson-your_first_round-step-1 = Of 3 Chronicles you keep 2, best those that ask for land near you. Lindsey and the Fens lie far in the north-east: put that one back.
    .deed = Keep 2 Chronicles
    .spot = Which one is far away?
lesson-your_first_round-step-2 = Defnas serves you as Vassal and builds for nothing, and in Spring everybody sows 1 Food. Choose where yours goes.
    .deed = Sow 1 Food
    .spot = Where will you stay?
lesson-your_first_round-step-3 = Of the 4 actions you take 2 different ones in your turn, and Mercia then does the same.
    .deed = Take 2 actions
lesson-your_first_round-step-4 = End your turn, then Mercia plays.
    .deed = End your turn
    .spot = Is one of them met?
lesson-your_first_round-other-1 = The West Welsh asks for 2 of Exanceaster, Lydanford and Petrocesstow, right beside you. Keep it.
lesson-your_first_round-other-2 = The Severn asks for 3 of 5 places in the west, and Bathum is one of them. Keep it.
lesson-your_first_round-remark-1 = Whenever a card could be played you are asked, so that nobody learns what you hold. Neither of yours fits here: pass.
lesson-your_first_round-remark-2 = Sow where your people will stay until Winter, for Food is lost with its land. Your Capital is a safe field.
lesson-your_first_round-remark-3 = You have 2 actions, different ones. Collect, then build with Defnas for nothing; or march, then collect from more land.
lesson-your_first_round-remark-4 = One action is left, a different one. An Abbey costs you nothing this round, empty land is taken without a fight.
lesson-your_first_round-remark-5 = A card for the Collection could be played now. If none is offered, pass.
lesson-your_first_round-remark-6 = Everybody you raise eats 1 Food in Winter, in round IV. Up to 2 men of Defnas are free, your own cost Gold.
lesson-your_first_round-remark-7 = An Abbey is a Dalc at once, and Defnas builds it free. Gold is left for a tile that serves you to the end.
lesson-your_first_round-remark-8 = Build in your Capital or in Bathum, where you have people. A house on your Vassal's land serves its next overlord.
lesson-your_first_round-remark-9 = Ships go first. Yours may stay: in Summer it guards your coast.
lesson-your_first_round-remark-10 = Take empty land first: it costs nobody. Grey shields are neutral and fight back.
lesson-your_first_round-remark-11 = To take everybody is quick, but leave somebody where Gold or Food is.
lesson-your_first_round-remark-12 = Cards may be played before the battle and during it. You need not: pass.
lesson-your_first_round-remark-13 = One card may help in this round of the battle. You need not play one.
lesson-your_first_round-remark-14 = After each round of a battle you may leave. Save leaders rather than pride.
lesson-your_first_round-remark-15 = The West Welsh is met, for your Vassal's land counts as yours. Complete it: 1 Dalc for good.
lesson-your_first_round-remark-16 = Look at your Chronicles before you end the turn. One that is met can be completed now.

# How to play

guide-intro = 2 to 4 kings want to be the one whom all Britain calls Bretwalda, and brooches called Dalcs count the votes. Some lie on the land and belong to whoever holds it, an Abbey is one, and every secret Chronicle you complete is one for good. Each season you take 2 of 4 actions: collect, raise the Fyrd, develop or march. Spring sows, Summer brings Danes, in Autumn Danes and masterless bands can be bribed, and in Winter every mouth wants bread. In every Spring and Autumn you all choose small kingdoms as your Vassals anew, the weakest first.
guide-goal-1 = 16 Dalcs, or 14 with fewer than 4 players, end the game after the round; the most Dalcs win.
guide-goal-2 = After round XII it ends in any case.
guide-goal-3 = A Dalc is land with a brooch that you hold, each Abbey on your land, each Chronicle completed.

guide-year = 12 seasons, 3 years
    .text = In Spring everybody sows 1 Food, in Summer Danes land, in Autumn bands are bribed, in Winter all must eat. The Season card acts first, in Winter last, and then everybody takes a turn.
    .alt = The round track from I to XII, 4 seasons a year, and the Season card Spring Fair: each player gains 2 Gold.
guide-vassal = A Vassal for 2 rounds
    .text = In rounds I, III, V, VII, IX and XI everybody takes a Minor Kingdom, the player with the fewest Dalcs first. Its land, Dalcs and men are yours until the next choice: a Ceorl of Cantware may march alone, from Rofaesceaster to the Dalc of Cerotesege.
    .alt = The homes of Cantware with its units, held by East Anglia; an arrow leads from Rofaesceaster to Cerotesege, where Wessex has a Dalc and no unit.
guide-actions = 2 different actions a turn
    .text = Collection, Fyrd, Development, Movement: choose 2 in your turn, one after the other. Fyrd recruits or upgrades up to 4 times, Development brings 1 building and 1 tile.
    .alt = The 4 actions of Wessex; Collection and Movement are used, Fyrd and Development are not.
guide-collection = Only land with people pays
    .text = Your shield holds land when the men have gone, but it collects nothing there: Bathum pays 2 Gold, empty Wiltun no Food. The Capital pays always.
    .alt = Bathum with an Ealdorman, a Ceorl and 2 Gold; Wiltun with a shield of Wessex and nobody.
guide-abbey = 3 Gold for a Dalc
    .text = A building costs 3 Gold; of the 4 kinds, the Abbey is a Dalc for as long as you hold its land. Wintanceaster with its own brooch and an Abbey is worth 2 Dalcs, and has room for 2 more buildings.
    .alt = Wintanceaster with a printed Dalc, an Abbey, a Ruler, a Thegn and a Ceorl.
guide-march = 1 step, or 2
    .text = An open border costs 1 step, Wildlands and the Wall cost 2: from Bebbanburg over the Wall to Gyrwe is a whole march. Every unit has 2 steps, but a Ceorl only behind a Ruler, Ealdorman or Thegn; Ships carry groups from a Harbour.
    .alt = Hadrian's Wall between Bebbanburg and Gyrwe, the trees of the Wildlands between Gyrwe and the west.
guide-battle = A die for each unit
    .text = All roll at once, 1 die a unit and 1 more for the defender of a City; each sword is a wound, and Ceorls fall first. White hits 1 time in 3, red 1 in 2, gold 2 in 3; then either side may retreat.
    .alt = In the City of Oxnaford a Thegn and 2 Ceorls of Wessex stand against a Thegn and a Ceorl of Mercia.
guide-winter = Bread for every mouth
    .text = Winter takes 1 to 3 Food, then each land unit eats 1, and in Winter nothing is collected. 8 Food less 1 feed 7 units; whoever is not fed leaves.
    .alt = 8 Food in Eoforwic beside a Ruler, a Thegn and a Ceorl.

## Puzzles: what is asked

puzzle-win = win, whatever comes
puzzle-force = send the right force to the right place
puzzle-retreat = fight on or save what you can: find the best way
puzzle-action = find the action that is best by far
puzzle-best = find the choice that is best by far
