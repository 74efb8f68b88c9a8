# Teksty wiersza poleceń po polsku. Jak się je wyszukuje: meadhall/words.py.


## Pomoc

panel-commands = Polecenia
panel-arguments = Argumenty
panel-options = Opcje

help-main = Meadhall: stół do gier planszowych z epoki wikingów. Bez polecenia otwiera się w przeglądarce.
help-main-version = Pokaż wersję oraz to, czy silnik jest skompilowany.
help-main-install_completion = Włącz w tej powłoce uzupełnianie poleceń meadhall.
help-main-show_completion = Pokaż skrypt uzupełniania dla tej powłoki.

help-any-help = Pokaż tę pomoc.
help-any-lang = Język: en albo pl. Domyślnie MEADHALL_LANG, a jeśli go nie ma, język systemu.
help-any-game = Gra z listy, którą pokazuje `meadhall games`.
help-any-players = Ilu graczy zagra; `meadhall games` mówi, dla ilu jest każda gra.
help-any-plain = Zwykły tekst bez kolorów i ramek, dla czytników ekranu i potoków.

help-serve = Otwórz salę dla przeglądarek, na tej maszynie albo dla innych, aż do Ctrl-C.
help-serve-host = Adres, pod którym słuchać; 0.0.0.0 dla każdego, kto może dotrzeć do tej maszyny.
help-serve-port = Port, na którym słuchać.
help-serve-database = Gdzie trzymać stoły i ludzi: plik albo postgresql://użytkownik:hasło@host/nazwa dla kilku węzłów. Domyślnie plik w katalogu domowym.
help-serve-processes = Ile procesów odpowiada ludziom; po jednym na każdy rdzeń, który można na to przeznaczyć.
help-serve-workers = W ilu procesach myślą boty.
help-serve-origin = Adres, pod którym serwer pośredniczący pokazuje salę, na przykład https://sala.example.org; można powtórzyć.
help-serve-home_address = Adres tego komputera w sieci domowej, do zaproszeń; bez niego sala znajdzie go sama.
help-serve-secure = Ciasteczka tylko przez HTTPS, dla sali za serwerem pośredniczącym.
help-serve-requests_per_minute = Ile żądań na minutę może przysłać jedna sesja.
help-serve-address_requests_per_minute = Ile żądań na minutę może przyjść z jednego adresu, od wszystkich, którzy go dzielą.
help-serve-words_per_minute = Ile razy na minutę jedna osoba może coś powiedzieć.
help-serve-tables_per_minute = Ile stołów na minutę może otworzyć jedna osoba.
help-serve-newcomers_per_minute = Ile osób na minutę może z jednego adresu podać imię po raz pierwszy.
help-serve-hints_per_minute = Ile razy na minutę jedna osoba może poprosić o podpowiedź lub analizę.
help-serve-previews_per_minute = Ile razy na minutę jedna osoba może podejrzeć, dokąd prowadzi wybór.
help-serve-logins_per_minute = Ile haseł na minutę można wypróbować z jednego adresu i dla jednego imienia.
help-serve-tables_per_person = Ile nieskończonych stołów może mieć jedna osoba.
help-serve-tables_per_address = Ile nieskończonych stołów może mieć jeden adres.
help-serve-bot_tables_per_person = Ile gier botów między sobą może naraz mieć jedna osoba.
help-serve-bot_tables_per_address = Ile gier botów między sobą może naraz mieć jeden adres.
help-serve-sockets_per_person = Ile stron jednej osoby może czekać na wieści.
help-serve-sockets_per_address = Ile stron z jednego adresu może czekać na wieści.
help-serve-connections_per_address = Ile połączeń może mieć jeden adres, nie licząc tych, które czekają na wieści.
help-serve-head_seconds = W ile sekund muszą nadejść pierwsze wiersze żądania.
help-serve-body_seconds = W ile sekund musi nadejść reszta żądania i zostać odebrana odpowiedź.
help-serve-thinking_per_person = Przez ile sekund na minutę boty myślą dla jednej osoby, zanim inni mają pierwszeństwo.
help-serve-thinking_per_address = Przez ile sekund na minutę boty myślą dla jednego adresu, zanim inni mają pierwszeństwo.
help-serve-open_days = Po ilu dniach zamyka się stół, który wciąż czeka na graczy.
help-serve-unwatched_minutes = Po ilu minutach zamyka się grę botów, na którą nikt nie patrzy.

help-doctor = Obejrzyj wszystko, co trzyma baza danych sali, i powiedz, co jest z nią nie tak.
help-doctor-database = Baza danych: plik albo postgresql://użytkownik:hasło@host/nazwa. Domyślnie plik w katalogu domowym.
help-doctor-repair = Napraw, co się da, a uszkodzone stoły odstaw na bok. Najpierw zrób kopię zapasową i zamknij salę.

