# Teksty gry Northgard po polsku. Jak się je wyszukuje: meadhall/words.py.
#
# `$territory` i `$origin` to nazwy terytoriów, czyli ich najstarszych obszarów: w mianowniku, w `_gen` i `_loc`. Pola na
# kafle nazywa `name-at`.

title = Northgard
subtitle = Niezbadane Ziemie
tagline = Klany wikingów odkrywają nieznaną krainę, budują, walczą i starają się przetrwać zimę: wygrywa największa Chwała albo trzy twierdze.
pitch = Odkrywaj, buduj i zbierz dość jadła na zimę.
list-and = { $list } i { $last }
list-more = jeszcze { $count }


## Klany i gracze
##
## Nazwa to etykieta, a zarazem mianownik (rodzaj męski: „Klan Wilka zagrał”); `.short` to krótsza etykieta.

name-clan_bear = Klan Niedźwiedzia
    .short = Niedźwiedź
    .gen = Klanu Niedźwiedzia
    .dat = Klanowi Niedźwiedzia
    .acc = Klan Niedźwiedzia
    .ins = Klanem Niedźwiedzia
    .loc = Klanie Niedźwiedzia
text-clan-bear = Ma Kaiję, która jest warta 2 punkty walki i zimą nic nie kosztuje, ale nie wchodzi na wrogie terytoria.
name-clan_boar = Klan Dzika
    .short = Dzik
    .gen = Klanu Dzika
    .dat = Klanowi Dzika
    .acc = Klan Dzika
    .ins = Klanem Dzika
    .loc = Klanie Dzika
text-clan-boar = Odkrycie, które nie zamyka żadnego terytorium, daje 1 wiedzę.
name-clan_goat = Klan Kozła
    .short = Kozioł
    .gen = Klanu Kozła
    .dat = Klanowi Kozła
    .acc = Klan Kozła
    .ins = Klanem Kozła
    .loc = Klanie Kozła
text-clan-goat = Zbudowanie Małej Budowli daje 1 żywność, a Dużej 2 żywności.
name-clan_raven = Klan Kruka
    .short = Kruk
    .gen = Klanu Kruka
    .dat = Klanowi Kruka
    .acc = Klan Kruka
    .ins = Klanem Kruka
    .loc = Klanie Kruka
text-clan-raven = Własne terytoria zamknięte Odkryciem od razu dają swoje zasoby.
name-clan_snake = Klan Węża
    .short = Wąż
    .gen = Klanu Węża
    .dat = Klanowi Węża
    .acc = Klan Węża
    .ins = Klanem Węża
    .loc = Klanie Węża
text-clan-snake = Przed zagraniem swoich Kart Klanu kładzie Spaloną Ziemię: ma tam 1 punkt walki więcej, a w Zbiorach może zabrać 1 zasób wrogowi, który to terytorium kontroluje.
name-clan_stag = Klan Jelenia
    .short = Jeleń
    .gen = Klanu Jelenia
    .dat = Klanowi Jelenia
    .acc = Klan Jelenia
    .ins = Klanem Jelenia
    .loc = Klanie Jelenia
text-clan-stag = 1 Chwała za terytorium zdobyte w ataku i 1 Chwała więcej za własne terytorium zamknięte Odkryciem.
name-clan_wolf = Klan Wilka
    .short = Wilk
    .gen = Klanu Wilka
    .dat = Klanowi Wilka
    .acc = Klan Wilka
    .ins = Klanem Wilka
    .loc = Klanie Wilka
text-clan-wolf = Walka wygrana w ataku daje 1 żywność.

name-seat_0 = Gracz 1
    .nom = gracz 1
    .gen = gracza 1
name-seat_1 = Gracz 2
    .nom = gracz 2
    .gen = gracza 2
name-seat_2 = Gracz 3
    .nom = gracz 3
    .gen = gracza 3
name-seat_3 = Gracz 4
    .nom = gracz 4
    .gen = gracza 4
name-seat_4 = Gracz 5
    .nom = gracz 5
    .gen = gracza 5


## Zasoby

name-unit = Jednostka
name-kaija = Kaija
name-for_food = Żywność w zamian
name-for_wood = Drewno w zamian
name-for_lore = Wiedza w zamian
name-food = Żywność
    .nom = żywność
    .gen = żywności
    .acc = żywność
name-wood = Drewno
    .nom = drewno
    .gen = drewna
    .acc = drewno
name-lore = Wiedza
    .nom = wiedza
    .gen = wiedzy
    .acc = wiedzę


## Budowle

name-food_silo = Spichlerz
    .gen = Spichlerza
    .acc = Spichlerz
    .ins = Spichlerzem
text-building-food_silo = Mała, 1 drewno. 1 żywność w Zbiorach.
name-woodcutter_lodge = Chata Drwala
    .gen = Chaty Drwala
    .acc = Chatę Drwala
    .ins = Chatą Drwala
text-building-woodcutter_lodge = Mała, 1 drewno. 1 drewno w Zbiorach.
name-defense_tower = Wieża Obronna
    .gen = Wieży Obronnej
    .acc = Wieżę Obronną
    .ins = Wieżą Obronną
text-building-defense_tower = Mała, 1 drewno. W walce obrońca zadaje 1 obrażenie więcej.
name-training_camp = Obóz Szkoleniowy
    .gen = Obozu Szkoleniowego
    .acc = Obóz Szkoleniowy
    .ins = Obozem Szkoleniowym
text-building-training_camp = Mała, 1 drewno. Kto tu rekrutuje, dodaje 1 jednostkę.
name-menhir = Menhir
    .gen = Menhiru
    .acc = Menhir
    .ins = Menhirem
text-building-menhir = Mała, 1 drewno, tylko na miejscu z kamieniem. 1 wiedza w Zbiorach.
name-fortress = Forteca
    .gen = Fortecy
    .acc = Fortecę
    .ins = Fortecą
text-building-fortress = Duża, 3 drewna. W walce obrońca ma 2 punkty więcej.
name-forge = Kuźnia
    .gen = Kuźni
    .acc = Kuźnię
    .ins = Kuźnią
text-building-forge = Duża, 3 drewna. 1 karta więcej na Początku Roku.
name-altar_of_kings = Ołtarz Królów
    .gen = Ołtarza Królów
    .acc = Ołtarz Królów
    .ins = Ołtarzem Królów
text-building-altar_of_kings = Duża, 3 drewna. 3 Chwały w Zbiorach.


## Karty: biernik to „zagrał Ucztę”, a przy kartach nazwanych jak Klany „zagrał kartę Klan Wilka”.

# Karty Startowe
name-start_recruit = Rekrutacja
    .acc = Rekrutację
text-card-start_recruit = Rekrutacja 1.
name-start_move = Ruch
    .acc = Ruch
text-card-start_move = Ruch 1.
name-start_explore = Odkrycie
    .acc = Odkrycie
text-card-start_explore = Odkrycie.
name-start_build = Budowa
    .acc = Budowę
text-card-start_build = Budowa.
name-start_feast = Uczta
    .acc = Ucztę
text-card-start_feast = Jedna wybrana akcja: Rekrutacja 1, Ruch 1, Odkrycie albo Budowa.

# Karty Klanów
name-bear_clan = Klan Niedźwiedzia
    .acc = kartę Klan Niedźwiedzia
text-card-bear_clan = Ruch 1. Jeśli rusza się Kaija, najpierw zbierz całą żywność i drewno z opuszczanego przez nią terytorium (kafle i budowle).
name-bear_awakens = Przebudzenie Niedźwiedzia
    .acc = Przebudzenie Niedźwiedzia
text-card-bear_awakens = Rekrutacja 2. Do końca roku Kaija może wchodzić na wrogie terytoria.
name-bear_protector = Obrońca Ziemi
    .acc = Obrońcę Ziemi
text-card-bear_protector = Dobierz 1 kartę za każde kontrolowane zamknięte terytorium z co najmniej 3 kafli.
name-boar_clan = Klan Dzika
    .acc = kartę Klan Dzika
text-card-boar_clan = Budowa o 1 drewno taniej (Mała Budowla za darmo).
name-boar_osmosis = Osmoza
    .acc = Osmozę
text-card-boar_osmosis = Zrekrutuj po 1 jednostce na najwyżej 3 różnych swoich terytoriach; każde musi być otwarte albo mieć drewno wydrukowane na kaflach.
name-boar_lay_of_land = Ukształtowanie Terenu
    .acc = Ukształtowanie Terenu
text-card-boar_lay_of_land = Odkrycie z wyborem spośród 3 kafli; przed położeniem zbierz wszystkie zasoby wydrukowane na wybranym kaflu.
name-goat_clan = Klan Kozła
    .acc = kartę Klan Kozła
text-card-goat_clan = Budowa; rodzaj budowli może się na terytorium powtórzyć.
name-goat_teamwork = Praca Zespołowa
    .acc = Pracę Zespołową
text-card-goat_teamwork = Dwie różne akcje w dowolnej kolejności spośród: Rekrutacja 1, Ruch 1, Odkrycie, Budowa.
name-goat_resourceful = Zaradny Lud
    .acc = Zaradny Lud
text-card-goat_resourceful = Dobierz 2 karty. Możesz zapłacić 3 dowolne zasoby, by dobrać jeszcze 1.
name-raven_clan = Klan Kruka
    .acc = kartę Klan Kruka
text-card-raven_clan = Odkrycie z wyborem spośród 2 kafli; drugi wraca na spód stosu.
name-raven_raiding_party = Drużyna Łupieżców
    .acc = Drużynę Łupieżców
text-card-raven_raiding_party = Usuń 1 wrogą jednostkę z dowolnego miejsca i weź 1 zasób widoczny na jej terytorium.
name-raven_mercenaries = Najemnicy Kruka
    .acc = Najemników Kruka
text-card-raven_mercenaries = Zrekrutuj 2 jednostki na jednym neutralnym terytorium; za 2 dowolne zasoby możesz dodać tam trzecią.
name-snake_clan = Klan Węża
    .acc = kartę Klan Węża
text-card-snake_clan = Ruch 1. Po akcji możesz (ponownie) położyć żeton Spalonej Ziemi.
name-snake_rapacious = Drapieżny Wyzysk
    .acc = Drapieżny Wyzysk
text-card-snake_rapacious = Obejrzyj rękę przeciwnika i wskaż kartę: odrzuca ją albo oddaje ci 2 wybrane przez siebie zasoby.
name-snake_stolen_lore = Skradziona Wiedza
    .acc = Skradzioną Wiedzę
text-card-snake_stolen_lore = Skopiuj efekt karty ze Strefy Aktywnej przeciwnika kontrolującego terytorium ze Spaloną Ziemią.
name-stag_clan = Klan Jelenia
    .acc = kartę Klan Jelenia
text-card-stag_clan = Rekrutacja 1. Potem możesz przenieść tam 1 swoją jednostkę z sąsiedniego terytorium (bez względu na Trudne Granice).
name-stag_glory = Chwała Klanu
    .acc = Chwałę Klanu
text-card-stag_glory = Budowa. Przed nią lub po niej możesz zebrać zasoby tego terytorium jak w Zbiorach.
name-stag_annexation = Aneksja
    .acc = Aneksję
text-card-stag_annexation = Ruch 1. Przed nim lub po nim możesz wykonać Odkrycie.
name-wolf_clan = Klan Wilka
    .acc = kartę Klan Wilka
text-card-wolf_clan = Ruch 1. Trudne Granice nie kosztują więcej i nie przeszkadzają w odwrocie z walk tej akcji.
name-wolf_plunder = Grabież
    .acc = Grabież
text-card-wolf_plunder = Usuń 1 jednostkę z wrogiego terytorium sąsiadującego z twoim, a potem dobierz 1 kartę.
name-wolf_call_to_war = Wezwanie do Wojny
    .acc = Wezwanie do Wojny
text-card-wolf_call_to_war = Zrekrutuj po 1 jednostce na każdym swoim terytorium sąsiadującym z wrogim.

# Karty Wczesnego Rozwoju
name-negotiation = Negocjacje
    .acc = Negocjacje
text-card-negotiation = Weź na rękę dowolną kartę ze swojego Stosu Kart Odrzuconych albo dobierz 1.
name-scouts = Zwiadowcy
    .acc = Zwiadowców
text-card-scouts = Odkrycie.
name-town_hall = Dom Zgromadzeń
    .acc = Dom Zgromadzeń
text-card-town_hall = Rekrutacja 1.
name-merchant = Kupiec
    .acc = Kupca
text-card-merchant = Dobierz 3: zatrzymaj 1, odrzuć 2.
name-militia = Pospolite Ruszenie
    .acc = Pospolite Ruszenie
text-card-militia = Ruch 2.
name-improved_tools = Ulepszone Narzędzia
    .acc = Ulepszone Narzędzia
text-card-improved_tools = Budowa.
name-recruitment = Pobór
    .acc = Pobór
text-card-recruitment = Rekrutacja 2, obie jednostki na jednym terytorium.
name-market_place = Targowisko
    .acc = Targowisko
text-card-market_place = Dobierz 2 karty.
name-mercenary = Najemnik
    .acc = Najemnika
text-card-mercenary = Rekrutacja 1; dozwolone także terytorium neutralne.
name-intimidate = Zastraszenie
    .acc = Zastraszenie
text-card-intimidate = Ruch 2. Przed każdą walką możesz wypchnąć 1 broniącą się jednostkę na sąsiednie terytorium neutralne lub obrońcy.
name-dev_feast = Uczta (Rozwój)
    .acc = Ucztę (Rozwój)
text-card-dev_feast = Jedna wybrana akcja: Rekrutacja 1, Ruch 1, Odkrycie albo Budowa.
name-scout_camp = Obóz Zwiadowców
    .acc = Obóz Zwiadowców
