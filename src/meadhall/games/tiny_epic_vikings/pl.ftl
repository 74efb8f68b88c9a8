# Teksty gry Mali epiccy wikingowie po polsku. Jak się je wyszukuje: meadhall/words.py.

title = Mali epiccy wikingowie
subtitle = Runy, wyspy i gniew bóstw
tagline = Klany wikingów żeglują od fiordu do fiordu, osiedlają się na wyspach naznaczonych runami i budzą gniew bóstw: im bardziej gniewne bóstwo, tym więcej warte są jego runy.
list-and = { $list } i { $last }


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
name-dagny_fairwind = Dagny Pomyślnowietrzna
text-card-dagny_fairwind = Siła 3. Akcja przywódcy: Żegluga 3. Akcja runiczna (2 × Bogactwo): Zebranie zasobów, 1 żywność za każdą runę Bogactwa.
name-eirik_silvertongue = Eirik Srebrnousty
text-card-eirik_silvertongue = Siła 1 + 1 za każdą stal. Akcja przywódcy: Żegluga 3. Akcja runiczna (1 × Sekrety): Wkroczenie do bitwy.
name-frida_keelwright = Frida Szkutniczka
text-card-frida_keelwright = Siła 2. Akcja przywódcy: Żegluga 3. Akcja runiczna (3 × Bogactwo): Budowa.
name-gunnar_farfarer = Gunnar Dalekobieżny
text-card-gunnar_farfarer = Siła 2. Akcja przywódcy: Żegluga 4. Akcja runiczna (1 × Gniew natury): Dobór i wymiana karty.
name-halfdan_ringgiver = Halfdan Rozdawca Pierścieni
text-card-halfdan_ringgiver = Siła 9, koszt 3 stali. Akcja przywódcy: Eksploracja 1. Akcja runiczna (2 × Bogactwo): Wkroczenie do bitwy.
name-inga_pathfinder = Inga Tropicielka
text-card-inga_pathfinder = Siła 2 + 1 za każdą żywność. Akcja przywódcy: Eksploracja 2. Akcja runiczna (1 × Gniew natury): Żegluga 2.
name-jorunn_the_trader = Jorunn Kupczyni
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
name-dyri_fogwalker = Dyri Mgłochód
text-card-dyri_fogwalker = Siła 3. Akcja przywódcy: Żegluga 3. Akcja runiczna (2 × Sekrety): Zebranie zasobów, 1 drewno za każdą runę Sekretów.
name-egil_nightblade = Egil Nocne Ostrze
text-card-egil_nightblade = Siła 1 + 1 za każde drewno. Akcja przywódcy: Żegluga 3. Akcja runiczna (1 × Gniew natury): Wkroczenie do bitwy.
name-freydis_the_seeress = Freydis Wieszczka
text-card-freydis_the_seeress = Siła 2. Akcja przywódcy: Żegluga 3. Akcja runiczna (3 × Sekrety): Pogrom osadników 2.
name-grim_starreader = Grim Gwiazdochwał
text-card-grim_starreader = Siła 2. Akcja przywódcy: Żegluga 4. Akcja runiczna (1 × Bogactwo): Wymiana zasobów.
name-hild_the_veiled = Hild Zasłonięta
text-card-hild_the_veiled = Siła 9, koszt 3 stali. Akcja przywódcy: Eksploracja 1. Akcja runiczna (2 × Sekrety): Zbiory 3.
name-ivar_lorekeeper = Ivar Strażnik Wiedzy
text-card-ivar_lorekeeper = Siła 1 + 1 za każdą runę dowolnego rodzaju. Akcja przywódcy: Eksploracja 2. Akcja runiczna (3 × Sekrety): Budowa.
name-jora_softfoot = Jora Cichostopa
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
name-einar_hailbringer = Einar Gradonosz
text-card-einar_hailbringer = Siła 1 + 1 za każdą żywność. Akcja przywódcy: Żegluga 3. Akcja runiczna (2 × Gniew natury): Zebranie zasobów, 1 stal za każdą runę Gniewu natury.
name-floki_driftwood = Floki Wyrzucony z Morza
text-card-floki_driftwood = Siła 2. Akcja przywódcy: Żegluga 3. Akcja runiczna (3 × Gniew natury): Eksploracja świątynią.
name-gro_gullwing = Gro Mewie Skrzydło
text-card-gro_gullwing = Siła 3. Akcja przywódcy: Żegluga 4. Akcja runiczna (1 × Sekrety): Wymiana zasobów.
name-hakon_the_berserk = Hakon Berserk
text-card-hakon_the_berserk = Siła 9, koszt 3 stali. Akcja przywódcy: Eksploracja 1. Akcja runiczna (1 × Bogactwo): Wkroczenie do bitwy.
name-ida_frostbite = Ida Odmrożona
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
text-action-build = Zapłać drewnem za łódź (kolejno 2, 3, 4) albo świątynię (kolejno 4, 6).
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
text-icon-temple = Świątynia wroga na wyspie z największą liczbą jego osadników, na której jeszcze jej nie ma; połowa tych osadników wraca na arkusz.
name-battle = Bitwa
text-icon-battle = Wróg rozpoczyna bitwę, a premia z ikony zwiększa jego siłę.

