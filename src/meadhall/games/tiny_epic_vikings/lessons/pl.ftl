# Lekcja 1

lesson-a_boat_and_a_settler = Łódź i osadnik
    .goal = Zdobądź runę Wężowej Wyspy.
    .done = Łódź 2 i osadnik 1 to razem 3, i runa jest twoja. Frigg to widzi: jej gniew wzrósł z 0 do 1.
lesson-a_boat_and_a_settler-step-1 = Każda wyspa niesie runę, a gra toczy się o runy. Gro żegluje: dotknij jej karty, by zagrać ją odkrytą.
    .deed = Zagraj odkrytą Gro
    .spot = Dotknij Gro
lesson-a_boat_and_a_settler-step-2 = Gro daje łodzi do 4 ruchów, a port kończy rejs: na Wężową Wyspę wystarczy 1. Wykonaj akcję przywódcy, dotknij łodzi, potem portu.
    .deed = Wpłyń do portu Wężowej Wyspy
    .spot = Twoja łódź, potem port
lesson-a_boat_and_a_settler-step-3 = Łódź w porcie daje 2, ale runę bierze tylko ktoś na lądzie. Zapłać 1 żywności i rozmieść 1 osadnika: na pustej wyspie to wystarczy.
    .deed = Rozmieść 1 osadnika
    .spot = Wysadź tutaj
lesson-a_boat_and_a_settler-other-1 = Dagny też żegluje: ma 3 ruchy, a wystarczy 1. Płyń z nią dalej.
lesson-a_boat_and_a_settler-other-2 = Leikny daje Zbiory, a Orm Budowę: to przyda się później, ale na wyspę nie dowozi. Zrobi to Gro.
lesson-a_boat_and_a_settler-other-3 = Zakryta karta walczy o łaskę bóstw. O tym jest lekcja 5, teraz płyń.
lesson-a_boat_and_a_settler-other-4 = Tędy też można: stąd na Wężową Wyspę jest jeszcze 1 ruch.
lesson-a_boat_and_a_settler-other-5 = Lisia Wyspa też ma runę, ale ta lekcja jest o Wężowej.
lesson-a_boat_and_a_settler-other-6 = Karta to cała tura: teraz jest zużyta, a żadna wyspa nie jest twoja. Niech Gro dowiezie cię do portu.
lesson-a_boat_and_a_settler-other-7 = Sama łódź niczego nie trzyma: daje 2, ale na lądzie nikogo nie ma. Rozmieść 1 osadnika.

# Lekcja 2

lesson-runes_open_doors = Runy otwierają drzwi
    .goal = Zdobądź Wilczą Wyspę i wykonaj akcję runiczną Dagny.
    .done = 1 karta, 2 akcje: wyspa i 2 żywności. Inni też zechcą twoich wysp.
lesson-runes_open_doors-step-1 = Akcja runiczna Dagny wymaga 2 run Bogactwa: Wężowa Wyspa to 1, a karta Dagny to druga. Zagraj ją i wykonaj najpierw jej akcję przywódcy.
    .deed = Zagraj Dagny
    .spot = Dotknij Dagny
lesson-runes_open_doors-step-2 = Osadnik utrzyma Wężową Wyspę, więc łódź może odpłynąć. Wypłyń na Cieśninę Południowo-Zachodnią i wpłyń do portu Wilczej Wyspy.
    .deed = Wpłyń do portu Wilczej Wyspy
    .spot = Łódź, cieśnina, port
lesson-runes_open_doors-step-3 = Wilczej Wyspy nikt nie trzyma, więc wystarczy 1 osadnik na lądzie. Wydaj ostatnią żywność.
    .deed = Rozmieść 1 osadnika
    .spot = Wysadź tutaj
    .then = Wilcza Wyspa jest twoja: to runa Sekretów obok twoich 2 run Bogactwa.
lesson-runes_open_doors-step-4 = Akcja runiczna Dagny jest teraz otwarta: 1 żywność za każdą runę Bogactwa, a masz 2. Wykonaj ją.
    .deed = Wykonaj akcję runiczną
    .spot = 2 runy Bogactwa: otwarte