text-card-scout_camp = Odkrycie. Raz możesz odłożyć dobrany kafel na spód stosu i dobrać nowy.
name-shieldbearers = Tarczownicy
    .acc = Tarczowników
text-card-shieldbearers = Ruch 2. W każdej walce anuluj 1 obrażenie zadane przez obrońcę.
name-bodyguard = Straż Przyboczna
    .acc = Straż Przyboczną
text-card-bodyguard = Ruch 1 z premią +1 punkt walki.
name-simple_living = Proste Życie
    .acc = Proste Życie
text-card-simple_living = Budowa o 1 drewno taniej (Mała Budowla za darmo).
name-future_sight = Wizja Przyszłości
    .acc = Wizję Przyszłości
text-card-future_sight = Weź od razu 1 dostępną kartę i połóż ją na wierzchu swojego Stosu Dobierania; pasując w tym roku, nie bierzesz karty.

# Karty Zaawansowanego Rozwoju
name-spy = Szpieg
    .acc = Szpiega
text-card-spy = Obejrzyj rękę przeciwnika i odrzuć z niej 1 kartę. Dobierz 1 kartę.
name-fishing = Rybołówstwo
    .acc = Rybołówstwo
text-card-fishing = Zbierz 3 żywności.
name-axe_throwers = Miotacze Toporów
    .acc = Miotaczy Toporów
text-card-axe_throwers = Ruch 2. W każdej walce dodaj 1 obrażenie albo 1 punkt: wybierasz po swoim rzucie, przed rzutem obrońcy.
name-lore_mastery = Mistrzostwo Wiedzy
    .acc = Mistrzostwo Wiedzy
text-card-lore_mastery = Zbierz 2 wiedzy.
name-industrious_villagers = Pracowici Osadnicy
    .acc = Pracowitych Osadników
text-card-industrious_villagers = Budowa. Potem możesz wymienić 1 kontrolowaną budowlę na inną tej samej wielkości ze wspólnej rezerwy (rodzaj może się powtórzyć).
name-defensive_strategy = Strategia Obronna
    .acc = Strategię Obronną
text-card-defensive_strategy = Reakcja: gdy przeciwnik zagrywa kartę w swojej turze, odrzuć ją bez efektu; przeciwnik kontynuuje turę.
name-enemy_secrets = Sekrety Wroga
    .acc = Sekrety Wroga
text-card-enemy_secrets = Wybierz wrogie terytorium sąsiadujące z twoim i skopiuj kartę ze Strefy Aktywnej jego właściciela.
name-hunters = Myśliwi
    .acc = Myśliwych
text-card-hunters = Na każdym swoim terytorium zrekrutuj najwyżej tyle jednostek, ile widać na nim żywności (także z budowli).
name-outpost = Posterunek
    .acc = Posterunek
text-card-outpost = Rekrutacja 2 na jednym własnym lub neutralnym terytorium.
name-hidden_ways = Ukryte Ścieżki
    .acc = Ukryte Ścieżki
text-card-hidden_ways = Przenieś dowolnie wiele figurek z jednego swojego terytorium na dowolne otwarte terytorium na mapie.
name-carpentry_mastery = Mistrzostwo Ciesielskie
    .acc = Mistrzostwo Ciesielskie
text-card-carpentry_mastery = Budowa raz lub dwa razy; najwyżej jedna z budowli może być Duża.
name-conqueror = Zdobywca
    .acc = Zdobywcę
text-card-conqueror = Do końca roku w twoich atakach nie działają wrogie Wieże Obronne i Fortece.
name-huginn_muninn = Hugin i Munin
    .acc = Hugina i Munina
text-card-huginn_muninn = Odkrycie z dowolnego otwartego terytorium na mapie.
name-upgraded_market_place = Ulepszone Targowisko
    .acc = Ulepszone Targowisko
text-card-upgraded_market_place = Dobierz 2 karty.
name-grizzled_warriors = Zaprawieni Wojownicy
    .acc = Zaprawionych Wojowników
text-card-grizzled_warriors = Ruch 2 z premią +2 punkty walki.
name-upgraded_trading_post = Ulepszona Faktoria
    .acc = Ulepszoną Faktorię
text-card-upgraded_trading_post = Dobierz 3: zatrzymaj 2, odrzuć 1.
name-ancestral_curse = Klątwa Przodków
    .acc = Klątwę Przodków
text-card-ancestral_curse = Każdy przeciwnik odrzuca 1 wybraną przez siebie kartę. Dobierz 1 kartę.
name-veiled_threats = Zawoalowane Groźby
    .acc = Zawoalowane Groźby
text-card-veiled_threats = Jeden przeciwnik losowo odrzuca 1 kartę albo ty dobierasz 1 kartę.
name-rangers = Tropiciele
    .acc = Tropicieli
text-card-rangers = Odkrycie, a potem, jeśli chcesz, jeszcze jedno.
name-upgraded_scout_camp = Ulepszony Obóz Zwiadowców
    .acc = Ulepszony Obóz Zwiadowców
text-card-upgraded_scout_camp = Odkrycie z wyborem spośród 2 kafli; drugi wraca na spód stosu.
name-greater_trade_routes = Wielkie Szlaki Handlowe
    .acc = Wielkie Szlaki Handlowe
text-card-greater_trade_routes = Dobierz 3: zatrzymaj 2, odłóż 1 na wierzch.
name-woodcutters = Drwale
    .acc = Drwali
text-card-woodcutters = Na każdym swoim terytorium zrekrutuj najwyżej tyle jednostek, ile widać na nim drewna (także z budowli).
name-infiltration = Infiltracja
    .acc = Infiltrację
text-card-infiltration = Ruch 3; twoje jednostki mogą iść dalej z wrogich terytoriów.
name-upgraded_town_hall = Ulepszony Dom Zgromadzeń
    .acc = Ulepszony Dom Zgromadzeń
text-card-upgraded_town_hall = Rekrutacja 2.
name-amenities = Udogodnienia
    .acc = Udogodnienia
text-card-amenities = Budowa. Mała Budowla (także Menhir) nie zajmuje miejsca.
name-wood_monopoly = Monopol na Drewno
    .acc = Monopol na Drewno
text-card-wood_monopoly = Zbierz 3 drewna.
name-bribery = Przekupstwo
    .acc = Przekupstwo
text-card-bribery = Przesuń 1 lub 2 wrogie jednostki z jednego terytorium na sąsiednie (bez względu na Trudne Granice); rozegraj ewentualną walkę.
name-incursion = Najazd
    .acc = Najazd
text-card-incursion = Ruch 4.
name-heroic_charge = Heroiczna Szarża
    .acc = Heroiczną Szarżę
text-card-heroic_charge = Ruch 3 z premią +1 punkt walki.
name-trading_post = Faktoria Handlowa
    .acc = Faktorię Handlową
text-card-trading_post = Dobierz 3: zatrzymaj 1, odrzuć 1, odłóż 1 na wierzch.
name-legendary_heroes = Legendarni Bohaterowie
    .acc = Legendarnych Bohaterów
text-card-legendary_heroes = Wykonaj ponownie efekt karty zagranej przez ciebie w tym roku.
name-allies_from_wild = Sojusznicy z Dziczy
    .acc = Sojuszników z Dziczy
text-card-allies_from_wild = Rekrutacja 3, tylko na terytoriach neutralnych.
name-loremasters = Mistrzowie Wiedzy
    .acc = Mistrzów Wiedzy
text-card-loremasters = Na każdym swoim terytorium zrekrutuj najwyżej tyle jednostek, ile widać na nim wiedzy (także z budowli).
name-warriors = Wojownicy
    .acc = Wojowników
text-card-warriors = Ruch 2 z premią +1 punkt walki.
name-cunning_merchant = Przebiegły Kupiec
    .acc = Przebiegłego Kupca
text-card-cunning_merchant = Dobierz 3: zatrzymaj 1, odłóż 2 na wierzch.
name-capture = Pojmanie
    .acc = Pojmanie
text-card-capture = Usuń 1 wrogą jednostkę z terytorium sąsiadującego z twoim, a potem dodaj 1 swoją jednostkę na jedno ze swoich terytoriów.

# Karty Osiągnięć i Niepokoje
name-ach_builder = Budowniczy
    .acc = Budowniczego
text-card-ach_builder = Chwała na koniec gry: 1 za każdą Małą i 3 za każdą Dużą Budowlę na twoich terytoriach.
name-ach_explorer = Odkrywca
    .acc = Odkrywcę
text-card-ach_explorer = Chwała na koniec gry: 1 za każde puste miejsce małe lub z kamieniem i 3 za każde puste duże na twoich terytoriach.
name-ach_food_trader = Handlarz Żywnością
    .acc = Handlarza Żywnością
text-card-ach_food_trader = Chwała na koniec gry: 2 za każdą żywność widoczną na twoich terytoriach (także z budowli).
name-ach_scholar = Uczony
    .acc = Uczonego
text-card-ach_scholar = Chwała na koniec gry: 2 za każdą wiedzę widoczną na twoich terytoriach (także z budowli).
name-ach_trapper = Traper
    .acc = Trapera
text-card-ach_trapper = Chwała na koniec gry: 3 za każde legowisko na twoich terytoriach.
name-ach_warlord = Wódz Wojenny
    .acc = Wodza Wojennego
text-card-ach_warlord = Chwała na koniec gry: 1 za każdą twoją figurkę na mapie.
name-ach_wood_trader = Handlarz Drewnem
    .acc = Handlarza Drewnem
text-card-ach_wood_trader = Chwała na koniec gry: 2 za każde drewno widoczne na twoich terytoriach (także z budowli).
name-unrest = Niepokoje
    .acc = Niepokoje
text-card-unrest = Bez efektu; nie można jej usunąć z talii. Na koniec gry zabiera 5 Chwały.


## Obszary: każdy wydrukowany obszar ma swoją nazwę, a terytorium nosi nazwę swojego najstarszego obszaru.
## Mianownik jest też biernikiem.

name-0a = Askheim
    .gen = Askheimu
    .loc = Askheimie
name-0b = Dagvik
    .gen = Dagviku
    .loc = Dagviku
name-0c = Eiklund
    .gen = Eiklundu
    .loc = Eiklundzie
name-0d = Grimfell
    .gen = Grimfellu
    .loc = Grimfellu
name-1a = Alvdal
    .gen = Alvdalu
    .loc = Alvdalu
name-1b = Tindberg
    .gen = Tindbergu
    .loc = Tindbergu
name-1c = Lyngvoll
    .gen = Lyngvollu
    .loc = Lyngvollu
name-1d = Oddnes
    .gen = Oddnesu
    .loc = Oddnesie
name-2a = Ulfmark
    .gen = Ulfmarku
    .loc = Ulfmarku
name-2b = Jarnvik
    .gen = Jarnviku
    .loc = Jarnviku
name-3a = Arnfell
    .gen = Arnfellu
    .loc = Arnfellu
name-3b = Havholm
    .gen = Havholmu
    .loc = Havholmie
name-3c = Myrland
    .gen = Myrlandu
    .loc = Myrlandzie
name-3d = Bjornlund
    .gen = Bjornlundu
    .loc = Bjornlundzie
name-4a = Gullvang
    .gen = Gullvangu
    .loc = Gullvangu
name-4b = Vargskog
    .gen = Vargskogu
    .loc = Vargskogu
name-4c = Elvstad
    .gen = Elvstadu
    .loc = Elvstadzie
name-5a = Hestmark
    .gen = Hestmarku
    .loc = Hestmarku
name-5b = Isfjord
    .gen = Isfjordu
    .loc = Isfjordzie
name-6a = Ravnheim
    .gen = Ravnheimu
    .loc = Ravnheimie
name-6b = Korndal
    .gen = Korndalu
    .loc = Korndalu
name-6c = Bokhaug
    .gen = Bokhaugu
    .loc = Bokhaugu
name-6d = Tangvik
    .gen = Tangviku
    .loc = Tangviku
name-7a = Elgskog
    .gen = Elgskogu
    .loc = Elgskogu
name-7b = Ljosvatn
    .gen = Ljosvatnu
    .loc = Ljosvatnie
name-7c = Hamardal
    .gen = Hamardalu
    .loc = Hamardalu
name-8a = Runeberg
    .gen = Runebergu
    .loc = Runebergu
name-8b = Kvernes
    .gen = Kvernesu
    .loc = Kvernesie
name-8c = Lindholm
    .gen = Lindholmu
    .loc = Lindholmie
name-9a = Eldfell
    .gen = Eldfellu
    .loc = Eldfellu
name-9b = Otervik
    .gen = Oterviku
    .loc = Oterviku
name-9c = Granheim
    .gen = Granheimu
    .loc = Granheimie
name-10a = Torvland
    .gen = Torvlandu
    .loc = Torvlandzie
name-10b = Falkenes
    .gen = Falkenesu
    .loc = Falkenesie
name-10c = Dunvoll
    .gen = Dunvollu
    .loc = Dunvollu
name-11a = Hjortdal
    .gen = Hjortdalu
    .loc = Hjortdalu
name-11b = Munvik
    .gen = Munviku
    .loc = Munviku
name-12a = Vindberg
    .gen = Vindbergu
    .loc = Vindbergu
name-12b = Laksfjord
    .gen = Laksfjordu
    .loc = Laksfjordzie
name-12c = Heidmark
    .gen = Heidmarku
    .loc = Heidmarku
name-13a = Jotunfell
    .gen = Jotunfellu
    .loc = Jotunfellu
name-14a = Orretun
    .gen = Orretunu
    .loc = Orretunie
name-14b = Selholm
    .gen = Selholmu
    .loc = Selholmie
