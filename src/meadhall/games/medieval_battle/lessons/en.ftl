# Lesson 1

lesson-ride_to_the_flag = Ride to the flag
    .goal = Take the southern flag, then ride off and keep it.
    .done = 1 victory point for 4 steps. The flag in the middle is worth 2, and it is guarded.
lesson-ride_to_the_flag-step-1 = The 5 dots on your light cavalry are its movement points. Touch it.
    .deed = Choose the light cavalry
    .spot = Touch your riders
lesson-ride_to_the_flag-step-2 = A plain costs 1 point, all other ground 2; the numbers say what you would have left. Ride over the grass to the flag and end the turn there.
    .deed = Ride to the flag, end the turn
    .spot = Ride to this flag
    .then = The flag is yours: 1 victory point.
lesson-ride_to_the_flag-step-3 = You have 1 point left, and the flag stays yours until an enemy ends a turn on it. Touch your riders and ride off.
    .deed = Ride off the flag
    .spot = Touch your riders again
lesson-ride_to_the_flag-other-1 = Your wagon train stands in a ring that withstands 1 blow, and moving opens it. Leave it there and take your riders.
lesson-ride_to_the_flag-other-2 = That costs 1 of your 5 hourglasses (time tokens), and your riders were still fresh. Ride first.
lesson-ride_to_the_flag-other-3 = Passing changes nothing, and the flag still belongs to nobody. Ride there.
lesson-ride_to_the_flag-other-4 = Rocky hills cost 2, so you would reach the flag with no point left to ride off. Keep to the grass.
lesson-ride_to_the_flag-other-5 = A flag goes to whoever stands on it when a turn ends, and you are not there yet. Ride on before you end.
lesson-ride_to_the_flag-other-6 = From there the flag costs you more than the 4 points of the straight way. Keep to the grass between you and the flag.

# Lesson 2

lesson-round_the_pikes = Round the pikes
    .goal = End this turn on the middle flag.
    .done = 2 victory points. You know now where riders must stop; next, whom they should charge.
lesson-round_the_pikes-step-1 = Pikemen watch the way to the middle flag. Touch your light cavalry to see which hexes they control.
    .deed = Look at the hatched hexes
    .spot = Touch your riders
    .then = The hatched hexes are the enemy's zone of control: whoever enters one must stop there.
lesson-round_the_pikes-step-2 = Rocky hills cost 2, but nobody stops you there. Ride over the hills to the flag.
    .deed = Ride over the hills
    .spot = Over these hills
lesson-round_the_pikes-step-3 = You have 1 point left to get away later. End the turn on the flag.
    .deed = End the turn on the flag
lesson-round_the_pikes-other-1 = This hex is hatched: your riders must stop, and a charge on pikes would cost only you 1 knight. Ride over the hills.
lesson-round_the_pikes-other-2 = 1 hex before the flag, and stopped: this hex belongs to the pikemen too. Ride over the hills.
lesson-round_the_pikes-other-3 = Round the hills nobody stops you either, but it costs 5 points instead of 4. Nothing is left then to get away.
lesson-round_the_pikes-other-4 = The turn has to end on the flag itself. Ride on before you end.
lesson-round_the_pikes-other-5 = Your riders are fresh and the flag belongs to nobody. Use this turn to ride.

# Lesson 3

lesson-whom_to_charge = Whom to charge
    .goal = Destroy a red unit without losing a knight.
    .done = They could not step back, since their points were spent. Next, what happens if they can.
lesson-whom_to_charge-step-1 = Archers stand to the right, pikemen to the left. Touch your heavy cavalry to see what a charge would bring.
    .deed = Compare both charges
    .spot = Touch your knights
    .then = The cards say +2 against archers and −1 against pikemen.
lesson-whom_to_charge-step-2 = At the swords stand your losses first, then theirs: 0:2 against archers, 1:0 against pikemen. Charge the archers.
    .deed = Charge the archers
    .spot = Charge these
    .then = Both archers fell, and your knights hold their hex.
lesson-whom_to_charge-other-1 = Pikes break a charge: you lost 1 knight and they lost none. Leave pikemen to light infantry, whose card says +1.
lesson-whom_to_charge-other-2 = Riding costs points, and both enemies were within reach where you stood. Charge from there.
lesson-whom_to_charge-other-3 = Red has regrouped, and now the archers can step back. Strike while they have no points.
lesson-whom_to_charge-other-4 = You gave an hourglass for fresh knights, and Red did the same: now the archers can step back. Strike while they cannot.

# Lesson 4

lesson-the_hunt = The hunt
    .goal = Destroy the archers this turn.
    .done = Movement points are legs and lives at once. Watch the dots, also your own.
lesson-the_hunt-step-1 = An attacked unit may step back if it can pay for the hex, and these archers have 2 points. Touch your riders and strike.
    .deed = Attack the archers
    .spot = Strike here
    .then = They stepped back, and your riders hold their hex.
