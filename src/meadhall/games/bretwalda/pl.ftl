# Teksty gry Bretwalda z dodatkiem Vanished Kingdoms po polsku. Jak się je wyszukuje: meadhall/words.py.
#
# Dziennik mówi w czasie teraźniejszym, bo Królestwa mają nazwy różnych rodzajów.

title = Bretwalda
subtitle = z dodatkiem Vanished Kingdoms
tagline = Cztery Królestwa i dwanaście Pór Roku: zbieraj armie, zakładaj opactwa, przekup albo pobij Danów i zostań władcą całej Brytanii.
pitch = Cztery królestwa, dwanaście pór roku, jeden władca Brytanii.
list-and = { $list } i { $last }
list-more = jeszcze { $count }


## Królestwa, inne strony i gracze
##
## Nazwa to etykieta, a zarazem forma na początek zdania; `.nom` to mianownik w środku zdania; `.number` służy do wyboru
## formy czasownika: sg (wygrywa), pl (wygrywają). `.text` mówi, co jest szczególnego.

name-northumbria = Nortumbria
    .nom = Nortumbria
    .gen = Nortumbrii
    .dat = Nortumbrii
    .acc = Nortumbrię
    .ins = Nortumbrią
    .loc = Nortumbrii
    .number = sg
    .text = Stolica Eoforwic, na dalekiej północy. Własne kafle nagradzają Kroniki i wzmacniają obronę.
name-mercia = Mercja
    .nom = Mercja
    .gen = Mercji
    .dat = Mercji
    .acc = Mercję
    .ins = Mercją
    .loc = Mercji
    .number = sg
    .text = Stolica Tamoworthig, w środku Brytanii; na początku bez Okrętu. Własne kafle dają tańszych Tanów i bogatsze Miasta.
name-wessex = Wessex
    .nom = Wessex
    .gen = Wesseksu
    .dat = Wesseksowi
    .acc = Wessex
    .ins = Wesseksem
    .loc = Wesseksie
    .number = sg
    .text = Stolica Wintanceaster, na południu. Własne kafle pozwalają umieszczać Ceorlów we Wsiach i wzmacniają ataki.
name-east_anglia = Anglia Wschodnia
    .nom = Anglia Wschodnia
    .gen = Anglii Wschodniej
    .dat = Anglii Wschodniej
    .acc = Anglię Wschodnią
    .ins = Anglią Wschodnią
    .loc = Anglii Wschodniej
    .number = sg
    .text = Stolica Rendlaesham, na wschodzie. Własne kafle dają tańsze Okręty i łagodniejsze Zimy.

# Pomniejsze Królestwa: `.ability` to nazwa tego, co dają zwierzchnikowi. Alt Clut to zarazem obszar.
name-alt_clut = Alt Clut
    .nom = Alt Clut
    .gen = Alt Clut
    .dat = Alt Clut
    .acc = Alt Clut
    .ins = Alt Clut
    .loc = Alt Clut
    .number = sg
    .in = w Alt Clut
    .to = do Alt Clut
    .from = z Alt Clut
    .ability = Ziarno w złoto
    .text = W Fyrdzie możesz płacić Żywnością: 1 Żywność jest warta 2 Złota.
name-cantware = Cantware
    .nom = Cantware
    .gen = Cantware
    .dat = Cantware
    .acc = Cantware
    .ins = Cantware
    .loc = Cantware
    .number = sg
    .ability = Pieśń bojowa
    .text = Przed każdą swoją bitwą dobierz 1 kartę Przywództwa; za 3 Złota możesz kupić drugą.
name-defnas = Defnas
    .nom = Defnas
    .gen = Defnas
    .dat = Defnas
    .acc = Defnas
    .ins = Defnas
    .loc = Defnas
    .number = sg
    .ability = Budowniczy królestwa
    .text = W Rozwoju twój budynek jest darmowy.
name-gwynedd = Gwynedd
    .nom = Gwynedd
    .gen = Gwynedd
    .dat = Gwynedd
    .acc = Gwynedd
    .ins = Gwynedd
    .loc = Gwynedd
    .number = sg
    .ability = Królestwo pionierów
    .text = Twoje jednostki lądowe przechodzą przez Puszczę za 1 punkt Ruchu.

# Strony, których nikt nie prowadzi
name-danes = Danowie
    .nom = Danowie
    .gen = Danów
    .dat = Danom
    .acc = Danów
    .ins = Danami
    .loc = Danach
    .number = pl
    .text = Najeźdźcy zza morza: Latem lądują, Jesienią ruszają dalej, palą i walczą ze wszystkimi.
name-neutral = Jednostki neutralne
    .nom = jednostki neutralne
    .gen = jednostek neutralnych
    .dat = jednostkom neutralnym
    .acc = jednostki neutralne
    .ins = jednostkami neutralnymi
    .loc = jednostkach neutralnych
    .number = pl
    .text = Nie należą do nikogo, walczą z każdym, kto wejdzie na ich obszar, a ruszają się tylko wtedy, gdy się je przekupi albo poruszy je karta.

name-seat_0 = Gracz 1
    .nom = gracz 1
name-seat_1 = Gracz 2
    .nom = gracz 2
name-seat_2 = Gracz 3
    .nom = gracz 3
name-seat_3 = Gracz 4
    .nom = gracz 4

# Strony bitwy i czyja jest jednostka
name-attacker = Atakujący
name-defender = Obrońca
name-of_kingdom = Królestwa
    .of = Królestwa
name-of_vassal = Wasala
    .of = Wasala


## Czym się płaci i co się liczy.

name-food = Żywność
name-gold = Złoto


## Typy jednostek: przypadki, a dla liczebników `.few` (2, 3, 4) i `.many` (5 i więcej).

name-ceorl = Ceorl
    .one = Ceorl
    .few = Ceorlów
    .many = Ceorlów
    .nom = Ceorl
    .gen = Ceorla
    .dat = Ceorlowi
    .acc = Ceorla
    .ins = Ceorlem
    .loc = Ceorlu
    .text = Biała kość, 1 zdrowie, 1 Złoto. Maszeruje tylko z przywódcą.
name-hunter = Łowca
    .one = Łowca
    .few = Łowców
    .many = Łowców
    .nom = Łowca
    .gen = Łowcy
    .dat = Łowcy
    .acc = Łowcę
    .ins = Łowcą
    .loc = Łowcy
    .text = Czerwona kość, 1 zdrowie, 3 Złota. Strzela, zanim inni uderzą.
name-thegn = Tan
    .one = Tan
    .few = Tanów
    .many = Tanów
    .nom = Tan
    .gen = Tana
    .dat = Tanowi
    .acc = Tana
    .ins = Tanem
    .loc = Tanie
    .text = Czerwona kość, 1 zdrowie, 2 Złota. Przywódca.
name-bishop = Biskup
    .one = Biskup
    .few = Biskupów
    .many = Biskupów
    .nom = Biskup
    .gen = Biskupa
    .dat = Biskupowi
    .acc = Biskupa
    .ins = Biskupem
    .loc = Biskupie
    .text = Biała kość, 1 zdrowie, 3 Złota. Anuluje pierwszą ranę swojej strony w bitwie. Werbujesz go tam, gdzie masz Opactwo; bez Opactwa w Mieście.
name-ealdorman = Ealdorman
    .one = Ealdorman
    .few = Ealdormanów
    .many = Ealdormanów
    .nom = Ealdorman
    .gen = Ealdormana
    .dat = Ealdormanowi
    .acc = Ealdormana
    .ins = Ealdormanem
    .loc = Ealdormanie
    .text = Złota kość, 2 zdrowia, 4 Złota. Przywódca.
name-ruler = Władca
    .one = Władca
    .few = Władców
    .many = Władców
    .nom = Władca
    .gen = Władcy
    .dat = Władcy
    .acc = Władcę
    .ins = Władcą
    .loc = Władcy
    .text = Złota kość, 3 zdrowia, 3 Złota. Przywódca; jego zdolność działa, dopóki jest na planszy.
name-vassal_ealdorman = Ealdorman Wasala
name-vassal_thegn = Tan Wasala
name-vassal_ceorl = Ceorl Wasala
name-ship = Okręt
    .one = Okręt
    .few = Okręty
    .many = Okrętów
    .nom = Okręt
    .gen = Okrętu
    .dat = Okrętowi
    .acc = Okręt
    .ins = Okrętem
    .loc = Okręcie
    .text = Czerwona kość, 1 zdrowie, 2 Złota. Przewozi armie, strzeże wybrzeża i nie potrzebuje Żywności.
name-viking = Wiking
    .one = Wiking
    .few = Wikingów
    .many = Wikingów
    .nom = Wiking
    .gen = Wikinga
    .dat = Wikingowi
    .acc = Wikinga
    .ins = Wikingiem
    .loc = Wikingu
    .text = Czerwona kość, 1 zdrowie. Wojownik Danów.

# Kości Bitwy
name-white_die = Biała kość
    .one = biała kość
    .few = białe kości
    .many = białych kości
    .nom = biała kość
    .gen = białej kości
    .acc = białą kość
    .ins = białą kością
name-red_die = Czerwona kość
    .one = czerwona kość
    .few = czerwone kości
    .many = czerwonych kości
    .nom = czerwona kość
    .gen = czerwonej kości
    .acc = czerwoną kość
    .ins = czerwoną kością
name-gold_die = Złota kość
    .one = złota kość
    .few = złote kości
    .many = złotych kości
    .nom = złota kość
    .gen = złotej kości
    .acc = złotą kość
    .ins = złotą kością


## Obszary i morza: `.in` mówi, gdzie coś jest, `.to` dokąd, `.from` skąd. Staroangielskie nazwy się nie odmieniają.

name-lanerc = Lanerc
    .in = w Lanerc
    .to = do Lanerc
    .from = z Lanerc
name-aeron = Aeron
    .in = w Aeron
    .to = do Aeron
    .from = z Aeron
name-dynbaer = Dynbaer
    .in = w Dynbaer
    .to = do Dynbaer
    .from = z Dynbaer
name-bebbanburg = Bebbanburg
    .in = w Bebbanburg
    .to = do Bebbanburg
    .from = z Bebbanburg
name-luel = Luel
    .in = w Luel
    .to = do Luel
    .from = z Luel
name-gyrwe = Gyrwe
    .in = w Gyrwe
    .to = do Gyrwe
    .from = z Gyrwe
name-streoneshalh = Streoneshalh
    .in = w Streoneshalh
    .to = do Streoneshalh
    .from = ze Streoneshalh
name-eoforwic = Eoforwic
    .in = w Eoforwic
    .to = do Eoforwic
    .from = z Eoforwic
name-loidis = Loidis
    .in = w Loidis
    .to = do Loidis
    .from = z Loidis
name-loncaster = Loncaster
    .in = w Loncaster
    .to = do Loncaster
    .from = z Loncaster
name-legaceaster = Legaceaster
    .in = w Legaceaster
    .to = do Legaceaster
    .from = z Legaceaster
name-lindcylene = Lindcylene
    .in = w Lindcylene
    .to = do Lindcylene
    .from = z Lindcylene
name-snotengaham = Snotengaham
    .in = w Snotengaham
    .to = do Snotengaham
    .from = ze Snotengaham
name-tamoworthig = Tamoworthig
    .in = w Tamoworthig
    .to = do Tamoworthig
    .from = z Tamoworthig
name-scrobbesburg = Scrobbesburg
    .in = w Scrobbesburg
    .to = do Scrobbesburg
    .from = ze Scrobbesburg
name-weogornaceaster = Weogornaceaster
    .in = w Weogornaceaster
    .to = do Weogornaceaster
    .from = z Weogornaceaster
name-ligoraceaster = Ligoraceaster
    .in = w Ligoraceaster
    .to = do Ligoraceaster
    .from = z Ligoraceaster
name-gleawanceaster = Gleawanceaster
    .in = w Gleawanceaster
    .to = do Gleawanceaster
    .from = z Gleawanceaster
name-degannwy = Degannwy
    .in = w Degannwy
    .to = do Degannwy
    .from = z Degannwy
name-aberffraw = Aberffraw
    .in = w Aberffraw
    .to = do Aberffraw
    .from = z Aberffraw
name-meirion = Meirion
    .in = w Meirion
    .to = do Meirion
    .from = z Meirion
name-mathrafal = Mathrafal
    .in = w Mathrafal
    .to = do Mathrafal
    .from = z Mathrafal
name-mynyw = Mynyw
    .in = w Mynyw
    .to = do Mynyw
    .from = z Mynyw
name-glywysing = Glywysing
    .in = w Glywysing
    .to = do Glywysing
    .from = z Glywysing
name-rendlaesham = Rendlaesham
    .in = w Rendlaesham
    .to = do Rendlaesham
    .from = z Rendlaesham
name-norwic = Norwic
    .in = w Norwic
    .to = do Norwic
    .from = z Norwic
name-theodford = Theodford
    .in = w Theodford
    .to = do Theodford
    .from = z Theodford
name-grantabrycg = Grantabrycg
    .in = w Grantabrycg
    .to = do Grantabrycg
    .from = z Grantabrycg
name-steanford = Steanford
    .in = w Steanford
    .to = do Steanford
    .from = ze Steanford
name-bedanford = Bedanford
    .in = w Bedanford
    .to = do Bedanford
    .from = z Bedanford
name-colneceaster = Colneceaster
    .in = w Colneceaster
    .to = do Colneceaster
    .from = z Colneceaster
name-lundenwic = Lundenwic
    .in = w Lundenwic
    .to = do Lundenwic
    .from = z Lundenwic
name-rofaesceaster = Rofaesceaster
    .in = w Rofaesceaster
    .to = do Rofaesceaster
    .from = z Rofaesceaster
name-cantwareburg = Cantwareburg
    .in = w Cantwareburg
    .to = do Cantwareburg
    .from = z Cantwareburg
name-wintanceaster = Wintanceaster
    .in = w Wintanceaster
    .to = do Wintanceaster
    .from = z Wintanceaster
name-cisseceaster = Cisseceaster
    .in = w Cisseceaster
    .to = do Cisseceaster
    .from = z Cisseceaster
name-haestingas = Haestingas
    .in = w Haestingas
    .to = do Haestingas
    .from = z Haestingas
name-cerotesege = Cerotesege
    .in = w Cerotesege
    .to = do Cerotesege
    .from = z Cerotesege
name-oxnaford = Oxnaford
    .in = w Oxnaford
    .to = do Oxnaford
    .from = z Oxnaford
name-wiltun = Wiltun
    .in = w Wiltun
    .to = do Wiltun
    .from = z Wiltun
name-bathum = Bathum
    .in = w Bathum
    .to = do Bathum
    .from = z Bathum
name-glaestingabyrig = Glaestingabyrig
    .in = w Glaestingabyrig
    .to = do Glaestingabyrig
    .from = z Glaestingabyrig
name-dornwaraceaster = Dornwaraceaster
    .in = w Dornwaraceaster
    .to = do Dornwaraceaster
    .from = z Dornwaraceaster
name-exanceaster = Exanceaster
    .in = w Exanceaster
    .to = do Exanceaster
    .from = z Exanceaster
name-lydanford = Lydanford
    .in = w Lydanford
    .to = do Lydanford
    .from = z Lydanford
name-petrocesstow = Petrocesstow
    .in = w Petrocesstow
    .to = do Petrocesstow
    .from = z Petrocesstow

name-northsae = Morze Północne
    .in = na Morzu Północnym
    .to = na Morze Północne
    .from = z Morza Północnego
name-humbre = Ujście Humber
    .in = w Ujściu Humber
    .to = do Ujścia Humber
    .from = z Ujścia Humber
name-temes = Ujście Tamizy
    .in = w Ujściu Tamizy
    .to = do Ujścia Tamizy
    .from = z Ujścia Tamizy
name-suthsae = Morze Południowe
    .in = na Morzu Południowym
    .to = na Morze Południowe
    .from = z Morza Południowego
name-westsae = Morze Zachodnie
    .in = na Morzu Zachodnim
    .to = na Morze Zachodnie
    .from = z Morza Zachodniego
name-saefern = Morze Severn
    .in = na Morzu Severn
    .to = na Morze Severn
    .from = z Morza Severn
name-hibern = Morze Irlandzkie (południe)
    .in = na Morzu Irlandzkim (południe)
    .to = na Morze Irlandzkie (południe)
    .from = z Morza Irlandzkiego (południe)