help-site = Zapisz salę jako stronę statyczną: poda ją każdy serwer plików, w korzeniu swojego adresu, a działa w przeglądarce gościa.
help-site-out = Katalog, do którego ją zapisać: nowy, pusty albo ze stroną, która ma powstać od nowa.

help-play = Zagraj w terminalu: przeciwko botowi, ze znajomymi przy jednej klawiaturze albo tylko popatrz, jak grają boty. W trakcie gry h pokazuje, co można wpisać.
help-play-game = Gra; bez nazwy: saga.
help-play-seed = Ziarno losowości, liczba albo tekst, by powtórzyć grę; bez niego jest losowane.
help-play-seat = Twoje miejsce: 0 to pierwszy gracz i tak dalej, random (losowe), all (wszyscy przy tej klawiaturze) albo none (tylko patrzysz).
help-play-level = Jak dobrze grają boty: thrall (początkujący), karl (solidny) albo jarl (silny, zastanawia się przed wyborem); także random, greedy i mcts.
help-play-think = Ile milisekund na jeden wybór ma bot, który się zastanawia (jarl, mcts).
help-play-option = Opcja gry w postaci nazwa=wartość; można podać kilka. Wymienia je `meadhall games`.
help-play-journal = Zapisuj grę w tym pliku po każdym wyborze; jeśli plik już jest, gra z niego toczy się dalej.

help-learn = Ucz się gry, grając: ścieżka krótkich lekcji. Bez nazwy gry pokazuje wszystkie.
help-learn-game = Gra, jak na liście `meadhall games`.
help-learn-lesson = Lekcja, po numerze albo nazwie; bez tego następna.

help-puzzles = Szukaj zadań w grach botów: pozycji, w których jeden wybór jest wyraźnie najlepszy, co potwierdzają niezależne przeszukania.
help-puzzles-games = Ile gier przejrzeć.
help-puzzles-level = Jak dobrze boty grają te gry.
help-puzzles-output = Gdzie zapisać wszystko, co się znajdzie; jeśli plik już jest, szukanie zacznie się od niego.
help-puzzles-best = Zapisz tu najlepsze z nich, tak jak gra przechowuje zadania.
help-puzzles-keep = Ile jest najlepszych.
help-puzzles-iterations = Iteracje każdego z przeszukań, które muszą się zgadzać.
help-puzzles-margin = Ile szansy musi co najmniej tracić każdy inny wybór.
help-puzzles-minutes = Szukaj tak długo, bez względu na liczbę gier.
help-puzzles-seed = Ziarno pierwszej gry.
help-puzzles-processes = Ile procesów szuka; domyślnie tyle, ile rdzeni.

help-replay = Opowiedz dziennik: przebieg gry, a potem pozycję, do której prowadzi.
help-replay-file = Dziennik; - to standardowe wejście.
help-replay-seat = Opowiedz to, co może wiedzieć to miejsce, a nie widz.
help-replay-to = Zatrzymaj się po tylu wpisach dziennika.
help-replay-step = Czekaj na Enter przed każdym kolejnym wierszem.

help-analyse = Powiedz, co rozstrzygnęło grę: szanse na zwycięstwo, punkty zwrotne, szczęście i błędy z lepszymi możliwościami.
help-analyse-file = Dziennik; - to standardowe wejście.
help-analyse-milliseconds = Jak długo zastanawiać się nad każdą decyzją.
help-analyse-iterations = Ile iteracji przeszukiwać przy każdej decyzji zamiast podawania czasu; wynik jest wtedy zawsze ten sam.
help-analyse-json = Wypisz wszystko jako JSON.

help-rules = Przeczytaj zasady: całą instrukcję, jedną regułę, wyniki wyszukiwania albo pochodzenie elementów gry.
help-rules-rule = Oznaczenie reguły, np. SAG-4.2; przedrostek można pominąć.
help-rules-search = Pokaż reguły, w których występują wszystkie te słowa.
help-rules-sources = Wypisz wszystkie elementy gry i ich źródła.
help-rules-decisions = Wypisz wszystkie decyzje z ich możliwościami, jak znają je programy.
help-rules-balance = Przeczytaj, czy gra daje równe szanse, zmierzone w wielu grach.
help-rules-polish = Skrót od --lang pl.

