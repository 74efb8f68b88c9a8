# Lekcja 1

lesson-land_that_pays = Ziemia, która płaci
    .goal = Wyrusz, a potem zbierz co najmniej 7 Złota jednym Zbiorem.
    .done = Skarbiec jest pełny. Złotem się kupuje, Dalkami wygrywa, a jeden Dalk leży tuż obok.
lesson-land_that_pays-step-1 = Płaci tylko ziemia z twoimi ludźmi, a w Oxnaford i w Dornwaraceaster jest Złoto, lecz nie ma nikogo. Wybierz Ruch i zakończ ruch na morzu: Okręt może zostać.
    .deed = Zacznij Ruch, Okręt zostaje
    .spot = Złoto, a nikogo nie ma
lesson-land_that_pays-step-2 = Stolica płaci nawet bez ludzi, więc jej Tan może wyruszyć. Dotknij Wintanceaster, potem Oxnaford, i weź Tana bez Władcy.
    .deed = Wyślij Tana do Oxnaford
    .spot = Z Wintanceaster do Oxnaford
    .then = Oxnaford jest twoje, a twoja tarcza utrzyma je nawet wtedy, gdy Tan pójdzie dalej.
lesson-land_that_pays-step-3 = Tan w Wiltun stoi na polu bez Złota, a ma 2 kroki. Dotknij Wiltun, potem Dornwaraceaster.
    .deed = Wyślij Tana do Dornwaraceaster
    .spot = Z Wiltun do Dornwaraceaster
    .then = Tarcza trzyma Wiltun, ale pole nic nie daje, gdy nikogo tam nie ma.
lesson-land_that_pays-step-4 = Stolica, Bathum i Oxnaford dadzą teraz po 2 Złota, a ostatni marsz co najmniej 1 więcej. Zakończ wszystkie marsze, potem wybierz Zbiór.
    .deed = Zbierz co najmniej 7 Złota
    .spot = Po 2 Złota
lesson-land_that_pays-other-1 = To da 4: 2 ze Stolicy i 2 z Bathum. Najpierw wyrusz, wtedy zapłaci więcej ziemi.
lesson-land_that_pays-other-2 = Dobre w swoim czasie. Aby zebrać 7 Złota, potrzeba najpierw więcej ziemi, która płaci.
lesson-land_that_pays-other-3 = Stoi tam Okręt Anglii Wschodniej i doszłoby do bitwy. Zostaw swój na miejscu.
lesson-land_that_pays-other-4 = Okręt płynie i nic na tym nie tracisz: droga do Oxnaford wiedzie lądem.
lesson-land_that_pays-other-5 = Bathum i jego Dalk zostaną twoje także bez ludzi, ale 2 Złota stamtąd przepadną. Zostaw tam kogoś.
lesson-land_that_pays-other-6 = On wyruszy zaraz potem, na wybrzeże. Do Oxnaford może iść Tan ze Stolicy, a Stolica płaci i bez niego.
lesson-land_that_pays-other-7 = Ktoś tam mieszka i stanie do walki. O walce będzie następna lekcja.
lesson-land_that_pays-other-8 = W Bedanford jest 1 Złoto, w Oxnaford 2, a potrzeba razem 7.
lesson-land_that_pays-other-9 = Tan z Wiltun nie ma nic lepszego do roboty i pójdzie tam za chwilę. Ten niech idzie do Oxnaford.
lesson-land_that_pays-other-10 = Ta ziemia już jest twoja, a więcej ludzi nie da tam więcej Złota.
lesson-land_that_pays-other-11 = Władca nie przyniesie więcej Złota niż Tan, a w domu nikt go nie zaatakuje. Weź Tana.
lesson-land_that_pays-other-12 = Gleawanceaster daje nawet 2 Złota, tylko że tuż obok mieszka Mercja.
lesson-land_that_pays-other-13 = Władcy najlepiej w domu. W Wiltun Tan stoi tam, gdzie nie ma Złota: wyślij jego.
lesson-land_that_pays-other-14 = Na tym Ruch by się skończył, a do zebrania byłoby 6 Złota. Z Dornwaraceaster będzie 7.
lesson-land_that_pays-other-15 = Marszów już dość: wszystko, czego potrzeba, płaci. Zakończ wszystkie marsze.
lesson-land_that_pays-other-16 = Wtedy 7 Złota zostanie w tej rundzie na ziemi. Wybierz Zbiór.

