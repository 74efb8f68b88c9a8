# Teksty gry SAGA po polsku. Jak się je wyszukuje: meadhall/words.py.

title = SAGA
subtitle = Wikingowie kontra Anglosasi
tagline = Wikingowie łupią Anglię od morza, a Anglosasi bronią swoich grodów i grają na czas.
pitch = Łup Anglię albo jej broń: cztery kafle, krótkie rundy.
list-and = { $list } i { $last }
list-more = jeszcze { $count }


## Strony i gracze
##
## Nazwa to etykieta, a zarazem forma na początek zdania; `.nom` to mianownik w środku zdania.

name-saxon = Anglosasi
    .nom = Anglosasi
    .gen = Anglosasów
    .dat = Anglosasom
    .acc = Anglosasów
    .ins = Anglosasami
    .loc = Anglosasach
name-viking = Wikingowie
    .nom = wikingowie
    .gen = wikingów
    .dat = wikingom
    .acc = wikingów
    .ins = wikingami
    .loc = wikingach

name-seat_0 = Gracz 1
name-seat_1 = Gracz 2


## Miejsca
##
## `.in`, `.to` i `.from` to nazwy z przyimkami; `.kind` służy do wyboru wariantu:
## england, scandinavia, longship albo off (poza planszą).

name-northumbria = Nortumbria
    .kind = england
    .nom = Nortumbria
    .gen = Nortumbrii
    .dat = Nortumbrii
    .acc = Nortumbrię
    .ins = Nortumbrią
    .loc = Nortumbrii
    .in = w Nortumbrii
    .to = do Nortumbrii
    .from = z Nortumbrii
name-mercia = Mercja
    .kind = england
    .nom = Mercja
    .gen = Mercji
    .dat = Mercji
    .acc = Mercję
    .ins = Mercją
    .loc = Mercji
    .in = w Mercji
    .to = do Mercji
    .from = z Mercji
name-east_anglia = Anglia Wschodnia
    .kind = england
    .nom = Anglia Wschodnia
    .gen = Anglii Wschodniej
    .dat = Anglii Wschodniej
    .acc = Anglię Wschodnią
    .ins = Anglią Wschodnią
    .loc = Anglii Wschodniej
    .in = w Anglii Wschodniej
    .to = do Anglii Wschodniej
    .from = z Anglii Wschodniej
name-essex = Essex
    .kind = england
    .nom = Essex
    .gen = Esseksu
    .dat = Esseksowi
    .acc = Essex
    .ins = Esseksem
    .loc = Esseksie
    .in = w Esseksie
    .to = do Esseksu
    .from = z Esseksu
name-kent = Kent
    .kind = england
    .nom = Kent
    .gen = Kentu
    .dat = Kentowi
    .acc = Kent
    .ins = Kentem
    .loc = Kencie
    .in = w Kencie
    .to = do Kentu
    .from = z Kentu
name-sussex = Sussex
    .kind = england
    .nom = Sussex
    .gen = Susseksu
    .dat = Susseksowi
    .acc = Sussex
    .ins = Susseksem
    .loc = Susseksie
    .in = w Susseksie
    .to = do Susseksu
    .from = z Susseksu
name-wessex = Wessex
    .kind = england
    .nom = Wessex
    .gen = Wesseksu
    .dat = Wesseksowi
    .acc = Wessex
    .ins = Wesseksem
    .loc = Wesseksie
    .in = w Wesseksie
    .to = do Wesseksu
    .from = z Wesseksu
name-scand_north = Północna Skandynawia
    .kind = scandinavia
    .nom = północna Skandynawia
    .gen = północnej Skandynawii
    .dat = północnej Skandynawii
    .acc = północną Skandynawię
    .ins = północną Skandynawią
    .loc = północnej Skandynawii
    .in = w północnej Skandynawii
    .to = do północnej Skandynawii
    .from = z północnej Skandynawii
name-scand_central = Środkowa Skandynawia
    .kind = scandinavia
    .nom = środkowa Skandynawia
    .gen = środkowej Skandynawii
    .dat = środkowej Skandynawii
    .acc = środkową Skandynawię
    .ins = środkową Skandynawią
    .loc = środkowej Skandynawii
    .in = w środkowej Skandynawii
    .to = do środkowej Skandynawii
    .from = ze środkowej Skandynawii
name-scand_south = Południowa Skandynawia
    .kind = scandinavia
    .nom = południowa Skandynawia
    .gen = południowej Skandynawii
    .dat = południowej Skandynawii
    .acc = południową Skandynawię
    .ins = południową Skandynawią
    .loc = południowej Skandynawii
    .in = w południowej Skandynawii
    .to = do południowej Skandynawii
    .from = z południowej Skandynawii
name-longship = Drakkar
    .kind = longship
    .nom = Drakkar
    .gen = Drakkaru
    .dat = Drakkarowi
    .acc = Drakkar
    .ins = Drakkarem
    .loc = Drakkarze
    .in = na Drakkarze
    .to = na Drakkar
    .from = z Drakkaru
name-supply = Zasoby
    .kind = off
    .nom = zasoby
    .gen = zasobów
    .dat = zasobom
    .acc = zasoby
    .ins = zasobami
    .loc = zasobach
    .in = w zasobach
    .to = do zasobów
    .from = z zasobów
name-aside = Odłożeni przywódcy
    .kind = off
    .nom = odłożeni przywódcy
    .gen = odłożonych przywódców
    .dat = odłożonym przywódcom
    .acc = odłożonych przywódców
    .ins = odłożonymi przywódcami
    .loc = odłożonych przywódcach
    .in = wśród odłożonych przywódców
    .to = do odłożonych przywódców
    .from = spośród odłożonych przywódców
name-removed = Poza grą
    .kind = off
    .nom = usunięci przywódcy
    .gen = usuniętych przywódców
    .dat = usuniętym przywódcom
    .acc = usuniętych przywódców
    .ins = usuniętymi przywódcami
    .loc = usuniętych przywódcach
    .in = poza grą
    .to = poza grę
    .from = spoza gry


## Kafle, akcje i akcje dodatkowe

name-tile_1 = Kafel 1
    .nom = kafel 1
    .gen = kafla 1
    .dat = kaflowi 1
    .acc = kafel 1
    .ins = kaflem 1
    .loc = kaflu 1
name-tile_2 = Kafel 2
    .nom = kafel 2
    .gen = kafla 2
    .dat = kaflowi 2
    .acc = kafel 2
    .ins = kaflem 2
    .loc = kaflu 2
name-tile_3 = Kafel 3
    .nom = kafel 3
    .gen = kafla 3
    .dat = kaflowi 3
    .acc = kafel 3
    .ins = kaflem 3
    .loc = kaflu 3
name-tile_4 = Kafel 4
    .nom = kafel 4
    .gen = kafla 4
    .dat = kaflowi 4
    .acc = kafel 4
    .ins = kaflem 4
    .loc = kaflu 4

