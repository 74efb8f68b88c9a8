# Odmowy

error-not-found = Tego tu nie ma.
error-forbidden = To nie jest twoje miejsce.
error-stale = Na stole coś się już zmieniło; spójrz jeszcze raz.
error-not-begun = Gra jeszcze się nie zaczęła.
error-not-over = Gra jeszcze się nie skończyła.
error-no-game = Nie ma gry o nazwie { $game }.
error-bad-name = Imię ma od 1 do 30 liter, cyfr, spacji, kropek, łączników lub apostrofów i zaczyna się literą albo cyfrą.
error-name-taken = To imię jest już zajęte.
error-short-password = Hasło musi mieć co najmniej 8 znaków.
error-wrong-password = Imię lub hasło się nie zgadza.
error-bad-option = Tej opcji nie można tak ustawić.
error-bad-players = Ta gra nie jest dla tylu graczy.
error-bad-level = Nie ma bota o takim poziomie.
error-bad-journal = Nie da się odczytać tego zapisu gry.
error-bad-origin = To żądanie nie przyszło z naszej strony.
error-bad-csrf = Ta strona jest nieaktualna; odśwież ją.
error-who-are-you = Najpierw powiedz, jak się nazywasz.
error-not-invited = Ten stół jest prywatny; potrzebujesz zaproszenia.
error-no-free-seat = Wszystkie miejsca są zajęte.
error-no-replacement = Bot nie może zająć tego miejsca.
error-illegal = Tego nie można teraz wybrać.
error-empty = Nie ma nic do powiedzenia.
error-too-much = Za dużo naraz; odczekaj chwilę.
error-too-big = Żądanie jest zbyt duże.
error-no-method = Nie można o to pytać w ten sposób.
error-unavailable = Nie mamy teraz dostępu do zapisów gier; spróbuj wkrótce ponownie.
error-broken = Coś się u nas zepsuło; to nie twoja wina.
error-outdated = Przy tym stole grano według starszych zasad i nie da się go już pokazać.
error-not-absent = Być może gracz jeszcze się namyśla; poczekaj trochę dłużej.
error-malformed = Żądanie jest niepoprawne.
error-no-hints = Przy tym stole nie ma podpowiedzi.
error-no-advice = Żadna odpowiedź nie przyszła na myśl; spróbuj jeszcze raz.
error-undo-nothing = Nie masz czego cofnąć.
error-undo-chance = Tego nie można cofnąć: los już odpowiedział.
error-undo-revealed = Tego nie można cofnąć: ujawniono coś zakrytego.
error-undo-others = Tego nie można cofnąć: inny gracz już coś wybrał.
error-undo-over = Gra się skończyła.

# Poziomy botów

level-thrall = Thrall
    .text = Początkujący: gra od razu i popełnia błędy.
level-karl = Karl
    .text = Solidny gracz: bierze to, co wygląda najlepiej.
level-jarl = Jarl
    .text = Silny gracz: myśli naprzód.

# Strona

page-title = Meadhall
page-skip-words = Przejdź do widoku tekstowego
page-offline = Utracono połączenie; próbuję ponownie.
page-online = Połączenie wróciło.
page-language = EN: in English
page-settings = Ustawienia
page-theme = Kolory
page-theme-auto = Jak w urządzeniu
page-theme-light = Jasne
page-theme-dark = Ciemne
page-sound = Dźwięk i znacznik, gdy moja kolej
page-speed = Animacje
page-speed-slow = Wolne
page-speed-normal = Zwykłe
page-speed-fast = Szybkie
page-speed-none = Brak

# Sala

page-welcome = Gry planszowe z epoki wikingów przy jednym stole.
page-your-name = Twoje imię
page-guest = Gość { $number }
page-players = Gracze: { $players }
page-minutes = Około { $minutes } minut
page-play-now = Zagraj teraz z botem
page-bot-level = Twój przeciwnik
page-new-table = Nowy stół
page-read-rules = Zasady
page-mine-tables = Moje stoły
page-open-tables = Otwarte stoły
page-running-tables = Trwające gry
page-over-tables = Zakończone gry
page-my-turn = Twoja kolej
page-go-on = Graj dalej
page-join = Usiądź
page-watch = Oglądaj
page-replay = Odtwórz
page-import = Połóż na stole zapisaną grę
page-import-text = Plik zapisany po grze: można ją obejrzeć jeszcze raz albo grać dalej.
page-choose-file = Wybierz plik
page-waiting-for-players = Czeka na graczy

# Konto

page-account = Konto
page-account-why = Grać można bez konta. Z kontem znajdziesz swoje stoły na każdym urządzeniu.
page-playing-as = Grasz jako { $name }
page-name = Imię
page-password = Hasło
page-register = Załóż konto
page-log-in = Zaloguj się
page-log-out = Wyloguj się
page-rename = Zmień imię
page-saved = Zapisano.

# Nowy stół