help-draw = Zapisz obraz stołu jako SVG.
help-draw-output = Gdzie go zapisać; - to standardowe wyjście.
help-draw-seed = Ziarno rozgrywki; bez niego 0.
help-draw-moves = Po tylu wyborach: losowych albo początkowych z dziennika.
help-draw-seat = Tak, jak widzi stół to miejsce, a nie widz.
help-draw-journal = Pozycja z tego dziennika zamiast z losowej rozgrywki.

help-verify = Sprawdź kości zapisu: czy każde losowanie wynika z ziarna albo z zapieczętowanego klucza?
help-verify-file = Zapis gry.
help-games = Wypisz gry i ich opcje.

help-new-game = Napisz małą, kompletną grę w osobnym pakiecie, zgodną już ze wszystkimi prawami, by zrobić z niej inną.
help-new-game-name = Jak gra nazywa się w programach, małymi literami.
help-new-game-folder = Folder, do którego ma trafić; bez podania nazywa się tak jak gra.

help-arena = Niech boty zmierzą się ze sobą w wielu grach, każdy na każdym miejscu: odsetki wygranych z przedziałami 95 %, ranking, czasy decyzji. Bez nazw botów grają random, thrall i karl.
help-arena-bots = Boty: poziom, a dla tych, które się zastanawiają, także limit: karl, jarl:300ms, mcts:2s. Limit w iteracjach, jak mcts:500it, daje te same gry na każdym komputerze.
help-arena-gauntlet = Sprawdzany jest tylko pierwszy bot: przeciwko każdemu z pozostałych, który zajmuje resztę miejsc.
help-arena-games = Ile gier; bez liczby co najmniej 60, tak by każdy siedział wszędzie równie często.

help-balance = Czy gra daje równe szanse? Bot gra sam ze sobą i wymieniane jest to, co wygrywa częściej lub rzadziej, niż powinno: miejsca, strony, klany, przywódcy, karty, mapy.
help-balance-level = Bot, który zajmuje wszystkie miejsca.
help-balance-games = Ile gier; bez liczby 200.

help-tune = Dostrój wagi oceny gry, grając botem przeciwko sobie: bot z jedną zmienioną wagą gra z takim samym bez zmiany, a zmiana, która jest lepsza, zostaje. Nic nie jest zapisywane w programie; nowe wagi są pokazywane.
help-tune-level = Bot, który gra; jego wagi są początkiem. karl:1x1 patrzy o jeden wybór naprzód w jednym świecie i jest szybki; karl/hand=0.5 zaczyna z inną wagą.
help-tune-games = Ile gier może zająć zmiana; bez liczby 200. Im więcej, tym mniejsza różnica zostanie znaleziona; co jest jasne, rozstrzyga się wcześniej.
help-tune-players = Ilu graczy siedzi przy stole; bez liczby jak najmniej, ale dwóch.
help-tune-weight = Waga do dostrojenia; można podać kilka. Bez nazw: wszystkie.
help-tune-step = Mnożnik, którym waga jest zwiększana albo zmniejszana.
help-tune-passes = Ile razy każda waga ma swoją kolej.
help-tune-output = Plik, w którym zostaje to, co już wiadomo; bez nazwy nazwany od gry.
help-tune-resume = Kontynuuj plik, jeśli już jest.

help-standings = Pokaż, co wyszło z rozegranych gier; kilka plików to części jednej ligi i zostaną złożone.
help-standings-files = Pliki zapisane przez `meadhall arena` albo `meadhall balance`.
help-standings-output = Zapisz gry ze wszystkich plików w tym jednym, każdą raz, po kolei.

help-any-seed = Ziarno pierwszej gry; bez niego 0. To samo ziarno daje te same gry.
help-any-option = Opcja gry w postaci nazwa=wartość; można podać kilka. Wymienia je `meadhall games`.
help-any-preset = Nazwany zestaw opcji, na przykład house_rules; --option zmienia pojedyncze. Wymienia je `meadhall games`.
help-any-vary = Opcja losowana w każdej grze, spośród wszystkich jej wartości albo wymienionych; można podać kilka.
help-any-processes = Ile gier toczy się naraz; bez liczby tyle, ile rdzeni ma ten komputer.
help-any-cluster = Adres planisty Daska, na przykład tcp://host:8786, którego robotnicy rozegrają gry.
help-any-shard = Tylko część I z N gier, dla komputerów, które nic o sobie nie wiedzą; `meadhall standings` składa pliki.
help-any-output = Plik, w którym zostaną gry; bez nazwy nazwany od gry.
help-any-resume = Kontynuuj plik, jeśli już jest: gry w nim nie są rozgrywane ponownie, a --games mogło wzrosnąć.
help-any-html = Zapisz raport z wykresami.
help-any-parquet = Zapisz gry jako plik Parquet, po wierszu na miejsce.
help-any-markdown = Zapisz raport o równych szansach, dla jednego bota grającego ze sobą.

