# Teksty gry Mali epiccy wikingowie po polsku. Jak się je wyszukuje: meadhall/words.py.

title = Mali epiccy wikingowie
subtitle = Runy, wyspy i gniew bóstw
tagline = Klany wikingów żeglują od fiordu do fiordu, osiedlają się na wyspach naznaczonych runami i budzą gniew bóstw: im bardziej gniewne bóstwo, tym więcej warte są jego runy.
pitch = Zasiedlaj wyspy run i gniewaj bóstwo, które ci płaci.
list-and = { $list } i { $last }
list-more = jeszcze { $count }


## Klany i gracze
##
## Nazwa to etykieta, a zarazem mianownik na początek zdania (rodzaj męski: „Czerwony zagrał”); `.nom` to mianownik
## w środku zdania.

name-red = Czerwony
    .nom = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
    .acc = Czerwonego
    .ins = Czerwonym
    .loc = Czerwonym
name-yellow = Żółty
    .nom = Żółty
    .gen = Żółtego
    .dat = Żółtemu
    .acc = Żółtego
    .ins = Żółtym
    .loc = Żółtym
name-blue = Niebieski
    .nom = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
    .acc = Niebieskiego
    .ins = Niebieskim
    .loc = Niebieskim
name-green = Zielony
    .nom = Zielony
    .gen = Zielonego
    .dat = Zielonemu
    .acc = Zielonego
    .ins = Zielonym
    .loc = Zielonym
name-enemy = Wróg
    .nom = wróg
    .gen = wroga
    .dat = wrogowi
    .acc = wroga
    .ins = wrogiem
    .loc = wrogu
text-clan-player = 6 osadników, 4 łodzie i 2 świątynie. Wszystkie klany grają tak samo.
text-clan-neutral = Neutralny wróg ma świątynię i 2 osadników na każdej zewnętrznej wyspie. Nigdy nie działa i nie punktuje.
text-clan-solo = Wróg w grze solo działa według stałych reguł i za nic nie płaci. Punktuje tak jak ty.

name-seat_0 = Gracz 1
name-seat_1 = Gracz 2
name-seat_2 = Gracz 3
name-seat_3 = Gracz 4


## Runy i zasoby: nazwa zasobu to etykieta, przypadki są do środka zdania.

name-wealth = Bogactwo
    .gen = Bogactwa
    .dat = Bogactwu
    .acc = Bogactwo
    .loc = Bogactwie
name-secrets = Sekrety
    .gen = Sekretów
    .dat = Sekretom
    .acc = Sekrety
    .loc = Sekretach
name-natures_fury = Gniew natury
    .gen = Gniewu natury
    .dat = Gniewowi natury
    .acc = Gniew natury
    .loc = Gniewie natury

name-for_wood = Drewno w zamian
name-for_food = Żywność w zamian
name-for_steel = Stal w zamian
name-wood = Drewno
    .nom = drewno
    .gen = drewna
    .acc = drewno
text-resource-wood = Płaci się nim za łodzie i świątynie.
name-food = Żywność
    .nom = żywność
    .gen = żywności
    .acc = żywność
text-resource-food = Płaci się nią za osadników: po 1 żywności.
name-steel = Stal
    .nom = stal
    .gen = stali
    .acc = stal
text-resource-steel = Płaci się nią za łupienie osad i za użycie w bitwie kart z kosztem stali.


## Mapa

name-m12 = Wyspy Runiczne (1–2 graczy)
    .short = Mała mapa
name-m34 = Wyspy Runiczne (3–4 graczy)
    .short = Duża mapa

# Wyspy: `.short` to etykieta bez słowa „Wyspa”.

name-raven = Krucza Wyspa
    .short = Krucza
    .gen = Kruczej Wyspy
    .acc = Kruczą Wyspę
    .loc = Kruczej Wyspie
name-wolf = Wilcza Wyspa
    .short = Wilcza
    .gen = Wilczej Wyspy
    .acc = Wilczą Wyspę
    .loc = Wilczej Wyspie
name-bear = Niedźwiedzia Wyspa
    .short = Niedźwiedzia
    .gen = Niedźwiedziej Wyspy
    .acc = Niedźwiedzią Wyspę
    .loc = Niedźwiedziej Wyspie
name-seal = Focza Wyspa
    .short = Focza
    .gen = Foczej Wyspy
    .acc = Foczą Wyspę
    .loc = Foczej Wyspie
name-eagle = Orla Wyspa
    .short = Orla
    .gen = Orlej Wyspy
    .acc = Orlą Wyspę
    .loc = Orlej Wyspie
name-stag = Jelenia Wyspa
    .short = Jelenia
    .gen = Jeleniej Wyspy
    .acc = Jelenią Wyspę
    .loc = Jeleniej Wyspie
name-walrus = Morsowa Wyspa
    .short = Morsowa
    .gen = Morsowej Wyspy
    .acc = Morsową Wyspę
    .loc = Morsowej Wyspie
name-fox = Lisia Wyspa
    .short = Lisia
    .gen = Lisiej Wyspy
    .acc = Lisią Wyspę
    .loc = Lisiej Wyspie
name-serpent = Wężowa Wyspa
    .short = Wężowa
    .gen = Wężowej Wyspy
    .acc = Wężową Wyspę
    .loc = Wężowej Wyspie

# Fiordy: `.in`, `.to` i `.from` to nazwy z przyimkami.

name-whale_tail = Fiord Wielorybiego Ogona
    .in = we Fiordzie Wielorybiego Ogona
    .to = do Fiordu Wielorybiego Ogona
    .from = z Fiordu Wielorybiego Ogona
name-west_sound = Cieśnina Zachodnia
    .in = w Cieśninie Zachodniej
    .to = do Cieśniny Zachodniej
    .from = z Cieśniny Zachodniej
name-east_sound = Cieśnina Wschodnia
    .in = w Cieśninie Wschodniej
    .to = do Cieśniny Wschodniej
    .from = z Cieśniny Wschodniej
name-southwest_sound = Cieśnina Południowo-Zachodnia
    .in = w Cieśninie Południowo-Zachodniej
    .to = do Cieśniny Południowo-Zachodniej
    .from = z Cieśniny Południowo-Zachodniej
name-southeast_sound = Cieśnina Południowo-Wschodnia
    .in = w Cieśninie Południowo-Wschodniej
    .to = do Cieśniny Południowo-Wschodniej
    .from = z Cieśniny Południowo-Wschodniej
name-south_sound = Cieśnina Południowa
    .in = w Cieśninie Południowej
    .to = do Cieśniny Południowej
    .from = z Cieśniny Południowej
name-northwest_reach = Wody Północno-Zachodnie
    .in = na Wodach Północno-Zachodnich
    .to = na Wody Północno-Zachodnie
    .from = z Wód Północno-Zachodnich
name-northeast_reach = Wody Północno-Wschodnie
    .in = na Wodach Północno-Wschodnich
    .to = na Wody Północno-Wschodnie
    .from = z Wód Północno-Wschodnich
name-west_reach = Wody Zachodnie
    .in = na Wodach Zachodnich
    .to = na Wody Zachodnie
    .from = z Wód Zachodnich
name-east_reach = Wody Wschodnie
    .in = na Wodach Wschodnich
    .to = na Wody Wschodnie
    .from = z Wód Wschodnich
name-southwest_reach = Wody Południowo-Zachodnie
    .in = na Wodach Południowo-Zachodnich
    .to = na Wody Południowo-Zachodnie
    .from = z Wód Południowo-Zachodnich
name-southeast_reach = Wody Południowo-Wschodnie
    .in = na Wodach Południowo-Wschodnich
    .to = na Wody Południowo-Wschodnie
    .from = z Wód Południowo-Wschodnich
name-south_reach = Wody Południowe
    .in = na Wodach Południowych
    .to = na Wody Południowe
    .from = z Wód Południowych

# Porty nazywają się od swojej wyspy i od miejsca, do którego prowadzi szlak; `.short` to sama nazwa.

name-raven_wolf = Port Krucza–Wilcza
    .short = Krucza–Wilcza
    .in = w porcie Krucza–Wilcza
    .to = do portu Krucza–Wilcza
    .from = z portu Krucza–Wilcza
name-raven_bear = Port Krucza–Niedźwiedzia
    .short = Krucza–Niedźwiedzia
    .in = w porcie Krucza–Niedźwiedzia
    .to = do portu Krucza–Niedźwiedzia
    .from = z portu Krucza–Niedźwiedzia
name-raven_seal = Port Krucza–Focza
    .short = Krucza–Focza
    .in = w porcie Krucza–Focza
    .to = do portu Krucza–Focza
    .from = z portu Krucza–Focza
name-raven_eagle = Port Krucza–Orla
    .short = Krucza–Orla
    .in = w porcie Krucza–Orla
    .to = do portu Krucza–Orla
    .from = z portu Krucza–Orla
name-raven_edge = Port Krucza–Morze
    .short = Krucza–Morze
    .in = w porcie Krucza–Morze
    .to = do portu Krucza–Morze
    .from = z portu Krucza–Morze
name-wolf_raven = Port Wilcza–Krucza
    .short = Wilcza–Krucza
    .in = w porcie Wilcza–Krucza
    .to = do portu Wilcza–Krucza
    .from = z portu Wilcza–Krucza
name-wolf_bear = Port Wilcza–Niedźwiedzia
    .short = Wilcza–Niedźwiedzia
    .in = w porcie Wilcza–Niedźwiedzia
    .to = do portu Wilcza–Niedźwiedzia
    .from = z portu Wilcza–Niedźwiedzia
name-wolf_seal = Port Wilcza–Focza
    .short = Wilcza–Focza
    .in = w porcie Wilcza–Focza
    .to = do portu Wilcza–Focza
    .from = z portu Wilcza–Focza
name-wolf_walrus = Port Wilcza–Morsowa
    .short = Wilcza–Morsowa
    .in = w porcie Wilcza–Morsowa
    .to = do portu Wilcza–Morsowa
    .from = z portu Wilcza–Morsowa
name-wolf_fox = Port Wilcza–Lisia
    .short = Wilcza–Lisia
    .in = w porcie Wilcza–Lisia
    .to = do portu Wilcza–Lisia
    .from = z portu Wilcza–Lisia
name-wolf_serpent = Port Wilcza–Wężowa
    .short = Wilcza–Wężowa
    .in = w porcie Wilcza–Wężowa
    .to = do portu Wilcza–Wężowa
    .from = z portu Wilcza–Wężowa
name-wolf_edge = Port Wilcza–Morze
    .short = Wilcza–Morze
    .in = w porcie Wilcza–Morze
    .to = do portu Wilcza–Morze
    .from = z portu Wilcza–Morze
name-bear_raven = Port Niedźwiedzia–Krucza
    .short = Niedźwiedzia–Krucza
    .in = w porcie Niedźwiedzia–Krucza
    .to = do portu Niedźwiedzia–Krucza
    .from = z portu Niedźwiedzia–Krucza
name-bear_wolf = Port Niedźwiedzia–Wilcza
    .short = Niedźwiedzia–Wilcza
    .in = w porcie Niedźwiedzia–Wilcza
    .to = do portu Niedźwiedzia–Wilcza
    .from = z portu Niedźwiedzia–Wilcza
name-bear_eagle = Port Niedźwiedzia–Orla
    .short = Niedźwiedzia–Orla
    .in = w porcie Niedźwiedzia–Orla
    .to = do portu Niedźwiedzia–Orla
    .from = z portu Niedźwiedzia–Orla
name-bear_stag = Port Niedźwiedzia–Jelenia
    .short = Niedźwiedzia–Jelenia
    .in = w porcie Niedźwiedzia–Jelenia
    .to = do portu Niedźwiedzia–Jelenia
    .from = z portu Niedźwiedzia–Jelenia
name-bear_walrus = Port Niedźwiedzia–Morsowa
    .short = Niedźwiedzia–Morsowa
    .in = w porcie Niedźwiedzia–Morsowa
    .to = do portu Niedźwiedzia–Morsowa
    .from = z portu Niedźwiedzia–Morsowa
name-bear_edge = Port Niedźwiedzia–Morze
    .short = Niedźwiedzia–Morze
    .in = w porcie Niedźwiedzia–Morze
    .to = do portu Niedźwiedzia–Morze
    .from = z portu Niedźwiedzia–Morze
