title = Tribute
subtitle = A toy
tagline = Bid in secret for treasures.
list-and = { $list } and { $last }

name-seat_0 = Ann
name-seat_1 = Bob
name-seat_2 = Cid
name-seat_3 = Dot
name-coin = coin
name-horn = horn
name-ring = ring
name-crown = crown
name-curse = curse

text-seat = { $coins ->
    [one] one coin
   *[other] { $coins } coins
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}

option-bid = Bid { $a }
option-keep = Do nothing
option-play = Play the { $a }
option-card = The { $a }
option-seat = { $a }

decision-draw_card = Draw of a card
    .waiting = A card is being drawn
decision-place_bid = How much do you bid, { $seat }?
    .waiting = { $seat } is bidding
decision-break_tie = Draw among the highest bidders
    .waiting = A tie is being broken
decision-offer_curse = Will you curse the winner?
    .waiting = { $seat } may curse the winner

log-round_begins = Round { $round }
log-drawn = { $seat } draws a card.
log-drawn_card = It is the { $card }.
log-bid = { $seat } has bid.
log-bid_amount = You bid { $coins }.
log-bids = The highest bid is { $coins }, by { $seats }.
log-cursed = { $seat } plays a curse.
log-ended = The game is won by { $seats }.

preset-name-by_the_book = By the book
preset-text-by_the_book = Nothing is changed.
preset-name-house_rules = House rules
preset-text-house_rules = Nobody is cursed.
preset-name-feast = Feast
preset-text-feast = Four play four rounds.

option-name-rounds = Rounds
option-name-curses = Curses
option-value-curses-true = yes
option-value-curses-false = no
option-name-purse = Purse
option-value-purse-empty = empty
option-value-purse-full = full

inspect-card = a treasure
inspect-worth = Worth { $points }.
inspect-coin = Coins are bid, and count one each at the end.
inspect-seat = One of those who bid.
inspect-has = Has
warning-dear = Not even the { $card } is worth more than { $points }.
warning-purse = You would have no coins left.