name-manau = Morze Manau
    .in = na Morzu Manau
    .to = na Morze Manau
    .from = z Morza Manau


## Budynki i znaczniki

name-abbey = Opactwo
    .nom = Opactwo
    .gen = Opactwa
    .dat = Opactwu
    .acc = Opactwo
    .ins = Opactwem
    .loc = Opactwie
    .text = 1 Dalk. +1 Złoto przy Zbiorze z obszaru.
name-granary = Spichlerz
    .nom = Spichlerz
    .gen = Spichlerza
    .dat = Spichlerzowi
    .acc = Spichlerz
    .ins = Spichlerzem
    .loc = Spichlerzu
    .text = +1 Żywność przy Zbiorze z obszaru. Wymaga symbolu Żywności.
name-mead_hall = Sala Miodowa
    .nom = Sala Miodowa
    .gen = Sali Miodowej
    .dat = Sali Miodowej
    .acc = Salę Miodową
    .ins = Salą Miodową
    .loc = Sali Miodowej
    .text = 1 karta Przywództwa na początku twojego Fyrdu.
name-port = Port
    .nom = Port
    .gen = Portu
    .dat = Portowi
    .acc = Port
    .ins = Portem
    .loc = Porcie
    .text = +1 Złoto przy Zbiorze z obszaru, +2 z twoim Okrętem na sąsiednim morzu. Wymaga Przystani.

name-food_production_marker = Znacznik Produkcji Żywności
    .nom = znacznik Produkcji Żywności
    .gen = znacznika Produkcji Żywności
    .dat = znacznikowi Produkcji Żywności
    .acc = znacznik Produkcji Żywności
    .ins = znacznikiem Produkcji Żywności
    .loc = znaczniku Produkcji Żywności
    .text = Obszar ma symbol Żywności i daje przy Zbiorze o 1 Żywność więcej.
name-harbour_marker = Znacznik Przystani
    .nom = znacznik Przystani
    .gen = znacznika Przystani
    .dat = znacznikowi Przystani
    .acc = znacznik Przystani
    .ins = znacznikiem Przystani
    .loc = znaczniku Przystani
    .text = Obszar ma Przystań i Port, który nie zajmuje miejsca na budynek i nigdy nie ulega zniszczeniu.
name-gold_production_marker = Znacznik Produkcji Złota
    .nom = znacznik Produkcji Złota
    .gen = znacznika Produkcji Złota
    .dat = znacznikowi Produkcji Złota
    .acc = znacznik Produkcji Złota
    .ins = znacznikiem Produkcji Złota
    .loc = znaczniku Produkcji Złota
    .text = Obszar daje przy Zbiorze o 1 Złoto więcej.
name-town_marker = Znacznik Miasta
    .nom = znacznik Miasta
    .gen = znacznika Miasta
    .dat = znacznikowi Miasta
    .acc = znacznik Miasta
    .ins = znacznikiem Miasta
    .loc = znaczniku Miasta
    .text = Obszar jest Miastem, a nie Wsią.


## Pory Roku i karty Pór Roku: `.text` mówi, co robi karta.

name-spring = Wiosna
    .gen = Wiosny
    .ins = Wiosną
    .text = Wszyscy sieją Żywność.
name-summer = Lato
    .gen = Lata
    .ins = Latem
    .text = Danowie najeżdżają wybrzeże.
name-autumn = Jesień
    .gen = Jesieni
    .ins = Jesienią
    .text = Danowie i jednostki neutralne ruszają się i można ich przekupić.
name-winter = Zima
    .gen = Zimy
    .ins = Zimą
    .text = Przepada Żywność i trzeba wyżywić armię.

name-early_thaw = Wczesne roztopy
    .text = W tej rundzie Puszcza i Mur kosztują 1 punkt Ruchu.
name-fertile_fields = Żyzne pola
    .text = Każdy gracz sieje 2 Żywności zamiast 1.
name-spring_fair = Wiosenny jarmark
    .text = Każdy gracz otrzymuje 2 Złota.
name-shire_muster = Zbiórka hrabstw
    .text = Każdy gracz umieszcza za darmo 1 Ceorla w swojej Stolicy, jeśli ją kontroluje.
name-witan = Witenagemot
    .text = Każdy gracz dobiera 1 kartę Przywództwa.
name-great_fleet = Wielka flota
    .text = Przybywa o jedną drużynę najeźdźców więcej.
name-calm_seas = Spokojne morza
    .text = 1 Złoto za każdą kontrolowaną Przystań, najwyżej 3. W tej rundzie Okręty mają o 1 punkt Ruchu więcej.
name-drought = Susza
    .text = W tej rundzie Spichlerze nic nie dają.
name-pilgrimage = Pielgrzymka
    .text = 1 Złoto za każde kontrolowane Opactwo, najwyżej 3.
name-danegeld = Danegeld
    .text = Po najazdach każdy gracz może zapłacić 3 Złota: wszyscy Wikingowie opuszczają jeden obszar.
name-rich_harvest = Obfite żniwa
    .text = W tej rundzie każdy obszar z symbolem Żywności daje przy Zbiorze o 1 Żywność więcej.
name-restless_borders = Niespokojne pogranicze
    .text = Każde przekupstwo kosztuje o 1 Złoto mniej, ale co najmniej 1.
name-harvest_home = Dożynki
    .text = Każdy gracz kładzie 1 Żywność w swojej Stolicy, jeśli ją kontroluje.
name-hundred_tax = Podatek setni
    .text = 1 Złoto za każde kontrolowane Miasto, najwyżej 3.
name-autumn_storms = Jesienne sztormy
    .text = W tej rundzie Okręty nie poruszają się i niczego nie przewożą; Przemytnicy nie działają.
name-mild_winter = Łagodna zima
    .text = Każdy gracz usuwa 1 Żywność, potem żywi armię.
name-hard_frost = Siarczysty mróz
    .text = Każdy gracz usuwa 2 Żywności, potem żywi armię. W tej rundzie nie można przekraczać Puszczy ani Muru.
name-famine = Głód
    .text = Każdy gracz usuwa 3 Żywności, potem żywi armię.
name-yule = Uczta Yule
    .text = Każdy gracz usuwa 2 Żywności, żywi armię i dobiera 1 kartę Przywództwa.
name-murrain = Pomór
    .text = Każdy gracz usuwa 2 Żywności, żywi armię, a potem traci 1 Ceorla.
name-vk_reap_what_you_sow = Co zasiejesz, to i żął będziesz
    .text = Każdy gracz kładzie znacznik Produkcji Żywności na obszarze Wsi.
name-vk_sea_trade = Handel morski
    .text = Każdy gracz kładzie znacznik Przystani na obszarze bez Przystani, także w głębi lądu.
name-vk_milk_and_honey = Kraj mlekiem i miodem płynący
    .text = Każdy gracz kładzie znacznik Produkcji Złota na dowolnym obszarze.
name-vk_urbanisation = Urbanizacja
    .text = Każdy gracz usuwa 3 Żywności, żywi armię i kładzie znacznik Miasta na obszarze Wsi. W tej rundzie nie zbiera się Żywności.


## Akcje

name-collection = Zbiór
    .gen = Zbioru
    .acc = Zbiór
    .text = Złoto i Żywność z twoich obszarów.
name-fyrd = Fyrd
    .gen = Fyrdu
    .acc = Fyrd
    .text = Karty z Sal Miodowych; werbunek i ulepszanie jednostek.
name-development = Rozwój
    .gen = Rozwoju
    .acc = Rozwój
    .text = Budowa jednego budynku i zakup kafla Królestwa.
name-movement = Ruch
    .gen = Ruchu
    .acc = Ruch
    .text = Okręty płyną, armie maszerują, toczą się bitwy.


## Władcy

name-eardwulf = Eardwulf
    .text = Po wygranej bitwie dobierz dodatkowo 1 kartę Przywództwa.
name-eanred = Eanred
    .text = +1 Żywność przy Zbiorze ze Stolicy.
name-coenwulf = Coenwulf
    .text = +1 trafienie w pierwszej rundzie bitwy, w której atakuje Władca.
name-cynethryth = Cynethryth
    .text = Twoje budynki kosztują 2 Złota.
name-beorhtric = Beorhtric
    .text = Każde przekupstwo kosztuje o 1 Złoto mniej, ale co najmniej 1.
name-ecgberht = Ecgberht
    .text = Grupa poruszająca się z Władcą ma o 1 punkt Ruchu więcej.
name-eadwald = Eadwald
    .text = W każdym Fyrdzie pierwszy Ceorl jest darmowy; wlicza się do limitu.
name-aethelstan = Aethelstan
    .text = Zimą dwie jednostki twojego Królestwa nie potrzebują Żywności.


## Kafle Królestw

name-northumbria_free_ceorls = Wolni Ceorlowie
    .text = Twoi Ceorlowie mogą poruszać się bez przywódcy, mając 1 punkt Ruchu.
name-northumbria_reeves = Zarządcy
    .text = +1 Złoto na Zbiór.
name-mercia_free_ceorls = Wolni Ceorlowie
    .text = Twoi Ceorlowie mogą poruszać się bez przywódcy, mając 1 punkt Ruchu.
name-mercia_reeves = Zarządcy
    .text = +1 Złoto na Zbiór.
name-wessex_free_ceorls = Wolni Ceorlowie
    .text = Twoi Ceorlowie mogą poruszać się bez przywódcy, mając 1 punkt Ruchu.
name-wessex_reeves = Zarządcy
    .text = +1 Złoto na Zbiór.
name-east_anglia_free_ceorls = Wolni Ceorlowie
    .text = Twoi Ceorlowie mogą poruszać się bez przywódcy, mając 1 punkt Ruchu.
name-east_anglia_reeves = Zarządcy
    .text = +1 Złoto na Zbiór.
name-northumbria_scriptorium = Skryptorium
    .text = Po wypełnieniu Kroniki: 2 Złota i 1 karta Przywództwa.
name-northumbria_wardens = Strażnicy Północy
    .text = Gdy twoje jednostki się bronią, anuluj 1 ranę w pierwszej rundzie bitwy.
name-mercia_thegnage = Królewscy Tanowie
    .text = Werbunek Tana kosztuje 1 Złoto.
name-mercia_mint = Królewska mennica
    .text = +1 Złoto na Zbiór za każde Miasto, z którego zbierasz, najwyżej 3.
name-wessex_burhs = Burhy
    .text = W Fyrdzie Ceorlów można umieszczać także we Wsiach z twoim znacznikiem Kontroli; limit Fyrdu rośnie o 1.
name-wessex_dragon_banner = Smoczy sztandar
    .text = Gdy twoje jednostki atakują, 1 dodatkowa biała kość w każdej rundzie bitwy.
name-east_anglia_fleet = Flota Wuffingów
    .text = Okręt kosztuje 1 Złoto; twoje Okręty mają o 1 punkt Ruchu więcej.
name-east_anglia_fen_barns = Spichrze wśród bagien
    .text = Zimą usuwasz o 2 Żywności mniej, a jedna jednostka twojego Królestwa nie potrzebuje Żywności.
name-northumbria_war_band = Drużyna wojów
    .text = Po wygranej bitwie dobierz dodatkowo 1 kartę Przywództwa.
name-northumbria_estates = Dobra królewskie
    .text = +1 Żywność przy Zbiorze ze Stolicy.
name-northumbria_envoys = Królewscy posłowie
    .text = Każde przekupstwo kosztuje o 1 Złoto mniej, ale co najmniej 1.
name-northumbria_chapel = Kaplica królewska
    .text = Po wypełnieniu Kroniki: 1 Złoto i 1 karta Przywództwa.
name-mercia_war_band = Drużyna wojów
    .text = Po wygranej bitwie dobierz dodatkowo 1 kartę Przywództwa.
name-mercia_estates = Dobra królewskie
    .text = +1 Żywność przy Zbiorze ze Stolicy.
name-mercia_envoys = Królewscy posłowie
    .text = Każde przekupstwo kosztuje o 1 Złoto mniej, ale co najmniej 1.
name-mercia_chapel = Kaplica królewska
    .text = Po wypełnieniu Kroniki: 1 Złoto i 1 karta Przywództwa.
name-wessex_war_band = Drużyna wojów
    .text = Po wygranej bitwie dobierz dodatkowo 1 kartę Przywództwa.
name-wessex_estates = Dobra królewskie
    .text = +1 Żywność przy Zbiorze ze Stolicy.
name-wessex_envoys = Królewscy posłowie
    .text = Każde przekupstwo kosztuje o 1 Złoto mniej, ale co najmniej 1.
name-wessex_chapel = Kaplica królewska
    .text = Po wypełnieniu Kroniki: 1 Złoto i 1 karta Przywództwa.
name-east_anglia_war_band = Drużyna wojów
    .text = Po wygranej bitwie dobierz dodatkowo 1 kartę Przywództwa.
name-east_anglia_estates = Dobra królewskie
    .text = +1 Żywność przy Zbiorze ze Stolicy.
name-east_anglia_envoys = Królewscy posłowie
    .text = Każde przekupstwo kosztuje o 1 Złoto mniej, ale co najmniej 1.
name-east_anglia_chapel = Kaplica królewska
    .text = Po wypełnieniu Kroniki: 1 Złoto i 1 karta Przywództwa.


## Karty Przywództwa

name-prayers_answered = Wysłuchane modlitwy
    .text = Po rzucie w twojej bitwie: obróć 1 lub 2 swoje kości na przeciwne ścianki.
name-blind_luck = Ślepy traf
    .text = Po rzucie w twojej bitwie: rzuć ponownie dowolną liczbą swoich kości.
name-gods_grace = Łaska Boża
    .text = Po odkryciu karty Pory Roku: niczego ci ona nie daje i niczego cię nie kosztuje. Zimowe usuwanie Żywności i wyżywienie armii obowiązują.
name-fate_intervenes = Zrządzenie losu
    .text = Po rzucie w twojej bitwie: nadaj 1 kości z tego rzutu, swojej lub wroga, inną wartość.
name-lesson_learnt = Odrobiona lekcja
    .text = Twoja tura: weź wybraną kartę Przywództwa ze stosu kart odrzuconych.
name-spoils = Łupy wojenne
    .text = Po wygranej bitwie: otrzymujesz Złoto równe kosztowi zabitych w niej wrogich jednostek.
name-plunder = Grabież
    .text = Twoja tura: obszar, nad którym przejmujesz kontrolę w tej turze, daje ci dwukrotność swojego Złota i Żywności.
name-intrigue = Intryga
    .text = Przed wyborem kierunku gry: weź znacznik Pretendenta.
name-shield_wall = Mur tarcz
    .text = W rundzie bitwy lądowej: anuluj do 2 ran zadanych twojej stronie.
name-spear_charge = Szarża włóczników
    .text = W rundzie bitwy lądowej: +1 miecz.
name-ambush = Zasadzka
    .text = Przed bitwą lądową, gdy bronisz się we Wsi: w pierwszej rundzie rzucasz i ranisz, zanim rzuci wróg.
name-reinforcements = Posiłki
    .text = Przed bitwą lądową: dołącza do niej dowolna liczba twoich jednostek z sąsiednich obszarów.
name-evade = Unik
    .text = Przed bitwą lądową: wszystkie twoje jednostki odchodzą na sąsiedni obszar bez wrogów albo odpływają na twoich Okrętach; bitwa się nie odbywa.
name-flee_to_the_marshes = Ucieczka na bagna
    .text = Po przegranej bitwie lądowej: 1 twoja zabita jednostka wraca na sąsiedni kontrolowany obszar.
name-conversion = Nawrócenie
    .text = Po bitwie lądowej wygranej z Danami: umieść tam za darmo 1 Tana albo do 2 Ceorlów.
name-spy_behind_the_walls = Szpieg za murami
    .text = Przed bitwą lądową, gdy atakujesz Miasto: obrońca nie ma w tej bitwie kości Miasta.
name-skirmishers = Harcownicy
    .text = Twoja tura: wybrany przeciwnik odrzuca 2 losowe karty Przywództwa.
name-javelins = Oszczepy
    .text = W rundzie bitwy lądowej: natychmiast zadaj 1 ranę.
name-success_recognised = Nagroda za męstwo
    .text = Po wygranej bitwie lądowej: ulepsz tam za darmo 1 jednostkę swojego Królestwa.
name-burwaran = Burwaran
    .text = Przed bitwą lądową, gdy bronisz kontrolowanego Miasta: umieść tam za darmo 1 Tana albo do 2 Ceorlów.
