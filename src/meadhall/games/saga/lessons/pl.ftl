# Lekcja 1

lesson-two_against_one = Dwóch na jednego
    .goal = Zajmij Essex, gdzie stoi gród, tak by nie było tam Anglosasów.
    .done = Essex jest twój, a gród czeka na złupienie. Teraz: ile kosztuje Grabież.
lesson-two_against_one-step-1 = W Kencie stoi 2 twoich wojowników, a obok, w Esseksie, grodu pilnuje tylko 1 Anglosas. Ruszaj tam.
    .deed = Przejdź z Kentu do Esseksu
    .spot = Dotknij Kentu, potem Esseksu
lesson-two_against_one-step-2 = 2 na 1 wygrywa, a 1 na 1 to remis, który wygrywają Anglosasi. Wyślij obu.
    .deed = Wyślij obu wojowników
    .spot = Wyślij obu
    .then = Siła 2 do 1: każde pełne 2 punkty zabijają 1 wroga, więc Anglosas poległ, a z twoich nikt.
lesson-two_against_one-other-1 = Remis, 1 do 1, a remis wygrywają Anglosasi: wojownik wrócił do Kentu. Wyślij obu.
lesson-two_against_one-other-2 = Tam nie ma grodu, więc nie ma czego łupić. Gród stoi w Esseksie.
lesson-two_against_one-other-3 = Gdy pole celu jest puste, wybrzeże wybiera morze. Najpierw marsz: z Kentu do Esseksu.
lesson-two_against_one-other-4 = Ten marsz nie wychodzi ze Skandynawii. Gród jest w Anglii: idź z Kentu do Esseksu.

# Lekcja 2

lesson-rob_and_stay = Złup, ale zostań
    .goal = Wygraj w tej rundzie, mając 8 monet.
    .done = Masz 8 monet i wikinga w Anglii: to zwycięstwo. Bez niego te same 8 monet nie wystarczy, bo gdy warunki spełniają obie strony, wygrywają Anglosasi.
lesson-rob_and_stay-step-1 = Gród w Esseksie da ci razem 8 monet, ale łupieżcy odpłyną, a bez wikinga w Anglii przegrywasz. Najpierw złota akcja dodatkowa, Dodatkowy ruch: 1 wojownik z Esseksu do Kentu.
    .deed = Dodatkowy ruch: 1 wojownik do Kentu
    .spot = Dodatkowy ruch stąd do Kentu
    .then = Cokolwiek stanie się w Esseksie, w Kencie jest teraz 1 wiking.
lesson-rob_and_stay-step-2 = Kontrolujesz Essex, więc możesz złupić jego gród za 2 monety. Wybierz Grabież.
    .deed = Złup gród w Esseksie
    .spot = Złup ten gród
    .then = 6 i 2 to 8 monet, a łupieżcy z Esseksu są na Drakkarze.
lesson-rob_and_stay-step-3 = Wojownik w Kencie trzyma cię w Anglii, więc niczego nie brakuje. Zakończ ten kafel.
    .deed = Zakończ kafel
    .spot = On zostaje w Anglii
lesson-rob_and_stay-other-1 = Jest 8 monet, ale akcja dodatkowa przepadła, a wszyscy 3 łupieżcy są na Drakkarze. Gdy w Anglii nie ma wikinga, wygrywają Anglosasi, nawet przy twoich 8 monetach.
lesson-rob_and_stay-other-2 = Po każdej akcji akcja dodatkowa przepada, a bez tego Ruchu Anglię opuściliby wszyscy 3 łupieżcy. Zacznij od akcji dodatkowej.
lesson-rob_and_stay-other-3 = Kafel zakończony: monet jest 6, a gród stoi. Tę rundę da się wygrać: akcja dodatkowa, potem Grabież.
lesson-rob_and_stay-other-4 = 2 w Kencie też wystarczy: ten 1 w Esseksie nadal go kontroluje.
lesson-rob_and_stay-other-5 = W Esseksie nie ma teraz nikogo, a gród łupi się tylko tam, gdzie ma się kontrolę. Zostaw tam choć 1 wojownika.
lesson-rob_and_stay-other-6 = Tam stoją Anglosasi: 1 wojownik przegra i padnie albo się wycofa. Kent jest pusty.
lesson-rob_and_stay-other-7 = Wybrzeże wybiera morze, a na 3 z 5 czeka Anglosas. Kent jest pusty i sąsiaduje z Esseksem.
lesson-rob_and_stay-other-8 = Ten marsz nie wychodzi ze Skandynawii, a wiking ma zostać w Anglii. Idź z Esseksu do Kentu.
lesson-rob_and_stay-other-9 = Zwiad nic nie kosztuje i w tej rundzie niczego nie zmienia.
lesson-rob_and_stay-other-10 = { lesson-rob_and_stay-other-9 }

