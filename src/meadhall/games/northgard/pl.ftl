# Teksty gry Northgard po polsku. Jak się je wyszukuje: meadhall/words.py.
#
# Terytoria nazywają się swoją kotwicą: `$territory` i `$origin` to napisy takie jak „5a”. Pola na kafle nazywają się
# swoimi współrzędnymi, na przykład „1,-2”.

title = Northgard
subtitle = Niezbadane Ziemie
tagline = Klany wikingów odkrywają nieznaną krainę, budują, walczą i starają się przetrwać zimę: wygrywa największa Chwała albo trzy twierdze.
list-and = { $list } i { $last }


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
text-card-intimidate = Ruch 2. Przed każdą walką możesz przesunąć 1 broniącą się jednostkę na sąsiednie terytorium neutralne lub obrońcy.
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


## Kafle: nazwa to etykieta, przypadki są do środka zdania.

name-start = Kafel 0
    .gen = kafla 0
    .acc = kafel 0
name-start5 = Kafel 34
    .gen = kafla 34
    .acc = kafel 34
name-t01 = Kafel 1
    .gen = kafla 1
    .acc = kafel 1
name-t02 = Kafel 2
    .gen = kafla 2
    .acc = kafel 2
name-t03 = Kafel 3
    .gen = kafla 3
    .acc = kafel 3
name-t04 = Kafel 4
    .gen = kafla 4
    .acc = kafel 4
name-t05 = Kafel 5
    .gen = kafla 5
    .acc = kafel 5
name-t06 = Kafel 6
    .gen = kafla 6
    .acc = kafel 6
name-t07 = Kafel 7
    .gen = kafla 7
    .acc = kafel 7
name-t08 = Kafel 8
    .gen = kafla 8
    .acc = kafel 8
name-t09 = Kafel 9
    .gen = kafla 9
    .acc = kafel 9
name-t10 = Kafel 10
    .gen = kafla 10
    .acc = kafel 10
name-t11 = Kafel 11
    .gen = kafla 11
    .acc = kafel 11
name-t12 = Kafel 12
    .gen = kafla 12
    .acc = kafel 12
name-t13 = Kafel 13
    .gen = kafla 13
    .acc = kafel 13
name-t14 = Kafel 14
    .gen = kafla 14
    .acc = kafel 14
name-t15 = Kafel 15
    .gen = kafla 15
    .acc = kafel 15
name-t16 = Kafel 16
    .gen = kafla 16
    .acc = kafel 16
name-t17 = Kafel 17
    .gen = kafla 17
    .acc = kafel 17
name-t18 = Kafel 18
    .gen = kafla 18
    .acc = kafel 18
name-t19 = Kafel 19
    .gen = kafla 19
    .acc = kafel 19
name-t20 = Kafel 20
    .gen = kafla 20
    .acc = kafel 20
name-t21 = Kafel 21
    .gen = kafla 21
    .acc = kafel 21
name-t22 = Kafel 22
    .gen = kafla 22
    .acc = kafel 22
name-t23 = Kafel 23
    .gen = kafla 23
    .acc = kafel 23
name-t24 = Kafel 24
    .gen = kafla 24
    .acc = kafel 24
name-t25 = Kafel 25
    .gen = kafla 25
    .acc = kafel 25
name-t26 = Kafel 26
    .gen = kafla 26
    .acc = kafel 26
name-t27 = Kafel 27
    .gen = kafla 27
    .acc = kafel 27
name-t28 = Kafel 28
    .gen = kafla 28
    .acc = kafel 28
name-t29 = Kafel 29
    .gen = kafla 29
    .acc = kafel 29
name-t30 = Kafel 30
    .gen = kafla 30
    .acc = kafel 30
name-t31 = Kafel 31
    .gen = kafla 31
    .acc = kafel 31
name-t32 = Kafel 32
    .gen = kafla 32
    .acc = kafel 32
name-t33 = Kafel 33
    .gen = kafla 33
    .acc = kafel 33


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
option-value-teams-true = dwóch na dwóch
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
option-value-clan_assignment-random = los zdecyduje
option-value-clan_assignment-choose = wybór w kolejności miejsc
option-value-clan_assignment-fixed = Klany ustalone poniżej
option-name-fixed_clans = Klany graczy
option-text-fixed_clans = Tylko gdy Klany są ustalone z góry: Klany graczy 1, 2 i tak dalej, rozdzielone przecinkami, na przykład wolf, stag, bear. Są to bear (Niedźwiedź), boar (Dzik), goat (Kozioł), raven (Kruk), snake (Wąż), stag (Jeleń) i wolf (Wilk); gracze pominięci dostają pierwsze z wolnych.
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
decision-setup_kaija = Kto stanie na terytorium { $territory }?
    .waiting = { $side } decyduje, czy na terytorium { $territory } stanie Kaija
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
decision-hire_more = Zapłacić { part-price } za jeszcze jedną jednostkę w tym samym miejscu?
    .waiting = { $side } decyduje, czy zapłacić za jeszcze jedną jednostkę
    .yes = Zapłać za jednostkę
    .no = Nie płać