name-arrival_of_the_saint = Przybycie świętego
    .text = Twoja tura: postaw za darmo Opactwo na kontrolowanym obszarze Wsi.
name-old_sentiment = Stary sentyment
    .text = Po odkryciu karty Lata lub Jesieni: otrzymujesz 3 Złota.
name-tribute = Danina
    .text = Twoja tura: otrzymujesz 3 Złota.
name-forced_march = Forsowny marsz
    .text = W Ruchu: twoja następna grupa ma o 1 punkt Ruchu więcej.
name-royal_writ = Królewskie pismo
    .text = Twoja tura: dobierz 2 karty Przywództwa.
name-ramming = Taranowanie
    .text = Przed bitwą morską, w której atakujesz: +2 miecze w pierwszej rundzie.
name-raid = Wypad po łupy
    .text = Twoja tura: przenieś 1 lub 2 Żywności z obszaru na sąsiedni, na którym są twoje jednostki lądowe.
name-pledge_of_fealty = Hołd lenny
    .text = Po bitwie lądowej wygranej z jednostkami neutralnymi: za każdą zabitą umieść tam jednostkę jej typu ze swojej puli.
name-levy = Pobór
    .text = Twoja tura: umieść za darmo 1 lub 2 Ceorlów na obszarze, nad którym przejmujesz kontrolę w tej turze.
name-wolf_pits = Wilcze doły
    .text = Przed bitwą lądową, w której się bronisz: atakujący przydziela 1 ranę wybranej swojej jednostce.
name-battle_at_the_ford = Bitwa u brodu
    .text = Przed bitwą lądową, gdy bronisz się we Wsi: wróg w każdej rundzie rzuca o 1 kość mniej, ale co najmniej 1.
name-roman_fortifications = Rzymskie fortyfikacje
    .text = Przed bitwą lądową, gdy bronisz się w Mieście: wróg w każdej rundzie rzuca o 1 kość mniej, ale co najmniej 1.
name-witan_council = Rada Witanów
    .text = Twoja tura: oddaj jedną ze swoich Kronik, obejrzyj 6 górnych z talii i jedną z nich zatrzymaj; pozostałe trafiają pod talię.
name-peasant_riot = Bunt chłopów
    .text = Twoja tura: na obszarze Wsi bez jednostek pojawia się neutralny Ceorl, a znacznik Kontroli znika.
name-treacherous_court = Zdradziecki dwór
    .text = Twoja tura: weź 2 losowe karty Przywództwa przeciwnika, jedną zatrzymaj, drugą oddaj.
name-smugglers = Przemytnicy
    .text = W Ruchu: 1 twoja jednostka lądowa idzie sama i przeprawia się przez morze na inny obszar nad nim za 1 punkt Ruchu.
name-deadly_precision = Zabójcza precyzja
    .text = Przed bitwą lądową: w każdej rundzie wskazujesz typ wrogich jednostek, który otrzymuje rany najpierw.
name-beowulfs_song = Pieśń o Beowulfie
    .text = Przed bitwą: 1 dodatkowa czerwona kość w pierwszej rundzie.
name-money_for_loyalty = Wierność za złoto
    .text = Twoja tura: zapłać 3 Złota; neutralny Tan odchodzi, a twój staje na najbliższym kontrolowanym obszarze.
name-caedmons_hymn = Hymn Caedmona
    .text = Przed bitwą: w pierwszej rundzie 1 dodatkowa czerwona kość za każde kontrolowane Opactwo.
name-the_ruin_poem = Poemat „Ruina”
    .text = Twoja tura: dobierz 1 kartę Przywództwa za każde 2 kontrolowane Miasta.
name-vk_treason = Zdrada
    .text = Przed bitwą lądową: zapłać koszt 1 wrogiej jednostki innej niż Władca; schodzi ona z planszy.
name-vk_bribe = Łapówka
    .text = Przed bitwą lądową, gdy atakują cię Danowie lub jednostki neutralne: wracają tam, skąd przyszli; bitwa się nie odbywa.
name-vk_arsonists = Podpalacze
    .text = Twoja tura: zniszcz budynek na obszarze sąsiadującym z twoimi jednostkami lądowymi.
name-vk_knowledge_sharing = Dzielenie się wiedzą
    .text = Twoja tura: dobierz 3 karty Przywództwa, 2 zatrzymaj, a trzecią daj przeciwnikowi.
name-vk_local_guides = Miejscowi przewodnicy
    .text = W Ruchu: grupy wyruszające z jednego wybranego obszaru przechodzą przez Puszczę za 0 punktów Ruchu.
name-vk_swords_to_ploughshares = Miecze na lemiesze
    .text = Twoja tura: odrzuć dowolną liczbę innych kart Przywództwa; 2 Złota za każdą i za tę.
name-vk_sleeping_sentries = Śpiący wartownicy
    .text = W Ruchu: 1 twoja jednostka lądowa przechodzi sama przez jeden obszar z wrogimi jednostkami, bez bitwy.
name-vk_collusion = Zmowa
    .text = W Ruchu: zapłać 1 Złoto i przesuń 1 jednostkę neutralną na sąsiedni obszar.
name-vk_storm = Sztorm
    .text = Gdy wiadomo, dokąd płynie drużyna najeźdźców: wybierasz, na którym obszarze nad morzem drakkaru wyląduje.
name-vk_glory_to_the_fallen = Chwała poległym
    .text = Po przegranej bitwie: dobierz dodatkowo 2 karty Przywództwa.
name-vk_war_tax = Podatek wojenny
    .text = W twoim Zbiorze: 1 obszar daje podwójne Złoto.


## Karty Kroniki: `.text` mówi, co trzeba spełnić.

name-architectural_legacy = Dziedzictwo budowniczych
    .text = Kontroluj 6 budynków, w tym co najmniej 1 każdego rodzaju.
name-bringer_of_hunger = Zwiastun głodu
    .text = W jednej akcji Ruchu zniszcz 4 Żywności na obszarach odebranych innym graczom.
name-land_of_milk_and_honey = Kraina mlekiem i miodem płynąca
    .text = Kontroluj 5 obszarów z symbolem Żywności oraz 2 Spichlerze.
name-swift_offensive = Błyskawiczna ofensywa
    .text = W jednej akcji Ruchu odbierz innym graczom 3 obszary.
name-broad_realm = Rozległe królestwo
    .text = Kontroluj 9 obszarów.
name-enlightened_kingdom = Oświecone królestwo
    .text = Miej 6 wyłożonych kafli Królestwa, we wszystkich trzech kolorach.
name-pilgrimage_to_rome = Pielgrzymka do Rzymu
    .text = Zapłać 8 Złota i zdejmij z planszy Ealdormana oraz Okręt swojego Królestwa.
name-gift_for_charlemagne = Dar dla Karola Wielkiego
    .text = Zapłać 5 Żywności i 10 Złota.
name-golden_hoard = Złoty skarb
    .text = Miej 12 Złota.
name-roman_legacy = Rzymska spuścizna
    .text = Kontroluj 8 Miast.
name-trading_empire = Imperium handlowe
    .text = Kontroluj 3 obszary z Portem lub znacznikiem Przystani.
name-take_their_homes = Odebrać im domy
    .text = Na koniec fazy Akcji kontroluj Stolicę innego gracza.
name-preacher_of_peace = Głosiciel pokoju
    .text = Odrzuć z ręki 8 kart Przywództwa.
name-full_barns = Pełne stodoły
    .text = Miej 9 Żywności na kontrolowanych obszarach.
name-houses_of_god = Domy Boże
    .text = Kontroluj 2 Opactwa i miej Biskupa na planszy.
name-irresistible_force = Niepowstrzymana siła
    .text = Wygraj jako atakujący 3 bitwy w jednej akcji Ruchu.
name-mead_and_song = Miód i pieśń
    .text = Kontroluj 2 Sale Miodowe i miej na ręce 3 karty Przywództwa.
name-great_host = Wielki zastęp
    .text = Miej 6 jednostek lądowych swojej strony na jednym obszarze innym niż twoja Stolica.
name-beyond_border = Za granicą
    .text = Kontroluj 4 obszary poza strefą swojego Królestwa.
name-scourge_of_danes = Postrach Danów
    .text = Zabij jako atakujący 2 Wikingów w swojej turze.
name-caesars_wall = Mur Cezarów
    .text = Kontroluj 3 spośród: Luel, Gyrwe, Bebbanburg, Lanerc.
name-offas_dyke = Wał Offy
    .text = Kontroluj 4 spośród: Legaceaster, Scrobbesburg, Weogornaceaster, Gleawanceaster, Mathrafal, Glywysing.
name-land_of_britons = Kraj Brytów
    .text = Kontroluj 3 spośród: Mynyw, Glywysing, Mathrafal, Aberffraw, Degannwy, Meirion.
name-kingdom_of_kent = Królestwo Kentu
    .text = Kontroluj 2 spośród: Lundenwic, Rofaesceaster, Cantwareburg.
name-west_welsh = Zachodni Brytowie
    .text = Kontroluj 2 spośród: Exanceaster, Lydanford, Petrocesstow.
name-strathclyde = Strathclyde
    .text = Kontroluj 2 spośród: Alt Clut, Lanerc, Aeron.
name-lindsey = Lindsey i bagna
    .text = Kontroluj 2 spośród: Lindcylene, Steanford, Snotengaham.
name-the_thames = Tamiza
    .text = Kontroluj 3 spośród: Lundenwic, Cerotesege, Oxnaford, Rofaesceaster, Colneceaster.
name-the_severn = Severn
    .text = Kontroluj 3 spośród: Gleawanceaster, Weogornaceaster, Bathum, Glywysing, Glaestingabyrig.
name-seats_of_saints = Siedziby świętych
    .text = Kontroluj 6 obszarów z nadrukowanym Dalkiem.
name-vk_total_war = Wojna totalna
    .text = Nie miej żadnej jednostki w puli swojego Królestwa.
name-vk_royal_hunt = Królewskie łowy
    .text = Kontroluj 5 obszarów z granicą Puszczy i miej 4 Żywności.
name-vk_market_towns = Miasta targowe
    .text = Kontroluj 3 Miasta i 2 obszary z Przystanią.
name-vk_three_shores = Trzy brzegi
    .text = Kontroluj obszary na wybrzeżach 3 różnych mórz.
name-vk_kings_peace = Królewski pokój
    .text = Kontroluj 7 obszarów i 3 budynki.
name-vk_gathered_host = Zgromadzony zastęp
    .text = Miej 4 różne typy jednostek lądowych swojej strony na jednym obszarze.


## Kierunek gry

name-clockwise = Zgodnie z ruchem wskazówek zegara
    .nom = zgodnie z ruchem wskazówek zegara
name-counter_clockwise = Przeciwnie do ruchu wskazówek zegara
    .nom = przeciwnie do ruchu wskazówek zegara


## Opcje gry

option-name-kingdoms = Królestwa w grze
option-text-kingdoms = Które Królestwa prowadzą gracze; używa się tylko ich stref mapy. Musi ich być tyle, ilu graczy.
option-value-kingdoms-auto = zwykłe dla liczby graczy
option-value-kingdoms-northumbria-mercia-wessex-east_anglia = wszystkie cztery
option-value-kingdoms-mercia-wessex-east_anglia = { name-mercia }, { name-wessex }, { name-east_anglia }
option-value-kingdoms-northumbria-mercia-east_anglia = { name-northumbria }, { name-mercia }, { name-east_anglia }
option-value-kingdoms-northumbria-mercia-wessex = { name-northumbria }, { name-mercia }, { name-wessex }
option-value-kingdoms-mercia-wessex = { name-mercia }, { name-wessex }
option-value-kingdoms-mercia-east_anglia = { name-mercia }, { name-east_anglia }
option-value-kingdoms-northumbria-mercia = { name-northumbria }, { name-mercia }
option-value-kingdoms-wessex-east_anglia = { name-wessex }, { name-east_anglia }
option-name-seat_assignment = Kto prowadzi które Królestwo
option-text-seat_assignment = Czy o tym, kto prowadzi które Królestwo, decyduje los, czy wybierają gracze, miejsce po miejscu.
option-value-seat_assignment-random = losowanie
option-value-seat_assignment-choose = wybierają gracze
option-name-ruler_choice = Władcy
option-text-ruler_choice = Który z dwóch Władców Królestwa bierze udział w grze.
option-value-ruler_choice-first = pierwszy z dwóch
option-value-ruler_choice-choose = wybiera gracz
option-value-ruler_choice-random = losowanie
option-name-dalc_target = Dalki do zwycięstwa
option-text-dalc_target = Gra kończy się po rundzie, w której ktoś ma tyle Dalków, a w każdym razie po rundzie 12. Im mniej, tym krótsza gra.
option-value-dalc_target-usual = zwykłe 16 (poniżej czterech graczy 14)
option-value-dalc_target-10 = 10
option-value-dalc_target-11 = 11
option-value-dalc_target-12 = 12
option-value-dalc_target-13 = 13
option-value-dalc_target-14 = 14
option-value-dalc_target-15 = 15
option-value-dalc_target-16 = 16
option-value-dalc_target-17 = 17
option-value-dalc_target-18 = 18
option-name-action_mode = Kolejność akcji
option-text-action_mode = Czy każdy gracz wykonuje obie akcje w jednej turze, czy najpierw wszyscy po jednej, a potem wszyscy po drugiej.
option-value-action_mode-both_in_turn = obie w jednej turze
option-value-action_mode-alternating = po jednej
option-name-battle_draw = Karta po bitwie lądowej
option-text-battle_draw = Kto po bitwie lądowej dobiera kartę Przywództwa: każdy gracz, którego jednostki wzięły udział, czy tylko zwycięzca.
option-value-battle_draw-participants = każdy uczestnik
option-value-battle_draw-winner = zwycięzca
option-name-danes_burn = Danowie palą budynki
option-text-danes_burn = Czy Danowie, którzy zajmą obszar, niszczą na nim budynek: najpierw Opactwo, potem Salę Miodową, Spichlerz, Port.
option-value-danes_burn-true = palą jeden
option-value-danes_burn-false = budynki zostają
option-name-winter_no_food = Żywność Zimą
option-text-winter_no_food = Czy w żadną Zimę nie zbiera się Żywności, czy zabrania tego tylko karta Pory Roku Urbanizacja.
option-value-winter_no_food-true = nie zbiera się
option-value-winter_no_food-false = zbiera się jak zwykle
option-name-auto_food = Płacenie Żywnością
option-text-auto_food = Czy to ty wybierasz obszary, z których płacisz i tracisz Żywność, i możesz zdać się na szafarza, czy znaczniki zawsze wybiera program: najpierw z obszarów bez twoich jednostek i tam, gdzie leży ich najwięcej.
option-value-auto_food-true = wybiera program
option-value-auto_food-false = wybierasz ty
option-name-negotiation = Propozycje wymiany
option-text-negotiation = Czy w swojej turze możesz raz zaproponować każdemu przeciwnikowi Złoto i kartę Przywództwa za Złoto.
option-value-negotiation-off = bez propozycji
option-value-negotiation-simple = Złoto i jedna karta
option-name-vk_minor_kingdoms = Pomniejsze Królestwa
option-text-vk_minor_kingdoms = Vanished Kingdoms: cztery Pomniejsze Królestwa, które przechodzą z rąk do rąk jako Wasale. Bez nich na ich obszarach stoją jednostki neutralne.
option-value-vk_minor_kingdoms-true = w grze
option-value-vk_minor_kingdoms-false = poza grą
option-name-vk_hunters = Łowcy
option-text-vk_hunters = Vanished Kingdoms: po dwóch Łowców na Królestwo, którzy strzelają, zanim inni uderzą.
option-value-vk_hunters-true = w grze
option-value-vk_hunters-false = poza grą
option-name-vk_lordship = Nowe karty Przywództwa
option-text-vk_lordship = Vanished Kingdoms: 13 dodatkowych kart Przywództwa.
option-value-vk_lordship-true = w talii
option-value-vk_lordship-false = odłożone
option-name-vk_chronicle = Nowe Kroniki
option-text-vk_chronicle = Vanished Kingdoms: 6 dodatkowych kart Kroniki.
option-value-vk_chronicle-true = w talii
option-value-vk_chronicle-false = odłożone
option-name-vk_seasons = Nowe karty Pór Roku
option-text-vk_seasons = Vanished Kingdoms: 4 dodatkowe karty Pór Roku, z których każda pozwala każdemu graczowi położyć znacznik. Mogą być odłożone, wtasowane albo pewne.
option-value-vk_seasons-off = odłożone
option-value-vk_seasons-shuffled = wtasowane
option-value-vk_seasons-guaranteed = na pewno się pojawią
option-name-vassal_last_marker = Runda ostatniego znacznika Wasala
option-text-vassal_last_marker = Tylko z Pomniejszymi Królestwami: runda, w której Wasali dzieli się po raz ostatni.
option-name-vassal_switch_clears_marker = Znaczniki Kontroli pod Wasalami
option-text-vassal_switch_clears_marker = Tylko z Pomniejszymi Królestwami: czy znaczniki Kontroli znikają, gdy Pomniejsze Królestwo, którego jednostki na nich stoją, ma nowego zwierzchnika.
option-value-vassal_switch_clears_marker-true = znikają
option-value-vassal_switch_clears_marker-false = zostają
option-name-rulings = Rozstrzygnięcia bez własnej opcji
option-text-rulings = Według instrukcji znaczniki Przystani trafiają też w głąb lądu i są Portami, stawiasz budynki wszędzie, gdzie stoją jednostki twojego Wasala, Pieśń bojowa obejmuje także bitwy morskie, a podbój czeka tylko na bitwy, które go dotyczą. Dawniej grano tu bez tego wszystkiego.
option-value-rulings-by_the_book = według instrukcji
option-value-rulings-house = jak grano tu dawniej