# Lekcja 3

lesson-scout_then_sail = Najpierw zwiad, potem żagle
    .goal = Zdobądź Nortumbrię oddziałem ze środkowej Skandynawii i ocal Knuta.
    .done = Nortumbria jest twoja, a Knut żyje. Teraz stań na brzegu i zatrzymaj takie najazdy.
lesson-scout_then_sail-step-1 = Gdy pole celu jest puste, wybrzeże wybiera morze, więc zacznij od Zwiadu. Weź pieczęć Nortumbrii i połóż ją przy środkowej Skandynawii, gdzie czeka 3 twoich.
    .deed = Zwiad: Nortumbria dla środkowej Skandynawii
    .spot = Zwiad: ta pieczęć
    .then = Znacznik leży zakryty: Anglosasi widzą, że coś knujesz, ale nie wiedzą gdzie.
lesson-scout_then_sail-step-2 = Nortumbrii broni 3 Anglosasów, więc potrzebni są wszyscy. Wybierz Ruch i wypłyń ze środkowej Skandynawii z oboma wojownikami i Knutem.
    .deed = Wypłyń do Nortumbrii w 3
    .spot = Wypłyń stąd
lesson-scout_then_sail-step-3 = 3 na 3 to remis, a remis wygrywają Anglosasi. Knut to twój Zdobywca grodów: ujawniony liczy się za 2 tam, gdzie stoi gród.
    .deed = Ujawnij Knuta
    .spot = Ujawnij Knuta
    .then = 4 do 3: bitwa jest twoja i zabija 2 Anglosasów.
lesson-scout_then_sail-step-4 = Ich 3 punkty zabijają 1 z twoich. Wojownik wraca do zasobów, a przywódca nigdy: oddaj wojownika.
    .deed = Strać wojownika, nie Knuta
lesson-scout_then_sail-other-1 = Pola celów są puste: 1 z 5 wybrzeży wybrałoby za ciebie morze. Akcje kafla wykonuje się w dowolnej kolejności, więc zacznij od Zwiadu.
lesson-scout_then_sail-other-2 = Ta pieczęć prowadzi na inne wybrzeże. Potrzebna jest pieczęć Nortumbrii.
lesson-scout_then_sail-other-3 = Tam czeka tylko 2 twoich, a 2 przegra z 3. Połóż ją przy środkowej Skandynawii.
lesson-scout_then_sail-other-4 = To pole jest puste, więc wybrałoby morze. Twój znacznik leży przy środkowej Skandynawii.
lesson-scout_then_sail-other-5 = Ten marsz nie wychodzi ze Skandynawii. Wypłyń ze środkowej Skandynawii, tam gdzie leży znacznik.
lesson-scout_then_sail-other-6 = Z Kentu jest daleko do Nortumbrii, która sąsiaduje tylko z Mercją. Wypłyń ze środkowej Skandynawii.
lesson-scout_then_sail-other-7 = 2 na 3 przegrało, a kto ocalał, wsiadł na Drakkar. Weź też Knuta.
lesson-scout_then_sail-other-8 = To za mało na 3 Anglosasów. Weź obu wojowników i Knuta.
lesson-scout_then_sail-other-9 = Kafel zakończony, a nikt nie wypłynął. Ma obie akcje, których ci trzeba: Zwiad, potem Ruch.
lesson-scout_then_sail-other-10 = Ukryty Knut liczy się za 1: 3 do 3, czyli remis, który wygrywają Anglosasi. Ujawniaj przywódcę tam, gdzie to zmienia wynik.
lesson-scout_then_sail-other-11 = Nortumbria zdobyta, ale Knut przepadł na zawsze. Oddaj raczej wojownika.

# Lekcja 4

lesson-coins_as_swords = Monety zamiast mieczy
    .goal = Na koniec rundy w Anglii nie ma ani jednego wikinga.
    .done = W Anglii nie ma ani jednego wikinga: wygrywasz, mając 0 monet. Uwaga, gdy mają 7 monet: twój Trybut byłby ósmą.