name-saxon_move = Ruch
text-saxon_move = Przenieś dowolnie wiele swoich niezwiązanych jednostek z jednego obszaru Anglii do jednego sąsiedniego.
name-saxon_build = Budowa
text-saxon_build = Zapłać 1 monetę i postaw gród w kontrolowanym przez siebie obszarze, w którym go nie ma. Znacznik grodu przesuwa się o 1 pole w prawo.
name-saxon_fyrd = Fyrd
text-saxon_fyrd = W obszarach z grodem płać po 1 monecie za każdego usuwanego wojownika wikingów. Przywódcom nic nie grozi.
name-saxon_income = Dochód
text-saxon_income = Za każdy gród weź 1 monetę albo zapłać 1 monetę i zrekrutuj 1 jednostkę w jego obszarze.
name-saxon_tribute = Trybut
text-saxon_tribute = W jednym obszarze z jednostkami obu stron daj wikingom 1 monetę: wszystkie ich jednostki trafiają stamtąd na Drakkar.
name-viking_move = Ruch
text-viking_move = Przenieś dowolnie wiele swoich niezwiązanych jednostek z jednego obszaru do jednego sąsiedniego albo wypłyń z obszaru Skandynawii na wybrzeże wskazane przez jego cel wyprawy. Jeśli pole celu jest puste, wylosuj cel; odkryty cel możesz zastąpić wylosowanym.
name-viking_scout = Zwiad
text-viking_scout = Obejrzyj pulę celów wyprawy i połóż jeden z nich zakryty na dowolnym polu celu. Znacznik, który już tam leżał, wraca do puli.
name-viking_recruit = Rekrutacja
text-viking_recruit = Zapłać 1 monetę za 1 jednostkę albo 2 monety za 3 jednostki. Każda trafia do obszaru Skandynawii, w którym jest najmniej jednostek.
name-viking_plunder = Grabież
text-viking_plunder = Usuń grody z kontrolowanych przez siebie obszarów i weź po 2 monety za każdy. Twoje niezwiązane jednostki muszą stamtąd wejść na Drakkar.

name-bonus_saxon_step_or_coin = Krok albo moneta
text-bonus_saxon_step_or_coin = Przenieś 1 swoją niezwiązaną jednostkę do sąsiedniego obszaru albo weź 1 monetę.
name-bonus_saxon_coin = Moneta
text-bonus_saxon_coin = Weź 1 monetę z zasobów ogólnych.
name-bonus_viking_warrior = Darmowy wojownik
text-bonus_viking_warrior = Zrekrutuj za darmo 1 wojownika w Skandynawii.
name-bonus_viking_move = Dodatkowy ruch
text-bonus_viking_move = Wykonaj jeden Ruch wikingów.


## Przywódcy i wojownicy
##
## Przywódcy mają własne imiona; to, co potrafią, to umiejętność, którą zna ich właściciel. `.number` to „one”, jeśli
## przywódca jest jeden.

name-unit = Jednostka
    .nom = jednostka
    .gen = jednostki
    .acc = jednostkę
name-warrior = Wojownik
    .nom = wojownik
    .gen = wojownika
    .dat = wojownikowi
    .acc = wojownika
    .ins = wojownikiem
    .loc = wojowniku
    .number = one
name-saxon_leader_a = Aldred
    .nom = Aldred
    .gen = Aldreda
    .dat = Aldredowi
    .acc = Aldreda
    .ins = Aldredem
    .loc = Aldredzie
    .number = one
name-saxon_leader_b = Beorn
    .nom = Beorn
    .gen = Beorna
    .dat = Beornowi
    .acc = Beorna
    .ins = Beornem
    .loc = Beornie
    .number = one
name-saxon_leader_c = Cynryk
    .nom = Cynryk
    .gen = Cynryka
    .dat = Cynrykowi
    .acc = Cynryka
    .ins = Cynrykiem
    .loc = Cynryku
    .number = one
name-saxon_leader_d = Dunstan
    .nom = Dunstan
    .gen = Dunstana
    .dat = Dunstanowi
    .acc = Dunstana
    .ins = Dunstanem
    .loc = Dunstanie
    .number = one
name-viking_leader_a = Aslak
    .nom = Aslak
    .gen = Aslaka
    .dat = Aslakowi
    .acc = Aslaka
    .ins = Aslakiem
    .loc = Aslaku
    .number = one
name-viking_leader_b = Brand
    .nom = Brand
    .gen = Branda
    .dat = Brandowi
    .acc = Branda
    .ins = Brandem
    .loc = Brandzie
    .number = one
name-viking_leader_c = Knut
    .nom = Knut
    .gen = Knuta
    .dat = Knutowi
    .acc = Knuta
    .ins = Knutem
    .loc = Knucie
    .number = one
name-viking_leader_d = Dag
    .nom = Dag
    .gen = Daga
    .dat = Dagowi
    .acc = Daga
    .ins = Dagiem
    .loc = Dagu
    .number = one

name-saxon_warden = Strażnik grodu
    .short = Strażnik
    .nom = Strażnik grodu
    .gen = Strażnika grodu
    .dat = Strażnikowi grodu
    .acc = Strażnika grodu
    .ins = Strażnikiem grodu
    .loc = Strażniku grodu
text-saxon_warden = Siła 2 w obszarze z grodem.
name-saxon_marshal = Marszałek
    .nom = Marszałek
    .gen = Marszałka
    .dat = Marszałkowi
    .acc = Marszałka
    .ins = Marszałkiem
    .loc = Marszałku
text-saxon_marshal = Po ujawnieniu: możesz przenieść do tej bitwy 1 niezwiązaną jednostkę Anglosasów z sąsiedniego obszaru.
name-saxon_envoy = Poseł
    .nom = Poseł
    .gen = Posła
    .dat = Posłowi
    .acc = Posła
    .ins = Posłem
    .loc = Pośle
text-saxon_envoy = Po ujawnieniu: możesz umieścić na Drakkarze 1 jednostkę wikingów z tej bitwy, nawet związaną.
name-saxon_ealdorman = Ealdorman
    .nom = Ealdorman
    .gen = Ealdormana
    .dat = Ealdormanowi
    .acc = Ealdormana
    .ins = Ealdormanem
    .loc = Ealdormanie
text-saxon_ealdorman = Siła 3 w obszarze bez grodu.
name-viking_stormer = Zdobywca grodów
    .short = Zdobywca
    .nom = Zdobywca grodów
    .gen = Zdobywcy grodów
    .dat = Zdobywcy grodów
    .acc = Zdobywcę grodów
    .ins = Zdobywcą grodów
    .loc = Zdobywcy grodów
text-viking_stormer = Siła 2 w obszarze z grodem.
name-viking_sea_king = Król mórz
    .nom = Król mórz
    .gen = Króla mórz
    .dat = Królowi mórz
    .acc = Króla mórz
    .ins = Królem mórz
    .loc = Królu mórz
text-viking_sea_king = Po ujawnieniu w obszarze przybrzeżnym: możesz przenieść do tej bitwy 1 jednostkę ze Skandynawii.
name-viking_berserker = Berserk
    .nom = Berserk
    .gen = Berserka
    .dat = Berserkowi
    .acc = Berserka
    .ins = Berserkiem
    .loc = Berserku
text-viking_berserker = Po ujawnieniu: usuń z gry tego przywódcę oraz najwyżej 2 jednostki Anglosasów z tej bitwy.
name-viking_plunderer = Łupieżca
    .nom = Łupieżca
    .gen = Łupieżcy
    .dat = Łupieżcy
    .acc = Łupieżcę
    .ins = Łupieżcą
    .loc = Łupieżcy
text-viking_plunderer = Po wygraniu tej bitwy możesz wykonać Grabież w tym obszarze.


## Cele wyprawy i ich pola

name-target_northumbria = Cel wyprawy: Nortumbria
    .area = Nortumbria
    .gen = Nortumbrii
    .acc = Nortumbrię
name-target_east_anglia = Cel wyprawy: Anglia Wschodnia
    .area = Anglia Wschodnia
    .gen = Anglii Wschodniej
    .acc = Anglię Wschodnią
name-target_essex = Cel wyprawy: Essex
    .area = Essex
    .gen = Esseksu
    .acc = Essex
name-target_kent = Cel wyprawy: Kent
    .area = Kent
    .gen = Kentu
    .acc = Kent
name-target_sussex = Cel wyprawy: Sussex
    .area = Sussex
    .gen = Susseksu
    .acc = Sussex