lesson-the_hunt-step-2 = Whoever makes an enemy step back may strike again. They have 1 point left, you have 4: follow.
    .deed = Follow and strike again
    .spot = Follow them
    .then = 2 steps back took both their points.
lesson-the_hunt-step-3 = Without points they have to fight, and your card says +2. Strike once more.
    .deed = Strike when they must stand
    .spot = Now they must stand
    .then = 0:2, and the archers are destroyed.
lesson-the_hunt-other-1 = From any side they could still step back: 1 unit cannot close all ways. Strike first and follow them.
lesson-the_hunt-other-2 = You may stop here, but then they shoot: you lost 1 knight. With 4 points against 1 you can follow.
lesson-the_hunt-other-3 = Red has regrouped, and the archers have 3 points again. Strike while they have none.
lesson-the_hunt-other-4 = Red has regrouped, and the archers have 3 points to step back instead of 2. Strike now.

# Lesson 5

lesson-bows_on_the_rock = Bows on the rock
    .goal = Shoot 1 knight of the heavy cavalry and stay where no horse can follow.
    .done = They have 1 knight left and cannot reach you. What is left to learn is time.
lesson-bows_on_the_rock-step-1 = Longbows shoot 2 hexes far, but the mountain in between hides the heavy cavalry. Touch your longbowmen.
    .deed = Choose the longbowmen
    .spot = Touch your longbowmen
lesson-bows_on_the_rock-step-2 = No horse can climb a mountain, and whoever stands higher has an advantage. Climb it for 2 points.
    .deed = Climb the mountain
    .spot = Climb here
lesson-bows_on_the_rock-step-3 = Card 0, height +1: in column +1 the target loses 1 knight, and shooters never lose any. Shoot for your last point.
    .deed = Shoot the heavy cavalry
    .spot = Shoot here
    .then = 1 knight fell, and yours are unharmed.
lesson-bows_on_the_rock-other-1 = You could shoot from these hills too, but horses can climb them and you would have no point left to step back. Take the mountain.
lesson-bows_on_the_rock-other-2 = These hills see the target too, but horses can reach them. Only the mountain is closed to riders.
lesson-bows_on_the_rock-other-3 = With swords the card says −2, and height makes it −1: only you lost a knight. Shoot instead.
lesson-bows_on_the_rock-other-4 = You still had 1 point, and a shot costs 1. Shoot before the turn ends.
lesson-bows_on_the_rock-other-5 = The heavy cavalry still has both knights. Bring your longbowmen to where they can see it.

# Lesson 6

lesson-wagons_and_hourglasses = Wagons and hourglasses
    .goal = You have 2 victory points, Red has 3: win the battle with 5.
    .done = 5 to 3: the battle is yours. Now lead a whole army.
lesson-wagons_and_hourglasses-step-1 = The red wagon train is fortified: the first blow opens its ring of wagons, the second destroys it for 3 points. Strike with your riders.
    .deed = Open the ring of wagons
    .spot = Touch your riders
    .then = The ring is open, and Red has no hourglass left to close it.
lesson-wagons_and_hourglasses-step-2 = Your riders have no points left, but you have 1 hourglass, a time token. Regroup: it gives the whole army its points back.
    .deed = Regroup the army
    .spot = Your last hourglass
    .then = All your units are fresh, and your own ring is closed again. Red could only pass.
lesson-wagons_and_hourglasses-step-3 = The wagons bring 3 points and the middle flag 2. Strike once more.
    .deed = Destroy the wagon train
    .spot = Strike the wagons
lesson-wagons_and_hourglasses-other-1 = 2 passes in a row end the battle, and Red won 3 to 2. Never pass while you are behind.
lesson-wagons_and_hourglasses-other-2 = That works too: your riders have 5 points now, enough for both blows. Strike the wagons twice.
lesson-wagons_and_hourglasses-other-3 = Your riders had 1 point, the price of 1 blow at the wagons beside them. Strike from where they stand.
lesson-wagons_and_hourglasses-other-4 = The middle flag is yours already, and only the riders can reach the red wagons. Strike with them.

# Lesson 7

lesson-first_battle = Your first battle
    .goal = Take 5 turns with a whole army and own a flag.
    .done = The field is yours. From here on only warnings speak up.
lesson-first_battle-step-1 = Your wagons are worth 3 points to the enemy. Give them a quiet corner at the edge, far from Red.
    .deed = Place your wagons
lesson-first_battle-step-2 = You and Red place 1 unit each in turn. Choose a unit, or let a ready formation do it.
    .deed = Deploy your army
    .then = The battle begins, and you take the first turn.
lesson-first_battle-step-3 = A flag belongs to whoever ends a turn on it. Count the dots and touch a unit that gets to one before the enemy.
    .deed = Take a flag
    .spot = Who gets here first?