decision-pull_unit = Wybierz terytorium, z którego dołączy jeszcze jedna jednostka
    .waiting = { $side } może sprowadzić jeszcze jedną jednostkę
    .territory = Z terytorium { $a }
    .finish = Nie sprowadzaj nikogo
decision-build = Wybierz, co i gdzie zbudować (drewno: { $wood })
    .waiting = { $side } wybiera budowlę
    .finish = Nie buduj więcej
decision-build_slot = Wybierz miejsce na { $building_acc }
    .waiting = { $side } wybiera miejsce na { $building_acc }
decision-glory = Najpierw budować czy najpierw zebrać zasoby terytorium, na którym zbudujesz?
    .waiting = { $side } decyduje, czy najpierw budować, czy zebrać zasoby
decision-glory_collect = Zebrać zasoby terytorium { $territory }?
    .waiting = { $side } decyduje, czy zebrać zasoby terytorium { $territory }
    .yes = Zbierz zasoby
    .no = Nie zbieraj
decision-replace_building = Wybierz budowlę do wymiany, jeśli chcesz
    .waiting = { $side } może wymienić budowlę
    .slot = Budowla na obszarze { $a }
    .finish = Nie wymieniaj
decision-replace_with = Wybierz, co zastąpi { $building_acc }
    .waiting = { $side } wymienia { $building_acc }
decision-move_from = { $card }: wybierz, skąd ruszyć, albo zakończ ({ part-points })
    .waiting = { $side } porusza figurki
    .territory = Rusz z terytorium { $a }
    .finish = Bez dalszych ruchów
decision-move_to = Wybierz, dokąd ruszyć z terytorium { $territory } ({ part-points })
    .waiting = { $side } rusza z terytorium { $territory }
    .territory = Rusz na terytorium { $a }
decision-move_count = Wybierz, kto pójdzie z terytorium { $origin } na terytorium { $territory }
    .waiting = { $side } rusza z terytorium { $origin } na terytorium { $territory }
decision-pass_through = Wybierz, dokąd grupa pójdzie dalej z terytorium { $territory } ({ part-points })
    .waiting = { $side } przechodzi przez terytorium { $territory }
    .territory = Idź dalej na terytorium { $a }
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
    .territory = Z terytorium { $a }
decision-hidden_to = Wybierz otwarte terytorium dla figurek z terytorium { $origin }
    .waiting = { $side } wybiera, dokąd prowadzą Ukryte Ścieżki
    .territory = Na terytorium { $a }
decision-hidden_count = Wybierz, kto pójdzie z terytorium { $origin } na terytorium { $territory }
    .waiting = { $side } wybiera, kto pójdzie z terytorium { $origin } na terytorium { $territory }
decision-bribe_from = Wybierz terytorium, na którym przekupisz jednostki
    .waiting = { $side } wybiera, kogo przekupić
decision-bribe_to = Wybierz, dokąd pójdą jednostki z terytorium { $origin }
    .waiting = { $side } wybiera, dokąd pójdą przekupione jednostki
    .territory = Na terytorium { $a }
decision-bribe_count = Wybierz, ile jednostek pójdzie z terytorium { $origin } na terytorium { $territory }
    .waiting = { $side } wybiera, ile jednostek przekupić
decision-remove_unit = Wybierz terytorium, z którego zniknie wroga jednostka
    .waiting = { $side } wybiera wrogą jednostkę do usunięcia
decision-raid_collect = Wybierz, co zabierzesz z terytorium { $territory }
    .waiting = { $side } wybiera, co zabrać z terytorium { $territory }
decision-add_captured = Wybierz terytorium, na które dodasz jednostkę
    .waiting = { $side } wybiera, gdzie dodać jednostkę

# Walka
decision-declare_hunt = Zaatakować Stwora na terytorium { $territory }?
    .waiting = { $side } może zaatakować Stwora na terytorium { $territory }
    .hunt = Zaatakuj { $a_acc }
    .finish = Nie atakuj