lesson-runes_open_doors-other-1 = Zbiory są dobre, ale akcja runiczna Leikny wymaga runy Sekretów, a ta leży na Wilczej Wyspie.
lesson-runes_open_doors-other-2 = Orm buduje, a jego akcja runiczna wymaga 2 run Bogactwa: z nim masz tylko 1. Z Dagny masz 2.
lesson-runes_open_doors-other-3 = Na Wężowej Wyspie nie ma już nikogo twojego, a bez łodzi jej runa tam wróci. Zostaw osadnika.
lesson-runes_open_doors-other-4 = Bez Żeglugi nie dotrzesz na Wilczą Wyspę. Wykonaj akcję przywódcy.
lesson-runes_open_doors-other-5 = To okrężna droga, ale 3 ruchy akurat wystarczą: teraz Cieśnina Południowo-Zachodnia.
lesson-runes_open_doors-other-6 = Łódź daje 2, ale na lądzie nikogo nie ma: runa zostaje na wyspie. Rozmieść osadnika.
lesson-runes_open_doors-other-7 = Ta akcja nic nie kosztuje, a daje 2 żywności. Gdy akcja runiczna jest otwarta, zastanów się, co z niej masz.

# Lekcja 3

lesson-outnumber_them = Przewaga
    .goal = Zabierz runę Lisiej Wyspy.
    .done = Runa jest twoja, a gniew Thora wzrósł do 2. To samo inni mogą zrobić tobie: zbuduj coś, co zostanie.
lesson-outnumber_them-step-1 = Żółty trzyma Lisią Wyspę 2 osadnikami i łodzią w porcie: wpływ 4. Trzeba mieć więcej, więc zagraj Dyri, żegluj i dotknij swojej łodzi.
    .deed = Wyrusz z Dyri
    .spot = Dyri: Żegluga 3
lesson-outnumber_them-step-2 = Żegluga 3 pozwala wysadzić do 3 osadników. Wpłyń do wolnego portu Lisiej Wyspy.
    .deed = Wpłyń do portu Lisiej Wyspy
    .spot = Wolny port
lesson-outnumber_them-step-3 = Kto ma więcej osadników niż każdy inny klan, wypędza po 1 z cudzych. Wysadź 3 na 2: będzie 5 do 3.
    .deed = Wysadź 3 osadników
    .spot = 3 na 2
lesson-outnumber_them-other-1 = Orm buduje, ale nowa łódź stoi w fiordzie i nic nie daje, a świątynia wymaga twojego osadnika na wyspie.
lesson-outnumber_them-other-2 = Tam stoi łódź Żółtego: wpłyń do jej portu, a musi odpłynąć. Wtedy twoja łódź i 1 osadnik dają 3, a jego 2 osadnicy tylko 2.
lesson-outnumber_them-other-3 = Pustą wyspę też warto mieć. Ta lekcja jest o takiej, którą ktoś trzyma.
lesson-outnumber_them-other-4 = Za mało: równy wpływ niczego nie zmienia, a równa liczba nikogo nie wypędza. Wysadź 3.

# Lekcja 4

lesson-stone_stays = Świątynia zostaje
    .goal = Utrzymaj Wilczą Wyspę po następnej turze Niebieskiego.
    .done = Niebieski wysadził 2 i wypędził twojego osadnika, a mimo to jest 6 do 4. Świątynia daje też 1 zasób więcej przy każdych Zbiorach.
lesson-stone_stays-step-1 = Niebieski czeka we Fiordzie Wielorybiego Ogona, tuż obok Wilczej Wyspy, a twoja łódź i 1 osadnik to tylko 3. Orm buduje: zagraj go i wykonaj jego akcję przywódcy.
    .deed = Zagraj Orma
    .spot = Orm buduje
lesson-stone_stays-step-2 = Świątynia daje 4 i nikt jej nie wypędzi. Zapłać 4 drewna i postaw ją na Wilczej Wyspie.
    .deed = Zbuduj świątynię
    .spot = Tu stanie świątynia
lesson-stone_stays-other-1 = Wypłynąć i wrócić z 2 osadnikami też by wystarczyło, 5 do 4, za całą żywność. Tym razem zbuduj to, co zostaje.
lesson-stone_stays-other-2 = Łódź w fiordzie nic nie daje, liczy się tylko zacumowana: Niebieski wziął wyspę, 4 do 2. Zbuduj świątynię.
lesson-stone_stays-other-3 = Przypłynęło 2, a twój był 1: wyspa przepadła, 4 do 2. Niech Orm buduje.
lesson-stone_stays-other-4 = W bitwie zdobywa się łaski, a Niebieski chce twojej wyspy. Zagraj Orma odkrytego.