# Lekcja 2

lesson-never_alone = Nigdy w pojedynkę
    .goal = Zdobądź Dalk w Cerotesege.
    .done = Każda jednostka rzuciła swoją kością: Tan trafił, a miejsce, jego Dalk i karta Przywództwa są twoje. Ten Dalk zdobył miecz, następny kupisz.
lesson-never_alone-step-1 = Pojedynczy Ceorl pilnuje Dalka w Cerotesege, tuż obok twojej Stolicy. Wybierz Ruch i zakończ ruch na morzu.
    .deed = Zacznij Ruch
    .spot = Dalk, 1 Ceorl
lesson-never_alone-step-2 = Ceorlowie idą tylko za przywódcą, a w Stolicy go mają. Dotknij Wintanceaster, potem Cerotesege.
    .deed = Wyrusz z Wintanceaster do Cerotesege
    .spot = Z Wintanceaster do Cerotesege
lesson-never_alone-step-3 = Sam Tan wygrywa 1 raz na 2, a z Ceorlem z przodu, który przyjmie pierwszą ranę, 13 razy na 14. Weź Tana i Ceorla, a Władcę zostaw w domu.
    .deed = Wyślij razem Tana i Ceorla
    .spot = Idą Tan i Ceorl
lesson-never_alone-step-4 = Bitwy toczą się, gdy wszyscy już wyruszyli. Zakończ wszystkie marsze i patrz na kości.
    .deed = Stocz bitwę
    .spot = Tu się spotkają
lesson-never_alone-other-1 = W tej turze tylko twoi ludzie mogą zdobyć tę ziemię. Wybierz Ruch.
lesson-never_alone-other-2 = Stoi tam Okręt Anglii Wschodniej i doszłoby do bitwy. Zostaw swój na miejscu.
lesson-never_alone-other-3 = Okręt płynie i nic na tym nie tracisz: droga do Cerotesege wiedzie lądem.
lesson-never_alone-other-4 = Tan z Wiltun poszedłby sam i wygrałby 1 raz na 2. Ten w Stolicy ma przy sobie Ceorla.
lesson-never_alone-other-5 = Ealdorman z Ceorlem wygrają 98 razy na 100, ale wtedy nikt nie pilnuje Bathum i jego Dalka. W Stolicy ludzi wystarczy.
lesson-never_alone-other-6 = W Cantwareburg też jest Dalk, ale strzegą go Tan, Ceorl i kość Miasta. W Cerotesege jest tylko Ceorl.
lesson-never_alone-other-7 = W Haestingas też jest Ceorl, ale nie ma Dalka.
lesson-never_alone-other-8 = Nowy Dalk leży nie tam, tylko w Cerotesege.
lesson-never_alone-other-9 = Wygrana prawie pewna, ale Władca nie powinien nadstawiać karku za wieś. Tan i Ceorl wystarczą.
lesson-never_alone-other-10 = Sam Tan przyjmuje pierwszą ranę na siebie i wygrywa 1 raz na 2. Niech Ceorl idzie z nim.
lesson-never_alone-other-11 = Tan i Ceorl wystarczą. Kto jeszcze wyruszy, zostawi Stolicę pustą.

# Lekcja 3

lesson-a_house_of_stone = Dom z kamienia
    .goal = Zdobądź Dalk bez walki.
    .done = 3 Dalki i ani kropli krwi, a Opactwo daje też 1 Złoto przy każdym Zbiorze. Kamienie nie jedzą, ale ludzie tak: o tym za chwilę.