decision-pick_fight = Wybierz następną walkę
    .waiting = { $side } wybiera następną walkę
decision-intimidate = Przed walką wypchnąć broniącą się jednostkę z terytorium { $territory }?
    .waiting = { $side } może wypchnąć broniącą się jednostkę z terytorium { $territory }
    .territory = Wypchnij jednostkę na terytorium { $a }
    .finish = Nie wypychaj nikogo
decision-spend_food = Walka na terytorium { $territory }, punkty { $points } przeciw { $against }: ile żywności odrzucisz? (żywność: { $food })
    .waiting = Walka na terytorium { $territory }: { $side } decyduje, ile żywności odrzucić
decision-spend_food_on_creature = Walka z { $creature_ins }, punkty { $points } przeciw { $against }: ile żywności odrzucisz? (żywność: { $food })
    .waiting = Walka z { $creature_ins }: { $side } decyduje, ile żywności odrzucić
decision-choose_symbol = Wybierz, co pokazuje twoja kość
    .waiting = { $side } wybiera, co pokazuje jego kość
decision-throw_axes = Wybierz, co dodadzą Miotacze Toporów
    .waiting = { $side } wybiera, co dodadzą Miotacze Toporów
decision-retreat_kaija = Wybierz, dokąd Kaija wycofa się z terytorium { $territory }
    .waiting = { $side } wybiera, dokąd Kaija wycofa się z terytorium { $territory }
    .territory = Wycofaj się na terytorium { $a }
decision-retreat_to =
    { $left ->
        [one] Wybierz, dokąd jednostka wycofa się z terytorium { $territory }
       *[other] Wybierz, dokąd jednostki wycofają się z terytorium { $territory } (pozostało: { $left })
    }
    .waiting = { $side } wycofuje się z terytorium { $territory }
    .territory = Wycofaj się na terytorium { $a }
decision-retreat_count = Wybierz, ile jednostek się tam wycofa (pozostało: { $left })
    .waiting = { $side } rozdziela wycofujące się jednostki
decision-creature_tie = Wybierz, dokąd pójdzie { $creature_nom }
    .waiting = { $side } wybiera, dokąd pójdzie { $creature_nom }

# Zbiory i Koniec Roku
decision-steal = Spalona Ziemia: wybierz, co zabierzesz z terytorium { $territory }
    .waiting = { $side } może zabrać zasób z terytorium { $territory }
    .finish = Nie zabieraj nic
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
option-territory = Terytorium { $a }
option-cell = Pole { $a }
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
option-unit = Jednostka na terytorium { $a }
option-kaija = Kaija na terytorium { $a }
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
option-collect_first = Zbierz zasoby terytorium { $a }, potem buduj na nim
option-build_first = Najpierw buduj
option-build = { $b } na terytorium { $a }
option-slot = Miejsce na obszarze { $a }
option-slotless = { $b } bez miejsca na obszarze { $a }
option-copy = { $a }: { $b }
option-combat = Walka na terytorium { $a }
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
log-first_player = Pierwszym Graczem jest { $side }.
log-achievement_shown = Osiągnięcie w tej grze: { $card }.
log-tile_dealt = { $side } dobrał { $tile_acc }.
log-hand_shown = { $side } nie miał pasującego kafla: pokazał wszystkie i dobiera nowe.
log-tile_shown = { $side } pokazał { $tile_acc }.
log-units_settled = { $side } wystawił { part-units } na terytorium { $territory }.
log-kaija_settled = { $side } wystawił Kaiję na terytorium { $territory }.

log-year_begins = Rok { $year } z { $years }
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
log-drew_card = { $side } dobrał { $card_acc }.
log-reshuffled = { $side } przetasował Stos Kart Odrzuconych w nowy Stos Dobierania.
log-card_shown = W tegorocznej ofercie: { $card }.

log-played = { $side } zagrał { $card_acc }.
log-cancelled = { $side } anulował { $card_acc } Strategią Obronną.
log-waited = { $side } przeczekał, kładąc { $card_acc }.
log-replaced = { $side } zamienił { $card_acc } za 1 wiedzę.
log-removed = { $side } usunął z gry { $card_acc } za 2 wiedzy.
log-upgraded = { $side } poświęcił { $spent_acc }, zapłacił 3 wiedzy i wziął { $gained_acc }.
log-spent_out = { $side } usunął z gry { $card_acc }.
log-passed = { $side } spasował.
log-marker_taken = { $side } spasował pierwszy i wziął Znacznik Pierwszego Gracza.
log-picked = { $side } wziął { $card_acc } i położył na wierzchu swojego Stosu Dobierania.

