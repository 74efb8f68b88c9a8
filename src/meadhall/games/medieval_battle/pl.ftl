# Teksty gry Medieval Battle po polsku. Jak się je wyszukuje: meadhall/words.py.
#
# Pola nazywają się kodami, które są na nich wydrukowane: `$hex`, `$origin` i `$destination` to napisy takie jak „F7”.

title = Medieval Battle
subtitle = gra planszowa
tagline = Dwie armie, kilka chorągiewek i ani jednej kostki: rycerze, piki i łuki walczą o pole bitwy, póki starczy czasu.
pitch = Dwie armie, kilka chorągiewek i ani jednej kostki.
list-and = { $list } i { $last }
list-more = jeszcze { $count }


## Armie i gracze
##
## Nazwa to etykieta, a zarazem forma na początek i do środka zdania (rodzaj męskoosobowy: „Czerwoni ruszyli”);
## `.army` to etykieta całej armii. Remis i nikt mają te same formy, bo stają tam, gdzie mogłaby stać armia.

name-red = Czerwoni
    .nom = Czerwoni
    .gen = Czerwonych
    .dat = Czerwonym
    .acc = Czerwonych
    .ins = Czerwonymi
    .loc = Czerwonych
    .army = Armia Czerwona
name-yellow = Żółci
    .nom = Żółci
    .gen = Żółtych
    .dat = Żółtym
    .acc = Żółtych
    .ins = Żółtymi
    .loc = Żółtych
    .army = Armia Żółta
name-draw = Remis
    .nom = remis
    .gen = remisu
    .dat = remisowi
    .acc = remis
    .ins = remisem
    .loc = remisie
    .army = Żadna armia
name-nobody = nikt
    .nom = nikt
    .gen = nikogo
    .dat = nikomu
    .acc = nikogo
    .ins = nikim
    .loc = nikim
    .army = Żadna armia

name-seat_0 = Gracz 1
    .nom = gracz 1
name-seat_1 = Gracz 2
    .nom = gracz 2


## Rodzaje oddziałów
##
## Nazwa to etykieta, a zarazem forma na początek zdania; `.nom` to mianownik w środku zdania; `.abbr` to skrót do
## wąskich tabel; `.gender` służy do wyboru formy czasownika: f (ruszyła), m (ruszył), mo (ruszyli), nmo (ruszyły).

name-heavy_cavalry = Ciężka jazda
    .nom = ciężka jazda
    .gen = ciężkiej jazdy
    .dat = ciężkiej jeździe
    .acc = ciężką jazdę
    .ins = ciężką jazdą
    .loc = ciężkiej jeździe
    .abbr = CJ
    .gender = f
text-heavy_cavalry = Ciężkozbrojni rycerze: najsilniejsza szarża, ale zatrzymują ją piki i trudny teren.
name-light_cavalry = Lekka jazda
    .nom = lekka jazda
    .gen = lekkiej jazdy
    .dat = lekkiej jeździe
    .acc = lekką jazdę
    .ins = lekką jazdą
    .loc = lekkiej jeździe
    .abbr = LJ
    .gender = f
text-light_cavalry = Szybcy jeźdźcy: rozbijają łuczników i pierwsi docierają do chorągiewek.
name-mounted_archers = Konni łucznicy
    .nom = konni łucznicy
    .gen = konnych łuczników
    .dat = konnym łucznikom
    .acc = konnych łuczników
    .ins = konnymi łucznikami
    .loc = konnych łucznikach
    .abbr = KŁ
    .gender = mo
text-mounted_archers = Szybcy jeźdźcy z krótkimi łukami: strzelają na sąsiednie pole, ale w walce wręcz są słabi.
name-heavy_infantry = Ciężka piechota
    .nom = ciężka piechota
    .gen = ciężkiej piechoty
    .dat = ciężkiej piechocie
    .acc = ciężką piechotę
    .ins = ciężką piechotą
    .loc = ciężkiej piechocie
    .abbr = CP
    .gender = f
text-heavy_infantry = Powolni zbrojni piesi: utrzymają wzgórza i lasy przeciw każdemu.
name-light_infantry = Lekka piechota
    .nom = lekka piechota
    .gen = lekkiej piechoty
    .dat = lekkiej piechocie
    .acc = lekką piechotę
    .ins = lekką piechotą
    .loc = lekkiej piechocie
    .abbr = LP
    .gender = f
text-light_infantry = Tani piesi na trudny teren: biją pikinierów i łuczników.
name-pikemen = Pikinierzy
    .nom = pikinierzy
    .gen = pikinierów
    .dat = pikinierom
    .acc = pikinierów
    .ins = pikinierami
    .loc = pikinierach
    .abbr = PK
    .gender = mo
text-pikemen = Powolny jeż z pik: jazda się na nim łamie.
name-archers = Łucznicy
    .nom = łucznicy
    .gen = łuczników
    .dat = łucznikom
    .acc = łuczników
    .ins = łucznikami
    .loc = łucznikach
    .abbr = ŁU
    .gender = mo
text-archers = Piesi z krótkimi łukami: strzelają na sąsiednie pole, w walce wręcz są bezradni.
name-longbowmen = Długie łuki
    .nom = długie łuki
    .gen = długich łuków
    .dat = długim łukom
    .acc = długie łuki
    .ins = długimi łukami
    .loc = długich łukach
    .abbr = DŁ
    .gender = nmo
text-longbowmen = Łucznicy z długimi łukami: strzelają na odległość dwóch pól i ranią nawet ciężkozbrojnych, ale w walce wręcz są bezradni.
name-tabor = Tabor
    .nom = tabor
    .gen = taboru
    .dat = taborowi
    .acc = tabor
    .ins = taborem
    .loc = taborze
    .abbr = TB
    .gender = m
text-tabor = Należy do każdej armii, nic nie kosztuje i jeździ tylko po równinach. Ufortyfikowany wytrzyma jeden atak; odsłonięty zostaje zniszczony, a wróg zdobywa 3 punkty zwycięstwa. Obok niego oddziały wracają do bitwy.


## Tereny: `.in` mówi, gdzie stoi oddział.

name-plain = Równina
    .nom = równina
    .gen = równiny
    .acc = równinę
    .in = na równinie
text-plain = Wejście kosztuje 1 punkt ruchu; jedyny teren, po którym jeździ tabor.
name-forest = Las
    .nom = las
    .gen = lasu
    .acc = las
    .in = w lesie
text-forest = Wejście kosztuje 2 punkty ruchu; niski teren. Zły dla konnych w walce wręcz, osłania ostrzeliwanych i zasłania widok.
name-rocky_hills = Skaliste wzgórza
    .nom = skaliste wzgórza
    .gen = skalistych wzgórz
    .acc = skaliste wzgórza
    .in = na skalistych wzgórzach
text-rocky_hills = Wejście kosztuje 2 punkty ruchu; średnia wysokość. Teren zły dla konnych w walce wręcz.
name-mountains = Góry
    .nom = góry
    .gen = gór
    .acc = góry
    .in = w górach
text-mountains = Wejście kosztuje 2 punkty ruchu; najwyższy teren. Niedostępny dla konnych i taboru; zasłania widok.


## Gdzie oddziały czekają poza planszą: rezerwa i obóz obok każdego modułu zewnętrznego, dla tych, które tam uciekły.

name-reserve = Rezerwa
    .short = Rezerwa
    .in = w rezerwie
    .to = do rezerwy
    .from = z rezerwy
name-slot_1 = Obóz obok modułu zewnętrznego 1
    .short = Obóz 1
    .in = w obozie obok modułu zewnętrznego 1
    .to = do obozu obok modułu zewnętrznego 1
    .from = z obozu obok modułu zewnętrznego 1
name-slot_2 = Obóz obok modułu zewnętrznego 2
    .short = Obóz 2
    .in = w obozie obok modułu zewnętrznego 2
    .to = do obozu obok modułu zewnętrznego 2
    .from = z obozu obok modułu zewnętrznego 2
name-slot_3 = Obóz obok modułu zewnętrznego 3
    .short = Obóz 3
    .in = w obozie obok modułu zewnętrznego 3
    .to = do obozu obok modułu zewnętrznego 3
    .from = z obozu obok modułu zewnętrznego 3
name-slot_4 = Obóz obok modułu zewnętrznego 4
    .short = Obóz 4
    .in = w obozie obok modułu zewnętrznego 4
    .to = do obozu obok modułu zewnętrznego 4
    .from = z obozu obok modułu zewnętrznego 4
