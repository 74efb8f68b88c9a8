# Lekcja 1

lesson-ride_to_the_flag = Konno do chorągiewki
    .goal = Zajmij południową chorągiewkę, a potem odjedź i jej nie strać.
    .done = 1 punkt zwycięstwa za 4 kroki. Środkowa chorągiewka jest warta 2 i ma strażników.
lesson-ride_to_the_flag-step-1 = 5 kropek na lekkiej jeździe to jej punkty ruchu. Dotknij jej.
    .deed = Wybierz lekką jazdę
    .spot = Dotknij swojej jazdy
lesson-ride_to_the_flag-step-2 = Równina kosztuje 1 punkt, każdy inny teren 2, a liczby mówią, ile ci zostanie. Jedź łąką do chorągiewki i tam zakończ turę.
    .deed = Dojedź do chorągiewki, zakończ turę
    .spot = Jedź do tej chorągiewki
    .then = Chorągiewka jest twoja: 1 punkt zwycięstwa.
lesson-ride_to_the_flag-step-3 = Masz jeszcze 1 punkt, a chorągiewka jest twoja, póki wróg nie zakończy na niej tury. Dotknij jazdy i odjedź.
    .deed = Odjedź z chorągiewki
    .spot = Znów dotknij jazdy
lesson-ride_to_the_flag-other-1 = Twój tabor stoi w kręgu wozów, który wytrzyma 1 cios, a ruch ten krąg otwiera. Zostaw go i weź jazdę.
lesson-ride_to_the_flag-other-2 = To kosztuje 1 z 5 klepsydr (żetonów czasu), a jazda była jeszcze wypoczęta. Najpierw jedź.
lesson-ride_to_the_flag-other-3 = Pas niczego nie zmienia, a chorągiewka wciąż jest niczyja. Jedź do niej.
lesson-ride_to_the_flag-other-4 = Skaliste wzgórza kosztują 2, więc na chorągiewce zabraknie punktu na odjazd. Trzymaj się łąki.
lesson-ride_to_the_flag-other-5 = Chorągiewkę zdobywa ten, kto na niej stoi, gdy tura się kończy, a ty jeszcze tam nie stoisz. Jedź dalej, zanim zakończysz.
lesson-ride_to_the_flag-other-6 = Stamtąd dojazd kosztuje więcej niż 4 punkty prostej drogi. Trzymaj się łąki między jazdą a chorągiewką.

# Lekcja 2

lesson-round_the_pikes = Dookoła pik
    .goal = Zakończ tę turę na środkowej chorągiewce.
    .done = 2 punkty zwycięstwa. Wiesz już, gdzie jazda musi stanąć; teraz, na kogo ma szarżować.
lesson-round_the_pikes-step-1 = Drogi do środkowej chorągiewki pilnują pikinierzy. Dotknij lekkiej jazdy, a zobaczysz, które pola kontrolują.
    .deed = Obejrzyj zakreskowane pola
    .spot = Dotknij swojej jazdy
    .then = Zakreskowane pola to wroga strefa kontroli: kto na nie wejdzie, musi tam stanąć.
lesson-round_the_pikes-step-2 = Skaliste wzgórza kosztują 2, ale nikt cię tam nie zatrzyma. Jedź przez wzgórza do chorągiewki.
    .deed = Przejedź przez wzgórza
    .spot = Przez te wzgórza
lesson-round_the_pikes-step-3 = Masz jeszcze 1 punkt, żeby później odjechać. Zakończ turę na chorągiewce.
    .deed = Zakończ turę na chorągiewce
lesson-round_the_pikes-other-1 = To pole jest zakreskowane: jazda musi stanąć, a szarża na piki kosztowałaby 1 rycerza tylko ciebie. Jedź przez wzgórza.
lesson-round_the_pikes-other-2 = 1 pole przed chorągiewką jazda musi stanąć: ono też należy do strefy pikinierów. Jedź przez wzgórza.
lesson-round_the_pikes-other-3 = Dookoła wzgórz też nikt cię nie zatrzyma, ale kosztuje to 5 punktów zamiast 4. Na odjazd nic wtedy nie zostanie.
lesson-round_the_pikes-other-4 = Turę trzeba zakończyć na samej chorągiewce. Jedź dalej, zanim zakończysz.
lesson-round_the_pikes-other-5 = Jazda jest wypoczęta, a chorągiewka niczyja. Wykorzystaj tę turę na jazdę.