name-14c = Sauland
    .gen = Saulandu
    .loc = Saulandzie
name-15a = Brimnes
    .gen = Brimnesu
    .loc = Brimnesie
name-15b = Ulldal
    .gen = Ulldalu
    .loc = Ulldalu
name-15c = Rosvang
    .gen = Rosvangu
    .loc = Rosvangu
name-16a = Yngheim
    .gen = Yngheimu
    .loc = Yngheimie
name-16b = Tarnvatn
    .gen = Tarnvatnu
    .loc = Tarnvatnie
name-16c = Gaulberg
    .gen = Gaulbergu
    .loc = Gaulbergu
name-17a = Hvalsund
    .gen = Hvalsundu
    .loc = Hvalsundzie
name-17b = Mossland
    .gen = Mosslandu
    .loc = Mosslandzie
name-18a = Vidskog
    .gen = Vidskogu
    .loc = Vidskogu
name-18b = Silfstad
    .gen = Silfstadu
    .loc = Silfstadzie
name-18c = Krokvik
    .gen = Krokviku
    .loc = Krokviku
name-19a = Natthaug
    .gen = Natthaugu
    .loc = Natthaugu
name-19b = Reindal
    .gen = Reindalu
    .loc = Reindalu
name-19c = Gjalvang
    .gen = Gjalvangu
    .loc = Gjalvangu
name-20a = Drangnes
    .gen = Drangnesu
    .loc = Drangnesie
name-20b = Lauvheim
    .gen = Lauvheimu
    .loc = Lauvheimie
name-21a = Engvoll
    .gen = Engvollu
    .loc = Engvollu
name-21b = Tyrfell
    .gen = Tyrfellu
    .loc = Tyrfellu
name-22a = Osplund
    .gen = Osplundu
    .loc = Osplundzie
name-22b = Galtberg
    .gen = Galtbergu
    .loc = Galtbergu
name-22c = Tranvik
    .gen = Tranviku
    .loc = Tranviku
name-22d = Hornstad
    .gen = Hornstadu
    .loc = Hornstadzie
name-23a = Solvang
    .gen = Solvangu
    .loc = Solvangu
name-23b = Murkdal
    .gen = Murkdalu
    .loc = Murkdalu
name-23c = Djupvik
    .gen = Djupviku
    .loc = Djupviku
name-24a = Geirmark
    .gen = Geirmarku
    .loc = Geirmarku
name-24b = Bygheim
    .gen = Bygheimu
    .loc = Bygheimie
name-24c = Urdfell
    .gen = Urdfellu
    .loc = Urdfellu
name-25a = Saltholm
    .gen = Saltholmu
    .loc = Saltholmie
name-25b = Haslund
    .gen = Haslundu
    .loc = Haslundzie
name-25c = Imedal
    .gen = Imedalu
    .loc = Imedalu
name-26a = Ormsund
    .gen = Ormsundu
    .loc = Ormsundzie
name-26b = Valberg
    .gen = Valbergu
    .loc = Valbergu
name-26c = Bukkland
    .gen = Bukklandu
    .loc = Bukklandzie
name-27a = Mjodheim
    .gen = Mjodheimu
    .loc = Mjodheimie
name-27b = Rimfell
    .gen = Rimfellu
    .loc = Rimfellu
name-27c = Farvik
    .gen = Farviku
    .loc = Farviku
name-28a = Hildmark
    .gen = Hildmarku
    .loc = Hildmarku
name-28b = Barkskog
    .gen = Barkskogu
    .loc = Barkskogu
name-29a = Audheim
    .gen = Audheimu
    .loc = Audheimie
name-29b = Tjeldnes
    .gen = Tjeldnesu
    .loc = Tjeldnesie
name-29c = Landvoll
    .gen = Landvollu
    .loc = Landvollu
name-30a = Kvitberg
    .gen = Kvitbergu
    .loc = Kvitbergu
name-30b = Jordal
    .gen = Jordalu
    .loc = Jordalu
name-30c = Ingvik
    .gen = Ingviku
    .loc = Ingviku
name-30d = Naustad
    .gen = Naustadu
    .loc = Naustadzie
name-31a = Trymfell
    .gen = Trymfellu
    .loc = Trymfellu
name-31b = Hagvang
    .gen = Hagvangu
    .loc = Hagvangu
name-31c = Bruholm
    .gen = Bruholmu
    .loc = Bruholmie
name-32a = Siglund
    .gen = Siglundu
    .loc = Siglundzie
name-32b = Toftdal
    .gen = Toftdalu
    .loc = Toftdalu
name-32c = Rymvatn
    .gen = Rymvatnu
    .loc = Rymvatnie
name-33a = Malvik
    .gen = Malviku
    .loc = Malviku
name-33b = Auravoll
    .gen = Auravollu
    .loc = Auravollu
name-33c = Glodberg
    .gen = Glodbergu
    .loc = Glodbergu
name-34a = Brandnes
    .gen = Brandnesu
    .loc = Brandnesie
name-34b = Hauklund
    .gen = Hauklundu
    .loc = Hauklundzie
name-34c = Kaldvik
    .gen = Kaldviku
    .loc = Kaldviku
name-34d = Rognheim
    .gen = Rognheimu
    .loc = Rognheimie

# Pola, na których nie leży jeszcze żaden kafel: o tyle rzędów (`$rows`) na północ albo południe (`$vertical`) i tyle
# kolumn (`$columns`) na zachód albo wschód (`$horizontal`) od kafla startowego.
part-vertical =
    { $vertical ->
        [north] na północ
       *[south] na południe
    }
part-horizontal =
    { $horizontal ->
        [west] na zachód
       *[east] na wschód
    }
part-rows =
    { $rows ->
        [one] { $rows } pole { part-vertical }
        [few] { $rows } pola { part-vertical }
       *[other] { $rows } pól { part-vertical }
    }
part-columns =
    { $columns ->
        [one] { $columns } pole { part-horizontal }
        [few] { $columns } pola { part-horizontal }
       *[other] { $columns } pól { part-horizontal }
    }
name-at =
    { $rows ->
        [0]
            { $columns ->
                [0] na miejscu kafla startowego
               *[other] { part-columns } od kafla startowego
            }
       *[other]
            { $columns ->
                [0] { part-rows } od kafla startowego
               *[other] { part-rows } i { $columns } { part-horizontal } od kafla startowego
            }
    }


## Kafle nazywają się jak ich pierwszy obszar: nazwa to etykieta, przypadki są do środka zdania.

name-start = Kafel startowy
    .gen = kafla startowego
    .acc = kafel startowy
name-start5 = Kafel { name-34a }
    .gen = kafla { name-34a }
    .acc = kafel { name-34a }
name-t01 = Kafel { name-1a }
    .gen = kafla { name-1a }
    .acc = kafel { name-1a }
name-t02 = Kafel { name-2a }
    .gen = kafla { name-2a }
    .acc = kafel { name-2a }
name-t03 = Kafel { name-3a }
    .gen = kafla { name-3a }
    .acc = kafel { name-3a }
name-t04 = Kafel { name-4a }
    .gen = kafla { name-4a }
    .acc = kafel { name-4a }
name-t05 = Kafel { name-5a }
    .gen = kafla { name-5a }
    .acc = kafel { name-5a }
name-t06 = Kafel { name-6a }
    .gen = kafla { name-6a }
    .acc = kafel { name-6a }
name-t07 = Kafel { name-7a }
    .gen = kafla { name-7a }
    .acc = kafel { name-7a }
name-t08 = Kafel { name-8a }
    .gen = kafla { name-8a }
    .acc = kafel { name-8a }
name-t09 = Kafel { name-9a }
    .gen = kafla { name-9a }
    .acc = kafel { name-9a }
name-t10 = Kafel { name-10a }
    .gen = kafla { name-10a }
    .acc = kafel { name-10a }
name-t11 = Kafel { name-11a }
    .gen = kafla { name-11a }
    .acc = kafel { name-11a }
name-t12 = Kafel { name-12a }
    .gen = kafla { name-12a }
    .acc = kafel { name-12a }
name-t13 = Kafel { name-13a }
    .gen = kafla { name-13a }
    .acc = kafel { name-13a }
name-t14 = Kafel { name-14a }
    .gen = kafla { name-14a }
    .acc = kafel { name-14a }
name-t15 = Kafel { name-15a }
    .gen = kafla { name-15a }
    .acc = kafel { name-15a }
name-t16 = Kafel { name-16a }
    .gen = kafla { name-16a }
    .acc = kafel { name-16a }
name-t17 = Kafel { name-17a }
    .gen = kafla { name-17a }
    .acc = kafel { name-17a }
name-t18 = Kafel { name-18a }
    .gen = kafla { name-18a }
    .acc = kafel { name-18a }
name-t19 = Kafel { name-19a }
    .gen = kafla { name-19a }
    .acc = kafel { name-19a }
name-t20 = Kafel { name-20a }
    .gen = kafla { name-20a }
    .acc = kafel { name-20a }
name-t21 = Kafel { name-21a }
    .gen = kafla { name-21a }
    .acc = kafel { name-21a }
name-t22 = Kafel { name-22a }
    .gen = kafla { name-22a }
    .acc = kafel { name-22a }
name-t23 = Kafel { name-23a }
    .gen = kafla { name-23a }
    .acc = kafel { name-23a }
name-t24 = Kafel { name-24a }
    .gen = kafla { name-24a }
    .acc = kafel { name-24a }
name-t25 = Kafel { name-25a }
    .gen = kafla { name-25a }
    .acc = kafel { name-25a }
name-t26 = Kafel { name-26a }
    .gen = kafla { name-26a }
    .acc = kafel { name-26a }
name-t27 = Kafel { name-27a }
    .gen = kafla { name-27a }
    .acc = kafel { name-27a }
name-t28 = Kafel { name-28a }
    .gen = kafla { name-28a }
    .acc = kafel { name-28a }
name-t29 = Kafel { name-29a }
    .gen = kafla { name-29a }
    .acc = kafel { name-29a }
name-t30 = Kafel { name-30a }
    .gen = kafla { name-30a }
    .acc = kafel { name-30a }
name-t31 = Kafel { name-31a }
    .gen = kafla { name-31a }
    .acc = kafel { name-31a }
name-t32 = Kafel { name-32a }
    .gen = kafla { name-32a }
    .acc = kafel { name-32a }
name-t33 = Kafel { name-33a }
    .gen = kafla { name-33a }
    .acc = kafel { name-33a }


## Stwory
##
## Nazwa to etykieta; `.start` to mianownik na początek, `.nom` do środka zdania; `.gender` służy do wyboru formy
## czasownika: m (ruszył), f (ruszyła).

name-creature_wolf = Wilk
text-creature-wolf = W Zbiorach jego terytorium nie daje Chwały za zamknięcie ani zasobów z kafli; budowle działają.
name-creature_brown_bear = Niedźwiedź Brunatny
text-creature-brown_bear = Na jego terytorium nikt nie buduje ani nie rekrutuje, nikt też z niego nie odkrywa ani nie wychodzi. Odwrót jest dozwolony.
name-creature_draugr = Draugr
text-creature-draugr = Gdy przybywa na kontrolowane terytorium, właściciel traci tam 1 jednostkę.
name-creature_fallen_valkyrie = Upadła Walkiria
text-creature-fallen_valkyrie = Z żadnym graczem nie dzieli terytorium: gdy przybywa na kontrolowane, atakuje, a kto wchodzi na jej terytorium, musi z nią walczyć.

name-wolf_beige = Wilk (beżowy)
    .start = Beżowy Wilk
    .nom = beżowy Wilk
    .acc = beżowego Wilka
    .ins = beżowym Wilkiem
    .gender = m
name-wolf_brown = Wilk (brązowy)
    .start = Brązowy Wilk
    .nom = brązowy Wilk
    .acc = brązowego Wilka
    .ins = brązowym Wilkiem
    .gender = m
name-wolf_dark_brown = Wilk (ciemnobrązowy)
    .start = Ciemnobrązowy Wilk
    .nom = ciemnobrązowy Wilk
    .acc = ciemnobrązowego Wilka
    .ins = ciemnobrązowym Wilkiem
    .gender = m
name-brown_bear_beige = Niedźwiedź Brunatny (beżowy)
    .start = Beżowy Niedźwiedź Brunatny
    .nom = beżowy Niedźwiedź Brunatny
    .acc = beżowego Niedźwiedzia Brunatnego
    .ins = beżowym Niedźwiedziem Brunatnym
    .gender = m
name-brown_bear_brown = Niedźwiedź Brunatny (brązowy)
    .start = Brązowy Niedźwiedź Brunatny
    .nom = brązowy Niedźwiedź Brunatny
    .acc = brązowego Niedźwiedzia Brunatnego
    .ins = brązowym Niedźwiedziem Brunatnym
    .gender = m
name-draugr_beige = Draugr (beżowy)
    .start = Beżowy Draugr
    .nom = beżowy Draugr
    .acc = beżowego Draugra
    .ins = beżowym Draugrem
    .gender = m
name-draugr_brown = Draugr (brązowy)
    .start = Brązowy Draugr
    .nom = brązowy Draugr
    .acc = brązowego Draugra
    .ins = brązowym Draugrem
    .gender = m
name-fallen_valkyrie_beige = Upadła Walkiria (beżowa)
    .start = Beżowa Upadła Walkiria
    .nom = beżowa Upadła Walkiria
    .acc = beżową Upadłą Walkirię
    .ins = beżową Upadłą Walkirią
    .gender = f
name-fallen_valkyrie_brown = Upadła Walkiria (brązowa)
    .start = Brązowa Upadła Walkiria
    .nom = brązowa Upadła Walkiria
    .acc = brązową Upadłą Walkirię
    .ins = brązową Upadłą Walkirią
    .gender = f