help-bench = Zmierz, jak szybko działają gry na tym komputerze.
help-bench-game = Gry; bez nazw: wszystkie.
help-bench-json = Wypisz liczby jako JSON.
help-bench-seconds = Ile sekund trwa każdy pomiar.


## Co może być nie tak: po jednym zdaniu

interrupted = Przerwano.
usage-command = Nie ma polecenia „{ $name }”; są: { $names }.
usage-command-near = Nie ma polecenia „{ $name }”; czy chodziło o „{ $near }”?
usage-option = Nie ma opcji { $option }; `{ $command } --help` wymienia dostępne.
usage-missing = Brakuje argumentu { $name }; `{ $command } --help` pokazuje, co jest potrzebne.
usage-value = Opcja { $option } wymaga wartości.
usage-other = Błędne argumenty ({ $message }); `{ $command } --help` pokazuje, co jest możliwe.

bad-language = Nie ma języka „{ $language }”; są: { $languages }.
bad-number = „{ $text }” to nie jest liczba całkowita od 0 wzwyż.
bad-seed = Ziarno musi być liczbą całkowitą albo tekstem o długości do 200 znaków, a nie ‘{ $text }’.
bad-league-seed = Ziarno ligi musi być liczbą całkowitą od 0 do { $most }, a nie ‘{ $text }’.
bad-budget = Na decyzję można przeznaczyć od 1 do { $most } milisekund albo najwyżej { $most } iteracji.
bad-port = Port to liczba od 1 do 65535, a nie { $port }.
bad-crew = Ludziom może odpowiadać od 1 do { $most } procesów, a nie { $number }.
bad-workers = Boty mogą myśleć w 1 do { $most } procesów, a nie w { $number }.
bad-limit = Ograniczenie to liczba większa od 0 i nie większa niż 1000000000, a nie „{ $text }”.
hall-taken = Na pliku { $file } działa już sala pod adresem { $address }; może go używać tylko jedna. Zamknij tamtą albo podaj inny plik: --database.
bad-game = Nie ma gry „{ $name }”; są: { $names }.
bad-game-near = Nie ma gry „{ $name }”; czy chodziło o „{ $near }”?
bad-seat = Nie ma miejsca { $seat }; miejsca mają numery od 0 do { $most }.
bad-players = Ta gra nie jest na tylu graczy: { $players }; może ich być: { $allowed }.
bad-seat-choice = Nie ma miejsca „{ $seat }”; musi to być liczba od 0 do { $most } albo random, all lub none.
bad-level = Nie ma bota „{ $level }”; są: { $levels }.
bad-option-form = Opcję gry zapisuje się jako nazwa=wartość, a nie „{ $text }”.
bad-option-name = Gra { $game } nie ma opcji „{ $name }”; zobacz: { $names }.
bad-option-bool = Opcja { $name } musi mieć wartość true albo false, a nie „{ $value }”.
bad-option-int = Opcja { $name } musi być liczbą całkowitą od { $least } do { $most }, a nie „{ $value }”.
bad-option-choice = Opcja { $name } musi mieć jedną z wartości: { $values }, a nie „{ $value }”.
bad-preset = { $game } nie ma zestawu ‘{ $name }’; są: { $names }.
preset-players = Zestaw { $name } jest dla { $players ->
    [one] jednego gracza
   *[other] { $players } graczy
}; pomiń --players.
bad-rule = Gra { $game } nie ma reguły „{ $rule }”; oznaczenie wygląda tak: { $example }.
bad-rule-near = Nie ma reguły „{ $rule }”; może chodzi o { $near }.
no-balance = Nikt jeszcze nie zmierzył, czy { $game } daje równe szanse; robi to `meadhall balance { $game }`.
rule-and-search = Podaj oznaczenie reguły albo --search, nie jedno i drugie; kilka słów ujmij w cudzysłów: --search "{ $words }".
journal-unreadable = Nie można odczytać dziennika { $file }: { part-why }.
journal-unwritable = Nie można zapisać dziennika { $file }: { part-why }.
journal-broken = Nie można rozegrać dziennika { $file }: { $why }.
journal-other-game = Dziennik { $file } zawiera grę { $game }; podaj tę grę albo inny plik.
journal-other-players = Dziennik { $file } zawiera grę, w której liczba graczy to { $players }; pomiń --players albo podaj inny plik.
journal-other-seed = Dziennik { $file } zawiera grę z ziarnem { $seed }; pomiń --seed albo podaj inny plik.
journal-other-option = Dziennik { $file } zawiera grę z opcją { $name }={ $value }; pomiń tę opcję albo podaj inny plik.
bad-games = Liga ma co najmniej jedną grę.
bad-shard = Część zapisuje się jako I/N, na przykład 2/8 to druga z ośmiu, a nie „{ $text }”.
bad-processes = Gry mogą toczyć się w 1 do { $most } procesów, a nie w { $number }.
bad-contestant = Nie ma bota „{ $name }”; są: { $levels }, a limit zapisuje się jako jarl:300ms, mcts:2s albo mcts:500it, a wagę karl/hand=0.5.
contestant-twice = Bot „{ $name }” jest wymieniony dwa razy; podany sam gra przeciwko sobie.
vary-needs-values = Wymień wartości opcji { $name }, z których losować: --vary { $name }=A,B.
processes-and-cluster = Podaj --processes albo --cluster, nie jedno i drugie.
markdown-for-one = Raport o równych szansach jest dla jednego bota grającego ze sobą, tak jak w `meadhall balance`.
no-weights = { $game } nie ma wag, które można by dostroić.
bad-weight = { $game } nie ma wagi „{ $name }”; ma: { $names }.
bad-step = Krok to mnożnik od { $least } do { $most }.
tune-alone = Do strojenia potrzeba botów, które się spotkają: co najmniej dwóch graczy.
tune-duplicate = Waga „{ $name }” jest wymieniona dwa razy.
arena-exists = Plik { $file } już jest; --resume go kontynuuje, a --output podaje inny plik.
arena-unreadable = Nie można odczytać pliku { $file }: { part-why }.
report-unwritable = Nie można zapisać pliku { $file }: { part-why }.
picture-unwritable = Nie można zapisać obrazu w pliku { $file }: { part-why }.