name-slot_5 = Obóz obok modułu zewnętrznego 5
    .short = Obóz 5
    .in = w obozie obok modułu zewnętrznego 5
    .to = do obozu obok modułu zewnętrznego 5
    .from = z obozu obok modułu zewnętrznego 5


## Gotowe armie

name-a20_rulebook = Wojsko mieszane
text-a20_rulebook = Przykład z instrukcji, po trochu wszystkiego: jedenaście oddziałów.
name-a20_horse = Konnica
text-a20_horse = Osiem oddziałów konnych i jeden oddział pikinierów: szybko zajmuj chorągiewki i omijaj trudny teren.
name-a20_foot = Mur piechoty
text-a20_foot = Czternaście oddziałów, powolnych i trudnych do ruszenia.
name-a20_spear_and_lance = Pika i kopia
text-a20_spear_and_lance = Piki wiążą wroga, jazda uderza.
name-a30_mixed = Wojsko królewskie
text-a30_mixed = Duża, zrównoważona armia: siedemnaście oddziałów.
name-a30_horse = Wielka konnica
text-a30_horse = Cała jazda, dwa oddziały długich łuków i trochę piechoty do obrony taboru.
name-a30_foot = Wolne kompanie
text-a30_foot = Dziewiętnaście oddziałów: przewaga liczebna i grad strzał.
name-a30_spear_and_lance = Chorągiew i pika
text-a30_spear_and_lance = Silna jazda za linią pik.


## Gotowe pola bitwy

name-std_crossroads = Rozstaje
text-std_crossroads = Otwarty teren, dobry na pierwszą bitwę; wszystkie chorągiewki stoją na równinie.
name-std_sacred_grove = Święty Gaj
text-std_sacred_grove = Centralna chorągiewka stoi w lesie, gdzie jazda i łuki tracą przewagę.
name-std_chieftains_hill = Wzgórze Wodza
text-std_chieftains_hill = Trudny teren; centralna chorągiewka stoi na skalistych wzgórzach.
name-std_the_bowl = Kocioł
text-std_the_bowl = Centralna chorągiewka leży między trzema szczytami: raj dla długich łuków.
name-lrg_two_fields = Dwa Pola
text-lrg_two_fields = Duże, otwarte pole bitwy z łąką i wzgórzem.
name-lrg_woods_and_stones = Lasy i Skały
text-lrg_woods_and_stones = Duże, trudne pole bitwy dla armii pieszych.
name-lrg_border_march = Pogranicze
text-lrg_border_march = Duże, urozmaicone pole bitwy: po jednej stronie gaj, po drugiej kocioł między szczytami.


## Chorągiewki: na gotowych polach bitwy mają nazwy miejsc, na innych noszą zwierzęta. W zdaniu nazwa stoi w mianowniku
## po słowie „chorągiewka”.

name-waymark = Drogowskaz
name-old_well = Stara Studnia
name-wayside_inn = Zajazd
name-pastures = Pastwiska
name-grove_altar = Leśny Ołtarz
name-augur_glade = Polana Wróżb
name-blood_rock = Skała Ofiar
name-holy_spring = Święty Zdrój
name-high_seat = Gród Wodza
name-black_wood = Czarny Las
name-barrows = Kurhany
name-stone_gate = Skalne Wrota
name-hollow = Dno Kotła
name-cold_pasture = Zimna Hala
name-wind_gate = Wrota Wiatru
name-spruce_gully = Jodłowy Jar
name-broad_meadow = Szeroka Łąka
name-bald_hill = Łyse Wzgórze
name-old_mill = Stary Młyn
name-great_oak = Wielki Dąb
name-sheepfold = Owczarnia
name-quarry = Kamieniołom
name-wolf_thicket = Wilczy Ostęp
name-quiet_glade = Cicha Polana
name-raven_rock = Krucza Skała
name-honey_wood = Bartny Bór
name-clearing = Poręba
name-boulders = Głazowisko
name-old_grove = Stary Gaj
name-robbers_den = Zbójecki Jar
name-watchtower = Strażnica
name-toll_gate = Rogatka
name-burnt_farm = Pogorzelisko
name-border_stone = Rubież
name-eagle = Orzeł
name-lion = Lew
name-raven = Kruk
name-wolf = Wilk
name-stag = Jeleń
name-boar = Dzik


## Jak kończy się bitwa: `.because` to zdanie.

name-victory_points = Punkty zwycięstwa
    .because = Zdobyto dość punktów zwycięstwa.
text-victory_points = Na koniec tury armia ma dość punktów zwycięstwa: 5 na mapie standardowej, 6 na dużej.
name-exhaustion = Wyczerpanie
    .because = Obu armiom zabrakło żetonów czasu i punktów ruchu.
text-exhaustion = Żadna armia nie ma już żetonów czasu, a żaden oddział na planszy nie ma punktów ruchu. Wygrywa większa liczba punktów zwycięstwa, potem cenniejsza armia na planszy.
name-two_passes = Dwa pasy
    .because = Obie armie spasowały jedna po drugiej.
text-two_passes = Obie armie pasują jedna po drugiej. Wygrywa większa liczba punktów zwycięstwa, potem cenniejsza armia na planszy.


# Jak skończyła się bitwa

won-victory_points = { name-victory_points.because }
won-exhaustion = { name-exhaustion.because }
won-two_passes = { name-two_passes.because }


## Kalkulator starć: jego kolumny i czynniki przewagi, które przesuwają kartę

name-column_m2 = Pogrom atakujących
name-column_m1 = Atak odparty
name-column_0 = Starcie wyrównane
name-column_p1 = Atak zwycięski
name-column_p2 = Obrońcy rozgromieni

name-numbers = Przewaga liczebna
text-numbers = Oddział, który ma dwóch rycerzy przeciw jednemu.
name-height = Przewaga wysokości
text-height = Oddział, który stoi wyżej, bez względu na różnicę wysokości.
name-mounted_terrain = Teren zły dla konnych
text-mounted_terrain = W walce wręcz: oddział pieszy, gdy obrońca stoi w lesie lub na skalistych wzgórzach i tylko jeden z oddziałów jest konny.
name-forest_cover = Osłona lasu
text-forest_cover = Przy ostrzale: cel, który stoi w lesie, także konny.


## Opcje gry