name-seal_raven = Port Focza–Krucza
    .short = Focza–Krucza
    .in = w porcie Focza–Krucza
    .to = do portu Focza–Krucza
    .from = z portu Focza–Krucza
name-seal_wolf = Port Focza–Wilcza
    .short = Focza–Wilcza
    .in = w porcie Focza–Wilcza
    .to = do portu Focza–Wilcza
    .from = z portu Focza–Wilcza
name-seal_serpent = Port Focza–Wężowa
    .short = Focza–Wężowa
    .in = w porcie Focza–Wężowa
    .to = do portu Focza–Wężowa
    .from = z portu Focza–Wężowa
name-eagle_raven = Port Orla–Krucza
    .short = Orla–Krucza
    .in = w porcie Orla–Krucza
    .to = do portu Orla–Krucza
    .from = z portu Orla–Krucza
name-eagle_bear = Port Orla–Niedźwiedzia
    .short = Orla–Niedźwiedzia
    .in = w porcie Orla–Niedźwiedzia
    .to = do portu Orla–Niedźwiedzia
    .from = z portu Orla–Niedźwiedzia
name-eagle_stag = Port Orla–Jelenia
    .short = Orla–Jelenia
    .in = w porcie Orla–Jelenia
    .to = do portu Orla–Jelenia
    .from = z portu Orla–Jelenia
name-stag_bear = Port Jelenia–Niedźwiedzia
    .short = Jelenia–Niedźwiedzia
    .in = w porcie Jelenia–Niedźwiedzia
    .to = do portu Jelenia–Niedźwiedzia
    .from = z portu Jelenia–Niedźwiedzia
name-stag_eagle = Port Jelenia–Orla
    .short = Jelenia–Orla
    .in = w porcie Jelenia–Orla
    .to = do portu Jelenia–Orla
    .from = z portu Jelenia–Orla
name-stag_walrus = Port Jelenia–Morsowa
    .short = Jelenia–Morsowa
    .in = w porcie Jelenia–Morsowa
    .to = do portu Jelenia–Morsowa
    .from = z portu Jelenia–Morsowa
name-walrus_wolf = Port Morsowa–Wilcza
    .short = Morsowa–Wilcza
    .in = w porcie Morsowa–Wilcza
    .to = do portu Morsowa–Wilcza
    .from = z portu Morsowa–Wilcza
name-walrus_bear = Port Morsowa–Niedźwiedzia
    .short = Morsowa–Niedźwiedzia
    .in = w porcie Morsowa–Niedźwiedzia
    .to = do portu Morsowa–Niedźwiedzia
    .from = z portu Morsowa–Niedźwiedzia
name-walrus_stag = Port Morsowa–Jelenia
    .short = Morsowa–Jelenia
    .in = w porcie Morsowa–Jelenia
    .to = do portu Morsowa–Jelenia
    .from = z portu Morsowa–Jelenia
name-walrus_fox = Port Morsowa–Lisia
    .short = Morsowa–Lisia
    .in = w porcie Morsowa–Lisia
    .to = do portu Morsowa–Lisia
    .from = z portu Morsowa–Lisia
name-fox_wolf = Port Lisia–Wilcza
    .short = Lisia–Wilcza
    .in = w porcie Lisia–Wilcza
    .to = do portu Lisia–Wilcza
    .from = z portu Lisia–Wilcza
name-fox_walrus = Port Lisia–Morsowa
    .short = Lisia–Morsowa
    .in = w porcie Lisia–Morsowa
    .to = do portu Lisia–Morsowa
    .from = z portu Lisia–Morsowa
name-fox_serpent = Port Lisia–Wężowa
    .short = Lisia–Wężowa
    .in = w porcie Lisia–Wężowa
    .to = do portu Lisia–Wężowa
    .from = z portu Lisia–Wężowa
name-serpent_wolf = Port Wężowa–Wilcza
    .short = Wężowa–Wilcza
    .in = w porcie Wężowa–Wilcza
    .to = do portu Wężowa–Wilcza
    .from = z portu Wężowa–Wilcza
name-serpent_seal = Port Wężowa–Focza
    .short = Wężowa–Focza
    .in = w porcie Wężowa–Focza
    .to = do portu Wężowa–Focza
    .from = z portu Wężowa–Focza
name-serpent_fox = Port Wężowa–Lisia
    .short = Wężowa–Lisia
    .in = w porcie Wężowa–Lisia
    .to = do portu Wężowa–Lisia
    .from = z portu Wężowa–Lisia


## Karty wikingów: w zdaniu imię stoi w mianowniku po słowie „karta”.

# Bogactwo

name-astrid_goldhand = Astrid Złotoręka
text-card-astrid_goldhand = Siła 4. Akcja przywódcy: Żegluga 2. Akcja runiczna (2 × Bogactwo): Zbiory 3.
name-bjorn_the_broad = Bjorn Barczysty
text-card-bjorn_the_broad = Siła 2 + 1 za każdą runę Bogactwa. Akcja przywódcy: Żegluga 2. Akcja runiczna (3 × Bogactwo): Pogrom osadników 2.
name-dagny_fairwind = Dagny Pomyślny Wiatr
text-card-dagny_fairwind = Siła 3. Akcja przywódcy: Żegluga 3. Akcja runiczna (2 × Bogactwo): Zebranie zasobów, 1 żywność za każdą runę Bogactwa.
name-eirik_silvertongue = Eirik Złotousty
text-card-eirik_silvertongue = Siła 1 + 1 za każdą stal. Akcja przywódcy: Żegluga 3. Akcja runiczna (1 × Sekrety): Wkroczenie do bitwy.
name-frida_keelwright = Frida Szkutniczka
text-card-frida_keelwright = Siła 2. Akcja przywódcy: Żegluga 3. Akcja runiczna (3 × Bogactwo): Budowa.
name-gunnar_farfarer = Gunnar Obieżyświat
text-card-gunnar_farfarer = Siła 2. Akcja przywódcy: Żegluga 4. Akcja runiczna (1 × Gniew natury): Dobór i wymiana karty.
name-halfdan_ringgiver = Halfdan Rozdawca Pierścieni
text-card-halfdan_ringgiver = Siła 9, koszt 3 stali. Akcja przywódcy: Eksploracja 1. Akcja runiczna (2 × Bogactwo): Wkroczenie do bitwy.
name-inga_pathfinder = Inga Tropicielka
text-card-inga_pathfinder = Siła 2 + 1 za każdą żywność. Akcja przywódcy: Eksploracja 2. Akcja runiczna (1 × Gniew natury): Żegluga 2.
name-jorunn_the_trader = Jorunn Handlarka
text-card-jorunn_the_trader = Siła 3. Akcja przywódcy: Eksploracja 3. Akcja runiczna (1 × Sekrety): Wymiana zasobów.
name-knut_the_bountiful = Knut Szczodry
text-card-knut_the_bountiful = Siła 2 za każdą runę Bogactwa. Akcja przywódcy: Zbiory 2. Akcja runiczna (2 × Gniew natury): Żegluga 3.
name-leif_ploughman = Leif Oracz
text-card-leif_ploughman = Siła 6, koszt 1 stali. Akcja przywódcy: Zbiory 3. Akcja runiczna (1 × Sekrety): Eksploracja 2.
name-magnhild_the_hoarder = Magnhild Skarbniczka
text-card-magnhild_the_hoarder = Siła 1 + 1 za każdą runę dowolnego rodzaju. Akcja przywódcy: Zbiory 3. Akcja runiczna (1 × Gniew natury): Pogrom osadników 1.
name-njal_barnlord = Njal Pan Spichlerzy
text-card-njal_barnlord = Siła 2. Akcja przywódcy: Zbiory 4. Akcja runiczna (2 × Bogactwo): Eksploracja świątynią.
name-olaf_hallbuilder = Olaf Budowniczy Dworu
text-card-olaf_hallbuilder = Siła 2 + 1 za każdą runę Sekretów. Akcja przywódcy: Budowa. Akcja runiczna (2 × Sekrety): Zbiory 4.
name-ragnhild_mason = Ragnhild Kamieniarka
text-card-ragnhild_mason = Siła 7, koszt 2 stali. Akcja przywódcy: Budowa. Akcja runiczna (2 × Bogactwo): Eksploracja 2.
name-sigurd_treasurer = Sigurd Podskarbi
text-card-sigurd_treasurer = Siła 1 za każdą żywność. Akcja przywódcy: Budowa. Akcja runiczna (3 dowolne runy): Zebranie zasobów, 1 drewno, 1 żywność, 1 stal.

# Sekrety

name-alva_whisperer = Alva Szepcząca
text-card-alva_whisperer = Siła 4. Akcja przywódcy: Żegluga 2. Akcja runiczna (2 × Sekrety): Eksploracja 2.
name-bodil_runecarver = Bodil Rytowniczka Run
text-card-bodil_runecarver = Siła 2 + 1 za każdą runę Sekretów. Akcja przywódcy: Żegluga 2. Akcja runiczna (1 × Bogactwo): Eksploracja świątynią.
name-dyri_fogwalker = Dyri z Mgieł
text-card-dyri_fogwalker = Siła 3. Akcja przywódcy: Żegluga 3. Akcja runiczna (2 × Sekrety): Zebranie zasobów, 1 drewno za każdą runę Sekretów.
name-egil_nightblade = Egil Nocne Ostrze
text-card-egil_nightblade = Siła 1 + 1 za każde drewno. Akcja przywódcy: Żegluga 3. Akcja runiczna (1 × Gniew natury): Wkroczenie do bitwy.
name-freydis_the_seeress = Freydis Wieszczka
text-card-freydis_the_seeress = Siła 2. Akcja przywódcy: Żegluga 3. Akcja runiczna (3 × Sekrety): Pogrom osadników 2.
name-grim_starreader = Grim Czytający z Gwiazd
text-card-grim_starreader = Siła 2. Akcja przywódcy: Żegluga 4. Akcja runiczna (1 × Bogactwo): Wymiana zasobów.
name-hild_the_veiled = Hild Zawoalowana
text-card-hild_the_veiled = Siła 9, koszt 3 stali. Akcja przywódcy: Eksploracja 1. Akcja runiczna (2 × Sekrety): Zbiory 3.
name-ivar_lorekeeper = Ivar Strażnik Wiedzy
text-card-ivar_lorekeeper = Siła 1 + 1 za każdą runę dowolnego rodzaju. Akcja przywódcy: Eksploracja 2. Akcja runiczna (3 × Sekrety): Budowa.
name-jora_softfoot = Jora Cichy Krok
text-card-jora_softfoot = Siła 3. Akcja przywódcy: Eksploracja 3. Akcja runiczna (1 × Gniew natury): Dobór i wymiana karty.
name-kari_herbwife = Kari Zielarka
text-card-kari_herbwife = Siła 2 za każdą runę Sekretów. Akcja przywódcy: Zbiory 2. Akcja runiczna (1 × Bogactwo): Pogrom osadników 1.
name-logi_brewer = Logi Piwowar
text-card-logi_brewer = Siła 6, koszt 1 stali. Akcja przywódcy: Zbiory 3. Akcja runiczna (2 × Sekrety): Wkroczenie do bitwy.
name-mjoll_the_skald = Mjoll Skaldka
text-card-mjoll_the_skald = Siła 2 + 1 za każdą runę Gniewu natury. Akcja przywódcy: Zbiory 3. Akcja runiczna (1 × Gniew natury): Żegluga 2.
name-nanna_moonsinger = Nanna Pieśniarka Księżyca
text-card-nanna_moonsinger = Siła 2. Akcja przywódcy: Zbiory 4. Akcja runiczna (2 × Gniew natury): Eksploracja 3.
name-orm_stonereader = Orm Czytający z Kamieni
text-card-orm_stonereader = Siła 5. Akcja przywódcy: Budowa. Akcja runiczna (2 × Bogactwo): Żegluga 3.
name-runa_dreamweaver = Runa Tkaczka Snów
text-card-runa_dreamweaver = Siła 7, koszt 2 stali. Akcja przywódcy: Budowa. Akcja runiczna (2 × Sekrety): Dobór i wymiana karty.
name-svein_cairnkeeper = Svein Strażnik Kurhanu
text-card-svein_cairnkeeper = Siła 1 za każde drewno. Akcja przywódcy: Budowa. Akcja runiczna (3 dowolne runy): Zbiory 2.

