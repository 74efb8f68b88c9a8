title = Hnefatafl
subtitle = The king's table
tagline = A king with few men sits in the middle, an army twice as large all around. Can he break out?
pitch = Break out with the king, or close the ring.
list-and = { $list } and { $last }
word-you = you
picture-over = The game is over

name-attackers = Attackers
name-defenders = Defenders
name-square = { $square }
name-unfinished = the game goes on
name-corner = the king is in a corner
name-fort = the king sits in a fort
name-taken = the king is taken
name-surrounded = the king's men are surrounded
name-repetition = the same position came a third time
name-stuck = the other side cannot move
name-draw = nobody can win any more
won-corner = The king has reached a corner: he is free.
won-fort = The king sits in a fort that nobody can break.
won-taken = The king is taken.
won-surrounded = The king and all his men are surrounded.
won-repetition = The same position came a third time, and the king has not escaped.
won-stuck = The other side cannot move.
won-draw = A draw: nobody can win any more.

decision-pick_piece = { $side }: which piece moves?
    .waiting = { $side } are thinking
decision-move_to = { $side }: where does the piece on { $square } go?
    .waiting = { $side } are moving the piece on { $square }
option-piece = The piece on { $a }
option-to = To { $a }

log-moved = { $side } move from { $origin } to { $destination }.
    .clause = moved from { $origin } to { $destination }
log-captured = A piece of the { $side } on { $square } is captured.
log-won = { $side } win: { $way }.
log-drawn = Nobody wins.

word-attacker = Attacker
word-defender = Defender
word-king = King
picture-piece = { $piece } on { $square }
text-king = King: { $square }
text-men = Men: { $men }

sense-attackers = attackers
sense-defenders = king and men
sense-king_moves = squares the king can reach
sense-king_far = steps from the king to a corner
sense-king_beset = attackers beside the king

option-name-board = Board
option-text-board = The large board of the Copenhagen rules, or the small Irish one.
option-value-board-copenhagen = Copenhagen, 11 by 11
option-value-board-brandubh = Brandubh, 7 by 7
preset-name-by_the_book = Copenhagen
preset-text-by_the_book = The large board, with shield walls and forts.
preset-name-small = Brandubh
preset-text-small = The small board: eight attackers, four men and a king who is taken more easily.