lesson-a_house_of_stone-step-1 = Opactwo jest Dalkiem, dopóki trzymasz jego ziemię, a kosztuje twoje 3 Złota. Wybierz Rozwój, potem Opactwo.
    .deed = Kup Opactwo za 3 Złota
    .spot = 3 Złota, 1 Dalk
lesson-a_house_of_stone-step-2 = Zbuduj tam, gdzie bezpiecznie: w Stolicy są 3 jednostki, mury i miejsce na 3 budynki. Dotknij Wintanceaster.
    .deed = Zbuduj je w bezpiecznym miejscu
    .spot = Za murami
lesson-a_house_of_stone-other-1 = To nie da w tej turze Dalka bez walki. Wybierz Rozwój: Złota starczy akurat na Opactwo.
lesson-a_house_of_stone-other-2 = Pożyteczne na lata, ale dziś to nie Dalk. Cofnij i wybierz Opactwo.
lesson-a_house_of_stone-other-3 = Kafel służy do końca gry, ale nie jest Dalkiem, a na Opactwo potrzeba wszystkich 3 Złota.
lesson-a_house_of_stone-other-4 = Wtedy 3 Złota przeleżą do następnej rundy. Opactwo liczy się od dziś.
lesson-a_house_of_stone-other-5 = To też Dalk. Ale Latem mogą tu właśnie wylądować Danowie, a najpierw palą Opactwa.
lesson-a_house_of_stone-other-6 = To też Dalk, choć pilnuje go tylko jeden Tan.
lesson-a_house_of_stone-other-7 = To też dobre miejsce: Miasto z Ealdormanem i Ceorlem.

# Lekcja 4

lesson-bread_before_winter = Chleb przed Zimą
    .goal = Niech żadna z twoich 7 jednostek nie zginie z głodu nadchodzącej Zimy.
    .done = 8 Żywności, minus 1, minus 7: ani okruszka za dużo, a surowa Zima zabiera 2 albo 3. Następni będą żołnierze, którzy nic nie kosztują.
lesson-bread_before_winter-step-1 = 7 jednostek zje 7 Żywności, masz 5, Zima zepsuje co najmniej 1, a Zimą nic się nie zbiera. Wybierz Zbiór teraz: 3 twoje pola dadzą 3 Żywności.
    .deed = Zbierz Żywność
    .spot = 3 pola, 3 Żywności
lesson-bread_before_winter-step-2 = 8 Żywności bez 1 zepsutej wyżywi akurat 7, więc zrób cokolwiek, byle bez nowych gąb. Wybierz Fyrd, ulepsz Ceorla na Tana za 1 Złoto i zakończ: lepszy żołnierz, ta sama miska.
    .deed = Działaj bez nowych gąb
    .spot = Lepsi żołnierze, te same miski
lesson-bread_before_winter-step-3 = Łagodna Zima zabiera 1 Żywność, zanim ktokolwiek zje, a ty mówisz skąd. Reszta i tak zostanie zjedzona, więc dotknij dowolnego pola.
    .deed = Oddaj Zimie 1 Żywność
    .spot = Dowolne pole
lesson-bread_before_winter-step-4 = Teraz wszyscy jedzą i Żywność znika.
    .deed = Cała siódemka najedzona
lesson-bread_before_winter-other-1 = Bez Zbioru 5 Żywności, minus 1, wyżywi 4 jednostki, a 3 z 7 nie doczekają Wiosny. Najpierw zbierz, potem zobaczysz, na co cię stać.
lesson-bread_before_winter-other-2 = Nikogo nowego, nikogo głodnego. Tak też można.
lesson-bread_before_winter-other-3 = Budynki i kafle nic nie jedzą. Tak też można.
lesson-bread_before_winter-other-4 = Marsz nikogo nie nakarmi, a przegrana bitwa to zły sposób na oszczędzanie chleba. W Fyrdzie ulepszysz ludzi na miejscu.
lesson-bread_before_winter-other-5 = Okręty nie potrzebują Żywności. Tak też można.
lesson-bread_before_winter-other-6 = O jedną gębę za dużo: 8 jednostek, 7 Żywności. Lepiej ulepsz Ceorla na Tana.
lesson-bread_before_winter-other-7 = Jeszcze ktoś, kto jest lepszy, a nie je więcej.
lesson-bread_before_winter-other-8 = Nikogo nowego, nikogo głodnego. Tak też można.