lesson-coins_as_swords-step-1 = Są 2 najazdy, a na odpowiedź tylko 1 moneta. Otwórz kafel 1 i zacznij od jego złotej akcji dodatkowej, czyli monety: po innej akcji przepada.
    .deed = Otwórz kafel 1, weź monetę
    .spot = Kafel 1, potem akcja dodatkowa
lesson-coins_as_swords-step-2 = Tam, gdzie stoi gród, każda moneta zwołuje fyrd i pada 1 wojownik wikingów. Zwołaj go w Esseksie za obie monety, potem zakończ kafel.
    .deed = Fyrd w Esseksie, dwa razy
    .spot = Tu fyrd, dwa razy
    .then = 2 monety, 2 wojowników. W Esseksie jest teraz 1 do 1.
lesson-coins_as_swords-step-3 = W Susseksie nie ma grodu, więc i fyrdu: opłać obu wikingów. Weź monetę z akcji dodatkowej kafla 4 i zapłać Trybut w Susseksie.
    .deed = Moneta, potem Trybut w Susseksie
    .spot = Tu zapłać Trybut
    .then = Za 1 monetę obaj wikingowie z Susseksu są na Drakkarze.
lesson-coins_as_swords-step-4 = W Esseksie 1 na 1 to remis, a remis jest twój. Zakończ kafel i patrz.
    .deed = Zakończ kafel
    .spot = 1 na 1: twój remis
lesson-coins_as_swords-other-1 = Taka kolejność też może zadziałać, jeśli Trybut zapłacisz w Susseksie. Tu najpierw kafel 1.
lesson-coins_as_swords-other-2 = Akcja dodatkowa przepadła, a jedyna moneta zabiła tylko 1: w Esseksie 2 nadal stoi przeciw twojemu 1. Zacznij od monety.
lesson-coins_as_swords-other-3 = Po każdej akcji akcja dodatkowa przepada, a ta moneta jest potrzebna. Zacznij od akcji dodatkowej.
lesson-coins_as_swords-other-4 = Krok przenosi 1 jednostkę i nie daje monety, więc fyrd zabiłby 1, a nie 2. Weź monetę.
lesson-coins_as_swords-other-5 = Kafel zakończony: bez monety, bez fyrdu, a w Esseksie zostaje 3 wikingów. Weź monetę, potem zwołaj fyrd.
lesson-coins_as_swords-other-6 = Została 1 moneta, a w Esseksie 2 wikingów nadal stoi przeciw twojemu 1. Zwołaj fyrd jeszcze raz.
lesson-coins_as_swords-other-7 = Marsz nie jest potrzebny, a pusty obszar obok Esseksu daje pobitym wikingom dokąd uciec.
lesson-coins_as_swords-other-8 = Kafel zakończony, a 2 monety mogły zabić w Esseksie 2 wikingów. Najpierw zwołaj fyrd.
lesson-coins_as_swords-other-9 = Marsz nie jest potrzebny, a pusty obszar daje wikingom dokąd uciec. Najpierw moneta, potem Trybut.
lesson-coins_as_swords-other-10 = W Esseksie remis jest twój i bez płacenia, a w Susseksie 2 nadal stoi przeciw twojemu 1. Płać tam, gdzie nie masz grodu.
lesson-coins_as_swords-other-11 = Kafel zakończony, a w Susseksie 2 nadal stoi przeciw twojemu 1. Najpierw moneta, potem Trybut.
lesson-coins_as_swords-other-12 = { lesson-coins_as_swords-other-7 }

# Lekcja 5

lesson-take_what_they_need = Zabierz im to, czego potrzebują
    .goal = Wygraj w tej rundzie na torze rund: znaczniki muszą się spotkać.
    .done = Znaczniki się spotkały: wygrywasz na torze rund. Połowa tej gry to to, czego im nie zostawisz.
lesson-take_what_they_need-step-1 = Jeszcze 1 gród i znaczniki się spotkają, chyba że wikingowie jakiś złupią, a Grabież jest tylko na kaflach 2 i 3. Weź oba.
    .deed = Weź kafle 2 i 3
    .spot = Weź kafle 2 i 3
    .then = Zostały im kafle 1 i 4, a na nich nie ma Grabieży.
lesson-take_what_they_need-step-2 = Na kaflu 2 są miecz i topór, więc działasz przed nimi. Otwórz go i buduj: z twoich obszarów tylko Anglia Wschodnia nie ma grodu.
    .deed = Zbuduj gród w Anglii Wschodniej
    .spot = Buduj tutaj
    .then = Piąty gród: jego znacznik wszedł na 6, gdzie stoi znacznik rundy.
