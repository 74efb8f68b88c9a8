# Lekcja 1

lesson-one_land_each = Jedna jednostka, jedno terytorium
    .goal = Trzymaj 3 terytoria, w tym jedno z żywnością.
    .done = 3 terytoria z 3 jednostkami i 1 żywność w każdych Zbiorach. Teraz niech ziemia da Chwałę.
lesson-one_land_each-step-1 = Wszystkie 3 twoje jednostki stoją w Dagviku, a wystarczy tam 1. Zagraj Pospolite Ruszenie: daje 2 ruchy.
    .deed = Zagraj Pospolite Ruszenie
    .spot = Zagraj Pospolite Ruszenie
lesson-one_land_each-step-2 = Jedna jednostka wystarczy, by terytorium było twoje, a w Alvdalu jest jabłko. Wyślij 1 z Dagviku do Alvdalu.
    .deed = Wyślij 1 jednostkę do Alvdalu
    .then = Alvdal jest twój: 1 żywność w każdych Zbiorach.
    .spot = Z Dagviku do Alvdalu
lesson-one_land_each-step-3 = Tindberg ma miejsce na budowlę, które się przyda. Wyślij tam 1 jednostkę, a trzecia niech zostanie w domu.
    .deed = Wyślij 1 jednostkę do Tindbergu
    .spot = Z Dagviku do Tindbergu
lesson-one_land_each-other-1 = Rok skończyłby się z 1 terytorium i bez żywności. Najpierw zagraj Pospolite Ruszenie.
lesson-one_land_each-other-2 = Przeczekanie odkłada kartę bez użycia. A jest ziemia do zajęcia.
lesson-one_land_each-other-3 = Stoją tam 3 jednostki, więc trzeba by walczyć. Puste ziemie bierze się bez walki.
lesson-one_land_each-other-4 = To terytorium też byłoby twoje, ale nikogo nie żywi. Najpierw jabłko w Alvdalu.
lesson-one_land_each-other-5 = Grimfell też liczy się jako trzecie terytorium. Nie ma tylko miejsca na budowlę.
lesson-one_land_each-other-6 = Alvdal trzyma 1 jednostka, która tam stoi: niech zostanie, i więcej tam nie potrzeba. Wyślij jednostkę z Dagviku do Tindbergu.
lesson-one_land_each-other-7 = 2 jednostki w jednym miejscu trzymają tyle samo co 1. Wyślij 1.
lesson-one_land_each-other-8 = Został ruch, a obok jest pusta ziemia. Wykorzystaj go.


# Lekcja 2

lesson-close_the_circle = Zamknij krąg
    .goal = Zamknij swoje terytorium i zdobądź 3 Chwały.
    .done = 3 kafle, 3 Chwały od razu i 2 w każdych Zbiorach. Teraz: co zbudować na swojej ziemi.
lesson-close_the_circle-step-1 = Dagvik ma jeszcze otwarty bok, a otwarte terytorium nie daje Chwały. Zagraj Odkrycie: dobierzesz kafel na to miejsce.
    .deed = Zagraj Odkrycie
    .spot = Zagraj Odkrycie
lesson-close_the_circle-step-2 = Bez otwartego boku terytorium jest zamknięte i daje Chwałę za każdy swój kafel. Wybierz takie ułożenie, w którym jego mała część dotyka Dagviku.
    .deed = Połóż kafel właściwą stroną
    .spot = Mała część do Dagviku
lesson-close_the_circle-other-1 = Gdy jednostka odejdzie, Dagvik będzie niczyj. Zamknie go Odkrycie.
lesson-close_the_circle-other-2 = Tak nie dobierzesz kafla i Dagvik zostanie otwarty. Zagraj Odkrycie.
lesson-close_the_circle-other-3 = Dagvik ma teraz 4 kafle, ale jest otwarty i nic nie da, póki się go nie zamknie. Czasem warto poczekać; tutaj 3 Chwały są pewne.
lesson-close_the_circle-other-4 = 3 kafle, ale wciąż otwarte: jeszcze bez Chwały. Wybierz ułożenie, w którym jego mała część dotyka Dagviku.


# Lekcja 3