# Dlaczego pliku nie można odczytać lub zapisać: nazwa błędu w systemie albo jego własne słowa
part-why =
    { $why ->
        [ENOENT] nie ma takiego pliku lub folderu
        [EACCES] brak uprawnień
        [EPERM] brak uprawnień
        [EROFS] nic nie można tam zapisać
        [ENOSPC] brak miejsca
        [EISDIR] to jest folder
        [ENOTDIR] część ścieżki nie jest folderem
        [text] to nie jest tekst
       *[other] { $why }
    }


## Przy stole

seat = Gracz { $n }
seat-side = Gracz { $n } ({ $side })
seat-you = { $seat }: ty
seat-person = { $seat }
seat-bot = { $seat }: bot ({ $level })
seed = Ziarno: { $seed }
resumed =
    { $entries ->
        [one] Gra z pliku { $file } toczy się dalej po { $entries } wpisie.
       *[other] Gra z pliku { $file } toczy się dalej po { $entries } wpisach.
    }
first-hint = Odpowiadaj liczbą albo początkiem opcji; h pokazuje, co jeszcze można wpisać.

hint = Wpisz liczbę od 1 do { $most } albo początek opcji; h to pomoc.
no-such-number = Nie ma opcji { $answer }; wpisz liczbę od 1 do { $most }.
ambiguous = „{ $answer }” może znaczyć: { $list }.
not-understood = Żadna opcja nie zaczyna się od „{ $answer }”; wpisz liczbę od 1 do { $most } albo h, żeby zobaczyć pomoc.

pass-first = Zaczyna { $seat }; naciśnij Enter, gdy ekran widzi tylko ta osoba.
pass = Teraz { $seat }: oddaj miejsce przy klawiaturze i niech ta osoba naciśnie Enter.
pass-undo = Teraz { $seat }: oddaj miejsce przy klawiaturze i niech ta osoba naciśnie Enter; u cofa jeszcze twój ostatni wybór.

undone = Cofnięto.
undone-turn = Twoja tura zaczyna się od nowa.
undo-nothing = Nie masz czego cofać.
undo-chance = Nie możesz cofnąć ostatniego wyboru: los już na niego odpowiedział.
undo-revealed = Nie możesz cofnąć ostatniego wyboru: ujawniono coś, co było ukryte.
undo-others = Nie możesz cofnąć ostatniego wyboru: ktoś inny już po nim wybierał.

ask-file = Plik, w którym zapisać dziennik:
ask-keep = Zapisać grę? Podaj nazwę pliku albo naciśnij Enter, żeby wyjść bez zapisu:
saved = Dziennik jest w pliku { $file }.
not-saved = Gra nie została zapisana.
not-saved-hint = Gra nie została zapisana; zachowuje ją --journal PLIK.
end-of-input = Dane wejściowe skończyły się przed końcem gry.

advising = Zastanawiam się