name-easy = Łatwy
text-profile-easy = Ikony drewna są dalej, a pierwsza bitwa jest bez premii. Wróg rozmieszcza o 2 osadników mniej, co najmniej 1, i eksploruje jednym osadnikiem.
name-normal = Normalny
text-profile-normal = Wróg z instrukcji.
name-hard = Trudny
text-profile-hard = Więcej ikon i silniejsze akcje na arkuszu wroga.


## Opcje gry

option-name-first_player = Pierwszy gracz
option-text-first_player = Tylko dla 2–4 graczy: kto zaczyna ze znacznikiem wodza.
option-value-first_player-random = los zdecyduje
option-value-first_player-seat_1 = gracz 1
option-name-solo_profile = Poziom wroga
option-text-solo_profile = Tylko w grze solo: jakie wróg ma tory i akcje runiczne. Na łatwym poziomie rozmieszcza też o 2 osadników mniej, co najmniej 1, i eksploruje jednym osadnikiem.
option-value-solo_profile-easy = łatwy
option-value-solo_profile-normal = normalny
option-value-solo_profile-hard = trudny
option-name-enemy_explore_settlers = Osadnicy z Eksploracji wroga
option-text-enemy_explore_settlers = Tylko w grze solo: ilu osadników przynosi Eksploracja wroga.
option-value-enemy_explore_settlers-profile = zależnie od poziomu
option-value-enemy_explore_settlers-per_value = tylu, ile wynosi jej wartość
option-value-enemy_explore_settlers-one = jednego
option-name-enemy_strength_runes = Runy wroga w bitwie
option-text-enemy_strength_runes = Tylko w grze solo: które runy wzmacniają karty wroga w bitwie. Albo wszystkie jego aktywne runy, albo tylko te z kart zagranych lub odkrytych przez niego w tej turze.
option-value-enemy_strength_runes-era = wszystkie aktywne runy
option-value-enemy_strength_runes-turn = tylko karty z tej tury
option-name-solo_enemy_last_turn = Ostatnia tura wroga
option-text-solo_enemy_last_turn = Tylko w grze solo: czy wróg ma turę po twojej ostatniej karcie w epoce.
option-value-solo_enemy_last_turn-true = ma turę
option-value-solo_enemy_last_turn-false = epokę kończy twoja tura
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
option-value-harvest_boat_bonus-food = 1 żywność
option-value-harvest_boat_bonus-steel = 1 stal
option-value-harvest_boat_bonus-wood = 1 drewno
option-name-steal_requires_highest = Kradzież runy
option-text-steal_requires_highest = Tylko dla 2–4 graczy: czyj wpływ na wyspie musi przewyższyć złodziej.
option-value-steal_requires_highest-true = każdego innego klanu
option-value-steal_requires_highest-false = posiadacza runy
option-name-boat_build_region = Miejsce nowych łodzi
option-text-boat_build_region = Czy nowe łodzie stają we fiordzie obok twoich osadników, świątyń i łodzi, czy tylko obok osadników i świątyń.
option-value-boat_build_region-land_or_boat = liczą się też łodzie
option-value-boat_build_region-land_only = tylko osadnicy i świątynie
option-name-memory_aid = Pomoc dla pamięci
option-text-memory_aid = Czy wszyscy widzą karty łaski zdobyte przez innych. Każda z nich była odkryta, gdy o nią walczono.
option-value-memory_aid-true = widać wszystkie
option-value-memory_aid-false = tylko własne


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

