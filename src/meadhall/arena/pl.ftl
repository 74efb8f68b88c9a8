# Teksty tabel i raportów po polsku. Jak się je wyszukuje: meadhall/words.py.

seat = Gracz { $n }

## Tabele

by-seat = Według miejsca
by-side = Według strony
by-option = Według opcji: { $option }
by-trait = { $kind }
against-fair = W porównaniu z równym udziałem w zwycięstwach.
against-kind = W porównaniu z wynikami tych z tych samych stron, którzy mieli cokolwiek z tej listy; to, co ktoś wybrał lub zdobył, mówi też, jak dobrze grał.

standings = Tabela
column-contestant = Zawodnik
column-what = Co
column-seats = Miejsca
column-games = Gry
column-won = Wygrane
column-rate = Odsetek (95 %)
column-fair = Oczekiwane
column-rating = Ranking ± 3σ
column-median = Mediana
column-slow = 99 %
column-weight = Waga
column-before = Przed
column-after = Po
column-flag = Poza przedziałem
flag = poza

tuning = Zmiany wag; { $fair } to brak różnicy
all-weights = wszystkie zmiany
change-kept = przyjęta
change-open = otwarta
change-dropped = nie lepsza

## Fakty

facts =
    { $done ->
        [one] { $done } gra
        [few] { $done } gry
       *[other] { $done } gier
    } z { $all }, { $players ->
        [one] dla { $players } gracza
       *[other] dla { $players } graczy
    }; ziarno { $seed }.
facts-options = Opcje: { $options }.
facts-varied = Losowane w każdej grze: { $options }.
facts-length = Połowa gier ma w dzienniku najwyżej tyle wpisów: { $median }; najkrótsza { $least }, najdłuższa { $most }.
facts-ties =
    { $ties ->
        [one] { $ties } gra miała kilku zwycięzców, którzy dzielą się wygraną.
        [few] { $ties } gry miały kilku zwycięzców, którzy dzielą się wygraną.
       *[other] { $ties } gier miało kilku zwycięzców, którzy dzielą się wygraną.
    }
facts-failed =
    { $failed ->
        [one] { $failed } gra nie doszła do końca
        [few] { $failed } gry nie doszły do końca
       *[other] { $failed } gier nie doszło do końca
    }, pierwsza z nich to gra { $number }: { $error }

## Raport

report-title = Arena: { $game }
report-intro = Odsetki wygranych z przedziałami 95 % Wilsona. To, co oznaczono jako leżące poza przedziałem, różni się od oczekiwanego bardziej, niż tłumaczy to przypadek, przy tej liczbie pozycji w tabeli.
chart-rates = Odsetek wygranych każdego zawodnika; kreska to równy udział
chart-ratings = Ranking (openskill, Plackett-Luce) z potrójną niepewnością
chart-way = Ranking po tylu grach
chart-way-below = gry
chart-pairs = Jak często wiersz wygrywał z gier, które wygrał wiersz albo kolumna
chart-pair = { $one } przeciwko { $other }: { $rate } z { $games }
chart-lengths = Długość gier
chart-lengths-below = wpisy dziennika, także przypadek i wybory wymuszone
chart-times = Czas decyzji: jaką część decyzji podjęto w danym czasie
report-data = Liczby

## Czy gra jest sprawiedliwa?

balance-title = Czy { $game } daje równe szanse?
balance-method =
    { $level } grał sam ze sobą: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    } dla { $players ->
        [one] { $players } gracza
       *[other] { $players } graczy
    }. Każda tabela porównuje swoje pozycje z oczekiwanym odsetkiem; pozycja jest oznaczona, jeśli odsetek leży poza przedziałem 95 %, poszerzonym ze względu na liczbę pozycji (Bonferroni). Boty to nie ludzie: oznaczenie mówi, gdzie warto spojrzeć.
balance-former = Gry rozegrano według odczytań z wersji { $version } gry, które są teraz jej zestawem { $preset }; według słów instrukcji, które dziś są domyślne, może wyjść inaczej.
balance-by = Powstało przez `{ $command }`.
balance-none = Nic nie leży poza przedziałem.
balance-some =
    { $count ->
        [one] { $count } rzecz leży poza przedziałem:
        [few] { $count } rzeczy leżą poza przedziałem:
       *[other] { $count } rzeczy leży poza przedziałem:
    }
balance-finding = { $section }: { $label } – wygrane { $rate } z { $games } gier, oczekiwane { $fair }.
