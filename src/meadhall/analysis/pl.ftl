# Teksty podpowiedzi i analizy po polsku. Jak są wyszukiwane: meadhall/words.py.

seat = Gracz { $n }
reason-number = { $what } ({ $sign }{ $size })
reason-other = { $who }: { $what }
reasons-for = za: { $list }
reasons-against = przeciw: { $list }

verify-holds = Kości się zgadzają: { $draws ->
    [one] jedyne losowanie wynika z ziarna.
    [few] wszystkie { $draws } losowania wynikają z ziarna.
   *[many] wszystkie { $draws } losowań wynika z ziarna.
}
verify-shares = Kości się zgadzają: { $draws ->
    [one] jedyne losowanie wynika
    [few] wszystkie { $draws } losowania wynikają
   *[many] wszystkie { $draws } losowań wynika
} z klucza, którym dom był związany przed pierwszym wyborem i do którego { $shares ->
    [one] dołożył się jeden gracz.
    [few] dołożyło się { $shares } graczy.
   *[many] dołożyło się { $shares } graczy.
}
verify-secret = Kości nie można jeszcze sprawdzić: dom podaje swój klucz dopiero po końcu gry.
verify-commitment = Kości się nie zgadzają: to nie jest klucz, którym dom był związany.
verify-draws = Kości się nie zgadzają: { $odd ->
    [one] jedno z { $draws } losowań nie wynika
    [few] { $odd } z { $draws } losowań nie wynikają
   *[many] { $odd } z { $draws } losowań nie wynika
} z klucza, pierwsze w pozycji { $first } zapisu.