name-slot_north = Północne pole
    .nom = północne pole
    .gen = północnego pola
    .dat = północnemu polu
    .acc = północne pole
    .ins = północnym polem
    .loc = północnym polu
name-slot_central = Środkowe pole
    .nom = środkowe pole
    .gen = środkowego pola
    .dat = środkowemu polu
    .acc = środkowe pole
    .ins = środkowym polem
    .loc = środkowym polu
name-slot_south = Południowe pole
    .nom = południowe pole
    .gen = południowego pola
    .dat = południowemu polu
    .acc = południowe pole
    .ins = południowym polem
    .loc = południowym polu

name-coin = Moneta
name-land = Lądem
name-scandinavia = W obrębie Skandynawii
name-sail = Żegluga
name-sail_draw = Żegluga w nieznane


## Zwycięstwo: `.because` to zdanie.

name-saxon_track = Przetrwanie
    .because = Znacznik rundy dotarł do znacznika grodu.
text-saxon_track = Znacznik rundy jest na polu znacznika grodu lub na lewo od niego.
name-saxon_no_vikings = Anglia bez wikingów
    .because = W Anglii nie ma już jednostek wikingów.
text-saxon_no_vikings = W Anglii nie ma jednostek wikingów.
name-viking_five_areas = Pięć obszarów
    .because = Kontrolują co najmniej 5 obszarów Anglii.
text-viking_five_areas = Wikingowie kontrolują co najmniej 5 obszarów Anglii.
name-viking_coins = Osiem monet
    .because = Mają co najmniej 8 monet.
text-viking_coins = Wikingowie mają co najmniej 8 monet.
name-viking_no_saxons = Anglia bez Anglosasów
    .because = W Anglii nie ma już jednostek Anglosasów.
text-viking_no_saxons = W Anglii nie ma jednostek Anglosasów.

# Jak wygrano skończoną grę

won-saxon_track = Anglosasi przetrwali, aż znacznik rundy dotarł do znacznika grodu.
won-saxon_no_vikings = Anglosasi wyparli z Anglii ostatnią jednostkę wikingów.
won-viking_five_areas = Wikingowie objęli kontrolę nad co najmniej 5 obszarami Anglii.
won-viking_coins = Wikingowie zgromadzili co najmniej 8 monet.
won-viking_no_saxons = Wikingowie nie zostawili w Anglii żadnej jednostki Anglosasów.


## Opcje gry

option-name-viking_seat = Kto gra wikingami
option-text-viking_seat = Który gracz prowadzi wikingów.
option-value-viking_seat-random = los zdecyduje
option-value-viking_seat-seat_0 = gracz 1
option-value-viking_seat-seat_1 = gracz 2
option-name-exile_target = Umiejętność Posła
option-text-exile_target = Kogo Poseł może odesłać na Drakkar.
option-value-exile_target-any_unit = dowolną jednostkę
option-value-exile_target-warrior_only = tylko wojownika
option-name-tile_set = Kafle akcji
option-text-tile_set = Która rekonstrukcja kafli akcji jest używana; w zestawie B anglosaskie połowy kafli 1 i 4 są zamienione.
option-value-tile_set-a = zestaw A
option-value-tile_set-b = zestaw B
option-name-track_length = Długość toru rund
option-text-track_length = Ile pól ma tor rund; krótszy sprzyja Anglosasom.
option-name-viking_leader_setup = Przywódcy wikingów na początku
option-text-viking_leader_setup = Jak na początku gry rozstawia się w Skandynawii trzech przywódców wikingów.
option-value-viking_leader_setup-chosen = wybierają wikingowie
option-value-viking_leader_setup-random = losowo
option-name-essex_wessex_border = Granica Esseksu z Wesseksem
option-text-essex_wessex_border = Czy Essex sąsiaduje z Wesseksem.
option-value-essex_wessex_border-true = sąsiadują
option-value-essex_wessex_border-false = nie sąsiadują
option-name-coins_limited = Ograniczona liczba monet
option-text-coins_limited = Czy monet jest tylko 15, tak że puste zasoby ogólne niczego nie wypłacają.
option-value-coins_limited-true = tylko 15 monet
option-value-coins_limited-false = bez ograniczeń
option-name-plunderer_must_survive = Łupieżca musi przeżyć
option-text-plunderer_must_survive = Czy Łupieżca działa tylko wtedy, gdy po bitwie nadal jest w jej obszarze.
option-value-plunderer_must_survive-true = musi przeżyć
option-value-plunderer_must_survive-false = nie musi przeżyć
option-name-victory_check = Sprawdzanie zwycięstwa
option-text-victory_check = Kiedy w fazie zakończenia rundy sprawdza się zwycięstwo: tylko na jej początku czy ponownie po przesunięciu znacznika rundy i wzięciu przez wikingów monet z obszarów śródlądowych.
option-value-victory_check-step_1 = tylko na początku
option-value-victory_check-whole_phase = dwukrotnie
option-name-memory_aid = Przypominanie umiejętności
option-text-memory_aid = Czy raz ujawnione umiejętności przywódców pozostają widoczne.
option-value-memory_aid-true = pozostają widoczne
option-value-memory_aid-false = znów są ukrywane
option-name-rulings = Rozstrzygnięcia bez własnej opcji
option-text-rulings = Jak czyta się instrukcję tam, gdzie nie mówi o tym inna opcja. Według instrukcji Poseł może nikogo nie odsyłać; według pierwszych zasad domowych musi.
option-value-rulings-by_the_book = według instrukcji
option-value-rulings-house = jak grano tu dawniej

preset-name-by_the_book = Według instrukcji
preset-text-by_the_book = Wszystko tak, jak w instrukcji.
preset-name-house_rules = Zasady domowe
preset-text-house_rules = Tak, jak grano tu na początku: Poseł musi odesłać jednostkę wikingów, jeśli może.
preset-name-quick = Szybka gra
preset-text-quick = Tor rund ma 8 pól zamiast 10; to trochę sprzyja Anglosasom.


## Decyzje

decision-place_leader = Wybierz, który przywódca stanie { $area_in }
    .waiting = { $side } rozstawiają przywódców w Skandynawii
decision-pick_tile = Wybierz kafel akcji
    .waiting = { $side } wybierają kafel akcji
decision-choose_tile = Wybierz kafel, który rozpatrzysz jako pierwszy
    .waiting = { $side } wybierają kafel, który rozpatrzą jako pierwszy
decision-tile_menu = { $tile }: wybierz, co zrobić
    .waiting = { $side } rozpatrują { $tile_acc }
decision-choose_bonus = Wybierz krok albo monetę
    .waiting = { $side } wybierają między krokiem a monetą
decision-choose_route = Wybierz trasę ruchu
    .waiting = { $side } wybierają trasę ruchu
decision-choose_force = Wybierz jednostki, które ruszą { $origin_from } { $destination_to }
    .waiting = { $side } wybierają jednostki, które ruszą { $origin_from } { $destination_to }
decision-build_burh = Wybierz, gdzie zbudować gród
    .waiting = { $side } wybierają, gdzie zbudować gród
decision-call_fyrd = Wybierz, gdzie fyrd pokona wojownika (1 moneta)
    .waiting = { $side } wybierają, gdzie uderzy fyrd
    .stop = Zakończ Fyrd
decision-collect_income = Wybierz gród i dochód z niego
    .waiting = { $side } zbierają dochód
    .stop = Zakończ Dochód
decision-pay_tribute = Wybierz, gdzie zapłacić trybut
    .waiting = { $side } wybierają, gdzie zapłacić trybut
decision-scout_token = Wybierz cel wyprawy
    .waiting = { $side } przeglądają cele wyprawy
decision-scout_slot = Wybierz pole na cel wyprawy
    .waiting = { $side } wybierają pole na cel wyprawy