lesson-take_what_they_need-step-3 = Mogą maszerować i lądować, ale grodu nikt już nie zabierze. Zakończ kafel 3, z Dochodem albo bez, i odpowiadaj na pytania.
    .deed = Doczekaj końca rundy
    .spot = Oba stoją na 6
lesson-take_what_they_need-other-1 = Wtedy kafel 2 albo 3 zostaje dla nich, a na obu jest Grabież. 2 z Kentu przy twoim 1 w Wesseksie to już kontrola i gród do złupienia.
lesson-take_what_they_need-other-2 = Kolejność jest dowolna, ale tę rundę wygrywa tylko Budowa. Najpierw otwórz kafel 2.
lesson-take_what_they_need-other-3 = Na kaflu 2 jest Budowa albo Dochód, nigdy oba: z tym Dochodem znacznik grodu zostaje na 5.
lesson-take_what_they_need-other-4 = Kafel zakończony, a nowego grodu nie ma: znacznik zostaje na 5. Wybierz Budowę.

# Lekcja 6

lesson-the_word_of_the_envoy = Słowo Posła
    .goal = Wygraj bitwę w Esseksie i ocal Aldreda.
    .done = Essex obroniony, a w Anglii nie ma ani jednego wikinga. Teraz cała runda, z podpowiedzią tam, gdzie się przyda.
lesson-the_word_of_the_envoy-step-1 = Ujawnił się ich Zdobywca grodów, więc jest 5 na twoje 3. Aldred to twój Poseł, który odsyła 1 z nich na Drakkar: ujawnij go.
    .deed = Ujawnij Aldreda, twojego Posła
    .spot = Ujawnij Aldreda
lesson-the_word_of_the_envoy-step-2 = Wojownik liczy się za 1, Zdobywca grodów Knut za 2, bo stoi tu gród. Wybierz, kto ma wsiąść na Drakkar.
    .deed = Odeślij właściwego
    .spot = Kto liczy się najbardziej?
    .then = Z 1 człowiekiem odeszły 2 punkty: 3 do 3, remis, a remis jest twój.
lesson-the_word_of_the_envoy-step-3 = Ich 3 punkty i tak zabijają 1 z twoich. Oddaj wojownika: stracony przywódca nigdy nie wraca.
    .deed = Strać wojownika, nie Aldreda
lesson-the_word_of_the_envoy-other-1 = 5 na 3: bitwa przegrana i pada 2 twoich. Aldred mógł odesłać jednego z nich.
lesson-the_word_of_the_envoy-other-2 = 4 na 3 to nadal przegrana. Policz jeszcze raz: z Knutem odchodzą 2 punkty.
lesson-the_word_of_the_envoy-other-3 = Nikt nie odszedł, więc zostaje 5 na 3 i bitwa przegrana. Odeślij tego, kto liczy się za 2.
lesson-the_word_of_the_envoy-other-4 = Bitwa wygrana, ale Aldred przepadł na zawsze. Mógł za niego paść wojownik.

# Lekcja 7

lesson-your_first_round = Pierwsza runda
    .goal = Rozegraj rundę 1 do końca, zostawiając wikinga w Anglii.
    .done = Oto cała runda. Graj dalej albo zacznij partię jako Anglosasi i się broń.
lesson-your_first_round-step-1 = Każdy obszar Skandynawii dostaje 1 przywódcę. Wybierz, kto stanie na północy, a kto pośrodku.
    .deed = Rozstaw przywódców
    .spot = Po 1 przywódcy
lesson-your_first_round-step-2 = Bierzesz 1 kafel, Anglosasi 2, a ostatni trafia do ciebie.
    .deed = Podziel się kaflami
    .spot = Tu jest ich Trybut
lesson-your_first_round-step-3 = Obie strony używają kafli, potem są bitwy i koniec rundy. Zostaw wikinga w Anglii.
    .deed = Użyj kafli, walcz, zostań