# Przygotowanie gry i draft
decision-place_start_boat = Wybierz fiord przy krawędzi mapy dla swojej łodzi
    .waiting = { $clan } stawia łódź
decision-draft_card = Draft: wybierz kartę, którą zatrzymasz (kart do wyboru: { $cards })
    .waiting = { $clan } wybiera kartę w tajemnicy
    .card = Zatrzymaj kartę { $a }
decision-draft_from_pile =
    { $left ->
        [one] Draft: wybierz ostatnią kartę, którą zatrzymasz
       *[other] Draft: wybierz kartę, którą zatrzymasz (pozostało: { $left })
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
decision-use_leader_action = { $card }: wykonać akcję przywódcy ({ part-action })?
    .waiting = { $clan } może wykonać akcję przywódcy karty { $card } ({ part-action })
    .do = Wykonaj akcję przywódcy
    .skip = Pomiń ją
decision-use_rune_action = { $card }: wykonać akcję runiczną ({ part-action })?
    .waiting = { $clan } może wykonać akcję runiczną karty { $card } ({ part-action })
    .do = Wykonaj akcję runiczną
    .skip = Pomiń ją
decision-dedicate_village = Ofiarować złupioną osadę?
    .waiting = { $clan } może ofiarować osadę

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
        [one] Draft: po { $cards } karcie
        [few] Draft: po { $cards } karty
       *[other] Draft: po { $cards } kart
    }
log-turns_begin = Tury: zaczyna { $clan_nom }
log-era_ends = Koniec epoki { $era }
log-turn_begins = Tura { $clan_gen }.

log-first_player = Pierwszym graczem jest { $clan_nom }.
log-god_chosen = { $god } odpowiada runie { $rune_gen }.
log-favour_laid = Karta łaski { $favour } leży w { $row_loc }.
log-boat_placed = { $clan } postawił łódź { $fjord_in }.
log-neutrals_placed = Neutralny wróg ma na { $island_loc } świątynię i { part-settlers }.
log-enemy_placed = Wróg ma runę { $island_gen } i { part-settlers } na niej; łódź wodza stoi { $dock_in }.

log-card_dealt = Dostajesz kartę { $card }.
log-card_kept = Zatrzymujesz kartę { $card }.
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
log-card_played_down = { $clan } zagrał zakrytą kartę.
log-own_card_played_down = Zagrana przez ciebie zakryta karta to { $card }.
log-action_taken = { $clan } wykonuje akcję przywódcy: { part-action }.
log-rune_action_taken = { $clan } wykonuje akcję runiczną: { part-action }.