# Gniew natury

name-arnbjorg_stormcaller = Arnbjorg Wołająca Burzę
text-card-arnbjorg_stormcaller = Siła 5. Akcja przywódcy: Żegluga 2. Akcja runiczna (2 × Gniew natury): Wkroczenie do bitwy.
name-brand_firehair = Brand Ognistowłosy
text-card-brand_firehair = Siła 2 + 1 za każdą runę Gniewu natury. Akcja przywódcy: Żegluga 2. Akcja runiczna (1 × Bogactwo): Zbiory 3.
name-dufa_wavebreaker = Dufa Łamiąca Fale
text-card-dufa_wavebreaker = Siła 3. Akcja przywódcy: Żegluga 3. Akcja runiczna (1 × Sekrety): Pogrom osadników 1.
name-einar_hailbringer = Einar Niosący Grad
text-card-einar_hailbringer = Siła 1 + 1 za każdą żywność. Akcja przywódcy: Żegluga 3. Akcja runiczna (2 × Gniew natury): Zebranie zasobów, 1 stal za każdą runę Gniewu natury.
name-floki_driftwood = Floki Wyrzucony z Morza
text-card-floki_driftwood = Siła 2. Akcja przywódcy: Żegluga 3. Akcja runiczna (3 × Gniew natury): Eksploracja świątynią.
name-gro_gullwing = Gro Mewie Skrzydło
text-card-gro_gullwing = Siła 3. Akcja przywódcy: Żegluga 4. Akcja runiczna (1 × Sekrety): Wymiana zasobów.
name-hakon_the_berserk = Hakon Berserk
text-card-hakon_the_berserk = Siła 9, koszt 3 stali. Akcja przywódcy: Eksploracja 1. Akcja runiczna (1 × Bogactwo): Wkroczenie do bitwy.
name-ida_frostbite = Ida Mroźna
text-card-ida_frostbite = Siła 2 + 1 za każdą stal. Akcja przywódcy: Eksploracja 2. Akcja runiczna (3 × Gniew natury): Pogrom osadników 2.
name-jarl_thorolf = Jarl Thorolf
text-card-jarl_thorolf = Siła 2. Akcja przywódcy: Eksploracja 3. Akcja runiczna (2 × Sekrety): Budowa.
name-ketil_the_hunter = Ketil Łowca
text-card-ketil_the_hunter = Siła 2 za każdą runę Gniewu natury. Akcja przywódcy: Zbiory 2. Akcja runiczna (2 × Gniew natury): Żegluga 3.
name-leikny_whaler = Leikny Wielorybniczka
text-card-leikny_whaler = Siła 6, koszt 1 stali. Akcja przywódcy: Zbiory 3. Akcja runiczna (1 × Sekrety): Eksploracja 2.
name-mord_wolfcoat = Mord Wilczy Płaszcz
text-card-mord_wolfcoat = Siła 1 + 1 za każdą runę dowolnego rodzaju. Akcja przywódcy: Zbiory 3. Akcja runiczna (2 × Gniew natury): Żegluga 2.
name-nott_nightfrost = Nott Nocny Mróz
text-card-nott_nightfrost = Siła 2. Akcja przywódcy: Zbiory 4. Akcja runiczna (1 × Bogactwo): Dobór i wymiana karty.
name-oddny_treefeller = Oddny Drwalka
text-card-oddny_treefeller = Siła 4. Akcja przywódcy: Budowa. Akcja runiczna (2 × Bogactwo): Eksploracja 3.
name-rolf_ironbeam = Rolf Żelazna Belka
text-card-rolf_ironbeam = Siła 7, koszt 2 stali. Akcja przywódcy: Budowa. Akcja runiczna (2 × Gniew natury): Zebranie zasobów, 1 drewno, 2 stali.
name-skade_snowhall = Skade ze Śnieżnego Dworu
text-card-skade_snowhall = Siła 1 za każdą stal. Akcja przywódcy: Budowa. Akcja runiczna (3 dowolne runy): Zbiory 2.


## Karty łaski

name-full_granary = Pełny Spichlerz
    .gen = Pełnego Spichlerza
    .acc = Pełny Spichlerz
text-favour-full_granary = Runa: Bogactwo. Sakwa: 2 drewna, 2 żywności.
name-golden_ring = Złoty Pierścień
    .gen = Złotego Pierścienia
    .acc = Złoty Pierścień
text-favour-golden_ring = Runa: Bogactwo. Sakwa: 3 dowolne zasoby.
name-hoard_of_hedeby = Skarb z Hedeby
    .gen = Skarbu z Hedeby
    .acc = Skarb z Hedeby
text-favour-hoard_of_hedeby = Runy: 2 × Bogactwo. Sakwa: 1 żywność.
name-kings_tribute = Królewska Danina
    .gen = Królewskiej Daniny
    .acc = Królewską Daninę
text-favour-kings_tribute = Runy: 2 × Bogactwo. Sakwa: 1 stal.
name-whispering_stone = Szepczący Kamień
    .gen = Szepczącego Kamienia
    .acc = Szepczący Kamień
text-favour-whispering_stone = Runa: Sekrety. Sakwa: 2 drewna, 2 stali.
name-mimirs_draught = Łyk ze Studni Mimira
    .gen = Łyku ze Studni Mimira
    .acc = Łyk ze Studni Mimira
text-favour-mimirs_draught = Runa: Sekrety. Sakwa: 3 dowolne zasoby.
name-sealed_saga = Zapieczętowana Saga
    .gen = Zapieczętowanej Sagi
    .acc = Zapieczętowaną Sagę
text-favour-sealed_saga = Runy: 2 × Sekrety. Sakwa: 1 drewno.
name-ravens_secret = Sekret Kruka
    .gen = Sekretu Kruka
    .acc = Sekret Kruka
text-favour-ravens_secret = Runy: 2 × Sekrety. Sakwa: 1 żywność.
name-breath_of_hail = Oddech Gradu
    .gen = Oddechu Gradu
    .acc = Oddech Gradu
text-favour-breath_of_hail = Runa: Gniew natury. Sakwa: 2 żywności, 2 stali.
name-seething_sea = Wzburzone Morze
    .gen = Wzburzonego Morza
    .acc = Wzburzone Morze
text-favour-seething_sea = Runa: Gniew natury. Sakwa: 3 dowolne zasoby.
name-thunderhead = Chmura Gromu
    .gen = Chmury Gromu
    .acc = Chmurę Gromu
text-favour-thunderhead = Runy: 2 × Gniew natury. Sakwa: 1 stal.
name-wrath_of_winter = Gniew Zimy
    .gen = Gniewu Zimy
    .acc = Gniew Zimy
text-favour-wrath_of_winter = Runy: 2 × Gniew natury. Sakwa: 1 drewno.
name-smugglers_map = Mapa Przemytnika
    .gen = Mapy Przemytnika
    .acc = Mapę Przemytnika
text-favour-smugglers_map = Runy: Bogactwo, Sekrety. Sakwa: 1 żywność, 1 stal.
name-buried_silver = Zakopane Srebro
    .gen = Zakopanego Srebra
    .acc = Zakopane Srebro
text-favour-buried_silver = Runy: Bogactwo, Sekrety. Sakwa: 1 drewno, 1 żywność.
name-storm_wrack = Dary Sztormu
    .gen = Darów Sztormu
    .acc = Dary Sztormu
text-favour-storm_wrack = Runy: Bogactwo, Gniew natury. Sakwa: 1 drewno, 1 stal.
name-stranded_whale = Wyrzucony Wieloryb
    .gen = Wyrzuconego Wieloryba
    .acc = Wyrzuconego Wieloryba
text-favour-stranded_whale = Runy: Bogactwo, Gniew natury. Sakwa: 1 drewno, 1 żywność.
name-omen_in_the_clouds = Znak na Niebie
    .gen = Znaku na Niebie
    .acc = Znak na Niebie
text-favour-omen_in_the_clouds = Runy: Sekrety, Gniew natury. Sakwa: 1 żywność, 1 stal.
name-frozen_runes = Zamarznięte Runy
    .gen = Zamarzniętych Run
    .acc = Zamarznięte Runy
text-favour-frozen_runes = Runy: Sekrety, Gniew natury. Sakwa: 1 drewno, 1 stal.


## Bóstwa i miejsca ofiarowania
##
## `.to` mówi, gdzie trafia ofiarowana osada. `.kind` to god (bóstwo) albo space (pole), do wyboru wariantu. `.boon`
## to dar bóstwa dla przegranego w bitwie, `.action` to akcja pola na arkuszu epoki.

name-odin = Odyn
    .kind = god
    .gen = Odyna
    .dat = Odynowi
    .acc = Odyna
    .ins = Odynem
    .loc = Odynie
    .to = Odynowi
    .boon = Dobór i wymiana karty, potem 1 dowolny zasób
text-god-odin = Dar Valhalli: { name-odin.boon }.
name-frigg = Frigg
    .kind = god
    .gen = Frigg
    .dat = Frigg
    .acc = Frigg
    .ins = Frigg
    .loc = Frigg
    .to = Frigg
    .boon = 1 drewno, 1 żywność i 1 stal
text-god-frigg = Dar Valhalli: { name-frigg.boon }.
name-thor = Thor
    .kind = god
    .gen = Thora
    .dat = Thorowi
    .acc = Thora
    .ins = Thorem
    .loc = Thorze
    .to = Thorowi
    .boon = Pogrom osadników 1
text-god-thor = Dar Valhalli: { name-thor.boon }, czyli usunięcie osadnika innego klanu z dowolnej wyspy.
name-freyja = Freja
    .kind = god
    .gen = Frei
    .dat = Frei
    .acc = Freję
    .ins = Freją
    .loc = Frei
    .to = Frei
    .boon = Zbiory 2
text-god-freyja = Dar Valhalli: { name-freyja.boon }, z premiami za łodzie i świątynie.
name-loki = Loki
    .kind = god
    .gen = Lokiego
    .dat = Lokiemu
    .acc = Lokiego
    .ins = Lokim
    .loc = Lokim
    .to = Lokiemu
    .boon = przesunięcie gniewu jednego bóstwa o 2 w górę lub w dół
text-god-loki = Dar Valhalli: { name-loki.boon }, nigdy poniżej 0.
name-heimdall = Heimdall
    .kind = god
    .gen = Heimdalla
    .dat = Heimdallowi
    .acc = Heimdalla
    .ins = Heimdallem
    .loc = Heimdallu
    .to = Heimdallowi
    .boon = Żegluga 2
text-god-heimdall = Dar Valhalli: { name-heimdall.boon }, ze zwykłym cumowaniem, rozmieszczeniem i łupieniem.

name-ded_sail = Ofiara żagli
    .kind = space
    .to = na polu Ofiara żagli
    .action = Żegluga 2
text-dedication-ded_sail = Ofiaruj osadę: { name-ded_sail.action }, ze zwykłym cumowaniem, rozmieszczeniem i łupieniem.
name-ded_explore = Ofiara szlaków
    .kind = space
    .to = na polu Ofiara szlaków
    .action = Eksploracja 2
text-dedication-ded_explore = Ofiaruj osadę: { name-ded_explore.action }.
name-ded_harvest = Ofiara obfitości
    .kind = space
    .to = na polu Ofiara obfitości
    .action = Zbiory 3
text-dedication-ded_harvest = Ofiaruj osadę: { name-ded_harvest.action }, z premiami za łodzie i świątynie.
name-ded_build = Ofiara belek
    .kind = space
    .to = na polu Ofiara belek
    .action = Budowa
text-dedication-ded_build = Ofiaruj osadę: { name-ded_build.action }, ze zwykłą opłatą w drewnie.
text-dedication-god = Ofiaruj osadę temu bóstwu: jego gniew wzrośnie o 2.


## Rzędy kart łask i ich końce: nazwa to etykieta, przypadki są do środka zdania.

name-upper = Górny rząd
    .nom = górny rząd
    .gen = górnego rzędu
    .acc = górny rząd
    .loc = górnym rzędzie
name-lower = Dolny rząd
    .nom = dolny rząd
    .gen = dolnego rzędu
    .acc = dolny rząd
    .loc = dolnym rzędzie