## Ścianki kości walki; mianownik jest też biernikiem.

name-face_axe2 = 2 punkty
name-face_axe3 = 3 punkty
name-face_choice = punkt albo obrażenie
name-face_axe2_skull = 2 punkty i 1 obrażenie
name-face_skull2 = 2 obrażenia
name-face_axe_skull = 1 punkt i 1 obrażenie


## Opcje gry

option-name-length = Długość gry
option-text-length = Ile lat trwa gra; w dłuższej rozgrywce twierdze nie wygrywają, liczy się tylko Chwała.
option-value-length-standard = 7 lat
option-value-length-long = 10 lat
option-name-teams = Gra drużynowa
option-text-teams = Tylko dla 4 graczy: gracze 1 i 3 grają przeciw graczom 2 i 4.
option-value-teams-true = dwa na dwa
option-value-teams-false = każdy za siebie
option-name-creatures = Stwory
option-text-creatures = Czy w legowiskach mieszkają Stwory: Wilki, Draugry, Niedźwiedzie Brunatne i Upadłe Walkirie.
option-value-creatures-true = ze Stworami
option-value-creatures-false = bez Stworów
option-name-more_creatures = Więcej Stworów!
option-text-more_creatures = Tylko ze Stworami: czy pasujący gracz może sprowadzić nowego Stwora, dopóki jest ich mniej niż graczy.
option-value-more_creatures-true = gracze mogą je sprowadzać
option-value-more_creatures-false = tylko z legowisk
option-name-clan_assignment = Klany
option-text-clan_assignment = Skąd gracze mają swoje Klany; żaden Klan się nie powtarza.
option-value-clan_assignment-choose = wybór w kolejności miejsc
option-value-clan_assignment-random = los zdecyduje
option-value-clan_assignment-fixed = ustalone z góry
option-name-fixed_clans = Klany graczy
option-text-fixed_clans = Dotknij Klanu, aby z góry przydzielić go do miejsca; miejsca bez Klanu dostają pierwszy z wolnych.
option-value-fixed_clans-bear = { name-clan_bear }
option-value-fixed_clans-boar = { name-clan_boar }
option-value-fixed_clans-goat = { name-clan_goat }
option-value-fixed_clans-raven = { name-clan_raven }
option-value-fixed_clans-snake = { name-clan_snake }
option-value-fixed_clans-stag = { name-clan_stag }
option-value-fixed_clans-wolf = { name-clan_wolf }
option-name-scorched_targets = Miejsce Spalonej Ziemi
option-text-scorched_targets = Gdzie Klan Węża może położyć swój żeton: na dowolnym terytorium sąsiadującym z jego własnym czy tylko na neutralnym lub wrogim.
option-value-scorched_targets-any_adjacent = dowolne sąsiednie terytorium
option-value-scorched_targets-neutral_or_enemy = tylko neutralne lub wrogie
option-name-border_rule = Ciągłość granic
option-text-border_rule = Kiedy kafel urywałby granicę: gdy w rogu między czterema kaflami kończy się tylko jedna, czy także wtedy, gdy po obu stronach granicy byłoby to samo terytorium.
option-value-border_rule-vertex = tylko w rogach
option-value-border_rule-separating = granice muszą rozdzielać
option-name-future_sight_scope = Co bierze Wizja Przyszłości
option-text-future_sight_scope = Tylko kartę z oferty danego roku czy także Kartę Osiągnięć przed ostatnim rokiem.
option-value-future_sight_scope-display = kartę z oferty
option-value-future_sight_scope-any_face_up = także Osiągnięcia
option-name-open_fame = Jawna Chwała
option-text-open_fame = Czy wszyscy widzą, ile Chwały ma każdy Klan.
option-value-open_fame-true = jawna
option-value-open_fame-false = tajna
option-name-rulings = Rozstrzygnięcia bez własnej opcji
option-text-rulings = Czy Klan Niedźwiedzia decyduje, że Kaija jest wśród traconych figurek, i może dostać ją z Obozu Szkoleniowego, czy Kaija ginie ostatnia, a Obozy dodają tylko jednostki.
option-value-rulings-by_the_book = według instrukcji
option-value-rulings-house = jak grano tu dawniej


## Zestawy: nazwane zestawy opcji

preset-name-by_the_book = Według instrukcji
preset-text-by_the_book = Wszystko tak, jak w księdze zasad: gracze wybierają Klany, a o losie Kaiji decyduje Klan Niedźwiedzia.
preset-name-house_rules = Zasady domowe
preset-text-house_rules = Tak, jak grano tu na początku: Klany losowo, Kaija ginie ostatnia, a Obozy Szkoleniowe dodają tylko jednostki.
preset-name-long_game = Dłuższa rozgrywka
preset-text-long_game = Dziesięć lat, a wygrywa tylko Chwała.
preset-name-team_game = Gra drużynowa
preset-text-team_game = Dwa na dwa: wygrywa pięć twierdz drużyny albo największa wspólna Chwała.
preset-name-creatures = Stwory
preset-text-creatures = W legowiskach mieszkają Stwory, które krążą po mapie i na które można polować dla Chwały.
preset-name-more_creatures = Więcej Stworów!
preset-text-more_creatures = Ze Stworami, a kto pasuje, może sprowadzić kolejnego.


## Decyzje

# Części pytań: punkty ruchu z `$points`, zasoby z `$price` w bierniku.
part-points =
    { $points ->
        [one] został { $points } punkt ruchu
        [few] zostały { $points } punkty ruchu
       *[other] zostało { $points } punktów ruchu
    }
part-price =
    { $price ->
        [one] { $price } zasób
        [few] { $price } zasoby
       *[other] { $price } zasobów
    }

# Przygotowanie gry
decision-choose_clan = Wybierz swój Klan
    .waiting = { $seat } wybiera Klan
decision-setup_tile = Wybierz kafel na początek
    .waiting = { $side } wybiera kafel
decision-place_tile = Wybierz pole dla { $tile_gen }
    .waiting = { $side } wybiera pole dla { $tile_gen }
decision-turn_tile = Wybierz, jak obrócić { $tile_acc }
    .waiting = { $side } obraca { $tile_acc }
decision-setup_units = Wybierz terytorium { $tile_gen } dla swoich jednostek
    .waiting = { $side } wybiera terytorium { $tile_gen } dla swoich jednostek
decision-setup_kaija = Kto stanie w { $territory_loc }?
    .waiting = { $side } decyduje, czy w { $territory_loc } stanie Kaija
    .units =
        { $a ->
            [one] { $a } jednostka bez Kaiji
            [few] { $a } jednostki bez Kaiji
           *[other] { $a } jednostek bez Kaiji
        }

# Tury
decision-turn = Twoja tura: zagraj kartę, użyj jej inaczej albo spasuj
    .waiting = Trwa tura { $side_gen }
decision-continue = Zagraj następną kartę albo zakończ turę
    .waiting = { $side } może zagrać następną kartę
decision-react = { $victim } zagrywa { $card_acc }: anulować tę kartę Strategią Obronną?
    .waiting = { $side } może anulować { $card_acc }
decision-upgrade_card = Ulepszenie (3 wiedzy): wybierz kartę, którą poświęcisz
    .waiting = { $side } wybiera kartę, którą poświęci na Ulepszenie
decision-upgrade_mode = { $card }: wybierz, dokąd trafi ta karta
    .waiting = { $side } wybiera, dokąd trafi poświęcona karta
decision-upgrade_pick = Wybierz Kartę Ulepszenia, którą weźmiesz
    .waiting = { $side } wybiera Kartę Ulepszenia
    .card = Weź { $a_acc }
decision-pass_pick = Pasujesz: wybierz nową kartę na wierzch swojego Stosu Dobierania
    .waiting = { $side } pasuje i wybiera nową kartę
    .card = Weź { $a_acc }
decision-more_creatures = Sprowadzić na mapę nowego Stwora?
    .waiting = { $side } decyduje, czy sprowadzić Stwora
    .yes = Sprowadź Stwora
    .no = Nie sprowadzaj
decision-place_creature = Wybierz terytorium, na którym pojawi się { $creature_nom }
    .waiting = { $side } wybiera, gdzie pojawi się { $creature_nom }

# Podstawowe akcje
decision-pick_action = Wybierz akcję
    .waiting = { $side } wybiera akcję
    .build = Budowa
    .finish = Bez kolejnej akcji
decision-recruit_figure =
    { $left ->
        [0] { $card }: wybierz terytorium dla następnej jednostki
        [one] { $card }: wybierz terytorium dla następnej jednostki (jeszcze { $left })
       *[other] { $card }: wybierz terytorium dla następnej jednostki (najwyżej jeszcze { $left })
    }
    .waiting = { $side } rekrutuje
    .finish = Nie rekrutuj więcej
decision-camp_kaija = Obóz Szkoleniowy w { $territory_loc }: jednostka czy Kaija?
    .waiting = { $side } decyduje, czy Obóz Szkoleniowy w { $territory_loc } doda Kaiję
decision-hire_more = Zapłacić { part-price } za jeszcze jedną jednostkę w tym samym miejscu?
    .waiting = { $side } decyduje, czy zapłacić za jeszcze jedną jednostkę
    .yes = Zapłać za jednostkę
    .no = Nie płać
decision-pull_unit = Wybierz terytorium, z którego dołączy jeszcze jedna jednostka
    .waiting = { $side } może sprowadzić jeszcze jedną jednostkę
    .territory = Z { $a_gen }
    .finish = Nie sprowadzaj nikogo
decision-build = Wybierz, co i gdzie zbudować (drewno: { $wood })
    .waiting = { $side } wybiera budowlę
    .finish = Nie buduj więcej
decision-build_slot = Wybierz miejsce na { $building_acc }
    .waiting = { $side } wybiera miejsce na { $building_acc }
decision-glory = Najpierw budować czy najpierw zebrać zasoby terytorium, na którym zbudujesz?
    .waiting = { $side } decyduje, czy najpierw budować, czy zebrać zasoby
decision-glory_collect = Zebrać zasoby { $territory_gen }?
    .waiting = { $side } decyduje, czy zebrać zasoby { $territory_gen }
    .yes = Zbierz zasoby
    .no = Nie zbieraj
decision-replace_building = Wybierz budowlę do wymiany, jeśli chcesz
    .waiting = { $side } może wymienić budowlę
    .slot = Budowla w { $a_loc }
    .finish = Nie wymieniaj
decision-replace_with = Wybierz, co zastąpi { $building_acc }
    .waiting = { $side } wymienia { $building_acc }
decision-move_from = { $card }: wybierz, skąd ruszyć, albo zakończ ({ part-points })
    .waiting = { $side } porusza figurki
    .territory = Rusz z { $a_gen }
    .finish = Bez dalszych ruchów
decision-move_to = Wybierz, dokąd ruszyć z { $territory_gen } ({ part-points })
    .waiting = { $side } rusza z { $territory_gen }
    .territory = Rusz do { $a_gen }
decision-move_count = Wybierz, kto pójdzie z { $origin_gen } do { $territory_gen }
    .waiting = { $side } rusza z { $origin_gen } do { $territory_gen }
decision-pass_through = Wybierz, dokąd grupa pójdzie dalej z { $territory_gen } ({ part-points })
    .waiting = { $side } przechodzi przez { $territory }
    .territory = Idź dalej do { $a_gen }
decision-explore_tile = { $card }: wybierz kafel, który położysz
    .waiting = { $side } wybiera kafel
decision-explore_again = Wykonać jeszcze Odkrycie?
    .waiting = { $side } decyduje, czy wykonać jeszcze Odkrycie
    .yes = Odkrywaj
    .no = Nie odkrywaj
decision-annex = Wybierz, co najpierw
    .waiting = { $side } decyduje, czy najpierw odkrywać, czy się ruszyć

# Karty
decision-discard_drawn = Wybierz, którą z właśnie dobranych kart odrzucisz
    .waiting = { $side } wybiera kartę do odrzucenia
    .card = Odrzuć { $a_acc }
decision-put_on_top = Wybierz, którą z właśnie dobranych kart odłożysz na wierzch
    .waiting = { $side } wybiera kartę, którą odłoży na wierzch
    .card = Odłóż na wierzch { $a_acc }
decision-pay_for_draw = Zapłacić { part-price }, by dobrać jeszcze jedną kartę?
    .waiting = { $side } decyduje, czy zapłacić za jeszcze jedną kartę
    .yes = Zapłać i dobierz
    .no = Nie płać
decision-pay_resource = Wybierz zasób, który oddasz (pozostało: { $left })
    .waiting = { $side } płaci
decision-recover = Weź kartę ze swojego Stosu Kart Odrzuconych albo dobierz jedną
    .waiting = { $side } wybiera między odrzuconymi kartami a nową
    .card = Weź { $a_acc }
decision-spy_target = Wybierz, czyją rękę obejrzy Szpieg
    .waiting = { $side } wybiera, czyją rękę obejrzy Szpieg
decision-spy_card = Wybierz kartę, którą odrzuci { $victim }
    .waiting = { $side } wybiera kartę, którą odrzuci { $victim }
    .card = Odrzuć { $a_acc }
decision-curse_discard = Ciąży na tobie klątwa: wybierz kartę do odrzucenia
    .waiting = { $side }, obłożony klątwą, wybiera kartę do odrzucenia
    .card = Odrzuć { $a_acc }
decision-threaten = Wybierz, kto odrzuci losową kartę, albo dobierz jedną
    .waiting = { $side } wybiera, komu zagrozić
    .seat = { $a } odrzuca losową kartę
decision-extort_target = Wybierz, czyją rękę obejrzysz
    .waiting = { $side } wybiera, czyją rękę obejrzy