log-recruited = { $side } zrekrutował jednostkę na terytorium { $territory }.
log-kaija_placed = { $side } zrekrutował Kaiję na terytorium { $territory }.
log-camp_added = Dzięki Obozom Szkoleniowym { $side } dodał { part-units } na terytorium { $territory }.
log-unit_added = { $side } dodał jednostkę na terytorium { $territory }.
log-unit_pulled = { $side } sprowadził jednostkę z terytorium { $origin } na terytorium { $territory }.
log-kaija_awake = Kaija { $side_gen } jest przebudzona: do końca roku może wchodzić na wrogie terytoria.
log-paid = { $side } zapłacił 1 { $resource_acc }.
log-built =
    { $wood ->
        [0] { $side } zbudował za darmo { $building_acc } na terytorium { $territory }.
       *[other] { $side } zbudował { $building_acc } na terytorium { $territory } za { part-wood }.
    }
log-building_replaced = { $side } zastąpił { $old_acc } na terytorium { $territory } { $new_ins }.
log-moved = { $side } przeniósł { part-units } z terytorium { $origin } na terytorium { $territory }.
log-kaija_moved = Kaija { $side_gen } przeszła z terytorium { $origin } na terytorium { $territory }.
log-tile_drawn = { $side } dobrał { $tile_acc }.
log-tiles_buried =
    { $count ->
        [one] { $side } odłożył { $count } kafel na spód stosu.
        [few] { $side } odłożył { $count } kafle na spód stosu.
       *[other] { $side } odłożył { $count } kafli na spód stosu.
    }
log-no_tile_fits = { $side } nie znalazł kafla, który by pasował.
log-tile_laid = { $side } położył { $tile_acc } na polu { $cell }.
log-collected =
    { $count ->
        [one] { $side } zebrał { $count } { $resource_acc }.
       *[other] { $side } zebrał { $count } { $resource_gen }.
    }
log-collected_at =
    { $count ->
        [one] { $side } zebrał { $count } { $resource_acc } na terytorium { $territory }.
       *[other] { $side } zebrał { $count } { $resource_gen } na terytorium { $territory }.
    }
log-card_discarded = { $side } odrzucił { $card_acc }.
log-card_on_top = { $side } odłożył kartę na wierzch swojego Stosu Dobierania.
log-card_put_on_top = Karta odłożona na wierzch przez { $side_acc } to { $card }.
log-card_recovered = { $side } wziął { $card_acc } ze swojego Stosu Kart Odrzuconych.
log-hand_seen = { $side } obejrzał rękę { $victim_gen }.
log-card_named = { $side } wskazał { $card_acc } na ręce { $victim_gen }.
log-resource_given = { $side } oddał 1 { $resource_acc } { $receiver_dat }.
log-unit_removed = { $side } usunął jednostkę { $victim_gen } z terytorium { $territory }.
log-copied = { $side } skopiował { $card_acc }.
log-bribed =
    { $count ->
        [one] { $side } przekupił { part-units } { $victim_gen }, która przeszła z terytorium { $origin } na terytorium { $territory }.
       *[other] { $side } przekupił { part-units } { $victim_gen }, które przeszły z terytorium { $origin } na terytorium { $territory }.
    }
log-conqueror = { $side } jest zdobywcą: do końca roku w jego atakach nie działają Wieże Obronne i Fortece.
log-scorched = { $side } położył Spaloną Ziemię na terytorium { $territory }.

log-combat_begins = { $attacker } zaatakował { $defender_acc } na terytorium { $territory }!
log-pushed = { $side } wypchnął jednostkę { $victim_gen } na terytorium { $territory }.
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
log-creature_scored =
    { $creature_gender ->
        [f] { $creature_start } uzyskała { part-score }.
       *[m] { $creature_start } uzyskał { part-score }.
    }
log-combat_won = { $side } wygrał walkę na terytorium { $territory }!
log-nobody_won = Nikt nie wygrał walki na terytorium { $territory }.
log-taken_without_combat = { $side } zajął bez walki terytorium { $territory }.
log-retreated = { $side } wycofał { part-units } na terytorium { $territory }.
log-kaija_retreated = Kaija { $side_gen } wycofała się na terytorium { $territory }.
log-no_retreat =
    { $count ->
        [one] { $side } nie miał dokąd się wycofać i stracił { $count } figurkę.
        [few] { $side } nie miał dokąd się wycofać i stracił { $count } figurki.
       *[other] { $side } nie miał dokąd się wycofać i stracił { $count } figurek.
    }