name-left = Lewy koniec
    .nom = lewy koniec
    .gen = lewego końca
    .acc = lewy koniec
    .loc = lewym końcu
name-right = Prawy koniec
    .nom = prawy koniec
    .gen = prawego końca
    .acc = prawy koniec
    .loc = prawym końcu


## Akcje: `.kind` to valued przy tych, które wymawia się z wartością, jak „Żegluga 3”, a plain przy pozostałych.

name-sail = Żegluga
    .kind = valued
    .gen = Żeglugi
    .acc = Żeglugę
text-action-sail = Jedna z twoich łodzi wykonuje najwyżej tyle ruchów; port je kończy. W porcie możesz rozmieścić najwyżej tylu osadników, płacąc po 1 żywności, i złupić osadę za stal.
name-explore = Eksploracja
    .kind = valued
    .gen = Eksploracji
    .acc = Eksplorację
text-action-explore = Twoi osadnicy wykonują razem najwyżej tyle kroków szlakami morskimi na sąsiednie wyspy.
name-harvest = Zbiory
    .kind = valued
    .gen = Zbiorów
    .acc = Zbiory
text-action-harvest = Zyskujesz tyle dowolnych zasobów, 1 dowolny więcej za każdą zbudowaną świątynię i premię za każdą zbudowaną łódź.
name-build = Budowa
    .kind = plain
    .gen = Budowy
    .acc = Budowę
text-action-build = Zapłać drewnem za łódź (2, 3 albo 4) lub świątynię (4 albo 6), zależnie od pola arkusza, z którego ją bierzesz.
name-temple_explore = Eksploracja świątynią
    .kind = plain
    .gen = Eksploracji świątynią
    .acc = Eksplorację świątynią
text-action-temple_explore = Przenieś jedną swoją świątynię na sąsiednią wyspę, na której żadnej nie masz.
name-smite = Pogrom osadników
    .kind = valued
    .gen = Pogromu osadników
    .acc = Pogrom osadników
text-action-smite = Usuń najwyżej tylu osadników innych klanów z dowolnych wysp.
name-draw_replace = Dobór i wymiana karty
    .kind = plain
    .gen = Doboru i wymiany karty
    .acc = Dobór i wymianę karty
text-action-draw_replace = Dobierz kartę wikinga, a potem odrzuć kartę z ręki.
name-enter_battle = Wkroczenie do bitwy
    .kind = plain
    .gen = Wkroczenia do bitwy
    .acc = Wkroczenie do bitwy
text-action-enter_battle = Zakryj tę kartę: dołącza do czekającej bitwy albo ją rozpoczyna.
name-collect = Zebranie zasobów
    .kind = plain
    .gen = Zebrania zasobów
    .acc = Zebranie zasobów
text-action-collect = Zyskujesz zasoby podane na karcie.
name-exchange = Wymiana zasobów
    .kind = plain
    .gen = Wymiany zasobów
    .acc = Wymianę zasobów
text-action-exchange = Zamień dowolną ilość jednego zasobu na tyle samo jednego innego.
name-fury_shift = Przesunięcie gniewu
    .kind = plain
    .gen = Przesunięcia gniewu
    .acc = Przesunięcie gniewu
text-action-fury_shift = Przesuń gniew jednego bóstwa w górę lub w dół.


## Wróg w grze solo: ikony na jego torach i poziomy

name-fury = Gniew
text-icon-fury = Gniew bóstwa tej runy, której wróg ma na wyspach najwięcej, rośnie o 1; przy remisie każdego z tych bóstw.
name-chase = Pościg
text-icon-chase = Łódź wodza płynie do najbliższego portu z twoją łodzią, która musi odpłynąć do fiordu.
name-cross = Przeprawa
text-icon-cross = Łódź wodza przepływa na drugi koniec swojego szlaku morskiego.
name-settler = Osadnik
text-icon-settler = 1 osadnik wroga na wyspie wodza.
name-boat = Łódź
text-icon-boat = 1 łódź wroga w porcie wodza albo w najbliższym wolnym.
name-temple = Świątynia
text-icon-temple = Świątynia wroga na tej z wysp bez żadnej świątyni, na której ma najwięcej osadników; połowa z nich wraca na arkusz.
name-battle = Bitwa
text-icon-battle = Wróg rozpoczyna bitwę, a premia z ikony zwiększa jego siłę.

name-easy = Łatwy
text-profile-easy = Ikony drewna są dalej, a pierwsza bitwa jest bez premii. Wróg rozmieszcza o 2 osadników mniej, co najmniej 1.
name-normal = Normalny
text-profile-normal = Wróg z instrukcji.
name-hard = Trudny
text-profile-hard = Więcej ikon, silniejsze akcje na arkuszu wroga i tylu eksplorujących osadników, ile wynosi wartość jego Eksploracji.


## Zestawy

preset-name-by_the_book = Według instrukcji
preset-text-by_the_book = Wszystko tak, jak w instrukcji.
preset-name-house_rules = Zasady domowe
preset-text-house_rules = Tak, jak grano tu na początku: osadników odwołuje się tylko przy rozmieszczaniu, runy bierze się po akcji, łodzie dają w Zbiorach żywność i pochodzą z najtańszego pola, zwrócić można każdą z czterech kart łaski, a wróg w grze solo ma ostatnią turę, liczy wszystkie swoje runy, eksploruje większą liczbą osadników i jest atakowany bez pytania.
preset-name-two_players = Dwoje graczy
preset-text-two_players = Dwa klany na małej mapie, z neutralnym wrogiem na zewnętrznych wyspach.
preset-name-solo_easy = Solo, łatwo
preset-text-solo_easy = Gra w pojedynkę z najsłabszym wrogim klanem.
preset-name-solo_normal = Solo
preset-text-solo_normal = Gra w pojedynkę z wrogim klanem z instrukcji.
preset-name-solo_hard = Solo, trudno
preset-text-solo_hard = Gra w pojedynkę z najsilniejszym wrogim klanem.


## Opcje gry

option-name-first_player = Pierwszy gracz
option-text-first_player = Tylko dla 2–4 graczy: kto zaczyna ze znacznikiem wodza.
option-value-first_player-random = los zdecyduje
option-value-first_player-seat_1 = gracz 1
option-name-solo_profile = Poziom wroga
option-text-solo_profile = Tylko w grze solo: jakie wróg ma tory i akcje runiczne. Na łatwym poziomie rozmieszcza też o 2 osadników mniej, co najmniej 1; na trudnym eksploruje tyloma, ile wynosi wartość jego Eksploracji.
option-value-solo_profile-easy = łatwy
option-value-solo_profile-normal = normalny
option-value-solo_profile-hard = trudny
option-name-enemy_explore_settlers = Osadnicy z Eksploracji wroga
option-text-enemy_explore_settlers = Tylko w grze solo: ilu osadników przynosi Eksploracja wroga.
option-value-enemy_explore_settlers-profile = zależnie od poziomu
option-value-enemy_explore_settlers-per_value = tylu, ile wynosi jej wartość
option-value-enemy_explore_settlers-one = jednego
option-name-enemy_strength_runes = Runy wroga w bitwie
option-text-enemy_strength_runes = Tylko w grze solo: które runy wzmacniają karty wroga w bitwie. Albo tylko te z kart, które wyłożył w tej samej turze co kartę bitwy, razem z nią, albo wszystkie jego aktywne runy.
option-value-enemy_strength_runes-turn = karty z jednej tury
option-value-enemy_strength_runes-era = wszystkie aktywne runy
option-name-solo_enemy_last_turn = Ostatnia tura wroga
option-text-solo_enemy_last_turn = Tylko w grze solo: czy wróg ma turę po twojej ostatniej karcie w epoce.
option-value-solo_enemy_last_turn-not_in_era_3 = w epokach 1 i 2
option-value-solo_enemy_last_turn-always = w każdej epoce
option-value-solo_enemy_last_turn-never = nigdy
option-name-own_card_rune_counts = Własna runa karty
option-text-own_card_rune_counts = Czy runa karty liczy się do jej własnego wymagania, siły i Zebrania zasobów.
option-value-own_card_rune_counts-true = liczy się
option-value-own_card_rune_counts-false = nie liczy się
option-name-invader_current_rune_counts = Nowa karta najeźdźców
option-text-invader_current_rune_counts = Jeśli nową kartę najeźdźców wzmacniają runy: czy liczy się także ona sama, czy tylko ich wcześniejsze karty.
option-value-invader_current_rune_counts-true = liczy się także ona
option-value-invader_current_rune_counts-false = tylko wcześniejsze karty
option-name-sole_payer = Gdy zapłacić może tylko jeden
option-text-sole_payer = Tylko dla 2–4 graczy: w bitwie jest kilku, ale koszt stali może zapłacić tylko jeden z nich.
option-value-sole_payer-wins = ten gracz wygrywa
option-value-sole_payer-invaders = przychodzą najeźdźcy
option-name-harvest_boat_bonus = Premia za łodzie w Zbiorach
option-text-harvest_boat_bonus = Co każda zbudowana łódź dodaje do twoich Zbiorów. Premia wroga w grze solo się nie zmienia.
option-value-harvest_boat_bonus-steel = 1 stal
option-value-harvest_boat_bonus-food = 1 żywność
option-value-harvest_boat_bonus-wood = 1 drewno
option-name-steal_requires_highest = Kradzież runy
option-text-steal_requires_highest = Tylko dla 2–4 graczy: czyj wpływ na wyspie musi przewyższyć złodziej.
option-value-steal_requires_highest-true = każdego innego klanu
option-value-steal_requires_highest-false = posiadacza runy
option-name-boat_build_region = Miejsce nowych łodzi
option-text-boat_build_region = Czy nowe łodzie stają we fiordzie obok twoich osadników, świątyń i łodzi, czy tylko obok osadników i świątyń.
option-value-boat_build_region-land_or_boat = liczą się też łodzie
option-value-boat_build_region-land_only = tylko osadnicy i świątynie
option-name-recall = Odwoływanie osadników
option-text-recall = Kiedy wolno zabrać osadników z wysp na arkusz: w dowolnej chwili własnej tury czy tylko podczas rozmieszczania, gdy arkusz jest pusty, i nie z zasiedlanej wyspy.
option-value-recall-own_turn = we własnej turze
option-value-recall-deploying = przy rozmieszczaniu
option-name-rune_take = Zajmowanie wolnej runy
option-text-rune_take = Kiedy bierzesz runę wyspy, której nikt nie ma: od razu, w trakcie akcji, czy po zakończeniu akcji. Kradzież zawsze czeka na koniec akcji.
option-value-rune_take-at_once = od razu
option-value-rune_take-after_action = po akcji
option-name-fourth_favour = Czwarta karta łaski
option-text-fourth_favour = Którą kartę wolno zwrócić po zdobyciu czwartej karty łaski: jedną z trzech posiadanych czy także nową.
option-value-fourth_favour-held = jedną z trzech posiadanych
option-value-fourth_favour-any = dowolną z czterech
option-name-memory_aid = Pomoc dla pamięci
option-text-memory_aid = Czy wszyscy widzą karty łaski zdobyte przez innych. Każda z nich była odkryta, gdy o nią walczono.
option-value-memory_aid-true = widać wszystkie
option-value-memory_aid-false = tylko własne
option-name-rulings = Rozstrzygnięcia bez własnej opcji
option-text-rulings = Według instrukcji wybierasz pole, z którego budujesz, a zbyt małą talię rozdaje się do końca, zanim przetasuje się karty odrzucone; w grze solo decydujesz, czy atakujesz, wróg nie buduje świątyni obok twojej, a na poziomie normalnym eksploruje 1 osadnikiem. Dawniej grano tu bez tego wszystkiego.
option-value-rulings-by_the_book = według instrukcji
option-value-rulings-house = jak grano tu dawniej


## Decyzje

# Części pytań i wpisów: akcja z `$action` i `$value`; to, co zostało, z `$left`; osadnicy z `$settlers` w bierniku.
part-action =
    { $action_kind ->
        [valued] { $action } { $value }
       *[plain] { $action }
    }
part-moves =
    { $left ->
        [one] został { $left } ruch
        [few] zostały { $left } ruchy
       *[other] zostało { $left } ruchów
    }