help-title = Co można wpisać
help-lines =
    3             numer opcji, początek jej opisu albo jej nazwa
    a             rada: najlepsze możliwości z uzasadnieniem
    u             cofnij ostatni wybór
    t             zacznij turę od nowa: cofnij wszystko, co się da
    b             pokaż jeszcze raz planszę
    l             pokaż cały przebieg gry
    r [REGUŁA]    pokaż regułę tej decyzji albo inną
    ?RZECZ        co to jest: po nazwie rzeczy albo numerze opcji; także: look RZECZ
    signs         co znaczą znaki na stole
    g pl | g en   zmień język
    s PLIK        zapisz dziennik
    q             wyjdź
    h lub ?       ta pomoc

no-thing = Nic tu nie odpowiada na „{ $word }”. Odpowiadają na przykład: { $list }.
rules-of-thing = Zasady: { $list }
signs-title = Znaki i ich znaczenie
signs-none = Ten stół nie ma własnych znaków.
choose-again = Jeśli mimo to chcesz to zrobić, wybierz to jeszcze raz.

result-won = Wygrywasz!
result-lost = Przegrywasz
result-over = Koniec gry
result-winner =
    { $count ->
        [0] Nikt nie wygrał.
       *[other] Zwycięstwo: { $winners }
    }
result-length =
    { $choices ->
        [one] Dokonano { $choices } wyboru
       *[other] Dokonano { $choices } wyborów
    }; dziennik ma { $entries ->
        [one] { $entries } wpis.
        [few] { $entries } wpisy.
       *[other] { $entries } wpisów.
    }


## Inne polecenia

serving = Sala jest otwarta pod adresem { $address } – zamyka ją Ctrl-C.
served = Sala jest zamknięta.
already-open = Sala jest już otwarta: { $address }. Tam otworzy się przeglądarka.

replay-step = Enter pokazuje, co było dalej; cokolwiek innego i Enter pokazuje całą resztę.
replay-unfinished =
    { $entries ->
        [one] Po { $entries } wpisie: { $prompt }.
       *[other] Po { $entries } wpisach: { $prompt }.
    }

rules-balance = Czy gra daje równe szanse, zmierzone w wielu grach: meadhall rules { $game } --balance

percent = { $number }%
analyse-progress = Szukanie błędów
analyse-goes-on = Gra jeszcze trwa.
analyse-length =
    { $entries ->
        [one] { $entries } wpis w dzienniku
        [few] { $entries } wpisy w dzienniku
       *[many] { $entries } wpisów w dzienniku
    }
analyse-chances = Szanse na zwycięstwo
analyse-after =
    { $n ->
        [one] Po { $n } wpisie: { $chances }
       *[other] Po { $n } wpisach: { $chances }
    }
analyse-turning-points = Punkty zwrotne
analyse-no-turning-points = Nic nie zmieniło szans wyraźnie za jednym razem.
analyse-number = Nr
analyse-entry = Wpis
analyse-who = Kto
analyse-what = Co się stało
analyse-change = Punkty szansy
analyse-of-luck = Z losu
analyse-by-chance = Los
analyse-luck = Szczęście
analyse-no-luck = Los o niczym nie decydował.
analyse-luck-about =
    { $count ->
        [one] Co los przyniósł ponad to, czego można było oczekiwać, w punktach szansy na zwycięstwo, w { $count } odpowiedzi losu:
       *[other] Co los przyniósł ponad to, czego można było oczekiwać, w punktach szansy na zwycięstwo, w { $count } odpowiedziach losu:
    }
analyse-throws = { $label } ({ $count })
analyse-outcome = wynik
analyse-seen = wypadło
analyse-expected = oczekiwane
analyse-mistakes = Błędy
analyse-no-mistakes = Nie znaleziono wyraźnego błędu.
analyse-chosen = Wybrano
analyse-best = Lepiej
analyse-lost = Strata
advice-because = { $option }: { $reason }
advice-best-is = { $option }: najlepsze, choć widać to dopiero później.
advice-all-equal = Te są równie dobre: wybierz, co wolisz.
advice-equal = równie dobre
analyse-chance = Szansa na zwycięstwo
analyse-option = Możliwość
analyse-why = Dlaczego
analyse-more =
    { $count ->
        [one] I jeszcze { $count } mniejszy; --json pokazuje wszystkie.
        [few] I jeszcze { $count } mniejsze; --json pokazuje wszystkie.
       *[many] I jeszcze { $count } mniejszych; --json pokazuje wszystkie.
    }