page-seat = Miejsce { $number }
page-seat-me = Ja
page-seat-bot = Bot: { $level }
page-seat-open = Wolne miejsce, z zaproszeniem
page-seat-guest = Inny gracz przy tym ekranie
page-name-of = Imię gracza na miejscu { $number }
page-public = Publiczny: każdy może usiąść lub oglądać
page-game-options = Zasady tej gry
page-game-options-usual = Ustawione są zwykłe zasady.
page-open-table = Otwórz stół

# Przy stole

page-your-decision = Twoja decyzja
page-they-decide = Decyduje { $name }
page-rule = Zasada { $rule }
page-undo = Cofnij
page-undo-why = Cofnij mój ostatni wybór
page-restart = Od początku tury
page-restart-why = Cofnij wszystko, co mogę
page-percent = { $number }%
page-hint = Podpowiedź
page-hint-why = O czym pomyślałby tu bot i dlaczego; klawisz H
page-hint-best = Od najlepszego, z szansą na zwycięstwo:
page-thinking = Zastanawiam się…
page-good = dobrze:
page-bad = źle:
page-hints = Podpowiedzi
page-hints-usual = tylko gdy wszyscy inni to boty
page-hints-true = dla wszystkich
page-hints-false = dla nikogo
page-options = Co możesz zrobić
page-narrowed = Wybierz jedno z tych:
page-close = Zamknij
page-cancel = Anuluj
page-choose-number = Wybieraj klawiszami od 1 do 9
page-log = Przebieg
page-rules = Zasady
page-chat = Rozmowa
page-words = Słowami
page-table = Stół
page-board = Plansza
page-larger = Większe
page-smaller = Mniejsze
page-whole = Cały obraz
manual-balance = Czy ta gra daje równe szanse? Zmierzone w wielu grach
page-search-rules = Szukaj w zasadach
page-no-match = Nic nie znaleziono.
page-say = Powiedz coś
page-send = Wyślij
page-chat-empty = Nikt jeszcze nic nie powiedział.
page-chat-guests = Zagraj albo zaloguj się, aby rozmawiać.
page-log-empty = Nic się jeszcze nie wydarzyło.
page-seats = Miejsca
page-you = ty
page-bot = bot
page-free-seat = wolne
page-spectator = Oglądasz tę grę.
page-replace = Niech zagra bot
page-replace-why = Jeśli { $name } zniknie: gdy wszyscy pozostali się zgodzą, miejsce przejmie bot.
page-votes = Zgoda: { $number }
page-invite = Zaproś kogoś
page-invite-why = Kto otworzy ten odnośnik, może usiąść do stołu.
page-copy = Kopiuj odnośnik
page-copied = Skopiowano.
page-variant = Przy tym stole gra się z opcjami
page-variant-none = Przy tym stole gra się według zwykłych zasad.
page-stale = Na stole coś się już zmieniło; oto obecna pozycja.
page-keys = Klawisze
page-keys-text = 1–9 wybierają · Enter bierze jedyny wybór · Esc anuluje lub cofa · strzałki przechodzą między rzeczami · U cofa · H podpowiada · + − 0 powiększenie · ? ta pomoc

# Dawne pozycje

page-recap = Zdarzenia od twojej ostatniej tury: { $number }
page-step = Krok
page-play = Odtwarzaj
page-pause = Pauza
page-skip = Pomiń
page-back-to-now = Wróć do teraz
page-past = Oglądasz wcześniejszą pozycję.
page-moment = Chwila { $at } z { $length }
page-first = Na początek
page-previous = Krok wstecz
page-next = Krok naprzód
page-last = Na koniec
page-share = Kopiuj odnośnik do tej chwili
page-seen-by = Oczami
page-seen-by-all = wszystkich

# Koniec

page-over = Gra skończona
page-result = Wynik
page-winner = zwycięstwo
page-points = Punkty
page-rematch = Zagraj ponownie
page-to-rematch = Do następnej gry
page-journal = Zapisz grę

# Kilku graczy przy jednym ekranie

page-pass-to = Podaj urządzenie: { $name }
page-curtain = To, co mają inni, pozostaje zakryte, dopóki nie powiesz, kim jesteś.
page-i-am = { $name } to ja: pokaż

# Co rozstrzygnęło grę

page-analysis = Analiza
page-turning-points = Punkty zwrotne
page-no-turning-points = Nic nie zmieniło szans wyraźnie za jednym razem.
page-by-luck = { $points } z losu
page-luck = Szczęście
page-luck-about = Co los przyniósł ponad to, czego można było oczekiwać, w punktach szansy na zwycięstwo.
page-no-luck = Los o niczym nie decydował.
page-mistakes = Błędy
page-mistakes-about = Każda decyzja zostanie zbadana jeszcze raz, według tego, co gracz mógł wiedzieć. To chwilę potrwa.
page-find-mistakes = Znajdź błędy
page-no-mistakes = Nie znaleziono wyraźnego błędu.
page-mistake = { $name }: { $chosen }
page-better = Lepiej: { $best } ({ $chance } na zwycięstwo, { $points })