# Lekcja 3

lesson-whom_to_charge = Na kogo szarżować
    .goal = Rozbij czerwony oddział i nie strać ani jednego rycerza.
    .done = Nie mogli się cofnąć, bo nie mieli już punktów. Teraz zobacz, co się dzieje, gdy mogą.
lesson-whom_to_charge-step-1 = Po prawej stoją łucznicy, po lewej pikinierzy. Dotknij ciężkiej jazdy, a zobaczysz, co dałaby szarża.
    .deed = Porównaj obie szarże
    .spot = Dotknij swoich rycerzy
    .then = Karty mówią: +2 przeciw łucznikom, −1 przeciw pikinierom.
lesson-whom_to_charge-step-2 = Przy mieczach stoją najpierw twoje straty, potem ich: 0:2 z łucznikami, 1:0 z pikinierami. Szarżuj na łuczników.
    .deed = Szarżuj na łuczników
    .spot = Szarżuj na nich
    .then = Padli obaj łucznicy, a na ich polu stoją twoi rycerze.
lesson-whom_to_charge-other-1 = Piki łamią szarżę: ginie 1 twój rycerz, u nich nikt. Zostaw pikinierów lekkiej piechocie, jej karta mówi +1.
lesson-whom_to_charge-other-2 = Jazda kosztuje punkty, a obaj wrogowie byli w zasięgu od razu. Szarżuj z miejsca.
lesson-whom_to_charge-other-3 = Czerwoni przegrupowali armię i łucznicy mogą się już cofnąć. Uderz, póki nie mają punktów.
lesson-whom_to_charge-other-4 = Klepsydra za wypoczętych rycerzy, a Czerwoni zrobili to samo: łucznicy mogą się już cofnąć. Uderz, póki nie mogą.

# Lekcja 4

lesson-the_hunt = Pościg
    .goal = Rozbij łuczników w tej turze.
    .done = Punkty ruchu to nogi i życie naraz. Patrz na kropki, także na swoje.
lesson-the_hunt-step-1 = Zaatakowany oddział może się cofnąć, jeśli stać go na to pole, a ci łucznicy mają 2 punkty. Dotknij jazdy i uderz.
    .deed = Zaatakuj łuczników
    .spot = Uderz tutaj
    .then = Cofnęli się, a na ich polu stoi twoja jazda.
lesson-the_hunt-step-2 = Kto zmusił wroga do odwrotu, może uderzyć znowu. Im został 1 punkt, tobie 4: ruszaj za nimi.
    .deed = Ruszaj za nimi i uderz znowu
    .spot = Ruszaj za nimi
    .then = 2 kroki w tył kosztowały ich oba punkty.
lesson-the_hunt-step-3 = Bez punktów muszą przyjąć walkę, a twoja karta mówi +2. Uderz jeszcze raz.
    .deed = Uderz, gdy muszą stać
    .spot = Teraz muszą stać
    .then = 0:2, łucznicy są rozbici.
lesson-the_hunt-other-1 = Z każdej strony mogliby się cofnąć: 1 oddział nie zamknie wszystkich dróg. Najpierw uderz, potem ruszaj za nimi.
lesson-the_hunt-other-2 = Możesz tu stanąć, ale wtedy oni strzelają: padł 1 twój rycerz. Masz 4 punkty, oni 1, więc możesz ruszyć za nimi.
lesson-the_hunt-other-3 = Czerwoni przegrupowali armię i łucznicy znów mają 3 punkty. Uderz, póki nie mają żadnego.
lesson-the_hunt-other-4 = Czerwoni przegrupowali armię i łucznicy mają na odwrót 3 punkty zamiast 2. Uderz teraz.