# Lekcja 5

lesson-a_small_ally = Mały sojusznik
    .goal = Odbierz Wesseksowi Dalk swoim Wasalem i wystaw za darmo 2 jego jednostki.
    .done = Dalk i 2 jednostki, a 2 Złota dalej są twoje. Za 2 rundy, Wiosną, Cantware może służyć komu innemu: korzystaj, póki jest twoje.
lesson-a_small_ally-step-1 = Grasz Anglią Wschodnią, Cantware jest twoim Wasalem, a Dalka Wesseksu w Cerotesege nikt nie pilnuje. Wybierz Ruch i zakończ ruch na morzu.
    .deed = Zacznij Ruch
    .spot = Twój Wasal, ich Dalk
lesson-a_small_ally-step-2 = Ceorlowie Wasala mogą chodzić sami, inaczej niż twoi. Dotknij Rofaesceaster, potem Cerotesege.
    .deed = Wyślij Wasala do Cerotesege
    .spot = Z Rofaesceaster do Cerotesege
    .then = Tarcza Wesseksu spada: masz 4 Dalki, Wessex ma 2. Opuszczone miejsce też zostaje twoje, bo to dom twojego Wasala.
lesson-a_small_ally-step-3 = W każdym Fyrdzie 2 jednostki Wasala są za darmo. Zakończ wszystkie marsze, potem wybierz Fyrd.
    .deed = Zacznij Fyrd
    .spot = Dom twojego Wasala
lesson-a_small_ally-step-4 = Cantware ma obok planszy Tana i Ceorla, a potrzeba im tylko miejsca w domu. Umieść obu na obszarach Cantware.
    .deed = Umieść za darmo Tana i Ceorla
    .spot = Pojawią się w domu
lesson-a_small_ally-other-1 = To może być druga akcja. Dziś Cerotesege jest puste, a jutro Wessex może wrócić: najpierw marsz.
lesson-a_small_ally-other-2 = Stoi tam Okręt innego Królestwa i doszłoby do bitwy. Zostaw swój: droga do Cerotesege wiedzie lądem.
lesson-a_small_ally-other-3 = Twoi własni ludzie nie dojdą stamtąd do Cerotesege. Ludzie Cantware dojdą.
lesson-a_small_ally-other-4 = To też jednostka Cantware, więc może iść równie dobrze. Wyślij ją do Cerotesege.
lesson-a_small_ally-other-5 = To dom twojego Wasala, więc już twój. Dalk leży w Cerotesege.
lesson-a_small_ally-other-6 = Wtedy Wessex zachowa Dalk, którego nikt nie pilnuje. Najpierw marsz.
lesson-a_small_ally-other-7 = Dalk zdobyty. Kto zostaje, pilnuje tego, co masz: zakończ wszystkie marsze.
lesson-a_small_ally-other-8 = Dobre w swoim czasie, ale nie da jednostek Cantware. Wybierz Fyrd.
lesson-a_small_ally-other-9 = To kosztuje Złoto, a 2 jednostki Cantware są darmowe. Najpierw umieść je.
lesson-a_small_ally-other-10 = Wtedy 2 jednostki zostaną obok planszy, a nic nie kosztują. Najpierw je umieść.

# Lekcja 6