option-name-map_size = Wielkość mapy
option-text-map_size = Na mapie standardowej armia kosztuje najwyżej 20 punktów, a do wygranej trzeba 5 punktów zwycięstwa; na dużej odpowiednio 30 i 6.
option-value-map_size-standard = standardowa
option-value-map_size-large = duża
option-name-map = Pole bitwy
option-text-map = Gdzie toczy się bitwa: na gotowym polu bitwy wybranej wielkości, na złożonym losowo albo na własnym.
option-value-map-usual = typowe dla tej wielkości mapy
option-value-map-std_crossroads = { name-std_crossroads } (mapa standardowa)
option-value-map-std_sacred_grove = { name-std_sacred_grove } (mapa standardowa)
option-value-map-std_chieftains_hill = { name-std_chieftains_hill } (mapa standardowa)
option-value-map-std_the_bowl = { name-std_the_bowl } (mapa standardowa)
option-value-map-lrg_two_fields = { name-lrg_two_fields } (mapa duża)
option-value-map-lrg_woods_and_stones = { name-lrg_woods_and_stones } (mapa duża)
option-value-map-lrg_border_march = { name-lrg_border_march } (mapa duża)
option-value-map-random = losowe
option-value-map-custom = własne
option-name-map_seed = Ziarno losowego pola bitwy
option-text-map_seed = Tylko dla losowego pola bitwy: ta sama liczba daje to samo pole.
option-name-map_custom = Własne pole bitwy
option-text-map_custom = Tylko dla własnego pola bitwy: cztery części rozdzielone znakiem |, na przykład A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A. Najpierw strona modułów zewnętrznych i uzupełniających, A albo B; potem moduły wewnętrzne, każdy jako strona od I do IV i obrót od 0 do 5; potem moduły zewnętrzne w kolejności ich miejsc, każdy jako strona i ułożenie 0 albo 1; na końcu moduły uzupełniające. Mapa standardowa składa się z 1, 3 i 3 modułów, duża z 2, 5 i 4; każdego modułu można użyć tylko raz.
option-name-colours = Kto dowodzi którą armią
option-text-colours = Czerwoni pierwsi rozstawiają oddziały, Żółci mają pierwszą turę.
option-value-colours-seat_1_red = gracz 1 dowodzi Czerwonymi
option-value-colours-seat_1_yellow = gracz 1 dowodzi Żółtymi
option-value-colours-random = los zdecyduje
option-name-army_mode = Zaciąg
option-text-army_mode = Skąd biorą się armie: każdy gracz w tajemnicy zaciąga własną, każdy w tajemnicy wybiera gotową albo obie strony dostają gotowe armie ustalone poniżej.
option-value-army_mode-free = swobodny zaciąg
option-value-army_mode-preset_choice = wybór gotowej armii
option-value-army_mode-preset_fixed = armie ustalone poniżej
option-name-army_red = Armia Czerwonych
option-text-army_red = Tylko gdy armie są ustalone z góry: gotowa armia Czerwonych, odpowiednia do wielkości mapy.
option-value-army_red-usual = typowa dla tej wielkości mapy
option-value-army_red-a20_rulebook = { name-a20_rulebook } (mapa standardowa)
option-value-army_red-a20_horse = { name-a20_horse } (mapa standardowa)
option-value-army_red-a20_foot = { name-a20_foot } (mapa standardowa)
option-value-army_red-a20_spear_and_lance = { name-a20_spear_and_lance } (mapa standardowa)
option-value-army_red-a30_mixed = { name-a30_mixed } (mapa duża)
option-value-army_red-a30_horse = { name-a30_horse } (mapa duża)
option-value-army_red-a30_foot = { name-a30_foot } (mapa duża)
option-value-army_red-a30_spear_and_lance = { name-a30_spear_and_lance } (mapa duża)
option-name-army_yellow = Armia Żółtych
option-text-army_yellow = Tylko gdy armie są ustalone z góry: gotowa armia Żółtych, odpowiednia do wielkości mapy.
option-value-army_yellow-usual = typowa dla tej wielkości mapy
option-value-army_yellow-a20_rulebook = { name-a20_rulebook } (mapa standardowa)
option-value-army_yellow-a20_horse = { name-a20_horse } (mapa standardowa)
option-value-army_yellow-a20_foot = { name-a20_foot } (mapa standardowa)
option-value-army_yellow-a20_spear_and_lance = { name-a20_spear_and_lance } (mapa standardowa)
option-value-army_yellow-a30_mixed = { name-a30_mixed } (mapa duża)
option-value-army_yellow-a30_horse = { name-a30_horse } (mapa duża)
option-value-army_yellow-a30_foot = { name-a30_foot } (mapa duża)
option-value-army_yellow-a30_spear_and_lance = { name-a30_spear_and_lance } (mapa duża)
option-name-army_reveal = Ujawnienie armii
option-text-army_reveal = Czy przeciwnik widzi całą armię zaraz po zaciągu, czy każdy oddział dopiero wtedy, gdy stanie na planszy.
option-value-army_reveal-after_recruitment = po zaciągu
option-value-army_reveal-on_placement = oddział po oddziale
option-name-dismount = Spieszenie
option-text-dismount = Zasada opcjonalna: czy oddziały konne mogą zsiąść z koni, na początku tury albo po własnym ruchu, i walczyć dalej pieszo.
option-value-dismount-true = dozwolone
option-value-dismount-false = niedozwolone
option-name-pursuit_free_move = Swobodny ruch po pościgu
option-text-pursuit_free_move = Czy atakujący, którego cel się wycofał, może ruszyć dalej, jeśli nie stoi w strefie kontroli wroga; w przeciwnym razie może tylko znów zaatakować lub strzelać.
option-value-pursuit_free_move-true = może ruszyć dalej
option-value-pursuit_free_move-false = tylko ataki i ostrzał
option-name-tabor_shootable = Ostrzał taboru
option-text-tabor_shootable = Czy do taboru można strzelać; ostrzał działa wtedy jak atak, ale strzelcy zostają na swoim polu.
option-value-tabor_shootable-true = dozwolony
option-value-tabor_shootable-false = niedozwolony
option-name-los_hills_block = Skaliste wzgórza zasłaniają widok
option-text-los_hills_block = Czy także skaliste wzgórza zasłaniają widok łucznikom, którzy stoją niżej.
option-value-los_hills_block-true = zasłaniają
option-value-los_hills_block-false = nie zasłaniają
option-name-zoc_exit = Wyjście ze strefy kontroli
option-text-zoc_exit = Jak rusza się oddział, który zaczyna turę w strefie kontroli wroga: swobodnie, gdy już z niej wyjdzie, albo w sumie tylko o 1 pole.
option-value-zoc_exit-free = swobodne
option-value-zoc_exit-one_hex = tylko 1 pole
option-name-shooting_scale = Straty od ostrzału
option-text-shooting_scale = Jak ustala się straty od ostrzału: w kolumnach kalkulatora starć albo na drabince, na której każda przewaga dodaje lub odejmuje jedną stratę, przez co łuki są groźniejsze.
option-value-shooting_scale-calculator = kalkulator starć
option-value-shooting_scale-ladder = drabinka
option-name-los_edge_rule = Widoczność wzdłuż krawędzi pól
option-text-los_edge_rule = Strzał długich łuków między dwoma polami jest niemożliwy, jeśli widok zasłaniają oba te pola albo jeśli zasłania go choć jedno.
option-value-los_edge_rule-both = zasłaniają oba pola
option-value-los_edge_rule-either = wystarczy jedno pole
option-name-time_tokens = Żetony czasu
option-text-time_tokens = Ile razy każda armia może się przegrupować; w instrukcji 5, więcej wydłuża bitwę.
option-name-rulings = Rozstrzygnięcia bez własnej opcji
option-text-rulings = Jak czyta się instrukcję tam, gdzie nie mówi o tym inna opcja. Według instrukcji oddział zatrzymany w strefie kontroli atakuje tylko wrogów, w których strefie stoi, a jazda może zsiąść z koni bez utraty tury; według pierwszych zasad domowych atakuje dowolnego sąsiedniego wroga, a zsiada tylko uaktywniony oddział.
option-value-rulings-by_the_book = według instrukcji
option-value-rulings-house = jak grano tu dawniej

preset-name-by_the_book = Według instrukcji
preset-text-by_the_book = Wszystko tak, jak w instrukcji: bitwa na mapie standardowej, armie zbierane w tajemnicy.
preset-name-house_rules = Zasady domowe
preset-text-house_rules = Tak, jak grano tu na początku: zatrzymany oddział atakuje dowolnego sąsiedniego wroga, a zsiadanie z koni zajmuje turę oddziału.
preset-name-large_battle = Duża bitwa
preset-text-large_battle = Duża mapa, armie za 30 punktów i zwycięstwo za 6 punktów.
preset-name-ready_made_armies = Gotowe armie
preset-text-ready_made_armies = Zamiast zaciągu każdy gracz w tajemnicy wybiera jedną z czterech gotowych armii.
preset-name-dismounting = Spieszenie
preset-text-dismounting = Z zasadą opcjonalną z instrukcji: jazda może zsiąść z koni i walczyć dalej pieszo.


## Decyzje

decision-draw_colours = Losowanie armii
    .waiting = Trwa losowanie armii
    .army = Gracz 1 dowodzi { $a_ins }
decision-recruit_units =
    { $kind }: ile oddziałów? (koszt jednego: { $cost ->
        [one] { $cost } punkt
        [few] { $cost } punkty
       *[other] { $cost } punktów
    }, pozostało: { $left })
    .waiting = { $side } w tajemnicy zaciągają armię
decision-choose_preset = Wybierz swoją armię
    .waiting = { $side } w tajemnicy wybierają armię
decision-place_tabor = Wybierz pole dla taboru
    .waiting = { $side } ustawiają tabor
decision-deploy_unit = Wybierz oddział do rozstawienia albo zakończ
    .waiting = { $side } rozstawiają oddziały
decision-deploy_hex = Wybierz pole dla { $kind_gen }
    .waiting = { $side } wybierają pole dla oddziału
decision-take_turn = Twoja tura: uaktywnij oddział, przegrupuj armię albo spasuj
    .waiting = Trwa tura { $side_gen }
    .dismount = Spiesz oddział na polu { $a }
decision-act = { $kind }, pozostałe punkty ruchu: { $left }. Wybierz, co zrobić
    .waiting = { $side } prowadzą { $kind_acc }