part-steps =
    { $left ->
        [one] został { $left } krok
        [few] zostały { $left } kroki
       *[other] zostało { $left } kroków
    }
part-settlers =
    { $settlers ->
        [one] { $settlers } osadnika
       *[other] { $settlers } osadników
    }

# Przygotowanie gry i wybór kart
decision-place_start_boat = Wybierz fiord przy krawędzi mapy dla swojej łodzi
    .waiting = { $clan } stawia łódź
decision-draft_card = Wybierz kartę, którą zatrzymasz (kart do wyboru: { $cards })
    .waiting = { $clan } wybiera kartę w tajemnicy
    .card = Zatrzymaj kartę { $a }
decision-draft_from_pile =
    { $left ->
        [one] Wybierz ostatnią kartę, którą zatrzymasz
       *[other] Wybierz kartę, którą zatrzymasz (pozostało: { $left })
    }
    .waiting = { $clan } wybiera kartę
    .card = Zatrzymaj kartę { $a }

# Tury
decision-play_card = Twoja tura: zagraj kartę
    .waiting = Trwa tura { $clan_gen }
decision-play_face_down = Wybierz kartę, którą zagrasz zakrytą
    .waiting = { $clan } wybiera kartę do bitwy
    .card = Walcz kartą { $a }
decision-choose_favour = Rozpoczynasz bitwę: wybierz kartę łaski, o którą się toczy
    .waiting = { $clan } wybiera kartę łaski, o którą rozpoczyna bitwę
# `$idle` to 1, gdy akcja nic by teraz nie zmieniła.
decision-use_leader_action =
    { $idle ->
        [0] { $card }: wykonać akcję przywódcy ({ part-action })?
       *[other] { $card }: akcja przywódcy ({ part-action }) nic teraz nie da
    }
    .waiting = { $clan } może wykonać akcję przywódcy karty { $card } ({ part-action })
    .do = Wykonaj akcję przywódcy
    .skip = Pomiń ją
decision-use_rune_action =
    { $idle ->
        [0] { $card }: wykonać akcję runiczną ({ part-action })?
       *[other] { $card }: akcja runiczna ({ part-action }) nic teraz nie da
    }
    .waiting = { $clan } może wykonać akcję runiczną karty { $card } ({ part-action })
    .do = Wykonaj akcję runiczną
    .skip = Pomiń ją
decision-dedicate_village = Ofiarować złupioną osadę?
    .waiting = { $clan } może ofiarować osadę
decision-end_turn = Twoja tura się kończy: odwołać przedtem osadników?
    .waiting = { $clan } może odwołać osadników przed końcem tury
    .end = Zakończ turę

# Bitwy
decision-reveal_battle = Bitwa: wszystkie karty zostają odkryte
    .waiting = { $clan } zaraz odkryje karty bitwy
    .reveal = Odkryj karty
decision-return_favour = To czwarta karta łaski: wybierz, którą zwrócisz i dokąd
    .waiting = { $clan } zwraca kartę łaski
decision-use_boon = Przegrywasz bitwę. Skorzystać z daru { $god_gen } ({ $god_boon })?
    .waiting = { $clan } może skorzystać z daru { $god_gen }
    .do = Skorzystaj z daru
    .skip = Zrezygnuj z daru
decision-shift_fury = Wybierz, czyj gniew przesunie się o { $value }
    .waiting = { $clan } wybiera, czyj gniew przesunie się o { $value }

# Akcje
decision-choose_boat = Żegluga { $value }: wybierz łódź
    .waiting = { $clan } wybiera łódź (Żegluga { $value })
    .skip = Nie żegluj
decision-sail_boat = Wybierz, dokąd popłynie łódź ({ part-moves })
    .waiting = { $clan } żegluje ({ part-moves })
    .stop = Zostań tutaj
decision-leave_dock = Twoja łódź musi odpłynąć { $dock_from }: wybierz fiord
    .waiting = { $clan } wybiera, dokąd odpłynie łódź { $dock_from }
decision-deploy_settler = Rozmieścić osadników na { $island_loc }? (najwyżej jeszcze { $left })
    .waiting = { $clan } może rozmieścić osadników na { $island_loc }
decision-raid_village =
    { $cost ->
        [one] Złupić osadę { $dock_in } za { $cost } stal?
       *[other] Złupić osadę { $dock_in } za { $cost } stali?
    }
    .waiting = { $clan } może złupić osadę { $dock_in }
decision-explore_island = Eksploracja: przenieś osadnika ({ part-steps })
    .waiting = { $clan } eksploruje ({ part-steps })
    .stop = Nie eksploruj dalej
decision-harvest_resource = Zbiory: wybierz zasób (pozostało: { $left })
    .waiting = { $clan } zbiera zasoby
decision-build_unit = Budowa: wybierz łódź lub świątynię
    .waiting = { $clan } wybiera, co zbudować
    .skip = Nie buduj
decision-move_temple = Eksploracja świątynią: wybierz, dokąd ją przenieść
    .waiting = { $clan } wybiera, dokąd przenieść świątynię
    .skip = Nie przenoś świątyni
decision-smite_settler = Pogrom: wybierz osadnika do usunięcia (pozostało: { $left })
    .waiting = { $clan } wybiera osadnika do usunięcia
    .stop = Nie usuwaj więcej
decision-discard_card = Wybierz kartę do odrzucenia
    .waiting = { $clan } wybiera kartę do odrzucenia
    .card = Odrzuć kartę { $a }
decision-take_resource = Wybierz zasób (pozostało: { $left })
    .waiting = { $clan } wybiera zasób
decision-exchange_resources = Wymiana zasobów: wybierz, co oddasz i co weźmiesz
    .waiting = { $clan } może wymienić zasoby
    .skip = Nie wymieniaj

# Wróg w grze solo
decision-join_enemy_battle =
    { $bonus ->
        [0] Wróg walczy o { $favour_acc }: dołączyć do bitwy?
       *[other] Wróg walczy o { $favour_acc } z premią { $bonus }: dołączyć do bitwy?
    }
    .waiting = { $clan } może dołączyć do bitwy wroga o { $favour_acc }
decision-solo_attack = Masz na { $island_loc } { part-settlers }, wróg { $enemies }: zaatakować, by jeden wrócił na jego arkusz?
    .waiting = { $clan } może zaatakować osadników wroga na { $island_loc }
decision-choose_chief_target = Łódź wodza szuka wyspy { $rune_gen }: wybierz, której
    .waiting = { $clan } wybiera, której wyspy { $rune_gen } szuka łódź wodza
decision-choose_chief_way = Łódź wodza płynie na { $island_acc } ({ part-moves }): wybierz następny port
    .waiting = { $clan } wybiera drogę łodzi wodza na { $island_acc }
decision-choose_settler_source = Wybierz wyspę, z której osadnik wroga przejdzie na { $island_acc }
    .waiting = { $clan } wybiera, skąd osadnik wroga przejdzie na { $island_acc }
decision-choose_enemy_dock = Wybierz port dla nowej łodzi wroga
    .waiting = { $clan } wybiera port dla nowej łodzi wroga
decision-choose_chased_boat = Wybierz, którą z twoich łodzi wyprze łódź wodza
    .waiting = { $clan } wybiera, którą łódź wyprze łódź wodza
    .dock = Łódź { $a_in }
decision-choose_enemy_temple = Wybierz wyspę dla świątyni wroga
    .waiting = { $clan } wybiera wyspę dla świątyni wroga
decision-choose_enemy_favour = Wróg walczy o kartę łaski z { $row_gen }: wybierz, z którego końca
    .waiting = { $clan } wybiera kartę łaski, o którą walczy wróg
decision-discard_enemy_deck = Koniec epoki: reszta talii wroga zostaje odrzucona
    .waiting = { $clan } zaraz odrzuci resztę talii wroga
    .reveal = Odrzuć resztę talii

# Los
decision-draw_first_player = Losowanie pierwszego gracza
    .waiting = Trwa losowanie pierwszego gracza
    .seat =
        { $a ->
            [0] Zaczyna { name-red }
            [1] Zaczyna { name-yellow }
            [2] Zaczyna { name-blue }
           *[other] Zaczyna { name-green }
        }
decision-draw_god = Losowanie bóstwa runy { $rune_gen }
    .waiting = Trwa losowanie bóstwa runy { $rune_gen }
decision-lay_favour = Losowanie karty łaski do { $row_gen }
    .waiting = Trwa losowanie karty łaski do { $row_gen }
    .favour = { $a }
decision-deal_card = Rozdanie karty
    .waiting = Trwa rozdawanie kart
decision-draw_card = Dobranie karty
    .waiting = Trwa dobieranie karty
decision-draw_invader = Losowanie karty najeźdźców
    .waiting = Trwa losowanie karty najeźdźców
decision-discard_neutral_card = Losowanie karty, którą odrzuci wróg
    .waiting = Trwa losowanie karty, którą odrzuci wróg
decision-draw_start_island = Losowanie pierwszej wyspy wroga
    .waiting = Trwa losowanie pierwszej wyspy wroga
decision-open_card = Losowanie karty do odkrytego stosu
    .waiting = Trwa losowanie karty do odkrytego stosu
decision-deal_to_enemy = Rozdanie karty wrogowi
    .waiting = Wróg dostaje kartę
decision-draw_enemy_card = Losowanie karty, którą zagra wróg
    .waiting = Trwa losowanie karty, którą zagra wróg
decision-draw_enemy_battle_card = Losowanie karty bitwy wroga
    .waiting = Trwa losowanie karty bitwy wroga
decision-draw_hidden_battle_card = Losowanie zakrytej karty bitwy wroga
    .waiting = Trwa losowanie zakrytej karty bitwy wroga


## Możliwości w decyzjach

option-god = { $a }
option-card = { $a }
option-island = { $a }
option-fjord = { $a }
option-dock = { $a }
option-end = { $a }
option-favour = { $a }, { $b_nom }
option-up = Zagraj kartę { $a }
option-down = Zagraj kartę zakrytą, do bitwy
option-dedicate =
    { $a_kind ->
        [god] { $a }: gniew +2
       *[space] { $a }: { $a_action }
    }
option-none = Nie ofiarowuj teraz
option-linger = Zaczekaj przed końcem tury
option-return = { $a } na { $c_acc } { $b_gen }
option-boat = Łódź { $a_in }
option-to = Płyń { $a_to }
option-deploy = Rozmieść osadnika (1 żywność)
option-recall = Odwołaj osadnika z { $a_gen }
option-done = Nie rozmieszczaj więcej
option-raid = Złup osadę
option-leave = Zostaw osadę
option-explore = Z { $a_gen } na { $b_acc }
option-take = { $a }
option-build_boat = Łódź { $a_in }
option-build_temple = Świątynia na { $a_loc }
option-boat_for = Łódź { $b_in } za { $a } drewna
option-temple_for = Świątynia na { $b_loc } za { $a } drewna
option-temple = Świątynia z { $a_gen } na { $b_acc }
option-smite = Osadnik { $a_gen } na { $b_loc }
option-exchange =
    { $c ->
        [one] Oddaj { $c } { $a_acc } za { $c } { $b_acc }
       *[other] Oddaj { $c } { $a_gen } za { $c } { $b_gen }
    }
option-fury_up = Podnieś gniew { $a_gen }
option-fury_down = Obniż gniew { $a_gen }
option-join = Dołącz kartą { $a }
option-decline = Nie dołączaj
option-attack = Zaatakuj
option-no = Nie atakuj


## Dziennik

# Części wpisów i opisów: stal z `$steel`, drewno z `$wood` oraz punkty z `$island_points` i `$favour_points` w bierniku.
part-steel =
    { $steel ->
        [one] { $steel } stal
       *[other] { $steel } stali
    }
part-wood =
    { $wood ->
        [one] { $wood } drewno
       *[other] { $wood } drewna
    }
part-island-points =
    { $island_points ->
        [one] { $island_points } punkt
        [few] { $island_points } punkty
       *[other] { $island_points } punktów
    }
part-favour-points =
    { $favour_points ->
        [one] { $favour_points } punkt
        [few] { $favour_points } punkty
       *[other] { $favour_points } punktów
    }

log-era_begins = Epoka { $era }
log-draft_begins =
    { $cards ->
        [one] Wybór kart: po { $cards } karcie
        [few] Wybór kart: po { $cards } karty
       *[other] Wybór kart: po { $cards } kart
    }
    .scene = Wybór kart