decision-recruit_size = Wybierz, ile jednostek zrekrutować
    .waiting = { $side } wybierają, ile jednostek zrekrutować
decision-recruit_unit = Wybierz jednostkę do rekrutacji
    .waiting = { $side } wybierają jednostkę do rekrutacji
decision-recruit_area = Wybierz obszar dla zrekrutowanej jednostki
    .waiting = { $side } wybierają obszar dla zrekrutowanej jednostki
decision-plunder_burh = Wybierz gród do złupienia
    .waiting = { $side } wybierają gród do złupienia
    .stop = Zakończ Grabież
decision-choose_bound = Wybierz jednostki, które zostaną { $area_in }
    .waiting = { $side } wybierają jednostki, które zostaną { $area_in }
decision-choose_battle = Wybierz następną bitwę
    .waiting = { $side } wybierają następną bitwę
decision-reveal_leader = Bitwa { $area_in }: ujawnij przywódcę albo spasuj
    .waiting = Bitwa { $area_in }: { $side_nom } mogą ujawnić przywódcę
decision-pull_unit = Wybierz jednostkę, którą Marszałek wezwie do bitwy
    .waiting = { $side } wybierają, kogo Marszałek wezwie do bitwy
    .unit = { $b } { $a_from }
    .none = Nie wzywaj nikogo
decision-exile_unit = Wybierz jednostkę wikingów, którą Poseł odeśle na Drakkar
    .waiting = { $side } wybierają, kogo Poseł odeśle na Drakkar
    .none = Nie odsyłaj nikogo
decision-bring_unit = Wybierz jednostkę, którą Król mórz sprowadzi do bitwy
    .waiting = { $side } wybierają, kogo Król mórz sprowadzi do bitwy
    .unit = { $b } { $a_from }
    .none = Nie sprowadzaj nikogo
decision-kill_unit = Wybierz jednostkę Anglosasów, którą powali Berserk
    .waiting = { $side } wybierają, kogo powali Berserk
    .stop = Oszczędź pozostałych
decision-choose_losses = Wybierz swoje straty { $area_in }
    .waiting = { $side } wybierają swoje straty { $area_in }
decision-choose_retreat = Wybierz, dokąd się wycofać { $area_from }
    .waiting = { $side } wybierają, dokąd się wycofać { $area_from }
decision-plunder_after_battle = Złupić gród { $area_in }?
    .waiting = { $side } decydują, czy złupić gród { $area_in }
    .yes = Złup gród
    .no = Zostaw gród
decision-sail_home_unit = Wybierz następną jednostkę, która wróci z Drakkaru do domu
    .waiting = { $side } wybierają, kto następny wróci z Drakkaru do domu
decision-sail_home_area = Wybierz, dokąd wróci jednostka
    .waiting = { $side } wybierają, dokąd wróci jednostka

# Los
decision-draw_viking_seat = Losowanie stron
    .waiting = Trwa losowanie stron
decision-draw_landing = Losowanie miejsca lądowania wikingów
    .waiting = Trwa losowanie miejsca lądowania wikingów
decision-draw_burh_area = Losowanie miejsca drugiego grodu
    .waiting = Trwa losowanie miejsca drugiego grodu
decision-deal_ability = Losowanie umiejętności przywódcy
    .waiting = Trwa losowanie umiejętności przywódców
decision-draw_aside = Losowanie odkładanego przywódcy
    .waiting = Trwa losowanie odkładanego przywódcy
decision-draw_placement = Losowanie miejsc przywódców wikingów
    .waiting = Trwa losowanie miejsc przywódców wikingów
decision-draw_target = Losowanie celu wyprawy
    .waiting = Trwa losowanie celu wyprawy


## Możliwości do wyboru

option-bonus = Wykonaj akcję dodatkową
option-action = { $a }
option-end_tile = Zakończ rozpatrywanie kafla
option-step = Przenieś 1 jednostkę
option-coin = Weź 1 monetę
option-route =
    { $a_id ->
        [sail] Wypłyń { $b_from } do celu wyprawy
        [sail_draw] Wypłyń { $b_from } w nieznane (wylosuj cel wyprawy)
       *[other] { $b } → { $c }
    }
option-force =
    { $a ->
        [0]
            { $b_id ->
                [none] Nikt
               *[other] { $b }
            }
       *[other]
            { $b_id ->
                [none] { option-force-warriors }
               *[other] { option-force-warriors } + { $b }
            }
    }
# Mianownik: „2 wojowników” jak „dwóch wojowników”.
option-force-warriors =
    { $a ->
        [one] { $a } wojownik
       *[other] { $a } wojowników
    }
option-area = { $a }
option-stop = Zakończ
option-income =
    { $b_id ->
        [coin] { $a }: weź 1 monetę
        [warrior] { $a }: zrekrutuj wojownika (1 moneta)
       *[other] { $a }: zrekrutuj { $b_acc } (1 moneta)
    }
option-token = { $a_area }
option-slot = { $a }
option-one = 1 jednostka za 1 monetę
option-three = 3 jednostki za 2 monety
option-unit = { $a }
option-reveal = Ujawnij { $a_acc }
option-pass = Spasuj
option-none = Nikt
option-yes = Tak
option-no = Nie
option-pick_tile = { $a }
option-choose_tile = { $a }
option-place_leader = { $a } { $b_in }
option-seat =
    { $a ->
        [0] Gracz 1
       *[other] Gracz 2
    }
option-ability = { $a }
option-aside = { $a }


## Dziennik

# Części wpisów, zawsze w bierniku: jednostki z `$warriors` i `$leaders`.
part-warriors =
    { $warriors ->
        [one] { $warriors } wojownika
       *[other] { $warriors } wojowników
    }
part-force =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] nikogo
               *[other] { $leaders_acc }
            }
       *[other]
            { $leaders_id ->
                [none] { part-warriors }
               *[other]
                    { $leaders_number ->
                        [one] { part-warriors } i { $leaders_acc }
                       *[other] { part-warriors } oraz { $leaders_acc }
                    }
            }
    }
part-coins =
    { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
       *[other] { $coins } monet
    }

log-round_begins = Runda { $round }
log-selection_begins = Wybór kafli: zaczynają { $side_nom }
log-actions_begin = Akcje { $side_gen }
log-battles_begin = Bitwy
log-end_phase_begins = Zakończenie rundy
    .scene = Koniec rundy

log-sides_assigned = Anglosasi: { $saxon }; wikingowie: { $viking }.
    .result = Anglosasi: { $saxon }, wikingowie: { $viking }
log-vikings_landed =
    { $warriors ->
        [one] { $warriors } wojownik wikingów wylądował { $area_in }.
       *[other] { $warriors } wojowników wikingów wylądowało { $area_in }.
    }
    .result =
        { $warriors ->
            [one] { $warriors } wojownik wikingów wylądował { $area_in }
           *[other] { $warriors } wojowników wikingów wylądowało { $area_in }
        }
log-burh_at_start = Drugi gród stanął { $area_in }; strzeże go wojownik Anglosasów.
    .result = drugi gród stanął { $area_in }
log-leader_is = Przywódca { $leader } to { $ability_nom }.
log-set_aside = { $side } odłożyli przywódcę { $leader_acc }.
    .clause = odkłada{ $sz } przywódcę { $leader_acc }
log-leader_placed = { $leader } stanął { $area_in }.
    .clause = ustawia{ $sz } { $items }
    .item = { $leader_acc } { $area_in }

log-tile_picked = { $side } wybrali { $tile_acc }.
    .clause = wybiera{ $sz } { $items }
    .item = { $tile_acc }
log-initiative_taken = { $side } przejęli inicjatywę.
    .clause = przejmuje{ $sz } inicjatywę
