# Teksty gry SAGA po polsku. Jak się je wyszukuje: meadhall/words.py.

title = SAGA
subtitle = Wikingowie kontra Anglosasi
tagline = Wikingowie łupią Anglię od morza, a Anglosasi bronią swoich grodów i grają na czas.
list-and = { $list } i { $last }


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
## `.short` i `.short_…` to nazwy bez strony. Kilku przywódców to „przywódcy A i B”: `.letter` podaje
## litery, a `.number` to „one”, jeśli przywódca jest jeden.

name-warrior = Wojownik
    .nom = wojownik
    .gen = wojownika
    .dat = wojownikowi
    .acc = wojownika
    .ins = wojownikiem
    .loc = wojowniku
    .short = Wojownik
    .short_nom = wojownik
    .short_gen = wojownika
    .short_dat = wojownikowi
    .short_acc = wojownika
    .short_ins = wojownikiem
    .short_loc = wojowniku
    .letter = -
    .number = one
name-saxon_leader_a = Przywódca Anglosasów A
    .nom = przywódca Anglosasów A
    .gen = przywódcy Anglosasów A
    .dat = przywódcy Anglosasów A
    .acc = przywódcę Anglosasów A
    .ins = przywódcą Anglosasów A
    .loc = przywódcy Anglosasów A
    .short = Przywódca A
    .short_nom = przywódca A
    .short_gen = przywódcy A
    .short_dat = przywódcy A
    .short_acc = przywódcę A
    .short_ins = przywódcą A
    .short_loc = przywódcy A
    .letter = A
    .number = one
name-saxon_leader_b = Przywódca Anglosasów B
    .nom = przywódca Anglosasów B
    .gen = przywódcy Anglosasów B
    .dat = przywódcy Anglosasów B
    .acc = przywódcę Anglosasów B
    .ins = przywódcą Anglosasów B
    .loc = przywódcy Anglosasów B
    .short = Przywódca B
    .short_nom = przywódca B
    .short_gen = przywódcy B
    .short_dat = przywódcy B
    .short_acc = przywódcę B
    .short_ins = przywódcą B
    .short_loc = przywódcy B
    .letter = B
    .number = one
name-saxon_leader_c = Przywódca Anglosasów C
    .nom = przywódca Anglosasów C
    .gen = przywódcy Anglosasów C
    .dat = przywódcy Anglosasów C
    .acc = przywódcę Anglosasów C
    .ins = przywódcą Anglosasów C
    .loc = przywódcy Anglosasów C
    .short = Przywódca C
    .short_nom = przywódca C
    .short_gen = przywódcy C
    .short_dat = przywódcy C
    .short_acc = przywódcę C
    .short_ins = przywódcą C
    .short_loc = przywódcy C
    .letter = C
    .number = one
name-saxon_leader_d = Przywódca Anglosasów D
    .nom = przywódca Anglosasów D
    .gen = przywódcy Anglosasów D
    .dat = przywódcy Anglosasów D
    .acc = przywódcę Anglosasów D
    .ins = przywódcą Anglosasów D
    .loc = przywódcy Anglosasów D
    .short = Przywódca D
    .short_nom = przywódca D
    .short_gen = przywódcy D
    .short_dat = przywódcy D
    .short_acc = przywódcę D
    .short_ins = przywódcą D
    .short_loc = przywódcy D
    .letter = D
    .number = one
name-viking_leader_a = Przywódca wikingów A
    .nom = przywódca wikingów A
    .gen = przywódcy wikingów A
    .dat = przywódcy wikingów A
    .acc = przywódcę wikingów A
    .ins = przywódcą wikingów A
    .loc = przywódcy wikingów A
    .short = Przywódca A
    .short_nom = przywódca A
    .short_gen = przywódcy A
    .short_dat = przywódcy A
    .short_acc = przywódcę A
    .short_ins = przywódcą A
    .short_loc = przywódcy A
    .letter = A
    .number = one
name-viking_leader_b = Przywódca wikingów B
    .nom = przywódca wikingów B
    .gen = przywódcy wikingów B
    .dat = przywódcy wikingów B
    .acc = przywódcę wikingów B
    .ins = przywódcą wikingów B
    .loc = przywódcy wikingów B
    .short = Przywódca B
    .short_nom = przywódca B
    .short_gen = przywódcy B
    .short_dat = przywódcy B
    .short_acc = przywódcę B
    .short_ins = przywódcą B
    .short_loc = przywódcy B
    .letter = B
    .number = one