decision-offer_retreat = Wróg ({ $attacker_nom }) atakuje { $kind_acc } na polu { $hex }: przyjąć walkę czy się wycofać?
    .waiting = { $side } decydują o losie { $kind_gen } na polu { $hex }: walka czy odwrót
decision-return_unit = Wybierz oddział, który stanie obok taboru
    .waiting = { $side } sprowadzają oddziały do taboru
decision-return_hex = Wybierz pole obok taboru dla { $kind_gen }
    .waiting = { $side } wybierają pole obok taboru


## Możliwości do wyboru

option-army = { $a }
option-count =
    { $a ->
        [0] Żadnego
        [one] { $a } oddział
        [few] { $a } oddziały
       *[other] { $a } oddziałów
    }
option-preset = { $a }
option-hex = Pole { $a }
option-deploy = Rozstaw { $a_acc }
option-finish = Zakończ rozstawianie (nieodwołalnie)
option-activate = Uaktywnij oddział na polu { $a }
option-regroup = Przegrupuj armię (1 żeton czasu)
option-pass = Spasuj
option-step = Rusz na pole { $a }
option-attack = Atakuj pole { $a }
option-shoot = Ostrzelaj pole { $a }
option-merge = Połącz się z oddziałem na polu { $a }
option-dismount = Spiesz oddział
option-end = Zakończ turę
option-retreat = Wycofaj się na pole { $a }
option-flee = Uciekaj z pola bitwy
option-hold = Przyjmij walkę
# Mianownik: „2 rycerzy” jak „dwóch rycerzy”.
option-return =
    { $b ->
        [one] { $a } ({ $b } rycerz) { $c_from }
       *[other] { $a } ({ $b } rycerzy) { $c_from }
    }
option-done = Nie wystawiaj więcej oddziałów


## Dziennik

log-recruitment_begins = Zaciąg
log-deployment_begins = Rozstawienie
log-battle_begins = Bitwa
log-turn_begins = Tura { $turn }: { $side_nom }

log-colours_assigned = Czerwonymi dowodzi { $red_nom }, a Żółtymi { $yellow_nom }.
log-recruited =
    { $count ->
        [0] { $side } nie zaciągnęli { $kind_gen }.
        [one] { $side } zaciągnęli { $count } oddział { $kind_gen }.
        [few] { $side } zaciągnęli { $count } oddziały { $kind_gen }.
       *[other] { $side } zaciągnęli { $count } oddziałów { $kind_gen }.
    }
    .clause = zaciąga{ $sz } { $items }
    .item = { $kind_acc } ×{ $count }
log-preset_chosen = { $side } wybrali armię „{ $preset }”.
    .clause = wybiera{ $sz } armię „{ $preset }”
log-army_ready =
    { $units ->
        [one] Armia { $side_gen } jest gotowa: { $units } oddział.
        [few] Armia { $side_gen } jest gotowa: { $units } oddziały.
       *[other] Armia { $side_gen } jest gotowa: { $units } oddziałów.
    }
    .clause =
        { $units ->
            [one] zbiera{ $sz } { $units } oddział
            [few] zbiera{ $sz } { $units } oddziały
           *[other] zbiera{ $sz } { $units } oddziałów
        }
log-army_has =
    { $count ->
        [one] { $side } mają { $count } oddział { $kind_gen }.
        [few] { $side } mają { $count } oddziały { $kind_gen }.
       *[other] { $side } mają { $count } oddziałów { $kind_gen }.
    }
log-tabor_placed = { $side } ustawili tabor na polu { $hex }.
    .clause = ustawia{ $sz } tabor na { $hex }
log-deployed = { $side } wystawili { $kind_acc } na polu { $hex }.
    .clause = wystawia{ $sz } { $items }
    .item = { $kind_acc } na { $hex }
    .many =
        { $times ->
            [few] wystawia{ $sz } { $times } oddziały
           *[other] wystawia{ $sz } { $times } oddziałów
        }
log-deployment_finished =
    { $reserve ->
        [0] { $side } zakończyli rozstawianie.
        [one] { $side } zakończyli rozstawianie; w rezerwie został { $reserve } oddział.
        [few] { $side } zakończyli rozstawianie; w rezerwie zostały { $reserve } oddziały.
       *[other] { $side } zakończyli rozstawianie; w rezerwie zostało { $reserve } oddziałów.
    }
    .clause =
        { $reserve ->
            [0] kończy{ $sz } rozstawianie
            [one] zostawia{ $sz } w rezerwie { $reserve } oddział
            [few] zostawia{ $sz } w rezerwie { $reserve } oddziały
           *[other] zostawia{ $sz } w rezerwie { $reserve } oddziałów
        }

log-passed = { $side } spasowali.
    .clause = pasuje{ $sz }
log-regrouped =
    { $tokens ->
        [0] { $side } przegrupowali armię i zużyli ostatni żeton czasu.
        [one] { $side } przegrupowali armię; został im { $tokens } żeton czasu.
        [few] { $side } przegrupowali armię; zostały im { $tokens } żetony czasu.
       *[other] { $side } przegrupowali armię; zostało im { $tokens } żetonów czasu.
    }
    .clause = przegrupowuje{ $sz } armię (żetony czasu: { $tokens })
log-came_closer =
    { $kind_gender ->
        [f] { $kind } { $side_gen } przeszła { $slot_to }, bliżej taboru.
        [m] { $kind } { $side_gen } przeszedł { $slot_to }, bliżej taboru.
        [mo] { $kind } { $side_gen } przeszli { $slot_to }, bliżej taboru.
       *[nmo] { $kind } { $side_gen } przeszły { $slot_to }, bliżej taboru.
    }
    .clause = przybliża{ $sz } { $kind_acc } do taboru
log-returned =
    { $kind_gender ->
        [f] { $kind } { $side_gen } dołączyła do bitwy obok taboru, na polu { $hex }.
        [m] { $kind } { $side_gen } dołączył do bitwy obok taboru, na polu { $hex }.
        [mo] { $kind } { $side_gen } dołączyli do bitwy obok taboru, na polu { $hex }.
       *[nmo] { $kind } { $side_gen } dołączyły do bitwy obok taboru, na polu { $hex }.
    }
    .clause = przywraca{ $sz } { $kind_acc } na { $hex }

log-moved =
    { $kind_gender ->
        [f] { $kind } { $side_gen } ruszyła z pola { $origin } na pole { $destination } (punkty ruchu: { $points }).
        [m] { $kind } { $side_gen } ruszył z pola { $origin } na pole { $destination } (punkty ruchu: { $points }).
        [mo] { $kind } { $side_gen } ruszyli z pola { $origin } na pole { $destination } (punkty ruchu: { $points }).
       *[nmo] { $kind } { $side_gen } ruszyły z pola { $origin } na pole { $destination } (punkty ruchu: { $points }).
    }
    .clause = przesuwa{ $sz } { $kind_acc } na { $destination }
log-passed_through =
    { $kind_gender ->
        [f] { $kind } { $side_gen } przeszła przez pole { $hex }, mijając własny oddział.
        [m] { $kind } { $side_gen } przeszedł przez pole { $hex }, mijając własny oddział.
        [mo] { $kind } { $side_gen } przeszli przez pole { $hex }, mijając własny oddział.
       *[nmo] { $kind } { $side_gen } przeszły przez pole { $hex }, mijając własny oddział.
    }
log-attacked =
    { $kind_gender ->
        [f] { $kind } { $side_gen } zaatakowała { $target_acc } wroga na polu { $hex }!
        [m] { $kind } { $side_gen } zaatakował { $target_acc } wroga na polu { $hex }!
        [mo] { $kind } { $side_gen } zaatakowali { $target_acc } wroga na polu { $hex }!
       *[nmo] { $kind } { $side_gen } zaatakowały { $target_acc } wroga na polu { $hex }!
    }
    .scene = Atak na { $hex }
    .result = { $kind_nom } { $side_gen } przeciw { $target_dat }
log-at_stake =
    { $points ->
        [one] Na polu { $hex } stoi chorągiewka { $flag } ({ $points } punkt zwycięstwa).
        [few] Na polu { $hex } stoi chorągiewka { $flag } ({ $points } punkty zwycięstwa).
       *[other] Na polu { $hex } stoi chorągiewka { $flag } ({ $points } punktów zwycięstwa).
    }