lesson-great_and_small = Duża i Mała Budowla
    .goal = Za 4 drewna postaw Dużą Budowlę i Menhir.
    .done = 2 budowle za 4 drewna, a Kozioł dostał 3 żywności. Sąsiedzi chcą takiej ziemi: naucz się liczyć walkę.
lesson-great_and_small-step-1 = Masz 4 drewna, a do budowania potrzebna jest karta. Zagraj Budowę.
    .deed = Zagraj Budowę
    .spot = Zagraj Budowę
lesson-great_and_small-step-2 = Kuźnia daje co roku 1 kartę więcej, a potrzebuje kwadratowego miejsca i 3 drewien. Zbuduj ją w Brimnesie.
    .deed = Zbuduj Kuźnię w Brimnesie
    .then = Grasz Kozłem: Duża Budowla daje ci 2 żywności, Mała 1.
    .spot = Tu Kuźnia
lesson-great_and_small-step-3 = Kartę z błyskawicą można dołożyć do innej w tej samej turze. Ma ją twoja Karta Klanu i też buduje: zagraj ją.
    .deed = Zagraj Kartę Klanu
    .spot = Zagraj ją także
lesson-great_and_small-step-4 = Menhir daje 1 wiedzę w każdych Zbiorach i stoi tylko tam, gdzie narysowano kamień. Zbuduj go w Siglundzie.
    .deed = Zbuduj Menhir w Siglundzie
    .spot = Tu Menhir
lesson-great_and_small-other-1 = Tak nic nie powstanie. Zagraj Budowę, póki masz drewno.
lesson-great_and_small-other-2 = Równie dobrze jak Kuźnia: Ołtarz Królów daje 3 Chwały w każdych Zbiorach, a Forteca 2 punkty w obronie.
lesson-great_and_small-other-3 = Można zacząć od Menhiru, bo zostają 3 drewna. Zagraj drugą kartę na kwadratowe miejsce w Brimnesie.
lesson-great_and_small-other-4 = Duża Budowla bierze 3 drewna, a Menhir 1. To całe twoje drewno, na inną budowlę nic nie zostaje.
lesson-great_and_small-other-5 = Wszyscy inni spasowali, więc od razu znów jest twoja tura. W innym razie zagraliby przed tobą.
lesson-great_and_small-other-6 = To zabiera ostatnie drewno i nie daje wiedzy. Zbuduj Menhir tam, gdzie narysowano kamień.


# Lekcja 4

lesson-enough_axes = Dość toporów
    .goal = Zdobądź Brimnes Klanu Kruka przy każdym wyniku kości, utrzymaj Askheim i zachowaj 2 żywności.
    .done = 2 czaszki zabrały 2 z twoich 3 jednostek, a ostatnia trzyma Brimnes. Jego Spichlerz żywi teraz ciebie, a zima blisko.
lesson-enough_axes-step-1 = Klan Kruka pilnuje Brimnesu i Spichlerza 1 jednostką. Zagraj Wojowników: 2 ruchy i 1 punkt walki więcej.
    .deed = Zagraj Wojowników
    .spot = Zagraj Wojowników
lesson-enough_axes-step-2 = Kto wchodzi na wrogie terytorium, musi tam walczyć. Ruszaj z Askheimu do Brimnesu.
    .deed = Ruszaj na Brimnes
    .spot = Z Askheimu do Brimnesu
lesson-enough_axes-step-3 = Czaszki na kościach zabijają bez względu na punkty: 1 jednostka wygra 31 razy na 100, 2 wygrają 83 razy, 3 zawsze. Wyślij 3 i zakończ ruch; czwarta pilnuje Askheimu.
    .deed = Wyślij 3 jednostki i zakończ ruch
    .spot = Wyślij 3, potem zakończ
lesson-enough_axes-step-4 = Każda żywność to 1 punkt walki, ale wygrasz i bez niej. Zachowaj ją na zimę: wydaj 0.
    .deed = Nie wydawaj żywności
    .spot = Zachowaj 2 żywności