name-viking_leader_c = Przywódca wikingów C
    .nom = przywódca wikingów C
    .gen = przywódcy wikingów C
    .dat = przywódcy wikingów C
    .acc = przywódcę wikingów C
    .ins = przywódcą wikingów C
    .loc = przywódcy wikingów C
    .short = Przywódca C
    .short_nom = przywódca C
    .short_gen = przywódcy C
    .short_dat = przywódcy C
    .short_acc = przywódcę C
    .short_ins = przywódcą C
    .short_loc = przywódcy C
    .letter = C
    .number = one
name-viking_leader_d = Przywódca wikingów D
    .nom = przywódca wikingów D
    .gen = przywódcy wikingów D
    .dat = przywódcy wikingów D
    .acc = przywódcę wikingów D
    .ins = przywódcą wikingów D
    .loc = przywódcy wikingów D
    .short = Przywódca D
    .short_nom = przywódca D
    .short_gen = przywódcy D
    .short_dat = przywódcy D
    .short_acc = przywódcę D
    .short_ins = przywódcą D
    .short_loc = przywódcy D
    .letter = D
    .number = one

name-saxon_warden = Strażnik grodu
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
text-saxon_envoy = Po ujawnieniu: umieść na Drakkarze 1 jednostkę wikingów z tej bitwy, nawet związaną.
name-saxon_ealdorman = Ealdorman
    .nom = Ealdorman
    .gen = Ealdormana
    .dat = Ealdormanowi
    .acc = Ealdormana
    .ins = Ealdormanem
    .loc = Ealdormanie
text-saxon_ealdorman = Siła 3 w obszarze bez grodu.
name-viking_stormer = Zdobywca grodów
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


## Opcje gry

option-name-viking_seat = Kto gra wikingami
option-text-viking_seat = Który gracz prowadzi wikingów.
option-value-viking_seat-random = los zdecyduje
option-value-viking_seat-seat_0 = gracz 1
option-value-viking_seat-seat_1 = gracz 2
option-name-exile_target = Moc Posła
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


## Decyzje

decision-place_leader = Wybierz, który przywódca zajmie ten obszar Skandynawii
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
    .unit = { $b_short } { $a_from }
    .none = Nie wzywaj nikogo
decision-exile_unit = Wybierz jednostkę wikingów, którą Poseł odeśle na Drakkar
    .waiting = { $side } wybierają, kogo Poseł odeśle na Drakkar
decision-bring_unit = Wybierz jednostkę, którą Król mórz sprowadzi do bitwy
    .waiting = { $side } wybierają, kogo Król mórz sprowadzi do bitwy
    .unit = { $b_short } { $a_from }
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
option-end_tile = Zakończ ten kafel
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
               *[other]
                    { $b_number ->
                        [one] Przywódca { $b_letter }
                       *[other] Przywódcy { $b_letter }
                    }
            }
       *[other]
            { $b_id ->
                [none] { option-force-warriors }
               *[other]
                    { $b_number ->
                        [one] { option-force-warriors } + przywódca { $b_letter }
                       *[other] { option-force-warriors } + przywódcy { $b_letter }
                    }
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
       *[other] { $a }: zrekrutuj { $b_short_acc } (1 moneta)
    }
option-token = { $a_area }
option-slot = { $a }
option-one = 1 jednostka za 1 monetę
option-three = 3 jednostki za 2 monety
option-unit = { $a_short }
option-reveal = Ujawnij { $a_short_acc }
option-pass = Spasuj
option-none = Nikt
option-yes = Tak
option-no = Nie
option-pick_tile = { $a }
option-choose_tile = { $a }
option-place_leader = { $a_short } { $b_in }
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
part-leaders =
    { $leaders_number ->
        [one] przywódcę { $leaders_letter }
       *[other] przywódców { $leaders_letter }
    }