log-lined_up = { $kind } { $side_gen } na polu { $hex } ({ $terrain_in }), rycerze: { $knights }.
log-tabor_stood =
    { $fortified ->
        [0] Tabor { $side_gen } na polu { $hex } był już odsłonięty.
       *[other] Tabor { $side_gen } na polu { $hex } był ufortyfikowany.
    }
log-reckoned = Karta { $card }, liczebność { $numbers }, wysokość { $height }, teren { $ground }: kolumna { $column }.
log-reckoned_by_ladder = Karta { $card }, liczebność { $numbers }, wysokość { $height }, teren { $ground }: straty { $losses }.
log-held =
    { $kind_gender ->
        [f] { $kind } { $side_gen } przyjęła walkę na polu { $hex }.
        [m] { $kind } { $side_gen } przyjął walkę na polu { $hex }.
        [mo] { $kind } { $side_gen } przyjęli walkę na polu { $hex }.
       *[nmo] { $kind } { $side_gen } przyjęły walkę na polu { $hex }.
    }
log-retreated =
    { $kind_gender ->
        [f] { $kind } { $side_gen } wycofała się z pola { $origin } na pole { $destination }.
        [m] { $kind } { $side_gen } wycofał się z pola { $origin } na pole { $destination }.
        [mo] { $kind } { $side_gen } wycofali się z pola { $origin } na pole { $destination }.
       *[nmo] { $kind } { $side_gen } wycofały się z pola { $origin } na pole { $destination }.
    }
    .result = { $side_nom } wycofali { $kind_acc } na { $destination }
log-fled =
    { $kind_gender ->
        [f] { $kind } { $side_gen } uciekła z pola bitwy { $slot_to }.
        [m] { $kind } { $side_gen } uciekł z pola bitwy { $slot_to }.
        [mo] { $kind } { $side_gen } uciekli z pola bitwy { $slot_to }.
       *[nmo] { $kind } { $side_gen } uciekły z pola bitwy { $slot_to }.
    }
    .result = { $side_nom } tracą w ucieczce { $kind_acc }
log-advanced =
    { $kind_gender ->
        [f] { $kind } { $side_gen } zajęła pole { $hex }.
        [m] { $kind } { $side_gen } zajął pole { $hex }.
        [mo] { $kind } { $side_gen } zajęli pole { $hex }.
       *[nmo] { $kind } { $side_gen } zajęły pole { $hex }.
    }
    .result = { $side_nom } zajęli { $hex }
# Straty według kolumny; oddział nie może stracić więcej rycerzy, niż ma.
part-losses = (straty: atakujący { $attacker_losses }, obrońca { $defender_losses })
log-fought =
    { $column ->
        [-2] Atak { $side_gen } skończył się pogromem atakujących { part-losses }.
        [-1] Atak { $side_gen } został odparty { part-losses }.
        [0] Atak { $side_gen } skończył się wyrównanym starciem { part-losses }.
        [1] Atak { $side_gen } skończył się zwycięstwem { part-losses }.
       *[other] Atak { $side_gen } rozgromił obrońców { part-losses }!
    }
    .result =
        { $column ->
            [-2] pogrom atakujących
            [-1] atak odparty
            [0] starcie wyrównane
            [1] atak zwycięski
           *[other] obrońcy rozgromieni
        }
log-shot =
    { $target_id ->
        [tabor]
            { $kind_gender ->
                [f] { $kind } { $side_gen } ostrzelała tabor wroga na polu { $hex }.
                [m] { $kind } { $side_gen } ostrzelał tabor wroga na polu { $hex }.
                [mo] { $kind } { $side_gen } ostrzelali tabor wroga na polu { $hex }.
               *[nmo] { $kind } { $side_gen } ostrzelały tabor wroga na polu { $hex }.
            }
       *[other]
            { $kind_gender ->
                [f] { $kind } { $side_gen } ostrzelała { $target_acc } wroga na polu { $hex } { part-shot }.
                [m] { $kind } { $side_gen } ostrzelał { $target_acc } wroga na polu { $hex } { part-shot }.
                [mo] { $kind } { $side_gen } ostrzelali { $target_acc } wroga na polu { $hex } { part-shot }.
               *[nmo] { $kind } { $side_gen } ostrzelały { $target_acc } wroga na polu { $hex } { part-shot }.
            }
    }
    .scene = Ostrzał { $hex }
    .result =
        { $losses ->
            [0] { $kind_nom } { $side_gen } przeciw { $target_dat }, bez skutku
           *[other] { $kind_nom } { $side_gen } przeciw { $target_dat }
        }
part-shot =
    { $losses ->
        [0] bez skutku
       *[other] (straty: { $losses })
    }
log-reduced =
    { $kind_gender ->
        [f] { $kind } { $side_gen } na polu { $hex } straciła jednego rycerza.
        [m] { $kind } { $side_gen } na polu { $hex } stracił jednego rycerza.
        [mo] { $kind } { $side_gen } na polu { $hex } stracili jednego rycerza.
       *[nmo] { $kind } { $side_gen } na polu { $hex } straciły jednego rycerza.
    }
    .result = { $side_nom } tracą rycerza ({ $kind_nom })
log-destroyed =
    { $kind_gender ->
        [f] { $kind } { $side_gen } na polu { $hex } została rozbita do szczętu.
        [m] { $kind } { $side_gen } na polu { $hex } został rozbity do szczętu.
        [mo] { $kind } { $side_gen } na polu { $hex } zostali rozbici do szczętu.
       *[nmo] { $kind } { $side_gen } na polu { $hex } zostały rozbite do szczętu.
    }
    .result = { $side_nom } tracą { $kind_acc }
log-merged = { $side } połączyli dwa osłabione oddziały { $kind_gen } na polu { $hex }.
    .clause = łączy{ $sz } dwa oddziały { $kind_gen } na { $hex }
log-dismounted =
    { $kind_gender ->
        [f] { $kind } { $side_gen } zsiadła z koni na polu { $hex } i walczy dalej jako { $foot_nom }.
        [m] { $kind } { $side_gen } zsiadł z koni na polu { $hex } i walczy dalej jako { $foot_nom }.
        [mo] { $kind } { $side_gen } zsiedli z koni na polu { $hex } i walczą dalej jako { $foot_nom }.
       *[nmo] { $kind } { $side_gen } zsiadły z koni na polu { $hex } i walczą dalej jako { $foot_nom }.
    }
    .clause = spiesza{ $sz } { $kind_acc } na { $hex }
log-tabor_exposed = Tabor { $side_gen } na polu { $hex } został odsłonięty.
    .result = tabor { $side_gen } stoi odsłonięty
log-tabor_destroyed = Tabor { $side_gen } na polu { $hex } został zniszczony: 3 punkty zwycięstwa dla wroga!
    .result = tabor { $side_gen } zniszczony

log-flag_taken =
    { $points ->
        [one] { $side } przejęli chorągiewkę { $flag } na polu { $hex } ({ $points } punkt zwycięstwa).
        [few] { $side } przejęli chorągiewkę { $flag } na polu { $hex } ({ $points } punkty zwycięstwa).
       *[other] { $side } przejęli chorągiewkę { $flag } na polu { $hex } ({ $points } punktów zwycięstwa).
    }
    .clause = przejmuje{ $sz } chorągiewkę { $flag }
    .result = { $side_nom } przejęli chorągiewkę { $flag }
log-points = Punkty zwycięstwa: Czerwoni { $red }, Żółci { $yellow }; do wygranej trzeba { $needed }.
log-battle_over =
    { $outcome_id ->
        [draw] Bitwa zakończyła się remisem. { $victory_because } Punkty zwycięstwa: Czerwoni { $red }, Żółci { $yellow }.
       *[other] { $outcome } wygrali bitwę! { $victory_because } Punkty zwycięstwa: Czerwoni { $red }, Żółci { $yellow }.
    }
log-count_begins = Obliczenie punktów. { $victory_because }
    .scene = Obliczenie punktów
log-counted = { $side }: za chorągiewki { $flags }, za tabor wroga { $wagons }; armia na planszy warta { $value }.
    .result = { $side_nom } { $flags } za chorągiewki i { $wagons } za tabor, armia warta { $value }
log-won = { $side } wygrali bitwę.
    .result = wygrali { $side_nom }
log-drawn = Bitwa zakończyła się remisem.
    .result = remis


## Słowa na stole