log-turns_begin = Tury: zaczyna { $clan_nom }
log-era_ends = Koniec epoki { $era }
    .scene = Koniec epoki { $era }
log-turn_begins = Tura { $clan_gen }.

log-first_player = Pierwszym graczem jest { $clan_nom }.
    .clause = zaczyna{ $sz }
log-god_chosen = { $god } odpowiada runie { $rune_gen }.
    .result = bóstwa: { $items }
    .item = { $god } ({ $rune })
log-favour_laid = Karta łaski { $favour } leży w { $row_loc }.
log-boat_placed = { $clan } postawił łódź { $fjord_in }.
    .clause = stawia{ $sz } łódź { $fjord_in }
log-neutrals_placed = Neutralny wróg ma na { $island_loc } świątynię i { part-settlers }.
    .result = neutralny wróg jest na { $island_loc }
log-enemy_placed = Wróg ma runę { $island_gen } i { part-settlers } na niej; łódź wodza stoi { $dock_in }.
    .clause = ma{ $sz } runę { $island_gen } i { part-settlers }

log-card_dealt = { $clan } dostał kartę { $card }.
log-card_kept = { $clan } zatrzymał kartę { $card }.
    .clause = zatrzymuje{ $sz } karty: { $items }
    .item = { $card }
    .result = zostają { $items }
log-hands_passed =
    { $cards ->
        [one] Karty podano dalej: w każdej ręce jest { $cards } karta.
        [few] Karty podano dalej: w każdej ręce są { $cards } karty.
       *[other] Karty podano dalej: w każdej ręce jest { $cards } kart.
    }
log-neutral_discarded = Wróg odrzucił zakrytą kartę.
log-deck_shuffled =
    { $cards ->
        [one] Stos kart odrzuconych wtasowano do talii, która ma teraz { $cards } kartę.
        [few] Stos kart odrzuconych wtasowano do talii, która ma teraz { $cards } karty.
       *[other] Stos kart odrzuconych wtasowano do talii, która ma teraz { $cards } kart.
    }

log-card_played = { $clan } zagrał kartę { $card }.
    .clause = zagrywa{ $sz } kartę { $card }
log-card_played_down = { $clan } zagrał zakrytą kartę.
    .clause = zagrywa{ $sz } zakrytą kartę
log-own_card_played_down = Zakryta karta { $clan_gen } to { $card }.
log-action_taken = { $clan } wykonuje akcję przywódcy: { part-action }.
log-rune_action_taken = { $clan } wykonuje akcję runiczną: { part-action }.

log-battle_started = { $clan } rozpoczął bitwę o { $favour_acc }.
    .clause = rozpoczyna{ $sz } bitwę o { $favour_acc }
log-battle_joined = { $clan } dołączył do bitwy.
    .clause = dołącza{ $sz } do bitwy
log-battle_entered = { $clan } wkroczył do bitwy kartą { $card }.
log-battle_fought = Bitwa o { $favour_acc }!
    .scene = Bitwa o { $favour_acc }
log-lined_up = { $clan } bierze udział w bitwie.
log-card_lined_up = { $clan } bierze w niej udział kartą { $card }.
log-battle_card = { $clan } walczy kartą { $card }.
log-steel_paid = { $clan } zapłacił { part-steel }.
log-cannot_pay = { $clan } nie może zapłacić { $steel } stali i nie walczy.
    .result = { $clan_nom } nie może zapłacić
log-strength = { $clan }: siła karty { $card } wynosi { $strength }.
    .result = { $clan_nom } { $strength }
log-invaders_revealed = Najeźdźcy walczą kartą { $card } o sile { $strength }.
    .result = najeźdźcy { $strength }
log-no_invaders = Dla najeźdźców nie ma już karty: nie przychodzą.
    .result = najeźdźcy nie przyszli
log-battle_won = { $clan } wygrał bitwę i zdobył { $favour_acc }!
    .clause = zdobywa{ $sz } { $favour_acc }
    .result = wygrał { $clan_nom }
log-battle_tied = Remis przy sile { $strength }: bitwy nikt nie wygrał.
    .result = nikt nie wygrał
log-invaders_won = Najeźdźcy pokonali { $clan_acc }.
    .result = wygrali najeźdźcy
log-battle_ended = Bitwa jest skończona.
log-prize_returned = Karta łaski { $favour } wróciła na { $end_acc } { $row_gen }.
log-favour_returned = { $clan } zwrócił { $favour_acc } na { $end_acc } { $row_gen }.
    .clause = zwraca{ $sz } { $favour_acc }
log-boon_used = { $clan } skorzystał z daru { $god_gen }.
    .clause = korzysta{ $sz } z daru { $god_gen }
    .result = { $clan_nom } skorzystał z daru { $god_gen }
log-boon_skipped = { $clan } zrezygnował z daru { $god_gen }.
    .clause = rezygnuje{ $sz } z daru { $god_gen }

log-boat_sailed = Łódź { $clan_gen } popłynęła { $origin_from } { $destination_to }.
    .clause = płynie{ $sz } { $items }
    .item = { $destination_to }
log-boat_left = Łódź { $clan_gen } musiała odpłynąć { $dock_from } { $fjord_to }.
    .result = łódź { $clan_gen } musiała odpłynąć { $dock_from }
log-enemy_boat_sunk = { $clan } odesłał łódź wroga { $dock_from } na jego arkusz.
    .clause = odsyła{ $sz } łódź wroga { $dock_from }
log-settlers_deployed = { $clan } rozmieścił { part-settlers } na { $island_loc }.
    .clause = rozmieszcza{ $sz } { $items }
    .item = { part-settlers } na { $island_loc }
log-settler_recalled = { $clan } odwołał osadnika z { $island_gen }.
    .clause =
        { $times ->
            [one] odwołuje{ $sz } osadnika z { $island_gen }
           *[other] odwołuje{ $sz } { $times } osadników z { $island_gen }
        }
log-turn_held = { $clan } zaczeka przed końcem tury.
log-settler_driven_off = { $clan } wypędził z { $island_gen } osadnika { $victim_gen }.
    .clause = wypędza{ $sz } z { $island_gen } osadnika { $victim_gen }
log-village_raided =
    { $steel ->
        [0] { $clan } złupił osadę { $dock_in }.
       *[other] { $clan } złupił osadę { $dock_in } za { part-steel }.
    }
    .clause =
        { $times ->
            [one] łupi{ $sz } osadę { $items }
           *[other] łupi{ $sz } osady { $items }
        }
    .item = { $dock_in }
log-settler_moved = Osadnik { $clan_gen } przeszedł z { $origin_gen } na { $destination_acc }.
    .clause = przenosi{ $sz } osadnika z { $origin_gen } na { $destination_acc }