part-force =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] nikogo
               *[other] { part-leaders }
            }
       *[other]
            { $leaders_id ->
                [none] { part-warriors }
               *[other]
                    { $leaders_number ->
                        [one] { part-warriors } i { part-leaders }
                       *[other] { part-warriors } oraz { part-leaders }
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

log-sides_assigned = Anglosasi: { $saxon }; wikingowie: { $viking }.
log-vikings_landed =
    { $warriors ->
        [one] { $warriors } wojownik wikingów wylądował { $area_in }.
       *[other] { $warriors } wojowników wikingów wylądowało { $area_in }.
    }
log-burh_at_start = Drugi gród stanął { $area_in }; strzeże go wojownik Anglosasów.
log-leader_is = { $leader } to { $ability_nom }.
log-set_aside = { $side } odłożyli { $leader_short_acc }.
log-leader_placed = { $leader } stanął { $area_in }.

log-tile_picked = { $side } wybrali { $tile_acc }.
log-initiative_taken = { $side } przejęli inicjatywę.
log-tile_opened = { $side } zaczęli rozpatrywać { $tile_acc }.
log-bonus_used = { $side } wykonali akcję dodatkową: { $bonus }.
log-action_taken = { $side } wybrali akcję: { $action }.
log-tile_resolved = { $side } rozpatrzyli { $tile_acc }.

log-coins_taken = { $side } wzięli { part-coins }.
log-coins_paid = { $side } zapłacili { part-coins }.
log-moved =
    { $origin_kind ->
        [scandinavia]
            { $destination_kind ->
                [england] { $side } wyprawili morzem { part-force } { $origin_from } { $destination_to }.
               *[other] { $side } przenieśli { part-force } { $origin_from } { $destination_to }.
            }
       *[other] { $side } przenieśli { part-force } { $origin_from } { $destination_to }.
    }
log-burh_built = Anglosasi zbudowali gród { $area_in }.
log-fyrd_killed = Fyrd pokonał wojownika wikingów { $area_in }.
log-recruited_warrior = { $side } zrekrutowali wojownika { $area_in }.
log-recruited_leader = { $side } zrekrutowali { $leader_short_acc } { $area_in }.
log-tribute_paid = Anglosasi zapłacili trybut { $area_in }, a wikingowie zabrali na Drakkar { part-force }.
log-target_drawn = Wikingowie wylosowali cel wyprawy na { $slot_acc }: { $token_area }.
log-target_turned_up = Odkryto cel wyprawy na { $slot_loc }: { $token_area }.
log-scouted = Wikingowie położyli zakryty cel wyprawy na { $slot_loc }.
log-scouted_token = Zakryty cel wyprawy na { $slot_loc } to { $token_area }.
log-burh_plundered =
    { $coins ->
        [0] Wikingowie złupili gród { $area_in }, ale zasoby ogólne były puste.
       *[other] Wikingowie złupili gród { $area_in } i zdobyli { part-coins }.
    }
log-boarded = Wikingowie zabrali { $area_from } na Drakkar { part-force }.

log-battle_begins =
    Bitwa { $area_in }: { $saxons ->
        [one] { $saxons } jednostka
        [few] { $saxons } jednostki
       *[other] { $saxons } jednostek
    } Anglosasów przeciw { $vikings ->
        [one] { $vikings } jednostce
       *[other] { $vikings } jednostkom
    } wikingów.
log-revealed = { $leader } ujawnił się: to { $ability_nom }!
log-passed = { $side } spasowali.
log-pulled_in = { $side } sprowadzili { part-force } { $origin_from } do bitwy { $destination_in }.
log-exiled = Poseł odesłał { part-force } { $area_from } na Drakkar.
log-berserker_fell = Berserk, { $leader_nom }, poległ w bitewnym szale.
log-berserker_killed =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] Berserk nikogo nie powalił { $area_in }.
               *[other] Berserk powalił { part-force } { $area_in }.
            }
       *[other] Berserk powalił { part-force } { $area_in }.
    }
log-strengths = Siła { $area_in }: Anglosasi { $saxons }, wikingowie { $vikings }. Bitwę wygrali { $winner_nom }.
log-lost =
    { $warriors ->
        [0]
            { $leaders_id ->
                [none] { $side } nikogo nie stracili.
               *[other] { $side } stracili { part-force }.
            }
       *[other] { $side } stracili { part-force }.
    }
log-set_aside_joins = { $leader }, dotąd odłożony, dołączył do zasobów { $side_gen }.
log-retreated = { $side } wycofali { part-force } { $destination_to }.
log-no_retreat = { $side } nie mieli dokąd się wycofać { $area_from }: ich jednostki usunięto.

log-round_marker_moved = Znacznik rundy przesunął się na pole { $round_space }; znacznik grodu stoi na polu { $burh_space }.
log-sailed_home = Drakkar odwiózł { part-force } { $area_to }.
log-victory = { $side } zwyciężyli! { $victory_because }


## Słowa na stole

word-round = Runda
word-coins = Monety
word-supply = Zasoby
word-bank = Zasoby ogólne
word-burhs = Grody
word-warriors = Wojownicy
word-leaders = Przywódcy
word-pool = Pula celów wyprawy
word-slots = Pola celów wyprawy
word-empty = puste
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