lesson-your_first_round-remark-1 = Rejs zaczyna się tam, gdzie przywódca czeka z 1 wojownikiem. Tego, którego użyjesz najpierw, postaw tam, skąd najpierw wypłyniesz.
lesson-your_first_round-remark-2 = W Anglii jest tylko 2 twoich wojowników, a na kaflu 4 anglosaski Trybut. Weź ten kafel, a nikt ich nie odprawi.
lesson-your_first_round-remark-3 = Używasz w całości jednego kafla, potem drugiego. Najpierw ląduj, potem łup: gród łupi się tylko tam, gdzie ma się kontrolę.
lesson-your_first_round-remark-4 = Możesz użyć obu akcji kafla w dowolnej kolejności. Na kaflu 1 najpierw Zwiad, potem Ruch: wylądujesz, gdzie chcesz.
lesson-your_first_round-remark-5 = Najpierw złota akcja dodatkowa, potem akcje w dowolnej kolejności; nic nie jest obowiązkowe. Grabież odsyła łupieżców z Anglii, więc ktoś musi zostać gdzie indziej.
lesson-your_first_round-remark-6 = Znacznik mówi, gdzie wylądujesz. Gdzie stoi 1 wojownik Anglosasów, 2 twoich wygrywa i nikogo nie traci.
lesson-your_first_round-remark-7 = Połóż go przy obszarze, z którego wypłyniesz. Anglosasi widzą pole, a nie pieczęć.
lesson-your_first_round-remark-8 = Pola celów są puste, więc rejs odda morzu wybór 1 z 5 wybrzeży. Na lądzie widać, co cię czeka.
lesson-your_first_round-remark-9 = Znacznik na polu mówi, gdzie wylądujesz, a przy pustym polu wybiera morze. Na lądzie widać, co cię czeka.
lesson-your_first_round-remark-10 = Policz głowy tam, dokąd idą: 2 na 1 wygrywa bez strat, a remis wygrywają Anglosasi.
lesson-your_first_round-remark-11 = 1 jednostka kosztuje 1 monetę, 3 kosztują 2. Teraz więcej warci są ludzie: do 8 monet jeszcze daleko.
lesson-your_first_round-remark-12 = Nowe jednostki trafiają tam, gdzie czeka ich najmniej. Wybierz obszar, z którego wypłyniesz następnym razem.
lesson-your_first_round-remark-13 = Ty wybierasz, która bitwa jest pierwsza. Zacznij tam, gdzie wygrasz: pobici wycofują się tylko tam, gdzie nie ma Anglosasów ani grodu.
lesson-your_first_round-remark-14 = Ukryty przywódca liczy się za 1 i pozostaje tajemnicą. Ujawniaj tylko to, co zmienia wynik.
lesson-your_first_round-remark-15 = Stracony przywódca nie wraca nigdy, wojownik tak.
lesson-your_first_round-remark-16 = Drakkar to nie Anglia, a bez wikinga w Anglii przegrywasz. Wycofaj się do obszaru, jeśli któryś jest wolny.
lesson-your_first_round-remark-17 = Berserk przepadł na zawsze, a z nim najwyżej 2 Anglosasów z tej bitwy. Przywódców wybieraj przed wojownikami.
lesson-your_first_round-remark-18 = Zostaje tylu twoich, ilu stoi tam Anglosasów, a reszta wsiada na Drakkar. Kto jest tu potrzebny, niech zostanie.
lesson-your_first_round-remark-19 = Drakkar odwozi łupieżców tam, gdzie czeka najmniej jednostek. Wybierz obszar, z którego wypłyniesz następnym razem.

# Jak grać, na jednej stronie

guide-intro = Jedno z was łupi Anglię od strony morza, drugie musi ją utrzymać, aż skończy się czas. W każdej rundzie dzielicie się 4 kaflami, a co weźmiesz, tego nie zrobi przeciwnik. Wikingowie wygrywają, gdy mają 5 obszarów, 8 monet albo Anglię bez Anglosasów. Anglosasi wygrywają, gdy w Anglii nie ma wikingów albo gdy znacznik rundy spotka znacznik grodu, a każdy nowy gród to przybliża. W bitwach nie ma kości: policz głowy, remis wygrywają Anglosasi, a ukryty przywódca potrafi popsuć rachunek.
guide-goal-1 = Wikingowie: kontrola nad 5 obszarami Anglii.
guide-goal-2 = Wikingowie: 8 monet.
guide-goal-3 = Wikingowie: Anglia bez Anglosasów.
guide-goal-4 = Anglosasi: spotkanie znacznika rundy ze znacznikiem grodu.
guide-goal-5 = Anglosasi: Anglia bez wikingów.
guide-tiles = Podzielcie się 4 kaflami
    .text = Strona z inicjatywą bierze 1 kafel, druga 2, a ostatni trafia do pierwszej. Miecz i topór na kaflu 2 działają pierwsze w tej rundzie, proporzec na kaflu 4 wybiera pierwszy w następnej.
    .alt = Wikingowie mają kafle 1 i 4, Anglosasi 2 i 3, więc liczą się tylko ich połowy. W kółkach: miecz i topór na kaflu 2 oraz proporzec na kaflu 4.