## Zestawy opcji

preset-name-by_the_book = Według instrukcji
preset-text-by_the_book = Gra podstawowa z całym dodatkiem Vanished Kingdoms, tak jak w instrukcji.
preset-name-house_rules = Zasady domowe
preset-text-house_rules = Tak, jak grano tu na początku: Żywność wybiera program, znaczniki Kontroli znikają, gdy Wasal zmienia zwierzchnika, buduje się tylko na kontrolowanych obszarach, znaczniki Przystani leżą na wybrzeżu i nie dają Złota, Pieśń bojowa jest na bitwy lądowe, a podbój czeka na wszystkie bitwy.
preset-name-quick = Szybka gra
preset-text-quick = Do zwycięstwa wystarczy 12 Dalków.
preset-name-base_game = Gra podstawowa
preset-text-base_game = Bez dodatku Vanished Kingdoms: bez Pomniejszych Królestw, Łowców i nowych kart.
preset-name-two_kingdoms = Dwa Królestwa
preset-text-two_kingdoms = Dla dwóch graczy: tylko ziemie dwóch Królestw, 14 Dalków do końca gry i mniej najazdów.
preset-name-three_kingdoms = Trzy Królestwa
preset-text-three_kingdoms = Dla trzech graczy: tylko ziemie trzech Królestw, 14 Dalków do końca gry i mniej najazdów.


## Decyzje

# Przygotowanie gry i Kolejność
decision-choose_kingdom = Wybierz Królestwo, które poprowadzisz
    .waiting = { $seat } wybiera Królestwo
decision-draw_kingdom = Losowanie Królestwa
    .waiting = Trwa losowanie Królestw
decision-choose_ruler = Wybierz Władcę { $kingdom_gen }
    .waiting = { $kingdom } wybiera Władcę
decision-draw_ruler = Losowanie Władcy
    .waiting = Trwa losowanie Władcy
decision-draw_lordship = Losowanie karty Przywództwa
    .waiting = Trwa dobieranie karty Przywództwa
decision-draw_chronicle = Losowanie karty Kroniki
    .waiting = Trwa dobieranie karty Kroniki
decision-discard_chronicle = Wybierz Kronikę, którą odkładasz pod talię; pozostałe zatrzymasz
    .waiting = { $kingdom } w tajemnicy wybiera Kroniki
decision-draw_pretender = Losowanie pierwszego Pretendenta
    .waiting = Trwa losowanie pierwszego Pretendenta
decision-choose_direction = Masz znacznik Pretendenta: wybierz kierunek gry
    .waiting = { $kingdom } wybiera kierunek gry
decision-choose_vassal = Wybierz swojego Wasala
    .waiting = { $kingdom } wybiera Wasala
decision-break_tie = Kilka Królestw ma tyle samo Dalków: które z nich wybiera teraz Wasala?
    .waiting = { $kingdom } decyduje, kto teraz wybiera Wasala
decision-choose_clash = Twoje jednostki stoją obok jednostek, które nie są już twoje: gdzie walczysz najpierw?
    .waiting = { $kingdom } wybiera, gdzie walczyć najpierw
decision-play_turn_order_card = Kolejność: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę na Kolejność

# Pory Roku
decision-draw_season_card = Losowanie karty Pory Roku
    .waiting = Trwa odkrywanie karty Pory Roku
decision-play_season_card = Pora Roku: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę na Porę Roku
decision-sow = Siew: wybierz obszar, na którym kładziesz Żywność
    .waiting = { $kingdom } sieje
decision-place_marker = Wybierz obszar, na którym kładziesz { $marker_acc }
    .waiting = { $kingdom } kładzie { $marker_acc }
decision-roll_landing = Rzut na miejsce lądowania
    .waiting = Danowie wybierają miejsce lądowania
decision-play_raid_card = Nadpływa drużyna najeźdźców: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę na najazd
decision-redirect_raid = Sztorm: wybierz obszar, na którym lądują Danowie
    .waiting = { $kingdom } wybiera, dokąd sztorm zniesie Danów
decision-roll_coast_guard = Rzut straży wybrzeża
    .waiting = Okręty strzegą wybrzeża
decision-ransom_danes = Danegeld: zapłać 3 Złota, by wszyscy Wikingowie opuścili jeden obszar, albo spasuj
    .waiting = { $kingdom } decyduje, czy zapłacić Danegeld
    .area = Zapłać za { $a }
decision-bribe_group = Przekup grupę Danów lub jednostek neutralnych albo spasuj do końca Jesieni
    .waiting = { $kingdom } decyduje, kogo przekupić
    .area = Przekup jednostki { $a_in }
    .pass = Nie przekupuj już nikogo
decision-bribe_target = Dokąd idą przekupione jednostki { $area_from }?
    .waiting = { $kingdom } odsyła przekupione jednostki { $area_from }
decision-draw_danes_target = Losowanie drogi Danów { $area_from }
    .waiting = Danowie { $area_in } wybierają drogę
decision-remove_food =
    { $number ->
        [one] Zima zabiera jeszcze { $number } Żywność. Zdaj się na szafarza albo wskaż obszar, który ją straci
       *[other] Zima zabiera jeszcze { $number } Żywności. Zdaj się na szafarza albo wskaż obszar, który straci jedną
    }
    .waiting = { $kingdom } traci Żywność przez Zimę
decision-starve =
    { $number ->
        [one] Brakuje { $number } Żywności: która jednostka głoduje?
       *[other] Brakuje { $number } Żywności: która jednostka głoduje najpierw?
    }
    .waiting = { $kingdom } wybiera, kto głoduje
decision-pay_food = Żywność do zapłacenia: { $number }. Zdaj się na szafarza albo wskaż obszar, który zapłaci jedną
    .waiting = { $kingdom } płaci Żywnością
decision-lose_unit = Pomór: na którym obszarze tracisz Ceorla?
    .waiting = { $kingdom } traci Ceorla

# Tura
decision-place_exile = Twoje Królestwo nie ma już jednostek lądowych: dokąd wraca Władca?
    .waiting = { $kingdom } wybiera, dokąd wraca Władca
decision-choose_action =
    { $number ->
        [one] Twoja tura: wybierz ostatnią akcję
       *[other] Twoja tura: wybierz akcję (zostały { $number })
    }
    .waiting = { $kingdom } wybiera akcję
decision-play_collection_card = Zbiór: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę na Zbiór
decision-double_gold = Podatek wojenny: który obszar daje podwójne Złoto?
    .waiting = { $kingdom } wybiera obszar, który zapłaci Podatek wojenny
decision-choose_fyrd = Fyrd: werbuj lub ulepszaj (pozostało: { $number }) albo zakończ
    .waiting = { $kingdom } zwołuje Fyrd
    .done = Zakończ Fyrd
decision-place_recruit = { $kind }: wybierz miejsce
    .waiting = { $kingdom } wybiera miejsce ({ $kind })
decision-pay_with_food = Cena w Złocie: { $gold }. Iloma znacznikami Żywności płacisz? Każdy jest wart 2 Złota
    .waiting = { $kingdom } decyduje, czym zapłacić
    .number =
        { $a ->
            [0] Tylko Złotem
            [one] { $a } Żywność
           *[other] { $a } Żywności
        }
decision-choose_development =
    { $number ->
        [0] Rozwój: postaw jeden budynek, kup jeden kafel Królestwa albo zakończ
        [1] Rozwój: kup jeden kafel Królestwa albo zakończ
        [2] Rozwój: postaw jeden budynek albo zakończ
       *[other] Rozwój: zagraj kartę albo zakończ
    }
    .waiting = { $kingdom } rozwija swoje ziemie
    .done = Zakończ Rozwój
decision-place_building = Wybierz obszar, na którym stawiasz { $building_acc }
    .waiting = { $kingdom } wybiera obszar, na którym postawi { $building_acc }
decision-move_ship = Ruch na morzu: wybierz Okręt i jego drogę albo zakończ
    .waiting = { $kingdom } porusza Okręty
    .done = Zakończ ruch na morzu
decision-choose_sea_battle = Która bitwa morska jest pierwsza?
    .waiting = { $kingdom } wybiera następną bitwę morską
decision-move_from = Ruch na lądzie: wybierz obszar, z którego wyruszasz, albo zakończ
    .waiting = { $kingdom } porusza armie
    .from = Wyrusz { $a_from }
    .done = Zakończ wszystkie marsze
decision-move_to = Dokąd idą jednostki { $area_from }?
    .waiting = { $kingdom } wyrusza { $area_from }
decision-move_group =
    { $whose_id ->
        [of_vassal] Ilu { $kind_many } Wasala wyrusza { $area_from } { $target_to }?
       *[other] Ilu { $kind_many } wyrusza { $area_from } { $target_to }?
    }
    .waiting = { $kingdom } wyrusza { $area_from } { $target_to }
    .whole = Kto wyrusza { $area_from } { $target_to }?
decision-choose_battle = Która bitwa jest pierwsza?
    .waiting = { $kingdom } wybiera następną bitwę
    .area = Bitwa { $a_in }
decision-spoil_food = Zdobywasz { $area }: ile znaczników Żywności tam niszczysz?
    .waiting = { $kingdom } decyduje o Żywności { $area_in }
    .number =
        { $a ->
            [0] Zachowaj wszystko
            [one] Zniszcz { $a } Żywność
           *[other] Zniszcz { $a } Żywności
        }
decision-end_turn = Koniec tury: wypełnij Kronikę, wymień jedną za 2 Złota albo zakończ
    .waiting = { $kingdom } kończy turę
    .done = Zakończ turę
decision-swap_chronicle = Wybierz Kronikę, którą odkładasz pod talię
    .waiting = { $kingdom } wymienia Kronikę
decision-end_action_phase = Koniec fazy Akcji: wypełnij Kronikę albo przejdź dalej
    .waiting = { $kingdom } może wypełnić Kronikę na koniec fazy Akcji
    .done = Nie wypełniaj żadnej
decision-pay_lordship = Karty Przywództwa do zapłacenia: { $number }. Która?
    .waiting = { $kingdom } płaci kartami Przywództwa
decision-pay_ealdorman = Z którego obszaru zdejmujesz Ealdormana?
    .waiting = { $kingdom } oddaje Ealdormana
decision-pay_ship = Z którego morza zdejmujesz Okręt?
    .waiting = { $kingdom } oddaje Okręt

# Bitwy
decision-buy_card = Pieśń bojowa: czy kupujesz jeszcze jedną kartę Przywództwa za 3 Złota?
    .waiting = { $kingdom } decyduje, czy kupić kartę Przywództwa
    .no = Nie kupuj
decision-play_before_battle = Przed bitwą ({ $attacker_nom } przeciw { $defender_dat }): zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę przed bitwą
decision-play_during_battle = Runda bitwy ({ $attacker_nom } przeciw { $defender_dat }): zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę w tej rundzie bitwy
decision-play_dice_card = Po rzucie: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę na rzut
decision-play_lost_battle = Bitwa przegrana: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę po przegranej bitwie
decision-play_after_battle = Po bitwie: zagraj kartę albo spasuj
    .waiting = { $kingdom } może zagrać kartę po bitwie
decision-evade_to = Unik: dokąd idą twoje jednostki?
    .waiting = { $kingdom } unika bitwy
decision-choose_who_dies = { $kind }: czyja jednostka otrzymuje ranę?
    .waiting = { $kingdom } wybiera, kto otrzymuje ranę
    .whose =
        { $a_id ->
            [of_vassal] Jednostka Wasala
           *[other] Jednostka Królestwa
        }
decision-retreat = { $attacker } przeciw { $defender_dat }: odwrót czy dalsza walka?
    .waiting = { $kingdom } decyduje, czy się wycofać
decision-name_wounded = Zabójcza precyzja: które wrogie jednostki najpierw otrzymują rany?
    .waiting = { $kingdom } wskazuje, kto najpierw otrzymuje rany
decision-take_wound = Wilcze doły: która twoja jednostka otrzymuje ranę?
    .waiting = { $kingdom } wybiera, kto wpadł w wilcze doły
decision-roll_die = Rzut kością Bitwy
    .waiting = Trwa rzut kośćmi Bitwy

# Wybory kart Przywództwa
decision-flip_die = Wysłuchane modlitwy: którą kość obracasz na przeciwną ściankę?
    .waiting = { $kingdom } obraca kość
    .done = Nie obracaj więcej kości
decision-pick_reroll = Ślepy traf: którą kością rzucasz ponownie?
    .waiting = { $kingdom } wybiera kości do ponownego rzutu
    .done = Rzuć wybranymi kośćmi
decision-pick_die = Zrządzenie losu: którą kość zmieniasz?
    .waiting = { $kingdom } wybiera kość do zmiany
decision-set_die = Zrządzenie losu: co ma pokazać { $die_nom }?
    .waiting = { $kingdom } zmienia kość
    .number =
        { $a ->
            [0] Bez miecza
            [one] { $a } miecz
            [few] { $a } miecze
           *[other] { $a } mieczy
        }
decision-reinforce = Posiłki: która jednostka dołącza do bitwy { $area_in }?
    .waiting = { $kingdom } sprowadza posiłki { $area_to }
    .done = Dość posiłków
decision-recover_unit = Ucieczka na bagna: która zabita jednostka wraca?
    .waiting = { $kingdom } ratuje jednostkę
decision-recover_to = Ucieczka na bagna: dokąd wraca { $kind }?
    .waiting = { $kingdom } wybiera, dokąd wraca uratowany { $kind }
decision-place_units = { $lordship }: które jednostki umieszczasz { $area_in }?
    .waiting = { $kingdom } umieszcza jednostki { $area_in }
decision-levy_area = { $lordship }: na którym obszarze umieszczasz Ceorlów?
    .waiting = { $kingdom } wybiera obszar dla Ceorlów
decision-choose_upgrade = Nagroda za męstwo: które darmowe ulepszenie { $area_in }?
    .waiting = { $kingdom } ulepsza jednostkę { $area_in }
decision-buy_off = Zdrada: którą wrogą jednostkę przekupujesz?
    .waiting = { $kingdom } przekupuje wrogą jednostkę
decision-take_discard = Odrobiona lekcja: którą kartę bierzesz ze stosu kart odrzuconych?
    .waiting = { $kingdom } bierze kartę ze stosu kart odrzuconych
decision-plunder_area = Grabież: który obszar?
    .waiting = { $kingdom } wybiera obszar do ograbienia
decision-choose_opponent = { $lordship }: czyja ręka?
    .waiting = { $kingdom } wybiera przeciwnika; karta: { $lordship }
decision-discard_at_random = Losowanie odrzucanej karty
    .waiting = Trwa losowanie odrzucanej karty
decision-place_abbey = Przybycie świętego: gdzie stawiasz Opactwo?
    .waiting = { $kingdom } wybiera miejsce na Opactwo
decision-raid_from = Wypad po łupy: z którego obszaru bierzesz Żywność?
    .waiting = { $kingdom } wybiera obszar, z którego weźmie łupy