word-turn = Tura
word-tokens = Żetony czasu
word-points = Punkty zwycięstwa
word-movement = Ruch
word-knights = Rycerze
word-reserve = Rezerwa
word-camp = Obóz
word-flags = Chorągiewki
word-tabor = Tabor
word-fortified = ufortyfikowany
word-exposed = odsłonięty
word-destroyed = zniszczony
word-terrain = Teren
word-units = Oddziały
word-value = Wartość
word-army = Armia
word-empty = brak
word-unknown = nieznana
word-preview = Podgląd
word-losses = Straty
word-base = Kolumna wyjściowa
word-factors = Czynniki przewagi
word-result = Wynik
word-attacker = Atakujący
word-defender = Obrońca
word-cost = Koszt
word-recruit-points = Punkty rekrutacji
word-battlefield = Pole bitwy
word-you = ty
word-winner = Zwycięzca

# Sytuacja na planszy słowami

text-turn = Tura { $turns }: grają { $side_nom }.
text-score = { $side }: { $points } z { $needed } punktów zwycięstwa.
text-unit =
    { $kind_id ->
        [tabor] { $kind } na polu { $hex }: punkty ruchu { $points }
       *[other]
            { $knights ->
                [one] { $kind } na polu { $hex }: { $knights } rycerz, punkty ruchu { $points }
               *[other] { $kind } na polu { $hex }: { $knights } rycerzy, punkty ruchu { $points }
            }
    }
text-flag =
    { $points ->
        [one] { $flag }, pole { $hex } ({ $points } punkt zwycięstwa): { $owner }
        [few] { $flag }, pole { $hex } ({ $points } punkty zwycięstwa): { $owner }
       *[other] { $flag }, pole { $hex } ({ $points } punktów zwycięstwa): { $owner }
    }
text-reserve = { $side }, rezerwa: { $units }
text-fled = { $kind } { $slot_in }

# Karta wyników

score-central_flags = Chorągiewki centralne
score-edge_flags = Chorągiewki brzegowe
score-tabor = Zniszczony tabor wroga
score-points = Punkty zwycięstwa
score-value = Wartość armii (rozstrzyga remisy)

# Na co patrzymy, pytając o równe szanse

trait-army = Gotowa armia

# Obraz

picture-over = Bitwa skończona.
picture-won =
    { $side_id ->
        [draw] Bitwa kończy się remisem.
       *[other] { $side } wygrywają bitwę!
    }
picture-winner = zwycięstwo
picture-draw = remis
picture-to-move = decyduje
picture-phase-recruitment = Zaciąg
picture-phase-deployment = Rozstawienie
picture-unit = rycerze: { $knights }, punkty ruchu: { $points } z { $most }.
picture-fortified = ufortyfikowany, atak tylko go odsłoni.
picture-exposed = odsłonięty, atak go zniszczy.
picture-flag =
    { $points ->
        [one] Chorągiewka { $flag } ({ $hex }): { $points } punkt zwycięstwa.
        [few] Chorągiewka { $flag } ({ $hex }): { $points } punkty zwycięstwa.
       *[other] Chorągiewka { $flag } ({ $hex }): { $points } punktów zwycięstwa.
    }
picture-nobodys = Jeszcze niczyja
picture-camp = Tu czekają oddziały, które uciekły z tej strony pola bitwy. Każde przegrupowanie przybliża je do taboru.
picture-regroups = { $side }: przegrupowania do powrotu tych oddziałów: { $number }.
picture-way = Ruch na pole { $hex } (zostaje punktów ruchu: { $points }).
picture-way-attack = Ruch na pole { $origin } i atak na pole { $hex }.
picture-way-shoot = Ruch na pole { $origin } i strzał na pole { $hex }.
picture-dismount = Pieszo: { $foot_nom }, punkty ruchu { $points }. Tura trwa dalej.
picture-card = Karta
picture-expected = Przewidywany wynik: { $result }.
picture-losses = straty: atakujący { $attacker }, obrońca { $defender }
picture-shot-losses = straty celu: { $losses }
picture-would-expose = Tabor zostanie odsłonięty
picture-would-destroy = Tabor zostanie zniszczony: 3 punkty zwycięstwa
picture-clash = Kalkulator starć
picture-enemy-tabor = Tabor wroga
picture-tokens = Przegrupowanie kosztuje jeden żeton i przywraca wszystkim oddziałom armii punkty ruchu.
picture-value = wartość
picture-value-about = Koszt zaciągu oddziałów na planszy: { $value }. Rozstrzyga remisy.
picture-number = Liczba: { $number }.
picture-reserve-hidden = Oddziały jeszcze nieujawnione: { $number }.
picture-in-hand = W ręku
picture-on-board = Na planszy
picture-standing =
    { $fresh ->
        [few] { $number } · pełna siła { $full } · mogą ruszyć { $fresh }
       *[other] { $number } · pełna siła { $full } · może ruszyć { $fresh }
    }
picture-muster = Zaciąg
picture-deploy = Rozstawienie
picture-presets = Gotowe armie
picture-points-left =
    { $left ->
        [one] Został { $left } z { $budget } punktów
        [few] Zostały { $left } z { $budget } punktów
       *[other] Zostało { $left } z { $budget } punktów
    }
picture-cost = koszt { $cost }
picture-most = najwyżej { $number }
picture-moves = ruch { $points }
picture-range = strzał { $hexes }
picture-terrain-short = koszt { $cost } · wysokość { $level }
picture-tables = Teren i karty walki wręcz
picture-act-about = Liczby na polach to punkty ruchu, które tam zostaną. Zakreskowane pola leżą w strefie kontroli wroga: oddział, który tam wejdzie, musi się zatrzymać.
picture-melee = Karty walki wręcz
picture-phase-battle = Bitwa
picture-units-standing = Oddziały na planszy
picture-units-reserve = Oddziały w rezerwie
picture-units-fresh = Oddziały z punktami ruchu
picture-units-fled = Oddziały w obozach
picture-units-value = Wartość oddziałów na planszy
picture-turn-of = Grają { $side_nom }
picture-begins = zaczynają { $side_nom }
picture-budget = Armie do { $points } punktów
picture-next-turn = tura { $side_gen }
picture-left-to-place = Do rozstawienia: { $number }
picture-next-points = { $side_nom } mają { $points } z { $needed } punktów
picture-next-won = { $side_nom } mają { $points } z { $needed } punktów i wygrywają
picture-next-pass =
    { $side_id ->
        [draw] drugi pas z rzędu kończy bitwę remisem
       *[other] drugi pas z rzędu kończy bitwę: wygrywają { $side_nom }
    }
picture-next-exhaustion = bez żetonów czasu: koniec, gdy nikt nie może ruszyć
picture-effect-recruit = zostanie punktów: { $left }
picture-effect-regroup = żetony czasu: { $tokens } → { $left }
picture-effect-pass = dwa pasy z rzędu kończą bitwę
picture-effect-end = niewykorzystane punkty ruchu: { $points }
picture-effect-finish = w rezerwie zostanie: { $number }
picture-note-tabor = Tabor staje na równinie; obok niego oddziały wracają do bitwy.
picture-note-deploy = Zacieniowane pola są niedostępne: bliżej niż 3 pola od chorągiewki albo od taboru wroga.
picture-note-zones = Oddział, który wejdzie w strefę kontroli wroga (zakreskowaną), musi się zatrzymać, ale może jeszcze atakować lub strzelać.
picture-note-dismount = But obok oddziału konnego: jeźdźcy od razu zsiadają z koni, a tura trwa dalej.
picture-note-retreat = Wycofanie kosztuje podane punkty ruchu; atakujący zajmuje pole i może atakować dalej.

# Zaciąg na jednym arkuszu i gotowe szyki

outlook-holds = Jeśli obrońca dotrzyma pola, punkty na koniec tury: { $points }.
outlook-withdraws = Jeśli obrońca się wycofa, twój oddział zajmie { $hex }.
outlook-points = { " " }Punkty wtedy: { $points }.
sheet-title = Twoja armia
sheet-about = Tajna, póki obie nie są gotowe; tabor nic nie kosztuje.
sheet-verb = Zaciągnij
sheet-unit = punkty
sheet-heavy_cavalry = najsilniejsza szarża; boi się pik
sheet-light_cavalry = szybka, pierwsza przy chorągiewkach
sheet-mounted_archers = szybcy, strzelają na sąsiednie pole
sheet-heavy_infantry = powolna, broni wzgórz i lasów
sheet-light_infantry = tania, dobra w trudnym terenie
sheet-pikemen = powolni; jazda się na nich łamie
sheet-archers = strzelają na sąsiednie pole
sheet-longbowmen = strzelają na dwa pola
sheet-means = Co znaczy liczba: straty w rycerzach
plan-wagons = Wokół taboru
    .about = Piki i ciężkozbrojni przy wozach, łuki za nimi na wzgórzach.