decision-extort_card = Wskaż kartę, którą { $victim } odrzuci albo wykupi
    .waiting = { $side } wskazuje kartę { $victim_gen }
    .card = Wskaż { $a_acc }
decision-extort_reply = { $victim } wskazuje { $card_acc }: odrzucić tę kartę czy oddać 2 zasoby?
    .waiting = { $side } wybiera, czy odrzucić { $card_acc }
decision-copy = Wybierz kartę, którą skopiujesz
    .waiting = { $side } wybiera kartę do skopiowania
decision-future_sight = Wybierz kartę na wierzch swojego Stosu Dobierania; pasując w tym roku, nie weźmiesz żadnej
    .waiting = { $side } spogląda w przyszłość
    .card = Weź { $a_acc }
decision-scorch = Wybierz terytorium dla Spalonej Ziemi, jeśli chcesz
    .waiting = { $side } może położyć Spaloną Ziemię
    .finish = Nie ruszaj żetonu
decision-hidden_from = Ukryte Ścieżki: wybierz terytorium, które opuścisz
    .waiting = { $side } wybiera, skąd wyruszy Ukrytymi Ścieżkami
    .territory = Z { $a_gen }
decision-hidden_to = Wybierz otwarte terytorium dla figurek z { $origin_gen }
    .waiting = { $side } wybiera, dokąd prowadzą Ukryte Ścieżki
    .territory = Do { $a_gen }
decision-hidden_count = Wybierz, kto pójdzie z { $origin_gen } do { $territory_gen }
    .waiting = { $side } wybiera, kto pójdzie z { $origin_gen } do { $territory_gen }
decision-bribe_from = Wybierz terytorium, na którym przekupisz jednostki
    .waiting = { $side } wybiera, kogo przekupić
decision-bribe_to = Wybierz, dokąd pójdą jednostki z { $origin_gen }
    .waiting = { $side } wybiera, dokąd pójdą przekupione jednostki
    .territory = Do { $a_gen }
decision-bribe_count = Wybierz, ile jednostek pójdzie z { $origin_gen } do { $territory_gen }
    .waiting = { $side } wybiera, ile jednostek przekupić
decision-remove_unit = Wybierz terytorium, z którego zniknie wroga jednostka
    .waiting = { $side } wybiera wrogą jednostkę do usunięcia
decision-raid_collect = Wybierz, co zabierzesz z { $territory_gen }
    .waiting = { $side } wybiera, co zabrać z { $territory_gen }
decision-add_captured = Wybierz terytorium, na które dodasz jednostkę
    .waiting = { $side } wybiera, gdzie dodać jednostkę

# Walka
decision-declare_hunt = Zaatakować Stwora w { $territory_loc }?
    .waiting = { $side } może zaatakować Stwora w { $territory_loc }
    .hunt = Zaatakuj { $a_acc }
    .finish = Nie atakuj
decision-pick_fight = Wybierz następną walkę
    .waiting = { $side } wybiera następną walkę
decision-intimidate = Przed walką wypchnąć broniącą się jednostkę z { $territory_gen }?
    .waiting = { $side } może wypchnąć broniącą się jednostkę z { $territory_gen }
    .territory = Wypchnij jednostkę do { $a_gen }
    .finish = Nie wypychaj nikogo
decision-spend_food = Walka w { $territory_loc }, punkty { $points } przeciw { $against }: ile żywności odrzucisz? (żywność: { $food })
    .waiting = Walka w { $territory_loc }: { $side } decyduje, ile żywności odrzucić
decision-spend_food_on_creature = Walka z { $creature_ins }, punkty { $points } przeciw { $against }: ile żywności odrzucisz? (żywność: { $food })
    .waiting = Walka z { $creature_ins }: { $side } decyduje, ile żywności odrzucić
decision-choose_symbol = Wybierz, co pokazuje twoja kość
    .waiting = { $side } wybiera, co pokazuje jego kość
decision-throw_axes = Wybierz, co dodadzą Miotacze Toporów
    .waiting = { $side } wybiera, co dodadzą Miotacze Toporów
decision-lose_kaija =
    { $losses ->
        [one] Tracisz { $losses } figurkę w { $territory_loc }: jednostkę czy Kaiję?
        [few] Tracisz { $losses } figurki w { $territory_loc }: same jednostki czy także Kaiję?
       *[other] Tracisz { $losses } figurek w { $territory_loc }: same jednostki czy także Kaiję?
    }
    .waiting = { $side } decyduje, czy Kaija ginie w { $territory_loc }
    .units =
        { $a ->
            [one] Strać { $a } jednostkę, zachowaj Kaiję
            [few] Strać { $a } jednostki, zachowaj Kaiję
           *[other] Strać { $a } jednostek, zachowaj Kaiję
        }
    .units_and_kaija =
        { $a ->
            [0] Strać Kaiję
            [one] Strać Kaiję i { $a } jednostkę
            [few] Strać Kaiję i { $a } jednostki
           *[other] Strać Kaiję i { $a } jednostek
        }
decision-retreat_kaija = Wybierz, dokąd Kaija wycofa się z { $territory_gen }
    .waiting = { $side } wybiera, dokąd Kaija wycofa się z { $territory_gen }
    .territory = Wycofaj się do { $a_gen }
decision-retreat_to =
    { $left ->
        [one] Wybierz, dokąd jednostka wycofa się z { $territory_gen }
       *[other] Wybierz, dokąd jednostki wycofają się z { $territory_gen } (pozostało: { $left })
    }
    .waiting = { $side } wycofuje się z { $territory_gen }
    .territory = Wycofaj się do { $a_gen }
decision-retreat_count = Wybierz, ile jednostek się tam wycofa (pozostało: { $left })
    .waiting = { $side } rozdziela wycofujące się jednostki
decision-creature_tie = Wybierz, dokąd pójdzie { $creature_nom }
    .waiting = { $side } wybiera, dokąd pójdzie { $creature_nom }

# Zbiory i Koniec Roku
decision-steal = Spalona Ziemia: wybierz, co zabierzesz z { $territory_gen }
    .waiting = { $side } może zabrać zasób z { $territory_gen }
    .finish = Nic nie zabieraj
decision-trade = Wymień 3 zasoby na 1 albo zakończ (żywność { $food }, drewno { $wood }, wiedza { $lore })
    .waiting = { $side } może wymieniać zasoby
    .finish = Bez dalszej wymiany
decision-trade_get = Na wymianę: { part-stock }. Wybierz, co weźmiesz
    .waiting = { $side } wymienia zasoby: { part-stock }
decision-swap_reply = Partner proponuje ci 1 { $given_acc } za 1 { $received_acc }: zgadzasz się?
    .waiting = { $side } rozważa propozycję partnera: 1 { $given_nom } za 1 { $received_acc }
decision-second_chance = Druga szansa: wybierz terytorium dla 3 jednostek
    .waiting = { $side } może wrócić do gry

# Los
decision-draw_clan = Losowanie Klanu { $seat_gen }
    .waiting = Trwa losowanie Klanu { $seat_gen }
decision-draw_first_player = Losowanie Pierwszego Gracza
    .waiting = Trwa losowanie Pierwszego Gracza
    .seat = Zaczyna { $a_nom }
decision-draw_achievement = Losowanie Karty Osiągnięć
    .waiting = Trwa losowanie Karty Osiągnięć
decision-deal_tile = Losowanie kafla: { $side }
    .waiting = Trwa losowanie kafla: { $side }
decision-draw_tile = Losowanie kafla: { $side }
    .waiting = Trwa losowanie kafla: { $side }
decision-draw_card = Dobranie karty: { $side }
    .waiting = Trwa dobieranie karty: { $side }
decision-random_discard = Losowanie karty, którą odrzuci { $side }
    .waiting = Trwa losowanie karty, którą odrzuci { $side }
decision-discard_top = Losowanie karty, którą odrzuci { $side }
    .waiting = Trwa losowanie karty, którą odrzuci { $side }
decision-reveal_card = Losowanie nowej karty do oferty
    .waiting = Trwa losowanie nowej karty do oferty
decision-draw_creature = Losowanie Stwora
    .waiting = Trwa losowanie Stwora
decision-roll_die = Rzut kością walki
    .waiting = Trwa rzut kością walki
decision-roll_in_creature_fight = Rzut kością walki
    .waiting = Trwa rzut kością walki


## Możliwości do wyboru

option-clan = { $a }
option-seat = { $a }
option-card = { $a }
option-tile = { $a }
option-creature = { $a }
option-face = { $a }
option-resource = { $a }
option-building = { $a }
option-territory = { $a }
option-cell = { $a }
option-rotation =
    { $a ->
        [0] Bez obrotu
        [1] Ćwierć obrotu w prawo
        [2] Pół obrotu
       *[other] Ćwierć obrotu w lewo
    }
option-redraw = Dobierz inny kafel
option-draw_tile = Dobierz nowy kafel
option-yes = Tak
option-no = Nie
option-finish = Zakończ
option-decline = Nie wracaj do gry
option-unit = Jednostka w { $a_loc }
option-kaija = Kaija w { $a_loc }
option-units =
    { $a ->
        [0] Nikt
        [one] { $a } jednostka
        [few] { $a } jednostki
       *[other] { $a } jednostek
    }
option-units_and_kaija =
    { $a ->
        [0] Sama Kaija
        [one] { $a } jednostka i Kaija
        [few] { $a } jednostki i Kaija
       *[other] { $a } jednostek i Kaija
    }
option-play = Zagraj { $a_acc }
option-wait = Przeczekaj, kładąc { $a_acc }
option-replace = Zamień { $a_acc } (1 wiedza)
option-remove = Usuń { $a_acc } (2 wiedzy)
option-upgrade = Ulepszenie (3 wiedzy)
option-pass = Spasuj
option-end_turn = Zakończ turę
option-allow = Nie anuluj
option-cancel = Anuluj kartę
option-to_active = Do Strefy Aktywnej
option-out_of_game = Poza grę
option-draw = Dobierz kartę
option-pay = Oddaj 2 zasoby
option-discard = Odrzuć kartę
option-recruit = Rekrutacja 1
option-move = Ruch 1
option-explore = Odkrycie
option-explore_first = Najpierw Odkrycie
option-move_first = Najpierw Ruch
option-collect_first = Zbierz zasoby { $a_gen }, potem tam buduj
option-build_first = Najpierw buduj
option-build = { $b } w { $a_loc }
option-slot = Miejsce na budowlę w { $a_loc }
option-slotless = { $b } poza miejscami w { $a_loc }
option-copy = { $a }: { $b }
option-combat = Walka w { $a_loc }
option-hunt = Walka z { $a_ins }
option-point = 1 punkt walki
option-casualty = 1 obrażenie
option-food =
    { $a ->
        [0] Bez żywności
        [one] { $a } żywność
       *[other] { $a } żywności
    }
option-give = Oddaj { part-gift }
option-swap = Zaproponuj partnerowi 1 { $a_acc } za 1 { $b_acc }
option-accept = Zgódź się
option-refuse = Odmów

# Części możliwości, w bierniku: zasoby z `$a`, `$b` i `$c`.
part-gift-food =
    { $a ->
        [one] { $a } żywność
       *[other] { $a } żywności
    }
part-gift-wood =
    { $b ->
        [one] { $b } drewno
       *[other] { $b } drewna
    }
part-gift-lore =
    { $c ->
        [one] { $c } wiedzę
       *[other] { $c } wiedzy
    }
part-gift =
    { $a ->
        [0]
            { $b ->
                [0] { part-gift-lore }
               *[other]
                    { $c ->
                        [0] { part-gift-wood }
                       *[other] { part-gift-wood } i { part-gift-lore }
                    }
            }
       *[other]
            { $b ->
                [0]
                    { $c ->
                        [0] { part-gift-food }
                       *[other] { part-gift-food } i { part-gift-lore }
                    }
               *[other]
                    { $c ->
                        [0] { part-gift-food } i { part-gift-wood }
                       *[other] { part-gift-food }, { part-gift-wood } i { part-gift-lore }
                    }
            }
    }


## Dziennik

# Części wpisów i pytań: zasoby z `$food`, `$wood` i `$lore` oraz jednostki z `$units` w mianowniku; jednostki
# z `$count`, Chwała z `$fame`, punkty z `$score` i obrażenia z `$losses` w bierniku.
part-food =
    { $food ->
        [one] { $food } żywność
       *[other] { $food } żywności
    }
part-wood =
    { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    }
part-lore =
    { $lore ->
        [one] { $lore } wiedza
       *[other] { $lore } wiedzy
    }
part-stock =
    { $food ->
        [0]
            { $wood ->
                [0]
                    { $lore ->
                        [0] nic
                       *[other] { part-lore }
                    }
               *[other]
                    { $lore ->
                        [0] { part-wood }
                       *[other] { part-wood } i { part-lore }
                    }
            }
       *[other]
            { $wood ->
                [0]
                    { $lore ->
                        [0] { part-food }
                       *[other] { part-food } i { part-lore }
                    }
               *[other]
                    { $lore ->
                        [0] { part-food } i { part-wood }
                       *[other] { part-food }, { part-wood } i { part-lore }
                    }
            }
    }