log-creature_appeared =
    { $creature_gender ->
        [f] { $creature_start } pojawiła się na terytorium { $territory }.
       *[m] { $creature_start } pojawił się na terytorium { $territory }.
    }
log-creature_moved =
    { $creature_gender ->
        [f] { $creature_start } przeszła na terytorium { $territory }.
       *[m] { $creature_start } przeszedł na terytorium { $territory }.
    }
log-creature_stayed =
    { $creature_gender ->
        [f] { $creature_start } nie mogła się ruszyć.
       *[m] { $creature_start } nie mógł się ruszyć.
    }
log-hunt_declared = { $side } postanowił zaatakować { $creature_acc }.
log-hunt_begins = { $side } zaatakował { $creature_acc } na terytorium { $territory }!
log-creature_attacks =
    { $creature_gender ->
        [f] { $creature_start } zaatakowała { $side_acc } na terytorium { $territory }!
       *[m] { $creature_start } zaatakował { $side_acc } na terytorium { $territory }!
    }
log-creature_defeated = { $side } pokonał { $creature_acc }!
log-creature_won = { $side } przegrał z { $creature_ins }.
log-draugr_killed =
    { $creature_gender ->
        [f] { $creature_start } zabiła figurkę { $side_gen } na terytorium { $territory }.
       *[m] { $creature_start } zabił figurkę { $side_gen } na terytorium { $territory }.
    }

log-fame_closed = { $side } zdobył { part-fame } za zamknięcie terytorium { $territory }.
log-fame_stag_closed = { $side } zdobył dodatkowo { part-fame } za zamknięcie terytorium { $territory }.
log-fame_stag_conquest = { $side } zdobył { part-fame } za podbój terytorium { $territory }.
log-fame_harvest = { $side } zdobył { part-fame } za zamknięte terytoria.
log-fame_altar = { $side } zdobył { part-fame } za Ołtarze Królów.
log-fame_creature = { $side } zdobył { part-fame } za Stwora.

log-stolen = { $side } zabrał na Spalonej Ziemi 1 { $resource_acc } { $victim_dat }.
log-harvested = Zbiory { $side_gen }: { part-stock }.
log-traded = Wymiana { $side_gen }: { part-stock } za 1 { $resource_acc }.
log-swap_offered = { $side } zaproponował partnerowi 1 { $given_acc } za 1 { $received_acc }.
log-swapped = { $side } dał partnerowi 1 { $given_acc } za 1 { $received_acc }.
log-swap_refused = { $side } odmówił zamiany.
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
log-unrest = { $side } nie mógł zapłacić za wszystko: na wierzch jego Stosu Dobierania trafiła Karta Niepokojów.
log-no_unrest_left =
    { $fame ->
        [0] { $side } nie mógł zapłacić za wszystko, a Kart Niepokojów już nie było.
       *[other] { $side } nie mógł zapłacić za wszystko; Kart Niepokojów już nie było, więc stracił { part-fame }.
    }
log-second_chance = { $side } wrócił do gry z 3 jednostkami na terytorium { $territory }.
log-no_second_chance = { $side } nie wrócił do gry.
log-stronghold_victory =
    { $sides_id ->
        [none] Twierdze nikomu nie dały zwycięstwa.
       *[other] Rozstrzygnęły twierdze: zwycięstwo { $sides_gen }!
    }
log-total = { $side } ma w sumie { part-fame }.
log-fame_victory =
    { $sides_id ->
        [none] Chwała nikomu nie dała zwycięstwa.
       *[other] Rozstrzygnęła Chwała: zwycięstwo { $sides_gen }!
    }


## Słowa na stole

word-table = Stół
word-map = Mapa
word-year = Rok
word-display = Oferta
word-achievements = Osiągnięcia
word-unrest = Niepokoje
word-buildings = Budowle
word-buildings-left = Pozostałe budowle
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
word-passed = Spasował
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

# The score sheet

score-tokens = Żetony Chwały
score-cards = Chwała z kart Rozwoju
score-achievements = Osiągnięcia
score-resources = Pozostałe zasoby
score-unrest = Niepokoje
score-fame = Chwała razem
score-strongholds = Twierdze
score-territories = Terytoria (przy remisie)
score-figures = Figurki na mapie (przy remisie)
score-buildings = Budowle (przy remisie)

# Na co patrzymy, pytając o równe szanse

trait-card = Karta posiadana na koniec

# The picture

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
sense-threatened = zagrożone ziemie