# Lekcja 5

lesson-bows_on_the_rock = Łuki na skale
    .goal = Ustrzel 1 rycerza ciężkiej jazdy i zostań tam, gdzie nie wjedzie żaden koń.
    .done = Został im 1 rycerz i nie mogą cię dosięgnąć. Zostało jedno: czas.
lesson-bows_on_the_rock-step-1 = Długie łuki sięgają na 2 pola, ale góry pośrodku zasłaniają ciężką jazdę. Dotknij swoich długich łuków.
    .deed = Wybierz długie łuki
    .spot = Dotknij długich łuków
lesson-bows_on_the_rock-step-2 = W góry nie wjedzie żaden koń, a kto stoi wyżej, ma przewagę. Wejdź tam za 2 punkty.
    .deed = Wejdź w góry
    .spot = Wejdź tutaj
lesson-bows_on_the_rock-step-3 = Karta 0, wysokość +1: w kolumnie +1 cel traci 1 rycerza, a strzelcy nigdy nikogo. Strzelaj za ostatni punkt.
    .deed = Ostrzelaj ciężką jazdę
    .spot = Strzelaj tutaj
    .then = Padł 1 rycerz, twoi są cali.
lesson-bows_on_the_rock-other-1 = Z tych wzgórz też można strzelać, ale koń na nie wjedzie, a na odwrót zabraknie punktów. Wejdź w góry.
lesson-bows_on_the_rock-other-2 = Z tych wzgórz też widać cel, ale jazda może tu dotrzeć. Tylko góry są dla niej zamknięte.
lesson-bows_on_the_rock-other-3 = W walce na miecze karta mówi −2, wysokość poprawia na −1: ginie tylko twój łucznik. Lepiej strzelaj.
lesson-bows_on_the_rock-other-4 = Był jeszcze 1 punkt, a strzał kosztuje 1. Strzelaj przed końcem tury.
lesson-bows_on_the_rock-other-5 = Ciężka jazda wciąż ma obu rycerzy. Zaprowadź długie łuki tam, skąd ją widać.

# Lekcja 6

lesson-wagons_and_hourglasses = Klepsydry i wozy
    .goal = Masz 2 punkty zwycięstwa, Czerwoni 3: zdobądź 5 i wygraj bitwę.
    .done = 5 do 3, bitwa jest twoja. Poprowadź teraz całą armię.
lesson-wagons_and_hourglasses-step-1 = Czerwony tabor jest ufortyfikowany: pierwszy cios otwiera krąg wozów, drugi niszczy tabor i daje 3 punkty. Uderz jazdą.
    .deed = Otwórz krąg wozów
    .spot = Dotknij swojej jazdy
    .then = Krąg jest otwarty, a Czerwoni nie mają już klepsydry, żeby go zamknąć.
lesson-wagons_and_hourglasses-step-2 = Jeździe zabrakło punktów, ale masz 1 klepsydrę, czyli żeton czasu. Przegrupuj armię: wszyscy odzyskają punkty.
    .deed = Przegrupuj armię
    .spot = Twoja ostatnia klepsydra
    .then = Wszyscy są wypoczęci, a twój krąg znów zamknięty. Czerwoni mogli tylko spasować.
lesson-wagons_and_hourglasses-step-3 = Wozy dają 3 punkty, środkowa chorągiewka 2. Uderz jeszcze raz.
    .deed = Zniszcz tabor
    .spot = Uderz na wozy
lesson-wagons_and_hourglasses-other-1 = 2 pasy z rzędu kończą bitwę i Czerwoni wygrali 3 do 2. Nie pasuj, gdy masz mniej punktów.
lesson-wagons_and_hourglasses-other-2 = Też dobrze: jazda ma teraz 5 punktów, dość na oba ciosy. Uderz na wozy dwa razy.
lesson-wagons_and_hourglasses-other-3 = Jazda miała 1 punkt, czyli na 1 cios, a wozy stoją tuż obok. Uderz z miejsca.
lesson-wagons_and_hourglasses-other-4 = Środkowa chorągiewka jest już twoja, a do czerwonych wozów dosięgnie tylko jazda. Uderz nią.