plan-wings = Dwa skrzydła
    .about = Jazda po obu stronach, każde skrzydło przed chorągiewką, piechota pośrodku.
plan-flags = Wyścig do chorągiewek
    .about = Każdy oddział tak blisko chorągiewek, jak pozwalają zasady.

# Dlaczego oddziału nie można wybrać

reason-not-now = Nie teraz:
reason-own-unit-first = najpierw wybierz jeden ze swoich oddziałów.
reason-no-points = nie ma już punktów ruchu; przywraca je przegrupowanie.
reason-hemmed-in = nie ma ani pola, na które mógłby wejść, ani wroga w zasięgu.
reason-one-unit = w turze działa jeden oddział, a inny już zaczął.
reason-stopped = stoi w strefie kontroli wroga i w tej turze dalej nie pójdzie.
reason-held = zaczął w strefie kontroli wroga i może przejść tylko jedno pole.
reason-pursuing = po wycofaniu się wroga może atakować, ale nie może iść dalej.
reason-in-passing = twój oddział przechodzi przez pole innego twojego oddziału i musi je najpierw opuścić.
reason-tabor-fights-not = tabor nie atakuje.
reason-tabor-not-shot = do taboru nie można strzelać.
reason-too-dear = twój oddział ma za mało punktów ruchu na to pole.
reason-closed-ground = twój oddział nie może wejść na ten teren.
reason-other-zone = twój oddział został zatrzymany i atakuje tylko wrogów, w których strefie kontroli stoi.
reason-no-sight = twój oddział go nie widzi albo nie ma punktu ruchu na strzał.
reason-too-far = twój oddział stąd go nie dosięgnie.
reason-hex-taken = ktoś tam stoi.
reason-hex-near-flag = do chorągiewki są stąd mniej niż 3 pola.
reason-hex-near-tabor = do taboru wroga są stąd mniej niż 3 pola.
reason-hex-not-beside-tabor = to pole nie sąsiaduje z twoim taborem.
reason-hex-not-adjacent = to pole nie sąsiaduje z twoim oddziałem.
reason-hex-in-zone = to pole leży w strefie kontroli wroga.
reason-no-tokens = nie ma już żetonów czasu.

# Na co patrzą boty: po nazwie strony i dwukropku albo samo

sense-victory_points = punkty zwycięstwa
sense-one_point_from_winning = do wygranej brakuje jednego punktu zwycięstwa
    .off = do wygranej brakuje już więcej niż jednego punktu zwycięstwa
sense-time_tokens = żetony czasu
sense-movement_points = punkty ruchu
sense-material = wartość armii
sense-units_on_board = oddziały na planszy
sense-mounted_units = oddziały konne
sense-flags_near = bliskość chorągiewek
sense-tabor_exposed = tabor jest odsłonięty
    .off = tabor znów jest ufortyfikowany
sense-enemies_beside_tabor = wrogowie obok taboru
sense-tabor_in_reach = wrogowie w zasięgu ataku na tabor
sense-exposed_tabor_in_reach = odsłonięty tabor jest w zasięgu wroga
    .off = odsłonięty tabor jest poza zasięgiem wroga
sense-tabor_at_mercy = tabor może zostać od razu zniszczony
    .off = taboru nie da się od razu zniszczyć

misfit-army-size = Gotowa armia { $army ->
    [red] Czerwonych
   *[yellow] Żółtych
} nie jest na { $size ->
    [large] dużą
   *[standard] standardową
} mapę; wybierz armię na taką mapę albo typową.
misfit-map-size = To pole bitwy nie jest { $size ->
    [large] duże; wybierz duże albo zmień wielkość mapy na standardową.
   *[standard] standardowe; wybierz standardowe albo zmień wielkość mapy na dużą.
}
misfit-map-modules = { $size ->
    [large] Duże
   *[standard] Standardowe
} pole bitwy potrzebuje modułów { $kind ->
    [inner] wewnętrznych
    [outer] zewnętrznych
   *[supplementary] uzupełniających
}: { $number }; podano { $found }.
misfit-map-face = Nie ma modułu { $kind ->
    [inner] wewnętrznego
    [outer] zewnętrznego
   *[supplementary] uzupełniającego
} o stronie „{ $face }”.
misfit-map-side = „{ $face }” nie jest ze strony { $side }, a z niej muszą być wszystkie moduły zewnętrzne i uzupełniające.
misfit-map-once = Każdego modułu można użyć tylko raz.
misfit-map-turn = Moduł wewnętrzny można obrócić od 0 do 5 razy.
misfit-map-orientation = Moduł zewnętrzny leży w jedną stronę, 0, albo w drugą, 1.
misfit-map-form = Własne pole bitwy zapisuje się w czterech częściach, na przykład { $size ->
    [large] B | III/2 I/0 | BI/0 BV/1 BII/0 BIII/1 BIV/0 | U1B U2B U3B U4B
   *[standard] A | I/0 | AI/0 AIV/0 AII/0 | U1A U2A U3A
}: strona, moduły wewnętrzne z obrotami, zewnętrzne z ułożeniem, uzupełniające.
misfit-map-word = „{ $word }” musi być modułem z obrotem, na przykład AI/0.

# Do czego służy wybór przed grą, w najwyżej pięciu słowach

gift-red = Pierwsi się rozstawiają
gift-yellow = Mają pierwszą turę
gift-std_crossroads = Otwarte, dobre dla jazdy
gift-std_sacred_grove = Chorągiewka w lesie
gift-std_chieftains_hill = Nierówne, chorągiewka na wzgórzach
gift-std_the_bowl = Chorągiewka między szczytami
gift-lrg_two_fields = Rozległe i otwarte
gift-lrg_woods_and_stones = Rozległe i nierówne
gift-lrg_border_march = Wszystkiego po trochu
gift-random = Zdaj się na los
gift-custom = Ułożone przez ciebie

# Co się mówi o rzeczach na stole

inspect-head-holds = Kto tu stoi
inspect-head-inside = Skład
inspect-head-zones = W strefie kontroli
inspect-head-reach = Kto może tu dojść w jednej turze
inspect-head-why-not = Dlaczego nie teraz
inspect-head-does = Co robi
inspect-head-numbers = Liczby
inspect-head-stand = Stan
inspect-head-control = Kontrola
inspect-head-come = Skąd pochodzą
inspect-head-fights = W walce wręcz
inspect-head-strikes = Kogo może zaatakować w jednej turze
inspect-head-danger = Kto może tu zaatakować
inspect-head-flags = Na czym może zakończyć turę
inspect-head-withdraws = Przy ataku może się teraz wycofać na
inspect-head-result = Co to da

inspect-from = { $result }, z pola { $hex }
inspect-by-shot = strzał
inspect-off-board = poza planszę
inspect-nowhere = Donikąd: musi walczyć
inspect-good-against = dobrze przeciw
inspect-bad-against = źle przeciw
inspect-range = Zasięg łuków
inspect-most = Żetony w armii
inspect-closed = Zamknięty teren: { $terrain }
inspect-closed-to = Niedostępny: { $kinds }
inspect-entry = Punkty ruchu za wejście
inspect-height = Wysokość

inspect-plain = Otwarty teren, wejście za jeden punkt. Lubią go konie, a wozy nie pojadą nigdzie indziej.
inspect-forest = Osłania od strzał i zasłania widok. Walcz tu pieszo, nie konno.
inspect-rocky_hills = Wysokość 1, źle dla koni. Walcz z góry: wysokość to jedna kolumna skali.
inspect-mountains = Wysokość 2, tylko dla pieszych. Nikt nie stoi wyżej i nikt przez nie nie widzi.
inspect-flag = Środkowa za dwa punkty, skrajna za jeden, dla tego, kto ostatni stał na niej na koniec tury. Zajmij i jedź dalej: zostaje twoja.
inspect-kind-camp = Obok planszy