lesson-first_battle-step-4 = 1 unit acts each turn: take another flag, close a way or strike. Touch a unit.
    .deed = Take 5 turns
    .then = A flag is yours and stays yours when you leave it.
lesson-first_battle-remark-1 = Fast units belong near a flag, slow ones where you want to stay, pikemen beside the wagons. Touch a hex.
lesson-first_battle-remark-2 = Whom you keep back can come in beside the wagons when you regroup. Deploy on, or finish for good.
lesson-first_battle-remark-3 = Half of your movement points are spent, so you will soon want to regroup. The best moment is when they cannot hurt you next turn.
lesson-first_battle-remark-4 = Hatched hexes stop you. At the swords stand your losses first, then theirs: strike where theirs are higher.
lesson-first_battle-remark-5 = You are attacked. Hold if the scale favours you, otherwise step back while a way is free.
lesson-first_battle-remark-6 = Units from your reserve and units that fled come back beside the wagons, with all their points. Choose one, or stop.
lesson-first_battle-other-1 = The rest is your reserve: it can come in beside your wagons whenever you regroup.
lesson-first_battle-other-2 = Nothing changes on the field. If both armies pass in a row, the battle ends.
lesson-first_battle-other-3 = 1 hourglass for all movement points. It is worth most when most of them are spent.

# How to play, on one page

guide-intro = Two medieval armies meet on a field of hexes, and there is not a single die in the box. 1 unit acts each turn; its movement points pay for walking, striking and shooting, and they do not come back by themselves. To refresh the whole army you spend 1 of 5 hourglasses, the time tokens. Whoever stands on a flag at the end of a turn owns it until the enemy does, and 5 points win at once. A clash is read from a scale of 5 columns: your card first, then 1 column for every advantage.
guide-goal-1 = 5 victory points at the end of any turn
guide-goal-2 = More points than the enemy when both pass in a row
guide-goal-3 = More points when both have no hourglass and no movement point left

guide-armies = Two armies
    .text = Both armies recruit for 20 points and place units in turn, at least 3 hexes from every flag and from the enemy wagons. Whom you keep in reserve comes in later, beside your own wagons.
    .alt = Yellow deploys heavy cavalry: the hexes around a flag are dark and closed, golden ones are open. Pikemen, longbowmen and heavy infantry stand near the wagons already.
guide-flags = Flags and wagons
    .text = The middle flag is worth 2 points, the 3 at the edge 1 each, and destroyed enemy wagons 3. A flag stays yours when you ride off, until an enemy ends a turn on it.
    .alt = Yellow light cavalry has left the middle flag, which stays yellow. Red heavy infantry stands on a flag at the edge, and the red wagons stand in their ring behind.
guide-points = Movement points
    .text = The dots on the rim are movement points: a plain costs 1, all other ground 2, and the numbers say what would be left of 5. No horse climbs mountains, and wagons keep to plains.
    .alt = Light cavalry with 5 dots, and on the hexes around it what it would have left there: 4 on a plain, 3 in forest or on hills, nothing on the mountains.
guide-zones = Zones of control
    .text = A unit controls the hexes around it that it could enter, up to 6: an enemy who steps there must stop. That enemy may still strike it, or shoot.
    .alt = Red pikemen, the 6 hexes around them hatched, and yellow light cavalry 2 hexes away.
guide-clash = Reading a clash
    .text = Start on your card, here −1 against pikemen and +2 against archers, and read both losses, your own first. Each advantage moves you 1 column: 2 knights against 1, higher ground, foot against horse if the defender is in forest or on hills.
    .alt = The card of heavy cavalry and two scales from −2 to +2: against pikemen it loses 1 knight, against archers they lose 2.
guide-stepping_back = Stepping back
    .text = An attacked unit may pay for a free hex outside all enemy zones; the attacker takes the hex it left and may strike again. Who cannot pay or has no such hex must fight.
    .alt = Yellow light cavalry attacks red archers. 3 hexes behind the archers are open to them for 1 point each, the others are hatched.
guide-shots = Shooting
    .text = A shot costs 1 point: long bows reach 2 hexes, short bows 1, and only the target loses knights. Forest and mountains in between hide it, but from higher ground you see over forest.
    .alt = Longbowmen on a mountain shoot over a forest at heavy cavalry 2 hexes away: 1 knight falls.
guide-time = Hourglasses
    .text = 1 of 5 hourglasses regroups the army: all its points come back, its ring of wagons closes, and reserves come in beside it. A closed ring withstands 1 attack, an open one is destroyed by the next.
    .alt = Yellow wagons in their closed ring; 5 free hexes around them are open to a unit from the reserve.

## Puzzles: what is asked

puzzle-win = win, whatever the enemy does
puzzle-retreat = hold or step back: find the only good answer
puzzle-deploy = deploy where it counts most
puzzle-turn = find the move or attack that is best by far
puzzle-best = find the choice that is best by far