part-units =
    { $count ->
        [one] { $count } jednostkę
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
part-fame =
    { $fame ->
        [one] { $fame } Punkt Chwały
        [few] { $fame } Punkty Chwały
       *[other] { $fame } Punktów Chwały
    }
part-score =
    { $score ->
        [one] { $score } punkt walki
        [few] { $score } punkty walki
       *[other] { $score } punktów walki
    }
part-losses =
    { $losses ->
        [0] nie otrzymał obrażeń
        [one] otrzymał { $losses } obrażenie
        [few] otrzymał { $losses } obrażenia
       *[other] otrzymał { $losses } obrażeń
    }
part-wintering =
    { $units ->
        [0] bez jednostek
        [one] { $units } jednostka
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }

log-setup_begins = Przygotowanie gry
log-clan_taken = { $seat } prowadzi { $side_acc }.
    .clause = prowadzi{ $sz } { $side_acc }
log-first_player = Pierwszym Graczem jest { $side }.
    .clause = zaczyna{ $sz }
log-achievement_shown = Osiągnięcie w tej grze: { $card }.
log-tile_dealt = { $side } dobrał { $tile_acc }.
log-hand_shown = { $side } nie miał pasującego kafla: pokazał wszystkie i dobiera nowe.
log-tile_shown = { $side } pokazał { $tile_acc }.
log-units_settled = { $side } wystawił { part-units } w { $territory_loc }.
    .clause = wystawia{ $sz } { $items }
    .item = { part-units } w { $territory_loc }
log-kaija_settled = { $side } wystawił Kaiję w { $territory_loc }.

log-year_begins = Rok { $year } z { $years }
    .scene = Początek roku
log-actions_begin = Akcje
log-creatures_begin = Faza Stworów
log-harvest_begins = Zbiory
log-winter_begins = Zima
log-year_ends = Koniec roku { $year }
log-drew_cards =
    { $count ->
        [one] { $side } dobrał { $count } kartę.
        [few] { $side } dobrał { $count } karty.
       *[other] { $side } dobrał { $count } kart.
    }
    .clause =
        { $count ->
            [one] dobiera{ $sz } kartę
            [few] dobiera{ $sz } { $count } karty
           *[other] dobiera{ $sz } { $count } kart
        }
log-drew_card = { $side } dobrał { $card_acc }.
log-reshuffled = { $side } przetasował Stos Kart Odrzuconych w nowy Stos Dobierania.
log-card_shown = W tegorocznej ofercie: { $card }.
    .item = { $card }
    .result = w ofercie są { $items }

log-played = { $side } zagrał { $card_acc }.
    .clause = zagrywa{ $sz } { $card_acc }
log-cancelled = { $side } anulował { $card_acc } Strategią Obronną.
    .clause = anuluje{ $sz } { $card_acc } Strategią Obronną
log-waited = { $side } przeczekał, kładąc { $card_acc }.
    .clause = czeka{ $sz }, kładąc { $card_acc }
log-replaced = { $side } zamienił { $card_acc } za 1 wiedzę.
    .clause = zamienia{ $sz } { $card_acc }
log-removed = { $side } usunął z gry { $card_acc } za 2 wiedzy.
    .clause = usuwa{ $sz } z gry { $card_acc }
log-upgraded = { $side } poświęcił { $spent_acc }, zapłacił 3 wiedzy i wziął { $gained_acc }.
    .clause = poświęca{ $sz } { $spent_acc }, by wziąć { $gained_acc }
log-spent_out = { $side } usunął z gry { $card_acc }.
log-passed = { $side } spasował.
    .clause = pasuje{ $sz }
log-marker_taken = { $side } spasował pierwszy i wziął Znacznik Pierwszego Gracza.
    .clause = bierze{ $sz } Znacznik Pierwszego Gracza
log-picked = { $side } wziął { $card_acc } i położył na wierzchu swojego Stosu Dobierania.
    .clause = bierze{ $sz } { $card_acc }

log-recruited = { $side } zrekrutował jednostkę w { $territory_loc }.
    .clause = rekrutuje{ $sz } { $items }
    .item =
        { $times ->
            [one] jednostkę w { $territory_loc }
            [few] { $times } jednostki w { $territory_loc }
           *[other] { $times } jednostek w { $territory_loc }
        }
log-kaija_placed = { $side } zrekrutował Kaiję w { $territory_loc }.
    .clause = rekrutuje{ $sz } Kaiję w { $territory_loc }
log-camp_added = Dzięki Obozom Szkoleniowym { $side } dodał { part-units } w { $territory_loc }.
    .clause = szkoli{ $sz } { part-units } w { $territory_loc }
log-unit_added = { $side } dodał jednostkę w { $territory_loc }.
    .clause = dodaje{ $sz } jednostkę w { $territory_loc }
log-unit_pulled = { $side } sprowadził jednostkę z { $origin_gen } do { $territory_gen }.
    .clause = sprowadza{ $sz } jednostkę z { $origin_gen } do { $territory_gen }
log-kaija_awake = Kaija { $side_gen } jest przebudzona: do końca roku może wchodzić na wrogie terytoria.
    .clause = budzi{ $sz } Kaiję
log-paid = { $side } zapłacił 1 { $resource_acc }.
log-built =
    { $wood ->
        [0] { $side } zbudował za darmo { $building_acc } w { $territory_loc }.
       *[other] { $side } zbudował { $building_acc } w { $territory_loc } za { part-wood }.
    }
    .clause = buduje{ $sz } { $building_acc } w { $territory_loc }
log-building_replaced = { $side } zastąpił w { $territory_loc } { $old_acc } { $new_ins }.
    .clause = zastępuje{ $sz } w { $territory_loc } { $old_acc } { $new_ins }
log-moved = { $side } przeniósł { part-units } z { $origin_gen } do { $territory_gen }.
    .clause = przenosi{ $sz } { $items }
    .item = { part-units } z { $origin_gen } do { $territory_gen }
log-kaija_moved = Kaija { $side_gen } przeszła z { $origin_gen } do { $territory_gen }.
    .clause = przenosi{ $sz } Kaiję do { $territory_gen }
log-tile_drawn = { $side } dobrał { $tile_acc }.
log-tiles_buried =
    { $count ->
        [one] { $side } odłożył { $count } kafel na spód stosu.
        [few] { $side } odłożył { $count } kafle na spód stosu.
       *[other] { $side } odłożył { $count } kafli na spód stosu.
    }
log-no_tile_fits = { $side } nie znalazł kafla, który by pasował.
    .clause = nie znajduje{ $sz } pasującego kafla
log-tile_laid = { $side } położył { $tile_acc } { $cell }.
    .clause = kładzie{ $sz } { $items }
    .item = { $tile_acc }
log-collected =
    { $count ->
        [one] { $side } zebrał { $count } { $resource_acc }.
       *[other] { $side } zebrał { $count } { $resource_gen }.
    }
    .clause = zbiera{ $sz } { $items }
    .item =
        { $count ->
            [one] { $count } { $resource_acc }
           *[other] { $count } { $resource_gen }
        }
log-collected_at =
    { $count ->
        [one] { $side } zebrał { $count } { $resource_acc } w { $territory_loc }.
       *[other] { $side } zebrał { $count } { $resource_gen } w { $territory_loc }.
    }
    .clause = zbiera{ $sz } { $items }
    .item =
        { $count ->
            [one] { $count } { $resource_acc } w { $territory_loc }
           *[other] { $count } { $resource_gen } w { $territory_loc }
        }
log-card_discarded = { $side } odrzucił { $card_acc }.
    .clause = odrzuca{ $sz } { $card_acc }
log-card_on_top = { $side } odłożył kartę na wierzch swojego Stosu Dobierania.
    .clause = odkłada{ $sz } kartę na wierzch Stosu Dobierania
log-card_put_on_top = Karta odłożona na wierzch przez { $side_acc } to { $card }.
log-card_recovered = { $side } wziął { $card_acc } ze swojego Stosu Kart Odrzuconych.
    .clause = odzyskuje{ $sz } { $card_acc }
log-hand_seen = { $side } obejrzał rękę { $victim_gen }.
    .clause = ogląda{ $sz } rękę { $victim_gen }
log-card_named = { $side } wskazał { $card_acc } na ręce { $victim_gen }.
    .clause = wskazuje{ $sz } { $card_acc } na ręce { $victim_gen }
log-resource_given = { $side } oddał 1 { $resource_acc } { $receiver_dat }.
    .clause = oddaje{ $sz } 1 { $resource_acc } { $receiver_dat }
log-unit_removed = { $side } usunął jednostkę { $victim_gen } z { $territory_gen }.
    .clause = usuwa{ $sz } jednostkę { $victim_gen } z { $territory_gen }
log-copied = { $side } skopiował { $card_acc }.
    .clause = kopiuje{ $sz } { $card_acc }
log-bribed =
    { $count ->
        [one] { $side } przekupił { part-units } { $victim_gen }, która przeszła z { $origin_gen } do { $territory_gen }.
       *[other] { $side } przekupił { part-units } { $victim_gen }, które przeszły z { $origin_gen } do { $territory_gen }.
    }
    .clause = przekupuje{ $sz } { part-units } { $victim_gen }, sprowadzając do { $territory_gen }
log-conqueror = { $side } jest zdobywcą: do końca roku w jego atakach nie działają Wieże Obronne i Fortece.
    .clause = zdobywa{ $sz } prawo zdobywcy
log-scorched = { $side } położył Spaloną Ziemię w { $territory_loc }.
    .clause = kładzie{ $sz } Spaloną Ziemię w { $items }
    .item = { $territory_loc }

log-combat_begins = { $attacker } zaatakował { $defender_acc } w { $territory_loc }!
    .scene = Walka w { $territory_loc }, { $attacker } przeciw { $defender_dat }
log-card_helped = { $side } walczył z kartą „{ $card }” (punkty walki: { $points }).
log-scorch_helped = { $side } skorzystał ze Spalonej Ziemi (punkty walki: { $points }).
log-walls_helped = { $side } skorzystał z budynków (punkty walki: { $points }, obrażenia: { $casualties }).
log-lined_up =
    { $kaija ->
        [0] { $side } wystawił do walki { part-units }.
       *[other] { $side } wystawił do walki { part-units } i Kaiję.
    }
log-pushed = { $side } wypchnął jednostkę { $victim_gen } do { $territory_gen }.
    .clause = wypycha{ $sz } jednostkę { $victim_gen } do { $territory_gen }
    .result = { $side } wypchnął jednostkę { $victim_gen } do { $territory_gen }
log-food_spent =
    { $count ->
        [one] { $side } odrzucił w walce { $count } żywność.
       *[other] { $side } odrzucił w walce { $count } żywności.
    }
log-rolled = { $side } wyrzucił { $face }.
log-creature_rolled =
    { $creature_gender ->
        [f] { $creature_start } wyrzuciła { $face }.
       *[m] { $creature_start } wyrzucił { $face }.
    }
log-took_point = { $side } wybrał punkt walki.
log-took_casualty = { $side } wybrał obrażenie.
log-combat_scored = { $side } uzyskał { part-score } i { part-losses }.
    .result = { $side } uzyskał { part-score } i { part-losses }
log-creature_scored =
    { $creature_gender ->
        [f] { $creature_start } uzyskała { part-score }.
       *[m] { $creature_start } uzyskał { part-score }.
    }
    .result = { $creature }: { part-score }
log-combat_won = { $side } wygrał walkę w { $territory_loc }!
    .result = wygrał { $side }
log-nobody_won = Nikt nie wygrał walki w { $territory_loc }.
    .result = nikt nie wygrał
log-taken_without_combat = { $side } zajął { $territory } bez walki.
    .clause = zajmuje{ $sz } { $territory } bez walki
    .result = { $side } zajął { $territory } bez walki
log-retreated = { $side } wycofał { part-units } do { $territory_gen }.
    .result = { $side } wycofał się do { $territory_gen }
log-kaija_retreated = Kaija { $side_gen } wycofała się do { $territory_gen }.
log-kaija_fell = Kaija { $side_gen } zginęła w { $territory_loc }.
    .result = zginęła Kaija { $side_gen }
log-fell =
    { $kaija ->
        [0] { $side } stracił { part-units }.
       *[other] { $side } stracił { part-units } i Kaiję.
    }
log-no_retreat =
    { $count ->
        [one] { $side } nie miał dokąd się wycofać i stracił { $count } figurkę.
        [few] { $side } nie miał dokąd się wycofać i stracił { $count } figurki.
       *[other] { $side } nie miał dokąd się wycofać i stracił { $count } figurek.
    }
    .result = { $side } nie miał dokąd się wycofać

log-creature_appeared =
    { $creature_gender ->
        [f] { $creature_start } pojawiła się w { $territory_loc }.
       *[m] { $creature_start } pojawił się w { $territory_loc }.
    }
    .result = { $creature } pojawia się w { $territory_loc }
log-creature_moved =
    { $creature_gender ->
        [f] { $creature_start } przeszła do { $territory_gen }.
       *[m] { $creature_start } przeszedł do { $territory_gen }.
    }
    .result = { $creature } przechodzi do { $territory_gen }
log-creature_stayed =
    { $creature_gender ->
        [f] { $creature_start } nie mogła się ruszyć.
       *[m] { $creature_start } nie mógł się ruszyć.
    }
    .result = { $creature } zostaje
log-hunt_declared = { $side } postanowił zaatakować { $creature_acc }.
log-hunt_begins = { $side } zaatakował { $creature_acc } w { $territory_loc }!
    .scene = Polowanie w { $territory_loc }, { $side } na { $creature_acc }
log-creature_attacks =
    { $creature_gender ->
        [f] { $creature_start } zaatakowała { $side_acc } w { $territory_loc }!
       *[m] { $creature_start } zaatakował { $side_acc } w { $territory_loc }!
    }
    .scene = Walka w { $territory_loc }, { $creature } przeciw { $side_dat }
log-creature_defeated = { $side } pokonał { $creature_acc }!
    .result = wygrał { $side }
log-creature_won = { $side } przegrał z { $creature_ins }.
    .result = przegrał { $side }
log-draugr_killed =
    { $creature_gender ->
        [f] { $creature_start } zabiła figurkę { $side_gen } w { $territory_loc }.
       *[m] { $creature_start } zabił figurkę { $side_gen } w { $territory_loc }.
    }
    .result = { $creature } zabija figurkę { $side_gen } w { $territory_loc }

log-fame_closed = { $side } zdobył { part-fame } za zamknięcie { $territory_gen }.
    .clause = zdobywa{ $sz } { $items }
    .item = { part-fame } za zamknięcie { $territory_gen }
log-fame_stag_closed = { $side } zdobył dodatkowo { part-fame } za zamknięcie { $territory_gen }.
    .clause = zdobywa{ $sz } dodatkowo { part-fame } za zamknięcie { $territory_gen }
log-fame_stag_conquest = { $side } zdobył { part-fame } za podbój { $territory_gen }.
    .clause = zdobywa{ $sz } { part-fame } za podbój { $territory_gen }
    .result = { $side } zdobył { part-fame } za podbój { $territory_gen }
log-fame_harvest = { $side } zdobył { part-fame } za zamknięte terytoria.
log-fame_altar = { $side } zdobył { part-fame } za Ołtarze Królów.
    .result = { $side } zdobył { part-fame } za Ołtarze Królów
log-fame_creature = { $side } zdobył { part-fame } za Stwora.
    .clause = zdobywa{ $sz } { part-fame } za Stwora
    .result = { $side } zdobył { part-fame }

log-stolen = { $side } zabrał na Spalonej Ziemi 1 { $resource_acc } { $victim_dat }.
    .clause = zabiera{ $sz } { $victim_dat } 1 { $resource_acc }
log-harvested = Zbiory { $side_gen }: { part-stock }.
    .result = { $side }: { part-stock }
log-traded = Wymiana { $side_gen }: { part-stock } za 1 { $resource_acc }.
log-swap_offered = { $side } zaproponował partnerowi 1 { $given_acc } za 1 { $received_acc }.
log-swapped = { $side } dał partnerowi 1 { $given_acc } za 1 { $received_acc }.
log-swap_refused = { $side } odmówił wymiany.
log-wintered =
    { $food ->
        [0]
            { $wood ->
                [0] { $side } nic nie zapłacił za zimę ({ part-wintering }).
               *[other] { $side } zapłacił za zimę { part-wood } ({ part-wintering }).
            }
       *[other]
            { $wood ->
                [0] { $side } zapłacił za zimę { part-food } ({ part-wintering }).
               *[other] { $side } zapłacił za zimę { part-food } i { part-wood } ({ part-wintering }).
            }
    }
    .result = { $side }: żywność { $food }, drewno { $wood }
log-unrest = { $side } nie mógł zapłacić za wszystko: na wierzch jego Stosu Dobierania trafiła Karta Niepokojów.
    .result = { $side } dostał Kartę Niepokojów
log-no_unrest_left =
    { $fame ->
        [0] { $side } nie mógł zapłacić za wszystko, a Kart Niepokojów już nie było.
       *[other] { $side } nie mógł zapłacić za wszystko; Kart Niepokojów już nie było, więc stracił { part-fame }.
    }
    .result = { $side } stracił { part-fame }
log-second_chance = { $side } wrócił do gry z 3 jednostkami w { $territory_loc }.
    .clause = wraca{ $sz } do gry z 3 jednostkami w { $territory_loc }
    .result = { $side } wrócił do gry w { $territory_loc }
log-no_second_chance = { $side } nie wrócił do gry.
    .result = { $side } nie wrócił do gry
log-stronghold_victory =
    { $sides_id ->
        [none] Twierdze nikomu nie dały zwycięstwa.
       *[other] Rozstrzygnęły twierdze: zwycięstwo { $sides_gen }!
    }
log-total = { $side } ma w sumie { part-fame }.
    .result = { $side } ma { part-fame }
log-won =
    { $by_strongholds ->
        [0] { $side } wygrał grę dzięki Chwale!
       *[other] { $side } wygrał grę dzięki twierdzom!
    }
log-fame_victory =
    { $sides_id ->
        [none] Chwała nikomu nie dała zwycięstwa.
       *[other] Rozstrzygnęła Chwała: zwycięstwo { $sides_gen }!
    }


## Słowa na stole

word-table = Stół
text-north-of = na północ od { $territory_gen }
text-south-of = na południe od { $territory_gen }
text-west-of = na zachód od { $territory_gen }
text-east-of = na wschód od { $territory_gen }
word-places = Pola dla { $tile_gen }
word-map = Mapa
word-year = Rok
word-display = Oferta
word-achievements = Osiągnięcia
word-unrest = Niepokoje
word-buildings = Budowle
word-buildings-left = Pozostałe budowle
word-supply = Wspólna rezerwa
word-tiles = Kafle
word-creatures = Stwory
word-lair = Legowisko
word-fame = Chwała
word-units = Jednostki
word-reserve = Rezerwa
word-kaija = Kaija
word-scorched = Spalona Ziemia
word-strongholds = Twierdze
word-hand = Ręka
word-draw-pile = Stos Dobierania
word-active = Strefa Aktywna
word-discard-pile = Stos Kart Odrzuconych
word-upgrades = Ulepszenia
word-flash = Błysk
word-first-player = Pierwszy Gracz
word-passed = Pas
word-partner = Partner
word-open = otwarte
word-closed = zamknięte
word-neutral = neutralne
word-borders = Granice (! Trudne)
word-slot-small = Wolne miejsca małe
word-slot-carved = Wolne miejsca z kamieniem
word-slot-large = Wolne miejsca duże
word-combat = Walka
word-attacker = Atakujący
word-defender = Obrońca
word-points = Punkty walki
word-casualties = Obrażenia
word-cost = Koszt
word-winter = Zima
word-nothing = nic
word-empty = puste
word-unknown = nieznane
word-you = ty
word-winner = Zwycięzca

# Sytuacja na planszy słowami

text-year =
    { $year ->
        [0] Przygotowanie gry; gra potrwa { $years } lat
       *[other] Rok { $year } z { $years }
    }
text-first = Pierwszy Gracz: { $side }
text-supply = Kafle w stosie: { $tiles }; pozostałe Karty Niepokojów: { $unrest }
text-units = Jednostki na mapie: { $units }, w rezerwie: { $reserve }; koszt zimy: { part-winter }
part-winter =
    { $food ->
        [0] nic
       *[other]
            { $wood ->
                [0] { part-food }
               *[other] { part-food } i { part-wood }
            }
    }
text-strongholds = Twierdze: { $count }
text-cards = Karty na ręce: { $hand }, w Stosie Dobierania: { $pile }, w Stosie Kart Odrzuconych: { $discard }
text-top = Znane na wierzchu Stosu Dobierania: { $cards }
text-tiles =
    { $count ->
        [one] { $count } kafel
        [few] { $count } kafle
       *[other] { $count } kafli
    }
text-held =
    { $units ->
        [0] { $side }
        [one] { $side }: { $units } jednostka
        [few] { $side }: { $units } jednostki
       *[other] { $side }: { $units } jednostek
    }

# Obraz

picture-over = Gra skończona.
picture-won =
    { $sides_id ->
        [none] Nikt nie wygrał.
       *[other] Zwycięstwo { $sides_gen }!
    }
picture-to-move = decyduje
picture-winner = zwycięstwo
picture-phase-setup = Przygotowanie gry
picture-phase-actions = Akcje
picture-phase-creatures = Faza Stworów
picture-phase-harvest = Zbiory
picture-phase-winter = Zima
picture-phase-end = Koniec Roku

# Arkusz wyników

score-tokens = Żetony Chwały
score-cards = Chwała z kart Rozwoju
score-achievements = Osiągnięcia
score-resources = Pozostałe zasoby
score-unrest = Niepokoje
score-fame = Chwała razem
score-team = Chwała drużyny razem
score-strongholds = Twierdze
score-territories = Terytoria (przy remisie)
score-figures = Figurki na mapie (przy remisie)
score-buildings = Budowle (przy remisie)

# Jak gra została wygrana

won-strongholds = Trzy zamknięte terytoria, każde z dużą budowlą, dały zwycięstwo od razu.
won-strongholds_fame = Trzy twierdze miał więcej niż jeden gracz; spośród nich wygrał ten, kto ma w sumie najwięcej Chwały.
won-fame = Po ostatnim roku rozstrzygnęła największa Chwała.
won-territories = Najlepsi mieli w sumie tyle samo Chwały; rozstrzygnęła większa liczba terytoriów.
won-figures = Najlepsi mieli tyle samo Chwały i terytoriów; rozstrzygnęła większa liczba figurek na mapie.
won-buildings = Najlepsi mieli tyle samo Chwały, terytoriów i figurek; rozstrzygnęła większa liczba budowli.
won-shared = Najlepsi byli równi w Chwale i we wszystkim, co rozstrzyga remisy, i dzielą się zwycięstwem.
won-team_strongholds = Pięć zamkniętych terytoriów jednej drużyny, każde z dużą budowlą, dało zwycięstwo od razu.
won-team_strongholds_fame = Obie drużyny miały pięć twierdz; wygrała ta, która ma w sumie więcej Chwały.
won-team_fame = Po ostatnim roku wygrała drużyna z większą Chwałą.
won-team_territories = Drużyny miały w sumie tyle samo Chwały; rozstrzygnęła większa liczba terytoriów.
won-team_figures = Drużyny miały tyle samo Chwały i terytoriów; rozstrzygnęła większa liczba figurek na mapie.
won-team_buildings = Drużyny miały tyle samo Chwały, terytoriów i figurek; rozstrzygnęła większa liczba budowli.
won-team_shared = Drużyny były równe w Chwale i we wszystkim, co rozstrzyga remisy, i dzielą się zwycięstwem.

# Na co patrzymy, pytając o równe szanse

trait-card = Karta posiadana na koniec

# Obraz: karty, kafle i szanse

picture-tab-wait = Czekaj
picture-tab-replace = Zamień
picture-tab-remove = Usuń
picture-units =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[many] { $count } jednostek
    }