log-battle_started = { $clan } rozpoczął bitwę o { $favour_acc }.
log-battle_joined = { $clan } dołączył do bitwy.
log-battle_entered = { $clan } wkroczył do bitwy kartą { $card }.
log-battle_fought = Bitwa o { $favour_acc }!
log-battle_card = { $clan } walczy kartą { $card }.
log-steel_paid = { $clan } zapłacił { part-steel }.
log-cannot_pay = { $clan } nie może zapłacić { $steel } stali i nie walczy.
log-strength = { $clan }: siła karty { $card } wynosi { $strength }.
log-invaders_revealed = Najeźdźcy walczą kartą { $card } o sile { $strength }.
log-no_invaders = Dla najeźdźców nie ma już karty: nie przychodzą.
log-battle_won = { $clan } wygrał bitwę i zdobył { $favour_acc }!
log-battle_tied = Remis przy sile { $strength }: bitwy nikt nie wygrał.
log-invaders_won = Najeźdźcy pokonali { $clan_acc }.
log-prize_returned = Karta łaski { $favour } wróciła na { $end_acc } { $row_gen }.
log-favour_returned = { $clan } zwrócił { $favour_acc } na { $end_acc } { $row_gen }.
log-boon_used = { $clan } skorzystał z daru { $god_gen }.
log-boon_skipped = { $clan } zrezygnował z daru { $god_gen }.

log-boat_sailed = Łódź { $clan_gen } popłynęła { $origin_from } { $destination_to }.
log-boat_left = Łódź { $clan_gen } musiała odpłynąć { $dock_from } { $fjord_to }.
log-enemy_boat_sunk = Łódź wroga wróciła { $dock_from } na jego arkusz.
log-settlers_deployed = { $clan } rozmieścił { part-settlers } na { $island_loc }.
log-settler_recalled = { $clan } odwołał osadnika z { $island_gen }.
log-settler_driven_off = { $clan } wypędził z { $island_gen } osadnika { $victim_gen }.
log-village_raided =
    { $steel ->
        [0] { $clan } złupił osadę { $dock_in }.
       *[other] { $clan } złupił osadę { $dock_in } za { part-steel }.
    }
log-settler_moved = Osadnik { $clan_gen } przeszedł z { $origin_gen } na { $destination_acc }.
log-resource_gained =
    { $amount ->
        [one] { $clan } zyskał { $amount } { $resource_acc }.
       *[other] { $clan } zyskał { $amount } { $resource_gen }.
    }
log-resource_lost =
    { $amount ->
        [one] { $clan } stracił { $amount } { $resource_acc }.
       *[other] { $clan } stracił { $amount } { $resource_gen }.
    }
log-boat_built = { $clan } zbudował łódź { $fjord_in } za { part-wood }.
log-temple_built = { $clan } zbudował świątynię na { $island_loc } za { part-wood }.
log-temple_moved = { $clan } przeniósł świątynię z { $origin_gen } na { $destination_acc }.
log-settler_smitten = { $clan } usunął osadnika { $victim_gen } z { $island_gen }.
log-card_drawn = { $clan } dobrał kartę.
log-own_card_drawn = Dobierasz kartę { $card }.
log-card_discarded = { $clan } odrzucił kartę { $card }.
log-no_card_left = Nie ma już karty do dobrania.
log-exchanged =
    { $amount ->
        [one] { $clan } wymienił { $amount } { $given_acc } na { $amount } { $taken_acc }.
       *[other] { $clan } wymienił { $amount } { $given_gen } na { $amount } { $taken_gen }.
    }
log-dedicated =
    { $target_kind ->
        [god] { $clan } ofiarował osadę { $target_to }.
       *[space] { $clan } ofiarował osadę { $target_to } ({ $target_action }).
    }

log-island_taken = { $clan } przejął runę { $island_gen } ({ $rune })!
log-island_stolen = { $clan } ukradł { $loser_dat } runę { $island_gen } ({ $rune })!
log-island_lost = { $clan } stracił runę { $island_gen } ({ $rune }): wróciła na wyspę.
log-fury_rose = Gniew { $god_gen } wzrósł o { $amount } i wynosi { $fury }.
log-fury_fell = Gniew { $god_gen } spadł o { $amount } i wynosi { $fury }.