# Lekcja 5

lesson-face_down = Karta zakryta
    .goal = Wygraj Chmurę Gromu, łaskę z 2 runami Gniewu natury.
    .done = Nikt nie dołączył, więc przyszli najeźdźcy: karta z talii o sile 3, a twoja była silniejsza. Runy na łaskach nie otwierają akcji runicznych, ale na końcu punktują.
lesson-face_down-step-1 = Zakryta karta nie wykonuje akcji: walczy o łaskę bóstw. Wybierz zagranie karty zakrytej.
    .deed = Zagraj kartę zakrytą
lesson-face_down-step-2 = Hakon ma siłę 9 i kosztuje 3 stali, płatne w chwili bitwy. Masz dokładnie 3: dotknij Hakona.
    .deed = Wyślij Hakona
    .spot = Siła 9
lesson-face_down-step-3 = Ty wybierasz nagrodę, z końca jednego z rzędów. Najbardziej gniewny jest na razie Thor, a Chmura Gromu ma 2 jego runy: dotknij jej.
    .deed = Wybierz Chmurę Gromu
    .spot = 2 runy Thora
lesson-face_down-other-1 = Odkryta karta wykonuje akcje. Tym razem niech któraś walczy: zagraj ją zakrytą.
lesson-face_down-other-2 = Dyri ma siłę 3: słabsza jest niewiele ponad połowa kart, jakie mogą przyjść. Wyślij Hakona.
lesson-face_down-other-3 = Orm ma siłę 5 i nie kosztuje stali: słabsze są 4 na 5 kart, jakie mogą przyjść. Hakon wygra ze wszystkimi oprócz 2.
lesson-face_down-other-4 = 1 runa i pełna sakwa: zasoby teraz, ale mniej punktów na końcu. Chmura Gromu ma 2 runy.

# Lekcja 6

lesson-the_angriest_god = Najbardziej gniewne bóstwo
    .goal = Wygraj grę swoją ostatnią kartą.
    .done = Frigg płaci teraz 6 za wyspę i wygrywasz 12 do 8 i 4. Oto cała gra: wyspy, runy i gniewne bóstwa.
lesson-the_angriest_god-step-1 = To ostatnia karta w grze, a Żółty prowadzi 12 do 8. Gro żegluje: zagraj ją i wykonaj jej akcję przywódcy.
    .deed = Zagraj Gro
    .spot = Dotknij Gro
lesson-the_angriest_god-step-2 = Najbardziej gniewny jest Odyn, 7 do 6 u Frigg, więc 2 twoje wyspy Bogactwa dają tylko po 4. Osada może to zmienić: wpłyń do portu, w którym stoi.
    .deed = Wpłyń do portu z osadą
    .spot = Porty z osadami
lesson-the_angriest_god-step-3 = W epoce 3 złupienie kosztuje 3 stali, a po ostatniej karcie stal nie jest nic warta. Złup osadę.
    .deed = Złup osadę
lesson-the_angriest_god-step-4 = Osada ofiarowana bóstwu dodaje 2 gniewu: Frigg ma wtedy 8 i wyprzedza Odyna. Ofiaruj ją Frigg.
    .deed = Rozgniewaj Frigg
    .spot = 6 + 2 to 8
lesson-the_angriest_god-other-1 = Bitwa może skończyć się różnie. Osada jest pewna.
lesson-the_angriest_god-other-2 = W tym porcie nie ma osady i kończy się 8 do 12. Poszukaj portu z osadą.
lesson-the_angriest_god-other-3 = Bez osady nic się u bóstw nie zmienia: 8 do 12. Złup ją.
lesson-the_angriest_god-other-4 = Odyn ma 9 i płaci za wyspy Żółtego: 12 do twoich 8. Które bóstwo płaci za twoje?
lesson-the_angriest_god-other-5 = Thor zrównuje się z Odynem na 7: obaj płacą po 4, a trzecia Frigg płaci 2. Które bóstwo płaci za twoje wyspy?
lesson-the_angriest_god-other-6 = To nikogo nie gniewa i zostaje 8 do 12. Które bóstwo płaci za twoje wyspy?