# The position in words

text-england = Anglia
text-scandinavia = Skandynawia
text-burh = gród
text-resolved = rozpatrzony
text-first-icon = miecz i topór: właściciel działa pierwszy
text-initiative-icon = inicjatywa: właściciel wybiera pierwszy w następnej rundzie
text-track = Runda { $round }: znacznik rundy na polu { $round_space }, znacznik grodu na polu { $burh_space }.
text-battle = Bitwa { $area_in }: siła Anglosasów { $saxons }, siła wikingów { $vikings }.

# Karta wyników

score-areas = Obszary (wikingom trzeba 5)
score-coins = Monety (wikingom trzeba 8)
score-units = Jednostki w Anglii
score-track = Rundy do przetrwania

# Na co patrzymy, pytając o równe szanse

trait-leader = Przywódca w grze od początku

# The picture

picture-scandinavia = Skandynawia
picture-scand_north = Północ
picture-scand_central = Środek
picture-scand_south = Południe
picture-pool = Cele wypraw
picture-burh = Gród
picture-could-be = To może być { $areas }.
picture-bound = Stoją tu obie strony; jednostki związane walką po każdej ze stron: { $number }.
picture-rounds-left = Rundy, które muszą przetrwać Anglosasi: { $number }.
picture-rounds = Rundy do przetrwania
picture-burh-marker = Znacznik grodu: pole w prawo za każdy gród
picture-round-marker = Znacznik rundy: co rundę pole w lewo
picture-phase-setup = Przygotowanie
picture-phase-selection = Wybór kafli
picture-phase-actions = Akcje
picture-phase-battles = Bitwy
picture-phase-end = Koniec rundy
picture-initiative-about = Strona widoczna na kaflu inicjatywy pierwsza wybiera kafel akcji; kto weźmie kafel z proporcem, obraca go na swoją stronę.
picture-first-about = Właściciel kafla z mieczem i toporem pierwszy wykonuje swoje akcje.
picture-or = albo
picture-open = otwarty
picture-done = wykonany
picture-taken = wzięty
picture-to-move = decyzja
picture-areas = Kontrola obszarów
picture-vikings-left = Wikingowie w Anglii
picture-saxons-left = Anglosasi w Anglii
picture-losses = Straty
picture-passed = pas
picture-chance = wygra { $percent }%
picture-chance-about = Szansa na zwycięstwo przy każdym możliwym układzie ukrytych przywódców, jeśli obie strony rozegrają tę bitwę najlepiej: { $saxons } { $saxon_percent }%, { $vikings } { $viking_percent }%.
picture-won = { $side } zwyciężyli!
picture-over = Gra skończona.

# Dlaczego czegoś nie można wybrać

reason-not-now = Nie teraz:
reason-done = to już zostało zrobione.
reason-bonus-first = bonusu można użyć tylko przed akcjami.
reason-no-coin = brakuje monety, by za to zapłacić.
reason-no-unit = w zasobach nie ma już żadnej jednostki.
reason-empty-bank = w zasobach ogólnych nie ma monet, a nic innego nie da się zrobić.
reason-nobody-free = żadna jednostka nie może się ruszyć.
reason-no-viking-at-burh = żaden wojownik Wikingów nie stoi na obszarze z grodem.
reason-no-burh = na mapie nie ma żadnego grodu.
reason-nobody-to-pay = na żadnym obszarze nie stoją razem obie strony.
reason-no-burh-held = Wikingowie nie kontrolują żadnego obszaru z grodem.
reason-no-burh-left = w zasobach nie ma już grodów.
reason-burhs-everywhere = na każdym kontrolowanym obszarze stoi już gród.
reason-no-area = Anglosasi nie kontrolują żadnego obszaru.

# Na co patrzą boty: po nazwie strony i dwukropku albo samo

sense-viking_coins = monety
sense-two_coins_from_winning = najwyżej dwie monety do zwycięstwa
    .off = już nie dwie monety do zwycięstwa
sense-coins_to_win = dość monet do zwycięstwa
    .off = już nie dość monet do zwycięstwa
sense-viking_areas = obszary w Anglii
sense-areas_to_win = dość obszarów do zwycięstwa
    .off = już nie dość obszarów do zwycięstwa
sense-vikings_in_england = jednostki w Anglii
sense-saxons_in_england = jednostki w Anglii
sense-saxon_areas = obszary w Anglii
sense-saxon_coins = monety
sense-spaces_between_markers = rundy na zwycięstwo
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