log-pile_opened = Odkryto stos: { $first }, { $second } i { $third }.
log-enemy_deck_ready =
    { $cards ->
        [one] Talia wroga ma { $cards } kartę.
        [few] Talia wroga ma { $cards } karty.
       *[other] Talia wroga ma { $cards } kart.
    }
log-enemy_card_played = Wróg zagrał kartę { $card }.
log-enemy_has_no_card = Wróg nie ma karty do zagrania.
log-enemy_action = Akcja wroga: { part-action }.
log-enemy_sheet_action = Arkusz wroga podaje przy runie { $rune_gen }: { part-action }.
log-chief_heads_for = Łódź wodza płynie na { $island_acc }.
log-chief_sailed = Łódź wodza wpłynęła { $dock_to }.
log-enemy_settled = Wróg rozmieścił { part-settlers } na { $island_loc }.
log-enemy_settler_taken = Wróg zabrał osadnika z { $island_gen }.
log-enemy_boat_built = Nowa łódź wroga stanęła { $dock_in }.
log-enemy_temple_built = Wróg postawił świątynię na { $island_loc } i zabrał stamtąd { part-settlers } na arkusz.
log-enemy_marker = Znacznik { $resource_gen } wroga jest na { $space }.
log-enemy_icon = Tor { $resource_gen } wroga, pole { $space }: { $icon }.
log-enemy_track_ends = Znacznik { $resource_gen } wroga wrócił na 0.
log-enemy_battle =
    { $bonus ->
        [0] Wróg rozpoczął bitwę o { $favour_acc }.
       *[other] Wróg rozpoczął bitwę o { $favour_acc } z premią { $bonus }.
    }
log-enemy_bonus_raised = Premia wroga w bitwie wynosi teraz { $bonus }.
log-enemy_battle_joined = { $clan } dołączył do bitwy wroga.
log-enemy_battle_declined = { $clan } nie dołączył do bitwy wroga.
log-enemy_deck_discarded =
    { $cards ->
        [0] Talia wroga się skończyła.
        [one] Odrzucono ostatnią kartę z talii wroga.
        [few] Odrzucono ostatnie { $cards } karty z talii wroga.
       *[other] Odrzucono ostatnich { $cards } kart z talii wroga.
    }

log-chieftain_passes = Znacznik wodza ma { $clan_nom }.
log-god_ranked = { $god } ({ $rune }), gniew { $fury }: { part-island-points } za wyspę, { part-favour-points } za runę na karcie łaski.
log-clan_scored =
    { $points ->
        [one] { $clan } ma { $points } punkt: wyspy { $islands }, karty łaski { $favours }.
        [few] { $clan } ma { $points } punkty: wyspy { $islands }, karty łaski { $favours }.
       *[other] { $clan } ma { $points } punktów: wyspy { $islands }, karty łaski { $favours }.
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
word-draft = Draft
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
text-clan = { $clan }: drewno { $wood }, żywność { $food }, stal { $steel }; na arkuszu osadnicy { $settlers }, łodzie { $boats }, świątynie { $temples }; złupione osady { $villages }; karty na ręce { $cards }, karty łaski { $favours }
text-battle = Bitwę rozpoczął { $clan_nom }
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
picture-phase-draft = Draft
picture-phase-turns = Tury
picture-phase-end = Koniec epoki

# Arkusz wyników

score-islands = Punkty za wyspy
score-favours = Punkty za karty łaski
score-points = Punkty zwycięstwa
score-islands_held = Wyspy (przy remisie)
score-favours_held = Karty łaski (przy remisie)
score-temples = Świątynie (przy remisie)
score-boats = Łodzie (przy remisie)
score-resources = Zasoby (przy remisie)

# Na co patrzymy, pytając o równe szanse

trait-card = Karta wikinga zachowana w drafcie
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
sense-battle = widoki na bitwę
sense-enemy = punkty wrogiego klanu