log-bonus_used = { $side } wykonali akcję dodatkową { $tile_gen }: { $bonus }.
log-action_taken = { $side } wykonali akcję { $tile_gen }: { $action }.
log-actions_left = { $side } nie wykonali akcji { $tile_gen }: { $actions }.
    .clause = nie wykonuje{ $sz } pozostałych akcji

log-coins_taken = { $side } wzięli { part-coins }.
    .clause = bierze{ $sz } { part-coins }
log-coins_paid = { $side } zapłacili { part-coins }.
    .clause = płaci{ $sz } { part-coins }
log-moved =
    { $origin_kind ->
        [scandinavia]
            { $destination_kind ->
                [england] { $side } wyprawili morzem { part-force } { $origin_from } { $destination_to }.
               *[other] { $side } przenieśli { part-force } { $origin_from } { $destination_to }.
            }
       *[other] { $side } przenieśli { part-force } { $origin_from } { $destination_to }.
    }
    .clause = przenosi{ $sz } { $items }
    .item = { part-force } { $origin_from } { $destination_to }
log-burh_built = Anglosasi zbudowali gród { $area_in }.
    .clause =
        { $times ->
            [one] buduje{ $sz } gród { $items }
           *[other] buduje{ $sz } grody { $items }
        }
    .item = { $area_in }
log-fyrd_killed = Fyrd pokonał wojownika wikingów { $area_in }.
    .clause =
        { $times ->
            [one] pokonuje{ $sz } fyrdem wojownika wikingów { $area_in }
           *[other] pokonuje{ $sz } fyrdem { $times } wojowników wikingów { $area_in }
        }
log-recruited_warrior = { $side } zrekrutowali wojownika { $area_in }.
    .clause = rekrutuje{ $sz } { $items }
    .item =
        { $times ->
            [one] wojownika { $area_in }
           *[other] { $times } wojowników { $area_in }
        }
log-recruited_leader = { $side } zrekrutowali przywódcę { $leader_acc } { $area_in }.
    .clause = rekrutuje{ $sz } przywódcę { $leader_acc } { $area_in }
log-tribute_paid = Anglosasi zapłacili trybut { $area_in }, a wikingowie zabrali na Drakkar { part-force }.
    .clause = płaci{ $sz } trybut { $area_in }, odsyłając na Drakkar { part-force }
log-target_drawn = Wikingowie wylosowali cel wyprawy na { $slot_acc }: { $token_area }.
    .clause = losuje{ $sz } cel wyprawy: { $token_area }
log-target_turned_up = Odkryto cel wyprawy na { $slot_loc }: { $token_area }.
log-scouted = Wikingowie położyli zakryty cel wyprawy na { $slot_loc }.
    .clause = kładzie{ $sz } zakryty cel wyprawy na { $items }
    .item = { $slot_loc }
log-scouted_token = Zakryty cel wyprawy na { $slot_loc } to { $token_area }.
log-burh_plundered =
    { $coins ->
        [0] Wikingowie złupili gród { $area_in }, ale zasoby ogólne były puste.
       *[other] Wikingowie złupili gród { $area_in } i zdobyli { part-coins }.
    }
    .clause =
        { $coins ->
            [0] łupi{ $sz } na próżno gród { $area_in }
           *[other] łupi{ $sz } gród { $area_in }, zdobywając { part-coins }
        }
log-boarded = Wikingowie zabrali { $area_from } na Drakkar { part-force }.
    .clause = zabiera{ $sz } { $area_from } na Drakkar { part-force }

log-battle_begins =
    Bitwa { $area_in }: { $saxons ->
        [one] { $saxons } jednostka
        [few] { $saxons } jednostki
       *[other] { $saxons } jednostek
    } Anglosasów przeciw { $vikings ->
        [one] { $vikings } jednostce
       *[other] { $vikings } jednostkom
    } wikingów.
    .scene = Bitwa { $area_in }
log-lined_up = { $side }: { part-force }.
log-counted = { $leader } liczy się za { $strength }.
log-revealed = { $leader } ujawnił się: to { $ability_nom }!
    .clause = ujawnia{ $sz } przywódcę { $leader_acc }: to { $ability_nom }
    .result = { $leader_nom } to { $ability_nom }
log-passed = { $side } spasowali.
    .clause = pasuje{ $sz }
log-pulled_in = { $side } sprowadzili { part-force } { $origin_from } do bitwy { $destination_in }.
    .result = { $side_nom } sprowadzili { part-force } { $origin_from }
log-exiled = Poseł odesłał { part-force } { $area_from } na Drakkar.
    .clause = odsyła{ $sz } przez Posła { part-force } { $area_from } na Drakkar
    .result = Poseł odesłał { part-force } na Drakkar
log-berserker_fell = Berserk, { $leader_nom }, poległ w bitewnym szale.
    .result = poległ Berserk, { $leader_nom }
log-berserker_killed =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] Berserk nikogo nie powalił { $area_in }.
               *[other] Berserk powalił { part-force } { $area_in }.
            }
       *[other] Berserk powalił { part-force } { $area_in }.
    }
    .result = Berserk powalił { part-force }
log-strengths = Siła { $area_in }: Anglosasi { $saxons }, wikingowie { $vikings }. Bitwę wygrali { $winner_nom }.
    .result = Anglosasi { $saxons }, wikingowie { $vikings }, wygrali { $winner_nom }
log-lost =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] { $side } nikogo nie stracili.
               *[other] { $side } stracili { part-force }.
            }
       *[other] { $side } stracili { part-force }.
    }
    .clause = traci{ $sz } { part-force }
    .result = { $side_nom } stracili { part-force }
log-set_aside_joins = { $leader }, dotąd odłożony, dołączył do zasobów { $side_gen }.
log-retreated = { $side } wycofali { part-force } { $destination_to }.
    .result = { $side_nom } wycofali się { $destination_to }
log-no_retreat = { $side } nie mieli dokąd się wycofać { $area_from }: ich jednostki usunięto.
    .result = { $side_nom } nie mieli dokąd się wycofać

log-round_marker_moved = Znacznik rundy przesunął się na pole { $round_space }; znacznik grodu stoi na polu { $burh_space }.
    .result = znacznik rundy stoi na polu { $round_space }, znacznik grodu na polu { $burh_space }
log-sailed_home = Drakkar odwiózł { part-force } { $area_to }.
    .result = Drakkar odwiózł { $items }
    .item = { part-force } { $area_to }
log-won_by =
    { $rounds ->
        [0] Anglosasom nie została już żadna runda do przetrwania.
        [one] Anglosasom została { $rounds } runda do przetrwania.
        [few] Anglosasom zostały { $rounds } rundy do przetrwania.
       *[other] Anglosasom zostało { $rounds } rund do przetrwania.
    }
    .scene = Koniec
log-stood = { $side }: obszary { $areas }, monety { $coins }, jednostki w Anglii { $units }.
    .result = { $side_nom }: obszary { $areas }, monety { $coins }, jednostki w Anglii { $units }
log-victory = { $side } zwyciężyli! { $victory_because }


## Słowa na stole

word-round = Runda
word-coins = Monety
word-supply = Zasoby
word-bank = Zasoby ogólne
word-bonus = Premia
word-burhs = Grody
word-warriors = Wojownicy
word-leaders = Przywódcy
word-pool = Pula celów wyprawy
word-slots = Pola celów wyprawy
word-empty = puste
word-no-units = brak jednostek
word-face-down = zakryty
word-initiative = Inicjatywa
word-track = Tor rund
word-longship = Drakkar
word-you = ty
word-unknown = nieznany
word-set-aside = Odłożony
word-removed = Poza grą
word-tiles = Kafle akcji
word-battle = Bitwa
word-strength = Siła
word-controlled = Kontrolowane obszary
word-winner = Zwycięzca