decision-raid_to = Wypad po łupy: dokąd przenosisz Żywność { $area_from }?
    .waiting = { $kingdom } uprowadza Żywność { $area_from }
decision-raid_food = Wypad po łupy: ile znaczników Żywności przenosisz { $area_from } { $target_to }?
    .waiting = { $kingdom } uprowadza Żywność { $area_from }
    .number =
        { $a ->
            [one] { $a } Żywność
           *[other] { $a } Żywności
        }
decision-search_discard = Rada Witanów: którą ze swoich Kronik oddajesz?
    .waiting = { $kingdom } oddaje Kronikę
decision-look_at_card = Losowanie oglądanej Kroniki
    .waiting = Trwa oglądanie Kronik z talii
decision-search_keep = Rada Witanów: którą Kronikę zatrzymujesz?
    .waiting = { $kingdom } wybiera Kronikę
decision-riot_area = Bunt chłopów: gdzie pojawia się neutralny Ceorl?
    .waiting = { $kingdom } wybiera, gdzie zbuntują się chłopi
decision-steal_card = Losowanie zabieranej karty
    .waiting = Trwa losowanie zabieranej karty
decision-keep_stolen = Zdradziecki dwór: którą kartę zatrzymujesz?
    .waiting = { $kingdom } wybiera, którą kartę zatrzymać
decision-smuggle_unit = Przemytnicy: którą jednostkę zabierają za morze?
    .waiting = { $kingdom } wybiera jednostkę dla przemytników
decision-smuggle_to = Przemytnicy: dokąd płynie { $kind } { $area_from }?
    .waiting = { $kingdom } wybiera, dokąd popłynie { $kind } { $area_from }
decision-hire_thegn =
    { $gold ->
        [one] Wierność za złoto: którego neutralnego Tana najmujesz za { $gold } Złoto?
       *[other] Wierność za złoto: którego neutralnego Tana najmujesz za { $gold } Złota?
    }
    .waiting = { $kingdom } najmuje neutralnego Tana
    .area = Tan { $a_from }
decision-hire_to = Wierność za złoto: dokąd idzie Tan { $area_from }?
    .waiting = { $kingdom } wybiera, dokąd pójdzie Tan { $area_from }
decision-burn_area = Podpalacze: na którym obszarze niszczysz budynek?
    .waiting = { $kingdom } wybiera obszar dla podpalaczy
decision-burn_building = Podpalacze: który budynek { $area_in } niszczysz?
    .waiting = { $kingdom } wybiera budynek { $area_in } dla podpalaczy
decision-draw_card_aside = Losowanie karty Przywództwa do wyboru
    .waiting = Trwa dobieranie kart Przywództwa do wyboru
decision-give_drawn = Dzielenie się wiedzą: którą kartę oddajesz?
    .waiting = { $kingdom } wybiera, którą kartę oddać
decision-choose_receiver = Dzielenie się wiedzą: kto dostaje kartę?
    .waiting = { $kingdom } wybiera, kto dostanie kartę
decision-sell_card = Miecze na lemiesze: odrzuć kolejną kartę za 2 Złota albo zakończ
    .waiting = { $kingdom } odrzuca karty za Złoto
    .done = Nie odrzucaj więcej
decision-guide_area = Miejscowi przewodnicy: z którego obszaru wyruszają prowadzone grupy?
    .waiting = { $kingdom } wybiera, gdzie czekają przewodnicy
decision-slip_unit = Śpiący wartownicy: która jednostka przemyka obok wroga?
    .waiting = { $kingdom } wybiera jednostkę, która przemknie obok wroga
decision-slip_to = Śpiący wartownicy: dokąd idzie { $kind } { $area_from }?
    .waiting = { $kingdom } wybiera, dokąd przemknie { $kind } { $area_from }
decision-collude_area =
    { $gold ->
        [one] Zmowa: z którego obszaru rusza jednostka neutralna, za { $gold } Złoto?
       *[other] Zmowa: z którego obszaru rusza jednostka neutralna, za { $gold } Złota?
    }
    .waiting = { $kingdom } wybiera jednostkę neutralną
decision-collude_kind = Zmowa: która jednostka neutralna { $area_in }?
    .waiting = { $kingdom } wybiera jednostkę neutralną { $area_in }
decision-collude_to = Zmowa: dokąd idzie neutralny { $kind } { $area_from }?
    .waiting = { $kingdom } wybiera, dokąd pójdzie neutralny { $kind } { $area_from }

# Propozycje wymiany
decision-offer_to = Komu składasz propozycję?
    .waiting = { $kingdom } przygotowuje propozycję
decision-offer_gold = Ile Złota dajesz?
    .waiting = { $kingdom } przygotowuje propozycję
    .number =
        { $a ->
            [one] { $a } Złoto
           *[other] { $a } Złota
        }
decision-offer_card = Czy dajesz także kartę Przywództwa?
    .waiting = { $kingdom } przygotowuje propozycję
    .yes = Daję kartę
    .no = Bez karty
decision-offer_which = Którą kartę Przywództwa dajesz?
    .waiting = { $kingdom } przygotowuje propozycję
decision-ask_gold = Ile Złota chcesz w zamian?
    .waiting = { $kingdom } przygotowuje propozycję
    .number =
        { $a ->
            [one] { $a } Złoto
           *[other] { $a } Złota
        }
decision-answer_offer =
    { $number ->
        [0] { $other } proponuje { part-gold } za { part-asked }. Przyjmujesz?
       *[other] { $other } proponuje { part-gold } i kartę Przywództwa za { part-asked }. Przyjmujesz?
    }
    .waiting = { $kingdom } rozważa propozycję { $other_gen }


## Odpowiedzi

option-kingdom = { $a }
option-ruler = { $a }
option-vassal = { $a }
option-decline = Bez Wasala
option-clockwise = Zgodnie z ruchem wskazówek zegara
option-counter_clockwise = Przeciwnie do ruchu wskazówek zegara
option-card = Zagraj kartę { $a }
option-pass = Spasuj
option-pass_battle = Spasuj do końca bitwy
option-lordship = { $a }
option-chronicle = { $a }
option-season_card = { $a }
option-area = { $a }
option-steward = Niech resztę wybierze szafarz
option-sea = { $a }
option-retreat = Wycofaj się { $a_to }
option-continue = Walcz dalej
option-action = { $a }
option-skip = Zrezygnuj z akcji
option-offer = Złóż propozycję wymiany
option-recruit =
    { $a_id ->
        [ship] Zbuduj Okręt
       *[other] Zwerbuj { $a_acc }
    }
option-upgrade = Ulepsz { $a_acc } na { $b_acc }
option-muster = Umieść { $a_acc } Wasala
option-build = Postaw { $a_acc }
option-tile = Kup kafel { $a }
option-sail = Okręt { $a_from } { $b_to }
option-from = { $a }
option-to = { $a }
option-number = { $a }
option-take =
    { $a ->
        [0] Żaden
       *[other] { $a }
    }
option-all = Wszystkie jednostki, które mogą wyruszyć
option-complete = Wypełnij Kronikę { $a }
option-swap = Wymień Kronikę za 2 Złota
option-whose = { $a }
option-kind = { $a }
option-unit =
    { $b_id ->
        [of_vassal] { $a } Wasala
       *[other] { $a }
    }
option-unit_at =
    { $c_id ->
        [of_vassal] { $b } Wasala { $a_in }
       *[other] { $b } { $a_in }
    }
option-placed =
    { $b ->
        [one] { $b } { $a_one }
        [few] { $b } { $a_few }
       *[other] { $b } { $a_many }
    }
option-building = { $a }
option-face = Ścianka { $a }
option-site = { $a }
option-die = { $a }: { $b_nom }, ścianka { $c } ({ part-swords })
option-yes = Tak
option-no = Nie
option-buy = Kup kartę
option-accept = Przyjmij
option-refuse = Odrzuć
option-done = Zakończ

# Miecze na ściance `$c` kości `$b`.
part-swords =
    { $b_id ->
        [white_die]
            { $c ->
                [5] 1 miecz
                [6] 1 miecz
               *[other] bez miecza
            }
        [red_die]
            { $c ->
                [4] 1 miecz
                [5] 1 miecz
                [6] 1 miecz
               *[other] bez miecza
            }
       *[other]
            { $c ->
                [1] bez miecza
                [2] bez miecza
                [6] 2 miecze
               *[other] 1 miecz
            }
    }


## Dziennik

# Części wierszy: trafienia i rany `$hits`, Złoto `$gold` i `$asked`, Żywność `$food`, Wikingowie `$vikings`, Dalki `$dalcs`,
# jednostki typu `$kind` w liczbie `$number`, jednostki w liczbie `$units`.
part-hits =
    { $hits ->
        [0] brak trafień
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }
part-gold =
    { $gold ->
        [one] { $gold } Złoto
       *[other] { $gold } Złota
    }
part-asked =
    { $asked ->
        [one] { $asked } Złoto
       *[other] { $asked } Złota
    }
part-food =
    { $food ->
        [one] { $food } Żywność
       *[other] { $food } Żywności
    }
part-vikings =
    { $vikings ->
        [one] { $vikings } Wiking
       *[other] { $vikings } Wikingów
    }
part-dalcs =
    { $dalcs ->
        [one] { $dalcs } Dalk
        [few] { $dalcs } Dalki
       *[other] { $dalcs } Dalków
    }
part-placed =
    { $number ->
        [one] { $number } { $kind_acc }
        [few] { $number } { $kind_few }
       *[other] { $number } { $kind_many }
    }
part-units =
    { $units ->
        [one] { $units } jednostkę
        [few] { $units } jednostki
       *[other] { $units } jednostek
    }
part-wounds =
    { $hits ->
        [one] { $hits } ranę
        [few] { $hits } rany
       *[other] { $hits } ran
    }

log-round_begins = Runda { $round }: { $season } roku { $year }
    .scene = { $season }
log-kingdom_taken = { $seat } prowadzi { $kingdom_acc }.
    .clause = prowadzi{ $sz } { $kingdom_acc }
log-ruler_taken = Na czele { $kingdom_gen } stoi { $ruler }.
    .clause = wybiera{ $sz } Władcę: { $ruler }
log-chronicles_dealt =
    { $cards ->
        [one] { $kingdom } dostaje { $cards } kartę Kroniki.
        [few] { $kingdom } dostaje { $cards } karty Kroniki.
       *[other] { $kingdom } dostaje { $cards } kart Kroniki.
    }
log-chronicle_discarded = { $kingdom } odkłada Kronikę pod talię.
    .clause = odkłada{ $sz } Kronikę pod talię
log-chronicle_discarded_card = Kronika odłożona przez { $kingdom_acc } pod talię to { $chronicle }.
log-pretender_is = Pretendentem jest { $kingdom }.
    .result = Pretendentem jest { $kingdom }
log-direction_chosen = { $kingdom } wybiera kierunek gry: { $direction_nom }.
log-tie_broken = { $pretender } decyduje, że Wasala wybiera teraz { $kingdom }.
log-vassals_return = Nowi Wasale
log-vassal_taken = { $kingdom } ma Wasala: { $minor }.
    .clause = bierze{ $sz } Wasala: { $minor }
    .result = { $kingdom } ma Wasala: { $minor }
log-vassal_declined = { $kingdom } nie bierze Wasala.
log-season_card_turned = { $season }: { $season_card }
    .result = { $season_card }
log-actions_begin = Akcje

log-card_played = { $kingdom } zagrywa kartę { $lordship }.
    .clause =
        { $times ->
            [one] zagrywa{ $sz } kartę { $items }
           *[other] zagrywa{ $sz } karty: { $items }
        }
    .item = { $lordship }
    .result =
        { $times ->
            [one] { $kingdom } zagrywa kartę { $items }
           *[other] { $kingdom } zagrywa karty: { $items }
        }
log-card_drawn = { $kingdom } dobiera kartę Przywództwa.
    .clause =
        { $times ->
            [one] dobiera{ $sz } kartę Przywództwa
            [few] dobiera{ $sz } { $times } karty Przywództwa
           *[other] dobiera{ $sz } { $times } kart Przywództwa
        }
log-card_drawn_card = Karta dobrana przez { $kingdom_acc } to { $lordship }.
log-card_discarded = { $kingdom } odrzuca kartę { $lordship }.
    .clause = odrzuca{ $sz } { $items }
    .item = { $lordship }
log-card_taken_back = { $kingdom } bierze ze stosu kart odrzuconych kartę { $lordship }.
    .clause = bierze{ $sz } ze stosu kart odrzuconych kartę { $lordship }
log-card_stolen = { $kingdom } zabiera { $victim_dat } kartę Przywództwa.
    .clause = zabiera{ $sz } { $victim_dat } kartę Przywództwa
    .result = { $kingdom } zabiera { $victim_dat } kartę Przywództwa
log-card_stolen_card = Karta, którą { $kingdom } zabiera { $victim_dat }, to { $lordship }.
log-card_given = { $kingdom } daje { $receiver_dat } kartę Przywództwa.
    .clause = daje{ $sz } { $receiver_dat } kartę Przywództwa
log-card_given_card = Karta, którą { $kingdom } daje { $receiver_dat }, to { $lordship }.
log-discards_shuffled = Stos kart odrzuconych zostaje potasowany i staje się talią Przywództwa.
log-chronicle_drawn = { $kingdom } dobiera Kronikę.
    .clause =
        { $times ->
            [one] dobiera{ $sz } Kronikę
            [few] dobiera{ $sz } { $times } Kroniki
           *[other] dobiera{ $sz } { $times } Kronik
        }
log-chronicle_drawn_card = Kronika dobrana przez { $kingdom_acc } to { $chronicle }.
log-chronicle_completed = { $kingdom } wypełnia Kronikę { $chronicle }!
    .clause = wypełnia{ $sz } Kronikę { $chronicle }
    .result = { $kingdom } wypełnia Kronikę { $chronicle }
log-chronicle_swapped = { $kingdom } wymienia Kronikę.
    .clause = wymienia{ $sz } Kronikę
log-chronicle_swapped_card = Kronika odłożona przez { $kingdom_acc } pod talię to { $chronicle }.
log-chronicles_searched =
    { $cards ->
        [one] { $kingdom } ogląda { $cards } Kronikę z talii i ją zatrzymuje.
        [few] { $kingdom } ogląda { $cards } Kroniki z talii i jedną zatrzymuje.
       *[other] { $kingdom } ogląda { $cards } Kronik z talii i jedną zatrzymuje.
    }
    .clause = przeszukuje{ $sz } Kroniki
log-pretender_taken = { $kingdom } bierze znacznik Pretendenta.
    .clause = bierze{ $sz } znacznik Pretendenta
    .result = { $kingdom } bierze znacznik Pretendenta
log-season_ignored = Karta Pory Roku { $season_card } nie działa na { $kingdom_acc }.

log-gold_gained = { $kingdom } otrzymuje { part-gold }.
    .clause = otrzymuje{ $sz } { part-gold }
log-gold_paid = { $kingdom } płaci { part-gold }.
    .clause = płaci{ $sz } { part-gold }
log-food_placed = { $kingdom } kładzie { part-food } { $area_in }.
    .clause = kładzie{ $sz } { $items }
    .item = { part-food } { $area_in }
log-food_paid = { $kingdom } płaci { part-food } { $area_from }.
    .clause = płaci{ $sz } Żywnością
log-food_destroyed = { $kingdom } niszczy { part-food } { $area_in }.
    .clause = niszczy{ $sz } { part-food } { $area_in }
    .result = { $kingdom } niszczy { part-food } { $area_in }
log-food_carried = { $kingdom } przenosi { part-food } { $origin_from } { $area_to }.
    .clause = przenosi{ $sz } { part-food } { $origin_from } { $area_to }
log-marker_placed = { $kingdom } kładzie { $marker_acc } { $area_in }.
    .clause = kładzie{ $sz } { $marker_acc } { $area_in }
log-control_taken = { $kingdom } przejmuje kontrolę nad obszarem { $area }.
    .item = { $area }
    .clause =
        { $times ->
            [one] przejmuje{ $sz } kontrolę nad obszarem { $items }
           *[other] przejmuje{ $sz } kontrolę nad obszarami { $items }
        }
    .result =
        { $times ->
            [one] { $kingdom } przejmuje kontrolę nad obszarem { $items }
           *[other] { $kingdom } przejmuje kontrolę nad obszarami { $items }
        }