inspect-kind-type = Rodzaj oddziału
inspect-kind-preset = Gotowa armia
inspect-heavy_cavalry = Najmocniejszy cios i 4 punkty ruchu. Wyślij ją na łuczników i lekkie oddziały, nigdy na piki.
inspect-light_cavalry = Najszybsi jeźdźcy, 5 punktów ruchu. Na łuczników i po chorągiewki, nigdy na piki.
inspect-mounted_archers = Pięć punktów ruchu i krótki łuk. Ukąś i odjedź.
inspect-heavy_infantry = Utrzyma wszystko, ma 2 punkty ruchu. Na chorągiewki w lesie i na wzgórzach.
inspect-light_infantry = Tania, 3 punkty ruchu, dobra na piki. Na chorągiewki w lesie i na wzgórzach.
inspect-pikemen = Tani mur przeciw jeździe, 2 punkty ruchu. Trzymaj ich przy wozach i łucznikach.
inspect-archers = Strzelają na sąsiednie pole, a w walce wręcz są bezbronni. Ustaw ich na wysokości, z kimś przed sobą.
inspect-longbowmen = Strzelają na dwa pola i przez pancerz. Ustaw ich na wysokości, z kimś przed sobą.
inspect-tabor = Wozy armii: w kręgu wytrzymają jeden cios, bez kręgu żadnego, a dla wroga są warte 3 punkty. Przy nich stają rezerwy.

inspect-points = Bitwę wygrywa { $needed } punktów zwycięstwa na koniec dowolnej tury. Dają je chorągiewki i tabor wroga.
inspect-token = Każdy opłaca jedno przegrupowanie i nigdy nie wraca. Ostatni w grze jest wart chorągiewki.
inspect-value = Punkty rekrutacji wszystkich oddziałów na planszy; osłabione liczą się w całości. Rozstrzyga remis na końcu.
inspect-reserve = Oddziały, których nie ma jeszcze na planszy. Przy przegrupowaniu przybywają wypoczęte, obok taboru.

inspect-kind-choice = Wybór
inspect-regroup = Jeden żeton czasu oddaje całej armii punkty i zamyka krąg wozów. Najlepiej, gdy większość punktów jest zużyta.
inspect-pass = Nic się nie dzieje, ale dwa pasy z rzędu kończą bitwę. Tylko gdy prowadzisz.
inspect-end = Kończy turę tego oddziału. Punkty, które zostaną, przydadzą się na odwrót.
inspect-hold = Przyjmuje walkę i nic nie płaci. Gdy skala jest po twojej stronie.
inspect-flee = Schodzi z planszy za 1 punkt. Oddział przeżyje i wróci przy wozach.
inspect-finish = Reszta armii zostaje w rezerwie. Rezerwy przybędą wypoczęte przy przegrupowaniu.
inspect-done = Teraz nikt więcej nie wraca. Reszta czeka na następne przegrupowanie.
inspect-dismount = Jeźdźcy stają się odpowiednim oddziałem pieszym. By bronić wzgórza albo wejść w góry.

# Legenda

sign-mb-flag-none-1 = Skrajna chorągiewka: 1 punkt zwycięstwa
sign-mb-flag-none-2 = Środkowa chorągiewka: 2 punkty zwycięstwa
sign-mb-heads-2 = Rycerze oddziału: dwaj w pełnym, jeden w osłabionym
sign-mb-fresh = Punkty ruchu: jasne kropki na brzegu żetonu
sign-mb-palisade = Krąg ufortyfikowanego taboru: wytrzyma jeden atak
sign-mb-sandglass = Żeton czasu: opłaca jedno przegrupowanie
sign-mb-swords = Atak, ze stratami atakującego i obrońcy
sign-mb-arrow = Strzał, ze stratami celu
sign-mb-plus = Dwa osłabione oddziały dają jeden pełny
sign-mb-through = Przejście przez pole innego oddziału, z punktami, które zostaną
sign-mb-boot = Zejście z koni
sign-mb-tent = Obóz oddziałów, które uciekły
sign-coin = Punkty rekrutacji: ile kosztują oddziały na planszy
sign-token-back = Oddziały w rezerwie

# Co się mówi przed wyborem, który coś traci

warning-second_pass = Wróg właśnie spasował: jeśli spasujesz, bitwa się skończy bez twojej wygranej.
warning-enemy_can_win = Po tym w następnej turze wróg może mieć { $points } punktów.
warning-wagons_exposed = Wozy wychodzą z kręgu i można je od razu zdobyć: { $points } punkty.
warning-scale_against = Skala jest przeciw tobie: straty poniesiesz tylko ty.
warning-harmless_shot = Ten strzał nic im nie zrobi.
warning-can_slip_away = Mogą się jeszcze wymknąć. Najpierw zamknij drogę albo miej punkty na pościg.
warning-no_way_out = Ten oddział można tam dopaść i nie będzie miał dokąd się cofnąć.
warning-must_stop = Tam trzeba stanąć: to strefa kontroli wroga.
warning-points_still_there = Zostało jeszcze { $points } z { $most } punktów ruchu. Klepsydra nigdy nie wraca.
warning-lost_if_held = Jeśli staniesz, stracisz tylko ty. Możesz się cofnąć.
warning-can_be_followed = Mogą ruszyć za tobą, a drugi raz się nie cofniesz.
warning-points_unspent = Niewydane punkty przepadną: { $points }.
warning-deployment_over = Potem nie wystawisz już nikogo przed bitwą; w rezerwie zostanie: { $units }.


## Sceny: to, co się ogląda, krok po kroku

beat-line-up = Atak
beat-shot = Strzał
beat-answer = Walka czy odwrót
beat-card = Karta
beat-factors = Czynniki
beat-losses = Straty
beat-advance = Zajęcie pola
beat-tabor = Tabor
beat-flag = Chorągiewka
beat-count = Punkty
beat-victory = Zwycięstwo

scene-melee = Walka wręcz na { $hex }
scene-assault = Atak na tabor
scene-on-flag = chorągiewka { $flag }, { $points } { $points ->
        [one] punkt
        [few] punkty
       *[other] punktów
    }
scene-attacks = { $side } · atak z { $hex }
scene-shoots-from = { $side } · strzał z { $hex }
scene-stands = { $side } · { $terrain_in }
scene-stands-with-wagons = { $side } · na { $hex }
scene-knights =
    { $number ->
        [0] nikt
        [one] 1 rycerz
       *[other] { $number } rycerzy
    }
scene-if-held = Jeśli obrońca przyjmie walkę: { $result }
scene-shoots = { $kind } { $side_gen } strzelają do { $target_gen } wroga na polu { $hex }.
scene-held-by-choice = Można się było wycofać.
scene-held-by-need = Nie było dokąd się wycofać.
scene-card-melee = Karta walki wręcz: { $kind_nom }
scene-card-shooting = Karta ostrzału: { $kind_nom }
scene-card-says = Karta: { $kind_nom } przeciw { $target_dat }: { $card }.
scene-card-favours =
    { $favours ->
        [attacker] To sprzyja atakującym.
        [defender] To sprzyja obrońcom.
       *[nobody] To nie sprzyja nikomu.
    }
scene-rungs = Tylu rycerzy zabiera karta.
scene-column = { $column } ({ $losses }).
scene-shot-falls =
    { $losses ->
        [0] Od strzałów nie ginie nikt.
        [one] Od strzałów ginie jeden rycerz.
       *[other] Od strzałów ginie { $losses } rycerzy.
    }
scene-strip = straty, atakujący : obrońca
scene-strip-shot = polegli rycerze
scene-no-advantage = Brak przewagi
scene-nothing-shifts = Żadna przewaga nie przesuwa karty.
scene-without = O wyniku rozstrzyga: { $factor }. Bez tego: { $result }
scene-in-vain = Nikt nie ginie.
scene-exposed-next = Następny cios go zniszczy, chyba że armia wcześniej się przegrupuje.
scene-withdrew = { $side } wycofali { $kind_acc }
scene-exposed = Tabor { $side_gen } stoi odsłonięty
scene-destroyed = Tabor { $side_gen } zniszczony
scene-shot-hit =
    { $losses ->
        [0] Strzał bez skutku
        [one] Strzał: ginie jeden rycerz
       *[other] Strzał: ginie { $losses } rycerzy
    }
scene-speaks = Przewagi
scene-nothing = brak
scene-flag-taken = { $side } przejęli chorągiewkę { $flag }
scene-flags = Chorągiewki
scene-the-end = Koniec bitwy