search-nothing = Żadna reguła nie zawiera słów „{ $words }”.
search-found =
    { $count ->
        [one] { $count } reguła zawiera słowa „{ $words }”:
        [few] { $count } reguły zawierają słowa „{ $words }”:
       *[other] { $count } reguł zawiera słowa „{ $words }”:
    }

decisions-key = Decyzja
decisions-rule = Reguła
decisions-question = Pytanie
decisions-options = Możliwości, po jednej z rodzaju (z ilu)
sources-table = Tabela
sources-id = Oznaczenie
sources-part = Część
sources-source = Źródło
source-rulebook = instrukcja
source-public = wiedza ogólna
source-reconstructed = rekonstrukcja
sources-count = { $source }: { $count }
sources-total =
    Razem { $count ->
        [one] { $count } element.
        [few] { $count } elementy.
       *[other] { $count } elementów.
    }

report-written = Zapisano: { $file }
arena-kept = Gry są w pliku { $file }.
arena-interrupted = Rozegrane gry ({ $done } z { $all }) są w pliku { $file }; to samo polecenie z --resume gra dalej.
tune-trial = { $weight }: { $before } → { $after }, { $rate }, gier: { $games }: { $verdict }
tune-check = Wszystkie zmiany przeciwko wagom początkowym: { $rate }, gier: { $games }
tune-same = Żadna zmiana nie okazała się lepsza; wagi zostają, jakie są.
tune-list = Do _SENSE w pliku { $file }:
tune-failed =
    { $count ->
        [one] { $count } runda się nie liczy: jedna z jej gier się nie udała.
        [few] { $count } rundy się nie liczą: w każdej jakaś gra się nie udała.
       *[other] { $count } rund się nie liczy: w każdej jakaś gra się nie udała.
    }
tune-kept = To, co wiadomo, jest w pliku { $file }.
tune-interrupted = Wypróbowane zmiany ({ $count }) są w pliku { $file }; to samo polecenie z --resume stroi dalej.
drawn = Obraz jest w pliku { $file }.

game-facts = Liczba graczy: { $players }, około { $minutes ->
        [one] { $minutes } minuty.
       *[other] { $minutes } minut.
    }
games-preset = Zestaw
games-option = Opcja
games-values = Wartości, najpierw domyślna
games-drawn = losowane
games-seats = niektóre z: { $values }, po przecinku
games-any-text = tekst
games-text = Znaczenie


## Strona statyczna

site-not-ours = W { $folder } jest coś, co nie jest stroną Meadhall; podaj inny katalog.
site-built = Strona jest w { $folder }: { $files } plików, { $size } MB, z czego wysyła się { $packed }. Podawaj ją w korzeniu adresu.
site-slow = Otwiera się wolniej, niż mogłaby: gdyby był tu Node, program byłby skompilowany z góry.


## Lekarz

doctor-no-file = Nie ma bazy danych { $file }.
doctor-open = Sala jest otwarta pod adresem { $address }; zamknij ją, zanim jej baza zostanie naprawiona. Bez --repair lekarz tylko patrzy.
doctor-tables = Stoły
doctor-progress = Obejrzane stoły: { $done } z { $all }.
doctor-mark = ✗
doctor-mark-mended = ✓
doctor-sound = Wszystko jest w porządku.
doctor-mended =
    { $mended ->
        [one] Znaleziono jedną usterkę; jest naprawiona albo odstawiona na bok.
        [few] Znaleziono { $mended } usterki; są naprawione albo odstawione na bok.
       *[other] Znaleziono { $mended } usterek; są naprawione albo odstawione na bok.
    }
doctor-wrong =
    { $left ->
        [one] Znaleziono jedną usterkę
        [few] Znaleziono { $left } usterki
       *[other] Znaleziono { $left } usterek
    }{ $mended ->
        [0] { "" }
       *[other] { " " }(naprawione ponadto: { $mended })
    }.{ $repairs ->
        [True] { " " }Tych nie da się tu naprawić; przywróć kopię zapasową albo je zostaw.
       *[other] { " " }Zrób kopię zapasową; potem --repair naprawi, co się da, a resztę odstawi na bok.
    }