log-control_lost = { $kingdom } traci znacznik Kontroli { $area_in }.
    .item = { $area }
    .clause =
        { $times ->
            [one] traci{ $sz } kontrolę nad obszarem { $items }
           *[other] traci{ $sz } kontrolę nad obszarami { $items }
        }
    .result =
        { $times ->
            [one] { $kingdom } traci kontrolę nad obszarem { $items }
           *[other] { $kingdom } traci kontrolę nad obszarami { $items }
        }
log-building_built =
    { $gold ->
        [0] { $kingdom } stawia za darmo { $building_acc } { $area_in }.
       *[other] { $kingdom } stawia { $building_acc } { $area_in } za { part-gold }.
    }
    .clause = stawia{ $sz } { $items }
    .item = { $building_acc } { $area_in }
log-building_destroyed = Budynek { $area_in } zostaje zniszczony: { $building }.
    .result = budynek { $area_in } zostaje zniszczony: { $building }
log-tile_bought = { $kingdom } kupuje kafel { $tile } za { part-gold }.
    .clause =
        { $times ->
            [one] kupuje{ $sz } kafel { $items }
           *[other] kupuje{ $sz } kafle: { $items }
        }
    .item = { $tile }

log-sown = { $kingdom } sieje Żywność { $area_in }.
log-danes_sighted = Drużyna najeźdźców ({ part-vikings }) jest { $sea_in } i płynie { $area_to }.
log-raid_redirected = { $kingdom } zsyła sztorm: drużyna najeźdźców płynie { $area_to }.
    .result = { $kingdom } kieruje najeźdźców { $area_to }
log-coast_guard = Straż wybrzeża { $sea_in } zabija Wikinga.
log-danes_landed = { part-vikings } ląduje { $area_in }.
    .result = Wikingowie lądują { $items }
    .item = { $area_in } ({ $vikings })
log-danes_turned_away = Żaden Wiking { $sea_from } nie schodzi na ląd.
log-area_sacked =
    { $food ->
        [0] Danowie plądrują { $area }.
       *[other] Danowie plądrują { $area } i niszczą { part-food }.
    }
    .result = Danowie plądrują { $items }
    .item = { $area }
log-ransom_paid = { $kingdom } płaci { part-gold }: Wikingowie odchodzą { $area_from }.
    .clause = płaci{ $sz } { part-gold } okupu za { $area }
    .result = { $kingdom } płaci { part-gold } okupu za { $area }
log-bribed = { $kingdom } przekupuje { $side_acc } { $area_in } za { part-gold }: idą { $target_to }.
    .clause = przekupuje{ $sz } jednostki { $items }
    .result = { $kingdom } przekupuje jednostki { $items }
    .item = { $area_in }
log-bribes_passed = { $kingdom } nie przekupuje już nikogo.
    .result = { $kingdom } nikogo nie przekupuje
log-danes_moved = { part-vikings } idzie { $area_from } { $target_to }.
    .result = Wikingowie idą { $items }
    .item = { $target_to }
log-winter_food_removed =
    { $food ->
        [0] { $kingdom } nie traci Żywności przez Zimę.
       *[other] { $kingdom } traci przez Zimę { part-food }.
    }
log-army_fed =
    { $food ->
        [0] { $kingdom } nie potrzebuje Żywności dla armii.
       *[other] { $kingdom } żywi armię: { part-food }.
    }
    .result =
        { $food ->
            [0] { $kingdom } nie potrzebuje Żywności
           *[other] { $kingdom } zjada { part-food }
        }
log-starved =
    { $owner_number ->
        [pl] { $owner } tracą z głodu { $kind_acc } { $area_in }.
       *[sg] { $owner } traci z głodu { $kind_acc } { $area_in }.
    }
    .item =
        { $times ->
            [one] { $kind } { $area_in }
           *[other] { $kind } ×{ $times } { $area_in }
        }
    .result = straty { $owner_gen } z głodu: { $items }
log-unit_lost =
    { $owner_number ->
        [pl] { $owner } tracą { $kind_acc } { $area_in }.
       *[sg] { $owner } traci { $kind_acc } { $area_in }.
    }
    .clause = traci{ $sz } { $items }
    .item =
        { $times ->
            [one] { $kind_acc } { $area_in }
           *[other] { $kind } ×{ $times } { $area_in }
        }
    .result = straty { $owner_gen }: { $items }

log-turn_begins = Tura { $kingdom_gen }
log-action_taken = { $kingdom } wybiera { $action_acc }.
    .clause = wybiera{ $sz } { $items }
    .item = { $action_acc }
log-action_skipped = { $kingdom } rezygnuje z akcji.
    .clause = rezygnuje{ $sz } z akcji
log-exile_returns = Władca { $kingdom_gen } wraca z wygnania { $area_to }.
    .clause = sprowadza{ $sz } Władcę z wygnania { $area_to }
log-collected = { $kingdom } zbiera { part-gold } i { part-food }.
    .clause = zbiera{ $sz } { part-gold } i { part-food }
log-gold_doubled = { $kingdom } liczy podwójnie Złoto { $area_from }.
log-plundered = { $kingdom } grabi { $area }: { part-gold } i { part-food }.
    .clause = grabi{ $sz } { $area }: { part-gold } i { part-food }
log-recruited =
    { $gold ->
        [0]
            { $owner_number ->
                [pl] { $owner } umieszczają za darmo { $kind_acc } { $place_in }.
               *[sg] { $owner } umieszcza za darmo { $kind_acc } { $place_in }.
            }
       *[other]
            { $owner_number ->
                [pl] { $owner } werbują { $kind_acc } { $place_in } za { part-gold }.
               *[sg] { $owner } werbuje { $kind_acc } { $place_in } za { part-gold }.
            }
    }
    .clause = werbuje{ $sz } { $items }
    .item =
        { $times ->
            [one] { $kind_acc } { $place_in }
           *[other] { $kind } ×{ $times } { $place_in }
        }
    .many =
        { $times ->
            [few] werbuje{ $sz } { $times } jednostki
           *[other] werbuje{ $sz } { $times } jednostek
        }
    .result = { $owner } werbuje { $items }
log-upgraded =
    { $gold ->
        [0] { $kingdom } ulepsza za darmo { $kind_acc } na { $to_acc } { $area_in }.
       *[other] { $kingdom } ulepsza { $kind_acc } na { $to_acc } { $area_in } za { part-gold }.
    }
    .clause = ulepsza{ $sz } { $items }
    .item =
        { $times ->
            [one] { $kind_acc } na { $to_acc } { $area_in }
           *[other] { $kind } ×{ $times } na { $to_acc } { $area_in }
        }
log-units_placed =
    { $owner_number ->
        [pl] { $owner } umieszczają { part-placed } { $area_in }.
       *[sg] { $owner } umieszcza { part-placed } { $area_in }.
    }
    .clause = umieszcza{ $sz } { $items }
    .item = { part-placed } { $area_in }
    .result =
        { $owner_number ->
            [pl] { $owner_nom } umieszczają { $items }
           *[other] { $owner_nom } umieszcza { $items }
        }
log-sailed = Okręt { $kingdom_gen } płynie { $origin_from } { $target_to }.
    .clause = płynie{ $sz } { $items }
    .item = { $target_to }
log-moved =
    { $side_number ->
        [pl] { $side } przesuwają { part-units } { $origin_from } { $target_to }.
       *[sg] { $side } przesuwa { part-units } { $origin_from } { $target_to }.
    }
    .clause = przesuwa{ $sz } { $items }
    .item = { part-units } { $origin_from } { $target_to }
    .result =
        { $side_number ->
            [pl] { $side_nom } przesuwają { $items }
           *[other] { $side_nom } przesuwa { $items }
        }
log-march_quickened =
    { $points ->
        [one] Następna grupa { $kingdom_gen } ma o { $points } punkt Ruchu więcej.
        [few] Następna grupa { $kingdom_gen } ma o { $points } punkty Ruchu więcej.
       *[other] Następna grupa { $kingdom_gen } ma o { $points } punktów Ruchu więcej.
    }
log-guides_found = Miejscowi przewodnicy prowadzą przez Puszczę grupy { $kingdom_gen } { $area_from }.
log-riot = { $kingdom } podburza chłopów: { $area_in } pojawia się neutralny Ceorl.
    .clause = podburza{ $sz } neutralnego Ceorla { $area_in }
log-neutral_hired = { $kingdom } najmuje neutralnego { $kind_acc } { $origin_from }, który idzie { $area_to }.
    .clause = najmuje{ $sz } neutralnego { $kind_acc } { $origin_from }
log-neutral_moved = { $kingdom } wysyła neutralnego { $kind_acc } { $origin_from } { $area_to }.
    .clause = wysyła{ $sz } neutralnego { $kind_acc } { $origin_from } { $area_to }
log-offer_made =
    { $cards ->
        [0] { $kingdom } proponuje { $other_dat } { part-gold } za { part-asked }.
       *[other] { $kingdom } proponuje { $other_dat } { part-gold } i kartę Przywództwa za { part-asked }.
    }
    .clause = składa{ $sz } { $other_dat } propozycję
log-offered_card = Karta, którą { $kingdom } proponuje { $other_dat }, to { $lordship }.
log-offer_accepted = { $other } przyjmuje propozycję { $kingdom_gen }.
    .clause = przyjmuje{ $sz } propozycję { $kingdom_gen }
log-offer_refused = { $other } odrzuca propozycję { $kingdom_gen }.
    .clause = odrzuca{ $sz } propozycję { $kingdom_gen }

log-battle_begins = Bitwa { $area_in }: { $attacker_nom } przeciw { $defender_dat }.
    .scene = Bitwa { $area_in }, { $attacker_nom } przeciw { $defender_dat }
log-sea_battle_begins = Bitwa morska { $sea_in }: { $attacker_nom } przeciw { $defender_dat }.
    .scene = Bitwa morska { $sea_in }, { $attacker_nom } przeciw { $defender_dat }
log-lined_up =
    { $owner_number ->
        [pl] { $owner } wystawiają { part-placed }.
       *[sg] { $owner } wystawia { part-placed }.
    }
log-advantage = { $side }: dodatkowe białe kości: { $dice }; w pierwszej rundzie miecze Władcy: { $swords }, anulowane rany: { $cancels }.
log-stand = { $attacker } ({ $attackers }) przeciw { $defender_dat } ({ $defenders }).
log-battle_round = Runda bitwy { $round }.
log-dice_fell = { $side }, { $die_nom }: bez miecza { $blank }, z jednym { $one }, z dwoma { $two }.
log-dice_rolled = { $side }: { part-hits } (kości: białe { $white }, czerwone { $red }, złote { $gold }).
log-hunters_shot = Łowcy { $side_gen } strzelają (kości: { $dice }): { part-hits }.
log-die_turned = { $side }: { $die_nom } obrócona ze ścianki { $from } na { $to }.
log-dice_rolled_again =
    { $dice ->
        [one] { $side }: ponowny rzut { $dice } kością, teraz { part-hits }.
       *[other] { $side }: ponowny rzut { $dice } kośćmi, teraz { part-hits }.
    }
log-counted = { $side }, miecze: z kości { $rolled }, z kart { $cards }, Władcy { $ruler }; anulowane: { $cancelled }.
log-wounds_dealt =
    { $side_number ->
        [pl] { $side } zadają { part-wounds }.
       *[sg] { $side } zadaje { part-wounds }.
    }
log-wound_cancelled = Biskup { $side_gen } anuluje ranę.
log-unit_wounded = { $owner }: ranę otrzymuje { $kind }.
log-unit_killed =
    { $owner_number ->
        [pl] { $owner } tracą { $kind_acc }.
       *[sg] { $owner } traci { $kind_acc }.
    }
    .item =
        { $times ->
            [one] { $kind }
           *[other] { $kind } ×{ $times }
        }
    .result = straty { $owner_gen }: { $items }
log-ship_sunk = Okręt { $kingdom_gen } zostaje zatopiony.
    .result =
        { $times ->
            [one] { $kingdom } traci Okręt
            [few] { $kingdom } traci { $times } Okręty
           *[other] { $kingdom } traci { $times } Okrętów
        }
log-unit_bought_off = { $kingdom } przekupuje { $kind_acc } { $owner_gen } za { part-gold }.
    .result = { $kingdom } przekupuje { $kind_acc } { $owner_gen }
log-unit_recovered =
    { $owner_number ->
        [pl] { $owner } ratują { $kind_acc }, który wraca { $area_to }.
       *[sg] { $owner } ratuje { $kind_acc }, który wraca { $area_to }.
    }
    .result = ocalał { $kind } { $owner_gen }
log-reinforced =
    { $owner_number ->
        [pl] { $owner } wprowadzają do bitwy { $kind_acc } { $origin_from }.
       *[sg] { $owner } wprowadza do bitwy { $kind_acc } { $origin_from }.
    }
    .item =
        { $times ->
            [one] { $kind } { $origin_from }
           *[other] { $kind } ×{ $times } { $origin_from }
        }
    .result = posiłki { $owner_gen }: { $items }
log-repelled = { $kingdom } odsyła { $side_acc }; bitwa się nie odbywa.
    .result = { $kingdom } odsyła { $side_acc }
log-evaded =
    { $side_number ->
        [pl] { $side } unikają bitwy i odchodzą { $area_to }.
       *[sg] { $side } unika bitwy i odchodzi { $area_to }.
    }
    .result = odwrót { $side_gen } { $area_to }
log-retreated =
    { $side_number ->
        [pl] { $side } wycofują się { $place_to }.
       *[sg] { $side } wycofuje się { $place_to }.
    }
    .result = odwrót { $side_gen } { $place_to }
log-battle_won =
    { $side_number ->
        [pl] { $side } wygrywają bitwę { $place_in }!
       *[sg] { $side } wygrywa bitwę { $place_in }!
    }
    .result = zwycięstwo { $side_gen }
log-nobody_left = Nikt nie zostaje { $place_in }.
    .result = nikt nie zostaje

log-minor_conquered = Pomniejsze Królestwo { $minor } jest podbite; jego jednostki na planszy są odtąd neutralne.
    .scene = Upadek: { $minor }
log-game_over = Bretwaldą zostaje { $kingdom } ({ part-dalcs })!
    .scene = Koniec
log-won_by =
    { $way ->
        [0] { $kingdom } wygrywa: cel został osiągnięty.
        [1] { $kingdom } wygrywa po ostatniej rundzie.
       *[other] { $kingdom } wygrywa po rozstrzygnięciu remisu.
    }
log-ranked = { $kingdom }: { part-dalcs }, z obszarów { $areas }, z Opactw { $abbeys }, z Kronik { $chronicles }.
    .result = { $kingdom }: { part-dalcs }

# Sceny: części tego, co się ogląda, i to, co się w nich mówi

beat-line-up = Szyk
beat-cards = Karty
beat-hunters = Łowcy
beat-dice = Kości
beat-hits = Trafienia
beat-wounds = Rany
beat-sunk = Zatopione
beat-retreat = Odwrót
beat-sighted = Żagle
beat-storm = Sztorm
beat-landing = Desant
beat-sacked = Łupienie
beat-fall = Upadek
beat-crown = Bretwalda
scene-attacker = atak
scene-defender = obrona
scene-battle-at-land = Bitwa { $place_in }
scene-battle-at-sea = Bitwa morska { $place_in }
scene-at-city = pod murami Miasta
scene-at-open = w polu
scene-at-sea = Okręty przeciw Okrętom
scene-to-win = na wygraną
scene-odds = Jeśli nikt nie zagra karty ani się nie wycofa: { $attacker_nom } { $won }%, { $defender_nom } { $lost }%, nikt nie zostaje { $nobody }%.
scene-odds-exact = Dokładnie, jeśli nikt nie zagra karty ani się nie wycofa.
scene-round = Runda bitwy { $round }.
scene-swords =
    { $swords ->
        [one] miecz
        [few] miecze
       *[other] mieczy
    }
scene-dice =
    { $side_number ->
        [pl] { $side_nom } wyrzucają { part-swords-rolled }
       *[sg] { $side_nom } wyrzuca { part-swords-rolled }
    }
part-swords-rolled =
    { $swords ->
        [0] same puste ścianki
        [one] { $swords } miecz
        [few] { $swords } miecze
       *[other] { $swords } mieczy
    }
scene-hunters =
    { $swords ->
        [0] Łowcy { $side_gen } chybiają
        [one] Łowcy { $side_gen } trafiają raz
       *[other] Łowcy { $side_gen } trafiają { $swords } razy
    }