# Sytuacja na planszy słowami

text-england = Anglia
text-scandinavia = Skandynawia
text-burh = gród
text-resolved = rozpatrzony
text-first-icon = miecz i topór: właściciel działa pierwszy
text-initiative-icon = inicjatywa: właściciel wybiera pierwszy w następnej rundzie
text-setup = Trwa przygotowanie gry.
text-track = Runda { $round }: znacznik rundy na polu { $round_space }, znacznik grodu na polu { $burh_space }.
text-battle = Bitwa { $area_in }: siła Anglosasów { $saxons }, siła wikingów { $vikings }.

# Karta wyników

score-areas = Obszary (wikingom trzeba 5)
score-coins = Monety (wikingom trzeba 8)
score-units = Jednostki w Anglii
score-track = Rundy do przetrwania

# Na co patrzymy, pytając o równe szanse

trait-leader = Przywódca w grze od początku

# Obraz

picture-scandinavia = Skandynawia
picture-scand_north = Północ
picture-scand_central = Środek
picture-scand_south = Południe
picture-pool = Cele wyprawy
picture-burh = Gród
picture-could-be = To może być { $areas }.
picture-bound = Stoją tu obie strony; jednostki związane walką po każdej ze stron: { $number }.
picture-rounds-left = Rundy, które muszą przetrwać Anglosasi: { $number }.
picture-hold-out =
    { $number ->
        [0] Anglosasi już przetrwali
        [one] Anglosasom brakuje 1 rundy
       *[other] Anglosasom brakuje { $number } rund
    }
picture-rounds = Rundy do przetrwania
picture-burh-marker = Znacznik grodu: pole w prawo za każdy gród
picture-round-marker = Znacznik rundy: co rundę pole w lewo
picture-in-supply = Wojownicy w zasobach
picture-leaders-placed = Przywódcy na planszy
picture-burhs-left = Grody w zasobach
picture-phase-setup = Przygotowanie
picture-phase-selection = Wybór kafli
picture-phase-actions = Akcje
picture-phase-battles = Bitwy
picture-phase-end = Koniec rundy
picture-initiative-about = Strona widoczna na kaflu inicjatywy pierwsza wybiera kafel akcji; kto weźmie kafel z proporcem, obraca go na swoją stronę.
picture-first-about = Właściciel kafla z mieczem i toporem pierwszy wykonuje swoje akcje.
picture-or = albo
picture-open = rozpatrywany
picture-done = rozpatrzony
picture-taken = wzięty
picture-to-move = decyduje
picture-areas = Kontrolowane obszary
picture-vikings-left = Wikingowie w Anglii
picture-saxons-left = Anglosasi w Anglii
picture-losses = Straty
picture-passed = pas
picture-chance = wygra { $percent }%
picture-chance-about = Szansa na zwycięstwo przy każdym możliwym układzie ukrytych przywódców, jeśli obie strony rozegrają tę bitwę najlepiej: { $saxons } { $saxon_percent }%, { $vikings } { $viking_percent }%.
outlook-stays = Zostaje { $origin_in }: { $units }.
outlook-nobody = Nikt nie zostaje { $origin_in }.
picture-won = { $side } zwyciężyli!
picture-over = Gra skończona.

# Dlaczego czegoś nie można wybrać

reason-not-now = Nie teraz:
reason-done = to już zostało zrobione.
reason-bonus-first = akcję dodatkową można wykonać tylko przed akcjami.
reason-no-coin = brakuje monety, by za to zapłacić.
reason-no-unit = w zasobach nie ma już żadnej jednostki.
reason-empty-bank = w zasobach ogólnych nie ma monet, a nic innego nie da się zrobić.
reason-nobody-free = żadna jednostka nie może się ruszyć.
reason-no-viking-at-burh = żaden wojownik wikingów nie stoi w obszarze z grodem.
reason-no-burh = na mapie nie ma żadnego grodu.
reason-nobody-to-pay = w żadnym obszarze nie stoją razem obie strony.
reason-no-burh-held = wikingowie nie kontrolują żadnego obszaru z grodem.
reason-no-burh-left = w zasobach nie ma już grodów.
reason-burhs-everywhere = w każdym kontrolowanym obszarze stoi już gród.
reason-no-area = Anglosasi nie kontrolują żadnego obszaru.
reason-not-open = żaden kafel z tym nie jest teraz rozpatrywany.
reason-area-not-held = nie masz tu kontroli.
reason-area-burh = stoi tu już gród.
reason-area-no-burh = nie ma tu grodu.
reason-area-no-viking = nie ma tu wojownika wikingów.
reason-area-used = ten gród został już użyty.
reason-area-not-mixed = nie stoją tu obie strony.
reason-area-far = nie graniczy z miejscem bitwy.
reason-area-enemy = stoją tu wrogowie.
reason-area-burh-retreat = stoi tu gród, a wikingowie nigdy się do niego nie wycofują.
reason-area-own-first = obok jest obszar z własnymi jednostkami, i to on ma pierwszeństwo.

# Na co patrzą boty: po nazwie strony i dwukropku albo samo

sense-viking_coins = monety
sense-two_coins_from_winning = do zwycięstwa brakuje najwyżej dwóch monet
    .off = do zwycięstwa brakuje już więcej niż dwóch monet
sense-coins_to_win = dość monet do zwycięstwa
    .off = za mało monet do zwycięstwa
sense-viking_areas = obszary w Anglii
sense-areas_to_win = dość obszarów do zwycięstwa
    .off = za mało obszarów do zwycięstwa
sense-vikings_in_england = jednostki w Anglii
sense-saxons_in_england = jednostki w Anglii
sense-saxon_areas = obszary w Anglii
sense-saxon_coins = monety
sense-spaces_between_markers = rundy, które zostały do zwycięstwa
sense-markers_two_apart = najwyżej dwa pola między znacznikami
    .off = znów więcej niż dwa pola między znacznikami
sense-markers_one_apart = najwyżej jedno pole między znacznikami
    .off = znów więcej niż jedno pole między znacznikami
sense-markers_meet = znacznik rundy dochodzi do znacznika grodu
    .off = znaczniki znów się rozeszły
sense-burhs_held_by_vikings = obszary z grodem
sense-leaders_ahead = przewaga w przywódcach
sense-viking_initiative = inicjatywa
    .off = utrata inicjatywy
sense-at_most_one_viking = najwyżej jedna jednostka w Anglii
    .off = znów więcej niż jedna jednostka w Anglii
sense-no_vikings = nikt nie został w Anglii
    .off = znów ktoś jest w Anglii

# Do czego służy wybór przed grą, w najwyżej pięciu słowach

gift-viking = Atak: wybierz gdzie, nie zwlekaj
gift-saxon = Obrona: płać, buduj i trwaj
gift-random = Losowanie, gdy wszyscy usiądą

# Bitwy do oglądania: części sceny i to, co się w nich mówi