# Lekcja 7

lesson-your_first_era = Pierwsza epoka
    .goal = Rozegraj epokę 1 prawdziwej gry z 2 początkującymi.
    .done = Pierwsza epoka za tobą: karty znikają ze stołu, a wyspy i gniew bóstw zostają. Możesz grać dalej, aż do końca.
lesson-your_first_era-step-1 = Fiord między 2 wyspami, z dala od innych, daje spokojny początek, a zachód jest pusty. Wybierz fiord dla swojej łodzi.
    .deed = Ustaw swoją łódź
    .spot = Spokojne wody
lesson-your_first_era-step-2 = Karty z tą samą runą otwierają sobie nawzajem akcje runiczne, a w każdej ręce przyda się Żegluga. Dagny żegluje i niesie Bogactwo, jak Njal: zatrzymaj 1 kartę.
    .deed = Wybierz 4 karty
    .spot = Obie niosą Bogactwo
lesson-your_first_era-step-3 = Puste wyspy szybko znikają, więc żegluj, zanim zaczniesz zbierać i budować. Zagraj kartę z Żeglugą, zacumuj i wysadź osadnika.
    .deed = Zdobądź runę wyspy
lesson-your_first_era-step-4 = Masz runę: liczy się do akcji runicznych wszystkich twoich kart. Graj dalej, najpierw kartą, która da najwięcej.
    .deed = Zagraj do końca epoki 1
lesson-your_first_era-remark-1 = Co oddasz, to dostanie sąsiad. Zatrzymaj to, co pasuje do twoich run, albo to, czego nie chcesz tam widzieć.
lesson-your_first_era-remark-2 = To twoja ostatnia karta w tej epoce: potem wszystkie karty znikną ze stołu, a zostaną wyspy i łaski. Skorzystaj z tego, co jest otwarte.
lesson-your_first_era-remark-3 = Czeka bitwa i możesz do niej dołączyć zakrytą kartą. Stal każdego widzą wszyscy: policz, jak silni mogą być inni.
lesson-your_first_era-remark-4 = Każdy osadnik kosztuje 1 żywności, a pustą wyspę weźmie już 1. By kogoś wypędzić, trzeba mieć więcej osadników niż on.
lesson-your_first_era-remark-5 = Akcja runiczna tej karty jest otwarta: wystarczą twoje runy i nie zużywają się. Wykonaj ją, jeśli coś daje.
lesson-your_first_era-remark-6 = Złupienie kosztuje 1 stali w tej epoce, 2 w następnej, 3 w ostatniej. Osada da jeszcze jedną akcję albo 2 gniewu bóstwa.
lesson-your_first_era-remark-7 = W turze możesz ofiarować 1 osadę: za akcję od razu, albo później, by rozgniewać bóstwo, gdy już wiadomo, które ci płaci.
lesson-your_first_era-remark-8 = Za żywność wysadzasz osadników, za drewno budujesz, za stal łupisz i walczysz. Weź to, czego potrzebuje następna karta; powyżej 7 przepada.
lesson-your_first_era-remark-9 = Świątynia daje 4 tam, gdzie masz osadnika, i zostaje. Łódź staje w fiordzie i daje 2, gdy zacumuje.
lesson-your_first_era-remark-10 = Osadnicy chodzą szlakami morskimi za darmo. Zostaw 1 tam, gdzie chcesz zachować runę.
lesson-your_first_era-remark-11 = Kto rozpoczyna bitwę, wybiera nagrodę. Najwięcej dadzą 2 runy bóstwa, które może zostać najbardziej gniewne.
lesson-your_first_era-remark-12 = To przegrana, ale bóstwo twojej karty cię pociesza. Skorzystaj z daru, nic nie kosztuje.

# Jak się gra, na jednej stronie

