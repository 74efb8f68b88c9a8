title = Kamienie
subtitle = Gra, która jest dopiero początkiem
tagline = Bierz z rzędu jeden, dwa albo trzy kamienie; kto weźmie ostatni, wygrywa.
pitch = Weź ostatni kamień.
list-and = { $list } i { $last }
word-you = ty
picture-over = Koniec gry
picture-won = { $side } ma ostatni kamień.

name-seat_0 = Gracz 1
name-seat_1 = Gracz 2
name-seat_2 = Gracz 3
name-stone = kamień

decision-take_stones = { $side }: ile kamieni bierzesz? Zostało: { $stones }.
    .waiting = { $side } się zastanawia
option-take = { $a ->
    [one] Weź jeden kamień
    [few] Weź { $a } kamienie
   *[other] Weź { $a } kamieni
}

log-taken = { $side } bierze { $count }.
    .clause = bierze { $count }
log-won = { $side } bierze ostatni kamień.

text-stones = Pozostałe kamienie: { $stones }

option-name-stones = Kamienie
option-text-stones = Ile kamieni leży w rzędzie.
preset-name-by_the_book = Tak jak jest
preset-text-by_the_book = Nic się nie zmienia.