log-resource_gained =
    { $amount ->
        [one] { $clan } zyskał { $amount } { $resource_acc }.
       *[other] { $clan } zyskał { $amount } { $resource_gen }.
    }
    .clause = zyskuje{ $sz } { $items }
    .result = { $clan_nom } zyskał { $items }
    .item =
        { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
log-resource_lost =
    { $amount ->
        [one] { $clan } stracił { $amount } { $resource_acc }.
       *[other] { $clan } stracił { $amount } { $resource_gen }.
    }
    .clause = traci{ $sz } { $items }
    .item =
        { $amount ->
            [one] { $amount } { $resource_acc }
           *[other] { $amount } { $resource_gen }
        }
log-boat_built = { $clan } zbudował łódź { $fjord_in } za { part-wood }.
    .clause = buduje{ $sz } łódź { $fjord_in }
log-temple_built = { $clan } zbudował świątynię na { $island_loc } za { part-wood }.
    .clause = buduje{ $sz } świątynię na { $island_loc }
log-temple_moved = { $clan } przeniósł świątynię z { $origin_gen } na { $destination_acc }.
    .clause = przenosi{ $sz } świątynię z { $origin_gen } na { $destination_acc }
log-settler_smitten = { $clan } usunął osadnika { $victim_gen } z { $island_gen }.
    .clause = usuwa{ $sz } osadnika { $victim_gen } z { $island_gen }
log-card_drawn = { $clan } dobrał kartę.
    .clause =
        { $times ->
            [one] dobiera{ $sz } kartę
            [few] dobiera{ $sz } { $times } karty
           *[other] dobiera{ $sz } { $times } kart
        }
log-own_card_drawn = { $clan } dobrał kartę { $card }.
log-card_discarded = { $clan } odrzucił kartę { $card }.
    .clause =
        { $times ->
            [one] odrzuca{ $sz } kartę { $items }
           *[other] odrzuca{ $sz } karty: { $items }
        }
    .item = { $card }
log-no_card_left = { $clan } nie ma już czego dobrać: skończyły się karty.
log-exchanged =
    { $amount ->
        [one] { $clan } wymienił { $amount } { $given_acc } na { $amount } { $taken_acc }.
       *[other] { $clan } wymienił { $amount } { $given_gen } na { $amount } { $taken_gen }.
    }
    .clause =
        { $amount ->
            [one] wymienia{ $sz } { $amount } { $given_acc } na { $amount } { $taken_acc }
           *[other] wymienia{ $sz } { $amount } { $given_gen } na { $amount } { $taken_gen }
        }
log-dedicated =
    { $target_kind ->
        [god] { $clan } ofiarował osadę { $target_to }.
       *[space] { $clan } ofiarował osadę { $target_to } ({ $target_action }).
    }
    .clause = ofiarowuje{ $sz } osadę { $target_to }

log-island_taken = { $clan } przejął runę { $island_gen } ({ $rune })!
    .clause =
        { $times ->
            [one] przejmuje{ $sz } runę { $items }
           *[other] przejmuje{ $sz } runy { $items }
        }
    .result =
        { $times ->
            [one] { $clan_nom } przejął runę { $items }
           *[other] { $clan_nom } przejął runy { $items }
        }
    .item = { $island_gen }
log-island_stolen = { $clan } ukradł { $loser_dat } runę { $island_gen } ({ $rune })!
    .clause = kradnie{ $sz } { $loser_dat } runę { $island_gen }
    .result = { $clan_nom } ukradł { $loser_dat } runę { $island_gen }
log-island_lost = { $clan } stracił runę { $island_gen } ({ $rune }): wróciła na wyspę.
    .clause =
        { $times ->
            [one] traci{ $sz } runę { $items }
           *[other] traci{ $sz } runy { $items }
        }
    .result =
        { $times ->
            [one] { $clan_nom } stracił runę { $items }
           *[other] { $clan_nom } stracił runy { $items }
        }
    .item = { $island_gen }
log-fury_rose = Gniew { $god_gen } wzrósł o { $amount } i wynosi { $fury }.
log-fury_raised = { $clan } podniósł gniew { $god_gen } o { $amount }, do { $fury }.
    .clause = podnosi{ $sz } gniew { $god_gen } do { $fury }
log-fury_fell = { $clan } obniżył gniew { $god_gen } o { $amount }, do { $fury }.
    .clause = obniża{ $sz } gniew { $god_gen } do { $fury }

log-pile_opened = Odkryto stos: { $first }, { $second } i { $third }.
log-enemy_deck_ready =
    { $cards ->
        [one] Talia wroga ma { $cards } kartę.
        [few] Talia wroga ma { $cards } karty.
       *[other] Talia wroga ma { $cards } kart.
    }
log-enemy_card_played = Wróg zagrał kartę { $card }.
    .clause = zagrywa kartę { $card }
log-enemy_has_no_card = Wróg nie ma karty do zagrania.
    .clause = nie ma karty do zagrania
log-enemy_action = Akcja wroga: { part-action }.
log-enemy_sheet_action = Arkusz wroga podaje przy runie { $rune_gen }: { part-action }.
log-chief_heads_for = Wróg kieruje łódź wodza na { $island_acc }.
log-chief_sailed = Łódź wodza wroga wpłynęła { $dock_to }.
    .clause = płynie łodzią wodza { $dock_to }
log-enemy_settled = Wróg rozmieścił { part-settlers } na { $island_loc }.
    .clause = rozmieszcza { $items }
    .item = { part-settlers } na { $island_loc }
log-enemy_settler_taken = Wróg zabrał osadnika z { $island_gen }.
log-enemy_boat_built = Nowa łódź wroga stanęła { $dock_in }.
    .clause = stawia nową łódź { $dock_in }
log-enemy_temple_built = Wróg postawił świątynię na { $island_loc } i zabrał stamtąd { part-settlers } na arkusz.
    .clause = stawia świątynię na { $island_loc }
log-enemy_marker = Znacznik { $resource_gen } wroga jest na { $space }.
log-enemy_icon = Tor { $resource_gen } wroga, pole { $space }: { $icon }.
log-enemy_track_ends = Znacznik { $resource_gen } wroga wrócił na 0.
log-enemy_battle =
    { $bonus ->
        [0] Wróg rozpoczął bitwę o { $favour_acc }.
       *[other] Wróg rozpoczął bitwę o { $favour_acc } z premią { $bonus }.
    }
    .clause = rozpoczyna bitwę o { $favour_acc }
log-enemy_bonus_raised = Premia wroga w bitwie wynosi teraz { $bonus }.
log-enemy_battle_joined = { $clan } dołączył do bitwy wroga.
    .clause = dołącza{ $sz } do bitwy wroga
log-enemy_battle_declined = { $clan } nie dołączył do bitwy wroga.
    .clause = nie dołącza{ $sz } do bitwy wroga
log-enemy_deck_discarded =
    { $cards ->
        [0] Talia wroga się skończyła.
        [one] Odrzucono ostatnią kartę z talii wroga.
        [few] Odrzucono ostatnie { $cards } karty z talii wroga.
       *[other] Odrzucono ostatnich { $cards } kart z talii wroga.
    }

log-fury_stands = Gniew { $god_gen } ({ $rune }) wynosi { $fury }.
log-holdings = { $clan }: wyspy { $islands }, karty łaski { $favours }.
log-chieftain_passes = Znacznik wodza ma { $clan_nom }.
    .result = znacznik wodza ma { $clan_nom }
log-scoring_begins = Punktacja
    .scene = Punktacja
log-god_ranked = { $god } ({ $rune }), gniew { $fury }: { part-island-points } za wyspę, { part-favour-points } za runę na karcie łaski.
log-clan_scored =
    { $points ->
        [one] { $clan } ma { $points } punkt: wyspy { $islands }, karty łaski { $favours }.
        [few] { $clan } ma { $points } punkty: wyspy { $islands }, karty łaski { $favours }.
       *[other] { $clan } ma { $points } punktów: wyspy { $islands }, karty łaski { $favours }.
    }
    .result = { $clan_nom } { $points }
log-tie_breaks = { $clan }: zbudowane świątynie { $temples }, zbudowane łodzie { $boats }, zasoby { $resources }.
log-best_standing =
    { $clans_id ->
        [none] Nikt nie ma najlepszego wyniku.
       *[other] Najlepszy wynik: { $clans }.
    }
log-clan_won = { $clan } wygrał grę!
log-win_shared =
    { $clans_id ->
        [none] Nikt nie wygrał gry.
       *[other] Wspólne zwycięstwo { $clans_gen }!
    }


## Słowa na stole

word-era = Epoka
word-gods = Bóstwa
word-dedications = Ofiarowania
word-islands = Wyspy
word-sea = Łodzie
word-favours = Karty łaski
word-clans = Klany
word-battle = Bitwa
word-enemy = Wróg
word-hand = Ręka
word-draft = Wybór kart
word-row = Rząd
word-battle-row = Rząd bitwy
word-prize = Stawka
word-face-down = zakryta
word-any = Dowolne
word-any-rune = dowolna runa
word-fury = Gniew
word-boon = Dar Valhalli
word-influence = Wpływ
word-strength = Siła
word-steel-cost = Koszt stali
word-raid-cost = Koszt złupienia
word-leader-action = Akcja przywódcy
word-rune-action = Akcja runiczna
word-active-runes = Aktywne runy
word-sack = Sakwa
word-settlers = Osadnicy
word-boats = Łodzie
word-temples = Świątynie
word-villages = Osady
word-chieftain = Wódz
word-chief = Łódź wodza
word-deck = Talia
word-discard-pile = Stos kart odrzuconych
word-invaders = Najeźdźcy
word-points = Punkty
word-empty = pusty
word-unknown = nieznane
word-you = ty
word-winner = Zwycięzca

# Sytuacja na planszy słowami

text-era =
    { $era ->
        [0] Przygotowanie gry
       *[other] Epoka { $era } z 3; karty w talii: { $deck }, na stosie kart odrzuconych: { $discarded }, najeźdźców: { $invaders }
    }
text-chieftain = Znacznik wodza: { $clan }
text-god = { $god } ({ $rune }): gniew { $fury }, { part-island-points } za wyspę, { part-favour-points } za runę na karcie łaski; osady { $villages } z { $limit }
text-space = { $space } ({ $space_action }): osady { $villages } z { $limit }
text-unheld = runy nikt nie ma
text-held = runę ma { $clan_nom }
text-presence = { $clan }: wpływ { $influence } (osadnicy { $settlers }, świątynie { $temples }, łodzie { $boats })
text-villages = porty z osadami: { $docks_short }
text-boats =
    { $boats ->
        [one] { $clan } ({ $boats } łódź)
        [few] { $clan } ({ $boats } łodzie)
       *[other] { $clan } ({ $boats } łodzi)
    }
text-card =
    { $steel ->
        [0] { $card } ({ $rune }): siła { $strength }; akcja przywódcy: { $leader }; akcja runiczna ({ $required }): { $action }
       *[other] { $card } ({ $rune }): siła { $strength }, koszt { $steel } stali; akcja przywódcy: { $leader }; akcja runiczna ({ $required }): { $action }
    }
text-clan = { $clan }: drewno { $wood }, żywność { $food }, stal { $steel }; na arkuszu osadnicy { $settlers }, łodzie { $boats }{ $boat_costs }, świątynie { $temples }{ $temple_costs }; złupione osady { $villages }; karty na ręce { $cards }, karty łaski { $favours }
text-costs = {" "}(za { $costs } drewna)
text-battle = Bitwę rozpoczął { $clan_nom }
text-waits = { $clan } czeka przed końcem tury
text-enemy = Drewno { $wood }, żywność { $food }, stal { $steel }; na arkuszu osadnicy { $settlers }, łodzie { $boats }, świątynie { $temples }; karty w talii { $cards }, karty łaski { $favours }
text-chief = Łódź wodza stoi { $dock_in }

# Obraz

picture-over = Gra skończona.
picture-won =
    { $clans_id ->
        [none] Nikt nie wygrał.
       *[other] Zwycięstwo { $clans_gen }!
    }
picture-to-move = decyduje
picture-winner = zwycięstwo
picture-phase-setup = Przygotowanie gry
picture-phase-draft = Wybór kart
picture-phase-turns = Tury
picture-phase-end = Koniec epoki
picture-phase-scoring = Punktacja
picture-fights = w bitwie
picture-waits = czeka
picture-turn = tura { $turn } z { $turns }
picture-passed =
    { $direction ->
        [left] karty idą zgodnie z zegarem
       *[right] karty idą przeciwnie do zegara
    }
picture-next-battle = bitwa na początku tury { $clan_gen }
picture-next-era = epoka { $era }: po { $cards } kart
picture-next-scoring = punkty za runy

# Arkusz wyników

score-islands = Punkty za wyspy
score-favours = Punkty za karty łaski
score-points = Punkty zwycięstwa
score-enemy_islands = Punkty wroga za wyspy
score-enemy_favours = Punkty wroga za karty łaski
score-enemy_points = Punkty zwycięstwa wroga
score-islands_held = Wyspy (przy remisie)
score-favours_held = Karty łaski (przy remisie)
score-temples = Świątynie (przy remisie)
score-boats = Łodzie (przy remisie)
score-resources = Zasoby (przy remisie)

# Jak wygrano

won-points = O wygranej zdecydowała największa liczba punktów zwycięstwa.
won-islands_held = Punktów było po równo, a zdecydowała największa liczba run wysp.
won-favours_held = Punktów i run wysp było po równo, a zdecydowała największa liczba kart łaski.
won-temples = Punktów, run wysp i kart łaski było po równo, a zdecydowała największa liczba zbudowanych świątyń.
won-boats = Wszystko aż po świątynie było równe, a zdecydowała największa liczba zbudowanych łodzi.
won-resources = Wszystko aż po łodzie było równe, a zdecydowała największa liczba zasobów.
won-shared = Wszystko, co rozstrzyga remis, było równe i zwycięstwo jest wspólne.
won-solo_won = Gracz ma więcej punktów zwycięstwa niż wróg.
won-solo_won_tie = Gracz i wróg mają tyle samo punktów, a remis rozstrzyga się na korzyść gracza.
won-solo_lost = Wróg ma więcej punktów zwycięstwa niż gracz.
won-solo_lost_tie = Gracz i wróg mają tyle samo punktów, a remis rozstrzyga się na korzyść wroga.

# Na co patrzymy, pytając o równe szanse

trait-card = Karta wikinga zatrzymana przy wyborze kart
trait-favour = Zdobyta karta łaski

# Na co patrzą boty: po nazwie strony i dwukropku albo samo

sense-islands = punkty z wysp
sense-favours = punkty z kart łaski
sense-wood = drewno
sense-food = żywność
sense-steel = stal
sense-boats = łodzie
sense-temples = świątynie
sense-raids = złupione osady
sense-hand = wartość ręki
sense-battle = szanse w bitwie
sense-enemy = punkty wrogiego klanu

# Co stół odpowiada, gdy się coś wskaże

inspect-heading-holds = Kto ma
inspect-heading-here = Co tu jest
inspect-heading-gives = Co daje
inspect-heading-reach = Kto może tu dotrzeć
inspect-heading-go = Dokąd może dotrzeć
inspect-heading-ways = Stąd
inspect-heading-costs = Koszt
inspect-heading-why-not = Dlaczego nie teraz
inspect-heading-actions = Akcje
inspect-heading-fights = W bitwie
inspect-heading-points = Punkty
inspect-heading-runes = Aktywne runy

inspect-yours = twój klan
inspect-of = klan { $clan_gen }
inspect-kind-island = Wyspa z runą { $rune_gen }
inspect-kind-dock = Port { $island_gen }
inspect-kind-fjord = Fiord
inspect-kind-sheet = na arkuszu, { $whose }
inspect-kind-piece = Element gry
inspect-kind-card = Karta wikinga z runą { $rune_gen }
inspect-kind-favour = Karta łaski
inspect-kind-god = Bóstwo { $rune_gen }, gniew { $fury }
inspect-kind-rune = Runa
inspect-kind-space = Pole dla osad
inspect-kind-resource = Zasób
inspect-kind-action = Akcja
inspect-kind-enemy = gra według stałych reguł
inspect-kind-village = na mapie: { $villages }
inspect-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }
inspect-cards =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
       *[other] { $cards } kart
    }
inspect-face-down = Zakryta karta
inspect-era-now = trwa teraz
inspect-no-battle = Żadna bitwa nie czeka
inspect-free = Wolne
inspect-docks = porty, jeden ruch
inspect-fjords = fiordy, jeden ruch
inspect-by-ferry = osadnicy, jeden krok szlakiem morskim
inspect-by-boat = łodzie, jeden ruch
inspect-raid = Osada do złupienia za { part-steel }
inspect-boat-bonus = 1 { $resource_nom } za każdą zbudowaną łódź przy każdych Zbiorach
inspect-short = Masz { $has } { $resource_gen }, a koszt wynosi { $cost }.
inspect-none-left = Na twoim arkuszu nic już nie zostało.
inspect-runes-missing =
    { $runes ->
        [one] Do akcji runicznej brakuje 1 aktywnej runy.
       *[other] Do akcji runicznej brakuje { $runes } aktywnych run.
    }
inspect-no-prize = Nie ma już karty łaski, o którą można walczyć.
inspect-full = To miejsce jest pełne; osady na nim zostają.
inspect-nothing-raided = Nie masz złupionej osady.
inspect-idle-explore = Nie masz osadnika na żadnej wyspie.
inspect-idle-build = Masz za mało drewna albo nie masz gdzie budować.
inspect-idle-temple_explore = Nie masz świątyni, którą można przenieść.
inspect-idle-smite = Żaden inny klan nie ma osadnika na wyspie.
inspect-idle-exchange = Nie masz czego wymienić.