picture-clans = Klany
picture-tiles-to-choose = Kafle do wyboru
picture-tiles-left = Kafle w stosie
picture-played = Właśnie zagrana
picture-in-question = Karta, o którą chodzi
picture-worth-now = Dla ciebie jest teraz warta { part-fame }.
picture-chance = Szansa na wygraną: { $chance }
picture-note-food = Każda żywność to 1 punkt walki więcej. Procent to twoja szansa na wygraną w obecnej sytuacji.
picture-note-odds = Procent to szansa na wygraną w walce, bez żywności.
picture-score = Chwała
picture-wood = { part-wood }
picture-pick-card = i weź kartę z oferty
picture-no-more-turns = koniec tur w tym roku
picture-hidden = ukryta
picture-cards =
    { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[other] { $count } kart
    }
picture-year = Rok { $year } z { $years }
picture-last-year = Ostatni rok: potem liczy się Chwała
picture-passing = Pierwszy pas: pierwszy wybór karty
picture-winter-next =
    { $food ->
        [0] Zima nic cię nie będzie kosztować
       *[other]
            { $wood ->
                [0] Zima: { part-food }, masz { $has_food }
               *[other] Zima: { part-food } i { part-wood }, masz { $has_food } i { $has_wood }
            }
    }

# Na co patrzą boty: po nazwie strony i dwukropku albo samo

sense-fame = Chwała
sense-card_fame = Chwała na kartach
sense-harvest_food = żywność z najbliższych Zbiorów
sense-harvest_wood = drewno z najbliższych Zbiorów
sense-harvest_lore = wiedza z najbliższych Zbiorów
sense-harvest_fame = Chwała z najbliższych Zbiorów
sense-forges = Kuźnie w najbliższych Zbiorach
sense-food = żywność
sense-wood = drewno
sense-lore = wiedza
sense-units = jednostki
sense-territories = terytoria
sense-free_large = wolne miejsca na duże budowle
sense-free_small = wolne miejsca na małe budowle
sense-large_in_open = duże budowle na otwartych terytoriach
sense-nearly_closed = prawie zamknięte terytoria
sense-strongholds = wartość twierdz
sense-winter_short = groźba niedostatku zimą
sense-hand = karty na ręce
sense-better_cards = lepsze karty w talii
sense-threatened = zagrożone terytoria

misfit-teams = Gra drużynowa jest tylko dla 4 graczy; zagrajcie we czworo albo każdy za siebie.
misfit-more-creatures = „Więcej Stworów!” wymaga gry ze Stworami; wybierz ją albo zrezygnuj z tej opcji.
misfit-clans-differ = Żadnym Klanem nie można grać dwa razy; wybierz różne.
misfit-clans-seats = Klany ustalono dla więcej niż { $players } graczy; pomiń ostatnie.

# Do czego służy wybór przed grą, w najwyżej pięciu słowach

gift-bear = Kaija walczy za dwóch
gift-boar = Odkrycie bez zamykania daje wiedzę
gift-goat = Budowa daje żywność
gift-raven = Zamknięte terytoria plonują od razu
gift-snake = Silniejszy na Spalonej Ziemi
gift-stag = Podbój i zamykanie dają Chwałę
gift-wolf = Wygrany atak daje żywność


## Co stół odpowiada, gdy się coś wskaże

inspect-heading-holds = Kto ma
inspect-heading-here = Co tu jest
inspect-heading-gives = Co daje
inspect-heading-reach = Kto może tu dotrzeć
inspect-heading-ways = Stąd
inspect-heading-go = Dokąd może iść
inspect-heading-beside = Obok
inspect-heading-costs = Koszt
inspect-heading-why-not = Dlaczego nie teraz
inspect-heading-fights = W walce
inspect-heading-fits = Co może tu stanąć
inspect-heading-lands = Terytoria
inspect-heading-could = Mogą stać się twierdzą
inspect-heading-stands = Gdzie stoi
inspect-heading-clan-cards = Karty Klanu
inspect-heading-hunger = Czego brakuje