lesson-what_the_chronicle_says = Co mówi Kronika
    .goal = Wypełnij w tej turze Złoty skarb: miej 12 Złota.
    .done = Dalk, którego nikt ci nie odbierze, a Złoto zostaje na Opactwo w następnej rundzie. Ziemia, Opactwa, Kroniki: znasz już wszystkie 3 drogi do korony.
lesson-what_the_chronicle_says-step-1 = Kronika to tajne zadanie, a twoja, Złoty skarb, chce zobaczyć 12 Złota. Masz 9, a twoja ziemia da 4: wybierz Zbiór.
    .deed = Zbierz 4 Złota
    .spot = Złoty skarb: 12 Złota
lesson-what_the_chronicle_says-step-2 = 13 Złota: zadanie się uda, jeśli wydasz nie więcej niż 1. Zrezygnuj z drugiej akcji.
    .deed = Nic nie wydawaj
    .spot = Jest 13, potrzeba 12
lesson-what_the_chronicle_says-step-3 = Na końcu tury możesz wypełnić 1 Kronikę, a Złoto zostaje twoje. Wypełnij Złoty skarb.
    .deed = Wypełnij Złoty skarb
    .spot = 1 Dalk na zawsze
lesson-what_the_chronicle_says-other-1 = 9 Złota to za mało, a 4 brakujące da tylko Zbiór. Wybierz Zbiór.
lesson-what_the_chronicle_says-other-2 = Marsz nie kosztuje Złota, więc tak też można. Wróć z 12.
lesson-what_the_chronicle_says-other-3 = Opactwo to też Dalk, ale z 10 Złota skarbu już nie ma. Najpierw pokaż, w następnej rundzie wydaj: będą 2 Dalki.
lesson-what_the_chronicle_says-other-4 = Ludzie kosztują, a zbywa ci tylko 1 Złoto. Najpierw pokaż skarb, potem wydawaj.
lesson-what_the_chronicle_says-other-5 = 2 Złota za inne zadanie, a w tej turze już żadnego nie wypełnisz. To dla zadań beznadziejnych, to jest gotowe.
lesson-what_the_chronicle_says-other-6 = Tura skończyłaby się bez Dalka. Najpierw wypełnij Złoty skarb.

# Lekcja 7

lesson-your_first_round = Twoja pierwsza runda
    .goal = Rozegraj pierwszą rundę gry dwuosobowej przeciw Mercji.
    .done = Runda I za tobą i możesz grać dalej: 14 Dalków kończy grę. Nadchodzi Lato, a z nim żagle na horyzoncie: czy twój brzeg jest strzeżony?
lesson-your_first_round-step-1 = Z 3 Kronik zostają 2, najlepiej te, które chcą ziemi blisko ciebie. Lindsey i bagna leżą daleko na północnym wschodzie: odłóż tę kartę.
    .deed = Zostaw 2 Kroniki
    .spot = Która jest daleko?
lesson-your_first_round-step-2 = Defnas jest twoim Wasalem i buduje za darmo, a Wiosną każdy sieje 1 Żywność. Wybierz, gdzie ją położyć.
    .deed = Zasiej 1 Żywność
    .spot = Gdzie zostaniesz?
lesson-your_first_round-step-3 = Z 4 akcji wykonujesz w turze 2 różne, a potem tak samo zrobi Mercja.
    .deed = Wykonaj 2 akcje
lesson-your_first_round-step-4 = Zakończ turę, potem zagra Mercja.
    .deed = Zakończ turę
    .spot = Czy któraś jest gotowa?