doctor-no-hall = To nie jest baza danych sali: nie mówi, której jest wersji.
doctor-newer = Baza danych jest w wersji { $found }; ten program zna wersje do { $known }. Zainstaluj nowszy program.
doctor-older = Baza danych jest w wersji { $found } albo przerwano jej aktualizację; wersja tego programu to { $known }. Zaktualizuje ją następne uruchomienie.
doctor-integrity = Sam plik jest uszkodzony: { $what }.
doctor-orphans = Wiersze w „{ $where }”, które należą do czegoś, czego nie ma ({ $column }): { $rows }.
doctor-names = Osoby bez imienia, które dałoby się pokazać: { $rows }; lekarz nazywa je { $name }.
doctor-sessions = Uszkodzone sesje: { $rows }; kto je miał, musi przedstawić się na nowo.
doctor-votes = Głosy osób, które nie siedzą przy stole: { $rows }.
doctor-words = Wypowiedzi, których nie da się odczytać: { $rows }.
doctor-future = Stoły i sesje z czasem, który jeszcze nie nadszedł: { $rows }; zegar został cofnięty.
doctor-state = Stół { $table } ({ $game }) jest na liście jako coś, czym nie jest: { $names }.
doctor-whole-again = Stół { $table } ({ $game }) był odstawiony, ale jest w porządku.
doctor-rematch = Stół { $table } ({ $game }) wskazuje następną grę, której nie ma.
doctor-level = Stół { $table } ({ $game }): bot na miejscu { $seat } ma nieznany poziom; może grać za niego { $level }.
doctor-outdated = Przy stole { $table } ({ $game }) grano według starszych zasad i nie da się go już pokazać.
doctor-cannot-begin = Gra przy stole { $table } ({ $game }) nigdy się nie zacznie: jej opcje do siebie nie pasują.
doctor-damage-pages = Stół { $table } ({ $game }) leży tam, gdzie plik jest uszkodzony.
doctor-damage-id = Stół { $table } ({ $game }) nazywa się tak, jak żaden stół nazywać się nie może.
doctor-damage-no-game = Stół { $table } jest od gry, której nie ma: { $game }.
doctor-damage-options = Stół { $table } ({ $game }) ma opcje, których gra nie zna: { $why }
doctor-damage-value = Stół { $table } ({ $game }) ma wartość, która nie może być prawdziwa: { $name } ({ $where }).
doctor-damage-text = Stół { $table } ({ $game }) zawiera tekst, który nim nie jest.
doctor-damage-seats = Stół { $table } ({ $game }) nie ma tych miejsc, które powinien mieć.
doctor-damage-sitter = Stół { $table } ({ $game }): nie wiadomo, kto siedzi na miejscu { $seat }.
doctor-damage-gap = Przy stole { $table } ({ $game }) brakuje zapisu { $n }.
doctor-damage-record = Stół { $table } ({ $game }): zapis { $n } nie pasuje do poprzedniego.
doctor-damage-replay = Stołu { $table } ({ $game }) nie da się odtworzyć: { $why }
doctor-damage-nonsense = Stół { $table } ({ $game }) zawiera bzdury ({ $why }).

learn-done = ✓ { $number }. { $title } ({ $minutes } min)
learn-open =   { $number }. { $title } ({ $minutes } min)
learn-title = Lekcja { $number } z { $count }: { $title }
learn-goal = Cel: { $goal }
learn-help = w pokazuje, co wybrać, q kończy, h wymienia wszystko, co można wpisać.
learn-coach = Trener
learn-shown = Pokazano: { $option }
learn-nothing-to-show = Tu wybór należy do ciebie.
learn-next = Enter zaczyna następną lekcję („{ $title }”), cokolwiek innego kończy:
learn-next-puzzle = Enter zaczyna następne („{ $title }”), cokolwiek innego kończy:
learn-puzzle-title = { $title } z { $count }
learn-puzzle-done = ✓ { $number }. { $goal } (ranking { $rating })
learn-puzzle-open =   { $number }. { $goal } (ranking { $rating })
no-puzzles = Gra { $game } nie ma jeszcze zadań.
bad-puzzle = Nie ma „{ $name }”; gra { $game } ma zadania od puzzle-1 do puzzle-{ $most }.
learn-left = Postępy zostały zapamiętane; `meadhall learn` zacznie w tym miejscu.
bad-lesson = Nie ma lekcji „{ $name }”; są od 1 do { $most }: { $names }.
lessons-unwritable = Postępów nie można zapisać w pliku { $file }: { part-why }.

puzzles-digging = przejrzane gry: { $looked }, znalezione zadania: { $found }
puzzles-found = Przejrzane gry: { $looked }; zadania w pliku { $file }: { $found }.
puzzles-kept = Najlepsze w pliku { $file }: { $kept }.

new-game-name = Gra nie może się nazywać „{ $name }”: użyj małych liter, cyfr i _, ale żadnego słowa samego Pythona.
new-game-known = Gra „{ $name }” już jest.
new-game-folder = Folder { $folder } już jest i nie jest pusty.
new-game-written = Gra { $name } jest w folderze { $folder }. Aby zagrać: pip install -e { $folder } i meadhall. Aby sprawdzić prawa: pytest --meadhall-laws { $name } w tym folderze.