lesson-enough_axes-other-1 = Spichlerz zostaje wtedy przy Klanie Kruka. Zagraj Wojowników.
lesson-enough_axes-other-2 = Nikt jeszcze nie wyruszył. Ruszaj z Askheimu do Brimnesu.
lesson-enough_axes-other-3 = Nikt tam nie stoi, więc terytorium byłoby twoje bez walki. Spichlerz jest w Brimnesie.
lesson-enough_axes-other-4 = 1 na 1 wygrywa tylko 31 razy na 100. Masz więcej jednostek: wyślij 3.
lesson-enough_axes-other-5 = 83 na 100 to dużo, ale 2 czaszki naraz wszystko zepsują. Trzecia jednostka daje pewność.
lesson-enough_axes-other-6 = Też pewne, ale Askheim zostaje pusty, a z nim jego żywność. Wystarczą 3.
lesson-enough_axes-other-7 = Ostatnia jednostka pilnuje Askheimu i jego żywności. Na Brimnes wystarczą 3.
lesson-enough_axes-other-8 = Wygrasz i bez niej, a zima blisko. Wydaj 0.


# Lekcja 5

lesson-winter = Zima
    .goal = Przetrwaj zimę bez Karty Niepokojów.
    .done = 7 jednostek zjadło 2 żywności; 6 zjadłoby 1. Rachunek rośnie po 3, 6, 9 i 12 jednostkach.
lesson-winter-step-1 = 7 jednostek zje tej zimy 2 żywności, a masz 1. Za 3 dowolne zasoby dostaniesz 1: oddaj 3 drewna.
    .deed = Oddaj 3 drewna
    .spot = Potrzeba 2 żywności, jest 1
lesson-winter-step-2 = Drewno nie zastąpi zimą żywności. Weź za nie teraz 1 żywność.
    .deed = Weź 1 żywność
    .spot = Brakuje żywności
lesson-winter-other-1 = Zabrakło 1 żywności, więc przyszła Karta Niepokojów: martwa karta i 5 Chwały mniej na końcu. Wymiana cię ratuje.
lesson-winter-other-2 = Oddajesz żywność, żeby dostać żywność. Wystarczą same 3 drewna.
lesson-winter-other-3 = Wiedza nikogo nie nakarmi: zabrakło 1 żywności i przyszła Karta Niepokojów. Weź żywność.


# Lekcja 6

lesson-three_strongholds = Trzy twierdze
    .goal = Wygraj w tym roku, choć Klan Kruka ma 20 Chwały, a ty 9.
    .done = 3 twierdze wygrywają bez względu na Chwałę. Odtąd licz twierdze u wszystkich.
lesson-three_strongholds-step-1 = Zamknięte terytorium z Dużą Budowlą to twierdza, a 3 twierdze na koniec roku wygrywają grę. Masz 2: zagraj Budowę.
    .deed = Zagraj Budowę
    .spot = Są 3 drewna, brakuje twierdzy
lesson-three_strongholds-step-2 = Grimfell też jest zamknięty i ma wolne kwadratowe miejsce. Postaw tam dowolną Dużą Budowlę.
    .deed = Zbuduj Dużą w Grimfellu
    .then = To twoja trzecia twierdza.
    .spot = Kwadratowe miejsce
lesson-three_strongholds-step-3 = Wygrywasz z końcem roku, więc niech się skończy. Zakończ turę, potem spasuj.
    .deed = Zakończ turę i spasuj
    .spot = 3 z 3
lesson-three_strongholds-step-4 = W Zbiorach można wymieniać, ale zima chce tylko 1 żywności. Zakończ bez wymiany.
    .deed = Zakończ Zbiory
    .spot = 3 z 3
lesson-three_strongholds-other-1 = Rok skończy się tak z 2 twierdzami, a 2 nie wygrywają. Najpierw zbuduj, potem spasuj.
lesson-three_strongholds-other-2 = To nic nie buduje, a brakuje 1 twierdzy. Zagraj Budowę.
lesson-three_strongholds-other-3 = Przydatne, ale twierdzę tworzy tylko Duża Budowla, a 2 drewna na nią nie starczą. Zbuduj Dużą w Grimfellu.
lesson-three_strongholds-other-4 = Niczego już nie brakuje, a na każdym z 3 terytoriów musi zostać jednostka. Spasuj.
lesson-three_strongholds-other-5 = Wymieniaj, jeśli chcesz: twierdze liczą się najpierw.


# Lekcja 7