# Lekcja 7

lesson-first_battle = Pierwsza bitwa
    .goal = Rozegraj 5 tur całą armią i zdobądź chorągiewkę.
    .done = Pole jest twoje. Odtąd odezwą się tylko ostrzeżenia.
lesson-first_battle-step-1 = Twoje wozy są dla wroga warte 3 punkty. Znajdź im spokojny kąt na skraju, daleko od Czerwonych.
    .deed = Ustaw wozy
lesson-first_battle-step-2 = Ty i Czerwoni stawiacie na zmianę po 1 oddziale. Wybierz oddział albo gotowy szyk.
    .deed = Rozstaw armię
    .then = Bitwa się zaczyna, pierwsza tura należy do ciebie.
lesson-first_battle-step-3 = Chorągiewkę ma ten, kto zakończy na niej turę. Policz kropki i dotknij oddziału, który zdąży do niej przed wrogiem.
    .deed = Zdobądź chorągiewkę
    .spot = Kto będzie tu pierwszy?
lesson-first_battle-step-4 = W każdej turze działa 1 oddział: zajmij następną chorągiewkę, zamknij drogę albo uderz. Dotknij oddziału.
    .deed = Rozegraj 5 tur
    .then = Chorągiewka jest twoja i zostanie twoja, gdy z niej odejdziesz.
lesson-first_battle-remark-1 = Szybcy należą bliżej chorągiewki, wolni tam, gdzie chcesz zostać, pikinierzy przy wozach. Dotknij pola.
lesson-first_battle-remark-2 = Kogo zatrzymasz, ten może stanąć przy wozach, gdy się przegrupujesz. Stawiaj dalej albo zakończ na dobre.
lesson-first_battle-remark-3 = Połowa punktów ruchu jest zużyta, więc wkrótce przyda się przegrupowanie. Najlepiej wtedy, gdy w następnej turze nic ci nie grozi.
lesson-first_battle-remark-4 = Zakreskowane pola zatrzymują. Przy mieczach stoją najpierw twoje straty, potem ich: uderzaj, gdzie ich są większe.
lesson-first_battle-remark-5 = Wróg cię atakuje. Przyjmij walkę, jeśli skala jest po twojej stronie, inaczej cofnij się, póki masz dokąd.
lesson-first_battle-remark-6 = Rezerwa i oddziały, które uciekły, wracają przy wozach ze wszystkimi punktami. Wybierz oddział albo zakończ.
lesson-first_battle-other-1 = Reszta to twoja rezerwa: może stanąć przy wozach przy każdym przegrupowaniu.
lesson-first_battle-other-2 = Na polu nic się nie zmienia. Jeśli obie armie spasują z rzędu, bitwa się kończy.
lesson-first_battle-other-3 = 1 klepsydra za wszystkie punkty ruchu. Najwięcej daje, gdy większość jest zużyta.

# Jak grać, na jednej stronie

guide-intro = Dwie średniowieczne armie spotykają się na polu z heksów, a w pudełku nie ma ani jednej kostki. W każdej turze działa 1 oddział; punktami ruchu płaci za marsz, cios i strzał, a same one nie wracają. Żeby odświeżyć całą armię, zużywasz 1 z 5 klepsydr, czyli żetonów czasu. Kto na koniec tury stoi na chorągiewce, ten ją ma, aż zajmie ją wróg, a 5 punktów wygrywa od razu. Starcie odczytuje się ze skali o 5 kolumnach: najpierw twoja karta, potem 1 kolumna za każdą przewagę.
guide-goal-1 = 5 punktów zwycięstwa na koniec dowolnej tury
guide-goal-2 = Więcej punktów niż wróg, gdy obie armie spasują z rzędu
guide-goal-3 = Więcej punktów, gdy nikt nie ma już klepsydr ani punktów ruchu