guide-intro = Prowadzisz mały klan od fiordu do fiordu i chcesz mieć wyspy, bo każda niesie runę. Przez 3 epoki zagrywasz 15 kart, po 1 na turę: odkryte żeglują, eksplorują, zbierają albo budują, zakryte walczą o łaskę bóstw. Runy wysp i kart otwierają drugą akcję na innych kartach, więc dobra tura liczy się podwójnie. 3 bóstwa gniewają się bardziej z każdą wziętą wyspą, przegraną bitwą i ofiarowaną im osadą. Na końcu najlepiej płaci najbardziej gniewne: 6, 4 albo 2 punkty za wyspę, 3, 2 albo 1 za runę z bitwy, i nic więcej nie punktuje.
guide-goal-1 = Najwięcej punktów za runy po 3 epokach
guide-goal-2 = Przy remisie więcej wysp, potem więcej łask

guide-turn = 1 karta na turę
    .text = W każdej epoce wybierasz 4, 5, potem 6 kart i zagrywasz 1 na turę. Odkryta wykonuje akcję przywódcy, potem runiczną; zakryta walczy.
    .alt = Arkusz Żółtego: 2 karty odkryte, a obok karta zakryta do bitwy.
guide-sailing = Żegluga
    .text = Żegluga 3 to do 3 ruchów, z fiordu do fiordu albo do portu, a port kończy rejs. Tam wysadzasz do 3 osadników, po 1 żywności za każdego.
    .alt = Czerwona łódź przy krawędzi mapy; strzałki prowadzą przez Cieśninę Południowo-Zachodnią do portu Wilczej Wyspy.
guide-holding = Kto trzyma wyspę
    .text = Osadnik daje 1, łódź w porcie 2, świątynia 4: tu Czerwony ma 7, Niebieski 4. Runę trzyma, kto ma najwięcej i osadnika lub świątynię na lądzie; remis niczego nie zmienia.
    .alt = Wilcza Wyspa ze świątynią, osadnikiem i łodzią Czerwonego oraz 2 osadnikami i łodzią Niebieskiego.
guide-driving_off = Wypędzanie osadników
    .text = Więcej osadników niż każdy inny klan po rozmieszczeniu lub Eksploracji: każdy z nich traci 1. Tu 3 na 2 zmieniają 5 do 4 w 5 do 3 i Czerwony zabiera runę.
    .alt = Lisia Wyspa z 3 czerwonymi i 2 żółtymi osadnikami i łodzią każdego z nich; strzałka wyprowadza żółtego osadnika.
guide-runes = Runy to klucze
    .text = Runy wysp i odkrytych kart otwierają akcje runiczne i nie zużywają się. Czerwony trzyma Wężową Wyspę: z runą Dagny to 2 Bogactwa, ile jej trzeba, z runą Orma tylko 1.
    .alt = Dwie karty na ręce: u Dagny świecą obie runy Bogactwa akcji runicznej, u Orma tylko jedna.
guide-battles = Bitwy
    .text = Zakryta karta rozpoczyna bitwę o łaskę albo dołącza do czekającej; toczy się ona na początku następnej tury tego, kto ją zaczął. Wygrywa najsilniejsza; przegrani dostają dar i gniewają swoje bóstwo, a kto jest sam, walczy z kartą z talii.
    .alt = Chmura Gromu leży na polu bitwy arkusza epoki, a walczą o nią Żółty i Niebieski.
guide-villages = Osady
    .text = W porcie z osadą możesz ją złupić za 1, 2 lub 3 stali, zależnie od epoki. Raz na turę możesz ofiarować 1: za Żeglugę 2, Eksplorację 2, Zbiory 3 lub Budowę albo bóstwu za 2 gniewu.
    .alt = Dwa bóstwa i 4 pola arkusza epoki; jedna osada leży na Zbiorach, jedna u Odyna.
guide-gods = Płaci najbardziej gniewne
    .text = Każda wzięta wyspa i przegrana bitwa dodaje 1 gniewu. Najbardziej gniewne bóstwo płaci 6 za wyspę i 3 za runę łaski, następne 4 i 2, ostatnie 2 i 1; przy remisie liczy się niższa wartość.
    .alt = Frigg z gniewem 8 płaci 6, Odyn z 7 płaci 4, Thor z 5 płaci 2.

## Zadania: o co chodzi

puzzle-win = wygraj, cokolwiek się stanie
puzzle-draft = weź kartę, która jest zdecydowanie najlepsza
puzzle-fight = walczyć czy nie: znajdź, co się opłaca
puzzle-god = który bóg? Znajdź łaskę, która znaczy najwięcej
puzzle-best = znajdź wybór zdecydowanie najlepszy
