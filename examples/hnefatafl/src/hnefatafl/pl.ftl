title = Hnefatafl
subtitle = Królewski stół
tagline = Pośrodku król z garstką ludzi, dookoła dwa razy większe wojsko. Czy zdoła się przebić?
pitch = Wyprowadź króla albo zamknij pierścień.
list-and = { $list } i { $last }
word-you = ty
picture-over = Koniec gry

name-attackers = Oblegający
name-defenders = Obrońcy
name-square = { $square }
name-unfinished = gra trwa
name-corner = król stoi w rogu
name-fort = król siedzi w twierdzy
name-taken = król jest w niewoli
name-surrounded = ludzie króla są otoczeni
name-repetition = ta sama pozycja zdarzyła się trzeci raz
name-stuck = druga strona nie ma ruchu
name-draw = nikt już nie może wygrać
won-corner = Król dotarł do rogu i jest wolny.
won-fort = Król siedzi w twierdzy, której nikt nie zdobędzie.
won-taken = Król jest w niewoli.
won-surrounded = Król i wszyscy jego ludzie są otoczeni.
won-repetition = Ta sama pozycja zdarzyła się trzeci raz, a król nie uciekł.
won-stuck = Druga strona nie ma ruchu.
won-draw = Remis: nikt już nie może wygrać.

decision-pick_piece = { $side }: który pionek się rusza?
    .waiting = { $side } się zastanawiają
decision-move_to = { $side }: dokąd idzie pionek z { $square }?
    .waiting = { $side } ruszają pionkiem z { $square }
option-piece = Pionek na { $a }
option-to = Na { $a }

log-moved = { $side } idą z { $origin } na { $destination }.
    .clause = idą z { $origin } na { $destination }
log-captured = Pionek z { $square } jest zbity ({ $side }).
log-won = { $side } wygrywają: { $way }.
log-drawn = Nikt nie wygrywa.

word-attacker = Oblegający
word-defender = Obrońca
word-king = Król
picture-piece = { $piece } na { $square }
text-king = Król: { $square }
text-men = Ludzie: { $men }

sense-attackers = oblegający
sense-defenders = król i jego ludzie
sense-king_moves = pola w zasięgu króla
sense-king_far = kroki króla do rogu
sense-king_beset = oblegający obok króla

option-name-board = Plansza
option-text-board = Duża plansza według zasad kopenhaskich albo mała irlandzka.
option-value-board-copenhagen = Kopenhaska, 11 na 11
option-value-board-brandubh = Brandubh, 7 na 7
preset-name-by_the_book = Kopenhaga
preset-text-by_the_book = Duża plansza, z murami tarcz i twierdzami.
preset-name-small = Brandubh
preset-text-small = Mała plansza: ośmiu oblegających, czterech ludzi i król, którego łatwiej pojmać.
