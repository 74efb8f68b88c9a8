title = Stones
subtitle = A game that is only the beginning
tagline = Take one, two or three stones from the row; whoever takes the last one wins.
pitch = Take the last stone.
list-and = { $list } and { $last }
word-you = you
picture-over = The game is over
picture-won = { $side } has taken the last stone.

name-seat_0 = Player 1
name-seat_1 = Player 2
name-seat_2 = Player 3
name-stone = stone

decision-take_stones = { $side }: how many stones do you take? { $stones } are left.
    .waiting = { $side } is thinking
option-take = { $a ->
    [one] Take one stone
   *[other] Take { $a } stones
}

log-taken = { $side } takes { $count }.
    .clause = took { $count }
log-won = { $side } takes the last stone.

text-stones = Stones left: { $stones }

option-name-stones = Stones
option-text-stones = How many stones lie in the row.
preset-name-by_the_book = As it is
preset-text-by_the_book = Nothing is changed.