lesson-first_year = Pierwszy rok
    .goal = Rozegraj pierwszy rok prawdziwej gry: osiądź, zagraj karty, spasuj i przetrwaj zimę.
    .done = Rok za tobą, a ziemi przybyło. Przed tobą jeszcze 6 lat: graj dalej.
lesson-first_year-step-1 = Każdy kładzie 2 kafle i na każdym osadza 3 jednostki. Wybieraj i patrz, co robią inni.
    .deed = Wybierz klan i osiądź
lesson-first_year-step-2 = W każdej turze grasz 1 kartę. Spasuj, gdy w ofercie są karty lepsze od tych, które masz na ręce.
    .deed = Zagraj karty, potem spasuj
lesson-first_year-step-3 = Zbiory przychodzą same. Potem zima bierze 1 żywność za 4 do 6 jednostek, a 2 za 7 do 9.
    .deed = Zbiory i zima
lesson-first_year-remark-1 = Każdy klan trochę nagina zasady. Kozioł dostaje żywność za każdą budowlę, a to pomaga w pierwszą zimę.
lesson-first_year-remark-2 = Pierwszy kafel musi dotykać kafla startowego. Najszybciej zamykają się ziemie z jednym bokiem: szukaj wielu małych części.
lesson-first_year-remark-3 = Druga grupa zaczyna na innym terytorium: od razu masz 2. Zima zjada żywność, więc szukaj jabłek.
lesson-first_year-remark-4 = Kafle łączą się tam, gdzie stykają się ich boki. Szukaj luki, która zamknie twoją ziemię: zamknięta daje Chwałę.
lesson-first_year-remark-5 = Zanim położysz kafel, obróć go na wszystkie strony. To, co zetknie się z twoją ziemią, stanie się jej częścią.
lesson-first_year-remark-6 = Wszystkie 3 jednostki osiadają na jednym terytorium. Warto trzymać takie z żywnością, drewnem albo miejscem na budowlę.
lesson-first_year-remark-7 = Za 3 wiedzy i kartę z ręki weźmiesz Kartę Ulepszenia Klanu, do zagrania od następnej tury. Prawie zawsze warto.
lesson-first_year-remark-8 = 4 karty, po 1 na turę, a każda z błyskawicą dodatkowo. Uczta zastępuje Rekrutację, Ruch, Odkrycie albo Budowę.
lesson-first_year-remark-9 = Spójrz na ofertę: jeśli jest tam karta lepsza od twoich, spasuj. Kto spasuje pierwszy, wybiera pierwszy i zaczyna następny rok.
lesson-first_year-remark-10 = Co jeszcze świeci, możesz dołożyć w tej turze, na przykład kartę z błyskawicą. Jeśli nic, zakończ turę.
lesson-first_year-remark-11 = Uczta to jedna dowolna podstawowa akcja. Weź tę, której nie daje żadna inna karta na twojej ręce.
lesson-first_year-remark-12 = Nowe jednostki przychodzą tam, gdzie już stoisz. Zima bierze 1 żywność za 4 do 6 jednostek, a 2 za 7 do 9.
lesson-first_year-remark-13 = Mała Budowla kosztuje 1 drewno, Duża 3. Spichlerz daje 1 żywność w każdych Zbiorach, w tym roku też.
lesson-first_year-remark-14 = 1 jednostka trzyma terytorium tak samo jak 3. Zostaw 1, a inne wyślij na puste ziemie.
lesson-first_year-remark-15 = Wzięta karta trafia na wierzch twojego Stosu Dobierania, więc dobierzesz ją w następnym roku.
lesson-first_year-remark-16 = Śnieżynka przy twoim klanie pokazuje, co weźmie zima. Jeśli brakuje żywności, 3 dowolne zasoby kupią 1.


# Jak grać