inspect-kind-territory = Terytorium { $state }, { $tiles }
inspect-kind-cell = Pole na kafel
inspect-kind-clan = Klan
inspect-kind-resource = Zasób
inspect-kind-piece = Figurka
inspect-kind-building = Budowla, w rezerwie: { $left }
inspect-kind-creature = Stwór
inspect-kind-tile = Kafel
inspect-set-start = Karta Startowa
inspect-set-clan = Karta Klanu
inspect-set-early = Karta Wczesnego Rozwoju
inspect-set-advanced = Karta Zaawansowanego Rozwoju
inspect-set-achievement = Osiągnięcie
inspect-set-unrest = Karta Niepokojów
inspect-in-hand = na twojej ręce
inspect-away = poza mapą
inspect-nobody = Nikt: terytorium jest neutralne
inspect-fame-number =
    { $fame ->
        [one] { $fame } Chwała
       *[other] { $fame } Chwały
    }
inspect-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
inspect-closing = Kto je zamknie Odkryciem, dostanie co najmniej
inspect-closed = Zamknięte, co Zbiory
inspect-at-harvest = przy najbliższych Zbiorach
inspect-is-stronghold = To twierdza: trzy wygrywają grę
inspect-regular = zwykła granica
inspect-rough = Trudna granica
inspect-locked = Jest tu Niedźwiedź Brunatny: nikt nie buduje, nie rekrutuje, nie odkrywa stąd i stąd nie wychodzi.
inspect-barred = Jest tu Upadła Walkiria: kto wejdzie, musi z nią walczyć.
inspect-must-fight = Przyszli walczyć i zostają, aż walka się rozstrzygnie.
inspect-winter-of =
    { $units ->
        [one] Zima za { $units } jednostkę
        [few] Zima za wszystkie { $units } jednostki
       *[other] Zima za wszystkie { $units } jednostek
    }
inspect-short = Masz { $has } { $resource_gen }, a koszt wynosi { $cost }.
inspect-no-token = Wszystkie budowle tego rodzaju są na mapie.
inspect-not-yours = To terytorium nie jest twoje.
inspect-flash = Błysk: zagrywa się ją obok innej karty
inspect-printed = Nadrukowana, na koniec
inspect-total = Gdyby gra skończyła się teraz, razem
inspect-slot-small = Małe miejsce
inspect-slot-carved = Miejsce z kamieniem
inspect-slot-large = Duże miejsce

inspect-territory = Trzyma je jedna figurka. Zamknięte ze wszystkich stron daje Chwałę, a z Dużą Budowlą jest twierdzą.
inspect-cell = Kafel może tu leżeć, jeśli dotyka wolnego boku twojego otwartego terytorium i nie łączy sił dwóch graczy.
inspect-unit = Trzyma terytorium, w walce to 1 punkt, a zimą je; masz ich razem 14. Po trochu w wielu miejscach trzymasz więcej.
inspect-kaija = Figurka warta 2 punkty, która zimą nic nie kosztuje. Nie wchodzi na wrogie terytoria, chyba że w tym roku zagrano Przebudzenie Niedźwiedzia.
inspect-scorched = Klan Węża ma tu 1 punkt walki więcej, a w Zbiorach może zabrać 1 zasób wrogowi, który trzyma to terytorium.
inspect-food = Na zimę i do walki.
inspect-wood = Na budowle i na zimę dużego wojska.
inspect-lore = Na talię: wymiana, usunięcie, Ulepszenie.
inspect-resource = W Zbiorach trzy dowolne to jeden wybrany, a trzy resztki to jedna Chwała na końcu.
inspect-fame = Punkty, trzymane zakryte: z zamkniętych terytoriów, Ołtarzy, kart i Osiągnięć. Po ostatnim roku wygrywa największa Chwała.
inspect-winter = Do 3 jednostek nic nie kosztuje; od 4, 7, 10 i 13 coraz więcej. Brak czegokolwiek przynosi jedną kartę Niepokojów, czyli 5 Chwały mniej na końcu.
inspect-strongholds = Zamknięte terytoria z Dużą Budowlą. Kto ma trzy na koniec roku, wygrywa od razu.
inspect-slot = Budowla służy temu, kto trzyma terytorium, a każdy rodzaj stoi na nim raz.
inspect-building-food_silo = Buduj tam, gdzie ziemia nie daje żywności.
inspect-building-woodcutter_lodge = Buduj tam, gdzie ziemia nie daje drewna.
inspect-building-defense_tower = Jej miejsce jest na granicy.
inspect-building-training_camp = Jego miejsce jest w głębi kraju.
inspect-building-menhir = Buduj tam, gdzie ziemia nie daje wiedzy.
inspect-building-fortress = Na zamkniętym terytorium tworzy twierdzę.
inspect-building-forge = Na zamkniętym terytorium tworzy twierdzę.
inspect-building-altar_of_kings = Na zamkniętym terytorium tworzy twierdzę.
inspect-creature = Atakuje się go w ramach Ruchu; pokonany daje Chwałę.
inspect-tile = Obracaj go, aż się przyda: obszary połączone bokami to jedno terytorium. Bez otwartych boków jest zamknięte.
inspect-first-player = Zaczyna rok i pierwszy zbiera plony. Bierze go ten, kto w roku pierwszy spasuje.
inspect-years = Dobierz karty, działajcie, aż wszyscy spasują, zbierz plony, zapłać za zimę. W ostatnim roku w ofercie leżą Osiągnięcia.
inspect-tiles-left = Stąd dobiera Odkrycie. Gdy stos jest pusty, nikt już nie odkrywa.
inspect-unrest-left = Głód zimą kładzie jedną na talii. Nie da się jej zagrać ani usunąć, a na końcu odbiera 5 Chwały.
inspect-hand = Karty do zagrania w tym roku, tajne dla innych. Pas je odrzuca.
inspect-draw-pile = Następne karty; co roku dobiera się cztery i po jednej za każdą Kuźnię.
inspect-discard-pile = Karty z wcześniejszych tur i lat, jawne dla wszystkich. Tasuje się je, gdy Stos Dobierania jest pusty.
inspect-upgrades = Trzy wiedzy i karta z ręki kupują jedną. Prawie zawsze warto.
inspect-achievement = Kto w ostatnim roku pierwszy spasuje, ten pierwszy wybiera.
inspect-unrest = Lepiej wymieniać niż głodować.
inspect-action-recruit = Dopełnij próg zimy, nie przekraczaj go.
inspect-action-move = Rozejdźcie się albo uderzcie razem.
inspect-action-explore = Zamykaj terytoria, szukaj miejsc i żywności.
inspect-action-build = Budowla służy temu, kto trzyma terytorium.
inspect-action-draw = Więcej kart to więcej akcji w tym roku.
inspect-action-special = Zachowaj ją na dobrą chwilę.
inspect-idle-recruit = W rezerwie nie ma jednostek albo nie ma dla nich miejsca.
inspect-idle-move = Żadna twoja figurka nie może nigdzie pójść.
inspect-idle-explore = Nie ma już kafli albo twoje terytoria nie mają otwartych boków.
inspect-idle-build = Brakuje drewna albo pasującego miejsca.
inspect-idle-draw = W Stosie Dobierania i Stosie Kart Odrzuconych jest za mało kart.
inspect-idle-special = Teraz nic by nie dała.
inspect-idle-reaction = Nie zagrywa się jej w swojej turze: anuluje kartę, którą zagrywa przeciwnik.

inspect-option = Jedna z rzeczy, które możesz teraz wybrać.
inspect-option-wait = Karta zostaje odłożona bez użycia. Gdy wolisz zaczekać na innych.
inspect-option-replace = 1 wiedza: ta karta za inną ze Stosu Dobierania.
inspect-option-remove = 2 wiedzy: karta znika z gry na stałe, a ty dobierasz dwie. Chuda talia to mocna talia.
inspect-option-upgrade = 3 wiedzy i karta za jedno z Ulepszeń Klanu. Prawie zawsze warto.
inspect-option-pass = Kończy twój rok: odrzucasz rękę i bierzesz kartę z oferty. Kto pierwszy spasuje, pierwszy wybiera i zaczyna następny rok.
inspect-option-end_turn = Twoja tura się kończy; karty na ręce czekają na następną.
inspect-option-finish = Na tym koniec; reszta przepada.
inspect-option-give = Trzy dowolne zasoby za jeden. Na głód albo na ostatnie drewno.
inspect-option-swap = Partner może odmówić.
inspect-option-food = Każda żywność to 1 punkt w tej walce, najwyżej po jednej na figurkę. Gdy rozstrzyga punkt.
inspect-option-rotation = Tak obrócony leży kafel. Terytorium bez otwartych boków jest zamknięte.
inspect-option-recruit = Jedna jednostka na twoje terytorium.
inspect-option-move = Jeden punkt: krok przez zwykłą granicę.
inspect-option-explore = Dobierz kafel i połóż go przy swoim otwartym boku.
inspect-option-build = Budowla na wolnym miejscu, za 1 lub 3 drewna.
inspect-option-draw = Karta ze Stosu Dobierania.
inspect-option-point = Punkty rozstrzygają walkę, jeśli obu stronom zostają figurki.
inspect-option-casualty = Obrażenie zabija figurkę bez względu na wynik.
inspect-option-allow = Karta działa, a ty zachowujesz swoją.
inspect-option-cancel = Karta zostaje odrzucona bez efektu, a twoja jest zagrana.

## Legenda

sign-food = Żywność
sign-wood = Drewno
sign-lore = Wiedza
sign-fame = Chwała
sign-unit = Jednostka; w barwach swojego klanu
sign-castle = Twierdza: zamknięte terytorium z Dużą Budowlą
sign-winter = Zima: ile kosztowałaby teraz
sign-lair = Legowisko: tu pojawia się stwór
sign-slot-small = Małe miejsce
sign-slot-carved = Miejsce z kamieniem: także na Menhir
sign-slot-large = Duże miejsce: na Duże Budowle
sign-recruit = Rekrutacja jednostek
sign-move = Ruch figurek
sign-explore = Odkrycie: kładziesz kafel
sign-build = Budowa
sign-draw = Dobieranie kart
sign-special = Akcja specjalna
sign-flash = Błysk: zagrywa się ją obok innej karty
sign-point = Punkt walki
sign-casualty = Obrażenie
sign-unrest = Niepokoje
sign-upgrade = Pozostałe karty Ulepszeń Klanu
sign-tile = Kafle w stosie

## Co się mówi przed wyborem

warning-winter_band = Z jeszcze jednym wojownikiem zima będzie kosztować więcej, niż będziesz mieć.
warning-hunger = Zabraknie zapasów na zimę. Wymiana jeszcze cię uratuje.
warning-land_left = { $territory }: terytorium zostaje puste, a budowle posłużą temu, kto przyjdzie.
warning-fame_left = { $territory }: terytorium zostaje puste, a Chwałę dostanie ten, kto przyjdzie.
warning-poor_odds = Raczej przegrana niż wygrana: { $chance } %.
warning-rival_strongholds = { $side } zaraz wygra twierdzami na koniec roku.
warning-own_stronghold = Możesz jeszcze w tym roku zbudować ostatnią twierdzę.
warning-closes_rival = Zamykasz terytorium { $side_gen }: tobie nic, im spokój.
warning-could_close = Tym kaflem można zamknąć twoje terytorium.
warning-great_wood = To drewno było na Dużą Budowlę.
warning-upgrade_lore = Za trzy wiedzy można wziąć Ulepszenie Klanu.
warning-best_achievement = „{ $card }” weźmie ten, kto pierwszy spasuje.


## Sceny: to, co się ogląda, krok po kroku

beat-line-up = Szyk
beat-food = Żywność
beat-dice = Kostki
beat-points = Punkty walki
beat-casualties = Obrażenia
beat-result = Wynik
beat-retreat = Odwrót
beat-victory = Zwycięstwo

scene-combat = Walka w { $territory_loc }
scene-hunt = Polowanie w { $territory_loc }
scene-against = { $one } kontra { $other }
scene-units =
    { $count ->
        [one] { $count } jednostka
        [few] { $count } jednostki
       *[other] { $count } jednostek
    }
scene-walls = Budynki
scene-die = Kostka
scene-wood = Drewno
scene-chances = Szanse: { $one } { $won }, nikt { $nobody }, { $other } { $lost }.
scene-chances-two = Szanse: { $one } { $won }, { $other } { $lost }.
scene-chance-before = Szansa przed walką
scene-chances-exact = Dokładnie, jeśli obie strony jak najlepiej wykorzystają kości i nikt nie dołoży żywności.
scene-counts = Zwycięża { $side }, { $won } : { $lost }; remis wygrywa obrońca.
scene-broken = Zwycięża { $side }: druga strona nie ma już figurek.
scene-nobody-wins = Obie strony tracą wszystkie figurki: nikt nie wygrywa.
scene-casualties = Obrażenia: atakujący { $attacker }, obrońca { $defender }.
scene-fell = Polegli
scene-winter-comes = Nadeszła zima: każdy klan płaci za swoje jednostki.
scene-winter-costs = U góry jednostki na mapie, na dole ich koszt.
scene-winter-over = Zima minęła
scene-all-paid = Wszystkim starczyło zapasów.
scene-draugar = { $creature_start } zabija
scene-fame-counted = Wszystkie klany liczą swoją Chwałę.
scene-fame-tokens = Żetony
scene-fame-cards = Karty
scene-fame-resources = Zapasy
scene-the-end = Koniec gry
scene-winners = Zwycięstwo: { $winners }