lesson-your_first_round-other-1 = Zachodni Brytowie chcą 2 z obszarów Exanceaster, Lydanford i Petrocesstow, tuż obok ciebie. Zostaw tę kartę.
lesson-your_first_round-other-2 = Severn chce 3 z 5 miejsc na zachodzie, a jednym z nich jest Bathum. Zostaw tę kartę.
lesson-your_first_round-remark-1 = Pytanie o kartę pada zawsze, gdy można ją zagrać, żeby nikt nie poznał, co masz na ręce. Żadna z twoich tu nie pasuje: spasuj.
lesson-your_first_round-remark-2 = Siej tam, gdzie twoi ludzie zostaną do Zimy, bo z polem traci się Żywność. Stolica to bezpieczne pole.
lesson-your_first_round-remark-3 = Masz 2 akcje, różne. Zbierz, potem zbuduj z Defnas za darmo; albo wyrusz, potem zbierz z większej ziemi.
lesson-your_first_round-remark-4 = Została jedna akcja, inna niż pierwsza. Opactwo w tej rundzie nic cię nie kosztuje, a pustą ziemię bierze się bez walki.
lesson-your_first_round-remark-5 = Teraz można by zagrać kartę na Zbiór. Jeśli żadnej tu nie ma, spasuj.
lesson-your_first_round-remark-6 = Kto dołączy, zje Zimą 1 Żywność, w rundzie IV. Do 2 jednostek Defnas jest za darmo, własne kosztują Złoto.
lesson-your_first_round-remark-7 = Opactwo od razu jest Dalkiem, a Defnas buduje je za darmo. Złota starczy jeszcze na kafel, który służy do końca gry.
lesson-your_first_round-remark-8 = Buduj w Stolicy albo w Bathum, gdzie są twoi ludzie. Dom na ziemi Wasala posłuży jego następnemu zwierzchnikowi.
lesson-your_first_round-remark-9 = Najpierw Okręty. Twój może zostać: Latem strzeże twojego brzegu.
lesson-your_first_round-remark-10 = Najpierw pusta ziemia: nikogo nie kosztuje. Szare tarcze są neutralne i walczą.
lesson-your_first_round-remark-11 = Wszyscy naraz to szybko, ale zostaw kogoś tam, gdzie jest Złoto lub Żywność.
lesson-your_first_round-remark-12 = Karty można grać przed bitwą i w jej trakcie. Nie trzeba: możesz spasować.
lesson-your_first_round-remark-13 = W tej rundzie bitwy może pomóc jedna karta. Nie trzeba jej grać.
lesson-your_first_round-remark-14 = Po każdej rundzie bitwy można odejść. Ratuj przywódców, nie dumę.
lesson-your_first_round-remark-15 = Kronika Zachodni Brytowie jest gotowa, bo ziemia Wasala liczy się jak twoja. Wypełnij ją: 1 Dalk na zawsze.
lesson-your_first_round-remark-16 = Zanim zakończysz turę, spójrz na Kroniki. Gotową można teraz wypełnić.

# Jak grać

guide-intro = Od 2 do 4 królów walczy o to, kogo cała Brytania nazwie Bretwaldą, a głosy liczy się w zapinkach zwanych Dalkami. Jedne leżą na ziemi i należą do tego, kto ją trzyma, Opactwo to też Dalk, a każda wypełniona tajna Kronika to jeden na zawsze. W każdej Porze Roku wykonujesz 2 z 4 akcji: Zbiór, Fyrd, Rozwój albo Ruch. Wiosna sieje, Lato sprowadza Danów, Jesienią można przekupić Danów i oddziały bez pana, a Zimą każdy chce chleba. Co Wiosnę i co Jesień wszyscy na nowo wybierają małe królestwa na Wasali, a zaczyna najsłabszy.
guide-goal-1 = 16 Dalków, a 14, gdy graczy jest mniej niż 4, kończy grę po tej rundzie; wygrywa, kto ma ich najwięcej.
guide-goal-2 = Po rundzie XII gra kończy się w każdym razie.
guide-goal-3 = Dalk to ziemia z zapinką, którą trzymasz, każde Opactwo na twojej ziemi i każda wypełniona Kronika.

