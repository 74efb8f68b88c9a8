title = Trybut
subtitle = Zabawka
tagline = Licytuj w tajemnicy o skarby.
list-and = { $list } i { $last }

name-seat_0 = Ania
name-seat_1 = Bolek
name-seat_2 = Celina
name-seat_3 = Darek
name-coin = moneta
name-horn = róg
    .acc = róg
name-ring = pierścień
    .acc = pierścień
name-crown = korona
    .acc = koronę
name-curse = klątwa
    .acc = klątwę

text-seat = { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
   *[many] { $coins } monet
}, { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
   *[many] { $cards } kart
}

option-bid = Stawka { $a }
option-keep = Nic nie rób
option-play = Zagraj { $a_acc }
option-card = Karta: { $a }
option-seat = { $a }

decision-draw_card = Dobieranie karty
    .waiting = Trwa dobieranie karty
decision-place_bid = Ile stawiasz, { $seat }?
    .waiting = Licytuje { $seat }
decision-break_tie = Losowanie spośród najwyższych stawek
    .waiting = Trwa rozstrzyganie remisu
decision-offer_curse = Czy rzucasz klątwę na zwycięzcę?
    .waiting = Klątwę może rzucić { $seat }

log-round_begins = Runda { $round }
log-drawn = { $seat } dobiera kartę.
log-drawn_card = Dobierasz { $card_acc }.
log-bid = { $seat } już postawił(a).
log-bid_amount = Twoja stawka: { $coins }.
log-bids = Najwyższa stawka to { $coins }: { $seats }.
log-cursed = { $seat } rzuca klątwę.
log-ended = Wygrywa { $seats }.

preset-name-by_the_book = Według instrukcji
preset-text-by_the_book = Nic się nie zmienia.
preset-name-house_rules = Zasady domowe
preset-text-house_rules = Nikt nie jest przeklinany.
preset-name-feast = Uczta
preset-text-feast = Czworo gra cztery rundy.

option-name-rounds = Rundy
option-name-curses = Klątwy
option-value-curses-true = tak
option-value-curses-false = nie
option-name-purse = Sakiewka
option-value-purse-empty = pusta
option-value-purse-full = pełna

inspect-card = skarb
inspect-worth = Wartość: { $points }.
inspect-coin = Monetami się licytuje, a na koniec każda liczy się za jeden.
inspect-seat = Ktoś, kto licytuje.
inspect-has = Ma
warning-dear = Nawet { $card } nie jest warta więcej niż { $points }.
warning-purse = Nie zostanie ci ani jedna moneta.