scene-die-turned = { $side }: { $die_nom } obrócona, miecze { $before } → { $after }.
scene-hits = { $side_nom }: { part-hits }
scene-counted = Karty, Władca i kafle dodają miecze do kości albo je anulują.
scene-from-dice =
    { $cancelled ->
        [0] Kości
       *[other] Kości (−{ $cancelled })
    }
scene-from-cards =
    { $cancelled ->
        [0] Karty
       *[other] Karty (−{ $cancelled })
    }
scene-from-ruler =
    { $cancelled ->
        [0] Władca
       *[other] Władca (−{ $cancelled })
    }
scene-wounds-at-land =
    { $wounds ->
        [one] zadana rana
        [few] zadane rany
       *[other] zadanych ran
    }
scene-wounds-at-sea =
    { $wounds ->
        [one] zatopiony
        [few] zatopione
       *[other] zatopionych
    }
scene-unhurt = Nikt nie ginie.
scene-won =
    { $side_number ->
        [pl] { $side } wygrywają { $place_in }
       *[sg] { $side } wygrywa { $place_in }
    }
scene-nobody-left = Nikt nie zostaje { $place_in }
scene-avoided = Bez bitwy { $place_in }
scene-chance-before = Szansa przed bitwą
scene-dealt-at-land = Zadane rany
scene-dealt-at-sea = Zatopione Okręty
scene-fell = Polegli
scene-remain = Zostali
scene-gone = odwrót: { $units }
scene-nobody = nikt
scene-dalcs = Obszar { $place }: { part-dalcs }.
scene-raid = Najazd Danów
scene-raiders = przybywają zza morza
scene-coast = Wybrzeże
scene-guarded =
    { $vikings ->
        [one] Od straży wybrzeża ginie { $vikings } Wiking.
       *[other] Od straży wybrzeża ginie { $vikings } Wikingów.
    }
scene-landed = Wikingowie na lądzie
scene-killed = Zabici przez straż
scene-food-lost = Stracona Żywność
scene-food-eaten = Zjedzona Żywność
scene-starving = Zmarłe z głodu
scene-winter = Zima zbiera żniwo
scene-hunger = Żywność, armie i głód
scene-removed = przepada
scene-eaten = zjedzone
scene-fed =
    { $removed ->
        [0] { $kingdom } nie traci Żywności przez Zimę
        [one] { $kingdom } traci przez Zimę { $removed } Żywność
       *[other] { $kingdom } traci przez Zimę { $removed } Żywności
    }, { $eaten ->
        [0] nikogo nie żywi
       *[other] armia zjada { $eaten }
    }
scene-starved = Każda jednostka potrzebuje Żywności; która jej nie dostaje, ginie z głodu.
scene-overrun = Wrogowie stoją na wszystkich jego obszarach macierzystych.
scene-conquest = znika Pomniejsze Królestwo
scene-minor = Pomniejsze Królestwo
scene-home-dalcs = Jego obszary macierzyste: { part-dalcs }.
scene-end = koniec gry
scene-bretwalda = Bretwaldą zostaje { $kingdom }!
scene-sources = Oto, skąd pochodzą Dalki.
scene-dalc-sum = Dalki
scene-areas = Obszary
scene-abbeys = Opactwa
scene-chronicles = Kroniki


## Słowa na stół

# Położenie słowami

text-round = Runda
text-kingdoms = Królestwa
text-minor-kingdoms = Pomniejsze Królestwa
text-areas = Obszary
text-seas = Morza
text-battle = Bitwa
text-hand = Ręka { $kingdom_gen }
text-number =
    { $number ->
        [one] { $number } { $thing_one }
        [few] { $number } { $thing_few }
       *[other] { $number } { $thing_many }
    }
text-setup = Trwa przygotowanie gry
text-round-is = Runda { $round } z 12: { $season } roku { $year }
text-season-card = Karta Pory Roku
text-pretender = Pretendent: { $kingdom }
text-target = Liczba Dalków, która kończy grę: { $number }
text-decks = Talia Przywództwa: { $lordship }, stos kart odrzuconych: { $discards }, talia Kroniki: { $chronicles }
text-dalcs =
    { $number ->
        [one] { $number } Dalk
        [few] { $number } Dalki
       *[other] { $number } Dalków
    }
text-gold =
    { $number ->
        [one] { $number } Złoto
       *[other] { $number } Złota
    }
text-food =
    { $number ->
        [one] { $number } Żywność (Zimą potrzeba { $need })
       *[other] { $number } Żywności (Zimą potrzeba { $need })
    }
text-cards = karty Przywództwa na ręce: { $lordship }, Kroniki: { $chronicles }
text-vassal = Wasal: { $minor }
text-completed = wypełnione Kroniki: { $chronicles }
text-pool = w puli: { $units }
text-nothing = nic
text-unclaimed = bez zwierzchnika
text-nobody = nikt
text-food-here =
    { $number ->
        [one] { $number } Żywność
       *[other] { $number } Żywności
    }
text-food-left =
    { $number ->
        [one] zostałaby { $number } Żywność
        [few] zostałyby { $number } Żywności
       *[other] zostałoby { $number } Żywności
    }
text-battle-at =
    { $round ->
        [0] Bitwa { $place_in }, przed pierwszą rundą
       *[other] Bitwa { $place_in }, runda { $round }
    }
text-odds = wygrana { $won }%, przegrana { $lost }%, nikt nie zostaje { $nobody }%, jeśli nikt nie zagra karty ani się nie wycofa

# Obrazek

picture-over = Gra skończona.
picture-won = Bretwaldą zostaje { $kingdom }!
picture-to-move = decyduje
picture-winner = Bretwalda

word-you = ty
picture-opposite = na przeciwnej ściance: { $number }
picture-order = Miejsce w kolejności graczy: { $number }
picture-dalcs-from = Z obszarów: { $areas }, z Opactw: { $abbeys }, z Kronik: { $chronicles }
picture-nobody-left = nikt nie zostaje: { $chance }%
picture-note-odds = Procenty to szanse na wygraną, na przegraną i na to, że nikt nie zostanie, jeśli nikt nie zagra karty ani się nie wycofa.
picture-gold = Złoto
picture-food = Żywność na obszarach i tyle, ile armia zje Zimą
picture-lordship = Karty Przywództwa na ręce
picture-dalcs = Dalki
picture-decks = Talie
picture-known = Znane karty z ręki
picture-pretender = Pretendent
picture-place = { $number }.
picture-setup = Przygotowanie
picture-season = { $season }, rok { $year }
picture-round = runda { $round } z 12
picture-phase-order = Pretendent
picture-phase-season = Pora Roku
picture-phase-actions = Akcje
picture-end = Koniec
picture-most-dalcs = Koniec gry; wygrywa, kto ma najwięcej Dalków
picture-winter =
    { $need ->
        [one] Zima: zje { $need } jednostka, masz { $food } Żywności
        [few] Zima: zjedzą { $need } jednostki, masz { $food } Żywności
       *[other] Zima: zje { $need } jednostek, masz { $food } Żywności
    }
picture-collects = +{ $gold } Złota, +{ $food } Żywności
picture-spends = { $number } Złota
picture-builds =
    { $number ->
        [0] budynek za darmo
       *[other] budynek: { $number } Złota
    }
picture-marches =
    { $number ->
        [one] { $number } armia
        [few] { $number } armie
       *[other] { $number } armii
    }

# Arkusz wyników

score-areas = Dalki z obszarów
score-abbeys = Dalki z Opactw
score-chronicles = Dalki z Kronik
score-dalcs = Dalki
score-dalc_areas = Obszary z nadrukowanym Dalkiem (rozstrzygają remisy)
score-buildings = Budynki (rozstrzygają remisy)
score-gold = Złoto (rozstrzyga remisy)
score-place = Miejsce w kolejności graczy (dalsze rozstrzyga remisy)

# Jak wygrano

won-target = Ktoś zdobył tyle Dalków, ile kończy grę, i wygrała największa liczba Dalków.
won-rounds = Po ostatniej rundzie wygrała największa liczba Dalków.
won-tie_areas = Najlepsi mieli tyle samo Dalków; rozstrzygnęła większa liczba obszarów z nadrukowanym Dalkiem.
won-tie_buildings = Najlepsi mieli tyle samo Dalków i obszarów z nadrukowanym Dalkiem; rozstrzygnęła większa liczba budynków.
won-tie_gold = Najlepsi mieli tyle samo Dalków, obszarów z nadrukowanym Dalkiem i budynków; rozstrzygnęło Złoto.
won-tie_order = Najlepsi byli równi we wszystkim, co rozstrzyga remisy; rozstrzygnęło dalsze miejsce w kolejności graczy.


# Na co patrzą boty: po nazwie strony i dwukropku albo samo

sense-dalcs = Dalki
sense-last_dalcs = Dalki w ostatnich rundach
sense-chronicles = postęp w Kronikach
sense-gold_income = dochód Złota
sense-food_income = dochód Żywności
sense-gold = Złoto
sense-hoard = Złoto ponad potrzebę
sense-food = Żywność
sense-starving = jednostki zagrożone głodem
sense-strength = siła armii
sense-vassal_strength = siła Wasali
sense-areas = obszary
sense-hand = karty Przywództwa
sense-tiles = wyłożone kafle
sense-buildings = budynki
sense-ships = Okręty
sense-threatened = zagrożone Dalki
sense-open_dalcs = Dalki w zasięgu
sense-past_target = Dalki ponad cel

# Na co patrzymy, pytając o równe szanse

trait-chronicle = Wypełniona Kronika

misfit-kingdoms = Te Królestwa nie są na { $players } graczy; wybierz inny zestaw o tej liczbie albo zwykły.

# Do czego służy wybór przed grą, w najwyżej pięciu słowach

gift-northumbria-mercia-wessex-east_anglia = Cała Brytania


## Co stół odpowiada, gdy ktoś coś wskaże
##
## `inspect-<id>` mówi, czym coś jest i do czego służy.

inspect-collection = Złoto i Żywność ze Stolicy i z każdego obszaru z twoimi ludźmi. Najlepiej przed Zimą i po marszu.
inspect-fyrd = Do czterech rekrutów, ulepszeń lub Okrętów, dwie jednostki Wasala za darmo i karta za każdą Salę Miodową. Przed wojną, jeśli jest chleb.
inspect-development = Jeden budynek i jeden kafel Królestwa. Opactwo to najpewniejszy Dalk.
inspect-movement = Najpierw Okręty, potem grupy, potem bitwy; każda jednostka raz. Zacznij od pustej ziemi.

inspect-ceorl = Chłop z włócznią, który maszeruje tylko za przywódcą. Ceorlowie biorą pierwsze rany, żeby przeżyli lepsi.
inspect-hunter = Strzela przed wszystkimi, a kogo trafi, ten już nie odda ciosu. Jeden w armii zawsze się przyda.
inspect-thegn = Wojownik, który prowadzi Ceorlów. Wysyłaj go z kilkoma Ceorlami z przodu.
inspect-bishop = Anuluje pierwszą ranę, jaką jego strona otrzymuje w bitwie. Jeden w armii wystarczy.
inspect-ealdorman = Możny ze złotą kością i dwoma życiami, prowadzi Ceorlów. Serce każdego ataku.
inspect-ruler = Król lub królowa: trzy życia, złota kość i zdolność, która działa, dopóki figura stoi na planszy. Tylko do bitew, których nie da się przegrać.
inspect-ship = Przewozi armie z Przystani wzdłuż łańcucha twoich Okrętów, a Latem strzeże wybrzeża. Nie potrzebuje Żywności.
inspect-viking = Wojownik Danów. Latem lądują, Jesienią idą na najbogatszą ziemię i palą, co zdobędą.
inspect-army = Jednostki jednego Królestwa. Mogą maszerować razem albo osobno, każda raz w Ruchu.
inspect-vassals-army = Jednostki Pomniejszego Królestwa, które idą tam, gdzie każe zwierzchnik. Jego Ceorlowie nie potrzebują przywódcy.

inspect-abbey = Dalk, dopóki trzymasz jego ziemię. Buduj tam, gdzie strzegą go ludzie i mury.
inspect-granary = O jedną Żywność więcej z jego pola w każdym Zbiorze. Wykarmi armię, która Zimą by głodowała.
inspect-mead_hall = Karta Przywództwa na początku każdego twojego Fyrdu. Im wcześniej stoi, tym więcej da.
inspect-port = Złoto w każdym Zbiorze, więcej z twoim Okrętem u brzegu. Im wcześniej stoi, tym więcej da.

inspect-village = Miejsce na jeden budynek; nikogo się tu nie werbuje. Płaci, dopóki stoją tu twoi ludzie.
inspect-town = Miasto daje obrońcy kość, rekrutów i dwa miejsca na budynki. Atakuj je tylko z przewagą.
inspect-capital = Siedziba Królestwa: Miasto z trzema miejscami na budynki, które płaci swojemu Królestwu nawet puste.
inspect-sea = Okręty przewożą stąd armie, strzegą brzegu przed Danami i wzbogacają Porty. Morza łączą się w łańcuch.
inspect-harbours = Przy Przystani buduje się Okręty i stąd armie wsiadają na pokład. Można tu też zbudować Port.

inspect-gold = Kupuje jednostki, budynki, kafle i przyjaciół. Samo niczego nie wygrywa: zamień je na Dalki.
inspect-food = Leży na polach, Zimą karmi armię i należy do tego, kto trzyma ziemię. Stracisz pole, stracisz Żywność.
inspect-dalc = Zapinka, czyli głos na koronę: z ziemi, Opactwa albo Kroniki. Licz też cudze.
inspect-control = Tarcza trzyma ziemię, gdy jednostki odejdą. Sama niczego nie zbiera.
inspect-lordship = Fortel na swoją chwilę, zwykle w bitwie. Przed atakiem na króla zachowaj dwa.
inspect-chronicle = Tajne zadanie: wypełnij je na koniec swojej tury, a zostanie Dalkiem na zawsze.
inspect-lordship_deck = Karty dobiera się po bitwach, dzięki Salom Miodowym i innym kartom.
inspect-lordship_discards = Tu leżą zagrane karty, jawne dla wszystkich. Gdy talia się skończy, tasuje się je w nową.
inspect-tile = Działa do końca gry: im wcześniej kupiony, tym dłużej służy.
inspect-ruler-gift = Działa, dopóki Władca jest na planszy.
inspect-vassal = Wasal służy do następnego wyboru: najpierw używaj jego ludzi.
inspect-die = Każda jednostka rzuca kością swojego rodzaju; każdy miecz to rana.
inspect-round = Rok ma cztery Pory Roku, a gra trzy lata. Kończy się wcześniej, jeśli ktoś zbierze dość Dalków.

# Czym to jest

inspect-kind-action = Akcja
inspect-kind-army = Armia
inspect-kind-band = Nikt ich nie prowadzi
inspect-kind-building = Budynek
inspect-kind-choice = Wybór
inspect-kind-chronicle = Kronika
inspect-kind-chronicle-mine = Kronika w twojej ręce
inspect-kind-deck = Karty
inspect-kind-die = Kość Bitwy
inspect-kind-good = Czym się płaci i co się liczy
inspect-kind-kingdom = Królestwo
inspect-kind-lordship = Karta Przywództwa
inspect-kind-lordship-mine = Karta Przywództwa na twojej ręce
inspect-kind-marker = Znacznik
inspect-kind-minor = Pomniejsze Królestwo
inspect-kind-odds = Jeśli nikt nie zagra karty ani się nie wycofa
inspect-kind-sea = Morze
inspect-kind-tile = Kafel Królestwa
inspect-kind-town = Miasto
inspect-kind-unit = Jednostka
inspect-kind-village = Wieś
inspect-capital-of = Stolica { $kingdom_gen }
inspect-home-of = obszar macierzysty { $minor_gen }
inspect-coast = na wybrzeżu
inspect-in-pool = w puli
inspect-vassal-of = Wasal { $kingdom_gen }
inspect-conquered = Podbite
inspect-ruler-of = Władca { $kingdom_gen }
inspect-tile-red = oręż
inspect-tile-green = ziemia
inspect-tile-blue = korona
inspect-round-past = minęła
inspect-round-present = teraz
inspect-round-future = nadejdzie

# Co nie ma innej nazwy

