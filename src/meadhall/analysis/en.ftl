# The texts of hints and analysis in English. How they are looked up: meadhall/words.py.

seat = Player { $n }
reason-number = { $what } ({ $sign }{ $size })
reason-other = { $who }: { $what }
reasons-for = for it: { $list }
reasons-against = against it: { $list }

verify-holds = The dice hold: { $draws ->
    [one] the one draw is what the seed gives.
   *[other] all { $draws } draws are what the seed gives.
}
verify-shares = The dice hold: { $draws ->
    [one] the one draw is
   *[other] all { $draws } draws are
} what the house’s key gives, to which it was bound before the first choice and to which { $shares ->
    [one] one player
   *[other] { $shares } players
} added.
verify-secret = The dice cannot be checked yet: the house tells its key only after the end of the game.
verify-commitment = The dice do not hold: the key is not the one that the house was bound to.
verify-draws = The dice do not hold: { $odd ->
    [one] one of { $draws } draws is
   *[other] { $odd } of { $draws } draws are
} not what the key gives, the first at entry { $first } of the journal.