inspect-island = Kto ma jej runę, używa jej do akcji runicznych i dostaje za nią punkty na koniec. Daje ją największy wpływ, a do tego osadnik albo świątynia na lądzie.
inspect-dock = Tu kończy się rejs: możesz wysadzić osadników i złupić osadę. Mieści się jedna łódź; ma 2 wpływu na wyspie, dopóki nie wyprze jej łódź innego klanu.
inspect-fjord = Otwarta woda między szlakami morskimi, z miejscem na dowolnie wiele łodzi. Łodzie nie mają tu wpływu, a nowe buduje się właśnie we fiordach.
inspect-settler = Ma 1 wpływu, a jeden na lądzie wystarczy, by trzymać runę. Przewaga nad każdym innym klanem wypędza osadników rywali.
inspect-boat = Wozi osadników na nowe wyspy; w porcie ma 2 wpływu, we fiordzie żadnego. Z portu można ją wyprzeć.
inspect-temple = Ma 4 wpływu i nikt jej nie usunie. Zbudowana daje 1 dowolny zasób więcej przy każdych Zbiorach.
inspect-influence = Osadnik liczy się za 1, łódź w porcie za 2, świątynia za 4. Wolną runę bierze największy wpływ z osadnikiem albo świątynią; cudzą kradnie, kto ma więcej niż jej posiadacz.
inspect-slot = Budowa bierze stąd element za tyle drewna. Pola możesz opróżniać w dowolnej kolejności.
inspect-chief = Jedyna żeglująca łódź wroga: pływa z portu do portu, o 2 porty dalej, niż mówi karta. Gdzie stanie, tam lądują osadnicy wroga.
inspect-village = Złup ją za stal, gdy twoja łódź zawinie do portu obok; najtaniej w pierwszej epoce. Potem ją ofiaruj.
inspect-raided = Złupiona osada to akcja albo 2 gniewu, jedna na turę. Pod koniec gry ustala kolejność bóstw.
inspect-card = Zagraj ją odkrytą dla akcji albo zakrytą, by walczyła swoją siłą. Odkryta daje runę do końca epoki.
inspect-hidden-card = Zna ją tylko jej posiadacz, dopóki nie zostanie odkryta.
inspect-favour = Kto wygra bitwę, od razu zyskuje sakwę i zatrzymuje kartę. Jej runy tylko punktują; można mieć najwyżej trzy karty.
inspect-hidden-favour = Zdobyta w bitwie; oglądać może ją tylko jej posiadacz. Jej runy punktują na końcu; można mieć najwyżej trzy karty.
inspect-battle = Zakryta karta rozpoczyna bitwę o łaskę albo do niej dołącza; rozstrzyga się ją na początku następnej tury tego, kto ją zaczął. Najsilniejsza karta wygrywa, przegrani dostają dar i gniewają bóstwo.
inspect-deck = Karty do wyboru, do dobierania i dla najeźdźców. Gdy się skończy, tasuje się stos kart odrzuconych.
inspect-discard-pile = Karty zagrane i odrzucone. Gdy talia się skończy, stają się nową talią.
inspect-invaders = Kto walczy bez rywali, mierzy się z kartą z talii, która potem leży tutaj. Im więcej ich leży, tym silniejsze są te, które liczą runy albo zasoby.
inspect-god = Im bardziej gniewne bóstwo, tym więcej punktów dają jego runy; przy równym gniewie liczy się niższa wartość. Gniewaj bóstwa swoich run.
inspect-rune = Na wyspie i na odkrytej karcie otwiera akcje runiczne; runa wyspy daje 6, 4 albo 2 punkty. Na karcie łaski tylko punktuje: 3, 2 albo 1.
inspect-space = Raz na turę, po zagraniu karty, złupiona osada trafia tu za tę akcję. Zostaje tu na stałe.
inspect-era = Epoka to wybór kart, tury i porządki. Z epoki na epokę kart jest więcej, a łupienie drożeje.
inspect-resource = Najwyżej siedem; na końcu tylko rozstrzyga remisy.
inspect-chieftain = Kto go ma, zaczyna epokę. Po epoce dostaje go ten, kto ma najwięcej run wysp.
inspect-waits = Przed końcem tury będzie jeszcze czas, by wycofać osadników.
inspect-marker = Znacznik rusza się, gdy wróg zbiera zasoby, a każda mijana ikona działa. Z końca toru wraca na 0, a ty tracisz 1 taki zasób.
inspect-enemy-action = Wróg robi to zamiast akcji runicznej, której sam nie może wykonać.

inspect-action-sail = Tak zdobywa się nowe wyspy.
inspect-action-explore = Wzmacnia bez żywności i bez łodzi.
inspect-action-harvest = Najlepiej wcześnie, zanim czegoś zabraknie.
inspect-action-build = Łodzie pływają, świątynie zostają.
inspect-action-temple_explore = Cztery wpływu znienacka.
inspect-action-smite = Rozbija remis albo samotnego strażnika.
inspect-action-draw_replace = Pozbądź się karty, która nic nie otwiera.
inspect-action-enter_battle = Tak jedna karta służy dwa razy.
inspect-action-collect = Nic nie kosztuje.
inspect-action-exchange = Zamienia nadmiar w to, czego brakuje.
inspect-action-fury_shift = Podnieś gniew bóstwa swoich run albo obniż gniew bóstwa cudzych.

inspect-option = Jedna z rzeczy, które możesz teraz wybrać.
inspect-option-card = Zatrzymaj, zagraj albo odrzuć tę kartę, zależnie od pytania.
inspect-option-up = Najpierw akcja przywódcy, potem akcja runiczna, jeśli są runy. Każdą możesz pominąć.
inspect-option-join = Ta karta walczy od razu i jest twoją kartą w tej turze.
inspect-option-skip = Obywasz się bez tego; nic więcej nie przepada.
inspect-option-stop = Reszta akcji przepada.
inspect-option-done = Więcej osadników nie wyląduje. Jeśli masz ich tu więcej niż każdy inny klan, każdy z nich traci jednego.
inspect-option-deploy = 1 żywność stawia osadnika na lądzie. Z przewagą nad każdym innym klanem wypędzasz po jednym.
inspect-option-recall = Osadnik wraca za darmo na arkusz, by wylądować gdzie indziej.
inspect-option-linger = Przed końcem tury padnie pytanie, czy wycofać osadników.
inspect-option-end = Twoja tura się kończy.
inspect-option-leave = Osada zostaje; można ją złupić później, za cenę tamtej epoki.
inspect-option-none = Złupione osady zostają na późniejsze tury.
inspect-option-attack = Jeden osadnik wroga wraca na jego arkusz.
inspect-option-no = Osadnicy wroga zostają.
inspect-option-reveal = Wszystkie karty bitwy zostają odkryte, a siły porównane.
inspect-option-explore = Jeden krok szlakiem morskim; osadnik opuszcza swoją wyspę.
inspect-option-temple = Świątynia opuszcza swoją wyspę razem ze swoim wpływem.
inspect-option-boat_for = Nowa łódź z tego pola arkusza; z fiordu popłynie przy najbliższej Żegludze.
inspect-option-temple_for = Nowa świątynia na tej wyspie, z tego pola arkusza.

# Legenda

sign-rune = Runa: { $rune }
sign-any-rune = Dowolna runa
sign-any-resource = Dowolny zasób
sign-settler = Osadnik: 1 wpływu
sign-boat = Łódź: 2 wpływu w porcie
sign-temple = Świątynia: 4 wpływu
sign-village = Osada: złup ją za stal, potem ofiaruj
sign-dock = Port: miejsce na jedną łódź
sign-plot = Port, w którym stoi albo stała osada
sign-fury = Gniew bóstwa
sign-strength = Siła karty w bitwie
sign-hand = Karty na ręce albo rozdawane w epoce
sign-raven = Kruk pokazuje epokę
sign-points = Punkty zwycięstwa w tej chwili
sign-chieftain = Znacznik wodza: zaczyna epokę
sign-waits = Czeka przed końcem tury
sign-battle = Bitwa

# Co się mówi przed wyborem

warning-no_land_force = Bez osadnika lub świątyni nie weźmiesz tej runy.
warning-one_more = Równa liczba nikogo nie wypędza; jeden więcej tak.
warning-rune_lost = Przepadnie ci runa { $island_gen }.
warning-skipped = Pomijasz akcję, która jest teraz otwarta.
warning-another_first = Karta { $card } zagrana najpierw otworzy tu akcję runiczną.
warning-no_steel = Masz { $has } z { $steel } stali: bez zapłaty ta karta nie weźmie udziału w bitwie.
warning-weak = Z { $share } % nieznanych kart ta karta nie wygra.
warning-overflow = Powyżej siedmiu przepada; zasoby stracone: { $lost }.
warning-wrong_god = Gniewasz bóstwo, które nic ci nie płaci; tracisz { inspect-points }.
warning-spend_now = Zasoby nie punktują. Wydaj je teraz: to twoja ostatnia tura.
warning-fourth_favour = Możesz mieć tylko trzy łaski; gdy zdobędziesz czwartą, jedna wróci do rzędu.


## Co się ogląda: części sceny i to, co się w nich mówi

beat-line-up = Zakryte karty
beat-reveal = Odkrycie
beat-steel = Stal
beat-invaders = Najeźdźcy
beat-strength = Siła
beat-spoils = Łupy
beat-prize = Nagroda
beat-boon = Dar
beat-fury = Gniew
beat-islands = Wyspy
beat-victory = Zwycięstwo
beat-card = Karta
beat-sail = Żegluga
beat-settlers = Osadnicy
beat-raid = Łupienie
beat-build = Budowa
beat-harvest = Zbiory
beat-battle = Bitwa
scene-about-battle = klan przeciw klanowi
scene-about-invaders = przeciw najeźdźcom
scene-about-islands = runy wysp
scene-about-era = bogowie i wyspy
scene-about-end = koniec gry
scene-started = zaczyna bitwę
scene-joined = dołącza
scene-line-up =
    { $count ->
        [one] { $clans } walczy o { $favour_acc }; nikt inny nie przyszedł.
       *[other] { $clans_nom } walczą o { $favour_acc }.
    }
scene-alone = Kto walczy bez rywali, spotyka najeźdźców: walczy za nich karta z talii.
scene-highest = Wszystkie karty są zakryte. Wygrywa najwyższa siła; przy remisie nie wygrywa nikt.
scene-with = { $clan_nom } kartą { $card }
scene-revealed = Karty odkryte. Walczą: { $fighters }.
scene-stronger = { $winner } ma większą siłę: { $best } do { $second }.
scene-unopposed = { $winner } ma siłę { $best }, a nikt inny nie walczy.
scene-invaders-stronger = Najeźdźcy mają większą siłę: { $best } do { $second }.
scene-paid = { $clan_nom } { $steel }
scene-steel = Zapłacona stal: { $paid }.
scene-invader-cards = Karty najeźdźców
scene-bonus = Premia
scene-favours = Łaski
scene-runes = Runy
scene-card = Karta
scene-steel-paid = Zapłacona stal
scene-won = { $winner } zdobył { $favour_acc }
scene-invaders-won = Wygrali najeźdźcy; nikt nie zdobył { $favour_gen }
scene-nobody-won = Nikt nie zdobył { $favour_gen }
scene-stolen = { $island } zmienia właściciela
scene-more-influence = Większy wpływ niż dotychczasowy właściciel i osadnik lub świątynia na wyspie.
scene-furies = Gniew bóstw: { $gods }.
scene-angry-gods = Im bardziej gniewne bóstwo, tym więcej będą warte jego runy.
scene-islands-held = Zajęte wyspy: { $clans }.
scene-scores = Punkty: { $clans }.
scene-most-islands = Dostaje go klan, który ma najwięcej run wysp.
scene-islands =
    { $number ->
        [one] wyspa
        [few] wyspy
       *[other] wysp
    }
scene-god-worth = { $points } za runę { $rune_gen } ({ $god })
scene-worth = Wyspa daje { $gods }.
scene-half = Runa na karcie łaski jest warta połowę tego.
scene-points-islands = za wyspy
scene-points-favours = za karty łaski
scene-enemy-turn = Tura wroga