beat-line-up = Szyk
beat-leaders = Przywódcy
beat-strength = Siła
beat-losses = Straty
beat-retreat = Odwrót
beat-plunder = Łupy
beat-landing = Lądowanie
beat-building = Gród
beat-fyrd = Fyrd
beat-tribute = Trybut
beat-victory = Zwycięstwo
beat-count = Rachunek
scene-deeds = czyny jednej tury
scene-landing = Wikingowie lądują { $area_in }
scene-building = Nowy gród { $area_in }
scene-plunder = Łupy { $area_in }
scene-fyrd = Fyrd walczy { $area_in }
scene-tribute = Trybut { $area_in }
scene-won = { $winner } zwyciężyli
scene-ways = Pięć obszarów, osiem monet albo przetrwanie: tyle obie strony miały na koniec.
scene-areas = Obszary
scene-coins = Monety
scene-units = Jednostki
scene-rounds = Rundy
scene-gold =
    { $coins ->
        [one] { $coins } moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
scene-at-burh = pod murami grodu
scene-in-the-open = w polu
scene-warriors =
    { $number ->
        [one] { $number } wojownik
        [few] { $number } wojownicy
       *[many] { $number } wojowników
    }
scene-line-up =
    { $saxons ->
        [one] { $saxons } jednostka Anglosasów
        [few] { $saxons } jednostki Anglosasów
       *[many] { $saxons } jednostek Anglosasów
    } przeciw { $vikings ->
        [one] { $vikings } jednostce wikingów.
       *[many] { $vikings } jednostkom wikingów.
    }
scene-won-by-tie = Po równo: remis wygrywają Anglosasi.
scene-won-by-more = { $winner } mają większą siłę i wygrywają.
scene-won-by-leader = { $leader } przesądza: bez jego siły { $winner_nom } by przegrali.
scene-losses-due = Za każde pełne 2 punkty siły przeciwnika ginie jedna jednostka: { $saxon_losses } Anglosasów, { $viking_losses } wikingów.
scene-holds = { $winner } wygrali { $area_in }
scene-fell = Polegli
scene-remain = Zostali
scene-nobody = nikt

# Co się mówi o rzeczach na stole

inspect-head-holds = Kto tu jest
inspect-head-inside = Co tu leży
inspect-head-gives = Daje
inspect-head-reach = Kto może tu dotrzeć
inspect-head-go = Dokąd można stąd pójść
inspect-head-costs = Koszt
inspect-head-why-not = Dlaczego nie teraz
inspect-head-does = Co robi
inspect-head-works = Gdzie teraz zadziała
inspect-head-tiles = Na tych kaflach
inspect-head-battle = Bitwa
inspect-head-slot = Cel wyprawy
inspect-head-belongs = Należy do
inspect-head-leads = Prowadzi do
inspect-head-lies = Miejsce
inspect-head-could-be = Może to być
inspect-head-strength = Siła w tej bitwie
inspect-head-bound = Związani walką
inspect-head-stand = Jak to wygląda
inspect-head-symbol = Symbol

inspect-now = teraz
inspect-this-round = w tej rundzie
inspect-next-round = w następnej rundzie
inspect-free =
    { $number ->
        [one] { $number } jednostka może odejść
        [few] { $number } jednostki mogą odejść
       *[other] { $number } jednostek może odejść
    }
inspect-bound = Jednostki związane walką: { $number } z { $units }.
inspect-by-land = { $side } { $area_from }
inspect-by-sea = { $side } { $area_from }, morzem
inspect-sail =
    { $number ->
        [one] { $number } jednostka, według celu na polu
        [few] { $number } jednostki, według celu na polu
       *[other] { $number } jednostek, według celu na polu
    }
inspect-sail-drawn =
    { $number ->
        [one] { $number } jednostka, jeśli wypadnie ten cel: 1 na { $pool }
        [few] { $number } jednostki, jeśli wypadnie ten cel: 1 na { $pool }
       *[other] { $number } jednostek, jeśli wypadnie ten cel: 1 na { $pool }
    }
inspect-sail-perhaps =
    { $number ->
        [one] { $number } jednostka, jeśli to jest jej cel
        [few] { $number } jednostki, jeśli to jest ich cel
       *[other] { $number } jednostek, jeśli to jest ich cel
    }
inspect-held-by = kontrolę mają { $side_nom }
inspect-held-by-nobody = nikt nie ma kontroli
inspect-strengths = Na razie siła { $saxons } do { $vikings }
inspect-leading = Wygrywają { $side_nom }; remis jest anglosaski
inspect-revealed = Ujawniony
inspect-hidden = Nieujawniony

inspect-kind-coastal = Obszar przybrzeżny
inspect-coastal = Tu mogą lądować wikingowie, jeśli mają cel wyprawy z tą pieczęcią. Kontrolę ma ta strona, która ma tu więcej jednostek; pięć obszarów daje wikingom zwycięstwo.
inspect-kind-inland = Obszar śródlądowy
inspect-inland = Tu nie dopływa żaden statek, a co rundę wikingowie, którzy mają kontrolę, dostają monetę. Liczy się do pięciu obszarów, których potrzebują.
inspect-gives-inland = 1 moneta dla wikingów na koniec każdej rundy, jeśli mają kontrolę
inspect-gives-burh = Gród: dochód dla Anglosasów, 2 monety dla wikingów, którzy go złupią
inspect-kind-home = Ojczyzna wikingów
inspect-home = Tu pojawiają się rekruci wikingów i tu wracają łupieżcy, zawsze tam, gdzie jest najmniej jednostek. Cel wyprawy mówi, gdzie można stąd wylądować.
inspect-kind-longship = Ani Anglia, ani Skandynawia
inspect-longship = Statek, który na koniec rundy odwozi łupieżców do domu. Do tego czasu nigdzie się nie liczą, także jako wikingowie w Anglii.
inspect-battle-name = Bitwa { $area_in }
inspect-kind-battle = Trwa teraz
inspect-battle = Bez kości: wygrywa większa siła, a remis jest anglosaski. Za każde pełne 2 punkty drugiej strony pada jedna jednostka; ujawniony przywódca może zmienić rachunek.

inspect-kind-leader = Przywódca { $side_gen } { $area_in }
inspect-leader = Jednostka z tajemnicą, którą do ujawnienia w bitwie zna tylko jej strona. Przywódca nie wraca nigdy, więc trać raczej wojowników.
inspect-saxon_warden = Trzymaj go tam, gdzie trzeba obronić gród.
inspect-saxon_marshal = Gdy obok stoi wolna jednostka, dokłada brakujący punkt.
inspect-saxon_envoy = Odeślij tego, kto liczy się najbardziej: to punkt albo dwa mniej.
inspect-saxon_ealdorman = Używaj go z dala od grodów: tam się liczy.
inspect-viking_stormer = Zabierz go pod gród: tam się liczy.
inspect-viking_sea_king = Na wybrzeżu dokłada brakujący punkt.
inspect-viking_berserker = Zachowaj go na silną obronę: ujawniony zawsze ginie.
inspect-viking_plunderer = Zabierz go pod gród, a w Anglii zostaw jeszcze kogoś.
inspect-kind-warriors = Wojownicy { $side_gen } { $area_in }
inspect-kind-piece = Pionek obu stron
inspect-warrior = Jednostka o sile 1; poległy wojownik wraca do zasobów. Trać wojowników, chroń przywódców.
inspect-unit = Wojownik albo przywódca, do wyboru. Każdy liczy się w kontroli jako jeden.
inspect-kind-burh = Gród { $side_gen } { $area_in }
inspect-kind-burhs-left = Można jeszcze zbudować: { $number }
inspect-burh = Gród obronny, nie jednostka. To sakiewka, obóz i zegar Anglosasów.
inspect-burh-income = Dochód: 1 moneta albo 1 jednostka za 1 monetę
inspect-burh-fyrd = Fyrd: każda moneta zabija tu wojownika wikingów
inspect-burh-track = Znacznik grodu stoi o pole dalej w prawo
inspect-burh-plunder = Grabież: 2 monety dla wikingów, którzy mają tu kontrolę

inspect-kind-coins = Monety { $side_gen }
inspect-kind-coin = Pieniądze obu stron
inspect-coin = Monetami płaci się za wszystko, a wikingowie wygrywają ośmioma. Anglosasi niech nie oddają dwóch ostatnich.
inspect-kind-bank = Monety, których nie ma nikt
inspect-bank = Tu trafia wszystko, co się płaci, i stąd bierze się to, co się zarabia. Gdy monet zabraknie, nikt nic nie dostaje.
inspect-bank-endless = Tu trafia wszystko, co się płaci, i stąd bierze się to, co się zarabia. Przy tym stole monet nigdy nie zabraknie.
inspect-coins-out-of-reach = Dopóki Anglosasi mają { $coins } monet, wikingowie nie mogą mieć { $goal }.
inspect-kind-track = Czas
inspect-track = Co rundę znacznik rundy idzie o pole w lewo, a każdy gród przesuwa znacznik grodu o pole w prawo. Gdy się spotkają, wygrywają Anglosasi.
inspect-round-marker-name = Znacznik rundy
inspect-round-marker = Na koniec każdej rundy idzie o pole w lewo. Gdy dojdzie do znacznika grodu, wygrywają Anglosasi.
inspect-burh-marker-name = Znacznik grodu
inspect-burh-marker = Idzie za grodami: o pole w prawo za każdy zbudowany, o pole w lewo za każdy złupiony. Grabież daje wikingom czas.
inspect-kind-initiative = Pierwsi wybierają { $side_nom }

inspect-kind-tile = Kafel akcji
inspect-tile = Kto go weźmie, używa swojej połowy, a druga strona traci swoją. Złota akcja dodatkowa jest pierwsza albo wcale, potem akcje w dowolnej kolejności.
inspect-kind-action = Akcja { $side_gen }
inspect-kind-bonus = Akcja dodatkowa { $side_gen }
inspect-saxon_move = Prowadzi dowolnie wiele wolnych jednostek o jeden obszar dalej. Zbierzesz dwóch na jednego albo obsadzisz pusty obszar.
inspect-saxon_build = Gród tam, gdzie masz kontrolę. Zarabia, rekrutuje i przybliża koniec o rundę.
inspect-saxon_fyrd = Zabija wojowników wikingów przy twoich grodach, bez bitwy. Najlepszy po ich lądowaniu.
inspect-saxon_income = Każdy gród daje monetę albo jednostkę za monetę. Monety na fyrd, jednostki tam, gdzie grozi desant.
inspect-saxon_tribute = Moneta odprawia wszystkich wikingów z jednego obszaru. Uwalnia związane jednostki i może opróżnić Anglię.
inspect-viking_move = Marsz po Anglii lub Skandynawii albo rejs na wybrzeże. Tak zaczyna się każdy najazd.
inspect-viking_scout = Kładzie zakryty cel wyprawy według twojego wyboru. Ty wybierasz brzeg, oni zgadują.
inspect-viking_recruit = Nowe jednostki w Skandynawii. Trzy naraz są tańsze, chyba że wygrasz monetami.
inspect-viking_plunder = Zmienia kontrolowane grody w monety i odsyła wolnych łupieżców do domu. Dwa grody to pół zwycięstwa, a zegar Anglosasów się cofa.
inspect-bonus_saxon_step_or_coin = Jedna jednostka o krok albo moneta. Użyj przed resztą kafla.
inspect-bonus_saxon_coin = Moneta za darmo. Użyj przed resztą kafla.
inspect-bonus_viking_warrior = Wojownik za darmo. Użyj przed resztą kafla.
inspect-bonus_viking_move = Cały Ruch, przed resztą kafla. Pozwala wylądować i złupić jednym kaflem.
inspect-cost-saxon_build = 1 moneta
inspect-cost-saxon_fyrd = 1 moneta za każdego wojownika
inspect-cost-saxon_income = nic albo 1 moneta za każdą jednostkę
inspect-cost-saxon_tribute = 1 moneta, którą dostają wikingowie
inspect-cost-viking_recruit = 1 moneta za 1 jednostkę, 2 monety za 3

inspect-kind-slot = Pole celu wyprawy
inspect-slot = Cel na tym polu mówi, gdzie mogą wylądować jednostki z jego obszaru. Gdy pole jest puste albo cel leży odkryty, można wylosować inny.
inspect-slot-empty = Puste: cel losuje się przy wypłynięciu
inspect-slot-down = Zakryty cel
inspect-slot-secret = Zakryty: Anglosasi go nie znają
inspect-slot-again = Odkryty: można użyć go znowu albo wylosować inny
inspect-kind-target = Cel wyprawy
inspect-target = Na polu celu mówi, gdzie mogą wylądować jednostki z tego obszaru Skandynawii. Po użyciu zostaje tam odkryty.
inspect-kind-pool =
    { $number ->
        [one] { $number } cel wyprawy poza polami
        [few] { $number } cele wyprawy poza polami
       *[other] { $number } celów wyprawy poza polami
    }
inspect-pool = Stąd wybiera się przy Zwiadzie i stąd losuje, kto płynie bez celu. Zaglądać mogą tylko wikingowie.
inspect-pool-hidden =
    { $number ->
        [one] { $number } znacznik, znany wikingom
        [few] { $number } znaczniki, znane wikingom
       *[other] { $number } znaczników, znanych wikingom
    }

inspect-kind-choice = Wybór
inspect-option-end_tile = Zostawia resztę kafla. Nic na nim nie jest obowiązkowe.
inspect-option-pass = Kończy ujawnianie w tej bitwie. Ujawniaj tylko to, co zmienia wynik.
inspect-option-stop = Kończy na tym, co już zostało zrobione.
inspect-option-choose_force = Te jednostki ruszają, reszta zostaje. Dwóch na jednego wygrywa bez strat; remis jest anglosaski.
inspect-option-choose_bound = Te jednostki zostają związane przez Anglosasów; reszta wsiada na Drakkar.
inspect-option-choose_losses = Te jednostki padają. Wojownicy wracają do zasobów, przywódcy nie wracają nigdy.

# Legenda

sign-shield-saxon = Wojownik Anglosasów
sign-shield-viking = Wojownik wikingów
sign-helmet-saxon = Przywódca Anglosasów; litera to początek imienia, ? to nieznana umiejętność
sign-helmet-viking = Przywódca wikingów; litera to początek imienia, ? to nieznana umiejętność
sign-burh = Gród, a na torze rund znacznik grodu
sign-coin = Moneta
sign-crown = Obszar śródlądowy: co rundę 1 moneta dla wikingów, którzy mają kontrolę
sign-swords = Stoją tu obie strony, więc będzie bitwa; na kaflu: jego właściciel działa pierwszy
sign-pennant = Inicjatywa: kto ją ma, pierwszy wybiera kafel akcji
sign-hourglass = Znacznik rundy na torze rund
sign-token-back = Zakryty cel wyprawy

# Co się mówi przed wyborem, który coś traci

warning-no_viking = Po tym w Anglii nie zostanie żaden wiking: to przegrana w tej rundzie.
warning-no_viking_unless_landing = Po tym w Anglii nie zostanie żaden wiking: to przegrana w tej rundzie, chyba że znów wylądujesz.
warning-one_viking = W Anglii zostanie jeden wiking; jeden atak albo Trybut kończy grę.
warning-last_coin = To będzie ich { $coins }. moneta: jeśli nie oczyścisz Anglii, wygrają.
warning-coins_in_reach = Bez rekrutacji będzie w tej rundzie { $coins } monet.
warning-battle_lost = Na razie to bitwa { $vikings } do { $saxons }, remis albo gorzej: wygrają Anglosasi.
warning-leader_lost = Przywódca nie wraca nigdy, wojownik tak.
warning-bonus_lost = Po akcji przepada akcja dodatkowa tego kafla.
warning-five_areas = Z tymi kaflami wikingowie mogą mieć { $areas } obszarów.
warning-tribute = Jeden Trybut może cię wymieść z Anglii.
warning-burh_in_danger = Ten gród można złupić jeszcze w tej rundzie.