inspect-name-control = Znacznik Kontroli
inspect-name-dalc = Dalki
inspect-name-done = Wypełnione Kroniki
inspect-name-held = Kroniki
inspect-name-lordship = Karty Przywództwa
inspect-name-lordship_deck = Talia Przywództwa
inspect-name-lordship_discards = Stos kart odrzuconych
inspect-name-chronicle_deck = Talia Kroniki
inspect-name-odds = Szanse w bitwie

# Nagłówki

inspect-holds = Trzyma
inspect-gives = Daje
inspect-reach = Kto może tu dotrzeć
inspect-goes = Może iść w następnym Ruchu
inspect-goes-now = Może teraz iść
inspect-costs = Koszt
inspect-why-not = Dlaczego nie teraz
inspect-fights = Walczy
inspect-numbers = Liczby
inspect-falls = Ginie
inspect-left = Zostało w puli
inspect-left-to-build = Zostało do zbudowania
inspect-can-stand = Może stanąć
inspect-gift = Zdolność
inspect-when = Kiedy
inspect-known = Wiesz, że ma ją
inspect-known-cards = Karty
inspect-completed = Kto wypełnił
inspect-completed-cards = Wypełnione
inspect-progress = Twój postęp
inspect-season = Pora Roku
inspect-spared = Nie dotyczy
inspect-stands = Stoją tu
inspect-stands-in = Gdzie stoi
inspect-lies-in = Gdzie leży
inspect-works = Działa
inspect-has = Ile jest
inspect-dalcs = Dalki
inspect-rivals = Pozostali
inspect-holds-areas = Trzyma
inspect-serves = Służy
inspect-homes = Obszary macierzyste
inspect-fleets = Okręty
inspect-shores = Wybrzeże
inspect-linked = Łączy się z
inspect-next-collection = Zbiór w tej chwili
inspect-would-bring = Teraz
inspect-recruits-in = Gdzie werbujesz
inspect-marches-from = Skąd można wyruszyć
inspect-faces = Ścianki
inspect-brings = Przynosi
inspect-battle = Bitwa

# Wiersze

inspect-held-by-nobody = Nikt
inspect-battle-waits = Czeka tu bitwa
inspect-by-units = jednostkami
inspect-by-home = to obszar macierzysty Wasala
inspect-by-marker = znacznikiem Kontroli
inspect-by-capital = to własna Stolica
inspect-by-vassal = jednostkami Wasala
inspect-pays-nothing = nic nie płaci, dopóki nie ma tu jednostek właściciela
inspect-food-lies =
    { $number ->
        [one] Leży tu { $number } Żywność
       *[other] Leży tu { $number } Żywności
    }
inspect-harbour = Przystań
inspect-city-die = Obrońca rzuca 1 białą kością więcej
inspect-slots =
    { $number ->
        [one] { $number } miejsce na budynek, wolne: { $free }
        [few] { $number } miejsca na budynki, wolne: { $free }
       *[other] { $number } miejsc na budynki, wolne: { $free }
    }
inspect-way =
    { $steps ->
        [one] { $kingdom } { $origin_from }, { $steps } krok
        [few] { $kingdom } { $origin_from }, { $steps } kroki
       *[other] { $kingdom } { $origin_from }, { $steps } kroków
    }
inspect-way-sea = { $kingdom } { $origin_from }, morzem
inspect-band = { $side } { $origin_from }
inspect-raiders = Danowie zza morza
inspect-raid =
    { $parties ->
        [one] { $parties } drużyna (Wikingowie: { $vikings }), ląduje tu raz na { $sites }
        [few] { $parties } drużyny (Wikingowie: po { $vikings }), każda ląduje tu raz na { $sites }
       *[other] { $parties } drużyn (Wikingowie: po { $vikings }), każda ląduje tu raz na { $sites }
    }
inspect-parties =
    { $parties ->
        [one] { $parties } drużyna najeźdźców (Wikingowie: { $vikings })
        [few] { $parties } drużyny najeźdźców (Wikingowie: po { $vikings })
       *[other] { $parties } drużyn najeźdźców (Wikingowie: po { $vikings })
    }
inspect-party = Lądują { $area_in }: { $number }
inspect-new-vassals = Nowy wybór Wasali
inspect-you-hold = utrzymasz: { $chance }%
inspect-it-wins = wygra: { $chance }%
inspect-when-now = teraz
inspect-when-round = w tej rundzie
inspect-when-next = w następnej rundzie
inspect-to-fight = do walki
inspect-more = jeszcze { $number }
inspect-more-ways =
    { $number ->
        [one] Jeszcze { $number } droga tutaj
        [few] Jeszcze { $number } drogi tutaj
       *[other] Jeszcze { $number } dróg tutaj
    }
inspect-swords-on =
    { $two ->
        [0] miecz na { $number } z 6 ścianek
       *[other] miecze na { $number } z 6 ścianek, w tym podwójne na { $two }
    }
inspect-mean = średnio { $mean } miecza na rundę
inspect-health =
    { $number ->
        [one] ginie od { $number } rany
       *[other] ginie od { $number } ran
    }
inspect-points =
    { $number ->
        [one] { $number } punkt Ruchu
        [few] { $number } punkty Ruchu
       *[other] { $number } punktów Ruchu
    }
inspect-price =
    { $number ->
        [one] { $number } Złoto za werbunek
       *[other] { $number } Złota za werbunek
    }
inspect-eats =
    { $number ->
        [0] nic nie je
        [one] Zimą je { $number } Żywność
       *[other] Zimą je { $number } Żywności
    }
inspect-leads = prowadzi Ceorlów
inspect-falls-first = Przed wszystkimi
inspect-falls-after = Po nich: { $kinds }
inspect-of = { $number } z { $most }
inspect-on-board = Na planszy: { $number }
inspect-free = za darmo
inspect-cards =
    { $number ->
        [one] { $number } karta
        [few] { $number } karty
       *[other] { $number } kart
    }
inspect-chronicles =
    { $number ->
        [one] { $number } Kronika
        [few] { $number } Kroniki
       *[other] { $number } Kronik
    }
inspect-copies =
    { $number ->
        [one] { $number } taka karta w grze
        [few] { $number } takie karty w grze
       *[other] { $number } takich kart w grze
    }
inspect-discarded = { $number } na stosie kart odrzuconych
inspect-missing = brakuje ci z tych: { $areas }
inspect-ruler-away = Nie ma go na planszy: można go zwerbować na nowo za 3 Złota
inspect-tile-works = do końca gry
inspect-until = do rundy { $number }, gdy Wasali wybiera się na nowo
inspect-until-end = do końca gry
inspect-fyrd-limit = razem najwyżej { $number }; możesz wydać { $gold } Złota

# Kiedy można zagrać kartę Przywództwa (BRE-9.5)

inspect-moment-any_time = Zaraz po rzucie w twojej bitwie, zanim zadane zostaną rany
inspect-moment-your_turn = W twojej turze: przy wyborze akcji, w Fyrdzie, Rozwoju i Ruchu oraz na jej koniec
inspect-moment-movement = W twoim Ruchu, gdy armie maszerują
inspect-moment-collection = W twoim Zbiorze, zanim cokolwiek zbierzesz
inspect-moment-before_battle = Przed pierwszą rundą twojej bitwy
inspect-moment-battle_round = W rundzie bitwy lądowej, po jednej karcie na stronę
inspect-moment-lost_land = Po przegranej bitwie lądowej, w której zginęła twoja jednostka
inspect-moment-after_battle = Po twojej bitwie
inspect-moment-season = Gdy odsłonięto kartę Pory Roku
inspect-moment-raid = Latem, gdy wiadomo, gdzie lądują Danowie
inspect-moment-turn_order = Na początku rundy, przed wyborem kierunku
inspect-card-waits = To nie jej chwila albo niczego by nie zmieniła

# Dlaczego czegoś nie można teraz zrobić

inspect-why-phase = Faza Akcji tej rundy jeszcze się nie zaczęła
inspect-why-under-way = Właśnie trwa
inspect-why-used = Już wykonana w tej rundzie; każda akcja raz
inspect-why-both = Obie akcje tej rundy są wykonane
inspect-why-turn = Trwa tura { $kingdom_gen }
inspect-why-waits = Najpierw trzeba rozstrzygnąć coś innego
inspect-why-action = To się robi w akcji { $action }
inspect-why-gold =
    { $number ->
        [one] Brakuje { $number } Złota
       *[other] Brakuje { $number } Złota
    }
inspect-why-pool = W puli nie ma już żadnej
inspect-why-ruler = Władca jest na planszy
inspect-why-city = Nie masz Stolicy ani Miasta, gdzie można werbować
inspect-why-harbour = Nie masz Przystani przy morzu bez wrogich Okrętów
inspect-why-limit = W Fyrdzie najwyżej { $number } rekrutów, ulepszeń i Okrętów
inspect-why-supply = Wszystkie już stoją
inspect-why-ground = Żaden twój obszar nie ma na to miejsca
inspect-why-built = W Rozwoju tylko jeden budynek
inspect-why-bought = W Rozwoju tylko jeden kafel
inspect-why-unmet = Nie wszystko jest jeszcze spełnione
inspect-why-unpaid = Nie możesz jeszcze za nią zapłacić
inspect-why-turn-end = Kroniki wypełnia się na koniec swojej tury
inspect-why-phase-end = Tę wypełnia się, gdy wszyscy wykonają swoje akcje
inspect-has-moved = Już się ruszyła; każda jednostka rusza się raz
inspect-needs-leader = Ceorlowie idą tylko za Władcą, Ealdormanem albo Tanem
inspect-why-far = Za daleko dla tych jednostek w jednym Ruchu
inspect-why-enemies = Stoją tu wrogowie
inspect-why-not-yours = To nie twój obszar: ani twojego znacznika, ani Stolicy
inspect-why-stands = Taki już tu stoi
inspect-why-no-slot = Nie ma wolnego miejsca na budynek
inspect-why-no-field = Spichlerz wymaga symbolu Żywności
inspect-why-no-harbour = Port wymaga Przystani
inspect-why-port-marker = Znacznik Przystani jest już tutaj Portem
inspect-why-no-home = To nie obszar macierzysty twojego Wasala
inspect-why-no-unit = Nie masz tu takiej jednostki do ulepszenia
inspect-why-no-city = Jednostki werbuje się w Stolicy i w Miastach

# Co liczą Kroniki

condition-control-area = Kontrolowane obszary
condition-control-town = Kontrolowane Miasta
condition-control-harbour = Kontrolowane Przystanie
condition-control-food = Obszary z symbolem Żywności
condition-control-dalc = Obszary z nadrukowanym Dalkiem
condition-control-forest_edge = Obszary przy Puszczy
condition-any_of = Obszary z listy
condition-buildings = Budynki
condition-host = Jednostki na jednym obszarze poza Stolicą
condition-types_in_area = Rodzaje jednostek na jednym obszarze
condition-gold = Złoto
condition-food = Żywność
condition-lordship = Karty Przywództwa na ręce
condition-enemy_capitals = Stolice innych graczy
condition-foreign_areas = Obszary na ziemiach innych
condition-coasts = Morza z twoją ziemią na brzegu
condition-tiles = Kafle Królestwa
condition-vikings_killed_this_turn = Wikingowie zabici w tej turze
condition-battles_won_this_movement = Bitwy wygrane w tym Ruchu
condition-areas_taken_this_movement = Obszary odebrane graczom w tym Ruchu
condition-food_destroyed_this_movement = Żywność zniszczona w tym Ruchu
condition-tile_colours = Kolory twoich kafli
condition-ports = Porty
condition-pool_empty = Żadnej jednostki w puli

# Do czego służą wybory, które nie są rzeczami: po głowie wyboru albo po decyzji

choice-skip = Rezygnujesz z jednej z dwóch akcji. Gdy każda tylko wydałaby to, czego potrzebujesz.
choice-offer = Zaproponuj przeciwnikowi Złoto i kartę za Złoto. Obietnice nikogo nie wiążą.
choice-upgrade = Lepsza jednostka w miejsce słabszej. Silniejsza, a nie je więcej.
choice-muster = Jednostka Wasala na jego obszarze macierzystym, za darmo. Zimą je tak jak twoje.
choice-retreat = Odejdź po tej rundzie bitwy, wszyscy razem. Ratuj dowódców, nie dumę.
choice-continue = Kolejna runda rzutów. Walcz dalej, gdy szanse są twoje albo gdy nie ma dokąd odejść.
choice-direction = Pretendent zaczyna, a kierunek mówi, kto następny. Ostatni nie musi się bać odpowiedzi.
choice-swap = Odłóż Kronikę pod talię i dobierz inną. Gdy zadanie stało się beznadziejne; w tej turze żadnej już nie wypełnisz.
choice-steward = Szafarz weźmie resztę należności, najpierw z obszarów bez jednostek. Nie trzeba wskazywać każdego żetonu.
choice-all = Idą wszyscy, którzy mogą. Szybko, ale zostaw kogoś tam, gdzie jest Złoto lub Żywność.
choice-done = Przechodzisz dalej. To, czego tu nie zrobisz, przepada.
choice-pass = Teraz nic nie zagrywasz. Karty zostają.
choice-pass_battle = Do końca tej bitwy nikt cię nie zapyta o karty.
choice-decline = Bez Wasala: bez darmowych jednostek, bez jego daru i bez Dalków jego ziem.
choice-buy = Jeszcze jedna karta Przywództwa przed tą bitwą, za 3 Złota.
choice-sow = Jedna Żywność na twoim polu. Siej tam, gdzie będziesz jeszcze Zimą.
choice-bribe_group = Złoto rusza oddział o krok. Poślij go na Dalk rywala albo odeślij od swojego.
choice-bribe_target = Dokąd idzie przekupiony oddział. Walczy z każdym, kto tam stoi, i znosi kontrolę.

# Legenda

sign-control = Znacznik Kontroli: ziemia Królestwa
sign-gold = Złoto; na obszarze: ile płaci
sign-food = Żywność; pod nazwą obszaru: jego symbol Żywności
sign-dalc = Dalk: głos na koronę
sign-harbour = Przystań: tu buduje się Okręty i wsiadają armie
sign-village = Wieś: 1 budynek
sign-town = Miasto: kość dla obrońcy, rekruci, 2 budynki
sign-capital = Stolica: Miasto z 3 budynkami
sign-lordship = Karta Przywództwa
sign-chronicle = Karta Kroniki
sign-pretender = Pretendent, pierwszy w kolejności
sign-turn = Czyja tura; na karcie: gra się w swojej turze
sign-battle = Bitwa; na karcie: gra się w bitwie
sign-wildlands = Puszcza: granica, która kosztuje 2 punkty Ruchu

## Co mówi się przed złym wyborem

warning-starving =
    { $number ->
        [one] Zimą zagłoduje { $number } jednostka; wtedy Żywności już nie zbierzesz.
        [few] Zimą zagłodują { $number } jednostki; wtedy Żywności już nie zbierzesz.
       *[other] Zimą zagłoduje { $number } jednostek; wtedy Żywności już nie zbierzesz.
    }
warning-mouths = Więcej gąb do wykarmienia niż chleba: przed ostrą Zimą zabraknie ci { $number } Żywności.
warning-empty = Obszar { $area } zostaje twój, ale pusty nic nie płaci.
warning-unguarded = Zostawiasz Dalk { $area_in } bez straży, a w zasięgu: { $kingdoms }.
warning-losing = Na razie szansa na wygraną w tej bitwie to tylko { $chance }%.
warning-ruler = Władca może tu zginąć ({ $chance }%), a z nim przepadnie jego zdolność.
warning-chain = Bez tego Okrętu nikt nie przepłynie { $area_from }.
warning-vassal_land = W następnej rundzie { $minor } może służyć komu innemu, razem z twoim budynkiem.
warning-foreign_land = To, co tu zbudujesz, przypadnie { $kingdoms_dat }: obszar trzyma obcy znacznik Kontroli.
warning-danes = Nikt nie strzeże obszaru { $area }: Latem mogą tu wylądować Danowie i to spalić.
warning-chronicle_spent = Wydajesz to, czego chce twoja Kronika „{ $chronicle }”.
warning-chronicle_ready = Możesz teraz wypełnić Kronikę „{ $chronicle }”.
warning-last_round = Gra kończy się w tej rundzie, a zwycięstwo przypadnie { $kingdoms_dat }.
warning-last_pass = Spasowanie jest ostateczne tej Jesieni, a przekupstwo { $area_in } by ci się przydało.