guide-actions = Najpierw złoto, potem reszta
    .text = Złota akcja dodatkowa jest przed akcjami kafla albo wcale; po niej akcje w dowolnej kolejności, każda najwyżej raz, i nic nie jest obowiązkowe. Budowa lub Dochód na kaflu 2 to 1 z tych 2.
    .alt = Kafle 1 i 2, każdy z połową dla wikingów i dla Anglosasów. Złote: Krok albo moneta dla Anglosasów na kaflu 1, Darmowy wojownik dla wikingów na kaflu 2.
guide-bound = Wrogowie wiążą jednostki
    .text = W Wesseksie 4 Anglosasów stoi obok 2 wikingów: związanych jest tylu, ilu wrogów, więc 2 Anglosasów może iść do Mercji, a wikingowie nie mogą odejść. Wejście to jeszcze nie walka: bitwy są po wszystkich akcjach.
    .alt = Wessex z 4 wojownikami Anglosasów i 2 wojownikami wikingów oraz strzałka do Mercji.
guide-sailing = Znacznik mówi, gdzie wylądujesz
    .text = Znacznik przy środkowej Skandynawii ma pieczęć Anglii Wschodniej, więc 1 Ruch przeniesie tam dowolne z jej 3 jednostek. Zwiad kładzie zakryty znacznik, który wybierasz, a przy pustym polu losuje go morze.
    .alt = 2 wojowników i przywódca wikingów w środkowej Skandynawii; strzałka prowadzi od znacznika na jej polu do tej samej pieczęci w Anglii Wschodniej. Północne pole jest puste.
guide-burhs = Gród żywi, Grabież zabiera
    .text = Dochód daje Anglosasom za każdy gród 1 monetę albo jednostkę za 1 monetę. Grabież zabiera gród, przy którym jest więcej wikingów niż Anglosasów: 2 monety, a ci 2 wikingowie wsiadają na Drakkar i do końca rundy są poza Anglią.
    .alt = 2 wojowników wikingów kontroluje Anglię Wschodnią, gdzie stoi gród; strzałka prowadzi od nich na Drakkar.
guide-battles = Wygrywa siła, remis anglosaski
    .text = 3 wojowników i ujawniony Zdobywca grodów, który przy grodzie liczy się za 2, to 5 na 3: wikingowie wygrywają, Anglosasi się wycofują. Każde pełne 2 punkty zabijają 1 wroga, więc pada 2 Anglosasów i 1 wiking.
    .alt = Bitwa w Esseksie: 2 wojowników Anglosasów i ukryty przywódca o sile 3 i 2 stratach, 3 wojowników wikingów i Zdobywca grodów o sile 5 i 1 stracie.
guide-leaders = Przywódcy są tajni
    .text = Tylko ty wiesz, co potrafią twoi przywódcy; czwarty czeka odłożony, aż pierwszy raz kogoś z nich stracisz. Ukryty liczy się za 1, a w bitwie strony ujawniają na zmianę, zaczynają wikingowie, i co ujawnione, działa od razu.
    .alt = Przywódcy wikingów, jak widzi ich właściciel: Król mórz, Zdobywca grodów i Berserk oraz odłożony Łupieżca.
guide-track = Dwa znaczniki, jeden zegar
    .text = Runda to klepsydra o 1 w lewo, nowy gród to jego znacznik o 1 w prawo, a złupiony o 1 w lewo: 7 i 4 spotkają się po 3 rundach albo wcześniej. Zwycięstwo sprawdza się raz na rundę, po bitwach, a gdy wygrywają obie strony, wygrywają Anglosasi.
    .alt = Tor rund: znacznik grodu na polu 4 ze strzałką w prawo, klepsydra na polu 7 ze strzałką w lewo.

## Zadania: o co chodzi

puzzle-win = wygraj, cokolwiek się stanie
puzzle-reveal = odkryj, wygnaj lub poświęć właściwą jednostkę
puzzle-draft = weź kafel, który jest zdecydowanie najlepszy
puzzle-best = znajdź wybór zdecydowanie najlepszy