guide-intro = Twój klan ląduje na nieznanym brzegu, a mapa rośnie kafel po kaflu. Co roku masz 4 karty i po 1 na turę rekrutujesz, ruszasz się, odkrywasz i budujesz, a kto skończy pierwszy, ten wybiera najlepszą nową kartę. 1 jednostka trzyma terytorium; zamknięte daje Chwałę, a na jego miejscach stoją budowle. Żywią cię Zbiory, a zima po nich zabiera tym więcej, im większe jest wojsko. Po 7 latach wygrywa największa Chwała, chyba że wcześniej ktoś wygra twierdzami.
guide-goal-1 = Największa Chwała po 7. roku: zamknięte terytoria, Ołtarze, karty i 1 za każde 3 zasoby, które zostały.
guide-goal-2 = Albo na koniec dowolnego roku: 3 zamknięte terytoria, na każdym Duża Budowla.
guide-year = Cztery karty na rok
    .text = Dobierz 4 ze swoich kart i graj po 1 na turę, aż wszyscy spasują; potem są Zbiory, a po nich zima. Kartę z błyskawicą można dołożyć do innej w tej samej turze.
    .alt = Ręka z 4 kartami: Rekrutacja, Ruch, Odkrycie i Karta Klanu z błyskawicą.
guide-holding = Jedna jednostka trzyma ziemię
    .text = Terytorium, na którym tylko ty masz jednostki, jest twoje, z 1 tak samo jak z 5. Krok przez zwykłą granicę kosztuje 1 punkt ruchu, przez trudną 2.
    .alt = 3 terytoria z 1 jednostką Kozła na każdym; jedna strzałka przekracza przerywaną białą granicę, druga brązową trudną.
guide-closing = Zamykaj swoje terytoria
    .text = Odkrycie kładzie kafel przy otwartym boku, a części stykające się bokami stają się jednym terytorium. Gdy zamknie twoje, dostajesz od razu 1 Chwałę za kafel, tu 3; każde Zbiory dodają 1 przy najwyżej 2 kaflach, a 2 przy większej ich liczbie.
    .alt = Terytorium Kozła na 3 kaflach, zamknięte ze wszystkich stron.
guide-building = Okrągłe, z kamieniem, kwadratowe
    .text = Na okrągłym miejscu stoi Mała Budowla za 1 drewno, na kamieniu także Menhir, na kwadratowym Duża za 3. Każdy rodzaj stoi na terytorium raz i służy temu, kto je trzyma.
    .alt = Kuźnia i Ołtarz Królów na kwadratowych miejscach, Spichlerz na okrągłym, Menhir na kamieniu.
guide-combat = Punkty i czaszki
    .text = Obie strony dodają jednostki, kartę, żywność i jedną kość: 3 jednostki, Wojownicy i 2 na kości to 6, a 1 jednostka i 3 na kości to 4. Czaszki zabijają najpierw, a kto traci wszystkich, przegrywa; przy remisie wygrywa obrońca.
    .alt = 3 jednostki Kozła atakują terytorium, na którym stoi 1 jednostka Kruka i Spichlerz.
guide-passing = Spasuj wcześnie, wybierz pierwszy
    .text = Kto pasuje, odkłada rękę i bierze 1 kartę z oferty, którą dobierze w następnym roku. Kto spasuje pierwszy, zaczyna też następny rok.
    .alt = Oferta z 3 kartami.
guide-winter = Rachunek za zimę
    .text = Do 3 jednostek zima jest za darmo, 4 do 6 kosztują 1 żywność, 7 do 9 kosztują 2, 10 do 12 kosztują 3 i 1 drewno, 13 i 14 kosztują 4 i 2 drewna. Jeśli czegoś brakuje, bierzesz Kartę Niepokojów: nic nie robi, a na końcu zabiera 5 Chwały.
    .alt = Kozioł ma 7 jednostek, 1 żywność i 3 drewna: przy śnieżynce są 2 żywności.
guide-strongholds = Trzy twierdze wygrywają
    .text = Twoje zamknięte terytorium z Dużą Budowlą to twierdza. Kto na koniec roku ma 3, wygrywa od razu, choćby miał mało Chwały.
    .alt = 3 zamknięte terytoria Kozła z Kuźnią, Ołtarzem Królów i Fortecą.

## Zadania: o co chodzi

puzzle-win = wygraj, cokolwiek się stanie
puzzle-tile = połóż kafel tam, gdzie da najwięcej
puzzle-army = rusz, walcz albo cofnij się tak, by zyskać najwięcej
puzzle-card = znajdź zdecydowanie najlepszą kartę lub akcję
puzzle-best = znajdź wybór zdecydowanie najlepszy