guide-armies = Dwie armie
    .text = Każda armia zaciąga oddziały za 20 punktów i obie stawiają je na zmianę, co najmniej 3 pola od każdej chorągiewki i od wozów wroga. Kogo zostawisz w rezerwie, ten stanie później przy twoich wozach.
    .alt = Żółci rozstawiają ciężką jazdę: pola wokół chorągiewki są ciemne i zamknięte, złote są otwarte. Przy wozach stoją już pikinierzy, długie łuki i ciężka piechota.
guide-flags = Chorągiewki i wozy
    .text = Środkowa chorągiewka jest warta 2 punkty, 3 skrajne po 1, a zniszczone wozy wroga 3. Chorągiewka jest twoja także po odjeździe, póki wróg nie zakończy na niej tury.
    .alt = Żółta lekka jazda odjechała ze środkowej chorągiewki, która pozostaje żółta. Na skrajnej stoi czerwona ciężka piechota, a za nią w kręgu czerwone wozy.
guide-points = Punkty ruchu
    .text = Kropki na brzegu to punkty ruchu: równina kosztuje 1, każdy inny teren 2, a liczby mówią, ile zostanie z 5. W góry nie wjedzie żaden koń, a wozy jeżdżą tylko po równinie.
    .alt = Lekka jazda z 5 kropkami, a na polach wokół liczby, ile jej tam zostanie: 4 na równinie, 3 w lesie i na wzgórzach, w górach żadnej.
guide-zones = Strefy kontroli
    .text = Oddział kontroluje pola wokół siebie, na które mógłby wejść, najwyżej 6: wróg, który tam wejdzie, musi stanąć. Może jeszcze go zaatakować albo strzelić.
    .alt = Czerwoni pikinierzy, 6 pól wokół nich zakreskowanych, a 2 pola dalej żółta lekka jazda.
guide-clash = Jak odczytać starcie
    .text = Zacznij od swojej karty, tu −1 przeciw pikinierom i +2 przeciw łucznikom, i odczytaj straty, najpierw własne. Każda przewaga przesuwa o 1 kolumnę: 2 rycerzy na 1, wyższy teren, pieszy przeciw konnemu, gdy obrońca stoi w lesie lub na wzgórzach.
    .alt = Karta ciężkiej jazdy i dwie skale od −2 do +2: w starciu z pikinierami traci ona 1 rycerza, łucznicy tracą 2.
guide-stepping_back = Odwrót
    .text = Zaatakowany może zapłacić za wolne pole poza wszystkimi strefami wroga; atakujący wchodzi na jego miejsce i może uderzyć znowu. Kogo na to nie stać albo kto nie ma takiego pola, musi walczyć.
    .alt = Żółta lekka jazda atakuje czerwonych łuczników. 3 pola za nimi są dla nich otwarte, każde za 1 punkt, pozostałe są zakreskowane.
guide-shots = Ostrzał
    .text = Strzał kosztuje 1 punkt: długi łuk sięga na 2 pola, krótki na 1, a rycerzy traci tylko cel. Las i góry po drodze go zasłaniają, ale z wyższego terenu widać ponad lasem.
    .alt = Długie łuki w górach strzelają ponad lasem do ciężkiej jazdy 2 pola dalej: ginie 1 rycerz.
guide-time = Klepsydry
    .text = 1 z 5 klepsydr przegrupowuje armię: wracają wszystkie jej punkty, krąg wozów się zamyka, a obok stają rezerwy. Zamknięty krąg wytrzyma 1 atak, otwarty przepada od następnego.
    .alt = Żółte wozy w zamkniętym kręgu; 5 wolnych pól wokół nich czeka na oddział z rezerwy.

## Zadania: o co chodzi

puzzle-win = wygraj, cokolwiek zrobi wróg
puzzle-retreat = stać czy się cofnąć: znajdź jedyną dobrą odpowiedź
puzzle-deploy = ustaw się tam, gdzie to najwięcej znaczy
puzzle-turn = znajdź zdecydowanie najlepszy ruch lub atak
puzzle-best = znajdź wybór zdecydowanie najlepszy