guide-year = 12 Pór Roku, 3 lata
    .text = Wiosną każdy sieje 1 Żywność, Latem lądują Danowie, Jesienią przekupuje się oddziały, Zimą wszyscy muszą jeść. Najpierw działa karta Pory Roku, a Zimą na końcu, potem każdy rozgrywa turę.
    .alt = Tor rund od I do XII, 4 Pory w roku, i karta Wiosenny jarmark: każdy gracz otrzymuje 2 Złota.
guide-vassal = Wasal na 2 rundy
    .text = W rundach I, III, V, VII, IX i XI każdy bierze Pomniejsze Królestwo, a zaczyna ten, kto ma najmniej Dalków. Jego ziemia, Dalki i ludzie są twoi do następnego wyboru: Ceorl Cantware może sam pójść z Rofaesceaster po Dalk w Cerotesege.
    .alt = Dom Cantware z jego jednostkami, pod władzą Anglii Wschodniej; strzałka prowadzi z Rofaesceaster do Cerotesege, gdzie Wessex ma Dalk, a nie ma jednostek.
guide-actions = 2 różne akcje na turę
    .text = Zbiór, Fyrd, Rozwój, Ruch: w swojej turze wybierasz 2, jedną po drugiej. Fyrd to do 4 werbunków i ulepszeń, Rozwój to 1 budynek i 1 kafel.
    .alt = 4 akcje Wesseksu; Zbiór i Ruch są wykonane, Fyrd i Rozwój jeszcze nie.
guide-collection = Płaci tylko ziemia z ludźmi
    .text = Tarcza trzyma ziemię, gdy ludzie odejdą, ale nic tam nie zbiera: Bathum daje 2 Złota, puste Wiltun ani jednej Żywności. Stolica płaci zawsze.
    .alt = Bathum z Ealdormanem, Ceorlem i 2 Złota; Wiltun z tarczą Wesseksu i bez nikogo.
guide-abbey = 3 Złota za Dalk
    .text = Budynek kosztuje 3 Złota; z 4 rodzajów Opactwo jest Dalkiem, dopóki trzymasz jego ziemię. Wintanceaster z własną zapinką i Opactwem jest warte 2 Dalki, a zmieści jeszcze 2 budynki.
    .alt = Wintanceaster z nadrukowanym Dalkiem, Opactwem, Władcą, Tanem i Ceorlem.
guide-march = 1 krok albo 2
    .text = Otwarta granica kosztuje 1 krok, Puszcza i Mur po 2: z Bebbanburg przez Mur do Gyrwe to cały marsz. Każda jednostka ma 2 kroki, ale Ceorl tylko za Władcą, Ealdormanem albo Tanem; Okręty przewożą grupy z Przystani.
    .alt = Mur Hadriana między Bebbanburg a Gyrwe, drzewa Puszczy między Gyrwe a zachodem.
guide-battle = Kość za każdą jednostkę
    .text = Wszyscy rzucają naraz, 1 kością za jednostkę i 1 więcej za obronę Miasta; każdy miecz to rana, a Ceorlowie giną pierwsi. Biała trafia 1 raz na 3, czerwona 1 na 2, złota 2 na 3; potem każda strona może się wycofać.
    .alt = W Mieście Oxnaford Tan i 2 Ceorlów Wesseksu naprzeciw Tana i Ceorla Mercji.
guide-winter = Chleb dla każdej gęby
    .text = Zima zabiera od 1 do 3 Żywności, potem każda jednostka lądowa zjada 1, a Zimą nic się nie zbiera. 8 Żywności bez 1 wyżywi 7 jednostek; kto nie zje, odchodzi.
    .alt = 8 Żywności w Eoforwic obok Władcy, Tana i Ceorla.

## Zadania: o co chodzi

puzzle-win = wygraj, cokolwiek się stanie
puzzle-force = wyślij właściwe siły we właściwe miejsce
puzzle-retreat = walczyć dalej czy ratować, co się da: znajdź najlepsze wyjście
puzzle-action = znajdź zdecydowanie najlepszą akcję
puzzle-best = znajdź wybór zdecydowanie najlepszy
